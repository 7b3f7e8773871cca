//! Moves that a person could try now, legal and illegal alike: for these tests and the table's.

use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::{Cell, Songo};

pub fn tries(_: &Songo, _: &mut GameRng) -> Vec<Cell> {
    Cell::all().collect()
}
