//! What can be pressed at the table, and what its cards look like.

use serde::{Deserialize, Serialize};
use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::Card;

use crate::action;
use crate::table::cards::{GameCard, Pack};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Card(Card),
    /// The tricks this player has won.
    Pile(Seat),
    LastTrick,
}

impl action::Piece for Piece {}

impl GameCard for Card {
    const PACK: Pack = "sovango";

    fn sprite(self) -> String {
        format!("card-{self}")
    }
}
