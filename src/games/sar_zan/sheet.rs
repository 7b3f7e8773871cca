//! Sar-Zan's score sheet: every round, counted line by line.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::{Event, Line, SarZan};

use super::words;
use crate::play::{Match, Rounds, ScoreSheet};

/// In the order in which they are counted.
const LINES: [Line; 3] = [Line::CardsWon, Line::CardsInHand, Line::Dragon];

/// The rounds played so far.
pub(super) fn of(game: &Match<SarZan>) -> ScoreSheet {
    let labels = LINES.into_iter().map(words::line);
    let mut rounds = Rounds::of_players(game.state.players(), labels.collect());
    let mut new_round = false;
    for event in &game.events() {
        let counts = matches!(event, Event::Counted { .. } | Event::RoundScored { .. });
        if counts && std::mem::take(&mut new_round) {
            rounds.begin(None);
        }
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::Counted { seat, line, points } => {
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
