//! How Swoop's cards lie in their places.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::swoop::{Card, Columns};

use super::groups::{self, Place};
use super::layout::{ASPECT, Layout};
use crate::table::fan::{FINGER, Fan, InFan};
use crate::table::zones::{Lies, Pose};
use crate::theme::FrameKind;

/// The kinds of zones.
pub mod zone {
    use crate::table::zones::Zone;
    use veillee_rules::engine::Seat;
    use veillee_rules::games::swoop::Column;

    pub const HAND: u8 = 0;
    pub const UP: u8 = 1;
    pub const DOWN: u8 = 2;
    pub const PILE: Zone = Zone::new(3);
    /// Thrown away, or put aside before the first card.
    pub const OUT: Zone = Zone::new(4);
    /// Never dealt.
    pub const REST: Zone = Zone::new(5);
    /// Before they are dealt.
    pub const PACK: Zone = Zone::new(6);
    /// A hidden card on its way to the pile, which nobody counts before it has been seen.
    pub const FLIPPED: Zone = Zone::new(7);

    pub fn hand(seat: Seat) -> Zone {
        Zone::of(HAND, seat)
    }

    pub fn up(seat: Seat, column: Column) -> Zone {
        Zone::of(UP, seat).nth(column.into())
    }

    pub fn down(seat: Seat, column: Column) -> Zone {
        Zone::of(DOWN, seat).nth(column.into())
    }
}

/// What of the table changes how cards lie, besides where they are.
#[derive(Clone, Default)]
pub struct Bearing {
    /// The viewer's chosen cards, by their place in the hand.
    pub hand: Vec<bool>,
    pub up: Columns,
    /// The hidden card about to be turned over.
    pub down: Columns,
    /// How many cards of one rank lie on top of the pile.
    pub run: usize,
    /// Where the viewer's cards lie in their stacks, and how many stacks there are.
    pub places: Vec<Place>,
    pub stacks: usize,
}

/// Of one row of the hand to the next: further than all the cards of a row are apart.
const ROW: f32 = 2.0;
/// Older cards of the pile lie crossed.
const CROSSED: [f32; 6] = [-16.0, 11.0, -6.0, 19.0, -11.0, 4.0];
/// And what is thrown away lies anyhow.
const THROWN: [f32; 5] = [-8.0, 6.0, -2.0, 11.0, -5.0];

/// In which row of a fan a card lies, counted from the back.
fn row_of(fan: &Fan, card: &InFan) -> usize {
    let back = fan
        .cards
        .iter()
        .map(|card| card.at.y)
        .fold(f32::MAX, f32::min);
    ((card.at.y - back) / (FINGER / 2.0)) as usize
}

/// Of a card under another row of the hand, at least this part of the height is seen.
const SEEN: Vec2 = Vec2::new(0.0, 0.4);

impl Layout {
    /// The viewer's hand, in its stacks.
    pub fn hand(&self, bearing: &Bearing) -> Fan {
        let mut room = self.places.hand_room();
        if groups::are_gathered(bearing.places.len()) {
            // What lies below the top of a stack shows above it.
            room.rect.min.y += groups::EDGES;
        }
        room.fan_showing(bearing.stacks, self.places.scroll, SEEN)
    }

    pub fn pose(&self, lies: Lies<Card>, bearing: &Bearing) -> Pose {
        let seat = Seat(lies.zone.seat);
        let own = seat == self.viewer();
        let column = usize::from(lies.zone.nth);
        let known = lies.card.is_some();
        let flat = |at: Vec2, width: f32, layer: f32, up: bool| Pose {
            at,
            turn: 0.0,
            width,
            layer,
            up,
        };
        match lies.zone {
            zone::PILE => self.in_pile(lies, bearing.run),
            zone::FLIPPED => flat(self.pile, self.pile_card, 9.5, known),
            zone::OUT | zone::REST => {
                let layer = if lies.zone == zone::OUT { 2.0 } else { 1.0 };
                let at = self.heap - Vec2::splat(lies.nth.min(12) as f32 * 0.35);
                Pose {
                    turn: THROWN[lies.nth % THROWN.len()],
                    ..flat(at, self.heap_card, layer, false)
                }
            }
            zone if zone.kind == zone::HAND && own => {
                let stacked = bearing.places[lies.nth];
                let fan = self.hand(bearing);
                let place = fan.cards[stacked.stack];
                let layer = 10.0 + ROW * row_of(&fan, &place) as f32;
                let edge = groups::edge(stacked);
                let chosen = bearing.hand.get(lies.nth) == Some(&true);
                // Upright, the lane is close above.
                let share = match self.places.kind {
                    FrameKind::Tall | FrameKind::Short => 0.12,
                    FrameKind::Wide => 0.2,
                };
                let rise = if chosen { place.width * share } else { 0.0 };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                Pose {
                    turn: place.turn,
                    ..flat(place.at + up * (rise + edge), place.width, layer, known)
                }
            }
            // The others' hands are behind their portraits; their number is written there.
            zone if zone.kind == zone::HAND => {
                let plate = self.places.spot(seat).plate;
                let portrait = plate.min + Vec2::splat(plate.height() / 2.0);
                flat(portrait, plate.height() * 0.42, 0.0, false)
            }
            zone if zone.kind == zone::UP || zone.kind == zone::DOWN => {
                let row = self.row(seat);
                let (at, layer, chosen) = if zone.kind == zone::UP {
                    (row.up(column), 2.0, bearing.up)
                } else {
                    (row.down(column), 1.0, bearing.down)
                };
                let chosen = own && chosen.bits() >> column & 1 != 0;
                let rise = if chosen { row.card * 0.14 } else { 0.0 };
                flat(at - Vec2::Y * rise, row.card, layer, known)
            }
            _ => {
                let at = self.places.pack() - Vec2::splat(lies.nth as f32 * 0.2);
                flat(at, self.pile_card * 0.8, 2.0, false)
            }
        }
    }

    /// The top run is fanned, so that every card of it can be counted.
    fn in_pile(&self, lies: Lies<Card>, run: usize) -> Pose {
        let run = run.min(lies.of);
        let below = lies.of - run;
        let card = self.pile_card;
        let pose = |at: Vec2, turn: f32| Pose {
            at,
            turn,
            width: card,
            layer: 4.0,
            up: true,
        };
        if lies.nth < below {
            let aside = Vec2::new(-0.22 - 0.16 * (run as f32 - 1.0), 0.1) * card;
            let bend = Vec2::new(0.0, 0.04 * card) * (lies.nth % 3) as f32;
            return pose(
                self.pile + aside + bend,
                CROSSED[lies.nth % CROSSED.len()] - 8.0,
            );
        }
        let nth = (lies.nth - below) as f32;
        let along = nth - (run as f32 - 1.0) / 2.0;
        let step = (1.26 / (run as f32 - 1.0).max(1.0)).min(0.42) * card;
        let sink = along * along * 0.025 * card * ASPECT;
        pose(self.pile + Vec2::new(along * step, sink), along * 6.0)
    }
}
