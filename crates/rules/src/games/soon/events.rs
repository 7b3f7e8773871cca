//! What happens at the table, step by step.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Colour};
use crate::engine::{Seat, Seats, Viewer};

/// Where a card played to a sequence came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From the player's own hand.
    Hand,
    /// From the asked player's hand (rule 6).
    Given,
    /// From another sequence (rule 8).
    Stolen,
}

/// A line of the score (rules 10 and 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A point for each place, Thieves aside.
    Cards,
    /// All of one colour counts double.
    OneColour,
    /// The sequence is complete.
    Complete,
    /// A complete sequence with a Joker in it.
    Joker,
    /// The first to complete.
    First,
    /// The round won, in the variant Speed.
    Won,
}

/// Why a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// A sequence is complete, and everybody else has had a last turn.
    Complete,
    /// Variant Speed: a sequence is complete.
    Speed,
    /// Rule 9: 200 turns each and none complete.
    TurnLimit,
}

/// `place` counts from 1, as ranks do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Rules 1 and 2: the cards are shuffled.
    RoundStarted {
        /// Counted from 1.
        round: u32,
        /// Who has the first card and the first turn.
        starter: Seat,
    },
    /// Rule 1: a card to this player.
    Dealt {
        /// Whose hand it goes to.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
    },
    /// Rule 1: the first card of the discard.
    Turned {
        /// Open to everybody; anything but a number blocks the discard.
        card: Card,
    },
    /// Rule 3: the discard but its top became a pile of this many cards.
    Reshuffled {
        /// How many there are to draw now.
        cards: u8,
    },
    /// Rules 3 and 6: a card from the pile.
    Drew {
        /// Whose hand it goes to: who is to act, or has just given a card.
        seat: Seat,
        /// Which one, for those who may see this hand.
        card: Option<Card>,
        /// How many stay in the pile.
        left: u8,
    },
    /// Rule 3: the turn begins with the top of the discard.
    TookDiscard {
        /// Whose turn it is.
        seat: Seat,
        /// Everybody knows it in this hand from now on.
        card: Card,
    },
    /// Rule 4: the next card of a sequence.
    Laid {
        /// Whose sequence it is.
        seat: Seat,
        /// Where it lies, the last for now.
        place: u8,
        /// A number, or a Joker from the hand.
        card: Card,
        /// Where it was before.
        source: Source,
    },
    /// Rule 4: a card of a sequence makes way for another.
    Replaced {
        /// Whose sequence it is.
        seat: Seat,
        /// Where the one lay and the other lies.
        place: u8,
        /// The new one.
        card: Card,
        /// The one that goes to the top of the discard.
        old: Card,
        /// Where the new one was before.
        source: Source,
    },
    /// Rule 4: a card goes to the top of the discard.
    Discarded {
        /// Whose hand it leaves.
        seat: Seat,
        /// Open to everybody from now on.
        card: Card,
    },
    /// Rule 6: an Explorer goes to the discard and asks.
    Asked {
        /// Who played the Explorer.
        seat: Seat,
        /// Who is asked.
        target: Seat,
        /// Of the number wanted.
        rank: u8,
        /// `None` if the asked player may choose.
        colour: Option<Colour>,
    },
    /// Rule 6: the card asked for goes to the asker, who plays it at once.
    Gave {
        /// Who was asked.
        seat: Seat,
        /// Who played the Explorer.
        to: Seat,
        /// Open to everybody from now on.
        card: Card,
    },
    /// Rule 6: the asked player has no such card.
    Refused {
        /// Who was asked.
        seat: Seat,
        /// Who played the Explorer.
        to: Seat,
        /// Of the number wanted.
        rank: u8,
        /// `None` if they have it in neither colour.
        colour: Option<Colour>,
    },
    /// Rule 7: the last card of a sequence is lost.
    Struck {
        /// Who played the Lightning.
        seat: Seat,
        /// Whose sequence it is.
        target: Seat,
        /// Where the card lay, empty now.
        place: u8,
        /// It goes to the discard, and the Lightning on it.
        lost: Card,
    },
    /// Rule 8: a Thief takes the place of a number.
    Stole {
        /// Who played the Thief.
        seat: Seat,
        /// Whose sequence the Thief lies in now.
        target: Seat,
        /// Where it lies there.
        place: u8,
        /// The number, which the one who stole it plays next.
        card: Card,
    },
    /// Rule 3: a special lies on top of the discard now.
    Blocked {
        /// The Joker, Explorer, Lightning or Thief that lies there.
        card: Card,
    },
    /// Rule 9: eight places and no Thief.
    Completed {
        /// Whose sequence it is.
        seat: Seat,
        /// Has nobody else completed theirs in this round?
        first: bool,
    },
    /// Rule 9: this player's turn is their last of the round.
    LastTurn {
        /// Whose turn begins.
        seat: Seat,
    },
    /// Rule 9: the count comes next.
    RoundEnded {
        /// The one that is over, counted from 1.
        round: u32,
        /// What ended it.
        cause: End,
    },
    /// One line of a player's score.
    Scored {
        /// Whose score it is.
        seat: Seat,
        /// What the points are for.
        line: Line,
        /// What the line adds, never 0; below 0 for a Joker.
        points: i32,
        /// All lines of this player's round so far, this one included.
        sum: i32,
    },
    /// A player's score of the round, and the total with it.
    RoundScored {
        /// Whose score it is.
        seat: Seat,
        /// All the lines of this round together.
        points: i32,
        /// From all rounds so far, this one included.
        total: i32,
    },
    /// Rules 11 and 12: the highest total wins.
    GameOver {
        /// Only one, but in Express all who share the highest total.
        winners: Seats,
    },
}

impl Event {
    /// Has this seat learned something by this that taking it back would not make unknown?
    pub(super) fn reveals(&self, to: Seat) -> bool {
        match self {
            Event::Drew { seat, .. } => *seat == to,
            // Whatever others show of their hands.
            Event::Laid { seat, .. }
            | Event::Replaced { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Gave { seat, .. }
            | Event::Refused { seat, .. }
            | Event::Struck { seat, .. }
            | Event::Stole { seat, .. } => *seat != to,
            Event::Dealt { .. } | Event::Turned { .. } => true,
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
        let mut seen = *self;
        if let Event::Dealt { seat, card } | Event::Drew { seat, card, .. } = &mut seen
            && !viewer.sees_hand_of(*seat)
        {
            *card = None;
        }
        seen
    }
}
