//! Sovango's score sheet.

use super::super::{Event, Sovango, words};
use crate::engine::Ruleset;
use crate::locale::Words;
use crate::menus::score::ScoreSheet;
use crate::play::Match;

/// The rounds played so far, by side: players, or teams.
pub(super) fn of(table: &Match<Sovango>) -> ScoreSheet {
    let mut events: Vec<Event> = Vec::new();
    let config = *table.state.config();
    let sides = usize::from(config.sides());
    let names = (0..config.sides())
        .map(|side| {
            let members: Vec<String> = config
                .members(side)
                .iter()
                .map(|seat| table.seat_name(seat))
                .collect();
            members.join(" · ")
        })
        .collect();
    if table.record.replay_with(&mut events, |_, _, _| ()).is_err() {
        return ScoreSheet::default();
    }
    let mut rounds: Vec<Vec<i32>> = Vec::new();
    let mut details = Vec::new();
    let mut new_round = false;
    for event in &events {
        match event {
            Event::RoundStarted { .. } => new_round = true,
            Event::SeatScored {
                seat,
                tally,
                points,
                ..
            } => {
                if std::mem::take(&mut new_round) {
                    rounds.push(vec![0; sides]);
                    details.clear();
                }
                let side = usize::from(config.side_of(*seat));
                if let Some(cell) = rounds.last_mut().and_then(|round| round.get_mut(side)) {
                    *cell += *points as i32;
                }
                let line = Words::new("sovango-tally")
                    .with("name", table.seat_name(*seat))
                    .with("tally", words::tally(tally))
                    .with("points", *points);
                details.push(line);
            }
            _ => {}
        }
    }
    let totals: Vec<i32> = (0..sides)
        .map(|side| rounds.iter().map(|round| round[side]).sum())
        .collect();
    let lowest = totals.iter().min().copied().unwrap_or_default();
    ScoreSheet {
        names,
        ahead: totals.iter().map(|total| *total == lowest).collect(),
        fewest_win: true,
        totals,
        rounds,
        goal: config.contract() as i32,
        details,
        ..ScoreSheet::default()
    }
}
