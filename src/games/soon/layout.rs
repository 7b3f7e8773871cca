//! Where Soon's cards lie, in each kind of frame: everybody's sequence as a strip of eight
//! places, the viewer's above the hand, the others' in plates.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::Card;
use veillee_rules::games::soon::cards::PLACES;

use super::frames::{short, tall, wide};
use crate::table::fan::{FINGER, Fan, HandRoom};
use crate::table::lane::Lane;
use crate::table::zones::{Lies, Pose, Zone};
use crate::theme::{Frame, FrameKind};

/// The kinds of zones.
pub mod zone {
    use super::*;

    pub const HAND: u8 = 0;
    /// One zone for each place of a sequence.
    pub const SEQUENCE: u8 = 1;
    pub const PILE: Zone = Zone::new(2);
    pub const DISCARD: Zone = Zone::new(3);
    /// Stolen or given, about to be played.
    pub const PASSING: Zone = Zone::new(4);

    pub fn hand(seat: Seat) -> Zone {
        Zone::of(HAND, seat)
    }

    /// `place` counts from 1.
    pub fn place(seat: Seat, place: u8) -> Zone {
        Zone::of(SEQUENCE, seat).nth(place)
    }
}

/// How many places there are.
pub const EIGHT: usize = PLACES as usize;

/// How much of a player the head of a plate has room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    /// Name and points, one under the other, with everything else beside them.
    Roomy,
    /// All in one line.
    Line,
    /// Name and points, one under the other, and little beside them.
    Narrow,
}

/// A player's part of the table, in design units from the top left.
#[derive(Clone, Debug)]
pub struct SeatPlace {
    pub plate: Rect,
    /// Their hand is behind it.
    pub face: Rect,
    /// Name, points, and what is remarkable about the sequence.
    pub text: Rect,
    pub head: Head,
    pub places: [Rect; EIGHT],
}

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub kind: FrameKind,
    pub players: u8,
    pub viewer: Seat,
    pub cloth: Rect,
    pub rail: Rect,
    pub lane: Lane,
    /// By seat.
    pub seats: Vec<SeatPlace>,
    /// Under the viewer's sequence.
    pub tray: Rect,
    /// Beside it, where there is room: what is remarkable about it.
    pub chip: Option<Rect>,
    pub hand: Rect,
    pub hand_card: f32,
    pub pile: Rect,
    pub discard: Rect,
    /// Where an Explorer's compass is held up, and a card that is stolen or given, so that
    /// nothing else is covered.
    pub stage: Vec2,
    pub stage_card: f32,
    /// The two steps of a turn.
    pub steps: Rect,
    /// What an Explorer asks for.
    pub panel: Rect,
    /// Put back, discard.
    pub buttons: [Rect; 2],
    /// Which round it is, how many points are wanted.
    pub round: Rect,
    /// That the last turn has come, where it is not said beside that.
    pub last_turn: Option<Rect>,
}

impl Layout {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Layout {
        match frame.kind {
            FrameKind::Wide => wide(frame.size, players, viewer),
            FrameKind::Short => short(frame.size, players, viewer),
            FrameKind::Tall => tall(frame.size, players, viewer),
        }
    }

    pub fn seat(&self, seat: Seat) -> &SeatPlace {
        &self.seats[seat.index().min(self.seats.len() - 1)]
    }

    /// What can be pressed for each place of the viewer's sequence: no narrower than a finger, and
    /// where places are, each a little to the side.
    pub fn own_targets(&self) -> [Rect; EIGHT] {
        let places = self.seat(self.viewer).places;
        let step = (places[1].min.x - places[0].min.x).max(FINGER);
        let middle = self.tray.center().x - step * (EIGHT as f32 - 1.0) / 2.0;
        std::array::from_fn(|nth| {
            let at = Vec2::new(middle + step * nth as f32, places[nth].center().y);
            Rect::from_center_size(at, places[nth].size().max(Vec2::splat(FINGER)))
        })
    }

    /// The viewer's hand.
    pub fn hand(&self, of: usize) -> Fan {
        let room = HandRoom {
            rect: self.hand,
            card: self.hand_card,
            least: self.hand_card * 0.8,
        };
        room.fan(of, 0)
    }

    fn rise(&self) -> f32 {
        // No further than there is room under the lane.
        let share = match self.kind {
            FrameKind::Short => 0.06,
            FrameKind::Wide | FrameKind::Tall => 0.17,
        };
        self.hand_card * share
    }

    pub fn pose(&self, lies: Lies<Card>, chosen: bool) -> Pose {
        let seat = Seat(lies.zone.seat);
        let known = lies.card.is_some();
        let flat = |at: Vec2, turn: f32, width: f32, layer: f32, up: bool| Pose {
            at,
            turn,
            width,
            layer,
            up,
        };
        match lies.zone.kind {
            zone::HAND if seat == self.viewer => {
                let place = self.hand(lies.of).cards[lies.nth];
                let rise = if chosen { self.rise() } else { 0.0 };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                flat(place.at + up * rise, place.turn, place.width, 12.0, known)
            }
            zone::HAND => {
                // Behind the portrait: how many they are is written beside it.
                let face = self.seat(seat).face;
                flat(face.center(), 0.0, face.width() * 0.45, 1.0, known)
            }
            zone::SEQUENCE => {
                let nth = usize::from(lies.zone.nth).clamp(1, EIGHT) - 1;
                let place = self.seat(seat).places[nth];
                flat(place.center(), 0.0, place.width(), 8.0, known)
            }
            _ if lies.zone == zone::PASSING => flat(self.stage, 0.0, self.stage_card, 14.0, known),
            _ if lies.zone == zone::DISCARD => {
                let turn = [-4.0, 3.0, -2.0, 5.0, 1.0][lies.nth % 5];
                flat(
                    self.discard.center(),
                    turn,
                    self.discard.width(),
                    0.0,
                    known,
                )
            }
            _ => {
                let raised = Vec2::new(-0.03, -0.05) * lies.nth as f32;
                flat(
                    self.pile.center() + raised,
                    0.0,
                    self.pile.width(),
                    0.0,
                    false,
                )
            }
        }
    }
}
