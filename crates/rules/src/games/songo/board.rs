//! The board as two words: seven bytes of seeds for the side to move, seven for the other.
//!
//! Both rows are kept in sowing order, so the same code serves both sides: byte 0 is a camp's
//! *first* cell (S6, N0), where sowing enters it, and byte 6 its *last* (S0, N6), where sowing
//! leaves it. A move is then two additions from a table, and a capture a few bit operations on
//! all seven cells at once.

/// Cells in a camp.
pub const CAMP: usize = 7;
/// The last cell of a camp, by its place in sowing order.
pub const LAST: usize = CAMP - 1;
/// No board holds more seeds, so no cell overflows its byte.
pub const MAX_SEEDS: u32 = 255;

/// One camp: a byte per cell in sowing order.
pub type Row = u64;

const ONES: u64 = 0x0001_0101_0101_0101;
const HIGH: u64 = ONES << 7;

/// What sowing `n` seeds from a given cell does, before any capture (rules 1 to 4).
#[derive(Clone, Copy)]
struct Sowing {
    own: Row,
    enemy: Row,
    /// Where in the enemy's camp the last seed falls; [`NOWHERE`] if it stays at home or is
    /// kept.
    last: u8,
    /// Seeds the mover keeps instead of sowing: the fourteenth.
    kept: u8,
}

const NOWHERE: u8 = 0xff;

const fn sowing(cell: usize, seeds: usize, keep_every_seventh: bool) -> Sowing {
    let mut own = [0u8; 8];
    let mut enemy = [0u8; 8];
    let mut last = NOWHERE;
    let mut kept = 0;
    let mut sown = 0;
    while sown < seeds {
        // Rules 1 and 2: the cells after this one, then the enemy's. Rule 3: on a full tour
        // the origin is skipped, and after 13 seeds only the enemy's cells are left to sow.
        let (at_home, at) = if sown < LAST - cell {
            (true, cell + 1 + sown)
        } else if sown < LAST - cell + CAMP {
            (false, sown - (LAST - cell))
        } else if sown < 13 {
            (true, sown - (LAST - cell + CAMP))
        } else {
            (false, (sown - 13) % CAMP)
        };
        // Rule 4: the seed that would end a lap on the first enemy cell is kept.
        let ends_here = sown + 1 == seeds;
        if ends_here && sown >= 13 && at == 0 && (seeds == 14 || keep_every_seventh) {
            kept = 1;
            last = NOWHERE;
        } else if at_home {
            own[at] += 1;
            last = NOWHERE;
        } else {
            enemy[at] += 1;
            last = at as u8;
        }
        sown += 1;
    }
    Sowing {
        own: u64::from_le_bytes(own),
        enemy: u64::from_le_bytes(enemy),
        last,
        kept,
    }
}

type Table = [[Sowing; MAX_SEEDS as usize + 1]; CAMP];

const fn table(keep_every_seventh: bool) -> Table {
    let mut table = [[sowing(0, 0, false); MAX_SEEDS as usize + 1]; CAMP];
    let mut cell = 0;
    while cell < CAMP {
        let mut seeds = 0;
        while seeds <= MAX_SEEDS as usize {
            table[cell][seeds] = sowing(cell, seeds, keep_every_seventh);
            seeds += 1;
        }
        cell += 1;
    }
    table
}

// One table per value of the option `bonus`.
static KEEP_14: Table = table(false);
static KEEP_MOD7: Table = table(true);

/// The rules that a board alone must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardRules {
    /// Option `bonus` = `mod7`.
    pub keep_every_seventh: bool,
    /// Option `solidarity` = `any`.
    pub any_feeding_move: bool,
}

impl BoardRules {
    fn table(self) -> &'static Table {
        if self.keep_every_seventh {
            &KEEP_MOD7
        } else {
            &KEEP_14
        }
    }
}

/// The seeds, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub own: Row,
    pub enemy: Row,
}

/// A move played: the board it leaves, still seen from the mover's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub after: Board,
    /// Captured or kept.
    pub taken: u32,
    /// The enemy's cells captured, as a mask of whole bytes.
    pub captured: u64,
    /// The capture that rule 7 cancelled, likewise.
    pub cancelled: u64,
    pub kept: u8,
}

impl Board {
    pub fn new(own: [u8; CAMP], enemy: [u8; CAMP]) -> Board {
        let row = |cells: [u8; CAMP]| {
            cells
                .iter()
                .rev()
                .fold(0, |row, cell| row << 8 | u64::from(*cell))
        };
        Board {
            own: row(own),
            enemy: row(enemy),
        }
    }

    pub fn flipped(self) -> Board {
        Board {
            own: self.enemy,
            enemy: self.own,
        }
    }

    pub fn seeds(self) -> u32 {
        sum(self.own) + sum(self.enemy)
    }

    /// Plays the cell at `cell` in sowing order, whether or not it is legal.
    #[inline]
    pub fn play(self, cell: usize, rules: BoardRules) -> Played {
        let seeds = self.own >> (8 * cell) & 0xff;
        let sowing = &rules.table()[cell][seeds as usize];
        let own = (self.own & !(0xff << (8 * cell))) + sowing.own;
        let enemy = self.enemy + sowing.enemy;
        let mut played = Played {
            after: Board { own, enemy },
            taken: u32::from(sowing.kept),
            captured: 0,
            cancelled: 0,
            kept: sowing.kept,
        };
        // Rule 6: a last seed on the first enemy cell (0), or at home, takes nothing. A mask
        // and no branch: where a seed falls cannot be guessed. That most moves take nothing
        // can, and so the next turn need not wait for the chain to be worked out.
        let may_take = u64::from(sowing.last.wrapping_sub(1) < LAST as u8).wrapping_neg();
        let chain = chain(enemy, u32::from(sowing.last) & 7) & may_take;
        if chain != 0 {
            // Rule 7: the enemy must keep a seed.
            if enemy & !chain == 0 {
                played.cancelled = chain;
            } else {
                played.captured = chain;
                played.taken = sum(enemy & chain);
                played.after.enemy = enemy & !chain;
            }
        }
        played
    }

    /// The cells that may be played, a bit for each in sowing order.
    #[inline]
    pub fn legal(self, rules: BoardRules) -> u8 {
        let last = self.own >> (8 * LAST);
        // Rule 8.
        let mut legal = nonempty(self.own) & !(u8::from(last == 1) << LAST);
        if last == 2 && self.play(LAST, rules).captured == 0 {
            legal &= !(1 << LAST);
        }
        // Rule 9.
        if self.enemy == 0 {
            legal = self.feeding(legal, rules);
        }
        legal
    }

    #[cold]
    fn feeding(self, legal: u8, rules: BoardRules) -> u8 {
        let seeds = |cell: usize| (self.own >> (8 * cell) & 0xff) as usize;
        let feeds = |cell: &usize| legal & 1 << cell != 0 && seeds(*cell) > LAST - cell;
        let fullest = (0..CAMP).filter(feeds).map(seeds).max();
        (0..CAMP)
            .filter(feeds)
            .filter(|cell| rules.any_feeding_move || Some(seeds(*cell)) == fullest)
            .fold(0, |mask, cell| mask | 1 << cell)
    }
}

/// The seeds of a row.
pub fn sum(row: Row) -> u32 {
    // The total is at most 255, so it fits the top byte of the product.
    (row.wrapping_mul(ONES << 8) >> 56) as u32
}

/// A bit for each cell that holds something.
fn nonempty(row: Row) -> u8 {
    let high = (row | ((row & !HIGH) + (HIGH - ONES))) & HIGH;
    // Gathers bit 7 of each byte into one byte.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Rule 5: the unbroken run of cells holding 2, 3 or 4 that ends at `last`, as a mask of whole
/// bytes.
#[inline]
fn chain(row: Row, last: u32) -> u64 {
    let low = row & !HIGH;
    let at_least_2 = low + ONES * 0x7e;
    let at_least_5 = low + ONES * 0x7b;
    let takeable = at_least_2 & !at_least_5 & !row & HIGH;
    // Move `last` (0 to 7) to the top byte: the run is then a run of leading bytes. Byte 7 is
    // never takeable and what comes in from below is zero, so there is always a break.
    let shift = 8 * (7 - last);
    let breaks = !(takeable << shift) & (HIGH | 1 << 63);
    let length = breaks.leading_zeros();
    !(u64::MAX >> length) >> shift
}

/// The place of the `nth` set bit of a mask of cells. A table, because a loop over random masks
/// is a branch that is always guessed wrong.
#[inline]
pub fn nth_place(mask: u8, nth: u32) -> usize {
    usize::from(PLACES[usize::from(mask & 0x7f)][nth as usize & 7])
}

/// How many cells are in a mask; a table too, since not every processor we run on counts bits.
#[inline]
pub fn count_places(mask: u8) -> u32 {
    u32::from(PLACES[usize::from(mask & 0x7f)][CAMP])
}

/// For every mask the places of its bits, then their number.
static PLACES: [[u8; CAMP + 1]; 128] = places();

const fn places() -> [[u8; CAMP + 1]; 128] {
    let mut places = [[0; CAMP + 1]; 128];
    let mut mask = 0;
    while mask < 128 {
        let (mut place, mut nth) = (0, 0);
        while place < CAMP {
            if mask >> place & 1 == 1 {
                places[mask][nth] = place as u8;
                nth += 1;
            }
            place += 1;
        }
        places[mask][CAMP] = nth as u8;
        mask += 1;
    }
    places
}
