//! Soon: a race to lay 1 to 8, with cards that ask, strike and steal.

pub mod ai;
mod arrangement;
pub mod cards;
pub mod config;
mod events;
mod knowledge;
mod legality;
mod moves;
mod rules;
mod saved_state;
mod score;
mod turn;

pub use arrangement::Arrangement;
pub use cards::{Card, Cards, Colour, Kinds};
pub use config::SoonConfig;
pub use events::{End, Event, Line, Source};
pub use knowledge::{AtMost, SeatView, SoonView};
pub use moves::{Move, Reason};
pub use rules::{Phase, Soon};
pub use score::{Score, score};
