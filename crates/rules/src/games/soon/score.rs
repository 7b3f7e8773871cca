//! What a sequence is worth (rules 9 and 10).

use super::cards::{Card, PLACES};
use super::config::ColourBonus;

/// The points of a sequence, line by line, in the order of rule 10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// One for each card but Thieves.
    pub cards: i32,
    /// As much again if all are of one colour.
    pub one_colour: i32,
    /// For a complete sequence.
    pub complete: i32,
    /// Off for a Joker in it.
    pub joker: i32,
    /// For whoever completes first.
    pub first: i32,
}

impl Score {
    /// All lines together.
    pub fn total(&self) -> i32 {
        self.cards + self.one_colour + self.complete + self.joker + self.first
    }
}

/// Rule 9: eight places and no Thief.
pub(super) fn is_complete(sequence: &[Card]) -> bool {
    sequence.len() == usize::from(PLACES) && !sequence.contains(&Card::THIEF)
}

/// Rule 10; `first` says that this sequence was the first of the round to be complete.
pub fn score(sequence: &[Card], first: bool, bonus: ColourBonus) -> Score {
    let complete = is_complete(sequence);
    let thieves = sequence.iter().filter(|card| **card == Card::THIEF).count();
    let cards = (sequence.len() - thieves) as i32;
    // A Thief has no colour and is passed over.
    let mut colours = sequence.iter().filter_map(|card| card.colour());
    let one_colour = match colours.next() {
        Some(colour) => colours.all(|other| other == colour),
        None => false,
    };
    let doubled = one_colour && (complete || bonus == ColourBonus::Any);
    let joker = complete && sequence.iter().any(|card| card.is_joker());
    Score {
        cards,
        one_colour: if doubled { cards } else { 0 },
        complete: if complete { 2 } else { 0 },
        joker: if joker { -1 } else { 0 },
        first: if complete && first { 2 } else { 0 },
    }
}
