//! Sovango: tricks nobody wants, and a franchise colour that lets you off them.

pub mod ai;
pub mod cards;
pub mod config;
pub mod events;
mod knowledge;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
mod trick;
#[cfg(feature = "app")]
pub mod words;
mod written;

pub use cards::{Card, CardSet, Colour};
pub use config::SovangoConfig;
pub use events::{Event, Reason};
pub use knowledge::{HandView, Laid, NoMoreThan, SovangoView, TrickView};
pub use rules::{Sovango, Tally};
