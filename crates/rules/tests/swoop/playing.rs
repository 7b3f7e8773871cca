//! What may be played (rule 3).

use super::*;

#[test]
fn rule_03_equal_or_lower_than_the_top() {
    let swoop = game("7h0", ["6h0 7s0 8h0 Jh0", "", ""]);
    assert_eq!(legal(&swoop), [play("6h0", &[]), play("7s0", &[])]);
    for (high, name) in [("8h0", "8"), ("Jh0", "J")] {
        let expected = Reason::TooHigh {
            rank: rank(name),
            top: rank("7"),
        };
        assert_eq!(refused(&swoop, play(high, &[])), expected);
    }
}

#[test]
fn rule_03_one_or_more_cards_of_the_same_rank() {
    let mut swoop = game("7h0", ["6h0 6s0 6c1 5h0", "", ""]);
    let expected = Reason::MixedRanks {
        rank: rank("5"),
        other: rank("6"),
    };
    assert_eq!(refused(&swoop, play("5h0 6h0", &[])), expected);
    assert_eq!(refused(&swoop, play("", &[])), Reason::NothingChosen);
    apply(&mut swoop, play("6h0 6s0 6c1", &[]));
    assert_eq!(hand(&swoop, ME), cards("5h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(swoop.view(Viewer::Public).run, 3);
}

#[test]
fn rule_03_from_hand_face_up_or_both() {
    let swoop = game("7h0", ["6h0 9h0", "6s0 6d0 - 9s0", ""]);
    assert_eq!(
        legal(&swoop),
        [
            play("", &[0]),
            play("", &[1]),
            play("", &[0, 1]),
            play("6h0", &[]),
            play("6h0", &[0]),
            play("6h0", &[1]),
            play("6h0", &[0, 1]),
        ]
    );
    let column = column(2);
    assert_eq!(
        refused(&swoop, play("", &[2])),
        Reason::NothingFaceUp { column }
    );
    let card = card("6c0");
    assert_eq!(
        refused(&swoop, play("6c0", &[])),
        Reason::NotInYourHand { card }
    );
}

#[test]
fn rule_03_any_rank_on_an_empty_pile() {
    let swoop = game("", ["Ah0 9h0 Kh0 10h0", "Jh0", ""]);
    assert_eq!(
        legal(&swoop),
        [
            play("", &[0]),
            play("Ah0", &[]),
            play("9h0", &[]),
            play("10h0", &[]),
            play("Kh0", &[])
        ]
    );
}

#[test]
fn rule_03_which_of_several_like_cards_does_not_matter_but_the_one_named_is_played() {
    let mut swoop = game("7h0", ["6h0 6d1 6c0 9h0", "", ""]);
    assert_eq!(legal(&swoop).len(), 3);
    let exact = play("6c0", &[]);
    assert_eq!(swoop.standard_form(&exact), play("6h0", &[]));
    assert_eq!(swoop.why_illegal(&exact), None);
    apply(&mut swoop, exact);
    assert_eq!(pile(&swoop), "7h0 6c0");
    assert_eq!(hand(&swoop, ME), cards("6h0 6d1 9h0"));
}

#[test]
fn vector_top_7_a_6_from_hand_with_a_6_face_up() {
    let mut swoop = game("7h0", ["6h0 2h0", "6s0", "3h0"]);
    apply(&mut swoop, play("6h0", &[0]));
    assert_eq!(pile(&swoop), "7h0 6h0 6s0");
}

#[test]
fn vector_top_ace_only_ace_or_ten() {
    let swoop = game("Ah0", ["As0 2h0 9h0 10h0 Kh0", "Ad0", ""]);
    let mut playable: Vec<Move> = legal(&swoop);
    playable.retain(|m| !matches!(m, Move::PutDown(_)));
    assert_eq!(
        playable,
        [
            play("", &[0]),
            play("As0", &[]),
            play("As0", &[0]),
            play("10h0", &[])
        ]
    );
}
