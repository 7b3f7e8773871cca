//! Small things that tests, benches and the `arena` share.

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
