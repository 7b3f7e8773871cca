//! Trying out: each candidate is played on, by sensible players, in one guessed deal after the
//! other; the worse half is given up again and again until one is left.

use std::task::Poll;

use super::halving::{Halving, Tried};
use super::judging::standing;
use super::{Choice, ChoiceOf, Guesses, Search, Thinker};
use crate::engine::{GameRng, Nobody, Seat, Status};

/// How a game is played on, and what an end is worth.
pub trait Playout: Thinker {
    /// What is worth no more than this is nothing to speak of.
    const LITTLE: f32;

    /// The move a sensible player makes here, quickly.
    fn sensible(&self, rng: &mut GameRng, scratch: &mut Vec<Self::Move>) -> Option<Self::Move>;

    /// Is this far enough from `start`? Usually when the round is over.
    fn is_settled(&self, start: &Self) -> bool;

    /// What the way from `start` to here is worth to `seat`: more is better.
    fn worth(&self, start: &Self, seat: Seat) -> f32;

    /// By how many points `seat` does better here than all players on average.
    fn points(&self, _start: &Self, seat: Seat) -> f32 {
        standing(self, seat)
    }
}

/// Plays on from `state`, which came from `start`, until that is settled or `longest` moves have
/// been made.
pub(super) fn play_on<G: Playout>(
    state: &mut G,
    start: &G,
    longest: u32,
    rng: &mut GameRng,
    scratch: &mut Vec<G::Move>,
) {
    for _ in 0..longest {
        if state.is_settled(start) || !matches!(state.status(), Status::ToMove(_)) {
            break;
        }
        let Some(m) = state.sensible(rng, scratch) else {
            break;
        };
        if state.apply(&m, &mut Nobody).is_err() {
            break;
        }
    }
}

/// Says why the best candidate was chosen, seeing all of them, best first.
pub type Explain<G> =
    fn(&G, Seat, &[Tried<<G as crate::engine::Ruleset>::Move>]) -> Option<<G as Thinker>::Why>;

/// A search by playouts, for as many of them as it is given.
pub struct Rollouts<G: Playout> {
    guesses: Guesses<G>,
    candidates: Halving<G::Move>,
    /// Deals left until the worse half goes, and how many there are in each round.
    deals_left: u32,
    budget: u32,
    rounds: u32,
    /// The deal under way, and its luck.
    deal: Option<(G, u64)>,
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
        let candidates = Halving::new(candidates);
        let alive = candidates.alive();
        let mut search = Rollouts {
            guesses,
            candidates,
            deals_left: 0,
            budget,
            rounds: alive.next_power_of_two().trailing_zeros().max(1),
            deal: None,
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
        self.candidates.expect(views, weight);
        self
    }

    /// How many deals everybody still in the running gets in this round.
    fn deals(&self) -> u32 {
        (self.budget / self.rounds / self.candidates.alive().max(1) as u32).max(1)
    }

    fn playout(&mut self) {
        let Rollouts { guesses, deal, .. } = self;
        // The same deal and the same luck for all of them: what differs is the move.
        let (start, luck) =
            deal.get_or_insert_with(|| (guesses.guess_to_play_on(), guesses.rng().bits()));
        let mut state = start.clone();
        let mut rng = GameRng::from_seed(*luck);
        let mut worth = 0.0;
        if state
            .apply(&self.candidates.candidate(), &mut Nobody)
            .is_ok()
        {
            play_on(&mut state, start, self.longest, &mut rng, &mut self.scratch);
            worth = f64::from(state.worth(start, guesses.seat()));
        }
        if self.candidates.score(worth) {
            self.deal = None;
            self.deals_left -= 1;
        }
    }

    /// Gives up the worse half. `true`: one is left.
    fn halve(&mut self) -> bool {
        let decided = self.candidates.halve();
        self.deals_left = self.deals();
        decided
    }
}

impl<G: Playout> Search<G> for Rollouts<G> {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<G>> {
        for _ in 0..quanta.max(1) {
            self.playout();
            if self.deals_left == 0 && self.halve() {
                let tried = self.candidates.tried();
                let why = (self.explain)(self.guesses.known(), self.guesses.seat(), tried);
                let m = tried[0].m;
                return Poll::Ready(Choice { m, why });
            }
        }
        Poll::Pending
    }
}
