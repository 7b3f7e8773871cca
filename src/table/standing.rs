//! Who is ahead, and what the points are for.

use super::hud::SeatHud;

/// What the points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// Whoever has the most when it ends wins.
    #[default]
    Most,
    /// The first to have so many wins.
    Reach(u32),
    /// Points are what nobody wants: at so many the game ends, and the fewest win.
    Limit(u32),
}

impl Aim {
    /// The number it is about.
    pub fn number(self) -> Option<u32> {
        match self {
            Aim::Most => None,
            Aim::Reach(number) | Aim::Limit(number) => Some(number),
        }
    }

    fn is_better(self, one: i32, other: i32) -> bool {
        match self {
            Aim::Limit(_) => one < other,
            Aim::Most | Aim::Reach(_) => one > other,
        }
    }
}

/// Everybody's place as it stands, this round with it, from 1; equals share it, and so do
/// partners. Nobody has one while all are equal.
pub fn ranks(seats: &[SeatHud]) -> Vec<Option<u8>> {
    let points = |seat: &SeatHud| seat.score + seat.running as i32;
    let equal = seats
        .windows(2)
        .all(|pair| points(&pair[0]) == points(&pair[1]));
    // A team counts once.
    let first_of_its_side = |nth: usize| {
        let team = seats[nth].team;
        team.is_none() || seats[..nth].iter().all(|before| before.team != team)
    };
    let rank = |seat: &SeatHud| {
        let better = (0..seats.len())
            .filter(|nth| first_of_its_side(*nth))
            .filter(|nth| seat.aim.is_better(points(&seats[*nth]), points(seat)));
        1 + better.count() as u8
    };
    let place = |seat| (!equal).then(|| rank(seat));
    seats.iter().map(place).collect()
}
