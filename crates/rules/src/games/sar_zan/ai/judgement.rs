//! What a move is worth at a glance: from one's own hand, the pile and how many cards the others
//! hold, and nothing else.

use arrayvec::ArrayVec;

use super::super::cards::{Cards, SAR_ZAN};
use super::super::combinations::visit;
use super::numbers::BEATEN;
use super::round::Round;

/// How much each thing counts, in points.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A card still in the hand, by its value in steps of four.
    pub card: [f32; 8],
    /// So many cards still in the hand, 1 to 8.
    pub count: [f32; 8],
    /// The lowest card leaves by itself at the next opening: this much of its weight does not count.
    pub lowest: f32,
    /// A 33 still in the hand, and each card of it.
    pub keeps: f32,
    pub keeps_card: f32,
    /// A sum that will not be beaten, each card that it takes, and if it leaves but one card.
    pub holds: f32,
    pub holds_card: f32,
    pub holds_last: f32,
    /// How many cards may answer, 1 to 4.
    pub allows: [f32; 4],
    /// To pass; each card of the pile that is given up; while somebody has 1, 2 or 3 cards left.
    pub passes: f32,
    pub passes_card: f32,
    pub passes_danger: [f32; 3],
    /// A 33, and becoming the Dragon by it.
    pub sar_zan: f32,
    pub dragon: f32,
}

/// Every move that may be made now, and what it is worth at a glance. To pass comes first.
pub type Judged = ArrayVec<(Cards, f32), 164>;

/// The last cards: better than anything else.
const OWATTA: f32 = 1000.0;

pub fn judge(round: &Round, weights: &Weights) -> Judged {
    let hand = round.hand();
    let own = usize::from(round.to_move);
    let mut thirty_threes: ArrayVec<Cards, 70> = ArrayVec::new();
    visit(hand, SAR_ZAN - 1, |cards| thirty_threes.push(cards));
    let kept = |rest: Cards| {
        let mut value = 0.0;
        for card in rest.iter() {
            value += weights.card[usize::from(card.value() - 1) / 4];
        }
        if let Some(lowest) = rest.lowest() {
            value += weights.count[rest.len() - 1];
            value -= weights.lowest * weights.card[usize::from(lowest.value() - 1) / 4];
        }
        let left = thirty_threes
            .iter()
            .filter(|cards| cards.without(rest).is_empty());
        let most = left.map(|cards| cards.len()).max();
        value
            + most.map_or(0.0, |cards| {
                weights.keeps + weights.keeps_card * cards as f32
            })
    };
    let others = || round.seats().filter(|&seat| seat != own);
    let mut judged = Judged::new();

    let fewest = others()
        .map(|seat| round.hands[seat].len())
        .min()
        .unwrap_or(0);
    let danger = weights.passes_danger.get(fewest.wrapping_sub(1));
    let pass = weights.passes
        + weights.passes_card * f32::from(round.pile)
        + danger.copied().unwrap_or(0.0)
        + kept(hand);
    judged.push((Cards::NONE, pass));

    visit(hand, u32::from(round.announced), |cards| {
        let rest = hand.without(cards);
        if rest.is_empty() {
            judged.push((cards, OWATTA));
            return;
        }
        let sum = cards.sum();
        let mut value = kept(rest);
        let mut holds = 1.0;
        if sum == SAR_ZAN {
            value += weights.sar_zan;
            if usize::from(round.dragon) != own {
                value += weights.dragon;
            }
        } else {
            for seat in others().filter(|&seat| !round.has_passed(seat)) {
                let beaten = BEATEN[sum as usize][round.hands[seat].len()];
                holds *= 1.0 - f32::from(beaten) / 255.0;
            }
            let step = if sum < 10 {
                0
            } else if sum < 20 {
                1
            } else if sum < 30 {
                2
            } else {
                3
            };
            value += weights.allows[step];
        }
        let taken = f32::from(round.pile) + cards.len() as f32;
        value += holds * (weights.holds + weights.holds_card * taken);
        if rest.len() == 1 {
            value += holds * weights.holds_last;
        }
        judged.push((cards, value));
    });
    judged
}

/// The best at a glance; to pass if nothing is better.
pub fn best(round: &Round, weights: &Weights) -> Cards {
    let mut best = (Cards::NONE, f32::MIN);
    for (cards, value) in judge(round, weights) {
        if value > best.1 {
            best = (cards, value);
        }
    }
    best.0
}
