//! The moves, and why they may be refused.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Colour, KINDS, PLACES};
use crate::engine::record::{CodeReader, CodeWriter};
use crate::engine::{MAX_PLAYERS, MoveCode, Seat};

/// One decision. A turn is [`Draw`](Move::Draw) or [`TakeDiscard`](Move::TakeDiscard), then one
/// of the actions; a player asked by an Explorer chooses what to [`Give`](Move::Give).
/// Places and ranks count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Rule 3: from the pile.
    Draw,
    /// Rule 3: the top of the discard.
    TakeDiscard,
    /// Rule 4: as the next card of one's sequence.
    Lay(Card),
    /// Rule 4: over a card of one's sequence.
    Replace {
        /// From the hand.
        card: Card,
        /// Where it goes, in one's own sequence.
        place: u8,
    },
    /// Rule 4: to the top of the discard.
    Discard(Card),
    /// Rule 6.
    Explorer {
        /// Who is asked.
        target: Seat,
        /// Of the number wanted, which is played at once.
        rank: u8,
        /// `None` leaves the choice to whoever is asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<Colour>,
    },
    /// Rule 7.
    Lightning {
        /// Who loses the last card of their sequence.
        target: Seat,
    },
    /// Rule 8: the number at place `rank` of the target's sequence.
    Thief {
        /// Who gets the Thief in place of a number.
        target: Seat,
        /// Of the number, and so its place in either sequence.
        rank: u8,
    },
    /// Rule 6: to the player who asked.
    Give(Card),
}

/// Why a move may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody moves any more.
    GameOver,
    /// Rule 3: the turn begins with a card.
    MustDrawFirst,
    /// Rule 3: one card is all.
    AlreadyDrew,
    /// Rule 3: nothing lies on the discard.
    DiscardEmpty,
    /// Rule 3: a special on top blocks the discard.
    DiscardBlocked {
        /// The Joker, Explorer, Lightning or Thief that lies there.
        top: Card,
    },
    /// There is no such card in the hand.
    NotInHand {
        /// The card named, or the special that the move would take.
        card: Card,
    },
    /// Rule 4: an Explorer, Lightning or Thief is never laid from hand.
    NotForSequences {
        /// The special named.
        card: Card,
    },
    /// Rule 4: the next rank is another.
    NotNext {
        /// The number named, of another rank.
        card: Card,
        /// The rank that would go.
        next: u8,
    },
    /// Rule 4: all eight places are taken; cards can only be replaced.
    NoPlaceLeft,
    /// Rule 4: a Joker stands for 1 to 7.
    JokerIsNoEight {
        /// The Joker that was to stand for 8.
        card: Card,
    },
    /// Rule 4: there is nothing at this place to replace.
    NothingThere {
        /// The place named.
        place: u8,
        /// How many cards one's sequence has.
        places: u8,
    },
    /// Rule 4: a number goes to its own rank.
    WrongPlace {
        /// The number named.
        card: Card,
        /// Where it was to go.
        place: u8,
    },
    /// Rule 4, option `return` = `forbidden`.
    JustTaken {
        /// The only one of its kind in the hand, just taken from the discard.
        card: Card,
    },
    /// Nobody sits there.
    NoSuchPlayer {
        /// The seat named.
        target: Seat,
    },
    /// Specials are played on others.
    OnYourself,
    /// Ranks are 1 to 8.
    NoSuchRank {
        /// The rank named.
        rank: u8,
    },
    /// Rule 6: it could not be played at once.
    NotPlayable {
        /// The rank asked for.
        rank: u8,
        /// The highest that could be: the one that comes next, or 8.
        most: u8,
    },
    /// Rule 9: a complete sequence is untouchable.
    TargetComplete {
        /// Whose sequence it is.
        target: Seat,
    },
    /// Rule 7: there is nothing to strike.
    TargetEmpty {
        /// Whose sequence has no card.
        target: Seat,
    },
    /// Rule 8: a Thief takes only the rank needed next.
    NotNeeded {
        /// The rank to be stolen.
        rank: u8,
        /// The rank needed.
        next: u8,
    },
    /// Rule 8: with eight places, a Thief takes only a rank held by a Thief.
    NoThiefThere {
        /// The place in one's own sequence, where something else lies.
        rank: u8,
    },
    /// Rule 8: the target's sequence does not reach that far.
    TargetTooShort {
        /// Whose sequence it is.
        target: Seat,
        /// The rank to be stolen, and so its place there.
        rank: u8,
    },
    /// Rule 8: what stands there is a Joker or a Thief.
    NotANumber {
        /// Whose sequence it is.
        target: Seat,
        /// The rank to be stolen, and so its place there.
        rank: u8,
        /// The Joker or Thief.
        card: Card,
    },
    /// Rule 6: you are asked for a card.
    MustGive {
        /// Who asked.
        to: Seat,
        /// The rank asked for, in either colour.
        rank: u8,
    },
    /// Nobody asked.
    NotAsked,
    /// Rule 6: another rank was asked for.
    NotWhatWasAsked {
        /// The card offered, from the hand.
        card: Card,
        /// The rank asked for, in either colour.
        rank: u8,
    },
}

// Codes, the common moves first: Draw, TakeDiscard, then blocks of one number per choice.
const CARDS: u64 = KINDS as u64;
const SEATS: u64 = MAX_PLAYERS as u64;
const RANKS: u64 = PLACES as u64;
const DISCARD: u64 = 2;
const LAY: u64 = DISCARD + CARDS;
const GIVE: u64 = LAY + CARDS;
const LIGHTNING: u64 = GIVE + CARDS;
const REPLACE: u64 = LIGHTNING + SEATS;
const EXPLORER: u64 = REPLACE + CARDS * RANKS;
const THIEF: u64 = EXPLORER + SEATS * RANKS * 3;
const END: u64 = THIEF + SEATS * RANKS;

fn rank_code(rank: u8) -> u64 {
    u64::from(rank.clamp(1, PLACES)) - 1
}

fn rank_of(code: u64) -> u8 {
    (code % RANKS) as u8 + 1
}

fn seat_code(seat: Seat) -> u64 {
    u64::from(seat.0).min(SEATS - 1)
}

impl MoveCode for Move {
    fn encode(&self, code: &mut CodeWriter) {
        let card = |card: Card| card.index() as u64;
        code.put(match *self {
            Move::Draw => 0,
            Move::TakeDiscard => 1,
            Move::Discard(which) => DISCARD + card(which),
            Move::Lay(which) => LAY + card(which),
            Move::Give(which) => GIVE + card(which),
            Move::Lightning { target } => LIGHTNING + seat_code(target),
            Move::Replace { card: which, place } => {
                REPLACE + card(which) * RANKS + rank_code(place)
            }
            Move::Explorer {
                target,
                rank,
                colour,
            } => {
                let colour = colour.map_or(0, |colour| 1 + colour as u64);
                EXPLORER + (seat_code(target) * RANKS + rank_code(rank)) * 3 + colour
            }
            Move::Thief { target, rank } => THIEF + seat_code(target) * RANKS + rank_code(rank),
        });
    }

    fn decode(code: &mut CodeReader) -> Option<Move> {
        let code = code.get()?;
        let card = |code: u64| Card::from_index(code as usize);
        Some(match code {
            0 => Move::Draw,
            1 => Move::TakeDiscard,
            DISCARD..LAY => Move::Discard(card(code - DISCARD)?),
            LAY..GIVE => Move::Lay(card(code - LAY)?),
            GIVE..LIGHTNING => Move::Give(card(code - GIVE)?),
            LIGHTNING..REPLACE => Move::Lightning {
                target: Seat((code - LIGHTNING) as u8),
            },
            REPLACE..EXPLORER => Move::Replace {
                card: card((code - REPLACE) / RANKS)?,
                place: rank_of(code - REPLACE),
            },
            EXPLORER..THIEF => {
                let (which, colour) = ((code - EXPLORER) / 3, (code - EXPLORER) % 3);
                Move::Explorer {
                    target: Seat((which / RANKS) as u8),
                    rank: rank_of(which),
                    colour: [None, Some(Colour::Day), Some(Colour::Night)][colour as usize],
                }
            }
            THIEF..END => Move::Thief {
                target: Seat(((code - THIEF) / RANKS) as u8),
                rank: rank_of(code - THIEF),
            },
            _ => return None,
        })
    }
}
