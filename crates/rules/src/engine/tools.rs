//! Small things that games, tests, benches and the `arena` share.

use super::rng::GameRng;
use super::ruleset::{Nobody, Ruleset, Status};

/// Plays random moves to the end. Returns the final state and the number of plies, or the state
/// reached after `limit` plies.
pub fn random_playout<G: Ruleset>(
    mut state: G,
    rng: &mut GameRng,
    scratch: &mut Vec<G::Move>,
    limit: u64,
) -> (G, u64) {
    let mut plies = 0;
    while plies < limit && matches!(state.status(), Status::ToMove(_)) {
        let Some(m) = state.random_move(rng, scratch) else {
            break;
        };
        if state.apply(&m, &mut Nobody).is_err() {
            break;
        }
        plies += 1;
    }
    (state, plies)
}

/// The number of sequences of `depth` moves from here, by playing them all. A sequence that ends
/// the game earlier does not count.
pub fn perft<G: Ruleset>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut sequences = 0;
    for m in &moves {
        let mut next = state.clone();
        if next.apply(m, &mut Nobody).is_ok() {
            sequences += next.perft(depth - 1);
        }
    }
    sequences
}
