//! The game as a search sees it: two rows, two scores and the rules that decide what comes next.

use super::super::board::{Board, BoardRules, LAST, sum};
use super::super::config::{FewSeeds, SongoConfig, Stuck};

/// What a won game is worth; less the moves it takes.
pub const WIN: i32 = 30_000;
/// Everything from here on is a proven win.
pub const WON: i32 = WIN - 1_000;
/// The move of a player whose barred seeds go to the enemy (rule 12, option `give`): it is
/// forced, and takes a turn like any other.
pub const GIVE: usize = 7;

/// A position, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board,
    pub mine: u32,
    pub theirs: u32,
}

impl Position {
    pub const EMPTY: Position = Position {
        board: Board { own: 0, enemy: 0 },
        mine: 0,
        theirs: 0,
    };
}

/// What the side to move finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It is over, and worth this.
    Over(i32),
    /// A bit for each place that may be played, and for [`GIVE`].
    Legal(u8),
}

/// The house rules of one game.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    pub rules: BoardRules,
    pub target: u32,
    /// The seeds of the game, on the board and taken.
    seeds: u32,
    few_seeds: bool,
    give: bool,
}

impl Law {
    /// The rules of the game that `position` is from.
    pub fn of(config: &SongoConfig, position: Position) -> Law {
        Law {
            seeds: position.board.seeds() + position.mine + position.theirs,
            rules: config.board_rules(),
            target: config.target(),
            few_seeds: config.few_seeds == FewSeeds::On,
            give: config.stuck == Stuck::Give,
        }
    }

    /// The rules alone, whatever the scores.
    pub fn of_endings(rules: BoardRules, give: bool) -> Law {
        Law {
            rules,
            target: 0,
            seeds: 0,
            few_seeds: false,
            give,
        }
    }

    /// The rules that make a difference with few seeds left (any feeding move, the barred seeds
    /// are given); none if few seeds end the game.
    pub fn endings(&self) -> Option<(bool, bool)> {
        (!self.few_seeds).then_some((self.rules.any_feeding_move, self.give))
    }

    /// No seed is ever lost, so what was not taken is still there.
    #[inline]
    pub fn on_board(&self, position: Position) -> u32 {
        self.seeds - position.mine - position.theirs
    }

    /// The position after a legal move, and what the move took.
    #[inline]
    pub fn play(&self, position: Position, place: usize) -> (Position, u32) {
        if place == GIVE {
            return (give(position), 0);
        }
        let played = position.board.play(place, self.rules);
        let next = Position {
            board: played.after.flipped(),
            mine: position.theirs,
            theirs: position.mine + played.taken,
        };
        (next, played.taken)
    }

    /// Rules 10 to 12, and one that follows from them: when neither can reach the target any
    /// more, it is a draw whatever happens.
    #[inline]
    pub fn turn(&self, position: Position) -> Turn {
        let Position {
            board,
            mine,
            theirs,
        } = position;
        if mine >= self.target || theirs >= self.target {
            return Turn::Over(self.outcome(mine, theirs));
        }
        let seeds = self.on_board(position);
        if self.few_seeds && seeds < 10 {
            return Turn::Over(self.camps(position));
        }
        if mine.max(theirs) + seeds < self.target {
            return Turn::Over(0);
        }
        match self.moves(board) {
            0 => Turn::Over(self.camps(position)),
            legal => Turn::Legal(legal),
        }
    }

    /// A bit for each place that may be played, and for [`GIVE`]. Rule 12: with none it is over.
    #[inline]
    pub fn moves(&self, board: Board) -> u8 {
        let legal = board.legal(self.rules);
        if legal != 0 {
            return legal;
        }
        let barred = board.own >> (8 * LAST);
        let only_barred = barred != 0 && board.own == barred << (8 * LAST);
        u8::from(self.give && only_barred && board.enemy != 0) << GIVE
    }

    /// Rule 14: what an end is worth in which everybody gathers their own camp.
    pub fn camps(&self, position: Position) -> i32 {
        self.outcome(
            position.mine + sum(position.board.own),
            position.theirs + sum(position.board.enemy),
        )
    }

    fn outcome(&self, mine: u32, theirs: u32) -> i32 {
        if mine == theirs || mine.max(theirs) < self.target {
            0
        } else if mine > theirs {
            WIN
        } else {
            -WIN
        }
    }

    /// The same, when the side to move is known to get at least and at most so many of the seeds.
    pub fn reach_with(&self, position: Position, (least, most): (u32, u32)) -> (i32, i32) {
        let seeds = self.on_board(position);
        let outcome =
            |gets: u32| self.outcome(position.mine + gets, position.theirs + seeds - gets);
        (outcome(least), outcome(most))
    }

    /// The least and the most that can still come of it: who is too far from the target cannot
    /// win any more.
    #[inline]
    pub fn reach(&self, position: Position) -> (i32, i32) {
        let seeds = self.on_board(position);
        let worst = if position.theirs + seeds < self.target {
            0
        } else {
            -WIN
        };
        let best = if position.mine + seeds < self.target {
            0
        } else {
            WIN
        };
        (worst, best)
    }
}

#[cold]
fn give(position: Position) -> Position {
    Position {
        board: Board {
            own: position.board.enemy,
            enemy: 0,
        },
        mine: position.theirs + sum(position.board.own),
        theirs: position.mine,
    }
}
