//! What is true of every game. No game is named here: they all come from the list.

#[path = "../helpers/mod.rs"]
mod helpers;

mod allocation;
mod engine;
mod golden;
mod opponents;
mod properties;
mod puzzles;
mod records;
mod reviews;
