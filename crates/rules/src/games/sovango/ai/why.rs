//! Why a card was played, as far as everybody can see.

use serde::{Deserialize, Serialize};

use super::super::cards::{Card, Colour};
use super::super::rules::Sovango;
use super::super::trick::{high_cards, last_zero, strength, strongest};
use crate::engine::Seat;

/// Why a move was made. It says nothing that the table does not show: not what else the hand
/// holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// A zero brings another franchise.
    ChangesFranchise {
        /// The zero's colour.
        to: Colour,
    },
    /// A high card of the franchise colour, in a trick that somebody else takes.
    Hides {
        /// The panther, tiger or lion played.
        card: Card,
    },
    /// A high card, in a trick that somebody else takes.
    GetsRid {
        /// The panther, tiger or lion played.
        card: Card,
    },
    /// A trick goes to a partner for now.
    LeavesToPartner {
        /// The partner, whose card is the strongest so far.
        seat: Seat,
    },
    /// A dear trick goes to an opponent for now.
    LeavesTo {
        /// The opponent, whose card is the strongest so far.
        seat: Seat,
        /// What the trick is worth as it lies: 4 or more.
        points: u8,
    },
    /// Below the card that is winning.
    Ducks {
        /// The strongest card of the trick so far.
        under: Card,
    },
    /// Takes a trick without a high card, for the lead.
    TakesCheaply {
        /// What the whole trick is worth: 2 or 3.
        points: u8,
    },
    /// Takes a trick with a high card that would have taken one sooner or later.
    TakesWith {
        /// The panther, tiger or lion played.
        card: Card,
        /// What the whole trick is worth, this card included.
        points: u8,
    },
    /// Leads a card that hardly ever takes.
    LeadsLow {
        /// The card led: a 1 or a 2.
        card: Card,
    },
    /// Leads the franchise colour: who has none of it may well take the trick.
    LeadsFranchise {
        /// The one in force, and of the card led.
        colour: Colour,
    },
}

/// From this many points on, a trick is dear.
const DEAR: u8 = 4;
/// Up to this rank, a card that is led hardly ever takes.
const LOW: u8 = 2;

pub fn why(known: &Sovango, card: Card) -> Option<Why> {
    let (config, trick, franchise) = (&known.config, known.trick(), known.franchise);
    let seat = known.to_move;
    let in_franchise = Some(card.colour()) == franchise;
    if trick.is_empty() {
        return match card.rank() {
            0 if !in_franchise => Some(Why::ChangesFranchise { to: card.colour() }),
            _ if in_franchise => Some(Why::LeadsFranchise {
                colour: card.colour(),
            }),
            rank if rank <= LOW => Some(Why::LeadsLow { card }),
            _ => None,
        };
    }
    let strength = |card| strength(card, franchise, config.zeros);
    let best = strongest(trick, franchise, config.zeros);
    let winning = trick[best];
    let winner = known.leader.ahead(best as u8, config.players);
    // In the last trick, the one that counts double, there is nothing to choose.
    let points = 2 + high_cards(trick);
    if strength(card) >= strength(winning) {
        let closes = trick.len() + 1 == usize::from(config.players);
        let points = points + u8::from(card.is_high());
        return match card.is_high() {
            _ if !closes => None,
            true => Some(Why::TakesWith { card, points }),
            false if points < DEAR => Some(Why::TakesCheaply { points }),
            false => None,
        };
    }
    let changes = card.is_zero() && last_zero(trick).or(franchise) != Some(card.colour());
    let partner = config.side_of(winner) == config.side_of(seat);
    Some(match card.is_high() {
        _ if changes => Why::ChangesFranchise { to: card.colour() },
        true if in_franchise => Why::Hides { card },
        true => Why::GetsRid { card },
        _ if partner => Why::LeavesToPartner { seat: winner },
        _ if points >= DEAR => Why::LeavesTo {
            seat: winner,
            points,
        },
        _ => Why::Ducks { under: winning },
    })
}
