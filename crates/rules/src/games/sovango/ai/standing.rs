//! What a finished round is worth: few points, and good prospects of the lowest total.

use super::super::rules::Sovango;
use crate::engine::Seat;

/// By how many points a side's rounds differ from each other.
const SPREAD: f32 = 5.0;
/// How much the points of the round itself count; the rest is the prospect of winning.
const ROUND: f32 = 0.5;

/// From 0 to 1, for the round that `start` lies in and `end` is beyond.
pub fn worth(start: &Sovango, end: &Sovango, seat: Seat) -> f32 {
    let config = &start.config;
    let side = usize::from(config.side_of(seat));
    let (before, after) = (start.totals(), end.totals());
    let sides = usize::from(config.sides());
    let all = (0..sides)
        .map(|side| after[side] - before[side])
        .sum::<u32>();
    let own = after[side] - before[side];
    let round = 1.0 - own as f32 / all.max(1) as f32;
    let prospect = match end.over {
        Some(outcome) if outcome.winners.contains(seat) => {
            let sides = (0..config.sides())
                .filter(|side| {
                    let mut members = config.members(*side).iter();
                    members.any(|member| outcome.winners.contains(member))
                })
                .count();
            1.0 / sides.max(1) as f32
        }
        Some(_) => 0.0,
        None => prospect(&after[..sides], side, config.contract(), all),
    };
    ROUND * round + (1.0 - ROUND) * prospect
}

/// How likely a side is to have the lowest total in the end, roughly: against each of the others
/// by how far they are apart, in units of how far the rounds to come may still drive them.
fn prospect(totals: &[u32], side: usize, contract: u32, a_round: u32) -> f32 {
    let highest = totals.iter().copied().max().unwrap_or(0);
    let to_go = contract.saturating_sub(highest) as f32;
    let pace = a_round.max(1) as f32 / totals.len().max(1) as f32;
    let rounds = (to_go / pace).max(0.5);
    let spread = 2.0 * SPREAD * SPREAD * rounds;
    let mut prospect = 1.0;
    for (other, total) in totals.iter().enumerate() {
        if other != side {
            let ahead = *total as f32 - totals[side] as f32;
            prospect *= 0.5 + 0.5 * ahead / (ahead * ahead + spread).sqrt();
        }
    }
    prospect
}
