//! Soon: a race to lay 1 to 8, with cards that ask, strike and steal.

pub mod ai;
pub mod cards;
pub mod config;
mod event;
pub mod knowledge;
mod legality;
mod moves;
pub mod rules;
mod score;
mod state;
#[cfg(feature = "app")]
pub mod table;
mod turn;
#[cfg(feature = "app")]
pub mod words;

pub use cards::{Card, Cards, Colour, Kinds};
pub use config::SoonConfig;
pub use event::{End, Event, Line, Source};
pub use knowledge::{AtMost, SeatView, SoonView};
pub use moves::{Move, Reason};
pub use rules::{Phase, Soon};
pub use score::{Score, score};
pub use state::Arrangement;
