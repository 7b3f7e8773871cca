//! Trying out: each candidate is played on, by sensible players, in one guessed deal after the
//! other; the worse half is given up again and again until one is left.

use std::task::Poll;

use super::{Choice, ChoiceOf, Guesses, Search, Thinker};
use crate::engine::{GameRng, Nobody, Seat, Status};

/// How a game is played on, and what an end is worth.
pub trait Playout: Thinker {
    /// The move a sensible player makes here, quickly.
    fn sensible(&self, rng: &mut GameRng, scratch: &mut Vec<Self::Move>) -> Option<Self::Move>;

    /// Is this far enough from `start`? Usually when the round is over.
    fn is_settled(&self, start: &Self) -> bool;

    /// What the way from `start` to here is worth to `seat`: more is better.
    fn worth(&self, start: &Self, seat: Seat) -> f32;
}

/// One candidate, and how it fared.
#[derive(Clone, Debug)]
pub struct Tried<M> {
    pub m: M,
    pub sum: f64,
    pub playouts: u32,
}

impl<M> Tried<M> {
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.playouts.max(1))
    }
}

/// Says why the best candidate was chosen, seeing all of them, best first.
pub type Explain<G> =
    fn(&G, Seat, &[Tried<<G as crate::engine::Ruleset>::Move>]) -> Option<<G as Thinker>::Why>;

/// A search by playouts, for as many of them as it is given.
pub struct Rollouts<G: Playout> {
    guesses: Guesses<G>,
    /// Those still in the running come first.
    tried: Vec<Tried<G::Move>>,
    alive: usize,
    /// Deals left until the worse half goes, and how many there are in each round.
    deals_left: u32,
    budget: u32,
    rounds: u32,
    /// The deal under way, and which candidate is next in it.
    deal: Option<(G, u64)>,
    next: usize,
    longest: u32,
    explain: Explain<G>,
    scratch: Vec<G::Move>,
}

impl<G: Playout> Rollouts<G> {
    /// `candidates` in the order of how good they look, best first: among equals the first wins.
    /// `budget`: how many playouts altogether. `longest`: how many moves of a playout at most.
    pub fn new(
        guesses: Guesses<G>,
        candidates: impl IntoIterator<Item = G::Move>,
        budget: u32,
        longest: u32,
        explain: Explain<G>,
    ) -> Rollouts<G> {
        let tried: Vec<Tried<G::Move>> = candidates
            .into_iter()
            .map(|m| Tried {
                m,
                sum: 0.0,
                playouts: 0,
            })
            .collect();
        let alive = tried.len();
        let mut search = Rollouts {
            guesses,
            alive,
            tried,
            deals_left: 0,
            budget,
            rounds: alive.next_power_of_two().trailing_zeros().max(1),
            deal: None,
            next: 0,
            longest,
            explain,
            scratch: Vec::new(),
        };
        search.deals_left = search.deals();
        search
    }

    /// What is thought of each candidate beforehand, in units of what a playout is worth, counts
    /// like this many playouts.
    pub fn expecting(mut self, views: impl IntoIterator<Item = f64>, weight: u32) -> Rollouts<G> {
        for (one, view) in self.tried.iter_mut().zip(views) {
            one.sum = view * f64::from(weight);
            one.playouts = weight;
        }
        self
    }

    /// How many deals everybody still in the running gets in this round.
    fn deals(&self) -> u32 {
        (self.budget / self.rounds / self.alive.max(1) as u32).max(1)
    }

    fn playout(&mut self) {
        let Rollouts { guesses, deal, .. } = self;
        // The same deal and the same luck for all of them: what differs is the move.
        let (start, luck) =
            deal.get_or_insert_with(|| (guesses.guess_to_play_on(), guesses.rng().bits()));
        let mut state = start.clone();
        let mut rng = GameRng::from_seed(*luck);
        let one = &mut self.tried[self.next];
        let seat = guesses.seat();
        if state.apply(&one.m, &mut Nobody).is_ok() {
            for _ in 0..self.longest {
                if state.is_settled(start) || !matches!(state.status(), Status::ToMove(_)) {
                    break;
                }
                let Some(m) = state.sensible(&mut rng, &mut self.scratch) else {
                    break;
                };
                if state.apply(&m, &mut Nobody).is_err() {
                    break;
                }
            }
            one.sum += f64::from(state.worth(start, seat));
        }
        one.playouts += 1;
        self.next += 1;
        if self.next == self.alive {
            self.next = 0;
            self.deal = None;
            self.deals_left -= 1;
        }
    }

    /// Gives up the worse half. `true`: one is left.
    fn halve(&mut self) -> bool {
        let alive = &mut self.tried[..self.alive];
        alive.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        self.alive = self.alive.div_ceil(2);
        self.deals_left = self.deals();
        self.alive <= 1
    }
}

impl<G: Playout> Search<G> for Rollouts<G> {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<G>> {
        for _ in 0..quanta.max(1) {
            self.playout();
            if self.deals_left == 0 && self.halve() {
                let why = (self.explain)(self.guesses.known(), self.guesses.seat(), &self.tried);
                let m = self.tried[0].m;
                return Poll::Ready(Choice { m, why });
            }
        }
        Poll::Pending
    }
}
