//! Swoop: shed your hand, then your face-up cards, then those nobody has seen.

pub mod ai;
pub mod cards;
pub mod config;
mod events;
mod facts;
mod knowledge;
mod legality;
mod move_list;
mod moves;
mod position;
mod rules;
mod saved_state;
mod state;

pub use cards::{Card, CardSet, Column, Columns, Rank, RankSet};
pub use config::SwoopConfig;
pub use events::{Event, Laid, Origin, RoundEnd};
pub use knowledge::{SeatView, SwoopView};
pub use moves::{Chosen, Move, Reason};
pub use position::{Layout, Position};
pub use state::{SWOOP, Swoop};
