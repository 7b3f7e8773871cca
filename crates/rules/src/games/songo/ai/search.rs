//! Principal variation search with a stack of its own, so that it can stop after any node and
//! go on later.

use super::super::board::Board;
use super::endings::Endings;
use super::position::{GIVE, Law, Position, Turn, WIN, WON};
use super::transpositions::{Bound, Found, Transpositions, key};
use super::value::{SEED, value};

/// Longer lines are cut off: nobody sees that far.
const LONGEST: usize = 120;

/// How much better than it looks a capture at the end of a line may turn out.
const SLACK: i32 = 2 * SEED;

/// An end that is known to come is not as near as one that is seen.
const KNOWN: i32 = LONGEST as i32;

/// A move that may be searched, and how soon it should be.
#[derive(Clone, Copy)]
struct Candidate {
    next: Position,
    order: i32,
    place: u8,
    takes: bool,
}

/// How the candidate under way is being searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Window {
    /// Is it better at all? Looked at less deeply than the others.
    Glance,
    /// Is it better at all?
    Scout,
    /// How good is it?
    Full,
}

/// One position on the way down.
#[derive(Clone)]
struct Frame {
    position: Position,
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    first_alpha: i32,
    best: i32,
    best_place: u8,
    /// Only captures are looked at, and nobody is forced to make one.
    quiet_allowed: bool,
    window: Window,
    /// Where on the path the scores last changed.
    since: usize,
    count: usize,
    next: usize,
    candidates: [Candidate; 7],
}

/// What became of a position to look at.
enum Entered {
    Valued(i32),
    /// It is on top of the stack now.
    Opened,
}

pub struct Search {
    law: Law,
    /// What is known of boards with fewer seeds than these. Not with as many: to know that a
    /// game is won does not get it anywhere, while to take a seed does.
    endings: Option<(Endings, u32)>,
    table: Transpositions,
    /// The stack, made once; the first `open` are in use.
    frames: Vec<Frame>,
    open: usize,
    /// Every board since the scores last changed before the search began, then those on the way
    /// down; the last is the one on top of the stack.
    path: Vec<Board>,
    /// Where on the path the root is.
    root: usize,
    /// How often a place with so many seeds was the right one to play, by side.
    history: [[[i32; 32]; 8]; 2],
    pub nodes: u64,
}

impl Search {
    /// `path`: the boards since the scores last changed, the root's last.
    pub fn new(law: Law, path: Vec<Board>, table: Transpositions) -> Search {
        let seeds = path.last().map_or(0, |root| root.seeds());
        Search {
            endings: Endings::under(&law).map(|endings| (endings, seeds)),
            law,
            table,
            frames: vec![Frame::EMPTY; LONGEST],
            open: 0,
            root: path.len().saturating_sub(1),
            path,
            history: [[[0; 32]; 8]; 2],
            nodes: 0,
        }
    }

    /// Between two iterations: what was right before counts less.
    pub fn age(&mut self) {
        for count in self.history.as_flattened_mut().as_flattened_mut() {
            *count /= 4;
        }
    }

    /// Begins to look at what a move from the root leads to. The value, if it needs no search;
    /// otherwise [`run`](Self::run) finds it.
    pub fn begin(
        &mut self,
        next: Position,
        took: bool,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.open = 0;
        self.path.truncate(self.root + 1);
        let since = if took { self.path.len() } else { 0 };
        match self.enter(next, since, depth, alpha, beta) {
            Entered::Valued(value) => Some(value),
            Entered::Opened => None,
        }
    }

    /// Works on until the value is known or `nodes` reaches `limit`.
    pub fn run(&mut self, limit: u64) -> Option<i32> {
        while self.nodes < limit {
            let frame = &mut self.frames[self.open - 1];
            if frame.next < frame.count && frame.best < frame.beta {
                let reduced = frame.window_for_next();
                let entered = self.look(reduced);
                if let Entered::Valued(value) = entered {
                    self.answer(-value);
                }
                continue;
            }
            let value = self.close();
            if self.open == 0 {
                return Some(value);
            }
            self.answer(-value);
        }
        None
    }

    /// Looks at the candidate under way of the top frame.
    fn look(&mut self, (depth, alpha, beta): (i32, i32, i32)) -> Entered {
        let frame = &self.frames[self.open - 1];
        let candidate = frame.candidates[frame.next];
        let scores_change = candidate.takes || usize::from(candidate.place) == GIVE;
        let since = if scores_change {
            self.path.len()
        } else {
            frame.since
        };
        self.enter(candidate.next, since, depth, -beta, -alpha)
    }

    /// The top frame's candidate under way is worth `value`.
    fn answer(&mut self, value: i32) {
        let frame = &mut self.frames[self.open - 1];
        if value > frame.alpha && frame.window != Window::Full {
            let again = match frame.window {
                Window::Glance => Some(Window::Scout),
                _ if value < frame.beta => Some(Window::Full),
                _ => None,
            };
            if let Some(window) = again {
                frame.window = window;
                let how = frame.bounds();
                if let Entered::Valued(value) = self.look(how) {
                    self.answer(-value);
                }
                return;
            }
        }
        let candidate = frame.candidates[frame.next];
        frame.next += 1;
        if value > frame.best {
            frame.best = value;
            frame.best_place = candidate.place;
            frame.alpha = frame.alpha.max(value);
        }
    }

    /// Takes the top frame away and remembers what was found.
    fn close(&mut self) -> i32 {
        let ply = self.open as i32;
        self.open -= 1;
        let frame = &self.frames[self.open];
        self.path.pop();
        if frame.depth <= 1 {
            return frame.best;
        }
        let place = usize::from(frame.best_place);
        let bound = if frame.best >= frame.beta {
            let seeds = (frame.position.board.own >> (8 * place.min(6)) & 0xff).min(31) as usize;
            let count = &mut self.history[ply as usize & 1][place][seeds];
            *count += frame.depth * frame.depth;
            Bound::AtLeast
        } else if frame.best > frame.first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.keep(
            frame.key,
            ply,
            Found {
                value: frame.best,
                depth: frame.depth,
                bound,
                place,
            },
        );
        frame.best
    }

    #[inline]
    fn enter(
        &mut self,
        position: Position,
        since: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Entered {
        self.nodes += 1;
        let ply = self.open as i32 + 1;
        let legal = match self.law.turn(position) {
            // Sooner is better.
            Turn::Over(value) => return Entered::Valued(value - value.signum() * ply),
            Turn::Legal(legal) => legal,
        };
        let (worst, best) = self.law.reach(position);
        if best <= alpha {
            return Entered::Valued(best);
        }
        if worst >= beta {
            return Entered::Valued(worst);
        }
        if let Some(value) = self.ending(position, alpha, beta) {
            return Entered::Valued(value - value.signum() * (ply + KNOWN));
        }
        if depth <= 0 || self.open >= LONGEST {
            return self.enter_quiet(position, legal, since, alpha, beta);
        }
        if self.comes_back(position.board, since) {
            let value = self.law.camps(position);
            return Entered::Valued(value - value.signum() * ply);
        }
        // One move from the end, looking it up takes as long as finding it out.
        let key = if depth > 1 { key(position) } else { 0 };
        let mut hint = usize::MAX;
        if depth > 1
            && let Some(found) = self.table.find(key, ply)
        {
            hint = found.place;
            // A win is a win however deep it was searched.
            if found.depth >= depth || found.value.abs() >= WON {
                let enough = match found.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => found.value >= beta,
                    Bound::AtMost => found.value <= alpha,
                };
                if enough {
                    return Entered::Valued(found.value);
                }
            }
        }
        let frame = &mut self.frames[self.open];
        frame.set(position, key, depth, alpha, beta, since);
        frame.count = 0;
        let history = &self.history[ply as usize & 1];
        let mut left = legal;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let (next, taken) = self.law.play(position, place);
            let seeds = (position.board.own >> (8 * (place & 7)) & 0xff).min(31) as usize;
            let order = if place == hint {
                i32::MAX
            } else {
                history[place][seeds] + (taken as i32) * 1_000_000
            };
            frame.add(Candidate {
                next,
                order,
                place: place as u8,
                takes: taken > 0,
            });
        }
        self.open += 1;
        self.path.push(position.board);
        Entered::Opened
    }

    /// What an ending with few seeds is worth, if that is known well enough.
    #[inline]
    fn ending(&self, position: Position, alpha: i32, beta: i32) -> Option<i32> {
        let (endings, below) = self.endings?;
        let seeds = self.law.on_board(position);
        if seeds >= below {
            return None;
        }
        let bounds = endings.bounds(position.board, seeds as usize)?;
        let (worst, best) = self.law.reach_with(position, bounds);
        if worst == best || worst >= beta {
            Some(worst)
        } else {
            (best <= alpha).then_some(best)
        }
    }

    /// At the end of the line: only captures are looked at further, and only while they promise
    /// something.
    #[inline]
    fn enter_quiet(
        &mut self,
        position: Position,
        legal: u8,
        since: usize,
        alpha: i32,
        beta: i32,
    ) -> Entered {
        let forced = legal == 1 << GIVE;
        let still = if forced {
            -WIN
        } else {
            value(&self.law, position)
        };
        if still >= beta || self.open >= LONGEST {
            return Entered::Valued(still);
        }
        let alpha = alpha.max(still);
        // What is taken must make up for what is missing.
        let promising = (alpha - still - SLACK) / SEED;
        let frame = &mut self.frames[self.open];
        frame.count = 0;
        let mut left = legal;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let (next, taken) = self.law.play(position, place);
            let wins = next.theirs >= self.law.target;
            if taken as i32 > promising.max(0) || wins || forced {
                frame.add(Candidate {
                    next,
                    order: taken as i32,
                    place: place as u8,
                    takes: taken > 0,
                });
            }
        }
        if frame.count == 0 {
            return Entered::Valued(still);
        }
        frame.set(position, 0, 0, alpha, beta, since);
        frame.quiet_allowed = true;
        frame.best = still;
        self.open += 1;
        self.path.push(position.board);
        Entered::Opened
    }

    /// Rule 13: has this board been there twice? Once is enough if it was in this very search:
    /// who wants to go round once can go round again.
    #[inline]
    fn comes_back(&self, board: Board, since: usize) -> bool {
        let length = self.path.len();
        if length < since + 4 {
            return false;
        }
        let mut before = 0;
        let mut at = length;
        while at >= since + 2 {
            at -= 2;
            if self.path[at] == board {
                before += if at >= self.root { 2 } else { 1 };
                if before >= 2 {
                    return true;
                }
            }
        }
        false
    }
}

impl Frame {
    const EMPTY: Frame = Frame {
        position: Position::EMPTY,
        key: 0,
        depth: 0,
        alpha: 0,
        beta: 0,
        first_alpha: 0,
        best: 0,
        best_place: 0,
        quiet_allowed: false,
        window: Window::Full,
        since: 0,
        count: 0,
        next: 0,
        candidates: [Candidate {
            next: Position::EMPTY,
            order: 0,
            place: 0,
            takes: false,
        }; 7],
    };

    /// Everything but the candidates, which are added one by one.
    #[inline]
    fn set(
        &mut self,
        position: Position,
        key: u64,
        depth: i32,
        alpha: i32,
        beta: i32,
        since: usize,
    ) {
        self.position = position;
        self.key = key;
        self.depth = depth;
        self.alpha = alpha;
        self.beta = beta;
        self.first_alpha = alpha;
        self.best = -WIN;
        self.best_place = 0;
        self.quiet_allowed = false;
        self.since = since;
        self.next = 0;
    }

    /// Keeps the candidates in order, the most promising first.
    #[inline]
    fn add(&mut self, candidate: Candidate) {
        let mut at = self.count;
        while at > 0 && self.candidates[at - 1].order < candidate.order {
            self.candidates[at] = self.candidates[at - 1];
            at -= 1;
        }
        self.candidates[at] = candidate;
        self.count += 1;
    }

    /// Decides how the next candidate is searched.
    #[inline]
    fn window_for_next(&mut self) -> (i32, i32, i32) {
        let candidate = &self.candidates[self.next];
        self.window = if self.next == 0 || self.quiet_allowed {
            Window::Full
        } else if self.depth >= 3 && self.next >= 3 && !candidate.takes {
            Window::Glance
        } else {
            Window::Scout
        };
        self.bounds()
    }

    /// The depth and the window of the candidate under way.
    fn bounds(&self) -> (i32, i32, i32) {
        // A forced gift costs no depth.
        let forced = usize::from(self.candidates[self.next].place) == GIVE;
        let depth = self.depth - i32::from(!forced);
        match self.window {
            Window::Glance => (depth - 1, self.alpha, self.alpha + 1),
            Window::Scout => (depth, self.alpha, self.alpha + 1),
            Window::Full => (depth, self.alpha, self.beta),
        }
    }
}
