//! Two decks without jokers: cards, sets of cards as one word, and the columns they lie in.
//!
//! A card's number is `rank * 8 + suit * 2 + deck`, so a set of cards is 104 bits in which every
//! rank is one byte. The rules only ever look at ranks; suits and decks tell the cards apart.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::Not;

use serde::{Deserialize, Serialize};

use crate::engine::bits::set_operators;

/// The cards of both decks.
pub const CARDS: u8 = 104;
/// Cards of one rank.
const OF_A_RANK: u8 = 8;
const RANK_NAMES: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const SUIT_NAMES: [char; 4] = ['s', 'h', 'd', 'c'];
const SUIT_SYMBOLS: [char; 4] = ['♠', '♥', '♦', '♣'];
/// Rule 9: A–9 face value, 10 = 20, J Q K = 10.
const POINTS: [u16; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 10, 10, 10];

/// A, 2 … 10, J, Q, K as 0 to 12. The 10 stands outside the order; the others compare as they
/// are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Rank(u8);

impl Rank {
    /// Rule 5: played on anything, and alone.
    pub const TEN: Rank = Rank(9);
    /// From the ace to the king.
    pub const ALL: [Rank; 13] = {
        let mut all = [Rank(0); 13];
        let mut at = 0;
        while at < 13 {
            all[at] = Rank(at as u8);
            at += 1;
        }
        all
    };

    /// For lists that have an entry for each rank.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Rule 9: what a card of it costs.
    pub fn points(self) -> u16 {
        POINTS[self.index()]
    }

    /// Rule 3: the ranks that may be played on this one, the 10 left out.
    pub fn and_below(self) -> RankSet {
        RankSet((2 << self.0) - 1) - RankSet::TENS
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(RANK_NAMES[self.index()])
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> String {
        rank.to_string()
    }
}

impl TryFrom<String> for Rank {
    type Error = String;
    fn try_from(text: String) -> Result<Rank, String> {
        let rank = RANK_NAMES.iter().position(|name| *name == text);
        rank.map(|at| Rank(at as u8))
            .ok_or_else(|| format!("there is no rank {text:?}"))
    }
}

/// A set of ranks. Serialises as a list of ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RankSet(u16);

impl RankSet {
    /// No rank.
    pub const NONE: RankSet = RankSet(0);
    /// The ten alone.
    pub const TENS: RankSet = RankSet(1 << Rank::TEN.0);
    /// Everything but the 10.
    pub const ORDERED: RankSet = RankSet(((1 << 13) - 1) & !(1 << Rank::TEN.0));

    /// This rank alone.
    pub fn only(rank: Rank) -> RankSet {
        RankSet(1 << rank.0)
    }

    /// Is there no rank?
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Is this rank among them?
    pub fn contains(self, rank: Rank) -> bool {
        self.0 & (1 << rank.0) != 0
    }

    /// Adds all of these.
    pub fn insert(&mut self, ranks: RankSet) {
        self.0 |= ranks.0;
    }

    /// Takes a rank out.
    pub fn remove(&mut self, rank: Rank) {
        self.0 &= !(1 << rank.0);
    }

    /// From the ace.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let rank = Rank::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*rank)
        })
    }

    /// One bit per rank, from the ace.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// All the cards of these ranks.
    pub fn cards(self) -> CardSet {
        self.iter()
            .fold(CardSet::NONE, |set, r| set | CardSet::of(r))
    }
}

set_operators!(RankSet);

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> Self {
        RankSet(ranks.into_iter().fold(0, |set, rank| set | 1 << rank.0))
    }
}

impl Serialize for RankSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RankSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Rank>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// One of the 104 cards, written "6h0": rank, suit, deck. The two sixes of hearts are two cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
// The number plus one, so that "no card" fits the same byte.
pub struct Card(NonZeroU8);

impl Card {
    /// The first card by number, the ace of spades.
    pub const FIRST: Card = Card(NonZeroU8::MIN);

    /// The card of this [`number`](Self::number), 0 to 103.
    pub fn from_number(number: u8) -> Option<Card> {
        let card = NonZeroU8::new(number.checked_add(1)?)?;
        (number < CARDS).then_some(Card(card))
    }

    /// Its place among all cards of both decks.
    pub fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// All that the rules look at.
    pub fn rank(self) -> Rank {
        Rank(self.number() / OF_A_RANK)
    }

    /// Spades, hearts, diamonds, clubs.
    pub fn suit(self) -> usize {
        usize::from(self.number() % OF_A_RANK / 2)
    }

    /// The first of the two cards with this symbol.
    pub fn from_symbol(symbol: &str) -> Option<Card> {
        let suit = SUIT_SYMBOLS.iter().position(|s| symbol.ends_with(*s))?;
        let rank = symbol.strip_suffix(SUIT_SYMBOLS[suit])?;
        let rank = RANK_NAMES.iter().position(|name| *name == rank)?;
        Card::from_number(rank as u8 * OF_A_RANK + suit as u8 * 2)
    }

    /// Rank and suit, without the deck.
    pub fn symbol(self) -> String {
        format!("{}{}", self.rank(), SUIT_SYMBOLS[self.suit()])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (suit, deck) = (SUIT_NAMES[self.suit()], self.number() % 2);
        write!(f, "{}{suit}{deck}", self.rank())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        CardSet::ALL
            .iter()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| format!("there is no card {text:?}"))
    }
}

/// A set of cards, a byte per rank. Serialises as a list of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);
    /// Both decks.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// This card alone.
    pub fn only(card: Card) -> CardSet {
        CardSet(1 << card.number())
    }

    /// The eight cards of a rank.
    pub fn of(rank: Rank) -> CardSet {
        CardSet(0xff << (OF_A_RANK * rank.0))
    }

    /// All the cards of `rank` and lower ranks, the tens left out.
    pub fn up_to(rank: Rank) -> CardSet {
        CardSet((1 << (OF_A_RANK * (rank.0 + 1))) - 1) - CardSet::of(Rank::TEN)
    }

    /// Is there no card?
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// Is this card among them?
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 != 0
    }

    /// Are all of these among them?
    pub fn holds_all(self, cards: CardSet) -> bool {
        cards.0 & !self.0 == 0
    }

    /// The card with the lowest number.
    pub fn first(self) -> Option<Card> {
        Card::from_number(self.0.trailing_zeros() as u8)
    }

    /// In ascending order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }

    /// The rank of all these cards, if they have one in common.
    pub fn common_rank(self) -> Option<Rank> {
        let rank = self.first()?.rank();
        CardSet::of(rank).holds_all(self).then_some(rank)
    }

    /// Every rank of which there is a card.
    pub fn ranks(self) -> RankSet {
        self.iter().map(Card::rank).collect()
    }

    /// How many cards of each rank, all thirteen at once.
    pub fn counts(self) -> [u8; 16] {
        const PAIRS: u128 = u128::MAX / 3;
        const NIBBLES: u128 = u128::MAX / 5;
        const BYTES: u128 = u128::MAX / 17;
        let mut counts = self.0 - (self.0 >> 1 & PAIRS);
        counts = (counts & NIBBLES) + (counts >> 2 & NIBBLES);
        counts = (counts + (counts >> 4)) & BYTES;
        counts.to_le_bytes()
    }

    /// The `count` cards of `rank` with the lowest numbers.
    pub fn lowest(self, rank: Rank, count: u32) -> CardSet {
        let shift = OF_A_RANK * rank.0;
        let held = (self.0 >> shift) as u8;
        let mut left = held;
        for _ in 0..count {
            left &= left.wrapping_sub(1);
        }
        CardSet(u128::from(held & !left) << shift)
    }

    /// Rule 9.
    pub fn points(self) -> u16 {
        let counts = self.counts();
        let points = POINTS.iter().zip(counts);
        points.map(|(value, count)| value * u16::from(count)).sum()
    }
}

set_operators!(CardSet);

impl Not for CardSet {
    type Output = CardSet;
    fn not(self) -> CardSet {
        CardSet::ALL - self
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let add = |set, card| set | CardSet::only(card);
        cards.into_iter().fold(CardSet::NONE, add)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        let set: CardSet = cards.iter().copied().collect();
        if set.len() as usize != cards.len() {
            return Err(serde::de::Error::custom("a card is there twice"));
        }
        Ok(set)
    }
}

/// The columns before each player: a face-up card on a face-down one.
pub const COLUMNS: usize = 4;

/// A column, 0 to 3 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Column(u8);

impl Column {
    /// From the left.
    pub const ALL: [Column; COLUMNS] = [Column(0), Column(1), Column(2), Column(3)];

    /// For lists that have an entry for each column.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Column> for u8 {
    fn from(column: Column) -> u8 {
        column.0
    }
}

impl TryFrom<u8> for Column {
    type Error = String;
    fn try_from(number: u8) -> Result<Column, String> {
        let column = Column::ALL.get(usize::from(number)).copied();
        column.ok_or_else(|| format!("there is no column {number}"))
    }
}

/// A set of columns. Serialises as a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Columns(u8);

impl Columns {
    /// No column.
    pub const NONE: Columns = Columns(0);

    /// This column alone.
    pub fn only(column: Column) -> Columns {
        Columns(1 << column.0)
    }

    /// Bit `c` is column `c`; `None` if there are others.
    pub fn from_bits(bits: u8) -> Option<Columns> {
        (bits < 1 << COLUMNS).then_some(Columns(bits))
    }

    /// Bit `c` is column `c`.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Is there no column?
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many columns.
    pub fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a column.
    pub fn insert(&mut self, column: Column) {
        self.0 |= 1 << column.0;
    }

    /// From the left.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        let inside = move |column: &Column| self.0 >> column.0 & 1 != 0;
        Column::ALL.into_iter().filter(inside)
    }
}

impl FromIterator<Column> for Columns {
    fn from_iter<I: IntoIterator<Item = Column>>(columns: I) -> Self {
        Columns(columns.into_iter().fold(0, |set, c| set | 1 << c.0))
    }
}

impl Serialize for Columns {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Columns {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Column>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
