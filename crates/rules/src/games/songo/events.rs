//! What happens on the board, seed by seed.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use crate::engine::{Seat, Seats};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Rule 10: somebody has taken enough.
    Target,
    /// Rule 11: too few seeds are left.
    FewSeeds,
    /// Rule 12: the player to move cannot.
    NoMove,
    /// Rule 13: the same board for the third time.
    Repetition,
    /// Rule 13: both wanted a draw.
    Agreed,
}

/// What happens on the board, seed by seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rule 15: who plays first.
    Started {
        /// By the option, or drawn by lot.
        first: Seat,
    },
    /// The mover takes all the seeds of a cell in hand.
    Lifted {
        /// The mover.
        seat: Seat,
        /// Where they lay, in the mover's own camp.
        cell: Cell,
        /// All that the cell held.
        seeds: u8,
    },
    /// One seed falls.
    Sown {
        /// Where it falls, in either camp.
        cell: Cell,
        /// What lies there now, this seed included.
        holds: u8,
        /// What is left to sow, a seed that will be kept included.
        in_hand: u8,
        /// Rounds of the enemy's camp alone, counted from 1; 0 for the first thirteen seeds.
        lap: u8,
    },
    /// Rule 4: the fourteenth seed stays with the mover.
    Kept {
        /// The mover.
        seat: Seat,
        /// The mover's, this seed included.
        score: u32,
    },
    /// Rule 5: a cell is taken.
    Taken {
        /// The mover.
        seat: Seat,
        /// The enemy's cell; that of the last seed comes first, then the ones before it.
        cell: Cell,
        /// What lay in it, seeds just sown included.
        seeds: u8,
        /// What the move has taken so far, this cell included.
        sum: u32,
    },
    /// Rule 7: these cells would have been taken.
    CaptureCancelled {
        /// The mover, who takes nothing.
        seat: Seat,
        /// The enemy's, the one the last seed fell into first.
        cells: Vec<Cell>,
    },
    /// Rule 9: this player must now feed the enemy.
    MustFeed {
        /// Who is to move; the other camp is empty.
        seat: Seat,
    },
    /// Rule 12, option `give`: barred seeds go to the enemy.
    Gave {
        /// Who is to move and cannot.
        from: Seat,
        /// Whose score they are added to.
        to: Seat,
        /// The last of the giver's camp in sowing order.
        cell: Cell,
        /// All that lay there: one or two.
        seeds: u8,
    },
    /// Rule 14: a player gathers the seeds of their own camp.
    Collected {
        /// Whose camp it is.
        seat: Seat,
        /// What was left there, never none; it is added to their score.
        seeds: u32,
    },
    /// Rules 10 to 14: what each has in the end.
    Ended {
        /// Which rule ended the game.
        cause: Cause,
        /// South's score, gathered seeds included.
        south: u32,
        /// North's score, gathered seeds included.
        north: u32,
        /// Both players if it is a draw.
        winners: Seats,
    },
}
