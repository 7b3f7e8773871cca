//! Swoop's score sheet.

use veillee_rules::engine::Ruleset;
use veillee_rules::games::swoop::{Event, Swoop};

use super::words;
use crate::play::{Match, Rounds, ScoreSheet};

/// The rounds played so far.
pub(super) fn of(table: &Match<Swoop>) -> ScoreSheet {
    let mut rounds = Rounds::new(usize::from(table.state.players()));
    let mut details = Vec::new();
    for event in &table.events() {
        match event {
            Event::RoundOver { .. } => {
                rounds.begin();
                details.clear();
                details.extend(words::event(event, &|seat| table.seat_name(seat)));
            }
            Event::Scored { seat, points, .. } => rounds.add(seat.index(), i32::from(*points)),
            _ => {}
        }
    }
    let goal = i32::from(table.state.config().target());
    ScoreSheet {
        details,
        ..rounds.sheet(table.seat_names(), true, goal)
    }
}
