//! `arena thoughts`: what every level would play here and there in a game, and what is said of the
//! move that is made, for comparing platforms.

use serde_json::json;
use veillee_rules::ai::{self, Care, Level, Thinker};
use veillee_rules::engine::tools::random_playout;
use veillee_rules::engine::{GameRng, Nobody, Status};
use veillee_rules::games::GameVisitor;

use crate::{Done, Table};

pub struct Thoughts<'a> {
    pub table: &'a Table,
    /// After how many moves each time; if not said, so that the game is gone through evenly.
    pub every: Option<u64>,
    pub count: u64,
}

impl GameVisitor for Thoughts<'_> {
    type Output = Done;

    fn visit<G: Thinker>(self) -> Done {
        let config = self.table.config::<G>()?;
        let seed = self.table.seed;
        let mut state = G::start(&config, seed, &mut Nobody).map_err(|error| error.to_string())?;
        let mut rng = GameRng::from_seed(seed);
        let mut legal = Vec::new();
        let every = self.every.unwrap_or_else(|| {
            // The same moves as below, so that the game is as long as this one.
            let (_, plies) =
                random_playout(state.clone(), &mut rng.clone(), &mut Vec::new(), u64::MAX);
            (plies / (self.count + 1)).max(1)
        });
        let mut told = 0;
        for ply in 1.. {
            let Status::ToMove(seat) = state.status() else {
                break;
            };
            if ply % every == 0 {
                for level in Level::ALL {
                    let choice = ai::choose(&state, seat, level, seed + ply)
                        .ok_or("nobody knows what to play")?;
                    let line = json!({
                        "ply": ply,
                        "level": level,
                        "move": state.notation(&choice.m),
                        "why": choice.why,
                    });
                    println!("{line}");
                }
                told += 1;
            }
            state.legal_moves(&mut legal);
            let m = *rng.choose(&legal).ok_or("a player to move has no move")?;
            if ply % every == 0 {
                let judged = ai::judge(&state, seat, m, Care::Full, seed + ply).map(ai::finish);
                let line = json!({
                    "ply": ply,
                    "made": state.notation(&m),
                    "judged": judged,
                });
                println!("{line}");
                if told == self.count {
                    break;
                }
            }
            state
                .apply(&m, &mut Nobody)
                .map_err(|why| format!("{m:?} was listed: {why:?}"))?;
        }
        Ok(())
    }
}
