//! What somebody has solved: kept from one start to the next.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use veillee_rules::puzzles::Puzzle;

use crate::storage::{self, Loaded, Shelf, StartTrouble};

/// How a puzzle was solved; the better comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Found {
    /// With hints.
    pub helped: bool,
    /// After so many other moves.
    pub wrong: u32,
}

/// The puzzles that have been solved.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// By their names.
    found: BTreeMap<String, Found>,
    /// Whatever a later version has written.
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

impl Kept {
    /// How it was solved best; `None` if it has not been.
    pub fn of(&self, puzzle: &Puzzle) -> Option<Found> {
        self.found.get(&puzzle.id()).copied()
    }

    /// It has been solved once more, perhaps better than before.
    pub fn keep(&mut self, puzzle: &Puzzle, found: Found) {
        let best = self.found.entry(puzzle.id()).or_insert(found);
        *best = found.min(*best);
    }

    /// How many of these have been solved.
    pub fn solved(&self, puzzles: &[Puzzle]) -> usize {
        let solved = puzzles.iter().filter(|puzzle| self.of(puzzle).is_some());
        solved.count()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>().add_systems(Startup, load);
}

fn load(shelf: Res<Shelf>, mut kept: ResMut<Kept>, mut trouble: ResMut<StartTrouble>) {
    match shelf.load::<Kept>(storage::PUZZLES) {
        Loaded::Found(found) => *kept = found,
        Loaded::Nothing => {}
        Loaded::Damaged(words) => trouble.0.push(words),
    }
}
