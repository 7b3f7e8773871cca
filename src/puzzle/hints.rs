//! Hints in steps: what it is about, where to look, and in the end the move.

use bevy::prelude::*;
use serde_json::Value;
use veillee_rules::puzzles::SOLVER;

use super::{Sitting, theme_words};
use crate::action::Piece;
use crate::lesson::pointer::Pointing;
use crate::lesson::script::Point;
use crate::locale::Words;
use crate::play::Match;
use crate::play::history::Hint;
use crate::table::director::Stage as Staged;

/// How many there are.
pub(super) const STEPS: usize = 3;

/// Gives the next, and says it.
pub(super) fn give<G: Staged>(
    sitting: &mut Sitting,
    game: &mut Match<G>,
    commands: &mut Commands,
) -> Words {
    sitting.found.helped = true;
    // What the puzzle is about has been said, or seen, by its second move.
    let first = if game.ply() > game.first_ply() { 2 } else { 1 };
    sitting.hints = (sitting.hints + 1).clamp(first, STEPS);
    let asked = game.taught.as_ref().and_then(|taught| taught.asks.first());
    let asked = asked.copied();
    let says = match (sitting.hints, asked) {
        (2, Some(m)) => {
            let points = between(game, &m);
            let words = match points.len() {
                0 | 1 => "puzzle-hint-here",
                _ => "puzzle-hint-between",
            };
            commands.insert_resource(Pointing::at(points, Vec::new()));
            Words::new(words)
        }
        (STEPS, Some(m)) => {
            let presses = G::presses(&game.state, SOLVER, &m);
            let keys = presses.into_iter().map(Piece::key).collect();
            commands.insert_resource(Pointing::at(Vec::new(), keys));
            commands.insert_resource(Hint::<G>(m));
            Words::new("caption-hint").with("move", G::move_words(game, &m))
        }
        _ => Words::new("puzzle-hint-theme")
            .with("theme", theme_words(&sitting.puzzle))
            .with("idea", sitting.words("idea")),
    };
    if let Some(taught) = &mut game.taught {
        taught.says = Some(says.clone());
    }
    says
}

/// What the move begins with, and something else that could be pressed in its place: it is still to
/// be found out which of both it is.
fn between<G: Staged>(game: &Match<G>, m: &G::Move) -> Vec<Point> {
    let presses = |m: &G::Move| G::presses(&game.state, SOLVER, m);
    let right = presses(m);
    let mut legal = Vec::new();
    game.state.legal_moves(&mut legal);
    let others = legal
        .iter()
        .filter_map(|other| presses(other).first().copied());
    let mut others = others.filter(|piece| !right.contains(piece));
    let mut pieces: Vec<G::Piece> = right.first().copied().into_iter().collect();
    pieces.extend(others.next());
    // Which comes first is not to tell which it is.
    pieces.sort_by_key(|piece| piece.key());
    let points = pieces
        .iter()
        .map(|piece| serde_json::to_value(piece).unwrap_or(Value::Null));
    points.map(Point::Piece).collect()
}
