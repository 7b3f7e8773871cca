//! What can be pressed at the table, and what its cards look like.

use serde::{Deserialize, Serialize};
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Colour};

use crate::action;
use crate::table::cards::{GameCard, Pack};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A card of the hand, from the left.
    Hand(usize),
    Pile,
    Discard,
    Cancel,
    DiscardIt,
    Rank(u8),
    Colour(Option<Colour>),
    Plate(Seat),
    Place(Seat, u8),
}

impl action::Piece for Piece {}

impl GameCard for Card {
    const PACK: Pack = "soon";

    fn sprite(self) -> String {
        format!("card-{self}")
    }
}
