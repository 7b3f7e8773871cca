//! Songo's moves: a move is the cell it plays. How it is coded in a link, and why it may be
//! refused.

use serde::Serialize;

use super::cell::Cell;
use crate::engine::record::{CodeReader, CodeWriter};
use crate::engine::{MoveCode, Seat};

impl MoveCode for Cell {
    fn encode(&self, code: &mut CodeWriter) {
        code.put(u64::from(self.0));
    }

    fn decode(code: &mut CodeReader) -> Option<Cell> {
        code.get_size(13).map(|cell| Cell(cell as u8))
    }
}

/// Why a cell may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody moves any more.
    GameOver,
    /// It is in the other camp.
    NotYourCell {
        /// The enemy's cell that was named.
        cell: Cell,
    },
    /// There is nothing to sow.
    EmptyCell {
        /// The cell named, in one's own camp.
        cell: Cell,
    },
    /// Rule 8: a single seed in the last cell.
    LastCellSingle {
        /// The last of one's camp in sowing order: S0 or N6.
        cell: Cell,
    },
    /// Rule 8: two seeds in the last cell that would take nothing.
    LastCellTakesNothing {
        /// The last of one's camp in sowing order: S0 or N6.
        cell: Cell,
    },
    /// Rules 7 and 8: two seeds in the last cell whose capture would be cancelled, because it
    /// would leave this enemy without seeds.
    WouldStarve {
        /// The last of one's camp in sowing order: S0 or N6.
        cell: Cell,
        /// Whose camp would be empty.
        enemy: Seat,
    },
    /// Rule 9: the enemy has nothing, and this gives nothing.
    MustFeed {
        /// The cell named, whose seeds would all stay at home.
        cell: Cell,
        /// Whose camp is empty.
        enemy: Seat,
    },
    /// Rule 9: this gives, but a fuller cell would too.
    MustPlayFullest {
        /// The cell named, which holds fewer seeds.
        cell: Cell,
        /// The fullest of those that give; of equals, the first in sowing order.
        fullest: Cell,
        /// What `fullest` holds.
        seeds: u8,
    },
}
