//! What a viewer sees of a game of Songo: everything.

use serde::Serialize;

use super::board::CAMP;
use super::cell::{Cell, NORTH};
use super::events::Cause;
use super::rules::Songo;
use crate::engine::{Ruleset, Status};

/// Everything is open, so all viewers see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SongoView {
    /// N0 to N6.
    pub north: [u8; CAMP],
    /// S0 to S6.
    pub south: [u8; CAMP],
    /// South's captures, then North's: by seat.
    pub scores: [u32; 2],
    /// Whose turn it is, or how it ended.
    pub status: Status,
    /// Why it ended, once it has.
    pub cause: Option<Cause>,
}

impl SongoView {
    pub(super) fn of(songo: &Songo) -> SongoView {
        let position = songo.position();
        SongoView {
            north: position.north,
            south: position.south,
            scores: songo.scores,
            status: songo.status(),
            cause: songo.cause(),
        }
    }

    /// The seeds in a cell.
    pub fn seeds(&self, cell: Cell) -> u8 {
        let row = if cell.seat() == NORTH {
            &self.north
        } else {
            &self.south
        };
        row[usize::from(cell.column())]
    }
}
