//! What happens at the table, step by step.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Colour};
use crate::engine::{Seat, Seats, Viewer};

/// Where a card played to a sequence came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Hand,
    /// From the asked player's hand (rule 6).
    Given,
    /// From another sequence (rule 8).
    Stolen,
}

/// A line of the score (rules 10 and 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    Cards,
    OneColour,
    Complete,
    Joker,
    First,
    /// The round won, in the variant Speed.
    Won,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A sequence is complete, and everybody else has had a last turn.
    Complete,
    /// Variant Speed: a sequence is complete.
    Speed,
    /// Rule 9: 200 turns each and none complete.
    TurnLimit,
}

/// `place` counts from 1, as ranks do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    RoundStarted {
        round: u32,
        starter: Seat,
    },
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    /// Rule 1: the first card of the discard.
    Turned {
        card: Card,
    },
    /// Rule 3: the discard but its top became a pile of this many cards.
    Reshuffled {
        cards: u8,
    },
    /// `left` cards stay in the pile.
    Drew {
        seat: Seat,
        card: Option<Card>,
        left: u8,
    },
    TookDiscard {
        seat: Seat,
        card: Card,
    },
    Laid {
        seat: Seat,
        place: u8,
        card: Card,
        source: Source,
    },
    /// `old` goes to the top of the discard.
    Replaced {
        seat: Seat,
        place: u8,
        card: Card,
        old: Card,
        source: Source,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// Rule 6: an Explorer goes to the discard and asks.
    Asked {
        seat: Seat,
        target: Seat,
        rank: u8,
        colour: Option<Colour>,
    },
    Gave {
        seat: Seat,
        to: Seat,
        card: Card,
    },
    /// Rule 6: the asked player has no such card.
    Refused {
        seat: Seat,
        to: Seat,
        rank: u8,
        colour: Option<Colour>,
    },
    /// Rule 7: `lost` goes to the discard, and the Lightning on it.
    Struck {
        seat: Seat,
        target: Seat,
        place: u8,
        lost: Card,
    },
    /// Rule 8: a Thief takes the place of `card`, which is played next.
    Stole {
        seat: Seat,
        target: Seat,
        place: u8,
        card: Card,
    },
    /// Rule 3: a special lies on top of the discard now.
    Blocked {
        card: Card,
    },
    Completed {
        seat: Seat,
        first: bool,
    },
    /// Rule 9: this player's turn is their last of the round.
    LastTurn {
        seat: Seat,
    },
    RoundEnded {
        round: u32,
        cause: End,
    },
    /// One line of a player's score; `sum` is their score of the round so far.
    Scored {
        seat: Seat,
        line: Line,
        points: i32,
        sum: i32,
    },
    /// A player's score of the round, and the total with it.
    RoundScored {
        seat: Seat,
        points: i32,
        total: i32,
    },
    GameOver {
        winners: Seats,
    },
}

impl Event {
    /// The event as this viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = *self;
        if let Event::Dealt { seat, card } | Event::Drew { seat, card, .. } = &mut seen
            && !viewer.sees_hand_of(*seat)
        {
            *card = None;
        }
        seen
    }
}
