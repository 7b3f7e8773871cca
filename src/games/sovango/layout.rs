//! Where Sovango's cards lie.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::Card;

use crate::table::cards::CARD;
use crate::table::fan::Fan;
use crate::table::seats::Places;
use crate::table::zones::{Lies, Pose, Zone};
use crate::theme::FrameKind;

/// The kinds of zones.
pub mod zone {
    use super::*;

    pub const HAND: u8 = 0;
    pub const TRICK: u8 = 1;
    pub const WON: u8 = 2;
    /// The cards left over with two players.
    pub const STOCK: Zone = Zone::new(3);
    /// The card left over with five.
    pub const HIDDEN: Zone = Zone::new(4);
    /// Drawn to see who starts.
    pub const DRAWN: u8 = 5;
    /// Before they are dealt.
    pub const PACK: Zone = Zone::new(6);

    pub fn hand(seat: Seat) -> Zone {
        Zone::of(HAND, seat)
    }

    pub fn trick(seat: Seat) -> Zone {
        Zone::of(TRICK, seat)
    }

    pub fn won(seat: Seat) -> Zone {
        Zone::of(WON, seat)
    }

    pub fn drawn(seat: Seat) -> Zone {
        Zone::of(DRAWN, seat)
    }
}

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub places: Places,
    pub players: u8,
}

impl Layout {
    /// How wide a card of the trick is.
    fn trick_card(&self) -> f32 {
        match (self.places.kind, self.players) {
            (FrameKind::Wide, 0..=4) => 122.0,
            (FrameKind::Wide, _) => 104.0,
            (FrameKind::Short, _) => 68.0,
            (FrameKind::Tall, 0..=4) => 88.0,
            (FrameKind::Tall, _) => 78.0,
        }
    }

    /// How large the motif of the cloth is.
    pub fn motif(&self) -> f32 {
        match self.places.kind {
            FrameKind::Wide => 1.0,
            FrameKind::Tall => 0.78,
            FrameKind::Short => 0.5,
        }
    }

    /// The viewer's hand.
    pub fn hand(&self, of: usize) -> Fan {
        self.places.hand_room().fan(of, self.places.scroll)
    }

    /// How far a chosen card rises.
    pub fn rise(&self) -> f32 {
        self.places.spot(self.places.viewer).card * 0.3
    }

    /// The place of a seat's card in the trick: evenly round the middle, each on its owner's
    /// side, so that no card hides another.
    pub fn in_trick(&self, seat: Seat) -> (Vec2, f32) {
        let card = self.trick_card();
        let mut round = self.places.viewer.round(self.players);
        let nth = round.position(|other| other == seat).unwrap_or_default();
        let turns = 0.25 + nth as f32 / f32::from(self.players.max(1));
        let toward = Vec2::from_angle(turns * std::f32::consts::TAU);
        // A little lower than the middle, clear of the hand at the top, and on a narrow screen
        // clear of the banners.
        let (reach, lower) = match (self.places.kind, self.players) {
            (FrameKind::Wide, 5..) => (Vec2::new(1.2, 0.9), 10.0),
            (FrameKind::Wide, _) => (Vec2::new(1.02, 0.72), 16.0),
            (FrameKind::Tall, _) => (Vec2::new(0.72, 0.72), 20.0),
            (FrameKind::Short, _) => (Vec2::new(1.02, 0.62), 8.0),
        };
        let middle = self.places.middle + Vec2::Y * lower;
        (middle + toward * reach * card, toward.x * 7.0)
    }

    /// Where the card about to be played will lie.
    pub fn slot(&self) -> Rect {
        let (at, _) = self.in_trick(self.places.viewer);
        let card = self.trick_card();
        Rect::from_center_size(at, Vec2::new(card, card * CARD.y / CARD.x))
    }

    pub fn pile_card(&self) -> f32 {
        if self.places.kind == FrameKind::Wide {
            40.0
        } else {
            26.0
        }
    }

    /// Beside the trick, clear of the banners: on the left the stock of two players.
    pub fn stock(&self) -> Vec2 {
        self.beside(-1.0)
    }

    /// On the right the card that five players leave over.
    pub fn hidden(&self) -> Vec2 {
        self.beside(1.0)
    }

    fn beside(&self, side: f32) -> Vec2 {
        let reach = match self.places.kind {
            FrameKind::Wide => Vec2::new(290.0, 20.0),
            FrameKind::Short => Vec2::new(290.0, 20.0),
            FrameKind::Tall => Vec2::new(140.0, if side > 0.0 { 82.0 } else { 28.0 }),
        };
        self.places.middle + reach * Vec2::new(side, 1.0)
    }

    /// How wide the cards beside the trick are.
    pub fn side_card(&self) -> f32 {
        self.trick_card() * 0.6
    }

    /// The rods of the led and the franchise banner: middle of the rod, and scale.
    pub fn banners(&self) -> [(Vec2, f32); 2] {
        let places = &self.places;
        let (reach, y, scale) = match places.kind {
            FrameKind::Wide => (318.0, places.cloth.min.y + 6.0, 0.96),
            FrameKind::Short => (216.0, 84.0, 0.56),
            FrameKind::Tall => {
                let top = if self.players > 4 { 196.0 } else { 150.0 };
                (156.0, top, 0.6)
            }
        };
        // Two plates along the top need more room between the banners, two at the sides less.
        let reach = match (places.kind, self.players) {
            (FrameKind::Wide, 3 | 5) => 370.0,
            (FrameKind::Wide, 6) => 268.0,
            _ => reach,
        };
        [-reach, reach].map(|x| (Vec2::new(places.middle.x + x, y), scale))
    }

    pub fn pose(&self, lies: Lies<Card>, chosen: bool) -> Pose {
        let viewer = self.places.viewer;
        let seat = Seat(lies.zone.seat);
        let flat = |at: Vec2, turn: f32, width: f32, layer: f32, up: bool| Pose {
            at,
            turn,
            width,
            layer,
            up,
        };
        let known = lies.card.is_some();
        match lies.zone.kind {
            zone::HAND if seat == viewer => {
                let place = self.hand(lies.of).cards[lies.nth];
                let rise = if chosen { self.rise() } else { 0.0 };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                flat(place.at + up * rise, place.turn, place.width, 10.0, known)
            }
            zone::HAND => self.backs(seat, lies),
            zone::TRICK | zone::DRAWN => {
                let (at, turn) = self.in_trick(seat);
                flat(at, turn, self.trick_card(), 4.0, known)
            }
            zone::WON => {
                let spot = self.places.spot(seat);
                let trick = lies.nth / usize::from(self.players).max(1);
                let at = spot.pile + Vec2::new(5.0, 0.6) * trick.min(8) as f32;
                let turn = [-6.0, 3.0, -2.0][trick % 3];
                flat(at, turn, self.pile_card(), 1.0, false)
            }
            _ if lies.zone == zone::HIDDEN => {
                flat(self.hidden(), 8.0, self.side_card(), 1.0, known)
            }
            _ => {
                let on_each_other = lies.nth as f32 * 0.35;
                let (at, width) = if lies.zone == zone::STOCK {
                    (self.stock(), self.side_card())
                } else {
                    (self.places.pack(), self.trick_card())
                };
                flat(at - Vec2::splat(on_each_other), 0.0, width, 2.0, false)
            }
        }
    }

    /// An opponent's cards: a small fan of backs under their plate.
    fn backs(&self, seat: Seat, lies: Lies<Card>) -> Pose {
        let spot = self.places.spot(seat);
        let gaps = lies.of.saturating_sub(1).max(1) as f32;
        let step = (spot.spread / gaps).min(spot.card * 0.4);
        let along = lies.nth as f32 - (lies.of as f32 - 1.0) / 2.0;
        let turn = along * (24.0 / lies.of.max(4) as f32);
        let sink = along * along * step * 0.035;
        Pose {
            at: spot.hand + Vec2::new(along * step, sink),
            turn,
            width: spot.card,
            layer: 0.0,
            up: lies.card.is_some(),
        }
    }
}
