//! `arena playouts`: how fast random games go.

use std::time::Instant;

use veillee_rules::engine::tools::random_playout;
use veillee_rules::engine::{GameRng, Nobody, Ruleset};
use veillee_rules::games::GameVisitor;

use crate::{Done, Table};

pub struct Playouts<'a> {
    pub table: &'a Table,
    pub games: u64,
}

impl GameVisitor for Playouts<'_> {
    type Output = Done;

    fn visit<G: Ruleset>(self) -> Done {
        let config = self.table.config::<G>()?;
        let mut rng = GameRng::from_seed(self.table.seed);
        let mut scratch = Vec::new();
        let mut plies = 0;
        let start = Instant::now();
        for game in 0..self.games {
            let seed = self.table.seed.wrapping_add(game);
            let state = G::start(&config, seed, &mut Nobody).map_err(|error| error.to_string())?;
            plies += random_playout(state, &mut rng, &mut scratch, u64::MAX).1;
        }
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        println!(
            "{}: {} games, {plies} plies in {seconds:.3} s: {:.0} games/s, {:.0} plies/s",
            G::ID,
            self.games,
            self.games as f64 / seconds,
            plies as f64 / seconds
        );
        Ok(())
    }
}
