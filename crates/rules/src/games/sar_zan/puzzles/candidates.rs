//! Where puzzles may begin: late moments of games between two opponents.

use super::super::config::SarZanConfig;
use super::super::{Move, SarZan};
use super::{is_open, legal};
use crate::ai::{self, Level};
use crate::engine::{Config, GameRng, Nobody, Record, Ruleset, Status};
use crate::puzzles::SOLVER;

/// With fewer choices than this there is nothing to find.
const FEWEST_CHOICES: usize = 3;

/// The moments of one game at which its end is near.
pub fn of_a_game(seed: u64) -> Vec<Record<SarZan>> {
    let Ok(config) = SarZanConfig::for_players(2) else {
        return Vec::new();
    };
    let Ok(mut state) = SarZan::start(&config, seed, &mut Nobody) else {
        return Vec::new();
    };
    let mut rng = GameRng::from_seed(seed);
    let mut record = Record::new(config, seed);
    let mut found = Vec::new();
    while let Status::ToMove(seat) = state.status() {
        let moves: Vec<Move> = legal(&state);
        if seat == SOLVER && is_open(&state) && moves.len() >= FEWEST_CHOICES {
            found.push(record.clone());
        }
        let level = [Level::Easy, Level::Medium][rng.below(2) as usize];
        let m = ai::choose(&state, seat, level, rng.bits()).map(|choice| choice.m);
        let Some(m) = m.filter(|m| state.apply(m, &mut Nobody).is_ok()) else {
            break;
        };
        record.moves.push(m);
    }
    found
}
