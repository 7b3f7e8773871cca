//! What is left of a round, made small: nothing but what decides it, so that thousands of rounds
//! can be played on in a moment.
//!
//! Openings are forced (rules 1, 2 and 5), so they are made at once: whoever is to move here has
//! a sum to beat, or passes.

use super::super::cards::{Cards, SAR_ZAN};
use super::super::rules::{DRAGON_POINTS, MOST_PLAYERS};
use super::super::{Direction, Phase, SarZan};

/// Nobody has the Sar-Zan card.
pub const NOBODY: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    pub hands: [Cards; MOST_PLAYERS],
    /// Cards won so far.
    pub won: [u8; MOST_PLAYERS],
    pub players: u8,
    pub to_move: u8,
    /// One bit for each seat out of this trick.
    pub passed: u8,
    /// Cards on the pile.
    pub pile: u8,
    pub announced: u8,
    pub dragon: u8,
    pub clockwise: bool,
    pub over: bool,
}

impl Round {
    /// The round under way, once its direction is chosen.
    pub fn of(game: &SarZan) -> Round {
        let mut round = Round {
            hands: game.hands,
            won: game.won.map(|cards| cards.len() as u8),
            players: game.config.players,
            to_move: game.to_move.0,
            passed: game.passed.iter().fold(0, |all, seat| all | 1 << seat.0),
            pile: game
                .pile
                .iter()
                .map(|played| played.cards.len() as u8)
                .sum(),
            announced: game.announced() as u8,
            dragon: game.dragon.map_or(NOBODY, |seat| seat.0),
            clockwise: game.direction == Direction::Clockwise,
            over: false,
        };
        if game.phase == Phase::Open {
            round.open();
        }
        round
    }

    pub fn hand(&self) -> Cards {
        self.hands[usize::from(self.to_move)]
    }

    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players)
    }

    pub fn has_passed(&self, seat: usize) -> bool {
        self.passed & (1 << seat) != 0
    }

    fn next(&self, seat: u8) -> u8 {
        if self.clockwise {
            if seat + 1 == self.players {
                0
            } else {
                seat + 1
            }
        } else if seat == 0 {
            self.players - 1
        } else {
            seat - 1
        }
    }

    fn turn_goes_on(&mut self) {
        loop {
            self.to_move = self.next(self.to_move);
            if !self.has_passed(usize::from(self.to_move)) {
                return;
            }
        }
    }

    /// No cards: to pass.
    pub fn play(&mut self, cards: Cards) {
        if cards.is_empty() {
            self.passed |= 1 << self.to_move;
            self.turn_goes_on();
            if self.passed.count_ones() + 1 == u32::from(self.players) {
                self.take();
                self.open();
            }
            return;
        }
        let seat = usize::from(self.to_move);
        self.hands[seat] = self.hands[seat].without(cards);
        self.pile += cards.len() as u8;
        let sum = cards.sum();
        if sum == SAR_ZAN {
            self.dragon = self.to_move;
        }
        if self.hands[seat].is_empty() {
            self.take();
            self.over = true;
        } else if sum == SAR_ZAN {
            self.take();
            self.open();
        } else {
            self.announced = sum as u8;
            self.turn_goes_on();
        }
    }

    fn take(&mut self) {
        self.won[usize::from(self.to_move)] += self.pile;
        self.pile = 0;
        self.passed = 0;
    }

    /// The lowest card of the one to move opens a trick.
    pub fn open(&mut self) {
        if let Some(lowest) = self.hand().lowest() {
            // One card is never 33.
            self.play(Cards::only(lowest));
        }
    }

    /// Rule 8, were the round over now.
    pub fn points(&self, seat: usize) -> i32 {
        let is_dragon = usize::from(self.dragon) == seat;
        let dragon = if is_dragon { DRAGON_POINTS } else { 0 };
        i32::from(self.won[seat]) - self.hands[seat].len() as i32 + dragon
    }
}
