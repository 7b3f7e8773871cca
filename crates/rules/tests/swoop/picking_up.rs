//! Picking the pile up (rule 7).

use super::*;

#[test]
fn rule_07_who_cannot_play_puts_down_one_to_three_of_a_rank_and_picks_up() {
    let mut swoop = game("9h0 3h0", ["8h0 8s0 8d0 8c0 Kh0", "8h1 Ks0", "Ah0 2h0"]);
    let moves = legal(&swoop);
    assert!(moves.iter().all(|m| matches!(m, Move::PutDown(_))));
    // Eights: one to three, with the face-up one or without; kings: three ways. The face-up
    // cards alone: two.
    assert_eq!(moves.len(), 2 + 3 + 2 + 2);
    let four = put_down("8h0 8s0 8d0 8c0", &[]);
    let too_many = Reason::TooManyPutDown { count: 4, most: 3 };
    assert_eq!(refused(&swoop, four), too_many);
    assert_eq!(refused(&swoop, put_down("8h0 8s0 8d0", &[0])), too_many);
    let mixed = Reason::MixedRanks {
        rank: rank("8"),
        other: rank("K"),
    };
    assert_eq!(refused(&swoop, put_down("8h0 Kh0", &[])), mixed);
    assert_eq!(refused(&swoop, put_down("", &[])), Reason::NothingChosen);
    let events = apply(&mut swoop, put_down("8s0 8c0", &[0]));
    let laid = |name: &str, from: Origin| Laid {
        card: card(name),
        from,
    };
    let column = column(0);
    let told = Event::PutDown {
        seat: ME,
        rank: rank("8"),
        cards: vec![
            laid("8s0", Origin::Hand),
            laid("8c0", Origin::Hand),
            laid("8h1", Origin::FaceUp { column }),
        ],
    };
    assert!(events.contains(&told));
    assert!(events.contains(&Event::Uncovered { seat: ME, column }));
    assert_eq!(
        hand(&swoop, ME),
        cards("8h0 8s0 8d0 8c0 Kh0 8h1 9h0 3h0"),
        "the whole pile, with what was put down"
    );
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(pile(&swoop), "");
    assert_eq!(legal(&swoop), [play("Qc1", &[])], "the next leads anything");
}

#[test]
fn rule_07_putting_down_makes_no_swoop() {
    let mut swoop = game("3h0", ["8h0 8s0 8d0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, put_down("8h0 8s0 8d0", &[]))));
    assert_eq!(hand(&swoop, ME), cards("8h0 8s0 8d0 3h0"));
}

#[test]
fn rule_07_who_can_play_from_hand_or_face_up_may_not_pick_up() {
    let swoop = game("7h0", ["6h0 2h0 9h0", "", ""]);
    let expected = Reason::CanPlay { rank: rank("6") };
    assert_eq!(refused(&swoop, put_down("9h0", &[])), expected);
    let swoop = game("7h0", ["9h0", "5h0", ""]);
    let expected = Reason::CanPlay { rank: rank("5") };
    assert_eq!(refused(&swoop, put_down("9h0", &[])), expected);
    let swoop = game("", ["9h0", "", ""]);
    assert_eq!(refused(&swoop, put_down("9h0", &[])), Reason::PileEmpty);
}

#[test]
fn rule_07_a_blind_flip_or_a_ten_may_be_tried_instead() {
    let swoop = game("3h0", ["9h0 10h0", "", "4h0"]);
    let moves = legal(&swoop);
    assert!(moves.contains(&blind(0)) && moves.contains(&play("10h0", &[])));
    assert!(moves.contains(&put_down("9h0", &[])));
}

#[test]
fn rule_07_a_ten_cannot_be_put_down() {
    let swoop = game("3h0", ["9h0 10h0", "", ""]);
    assert_eq!(
        refused(&swoop, put_down("10h0", &[])),
        Reason::TenCannotBePutDown
    );
    assert_eq!(
        refused(&swoop, put_down("9h0 10h0", &[])),
        Reason::TenCannotBePutDown
    );
}

#[test]
fn rule_07_with_only_tens_play_one_or_flip() {
    let swoop = game("3h0", ["10h0 10s0", "10d0 -", "4h0 5h0"]);
    assert_eq!(legal(&swoop), [play("", &[0]), play("10s0", &[]), blind(1)]);
    let swoop = game("3h0", ["10h0", "", ""]);
    assert_eq!(legal(&swoop), [play("10h0", &[])]);
}

#[test]
fn rule_07_with_neither_hand_nor_face_up_cards_flip() {
    for pile in ["3h0", ""] {
        let swoop = game(pile, ["", "", "- 4h0 5h0"]);
        assert_eq!(legal(&swoop), [blind(1), blind(2)]);
    }
}

#[test]
fn rule_07_option_a_player_who_could_play_may_pick_up_too() {
    let free = [("pick-up", "free")];
    let mut swoop = game_with("7h0", ["6h0 9h0 10h0", "", ""], &free);
    assert_eq!(
        legal(&swoop),
        [
            play("6h0", &[]),
            play("10h0", &[]),
            put_down("6h0", &[]),
            put_down("9h0", &[])
        ]
    );
    apply(&mut swoop, put_down("6h0", &[]));
    assert_eq!(hand(&swoop, ME), cards("6h0 9h0 10h0 7h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    // From a non-empty pile only.
    let swoop = game_with("", ["6h0 9h0 10h0", "", ""], &free);
    assert_eq!(refused(&swoop, put_down("6h0", &[])), Reason::PileEmpty);
    assert_eq!(legal(&swoop).len(), 3);
    // It is off unless asked for.
    assert_eq!(
        config::<Swoop>(4, &[]),
        config::<Swoop>(4, &[("pick-up", "forced")])
    );
}
