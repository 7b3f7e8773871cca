//! What a player may do, naming the very cards, so that the card tapped is the card that flies;
//! how it is coded in a link, and why it may be refused.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, CardSet, Column, Columns, Rank};
use crate::engine::MoveCode;
use crate::engine::record::{CodeReader, CodeWriter};

/// Cards taken from the hand, and the columns whose face-up cards are taken.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Chosen {
    /// Cards of the hand.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub hand: CardSet,
    /// Columns whose face-up card is taken.
    #[serde(default, skip_serializing_if = "Columns::is_empty")]
    pub up: Columns,
}

impl Chosen {
    /// No card at all.
    pub const NOTHING: Chosen = Chosen {
        hand: CardSet::NONE,
        up: Columns::NONE,
    };

    /// Is it no card at all?
    pub fn is_empty(&self) -> bool {
        *self == Chosen::NOTHING
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        self.hand.len() + self.up.len()
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// Rule 3: cards of one rank; rule 5: a 10 alone.
    Play(Chosen),
    /// Rule 4: flip a face-down card.
    Blind {
        /// One's own, with nothing face up in it.
        column: Column,
    },
    /// Rule 7: put cards of one rank on the pile and pick it all up.
    PutDown(Chosen),
    /// Rule 4: add to a blind card that could be played; to choose nothing is to add nothing.
    Add(Chosen),
}

impl MoveCode for Move {
    // The kind and the columns are one number; then come the cards of the hand, each by its
    // distance from the one before, which is small as they are of one rank.
    fn encode(&self, code: &mut CodeWriter) {
        let mut put = |kind: u8, bits: u8| code.put(u64::from(bits << 2 | kind));
        let hand = match self {
            Move::Play(chosen) => {
                put(0, chosen.up.bits());
                chosen.hand
            }
            Move::Blind { column } => return put(1, u8::from(*column)),
            Move::PutDown(chosen) => {
                put(2, chosen.up.bits());
                chosen.hand
            }
            Move::Add(chosen) => {
                put(3, chosen.up.bits());
                chosen.hand
            }
        };
        code.put(u64::from(hand.len()));
        let mut next = 0;
        for card in hand.iter() {
            code.put(u64::from(card.number() - next));
            next = card.number() + 1;
        }
    }

    fn decode(code: &mut CodeReader) -> Option<Move> {
        let first = code.get_u8()?;
        let (kind, bits) = (first & 3, first >> 2);
        if kind == 1 {
            let column = Column::try_from(bits).ok()?;
            return Some(Move::Blind { column });
        }
        let up = Columns::from_bits(bits)?;
        let mut hand = CardSet::NONE;
        let mut next = 0u8;
        for _ in 0..code.get_size(usize::from(CARDS))? {
            let card = Card::from_number(next.checked_add(code.get_u8()?)?)?;
            hand |= CardSet::only(card);
            next = card.number() + 1;
        }
        let chosen = Chosen { hand, up };
        Some(match kind {
            0 => Move::Play(chosen),
            2 => Move::PutDown(chosen),
            _ => Move::Add(chosen),
        })
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody moves any more.
    GameOver,
    /// No card was named.
    NothingChosen,
    /// There is no such card in the hand.
    NotInYourHand {
        /// The lowest of those named that is not there.
        card: Card,
    },
    /// No card lies face up in this column of yours.
    NothingFaceUp {
        /// The first from the left, of those named.
        column: Column,
    },
    /// Rules 3 and 7: the cards must be of one rank.
    MixedRanks {
        /// The lowest among them.
        rank: Rank,
        /// The next higher among them.
        other: Rank,
    },
    /// Rule 3: higher than the top of the pile.
    TooHigh {
        /// Of the cards named.
        rank: Rank,
        /// The highest rank that goes, tens aside.
        top: Rank,
    },
    /// Rule 5.
    TenIsPlayedAlone,
    /// Rule 4: there is no face-down card in this column any more.
    NothingFaceDown {
        /// The column named, which is empty.
        column: Column,
    },
    /// Rule 4: a face-up card still lies on it.
    Covered {
        /// The column named.
        column: Column,
        /// The face-up card in the way.
        by: Card,
    },
    /// Rule 4: first choose what to add to the card you flipped.
    ChooseAddition {
        /// Of the card flipped, on top of the pile.
        rank: Rank,
    },
    /// Rule 4: there is no flipped card to add to.
    NothingToAddTo,
    /// Rule 4: only cards of the flipped card's rank may be added.
    AddSameRank {
        /// Of the card flipped, on top of the pile.
        rank: Rank,
        /// The lowest other rank among the cards named.
        other: Rank,
    },
    /// Rule 7: there is no pile to pick up.
    PileEmpty,
    /// Rule 7: you can play this rank, so you may not pick up.
    CanPlay {
        /// The highest one has that goes, in the hand or face up.
        rank: Rank,
    },
    /// Rule 7.
    TenCannotBePutDown,
    /// Rule 7.
    TooManyPutDown {
        /// How many were named.
        count: u32,
        /// How many it may be.
        most: u8,
    },
}
