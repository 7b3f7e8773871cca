//! `arena transcript`: whole games as JSON lines, for checking the rules from outside.

use std::io::{BufWriter, ErrorKind, Write};

use serde_json::json;
use veillee_rules::engine::{Config, GameRng, Record, Ruleset, Status};
use veillee_rules::games::GameVisitor;

use crate::{Done, Table};

pub struct Transcript<'a> {
    pub table: &'a Table,
    pub games: u64,
}

impl GameVisitor for Transcript<'_> {
    type Output = Done;

    fn visit<G: Ruleset>(self) -> Done {
        let config = self.table.config::<G>()?;
        let mut out = BufWriter::new(std::io::stdout().lock());
        for game in 0..self.games {
            let seed = self.table.seed.wrapping_add(game);
            match write_game::<G>(&config, seed, &mut out) {
                Ok(()) => (),
                // Whoever read us has seen enough (`| head`).
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
                Err(error) => return Err(error.to_string()),
            }
        }
        match out.flush() {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string()),
            _ => Ok(()),
        }
    }
}

fn write_game<G: Ruleset>(
    config: &G::Config,
    seed: u64,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let mut events = Vec::new();
    let mut state = G::start(config, seed, &mut events).map_err(std::io::Error::other)?;
    let mut rng = GameRng::from_seed(seed);
    let mut legal = Vec::new();
    let mut record = Record::<G>::new(config.clone(), seed);
    let line = json!({
        "game": G::ID,
        "config": config.to_setup(),
        "seed": seed,
        "events": events,
    });
    writeln!(out, "{line}")?;
    while let Status::ToMove(seat) = state.status() {
        state.legal_moves(&mut legal);
        let Some(m) = rng.choose(&legal).copied() else {
            return Err(std::io::Error::other("a player to move has no move"));
        };
        let before = serde_json::to_value(&state)?;
        let notation = state.notation(&m);
        events.clear();
        if let Err(reason) = state.apply(&m, &mut events) {
            let reason = serde_json::to_string(&reason)?;
            return Err(std::io::Error::other(format!("{m:?} was listed: {reason}")));
        }
        let line = json!({
            "ply": record.moves.len(),
            "state": before,
            "seat": seat,
            "legal": legal,
            "move": m,
            "notation": notation,
            "events": events,
        });
        writeln!(out, "{line}")?;
        record.moves.push(m);
    }
    let Status::Over(outcome) = state.status() else {
        return Ok(());
    };
    let line = json!({
        "plies": record.moves.len(),
        "state": state,
        "scores": state.scores(),
        "winners": outcome.winners,
        "record": record.to_link(),
    });
    writeln!(out, "{line}")
}
