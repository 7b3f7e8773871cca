//! How the sheet is divided: what is on the left, columns or lines, and for how much there is room.

use crate::menus::Pens;
use crate::theme::FrameKind;
use crate::theme::widgets::{TARGET, size};

/// How wide the number of a round is, where everybody has a line.
pub(super) const TAB: f32 = TARGET;
/// How high the headings of a round's points and of the totals are.
pub(super) const HEADINGS: f32 = 24.0;

/// Where things are on the paper.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// How wide the words or faces on the left are, and a column, or what is between the faces and
    /// the totals.
    pub label: f32,
    pub column: f32,
    pub face: f32,
    /// The totals: how high below the columns, how wide at the end of the lines.
    pub total: f32,
    /// For the rounds, or the lines, at most.
    pub list: f32,
    /// How high a line is at least.
    pub line: f32,
    /// How large names are, and how much room they have.
    pub name: f32,
    pub room: f32,
}

/// How wide a letter of a name is, about, in parts of its size.
const LETTER: f32 = 0.58;
/// What the plate and the paper have at their sides.
const SIDES: f32 = 52.0;
const UPRIGHT_SIDES: f32 = 38.0;
/// All that is above and below the lines of an upright sheet.
const AROUND: f32 = 268.0 + HEADINGS;
/// A crown and the points of a round, beside a name.
const POINTS: f32 = 92.0;
/// A note over two lines.
const NOTE: f32 = 46.0;
/// No line is higher.
const HIGHEST: f32 = 112.0;

impl Shape {
    /// On a plate so wide, for sides of at most so many members, and rounds some of
    /// which have a note.
    pub fn new(
        pens: &Pens,
        sides: usize,
        longest: usize,
        plate: f32,
        (members, notes): (u32, bool),
    ) -> Shape {
        let high = pens.frame.size.y;
        let plain = Shape {
            label: 210.0,
            column: 0.0,
            face: 64.0,
            total: 64.0,
            list: high - 430.0,
            line: 0.0,
            name: size::LABEL,
            room: 0.0,
        };
        let teams = if members > 1 { 28.0 } else { 0.0 };
        let shape = match pens.frame.kind {
            FrameKind::Wide => Shape {
                list: plain.list - teams,
                ..plain
            },
            FrameKind::Short => Shape {
                label: 150.0,
                face: 30.0,
                total: 44.0,
                list: high - 222.0 - teams,
                name: size::LEAST,
                ..plain
            },
            FrameKind::Tall => {
                return Shape::upright(high, plate, (sides, longest), (members, notes));
            }
        };
        let column = (plate - SIDES - shape.label) / sides.max(1) as f32;
        let fits = longest as f32 * shape.name * LETTER < column;
        Shape {
            column,
            name: if fits { shape.name } else { size::LEAST },
            room: column,
            ..shape
        }
    }

    fn upright(
        high: f32,
        plate: f32,
        (sides, longest): (usize, usize),
        (members, notes): (u32, bool),
    ) -> Shape {
        let list = high * 0.96 - AROUND;
        let lines = list - if notes { NOTE } else { 0.0 };
        let line = (lines / sides.max(1) as f32 - 1.0).min(HIGHEST);
        let face = if line > 84.0 { 46.0 } else { 42.0 };
        // Partners stand close together.
        let label = face * (1.0 + 0.7 * (members.max(1) - 1) as f32) + 8.0;
        let total = 84.0;
        let column = plate - UPRIGHT_SIDES - label - total;
        let room = column - POINTS;
        let fits = longest as f32 * size::LABEL * LETTER < room;
        Shape {
            label,
            column,
            face,
            total,
            list,
            line,
            name: if fits { size::LABEL } else { size::TEXT },
            room,
        }
    }

    /// As much of a name as there is room for.
    pub fn shortened(&self, name: &str) -> String {
        let most = (self.room / (self.name * LETTER)) as usize;
        if name.chars().count() <= most {
            return name.to_string();
        }
        let start: String = name.chars().take(most.saturating_sub(1)).collect();
        format!("{start}…")
    }
}
