//! What a lesson has to do with a match: it says a sentence, and lets in the one move that the
//! sentence asks for.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;

use super::Match;
use crate::locale::Words;

/// Where a lesson stands at this table.
#[derive(Clone)]
pub struct Taught<G: Ruleset> {
    /// The table has only just been laid for it.
    pub fresh: bool,
    /// What is being said; nothing while the table plays what the lesson has written down.
    pub says: Option<Words>,
    /// The one move that may be played now.
    pub asks: Option<G::Move>,
    /// What is said of any other.
    pub otherwise: Words,
}

impl<G: Ruleset> Taught<G> {
    /// The table is only being laid.
    pub(super) fn nothing_yet() -> Taught<G> {
        Taught {
            fresh: true,
            says: None,
            asks: None,
            otherwise: Words::new("lesson-read"),
        }
    }

    /// Why this move, which the rules allow, is not played now.
    pub(super) fn refuses(&self, game: &Match<G>, m: &G::Move) -> Option<Words> {
        let form = |m: &G::Move| game.state.standard_form(m);
        let asked = self.asks.as_ref().map(form) == Some(form(m));
        (!asked).then(|| self.otherwise.clone())
    }
}

/// How far a lesson has come, whichever game it is about: for the rail.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// From 1.
    pub step: usize,
    pub steps: usize,
    /// A move is asked for; otherwise there is something to read.
    pub asks: bool,
}
