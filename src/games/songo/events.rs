//! What Songo tells: why a move is refused, and what a move does.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use crate::engine::{Seat, Seats};

/// Why a cell may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    GameOver,
    NotYourCell {
        cell: Cell,
    },
    EmptyCell {
        cell: Cell,
    },
    /// Rule 8: a single seed in the last cell.
    LastCellSingle {
        cell: Cell,
    },
    /// Rule 8: two seeds in the last cell that would take nothing.
    LastCellTakesNothing {
        cell: Cell,
    },
    /// Rules 7 and 8: two seeds in the last cell whose capture would be cancelled, because it
    /// would leave this enemy without seeds.
    WouldStarve {
        cell: Cell,
        enemy: Seat,
    },
    /// Rule 9: the enemy has nothing, and this gives nothing.
    MustFeed {
        cell: Cell,
        enemy: Seat,
    },
    /// Rule 9: this gives, but a fuller cell would too.
    MustPlayFullest {
        cell: Cell,
        fullest: Cell,
        seeds: u8,
    },
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Target,
    FewSeeds,
    NoMove,
    Repetition,
    Agreed,
}

/// What happens on the board, seed by seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Started {
        first: Seat,
    },
    /// The mover takes all the seeds of a cell in hand.
    Lifted {
        seat: Seat,
        cell: Cell,
        seeds: u8,
    },
    /// One seed falls; `lap` counts the rounds of the enemy's camp alone, 0 before them.
    Sown {
        cell: Cell,
        holds: u8,
        in_hand: u8,
        lap: u8,
    },
    /// Rule 4: the fourteenth seed stays with the mover.
    Kept {
        seat: Seat,
        score: u32,
    },
    /// Rule 5: a cell is taken; `sum` is what the move has taken so far.
    Taken {
        seat: Seat,
        cell: Cell,
        seeds: u8,
        sum: u32,
    },
    /// Rule 7: these cells would have been taken.
    CaptureCancelled {
        seat: Seat,
        cells: Vec<Cell>,
    },
    /// Rule 9: this player must now feed the enemy.
    MustFeed {
        seat: Seat,
    },
    /// Rule 12, option `give`: barred seeds go to the enemy.
    Gave {
        from: Seat,
        to: Seat,
        cell: Cell,
        seeds: u8,
    },
    /// Rule 14: a player gathers the seeds of their own camp.
    Collected {
        seat: Seat,
        seeds: u32,
    },
    Ended {
        cause: Cause,
        south: u32,
        north: u32,
        winners: Seats,
    },
}
