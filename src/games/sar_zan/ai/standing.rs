//! What totals are worth on the way to 33.

use super::super::SarZan;
use super::round::Round;
use crate::engine::{Ruleset, Seat, Status};

/// What it is worth to go into the next round as the Dragon, beyond the points for it.
pub const DRAGON_AHEAD: i32 = 3;
/// Points a round brings to whoever leads, and how far a round throws two players apart.
const POINTS_A_ROUND: f32 = 8.0;
const SWING: f32 = 100.0;
/// A game that is over counts a little more than one that is all but won.
const ALL_BUT: f32 = 0.95;

/// From −1, lost, to 1, won: being `lead` points ahead when the best has so far to go.
pub fn of_lead(lead: f32, to_go: i32) -> f32 {
    let rounds = (to_go.max(0) as f32) / POINTS_A_ROUND;
    let spread = (9.0 + SWING * rounds).sqrt();
    let ahead = 1.3 * lead / spread;
    ALL_BUT * ahead / (1.0 + ahead * ahead).sqrt()
}

/// How far `seat` is ahead of the others: of the best of them and of all of them.
fn lead(totals: &[f32], seat: usize) -> f32 {
    let others = || (totals.iter().enumerate()).filter(|(other, _)| *other != seat);
    let best = others().fold(f32::MIN, |best, (_, total)| best.max(*total));
    let mean = others().map(|(_, total)| total).sum::<f32>() / (totals.len() as f32 - 1.0);
    totals[seat] - (best + mean) / 2.0
}

/// A game between two rounds, or at its end.
pub fn of_game(game: &SarZan, seat: Seat) -> f32 {
    if let Status::Over(outcome) = game.status() {
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        return if outcome.winners.contains(seat) {
            2.0 * share - 1.0
        } else {
            -1.0
        };
    }
    let mut totals: Vec<f32> = game.scores().iter().map(|total| *total as f32).collect();
    if let Some(dragon) = game.dragon {
        totals[dragon.index()] += DRAGON_AHEAD as f32;
    }
    of_lead(lead(&totals, seat.index()), to_go(game))
}

/// What the best total so far lacks.
pub fn to_go(game: &SarZan) -> i32 {
    let best = game.scores().iter().copied().max().unwrap_or(0);
    game.config().target() - best
}

/// What the end of a round is worth to every seat, in points: its own less those of the others.
pub fn of_round(round: &Round) -> [f32; 4] {
    let mut totals = [0.0; 4];
    let points = &mut totals[..usize::from(round.players)];
    for (seat, total) in points.iter_mut().enumerate() {
        let is_dragon = usize::from(round.dragon) == seat;
        let ahead = if is_dragon { DRAGON_AHEAD } else { 0 };
        *total = (round.points(seat) + ahead) as f32;
    }
    let mut worth = [0.0; 4];
    for seat in round.seats() {
        worth[seat] = lead(points, seat);
    }
    worth
}
