//! What a line teaches, told from the board alone: the strategies of the rulebook.

use super::super::board::{Board, BoardRules, CAMP, LAST, Played};
use super::super::{Cause, Cell, Songo};
use super::after;
use crate::engine::{Ruleset, Seats, Status};
use crate::puzzles::{Point, SOLVER};

/// One move takes one cell.
const CAPTURE: &str = "capture";
/// One move takes several cells, backwards from where its last seed fell.
const CHAIN: &str = "chain";
/// A quiet move after which one cell will take: the other cannot prevent it.
const THREAT: &str = "threat";
/// A quiet move after which two cells can take: the other can prevent one.
const DOUBLE_THREAT: &str = "double-threat";
/// A seed more in a cell the other was going to take: it is safe now.
const YINDA: &str = "yinda";
/// A cell of 14 seeds or more is played in the end, and takes.
const GRENIER: &str = "grenier";
/// A move at home, after which the other has none left, must hand seeds over, and pays for it.
const BIDOUA: &str = "bidoua";
/// Few seeds are left: the line ends the game, and wins it.
const ENDING: &str = "ending";

pub const ALL: &[&str] = &[
    CAPTURE,
    CHAIN,
    THREAT,
    DOUBLE_THREAT,
    YINDA,
    GRENIER,
    BIDOUA,
    ENDING,
];

/// A cell with so many seeds goes round the whole board.
const NDA: u8 = 14;
/// With more seeds on the board it is no ending.
const FEW: u32 = 25;
/// Less is not worth a puzzle.
const LEAST_GAIN: i32 = 2;

/// What a cell would take if its owner were to move.
#[derive(Clone, Copy)]
struct Threat {
    place: usize,
    played: Played,
}

fn threats(board: Board, rules: BoardRules) -> Vec<Threat> {
    let legal = board.legal(rules);
    (0..CAMP)
        .filter(|place| legal & 1 << place != 0)
        .map(|place| Threat {
            place,
            played: board.play(place, rules),
        })
        .filter(|threat| threat.played.captured != 0)
        .collect()
}

fn worst(threats: &[Threat]) -> Option<Threat> {
    let by_seeds = |threat: &&Threat| threat.played.taken;
    threats.iter().max_by_key(by_seeds).copied()
}

fn most(threats: &[Threat]) -> i32 {
    worst(threats).map_or(0, |threat| threat.played.taken as i32)
}

/// Is more than one place threatened? Two cells that would take just the same are one threat.
fn is_double(threats: &[Threat]) -> bool {
    let captured = |threat: &Threat| threat.played.captured;
    let first = threats.first().map(captured);
    threats.iter().any(|threat| Some(captured(threat)) != first)
}

/// What `place` would take.
fn takes(threats: &[Threat], place: usize) -> u32 {
    let of_place = threats.iter().find(|threat| threat.place == place);
    of_place.map_or(0, |threat| threat.played.taken)
}

/// Moves that give the other side nothing.
fn free_moves(board: Board) -> usize {
    let seeds = board.own.to_le_bytes();
    let stays = |place: &usize| seeds[*place] > 0 && usize::from(seeds[*place]) <= LAST - place;
    (0..CAMP).filter(stays).count()
}

/// One move of a line.
struct Step {
    before: Board,
    place: usize,
    seeds: u8,
    played: Played,
}

impl Step {
    fn captures(&self) -> bool {
        self.played.captured != 0
    }

    fn cells_taken(&self) -> u32 {
        self.played.captured.count_ones() / 8
    }
}

/// What a line is about, if it is about anything. The gain is what the solver takes in it, less
/// what the other does; of a yinda, what it saves; of an ending, by how much the game is won.
pub fn describe(start: &Songo, line: &[Cell]) -> Option<Point> {
    let rules = start.config.board_rules();
    let mut state = start.clone();
    let mut steps = Vec::new();
    for m in line {
        let before = state.board;
        steps.push(Step {
            before,
            place: m.place(),
            seeds: state.seeds(*m),
            played: before.play(m.place(), rules),
        });
        state = after(&state, *m)?;
    }
    let (first, last) = (steps.first()?, steps.last()?);
    let taken = |nth: usize| steps.iter().skip(nth).step_by(2);
    let sum = |nth| taken(nth).map(|step| step.played.taken as i32).sum::<i32>();
    let net = sum(0) - sum(1);

    let quiet = !first.captures();
    if let Status::Over(outcome) = state.status()
        && outcome.winners == Seats::only(SOLVER)
        && (quiet || state.cause() != Some(Cause::Target))
    {
        if start.board.seeds() > FEW {
            return None;
        }
        let scores = state.scores();
        let gain = scores[0] - scores[1];
        return Some(Point {
            theme: ENDING,
            gain,
        });
    }
    if !quiet {
        let gain = net;
        let theme = match first.cells_taken() {
            _ if line.len() > 1 || gain < LEAST_GAIN => return None,
            _ if first.seeds >= NDA => GRENIER,
            1 => CAPTURE,
            _ => CHAIN,
        };
        return Some(Point { theme, gain });
    }
    if line.len() == 1 {
        let gain = saved_by_yinda(first, rules)?;
        return Some(Point { theme: YINDA, gain });
    }
    if !last.captures() || net < LEAST_GAIN {
        return None;
    }
    let theme = quiet_theme(&steps, rules)?;
    Some(Point { theme, gain: net })
}

/// The theme of a line that begins quietly and ends with a capture.
fn quiet_theme(steps: &[Step], rules: BoardRules) -> Option<&'static str> {
    let (first, last) = (steps.first()?, steps.last()?);
    if last.seeds >= NDA {
        return Some(GRENIER);
    }
    let threatened = threats(first.before, rules);
    let threatens = threats(first.played.after, rules);
    let is_new = takes(&threatens, last.place) > takes(&threatened, last.place);
    if is_new && steps.len() == 3 {
        let double = is_double(&threatens) && !is_double(&threatened);
        return Some(if double { DOUBLE_THREAT } else { THREAT });
    }
    let reply = steps.iter().rev().nth(1)?;
    let gives_nothing = first.played.after.enemy == first.before.enemy;
    let hands_over = free_moves(reply.before) == 0 && !reply.captures();
    (gives_nothing && hands_over && !is_new).then_some(BIDOUA)
}

/// What a reinforcement saves: seeds the other would have taken from cells of which one now holds
/// a seed too many.
fn saved_by_yinda(step: &Step, rules: BoardRules) -> Option<i32> {
    let feared = threats(step.before.flipped(), rules);
    let fears = threats(step.played.after.flipped(), rules);
    let worst = worst(&feared)?;
    let after = step.played.after.own;
    let reinforced = (0..CAMP).any(|cell| {
        let seeds = |row: u64| row >> (8 * cell) & 0xff;
        let bit = 0xff << (8 * cell);
        let still = step
            .played
            .after
            .flipped()
            .play(worst.place, rules)
            .captured
            & bit
            != 0;
        worst.played.captured & bit != 0 && seeds(after) > seeds(step.before.own) && !still
    });
    let saved = most(&feared) - most(&fears);
    (reinforced && saved >= LEAST_GAIN).then_some(saved)
}
