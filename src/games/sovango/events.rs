//! What happens at the table, step by step, and why a card is refused.

use serde::Serialize;

use super::cards::{Card, Colour};
use super::rules::Tally;
use crate::engine::{Seat, Seats, Viewer};

/// Why a card may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Reason {
    GameOver,
    NotInHand {
        card: Card,
    },
    /// Rule 5: the hand holds the led colour, and nothing of another franchise colour.
    MustFollow {
        card: Card,
        led: Colour,
    },
    /// Rule 5: the hand holds none of the led colour, but some of the franchise colour.
    MustPlayFranchise {
        card: Card,
        led: Colour,
        franchise: Colour,
    },
    /// Rule 5: the hand holds both, and may choose between the two.
    MustFollowOrFranchise {
        card: Card,
        led: Colour,
        franchise: Colour,
    },
}

/// One step to animate and to narrate. `None` in place of a card: this viewer may not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rule 1: a card drawn to see who starts.
    DrewForStart {
        seat: Seat,
        card: Card,
    },
    /// Rule 1: these drew the same lowest rank and draw again.
    TiedForStart {
        seats: Seats,
    },
    /// Rules 1 and 4: no franchise yet; `dealer` deals, `starter` will lead.
    RoundStarted {
        round: u32,
        dealer: Seat,
        starter: Seat,
    },
    /// Rule 2: one card from the dealer's pack.
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    /// Rule 2: the card left over with five players, face down for everybody.
    SetAside {
        card: Option<Card>,
    },
    /// Rule 3: the cards left over with two players.
    StockLaid {
        cards: u8,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    /// Rule 5: the first card of a trick says which colour to follow.
    Led {
        seat: Seat,
        colour: Colour,
    },
    /// Rule 8: a zero was played; its colour comes into force with the next trick.
    FranchiseWillChange {
        seat: Seat,
        from: Option<Colour>,
        to: Colour,
    },
    /// Rules 6 and 10: the trick, its points and the high cards among them.
    TrickWon {
        seat: Seat,
        card: Card,
        points: u8,
        high_cards: u8,
        last: bool,
    },
    /// Rule 8: the new franchise is in force.
    FranchiseChanged {
        from: Option<Colour>,
        to: Colour,
    },
    /// Rule 3: a card from the stock, and how many are left there.
    Drew {
        seat: Seat,
        card: Option<Card>,
        left: u8,
    },
    /// Rule 2, option: the card that was set aside.
    HiddenShown {
        card: Card,
    },
    /// Rule 10: one line of the round's account; `total` is the seat's own.
    SeatScored {
        seat: Seat,
        tally: Tally,
        points: u32,
        total: u32,
    },
    /// With teams, the sums of the members' lines.
    TeamScored {
        team: u8,
        members: Seats,
        points: u32,
        total: u32,
    },
    /// Rule 11, option: the contract is reached, but these share the lowest total.
    TiedPlayOn {
        seats: Seats,
        total: u32,
    },
    /// Rule 11: `total` is the lowest, the winners'.
    GameOver {
        winners: Seats,
        total: u32,
    },
}

impl Event {
    /// The event as `viewer` may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Dealt { seat, card } | Event::Drew { seat, card, .. }
                if !viewer.sees_hand_of(*seat) =>
            {
                *card = None;
            }
            // Nobody may look at it.
            Event::SetAside { card } => *card = None,
            _ => {}
        }
        seen
    }
}
