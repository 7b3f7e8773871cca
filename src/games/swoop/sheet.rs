//! Swoop's score sheet.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::swoop::{Event, Origin, Swoop};

use super::words;
use crate::locale::Words;
use crate::play::{Match, Rounds, ScoreSheet};

/// What is counted where: in the hand, face up, face down.
const LINES: [&str; 3] = [
    "swoop-line-hand",
    "swoop-line-face-up",
    "swoop-line-face-down",
];

fn line(from: Origin) -> usize {
    match from {
        Origin::Hand => 0,
        Origin::FaceUp { .. } => 1,
        Origin::FaceDown { .. } => 2,
    }
}

/// The rounds played so far.
pub(super) fn of(game: &Match<Swoop>) -> ScoreSheet {
    let labels = LINES.into_iter().map(Words::new);
    let mut rounds = Rounds::of_players(game.state.players(), labels.collect());
    for event in &game.events() {
        match event {
            Event::RoundOver { .. } => {
                rounds.begin(words::event(event, &|seat| game.seat_name(seat)));
            }
            Event::Counted {
                seat, from, points, ..
            } => rounds.add_line(line(*from), *seat, i32::from(*points)),
            Event::Scored { seat, points, .. } => rounds.add(*seat, i32::from(*points)),
            _ => {}
        }
    }
    rounds.sheet(game, true, i32::from(game.state.config().target()))
}
