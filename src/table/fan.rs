//! How a hand lies: one fan as long as each card can be read, then rows, never off the screen.

use bevy::prelude::*;

use super::cards::CARD;
use crate::theme::FrameKind;

/// Where a card of a hand lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InFan {
    /// Its middle.
    pub at: Vec2,
    /// In degrees, clockwise.
    pub turn: f32,
    pub width: f32,
    /// What can be pressed for it: the part that is not covered by the next.
    pub target: Rect,
}

/// A fan with more cards than this goes into rows, upright.
const MOST_IN_A_ROW: usize = 10;
/// Upright and one row: cards may stay large.
const LARGE_ROW: usize = 7;

fn rows(kind: FrameKind, of: usize) -> usize {
    match kind {
        FrameKind::Tall if of <= LARGE_ROW => 1,
        FrameKind::Tall => of.div_ceil(MOST_IN_A_ROW).max(2),
        FrameKind::Short if of > 14 => 2,
        FrameKind::Wide if of > 18 => of.div_ceil(20).max(2),
        _ => 1,
    }
}

/// All cards of a hand of `of`, in `room`.
pub fn fan(kind: FrameKind, room: Rect, card: f32, of: usize) -> Vec<InFan> {
    let rows = rows(kind, of).min(5);
    let per_row = of.div_ceil(rows.max(1)).max(1);
    let height = card * CARD.y / CARD.x;
    // Rows overlap: of the upper ones the index shows.
    let row_step = if rows > 1 {
        ((room.height() - height) / (rows - 1) as f32).min(height * 0.62)
    } else {
        0.0
    };
    let top = room.max.y - height - row_step * (rows - 1) as f32;
    (0..of)
        .map(|nth| {
            let (row, column) = (nth / per_row, nth % per_row);
            let in_row = per_row.min(of - row * per_row);
            let step = if in_row > 1 {
                ((room.width() - card) / (in_row - 1) as f32).min(card * 0.86)
            } else {
                0.0
            };
            let used = step * (in_row - 1) as f32 + card;
            let left = room.center().x - used / 2.0 + step * column as f32;
            // From -1 to 1 along the row.
            let along = if in_row > 1 {
                2.0 * column as f32 / (in_row - 1) as f32 - 1.0
            } else {
                0.0
            };
            let bend = if rows > 1 { 0.35 } else { 1.0 };
            let turn = along * bend * (1.6 * in_row as f32).min(9.0);
            let sink = along * along * bend * card * 0.09;
            let y = top + row_step * row as f32 + sink;
            let at = Vec2::new(left + card / 2.0, y + height / 2.0);
            let visible = if column + 1 == in_row { card } else { step };
            let seen = if row + 1 == rows { height } else { row_step };
            InFan {
                at,
                turn,
                width: card,
                target: Rect::new(left, y, left + visible, y + seen),
            }
        })
        .collect()
}
