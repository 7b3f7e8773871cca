//! How a round is played on, and what its end is worth.

use super::super::{Move, Swoop};
use super::scene::{Scene, Weighed};
use super::taste;
use crate::ai::rollouts::Playout;
use crate::engine::{GameRng, Ruleset, Seat};

/// About how much the points of one round vary from seat to seat.
const SPREAD: f32 = 30.0;
/// About how many points the worst seat gets in a round.
const WORST_ROUND: f32 = 60.0;

/// The game is what counts; points decide between ends that promise the same.
const WORTH_OF_THE_GAME: f32 = 100.0;
const WORTH_OF_A_POINT: f32 = 0.1;
/// Players are not all alike.
const NOISE: f32 = 0.2;

impl Playout for Swoop {
    const LITTLE: f32 = 1.5;

    fn sensible(&self, rng: &mut GameRng, _scratch: &mut Vec<Move>) -> Option<Move> {
        let mut best: Option<Weighed> = None;
        Scene::new(self, &taste::SOUND).each(|mut one| {
            one.weight += NOISE * rng.unit();
            if best.is_none_or(|best| one.weight > best.weight) {
                best = Some(one);
            }
        });
        best.map(|best| best.m)
    }

    fn is_settled(&self, start: &Self) -> bool {
        self.round != start.round
    }

    fn worth(&self, start: &Self, seat: Seat) -> f32 {
        let under_way = self.over.is_none() && self.round == start.round;
        let mut totals = [0.0; 8];
        let totals = &mut totals[..self.players.len()];
        for (total, player) in totals.iter_mut().zip(&self.players) {
            *total = f32::from(player.score);
            if under_way {
                *total += f32::from((player.hand | player.face_up()).points());
            }
        }
        let own = totals[seat.index()];
        let count = totals.len() as f32;
        let mean = totals.iter().sum::<f32>() / count;
        let points = (mean - own) * WORTH_OF_A_POINT;
        let chance = match self.over {
            Some(outcome) if outcome.winners.contains(seat) => {
                1.0 / outcome.winners.len().max(1) as f32
            }
            Some(_) => 0.0,
            None => chance_to_win(totals, seat, f32::from(self.config().target())),
        };
        chance * WORTH_OF_THE_GAME + points
    }
}

/// How likely these totals make it that `seat` wins in the end: the lower against the others,
/// the more, and the fewer rounds are left the surer.
fn chance_to_win(totals: &[f32], seat: Seat, target: f32) -> f32 {
    let mut highest = 0.0f32;
    let mut lowest = f32::MAX;
    for total in totals {
        highest = highest.max(*total);
        lowest = lowest.min(*total);
    }
    let rounds = 1.0 + (target - highest).max(0.0) / WORST_ROUND;
    let scale = SPREAD * rounds.sqrt();
    let weight = |total: f32| {
        let behind = (total - lowest) / scale;
        1.0 / (1.0 + behind + behind * behind)
    };
    let sum: f32 = totals.iter().map(|total| weight(*total)).sum();
    weight(totals[seat.index()]) / sum
}
