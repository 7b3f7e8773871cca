//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::tries::tries;
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(soon: &Soon) {
    let census = soon.census();
    for card in Card::all() {
        assert_eq!(census[card.index()], card.copies(), "{card}");
    }
}

#[test]
fn random_games_keep_the_promises_of_the_rules() {
    let checks = Checks {
        most_plies: 100_000,
        conserved: check_conserved,
        tries,
    };
    hold_promises(&checks, 40, 41);
}
