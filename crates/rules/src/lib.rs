//! The rules of Veillée's games, their records, their opponents and their puzzles: pure, free of any
//! window.

#![deny(missing_docs)]

pub mod ai;
pub mod engine;
pub mod games;
pub mod puzzles;
pub mod review;
