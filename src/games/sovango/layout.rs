//! Where Sovango's cards lie.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::Card;

use crate::table::cards::CARD;
use crate::table::fan::Fan;
use crate::table::lane::Lane;
use crate::table::seats::{Places, SMALL_PLATE};
use crate::table::zones::{Lies, Pose, Zone};
use crate::theme::{Frame, FrameKind};

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

/// How far a chosen card rises, as a part of its height, where there is room for it.
const RISE: f32 = 0.2;
/// Between the cards of a trick, in parts of their width and height.
const APART: Vec2 = Vec2::new(1.07, 1.06);

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub places: Places,
    pub players: u8,
    /// Who leads the trick. On a phone its cards lie in the order in which they are played.
    pub leader: Seat,
}

impl Layout {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Layout {
        let mut places = Places::new(frame, players, viewer);
        places.seat_three(frame);
        let own = viewer.index().min(places.spots.len() - 1);
        match frame.kind {
            FrameKind::Wide => {
                for (index, spot) in places.spots.iter_mut().enumerate() {
                    if index == own {
                        continue;
                    }
                    if players <= 4 {
                        spot.card *= 1.3;
                    }
                    // One alone opposite has their cards beside the plate: the trick needs the
                    // room under it.
                    if spot.plate.center().y < 100.0 && players != 5 {
                        spot.spread = if players > 4 { 56.0 } else { 84.0 };
                        let reach = (spot.spread + spot.card) / 2.0 + 10.0;
                        spot.hand = spot.plate.center() + Vec2::Y * 4.0;
                        spot.hand.x = spot.plate.min.x - reach;
                    }
                }
            }
            FrameKind::Short => {
                // A chosen card has room to rise, and two rows of cards are clear of the lane.
                places.spots[own].card = 82.0;
                let up = Vec2::Y * 6.0;
                let lane = &mut places.lane.rect;
                (lane.min, lane.max) = (lane.min - up, lane.max - up);
            }
            FrameKind::Tall => tall(&mut places, own, players),
        }
        Layout {
            places,
            players,
            leader: viewer,
        }
    }

    /// The room for the trick.
    fn trick_room(&self) -> Rect {
        let places = &self.places;
        let foot = places.lane.rect.min.y - 10.0;
        match places.kind {
            FrameKind::Wide => {
                let side = places.cloth.width() / 2.0 - 250.0;
                let middle = places.middle.x;
                let top = if self.players == 5 { 144.0 } else { 116.0 };
                Rect::new(middle - side, top, middle + side, foot)
            }
            FrameKind::Short => {
                let side = places.cloth.width() / 2.0 - 140.0;
                let middle = places.cloth.center().x;
                Rect::new(middle - side, 92.0, middle + side, foot)
            }
            FrameKind::Tall => {
                let opponents = Places::opponents(self.players, places.viewer);
                let foots = opponents.map(|seat| places.spot(seat).plate.max.y);
                let top = foots.fold(0.0, f32::max) + if self.players > 4 { 38.0 } else { 46.0 };
                let own = places.spot(places.viewer).plate;
                let Rect { min, max } = places.cloth;
                Rect::new(min.x + 8.0, top, max.x - 8.0, own.min.y - 12.0)
            }
        }
    }

    /// Where each card of a trick lies in cards from the middle, in the order of play or, where
    /// everybody sits round the trick, from the viewer clockwise; and how many of them the whole
    /// is wide and high.
    fn slots(&self) -> (Vec<Vec2>, Vec2) {
        let players = usize::from(self.players);
        if self.places.kind == FrameKind::Wide {
            let at = |x: f32, y: f32| Vec2::new(x, y);
            return match players {
                0..=2 => (vec![at(0.0, 0.5), at(0.0, -0.5)], at(1.0, 2.0)),
                3 => (
                    vec![at(0.0, 0.3), at(-1.1, -0.3), at(1.1, -0.3)],
                    at(3.2, 1.6),
                ),
                4 => {
                    let slots = vec![at(0.0, 0.5), at(-1.12, 0.0), at(0.0, -0.5), at(1.12, 0.0)];
                    (slots, at(3.24, 2.0))
                }
                5 => {
                    let top = [at(-0.54, -0.5), at(0.54, -0.5)];
                    let slots = vec![at(0.0, 0.5), at(-1.6, 0.0), top[0], top[1], at(1.6, 0.0)];
                    (slots, at(4.2, 2.0))
                }
                _ => {
                    let side = |x: f32| [at(x, 0.5), at(x, -0.5)];
                    let (left, right) = (side(-1.04), side(1.04));
                    let slots = vec![at(0.0, 0.5), left[0], left[1], at(0.0, -0.5)];
                    let slots = slots.into_iter().chain([right[1], right[0]]);
                    (slots.collect(), at(3.08, 2.0))
                }
            };
        }
        let columns = self.columns(players);
        let rows = players.div_ceil(columns);
        let slots = (0..players).map(|nth| {
            let (row, column) = (nth / columns, nth % columns);
            let here = columns.min(players - row * columns);
            let along = |nth: usize, of: usize| nth as f32 - (of as f32 - 1.0) / 2.0;
            Vec2::new(along(column, here), along(row, rows))
        });
        (slots.collect(), Vec2::new(columns as f32, rows as f32))
    }

    /// In how many columns a trick lies on a phone so that its cards are largest.
    fn columns(&self, players: usize) -> usize {
        let room = self.trick_room().size() - Vec2::X * self.edge();
        let width = |columns: &usize| {
            let rows = players.div_ceil(*columns);
            let by_height = room.y / (rows as f32 * APART.y) * CARD.x / CARD.y;
            by_height.min(room.x / (*columns as f32 * APART.x))
        };
        // Rows of equal length, but for a card.
        let columns = (1..=2).map(|rows| players.div_ceil(rows));
        let best = columns.max_by(|a, b| width(a).total_cmp(&width(b)));
        best.unwrap_or(players)
    }

    /// How wide a card of the trick is.
    pub fn trick_card(&self) -> f32 {
        let (_, whole) = self.slots();
        let room = (self.trick_room().size() - Vec2::X * self.edge()) / (whole * APART);
        let most = match self.places.kind {
            FrameKind::Wide => 146.0,
            FrameKind::Short => 92.0,
            FrameKind::Tall => 112.0,
        };
        room.x.min(room.y * CARD.x / CARD.y).min(most)
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

    /// The middle of a seat's card in the trick: no card hides another.
    pub fn in_trick(&self, seat: Seat) -> Vec2 {
        let first = match self.places.kind {
            FrameKind::Wide => self.places.viewer,
            FrameKind::Short | FrameKind::Tall => self.leader,
        };
        let mut round = first.round(self.players);
        let nth = round.position(|other| other == seat).unwrap_or_default();
        let (slots, _) = self.slots();
        let card = self.trick_card();
        let step = Vec2::new(card, card * CARD.y / CARD.x) * APART;
        self.trick_middle() + slots[nth.min(slots.len() - 1)] * step
    }

    /// The middle of the room for the trick, or as near to it as leaves the edge free where the
    /// last trick can be asked for.
    fn trick_middle(&self) -> Vec2 {
        let room = self.trick_room();
        if self.places.kind != FrameKind::Tall {
            return room.center();
        }
        let (_, whole) = self.slots();
        let half = self.trick_card() * APART.x * whole.x / 2.0;
        let left = room.max.x - self.edge() - half;
        Vec2::new(room.center().x.min(left), room.center().y)
    }

    /// So much of the room for the trick is for something else.
    fn edge(&self) -> f32 {
        match self.places.kind {
            FrameKind::Tall if self.players > 3 => 54.0,
            _ => 0.0,
        }
    }

    /// Where the last trick can be asked for.
    pub fn last(&self) -> Rect {
        let places = &self.places;
        let (at, size) = match places.kind {
            FrameKind::Wide => (
                Vec2::new(places.cloth.max.x - 92.0, places.hand.center().y - 30.0),
                Vec2::new(132.0, 48.0),
            ),
            FrameKind::Short => (
                places.cloth.max - Vec2::new(68.0, 34.0),
                Vec2::new(124.0, 48.0),
            ),
            FrameKind::Tall => (
                self.trick_room().max - Vec2::new(25.0, 25.0),
                Vec2::splat(48.0),
            ),
        };
        Rect::from_center_size(at, size)
    }

    /// How large the face on a card of the trick is.
    pub fn face(&self) -> f32 {
        match self.places.kind {
            FrameKind::Wide => 38.0,
            FrameKind::Short | FrameKind::Tall => 28.0,
        }
    }

    pub fn pile_card(&self) -> f32 {
        match self.places.kind {
            FrameKind::Wide => 40.0,
            FrameKind::Tall if self.players > 4 => 20.0,
            FrameKind::Short | FrameKind::Tall => 26.0,
        }
    }

    /// What the points are for: where there is room for it, over the viewer's plate.
    pub fn limit(&self) -> Option<Rect> {
        let plate = self.places.spot(self.places.viewer).plate;
        let foot = plate.min.y - 6.0;
        let lines = match self.places.kind {
            FrameKind::Wide => 2.0,
            FrameKind::Short => 3.0,
            FrameKind::Tall => return None,
        };
        let height = 19.0 * lines + 2.0;
        // The lane comes close.
        let right = match self.places.kind {
            FrameKind::Short => self.places.lane.rect.min.x - 4.0,
            _ => plate.max.x,
        };
        Some(Rect::new(plate.min.x, foot - height, right, foot))
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
        let room = self.trick_room();
        let (_, whole) = self.slots();
        let reach = self.trick_card() * APART.x * whole.x / 2.0 + self.side_card() / 2.0 + 12.0;
        match self.places.kind {
            // Beside the viewer's own card, and clear of whoever sits at the side.
            FrameKind::Wide => {
                let reach = if self.players > 4 { 340.0 } else { 230.0 };
                room.center() + Vec2::new(side * reach, room.height() / 2.0 - 70.0)
            }
            FrameKind::Short => room.center() + Vec2::new(side * reach, -20.0),
            FrameKind::Tall => Vec2::new(
                room.center().x + side * (room.width() / 2.0 - 30.0),
                room.min.y + 34.0,
            ),
        }
    }

    /// How wide the cards beside the trick are.
    pub fn side_card(&self) -> f32 {
        match self.places.kind {
            FrameKind::Wide => 74.0,
            FrameKind::Short => 36.0,
            FrameKind::Tall => 40.0,
        }
    }

    /// The rods of the led and the franchise banner: middle of the rod, and scale. On a phone
    /// upright there are no banners.
    pub fn banners(&self) -> Option<[(Vec2, f32); 2]> {
        let places = &self.places;
        let (reach, y, scale) = match places.kind {
            FrameKind::Wide => (318.0, places.cloth.min.y + 6.0, 0.96),
            FrameKind::Short => (318.0, 84.0, 0.56),
            FrameKind::Tall => return None,
        };
        // Two plates along the top need more room between the banners, two at the sides less.
        let reach = match (places.kind, self.players) {
            (FrameKind::Wide, 5) => 370.0,
            (FrameKind::Wide, 6) => 290.0,
            _ => reach,
        };
        Some([-reach, reach].map(|x| (Vec2::new(places.middle.x + x, y), scale)))
    }

    /// Where the franchise is told.
    pub fn franchise(&self) -> Vec2 {
        match self.banners() {
            Some([_, (rod, scale)]) => rod + Vec2::Y * 60.0 * scale,
            None => self.chips()[1].center(),
        }
    }

    /// On a phone upright, beside the viewer's plate: the led colour and the franchise.
    pub fn chips(&self) -> [Rect; 2] {
        let plate = self.places.spot(self.places.viewer).plate;
        let right = self.places.cloth.max.x - 8.0;
        let (width, gap) = (74.0, 6.0);
        [2.0, 1.0].map(|nth: f32| {
            let left = right - nth * width - (nth - 1.0) * gap;
            Rect::new(left, plate.min.y, left + width, plate.max.y)
        })
    }

    /// Before they are dealt the cards lie on the dealer's side, clear of their plate and cards.
    fn pack(&self) -> (Vec2, f32) {
        let middle = self.trick_room().center();
        let at = self.places.pack();
        (middle.lerp(at, 0.5), self.trick_card() * 0.66)
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
                let fan = self.hand(lies.of);
                let place = fan.cards[lies.nth];
                let above = self.places.lane.rect.max.y;
                let rise = if chosen { fan.rise(RISE, above) } else { 0.0 };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                flat(place.at + up * rise, place.turn, place.width, 10.0, known)
            }
            zone::HAND => self.backs(seat, lies),
            zone::TRICK | zone::DRAWN => {
                flat(self.in_trick(seat), 0.0, self.trick_card(), 4.0, known)
            }
            zone::WON => {
                let spot = self.places.spot(seat);
                let trick = lies.nth / usize::from(self.players).max(1);
                let step = match self.places.kind {
                    FrameKind::Wide => Vec2::new(5.0, 0.6),
                    FrameKind::Short | FrameKind::Tall => Vec2::new(0.8, 0.4),
                };
                let at = spot.pile + step * trick.min(8) as f32;
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
                    self.pack()
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

/// A phone upright: a hand of few cards needs less room, and beside the viewer's plate there is
/// room for what they have won and for the colours.
fn tall(places: &mut Places, own: usize, players: u8) {
    let (spare, card) = if players > 4 {
        (84.0, 94.0)
    } else {
        (14.0, 104.0)
    };
    for (index, spot) in places.spots.iter_mut().enumerate() {
        if index != own {
            // Whole, and between two rows of plates small.
            let (card, below) = if players > 4 {
                (20.0, 15.0)
            } else {
                (26.0, 21.0)
            };
            spot.card = card;
            spot.hand.y = spot.plate.max.y + below;
            spot.pile.y = spot.plate.max.y + below;
        }
    }
    places.hand.min.y += spare;
    let Lane { rect, size } = places.lane;
    let rect = Rect::new(
        rect.min.x,
        rect.min.y + spare,
        rect.max.x,
        rect.max.y + spare,
    );
    places.lane = Lane { rect, size };
    let spot = &mut places.spots[own];
    spot.card = card;
    let foot = rect.min.y - 4.0;
    spot.plate = Rect::new(8.0, foot - SMALL_PLATE, 176.0, foot);
    spot.pile = Vec2::new(199.0, foot - 30.0);
}
