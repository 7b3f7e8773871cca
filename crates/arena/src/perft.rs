//! `arena perft`: how many games of a length there are, and how fast they are counted.

use std::time::Instant;

use veillee_rules::engine::{Nobody, Ruleset};
use veillee_rules::games::GameVisitor;

use crate::{Done, Table};

pub struct Perft<'a> {
    pub table: &'a Table,
    pub depth: u32,
}

impl GameVisitor for Perft<'_> {
    type Output = Done;

    fn visit<G: Ruleset>(self) -> Done {
        let config = self.table.config::<G>()?;
        let state = G::start(&config, self.table.seed, &mut Nobody);
        let state = state.map_err(|error| error.to_string())?;
        for depth in 1..=self.depth {
            let start = Instant::now();
            let nodes = state.perft(depth);
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "depth {depth:2}  {nodes:>14} nodes  {:>12.0} nodes/s",
                nodes as f64 / seconds.max(1e-9)
            );
        }
        Ok(())
    }
}
