//! The cells: what a move names.

use serde::{Deserialize, Serialize};

use super::board::CAMP;
use crate::engine::Seat;

/// The seat that owns S0 to S6.
pub const SOUTH: Seat = Seat(0);
/// The seat that owns N0 to N6.
pub const NORTH: Seat = Seat(1);

/// A cell of the board, N0 to N6 then S0 to S6. A move names the cell it plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell(pub(super) u8);

impl Cell {
    /// Cell `column` (0 to 6, left to right) of a seat's camp.
    pub fn new(seat: Seat, column: u8) -> Cell {
        debug_assert!(column < CAMP as u8);
        Cell(if seat == NORTH { column } else { column + 7 })
    }

    /// N0 to N6, then S0 to S6.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..14).map(Cell)
    }

    /// Whose camp it is in.
    pub fn seat(self) -> Seat {
        if self.0 < 7 { NORTH } else { SOUTH }
    }

    /// 0 to 6, left to right.
    pub fn column(self) -> u8 {
        if self.0 < 7 { self.0 } else { self.0 - 7 }
    }

    /// 0 to 6 in sowing order: South sows from right to left, North from left to right.
    pub(super) fn place(self) -> usize {
        if self.0 < 7 {
            usize::from(self.0)
        } else {
            usize::from(13 - self.0)
        }
    }

    pub(super) fn at(seat: Seat, place: usize) -> Cell {
        Cell(if seat == NORTH {
            place as u8
        } else {
            13 - place as u8
        })
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let side = if self.seat() == NORTH { 'N' } else { 'S' };
        write!(f, "{side}{}", self.column())
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = String;
    fn try_from(text: String) -> Result<Cell, String> {
        Cell::all()
            .find(|cell| cell.to_string() == text)
            .ok_or_else(|| format!("there is no cell {text:?}"))
    }
}
