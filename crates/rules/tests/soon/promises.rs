//! Random games that hold the rules to what the engine is promised.

use super::helpers::{Checks, hold_promises};
use super::*;

/// Panics unless everything is in exactly one place.
pub fn check_conserved(soon: &Soon) {
    let census = soon.census();
    for card in Card::all() {
        assert_eq!(census[card.index()], card.copies(), "{card}");
    }
}

/// Moves that a person could try now, legal and illegal alike.
fn tries(_: &Soon, rng: &mut GameRng) -> Vec<Move> {
    let mut tries = vec![Move::Draw, Move::TakeDiscard];
    for card in Card::all() {
        tries.extend([Move::Lay(card), Move::Discard(card), Move::Give(card)]);
        let place = rng.below(10) as u8;
        tries.push(Move::Replace { card, place });
    }
    for target in (0..7).map(Seat) {
        tries.push(Move::Lightning { target });
        for rank in 0..=PLACES + 1 {
            let colour = [None, Some(Colour::Day), Some(Colour::Night)][rng.below(3) as usize];
            tries.push(Move::Thief { target, rank });
            tries.push(Move::Explorer {
                target,
                rank,
                colour,
            });
        }
    }
    tries
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
