//! Hidden cards: what a player has shown not to hold, and deals that respect it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::rng::GameRng;

/// What everybody knows a hand *not* to hold, as a chain of statements "at most `most` cards of
/// `kinds`". A statement starts at zero when the player shows or says they have none, loosens
/// by one with every card they draw unseen, and tightens with every such card they play.
///
/// The kinds are bits of the game's choosing (colours, ranks). Older statements are kept as
/// supersets of newer ones, so the chain says everything there is to know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lacks(ArrayVec<Lack, 8>);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lack {
    pub kinds: u32,
    pub most: u8,
}

impl Lacks {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The player has shown to hold none of `kinds`.
    pub fn shown_none(&mut self, kinds: u32) {
        // Holding none of these now, the player holds as many of "those and these" as of
        // "those".
        for lack in &mut self.0 {
            lack.kinds |= kinds;
        }
        self.0.retain(|lack| lack.kinds != kinds);
        if self.0.is_full() {
            self.0.remove(0);
        }
        self.0.push(Lack { kinds, most: 0 });
        self.prune();
    }

    /// The player drew a card nobody saw.
    pub fn drew_unseen(&mut self) {
        for lack in &mut self.0 {
            lack.most = lack.most.saturating_add(1);
        }
    }

    /// One of the player's unseen cards, of this kind, came into the open.
    pub fn showed(&mut self, kind: u32) {
        for lack in &mut self.0 {
            if lack.kinds & kind != 0 {
                lack.most = lack.most.saturating_sub(1);
            }
        }
        self.prune();
    }

    /// Drops what says nothing new about a hand of `size` unseen cards.
    pub fn forget_beyond(&mut self, size: u8) {
        self.0.retain(|lack| lack.most < size);
    }

    /// The chain runs from the oldest, widest statement to the newest; where a wider one allows
    /// no more than a narrower one, the narrower says nothing.
    fn prune(&mut self) {
        let mut tightest = u8::MAX;
        self.0.retain(|lack| {
            let says_more = lack.most < tightest;
            tightest = tightest.min(lack.most);
            says_more
        });
        // Of two statements about the same kinds the newer allows less.
        for newer in (1..self.0.len()).rev() {
            if self.0[newer - 1].kinds == self.0[newer].kinds {
                self.0.remove(newer - 1);
            }
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Lack> {
        self.0.iter()
    }

    /// Kinds of which the hand certainly holds none.
    pub fn certainly_none(&self) -> u32 {
        self.iter()
            .filter(|lack| lack.most == 0)
            .fold(0, |kinds, lack| kinds | lack.kinds)
    }

    /// Could this be the player's unseen hand?
    pub fn allow(&self, hand: impl Iterator<Item = u32> + Clone) -> bool {
        self.iter().all(|lack| {
            hand.clone().filter(|kind| kind & lack.kinds != 0).count() <= usize::from(lack.most)
        })
    }
}

/// A hand to be dealt from unseen cards.
pub struct Need<'a> {
    pub size: usize,
    pub lacks: &'a Lacks,
}

/// How often to try a plain random deal before working one out.
const TRIES: u32 = 16;

/// Deals `needs` at random from `cards` so that every hand is one its [`Lacks`] allow. `kind`
/// gives each card's bit. What is not dealt stays in `cards`, shuffled. `None` only if no such
/// deal exists, which cannot happen when the needs describe a real game; `cards` is then left
/// shuffled but whole.
pub fn deal<C: Copy>(
    rng: &mut GameRng,
    cards: &mut Vec<C>,
    kind: impl Fn(C) -> u32,
    needs: &[Need],
) -> Option<Vec<Vec<C>>> {
    // Hands that may take the fewest cards choose first: most plain deals then succeed.
    let room = |need: &Need| {
        let barred = need.lacks.certainly_none();
        cards.iter().filter(|c| kind(**c) & barred == 0).count() as i64 - need.size as i64
    };
    let mut order: Vec<usize> = (0..needs.len()).collect();
    order.sort_by_key(|&i| room(&needs[i]));

    for _ in 0..TRIES {
        rng.shuffle(cards);
        if let Some(dealt) = deal_in_order(cards, &kind, needs, &order) {
            return Some(take(cards, &dealt, needs.len()));
        }
    }
    rng.shuffle(cards);
    let dealt = deal_by_flow(cards, &kind, needs)?;
    Some(take(cards, &dealt, needs.len()))
}

/// `dealt[i]` is the hand that card `i` goes to.
type Dealt = Vec<Option<usize>>;

fn take<C: Copy>(cards: &mut Vec<C>, dealt: &Dealt, hands: usize) -> Vec<Vec<C>> {
    let mut out = vec![Vec::new(); hands];
    let mut rest = Vec::with_capacity(cards.len());
    for (card, to) in cards.iter().zip(dealt) {
        match to {
            Some(hand) => out[*hand].push(*card),
            None => rest.push(*card),
        }
    }
    *cards = rest;
    out
}

fn deal_in_order<C: Copy>(
    cards: &[C],
    kind: &impl Fn(C) -> u32,
    needs: &[Need],
    order: &[usize],
) -> Option<Dealt> {
    let mut dealt: Dealt = vec![None; cards.len()];
    for &hand in order {
        let mut lacks = needs[hand].lacks.clone();
        let mut missing = needs[hand].size;
        for (at, card) in cards.iter().enumerate() {
            if missing == 0 {
                break;
            }
            if dealt[at].is_none() && lacks.certainly_none() & kind(*card) == 0 {
                lacks.showed(kind(*card));
                dealt[at] = Some(hand);
                missing -= 1;
            }
        }
        if missing > 0 {
            return None;
        }
    }
    Some(dealt)
}

/// An exact deal as a flow: card → the narrowest statement about its kind in a hand → wider
/// statements → the hand. Each card is one unit; augmenting paths find a deal if there is one.
fn deal_by_flow<C: Copy>(cards: &[C], kind: &impl Fn(C) -> u32, needs: &[Need]) -> Option<Dealt> {
    let mut dealt: Dealt = vec![None; cards.len()];
    let wanted: usize = needs.iter().map(|need| need.size).sum();
    for _ in 0..wanted {
        // Breadth first from the cards nobody has; an edge card → card means "takes its place".
        let mut from: Vec<Option<usize>> = vec![None; cards.len()];
        let mut seen: Vec<bool> = dealt.iter().map(Option::is_none).collect();
        let mut queue: Vec<usize> = (0..cards.len()).filter(|&c| dealt[c].is_none()).collect();
        let mut at = 0;
        let mut end = None;
        'search: while at < queue.len() {
            let card = queue[at];
            at += 1;
            for (hand, need) in needs.iter().enumerate() {
                if dealt[card] == Some(hand) {
                    continue;
                }
                let held = |c: &usize| dealt[*c] == Some(hand);
                let holds: Vec<usize> = (0..cards.len()).filter(held).collect();
                let kinds = |without: Option<usize>| {
                    holds
                        .iter()
                        .copied()
                        .filter(move |c| Some(*c) != without)
                        .chain([card])
                        .map(|c| kind(cards[c]))
                        .collect::<Vec<u32>>()
                };
                if holds.len() < need.size && need.lacks.allow(kinds(None).into_iter()) {
                    end = Some((card, hand));
                    break 'search;
                }
                for other in holds.iter().copied() {
                    if !seen[other] && need.lacks.allow(kinds(Some(other)).into_iter()) {
                        seen[other] = true;
                        from[other] = Some(card);
                        queue.push(other);
                    }
                }
            }
        }
        let (mut card, mut hand) = end?;
        loop {
            let left = dealt[card].replace(hand);
            match (from[card], left) {
                (Some(previous), Some(old)) => (card, hand) = (previous, old),
                _ => break,
            }
        }
    }
    Some(dealt)
}
