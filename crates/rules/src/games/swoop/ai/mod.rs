//! Opponents for Swoop.
//!
//! `scene` weighs the moves worth a thought by a few plain ideas; Easy and Medium play what
//! looks best, Hard and Expert play the best few on to the end of the round, many times.

mod playout;
mod scene;
mod taste;
mod why;

use scene::{Scene, Weighed};
use taste::Taste;

use super::{Move, Swoop};
use crate::ai::halving::Tried;
use crate::ai::judging::Duel;
use crate::ai::rollouts::Rollouts;
use crate::ai::{Care, Choice, Decided, Guesses, Level, Search, Thinker, VerdictOf};
use crate::engine::Ruleset;

pub use why::Why;

/// Playouts altogether, how many candidates share them, and how many of them the first impression
/// of a candidate outweighs.
struct Effort {
    playouts: u32,
    candidates: usize,
    trust: u32,
}

const HARD: Effort = Effort {
    playouts: 300,
    candidates: 6,
    trust: 60,
};
const EXPERT: Effort = Effort {
    playouts: 6_000,
    candidates: 12,
    trust: 40,
};
/// What [`Taste`]'s one, a card less, comes to in a playout's worth.
const WORTH_OF_A_CARD: f32 = 3.0;
/// Moves of a playout at most; nearly all rounds are over by then.
const LONGEST: u32 = 300;

/// How far Easy's eye is out, in the units of [`Taste`].
const EASY_NOISE: f32 = 1.5;

impl Thinker for Swoop {
    const FEWEST_WIN: bool = true;
    const JUDGES: bool = true;

    type Why = Why;

    fn think(guesses: Guesses<Self>, level: Level) -> Box<dyn Search<Self>> {
        match level {
            Level::Easy => decided(guesses, &taste::CARELESS, EASY_NOISE),
            Level::Medium => decided(guesses, &taste::SOUND, 0.0),
            Level::Hard => tried(guesses, &HARD),
            Level::Expert => tried(guesses, &EXPERT),
        }
    }

    fn judge(
        guesses: Guesses<Self>,
        played: Move,
        care: Care,
    ) -> Option<Box<dyn Search<Self, VerdictOf<Self>>>> {
        let (playouts, deals) = match care {
            Care::Glance => (60, 20),
            Care::Full => (1_500, 300),
        };
        let effort = Effort { playouts, ..EXPERT };
        let search = |guesses| tried(guesses, &effort);
        Some(Box::new(Duel::new(
            guesses,
            played,
            (deals, LONGEST),
            search,
        )))
    }
}

/// What looks best, to an eye that may be out by up to `noise`.
fn decided(mut guesses: Guesses<Swoop>, taste: &Taste, noise: f32) -> Box<dyn Search<Swoop>> {
    let mut rng = guesses.rng().fork();
    let known = guesses.known();
    let mut best: Option<Weighed> = None;
    Scene::new(known, taste).each(|mut one| {
        one.weight += noise * rng.unit();
        if best.is_none_or(|best| one.weight > best.weight) {
            best = Some(one);
        }
    });
    let m = best.map_or_else(|| any(known), |best| best.m);
    let why = why::why(known, &m);
    Box::new(Decided(Choice { m, why }))
}

/// The best-looking candidates, played on.
fn tried(guesses: Guesses<Swoop>, effort: &Effort) -> Box<dyn Search<Swoop>> {
    let known = guesses.known();
    let scene = Scene::new(known, &taste::SOUND);
    let mut candidates = Vec::new();
    scene.each(|one| candidates.push(one));
    scene.each_variant(|one| candidates.push(one));
    candidates.sort_by(|one, other| other.weight.total_cmp(&one.weight));
    candidates.truncate(effort.candidates);
    if candidates.is_empty() {
        candidates.push(Weighed {
            m: any(known),
            weight: 0.0,
        });
    }
    let moves: Vec<Move> = candidates.iter().map(|one| one.m).collect();
    if let [only] = moves[..] {
        let why = why::why(known, &only);
        return Box::new(Decided(Choice { m: only, why }));
    }
    let explain = |known: &Swoop, _, tried: &[Tried<Move>]| why::why(known, &tried.first()?.m);
    let best = candidates[0].weight;
    let views = (candidates.iter()).map(|one| f64::from((one.weight - best) * WORTH_OF_A_CARD));
    let search = Rollouts::new(guesses, moves, effort.playouts, LONGEST, explain);
    Box::new(search.expecting(views, effort.trust))
}

/// The first legal move. The scene always has one to offer, so this is never asked for.
fn any(known: &Swoop) -> Move {
    let mut legal = Vec::new();
    known.legal_moves(&mut legal);
    legal[0]
}
