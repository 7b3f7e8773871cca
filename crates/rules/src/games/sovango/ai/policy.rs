//! A sound way to play from one's own cards and what lies open: the price of each card, and the
//! cheapest. It is all that the lower levels know, and how the higher ones play a guess out.

use super::super::cards::{Card, CardSet, Colour};
use super::super::config::{SovangoConfig, Zeros};
use super::super::rules::Sovango;
use super::super::trick::{high_cards, last_zero, strength, strongest};
use crate::engine::GameRng;

/// What matters how much, in points.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Of a card that beats everything unseen: what it will cost to hold it, in proportion to
    /// what it beats, and to the square of that.
    pub danger: f32,
    pub danger_squared: f32,
    /// Having to lead the next trick.
    pub lead: f32,
    /// Letting go of a zero, which would have excused from any trick.
    pub excuse: f32,
    /// How much of what a new franchise does to the hand will come true before the next one.
    pub franchise_lasts: f32,
    /// High cards to be expected from each of those still to play.
    pub to_come: f32,
    /// A high card in somebody else's trick.
    pub gift: f32,
    /// A card of the franchise colour lets one off later tricks.
    pub refuge: f32,
}

impl Manner {
    /// Found by letting one manner play against another.
    pub const SOUND: Manner = Manner {
        danger: 0.35,
        danger_squared: 2.1,
        lead: 0.3,
        excuse: 1.15,
        franchise_lasts: 0.65,
        to_come: 0.5,
        gift: 0.6,
        refuge: 0.12,
    };
}

/// The turn as the seat to move sees it.
pub struct Turn {
    hand: CardSet,
    pub legal: CardSet,
    zeros: Zeros,
    franchise: Option<Colour>,
    /// From the next trick on, as it stands.
    next_franchise: Option<Colour>,
    led: Option<Colour>,
    /// The winning card of the trick as it lies.
    winning: Option<Card>,
    by_partner: bool,
    unseen: CardSet,
    /// How many play after this seat, and how many cards each of them holds.
    later: u8,
    cards_of_later: u8,
    /// What the trick is worth as it lies.
    stakes: f32,
    last: bool,
}

impl Turn {
    pub fn of(sovango: &Sovango) -> Turn {
        let SovangoConfig { players, zeros, .. } = sovango.config;
        let (seat, trick) = (sovango.to_move, sovango.trick());
        let hand = sovango.hand(seat);
        let best = strongest(trick, sovango.franchise, zeros);
        let winner = sovango.leader.ahead(best as u8, players);
        let partners =
            !trick.is_empty() && sovango.config.side_of(winner) == sovango.config.side_of(seat);
        let last = hand.len() == 1 && sovango.stock.is_empty();
        Turn {
            hand,
            legal: sovango.legal(),
            zeros,
            franchise: sovango.franchise,
            next_franchise: last_zero(trick).or(sovango.franchise),
            led: sovango.led(),
            winning: trick.get(best).copied(),
            by_partner: partners,
            unseen: sovango.unseen_by(seat),
            later: players - 1 - trick.len() as u8,
            cards_of_later: hand.len() as u8,
            stakes: if last { 4.0 } else { 2.0 } + f32::from(high_cards(trick)),
            last,
        }
    }

    /// Is this card beaten already?
    pub fn is_beaten(&self, card: Card) -> bool {
        let strength = |card| strength(card, self.franchise, self.zeros);
        self.winning
            .is_some_and(|winning| strength(card) < strength(winning))
    }

    /// How likely this card is to take the trick, if those still to play stay below it where
    /// they can.
    fn takes(&self, card: Card) -> f32 {
        if self.is_beaten(card) {
            return 0.0;
        }
        if self.later == 0 || self.unseen.is_empty() {
            return 1.0;
        }
        let franchise = self.franchise.map_or(CardSet::EMPTY, CardSet::of_colour);
        let led = CardSet::of_colour(self.led.unwrap_or(card.colour()));
        let weaker = self.unseen & weaker(card, self.franchise, self.zeros);
        let following = self.unseen & (led | franchise);
        let below = weaker & (following | CardSet::ZEROS);
        let bound = following | below;
        let free = self.unseen.without(bound);
        let none_of = |some: CardSet, all: CardSet| {
            let share = some.len() as f32 / all.len().max(1) as f32;
            power(1.0 - share, self.cards_of_later)
        };
        let stays_below = 1.0 - none_of(below, self.unseen);
        let throws_below = none_of(bound, self.unseen) * (1.0 - none_of(weaker & free, free));
        power(stays_below + throws_below, self.later)
    }

    /// What it costs to go on holding this card under a franchise.
    fn danger(&self, card: Card, franchise: Option<Colour>, manner: &Manner) -> f32 {
        let weaker = self.unseen & weaker(card, franchise, self.zeros);
        let share = weaker.len() as f32 / self.unseen.len().max(1) as f32;
        let refuge = match franchise {
            Some(colour) if colour == card.colour() => manner.refuge,
            _ => 0.0,
        };
        share * (manner.danger + share * manner.danger_squared) - refuge
    }

    fn burden(&self, hand: CardSet, franchise: Option<Colour>, manner: &Manner) -> f32 {
        hand.iter()
            .map(|card| self.danger(card, franchise, manner))
            .sum()
    }

    /// What playing this card is expected to cost, against the other cards of the hand.
    pub fn price(&self, card: Card, manner: &Manner) -> f32 {
        let takes = self.takes(card);
        let mut rest = self.hand;
        rest.remove(card);
        let high = f32::from(u8::from(card.is_high()));
        let to_come = f32::from(self.later) * manner.to_come;
        let mut price = takes * (self.stakes + high + to_come);
        let gift = (1.0 - takes) * high * manner.gift;
        price += if self.by_partner { gift } else { -gift };
        if self.last || rest.is_empty() {
            return price;
        }
        price += takes * manner.lead;
        price -= self.danger(card, self.next_franchise, manner);
        if card.is_zero() {
            let (from, to) = (self.next_franchise, Some(card.colour()));
            let change = self.burden(rest, to, manner) - self.burden(rest, from, manner);
            price += manner.excuse + manner.franchise_lasts * change;
        }
        price
    }

    /// The cheapest card, each price being off by up to `noise` in either direction.
    pub fn cheapest(&self, manner: &Manner, noise: f32, rng: &mut GameRng) -> Option<Card> {
        if self.legal.len() < 2 {
            return self.legal.nth(0);
        }
        let mut best = (f32::MAX, None);
        for card in self.legal.iter() {
            let mut price = self.price(card, manner);
            if noise > 0.0 {
                // 1024 steps are fine enough.
                let off = rng.below(1025) as f32 / 512.0 - 1.0;
                price += off * noise;
            }
            if price < best.0 {
                best = (price, Some(card));
            }
        }
        best.1
    }
}

/// The cards that lose to this one if played before it.
fn weaker(card: Card, franchise: Option<Colour>, zeros: Zeros) -> CardSet {
    let lower = CardSet::below_rank(card.rank());
    let weaker = match franchise.map(CardSet::of_colour) {
        Some(inside) if inside.contains(card) => lower & inside,
        Some(inside) => lower | inside,
        None => lower,
    };
    match zeros {
        Zeros::MayWin => weaker,
        Zeros::NeverWin if card.is_zero() => weaker & CardSet::ZEROS,
        Zeros::NeverWin => weaker | CardSet::ZEROS,
    }
}

/// The library's rounds differently from one processor to another.
fn power(base: f32, exponent: u8) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}
