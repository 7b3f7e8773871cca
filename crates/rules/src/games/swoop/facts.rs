//! What a table asks of the state to show it: facts, not judgements.

use super::cards::{Card, CardSet, Column, Rank};
use super::state::Swoop;
use crate::engine::Seat;

impl Swoop {
    /// What a seat holds; nothing for a seat that is not there.
    pub fn hand(&self, seat: Seat) -> CardSet {
        let player = self.players.get(seat.index());
        player.map_or(CardSet::NONE, |player| player.hand)
    }

    /// The card that lies open in a seat's column.
    pub fn face_up(&self, seat: Seat, column: Column) -> Option<Card> {
        self.players.get(seat.index())?.up[column.index()]
    }

    /// The rank on top of the pile, and how many of it lie there.
    pub fn top_of_pile(&self) -> Option<(Rank, u8)> {
        Some((self.pile.top()?, self.pile.run()))
    }

    /// How many cards the pile has.
    pub fn pile_size(&self) -> usize {
        self.pile.cards().len()
    }

    /// Has whoever is to move an open card or one in the hand that may be played?
    pub fn has_a_play(&self) -> bool {
        self.mover().has_one_of(self.playable())
    }

    /// May whoever is to move put cards down and take the pile?
    pub fn may_put_down(&self) -> bool {
        self.put_downs().is_some_and(|choices| choices.len() > 0)
    }
}
