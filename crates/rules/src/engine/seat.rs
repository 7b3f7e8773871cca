//! Who sits where: seats, sets of seats, and one value per seat.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table any of the games allows.
pub const MAX_PLAYERS: usize = 6;

/// One value per seat, in seat order.
pub type PerSeat<T> = ArrayVec<T, MAX_PLAYERS>;

/// A place at the table, numbered clockwise from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// For lists that have an entry for each seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `players`.
    pub fn next(self, players: u8) -> Seat {
        self.ahead(1, players)
    }

    /// The next seat counter-clockwise.
    pub fn previous(self, players: u8) -> Seat {
        self.ahead(players - 1, players)
    }

    /// The seat `steps` places clockwise (`steps` at most `players`).
    pub fn ahead(self, steps: u8, players: u8) -> Seat {
        let at = self.0 + steps;
        Seat(if at >= players { at - players } else { at })
    }

    /// All the seats of a table, from 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// All the seats of a table clockwise, starting with `self`.
    pub fn round(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |steps| self.ahead(steps, players))
    }
}

/// A set of seats. Serialises as a list of seat numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table.
    pub fn everyone(players: u8) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// This seat alone.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is this seat among them?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is nobody among them?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_PLAYERS as u8)
            .map(Seat)
            .filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_PLAYERS) {
            return Err(serde::de::Error::custom(format!("no seat {}", seat.0)));
        }
        Ok(seats.into_iter().collect())
    }
}
