//! Opponents. Pure: the same state, level and seed give the same move on every platform.
//!
//! Budgets are nodes or playouts, never time, and a search advances in steps, so that whoever
//! runs it (a thread, a web worker, a slice of every frame) decides when, and never what.
//!
//! Arithmetic is limited to what every processor rounds alike: `+ - * /` and `sqrt`.

mod guesses;
pub(crate) mod halving;
pub(crate) mod judging;
mod level;
pub(crate) mod rollouts;
pub(crate) mod tree;

use std::fmt::Debug;
use std::task::Poll;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::engine::{Ruleset, Seat};
use crate::puzzles::Puzzler;

pub use guesses::Guesses;
pub use judging::{Care, Verdict, VerdictOf, judge, standing};
pub use level::Level;

/// A game that has opponents.
pub trait Thinker: Ruleset {
    /// Are its points what nobody wants?
    const FEWEST_WIN: bool = false;

    /// Can it tell what a move was worth?
    const JUDGES: bool = false;

    /// Why a move was made: a code with its data, put into words by the locale files.
    type Why: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Begins to think about the move of the seat whose guesses these are, which is to move.
    fn think(guesses: Guesses<Self>, level: Level) -> Box<dyn Search<Self>>;

    /// Begins to judge a move that was made by the seat whose guesses these are, one of several it
    /// had; `None` where [`JUDGES`](Self::JUDGES) says so.
    fn judge(
        _guesses: Guesses<Self>,
        _played: Self::Move,
        _care: Care,
    ) -> Option<Box<dyn Search<Self, VerdictOf<Self>>>> {
        None
    }

    /// Its puzzles, if it has any.
    fn puzzler() -> Option<&'static dyn Puzzler<Self>> {
        None
    }
}

/// What was decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice<M, W> {
    /// The move.
    pub m: M,
    /// What there is to say about it, if anything.
    pub why: Option<W>,
}

/// A choice in one game.
pub type ChoiceOf<G> = Choice<<G as Ruleset>::Move, <G as Thinker>::Why>;

/// A thought that can be interrupted, and dropped, after every step; usually about what to play.
pub trait Search<G: Thinker, Answer = ChoiceOf<G>>: Send {
    /// Works on for about `quanta` nodes or playouts, at least one. What comes out in the end
    /// does not depend on how the work was sliced.
    fn step(&mut self, quanta: u32) -> Poll<Answer>;
}

/// A decision that needed no search.
pub struct Decided<G: Thinker>(pub ChoiceOf<G>);

impl<G: Thinker> Search<G> for Decided<G> {
    fn step(&mut self, _quanta: u32) -> Poll<ChoiceOf<G>> {
        Poll::Ready(self.0.clone())
    }
}

/// Begins to think for `seat`, from what it knows; `None` if it is not its turn.
pub fn think<G: Thinker>(
    state: &G,
    seat: Seat,
    level: Level,
    seed: u64,
) -> Option<Box<dyn Search<G>>> {
    think_with(Guesses::honest(state, seat, seed), level)
}

/// The same with guesses from elsewhere.
pub fn think_with<G: Thinker>(guesses: Guesses<G>, level: Level) -> Option<Box<dyn Search<G>>> {
    let mut legal = Vec::new();
    let known = guesses.known();
    if known.status() != crate::engine::Status::ToMove(guesses.seat()) {
        return None;
    }
    known.legal_moves(&mut legal);
    match legal[..] {
        [] => None,
        // Nothing to think about, and nothing to explain.
        [only] => Some(Box::new(Decided(Choice { m: only, why: None }))),
        _ => Some(G::think(guesses, level)),
    }
}

/// Thinks to the end at once.
pub fn choose<G: Thinker>(state: &G, seat: Seat, level: Level, seed: u64) -> Option<ChoiceOf<G>> {
    think(state, seat, level, seed).map(finish)
}

/// Thinks a search to its end at once.
pub fn finish<G: Thinker, Answer>(mut search: Box<dyn Search<G, Answer>>) -> Answer {
    loop {
        if let Poll::Ready(answer) = search.step(u32::MAX) {
            return answer;
        }
    }
}

/// Any move. Who plays like this is what the others are measured by.
pub fn at_random<G: Thinker>(mut guesses: Guesses<G>) -> Box<dyn Search<G>> {
    let mut legal = Vec::new();
    guesses.known().legal_moves(&mut legal);
    let nth = guesses.rng().below(legal.len().max(1) as u32) as usize;
    Box::new(Decided(Choice {
        m: legal[nth],
        why: None,
    }))
}
