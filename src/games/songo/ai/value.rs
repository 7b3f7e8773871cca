//! What a position looks worth, without looking ahead.

use super::super::board::{CAMP, Row};
use super::position::{Law, Position, WON};

/// A seed in hand.
pub const SEED: i32 = 64;

const MOST: usize = 24;

/// What a cell is worth to its owner, by its place in sowing order and its seeds.
static CELL: [[i16; MOST]; CAMP] = hand_made();

const fn hand_made() -> [[i16; MOST]; CAMP] {
    let mut table = [[0; MOST]; CAMP];
    let mut place = 0;
    while place < CAMP {
        let mut seeds = 0;
        while seeds < MOST {
            table[place][seeds] = 8 * seeds as i16;
            if seeds >= 1 && seeds <= 3 {
                table[place][seeds] -= 24;
            }
            if seeds == 0 {
                table[place][seeds] -= 12;
            }
            seeds += 1;
        }
        place += 1;
    }
    table
}

#[inline]
fn camp(row: Row) -> i32 {
    let mut value = 0;
    for (place, cells) in CELL.iter().enumerate() {
        let seeds = (row >> (8 * place) & 0xff) as usize;
        value += i32::from(cells[seeds.min(MOST - 1)]);
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
    let value = SEED * (mine as i32 - theirs as i32) + camp(board.own) - camp(board.enemy);
    let (worst, best) = law.reach(position);
    value.clamp(worst.max(1 - WON), best.min(WON - 1))
}
