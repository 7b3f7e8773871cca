//! A game of Swoop as it is saved, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, Rank};
use super::rules::TURNS_EACH;
use super::state::{Pile, Player, Swoop};

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

impl Swoop {
    /// Could this be a game? Whatever is read from outside must pass, and then nothing in the
    /// rules can fail.
    pub(super) fn check(&self) -> Result<(), &'static str> {
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
}
