//! Looking ahead with all cards open, in one guessed deal after the other. With two players a
//! deal is solved to its end. With more it is looked at a few moves deep, everybody for
//! themselves, and played on at a glance from there; to its end once few cards are left.

use std::task::Poll;

use super::super::cards::Cards;
use super::super::{Move, SarZan};
use super::judgement::{Weights, best, judge};
use super::numbers;
use super::round::Round;
use super::solver::{Solver, at_the_count};
use super::standing;
use super::why::why;
use crate::ai::rollouts::Tried;
use crate::ai::{Choice, ChoiceOf, Guesses, Search};
use crate::engine::{Nobody, Ruleset};

/// Positions looked at in one quantum.
const NODES_A_QUANTUM: u32 = 100;

/// How far to look.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Deals before the worse half of the candidates is given up, each time.
    pub deals: u32,
    /// No new deal after so many positions (two players) or playouts (more).
    pub most: u32,
    /// With more than two: how many moves deep, and how many of the best at a glance each time.
    pub deep: u32,
    pub wide: usize,
}

pub struct Foresight {
    guesses: Guesses<SarZan>,
    effort: Effort,
    weights: &'static Weights,
    /// Those still in the running come first.
    tried: Vec<Tried<Move>>,
    alive: usize,
    /// Deals left until the worse half goes.
    deals_left: u32,
    /// The deal under way, and which candidate is next in it.
    deal: Option<SarZan>,
    next: usize,
    solver: Solver,
    /// What the solver is at: points won already by the candidate, and whether its player is to
    /// move again.
    solving: Option<(i32, bool)>,
    spent: u32,
}

impl Foresight {
    /// `candidates`: best at a glance first, at least one.
    pub fn new(
        guesses: Guesses<SarZan>,
        candidates: impl IntoIterator<Item = Move>,
        effort: Effort,
    ) -> Foresight {
        let candidates = candidates.into_iter().map(|m| Tried {
            m,
            sum: 0.0,
            playouts: 0,
        });
        let tried: Vec<Tried<Move>> = candidates.collect();
        let weights = numbers::weights(guesses.known().players());
        // In the last round nobody goes on as the Dragon.
        let near = standing::to_go(guesses.known()) <= 8;
        let ahead = if near { 0 } else { standing::DRAGON_AHEAD };
        Foresight {
            guesses,
            effort,
            weights,
            alive: tried.len(),
            tried,
            deals_left: effort.deals,
            deal: None,
            next: 0,
            solver: Solver::new(weights, ahead),
            solving: None,
            spent: 0,
        }
    }

    /// Begins with the next candidate in the deal under way, or takes what the solver has found.
    fn work(&mut self) {
        let own = self.guesses.seat().index();
        if let Some((points, again)) = self.solving {
            let before = self.solver.nodes;
            let found = self.solver.step(NODES_A_QUANTUM);
            self.spent += self.solver.nodes - before;
            if let Poll::Ready(value) = found {
                self.solving = None;
                self.count(points + if again { value } else { -value });
            }
            return;
        }
        let guesses = &mut self.guesses;
        let deal = self.deal.get_or_insert_with(|| guesses.guess());
        let Some(after) = after(deal, self.tried[self.next].m) else {
            return self.score(-1.0);
        };
        if after.players > 2 {
            let worth = self.look(&after, own);
            return self.score(worth);
        }
        let points = i32::from(after.won[own]) - i32::from(after.won[1 - own]);
        if after.over {
            let left = at_the_count(&after, own, standing::DRAGON_AHEAD);
            return self.count(points + left);
        }
        self.solving = Some((points, usize::from(after.to_move) == own));
        self.solver.begin(&after);
    }

    /// A candidate ends this round so many points ahead of the only other player.
    fn count(&mut self, points: i32) {
        let known = self.guesses.known();
        let own = self.guesses.seat().index();
        let scores = known.scores();
        let lead = scores[own] - scores[1 - own] + points;
        let to_go = standing::to_go(known) - 8;
        self.score(standing::of_lead(lead as f32, to_go));
    }

    fn look(&mut self, round: &Round, own: usize) -> f32 {
        let cards: usize = round.hands.iter().map(|hand| hand.len()).sum();
        // Few enough to see the end.
        let (deep, wide) = if cards <= 9 {
            (u32::MAX, usize::MAX)
        } else {
            (self.effort.deep, self.effort.wide)
        };
        ahead(round, deep, wide, self.weights, &mut self.spent)[own]
    }

    fn score(&mut self, worth: f32) {
        let one = &mut self.tried[self.next];
        one.sum += f64::from(worth);
        one.playouts += 1;
        self.next += 1;
        if self.next == self.alive {
            self.next = 0;
            self.deal = None;
            self.deals_left -= 1;
        }
    }

    /// Gives up the worse half. `true`: one is left, or it has been thought about enough.
    fn halve(&mut self) -> bool {
        let alive = &mut self.tried[..self.alive];
        alive.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
        self.deals_left = self.effort.deals;
        self.alive <= 1 || self.spent >= self.effort.most
    }
}

impl Search<SarZan> for Foresight {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<SarZan>> {
        for _ in 0..quanta.max(1) {
            self.work();
            let between = self.deal.is_none();
            let enough = self.deals_left == 0 || self.spent >= self.effort.most;
            if between && enough && self.halve() {
                let m = self.tried[0].m;
                let why = why(self.guesses.known(), self.guesses.seat(), m);
                return Poll::Ready(Choice { m, why });
            }
        }
        Poll::Pending
    }
}

/// The round after a move; a direction is chosen in the game itself.
fn after(deal: &SarZan, m: Move) -> Option<Round> {
    let cards = match m {
        Move::Direction(_) => {
            let mut game = deal.clone();
            game.apply(&m, &mut Nobody).ok()?;
            return Round::of(&game);
        }
        Move::Pass => Cards::NONE,
        Move::Play(cards) => cards,
    };
    let mut round = Round::of(deal)?;
    round.play(cards);
    Some(round)
}

/// What a round comes to for every seat if each of the next moves is the best of the `wide` most
/// promising for whoever makes it, and what follows is played at a glance.
fn ahead(round: &Round, deep: u32, wide: usize, weights: &Weights, spent: &mut u32) -> [f32; 4] {
    let mut round = *round;
    if deep == 0 {
        while !round.over {
            let cards = best(&round, weights);
            round.play(cards);
        }
    }
    if round.over {
        *spent += 1;
        return standing::of_round(&round);
    }
    let mover = usize::from(round.to_move);
    let mut moves = judge(&round, weights);
    moves.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut most = [f32::MIN; 4];
    for (cards, _) in moves.into_iter().take(wide) {
        let mut next = round;
        next.play(cards);
        let worth = ahead(&next, deep - 1, wide, weights, spent);
        if worth[mover] > most[mover] {
            most = worth;
        }
    }
    most
}
