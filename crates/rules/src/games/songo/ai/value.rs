//! What a position looks worth, without looking ahead.

use super::super::board::{CAMP, MAX_SEEDS, Row};
use super::position::{Law, Position, WON};

/// A seed in hand.
pub const SEED: i32 = 64;

/// Beyond this many seeds a cell is just full.
const FULL: usize = 23;

/// What a cell is worth to its owner, by its place in sowing order and its seeds. Fitted to who
/// won 1300 games that opponents played against each other. It says what players say: a cell
/// at the beginning of the camp that holds something is a move to make at home, a bidoua; a
/// grenier is worth most when it has just become one; what lies in between gives itself away.
type Cells = [[i16; FULL + 1]; CAMP];

/// While the board is full, at [`MANY`] seeds or more.
#[rustfmt::skip]
const EARLY: Cells = [
    [0, 329, 543, 600, 609, 582, 542, 546, 534, 555, 516, 488, 471, 519, 583, 640, 674, 660, 613, 549, 471, 392, 313, 233],
    [0, 268, 487, 558, 697, 540, 497, 451, 467, 481, 483, 536, 623, 744, 860, 961, 987, 958, 888, 810, 727, 636, 509, 356],
    [0, 241, 349, 456, 436, 340, 315, 331, 277, 228, 239, 358, 469, 556, 670, 748, 755, 710, 663, 620, 593, 571, 536, 484],
    [0, 210, 318, 350, 172, 138, 149, 109, 86, 91, 128, 181, 256, 382, 492, 517, 526, 538, 551, 539, 501, 437, 334, 162],
    [0, 202, 234, 150, 154, 146, 130, 75, 63, 39, 128, 224, 346, 419, 479, 534, 601, 626, 613, 584, 535, 479, 429, 373],
    [0, 158, 145, 116, 53, -29, -62, -37, 35, 115, 170, 313, 430, 530, 580, 600, 588, 530, 460, 408, 399, 413, 434, 411],
    [0, 117, 78, 42, 89, 14, -41, -68, -20, 81, 200, 341, 438, 548, 618, 628, 609, 585, 583, 510, 443, 427, 436, 442],
];

/// When it has become empty, at [`FEW`] seeds or fewer. In between, something in between.
#[rustfmt::skip]
const LATE: Cells = [
    [0, 199, 271, 227, 254, 255, 228, 225, 245, 272, 292, 311, 337, 374, 419, 467, 516, 566, 625, 705, 789, 874, 957, 1038],
    [0, 130, 193, 284, 387, 300, 227, 204, 214, 239, 270, 293, 321, 368, 433, 505, 572, 631, 678, 715, 753, 802, 868, 946],
    [0, 144, 188, 203, 232, 218, 205, 207, 229, 267, 318, 377, 451, 531, 615, 697, 778, 840, 863, 841, 780, 699, 608, 513],
    [0, 104, 164, 266, 155, 185, 214, 246, 277, 317, 354, 396, 447, 504, 574, 642, 692, 719, 721, 704, 670, 622, 578, 523],
    [0, 95, 130, 39, 72, 77, 79, 60, 13, -46, -79, -72, -11, 96, 237, 383, 506, 592, 634, 646, 642, 647, 664, 685],
    [0, 67, 31, 82, 107, 87, 62, 32, 21, 44, 71, 111, 155, 231, 340, 457, 557, 616, 638, 633, 621, 625, 652, 687],
    [0, 63, 153, 172, 101, 79, 56, 12, -25, -30, 41, 125, 243, 398, 573, 734, 840, 870, 809, 677, 539, 461, 473, 520],
];

const MANY: i32 = 55;
const FEW: i32 = 25;

/// Both at once, for as many seeds as a cell may hold: early in the upper half of the word, late
/// in the lower. Sums of camps stay small enough not to spill over.
static BOTH: [[i32; MAX_SEEDS as usize + 1]; CAMP] = both();

const fn both() -> [[i32; MAX_SEEDS as usize + 1]; CAMP] {
    let mut both = [[0; MAX_SEEDS as usize + 1]; CAMP];
    let mut place = 0;
    while place < CAMP {
        let mut seeds = 0;
        while seeds <= MAX_SEEDS as usize {
            let known = if seeds < FULL { seeds } else { FULL };
            both[place][seeds] = ((EARLY[place][known] as i32) << 16) + LATE[place][known] as i32;
            seeds += 1;
        }
        place += 1;
    }
    both
}

#[inline]
fn camp(row: Row) -> i32 {
    let cells = row.to_le_bytes();
    let mut value = 0;
    for (by_seeds, seeds) in BOTH.iter().zip(cells) {
        value += by_seeds[usize::from(seeds)];
    }
    value
}

/// To the side to move.
#[inline]
pub fn value(law: &Law, position: Position) -> i32 {
    let Position {
        board,
        mine,
        theirs,
    } = position;
    let both = camp(board.own) - camp(board.enemy);
    let late_camps = i32::from(both as i16);
    let early_camps = (both - late_camps) >> 16;
    let early = (law.on_board(position) as i32).clamp(FEW, MANY) - FEW;
    let late = MANY - FEW - early;
    let camps = (early_camps * early + late_camps * late) / (MANY - FEW);
    let value = SEED * (mine as i32 - theirs as i32) + camps;
    let (worst, best) = law.reach(position);
    value.clamp(worst.max(1 - WON), best.min(WON - 1))
}
