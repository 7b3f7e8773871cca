//! Counting every sequence of moves without playing it: boards alone, and no list of moves.

use super::board::Board;
use super::config::{FewSeeds, Stuck};
use super::rules::Songo;
use crate::engine::tools;

impl Songo {
    /// See [`Ruleset::perft`](crate::engine::Ruleset::perft).
    pub(super) fn count_sequences(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        // A player who gives seeds away changes the scores without moving; that rare option is
        // counted by simply playing.
        if self.config.stuck == Stuck::Give {
            return tools::perft(self, depth);
        }
        let mut path = self.since_capture.clone();
        let scores = [
            self.scores[self.to_move.index()],
            self.scores[self.to_move.next(2).index()],
        ];
        self.count(self.board, self.legal, scores, depth, &mut path, 0)
    }

    /// `scores` and `board` are the mover's first; `path[from..]` are the boards since the
    /// scores last changed.
    fn count(
        &self,
        board: Board,
        legal: u8,
        scores: [u32; 2],
        depth: u32,
        path: &mut Vec<Board>,
        from: usize,
    ) -> u64 {
        if depth == 1 {
            return u64::from(legal.count_ones());
        }
        let rules = self.config.board_rules();
        let mut nodes = 0;
        let mut left = legal;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let played = board.play(place, rules);
            let next = played.after.flipped();
            let mover_score = scores[0] + played.taken;
            let ended = mover_score >= self.config.target()
                || self.config.few_seeds == FewSeeds::On && next.seeds() < 10;
            if ended {
                continue;
            }
            let from = if played.taken > 0 { path.len() } else { from };
            let repeated = path[from..].iter().rev().skip(1).step_by(2);
            if path.len() - from >= 8 && repeated.filter(|b| **b == next).count() >= 2 {
                continue;
            }
            path.push(next);
            let legal = next.legal(rules);
            nodes += self.count(next, legal, [scores[1], mover_score], depth - 1, path, from);
            path.pop();
        }
        nodes
    }
}
