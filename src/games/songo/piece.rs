//! What can be pressed at the table.

use serde::{Deserialize, Serialize};
use veillee_rules::games::songo::Cell;

use crate::action;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    Cell(Cell),
}

impl action::Piece for Piece {}
