//! A Songo game on paper: how it is written down, and what a viewer sees of it.

use serde::{Deserialize, Serialize};

use super::board::{Board, CAMP, MAX_SEEDS};
use super::cell::{Cell, NORTH, SOUTH};
use super::config::SongoConfig;
use super::events::Cause;
use super::rules::{Seen, Songo};
use crate::engine::{Outcome, Ruleset, Seat, Status};

/// Everything is open, so all viewers see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SongoView {
    /// N0 to N6.
    pub north: [u8; CAMP],
    /// S0 to S6.
    pub south: [u8; CAMP],
    /// South's captures, then North's: by seat.
    pub scores: [u32; 2],
    pub status: Status,
    pub cause: Option<Cause>,
}

impl SongoView {
    pub(super) fn of(songo: &Songo) -> SongoView {
        let position = songo.position();
        SongoView {
            north: position.north,
            south: position.south,
            scores: songo.scores,
            status: songo.status(),
            cause: songo.cause(),
        }
    }

    pub fn seeds(&self, cell: Cell) -> u8 {
        let row = if cell.seat() == NORTH {
            &self.north
        } else {
            &self.south
        };
        row[usize::from(cell.column())]
    }
}

/// The state as JSON has it: boards by their rows from left to right.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Written {
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

impl From<Songo> for Written {
    fn from(songo: Songo) -> Written {
        let position = songo.position();
        let count = songo.since_capture.len();
        Written {
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

impl TryFrom<Written> for Songo {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Songo, &'static str> {
        let seeds = |rows: [[u8; CAMP]; 2]| -> u32 {
            rows.as_flattened()
                .iter()
                .map(|seeds| u32::from(*seeds))
                .sum()
        };
        let now = [written.north, written.south];
        let too_many = |rows: &[[u8; CAMP]; 2]| seeds(*rows) > MAX_SEEDS;
        if too_many(&now)
            || written.since_capture.iter().any(too_many)
            || written.scores.iter().any(|score| *score > MAX_SEEDS)
        {
            return Err("a board has more than 255 seeds");
        }
        if ![SOUTH, NORTH].contains(&written.to_move) {
            return Err("there are two seats");
        }
        let count = written.since_capture.len();
        let since_capture: Vec<Board> = written
            .since_capture
            .iter()
            .enumerate()
            .map(|(nth, rows)| board(*rows, mover(written.to_move, nth, count)))
            .collect();
        let mut seen = Seen::default();
        for board in &since_capture {
            seen.insert(*board);
        }
        let now = board(now, written.to_move);
        let legal = if written.over.is_some() {
            0
        } else {
            now.legal(written.config.board_rules())
        };
        Ok(Songo {
            config: written.config,
            board: now,
            scores: written.scores,
            to_move: written.to_move,
            legal,
            over: written.over,
            seen,
            since_capture,
        })
    }
}
