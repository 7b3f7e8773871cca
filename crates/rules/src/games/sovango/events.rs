//! What happens at the table, step by step.

use serde::Serialize;

use super::cards::{Card, Colour};
use super::rules::Tally;
use crate::engine::{Seat, Seats, Viewer};

/// One step to animate and to narrate. `None` in place of a card: this viewer may not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rule 1: a card drawn to see who starts.
    DrewForStart {
        /// Who drew it.
        seat: Seat,
        /// Open to everybody; the lowest rank starts.
        card: Card,
    },
    /// Rule 1: these drew the same lowest rank and draw again.
    TiedForStart {
        /// Two or more; the others draw no more.
        seats: Seats,
    },
    /// Rules 1 and 4: a new round, with no franchise yet.
    RoundStarted {
        /// Counted from 1.
        round: u32,
        /// The seat before the starter.
        dealer: Seat,
        /// Who leads the first trick.
        starter: Seat,
    },
    /// Rule 2: one card from the dealer's pack.
    Dealt {
        /// Whose hand it goes to.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
    },
    /// Rule 2: the card left over with five players, face down for everybody.
    SetAside {
        /// Which one; `None` for every viewer.
        card: Option<Card>,
    },
    /// Rule 3: the cards left over with two players.
    StockLaid {
        /// How many there are to draw from.
        cards: u8,
    },
    /// A card goes from a hand to the trick.
    Played {
        /// Whose hand it leaves.
        seat: Seat,
        /// Open to everybody from now on.
        card: Card,
    },
    /// Rule 5: the first card of a trick says which colour to follow.
    Led {
        /// Who opened the trick.
        seat: Seat,
        /// Of their card, be it a zero.
        colour: Colour,
    },
    /// Rule 8: a zero was played; its colour comes into force with the next trick.
    FranchiseWillChange {
        /// Who played the zero.
        seat: Seat,
        /// In force until the trick is over; `None` if the round has had no franchise yet.
        from: Option<Colour>,
        /// The zero's colour, unless another zero follows in this trick.
        to: Colour,
    },
    /// Rules 6 and 10: the trick, its points and the high cards among them.
    TrickWon {
        /// Who takes it, and leads the next.
        seat: Seat,
        /// The strongest, by which it was won.
        card: Card,
        /// 2, or 4 for the last trick, and 1 for each high card.
        points: u8,
        /// Panthers, tigers and lions in it.
        high_cards: u8,
        /// Is it the last trick of the round?
        last: bool,
    },
    /// Rule 8: the new franchise is in force.
    FranchiseChanged {
        /// In force until now; `None` if the round had no franchise yet.
        from: Option<Colour>,
        /// The colour of the last zero in the trick just won.
        to: Colour,
    },
    /// Rule 3: a card from the stock.
    Drew {
        /// Whose hand it goes to; the winner of the trick draws first.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
        /// Cards that are still in the stock.
        left: u8,
    },
    /// Rule 2, option: the card that was set aside.
    HiddenShown {
        /// Out of play in the round that is now over.
        card: Card,
    },
    /// Rule 10: one line of the round's account.
    SeatScored {
        /// Whose line it is.
        seat: Seat,
        /// What the points are for.
        tally: Tally,
        /// From this round alone.
        points: u32,
        /// The seat's own from all rounds, even with teams.
        total: u32,
    },
    /// With teams, the sums of the members' lines.
    TeamScored {
        /// Counted from 0, the team of seat 0.
        team: u8,
        /// All who play for it.
        members: Seats,
        /// From this round alone.
        points: u32,
        /// From all rounds, of all members.
        total: u32,
    },
    /// Rule 11, option: the contract is reached, but these share the lowest total.
    TiedPlayOn {
        /// Everybody on a side with the lowest total.
        seats: Seats,
        /// The lowest, which they share.
        total: u32,
    },
    /// Rule 11: the lowest total wins.
    GameOver {
        /// Everybody on a side with the lowest total.
        winners: Seats,
        /// The winners', one team's if there are teams.
        total: u32,
    },
}

impl Event {
    /// Has this seat learned something by this that taking it back would not make unknown?
    pub(super) fn reveals(&self, to: Seat) -> bool {
        match self {
            Event::Played { seat, .. } => *seat != to,
            Event::Dealt { .. } | Event::Drew { .. } | Event::HiddenShown { .. } => true,
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
