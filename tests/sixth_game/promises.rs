//! What every game promises, held by the walks that the program's own games are held by; and what
//! every opponent does.

use veillee_rules::ai::{Level, choose};
use veillee_rules::engine::{Config, GameRng, Nobody, Ruleset, Seat, Status, Viewer};

use crate::helpers::{Checks, hold_promises};
use crate::rules::{CARDS, Card, Douze, DouzeConfig};

/// Every card is in exactly one place.
fn check_conserved(douze: &Douze) {
    let view = douze.view(Viewer::Everyone);
    let hands = view
        .hands
        .iter()
        .flat_map(|(_, cards)| cards.iter().flatten());
    let tricks = view.tricks.iter().flat_map(|trick| &trick.cards);
    let mut seen: Vec<Card> = hands.chain(tricks).chain(&view.led).copied().collect();
    let count = seen.len();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), count, "a card is in two places");
    assert_eq!(count + view.stock, CARDS);
}

#[test]
fn random_games_keep_the_promises() {
    let checks = Checks::<Douze> {
        most_plies: CARDS,
        conserved: check_conserved,
        tries: |_, _| Card::pack().collect(),
    };
    hold_promises(&checks, 300, 1);
}

fn start(seed: u64) -> Douze {
    let config = DouzeConfig::for_players(2).unwrap();
    Douze::start(&config, seed, &mut Nobody).unwrap()
}

/// A game between two levels, and what the first seat's is worth in the end: a win 2, a draw 1.
fn contest(levels: [Level; 2], seed: u64) -> u32 {
    let mut douze = start(seed);
    let mut rng = GameRng::from_seed(seed);
    let mut ply = 0;
    loop {
        let seat = match douze.status() {
            Status::ToMove(seat) => seat,
            Status::Over(outcome) if outcome.winners.len() > 1 => return 1,
            Status::Over(outcome) => return 2 * u32::from(outcome.winners.contains(Seat(0))),
        };
        let level = levels[seat.index()];
        let choice = choose(&douze, seat, level, seed ^ ply).unwrap();
        // Who cannot tell two states apart does the same in both.
        let other = douze.determinize(seat, &mut rng);
        assert_eq!(
            choose(&other, seat, level, seed ^ ply),
            Some(choice.clone())
        );
        douze.apply(&choice.m, &mut Nobody).unwrap();
        ply += 1;
    }
}

#[test]
fn better_opponents_win_more() {
    let games = 200;
    let share = |levels: [Level; 2]| {
        let points: u32 = (0..games).map(|seed| contest(levels, seed)).sum();
        f64::from(points) / (2.0 * games as f64)
    };
    let medium = share([Level::Medium, Level::Easy]);
    let expert = share([Level::Expert, Level::Medium]);
    assert!(medium > 0.6, "medium takes {medium} of easy");
    assert!(expert > 0.55, "expert takes {expert} of medium");
}
