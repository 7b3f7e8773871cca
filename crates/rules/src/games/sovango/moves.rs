//! Sovango's moves: a move is the card it plays. How it is coded in a link, and why it may be
//! refused.

use serde::Serialize;

use super::cards::{CARDS, Card, Colour};
use crate::engine::MoveCode;
use crate::engine::record::{CodeReader, CodeWriter};

impl MoveCode for Card {
    fn encode(&self, code: &mut CodeWriter) {
        code.put(u64::from(self.0));
    }

    fn decode(code: &mut CodeReader) -> Option<Card> {
        code.get_size(CARDS - 1).map(|card| Card(card as u8))
    }
}

/// Why a card may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody moves any more.
    GameOver,
    /// There is no such card in the hand.
    NotInHand {
        /// The card named.
        card: Card,
    },
    /// Rule 5: the hand holds the led colour, and nothing of another franchise colour.
    MustFollow {
        /// The card refused, of another colour.
        card: Card,
        /// The colour of the trick's first card.
        led: Colour,
    },
    /// Rule 5: the hand holds none of the led colour, but some of the franchise colour.
    MustPlayFranchise {
        /// The card refused, of a third colour.
        card: Card,
        /// The colour of the trick's first card.
        led: Colour,
        /// The colour in force in this trick.
        franchise: Colour,
    },
    /// Rule 5: the hand holds both, and may choose between the two.
    MustFollowOrFranchise {
        /// The card refused, of a third colour.
        card: Card,
        /// The colour of the trick's first card.
        led: Colour,
        /// The colour in force in this trick.
        franchise: Colour,
    },
}
