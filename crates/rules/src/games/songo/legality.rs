//! Why a cell may not be played. Which ones may, [`Board::legal`](super::board::Board::legal)
//! finds for all cells at once.

use super::board::LAST;
use super::cell::Cell;
use super::moves::Reason;
use super::rules::Songo;

impl Songo {
    /// Rules 8 and 9: why this cell may not be played; `None` if it may.
    pub(super) fn why_refused(&self, cell: Cell) -> Option<Reason> {
        if self.over.is_some() {
            return Some(Reason::GameOver);
        }
        if cell.seat() != self.to_move {
            return Some(Reason::NotYourCell { cell });
        }
        let place = cell.place();
        if self.legal & 1 << place != 0 {
            return None;
        }
        let enemy = self.enemy();
        let seeds = self.seeds(cell);
        if seeds == 0 {
            return Some(Reason::EmptyCell { cell });
        }
        let rules = self.config.board_rules();
        if self.board.enemy == 0 && usize::from(seeds) <= LAST - place {
            return Some(Reason::MustFeed { cell, enemy });
        }
        if place == LAST && seeds == 1 {
            return Some(Reason::LastCellSingle { cell });
        }
        if place == LAST && seeds == 2 {
            let played = self.board.play(place, rules);
            if played.cancelled != 0 {
                return Some(Reason::WouldStarve { cell, enemy });
            }
            if played.captured == 0 {
                return Some(Reason::LastCellTakesNothing { cell });
            }
        }
        let fullest = Cell::at(self.to_move, self.legal.trailing_zeros() as usize);
        Some(Reason::MustPlayFullest {
            cell,
            fullest,
            seeds: self.seeds(fullest),
        })
    }
}
