//! What a lesson or a puzzle has to do with a match: it says a sentence, and lets in what the
//! sentence asks for.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;

use super::Match;
use crate::locale::Words;

/// Where a lesson or a puzzle stands at this table.
#[derive(Clone)]
pub struct Taught<G: Ruleset> {
    /// The table has only just been laid for it.
    pub fresh: bool,
    /// How many moves had been made by then.
    pub from: usize,
    /// What is being said; nothing while the table plays what is written down.
    pub says: Option<Words>,
    /// What may be played now: of a lesson's moves there is one at most.
    pub asks: Vec<G::Move>,
    /// What is said of any other.
    pub otherwise: Words,
}

impl<G: Ruleset> Taught<G> {
    /// The table is only being laid.
    pub(super) fn nothing_yet(from: usize) -> Taught<G> {
        Taught {
            fresh: true,
            from,
            says: None,
            asks: Vec::new(),
            otherwise: Words::new("lesson-read"),
        }
    }

    /// Why this move, which the rules allow, is not played now.
    pub(super) fn refuses(&self, game: &Match<G>, m: &G::Move) -> Option<Words> {
        let form = |m: &G::Move| game.state.standard_form(m);
        let asked = self.asks.iter().any(|asked| form(asked) == form(m));
        (!asked).then(|| self.otherwise.clone())
    }
}

/// How far a lesson has come, or how many hints a puzzle has given, whichever game it is about: for
/// the rail.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// From 1; of hints there may be none.
    pub step: usize,
    pub steps: usize,
    /// A move is asked for; otherwise there is something to read.
    pub asks: bool,
}
