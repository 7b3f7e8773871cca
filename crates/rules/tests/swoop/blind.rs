//! Cards nobody has seen (rule 4).

use super::*;

#[test]
fn rule_04_blind_is_instead_of_a_play_and_needs_an_uncovered_card() {
    let swoop = game("7h0", ["6h0 9h0", "- 5s0", "2h0 2s0 - 2d0"]);
    assert_eq!(
        legal(&swoop),
        [play("", &[1]), play("6h0", &[]), blind(0), blind(3)]
    );
    let covered = Reason::Covered {
        column: column(1),
        by: card("5s0"),
    };
    assert_eq!(refused(&swoop, blind(1)), covered);
    let column = column(2);
    assert_eq!(
        refused(&swoop, blind(2)),
        Reason::NothingFaceDown { column }
    );
}

#[test]
fn rule_04_a_face_up_card_played_uncovers_its_column_afterwards() {
    let mut swoop = game("7h0", ["9h0", "6s0 9d0", "6h0 9s0"]);
    let events = apply(&mut swoop, play("", &[0]));
    let column = column(0);
    assert!(events.contains(&Event::Uncovered { seat: ME, column }));
    assert_eq!(swoop.status(), Status::ToMove(NEXT), "the turn is over");
    assert_eq!(pile(&swoop), "7h0 6s0");
}

#[test]
fn rule_04_blind_that_may_be_played_is_played() {
    let mut swoop = game("7h0", ["9h0", "", "7s0"]);
    let events = apply(&mut swoop, blind(0));
    let flipped = Event::Flipped {
        seat: ME,
        column: column(0),
        card: card("7s0"),
        plays: true,
    };
    assert!(events.contains(&flipped));
    assert_eq!(pile(&swoop), "7h0 7s0");
    assert_eq!(
        swoop.status(),
        Status::ToMove(NEXT),
        "nothing to add: not asked"
    );
    assert_eq!(refused(&swoop, add("", &[])), Reason::NothingToAddTo);
}

#[test]
fn rule_04_blind_may_be_led() {
    let mut swoop = game("", ["9h0", "", "Ks0"]);
    apply(&mut swoop, blind(0));
    assert_eq!(pile(&swoop), "Ks0");
}

#[test]
fn rule_04_cards_may_be_added_to_a_blind_card_from_hand_and_face_up() {
    let mut swoop = game("7h0", ["6h0 6d0 2h0", "- 6c0 2s0", "6s0 3h0 3s0"]);
    let events = apply(&mut swoop, blind(0));
    let may_add = Event::MayAdd {
        seat: ME,
        rank: rank("6"),
    };
    assert!(events.contains(&may_add));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(swoop.view(Viewer::Public).adding, Some(rank("6")));
    assert_eq!(
        legal(&swoop),
        [
            add("", &[]),
            add("", &[1]),
            add("6h0", &[]),
            add("6h0", &[1]),
            add("6h0 6d0", &[]),
            add("6h0 6d0", &[1]),
        ]
    );
    let other = Reason::AddSameRank {
        rank: rank("6"),
        other: rank("2"),
    };
    assert_eq!(refused(&swoop, add("2h0", &[])), other);
    assert_eq!(refused(&swoop, add("", &[2])), other);
    for m in [play("6h0", &[]), blind(1), put_down("6h0", &[])] {
        let rank = rank("6");
        assert_eq!(refused(&swoop, m), Reason::ChooseAddition { rank });
    }
    apply(&mut swoop, add("6d0", &[1]));
    assert_eq!(pile(&swoop), "7h0 6s0 6d0 6c0");
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_04_nothing_need_be_added() {
    let mut swoop = game("7h0", ["6h0 2h0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    let events = apply(&mut swoop, add("", &[]));
    let added = Event::Added {
        seat: ME,
        rank: rank("6"),
        cards: vec![],
    };
    assert!(events.contains(&added));
    assert_eq!(hand(&swoop, ME), cards("6h0 2h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_04_swoop_is_looked_at_after_the_addition() {
    // Three sixes lie there: the blind one makes four, but there is one more to add.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["6h1 2h0", "", "6s0"]);
    assert!(!swooped(&apply(&mut swoop, blind(0))));
    assert_eq!(swoop.view(Viewer::Public).run, 4);
    let events = apply(&mut swoop, add("6h1", &[]));
    let swoop_of_five = Event::Swoop {
        seat: ME,
        rank: rank("6"),
        count: 5,
    };
    assert!(events.contains(&swoop_of_five));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    // Declining it, the four are a Swoop all the same.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["6h1 2h0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    assert!(swooped(&apply(&mut swoop, add("", &[]))));
    // And with nothing to add it is looked at right away.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["2h0", "", "6s0"]);
    assert!(swooped(&apply(&mut swoop, blind(0))));
    assert_eq!(swoop.status(), Status::ToMove(ME));
}

#[test]
fn rule_04_a_blind_ten_acts_as_a_ten() {
    let mut swoop = game("3h0", ["9h0 10h0", "", "10s0"]);
    let events = apply(&mut swoop, blind(0));
    let ten = Event::Ten {
        seat: ME,
        card: card("10s0"),
    };
    assert!(events.contains(&ten));
    assert_eq!(pile(&swoop), "");
    assert_eq!(
        swoop.status(),
        Status::ToMove(ME),
        "plays again, nothing added"
    );
    assert_eq!(swoop.view(Viewer::Public).adding, None);
    assert_eq!(swoop.view(Viewer::Public).thrown_away, cards("3h0 10s0"));
}

#[test]
fn rule_04_a_blind_card_too_high_brings_the_pile_and_the_next_player_leads() {
    let mut swoop = game("9h0 3h0", ["2h0", "", "8s0"]);
    let events = apply(&mut swoop, blind(0));
    let picked_up = Event::PickedUp {
        seat: ME,
        cards: vec![card("9h0"), card("3h0"), card("8s0")],
    };
    assert!(events.contains(&picked_up));
    assert_eq!(hand(&swoop, ME), cards("2h0 9h0 3h0 8s0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(legal(&swoop), [play("Qc1", &[])], "anything may be led");
}

#[test]
fn rule_04_nobody_knows_a_face_down_card() {
    let one = game("7h0", ["9h0", "", "7s0 8s0"]);
    let other = game("7h0", ["9h0", "", "8s0 7s0"]);
    for viewer in [
        Viewer::Seat(ME),
        Viewer::Seat(NEXT),
        Viewer::Public,
        Viewer::Everyone,
    ] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    let mut rng = GameRng::from_seed(1);
    let drawn: std::collections::BTreeSet<String> = (0..20)
        .map(|_| format!("{:?}", one.determinize(ME, &mut rng).heaps().nth(2)))
        .collect();
    assert!(drawn.len() > 10, "its owner does not know it either");
}

#[test]
fn vector_top_3_blind_king_brings_the_whole_pile_and_the_king() {
    let mut swoop = game("5h0 4h0 3h0", ["", "", "Kh0 Ah0"]);
    apply(&mut swoop, blind(0));
    assert_eq!(hand(&swoop, ME), cards("5h0 4h0 3h0 Kh0"));
}
