//! Who plays what: everything needed to begin a match, and to save it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use veillee_rules::ai::Level;
use veillee_rules::engine::Setup;

/// Who moves for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    Human,
    Ai(Level),
}

impl Player {
    /// `human`, `ai` or `ai:LEVEL`.
    pub fn parse(text: &str) -> Option<Player> {
        match text.split_once(':') {
            None if text == "human" => Some(Player::Human),
            None if text == "ai" => Some(Player::Ai(Level::default())),
            Some(("ai", level)) => Level::parse(level).map(Player::Ai),
            _ => None,
        }
    }

    /// The key of the word for it.
    pub fn key(self) -> &'static str {
        match self {
            Player::Human => "player-human",
            Player::Ai(Level::Easy) => "player-easy",
            Player::Ai(Level::Medium) => "player-medium",
            Player::Ai(Level::Hard) => "player-hard",
            Player::Ai(Level::Expert) => "player-expert",
        }
    }

    pub const ALL: [Player; 5] = [
        Player::Human,
        Player::Ai(Level::Easy),
        Player::Ai(Level::Medium),
        Player::Ai(Level::Hard),
        Player::Ai(Level::Expert),
    ];
}

/// A place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatPlan {
    pub name: String,
    pub player: Player,
}

/// Names to start with; people change theirs.
const NAMES: [&str; 6] = ["Awa", "Biyogo", "Camille", "Dembé", "Élodie", "Fama"];

/// The longest name a plate has room for.
pub const LONGEST_NAME: usize = 14;

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Purpose {
    /// To be played, and kept.
    #[default]
    Game,
    /// It plays by itself, for whoever looks on: nothing of it is kept.
    Demo,
    /// Somebody learns the game by it, or it is `shown` to a room: nothing of it is kept either.
    Lesson { shown: bool },
    /// Somebody looks for the right moves: only that they were found is kept.
    Puzzle,
}

impl Purpose {
    /// Nobody is asked for anything.
    pub fn plays_itself(self) -> bool {
        matches!(self, Purpose::Demo | Purpose::Lesson { shown: true })
    }

    /// Only what is written down is played.
    pub fn is_taught(self) -> bool {
        matches!(self, Purpose::Lesson { .. } | Purpose::Puzzle)
    }
}

/// A match before it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchPlan {
    pub game: String,
    pub setup: Setup,
    pub seats: Vec<SeatPlan>,
    pub seed: u64,
    #[serde(skip)]
    pub purpose: Purpose,
}

impl MatchPlan {
    /// One person against good opponents.
    pub fn new(game: &str, players: u8, seed: u64) -> MatchPlan {
        MatchPlan {
            game: game.to_string(),
            setup: Setup::for_players(players),
            seats: (0..usize::from(players)).map(MatchPlan::seat).collect(),
            seed,
            purpose: Purpose::Game,
        }
    }

    /// The seat number `at` (at most 5), as it is before anybody changes it.
    pub fn seat(at: usize) -> SeatPlan {
        SeatPlan {
            name: NAMES[at % NAMES.len()].to_string(),
            player: if at == 0 {
                Player::Human
            } else {
                Player::Ai(Level::Medium)
            },
        }
    }

    pub fn humans(&self) -> usize {
        let humans = self.seats.iter().filter(|s| s.player == Player::Human);
        humans.count()
    }
}

/// Begin this match, or go on with it from `record` (JSON).
#[derive(Message, Clone)]
pub struct StartMatch {
    pub plan: MatchPlan,
    pub record: Option<String>,
}

/// The house rules of the game on the table, or of the one that is being set up; none on the title.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct CurrentRules(Option<(String, Setup)>);

impl CurrentRules {
    pub fn new(game: &str, setup: Setup) -> CurrentRules {
        CurrentRules(Some((game.to_string(), setup)))
    }

    /// Those of this game, if it is the one.
    pub fn of(&self, game: &str) -> Option<&Setup> {
        let (current, setup) = self.0.as_ref()?;
        (current == game).then_some(setup)
    }
}

/// The game all of this is about just now: on the table, being set up, or first on the title.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct CurrentGame(pub String);
