//! Who wins a trick: rules 6 and 7.

use super::cards::{Card, Colour};
use super::config::Zeros;

/// How strong a card is in a trick: a larger number wins.
pub(super) fn strength(card: Card, franchise: Option<Colour>, zeros: Zeros) -> u8 {
    // Rule 6: any card outside the franchise colour beats all cards inside it.
    let outside = u8::from(Some(card.colour()) != franchise) << 4;
    // Rule 7, option: any other card beats a zero, so zeros count only among themselves.
    let counts = u8::from(zeros == Zeros::NeverWin && !card.is_zero()) << 5;
    counts | outside | card.rank()
}

/// The place, in the order played, of the card that wins.
pub fn strongest(cards: &[Card], franchise: Option<Colour>, zeros: Zeros) -> usize {
    let mut best = 0;
    let mut at = 0;
    for (place, card) in cards.iter().enumerate() {
        let strength = strength(*card, franchise, zeros);
        // Rule 6: of equal cards, the one played last.
        if strength >= best {
            (best, at) = (strength, place);
        }
    }
    at
}

/// Rule 8: the colour of the last zero in a trick, the franchise from the next one on.
pub fn last_zero(cards: &[Card]) -> Option<Colour> {
    let zero = cards.iter().rev().find(|card| card.is_zero())?;
    Some(zero.colour())
}

/// Rule 10.
pub fn high_cards(cards: &[Card]) -> u8 {
    cards.iter().filter(|card| card.is_high()).count() as u8
}
