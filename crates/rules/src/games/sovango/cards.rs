//! The pack: four colours of nine ranks, and sets of cards as bits.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::engine::bits::set_operators;

/// 0 to 5, panther, tiger, lion.
pub const RANKS: u8 = 9;
/// Every rank of every colour.
pub const CARDS: usize = 36;
/// The lowest of the high cards: panther, tiger, lion.
pub const PANTHER: u8 = 6;

/// The four colours, in the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// Written `R`.
    #[serde(rename = "R")]
    Red,
    /// Written `B`.
    #[serde(rename = "B")]
    Blue,
    /// Written `Y`.
    #[serde(rename = "Y")]
    Yellow,
    /// Written `G`.
    #[serde(rename = "G")]
    Green,
}

impl Colour {
    /// In the order of the pack.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// The first letter of a card's name.
    pub fn letter(self) -> char {
        ['R', 'B', 'Y', 'G'][self as usize]
    }

    /// The colour as a kind of card, for what hands are known to lack.
    pub fn bit(self) -> u64 {
        1 << self as u32
    }
}

const RANK_NAMES: [&str; RANKS as usize] =
    ["0", "1", "2", "3", "4", "5", "panther", "tiger", "lion"];

/// A card: its colour, then its rank. A move names the card it plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(super) u8);

impl Card {
    /// `rank` runs from 0 to 8, the lion.
    pub const fn new(colour: Colour, rank: u8) -> Card {
        debug_assert!(rank < RANKS);
        Card(colour as u8 * RANKS + rank)
    }

    /// The whole pack, in order.
    pub const DECK: [Card; CARDS] = {
        let mut deck = [Card(0); CARDS];
        let mut at = 0;
        while at < CARDS {
            deck[at] = Card(at as u8);
            at += 1;
        }
        deck
    };

    /// Its colour, zeros included.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / RANKS)]
    }

    /// 0 to 5, then 6 panther, 7 tiger, 8 lion.
    pub fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// Rule 8: does it set the franchise?
    pub fn is_zero(self) -> bool {
        CardSet::ZEROS.contains(self)
    }

    /// Rule 10: does it cost a point?
    pub fn is_high(self) -> bool {
        CardSet::HIGH.contains(self)
    }

    /// Reads a card's name, such as `R0` or `Gtiger`.
    pub fn parse(text: &str) -> Option<Card> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let colour = Colour::ALL.into_iter().find(|c| c.letter() == letter)?;
        let rank = RANK_NAMES
            .iter()
            .position(|name| *name == letters.as_str())?;
        Some(Card::new(colour, rank as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let rank = RANK_NAMES[usize::from(self.rank())];
        write!(f, "{}{rank}", self.colour().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Card::parse(&text).ok_or_else(|| D::Error::custom(format!("there is no card {text:?}")))
    }
}

/// A set of cards, one bit each. Serialises as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole pack.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// Rule 5: the excuses.
    pub const ZEROS: CardSet = CardSet(1 | 1 << 9 | 1 << 18 | 1 << 27);
    /// Panthers, tigers and lions.
    pub const HIGH: CardSet = CardSet(CardSet::ZEROS.0 * (0b111 << PANTHER));

    /// All nine cards of a colour.
    pub fn of_colour(colour: Colour) -> CardSet {
        CardSet(((1 << RANKS) - 1) << (colour as u8 * RANKS))
    }

    /// All cards of a lower rank than this.
    pub(super) fn below_rank(rank: u8) -> CardSet {
        CardSet(CardSet::ZEROS.0 * ((1 << rank) - 1))
    }

    /// Is this card among them?
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// These, but not the others.
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no card?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// The card after the `nth` lowest ones.
    pub fn nth(self, nth: u32) -> Option<Card> {
        let mut left = self.0;
        for _ in 0..nth {
            left &= left.wrapping_sub(1);
        }
        (left != 0).then(|| Card(left.trailing_zeros() as u8))
    }
}

set_operators!(CardSet);

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        if set.len() as usize != cards.len() {
            return Err(D::Error::custom("a card is named twice"));
        }
        Ok(set)
    }
}
