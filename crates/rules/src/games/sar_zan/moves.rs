//! What can be done in Sar-Zan, how it is coded in a link, and why it may be refused.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use crate::engine::record::{CodeReader, CodeWriter};
use crate::engine::{MoveCode, Seat};

/// Which way the turn goes: the way the swords on the Sar-Zan card point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// From a seat to the one on its left.
    Clockwise,
    /// From a seat to the one on its right.
    CounterClockwise,
}

impl Direction {
    /// Rule 2: the Sar-Zan card turned over.
    pub fn flipped(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::CounterClockwise,
            Direction::CounterClockwise => Direction::Clockwise,
        }
    }

    /// The seat after this one.
    pub fn next(self, seat: Seat, players: u8) -> Seat {
        match self {
            Direction::Clockwise => seat.next(players),
            Direction::CounterClockwise => seat.previous(players),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Rule 1: the first player chooses where play goes.
    Direction(Direction),
    /// Rule 4.
    Pass,
    /// Rule 3: a combination; also the card that opens a trick.
    Play(Cards),
}

/// Codes below this are not plays; above, a play of so many cards more.
const PLAY: u64 = 3;

impl MoveCode for Move {
    /// A play is its number of cards and then the gaps between them, which are mostly small.
    fn encode(&self, code: &mut CodeWriter) {
        match self {
            Move::Pass => code.put(0),
            Move::Direction(Direction::Clockwise) => code.put(1),
            Move::Direction(Direction::CounterClockwise) => code.put(2),
            Move::Play(cards) => {
                code.put(PLAY + cards.len() as u64);
                let mut previous = 0;
                for card in cards.iter() {
                    code.put(u64::from(card.value() - previous - 1));
                    previous = card.value();
                }
            }
        }
    }

    fn decode(code: &mut CodeReader) -> Option<Move> {
        let first = code.get()?;
        Some(match first {
            0 => Move::Pass,
            1 => Move::Direction(Direction::Clockwise),
            2 => Move::Direction(Direction::CounterClockwise),
            _ => {
                let mut cards = Cards::NONE;
                let mut previous = 0u8;
                // A 33rd card would be too high, so nonsense ends here soon enough.
                for _ in PLAY..first {
                    let value = previous.checked_add(code.get_u8()?)?.checked_add(1)?;
                    cards.insert(Card::new(value)?);
                    previous = value;
                }
                Move::Play(cards)
            }
        })
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody moves any more.
    GameOver,
    /// Rule 1: the direction comes first.
    ChooseDirectionFirst,
    /// Rules 1 and 2: nobody is asked for a direction now.
    DirectionNotAsked,
    /// Rule 4: whoever opens must play.
    CannotPassOpening {
        /// The lowest of the hand, which must open.
        lowest: Card,
    },
    /// Rules 1, 2 and 5: a trick is opened with one's lowest card, alone.
    MustOpenWithLowest {
        /// The lowest of the hand, which must open.
        lowest: Card,
    },
    /// A play of no cards at all.
    EmptyPlay,
    /// This card is not in the hand.
    NotYourCard {
        /// The lowest of those named that the hand does not hold.
        card: Card,
    },
    /// Rule 3: so many cards may not answer this value.
    TooManyCards {
        /// How many were to be played.
        cards: u8,
        /// The most that may answer `value`.
        allowed: u8,
        /// What was announced: the sum of the last combination.
        value: u32,
    },
    /// Rule 3: no sum is above 33.
    SumTooHigh {
        /// Of the cards that were to be played.
        sum: u32,
    },
    /// Rule 3: the sum must be greater than the value announced.
    SumDoesNotBeat {
        /// Of the cards that were to be played.
        sum: u32,
        /// What was announced: the sum of the last combination.
        value: u32,
    },
}
