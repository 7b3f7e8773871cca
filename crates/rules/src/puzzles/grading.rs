//! Whom a puzzle is for: which opponents find its first move.

use crate::ai::{self, Level, Thinker};

use super::SOLVER;

/// How often a level is asked, each time with another seed.
fn tries(level: Level) -> u32 {
    match level {
        Level::Easy | Level::Medium | Level::Hard => 8,
        // Expert leaves next to nothing to chance, and takes its time.
        Level::Expert => 2,
    }
}

/// Does this level find the move reliably: at least seven times out of eight?
pub fn finds<G: Thinker>(state: &G, m: G::Move, level: Level) -> bool {
    let tries = tries(level);
    let mut misses = 0;
    for seed in 0..tries {
        let choice = ai::choose(state, SOLVER, level, u64::from(seed));
        misses += u32::from(choice.is_none_or(|choice| choice.m != m));
        if 8 * misses > tries {
            return false;
        }
    }
    true
}
