//! The rules of Veillée's games, their records and their opponents: pure, free of any window.

#![deny(missing_docs)]

pub mod ai;
pub mod engine;
pub mod games;
