//! `arena thoughts`: what every level would play here and there in a game, for comparing
//! platforms.

use serde_json::json;
use veillee::ai::{self, Level, Thinker};
use veillee::engine::{GameRng, Nobody, Status};
use veillee::games::GameVisitor;

use crate::{Done, Table};

pub struct Thoughts<'a> {
    pub table: &'a Table,
    pub every: u64,
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
        let mut told = 0;
        for ply in 1.. {
            let Status::ToMove(seat) = state.status() else {
                break;
            };
            if ply % self.every == 0 {
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
                if told == self.count {
                    break;
                }
            }
            state.legal_moves(&mut legal);
            let m = *rng.choose(&legal).ok_or("a player to move has no move")?;
            state
                .apply(&m, &mut Nobody)
                .map_err(|why| format!("{m:?} was listed: {why:?}"))?;
        }
        Ok(())
    }
}
