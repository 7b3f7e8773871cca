//! Opponents for Sovango.

pub(super) mod endgame;
mod policy;
mod standing;
mod why;

use super::cards::Card;
use super::puzzles::SovangoPuzzles;
use super::rules::Sovango;
use crate::ai::halving::Tried;
use crate::ai::judging::Duel;
use crate::ai::rollouts::{Playout, Rollouts};
use crate::ai::tree::{Growth, Tree};
use crate::ai::{Care, Choice, Decided, Guesses, Level, Search, Thinker, VerdictOf};
use crate::engine::{GameRng, Ruleset, Seat};
use crate::puzzles::Puzzler;

use policy::{Manner, Turn};
pub use why::Why;

/// How far a beginner is off when judging a card, in points.
const CARELESS: f32 = 2.5;
/// Those in a guess do not all play by the book either.
const LOOSE: f32 = 0.5;

/// A round has 36 cards.
const LONGEST: u32 = 36;

impl Thinker for Sovango {
    const FEWEST_WIN: bool = true;
    const JUDGES: bool = true;

    type Why = Why;

    fn think(guesses: Guesses<Self>, level: Level) -> Box<dyn Search<Self>> {
        let iterations = match level {
            Level::Easy => return by_price(guesses, CARELESS),
            Level::Medium => return by_price(guesses, 0.0),
            Level::Hard => 400,
            Level::Expert => 20_000,
        };
        looking_ahead(guesses, iterations)
    }

    fn judge(
        guesses: Guesses<Self>,
        played: Card,
        care: Care,
    ) -> Option<Box<dyn Search<Self, VerdictOf<Self>>>> {
        let (iterations, deals) = match care {
            Care::Glance => (100, 20),
            Care::Full => (4_000, 400),
        };
        let search = |guesses| looking_ahead(guesses, iterations);
        Some(Box::new(Duel::new(
            guesses,
            played,
            (deals, LONGEST),
            search,
        )))
    }

    fn puzzler() -> Option<&'static dyn Puzzler<Self>> {
        Some(&SovangoPuzzles)
    }
}

/// Tries so many times.
fn looking_ahead(guesses: Guesses<Sovango>, iterations: u32) -> Box<dyn Search<Sovango>> {
    // Two players without a stock see every card: near the end the solution is exact.
    if guesses.known().players() == 2 && endgame::is_near(guesses.known()) {
        let legal = guesses.known().legal();
        let (budget, longest) = (legal.len(), LONGEST);
        return Box::new(Rollouts::new(
            guesses,
            legal.iter(),
            budget,
            longest,
            explain,
        ));
    }
    let growth = Growth {
        iterations,
        per_guess: 4,
        curiosity: 0.25,
        longest: LONGEST,
    };
    Box::new(Tree::new(guesses, growth, explain))
}

fn explain(known: &Sovango, _: Seat, tried: &[Tried<Card>]) -> Option<Why> {
    why::why(known, tried.first()?.m)
}

fn by_price(mut guesses: Guesses<Sovango>, noise: f32) -> Box<dyn Search<Sovango>> {
    let turn = Turn::of(guesses.known());
    let m = turn.cheapest(&Manner::SOUND, noise, guesses.rng());
    match m {
        Some(m) => {
            let why = why::why(guesses.known(), m);
            Box::new(Decided(Choice { m, why }))
        }
        None => crate::ai::at_random(guesses),
    }
}

impl Playout for Sovango {
    const LITTLE: f32 = 0.02;

    fn sensible(&self, rng: &mut GameRng, _: &mut Vec<Card>) -> Option<Card> {
        let legal = self.legal();
        if legal.len() < 2 {
            return legal.nth(0);
        }
        if endgame::is_near(self) {
            return endgame::solve(self);
        }
        Turn::of(self).cheapest(&Manner::SOUND, LOOSE, rng)
    }

    fn is_settled(&self, start: &Sovango) -> bool {
        self.round != start.round || self.over.is_some()
    }

    fn worth(&self, start: &Sovango, seat: Seat) -> f32 {
        standing::worth(start, self, seat)
    }
}
