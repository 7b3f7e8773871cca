//! Judging a move that was made: what would have been better, by how much, and how its player
//! stood, all of it from what that player knew.

use std::task::Poll;

use serde::{Deserialize, Serialize};

use super::rollouts::{Playout, play_on};
use super::{Choice, ChoiceOf, Guesses, Search, Thinker};
use crate::engine::{GameRng, Nobody, Ruleset, Seat, Status};

/// How much work a judgement is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Care {
    /// To see that it works.
    Glance,
    /// A tenth of a second or so for every move of a game.
    #[default]
    Full,
}

/// What there is to say of a move that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict<M, W> {
    /// The best move there was: the one that was made, if none was clearly better.
    pub best: Choice<M, W>,
    /// How much was lost for certain, chance aside, in whatever unit the game's opponents reckon
    /// with; nothing if no move was clearly better.
    pub lost: f32,
    /// The same in the game's points, on average.
    pub points: f32,
    /// How many points more than all players on average its player could expect to have after
    /// the round, or after the game where there are no rounds; fewer where the fewest win.
    pub standing: f32,
}

/// A verdict in one game.
pub type VerdictOf<G> = Verdict<<G as Ruleset>::Move, <G as Thinker>::Why>;

/// Begins to judge what `seat` played in this state, from what it knew; `None` if it was not its
/// turn, had nothing to choose, or nobody can judge this game.
pub fn judge<G: Thinker>(
    state: &G,
    seat: Seat,
    played: G::Move,
    care: Care,
    seed: u64,
) -> Option<Box<dyn Search<G, VerdictOf<G>>>> {
    if state.status() != Status::ToMove(seat) || state.why_illegal(&played).is_some() {
        return None;
    }
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    if legal.len() < 2 {
        return None;
    }
    G::judge(Guesses::honest(state, seat, seed), played, care)
}

/// By how many counted points `seat` does better than all players on average.
pub fn standing<G: Thinker>(state: &G, seat: Seat) -> f32 {
    let scores = state.scores();
    let sum: i32 = scores.iter().sum();
    above(scores[seat.index()] as f32, sum as f32, state)
}

/// The same of any points: one seat's, and all seats' together.
pub(crate) fn above<G: Thinker>(own: f32, sum: f32, state: &G) -> f32 {
    let ahead = own - sum / f32::from(state.players());
    if G::FEWEST_WIN { -ahead } else { ahead }
}

/// A difference counts as far as it is larger than so many times what chance may make of it.
const SURE: f64 = 2.0;

/// First a search for the best move; then that move and the one that was made are played on, side
/// by side, in deals that the search has not seen: whatever looked best by luck does not again.
pub struct Duel<G: Playout> {
    search: Box<dyn Search<G>>,
    best: Option<ChoiceOf<G>>,
    guesses: Guesses<G>,
    played: G::Move,
    deals: u32,
    longest: u32,
    /// Deals so far; what the best move and the played one came to, in worth and in points.
    dealt: u32,
    worth: [f64; 2],
    points: [f64; 2],
    /// How much more the best was worth, squared.
    squares: f64,
    scratch: Vec<G::Move>,
}

impl<G: Playout> Duel<G> {
    /// `search`: how the best move is looked for. `longest`: how many moves of a playout at most.
    pub fn new(
        mut guesses: Guesses<G>,
        played: G::Move,
        (deals, longest): (u32, u32),
        search: impl FnOnce(Guesses<G>) -> Box<dyn Search<G>>,
    ) -> Duel<G> {
        let other_luck = guesses.rng().fork();
        let search = search(guesses.clone());
        *guesses.rng() = other_luck;
        Duel {
            search,
            best: None,
            guesses,
            played,
            deals,
            longest,
            dealt: 0,
            worth: [0.0; 2],
            points: [0.0; 2],
            squares: 0.0,
            scratch: Vec::new(),
        }
    }

    /// What this move comes to in one deal: worth and points.
    fn play(&mut self, start: &G, luck: u64, m: &G::Move) -> (f64, f64) {
        let seat = self.guesses.seat();
        let mut state = start.clone();
        let mut rng = GameRng::from_seed(luck);
        if state.apply(m, &mut Nobody).is_ok() {
            let longest = self.longest;
            play_on(&mut state, start, longest, &mut rng, &mut self.scratch);
        }
        let worth = state.worth(start, seat);
        (f64::from(worth), f64::from(state.points(start, seat)))
    }

    fn deal(&mut self, best: &G::Move) {
        let start = self.guesses.guess();
        let luck = self.guesses.rng().bits();
        let of_best = self.play(&start, luck, best);
        let of_played = match *best == self.played {
            true => of_best,
            false => self.play(&start, luck, &self.played.clone()),
        };
        for (at, (worth, points)) in [of_best, of_played].into_iter().enumerate() {
            self.worth[at] += worth;
            self.points[at] += points;
        }
        let more = of_best.0 - of_played.0;
        self.squares += more * more;
        self.dealt += 1;
    }

    fn verdict(&self, best: ChoiceOf<G>) -> VerdictOf<G> {
        let count = f64::from(self.dealt.max(1));
        let more = (self.worth[0] - self.worth[1]) / count;
        let variance = (self.squares / count - more * more).max(0.0) / count;
        let lost = more - SURE * variance.sqrt();
        let clearly = lost > f64::from(G::LITTLE);
        let points = self.points.map(|points| points / count);
        Verdict {
            best: match clearly {
                true => best,
                // It may have another reason than the move that was looked at.
                false if best.m == self.played => best,
                false => Choice {
                    m: self.played,
                    why: None,
                },
            },
            lost: if clearly { lost as f32 } else { 0.0 },
            points: if clearly {
                (points[0] - points[1]) as f32
            } else {
                0.0
            },
            // As well as the better of the two.
            standing: if more > 0.0 { points[0] } else { points[1] } as f32,
        }
    }
}

impl<G: Playout> Search<G, VerdictOf<G>> for Duel<G> {
    fn step(&mut self, quanta: u32) -> Poll<VerdictOf<G>> {
        let Some(best) = self.best.clone() else {
            if let Poll::Ready(mut best) = self.search.step(quanta) {
                // Moves that the rules cannot tell apart are the same.
                let known = self.guesses.known();
                if known.standard_form(&best.m) == known.standard_form(&self.played) {
                    best.m = self.played;
                }
                self.best = Some(best);
            }
            return Poll::Pending;
        };
        for _ in 0..quanta.max(1) {
            if self.dealt >= self.deals {
                return Poll::Ready(self.verdict(best));
            }
            self.deal(&best.m);
        }
        Poll::Pending
    }
}
