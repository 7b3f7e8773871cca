//! What all games share, free of any engine: the [`Ruleset`] trait, seats, chance, hidden
//! information, set-up and records.

pub(crate) mod bits;
pub mod config;
pub mod hidden;
pub mod record;
pub mod rng;
pub mod ruleset;
pub mod seat;
pub mod tools;

pub use config::{Config, ConfigError, OptionSpec, Setup};
pub use record::{MoveCode, Record, RecordError};
pub use rng::GameRng;
pub use ruleset::{Nobody, Outcome, Ruleset, Sink, Status, Viewer};
pub use seat::{MAX_PLAYERS, PerSeat, Seat, Seats};
