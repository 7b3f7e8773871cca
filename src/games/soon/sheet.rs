//! Soon's score sheet, every round in its lines.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::soon::{Event, Line, Soon};

use super::words;
use crate::play::{Match, Rounds, ScoreSheet};

/// In the order in which they are counted.
const LINES: [Line; 6] = [
    Line::Cards,
    Line::OneColour,
    Line::Complete,
    Line::Joker,
    Line::First,
    Line::Won,
];

/// The rounds played so far.
pub(super) fn of(game: &Match<Soon>) -> ScoreSheet {
    let labels = LINES.into_iter().map(words::line);
    let mut rounds = Rounds::of_players(game.state.players(), labels.collect());
    for event in &game.events() {
        match event {
            Event::RoundEnded { .. } => rounds.begin(None),
            Event::Scored {
                seat, line, points, ..
            } => {
                if let Some(at) = LINES.iter().position(|other| other == line) {
                    rounds.add_line(at, *seat, *points);
                }
            }
            Event::RoundScored { seat, points, .. } => rounds.add(*seat, *points),
            _ => {}
        }
    }
    rounds.sheet(game, false, game.state.config().target())
}
