//! Looking ahead between two players with all cards open: each candidate is solved to the end of
//! the round in one guessed deal after the other; the worse half is given up again and again.

use std::task::Poll;

use super::super::{Move, SarZan};
use super::numbers;
use super::round::Round;
use super::solver::{Solver, at_the_count};
use super::standing;
use super::why::why;
use crate::ai::halving::Halving;
use crate::ai::{Choice, ChoiceOf, Guesses, Search};
use crate::engine::Ruleset;

/// Positions looked at in one quantum.
const NODES_A_QUANTUM: u32 = 100;

/// How far to look.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Deals before the worse half of the candidates is given up, each time.
    pub deals: u32,
    /// No new deal after so many positions.
    pub nodes: u32,
}

pub struct Foresight {
    guesses: Guesses<SarZan>,
    effort: Effort,
    candidates: Halving<Move>,
    /// Deals left until the worse half goes.
    deals_left: u32,
    /// The deal under way.
    deal: Option<Round>,
    solver: Solver,
    /// What the solver is at: how far the candidate is ahead already, and whether its player is
    /// to move again.
    solving: Option<(i32, bool)>,
}

impl Foresight {
    /// `candidates`: best at a glance first, at least one. Two players, with a sum to answer.
    pub fn new(
        guesses: Guesses<SarZan>,
        candidates: impl IntoIterator<Item = Move>,
        effort: Effort,
    ) -> Foresight {
        // Nobody goes on as the Dragon from the last round.
        let is_last = standing::to_go(guesses.known()) <= standing::POINTS_A_ROUND;
        let dragon = if is_last { 0 } else { standing::DRAGON_AHEAD };
        Foresight {
            guesses,
            effort,
            candidates: Halving::new(candidates),
            deals_left: effort.deals,
            deal: None,
            solver: Solver::new(numbers::weights(2), dragon),
            solving: None,
        }
    }

    /// Begins with the next candidate of the deal under way, or goes on with it.
    fn work(&mut self) {
        if let Some((ahead, again)) = self.solving {
            if let Poll::Ready(value) = self.solver.step(NODES_A_QUANTUM) {
                self.solving = None;
                self.score(ahead + if again { value } else { -value });
            }
            return;
        }
        let own = self.guesses.seat().index();
        let guesses = &mut self.guesses;
        let mut after = *self.deal.get_or_insert_with(|| Round::of(&guesses.guess()));
        after.play(super::cards_of(self.candidates.candidate()));
        let ahead = i32::from(after.won[own]) - i32::from(after.won[1 - own]);
        if after.over {
            self.score(ahead + at_the_count(&after, own, self.solver.dragon));
        } else {
            self.solving = Some((ahead, usize::from(after.to_move) == own));
            self.solver.begin(&after);
        }
    }

    /// The candidate ends the round so many points ahead.
    fn score(&mut self, points: i32) {
        let known = self.guesses.known();
        let own = self.guesses.seat().index();
        let scores = known.scores();
        let lead = scores[own] - scores[1 - own] + points;
        let to_go = standing::to_go(known) - standing::POINTS_A_ROUND;
        let worth = f64::from(standing::of_lead(lead as f32, to_go));
        if self.candidates.score(worth) {
            self.deal = None;
            self.deals_left -= 1;
        }
    }

    /// Gives up the worse half. `true`: one is left, or it has been thought about enough.
    fn halve(&mut self) -> bool {
        self.deals_left = self.effort.deals;
        self.candidates.halve() || self.solver.nodes >= self.effort.nodes
    }
}

impl Search<SarZan> for Foresight {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<SarZan>> {
        for _ in 0..quanta.max(1) {
            self.work();
            let enough = self.deals_left == 0 || self.solver.nodes >= self.effort.nodes;
            if self.deal.is_none() && enough && self.halve() {
                let m = self.candidates.tried()[0].m;
                let why = why(self.guesses.known(), self.guesses.seat(), m);
                return Poll::Ready(Choice { m, why });
            }
        }
        Poll::Pending
    }
}
