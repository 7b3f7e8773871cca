//! What happens at the table, card by card.

use serde::Serialize;

use super::cards::{Card, Column, Rank};
use crate::engine::{Seat, Seats, Viewer};

/// Where a player's card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "place", rename_all = "kebab-case")]
pub enum Origin {
    /// In the hand.
    Hand,
    /// Open, over the face-down card of this column.
    FaceUp {
        /// One of its owner's four.
        column: Column,
    },
    /// Unseen, in this column.
    FaceDown {
        /// One of its owner's four.
        column: Column,
    },
}

/// A card leaving its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    /// Which card.
    pub card: Card,
    /// Where it lay before.
    pub from: Origin,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "cause", rename_all = "kebab-case")]
pub enum RoundEnd {
    /// Rule 9: this player has no card left.
    Out {
        /// Who laid the last of their cards.
        seat: Seat,
    },
    /// Rule 10: everybody has had 500 turns.
    TurnLimit,
}

/// One step to animate and to narrate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rule 2: a round begins.
    RoundStarted {
        /// Counted from 1.
        round: u16,
        /// Who will turn the first card of the pile.
        turner: Seat,
        /// Who plays first: the seat after `turner`.
        starter: Seat,
    },
    /// Rule 1. Which card it is, nobody knows (rule 4), so this does not say.
    DealtFaceDown {
        /// Whose column it goes to.
        seat: Seat,
        /// One of their four.
        column: Column,
    },
    /// Rule 1: a card over the face-down one of its column.
    DealtFaceUp {
        /// Whose column it goes to.
        seat: Seat,
        /// One of their four.
        column: Column,
        /// Open to everybody from now on.
        card: Card,
    },
    /// The card is shown to its owner only.
    DealtToHand {
        /// Its owner.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
    },
    /// Rule 2: a card from the rest goes to the centre.
    Turned {
        /// The turner of this round.
        seat: Seat,
        /// The first of the pile, unless it is a 10.
        card: Card,
    },
    /// Rule 2: it was a 10, and another is turned.
    TenPutAside {
        /// The 10, which is out of this round.
        card: Card,
    },
    /// This player is to play.
    Turn {
        /// Whose turn begins.
        seat: Seat,
        /// Is the pile empty, so that any rank goes?
        leads: bool,
    },
    /// Rules 3 and 5: cards go to the pile.
    Played {
        /// Whose cards they are.
        seat: Seat,
        /// Of all of them.
        rank: Rank,
        /// In the order they come to lie there, those of the hand first.
        cards: Vec<Laid>,
    },
    /// Rule 4: a face-down card is seen for the first time. It lies on the pile now, whether or not
    /// it may be played.
    Flipped {
        /// Whose card it is.
        seat: Seat,
        /// Where it lay.
        column: Column,
        /// What it turns out to be.
        card: Card,
        /// May it be played? If not, the pile is picked up.
        plays: bool,
    },
    /// Rule 4: the player has cards of this rank to add to the one flipped.
    MayAdd {
        /// Who flipped it.
        seat: Seat,
        /// Of the card flipped.
        rank: Rank,
    },
    /// Rule 4: what was added.
    Added {
        /// Who flipped the card.
        seat: Seat,
        /// Of the card flipped, and of all these.
        rank: Rank,
        /// In the order they come to lie on the pile, perhaps none.
        cards: Vec<Laid>,
    },
    /// Rule 4: the face-up card of this column is gone.
    Uncovered {
        /// Whose column it is.
        seat: Seat,
        /// Where a face-down card may now be flipped.
        column: Column,
    },
    /// Rule 5: a 10 clears the pile.
    Ten {
        /// Who played or flipped it.
        seat: Seat,
        /// The 10, on top of the pile it clears.
        card: Card,
    },
    /// Rule 6: the pile ends in four cards of one rank, or more.
    Swoop {
        /// Who laid the last of them.
        seat: Seat,
        /// Of the cards on top.
        rank: Rank,
        /// How many of it lie on top, whoever laid them.
        count: u8,
    },
    /// Rules 5 and 6: the whole pile, from the bottom.
    ThrownAway {
        /// Out of this round from now on.
        cards: Vec<Card>,
    },
    /// Rules 5, 6 and 8.
    PlaysAgain {
        /// Who threw the pile away; they lead.
        seat: Seat,
    },
    /// Rule 7: cards go to the pile before it is picked up.
    PutDown {
        /// Whose cards they are.
        seat: Seat,
        /// Of all of them.
        rank: Rank,
        /// In the order they come to lie there, those of the hand first.
        cards: Vec<Laid>,
    },
    /// Rules 4 and 7: the whole pile, from the bottom.
    PickedUp {
        /// Whose hand it goes to.
        seat: Seat,
        /// The cards just put down or flipped are the last.
        cards: Vec<Card>,
    },
    /// Rules 9 and 10: the count comes next.
    RoundOver {
        /// The one that is over, counted from 1.
        round: u16,
        /// What ended it.
        end: RoundEnd,
    },
    /// Rule 9: one card that is left.
    Counted {
        /// Who is left with it.
        seat: Seat,
        /// Open to everybody now, wherever it lay.
        card: Card,
        /// The hand is counted first, then what is face up, then what is face down.
        from: Origin,
        /// What this card costs.
        points: u16,
        /// What the player's cards cost so far, this one included.
        sum: u16,
    },
    /// Rule 9: what the round cost this player.
    Scored {
        /// Whose score it is.
        seat: Seat,
        /// For all the cards they were left with; 0 for who is out.
        points: u16,
        /// From all rounds so far, this one included.
        total: u16,
    },
    /// Rule 10: the lowest total wins.
    GameOver {
        /// Everybody with the lowest total.
        winners: Seats,
        /// Everybody's, in seat order.
        totals: Vec<u16>,
    },
}

impl Event {
    /// Has this seat learned something by this that taking it back would not make unknown?
    pub(super) fn reveals(&self, to: Seat) -> bool {
        match self {
            Event::Played { seat, .. }
            | Event::Added { seat, .. }
            | Event::PutDown { seat, .. }
            | Event::MayAdd { seat, .. } => *seat != to,
            Event::Flipped { .. }
            | Event::Counted { .. }
            | Event::DealtFaceUp { .. }
            | Event::DealtToHand { .. }
            | Event::Turned { .. } => true,
            _ => false,
        }
    }

    /// Is a round over before this? Dealing anew is what tells of it, or the end of the game.
    pub(super) fn ends_a_round(&self) -> bool {
        match self {
            Event::RoundStarted { round, .. } => *round > 1,
            Event::GameOver { .. } => true,
            _ => false,
        }
    }

    /// The event as this viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::DealtToHand { seat, .. } if !viewer.sees_hand_of(*seat) => Event::DealtToHand {
                seat: *seat,
                card: None,
            },
            open => open.clone(),
        }
    }
}
