//! The table: what lies where, and what everybody has learnt of it.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, COLUMNS, Card, CardSet, Rank, RankSet};
use super::config::SwoopConfig;
use crate::engine::{GameRng, Outcome, PerSeat, Seat};

/// A player's cards and score.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub hand: CardSet,
    /// Cards of the hand that everybody has seen it get, with a pile picked up. The others only
    /// become fewer, since nobody draws.
    pub known: CardSet,
    pub up: [Option<Card>; COLUMNS],
    pub down: [Option<Card>; COLUMNS],
    /// Ranks of which the unknown cards of the hand are known to have none.
    pub lacks: RankSet,
    /// Ranks of which the unknown cards of the hand are known to have at least one.
    pub holds: RankSet,
    pub score: u16,
}

impl Player {
    pub fn is_out(&self) -> bool {
        self.hand.is_empty() && self.up == [None; COLUMNS] && self.down == [None; COLUMNS]
    }

    /// The cards of the hand that only their owner knows.
    pub fn unknown(&self) -> CardSet {
        self.hand - self.known
    }

    pub fn face_up(&self) -> CardSet {
        self.up.iter().flatten().copied().collect()
    }

    pub fn face_down(&self) -> CardSet {
        self.down.iter().flatten().copied().collect()
    }

    /// Is there a card of these in the hand or face up?
    pub fn has_one_of(&self, cards: CardSet) -> bool {
        let wanted = |card: &Card| cards.contains(*card);
        !(self.hand & cards).is_empty() || self.up.iter().flatten().any(wanted)
    }
}

/// Rule 6.
pub const SWOOP: u8 = 4;

/// The pile, from the bottom. Serialises as a list of cards.
#[derive(Clone, Debug)]
pub(super) struct Pile {
    /// Only the first `len` count.
    cards: [Card; CARDS as usize],
    len: u8,
    /// The same cards, to be taken at once.
    pub set: CardSet,
}

impl Pile {
    pub const EMPTY: Pile = Pile {
        cards: [Card::FIRST; CARDS as usize],
        len: 0,
        set: CardSet::NONE,
    };

    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
        self.set |= CardSet::only(card);
    }

    /// Empties the pile and returns what lay in it.
    pub fn take(&mut self) -> CardSet {
        self.len = 0;
        std::mem::take(&mut self.set)
    }

    pub fn top(&self) -> Option<Rank> {
        self.cards().last().map(|card| card.rank())
    }

    /// Rule 6: how many cards of one rank lie on top.
    pub fn run(&self) -> u8 {
        let top = self.top();
        let same = |card: &&Card| Some(card.rank()) == top;
        self.cards().iter().rev().take_while(same).count() as u8
    }

    /// Rules 5 and 6: is the pile, as it lies now, thrown away?
    pub fn is_cleared(&self) -> bool {
        self.top() == Some(Rank::TEN) || self.run() >= SWOOP
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl Pile {
    /// From the bottom; no card may be there twice.
    pub fn from_cards(cards: &[Card]) -> Result<Pile, &'static str> {
        let mut pile = Pile::EMPTY;
        for card in cards {
            if pile.set.contains(*card) {
                return Err("a card is in the pile twice");
            }
            pile.push(*card);
        }
        Ok(pile)
    }
}

/// A game of Swoop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// Writes the inherent functions that the checked `Deserialize` of saved_state.rs builds on.
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Swoop {
    pub(super) config: SwoopConfig,
    pub(super) rng: GameRng,
    /// From 1.
    pub(super) round: u16,
    /// Who played first in this round.
    pub(super) starter: Seat,
    pub(super) to_move: Seat,
    /// Turns ended in this round, all players together (rule 10). Playing again belongs to the
    /// same turn.
    pub(super) turns: u16,
    /// Rule 4: a blind card lies on the pile and its player chooses what to add.
    pub(super) adding: bool,
    pub(super) players: PerSeat<Player>,
    pub(super) pile: Pile,
    pub(super) thrown_away: CardSet,
    /// Rule 2: tens turned before the first card of the pile.
    pub(super) tens_aside: CardSet,
    /// Rule 1: what was not dealt.
    pub(super) rest: CardSet,
    pub(super) over: Option<Outcome>,
}

impl Swoop {
    /// Every place where cards can be.
    pub fn heaps(&self) -> impl Iterator<Item = CardSet> {
        let of_player = |p: &Player| [p.hand, p.face_up(), p.face_down()];
        let middle = [self.pile.set, self.thrown_away, self.tens_aside, self.rest];
        self.players.iter().flat_map(of_player).chain(middle)
    }

    /// The cards and score of the seat to move.
    pub(super) fn mover(&self) -> &Player {
        &self.players[self.to_move.index()]
    }

    pub(super) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.to_move.index()]
    }
}
