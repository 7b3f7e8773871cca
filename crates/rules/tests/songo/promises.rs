//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::tries::tries;
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(songo: &Songo) {
    let view = songo.view(Viewer::Public);
    let cells = view.north.iter().chain(&view.south);
    let on_board: u32 = cells.map(|seeds| u32::from(*seeds)).sum();
    assert_eq!(on_board + view.scores.iter().sum::<u32>(), 70);
}

#[test]
fn random_games_keep_the_promises_of_the_rules() {
    let checks = Checks {
        most_plies: 3_000,
        conserved: check_conserved,
        tries,
    };
    hold_promises(&checks, 200, 3);
}
