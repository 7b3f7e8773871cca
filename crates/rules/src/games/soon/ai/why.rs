//! What an opponent says about its move: only what everybody can see is true.

use serde::{Deserialize, Serialize};

use super::super::cards::{Card, Colour, Kinds};
use super::super::config::Variant;
use super::super::moves::Move;
use super::super::rules::{Player, Soon};
use super::super::score::is_complete;
use super::mind::with;
use super::outlook::Sequence;
use crate::engine::Seat;

/// Why a move was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// The sequence is complete.
    Finishes,
    /// All cards of the sequence are of this colour, and there are several.
    OneColour {
        /// Of all its cards, Thieves aside.
        colour: Colour,
    },
    /// The sequence was of one colour; being quick matters more.
    Hurries,
    /// A Joker in a complete sequence costs a point.
    ReplacesJoker {
        /// Where it lay, counted from 1.
        place: u8,
    },
    /// With a Thief in it no sequence is complete.
    ReplacesThief {
        /// Where it lay, counted from 1.
        place: u8,
    },
    /// The target's sequence is the longest, or nearly complete.
    Strikes {
        /// The target.
        seat: Seat,
        /// How long their sequence was before the Lightning.
        places: u8,
    },
    /// The target took such a card from the discard.
    AsksSeen {
        /// The target.
        seat: Seat,
        /// Of the number wanted.
        rank: u8,
    },
    /// Just the rank that comes next.
    Steals {
        /// Who gets the Thief in place of the number.
        seat: Seat,
        /// Of the number, and so its place in either sequence.
        rank: u8,
    },
    /// The top of the discard is just what comes next.
    TakesMissing {
        /// A number of the rank that comes next.
        card: Card,
    },
    /// The top of the discard is what the next player waits for.
    Denies {
        /// The next player.
        seat: Seat,
        /// What they could have laid at once.
        card: Card,
    },
    /// The next player was waiting for the card that now lies under this one.
    Buries {
        /// The next player.
        seat: Seat,
        /// What they could have laid at once, now covered.
        card: Card,
    },
}

/// From how many cards on one colour is worth a word.
const SOME: usize = 3;
/// From how many places on a sequence is nearly complete.
const NEARLY: u8 = 6;

/// What there is to say when `seat` makes this move here.
pub(super) fn why(soon: &Soon, seat: Seat, m: Move) -> Option<Why> {
    let own = soon.player(seat);
    let next = seat.next(soon.config.players);
    let top = soon.discard.top();
    // Where only speed counts, there is nothing to say about colours and Jokers.
    let counted = soon.config.variant == Variant::Normal;
    match m {
        Move::Lay(card) => {
            let after = with(&own.sequence, own.next_rank(), card);
            sequence_says(own, &after).filter(|why| counted || *why == Why::Finishes)
        }
        Move::Replace { card, place } => {
            let old = own.at(place)?;
            let after = with(&own.sequence, place, card);
            if is_complete(after.cards()) {
                Some(Why::Finishes)
            } else if old == Card::THIEF {
                Some(Why::ReplacesThief { place })
            } else if counted && old.is_joker() && card.is_number() && old.colour() == card.colour()
            {
                Some(Why::ReplacesJoker { place })
            } else {
                sequence_says(own, &after).filter(|_| counted)
            }
        }
        Move::Thief { target, rank } => {
            let stolen = soon.player(target).at(rank)?;
            if is_complete(with(&own.sequence, rank, stolen).cards()) {
                Some(Why::Finishes)
            } else {
                Some(Why::Steals { seat: target, rank })
            }
        }
        Move::Lightning { target } => {
            let places = soon.player(target).sequence.len();
            let mut others = soon.seats().filter(|other| ![seat, target].contains(other));
            let rivals = others.clone().count() > 0;
            let longest = rivals && others.all(|other| soon.player(other).sequence.len() < places);
            (longest || places >= NEARLY).then_some(Why::Strikes {
                seat: target,
                places,
            })
        }
        Move::Explorer {
            target,
            rank,
            colour,
        } => {
            let seen = soon.player(target).known.among(Kinds::asked(rank, colour));
            (!seen.is_empty()).then_some(Why::AsksSeen { seat: target, rank })
        }
        Move::TakeDiscard => {
            let card = top?;
            if card.rank() == Some(own.next_rank()) {
                Some(Why::TakesMissing { card })
            } else {
                waited_for(soon, next, card).then_some(Why::Denies { seat: next, card })
            }
        }
        Move::Discard(card) => {
            let buried = top.filter(|top| waited_for(soon, next, *top))?;
            let hides = !waited_for(soon, next, card);
            hides.then_some(Why::Buries {
                seat: next,
                card: buried,
            })
        }
        Move::Draw | Move::Give(_) => None,
    }
}

/// Could this player lay the card on top of the discard at once?
fn waited_for(soon: &Soon, seat: Seat, card: Card) -> bool {
    let has_a_turn = soon.first != Some(seat);
    has_a_turn && card.rank() == Some(soon.player(seat).next_rank())
}

/// What a sequence says that has just changed.
fn sequence_says(own: &Player, after: &Sequence) -> Option<Why> {
    if is_complete(after.cards()) {
        return Some(Why::Finishes);
    }
    match (one_colour(own.sequence.cards()), one_colour(after.cards())) {
        (_, Some(colour)) => Some(Why::OneColour { colour }),
        (Some(_), None) => Some(Why::Hurries),
        _ => None,
    }
}

/// The colour of some cards that are all of one, Thieves aside.
fn one_colour(sequence: &[Card]) -> Option<Colour> {
    let colours = || sequence.iter().filter_map(|card| card.colour());
    let colour = colours().next()?;
    (colours().count() >= SOME && colours().all(|other| other == colour)).then_some(colour)
}
