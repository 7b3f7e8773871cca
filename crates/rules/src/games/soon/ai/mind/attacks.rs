//! Attack cards: whom to strike, what to steal, whom to ask.

use super::super::outlook::{Holding, Sequence};
use super::{Mind, Weighed, with};
use crate::engine::Seat;
use crate::games::soon::cards::{Card, Cards, Colour, Kinds, PLACES};
use crate::games::soon::knowledge::allows;
use crate::games::soon::moves::Move;
use crate::games::soon::score::is_complete;

impl Mind<'_> {
    pub(super) fn weigh_strikes(
        &mut self,
        sequence: &Sequence,
        left: Cards,
        out: &mut Vec<Weighed>,
    ) {
        let own = self.after(sequence, left, Some(Card::LIGHTNING));
        for target in self.others() {
            let mut holding = Holding::seen(self.soon, target, self.me);
            if is_complete(holding.sequence.cards()) || holding.sequence.pop().is_none() {
                continue;
            }
            let value = own + self.harm(target, &holding);
            out.push((Move::Lightning { target }, value));
        }
    }

    pub(super) fn weigh_thefts(
        &mut self,
        sequence: &Sequence,
        left: Cards,
        top: Option<Card>,
        out: &mut Vec<Weighed>,
    ) {
        let next = sequence.len() + 1;
        for rank in 1..=next.min(PLACES) {
            let needed = if next > PLACES {
                sequence.cards()[usize::from(rank) - 1] == Card::THIEF
            } else {
                rank == next
            };
            if !needed {
                continue;
            }
            let new_top = if next > PLACES {
                Some(Card::THIEF)
            } else {
                top
            };
            for target in self.others() {
                let mut holding = Holding::seen(self.soon, target, self.me);
                let theirs = holding.sequence.cards().get(usize::from(rank) - 1).copied();
                let Some(card) = theirs.filter(|card| card.is_number()) else {
                    continue;
                };
                if is_complete(holding.sequence.cards()) {
                    continue;
                }
                holding.sequence = with(&holding.sequence, rank, Card::THIEF);
                let own = self.after(&with(sequence, rank, card), left, new_top);
                let value = own + self.harm(target, &holding);
                out.push((Move::Thief { target, rank }, value));
            }
        }
    }

    /// The probability that `target` holds one of these kinds.
    fn holds(&self, target: Seat, kinds: Kinds) -> f32 {
        let player = self.soon.player(target);
        if !player.known.among(kinds).is_empty() {
            return 1.0;
        }
        let wanted: f32 = kinds
            .iter()
            .filter(|card| Cards::of(&[*card]).is_some_and(|one| allows(&player.absent, one)))
            .map(|card| self.rates.unseen[card.index()].max(0.0))
            .sum();
        let share = (wanted / self.rates.all.max(1.0)).min(1.0);
        let unknown = player.hand.len() - player.known.len();
        let mut none = 1.0;
        for _ in 0..unknown {
            none *= 1.0 - share;
        }
        1.0 - none
    }

    pub(super) fn weigh_questions(
        &mut self,
        sequence: &Sequence,
        left: Cards,
        out: &mut Vec<Weighed>,
    ) {
        let next = sequence.len() + 1;
        let in_vain = self.after(sequence, left, Some(Card::EXPLORER));
        for rank in 1..=next.min(PLACES) {
            let old = sequence.cards().get(usize::from(rank) - 1).copied();
            let new_top = old.unwrap_or(Card::EXPLORER);
            let mut gains = [0.0; 2];
            for (colour, gain) in [Colour::Day, Colour::Night].into_iter().zip(&mut gains) {
                let card = Card::number(rank, colour);
                if old != Some(card) {
                    let played = with(sequence, rank, card);
                    *gain = self.after(&played, left, Some(new_top)) - in_vain;
                }
            }
            if gains[0] <= 0.0 && gains[1] <= 0.0 {
                continue;
            }
            for target in self.others() {
                let mut ask = |colour: Option<Colour>, gain: f32| {
                    let kinds = Kinds::asked(rank, colour);
                    let held = self.holds(target, kinds);
                    if held > 0.0 && gain > 0.0 {
                        let m = Move::Explorer {
                            target,
                            rank,
                            colour,
                        };
                        out.push((m, in_vain + held * gain));
                    }
                };
                // Who may choose gives what helps less.
                let either = gains[0].min(gains[1]) * 0.7 + gains[0].max(gains[1]) * 0.3;
                ask(None, either);
                ask(Some(Colour::Day), gains[0]);
                ask(Some(Colour::Night), gains[1]);
            }
        }
    }
}
