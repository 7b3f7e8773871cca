//! Looking for more puzzles: game after game is played and gone through, and what the checker
//! accepts is kept, so that no theme and no grade crowds out the others.

use super::{Care, Opened, Puzzle, Puzzler, finds, read_shipped};
use crate::ai::{Level, Thinker};

/// What to look for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// The first game to play; the others follow.
    pub seed: u64,
    /// How many puzzles.
    pub count: usize,
    /// Only those about this.
    pub theme: Option<String>,
    /// Only those for this level.
    pub grade: Option<Level>,
}

/// A search for puzzles under way.
pub struct Mine<G: Thinker> {
    puzzler: &'static dyn Puzzler<G>,
    wanted: Wanted,
    found: Vec<Puzzle>,
    /// Where those found and those that ship begin: none is like another.
    known: Vec<G>,
    /// Games gone through so far.
    games: u64,
}

impl<G: Thinker> Mine<G> {
    /// `None` if the game has no puzzles.
    pub fn new(wanted: Wanted) -> Option<Mine<G>> {
        let shipped = read_shipped::<G>().flatten();
        let known = shipped.filter_map(|puzzle| Some(puzzle.open::<G>().ok()?.state));
        Some(Mine {
            puzzler: G::puzzler()?,
            wanted,
            found: Vec::new(),
            known: known.collect(),
            games: 0,
        })
    }

    /// Are there as many as wanted?
    pub fn is_done(&self) -> bool {
        self.found.len() >= self.wanted.count
    }

    /// Games gone through so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Those found so far.
    pub fn found(&self) -> &[Puzzle] {
        &self.found
    }

    /// Goes through one more game, which yields a puzzle at most: those of one game would be alike.
    pub fn dig(&mut self) -> Option<&Puzzle> {
        let seed = self.wanted.seed.wrapping_add(self.games);
        self.games += 1;
        let candidates = self.puzzler.candidates(seed);
        let puzzle = candidates.into_iter().find_map(|record| {
            let state = record.replay().ok()?;
            let line = Vec::new();
            self.judge(Opened {
                record,
                state,
                line,
            })
        })?;
        self.found.push(puzzle);
        self.found.last()
    }

    /// The puzzle that begins here, if there is one and there is room for it. What is quickly said
    /// is asked first.
    fn judge(&mut self, mut opened: Opened<G>) -> Option<Puzzle> {
        let (puzzler, state) = (self.puzzler, &opened.state);
        let glance = puzzler.solve(state, Care::Glance)?;
        let point = puzzler.describe(state, &glance)?;
        let m = *glance.first()?;
        let likely = |theme| self.has_room(theme, None);
        if !likely(point.theme) || self.known.iter().any(|known| puzzler.alike(known, state)) {
            return None;
        }
        // Expert takes long to ask: so it is asked last.
        let lower = [Level::Easy, Level::Medium, Level::Hard];
        let missed = lower.iter().rposition(|level| !finds(state, m, *level));
        let grade = Level::ALL[missed.map_or(0, |missed| missed + 1)];
        if !self.has_room(point.theme, Some(grade)) {
            return None;
        }
        let quick = puzzler.solve(state, Care::Quick)?;
        if quick.first() != Some(&m) {
            return None;
        }
        // What one depth says is believed if another says it too.
        let line = puzzler.solve(state, Care::Full)?;
        let point = puzzler.describe(state, &line)?;
        let good = self.has_room(point.theme, Some(grade))
            && puzzler.check(state, &line, Care::Quick).is_ok()
            && puzzler.check(state, &line, Care::Full).is_ok()
            && finds(state, m, Level::Expert);
        if !good {
            return None;
        }
        self.known.push(state.clone());
        opened.line = line;
        Some(Puzzle::of(&opened, point, grade))
    }

    /// Is this still wanted? No theme gets more than twice its share, no grade of a theme more than
    /// half of that.
    fn has_room(&self, theme: &str, grade: Option<Level>) -> bool {
        let Wanted {
            count,
            theme: only,
            grade: at,
            ..
        } = &self.wanted;
        let is_other = |only: &String| only != theme;
        let is_off = |level: Level| at.is_some_and(|at| at != level);
        if only.as_ref().is_some_and(is_other) || grade.is_some_and(is_off) {
            return false;
        }
        let all = match only {
            Some(_) => *count,
            None => (2 * count).div_ceil(self.puzzler.themes().len().max(1)),
        };
        let of_grade = if at.is_some() { all } else { all.div_ceil(2) };
        let alike = self.found.iter().filter(|puzzle| puzzle.theme == theme);
        let as_hard = alike.clone().filter(|puzzle| Some(puzzle.grade) == grade);
        alike.count() < all && as_hard.count() < of_grade
    }
}
