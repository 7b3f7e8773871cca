//! What a player may do, naming the very cards, so that the card tapped is the card that flies.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, CardSet, Column, Columns};
use crate::engine::MoveCode;
use crate::engine::record::{CodeReader, CodeWriter};

/// Cards taken from the hand, and the columns whose face-up cards are taken.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Chosen {
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub hand: CardSet,
    #[serde(default, skip_serializing_if = "Columns::is_empty")]
    pub up: Columns,
}

impl Chosen {
    pub const NOTHING: Chosen = Chosen {
        hand: CardSet::NONE,
        up: Columns::NONE,
    };

    pub fn is_empty(&self) -> bool {
        *self == Chosen::NOTHING
    }

    pub fn len(&self) -> u32 {
        self.hand.len() + self.up.len()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "kebab-case")]
pub enum Move {
    /// Rule 3: cards of one rank; rule 5: a 10 alone.
    Play(Chosen),
    /// Rule 4: flip a face-down card.
    Blind { column: Column },
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
