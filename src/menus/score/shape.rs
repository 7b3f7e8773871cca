//! How the sheet is divided: what is on the left, the columns, and for how much there is room.

use crate::menus::Pens;
use crate::theme::FrameKind;
use crate::theme::widgets::size;

/// Where things are on the paper.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// How wide the words on the left are, and a column.
    pub label: f32,
    pub column: f32,
    pub face: f32,
    /// The totals.
    pub total: f32,
    /// For the rounds at most.
    pub list: f32,
    /// Many columns on a narrow screen.
    pub narrow: bool,
    /// How large names are; at two heights where they are wider than the columns.
    pub name: f32,
    pub at_two_heights: bool,
}

/// How wide a letter of a name is, about, in parts of its size.
const LETTER: f32 = 0.58;
/// What the plate and the paper have at their sides.
const SIDES: f32 = 52.0;

impl Shape {
    /// On a plate so wide.
    pub fn new(pens: &Pens, columns: usize, longest: usize, plate: f32) -> Shape {
        let high = pens.frame.size.y;
        let plain = Shape {
            label: 210.0,
            column: 0.0,
            face: 64.0,
            total: 64.0,
            list: high - 430.0,
            narrow: false,
            name: size::LABEL,
            at_two_heights: false,
        };
        let shape = match pens.frame.kind {
            FrameKind::Wide => plain,
            FrameKind::Short => Shape {
                label: 150.0,
                face: 30.0,
                total: 44.0,
                list: high - 222.0,
                name: size::LEAST,
                ..plain
            },
            FrameKind::Tall => Shape {
                label: if columns > 3 { 42.0 } else { 92.0 },
                face: if columns > 4 { 36.0 } else { 46.0 },
                total: 52.0,
                list: high * 0.92 - 372.0,
                narrow: columns > 3,
                name: size::LEAST,
                ..plain
            },
        };
        let column = (plate - SIDES - shape.label) / columns.max(1) as f32;
        let fits = |letters: f32| longest as f32 * letters * LETTER < column;
        Shape {
            column,
            name: if fits(shape.name) {
                shape.name
            } else {
                size::LEAST
            },
            at_two_heights: shape.narrow && !fits(size::LEAST),
            ..shape
        }
    }

    /// As much of a name as there is room for.
    pub fn shortened(&self, name: &str) -> String {
        let times = if self.at_two_heights { 1.7 } else { 1.0 };
        let most = (times * self.column / (self.name * LETTER)) as usize;
        if name.chars().count() <= most {
            return name.to_string();
        }
        let start: String = name.chars().take(most.saturating_sub(1)).collect();
        format!("{start}…")
    }
}
