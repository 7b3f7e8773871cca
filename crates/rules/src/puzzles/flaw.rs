//! What can be wrong with a puzzle.

use thiserror::Error;

use crate::engine::RecordError;

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// It cannot be read.
    #[error("this is no puzzle: {why}")]
    Malformed {
        /// What stopped the reading, in words.
        why: String,
    },
    /// Its record cannot be read, or not be replayed.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// Somebody else is to move.
    #[error("the solver is not to move")]
    NotToMove,
    /// Another move does as well, or nearly.
    #[error("move {number} is not the only one: there is {other}")]
    NotTheOnly {
        /// Which move of the line, counted from 1.
        number: usize,
        /// The other, in the game's notation.
        other: String,
    },
    /// Another move is better.
    #[error("move {number} is not the best: that is {better}")]
    NotTheBest {
        /// Which move of the line, counted from 1.
        number: usize,
        /// The better one, in the game's notation.
        better: String,
    },
    /// Nothing comes of its line.
    #[error("nothing comes of it")]
    Pointless,
    /// It is about something else than it says.
    #[error("it is about {theme} and gains {gain}")]
    OtherPoint {
        /// What it is about.
        theme: &'static str,
        /// What it gains.
        gain: i32,
    },
}

impl Flaw {
    pub(super) fn malformed(why: impl ToString) -> Flaw {
        Flaw::Malformed {
            why: why.to_string(),
        }
    }
}
