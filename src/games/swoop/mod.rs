//! Swoop: shed your hand, then your face-up cards, then those nobody has seen.

pub mod ai;
pub mod cards;
pub mod config;
mod events;
mod knowledge;
mod legality;
mod moves;
mod offer;
pub mod rules;
mod state;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod words;

pub use cards::{Card, CardSet, Column, Columns, Rank, RankSet};
pub use config::SwoopConfig;
pub use events::{Event, Laid, Lying, Reason, RoundEnd};
pub use knowledge::{SeatView, SwoopView};
pub use moves::{Chosen, Move};
pub use state::{Layout, Position, Swoop};
