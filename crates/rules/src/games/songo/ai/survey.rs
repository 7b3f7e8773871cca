//! What every move is worth, to a depth and not to a number of nodes: for whoever has to know that
//! one move is better than all the others, and by how much.

use super::super::{Cell, Songo};
use super::search::Search;
use super::transpositions::Transpositions;
use super::{Root, RootMove, WIN};

/// A move and what it is worth to its player, in [`SEED`](super::SEED)s; from
/// [`WON`](super::WON) on it is a proven win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Surveyed {
    pub m: Cell,
    pub worth: i32,
}

/// Deep searches remember more: 2^this slots.
fn table_bits(depth: i32) -> u32 {
    if depth > 8 { 18 } else { 13 }
}

/// Every legal move of the seat to move, best first, seen `depth` moves ahead. What is worse than
/// the best by `margin` or more is only known to be that.
pub fn survey(state: &Songo, depth: i32, margin: i32) -> Vec<Surveyed> {
    let Root {
        law,
        path,
        mut options,
    } = Root::of(state);
    let mut search = Search::new(law, path, Transpositions::new(table_bits(depth)));
    // Not only as far as the first win: that the others do not win as well is part of the answer.
    for ahead in 0..depth.max(1) {
        let mut best = -WIN;
        for (nth, option) in options.iter_mut().enumerate() {
            let floor = if nth == 0 {
                -WIN
            } else {
                (best - margin).max(-WIN)
            };
            option.value = floor;
            if nth == 0 || worth(&mut search, option, ahead, floor, floor + 1) > floor {
                option.value = worth(&mut search, option, ahead, floor, WIN);
            }
            best = best.max(option.value);
        }
        // Stable: of equals the first stays first.
        options.sort_by_key(|option| -option.value);
        search.age();
    }
    let surveyed = |option: &RootMove| Surveyed {
        m: Cell::at(state.to_move, option.place),
        worth: option.value,
    };
    options.iter().map(surveyed).collect()
}

/// What a move is worth, between `floor` and `ceiling`.
fn worth(search: &mut Search, option: &RootMove, depth: i32, floor: i32, ceiling: i32) -> i32 {
    let begun = search.begin(option.next, option.took, depth, -ceiling, -floor);
    let value = begun.or_else(|| search.run(u64::MAX));
    // Without a limit a search always comes to an end.
    value.map_or(floor, |value| -value)
}
