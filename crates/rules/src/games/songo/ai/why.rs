//! Why a move was made: what everybody can see that it does.

use serde::{Deserialize, Serialize};

use super::super::board::{Board, BoardRules, CAMP, LAST};
use super::super::{Cell, Songo};
use crate::engine::{Nobody, Ruleset, Status};

/// A cell with so many seeds goes round the whole board.
const GRENIER: u8 = 14;

/// Why a move was made. It says nothing that the board does not show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Why {
    /// It wins the game at once.
    Wins,
    /// Rule 9: the other had nothing left.
    Feeds {
        /// What fell into the other camp, seeds taken back at once included.
        seeds: u32,
    },
    /// A grenier captures.
    GrenierTakes {
        /// The grenier that is played.
        cell: Cell,
        /// What the move adds to the mover's score.
        seeds: u32,
    },
    /// It captures.
    Takes {
        /// What the move adds to the mover's score.
        seeds: u32,
    },
    /// Rule 4.
    KeepsOne {
        /// The cell played, whose last seed is kept.
        cell: Cell,
    },
    /// The other's best capture is now worth so many seeds less.
    Saves {
        /// The best before this move, less the best after it.
        seeds: u32,
    },
    /// Two or more cells could capture next turn.
    ThreatensTwice {
        /// How many could.
        cells: u32,
        /// The most that one of them would take.
        seeds: u32,
    },
    /// One more turn like this and so many seeds are taken.
    Threatens {
        /// The most that one cell would take.
        seeds: u32,
    },
    /// A cell has become a grenier.
    BuildsGrenier {
        /// The mover's fullest, after the move.
        cell: Cell,
        /// What it holds now: 14 or more.
        seeds: u8,
    },
    /// A grenier was left where it is.
    KeepsGrenier {
        /// The mover's fullest, after the move.
        cell: Cell,
        /// What it holds now: 14 or more.
        seeds: u8,
    },
    /// The other has only so many moves left.
    Hems {
        /// Legal answers to this move: one or two.
        moves: u32,
    },
    /// No seed went over to the other side.
    GivesNothing {
        /// How many of the mover's cells would give nothing next time either.
        left: u32,
    },
}

/// What one side could capture if it were to move.
struct Threats {
    /// How many cells could.
    cells: u32,
    /// The most one of them could.
    most: u32,
}

fn threats(board: Board, rules: BoardRules) -> Threats {
    let legal = board.legal(rules);
    let takes = (0..CAMP)
        .filter(|place| legal & 1 << place != 0)
        .map(|place| board.play(place, rules))
        .filter(|played| played.captured != 0)
        .map(|played| played.taken);
    takes.fold(Threats { cells: 0, most: 0 }, |threats, taken| Threats {
        cells: threats.cells + 1,
        most: threats.most.max(taken),
    })
}

/// Moves that give the other side nothing.
fn bidoua(board: Board) -> u32 {
    let seeds = board.own.to_le_bytes();
    let stays = |place: &usize| seeds[*place] > 0 && usize::from(seeds[*place]) <= LAST - place;
    (0..CAMP).filter(stays).count() as u32
}

/// The fullest grenier of the side to move.
fn grenier(board: Board) -> Option<(usize, u8)> {
    let seeds = board.own.to_le_bytes();
    let full = (0..CAMP).map(|place| (place, seeds[place]));
    full.filter(|(_, seeds)| *seeds >= GRENIER)
        .max_by_key(|(_, seeds)| *seeds)
}

/// The most remarkable of what a legal move does, if anything is.
pub fn why(state: &Songo, m: Cell) -> Option<Why> {
    let rules = state.config.board_rules();
    let seat = state.to_move;
    let before = state.board;
    let place = m.place();
    let seeds = state.seeds(m);
    let played = before.play(place, rules);
    let mut next = state.clone();
    next.apply(&m, &mut Nobody).ok()?;
    if let Status::Over(outcome) = next.status() {
        let wins = outcome.winners.contains(seat) && outcome.winners.len() == 1;
        return wins.then_some(Why::Wins);
    }
    if before.enemy == 0 {
        let given = super::super::board::sum(played.after.enemy) + played.taken;
        return Some(Why::Feeds {
            seeds: given - u32::from(played.kept),
        });
    }
    if played.captured != 0 {
        let taken = played.taken;
        return Some(if seeds >= GRENIER {
            Why::GrenierTakes {
                cell: m,
                seeds: taken,
            }
        } else {
            Why::Takes { seeds: taken }
        });
    }
    if played.kept > 0 {
        return Some(Why::KeepsOne { cell: m });
    }
    if next.to_move == seat {
        // The other was stuck and gave: the board speaks for itself.
        return None;
    }
    let after = played.after;
    let feared = threats(before.flipped(), rules).most;
    let fears = threats(after.flipped(), rules).most;
    if feared >= fears + 2 {
        return Some(Why::Saves {
            seeds: feared - fears,
        });
    }
    let threatened = threats(before, rules);
    let threatens = threats(after, rules);
    if threatens.cells >= 2 && threatens.cells > threatened.cells {
        let Threats { cells, most } = threatens;
        return Some(Why::ThreatensTwice { cells, seeds: most });
    }
    let fullest = grenier(after).map(|(place, seeds)| (Cell::at(seat, place), seeds));
    if let Some((cell, seeds)) = fullest
        && state.seeds(cell) < GRENIER
    {
        return Some(Why::BuildsGrenier { cell, seeds });
    }
    let answers = next.legal.count_ones();
    if answers <= 2 && state.board.flipped().legal(rules).count_ones() > answers {
        return Some(Why::Hems { moves: answers });
    }
    if threatens.most > threatened.most {
        return Some(Why::Threatens {
            seeds: threatens.most,
        });
    }
    if let Some((cell, seeds)) = fullest {
        return Some(Why::KeepsGrenier { cell, seeds });
    }
    (after.enemy == before.enemy).then(|| Why::GivesNothing {
        left: bidoua(after),
    })
}
