//! What can be pressed at the table, and what its cards look like.

use serde::{Deserialize, Serialize};
use veillee_rules::games::swoop::{Card, Column, Rank};

use crate::action;
use crate::table::cards::{GameCard, Pack};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A place in the hand. The two cards of a kind look the same, so a card here stands for a
    /// place: the first of a kind in the hand is the card of the first deck.
    Hand(Card),
    /// All cards of a rank, which lie on each other in a large hand.
    Stack(Rank),
    Column(Column),
    Pile,
    Play,
    Clear,
    PickUp,
    /// The glass beside the pile.
    LookAtPile,
}

impl action::Piece for Piece {}

impl GameCard for Card {
    const PACK: Pack = "swoop";

    fn sprite(self) -> String {
        format!("card-{}", self.symbol())
    }
}
