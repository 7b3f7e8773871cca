//! Songo's house rules and starting positions.

use std::fmt;
use std::str::FromStr;

use super::board::{BoardRules, CAMP, MAX_SEEDS};
use crate::engine::{ConfigError, Setup};
use crate::{choices, config};

choices! {
    /// Rule 4: which greniers keep their last seed.
    pub enum Bonus { Fourteen = "14", Mod7 = "mod7" }
}
choices! {
    /// Rule 9: which feeding moves are allowed.
    pub enum Solidarity { Fullest = "fullest", Any = "any" }
}
choices! {
    /// Rule 10: seeds that win.
    pub enum Target { Cameroon = "40", Gabon = "36" }
}
choices! {
    /// Rule 11: fewer than ten seeds end the game.
    pub enum FewSeeds { On = "on", Off = "off" }
}
choices! {
    /// Rule 12: what happens to a player who cannot move.
    pub enum Stuck { End = "end", Give = "give" }
}
choices! {
    /// Rule 15: who starts.
    pub enum First { Random = "random", South = "south", North = "north" }
}

config! {
    pub struct SongoConfig for "songo", 2..=2, usually 2;
    options {
        "bonus" bonus: Bonus,
        "solidarity" solidarity: Solidarity,
        "target" target: Target,
        "few-seeds" few_seeds: FewSeeds,
        "stuck" stuck: Stuck,
        "first" first: First,
    }
    position { position: Position }
}

impl SongoConfig {
    fn default_for(&mut self) {}

    fn offers(_key: &str, _value: &str, _players: u8) -> bool {
        true
    }

    /// Rule 10: seeds that win.
    pub fn target(&self) -> u32 {
        match self.target {
            Target::Cameroon => 40,
            Target::Gabon => 36,
        }
    }

    /// What a single move needs to know of the house rules.
    pub fn board_rules(&self) -> BoardRules {
        BoardRules {
            keep_every_seventh: self.bonus == Bonus::Mod7,
            any_feeding_move: self.solidarity == Solidarity::Any,
        }
    }
}

impl Default for SongoConfig {
    fn default() -> Self {
        SongoConfig {
            players: 2,
            bonus: Bonus::Fourteen,
            solidarity: Solidarity::Fullest,
            target: Target::Cameroon,
            few_seeds: FewSeeds::On,
            stuck: Stuck::End,
            first: First::Random,
            position: None,
        }
    }
}

/// A starting position: N0..N6, S0..S6 and, if not zero, what each has already taken.
/// Written `5 5 5 5 5 5 5/5 5 5 5 5 5 5` or `…/…/NORTH SOUTH`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// N0 to N6.
    pub north: [u8; CAMP],
    /// S0 to S6.
    pub south: [u8; CAMP],
    /// What North has taken.
    pub north_score: u8,
    /// What South has taken.
    pub south_score: u8,
}

impl Position {
    /// Five seeds in every cell.
    pub const START: Position = Position {
        north: [5; CAMP],
        south: [5; CAMP],
        north_score: 0,
        south_score: 0,
    };
}

fn join(cells: &[u8]) -> String {
    let cells: Vec<String> = cells.iter().map(u8::to_string).collect();
    cells.join(" ")
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", join(&self.north), join(&self.south))?;
        if self.north_score > 0 || self.south_score > 0 {
            write!(f, "/{} {}", self.north_score, self.south_score)?;
        }
        Ok(())
    }
}

fn numbers<const N: usize>(text: &str) -> Result<[u8; N], ConfigError> {
    let numbers: Result<Vec<u8>, _> = text.split_whitespace().map(str::parse).collect();
    numbers
        .ok()
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or(ConfigError::BadPosition {
            why: "it is written as seven numbers, a slash, seven numbers",
        })
}

impl FromStr for Position {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Position, ConfigError> {
        let mut parts = text.split('/');
        let north = numbers(parts.next().unwrap_or_default())?;
        let south = numbers(parts.next().unwrap_or_default())?;
        let [north_score, south_score] = match parts.next() {
            Some(scores) => numbers(scores)?,
            None => [0, 0],
        };
        if parts.next().is_some() {
            return Err(ConfigError::BadPosition {
                why: "it has more than three parts",
            });
        }
        let position = Position {
            north,
            south,
            north_score,
            south_score,
        };
        let all = north.iter().chain(&south);
        let seeds: u32 = all.map(|seeds| u32::from(*seeds)).sum();
        if seeds + u32::from(north_score) + u32::from(south_score) > MAX_SEEDS {
            return Err(ConfigError::BadPosition {
                why: "it has more than 255 seeds",
            });
        }
        Ok(position)
    }
}
