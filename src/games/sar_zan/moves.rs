//! What can be done in Sar-Zan, why it may be refused, and what is told of it.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use crate::engine::record::{CodeReader, CodeWriter};
use crate::engine::{MoveCode, Seat, Seats, Viewer};

/// Which way the turn goes: the way the swords on the Sar-Zan card point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    Clockwise,
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
    GameOver,
    /// Rule 1: the direction comes first.
    ChooseDirectionFirst,
    /// Rules 1 and 2: nobody is asked for a direction now.
    DirectionNotAsked,
    /// Rule 4: whoever opens must play.
    CannotPassOpening {
        lowest: Card,
    },
    /// Rules 1, 2 and 5: a trick is opened with one's lowest card, alone.
    MustOpenWithLowest {
        lowest: Card,
    },
    /// A play of no cards at all.
    EmptyPlay,
    NotYourCard {
        card: Card,
    },
    /// Rule 3: so many cards may not answer this value.
    TooManyCards {
        cards: u8,
        allowed: u8,
        value: u32,
    },
    /// Rule 3: no sum is above 33.
    SumTooHigh {
        sum: u32,
    },
    /// Rule 3: the sum must be greater than the value announced.
    SumDoesNotBeat {
        sum: u32,
        value: u32,
    },
}

/// By what a trick was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taking {
    /// Rule 5: all others have passed.
    AllPassed,
    /// Rule 6.
    SarZan,
    /// Rule 7.
    Owatta,
}

/// Rule 8: a line of the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    CardsWon,
    CardsInHand,
    Dragon,
}

/// Rule 9: why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Target,
    LastRound,
}

/// What happens at the table, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rules 1 and 2: all cards are shuffled. `direction` is missing if it is to be chosen.
    RoundStarted {
        round: u8,
        dealer: Seat,
        dragon: Option<Seat>,
        direction: Option<Direction>,
    },
    /// Rule 2: the Dragon turned the Sar-Zan card over.
    DirectionFlipped {
        seat: Seat,
        direction: Direction,
    },
    /// A card from the dealer's pack; `None` for those who may not see it.
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    /// What was not dealt, which nobody sees.
    SetAside {
        cards: u8,
    },
    /// Rule 1: the first player's choice.
    DirectionChosen {
        seat: Seat,
        direction: Direction,
    },
    /// Rule 1: this seat holds the lowest card of all and is to open.
    HoldsLowest {
        seat: Seat,
    },
    /// A trick begins; `allowed` cards may answer.
    Opened {
        seat: Seat,
        card: Card,
        allowed: u8,
    },
    /// Rule 3: a combination, and how many cards may answer it.
    Played {
        seat: Seat,
        cards: Cards,
        sum: u32,
        allowed: u8,
    },
    /// Rule 4: out of this trick.
    Passed {
        seat: Seat,
    },
    /// Rule 6: "Sar-Zan!"
    SarZan {
        seat: Seat,
        cards: Cards,
    },
    /// Rule 6: the Sar-Zan card moves; at first it comes from the middle of the table.
    Dragon {
        from: Option<Seat>,
        to: Seat,
    },
    /// Rule 7: the last cards of a hand are out.
    Owatta {
        seat: Seat,
    },
    TrickTaken {
        seat: Seat,
        cards: Cards,
        by: Taking,
    },
    /// Before the count, each player says how many cards are left to them.
    HandCounted {
        seat: Seat,
        cards: u8,
    },
    /// Rule 8, line by line.
    Counted {
        seat: Seat,
        line: Line,
        points: i32,
    },
    /// A player's round, and the total it makes.
    RoundScored {
        seat: Seat,
        points: i32,
        total: i32,
    },
    /// Rule 9, option `another-round`: these share the highest total, so play goes on.
    TieGoesOn {
        tied: Seats,
        total: i32,
    },
    GameOver {
        cause: Cause,
        winners: Seats,
    },
}

impl Event {
    /// The event as this viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Dealt { seat, .. } if !viewer.sees_hand_of(seat) => {
                Event::Dealt { seat, card: None }
            }
            event => event,
        }
    }
}
