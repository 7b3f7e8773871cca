//! Information-set Monte Carlo tree search: one tree of what can be seen, grown through guessed
//! deals. A move that only some deals allow is compared with the others by how often it could
//! have been chosen.

use std::task::Poll;

use super::halving::Tried;
use super::rollouts::{Explain, Playout, play_on};
use super::{Choice, ChoiceOf, Guesses, Search};
use crate::engine::{GameRng, Nobody, Seat, Status};

struct Node<M> {
    m: M,
    mover: Seat,
    children: Vec<usize>,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// To the mover.
    sum: f64,
}

/// How a tree is grown.
#[derive(Clone, Copy, Debug)]
pub struct Growth {
    pub iterations: u32,
    /// Iterations until the next guess.
    pub per_guess: u32,
    /// How much what is little known is tried again, in units of what a playout is worth.
    pub curiosity: f32,
    /// How many moves of a playout at most.
    pub longest: u32,
}

pub struct Tree<G: Playout> {
    guesses: Guesses<G>,
    growth: Growth,
    nodes: Vec<Node<G::Move>>,
    /// The first moves.
    root: Vec<usize>,
    done: u32,
    guess: Option<G>,
    rng: GameRng,
    explain: Explain<G>,
    legal: Vec<G::Move>,
    open: Vec<G::Move>,
    path: Vec<usize>,
}

impl<G: Playout> Tree<G> {
    pub fn new(mut guesses: Guesses<G>, growth: Growth, explain: Explain<G>) -> Tree<G> {
        Tree {
            rng: guesses.rng().fork(),
            guesses,
            growth,
            nodes: Vec::new(),
            root: Vec::new(),
            done: 0,
            guess: None,
            explain,
            legal: Vec::new(),
            open: Vec::new(),
            path: Vec::new(),
        }
    }

    fn children(&self, of: Option<usize>) -> &[usize] {
        of.map_or(&self.root, |node| &self.nodes[node].children)
    }

    fn iterate(&mut self) {
        if self.done.is_multiple_of(self.growth.per_guess.max(1)) {
            self.guess = None;
        }
        self.done += 1;
        let guesses = &mut self.guesses;
        let start = self.guess.get_or_insert_with(|| guesses.guess()).clone();
        let mut state = start.clone();
        self.path.clear();
        // Down the tree, and one step beyond.
        let mut at = None;
        while let Status::ToMove(mover) = state.status()
            && !state.is_settled(&start)
        {
            state.legal_moves(&mut self.legal);
            let grown = self.grow(at, mover);
            let next = match grown {
                Some(leaf) => leaf,
                None => self.select(at),
            };
            self.path.push(next);
            let m = self.nodes[next].m;
            if state.apply(&m, &mut Nobody).is_err() {
                break;
            }
            at = Some(next);
            if grown.is_some() {
                break;
            }
        }
        let longest = self.growth.longest;
        play_on(&mut state, &start, longest, &mut self.rng, &mut self.legal);
        for &node in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.sum += f64::from(state.worth(&start, node.mover));
        }
    }

    /// Marks the legal moves that were tried before as available; adds one of the others.
    fn grow(&mut self, at: Option<usize>, mover: Seat) -> Option<usize> {
        self.open.clear();
        for &m in &self.legal {
            let known = self.children(at).iter().copied();
            match known.clone().find(|&child| self.nodes[child].m == m) {
                Some(child) => self.nodes[child].available += 1,
                None => self.open.push(m),
            }
        }
        let m = *self.rng.choose(&self.open)?;
        let new = self.nodes.len();
        self.nodes.push(Node {
            m,
            mover,
            children: Vec::new(),
            visits: 0,
            available: 1,
            sum: 0.0,
        });
        match at {
            None => self.root.push(new),
            Some(node) => self.nodes[node].children.push(new),
        }
        Some(new)
    }

    /// The best of the legal ones, all of which were tried, with a bonus for what is little
    /// known.
    fn select(&self, at: Option<usize>) -> usize {
        let mut best = (f64::MIN, usize::MAX);
        for &child in self.children(at) {
            let node = &self.nodes[child];
            if !self.legal.contains(&node.m) {
                continue;
            }
            let visits = f64::from(node.visits.max(1));
            let bonus = (ln(node.available) / visits).sqrt() * f64::from(self.growth.curiosity);
            let value = node.sum / visits + bonus;
            if value > best.0 {
                best = (value, child);
            }
        }
        best.1
    }

    fn best(&mut self) -> ChoiceOf<G> {
        let mut tried: Vec<Tried<G::Move>> = self
            .root
            .iter()
            .map(|&node| {
                let node = &self.nodes[node];
                Tried {
                    m: node.m,
                    sum: node.sum,
                    playouts: node.visits,
                }
            })
            .collect();
        // The most visited; among equals the better, and then the first in the rules' order.
        tried.sort_by(|one, other| {
            (other.playouts.cmp(&one.playouts))
                .then(other.mean().total_cmp(&one.mean()))
                .then(one.m.cmp(&other.m))
        });
        let why = (self.explain)(self.guesses.known(), self.guesses.seat(), &tried);
        Choice { m: tried[0].m, why }
    }
}

impl<G: Playout> Search<G> for Tree<G> {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<G>> {
        for _ in 0..quanta.max(1) {
            self.iterate();
            if self.done >= self.growth.iterations {
                return Poll::Ready(self.best());
            }
        }
        Poll::Pending
    }
}

/// The natural logarithm, the same on every processor: the library's is not.
pub fn ln(n: u32) -> f64 {
    let n = n.max(1);
    let halvings = n.ilog2();
    // n = 2^halvings · rest, 1 ≤ rest < 2; ln(rest) = 2 artanh(t) with t = (rest − 1)/(rest + 1).
    let rest = f64::from(n) / f64::from(1u32 << halvings);
    let t = (rest - 1.0) / (rest + 1.0);
    let square = t * t;
    let series = 1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0)));
    f64::from(halvings) * std::f64::consts::LN_2 + 2.0 * t * series
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close_enough() {
        for n in [1, 2, 3, 7, 10, 1000, 65_535, 1_000_000, u32::MAX] {
            let error = (ln(n) - f64::from(n).ln()).abs();
            assert!(error < 1e-4, "{n}: {error}");
        }
    }
}
