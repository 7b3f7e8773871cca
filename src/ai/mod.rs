//! Opponents. Pure: the same state, level and seed give the same move everywhere.

use serde::{Deserialize, Serialize};

use crate::engine::{GameRng, Ruleset, Seat};

/// How well an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Easy,
    #[default]
    Medium,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == text)
    }
}

/// The move a player of this level makes for `seat`; `None` if there is none to make.
///
/// Until the games have opponents of their own every level plays at random, from what the seat
/// knows and nothing else.
pub fn choose<G: Ruleset>(state: &G, seat: Seat, _level: Level, seed: u64) -> Option<G::Move> {
    let mut rng = GameRng::from_seed(seed);
    let known = state.determinize(seat, &mut rng);
    known.random_move(&mut rng, &mut Vec::new())
}
