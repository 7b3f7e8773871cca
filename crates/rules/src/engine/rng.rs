//! The one source of chance. It lives inside the game state, so a configuration, a seed and
//! the moves reproduce a game exactly, on every platform.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use serde::{Deserialize, Serialize};

/// Xoshiro128++ is fully specified, small, and made of `u32`s, so it gives the same numbers on
/// 32- and 64-bit machines. The draws below are our own for the same reason: the records of
/// old games must not depend on how a library version turns bits into ranges.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Xoshiro128PlusPlus", into = "Xoshiro128PlusPlus")]
pub struct GameRng(Xoshiro128PlusPlus);

impl From<GameRng> for Xoshiro128PlusPlus {
    fn from(rng: GameRng) -> Self {
        rng.0
    }
}

impl TryFrom<Xoshiro128PlusPlus> for GameRng {
    type Error = &'static str;

    /// A state of all zeros gives nothing but zeros, for ever.
    fn try_from(state: Xoshiro128PlusPlus) -> Result<GameRng, &'static str> {
        let mut next = state.clone();
        if (0..4).all(|_| next.next_u32() == 0) {
            return Err("a generator cannot be all zeros");
        }
        Ok(GameRng(state))
    }
}

impl GameRng {
    /// Equal seeds give equal numbers, on every platform.
    pub fn from_seed(seed: u64) -> GameRng {
        GameRng(Xoshiro128PlusPlus::seed_from_u64(seed))
    }

    /// A generator for a different future, drawn from this one.
    pub fn fork(&mut self) -> GameRng {
        GameRng::from_seed(self.bits())
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        u64::from(self.0.next_u32()) << 32 | u64::from(self.0.next_u32())
    }

    /// A uniform number in `0..bound`; `bound` is at least 1 (Lemire's method: no division
    /// unless a draw must be rejected).
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// From 0 up to, but not including, 1; in steps that every processor rounds alike.
    pub fn unit(&mut self) -> f32 {
        self.below(1 << 16) as f32 / 65_536.0
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, each as likely as the others; `None` if there are none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(items.len() as u32) as usize)
    }
}
