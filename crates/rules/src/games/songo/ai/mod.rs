//! Opponents for Songo. Nothing is hidden, so they only differ in how far they look and how
//! much care they take.

mod endings;
mod judged;
mod position;
mod search;
mod survey;
mod transpositions;
mod value;
mod why;

use std::task::Poll;

use super::board::Board;
use super::puzzles::SongoPuzzles;
use super::{Cell, Songo};
use crate::ai::{self, Care, Choice, ChoiceOf, Guesses, Level, Thinker, VerdictOf};
use crate::engine::{GameRng, Seat};
use crate::puzzles::Puzzler;
use judged::Judged;
use position::{Law, Position, WIN, WON};
use search::Search;
use transpositions::Transpositions;

pub use endings::work_out as work_out_endings;
pub(super) use survey::{Surveyed, survey};
pub(super) use value::SEED;
pub use why::Why;

/// Nodes in a quantum.
const QUANTUM: u64 = 256;

/// What makes a level.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// Moves looked ahead, captures beyond that not counted.
    depth: i32,
    /// Positions looked at altogether.
    nodes: u64,
    /// How much better a move may be and still be overlooked.
    blur: i32,
    /// What is remembered: 2^this slots of 32 bytes.
    table_bits: u32,
}

impl Style {
    fn of(level: Level) -> Style {
        match level {
            // One move, and what can be taken in reply; a good one is easily overlooked.
            Level::Easy => Style {
                depth: 1,
                nodes: 2_000,
                blur: 5 * SEED,
                table_bits: 4,
            },
            Level::Medium => Style {
                depth: 3,
                nodes: 10_000,
                blur: SEED,
                table_bits: 8,
            },
            Level::Hard => Style {
                depth: 8,
                nodes: 30_000,
                blur: 0,
                table_bits: 13,
            },
            Level::Expert => Style {
                depth: 60,
                nodes: 3_000_000,
                blur: 0,
                table_bits: 18,
            },
        }
    }
}

/// In the first moves of a game any move is right that is not much worse than the best, so that
/// no two games are alike. With the board full, two seeds are a small matter.
const OPENING_MOVES: usize = 6;
const OPENING_MARGIN: i32 = 2 * SEED;

/// A move at the root, and what it was worth when last looked at.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    place: usize,
    next: Position,
    took: bool,
    value: i32,
}

/// What every search from a state begins with.
struct Root {
    law: Law,
    /// The boards since the scores last changed, this one last.
    path: Vec<Board>,
    /// Every legal move, in sowing order.
    options: Vec<RootMove>,
}

impl Root {
    fn of(state: &Songo) -> Root {
        let (seat, enemy) = (state.to_move, state.enemy());
        let root = Position {
            board: state.board,
            mine: state.scores[seat.index()],
            theirs: state.scores[enemy.index()],
        };
        let law = Law::of(&state.config, root);
        let mut path: Vec<Board> = state.since_capture.clone();
        if path.last() != Some(&root.board) {
            path.push(root.board);
        }
        let option = |place| {
            let (next, taken) = law.play(root, place);
            RootMove {
                place,
                next,
                took: taken > 0,
                value: -WIN,
            }
        };
        let legal = (0..7).filter(|place| state.legal & 1 << place != 0);
        let options = legal.map(option).collect();
        Root { law, path, options }
    }
}

/// Thinking about one move: deeper and deeper, until the nodes are used up or nothing is left
/// to find out.
struct Thought {
    state: Songo,
    seat: Seat,
    style: Style,
    rng: GameRng,
    search: Search,
    /// Best first, as of the last finished iteration.
    options: Vec<RootMove>,
    /// Moves this much worse than the best still need their exact value.
    margin: i32,
    /// And so does this one, however bad it is.
    exact: Option<usize>,
    depth: i32,
    /// The iteration under way: the values so far, by the order of `options`.
    values: Vec<i32>,
    best: i32,
    scouting: bool,
    /// Is a search under way for the option after the last of `values`?
    begun: bool,
}

impl Thought {
    fn new(mut guesses: Guesses<Songo>, style: Style) -> Thought {
        let mut rng = guesses.rng().fork();
        let state = guesses.known();
        let seat = guesses.seat();
        let Root {
            law,
            path,
            mut options,
        } = Root::of(state);
        let opening = state.scores == [0, 0] && path.len() <= OPENING_MOVES;
        // Of equals the first is chosen: so which is first is left to chance.
        rng.shuffle(&mut options);
        Thought {
            seat,
            search: Search::new(law, path, Transpositions::new(style.table_bits)),
            options,
            margin: style.blur.max(if opening { OPENING_MARGIN } else { 0 }),
            exact: None,
            style,
            rng,
            depth: 1,
            values: Vec::new(),
            best: -WIN,
            scouting: false,
            begun: false,
            state: state.clone(),
        }
    }

    /// Works until `limit` nodes; true when there is nothing more to do.
    fn work(&mut self, limit: u64) -> bool {
        let limit = limit.min(self.style.nodes);
        while self.search.nodes < limit {
            let Some(option) = self.options.get(self.values.len()).copied() else {
                if self.finish_iteration() {
                    return true;
                }
                continue;
            };
            let value = if self.begun {
                self.search.run(limit)
            } else {
                self.scouting = self.floor(option) > -WIN;
                self.begun = true;
                self.begin(option)
            };
            let Some(value) = value else {
                continue;
            };
            let value = -value;
            if self.scouting && value > self.floor(option) {
                self.scouting = false;
                // A value found without a search is found again just so.
                if let Some(value) = self.begin(option) {
                    self.note(-value);
                }
                continue;
            }
            self.note(value);
        }
        self.search.nodes >= self.style.nodes
    }

    /// Nothing at or below this needs to be known exactly.
    fn floor(&self, option: RootMove) -> i32 {
        if self.values.is_empty() || self.exact == Some(option.place) {
            -WIN
        } else {
            (self.best - self.margin).max(-WIN)
        }
    }

    fn begin(&mut self, option: RootMove) -> Option<i32> {
        let floor = self.floor(option);
        let ceiling = if self.scouting { floor + 1 } else { WIN };
        let RootMove { next, took, .. } = option;
        self.search
            .begin(next, took, self.depth - 1, -ceiling, -floor)
    }

    fn note(&mut self, value: i32) {
        self.best = self.best.max(value);
        self.values.push(value);
        self.begun = false;
    }

    /// Puts what was found in order. True when looking further is useless.
    fn finish_iteration(&mut self) -> bool {
        self.settle();
        self.depth += 1;
        self.best = -WIN;
        self.search.age();
        let found = self.options[0].value;
        self.depth > self.style.depth || found >= WON
    }

    /// Takes over the values of an iteration, finished or not: what it did not get to comes
    /// after what it did.
    fn settle(&mut self) {
        let known = self.values.len();
        for (option, value) in self.options.iter_mut().zip(self.values.drain(..)) {
            option.value = value;
        }
        // Stable: of equals the first stays first.
        self.options[..known].sort_by_key(|option| -option.value);
    }

    fn decide(&mut self) -> ChoiceOf<Songo> {
        // An unfinished iteration counts if it got past the old favourite; but near-equals must
        // be measured by the same measure.
        if self.margin == 0 {
            self.settle();
        }
        let best = self.options[0].value;
        if self.margin > 0 && best.abs() < WON {
            let mut chosen = (i32::MIN, 0);
            for (nth, option) in self.options.iter().enumerate() {
                // Nobody overlooks that a move loses at once.
                if option.value <= (best - self.margin).max(-WON) {
                    continue;
                }
                let seems = option.value + self.rng.below(self.margin as u32 + 1) as i32;
                if seems > chosen.0 {
                    chosen = (seems, nth);
                }
            }
            self.options.swap(0, chosen.1);
        }
        let place = self.options[0].place;
        let m = Cell::at(self.seat, place);
        Choice {
            m,
            why: why::why(&self.state, m),
        }
    }
}

impl ai::Search<Songo> for Thought {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<Songo>> {
        let limit = self.search.nodes + u64::from(quanta.max(1)) * QUANTUM;
        if self.work(limit) {
            Poll::Ready(self.decide())
        } else {
            Poll::Pending
        }
    }
}

impl Thinker for Songo {
    const JUDGES: bool = true;

    type Why = Why;

    fn think(guesses: Guesses<Self>, level: Level) -> Box<dyn ai::Search<Self>> {
        Box::new(Thought::new(guesses, Style::of(level)))
    }

    fn judge(
        guesses: Guesses<Self>,
        played: Cell,
        care: Care,
    ) -> Option<Box<dyn ai::Search<Self, VerdictOf<Self>>>> {
        Some(Box::new(Judged::new(guesses, played, care)))
    }

    fn puzzler() -> Option<&'static dyn Puzzler<Self>> {
        Some(&SongoPuzzles)
    }
}
