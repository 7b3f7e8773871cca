//! Veillée: one table for five games.
//!
//! [`engine`] is what all games share, [`games`] holds one folder per game. Neither knows
//! anything of a window.

pub mod engine;
pub mod games;
