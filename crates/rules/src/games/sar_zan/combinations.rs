//! Rule 3: which combinations of a hand beat an announced value.
//!
//! A combination is found as all its cards but the highest, and then the highest. Given the
//! others, the highest card may be any in a range of values, so all the combinations that
//! differ in it are one mask away, and counting them is counting bits.

use arrayvec::ArrayVec;

use super::cards::{Cards, DECK, SAR_ZAN, up_to, values};

/// Cards in a full hand.
pub const HAND: usize = 8;

/// Rule 3: how many cards may answer an announced value; none once it is 33.
pub fn cards_allowed(announced: u32) -> usize {
    match announced {
        0..10 => 1,
        10..20 => 2,
        20..30 => 3,
        30..SAR_ZAN => 4,
        _ => 0,
    }
}

/// The combinations that share all cards but the highest.
#[derive(Clone, Copy)]
struct Family {
    /// All the cards but the highest.
    lower: u32,
    /// The highest card of each combination.
    highest: u32,
}

/// At most one family for each way to choose up to three of eight cards: 1 + 8 + 28 + 56.
const MOST_FAMILIES: usize = 93;

/// Visits every family of combinations with a sum above `announced` and at most 33, the way
/// [`Cards`] are ordered.
#[inline]
fn visit_families(hand: Cards, announced: u32, mut visit: impl FnMut(Family)) {
    let hand = hand.bits();
    let allowed = cards_allowed(announced);
    let mut family = |lower: u32, sum: u32, hand: u32| {
        let at_most = up_to((SAR_ZAN - sum).min(u32::from(DECK)));
        let too_low = up_to(announced.saturating_sub(sum));
        let highest = hand & at_most & !too_low;
        if highest != 0 {
            visit(Family { lower, highest });
        }
    };
    let bit = |value: u32| 1u32 << (value - 1);
    let above = |value: u32| hand & !up_to(value);

    // The limits below say that even the lowest cards that could follow must not pass 33:
    // a + (a+1) ≤ 33, a + (a+1) + (a+2) ≤ 33, a + b + (b+1) ≤ 33 and so on.
    if allowed >= 1 {
        family(0, 0, hand);
    }
    if allowed >= 2 {
        for a in values(hand & up_to(16)) {
            family(bit(a), a, above(a));
        }
    }
    if allowed >= 3 {
        for a in values(hand & up_to(10)) {
            for b in values(above(a) & up_to((32 - a) / 2)) {
                family(bit(a) | bit(b), a + b, above(b));
            }
        }
    }
    if allowed >= 4 {
        for a in values(hand & up_to(6)) {
            for b in values(above(a) & up_to((30 - a) / 3)) {
                for c in values(above(b) & up_to((32 - a - b) / 2)) {
                    family(bit(a) | bit(b) | bit(c), a + b + c, above(c));
                }
            }
        }
    }
}

/// Calls `each` with every combination of `hand` that beats `announced`, in ascending order.
pub fn visit(hand: Cards, announced: u32, mut each: impl FnMut(Cards)) {
    visit_families(hand, announced, |family| {
        let mut highest = family.highest;
        while highest != 0 {
            let card = highest & highest.wrapping_neg();
            each(Cards::from_bits(family.lower | card));
            highest ^= card;
        }
    });
}

/// All the combinations of a hand that beat a value, ready to be counted and picked from.
pub(super) struct Answers {
    families: ArrayVec<Family, MOST_FAMILIES>,
    pub count: u32,
}

impl Answers {
    /// `hand` has at most eight cards.
    pub fn of(hand: Cards, announced: u32) -> Answers {
        let mut answers = Answers {
            families: ArrayVec::new_const(),
            count: 0,
        };
        visit_families(hand, announced, |family| {
            answers.count += family.highest.count_ones();
            answers.families.push(family);
        });
        answers
    }

    /// The `nth` in ascending order, from 0.
    pub fn nth(&self, mut nth: u32) -> Option<Cards> {
        for family in &self.families {
            let count = family.highest.count_ones();
            if nth < count {
                let highest = (0..nth).fold(family.highest, |left, _| left & (left - 1));
                let card = highest & highest.wrapping_neg();
                return Some(Cards::from_bits(family.lower | card));
            }
            nth -= count;
        }
        None
    }
}
