//! Why a move was made, in terms of what everybody can see.

use serde::{Deserialize, Serialize};

use super::super::cards::SAR_ZAN;
use super::super::combinations::cards_allowed;
use super::super::{Move, Phase, SarZan};
use crate::engine::Seat;

/// Why a move was made. Nothing here tells what is still in the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// The last cards, with so many to take.
    Owatta {
        /// What the trick comes to, the cards just played included.
        cards: u8,
    },
    /// 33, and the Sar-Zan card comes from there.
    TakesDragon {
        /// Who was the Dragon before.
        seat: Seat,
    },
    /// 33, with so many cards to take.
    SarZan {
        /// What the trick comes to, the cards just played included.
        cards: u8,
    },
    /// This player has so few cards left that the trick must not be theirs.
    Stops {
        /// Who played last, and would take the trick.
        seat: Seat,
        /// What they still hold: one or two.
        cards: u8,
    },
    /// So many cards left in the hand.
    NearlyOut {
        /// What the mover still holds: one or two.
        cards: u8,
    },
    /// So many cards on the pile are worth a high sum.
    Collects {
        /// What lay there before this play: five or more.
        cards: u8,
    },
    /// So many cards in one sum.
    Sheds {
        /// What leaves the hand at once: three or four.
        cards: u8,
    },
    /// So few cards may answer.
    Limits {
        /// The most that may answer: one or two.
        allowed: u8,
    },
    /// Beats what was announced by no more than this.
    ByLittle {
        /// The sum less the value announced: 1 or 2.
        by: u8,
    },
    /// Could have beaten it, and would rather keep the cards.
    Waits,
}

/// A hand of so many cards is dangerous, or nearly out.
const FEW: usize = 2;
/// A pile of so many cards is worth something; a sum from here on is high.
const LARGE_PILE: usize = 5;
const HIGH: u32 = 30;

/// `m` is what `seat`, to move in `game`, is about to do with other moves to choose from.
pub fn why(game: &SarZan, seat: Seat, m: Move) -> Option<Why> {
    if game.phase != Phase::Answer {
        return None;
    }
    let cards = match m {
        Move::Direction(_) => return None,
        Move::Pass => return Some(Why::Waits),
        Move::Play(cards) => cards,
    };
    let sum = cards.sum();
    let rest = game.hands[seat.index()].without(cards).len();
    let pile: usize = game.pile.iter().map(|played| played.cards.len()).sum();
    let taken = (pile + cards.len()) as u8;
    if rest == 0 {
        return Some(Why::Owatta { cards: taken });
    }
    if sum == SAR_ZAN {
        return Some(match game.dragon {
            Some(dragon) if dragon != seat => Why::TakesDragon { seat: dragon },
            _ => Why::SarZan { cards: taken },
        });
    }
    // Whoever has the trick now would open the next with one of their last cards.
    if let Some(last) = game.pile.last()
        && let left = game.hands[last.seat.index()].len()
        && left <= FEW
    {
        return Some(Why::Stops {
            seat: last.seat,
            cards: left as u8,
        });
    }
    let by = sum - game.announced();
    let allowed = cards_allowed(sum);
    Some(if rest <= FEW {
        Why::NearlyOut { cards: rest as u8 }
    } else if pile >= LARGE_PILE && sum >= HIGH {
        Why::Collects { cards: pile as u8 }
    } else if cards.len() >= 3 {
        Why::Sheds {
            cards: cards.len() as u8,
        }
    } else if allowed <= 2 {
        Why::Limits {
            allowed: allowed as u8,
        }
    } else if by <= 2 {
        Why::ByLittle { by: by as u8 }
    } else {
        return None;
    })
}
