//! The cards, 1 to 32, and sets of them.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::bits::set_operators;

/// The highest sum there is: the Sar-Zan.
pub const SAR_ZAN: u32 = 33;
/// Cards in the deck, and the value of the highest.
pub const DECK: u8 = 32;

/// A card, by its value. There is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of this value, 1 to 32.
    pub fn new(value: u8) -> Option<Card> {
        (1..=DECK).contains(&value).then_some(Card(value))
    }

    /// All 32, lowest first.
    pub fn deck() -> [Card; DECK as usize] {
        std::array::from_fn(|at| Card(at as u8 + 1))
    }

    /// What it adds to a sum.
    pub fn value(self) -> u8 {
        self.0
    }

    /// Rule 10: what is missing to 33, printed in brackets.
    pub fn complement(self) -> u8 {
        SAR_ZAN as u8 - self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(value: u8) -> Result<Card, String> {
        Card::new(value).ok_or_else(|| format!("there is no card {value}"))
    }
}

/// A set of cards: bit `v - 1` is card `v`. Serialises as a list of values, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The whole pack.
    pub const ALL: Cards = Cards(u32::MAX);

    pub(super) fn from_bits(bits: u32) -> Cards {
        Cards(bits)
    }

    pub(super) fn bits(self) -> u32 {
        self.0
    }

    /// This card alone.
    pub fn only(card: Card) -> Cards {
        Cards(1 << (card.0 - 1))
    }

    /// Every card higher than `value`; all of them for 0.
    pub fn above(value: u8) -> Cards {
        Cards(!up_to(u32::from(value)))
    }

    /// How many cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there no card?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this card among them?
    pub fn contains(self, card: Card) -> bool {
        !(self & Cards::only(card)).is_empty()
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= Cards::only(card).0;
    }

    /// These, but not those.
    pub fn without(self, those: Cards) -> Cards {
        Cards(self.0 & !those.0)
    }

    /// The card with the lowest value.
    pub fn lowest(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8 + 1))
    }

    /// The sum of the values.
    pub fn sum(self) -> u32 {
        values(self.0).sum()
    }

    /// Lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        values(self.0).map(|value| Card(value as u8))
    }
}

/// The values in a set of bits, lowest first.
pub(super) fn values(mut bits: u32) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let value = bits.trailing_zeros() + 1;
        bits &= bits - 1;
        Some(value)
    })
}

/// The bits of all cards of at most `value`, which is at most 32.
pub(super) fn up_to(value: u32) -> u32 {
    ((1u64 << value) - 1) as u32
}

set_operators!(Cards);

/// Fewer cards come first; among as many, as their lists compare: {1, 9} before {2, 3}. This is
/// the order in which [`combinations`](super::combinations) finds them.
impl Ord for Cards {
    fn cmp(&self, other: &Cards) -> Ordering {
        // Where two lists of one length first differ, the lower card is the lowest card that
        // only one of the sets has; mirrored, it is the highest bit that differs.
        let mirrored = |cards: &Cards| cards.0.reverse_bits();
        (self.len().cmp(&other.len())).then_with(|| mirrored(other).cmp(&mirrored(self)))
    }
}

impl PartialOrd for Cards {
    fn partial_cmp(&self, other: &Cards) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::value)).finish()
    }
}

/// As one announces them: `12`, or `4+8+9+12=33`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (nth, card) in self.iter().enumerate() {
            let plus = if nth == 0 { "" } else { "+" };
            write!(f, "{plus}{card}")?;
        }
        match self.len() {
            0 => write!(f, "-"),
            1 => Ok(()),
            _ => write!(f, "={}", self.sum()),
        }
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let set: Cards = list.iter().copied().collect();
        if set.len() != list.len() {
            return Err(serde::de::Error::custom("a card is listed twice"));
        }
        Ok(set)
    }
}
