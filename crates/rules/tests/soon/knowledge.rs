//! Who sees what, and what everybody knows all the same.

use super::*;

#[test]
fn view_shows_own_hand_and_counts() {
    let soon = two(["E 6n 3d", "1d 3n 5d"], ["1d", ""], "8d");
    let hands = |viewer| {
        let view = soon.view(viewer);
        [view.seats[0].hand, view.seats[1].hand]
    };
    let (own, other) = (Some(hand("3d 6n E")), Some(hand("1d 3n 5d")));
    assert_eq!(hands(Viewer::Seat(S0)), [own, None]);
    assert_eq!(hands(Viewer::Seat(S1)), [None, other]);
    assert_eq!(hands(Viewer::Public), [None, None]);
    assert_eq!(hands(Viewer::Everyone), [own, other]);
    assert_eq!(soon.view(Viewer::Public).seats[1].cards, 3);
}

#[test]
fn events_hide_what_was_drawn() {
    let soon = two(["E 6n 3d", "1d 3n 5d"], ["1d", ""], "8d");
    let drew = play(&mut soon.clone(), &[Move::Draw])[0];
    let card_in = |event| match event {
        Event::Drew { card, .. } => card,
        _ => panic!("{event:?}"),
    };
    assert_eq!(card_in(drew.seen_by(Viewer::Seat(S0))), Some(card("8d")));
    assert_eq!(card_in(drew.seen_by(Viewer::Everyone)), Some(card("8d")));
    assert_eq!(card_in(drew.seen_by(Viewer::Seat(S1))), None);
    assert_eq!(card_in(drew.seen_by(Viewer::Public)), None);
    let dealt = Event::Dealt {
        seat: S1,
        card: Some(card("E")),
    };
    let hidden = Event::Dealt {
        seat: S1,
        card: None,
    };
    assert_eq!(dealt.seen_by(Viewer::Seat(S0)), hidden);
}

#[test]
fn knowledge_a_card_taken_from_the_discard_is_remembered() {
    let mut soon = two(["1d 6n 3d", "1d 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::TakeDiscard, discard("6n")]);
    let known = |soon: &Soon| soon.view(Viewer::Public).seats[0].known;
    assert_eq!(known(&soon), hand("1d"));
    let mut rng = GameRng::from_seed(3);
    for _ in 0..50 {
        let other = soon.determinize(S1, &mut rng);
        assert!(other.hand(S0).contains(card("1d")));
    }
    play(
        &mut soon,
        &[Move::Draw, discard("3n"), Move::Draw, lay("1d")],
    );
    assert_eq!(known(&soon), Cards::NONE, "the one everybody knew of");
    assert!(soon.hand(S0).contains(card("1d")), "and one is left");
}

#[test]
fn knowledge_a_refusal_holds_until_cards_are_drawn() {
    let mut soon = two(["E 6n 3d", "2d 3n 5d"], ["", ""], "8d 8n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    let absent = |soon: &Soon| {
        let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
        seen["seats"][1]["absent"].to_string()
    };
    assert_eq!(absent(&soon), r#"[{"most":0,"of":["1d","1n"]}]"#);
    let mut rng = GameRng::from_seed(3);
    let ones = Kinds::of_rank(1);
    for _ in 0..100 {
        let other = soon.determinize(S0, &mut rng);
        assert!(other.hand(S1).among(ones).is_empty());
    }
    play(&mut soon, &[Move::Draw]);
    assert_eq!(absent(&soon), r#"[{"most":1,"of":["1d","1n"]}]"#);
    play(&mut soon, &[discard("8n")]);
    let counts: Vec<u8> = (0..200)
        .map(|_| soon.determinize(S0, &mut rng).hand(S1).among(ones).len())
        .collect();
    assert!(counts.contains(&1) && counts.iter().all(|count| *count <= 1));
}

#[test]
fn knowledge_showing_such_a_card_leaves_none_again() {
    let mut soon = two(["E 6n 3d", "2d 3n 5d"], ["", ""], "8d 1n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None), Move::Draw]);
    play(&mut soon, &[lay("1n")]);
    let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
    let absent = seen["seats"][1]["absent"].to_string();
    assert_eq!(absent, r#"[{"most":0,"of":["1d","1n"]}]"#);
}

#[test]
fn knowledge_a_refused_colour_says_nothing_of_the_other() {
    let mut soon = two(["E 6n 3d", "1n 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::Draw, ask(S1, 1, Some(Colour::Day))]);
    let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
    let absent = seen["seats"][1]["absent"].to_string();
    assert_eq!(absent, r#"[{"most":0,"of":["1d"]}]"#);
}

#[test]
fn knowledge_who_must_give_holds_the_rank_asked_for() {
    let mut soon = two(["E 6n 3d", "1n 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    let mut rng = GameRng::from_seed(3);
    let mut seen = Kinds::NONE;
    for _ in 0..100 {
        let other = soon.determinize(S0, &mut rng);
        let ones = other.hand(S1).kinds() & Kinds::of_rank(1);
        assert!(!ones.is_empty());
        seen |= ones;
    }
    assert_eq!(seen, Kinds::of_rank(1), "of either colour");
}

#[test]
fn knowledge_a_shuffle_shows_what_the_hands_cannot_hold() {
    let arrangement = Arrangement {
        hands: lists(&["2d 2n 3d", "4d 4n 5d"]),
        discard: cards("1d"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    play(&mut soon, &[Move::Draw]);
    // Seat 1 has drawn nothing since: its three cards are of the six kinds that lay nowhere.
    let mut rng = GameRng::from_seed(3);
    for _ in 0..50 {
        let other = soon.determinize(S0, &mut rng);
        let possible: Kinds = cards("2d 2n 3d 4d 4n 5d").into_iter().collect();
        assert!((other.hand(S1).kinds() - possible).is_empty());
    }
}
