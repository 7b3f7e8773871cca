//! What totals are worth on the way to 33.

use super::super::SarZan;
use super::super::rules::MOST_PLAYERS;
use super::round::Round;
use crate::engine::Ruleset;

/// What it is worth to go into the next round as the Dragon, beyond the points for it.
pub const DRAGON_AHEAD: i32 = 3;
/// Points a round brings to whoever leads.
pub const POINTS_A_ROUND: i32 = 8;
/// How far a round throws two players apart, squared.
const SWING: f32 = 100.0;
/// A game that is over counts a little more than one that is all but won.
const ALL_BUT: f32 = 0.95;

/// From −1, lost, to 1, won: being `lead` points ahead when the best has so far to go.
pub fn of_lead(lead: f32, to_go: i32) -> f32 {
    let rounds = to_go.max(0) as f32 / POINTS_A_ROUND as f32;
    let spread = (9.0 + SWING * rounds).sqrt();
    let ahead = 1.3 * lead / spread;
    ALL_BUT * ahead / (1.0 + ahead * ahead).sqrt()
}

/// What the best total so far lacks.
pub fn to_go(game: &SarZan) -> i32 {
    let best = game.scores().iter().copied().max().unwrap_or(0);
    game.config.target() - best
}

/// Where everybody stands before a round.
#[derive(Clone, Copy)]
pub struct Standing {
    totals: [i32; MOST_PLAYERS],
    target: i32,
}

impl Standing {
    pub fn of(game: &SarZan) -> Standing {
        Standing {
            totals: game.scores,
            target: game.config.target(),
        }
    }

    /// What the end of the round, or of a later one, is worth to every seat.
    pub fn after(&self, round: &Round) -> [f32; MOST_PLAYERS] {
        let mut totals = self.totals;
        for seat in round.seats() {
            totals[seat] += round.points(seat);
        }
        let dragon = usize::from(round.dragon);
        worth(&totals[..round.seats().end], dragon, self.target)
    }

    /// The same of a game between two rounds, or at its end.
    pub fn now(game: &SarZan) -> [f32; MOST_PLAYERS] {
        let dragon = game.dragon.map_or(usize::MAX, |seat| seat.index());
        worth(&game.scores(), dragon, game.config.target())
    }
}

fn worth(totals: &[i32], dragon: usize, target: i32) -> [f32; MOST_PLAYERS] {
    let best = totals.iter().copied().max().unwrap_or(0);
    let mut worth = [0.0; MOST_PLAYERS];
    if best >= target {
        let winners = totals.iter().filter(|total| **total == best).count();
        for (worth, total) in worth.iter_mut().zip(totals) {
            let won = if *total == best { 2.0 } else { 0.0 };
            *worth = won / winners as f32 - 1.0;
        }
        return worth;
    }
    let standing = |seat: usize| {
        let ahead = if seat == dragon { DRAGON_AHEAD } else { 0 };
        (totals[seat] + ahead) as f32
    };
    for (seat, worth) in worth.iter_mut().enumerate().take(totals.len()) {
        // Ahead of the best of the others, and of all of them.
        let others = || {
            (0..totals.len())
                .filter(|other| *other != seat)
                .map(standing)
        };
        let best_other = others().fold(f32::MIN, f32::max);
        let mean = others().sum::<f32>() / (totals.len() as f32 - 1.0);
        *worth = of_lead(standing(seat) - (best_other + mean) / 2.0, target - best);
    }
    worth
}
