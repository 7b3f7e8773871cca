//! Positions set up by hand, for tests and editors.

use super::cards::{COLUMNS, Card, CardSet};
use super::config::SwoopConfig;
use super::state::{Pile, Player, Swoop};
use crate::engine::{GameRng, Seat};

/// A table set up by hand, for tests and editors. What is not named is in the rest.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// Who is to play.
    pub to_move: Seat,
    /// From the bottom.
    pub pile: Vec<Card>,
    /// One for each player.
    pub seats: Vec<Layout>,
}

/// The cards and the score of one seat in a [`Position`].
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The cards held.
    pub hand: CardSet,
    /// Face up, by column.
    pub up: [Option<Card>; COLUMNS],
    /// Face down, by column.
    pub down: [Option<Card>; COLUMNS],
    /// Points from earlier rounds.
    pub score: u16,
}

impl Swoop {
    /// The first round of a game, in a given position.
    pub fn from_position(
        config: &SwoopConfig,
        seed: u64,
        position: &Position,
    ) -> Result<Swoop, &'static str> {
        if position.seats.len() != usize::from(config.players) {
            return Err("there must be as many seats as players");
        }
        let player = |layout: &Layout| Player {
            hand: layout.hand,
            up: layout.up,
            down: layout.down,
            score: layout.score,
            ..Player::default()
        };
        let mut swoop = Swoop {
            config: *config,
            rng: GameRng::from_seed(seed),
            round: 1,
            starter: position.to_move,
            to_move: position.to_move,
            turns: 0,
            adding: false,
            players: position.seats.iter().map(player).collect(),
            pile: Pile::from_cards(&position.pile)?,
            thrown_away: CardSet::NONE,
            tens_aside: CardSet::NONE,
            rest: CardSet::NONE,
            over: None,
        };
        swoop.rest = CardSet::ALL - swoop.heaps().fold(CardSet::NONE, |all, heap| all | heap);
        swoop.check()?;
        Ok(swoop)
    }
}
