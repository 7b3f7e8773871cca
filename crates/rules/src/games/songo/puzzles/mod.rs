//! Songo's puzzles: South to move, all 70 seeds on the board or taken, the default rules.
//!
//! What *the only move* means: seen as many moves ahead as the [`Care`] says, the first move of a
//! line is worth at least [`MARGIN`] more than any other, and each later move of South's at least
//! [`LATER`] more. Worth is what the opponents' own search says: seeds taken, and how the seeds
//! left lie. Every reply is North's best, to within [`SLACK`].

mod candidates;
mod themes;

use super::ai::{SEED, Surveyed, survey};
use super::{Cell, Songo};
use crate::engine::{Nobody, Record, Ruleset, Status};
use crate::puzzles::{Care, Flaw, Point, Puzzler, SOLVER};

pub(super) struct SongoPuzzles;

/// How much better the first move is than any other: two seeds.
const MARGIN: i32 = 2 * SEED;
/// How much better every later move of the solver is.
const LATER: i32 = SEED;
/// How much worse a reply may be than North's best: what is found changes a little with the depth.
const SLACK: i32 = SEED;
/// Nobody who finds the right move is further behind than this.
const BEHIND: i32 = 3 * SEED;
/// The most moves of a line: five plies.
const LONGEST: usize = 5;

/// How many moves ahead.
fn depth(care: Care) -> i32 {
    match care {
        Care::Glance => 7,
        Care::Quick => 15,
        Care::Full => 20,
    }
}

fn after(state: &Songo, m: Cell) -> Option<Songo> {
    let mut next = state.clone();
    next.apply(&m, &mut Nobody).ok()?;
    Some(next)
}

/// The move that is better than every other by `margin`, if there is one.
fn only_move(state: &Songo, depth: i32, margin: i32) -> Option<Surveyed> {
    let surveyed = survey(state, depth, margin);
    let best = *surveyed.first()?;
    let alone = (surveyed.get(1)).is_none_or(|second| best.worth - second.worth >= margin);
    alone.then_some(best)
}

fn margin(nth: usize) -> i32 {
    if nth == 0 { MARGIN } else { LATER }
}

impl Puzzler<Songo> for SongoPuzzles {
    fn themes(&self) -> &'static [&'static str] {
        themes::ALL
    }

    fn shipped(&self) -> &'static str {
        include_str!("../puzzles.txt")
    }

    fn describe(&self, start: &Songo, line: &[Cell]) -> Option<Point> {
        themes::describe(start, line)
    }

    fn check(&self, start: &Songo, line: &[Cell], care: Care) -> Result<(), Flaw> {
        let mut state = start.clone();
        for (nth, m) in line.iter().enumerate() {
            let number = nth + 1;
            let is_reply = nth % 2 == 1;
            let margin = if is_reply { SLACK } else { margin(nth) };
            let surveyed = survey(&state, depth(care) - nth as i32, margin);
            let Some(best) = surveyed.first() else {
                return Err(Flaw::Pointless);
            };
            let other = surveyed.iter().find(|one| one.m != *m);
            let own = surveyed.iter().find(|one| one.m == *m);
            let lead = match (own, other) {
                (Some(own), Some(other)) => own.worth - other.worth,
                _ => margin,
            };
            let name = |one: &Surveyed| state.notation(&one.m);
            if is_reply && lead <= -SLACK || !is_reply && best.m != *m {
                let better = name(best);
                return Err(Flaw::NotTheBest { number, better });
            }
            if !is_reply && lead < margin {
                let other = other.map(name).unwrap_or_default();
                return Err(Flaw::NotTheOnly { number, other });
            }
            state = after(&state, *m).ok_or(Flaw::Pointless)?;
        }
        Ok(())
    }

    fn solve(&self, start: &Songo, care: Care) -> Option<Vec<Cell>> {
        let depth = depth(care);
        let first = only_move(start, depth, MARGIN)?;
        if first.worth < -BEHIND {
            return None;
        }
        let mut line = vec![first.m];
        let mut state = after(start, first.m)?;
        while themes::describe(start, &line).is_none() {
            if line.len() >= LONGEST || matches!(state.status(), Status::Over(_)) {
                return None;
            }
            let ahead = depth - line.len() as i32;
            let reply = survey(&state, ahead, 0).first()?.m;
            state = after(&state, reply)?;
            if state.status() != Status::ToMove(SOLVER) {
                return None;
            }
            let m = only_move(&state, ahead - 1, LATER)?.m;
            state = after(&state, m)?;
            line.extend([reply, m]);
        }
        Some(line)
    }

    fn best(&self, state: &Songo) -> Vec<Cell> {
        let surveyed = survey(state, depth(Care::Quick), LATER);
        let least = surveyed.first().map_or(0, |best| best.worth - LATER);
        let good = surveyed.iter().filter(|one| one.worth > least);
        good.map(|one| one.m).collect()
    }

    fn candidates(&self, seed: u64) -> Vec<Record<Songo>> {
        candidates::of_a_game(seed)
    }

    fn alike(&self, one: &Songo, other: &Songo) -> bool {
        let filled = |songo: &Songo| Cell::all().filter(|cell| songo.seeds(*cell) > 0).count();
        let same = |cell: &Cell| one.seeds(*cell) > 0 && one.seeds(*cell) == other.seeds(*cell);
        // Empty cells say little: endings have many.
        2 * Cell::all().filter(same).count() > filled(one).max(filled(other))
    }
}
