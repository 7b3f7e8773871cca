//! What a sequence and a hand promise: how long until each plan is done, and what it will have
//! paid when the round ends.

use super::super::cards::{Card, Cards, Colour, JOKER_PLACES, KINDS, Kinds, PLACES, Stack};
use super::super::config::{ColourBonus, Variant};
use super::super::rules::{Player, Soon};
use super::super::score::{is_complete, score};
use crate::engine::Seat;

pub(super) type Sequence = Stack<{ PLACES as usize }>;

/// What to build: any colours, or one that pays double.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    Any,
    Only(Colour),
}

const PLANS: [Plan; 3] = [
    Plan::Any,
    Plan::Only(Colour::Day),
    Plan::Only(Colour::Night),
];

impl Plan {
    fn wants(self, card: Card) -> bool {
        match self {
            Plan::Any => true,
            Plan::Only(colour) => card.colour() == Some(colour),
        }
    }

    /// The cards that do for this rank.
    fn cards(self, rank: u8) -> Kinds {
        match self {
            Plan::Any => Kinds::of_rank(rank),
            Plan::Only(colour) => Kinds::only(Card::number(rank, colour)),
        }
    }
}

/// How many cards of the discard come back when it is shuffled, in the eyes of somebody who
/// counts: some, later.
const OF_DISCARD: f32 = 0.3;
/// A turn shows the pile's next card, and sometimes the top of the discard.
const LOOKS: f32 = 1.35;
/// How often an Explorer or a Thief finds what is missing.
const BY_SPECIAL: f32 = 0.12;
/// How well cards for later are collected while waiting for others.
const COLLECTED: f32 = 1.0;
/// Looks that an unseen card in another's hand stands for.
const HEAD_START: f32 = 2.0;

/// What everybody can count: how probably one turn brings a rank.
pub(super) struct Rates {
    /// Cards of each kind that are neither in the open nor in one's own hand.
    pub unseen: [f32; KINDS],
    pub all: f32,
    /// Turns until it comes, by plan and rank, and how much of it one turn takes away.
    wait: [[(f32, f32); PLACES as usize]; 3],
}

impl Rates {
    /// As `seat` sees the table.
    pub fn of(soon: &Soon, seat: Seat) -> Rates {
        let mut unseen = [0.0; KINDS];
        for card in Card::all() {
            unseen[card.index()] = f32::from(card.copies());
        }
        for card in soon.discard.cards() {
            unseen[card.index()] -= 1.0 - OF_DISCARD;
        }
        for other in soon.seats() {
            let player = soon.player(other);
            for card in player.sequence.cards() {
                unseen[card.index()] -= 1.0;
            }
            let seen = if other == seat {
                player.hand
            } else {
                player.known
            };
            for card in seen.iter() {
                unseen[card.index()] -= 1.0;
            }
        }
        let all: f32 = unseen.iter().sum();
        let count = |card: Card| unseen[card.index()].max(0.0);
        let by_special = BY_SPECIAL * (count(Card::EXPLORER) + count(Card::THIEF));
        let mut wait = [[(1.0, 1.0); PLACES as usize]; 3];
        for (plan, waits) in PLANS.into_iter().zip(&mut wait) {
            let wanted = |kinds: Kinds| kinds.iter().filter(|card| plan.wants(*card));
            let jokers: f32 = wanted(Kinds::JOKERS).map(count).sum();
            for (rank, wait) in (1..=PLACES).zip(waits) {
                let numbers: f32 = wanted(Kinds::of_rank(rank)).map(count).sum();
                let mut good = numbers * LOOKS + by_special;
                if rank <= JOKER_PLACES {
                    good += jokers;
                }
                let turns = (all / good.max(0.1)).clamp(1.0, 40.0);
                *wait = (turns - 1.0, COLLECTED / turns);
            }
        }
        Rates { unseen, all, wait }
    }
}

/// How far off such an expectation usually is: always a bit, and the more the longer.
const SPREAD: f32 = 1.4;
const SPREAD_A_TURN: f32 = 0.54;

/// The probability that something takes at most so long, if it takes `expected` on average.
fn in_time(expected: f32, horizon: f32) -> f32 {
    let x = ((horizon - expected) / (SPREAD + SPREAD_A_TURN * expected)).clamp(-1.0, 1.0);
    0.5 + x * (0.75 - 0.25 * x * x)
}

/// What may still happen to what is not done yet: Lightnings, Thieves, somebody quicker.
const RISK: f32 = 0.3;

/// What is looked at: somebody's sequence and what is known of the hand.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    pub sequence: Sequence,
    pub hand: Cards,
    /// Cards of the hand that one does not see.
    pub unknown: u8,
}

impl Holding {
    /// As `by` knows this player.
    pub fn seen(soon: &Soon, seat: Seat, by: Seat) -> Holding {
        let player: &Player = soon.player(seat);
        let hand = if seat == by {
            player.hand
        } else {
            player.known
        };
        Holding {
            sequence: player.sequence,
            hand,
            unknown: player.hand.len() - hand.len(),
        }
    }
}

/// What a plan is worth when the round may end at `horizon`, and how long it takes.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospect {
    pub points: f32,
    pub turns: f32,
}

/// What the rules and the round say about worth.
#[derive(Clone, Copy)]
pub(super) struct Stakes {
    pub bonus: ColourBonus,
    pub variant: Variant,
}

impl Stakes {
    pub fn of(soon: &Soon) -> Stakes {
        Stakes {
            bonus: soon.config.colour_bonus,
            variant: soon.config.variant,
        }
    }

    /// Points of a sequence as it lies.
    pub fn now(self, sequence: &Sequence, first: bool) -> f32 {
        match self.variant {
            Variant::Speed => {
                if first && is_complete(sequence.cards()) {
                    SPEED_ROUND
                } else {
                    0.0
                }
            }
            Variant::Normal => score(sequence.cards(), first, self.bonus).total() as f32,
        }
    }
}

/// What a round won is worth in the variant Speed, in points of the others.
pub(super) const SPEED_ROUND: f32 = 14.0;

/// How long until the sequence is complete, colours left aside.
pub(super) fn turns_to_finish(holding: &Holding, rates: &Rates) -> f32 {
    let stakes = Stakes {
        bonus: ColourBonus::Any,
        variant: Variant::Speed,
    };
    prospect(holding, Plan::Any, rates, 0.0, stakes).turns
}

pub(super) fn prospect(
    holding: &Holding,
    plan: Plan,
    rates: &Rates,
    horizon: f32,
    stakes: Stakes,
) -> Prospect {
    let waits = &rates.wait[match plan {
        Plan::Any => 0,
        Plan::Only(Colour::Day) => 1,
        Plan::Only(Colour::Night) => 2,
    }];
    let hand = holding.hand.kinds();
    let head = f32::from(holding.unknown) * HEAD_START;
    let joker_kinds = Kinds::JOKERS & hand;
    let mut jokers: u8 = joker_kinds
        .iter()
        .filter(|joker| plan.wants(*joker))
        .map(|joker| holding.hand.count(joker))
        .sum();
    let (mut turns, mut cards, mut pure, mut has_joker) = (0.0f32, 0.0f32, 1.0f32, false);
    let sequence = holding.sequence.cards();
    for rank in 1..=PLACES {
        let lies = sequence.get(usize::from(rank) - 1).copied();
        let mut counted = false;
        if let Some(card) = lies.filter(|card| *card != Card::THIEF) {
            cards += 1.0;
            counted = true;
            has_joker |= card.is_joker();
            if plan.wants(card) {
                continue;
            }
        }
        let in_hand = if !(hand & plan.cards(rank)).is_empty() {
            true
        } else if rank <= JOKER_PLACES && jokers > 0 {
            jokers -= 1;
            true
        } else {
            false
        };
        turns += 1.0;
        if !in_hand {
            let (wait, collected) = waits[usize::from(rank) - 1];
            turns += wait / (1.0 + collected * (turns + head));
        }
        if stakes.variant == Variant::Speed {
            continue;
        }
        let done = in_time(turns, horizon + 1.0) / (1.0 + RISK * turns);
        if counted {
            pure = pure.min(done);
        } else {
            cards += done;
        }
    }
    let complete = in_time(turns, horizon + 0.5) / (1.0 + RISK * turns);
    let points = match stakes.variant {
        Variant::Speed => complete * SPEED_ROUND,
        Variant::Normal => {
            let doubled = match (plan, stakes.bonus) {
                (Plan::Any, _) => 0.0,
                (_, ColourBonus::Any) => pure,
                (_, ColourBonus::CompleteOnly) => pure.min(complete),
            };
            let joker = if has_joker { 0.6 } else { 0.0 };
            cards * (1.0 + doubled) + complete * (4.0 - joker)
        }
    };
    Prospect { points, turns }
}

/// How much the second-best plan counts: it is what is left when the best one fails.
const SECOND: f32 = 0.15;

/// What this holding promises, whatever the plan.
pub(super) fn promise(holding: &Holding, rates: &Rates, horizon: f32, stakes: Stakes) -> f32 {
    let any = prospect(holding, Plan::Any, rates, horizon, stakes).points;
    if stakes.variant == Variant::Speed {
        return any;
    }
    let day = prospect(holding, PLANS[1], rates, horizon, stakes).points;
    let night = prospect(holding, PLANS[2], rates, horizon, stakes).points;
    let (best, second) = if day > night {
        (day, night)
    } else {
        (night, day)
    };
    let (best, second) = if any > best {
        (any, best)
    } else {
        (best, second.max(any))
    };
    best * (1.0 - SECOND) + second * SECOND
}
