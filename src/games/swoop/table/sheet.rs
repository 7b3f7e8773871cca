//! Swoop's score sheet.

use super::super::{Event, Swoop, words};
use crate::engine::{Ruleset, Seat};
use crate::menus::score::ScoreSheet;
use crate::play::Match;

/// The rounds played so far.
pub(super) fn of(table: &Match<Swoop>) -> ScoreSheet {
    let mut events: Vec<Event> = Vec::new();
    if table.record.replay_with(&mut events, |_, _, _| ()).is_err() {
        return ScoreSheet::default();
    }
    let players = table.state.players();
    let seats = usize::from(players);
    let mut rounds: Vec<Vec<i32>> = Vec::new();
    let mut details = Vec::new();
    for event in &events {
        match event {
            Event::RoundOver { .. } => {
                rounds.push(vec![0; seats]);
                details.clear();
                details.extend(words::event(event, &|seat| table.seat_name(seat)));
            }
            Event::Scored { seat, points, .. } => {
                let cell = rounds
                    .last_mut()
                    .and_then(|round| round.get_mut(seat.index()));
                if let Some(cell) = cell {
                    *cell = i32::from(*points);
                }
            }
            _ => {}
        }
    }
    let totals: Vec<i32> = (0..seats)
        .map(|seat| rounds.iter().map(|round| round[seat]).sum())
        .collect();
    let lowest = totals.iter().min().copied().unwrap_or_default();
    ScoreSheet {
        names: Seat::all(players)
            .map(|seat| table.seat_name(seat))
            .collect(),
        ahead: totals.iter().map(|total| *total == lowest).collect(),
        fewest_win: true,
        totals,
        rounds,
        goal: i32::from(table.state.config().target()),
        details,
        ..ScoreSheet::default()
    }
}
