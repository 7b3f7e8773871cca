//! Soon's score sheet, the last round in its five lines.

use crate::engine::Ruleset;
use crate::engine::Seat;
use crate::games::soon::event::{Event, Line};
use crate::games::soon::{Soon, words};
use crate::locale::Words;
use crate::menus::score::ScoreSheet;
use crate::play::Match;

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
pub(super) fn of(table: &Match<Soon>) -> ScoreSheet {
    let mut events: Vec<Event> = Vec::new();
    if table.record.replay_with(&mut events, |_, _, _| ()).is_err() {
        return ScoreSheet::default();
    }
    let players = usize::from(table.state.players());
    let mut rounds: Vec<Vec<i32>> = Vec::new();
    let mut lines = vec![vec![0; players]; LINES.len()];
    for event in &events {
        match event {
            Event::RoundEnded { .. } => {
                rounds.push(vec![0; players]);
                lines.iter_mut().for_each(|line| line.fill(0));
            }
            Event::Scored {
                seat, line, points, ..
            } => {
                let at = LINES.iter().position(|other| other == line);
                if let Some(cell) = at.and_then(|at| lines[at].get_mut(seat.index())) {
                    *cell = *points;
                }
            }
            Event::RoundScored { seat, points, .. } => {
                let round = rounds.last_mut();
                if let Some(cell) = round.and_then(|round| round.get_mut(seat.index())) {
                    *cell = *points;
                }
            }
            _ => {}
        }
    }
    let totals: Vec<i32> = (0..players)
        .map(|seat| rounds.iter().map(|round| round[seat]).sum())
        .collect();
    let highest = totals.iter().max().copied().unwrap_or_default();
    let lines: Vec<(Words, Vec<i32>)> = LINES
        .into_iter()
        .zip(lines)
        .filter(|(_, points)| points.iter().any(|points| *points != 0))
        .map(|(line, points)| (words::line(line), points))
        .collect();
    ScoreSheet {
        names: Seat::all(table.state.players())
            .map(|seat| table.seat_name(seat))
            .collect(),
        ahead: totals.iter().map(|total| *total == highest).collect(),
        totals,
        rounds,
        goal: table.state.config().target(),
        lines,
        ..ScoreSheet::default()
    }
}
