//! Opponents for Soon.

mod mind;
mod outlook;
mod why;

use self::mind::{Care, Mind, Weighed};
pub use self::why::Why;
use super::Soon;
use super::config::{Length, Variant};
use super::moves::Move;
use super::rules::Phase;
use crate::ai::halving::Tried;
use crate::ai::judging::{Duel, above};
use crate::ai::rollouts::{Playout, Rollouts};
use crate::ai::{self, Choice, Decided, Guesses, Level, Search, Thinker, VerdictOf};
use crate::engine::{GameRng, MAX_PLAYERS, Ruleset, Seat, Status};

/// How far a beginner may misjudge a move, in points.
const CARELESS: f32 = 1.5;

#[derive(Clone, Copy)]
struct Budget {
    candidates: usize,
    playouts: u32,
    /// How many playouts the first impression counts for.
    trust: u32,
}

/// The first impression decides.
const NO_SEARCH: Budget = Budget {
    candidates: 1,
    playouts: 0,
    trust: 0,
};

impl Thinker for Soon {
    const JUDGES: bool = true;

    type Why = Why;

    fn think(mut guesses: Guesses<Self>, level: Level) -> Box<dyn Search<Self>> {
        let seat = guesses.seat();
        let known = guesses.known().clone();
        let care = match level {
            Level::Easy => Care::Not,
            _ => Care::Full,
        };
        let mut mind = Mind::new(&known, seat, care);
        let mut weighed = Vec::new();
        mind.weigh_all(&mut weighed);
        if level == Level::Easy {
            for (_, value) in &mut weighed {
                let noise = 2.0 * guesses.rng().unit() - 1.0;
                *value += noise * CARELESS;
            }
        }
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        let budget = match level {
            Level::Easy | Level::Medium => NO_SEARCH,
            Level::Hard => Budget {
                candidates: 4,
                playouts: 240,
                trust: 40,
            },
            Level::Expert => Budget {
                candidates: 6,
                playouts: 4800 / u32::from(known.config.players),
                trust: 60,
            },
        };
        tried(guesses, &known, weighed, budget)
    }

    fn judge(
        guesses: Guesses<Self>,
        played: Move,
        care: ai::Care,
    ) -> Option<Box<dyn Search<Self, VerdictOf<Self>>>> {
        let players = u32::from(guesses.known().config.players);
        let (playouts, deals) = match care {
            ai::Care::Glance => (60, 20),
            ai::Care::Full => (2_400 / players, 800 / players),
        };
        let budget = Budget {
            candidates: 6,
            playouts,
            trust: playouts / 20,
        };
        let search = |guesses: Guesses<Soon>| {
            let known = guesses.known().clone();
            let mut weighed = Vec::new();
            Mind::new(&known, guesses.seat(), Care::Full).weigh_all(&mut weighed);
            weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
            tried(guesses, &known, weighed, budget)
        };
        Some(Box::new(Duel::new(
            guesses,
            played,
            (deals, LONGEST),
            search,
        )))
    }
}

/// The best of these, which come best first, played on.
fn tried(
    guesses: Guesses<Soon>,
    known: &Soon,
    mut weighed: Vec<Weighed>,
    budget: Budget,
) -> Box<dyn Search<Soon>> {
    weighed.truncate(budget.candidates);
    let worst = weighed[0].1 - DOUBT;
    weighed.retain(|(_, value)| *value >= worst);
    if let [(m, _)] = weighed[..] {
        let why = why::why(known, guesses.seat(), m);
        return Box::new(Decided(Choice { m, why }));
    }
    let a_point = f64::from(Match::of(known).a_point());
    let best = weighed[0].1;
    let views: Vec<f64> = (weighed.iter())
        .map(|(_, value)| EVEN + f64::from(value - best) * a_point)
        .collect();
    let moves = weighed.into_iter().map(|(m, _)| m);
    let explain = |soon: &Soon, seat, tried: &[Tried<Move>]| why::why(soon, seat, tried[0].m);
    let search = Rollouts::new(guesses, moves, budget.playouts, LONGEST, explain);
    Box::new(search.expecting(views, budget.trust))
}

/// What looks so many points worse is not tried out.
const DOUBT: f32 = 3.0;
/// What a playout is worth where nothing else is known. The same for all, so it only shifts.
const EVEN: f64 = 0.5;

/// Turns each that a playout looks ahead; what comes then is judged.
const LOOK_AHEAD: u16 = 5;
/// Moves of a playout at most.
const LONGEST: u32 = 600;

impl Playout for Soon {
    const LITTLE: f32 = 0.006;

    fn sensible(&self, _rng: &mut GameRng, _scratch: &mut Vec<Move>) -> Option<Move> {
        let Status::ToMove(seat) = self.status() else {
            return None;
        };
        if self.phase == Phase::Draw && !mind::may_want(self, seat) {
            return Some(Move::Draw);
        }
        let mut mind = Mind::new(self, seat, Care::Glance);
        let mut weighed: Vec<Weighed> = Vec::with_capacity(32);
        match self.phase {
            Phase::Draw => Some(if mind.takes_discard(&mut weighed) {
                Move::TakeDiscard
            } else {
                Move::Draw
            }),
            Phase::Act { taken } => {
                let hand = self.player(seat).hand;
                let best = mind.best(hand, taken, self.discard.top(), &mut weighed);
                best.map(|(m, _)| m)
            }
            Phase::Give { rank, .. } => {
                mind.weigh_gifts(rank, &mut weighed);
                weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
                weighed.first().map(|(m, _)| *m)
            }
        }
    }

    fn is_settled(&self, start: &Self) -> bool {
        let turns = LOOK_AHEAD * u16::from(self.config.players);
        self.round != start.round || self.first.is_none() && self.turns >= start.turns + turns
    }

    fn worth(&self, start: &Self, seat: Seat) -> f32 {
        let totals = self.expected(start);
        let totals = &totals[..usize::from(self.config.players)];
        let highest = totals.iter().copied().fold(f32::MIN, f32::max);
        let scale = Match::of(self).scale(highest);
        let mut sum = 0.0;
        for total in totals {
            sum += grown((total - highest) / scale);
        }
        let smooth = grown((totals[seat.index()] - highest) / scale) / sum;
        match self.over {
            Some(outcome) => {
                let won = if outcome.winners.contains(seat) {
                    1.0 / outcome.winners.len() as f32
                } else {
                    0.0
                };
                0.75 * won + 0.25 * smooth
            }
            None => smooth,
        }
    }

    fn points(&self, start: &Self, seat: Seat) -> f32 {
        let totals = self.expected(start);
        above(totals[seat.index()], totals.iter().sum(), self)
    }
}

impl Soon {
    /// Everybody's points so far, and what this round promises them if it is the one of `start`.
    fn expected(&self, start: &Soon) -> [f32; MAX_PLAYERS] {
        let mut totals = [0.0; MAX_PLAYERS];
        for seat in self.seats() {
            totals[seat.index()] = self.player(seat).total as f32;
        }
        if self.over.is_none() && self.round == start.round {
            mind::add_promises(self, &mut totals);
        }
        totals
    }
}

/// How far a game goes.
struct Match {
    /// What a round brings.
    a_round: f32,
    target: f32,
    highest: f32,
    speed: bool,
}

impl Match {
    fn of(soon: &Soon) -> Match {
        let (a_round, target) = match (soon.config.variant, soon.config.length) {
            (Variant::Speed, _) => (1.0, soon.config.target() as f32),
            (_, Length::Express) => (A_ROUND, A_ROUND),
            _ => (A_ROUND, soon.config.target() as f32),
        };
        let totals = soon.seats().map(|seat| soon.player(seat).total as f32);
        Match {
            a_round,
            target,
            highest: totals.fold(0.0, f32::max),
            speed: soon.config.variant == Variant::Speed,
        }
    }

    /// How far ahead one must be for it to mean something: the more is still to come, the more.
    fn scale(&self, highest: f32) -> f32 {
        let rounds = ((self.target - highest) / self.a_round).max(0.0);
        0.55 * self.a_round * (0.5 + rounds).sqrt()
    }

    /// What one point more is worth, as playouts measure it.
    fn a_point(&self) -> f32 {
        let points = if self.speed {
            outlook::SPEED_ROUND
        } else {
            1.0
        };
        0.25 / (points * self.scale(self.highest + self.a_round))
    }
}

/// Points of a round, on average.
const A_ROUND: f32 = 12.0;

/// About e^x for x ≤ 0, the same on every processor.
fn grown(x: f32) -> f32 {
    let mut power = (1.0 + x / 16.0).max(0.0);
    for _ in 0..4 {
        power *= power;
    }
    power
}
