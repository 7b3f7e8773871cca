//! What the tests of the app share: tables without a window, people in front of them, and the
//! checks that hold for every game. Each game's own tests run those with [`every_game`].

// Every test program includes this folder, and none needs all of it.
#![allow(dead_code, unused_macros)]

pub mod by_hand;
pub mod faces;
pub mod gate;
pub mod history;
pub mod in_words;
pub mod keys;
pub mod layout;
pub mod lessons;
pub mod links;
pub mod menus;
pub mod opponents;
pub mod person;
pub mod puzzles;
pub mod resting;
pub mod review;
pub mod setups;
pub mod table;
pub mod told;
pub mod whole_games;

#[macro_use]
mod every_game;

use veillee::game::Game;
use veillee_rules::engine::{Config, GameRng};

/// What the tests have to know of a game beyond what it says of itself.
pub trait Tested: Game {
    /// Moves that a person could try now, legal and illegal alike.
    fn tries(state: &Self, rng: &mut GameRng) -> Vec<Self::Move>;

    /// What random games hardly ever come to.
    fn rare() -> Vec<Self::Event> {
        Vec::new()
    }

    /// What random tries are hardly ever refused for.
    fn rare_reasons() -> Vec<Self::Reason> {
        Vec::new()
    }
}

pub fn usual_players<G: Game>() -> u8 {
    G::Config::USUAL_PLAYERS
}

/// The fewest that can play it.
pub fn fewest_players<G: Game>() -> u8 {
    *G::Config::PLAYERS.start()
}
