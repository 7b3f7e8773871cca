//! Opponents for Soon.

use serde::{Deserialize, Serialize};

use super::Soon;
use crate::ai::{self, Guesses, Level, Search, Thinker};

/// Why a move was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {}

impl Thinker for Soon {
    type Why = Why;

    fn think(guesses: Guesses<Self>, _level: Level) -> Box<dyn Search<Self>> {
        ai::at_random(guesses)
    }
}
