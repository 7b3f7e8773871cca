//! Who sees what, and what everybody knows all the same.

use super::*;

#[test]
fn knowledge_cards_picked_up_are_known_until_they_are_played() {
    let mut swoop = game("9h0 3h0", ["8h0 8s0 Kh0", "", ""]);
    apply(&mut swoop, put_down("8s0", &[]));
    let known = |swoop: &Swoop| swoop.view(Viewer::Public).seats[0].known;
    assert_eq!(known(&swoop), cards("8s0 9h0 3h0"));
    let mut rng = GameRng::from_seed(5);
    for _ in 0..20 {
        let other = swoop.determinize(NEXT, &mut rng);
        assert!(hand(&other, ME).holds_all(cards("8s0 9h0 3h0")));
        assert_eq!(hand(&other, ME).len(), 5);
    }
}

#[test]
fn knowledge_a_pick_up_shows_that_nothing_could_be_played() {
    let mine = ["8h0 8s0 Kh0 10h0 Qs0 Qd0", "", ""];
    let mut swoop = game("7h0", mine);
    apply(&mut swoop, put_down("8h0", &[]));
    let lacks = swoop.view(Viewer::Public).seats[0].lacks;
    let names: Vec<String> = lacks.iter().map(|r| r.to_string()).collect();
    assert_eq!(names.join(" "), "A 2 3 4 5 6 7");
    let mut rng = GameRng::from_seed(5);
    for _ in 0..50 {
        let other = swoop.determinize(NEXT, &mut rng);
        let unknown = hand(&other, ME) - cards("8h0 7h0");
        assert_eq!(unknown.len(), 5);
        assert!(unknown.iter().all(|card| !lacks.contains(card.rank())));
    }
    // With the option it shows nothing.
    let mut swoop = game_with("7h0", mine, &[("pick-up", "free")]);
    apply(&mut swoop, put_down("8h0", &[]));
    assert!(swoop.view(Viewer::Public).seats[0].lacks.is_empty());
}

#[test]
fn knowledge_not_being_asked_shows_that_there_is_nothing_to_add() {
    let mut swoop = game("7h0", ["9h0 9s0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    let lacks = swoop.view(Viewer::Public).seats[0].lacks;
    assert_eq!(lacks.iter().collect::<Vec<_>>(), [rank("6")]);
}

#[test]
fn knowledge_being_asked_shows_that_there_is_something_to_add() {
    let mut swoop = game("7h0", ["6h0 9h0 9s0", "", "6s0 2h0"]);
    apply(&mut swoop, blind(0));
    let holds = |swoop: &Swoop| swoop.view(Viewer::Public).seats[0].holds;
    let sixes = CardSet::of(rank("6"));
    assert!(holds(&swoop).contains(rank("6")));
    let mut rng = GameRng::from_seed(5);
    for _ in 0..20 {
        let other = swoop.determinize(NEXT, &mut rng);
        assert!(!(hand(&other, ME) & sixes).is_empty());
    }
    let mut declined = swoop.clone();
    apply(&mut declined, add("", &[]));
    assert!(holds(&declined).contains(rank("6")), "it is still there");
    apply(&mut swoop, add("6h0", &[]));
    assert!(holds(&swoop).is_empty(), "it has been shown");
    // A face-up six explains the question.
    let mut swoop = game("7h0", ["6h0 9h0 9s0", "- 6d0", "6s0 2h0"]);
    apply(&mut swoop, blind(0));
    assert!(holds(&swoop).is_empty());
}

#[test]
fn knowledge_is_true_throughout_random_games() {
    // Reading a state back checks every hand against what is known of it.
    let read = |swoop: &Swoop| {
        let text = serde_json::to_string(swoop).unwrap();
        serde_json::from_str::<Swoop>(&text).unwrap()
    };
    let mut rng = GameRng::from_seed(11);
    let mut held = 0;
    for seed in 0..40 {
        let config = config::<Swoop>(4 + seed as u8 % 3, &[]);
        let mut swoop = Swoop::start(&config, seed, &mut Nobody).unwrap();
        let mut ply = 0;
        while let Some(m) = swoop.random_move(&mut rng, &mut Vec::new()) {
            swoop.apply(&m, &mut Nobody).unwrap();
            let view = swoop.view(Viewer::Public);
            held += view.seats.iter().filter(|s| !s.holds.is_empty()).count();
            ply += 1;
            if ply % 9 == 0 {
                assert_eq!(read(&swoop), swoop);
                let seat = Seat(ply as u8 % swoop.players());
                let other = swoop.determinize(seat, &mut rng);
                assert_eq!(read(&other), other);
            }
        }
    }
    assert!(held > 0);
}

#[test]
fn views_hide_hands_from_others() {
    let swoop = game("7h0", ["6h0 Kh0", "9s0", "6s0"]);
    let seen = |viewer: Viewer| {
        let seat = swoop.view(viewer).seats[0].clone();
        (seat.hand, seat.points, seat.hand_size)
    };
    let own = (Some(cards("6h0 Kh0")), Some(25), 2);
    assert_eq!(seen(Viewer::Seat(ME)), own);
    assert_eq!(seen(Viewer::Everyone), own);
    assert_eq!(seen(Viewer::Seat(NEXT)), (None, None, 2));
    assert_eq!(seen(Viewer::Public), (None, None, 2));
}
