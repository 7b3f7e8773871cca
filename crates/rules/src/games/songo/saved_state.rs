//! A game of Songo as it is saved, and what is refused when it is read.

use serde::{Deserialize, Serialize};

use super::board::{Board, CAMP, MAX_SEEDS};
use super::cell::{NORTH, SOUTH};
use super::config::SongoConfig;
use super::events::Cause;
use super::rules::{Seen, Songo};
use crate::engine::{Outcome, Seat};

/// The state as JSON has it: boards by their rows from left to right.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct SavedSongo {
    config: SongoConfig,
    north: [u8; CAMP],
    south: [u8; CAMP],
    scores: [u32; 2],
    to_move: Seat,
    over: Option<(Cause, Outcome)>,
    /// Boards since the scores last changed, for rule 13.
    since_capture: Vec<[[u8; CAMP]; 2]>,
}

/// The rows, North's then South's, of a board seen from `seat`.
fn rows(board: Board, seat: Seat) -> [[u8; CAMP]; 2] {
    let board = if seat == NORTH {
        board
    } else {
        board.flipped()
    };
    let row = |row: u64| -> [u8; CAMP] { std::array::from_fn(|at| (row >> (8 * at)) as u8) };
    let mut south = row(board.enemy);
    south.reverse();
    [row(board.own), south]
}

fn board([north, mut south]: [[u8; CAMP]; 2], seat: Seat) -> Board {
    south.reverse();
    let from_north = Board::new(north, south);
    if seat == NORTH {
        from_north
    } else {
        from_north.flipped()
    }
}

/// Who was to move at the `nth` of `count` boards, if `seat` is at the last.
fn mover(seat: Seat, nth: usize, count: usize) -> Seat {
    if (count - nth) % 2 == 1 {
        seat
    } else {
        seat.next(2)
    }
}

impl From<Songo> for SavedSongo {
    fn from(songo: Songo) -> SavedSongo {
        let position = songo.position();
        let count = songo.since_capture.len();
        SavedSongo {
            config: songo.config,
            north: position.north,
            south: position.south,
            scores: songo.scores,
            to_move: songo.to_move,
            over: songo.over,
            since_capture: songo
                .since_capture
                .iter()
                .enumerate()
                .map(|(nth, board)| rows(*board, mover(songo.to_move, nth, count)))
                .collect(),
        }
    }
}

impl TryFrom<SavedSongo> for Songo {
    type Error = &'static str;

    fn try_from(saved: SavedSongo) -> Result<Songo, &'static str> {
        let seeds = |rows: [[u8; CAMP]; 2]| -> u32 {
            rows.as_flattened()
                .iter()
                .map(|seeds| u32::from(*seeds))
                .sum()
        };
        let now = [saved.north, saved.south];
        let too_many = |rows: &[[u8; CAMP]; 2]| seeds(*rows) > MAX_SEEDS;
        if too_many(&now)
            || saved.since_capture.iter().any(too_many)
            || saved.scores.iter().any(|score| *score > MAX_SEEDS)
        {
            return Err("a board has more than 255 seeds");
        }
        if ![SOUTH, NORTH].contains(&saved.to_move) {
            return Err("there are two seats");
        }
        let count = saved.since_capture.len();
        let since_capture: Vec<Board> = saved
            .since_capture
            .iter()
            .enumerate()
            .map(|(nth, rows)| board(*rows, mover(saved.to_move, nth, count)))
            .collect();
        let mut seen = Seen::default();
        for board in &since_capture {
            seen.insert(*board);
        }
        let now = board(now, saved.to_move);
        let legal = if saved.over.is_some() {
            0
        } else {
            now.legal(saved.config.board_rules())
        };
        Ok(Songo {
            config: saved.config,
            board: now,
            scores: saved.scores,
            to_move: saved.to_move,
            legal,
            over: saved.over,
            seen,
            since_capture,
        })
    }
}
