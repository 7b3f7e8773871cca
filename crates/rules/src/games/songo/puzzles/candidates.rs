//! Where puzzles may begin: moments of games between opponents of all kinds, some of whose moves
//! are any.

use super::super::config::{First, Position, SongoConfig};
use super::super::{SOUTH, Songo};
use super::{MARGIN, only_move};
use crate::ai::{self, Level};
use crate::engine::{GameRng, Nobody, Record, Ruleset, Status};

/// How far the first look goes.
const AHEAD: i32 = 5;
/// Before so many moves no game is like itself yet.
const OPENING: usize = 6;
/// One move in so many is any.
const STRAYS: u32 = 8;
/// With fewer choices than this there is nothing to find.
const FEWEST_CHOICES: u32 = 3;

/// The moments of one game, in no order, at which one move seems far better than all others.
pub fn of_a_game(seed: u64) -> Vec<Record<Songo>> {
    let mut rng = GameRng::from_seed(seed);
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let players = [0, 1].map(|_| levels[rng.below(3) as usize]);
    let Ok(mut state) = Songo::start(&SongoConfig::default(), seed, &mut Nobody) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut scratch = Vec::new();
    for made in 0.. {
        let Status::ToMove(seat) = state.status() else {
            break;
        };
        if made >= OPENING && state.legal.count_ones() >= FEWEST_CHOICES {
            let record = from_south(&state);
            let seems_good = |start: Songo| only_move(&start, AHEAD, MARGIN).is_some();
            if record.replay().is_ok_and(seems_good) {
                found.push(record);
            }
        }
        let m = if rng.below(STRAYS) == 0 {
            state.random_move(&mut rng, &mut scratch)
        } else {
            let level = players[seat.index()];
            ai::choose(&state, seat, level, rng.bits()).map(|choice| choice.m)
        };
        let applied = m.map(|m| state.apply(&m, &mut Nobody));
        if !matches!(applied, Some(Ok(()))) {
            break;
        }
    }
    rng.shuffle(&mut found);
    found
}

/// A game that starts where this one is, the board turned round if North is to move.
fn from_south(state: &Songo) -> Record<Songo> {
    let mut position = state.position();
    if state.to_move != SOUTH {
        // Turned by half a circle, N0 lies where S6 was.
        let turned = |mut row: [u8; 7]| {
            row.reverse();
            row
        };
        position = Position {
            north: turned(position.south),
            south: turned(position.north),
            north_score: position.south_score,
            south_score: position.north_score,
        };
    }
    let config = SongoConfig {
        first: First::South,
        position: Some(position),
        ..SongoConfig::default()
    };
    Record::new(config, 0)
}
