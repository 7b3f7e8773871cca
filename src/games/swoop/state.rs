//! The table: what lies where, what everybody has learnt of it, and how it is read from a file.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, COLUMNS, Card, CardSet, Rank, RankSet};
use super::config::SwoopConfig;
use super::rules::TURNS_EACH;
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
pub(super) const SWOOP: u8 = 4;

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

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Pile::from_cards(&cards).map_err(serde::de::Error::custom)
    }
}

impl Pile {
    fn from_cards(cards: &[Card]) -> Result<Pile, &'static str> {
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
// Writes the inherent functions that the checked `Deserialize` below builds on.
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

impl Serialize for Swoop {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Swoop::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Swoop {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let swoop = Swoop::deserialize(deserializer)?;
        swoop.check().map_err(serde::de::Error::custom)?;
        Ok(swoop)
    }
}

/// A table set up by hand, for tests and editors. What is not named is in the rest.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub to_move: Seat,
    /// From the bottom.
    pub pile: Vec<Card>,
    pub seats: Vec<Layout>,
}

/// The cards and the score of one seat in a [`Position`].
#[derive(Clone, Debug, Default)]
pub struct Layout {
    pub hand: CardSet,
    pub up: [Option<Card>; COLUMNS],
    pub down: [Option<Card>; COLUMNS],
    pub score: u16,
}

impl Swoop {
    /// The first round of a game, in a given position.
    pub fn from_position(
        config: &SwoopConfig,
        seed: u64,
        position: &Position,
    ) -> Result<Swoop, &'static str> {
        if position.seats.len() != usize::from(config.players) {
            return Err("there must be as many seats as players");
        }
        let player = |layout: &Layout| Player {
            hand: layout.hand,
            up: layout.up,
            down: layout.down,
            score: layout.score,
            ..Player::default()
        };
        let mut swoop = Swoop {
            config: *config,
            rng: GameRng::from_seed(seed),
            round: 1,
            starter: position.to_move,
            to_move: position.to_move,
            turns: 0,
            adding: false,
            players: position.seats.iter().map(player).collect(),
            pile: Pile::from_cards(&position.pile)?,
            thrown_away: CardSet::NONE,
            tens_aside: CardSet::NONE,
            rest: CardSet::NONE,
            over: None,
        };
        swoop.rest = CardSet::ALL - swoop.heaps().fold(CardSet::NONE, |all, heap| all | heap);
        swoop.check()?;
        Ok(swoop)
    }

    /// Every place where cards can be.
    pub fn heaps(&self) -> impl Iterator<Item = CardSet> {
        let of_player = |p: &Player| [p.hand, p.face_up(), p.face_down()];
        let middle = [self.pile.set, self.thrown_away, self.tens_aside, self.rest];
        self.players.iter().flat_map(of_player).chain(middle)
    }

    /// Could this be a game? Whatever is read from outside must pass, and then nothing in the
    /// rules can fail.
    fn check(&self) -> Result<(), &'static str> {
        let players = self.config.players;
        if self.players.len() != usize::from(players) {
            return Err("there must be as many seats as players");
        }
        if self.starter.0 >= players || self.to_move.0 >= players {
            return Err("a seat is not at the table");
        }
        let mut all = CardSet::NONE;
        for heap in self.heaps() {
            if !(all & heap).is_empty() {
                return Err("a card is in two places");
            }
            all |= heap;
        }
        // Two columns with the same card make a set that is too small.
        let up_and_down = |p: &Player| p.up.iter().chain(&p.down).flatten().count() as u32;
        let sizes = |p: &Player| (p.face_up() | p.face_down()).len();
        if self.players.iter().any(|p| up_and_down(p) != sizes(p)) {
            return Err("a card is in two columns");
        }
        if all != CardSet::ALL {
            return Err("a card is missing");
        }
        for player in &self.players {
            let unknown = player.unknown();
            let none = |rank: Rank| (unknown & CardSet::of(rank)).is_empty();
            if !player.hand.holds_all(player.known)
                || !(unknown & player.lacks.cards()).is_empty()
                || player.holds.iter().any(none)
            {
                return Err("a hand is not what it is known to be");
            }
        }
        match self.over {
            Some(outcome) => {
                if outcome.winners.iter().any(|seat| seat.0 >= players) {
                    return Err("a winner is not at the table");
                }
            }
            None => self.check_under_way()?,
        }
        Ok(())
    }

    fn check_under_way(&self) -> Result<(), &'static str> {
        if self.players.iter().any(Player::is_out) {
            return Err("somebody has no card left");
        }
        if self.players.iter().any(|p| p.score >= self.config.target()) {
            return Err("somebody has reached the target");
        }
        if self.turns >= TURNS_EACH * u16::from(self.config.players) {
            return Err("the round has gone on for too long");
        }
        if !(self.pile.set & CardSet::of(Rank::TEN)).is_empty() {
            return Err("a 10 never stays on the pile");
        }
        if self.adding {
            let top = self.pile.top().ok_or("there is no card to add to")?;
            if !self.mover().has_one_of(CardSet::of(top)) {
                return Err("there is nothing to add");
            }
        }
        Ok(())
    }

    /// The cards and score of the seat to move.
    pub(super) fn mover(&self) -> &Player {
        &self.players[self.to_move.index()]
    }

    pub(super) fn mover_mut(&mut self) -> &mut Player {
        &mut self.players[self.to_move.index()]
    }
}
