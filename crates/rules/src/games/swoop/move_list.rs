//! Listing and counting the ways to choose cards of one rank.
//!
//! Suits do not matter, so a choice is a rank, how many of the hand (the lowest numbers stand
//! for all) and which columns. The list is in the order of [`Chosen`]: columns alone first, then
//! by rank, by how many of the hand, by columns.

use super::cards::{COLUMNS, Card, CardSet, Columns, Rank, RankSet};
use super::moves::Chosen;

/// Sets of columns, as one bit for each of the sixteen: bit `m` is the set with the bits `m`.
type ColumnSets = u16;

/// `SUBSETS[m]`: all the subsets of `m`, the empty one included.
const SUBSETS: [ColumnSets; 16] = {
    let mut table = [0; 16];
    let mut of = 0;
    while of < 16 {
        let mut set = 0;
        while set < 16 {
            if set & !of == 0 {
                table[of] |= 1 << set;
            }
            set += 1;
        }
        of += 1;
    }
    table
};

/// `AT_MOST[n]`: the sets of at most `n` columns.
const AT_MOST: [ColumnSets; COLUMNS + 1] = {
    let mut table = [0; COLUMNS + 1];
    let mut most = 0;
    while most <= COLUMNS {
        let mut set = 0u16;
        while set < 16 {
            if set.count_ones() as usize <= most {
                table[most] |= 1 << set;
            }
            set += 1;
        }
        most += 1;
    }
    table
};

/// No hand and columns hold more of a rank.
pub const ANY_NUMBER: u8 = 8;

/// All the ways to choose up to `most` cards of one rank; of the tens, up to one.
pub struct Choices {
    hand: CardSet,
    /// How many of each rank may come from the hand.
    from_hand: [u8; 16],
    /// How many choices take at least one card of this rank from the hand.
    ways: [u8; 16],
    /// The columns where a card of this rank lies face up.
    columns: [u8; 16],
    /// The choices of face-up cards alone.
    columns_alone: ColumnSets,
    most: u8,
}

impl Choices {
    /// From these cards, of which only those in `ranks` count.
    pub fn new(hand: CardSet, up: &[Option<Card>; COLUMNS], ranks: CardSet, most: u8) -> Choices {
        let hand = hand & ranks;
        let mut from_hand = hand.counts().map(|count| count.min(most));
        // Rule 5: the 10 is played alone.
        let ten = Rank::TEN.index();
        from_hand[ten] = from_hand[ten].min(1);
        let mut choices = Choices {
            hand,
            from_hand,
            ways: from_hand,
            columns: [0; 16],
            columns_alone: 0,
            most,
        };
        let mut face_up = RankSet::NONE;
        for (at, card) in up.iter().enumerate() {
            if let Some(card) = card
                && ranks.contains(*card)
            {
                choices.columns[card.rank().index()] |= 1 << at;
                face_up.insert(RankSet::only(card.rank()));
            }
        }
        if !face_up.is_empty() {
            choices.count_columns(face_up);
        }
        choices
    }

    fn count_columns(&mut self, face_up: RankSet) {
        for rank in face_up.iter().map(Rank::index) {
            self.columns_alone |= self.columns_with(rank, 0);
            let counts = 1..=self.from_hand[rank];
            self.ways[rank] = counts
                .map(|count| self.columns_with(rank, count).count_ones() as u8)
                .sum();
        }
        self.columns_alone &= !1;
    }

    /// Choosing nothing is a choice too.
    pub fn or_nothing(mut self) -> Choices {
        self.columns_alone |= 1;
        self
    }

    /// The columns that may go with `count` cards of `rank` from the hand.
    fn columns_with(&self, rank: usize, count: u8) -> ColumnSets {
        let most = if rank == Rank::TEN.index() {
            1
        } else {
            self.most
        };
        let room = usize::from(most - count).min(COLUMNS);
        SUBSETS[usize::from(self.columns[rank])] & AT_MOST[room]
    }

    pub fn len(&self) -> u32 {
        let with_hand: u16 = self.ways.iter().map(|ways| u16::from(*ways)).sum();
        self.columns_alone.count_ones() + u32::from(with_hand)
    }

    /// The choice at `at` in the list, which is shorter than [`len`](Self::len).
    pub fn nth(&self, mut at: u32) -> Chosen {
        let alone = self.columns_alone.count_ones();
        if at < alone {
            return chosen(CardSet::NONE, nth_set(self.columns_alone, at));
        }
        at -= alone;
        for rank in Rank::ALL {
            let ways = u32::from(self.ways[rank.index()]);
            if at >= ways {
                at -= ways;
                continue;
            }
            if self.columns[rank.index()] == 0 {
                return chosen(self.hand.lowest(rank, at + 1), 0);
            }
            for count in 1..=self.from_hand[rank.index()] {
                let columns = self.columns_with(rank.index(), count);
                let ways = columns.count_ones();
                if at < ways {
                    let hand = self.hand.lowest(rank, u32::from(count));
                    return chosen(hand, nth_set(columns, at));
                }
                at -= ways;
            }
        }
        Chosen::NOTHING
    }

    pub fn each(&self, mut tell: impl FnMut(Chosen)) {
        each_set(self.columns_alone, |up| tell(chosen(CardSet::NONE, up)));
        for rank in Rank::ALL {
            for count in 1..=self.from_hand[rank.index()] {
                let hand = self.hand.lowest(rank, u32::from(count));
                let columns = self.columns_with(rank.index(), count);
                each_set(columns, |up| tell(chosen(hand, up)));
            }
        }
    }
}

fn chosen(hand: CardSet, up: u8) -> Chosen {
    Chosen {
        hand,
        up: Columns::from_bits(up).unwrap_or_default(),
    }
}

fn nth_set(sets: ColumnSets, at: u32) -> u8 {
    let mut left = sets;
    for _ in 0..at {
        left &= left.wrapping_sub(1);
    }
    left.trailing_zeros() as u8
}

fn each_set(sets: ColumnSets, mut tell: impl FnMut(u8)) {
    let mut left = sets;
    while left != 0 {
        tell(left.trailing_zeros() as u8);
        left &= left - 1;
    }
}
