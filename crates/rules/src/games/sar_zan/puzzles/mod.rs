//! Sar-Zan's puzzles: the last cards of the last round of two players. With one move, and no other,
//! the game is won.
//!
//! Solved exactly, and twice. As the cards lie, no other move wins against the best defence. And the
//! right one wins whatever the other may hold, to somebody who knows no more than the solver does
//! and goes on knowing no more than is shown: half of the pack is set aside unseen, so a puzzle
//! whose answer depended on it could only be guessed.

mod candidates;
mod certain;

use super::ai::{Round, lead};
use super::cards::{Cards, SAR_ZAN};
use super::{Move, Phase, SarZan};
use crate::engine::{Nobody, Record, Ruleset, Seat, Seats};
use crate::puzzles::{Care, Flaw, Point, Puzzler, SOLVER};
use certain::{Goal, wins, worlds};

pub(super) struct SarZanPuzzles;

/// To pass, and keep the cards.
const WAIT: &str = "wait";
/// A single card.
const CARD: &str = "card";
/// Several cards at once.
const SUM: &str = "sum";
/// A sum of 33.
const THIRTY_THREE: &str = "sar-zan";

/// So few cards are soon played out.
const MOST_OWN: usize = 6;
const MOST_THEIRS: usize = 3;

const OTHER: Seat = Seat(1);

/// The cards a move lays down; none to pass.
fn cards_of(m: &Move) -> Cards {
    match m {
        Move::Play(cards) => *cards,
        Move::Pass | Move::Direction(_) => Cards::NONE,
    }
}

/// Is it near enough to the end to be solved, and is there anything to choose?
fn is_open(state: &SarZan) -> bool {
    state.config.players == 2
        && state.phase == Phase::Answer
        && state.hands[SOLVER.index()].len() <= MOST_OWN
        && state.hands[OTHER.index()].len() <= MOST_THEIRS
}

fn legal(state: &SarZan) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

/// The round after a move of whoever is to answer.
fn played(round: &Round, m: &Move) -> Round {
    let mut next = *round;
    next.play(cards_of(m));
    next
}

/// The moves that win as the cards lie.
fn winning(state: &SarZan) -> Vec<Move> {
    let (round, goal) = (Round::of(state), Goal::of(state));
    let wins_now = |m: &Move| wins(vec![played(&round, m)], &goal) == Some(true);
    legal(state).into_iter().filter(wins_now).collect()
}

/// Does this move win whatever the other holds?
fn is_certain(state: &SarZan, m: &Move) -> bool {
    let goal = Goal::of(state);
    let after = worlds(state).iter().map(|world| played(world, m)).collect();
    certain::look_alike(after)
        .into_iter()
        .all(|alike| wins(alike, &goal) == Some(true))
}

/// These moves, those after which their player ends furthest ahead first, as the cards lie.
fn by_lead(state: &SarZan, moves: Vec<Move>) -> Vec<(Move, i32)> {
    let (round, own) = (Round::of(state), state.to_move.index());
    let led = |m: Move| (m, lead(&played(&round, &m), own));
    let mut moves: Vec<(Move, i32)> = moves.into_iter().map(led).collect();
    moves.sort_by_key(|(_, lead)| -lead);
    moves
}

impl Puzzler<SarZan> for SarZanPuzzles {
    fn themes(&self) -> &'static [&'static str] {
        &[CARD, SUM, THIRTY_THREE, WAIT]
    }

    fn shipped(&self) -> &'static str {
        include_str!("../puzzles.txt")
    }

    /// The gain is by how many points the game is won.
    fn describe(&self, start: &SarZan, line: &[Move]) -> Option<Point> {
        let first = cards_of(line.first()?);
        let theme = match first.len() {
            0 => WAIT,
            _ if first.sum() == SAR_ZAN => THIRTY_THREE,
            1 => CARD,
            _ => SUM,
        };
        let mut state = start.clone();
        for m in line {
            state.apply(m, &mut Nobody).ok()?;
        }
        let gain = state.scores[SOLVER.index()] - state.scores[OTHER.index()];
        let Phase::Over { winners } = state.phase else {
            return None;
        };
        // To lay the last cards down is nothing to find.
        let good = winners == Seats::only(SOLVER) && line.len() > 1;
        good.then_some(Point { theme, gain })
    }

    /// The first move is the only one; all later ones are as good as any.
    fn check(&self, start: &SarZan, line: &[Move], _care: Care) -> Result<(), Flaw> {
        let mut state = start.clone();
        for (nth, m) in line.iter().enumerate() {
            let number = nth + 1;
            let best = self.best(&state);
            if !best.contains(m) {
                let better = best.first().map(|best| state.notation(best));
                let better = better.unwrap_or_default();
                return Err(Flaw::NotTheBest { number, better });
            }
            if nth == 0
                && let Some(other) = winning(&state).iter().find(|other| *other != m)
            {
                let other = state.notation(other);
                return Err(Flaw::NotTheOnly { number, other });
            }
            // No reply is better than the best; the solver need only win for certain.
            state.apply(m, &mut Nobody).map_err(|_| Flaw::Pointless)?;
        }
        Ok(())
    }

    fn solve(&self, start: &SarZan, _care: Care) -> Option<Vec<Move>> {
        if !is_open(start) {
            return None;
        }
        let [first] = winning(start)[..] else {
            return None;
        };
        if !is_certain(start, &first) {
            return None;
        }
        let mut line = vec![first];
        let mut state = start.clone();
        loop {
            state.apply(line.last()?, &mut Nobody).ok()?;
            if matches!(state.phase, Phase::Over { .. }) {
                return Some(line);
            }
            line.push(*self.best(&state).first()?);
        }
    }

    /// The solver's are those that win for certain. The other's are those that lose by the least.
    fn best(&self, state: &SarZan) -> Vec<Move> {
        let legal = legal(state);
        if legal.len() < 2 {
            return legal;
        }
        if !is_open(state) {
            return Vec::new();
        }
        if state.to_move == SOLVER {
            let certain = winning(state).into_iter();
            let certain = certain.filter(|m| is_certain(state, m)).collect();
            let ranked = by_lead(state, certain).into_iter();
            return ranked.map(|(m, _)| m).collect();
        }
        let ranked = by_lead(state, legal);
        let most = ranked.first().map_or(0, |(_, lead)| *lead);
        let best = ranked.into_iter().filter(|(_, lead)| *lead == most);
        best.map(|(m, _)| m).collect()
    }

    fn candidates(&self, seed: u64) -> Vec<Record<SarZan>> {
        candidates::of_a_game(seed)
    }

    fn alike(&self, one: &SarZan, other: &SarZan) -> bool {
        one.hands[SOLVER.index()] == other.hands[SOLVER.index()]
    }
}
