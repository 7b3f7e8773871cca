//! What a search has found out about positions, so as not to find it out again.

use super::position::{Position, WON};

/// What a value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    AtMost,
    AtLeast,
    Exact,
}

/// One remembered position.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub value: i32,
    pub depth: i32,
    pub bound: Bound,
    /// The best place to play.
    pub place: usize,
}

/// A position's fingerprint and what was found, packed: value 16 bits, depth 8, bound 2 (0 is
/// an empty entry), place 3.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    packed: u32,
}

/// Two entries side by side: the first keeps what was searched deepest, the second what came
/// last. Aligned, so that one look at the memory finds both.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Slot {
    deepest: Entry,
    last: Entry,
}

/// A table of a fixed size.
pub struct Transpositions {
    slots: Vec<Slot>,
}

/// Scores belong to the position: the same board is another matter with two seeds to go.
#[inline]
pub fn key(position: Position) -> u64 {
    let mut key = position.board.own.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    key ^= key >> 32;
    key = (key ^ position.board.enemy).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^= key >> 32;
    key = (key ^ u64::from(position.mine) << 16 ^ u64::from(position.theirs))
        .wrapping_mul(0xca5a_8263_9512_1157);
    key ^ key >> 29
}

impl Transpositions {
    /// A table of 2^`bits` slots of 32 bytes.
    pub fn new(bits: u32) -> Transpositions {
        Transpositions {
            slots: vec![Slot::default(); 1 << bits],
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// `ply`: how far from the root, for a win is remembered by its distance from here.
    #[inline]
    pub fn find(&self, key: u64, ply: i32) -> Option<Found> {
        let slot = &self.slots[self.slot(key)];
        let entry = [&slot.deepest, &slot.last]
            .into_iter()
            .find(|entry| entry.key == key && entry.packed != 0)?;
        let packed = entry.packed;
        let value = i32::from(packed as u16 as i16);
        Some(Found {
            value: if value >= WON {
                value - ply
            } else if value <= -WON {
                value + ply
            } else {
                value
            },
            depth: (packed >> 16 & 0xff) as i32,
            bound: match packed >> 24 & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                _ => Bound::Exact,
            },
            place: (packed >> 26 & 7) as usize,
        })
    }

    #[inline]
    pub fn keep(&mut self, key: u64, ply: i32, found: Found) {
        let value = if found.value >= WON {
            found.value + ply
        } else if found.value <= -WON {
            found.value - ply
        } else {
            found.value
        };
        let bound = match found.bound {
            Bound::AtMost => 1,
            Bound::AtLeast => 2,
            Bound::Exact => 3,
        };
        let packed = u32::from(value as i16 as u16)
            | (found.depth.clamp(0, 255) as u32) << 16
            | bound << 24
            | (found.place as u32) << 26;
        let entry = Entry { key, packed };
        let at = self.slot(key);
        let slot = &mut self.slots[at];
        let there = slot.deepest;
        let deeper = (there.packed >> 16 & 0xff) as i32 > found.depth;
        if there.packed != 0 && there.key != key && deeper {
            slot.last = entry;
        } else {
            slot.deepest = entry;
        }
    }
}
