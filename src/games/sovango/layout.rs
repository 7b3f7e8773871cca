//! Where Sovango's cards lie.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::Card;

use crate::table::cards::CARD;
use crate::table::fan::{FINGER, Fan};
use crate::table::lane::Lane;
use crate::table::seats::{Places, SMALL_PLATE, Spot};
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

/// How far a chosen card rises, as a part of its height, where there is room for it; and one that
/// may be played beside others that may not.
const RISE: f32 = 0.2;
const READY: f32 = 0.04;
/// So far from the lane a chosen card stays.
const UNDER_THE_LANE: f32 = 7.0;
/// A card that lies under a plate is no wider.
const HIDDEN_CARD: f32 = 20.0;
/// Between two rows of plates, and between the plates of a row.
const ROWS_APART: f32 = 6.0;
/// A phone is low if its hand ends above this.
const LOW: f32 = 690.0;
/// How much less a hand is bent on a phone: the corners of the outermost stay on the cloth.
const FLATTER: f32 = 0.4;
/// Between the cards of a trick, in parts of their width and height.
const APART: Vec2 = Vec2::new(1.07, 1.06);

/// How a card of the viewer's hand stands out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    Flat,
    /// May be played, and others may not.
    Ready,
    Chosen,
}

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
                // It ends on the cloth, and its middle is the table's.
                places.hand.max.y -= 24.0;
                let half = places.middle.x - places.hand.min.x;
                places.hand.max.x = places.middle.x + half;
                // Clear of the lane when it rises.
                places.spots[own].card = 130.0;
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
                // A chosen card has room to rise, two rows of cards are clear of the lane, and end
                // on the cloth.
                places.spots[own].card = 82.0;
                let up = Vec2::Y * 6.0;
                let hand = &mut places.hand;
                (hand.min, hand.max) = (hand.min - up, hand.max - up);
                let lane = &mut places.lane.rect;
                (lane.min, lane.max) = (lane.min - 2.0 * up, lane.max - 2.0 * up);
                for spot in &mut places.spots {
                    // What has been won lies under the plate, which says how much it is.
                    spot.pile = spot.plate.center();
                    spot.hand.x = spot.plate.center().x;
                }
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
                let beside = if self.players > 5 { 170.0 } else { 140.0 };
                let side = places.cloth.width() / 2.0 - beside;
                let middle = places.cloth.center().x;
                Rect::new(middle - side, 92.0, middle + side, foot)
            }
            FrameKind::Tall => {
                let opponents = Places::opponents(self.players, places.viewer);
                let foots = opponents.map(|seat| places.spot(seat).plate.max.y);
                let top = foots.fold(0.0, f32::max) + if self.players > 4 { 18.0 } else { 46.0 };
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
        let mut fan = self.places.hand_room().fan(of, self.places.scroll);
        if self.places.kind != FrameKind::Wide {
            fan.cards.iter_mut().for_each(|card| card.turn *= FLATTER);
        }
        fan
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
            FrameKind::Tall if self.players > 3 => 96.0,
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
            FrameKind::Short | FrameKind::Tall => HIDDEN_CARD,
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
                room.min.y + 0.7 * self.side_card(),
            ),
        }
    }

    /// How wide the cards beside the trick are.
    pub fn side_card(&self) -> f32 {
        match self.places.kind {
            FrameKind::Wide => 74.0,
            FrameKind::Short => 36.0,
            FrameKind::Tall if self.players > 4 => 30.0,
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
            (FrameKind::Wide, 6) => 277.0,
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
        let (left, right) = (plate.max.x + 6.0, self.places.cloth.max.x - 8.0);
        // The franchise has more to say.
        let between = left + (right - left) * 0.45;
        let chip = |left: f32, right: f32| Rect::new(left, plate.min.y, right, plate.max.y);
        [chip(left, between - 3.0), chip(between + 3.0, right)]
    }

    /// Beside the trick: what it costs whoever takes it. In one line, or in two.
    pub fn cost(&self) -> Rect {
        let middle = self.trick_middle();
        let card = self.trick_card();
        let step = Vec2::new(card, card * CARD.y / CARD.x) * APART;
        let narrow = Vec2::new(92.0, 44.0);
        let (_, whole) = self.slots();
        let (at, size) = match self.places.kind {
            FrameKind::Wide => {
                let at = match self.players {
                    0..=2 => Vec2::new(1.25, 0.0),
                    3 => Vec2::new(1.1, 0.42),
                    4 => Vec2::new(1.12, 0.7),
                    5 => Vec2::new(1.12, 0.78),
                    _ => Vec2::new(2.1, 0.0),
                };
                (middle + at * step, Vec2::new(116.0, 44.0))
            }
            FrameKind::Short => {
                // Six leave less room before the banner.
                let narrow = narrow - Vec2::X * if self.players > 5 { 8.0 } else { 0.0 };
                let reach = whole.x / 2.0 * step.x + 3.0 + narrow.x / 2.0;
                // On the other side of five lies the card they leave over.
                let side = if self.players == 5 { -1.0 } else { 1.0 };
                // Over what is written under a banner.
                (Vec2::new(middle.x + side * reach, 105.0), narrow)
            }
            FrameKind::Tall => {
                let last = self.last();
                match self.players {
                    // Under the cards, which leave room there.
                    0..=3 => (Vec2::new(middle.x, last.center().y), Vec2::new(116.0, 44.0)),
                    _ => {
                        let foot = last.min.y - 6.0 - narrow.y / 2.0;
                        (Vec2::new(last.max.x - narrow.x / 2.0, foot), narrow)
                    }
                }
            }
        };
        Rect::from_center_size(at, size)
    }

    /// Before they are dealt the cards lie on the dealer's side, clear of their plate and cards.
    fn pack(&self) -> (Vec2, f32) {
        let middle = self.trick_room().center();
        let at = self.places.pack();
        (middle.lerp(at, 0.5), self.trick_card() * 0.66)
    }

    pub fn pose(&self, lies: Lies<Card>, stands: Stands) -> Pose {
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
                let above = self.places.lane.rect.max.y + UNDER_THE_LANE;
                let rise = match stands {
                    Stands::Flat => 0.0,
                    Stands::Ready => self.ready_rise(&fan),
                    Stands::Chosen => fan.rise(RISE, above),
                };
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

    /// A little, and no further than there is room: that others are dim says it too.
    fn ready_rise(&self, fan: &Fan) -> f32 {
        let height = |card: f32| card * CARD.y / CARD.x;
        let tops = fan
            .cards
            .iter()
            .map(|card| card.at.y - height(card.width) / 2.0);
        let room = tops.fold(f32::MAX, f32::min) - self.places.lane.rect.max.y - 2.0;
        let tall = fan.cards.first().map_or(0.0, |card| height(card.width));
        (READY * tall).min(room).max(0.0)
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

/// A phone upright, from below: the hand on the cloth, the lane, the viewer's plate and beside it
/// the colours. They are at the same place whoever many play.
fn tall(places: &mut Places, own: usize, players: u8) {
    let many = players > 4;
    let mut row = 0;
    let first = places.spots[(own + 1) % places.spots.len()].plate;
    for nth in 1..places.spots.len() {
        let index = (own + nth) % places.spots.len();
        let spot = &mut places.spots[index];
        if spot.plate.min.y > first.max.y {
            // Two rows of plates are as wide as each other, and near each other.
            row += 1;
        }
        let mut middle = spot.plate.center();
        if row > 0 {
            middle.y = first.max.y + ROWS_APART + first.height() / 2.0;
        }
        spot.plate = Rect::from_center_size(middle, spot.plate.size());
        // What has been won lies under the plate, which says how much it is; and so does a hand
        // for which there is no room beside it.
        spot.pile = middle;
        spot.card = if many { HIDDEN_CARD } else { 26.0 };
        spot.spread = if many { 0.0 } else { spot.plate.width() - 40.0 };
        spot.hand = Vec2::new(middle.x, spot.plate.max.y + 21.0);
        if many {
            spot.hand = middle;
        }
    }
    same_width(places, own, first);
    let foot = places.rail.min.y - 28.0;
    let low = foot < LOW;
    let Rect { min, max } = places.cloth;
    let (largest, in_rows) = if low { (100.0, 92.0) } else { (110.0, 102.0) };
    let tall = |card: f32| card * (CARD.y / CARD.x + 0.03);
    let high = if low && many {
        tall(largest) + 10.0
    } else {
        tall(in_rows) + FINGER + 1.0
    };
    places.hand = Rect::new(min.x + 8.0, foot - high, max.x - 8.0, foot);
    let middle = places.cloth.center().x;
    places.lane = Lane::on(
        Vec2::new(middle, places.hand.min.y - 4.0),
        places.cloth.width() - 44.0,
        places.lane.size,
        3.0,
    );
    let foot = places.lane.rect.min.y - 8.0;
    let spot = &mut places.spots[own];
    spot.card = largest;
    spot.plate = Rect::new(min.x + 8.0, foot - SMALL_PLATE, min.x + 176.0, foot);
    spot.pile = spot.plate.center();
}

/// A row of fewer plates than the first has plates as wide as those, in the middle.
fn same_width(places: &mut Places, own: usize, first: Rect) {
    let below = |spot: &Spot| spot.plate.min.y > first.max.y;
    let middle = places.cloth.center().x;
    let others = places.spots.iter_mut().enumerate();
    let second: Vec<&mut Spot> = others
        .filter(|(index, spot)| *index != own && below(spot))
        .map(|(_, spot)| spot)
        .collect();
    let step = first.width() + ROWS_APART;
    let left = middle - step * (second.len() as f32 - 1.0) / 2.0;
    let mut second = second;
    second.sort_by(|a, b| a.plate.min.x.total_cmp(&b.plate.min.x));
    for (nth, spot) in second.into_iter().enumerate() {
        let at = Vec2::new(left + step * nth as f32, spot.plate.center().y);
        spot.plate = Rect::from_center_size(at, first.size());
        (spot.pile, spot.hand) = (at, at);
    }
}
