//! Sovango: tricks nobody wants, and a franchise colour that lets you off them.

pub mod ai;
pub mod cards;
pub mod config;
mod events;
mod knowledge;
mod legality;
mod moves;
mod puzzles;
mod rules;
mod saved_state;
mod trick;

pub use cards::{Card, CardSet, Colour};
pub use config::SovangoConfig;
pub use events::Event;
pub use knowledge::{HandView, Laid, NoMoreThan, SovangoView, TrickView};
pub use moves::Reason;
pub use rules::{Sovango, Tally};
pub use trick::strongest;
