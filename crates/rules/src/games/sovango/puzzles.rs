//! Sovango's puzzles: the end of the second and last round of two players, the stock drawn. What
//! the other holds is known by counting, so each is solved exactly: with one card, and no other,
//! the game is won, however the other plays.

use super::ai::endgame;
use super::cards::Card;
use super::config::{Contract, SovangoConfig};
use super::rules::Sovango;
use super::trick::strongest;
use crate::ai::{self, Level};
use crate::engine::{Config, GameRng, Nobody, Record, Ruleset, Seat, Seats, Status};
use crate::puzzles::{Care, Flaw, Point, Puzzler, SOLVER};

pub(super) struct SovangoPuzzles;

/// The other leads: a card below theirs.
const DUCK: &str = "duck";
/// The other leads: a card that takes the trick.
const TAKE: &str = "take";
/// To lead the right card.
const LEAD: &str = "lead";
/// A zero, for the franchise it brings or for the trick it gets out of.
const ZERO: &str = "zero";

/// The contract of fifty: two rounds, always.
const LAST_ROUND: u32 = 2;
/// So few cards are soon played out; with fewer there is nothing to find.
const MOST_CARDS: u32 = 6;
const FEWEST_CARDS: u32 = 4;
/// With fewer choices than this there is nothing to find.
const FEWEST_CHOICES: u32 = 3;
/// The right card is so many points better than the next, at least.
const MARGIN: u32 = 2;

const OTHER: Seat = Seat(1);

/// Is it near enough to the end to be solved?
fn is_open(state: &Sovango) -> bool {
    state.config.players == 2
        && state.stock.is_empty()
        && state.hand(state.to_move).len() <= MOST_CARDS
        && state.over.is_none()
}

/// Every legal card of the seat to move and the total that seat then ends the round with, both
/// playing for as few points as they can; the best first.
fn totals(state: &Sovango) -> Vec<(Card, u32)> {
    let own = state.to_move.index();
    let so_far = state.scores[own] + state.tallies()[own].points();
    let outcomes = endgame::outcomes(state).into_iter();
    let mut totals: Vec<(Card, u32)> = outcomes
        .map(|(card, points)| (card, so_far + u32::from(points[own])))
        .collect();
    totals.sort_by_key(|(_, total)| *total);
    totals
}

/// The one card that wins the game, if there is one.
fn only_card(state: &Sovango) -> Option<Card> {
    // Rule 10: a round of two is worth 50 points, so both totals make 100.
    let half = 50 * LAST_ROUND / 2;
    match totals(state)[..] {
        [(card, best), (_, next), ..] => {
            (best < half && next >= half && next - best >= MARGIN).then_some(card)
        }
        _ => None,
    }
}

impl Puzzler<Sovango> for SovangoPuzzles {
    fn themes(&self) -> &'static [&'static str] {
        &[DUCK, TAKE, LEAD, ZERO]
    }

    fn shipped(&self) -> &'static str {
        include_str!("puzzles.txt")
    }

    /// The gain is by how many points the game is won.
    fn describe(&self, start: &Sovango, line: &[Card]) -> Option<Point> {
        let first = *line.first()?;
        let mut laid = start.trick().to_vec();
        laid.push(first);
        let best = strongest(&laid, start.franchise, start.config.zeros);
        let theme = match laid.len() {
            _ if first.is_zero() => ZERO,
            1 => LEAD,
            _ if best == 1 => TAKE,
            _ => DUCK,
        };
        let mut state = start.clone();
        for card in line {
            state.apply(card, &mut Nobody).ok()?;
        }
        let scores = state.scores();
        let gain = scores[OTHER.index()] - scores[SOLVER.index()];
        let won = state.over?.winners == Seats::only(SOLVER);
        won.then_some(Point { theme, gain })
    }

    /// The first card is the only one; all others are as good as any.
    fn check(&self, start: &Sovango, line: &[Card], _care: Care) -> Result<(), Flaw> {
        let mut state = start.clone();
        for (nth, card) in line.iter().enumerate() {
            if !is_open(&state) {
                return Err(Flaw::Pointless);
            }
            let number = nth + 1;
            let best = self.best(&state);
            if !best.contains(card) {
                let better = best.first().map(Card::to_string).unwrap_or_default();
                return Err(Flaw::NotTheBest { number, better });
            }
            if nth == 0 && only_card(&state) != Some(*card) {
                let other = totals(&state).get(1).map(|(other, _)| other.to_string());
                let other = other.unwrap_or_default();
                return Err(Flaw::NotTheOnly { number, other });
            }
            state
                .apply(card, &mut Nobody)
                .map_err(|_| Flaw::Pointless)?;
        }
        Ok(())
    }

    fn solve(&self, start: &Sovango, _care: Care) -> Option<Vec<Card>> {
        let mut line = vec![only_card(start)?];
        let mut state = start.clone();
        loop {
            state.apply(line.last()?, &mut Nobody).ok()?;
            if state.over.is_some() {
                return Some(line);
            }
            line.push(*self.best(&state).first()?);
        }
    }

    fn best(&self, state: &Sovango) -> Vec<Card> {
        if !is_open(state) {
            return Vec::new();
        }
        let totals = totals(state);
        let least = totals.first().map_or(0, |(_, total)| *total);
        let best = totals.iter().filter(|(_, total)| *total == least);
        best.map(|(card, _)| *card).collect()
    }

    fn candidates(&self, seed: u64) -> Vec<Record<Sovango>> {
        let Ok(mut config) = SovangoConfig::for_players(2) else {
            return Vec::new();
        };
        config.contract = Contract::Fifty;
        let Ok(mut state) = Sovango::start(&config, seed, &mut Nobody) else {
            return Vec::new();
        };
        let mut rng = GameRng::from_seed(seed);
        let mut record = Record::new(config, seed);
        let mut found = Vec::new();
        while let Status::ToMove(seat) = state.status() {
            let cards = state.hand(seat).len();
            if seat == SOLVER
                && state.round == LAST_ROUND
                && is_open(&state)
                && cards >= FEWEST_CARDS
                && state.legal().len() >= FEWEST_CHOICES
            {
                found.push(record.clone());
            }
            let level = [Level::Easy, Level::Medium][rng.below(2) as usize];
            let m = ai::choose(&state, seat, level, rng.bits()).map(|choice| choice.m);
            let Some(m) = m.filter(|m| state.apply(m, &mut Nobody).is_ok()) else {
                break;
            };
            record.moves.push(m);
        }
        found
    }

    fn alike(&self, one: &Sovango, other: &Sovango) -> bool {
        one.hand(SOLVER) == other.hand(SOLVER)
    }
}
