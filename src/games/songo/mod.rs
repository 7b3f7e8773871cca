//! Songo: two camps of seven cells, seventy seeds, nothing hidden.

pub mod ai;
pub mod board;
pub mod cell;
pub mod config;
pub mod events;
mod perft;
pub mod rules;
mod state;
#[cfg(feature = "app")]
pub mod table;

pub use cell::{Cell, NORTH, SOUTH};
pub use config::SongoConfig;
pub use events::{Cause, Event, Reason};
pub use rules::Songo;
pub use state::SongoView;
