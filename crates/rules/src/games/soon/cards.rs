//! The 108 cards. Cards with the same face are interchangeable, so a [`Card`] is one of 21
//! kinds; sets and hands hold them three bits to a kind.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::bits::set_operators;

/// Different cards.
pub const KINDS: usize = 21;
/// All cards.
pub const DECK: usize = 108;
/// Places in a sequence, and ranks of numbers.
pub const PLACES: u8 = 8;
/// A Joker stands for any rank up to this one (rule 4).
pub const JOKER_PLACES: u8 = 7;

/// Numbers and Jokers are of one of two colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The light cards.
    Day,
    /// The dark cards.
    Night,
}

/// A card by its kind: 1 day, 1 night, 2 day … 8 night, the two Jokers, then the specials
/// without a colour. Written `1d`, `1n` … `8n`, `Jd`, `Jn`, `E`, `L`, `T`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub struct Card(u8);

const NAMES: [&str; KINDS] = [
    "1d", "1n", "2d", "2n", "3d", "3n", "4d", "4n", "5d", "5n", "6d", "6n", "7d", "7n", "8d", "8n",
    "Jd", "Jn", "E", "L", "T",
];

/// How many of each kind there are: numbers and Jokers half day, half night.
const COPIES: [u8; KINDS] = [
    7, 7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 6, 6, 6,
];

impl Card {
    /// The light Joker.
    pub const JOKER_DAY: Card = Card(16);
    /// The dark Joker.
    pub const JOKER_NIGHT: Card = Card(17);
    /// Rule 6: asks another player for a number.
    pub const EXPLORER: Card = Card(18);
    /// Rule 7: strikes the last card of another sequence.
    pub const LIGHTNING: Card = Card(19);
    /// Rule 8: takes a number out of another sequence, and stays there.
    pub const THIEF: Card = Card(20);

    /// The number of this rank, 1 to 8.
    pub fn number(rank: u8, colour: Colour) -> Card {
        debug_assert!((1..=PLACES).contains(&rank));
        Card(2 * (rank - 1) + colour as u8)
    }

    /// Every kind of card, in ascending order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// For lists that have an entry for each kind.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn from_index(index: usize) -> Option<Card> {
        (index < KINDS).then_some(Card(index as u8))
    }

    /// How many there are in the game.
    pub fn copies(self) -> u8 {
        COPIES[self.index()]
    }

    /// 1 to 8 for a number.
    pub fn rank(self) -> Option<u8> {
        self.is_number().then_some(self.0 / 2 + 1)
    }

    /// Is it one of 1 to 8?
    pub fn is_number(self) -> bool {
        self < Card::JOKER_DAY
    }

    /// Does it stand for any of 1 to 7?
    pub fn is_joker(self) -> bool {
        self == Card::JOKER_DAY || self == Card::JOKER_NIGHT
    }

    /// Jokers, Explorers, Lightnings and Thieves block the discard (rule 3).
    pub fn is_special(self) -> bool {
        !self.is_number()
    }

    /// Numbers and Jokers have one (rule 5), the others have none.
    pub fn colour(self) -> Option<Colour> {
        match self.0 {
            18.. => None,
            kind if kind % 2 == 0 => Some(Colour::Day),
            _ => Some(Colour::Night),
        }
    }

    /// May this card lie at this place of a sequence by its owner's hand (rule 4)?
    pub fn fits(self, place: u8) -> bool {
        self.rank() == Some(place) || self.is_joker() && (1..=JOKER_PLACES).contains(&place)
    }

    /// As it is written down: `1d` … `8n`, `Jd`, `Jn`, `E`, `L`, `T`.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// Every card once for each copy, in order.
pub(super) const FULL_DECK: [Card; DECK] = {
    let mut deck = [Card(0); DECK];
    let (mut at, mut kind) = (0, 0);
    while kind < KINDS {
        let mut copy = 0;
        while copy < COPIES[kind] {
            deck[at] = Card(kind as u8);
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(at == DECK);
    deck
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for &'static str {
    fn from(card: Card) -> &'static str {
        card.name()
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        Card::all()
            .find(|card| card.name() == text)
            .ok_or_else(|| format!("there is no card {text:?}"))
    }
}

/// The lowest bit of every kind's three.
const LOW_BITS: u64 = 0o111_111_111_111_111_111_111;

/// A set of kinds: the lowest of each kind's three bits. Serialises as a list of names.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// Every kind.
    pub const ALL: Kinds = Kinds(LOW_BITS);
    /// The Jokers of both colours.
    pub const JOKERS: Kinds = Kinds(0o11 << 48);

    /// The kind of this card alone.
    pub fn only(card: Card) -> Kinds {
        Kinds(1 << (3 * card.0))
    }

    pub(super) fn bits(self) -> u64 {
        self.0
    }

    /// The reverse of [`bits`](Self::bits).
    pub(super) fn from_bits(bits: u64) -> Kinds {
        Kinds(bits)
    }

    /// Both numbers of a rank, 1 to 8.
    pub fn of_rank(rank: u8) -> Kinds {
        debug_assert!((1..=PLACES).contains(&rank));
        Kinds(0o11 << (6 * (rank - 1)))
    }

    /// All numbers of the ranks 1 to `rank` (at most 8).
    pub fn up_to_rank(rank: u8) -> Kinds {
        debug_assert!(rank <= PLACES);
        Kinds(LOW_BITS & ((1 << (6 * rank)) - 1))
    }

    /// What an Explorer asks for (rule 6).
    pub fn asked(rank: u8, colour: Option<Colour>) -> Kinds {
        match colour {
            Some(colour) => Kinds::only(Card::number(rank, colour)),
            None => Kinds::of_rank(rank),
        }
    }

    /// Is this card of one of the kinds?
    pub fn contains(self, card: Card) -> bool {
        self.0 & Kinds::only(card).0 != 0
    }

    /// Is there no kind?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card(left.trailing_zeros() as u8 / 3);
            left &= left - 1;
            Some(card)
        })
    }

    /// The kind after the `n` lowest ones.
    pub fn nth(self, n: u32) -> Option<Card> {
        self.iter().nth(n as usize)
    }
}

set_operators!(Kinds);

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards
            .into_iter()
            .fold(Kinds::NONE, |kinds, card| kinds | Kinds::only(card))
    }
}

impl Serialize for Kinds {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// Up to seven cards whose order does not matter: three bits count each kind. Serialises as a
/// sorted list of names.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// More could not be counted.
    pub const MOST: usize = 7;

    /// `None` if there are too many.
    pub fn of(cards: &[Card]) -> Option<Cards> {
        let all = cards.iter().fold(0, |all, card| all + Cards::one(*card));
        (cards.len() <= Cards::MOST).then_some(Cards(all))
    }

    fn one(card: Card) -> u64 {
        1 << (3 * card.0)
    }

    /// How many like this.
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card.0) & 7) as u8
    }

    /// Is there one like this?
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// One more like this.
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7);
        self.0 += Cards::one(card);
    }

    /// The card must be there.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card));
        self.0 -= Cards::one(card);
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        let bits = |bit: u32| (self.0 >> bit & LOW_BITS).count_ones();
        (bits(0) + 2 * bits(1) + 4 * bits(2)) as u8
    }

    /// Is there no card?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds there is at least one of.
    pub fn kinds(self) -> Kinds {
        Kinds((self.0 | self.0 >> 1 | self.0 >> 2) & LOW_BITS)
    }

    /// Only the cards of these kinds.
    pub fn among(self, kinds: Kinds) -> Cards {
        Cards(self.0 & (kinds.0 * 7))
    }

    /// These cards without `part`, all of which must be among them.
    pub fn without(self, part: Cards) -> Cards {
        debug_assert!(self.includes(part));
        Cards(self.0.wrapping_sub(part.0))
    }

    /// Are there as many of each kind as in `part`?
    pub fn includes(self, part: Cards) -> bool {
        part.kinds()
            .iter()
            .all(|card| part.count(card) <= self.count(card))
    }

    /// In ascending order, like ones side by side.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let copies = move |card| std::iter::repeat_n(card, usize::from(self.count(card)));
        self.kinds().iter().flat_map(copies)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cards::of(&Vec::<Card>::deserialize(deserializer)?)
            .ok_or_else(|| serde::de::Error::custom("more cards than a hand can have"))
    }
}

/// Cards in order, the last on top: a pile, or a sequence. Copied as one block of memory.
#[derive(Clone, Copy)]
pub struct Stack<const N: usize> {
    len: u8,
    cards: [Card; N],
}

impl<const N: usize> Stack<N> {
    /// `None` if there are too many.
    pub fn of(cards: &[Card]) -> Option<Self> {
        let mut stack = Stack::default();
        for card in cards {
            if stack.cards().len() == N {
                return None;
            }
            stack.push(*card);
        }
        Some(stack)
    }

    /// Bottom first.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// To be shuffled or exchanged in place.
    pub fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Is there no card?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card that lies open.
    pub fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    /// There must be room.
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card off.
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }
}

impl Stack<DECK> {
    /// Every card, in order.
    pub(super) const FULL: Self = Stack {
        len: DECK as u8,
        cards: FULL_DECK,
    };
}

impl<const N: usize> Default for Stack<N> {
    fn default() -> Self {
        Stack {
            len: 0,
            cards: [Card(0); N],
        }
    }
}

impl<const N: usize> PartialEq for Stack<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<const N: usize> Eq for Stack<N> {}

impl<const N: usize> fmt::Debug for Stack<N> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl<const N: usize> Serialize for Stack<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Stack<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Stack::of(&Vec::<Card>::deserialize(deserializer)?)
            .ok_or_else(|| serde::de::Error::custom("more cards than there is room for"))
    }
}
