//! Songo: two camps of seven cells, seventy seeds, nothing hidden.

pub mod board;
pub mod config;
mod perft;
pub mod rules;
mod state;
#[cfg(feature = "app")]
pub mod table;

pub use config::SongoConfig;
pub use rules::{Cause, Cell, Event, Reason, Songo};
pub use state::SongoView;
