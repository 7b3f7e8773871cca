//! A game of Sar-Zan as it is saved, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::cards::{Cards, DECK, SAR_ZAN};
use super::combinations::HAND;
use super::config::SarZanConfig;
use super::moves::Direction;
use super::rules::{LAST_ROUND, MOST_PLAYERS, Phase, Pile, SarZan};
use crate::engine::{GameRng, PerSeat, Seat, Seats};

/// The state as JSON has it: one entry for each seat that is taken.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct SavedSarZan {
    config: SarZanConfig,
    round: u8,
    dealer: Seat,
    direction: Direction,
    dragon: Option<Seat>,
    phase: Phase,
    to_move: Seat,
    hands: PerSeat<Cards>,
    floors: PerSeat<u8>,
    won: PerSeat<Cards>,
    scores: PerSeat<i32>,
    passed: Seats,
    pile: Pile,
    rng: GameRng,
}

impl From<SarZan> for SavedSarZan {
    fn from(game: SarZan) -> SavedSarZan {
        let players = usize::from(game.config.players);
        SavedSarZan {
            config: game.config,
            round: game.round,
            dealer: game.dealer,
            direction: game.direction,
            dragon: game.dragon,
            phase: game.phase,
            to_move: game.to_move,
            hands: game.hands.into_iter().take(players).collect(),
            floors: game.floors.into_iter().take(players).collect(),
            won: game.won.into_iter().take(players).collect(),
            scores: game.scores.into_iter().take(players).collect(),
            passed: game.passed,
            pile: game.pile,
            rng: game.rng,
        }
    }
}

/// No real score comes near; a larger one could overflow in what is left of the game.
const HIGHEST_SCORE: u32 = 1_000_000;

fn by_seat<T: Copy + Default>(
    list: &PerSeat<T>,
    players: u8,
) -> Result<[T; MOST_PLAYERS], &'static str> {
    if list.len() != usize::from(players) {
        return Err("a list has not one entry for each seat");
    }
    let mut all = [T::default(); MOST_PLAYERS];
    all[..list.len()].copy_from_slice(list);
    Ok(all)
}

impl TryFrom<SavedSarZan> for SarZan {
    type Error = &'static str;

    fn try_from(saved: SavedSarZan) -> Result<SarZan, &'static str> {
        let players = saved.config.players;
        let game = SarZan {
            config: saved.config,
            round: saved.round,
            dealer: saved.dealer,
            direction: saved.direction,
            dragon: saved.dragon,
            phase: saved.phase,
            to_move: saved.to_move,
            hands: by_seat(&saved.hands, players)?,
            floors: by_seat(&saved.floors, players)?,
            won: by_seat(&saved.won, players)?,
            scores: by_seat(&saved.scores, players)?,
            passed: saved.passed,
            pile: saved.pile,
            rng: saved.rng,
        };
        game.check_seats()?;
        game.check_cards()?;
        game.check_phase()?;
        Ok(game)
    }
}

impl SarZan {
    fn check_seats(&self) -> Result<(), &'static str> {
        let on_pile = self.pile.iter().map(|played| played.seat);
        let winners = match self.phase {
            Phase::Over { winners } => winners,
            _ => Seats::NONE,
        };
        let mut named = [self.dealer, self.to_move]
            .into_iter()
            .chain(self.dragon)
            .chain(self.passed.iter())
            .chain(winners.iter())
            .chain(on_pile);
        if named.any(|seat| seat.0 >= self.config.players) {
            return Err("there is no such seat");
        }
        if !(1..=LAST_ROUND).contains(&self.round) {
            return Err("there is no such round");
        }
        if self
            .scores
            .iter()
            .any(|score| score.unsigned_abs() > HIGHEST_SCORE)
        {
            return Err("a score is out of bounds");
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), &'static str> {
        let on_pile = self.pile.iter().map(|played| &played.cards);
        let mut seen = Cards::NONE;
        for cards in self.hands.iter().chain(&self.won).chain(on_pile) {
            if !(seen & *cards).is_empty() {
                return Err("a card is in two places");
            }
            seen |= *cards;
        }
        if self.hands.iter().any(|hand| hand.len() > HAND) {
            return Err("a hand has more than eight cards");
        }
        for (hand, floor) in self.hands.iter().zip(self.floors) {
            if hand.lowest().is_some_and(|lowest| lowest.value() <= floor) {
                return Err("a hand has a card that is known not to be in it");
            }
        }
        if self.floors.iter().any(|floor| *floor > DECK) {
            return Err("there are no cards as high as that");
        }
        let sums = self.pile.iter().map(|played| played.cards.sum());
        if !sums.clone().is_sorted_by(|low, high| low < high)
            || sums.clone().any(|sum| sum == 0 || sum >= SAR_ZAN)
        {
            return Err("the sums on the pile do not climb from 1 to 32");
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), &'static str> {
        let players = usize::from(self.config.players);
        if let Phase::Over { winners } = self.phase {
            return if winners.is_empty() {
                Err("nobody has won")
            } else {
                Ok(())
            };
        }
        // Rule 7 ends a round before anybody has to play without cards.
        if self.hands[..players].iter().any(|hand| hand.is_empty()) {
            return Err("a player has no cards");
        }
        if self.passed.contains(self.to_move) {
            return Err("the player to move has passed");
        }
        let fits = match (self.phase, self.pile.last()) {
            (Phase::Answer, Some(last)) => {
                last.seat != self.to_move && !self.passed.contains(last.seat)
            }
            (Phase::Open, None) => {
                self.passed.is_empty()
                    && (!self.opens_with_lowest_of_all() || self.holder_of_lowest() == self.to_move)
            }
            (Phase::Direction, None) => {
                let asked = players > 2 && self.dragon.is_none() && self.to_move == self.dealer;
                asked && self.passed.is_empty()
            }
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err("the trick does not fit whose turn it is")
        }
    }
}
