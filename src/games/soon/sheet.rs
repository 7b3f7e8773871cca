//! Soon's score sheet, the last round in its five lines.

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
    let players = usize::from(game.state.players());
    let mut rounds = Rounds::new(players);
    let mut lines = vec![vec![0; players]; LINES.len()];
    for event in &game.events() {
        match event {
            Event::RoundEnded { .. } => {
                rounds.begin();
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
            Event::RoundScored { seat, points, .. } => rounds.add(seat.index(), *points),
            _ => {}
        }
    }
    let lines = LINES
        .into_iter()
        .zip(lines)
        .filter(|(_, points)| points.iter().any(|points| *points != 0))
        .map(|(line, points)| (words::line(line), points));
    ScoreSheet {
        lines: lines.collect(),
        ..rounds.sheet(game.seat_names(), false, game.state.config().target())
    }
}
