//! Sar-Zan: climb with sums of cards, never beyond 33.

pub mod ai;
pub mod cards;
pub mod combinations;
pub mod config;
mod knowledge;
pub mod moves;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod words;
mod written;

pub use cards::{Card, Cards};
pub use combinations::cards_allowed;
pub use config::SarZanConfig;
pub use knowledge::{HandView, PlayedView, SarZanView};
pub use moves::{Cause, Direction, Event, Line, Move, Reason, Taking};
pub use rules::{Phase, Played, SarZan};
