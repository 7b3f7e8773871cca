//! What a move was worth that was made, compared with the best: both seen as far ahead.

use std::task::Poll;

use super::position::WON;
use super::{QUANTUM, SEED, Style, Thought, why};
use crate::ai::{Care, Choice, Guesses, Search, Verdict, VerdictOf};
use crate::engine::Ruleset;
use crate::games::songo::{Cell, Songo};

/// A game that is won for certain is worth a lead of so many seeds, unless it is larger already.
const WON_BY: f32 = 20.0;
/// Fewer seeds than this are lost and won again without anybody noticing.
const LITTLE: f32 = 2.0;

pub struct Judged {
    thought: Thought,
    played: Cell,
}

impl Judged {
    pub fn new(guesses: Guesses<Songo>, played: Cell, care: Care) -> Judged {
        let style = match care {
            Care::Glance => Style {
                depth: 4,
                nodes: 20_000,
                blur: 0,
                table_bits: 10,
            },
            Care::Full => Style {
                depth: 60,
                nodes: 400_000,
                blur: 0,
                table_bits: 16,
            },
        };
        let mut thought = Thought::new(guesses, style);
        thought.exact = Some(played.place());
        // The best by however little.
        thought.margin = 0;
        Judged { thought, played }
    }

    /// In seeds ahead of the other.
    fn seeds(&self, value: i32) -> f32 {
        let state = &self.thought.state;
        let (own, other) = (self.thought.seat.index(), state.enemy().index());
        let ahead = state.scores[own] as f32 - state.scores[other] as f32;
        match value {
            WON.. => ahead.max(WON_BY),
            _ if value <= -WON => ahead.min(-WON_BY),
            _ => value as f32 / SEED as f32,
        }
    }

    /// By the last iteration that was finished: what is compared was seen as far ahead.
    fn verdict(&self) -> VerdictOf<Songo> {
        let options = &self.thought.options;
        let found = self.seeds(options[0].value);
        let of_played = options.iter();
        let of_played = of_played.filter(|option| option.place == self.played.place());
        let of_played = of_played.map(|option| self.seeds(option.value)).next();
        let lost = found - of_played.unwrap_or(found);
        let clearly = lost > LITTLE;
        let m = match clearly {
            true => Cell::at(self.thought.seat, options[0].place),
            false => self.played,
        };
        let lost = if clearly { lost } else { 0.0 };
        Verdict {
            best: Choice {
                m,
                why: why::why(&self.thought.state, m),
            },
            lost,
            points: lost,
            // Half of what is between two players is what each is away from the average.
            standing: found / f32::from(self.thought.state.players()),
        }
    }
}

impl Search<Songo, VerdictOf<Songo>> for Judged {
    fn step(&mut self, quanta: u32) -> Poll<VerdictOf<Songo>> {
        let limit = self.thought.search.nodes + u64::from(quanta.max(1)) * QUANTUM;
        match self.thought.work(limit) {
            true => Poll::Ready(self.verdict()),
            false => Poll::Pending,
        }
    }
}
