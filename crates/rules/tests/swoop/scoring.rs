//! The count and the end of a game (rules 9 and 10).

use super::*;

/// Seat 0 goes out at once; the others have these cards and scores.
fn scored(others: [(Layout, u16); 3], options: &[(&str, &str)]) -> (Swoop, Vec<Event>) {
    let mut position = position("7h0", ["6h0", "", ""]);
    for (seat, (layout, score)) in others.into_iter().enumerate() {
        position.seats[seat + 1] = Layout { score, ..layout };
    }
    let config = config::<Swoop>(4, options);
    let mut swoop = Swoop::from_position(&config, 1, &position).unwrap();
    let events = apply(&mut swoop, play("6h0", &[]));
    (swoop, events)
}

#[test]
fn rule_09_the_others_score_hand_face_up_and_face_down_cards() {
    let others = [
        (layout("Ah0 9h0", "10h0 -", "Kh0 -"), 0),
        (layout("2s0", "", ""), 3),
        (layout("Js0 Qs0 Ks0", "", "10s0"), 0),
    ];
    let (swoop, events) = scored(others, &[]);
    assert_eq!(swoop.scores().as_slice(), [0, 40, 5, 50]);
    let lines: Vec<&Event> = events
        .iter()
        .filter(|e| matches!(e, Event::Counted { seat: NEXT, .. }))
        .collect();
    assert_eq!(lines.len(), 4);
    let last = Event::Counted {
        seat: NEXT,
        card: card("Kh0"),
        from: Origin::FaceDown { column: column(0) },
        points: 10,
        sum: 40,
    };
    assert_eq!(*lines[3], last);
    let total = Event::Scored {
        seat: Seat(2),
        points: 2,
        total: 5,
    };
    assert!(events.contains(&total));
}

#[test]
fn rule_09_values() {
    for (name, points) in [
        ("A", 1),
        ("5", 5),
        ("9", 9),
        ("10", 20),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
    ] {
        assert_eq!(rank(name).points(), points);
    }
}

#[test]
fn rule_10_the_game_ends_when_somebody_reaches_two_hundred_and_the_lowest_wins() {
    let others = |score: u16| {
        [
            (layout("Kh0", "", ""), score),
            (layout("2s0", "", ""), 3),
            (layout("2h0", "", ""), 9),
        ]
    };
    let (swoop, _) = scored(others(189), &[]);
    assert_eq!(swoop.status(), Status::ToMove(NEXT), "199 is not enough");
    let (swoop, events) = scored(others(190), &[]);
    over(&swoop, &[ME]);
    let winners = Seats::only(ME);
    let totals = vec![0, 200, 5, 11];
    assert_eq!(events.last(), Some(&Event::GameOver { winners, totals }));
    assert_eq!(legal(&swoop), []);
    assert_eq!(refused(&swoop, play("Kh0", &[])), Reason::GameOver);
}

#[test]
fn rule_10_option_target() {
    for (target, options) in [
        (100, &[("target", "100")][..]),
        (200, &[]),
        (200, &[("target", "200")]),
        (300, &[("target", "300")]),
    ] {
        let others = |score: u16| {
            [
                (layout("Kh0", "", ""), score),
                (layout("2s0", "", ""), 0),
                (layout("2h0", "", ""), 0),
            ]
        };
        over(&scored(others(target - 10), options).0, &[ME]);
        let (swoop, _) = scored(others(target - 11), options);
        assert!(matches!(swoop.status(), Status::ToMove(_)));
    }
}

#[test]
fn rule_10_a_tie_is_shared() {
    let mut position = position("7h0", ["6h0", "", ""]);
    for (seat, score) in [(0, 30), (1, 190), (2, 20), (3, 150)] {
        position.seats[seat].score = score;
    }
    let config = config::<Swoop>(4, &[]);
    let mut swoop = Swoop::from_position(&config, 1, &position).unwrap();
    apply(&mut swoop, play("6h0", &[]));
    assert_eq!(swoop.scores().as_slice(), [30, 200, 30, 160]);
    over(&swoop, &[ME, Seat(2)]);
}

#[test]
fn rule_10_a_round_ends_after_500_turns_each_and_everybody_scores() {
    let swoop = game("7h0", ["6h0 5h0", "", ""]);
    let mut early = edited(&swoop, "turns", json!(1998)).unwrap();
    assert_eq!(round_over(&apply(&mut early, play("6h0", &[]))), None);
    assert_eq!(early.view(Viewer::Public).turns_left, 1);
    let mut last = edited(&swoop, "turns", json!(1999)).unwrap();
    let events = apply(&mut last, play("6h0", &[]));
    assert_eq!(round_over(&events), Some(RoundEnd::TurnLimit));
    assert_eq!(last.scores().as_slice(), [5, 10, 10, 10]);
    assert_eq!(last.view(Viewer::Public).round, 2);
    // Playing again is the same turn.
    let swoop = game("7h0", ["10h0 5h0 4h0", "", ""]);
    let mut last = edited(&swoop, "turns", json!(1999)).unwrap();
    assert_eq!(round_over(&apply(&mut last, play("10h0", &[]))), None);
    let events = apply(&mut last, play("5h0", &[]));
    assert_eq!(round_over(&events), Some(RoundEnd::TurnLimit));
}

#[test]
fn vector_ace_nine_ten_king_are_40_points() {
    assert_eq!(cards("Ah0 9h0 10h0 Kh0").points(), 40);
}

#[test]
fn vector_both_decks_are_760_points() {
    assert_eq!(CardSet::ALL.points(), 760);
}
