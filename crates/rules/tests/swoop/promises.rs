//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::tries::tries;
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(swoop: &Swoop) {
    let mut all = CardSet::NONE;
    for heap in swoop.heaps() {
        assert!((all & heap).is_empty(), "a card is in two places");
        all |= heap;
    }
    assert_eq!(all, CardSet::ALL);
    assert_eq!(all.points(), 760);
}

#[test]
fn random_games_keep_the_promises_of_the_rules() {
    let checks = Checks {
        most_plies: 30_000,
        conserved: check_conserved,
        tries,
    };
    hold_promises(&checks, 50, 11);
}
