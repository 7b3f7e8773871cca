//! Moves that a person could try now, legal and illegal alike: for these tests and the table's.

use veillee_rules::engine::GameRng;
use veillee_rules::games::sovango::{Card, CardSet, Sovango};

pub fn tries(_: &Sovango, _: &mut GameRng) -> Vec<Card> {
    CardSet::ALL.iter().collect()
}
