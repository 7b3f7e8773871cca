//! Douze, rule by rule.

use serde_json::json;
use veillee_rules::engine::{Config, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};

use crate::helpers::config;
use crate::rules::{Card, Douze, DouzeConfig, Event, HAND, Reason, TRICKS};

fn card(number: u8) -> Card {
    Card::try_from(number).unwrap()
}

/// A game under way, seat 0 to lead: these hands and this stock, and as many tricks taken by each
/// as are needed to fill the game.
fn position(trip: &str, hands: [&[u8]; 2], stock: &[u8], taken: [usize; 2]) -> Douze {
    let start = Douze::start(&config::<Douze>(2, &[("trip", trip)]), 1, &mut Nobody).unwrap();
    let mut state = serde_json::to_value(&start).unwrap();
    let trick = |winner: usize| json!({ "leader": 0, "cards": [1, 12], "winner": winner });
    let tricks = [0, 1].map(|seat| vec![trick(seat); taken[seat]]).concat();
    state["hands"] = json!(hands);
    state["stock"] = json!(stock);
    state["leader"] = json!(0);
    state["tricks"] = json!(tricks);
    serde_json::from_value(state).unwrap()
}

/// What happens when seat 0 leads this and seat 1 answers that.
fn lay(douze: &mut Douze, led: u8, answer: u8) -> Vec<Event> {
    let mut events = Vec::new();
    for number in [led, answer] {
        douze.apply(&card(number), &mut events).unwrap();
    }
    events
}

fn winner_of(trip: &str, led: u8, answer: u8) -> Seat {
    let mut douze = position(trip, [&[led], &[answer]], &[], [0, 0]);
    lay(&mut douze, led, answer);
    let view = douze.view(Viewer::Public);
    assert_eq!(view.leader, view.tricks[0].winner, "the winner leads");
    view.leader
}

#[test]
fn four_each_and_four_in_the_stock() {
    for seed in 0..50 {
        let mut events = Vec::new();
        let rules = DouzeConfig::for_players(2).unwrap();
        let douze = Douze::start(&rules, seed, &mut events).unwrap();
        let view = douze.view(Viewer::Everyone);
        assert!(view.hands.iter().all(|(count, _)| *count == HAND));
        assert_eq!(view.stock, HAND);
        let dealt = |event: &&Event| matches!(event, Event::Dealt { .. });
        assert_eq!(events.iter().filter(dealt).count(), 2 * HAND);
        assert_eq!(douze.status(), Status::ToMove(view.leader));
    }
}

#[test]
fn the_higher_card_takes_the_trick() {
    for trip in ["on", "off"] {
        assert_eq!(winner_of(trip, 5, 9), Seat(1));
        assert_eq!(winner_of(trip, 9, 5), Seat(0));
        assert_eq!(winner_of(trip, 1, 12), Seat(1));
        assert_eq!(winner_of(trip, 5, 7), Seat(1));
    }
}

#[test]
fn one_too_high_trips() {
    for low in 1..12 {
        assert_eq!(winner_of("on", low, low + 1), Seat(0), "{low}");
        assert_eq!(winner_of("on", low + 1, low), Seat(1), "{low}");
        assert_eq!(winner_of("off", low, low + 1), Seat(1), "{low}");
        assert_eq!(winner_of("off", low + 1, low), Seat(0), "{low}");
    }
}

#[test]
fn a_trick_tells_whether_somebody_tripped() {
    for (answer, expected) in [(6, true), (4, true), (7, false), (2, false)] {
        let mut douze = position("on", [&[5], &[answer]], &[], [0, 0]);
        let events = lay(&mut douze, 5, answer);
        let taken = events.iter().find_map(|event| match event {
            Event::TrickTaken { trick } => Some(*trick),
            _ => None,
        });
        assert_eq!(taken.unwrap().tripped(), expected, "{answer}");
    }
}

#[test]
fn any_card_of_the_hand_may_follow() {
    let mut douze = position("on", [&[2, 8], &[3, 11]], &[], [0, 0]);
    douze.apply(&card(8), &mut Nobody).unwrap();
    let mut legal = Vec::new();
    douze.legal_moves(&mut legal);
    assert_eq!(legal, [card(3), card(11)]);
    let before = douze.clone();
    let refused = Reason::NotInHand { card: card(2) };
    assert_eq!(douze.why_illegal(&card(2)), Some(refused));
    assert_eq!(douze.apply(&card(2), &mut Nobody), Err(refused));
    assert_eq!(douze, before);
}

#[test]
fn the_winner_draws_first() {
    let mut douze = position("on", [&[2], &[9]], &[6, 4], [0, 0]);
    let events = lay(&mut douze, 2, 9);
    let drawn = |seat: u8, number: u8| Event::Drew {
        seat: Seat(seat),
        card: Some(card(number)),
    };
    assert_eq!(events[3..], [drawn(1, 4), drawn(0, 6)]);
    // Each sees what they drew themselves, and that the other drew.
    let seen = events[4].seen_by(Viewer::Seat(Seat(1)));
    let hidden = Event::Drew {
        seat: Seat(0),
        card: None,
    };
    assert_eq!(seen, hidden);
    assert_eq!(douze.view(Viewer::Public).stock, 0);
}

/// What cannot be unseen is not taken back.
#[test]
fn a_card_that_was_hidden_reveals_something() {
    let [own, other] = [Seat(0), Seat(1)];
    let laid = |seat: Seat| Event::Laid {
        seat,
        card: card(3),
    };
    let drew = |seat: Seat| Event::Drew { seat, card: None };
    assert!(!Douze::reveals(&laid(own), own));
    assert!(Douze::reveals(&laid(other), own));
    assert!(Douze::reveals(&drew(own), own));
    assert!(!Douze::reveals(&drew(other), own));
}

/// The last trick, with so many taken before.
fn ending(taken: [usize; 2]) -> Douze {
    assert_eq!(taken[0] + taken[1], TRICKS - 1);
    let mut douze = position("on", [&[12], &[3]], &[], taken);
    let events = lay(&mut douze, 12, 3);
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    douze
}

#[test]
fn most_tricks_win() {
    let douze = ending([4, 1]);
    let winners = Seats::only(Seat(0));
    assert_eq!(douze.status(), Status::Over(Outcome { winners }));
    assert_eq!(douze.scores()[..], [5, 1]);
    let mut legal = vec![card(1)];
    douze.legal_moves(&mut legal);
    assert_eq!(legal, []);
    assert_eq!(douze.why_illegal(&card(3)), Some(Reason::GameOver));
    let winners = Seats::only(Seat(1));
    assert_eq!(ending([0, 5]).status(), Status::Over(Outcome { winners }));
}

#[test]
fn three_each_is_a_draw() {
    let douze = ending([2, 3]);
    let winners = Seats::everyone(2);
    assert_eq!(douze.status(), Status::Over(Outcome { winners }));
    assert_eq!(douze.scores()[..], [3, 3]);
}
