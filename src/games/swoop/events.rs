//! What happens at the table, card by card, and why a move is refused.

use serde::Serialize;

use super::cards::{Card, Column, Rank};
use crate::engine::{Seat, Seats, Viewer};

/// Where a player's card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "place", rename_all = "kebab-case")]
pub enum Lying {
    Hand,
    FaceUp { column: Column },
    FaceDown { column: Column },
}

/// A card leaving its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    pub card: Card,
    pub from: Lying,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "cause", rename_all = "kebab-case")]
pub enum RoundEnd {
    /// Rule 9: this player has no card left.
    Out { seat: Seat },
    /// Rule 10: everybody has had 500 turns.
    TurnLimit,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rule 2: `turner` will turn the first card of the pile, `starter` plays first.
    RoundStarted {
        round: u16,
        turner: Seat,
        starter: Seat,
    },
    /// Rule 1. Which card it is, nobody knows (rule 4), so this does not say.
    DealtFaceDown {
        seat: Seat,
        column: Column,
    },
    DealtFaceUp {
        seat: Seat,
        column: Column,
        card: Card,
    },
    /// The card is shown to its owner only.
    DealtToHand {
        seat: Seat,
        card: Option<Card>,
    },
    /// Rule 2: a card from the rest goes to the centre.
    Turned {
        seat: Seat,
        card: Card,
    },
    /// Rule 2: it was a 10, and another is turned.
    TenPutAside {
        card: Card,
    },
    /// This player is to play; on an empty pile they lead.
    Turn {
        seat: Seat,
        leads: bool,
    },
    /// Rules 3 and 5, in the order the cards come to lie on the pile.
    Played {
        seat: Seat,
        rank: Rank,
        cards: Vec<Laid>,
    },
    /// Rule 4: a face-down card is seen for the first time; `plays` says whether it may be
    /// played. It lies on the pile now, either way.
    Flipped {
        seat: Seat,
        column: Column,
        card: Card,
        plays: bool,
    },
    /// Rule 4: the player has cards of this rank to add to the one flipped.
    MayAdd {
        seat: Seat,
        rank: Rank,
    },
    /// Rule 4: what was added, perhaps nothing.
    Added {
        seat: Seat,
        rank: Rank,
        cards: Vec<Laid>,
    },
    /// Rule 4: the face-up card of this column is gone.
    Uncovered {
        seat: Seat,
        column: Column,
    },
    /// Rule 5: a 10 clears the pile.
    Ten {
        seat: Seat,
        card: Card,
    },
    /// Rule 6: the pile ends in `count` cards of this rank.
    Swoop {
        seat: Seat,
        rank: Rank,
        count: u8,
    },
    /// Rules 5 and 6: the whole pile, from the bottom.
    ThrownAway {
        cards: Vec<Card>,
    },
    /// Rules 5, 6 and 8.
    PlaysAgain {
        seat: Seat,
    },
    /// Rule 7.
    PutDown {
        seat: Seat,
        rank: Rank,
        cards: Vec<Laid>,
    },
    /// Rules 4 and 7: the whole pile, from the bottom.
    PickedUp {
        seat: Seat,
        cards: Vec<Card>,
    },
    RoundOver {
        round: u16,
        end: RoundEnd,
    },
    /// Rule 9: one card that is left; `sum` is the player's so far.
    Counted {
        seat: Seat,
        card: Card,
        from: Lying,
        points: u16,
        sum: u16,
    },
    /// Rule 9: what the round cost this player.
    Scored {
        seat: Seat,
        points: u16,
        total: u16,
    },
    /// Rule 10.
    GameOver {
        winners: Seats,
        totals: Vec<u16>,
    },
}

impl Event {
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

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    GameOver,
    /// No card was named.
    NothingChosen,
    NotInYourHand {
        card: Card,
    },
    /// No card lies face up in this column of yours.
    NothingFaceUp {
        column: Column,
    },
    /// Rules 3 and 7: the cards must be of one rank.
    MixedRanks {
        rank: Rank,
        other: Rank,
    },
    /// Rule 3: higher than the top of the pile.
    TooHigh {
        rank: Rank,
        top: Rank,
    },
    /// Rule 5.
    TenIsPlayedAlone,
    /// Rule 4: there is no face-down card in this column any more.
    NothingFaceDown {
        column: Column,
    },
    /// Rule 4: a face-up card still lies on it.
    Covered {
        column: Column,
        by: Card,
    },
    /// Rule 4: first choose what to add to the card you flipped.
    ChooseAddition {
        rank: Rank,
    },
    /// Rule 4: there is no flipped card to add to.
    NothingToAddTo,
    /// Rule 4: only cards of the flipped card's rank may be added.
    AddSameRank {
        rank: Rank,
        other: Rank,
    },
    /// Rule 7: there is no pile to pick up.
    PileEmpty,
    /// Rule 7: you can play this rank, so you may not pick up.
    CanPlay {
        rank: Rank,
    },
    /// Rule 7.
    TenCannotBePutDown,
    /// Rule 7.
    TooManyPutDown {
        count: u32,
        most: u8,
    },
}
