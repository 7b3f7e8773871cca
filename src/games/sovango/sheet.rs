//! Sovango's score sheet.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::sovango::{Event, Sovango};

use crate::locale::Words;
use crate::play::{Match, Rounds, ScoreSheet};

/// What points are for: every trick, the last one once more, high cards.
const LINES: [&str; 3] = [
    "sovango-line-tricks",
    "sovango-line-last-trick",
    "sovango-line-high-cards",
];

/// The rounds played so far, by side: players, or teams.
pub(super) fn of(game: &Match<Sovango>) -> ScoreSheet {
    let config = *game.state.config();
    let sides = (0..config.sides()).map(|side| config.members(side));
    let labels = LINES.into_iter().map(Words::new);
    let mut rounds = Rounds::new(sides.collect(), labels.collect());
    let mut new_round = false;
    for event in &game.events() {
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::SeatScored {
                seat,
                tally,
                points,
                ..
            } => {
                if std::mem::take(&mut new_round) {
                    rounds.begin(None);
                }
                rounds.add(*seat, *points as i32);
                rounds.add_line(0, *seat, 2 * i32::from(tally.tricks));
                rounds.add_line(1, *seat, 2 * i32::from(tally.last_trick));
                rounds.add_line(2, *seat, i32::from(tally.high_cards));
            }
            _ => {}
        }
    }
    rounds.sheet(game, true, config.contract() as i32)
}
