//! What happens at the table, step by step.

use serde::Serialize;

use super::cards::{Card, Cards};
use super::moves::Direction;
use crate::engine::{Seat, Seats, Viewer};

/// By what a trick was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taking {
    /// Rule 5: all others have passed.
    AllPassed,
    /// Rule 6.
    SarZan,
    /// Rule 7.
    Owatta,
}

/// Rule 8: a line of the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// One point for each.
    CardsWon,
    /// A point less for each.
    CardsInHand,
    /// Rule 6: for whoever has the Sar-Zan card.
    Dragon,
}

/// Rule 9: why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Somebody has reached the target.
    Target,
    /// The fiftieth round is over.
    LastRound,
}

/// What happens at the table, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rules 1 and 2: all cards are shuffled.
    RoundStarted {
        /// Counted from 1.
        round: u8,
        /// Who deals: the Dragon, if there is one.
        dealer: Seat,
        /// Who has the Sar-Zan card; `None` while it lies in the middle of the table.
        dragon: Option<Seat>,
        /// Which way the turn will go; `None` if it is to be chosen.
        direction: Option<Direction>,
    },
    /// Rule 2: the Dragon turned the Sar-Zan card over.
    DirectionFlipped {
        /// The Dragon.
        seat: Seat,
        /// Which way the turn goes from now on.
        direction: Direction,
    },
    /// A card from the dealer's pack; `None` for those who may not see it.
    Dealt {
        /// Whose hand it goes to.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
    },
    /// What was not dealt, which nobody sees.
    SetAside {
        /// How many of the 32 are out of this round.
        cards: u8,
    },
    /// Rule 1: the first player's choice.
    DirectionChosen {
        /// The first player, who also dealt.
        seat: Seat,
        /// Which way the turn goes from now on.
        direction: Direction,
    },
    /// Rule 1: this seat holds the lowest card of all and is to open.
    HoldsLowest {
        /// Who holds it; which card it is, the opening will show.
        seat: Seat,
    },
    /// A trick begins.
    Opened {
        /// Who opens it.
        seat: Seat,
        /// The lowest of their hand.
        card: Card,
        /// How many cards may answer it.
        allowed: u8,
    },
    /// Rule 3: a combination.
    Played {
        /// Whose hand it leaves.
        seat: Seat,
        /// As many as were allowed, or fewer.
        cards: Cards,
        /// Their values together, which the next answer must beat.
        sum: u32,
        /// How many cards may answer it; none once it is 33.
        allowed: u8,
    },
    /// Rule 4: out of this trick.
    Passed {
        /// Who plays no more until the trick is taken.
        seat: Seat,
    },
    /// Rule 6: "Sar-Zan!"
    SarZan {
        /// Who made 33.
        seat: Seat,
        /// The combination that makes 33.
        cards: Cards,
    },
    /// Rule 6: the Sar-Zan card moves.
    Dragon {
        /// The Dragon before; `None` if it comes from the middle of the table.
        from: Option<Seat>,
        /// Who made 33, and is the Dragon from now on.
        to: Seat,
    },
    /// Rule 7: the last cards of a hand are out.
    Owatta {
        /// Whose hand is empty; with this trick the round ends.
        seat: Seat,
    },
    /// The whole pile goes to this player.
    TrickTaken {
        /// Who takes it.
        seat: Seat,
        /// All that lay on the pile, the taker's own included.
        cards: Cards,
        /// How it came to be theirs.
        by: Taking,
    },
    /// Before the count, each player says how many cards are left to them.
    HandCounted {
        /// Whose hand it is.
        seat: Seat,
        /// How many they still hold; none after an Owatta.
        cards: u8,
    },
    /// Rule 8, line by line.
    Counted {
        /// Whose count it is.
        seat: Seat,
        /// What the points are for.
        line: Line,
        /// What the line adds; never above 0 for cards in hand.
        points: i32,
    },
    /// A player's round, and the total it makes.
    RoundScored {
        /// Whose round it was.
        seat: Seat,
        /// All its lines together, perhaps below 0.
        points: i32,
        /// From all rounds so far, this one included.
        total: i32,
    },
    /// Rule 9, option `another-round`: these share the highest total, so play goes on.
    TieGoesOn {
        /// Two or more; the others play on as well.
        tied: Seats,
        /// The highest, which they share.
        total: i32,
    },
    /// Rule 9: the highest total wins.
    GameOver {
        /// What made this round the last.
        cause: Cause,
        /// Everybody with the highest total.
        winners: Seats,
    },
}

impl Event {
    /// Has this seat learned something by this that taking it back would not make unknown?
    pub(super) fn reveals(&self, to: Seat) -> bool {
        match self {
            Event::Opened { seat, .. } | Event::Played { seat, .. } => *seat != to,
            Event::Dealt { .. } | Event::HoldsLowest { .. } => true,
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
        match *self {
            Event::Dealt { seat, .. } if !viewer.sees_hand_of(seat) => {
                Event::Dealt { seat, card: None }
            }
            event => event,
        }
    }
}
