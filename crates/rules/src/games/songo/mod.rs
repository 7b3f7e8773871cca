//! Songo: two camps of seven cells, seventy seeds, nothing hidden.

pub mod ai;
mod board;
mod cell;
pub mod config;
mod events;
mod knowledge;
mod legality;
mod moves;
mod perft;
mod puzzles;
mod rules;
mod saved_state;

pub use cell::{Cell, NORTH, SOUTH};
pub use config::SongoConfig;
pub use events::{Cause, Event};
pub use knowledge::SongoView;
pub use moves::Reason;
pub use rules::Songo;
