//! Sar-Zan: climb with sums of cards, never beyond 33.

pub mod ai;
pub mod cards;
pub mod combinations;
pub mod config;
mod events;
mod knowledge;
mod legality;
mod moves;
mod puzzles;
mod rules;
mod saved_state;

pub use cards::{Card, Cards};
pub use combinations::cards_allowed;
pub use config::SarZanConfig;
pub use events::{Cause, Event, Line, Taking};
pub use knowledge::{HandView, PlayedView, SarZanView};
pub use moves::{Direction, Move, Reason};
pub use rules::{Phase, Played, SarZan};
