//! Swoop's score sheet.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::swoop::{Event, Swoop};

use super::words;
use crate::play::{Match, Rounds, ScoreSheet};

/// The rounds played so far.
pub(super) fn of(game: &Match<Swoop>) -> ScoreSheet {
    let mut rounds = Rounds::new(usize::from(game.state.players()));
    let mut details = Vec::new();
    for event in &game.events() {
        match event {
            Event::RoundOver { .. } => {
                rounds.begin();
                details.clear();
                details.extend(words::event(event, &|seat| game.seat_name(seat)));
            }
            Event::Scored { seat, points, .. } => rounds.add(seat.index(), i32::from(*points)),
            _ => {}
        }
    }
    let goal = i32::from(game.state.config().target());
    ScoreSheet {
        details,
        ..rounds.sheet(game.seat_names(), true, goal)
    }
}
