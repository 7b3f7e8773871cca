//! A round between two players who see all the cards, solved to its end: alpha-beta over what is
//! still to be won, with a memory, in steps.

use std::task::Poll;

use super::super::cards::Cards;
use super::super::rules::DRAGON_POINTS;
use super::judgement::{Judged, Weights, judge};
use super::round::Round;

/// Slots of the memory; a power of two.
const SLOTS: usize = 1 << 14;
/// More than any round is worth.
const ENDLESS: i32 = 1000;

/// What decides all that is still to be won: both hands, the one to move first, and the trick.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Key {
    hands: u64,
    trick: u32,
}

impl Key {
    fn of(round: &Round) -> Key {
        let own = usize::from(round.to_move);
        let bits = |seat: usize| u64::from(round.hands[seat].bits());
        let dragon = match usize::from(round.dragon) {
            seat if seat == own => 1,
            seat if seat == 1 - own => 2,
            _ => 0,
        };
        Key {
            hands: bits(own) << 32 | bits(1 - own),
            trick: u32::from(round.announced) | u32::from(round.pile) << 8 | dragon << 16,
        }
    }

    fn slot(self) -> usize {
        let mixed = self.hands ^ u64::from(self.trick) << 13;
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 40) as usize & (SLOTS - 1)
    }
}

/// What is known of a position: it is worth at least `low` and at most `high`.
#[derive(Clone, Copy, Default)]
struct Remembered {
    key: Key,
    low: i16,
    high: i16,
}

/// A position on the way down, and the move of it under way.
struct Frame {
    round: Round,
    key: Key,
    moves: Judged,
    next: usize,
    /// The window at first, and its lower end now.
    window: (i32, i32),
    alpha: i32,
    best: i32,
    /// What the move under way has won, and whether its player is to move again.
    gain: i32,
    again: bool,
}

impl Frame {
    /// The move under way turned out to be worth this.
    fn learn(&mut self, value: i32) {
        self.best = self.best.max(value);
        self.alpha = self.alpha.max(value);
    }

    fn is_done(&self) -> bool {
        self.next == self.moves.len() || self.alpha >= self.window.1
    }
}

pub struct Solver {
    weights: &'static Weights,
    /// What it is worth to go into the next round as the Dragon, beyond the points for it.
    pub dragon: i32,
    memory: Vec<Remembered>,
    frames: Vec<Frame>,
    /// What the position last finished is worth to its player.
    value: i32,
    /// Positions seen so far.
    pub nodes: u32,
}

impl Solver {
    pub fn new(weights: &'static Weights, dragon: i32) -> Solver {
        Solver {
            weights,
            dragon,
            memory: vec![Remembered::default(); SLOTS],
            frames: Vec::new(),
            value: 0,
            nodes: 0,
        }
    }

    /// Begins with a round of two that is not over.
    pub fn begin(&mut self, round: &Round) {
        self.frames.clear();
        self.enter(round, -ENDLESS, ENDLESS);
    }

    /// The points still to be won, less those of the other, by whoever is to move.
    pub fn step(&mut self, nodes: u32) -> Poll<i32> {
        let last = self.nodes.saturating_add(nodes);
        loop {
            let Some(frame) = self.frames.last_mut() else {
                return Poll::Ready(self.value);
            };
            if frame.is_done() {
                self.leave();
                continue;
            }
            if self.nodes >= last {
                return Poll::Pending;
            }
            let (cards, _) = frame.moves[frame.next];
            frame.next += 1;
            self.try_out(cards);
        }
    }

    fn try_out(&mut self, cards: Cards) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let mut after = frame.round;
        after.play(cards);
        let own = usize::from(frame.round.to_move);
        let won = |seat: usize| i32::from(after.won[seat]) - i32::from(frame.round.won[seat]);
        let gain = won(own) - won(1 - own);
        if after.over {
            frame.learn(gain + at_the_count(&after, own, self.dragon));
            return;
        }
        frame.gain = gain;
        frame.again = after.to_move == frame.round.to_move;
        let (low, high) = (frame.alpha - gain, frame.window.1 - gain);
        let (low, high) = if frame.again {
            (low, high)
        } else {
            (-high, -low)
        };
        self.enter(&after, low, high);
    }

    /// Looks at a position; if it is remembered well enough, that is all.
    fn enter(&mut self, round: &Round, mut low: i32, mut high: i32) {
        self.nodes += 1;
        let key = Key::of(round);
        let known = self.memory[key.slot()];
        if known.key == key {
            let (at_least, at_most) = (i32::from(known.low), i32::from(known.high));
            if at_least >= high || at_least == at_most {
                return self.finish(at_least);
            }
            if at_most <= low {
                return self.finish(at_most);
            }
            low = low.max(at_least);
            high = high.min(at_most);
        }
        let mut moves = judge(round, self.weights);
        // The order of the rules among equals, so that the same is tried first everywhere.
        moves.sort_by(|one, other| other.1.total_cmp(&one.1));
        self.frames.push(Frame {
            round: *round,
            key,
            moves,
            next: 0,
            window: (low, high),
            alpha: low,
            best: -ENDLESS,
            gain: 0,
            again: false,
        });
    }

    fn leave(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        let slot = &mut self.memory[frame.key.slot()];
        let (mut low, mut high) = (-ENDLESS as i16, ENDLESS as i16);
        if slot.key == frame.key {
            (low, high) = (slot.low, slot.high);
        }
        let best = frame.best as i16;
        if frame.best > frame.window.0 {
            low = best;
        }
        if frame.best < frame.window.1 {
            high = best;
        }
        *slot = Remembered {
            key: frame.key,
            low,
            high,
        };
        self.finish(frame.best);
    }

    /// Hands a value to the position above.
    fn finish(&mut self, value: i32) {
        self.value = value;
        if let Some(above) = self.frames.last_mut() {
            let value = if above.again { value } else { -value };
            above.learn(above.gain + value);
        }
    }
}

/// Rule 8 for what is not yet counted when a round of two ends: the hands and the Dragon.
pub fn at_the_count(round: &Round, own: usize, dragon: i32) -> i32 {
    let other = 1 - own;
    let left = |seat: usize| round.hands[seat].len() as i32;
    let dragon = match usize::from(round.dragon) {
        seat if seat == own => DRAGON_POINTS + dragon,
        seat if seat == other => -(DRAGON_POINTS + dragon),
        _ => 0,
    };
    left(other) - left(own) + dragon
}
