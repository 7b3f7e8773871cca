//! What the last few seeds are worth, worked out beforehand for every way they can lie.
//!
//! With the rule that ends a game below ten seeds there are no such endings; without it, they
//! are where games are decided. However the scores stand, all that matters is how many of the
//! seeds left the side to move gets in the end: who gets more never does worse. So a board needs
//! no scores, only the least and the most its mover can count on. Where the two differ, the
//! seeds can go round and round, and rule 13 has the last word: that is left to the search.

use super::super::board::{Board, BoardRules, CAMP, sum};
use super::position::{GIVE, Law, Position};

/// Endings with so many seeds or fewer are known.
pub const MOST: usize = 7;

/// The cells of the board.
const CELLS: usize = 2 * CAMP;

/// `WAYS[c][s]`: in how many ways `s` seeds can lie in `c` cells.
const WAYS: [[u32; MOST + 1]; CELLS + 1] = ways();

/// Every board there is with [`MOST`] seeds or fewer.
const BOARDS: usize = boards_below(MOST + 1) as usize;

/// For each of [`houses`] a byte for each board: three bits for the least, three for the most.
static KNOWN: &[u8; 4 * BOARDS] = include_bytes!("endings.bin");

const fn ways() -> [[u32; MOST + 1]; CELLS + 1] {
    let mut ways = [[0; MOST + 1]; CELLS + 1];
    ways[0][0] = 1;
    let mut cells = 1;
    while cells <= CELLS {
        let mut seeds = 0;
        while seeds <= MOST {
            // The first cell is empty, or holds one seed more than in some way with one less.
            let fewer = if seeds > 0 { ways[cells][seeds - 1] } else { 0 };
            ways[cells][seeds] = ways[cells - 1][seeds] + fewer;
            seeds += 1;
        }
        cells += 1;
    }
    ways
}

/// How many boards hold fewer than `seeds` seeds.
const fn boards_below(seeds: usize) -> u32 {
    let mut boards = 0;
    let mut fewer = 0;
    while fewer < seeds {
        boards += WAYS[CELLS][fewer];
        fewer += 1;
    }
    boards
}

fn cells(board: Board) -> impl Iterator<Item = usize> {
    (0..CELLS).map(move |cell| {
        let row = if cell < CAMP { board.own } else { board.enemy };
        (row >> (8 * (cell % CAMP)) & 0xff) as usize
    })
}

/// Where a board is among all boards, those with fewer seeds first.
fn place(board: Board, seeds: usize) -> usize {
    let mut place = boards_below(seeds);
    let mut left = seeds;
    for (cell, here) in cells(board).enumerate() {
        let after = CELLS - cell - 1;
        for fewer in 0..here {
            place += WAYS[after][left - fewer];
        }
        left -= here;
    }
    place as usize
}

/// Every board with so many seeds, in order.
fn boards(seeds: usize) -> Vec<Board> {
    fn lay(cell: usize, left: usize, here: &mut [u8; CELLS], all: &mut Vec<Board>) {
        if cell == CELLS {
            if left == 0 {
                let (own, enemy) = here.split_at(CAMP);
                let row = |cells: &[u8]| std::array::from_fn(|cell| cells[cell]);
                all.push(Board::new(row(own), row(enemy)));
            }
            return;
        }
        for seeds in 0..=left {
            here[cell] = seeds as u8;
            lay(cell + 1, left - seeds, here, all);
        }
        here[cell] = 0;
    }
    let mut all = Vec::new();
    lay(0, seeds, &mut [0; CELLS], &mut all);
    all
}

/// The house rules that make a difference with so few seeds, in the order of the file.
fn houses() -> impl Iterator<Item = Law> {
    [false, true].into_iter().flat_map(|any_feeding_move| {
        [false, true].map(|give| {
            Law::of_endings(
                BoardRules {
                    keep_every_seventh: false,
                    any_feeding_move,
                },
                give,
            )
        })
    })
}

/// The endings of one game's house rules.
#[derive(Clone, Copy)]
pub struct Endings {
    known: &'static [u8],
}

impl Endings {
    /// None where fewer than ten seeds end the game.
    pub fn under(law: &Law) -> Option<Endings> {
        let (any, give) = law.endings()?;
        let house = 2 * usize::from(any) + usize::from(give);
        Some(Endings {
            known: &KNOWN[house * BOARDS..][..BOARDS],
        })
    }

    /// The least and the most of the `seeds` on the board that the side to move can count on.
    #[inline]
    pub fn bounds(self, board: Board, seeds: usize) -> Option<(u32, u32)> {
        (seeds <= MOST).then(|| unpack(self.known[place(board, seeds)]))
    }
}

fn unpack(byte: u8) -> (u32, u32) {
    (u32::from(byte & 7), u32::from(byte >> 3))
}

/// Works out the file anew: for each house, from the fewest seeds up, whatever follows from what
/// is known already, until nothing follows any more.
pub fn work_out() -> Vec<u8> {
    let mut file = Vec::with_capacity(4 * BOARDS);
    for law in houses() {
        let mut known: Vec<u8> = Vec::with_capacity(BOARDS);
        for seeds in 0..=MOST {
            let begin = known.len();
            let boards = boards(seeds);
            known.extend(boards.iter().map(|_| (seeds as u8) << 3));
            let mut changed = true;
            while changed {
                changed = false;
                for (nth, board) in boards.iter().enumerate() {
                    let found = follows(&law, *board, seeds, &known);
                    if known[begin + nth] != found {
                        known[begin + nth] = found;
                        changed = true;
                    }
                }
            }
        }
        file.append(&mut known);
    }
    file
}

/// What follows for a board from what is known of the boards after it.
fn follows(law: &Law, board: Board, seeds: usize, known: &[u8]) -> u8 {
    let position = Position {
        board,
        mine: 0,
        theirs: 0,
    };
    let legal = law.moves(board);
    if legal == 0 {
        // Rule 14.
        let gets = sum(board.own) as u8;
        return gets | gets << 3;
    }
    let (mut least, mut most) = (0, 0);
    for m in (0..=GIVE).filter(|m| legal & 1 << m != 0) {
        let (next, _) = law.play(position, m);
        let left = next.board.seeds() as usize;
        let (theirs_least, theirs_most) = unpack(known[place(next.board, left)]);
        // Everything the other does not get.
        least = least.max(seeds as u32 - theirs_most - next.mine);
        most = most.max(seeds as u32 - theirs_least - next.mine);
    }
    least as u8 | (most as u8) << 3
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::GameRng;

    #[test]
    fn the_file_is_what_the_rules_say() {
        assert!(work_out() == KNOWN, "arena endings writes it anew");
    }

    #[test]
    fn every_board_has_its_place() {
        let all = (0..=MOST).flat_map(|seeds| boards(seeds).into_iter().map(move |b| (b, seeds)));
        for (nth, (board, seeds)) in all.enumerate() {
            assert_eq!(place(board, seeds), nth);
        }
    }

    /// What the side to move gets at least and at most, by playing everything out so far.
    fn played_out(law: &Law, board: Board, depth: u32) -> (u32, u32) {
        let seeds = board.seeds();
        let legal = law.moves(board);
        if legal == 0 {
            return (sum(board.own), sum(board.own));
        }
        if depth == 0 {
            return (0, seeds);
        }
        let position = Position {
            board,
            ..Position::EMPTY
        };
        let outcomes = (0..=GIVE).filter(|m| legal & 1 << m != 0).map(|m| {
            let (next, _) = law.play(position, m);
            let (least, most) = played_out(law, next.board, depth - 1);
            (seeds - most - next.mine, seeds - least - next.mine)
        });
        outcomes.fold((0, 0), |a, b| (a.0.max(b.0), a.1.max(b.1)))
    }

    #[test]
    fn endings_agree_with_playing_them_out() {
        let mut rng = GameRng::from_seed(3);
        let mut settled = 0;
        let all: Vec<Vec<Board>> = (0..=MOST).map(boards).collect();
        for law in houses() {
            let endings = Endings::under(&law).unwrap();
            for _ in 0..150 {
                let seeds = 1 + rng.below(MOST as u32) as usize;
                let board = all[seeds][rng.below(all[seeds].len() as u32) as usize];
                let (least, most) = endings.bounds(board, seeds).unwrap();
                let (seen_least, seen_most) = played_out(&law, board, 7);
                assert!(seen_least <= least && most <= seen_most, "{board:?}");
                settled += u32::from(seen_least == seen_most);
            }
        }
        assert!(settled > 50, "{settled}");
    }
}
