//! How a sensible player weighs what could be done: what it promises, whom it hurts, and what it
//! leaves on the discard for the next one.

mod attacks;

use super::super::cards::{Card, Cards, JOKER_PLACES, KINDS, Kinds, PLACES};
use super::super::config::{Return, Variant};
use super::super::moves::Move;
use super::super::rules::{Phase, Soon};
use super::super::score::is_complete;
use super::outlook::{Holding, Rates, SPEED_ROUND, Sequence, Stakes, promise, turns_to_finish};
use crate::engine::{MAX_PLAYERS, Seat};

/// A special card kept in hand.
const KEPT: f32 = 0.7;
/// Each next one is worth so much less: it also takes up room.
const KEPT_LESS: f32 = 0.3;
/// How much of what the top of the discard could give to the next player counts.
const GIFT: f32 = 0.5;
/// The same, at a glance.
const GLANCE: f32 = 0.6;
/// People do not stop as soon as they could: a colour may be worth more.
const HURRY: f32 = 1.1;

/// Everything needed to weigh the moves of one decision.
pub(super) struct Mind<'a> {
    soon: &'a Soon,
    me: Seat,
    rates: Rates,
    stakes: Stakes,
    /// Until somebody else ends the round.
    horizon: f32,
    /// When each player is done, colours aside.
    turns: [f32; MAX_PLAYERS],
    /// Of each of the others: how much their points hurt. Together 1.
    hurts: [f32; MAX_PLAYERS],
    /// What they promise, where asked for.
    promises: [Option<f32>; MAX_PLAYERS],
    gifts: [Option<f32>; KINDS],
    own_turns: f32,
    care: Care,
}

/// How closely one looks at what is left on the discard for the next player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    Not,
    /// At a glance: is it their next card?
    Glance,
    Full,
}

/// A move and what it is worth.
pub(super) type Weighed = (Move, f32);

impl<'a> Mind<'a> {
    pub fn new(soon: &'a Soon, me: Seat, care: Care) -> Mind<'a> {
        let rates = Rates::of(soon, me);
        let mut mind = Mind {
            soon,
            me,
            rates,
            stakes: Stakes::of(soon),
            horizon: 0.0,
            turns: [0.0; MAX_PLAYERS],
            hurts: [0.0; MAX_PLAYERS],
            promises: [None; MAX_PLAYERS],
            gifts: [None; KINDS],
            own_turns: 0.0,
            care,
        };
        mind.look_round();
        mind
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        self.soon.seats().filter(move |seat| *seat != me)
    }

    fn look_round(&mut self) {
        let own = Holding::seen(self.soon, self.me, self.me);
        self.own_turns = turns_to_finish(&own, &self.rates) * HURRY;
        let mut soonest = f32::MAX;
        for other in self.others() {
            let holding = Holding::seen(self.soon, other, self.me);
            let turns = turns_to_finish(&holding, &self.rates) * HURRY;
            self.turns[other.index()] = turns;
            soonest = soonest.min(turns);
        }
        self.horizon = if self.soon.first.is_some() {
            0.0
        } else {
            soonest
        };
        // Who is ahead, in the game and in this round, is who must be stopped.
        let weight = match self.stakes.variant {
            Variant::Speed => 4.0,
            Variant::Normal => 1.0,
        };
        let mut sum = 0.0;
        for other in self.others() {
            let player = self.soon.player(other);
            let lies = self
                .stakes
                .now(&player.sequence, self.soon.first == Some(other));
            let ahead = weight * player.total as f32 + lies - 0.3 * self.turns[other.index()];
            let hurt = ahead * ahead.max(0.0) / 60.0 + ahead / 4.0 + 6.0;
            self.hurts[other.index()] = hurt.max(0.5);
            sum += hurt.max(0.5);
        }
        for hurt in &mut self.hurts {
            *hurt /= sum;
        }
    }

    /// Turns that `seat` still has when the round is ending.
    fn last_turns(&self, seat: Seat, first: Seat) -> bool {
        // Everybody between the player to move and the first one is still to come.
        let players = self.soon.config.players;
        let distance = |from: Seat, to: Seat| (to.0 + players - from.0) % players;
        distance(self.soon.turn, seat) < distance(self.soon.turn, first)
    }

    /// What another's holding promises; `ending`: who ends the round, if it is ending.
    fn promise_of(&self, other: Seat, holding: &Holding, ending: Option<Seat>) -> f32 {
        if let Some(first) = ending {
            let now = self.stakes.now(&holding.sequence, first == other);
            let to_come = first == self.me || self.last_turns(other, first);
            if first == other || !to_come || self.stakes.variant == Variant::Speed {
                return now;
            }
            let next = now / f32::from(holding.sequence.len().max(1));
            return now + 0.6 * next;
        }
        // The round ends when the quickest of the rest is done, or this seat's owner.
        let mut horizon = self.own_turns;
        for rival in self.others().filter(|rival| *rival != other) {
            horizon = horizon.min(self.turns[rival.index()]);
        }
        promise(holding, &self.rates, horizon, self.stakes)
    }

    fn promised(&mut self, other: Seat) -> f32 {
        if let Some(known) = self.promises[other.index()] {
            return known;
        }
        let holding = Holding::seen(self.soon, other, self.me);
        let value = self.promise_of(other, &holding, self.soon.first);
        self.promises[other.index()] = Some(value);
        value
    }

    /// What `other` loses when their holding becomes this one, as it matters here.
    fn harm(&mut self, other: Seat, after: &Holding) -> f32 {
        let before = self.promised(other);
        let after = self.promise_of(other, after, self.soon.first);
        (before - after) * self.hurts[other.index()]
    }

    /// What this card on top of the discard gives the next player.
    fn gift(&mut self, top: Option<Card>) -> f32 {
        let Some(card) = top.filter(|card| card.is_number()) else {
            return 0.0;
        };
        let next = self.me.next(self.soon.config.players);
        match self.care {
            Care::Not => return 0.0,
            Care::Glance => {
                let wanted = card.rank() == Some(self.soon.player(next).next_rank());
                return if wanted {
                    GLANCE * self.hurts[next.index()]
                } else {
                    0.0
                };
            }
            Care::Full => (),
        }
        if let Some(known) = self.gifts[card.index()] {
            return known;
        }
        let value = if self.soon.first == Some(next) {
            0.0
        } else {
            let mut holding = Holding::seen(self.soon, next, self.me);
            let before = self.promised(next);
            let fits = card.rank() == Some(holding.sequence.len() + 1);
            if fits && holding.sequence.len() < PLACES {
                holding.sequence.push(card);
            } else {
                holding.hand.add(card);
                holding.unknown = holding.unknown.saturating_sub(1);
            }
            let gain = self.promise_of(next, &holding, self.soon.first) - before;
            gain.max(0.0) * self.hurts[next.index()] * GIFT
        };
        self.gifts[card.index()] = Some(value);
        value
    }

    /// What one's own sequence and hand promise after a turn that leaves `top` on the discard.
    fn after(&mut self, sequence: &Sequence, hand: Cards, top: Option<Card>) -> f32 {
        let complete = is_complete(sequence.cards());
        if complete && self.soon.first.is_none() {
            return self.finished(sequence);
        }
        if complete || self.soon.first.is_some() {
            return self.stakes.now(sequence, false) - self.gift(top);
        }
        let holding = Holding {
            sequence: *sequence,
            hand,
            unknown: 0,
        };
        let kept = kept(hand);
        promise(&holding, &self.rates, self.horizon, self.stakes) + kept - self.gift(top)
    }

    /// One's own points as the first, and what the others then have left.
    fn finished(&mut self, sequence: &Sequence) -> f32 {
        let mut value = self.stakes.now(sequence, true);
        for other in self.others() {
            let before = self.promised(other);
            let holding = Holding::seen(self.soon, other, self.me);
            let after = self.promise_of(other, &holding, Some(self.me));
            // Less time never promises them more.
            value += (before - after).max(0.0) * self.hurts[other.index()];
        }
        value
    }

    /// Which card may not go straight back.
    fn barred(&self, hand: Cards, taken: Option<Card>) -> Option<Card> {
        taken.filter(|card| {
            self.soon.config.return_taken == Return::Forbidden && hand.count(*card) == 1
        })
    }

    /// All actions with a point, and what they are worth, with this hand and this discard.
    pub fn weigh(
        &mut self,
        hand: Cards,
        taken: Option<Card>,
        top: Option<Card>,
        out: &mut Vec<Weighed>,
    ) {
        out.clear();
        let sequence = self.soon.player(self.me).sequence;
        let next = sequence.len() + 1;
        let barred = self.barred(hand, taken);
        for card in hand.kinds().iter() {
            let mut left = hand;
            left.remove(card);
            if barred != Some(card) {
                out.push((Move::Discard(card), self.after(&sequence, left, Some(card))));
            }
            if next <= PLACES && card.fits(next) {
                let mut longer = sequence;
                longer.push(card);
                out.push((Move::Lay(card), self.after(&longer, left, top)));
            }
            match card {
                Card::EXPLORER => self.weigh_questions(&sequence, left, out),
                Card::LIGHTNING => self.weigh_strikes(&sequence, left, out),
                Card::THIEF => self.weigh_thefts(&sequence, left, top, out),
                _ => self.weigh_replacing(&sequence, card, left, out),
            }
        }
    }

    fn weigh_replacing(
        &mut self,
        sequence: &Sequence,
        card: Card,
        left: Cards,
        out: &mut Vec<Weighed>,
    ) {
        let places = match card.rank() {
            Some(rank) => rank..=rank,
            None => 1..=JOKER_PLACES,
        };
        for place in places {
            let Some(&old) = sequence.cards().get(usize::from(place) - 1) else {
                continue;
            };
            // A card over its like, or a Joker over a number of its colour, helps nobody.
            if old == card || card.is_joker() && old.colour() == card.colour() {
                continue;
            }
            let replaced = with(sequence, place, card);
            let value = self.after(&replaced, left, Some(old));
            out.push((Move::Replace { card, place }, value));
        }
    }

    /// The best of `weigh`, or nothing if there is nothing to do.
    pub fn best(
        &mut self,
        hand: Cards,
        taken: Option<Card>,
        top: Option<Card>,
        scratch: &mut Vec<Weighed>,
    ) -> Option<Weighed> {
        self.weigh(hand, taken, top, scratch);
        let mut best: Option<Weighed> = None;
        for weighed in scratch.iter() {
            if best.is_none_or(|(_, value)| weighed.1 > value) {
                best = Some(*weighed);
            }
        }
        best
    }

    /// Pile or discard: each with the best that can follow.
    pub fn weigh_cards(&mut self, out: &mut Vec<Weighed>) {
        let hand = self.soon.player(self.me).hand;
        let top = self.soon.discard.top();
        let mut scratch = Vec::new();
        let (mut sum, mut count) = (0.0, 0.0);
        for card in Card::all() {
            let weight = self.rates.unseen[card.index()].max(0.0);
            if weight > 0.0 {
                let mut more = hand;
                more.add(card);
                if let Some((_, value)) = self.best(more, None, top, &mut scratch) {
                    sum += weight * value;
                    count += weight;
                }
            }
        }
        out.clear();
        out.push((Move::Draw, sum / count.max(1.0)));
        if let Some(card) = top.filter(|card| card.is_number()) {
            let below = self.soon.discard.cards().iter().nth_back(1).copied();
            let mut more = hand;
            more.add(card);
            if let Some((_, value)) = self.best(more, Some(card), below, &mut scratch) {
                out.push((Move::TakeDiscard, value));
            }
        }
    }

    /// What to give to the one who asked: what they need less and one needs less oneself.
    pub fn weigh_gifts(&mut self, rank: u8, out: &mut Vec<Weighed>) {
        out.clear();
        let asker = self.soon.turn;
        let own = *self.soon.player(self.me);
        for card in own.hand.among(Kinds::of_rank(rank)).kinds().iter() {
            let mut theirs = Holding::seen(self.soon, asker, self.me);
            theirs.sequence = with(&theirs.sequence, rank, card);
            let mut hand = own.hand;
            hand.remove(card);
            let value = self.after(&own.sequence, hand, None) + self.harm(asker, &theirs);
            out.push((Move::Give(card), value));
        }
    }

    /// Everything to choose from now, weighed.
    pub fn weigh_all(&mut self, out: &mut Vec<Weighed>) {
        match self.soon.phase {
            Phase::Draw => self.weigh_cards(out),
            Phase::Act { taken } => {
                let hand = self.soon.player(self.me).hand;
                self.weigh(hand, taken, self.soon.discard.top(), out);
            }
            Phase::Give { rank, .. } => self.weigh_gifts(rank, out),
        }
    }

    /// Pile or discard, quickly: is the open card better than most?
    pub fn takes_discard(&mut self, scratch: &mut Vec<Weighed>) -> bool {
        let Some(card) = self.soon.discard.top().filter(|card| card.is_number()) else {
            return false;
        };
        let own = self.soon.player(self.me);
        let (hand, sequence) = (own.hand, own.sequence);
        let before = self.after(&sequence, hand, Some(card));
        let below = self.soon.discard.cards().iter().nth_back(1).copied();
        let mut more = hand;
        more.add(card);
        self.best(more, Some(card), below, scratch)
            .is_some_and(|(_, value)| value > before + WORTH_TAKING)
    }
}

/// Adds to each total what the player's holding promises in this round.
pub(super) fn add_promises(soon: &Soon, totals: &mut [f32; MAX_PLAYERS]) {
    let stakes = Stakes::of(soon);
    let rates = Rates::of(soon, soon.turn);
    let mut turns = [f32::MAX; MAX_PLAYERS];
    for seat in soon.seats() {
        let holding = Holding::seen(soon, seat, seat);
        turns[seat.index()] = turns_to_finish(&holding, &rates) * HURRY;
    }
    for seat in soon.seats() {
        let holding = Holding::seen(soon, seat, seat);
        let mut horizon = f32::MAX;
        for rival in soon.seats().filter(|rival| *rival != seat) {
            horizon = horizon.min(turns[rival.index()]);
        }
        let points = promise(&holding, &rates, horizon, stakes) + kept(holding.hand);
        totals[seat.index()] += match stakes.variant {
            Variant::Speed => points / SPEED_ROUND,
            Variant::Normal => points,
        };
    }
}

/// What the specials of this hand are worth later.
fn kept(hand: Cards) -> f32 {
    let specials = [Card::EXPLORER, Card::LIGHTNING, Card::THIEF];
    let count: u8 = specials.into_iter().map(|card| hand.count(card)).sum();
    let count = f32::from(count);
    count * KEPT - 0.5 * count * (count - 1.0) * KEPT_LESS
}

/// Could the top of the discard be of any use? Not if it lies in one's sequence already.
pub(super) fn may_want(soon: &Soon, seat: Seat) -> bool {
    let own = soon.player(seat);
    match soon.discard.top() {
        Some(top) if top.is_number() => top.rank().and_then(|rank| own.at(rank)) != Some(top),
        _ => false,
    }
}

/// What a card of the pile brings on average.
const WORTH_TAKING: f32 = 1.2;

/// The sequence with this card at this place, the next one included.
pub(super) fn with(sequence: &Sequence, place: u8, card: Card) -> Sequence {
    let mut changed = *sequence;
    if place == changed.len() + 1 {
        changed.push(card);
    } else if let Some(at) = changed.cards_mut().get_mut(usize::from(place) - 1) {
        *at = card;
    }
    changed
}
