//! Which moves there are, and why the others are none.

use super::cards::{Cards, SAR_ZAN};
use super::combinations::{Answers, cards_allowed, visit};
use super::moves::{Direction, Move, Reason};
use super::rules::{Phase, SarZan};
use crate::engine::GameRng;

impl SarZan {
    /// See [`Ruleset::legal_moves`](crate::engine::Ruleset::legal_moves).
    #[inline]
    pub(super) fn list_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Over { .. } => (),
            Phase::Direction => {
                out.push(Move::Direction(Direction::Clockwise));
                out.push(Move::Direction(Direction::CounterClockwise));
            }
            Phase::Open => {
                out.extend(
                    self.hand()
                        .lowest()
                        .map(|card| Move::Play(Cards::only(card))),
                );
            }
            Phase::Answer => {
                out.push(Move::Pass);
                visit(self.hand(), self.announced(), |cards| {
                    out.push(Move::Play(cards))
                });
            }
        }
    }

    /// See [`Ruleset::random_move`](crate::engine::Ruleset::random_move).
    #[inline]
    pub(super) fn any_move(&self, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Option<Move> {
        if self.phase != Phase::Answer {
            self.list_moves(scratch);
            return rng.choose(scratch).copied();
        }
        // The same list without writing it down: to pass, then every combination.
        let answers = Answers::of(self.hand(), self.announced());
        match rng.below(1 + answers.count) {
            0 => Some(Move::Pass),
            nth => answers.nth(nth - 1).map(Move::Play),
        }
    }

    /// Why this may not be played now; `None` if it may.
    #[inline]
    pub(super) fn why_refused(&self, m: &Move) -> Option<Reason> {
        match (self.phase, m) {
            (Phase::Over { .. }, _) => Some(Reason::GameOver),
            (Phase::Direction, Move::Direction(_)) => None,
            (Phase::Direction, _) => Some(Reason::ChooseDirectionFirst),
            (_, Move::Direction(_)) => Some(Reason::DirectionNotAsked),
            (_, Move::Play(cards)) => self.why_not_play(*cards),
            (Phase::Answer, Move::Pass) => None,
            (Phase::Open, Move::Pass) => {
                let lowest = self.hand().lowest()?;
                Some(Reason::CannotPassOpening { lowest })
            }
        }
    }

    /// Rule 3, and rules 1, 2 and 5 for openings.
    #[inline]
    fn why_not_play(&self, cards: Cards) -> Option<Reason> {
        if cards.is_empty() {
            return Some(Reason::EmptyPlay);
        }
        if let Some(card) = cards.without(self.hand()).lowest() {
            return Some(Reason::NotYourCard { card });
        }
        if self.phase == Phase::Open {
            let lowest = self.hand().lowest()?;
            return (cards != Cards::only(lowest)).then_some(Reason::MustOpenWithLowest { lowest });
        }
        let value = self.announced();
        let allowed = cards_allowed(value);
        if cards.len() > allowed {
            return Some(Reason::TooManyCards {
                cards: cards.len() as u8,
                allowed: allowed as u8,
                value,
            });
        }
        let sum = cards.sum();
        if sum > SAR_ZAN {
            return Some(Reason::SumTooHigh { sum });
        }
        (sum <= value).then_some(Reason::SumDoesNotBeat { sum, value })
    }
}
