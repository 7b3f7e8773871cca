//! Three or four players: one tree of what can be seen, grown through guessed deals, in which
//! everybody plays for themselves. Like [`crate::ai::tree`], but on the small round, and moves
//! are added in the order of how good they look at a glance, few at first: there are far too many
//! to try all of them.

use std::task::Poll;

use super::super::SarZan;
use super::super::cards::Cards;
use super::judgement::{Weights, best, judge};
use super::numbers;
use super::round::Round;
use super::standing::Standing;
use super::why::why;
use crate::ai::tree::ln;
use crate::ai::{Choice, ChoiceOf, Guesses, Search};
use crate::engine::Ruleset;

/// Rounds played out in one quantum.
const PLAYOUTS_A_QUANTUM: u32 = 4;
/// How much what is little known is tried again, when a game is worth from −1 to 1.
const CURIOSITY: f64 = 0.4;

struct Node {
    cards: Cards,
    mover: usize,
    children: Vec<u32>,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// To the mover.
    sum: f64,
}

impl Node {
    fn promise(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.sum / visits + CURIOSITY * (ln(self.available) / visits).sqrt()
    }
}

pub struct Tree {
    guesses: Guesses<SarZan>,
    weights: &'static Weights,
    standing: Standing,
    /// The first is where it begins.
    nodes: Vec<Node>,
    path: Vec<u32>,
    playouts_left: u32,
}

impl Tree {
    /// With a sum to answer.
    pub fn new(guesses: Guesses<SarZan>, playouts: u32) -> Tree {
        let root = Node {
            cards: Cards::NONE,
            mover: guesses.seat().index(),
            children: Vec::new(),
            visits: 0,
            available: 1,
            sum: 0.0,
        };
        Tree {
            weights: numbers::weights(guesses.known().players()),
            standing: Standing::of(guesses.known()),
            guesses,
            nodes: vec![root],
            path: Vec::new(),
            playouts_left: playouts,
        }
    }

    fn playout(&mut self) {
        let mut round = Round::of(&self.guesses.guess());
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        while !round.over {
            let (next, is_new) = self.descend(at, &round);
            self.path.push(next);
            round.play(self.nodes[next as usize].cards);
            at = next as usize;
            if is_new {
                break;
            }
        }
        while !round.over {
            let cards = best(&round, self.weights);
            round.play(cards);
        }
        let worth = self.standing.after(&round);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.sum += f64::from(worth[node.mover]);
        }
    }

    /// The next node on the way down, and whether it is new.
    fn descend(&mut self, at: usize, round: &Round) -> (u32, bool) {
        let mut chosen: Option<(u32, f64)> = None;
        let mut untried: Option<(Cards, f32)> = None;
        let mut tried = 0;
        for (cards, glance) in judge(round, self.weights) {
            let children = self.nodes[at].children.iter().copied();
            let known = { children }.find(|child| self.nodes[*child as usize].cards == cards);
            if let Some(child) = known {
                tried += 1;
                let node = &mut self.nodes[child as usize];
                node.available += 1;
                let promise = node.promise();
                if chosen.is_none_or(|(_, most)| promise > most) {
                    chosen = Some((child, promise));
                }
            } else if untried.is_none_or(|(_, most)| glance > most) {
                untried = Some((cards, glance));
            }
        }
        // Everything is tried at the first move; later on the more the more often one is there.
        let visits = self.nodes[at].visits;
        let may_widen = at == 0 || 4 * tried * tried <= visits;
        match (chosen, untried) {
            (Some((child, _)), None) => (child, false),
            (Some((child, _)), Some(_)) if !may_widen => (child, false),
            (_, untried) => {
                let cards = untried.map_or(Cards::NONE, |(cards, _)| cards);
                let new = self.nodes.len() as u32;
                self.nodes.push(Node {
                    cards,
                    mover: usize::from(round.to_move),
                    children: Vec::new(),
                    visits: 0,
                    available: 1,
                    sum: 0.0,
                });
                self.nodes[at].children.push(new);
                (new, true)
            }
        }
    }

    /// The most visited of the first moves; among equals the better at a glance, which was tried
    /// first.
    fn choice(&self) -> ChoiceOf<SarZan> {
        let first = self.nodes[0].children.iter();
        let mut most = &self.nodes[0];
        let mut visits = 0;
        for node in first.map(|child| &self.nodes[*child as usize]) {
            if node.visits > visits {
                (most, visits) = (node, node.visits);
            }
        }
        let m = super::with(most.cards);
        let why = why(self.guesses.known(), self.guesses.seat(), m);
        Choice { m, why }
    }
}

impl Search<SarZan> for Tree {
    fn step(&mut self, quanta: u32) -> Poll<ChoiceOf<SarZan>> {
        for _ in 0..quanta.max(1) {
            for _ in 0..PLAYOUTS_A_QUANTUM {
                self.playout();
            }
            self.playouts_left = self.playouts_left.saturating_sub(PLAYOUTS_A_QUANTUM);
            if self.playouts_left == 0 {
                return Poll::Ready(self.choice());
            }
        }
        Poll::Pending
    }
}
