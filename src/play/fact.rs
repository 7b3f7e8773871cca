//! What is worth telling of a whole game once it is over: the largest capture, the most tricks.

use veillee_rules::engine::{PerSeat, Seat, Seats};

use crate::locale::Words;

/// Something true of this very game.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    pub number: u32,
    /// Fewer say nothing.
    pub least: u32,
    /// What there are so many of.
    pub what: Words,
    /// Whose it is; nobody's if it is of all together.
    pub whose: Seats,
}

impl Fact {
    /// `key` is about the number.
    pub fn of_all(key: &'static str, number: u32) -> Fact {
        Fact {
            number,
            least: 2,
            what: Words::new(key).with("count", number),
            whose: Seats::NONE,
        }
    }
}

/// Something counted for each seat.
pub struct Counts(PerSeat<u32>);

impl Counts {
    pub fn new(players: u8) -> Counts {
        Counts(Seat::all(players).map(|_| 0).collect())
    }

    pub fn add(&mut self, seat: Seat, number: impl Into<u32>) {
        if let Some(count) = self.0.get_mut(seat.index()) {
            *count += number.into();
        }
    }

    /// The largest one is what counts.
    pub fn raise(&mut self, seat: Seat, number: impl Into<u32>) {
        if let Some(count) = self.0.get_mut(seat.index()) {
            *count = number.into().max(*count);
        }
    }

    /// Who has the most of it; `None` where there is none of it at all. Fewer than `least` are
    /// nothing to remember a game for.
    pub fn most(&self, key: &'static str, least: u32) -> Option<Fact> {
        let number = *self.0.iter().max().filter(|most| **most > 0)?;
        let seats = Seat::all(self.0.len() as u8).zip(&self.0);
        let whose = seats.filter(|(_, count)| **count == number);
        Some(Fact {
            least,
            whose: whose.map(|(seat, _)| seat).collect(),
            ..Fact::of_all(key, number)
        })
    }
}
