//! Hidden cards: what a player has shown not to hold, and deals that respect it.

use super::rng::GameRng;

/// What everybody knows a hand *not* to hold: entry `m` is a set of kinds of which the unseen
/// cards of the hand are at most `m`, and includes the entries before it. `N` is how many unseen
/// cards a hand can have: that there are at most so many is no news.
///
/// A player who shows or says to have none of some kinds fixes them at zero. Each card drawn
/// unseen might be one; each one that comes into the open leaves one fewer.
///
/// The kinds are bits of the game's choosing (colours, ranks).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lacks<const N: usize>([u64; N]);

/// One statement: at most `most` cards of these kinds together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lack {
    /// The bits of the kinds.
    pub kinds: u64,
    /// How many there may be.
    pub most: u8,
}

impl<const N: usize> Default for Lacks<N> {
    fn default() -> Self {
        Lacks([0; N])
    }
}

impl<const N: usize> Lacks<N> {
    /// What these statements say together; `None` if one of them is about more cards than a
    /// hand can have.
    pub fn of(statements: impl IntoIterator<Item = Lack>) -> Option<Lacks<N>> {
        let mut lacks = Lacks::default();
        for Lack { kinds, most } in statements {
            for wider in lacks.0.get_mut(usize::from(most)..)? {
                *wider |= kinds;
            }
        }
        Some(lacks)
    }

    /// Nothing is known of the hand any more.
    pub fn clear(&mut self) {
        *self = Lacks::default();
    }

    /// The player has shown to hold none of `kinds`.
    pub fn shown_none(&mut self, kinds: u64) {
        // Holding none of these now, the player holds as many of "those and these" as of
        // "those".
        for at_most in &mut self.0 {
            *at_most |= kinds;
        }
    }

    /// The player drew a card nobody saw.
    pub fn drew_unseen(&mut self) {
        self.0.copy_within(..N - 1, 1);
        self.0[0] = 0;
    }

    /// One of the player's unseen cards, of this kind, came into the open.
    pub fn showed(&mut self, kind: u64) {
        // All statements about this kind now allow one fewer. The narrowest of them becomes
        // the one before it, which it includes.
        let about_it = self.0.iter().position(|kinds| kinds & kind != 0);
        if let Some(narrowest @ 1..) = about_it {
            self.0.copy_within(narrowest.., narrowest - 1);
        }
    }

    /// Drops what says nothing new about a hand of `size` unseen cards.
    pub fn forget_beyond(&mut self, size: u8) {
        let size = usize::from(size).min(N);
        let widest = size.checked_sub(1).map_or(0, |last| self.0[last]);
        self.0[size..].fill(widest);
    }

    /// The statements that say something, the widest first.
    pub fn iter(&self) -> impl Iterator<Item = Lack> {
        (0..N).rev().filter_map(|most| {
            let narrower = most.checked_sub(1).map_or(0, |fewer| self.0[fewer]);
            let kinds = self.0[most];
            (kinds != narrower).then_some(Lack {
                kinds,
                most: most as u8,
            })
        })
    }

    /// Kinds of which the hand certainly holds none.
    pub fn certainly_none(&self) -> u64 {
        self.0[0]
    }

    /// Could this be the player's unseen hand?
    pub fn allow(&self, hand: impl Iterator<Item = u64> + Clone) -> bool {
        self.allow_counts(|kinds| hand.clone().filter(|kind| kind & kinds != 0).count())
    }

    /// The same for a hand that can say by itself how many cards of some kinds it has.
    pub fn allow_counts(&self, count: impl Fn(u64) -> usize) -> bool {
        let few_enough = |(most, kinds): (usize, &u64)| count(*kinds) <= most;
        self.0.iter().enumerate().all(few_enough)
    }
}

/// A hand to be dealt from unseen cards.
pub struct Need<'a, const N: usize> {
    /// How many cards it has.
    pub size: usize,
    /// What it may not be.
    pub lacks: &'a Lacks<N>,
}

/// How often to try a plain random deal before working one out.
const TRIES: u32 = 16;

/// Deals `needs` at random from `cards` so that every hand is one its [`Lacks`] allow. `kind`
/// gives each card's bit. What is not dealt stays in `cards`, shuffled. `None` only if no such
/// deal exists, which cannot happen when the needs describe a real game; `cards` is then left
/// shuffled but whole.
pub fn deal<C: Copy, const N: usize>(
    rng: &mut GameRng,
    cards: &mut Vec<C>,
    kind: impl Fn(C) -> u64,
    needs: &[Need<N>],
) -> Option<Vec<Vec<C>>> {
    // Hands that may take the fewest cards choose first: most plain deals then succeed.
    let room = |need: &Need<N>| {
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

fn deal_in_order<C: Copy, const N: usize>(
    cards: &[C],
    kind: &impl Fn(C) -> u64,
    needs: &[Need<N>],
    order: &[usize],
) -> Option<Dealt> {
    let mut dealt: Dealt = vec![None; cards.len()];
    for &hand in order {
        let mut lacks = *needs[hand].lacks;
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
fn deal_by_flow<C: Copy, const N: usize>(
    cards: &[C],
    kind: &impl Fn(C) -> u64,
    needs: &[Need<N>],
) -> Option<Dealt> {
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
                        .collect::<Vec<u64>>()
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
