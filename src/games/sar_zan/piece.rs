//! What can be pressed at the table, and what its cards look like.

use serde::{Deserialize, Serialize};
use veillee_rules::games::sar_zan::{Card, Direction};

use crate::action;
use crate::table::cards::{GameCard, Pack};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Card(Card),
    Play,
    Pass,
    Direction(Direction),
    /// The middle of the table, where combinations go.
    Ring,
}

impl action::Piece for Piece {}

impl GameCard for Card {
    const PACK: Pack = "sar-zan";

    fn sprite(self) -> String {
        format!("card-{self}")
    }
}
