//! Opponents for Sar-Zan. Easy glances at its hand and misjudges it, Medium glances; Hard tries
//! the best moves out in guessed deals, played on at a glance; Expert solves guessed deals to the
//! end of the round with two players, and grows a tree of them with more.

mod foresight;
mod judgement;
mod numbers;
mod round;
mod solver;
mod standing;
mod tree;
mod why;

use std::task::Poll;

use super::cards::Cards;
use super::puzzles::SarZanPuzzles;
use super::{Move, Phase, SarZan};
use crate::ai::judging::Duel;
use crate::ai::rollouts::{Playout, Rollouts};
use crate::ai::{self, Care, Choice, Decided, Guesses, Level, Search, Thinker, VerdictOf};
use crate::engine::{GameRng, Ruleset, Seat, Status};
use crate::puzzles::Puzzler;

use foresight::{Effort, Foresight};
use judgement::{best, judge};
pub(super) use round::Round;
use solver::{Solver, at_the_count};
use standing::Standing;
use tree::Tree;
pub use why::Why;

/// How far Easy may be wrong about a move, in points.
const EASY_ERROR: f32 = 16.0;
/// Hard's playouts, and how many moves one takes at most.
const HARD_PLAYOUTS: u32 = 300;
const LONGEST: u32 = 120;
/// How many moves are worth a closer look.
const HARD_CANDIDATES: usize = 12;
const EXPERT_CANDIDATES: usize = 24;
/// Expert's effort with two players, and its playouts with more.
const EXPERT_EFFORT: Effort = Effort {
    deals: 8,
    nodes: 400_000,
};
const EXPERT_PLAYOUTS: u32 = 12_000;
const GLANCE: Effort = Effort {
    deals: 1,
    nodes: 2_000,
};

impl Thinker for SarZan {
    const JUDGES: bool = true;

    type Why = Why;

    fn think(mut guesses: Guesses<Self>, level: Level) -> Box<dyn Search<Self>> {
        let error = if level == Level::Easy {
            EASY_ERROR
        } else {
            0.0
        };
        let candidates = at_a_glance(&mut guesses, error);
        match level {
            Level::Easy | Level::Medium => {
                let Some(&m) = candidates.first() else {
                    return ai::at_random(guesses);
                };
                let why = why::why(guesses.known(), guesses.seat(), m);
                Box::new(Decided(Choice { m, why }))
            }
            Level::Hard => tried_out(guesses, candidates),
            Level::Expert => foreseen(guesses, candidates, EXPERT_EFFORT, EXPERT_PLAYOUTS),
        }
    }

    fn judge(
        guesses: Guesses<Self>,
        played: Move,
        care: Care,
    ) -> Option<Box<dyn Search<Self, VerdictOf<Self>>>> {
        let (effort, playouts, deals) = match care {
            Care::Glance => (GLANCE, 100, 20),
            Care::Full => (EXPERT_EFFORT, 3_000, 400),
        };
        let search = |mut guesses| {
            let candidates = at_a_glance(&mut guesses, 0.0);
            foreseen(guesses, candidates, effort, playouts)
        };
        Some(Box::new(Duel::new(
            guesses,
            played,
            (deals, LONGEST),
            search,
        )))
    }

    fn puzzler() -> Option<&'static dyn Puzzler<Self>> {
        Some(&SarZanPuzzles)
    }
}

/// The best candidates, played on at a glance.
fn tried_out(guesses: Guesses<SarZan>, candidates: Vec<Move>) -> Box<dyn Search<SarZan>> {
    Box::new(Rollouts::new(
        guesses,
        candidates.into_iter().take(HARD_CANDIDATES),
        HARD_PLAYOUTS,
        LONGEST,
        |game, seat, tried| tried.first().and_then(|one| why::why(game, seat, one.m)),
    ))
}

/// The candidates, seen to the end of the round with two players, played out with more.
fn foreseen(
    guesses: Guesses<SarZan>,
    candidates: Vec<Move>,
    effort: Effort,
    playouts: u32,
) -> Box<dyn Search<SarZan>> {
    if guesses.known().phase != Phase::Answer {
        // There is no more to find out about a direction than Hard does.
        return tried_out(guesses, candidates);
    }
    if guesses.known().players() > 2 {
        return Box::new(Tree::new(guesses, playouts));
    }
    let candidates = candidates.into_iter().take(EXPERT_CANDIDATES);
    Box::new(Foresight::new(guesses, candidates, effort))
}

/// How many points more than the other `own` of two players will have for the round, if both see
/// all the cards and play their best.
pub(super) fn lead(round: &Round, own: usize) -> i32 {
    let ahead = i32::from(round.won[own]) - i32::from(round.won[1 - own]);
    if round.over {
        return ahead + at_the_count(round, own, 0);
    }
    let mut solver = Solver::new(numbers::weights(2), 0);
    solver.begin(round);
    let to_come = loop {
        if let Poll::Ready(value) = solver.step(u32::MAX) {
            break value;
        }
    };
    let moves = usize::from(round.to_move) == own;
    ahead + if moves { to_come } else { -to_come }
}

/// All the moves, the best at a glance first, or what is taken for it by somebody who may err so
/// far.
fn at_a_glance(guesses: &mut Guesses<SarZan>, error: f32) -> Vec<Move> {
    let known = guesses.known();
    if known.phase != Phase::Answer {
        // A direction to choose: there is nothing to see in it at a glance.
        let mut moves = Vec::new();
        known.legal_moves(&mut moves);
        guesses.rng().shuffle(&mut moves);
        return moves;
    }
    let round = Round::of(known);
    let mut judged = judge(&round, numbers::weights(round.players));
    for (_, value) in &mut judged {
        // Two draws: small errors are more likely than large ones.
        let mut draw = || guesses.rng().unit() - 0.5;
        *value += error * (draw() + draw());
    }
    judged.sort_by(|one, other| other.1.total_cmp(&one.1));
    judged.into_iter().map(|(cards, _)| with(cards)).collect()
}

/// To play these; to pass if there are none.
fn with(cards: Cards) -> Move {
    if cards.is_empty() {
        Move::Pass
    } else {
        Move::Play(cards)
    }
}

/// What a move lays on the pile; nothing to pass.
fn cards_of(m: Move) -> Cards {
    match m {
        Move::Play(cards) => cards,
        Move::Pass | Move::Direction(_) => Cards::NONE,
    }
}

impl Playout for SarZan {
    const LITTLE: f32 = 0.04;

    fn sensible(&self, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Option<Move> {
        if self.phase != Phase::Answer {
            return self.random_move(rng, scratch);
        }
        let round = Round::of(self);
        Some(with(best(&round, numbers::weights(round.players))))
    }

    fn is_settled(&self, start: &SarZan) -> bool {
        self.round != start.round || matches!(self.status(), Status::Over(_))
    }

    fn worth(&self, _start: &SarZan, seat: Seat) -> f32 {
        Standing::now(self)[seat.index()]
    }
}
