//! Where everything of Sar-Zan lies: the gauge in the middle, what belongs to a player beside
//! their plate.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sar_zan::Card;

use super::rooms::{around, short, tall, wide};
use crate::table::cards::CARD;
use crate::table::fan::{FINGER, Fan};
use crate::table::seats::Places;
use crate::table::zones::{Lies, Pose, Zone};
use crate::theme::{Frame, FrameKind};

/// The kinds of zones.
pub mod zone {
    use super::*;

    pub const HAND: u8 = 0;
    pub const PILE: u8 = 1;
    pub const WON: u8 = 2;
    /// What was not dealt.
    pub const ASIDE: Zone = Zone::new(3);
    /// Before they are dealt.
    pub const PACK: Zone = Zone::new(4);

    pub fn hand(seat: Seat) -> Zone {
        Zone::of(HAND, seat)
    }

    /// The nth combination of the trick.
    pub fn pile(nth: usize) -> Zone {
        Zone::new(PILE).nth(nth as u8)
    }

    pub fn won(seat: Seat) -> Zone {
        Zone::of(WON, seat)
    }
}

/// The radius of the gauge's edge, and of the middle of its track, as its sprite is drawn.
pub const EDGE: f32 = 159.0;
pub const TRACK: f32 = 142.5;
/// The most cards a play can have.
pub const MOST: usize = 4;
/// Inside its track there is room for the play.
const INSIDE: f32 = 121.0;
/// How far a chosen card rises, as a part of its height, where there is room for it.
const RISE: f32 = 0.24;
/// How much less a hand is bent on a phone upright.
const FLATTER: f32 = 0.4;
/// The number in the middle of a card is whole in this part of it, from its upper left corner.
const NUMBER: Vec2 = Vec2::new(0.76, 0.63);
/// Between a card that has risen and the lane.
const CLEAR: f32 = 9.0;
/// Between the cards of a play, in parts of their width.
const GAP: f32 = 0.07;

/// What belongs to a player.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The middle of their cards, how wide these are, and how far apart the outermost.
    pub hand: Vec2,
    pub card: f32,
    pub spread: f32,
    /// What they have won.
    pub pile: Vec2,
    pub pile_card: f32,
    /// Where the Sar-Zan card lies while they are the Dragon.
    pub dragon: (Vec2, f32),
}

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub places: Places,
    pub players: u8,
    /// The middle of the gauge, and its size against its sprite.
    pub gauge: Vec2,
    pub scale: f32,
    /// The value to beat; in a great moment its name.
    pub plaque: Rect,
    /// Where there is no room in the gauge, the play lies in a row here.
    pub row: Option<Rect>,
    pub play: Rect,
    pub pass: Rect,
    /// Where the direction is asked for.
    pub question: Rect,
    /// The Sar-Zan card before there is a Dragon.
    pub home: (Vec2, f32),
    pub aside: (Vec2, f32),
    pub around: Vec<Around>,
}

/// What of the moment decides where cards lie.
#[derive(Clone, Copy)]
pub struct Moment {
    pub chosen: veillee_rules::games::sar_zan::Cards,
    /// How many combinations the trick has.
    pub combinations: usize,
    /// How many cards the last of them has.
    pub last: usize,
}

impl Layout {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Layout {
        let mut places = Places::new(frame, players, viewer);
        places.seat_three(frame);
        let own = viewer.index().min(places.spots.len() - 1);
        let mut layout = match frame.kind {
            FrameKind::Wide => wide(frame.size, places, own),
            FrameKind::Short => short(frame.size, places, own),
            FrameKind::Tall => tall(frame.size, places, own),
        };
        layout.players = players;
        layout.around = Seat::all(players)
            .map(|seat| around(&layout, seat, frame.size))
            .collect();
        layout
    }

    pub fn around(&self, seat: Seat) -> &Around {
        &self.around[seat.index().min(self.around.len() - 1)]
    }

    /// The viewer's hand.
    pub fn hand(&self, of: usize) -> Fan {
        let room = self.places.hand_room();
        let mut fan = room.fan_showing(of, self.places.scroll, NUMBER);
        if self.places.kind != FrameKind::Wide {
            // The corners of the outermost stay inside the cloth.
            fan.cards.iter_mut().for_each(|card| card.turn *= FLATTER);
        }
        fan
    }

    /// Where a round that has ended is counted: in place of the hand and of the buttons beside it.
    pub fn count(&self) -> Rect {
        let Rect { min, max } = self.places.hand;
        let right = match self.places.kind {
            FrameKind::Short => self.play.max.x,
            FrameKind::Wide | FrameKind::Tall => max.x,
        };
        Rect::new(min.x, min.y, right, max.y)
    }

    /// The gauge as a place to drop or tap.
    pub fn ring(&self) -> Rect {
        Rect::from_center_size(self.gauge, Vec2::splat(2.0 * EDGE * self.scale))
    }

    /// A point round the gauge: degrees clockwise from the top.
    pub fn round_gauge(&self, degrees: f32, radius: f32) -> Vec2 {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.gauge + Vec2::new(sin, -cos) * radius * self.scale
    }

    /// Where the Sar-Zan card lies.
    pub fn sar_zan_card(&self, dragon: Option<Seat>) -> (Vec2, f32) {
        dragon.map_or(self.home, |seat| self.around(seat).dragon)
    }

    /// Where the chevrons are while play goes this way: the middles of their groups in degrees from
    /// the top, and how far out. They keep clear of what says how many may answer.
    pub fn chevrons(&self, way: f32) -> ([f32; 4], f32) {
        let reach = match self.places.kind {
            FrameKind::Wide => 1.3,
            FrameKind::Short => 1.5,
            FrameKind::Tall => 1.22,
        };
        let groups = match self.places.kind {
            // Clear of the cards in the corners, too.
            FrameKind::Tall => [36.0, 103.0, 228.0, 304.0],
            FrameKind::Wide => [55.0, 113.0, 232.0, 306.0],
            FrameKind::Short => [48.0, 113.0, 230.0, 312.0],
        };
        let groups = groups.map(|degrees| if way < 0.0 { 360.0 - degrees } else { degrees });
        (groups, EDGE * reach)
    }

    /// Beside the arc where so many may answer, while play goes this way: the middle of what says
    /// so.
    pub fn answers(&self, allowed: usize, way: f32) -> Vec2 {
        let degrees: f32 = match allowed {
            1 => 86.0,
            2 => 142.0,
            3 => 270.0,
            _ if self.roomy() => 336.0,
            _ => 341.0,
        };
        let (out, aside) = match (self.places.kind, allowed) {
            (FrameKind::Tall, 4) => (19.0, 24.0),
            (FrameKind::Tall, _) => (14.0, 24.0),
            (FrameKind::Short, _) => (13.0, 13.0),
            (FrameKind::Wide, _) => (18.0, 28.0),
        };
        let (sin, cos) = degrees.to_radians().sin_cos();
        let edge = EDGE * self.scale;
        self.gauge + Vec2::new(way * sin * (edge + aside), -cos * (edge + out))
    }

    /// Is there room for more than a number beside the gauge, and for more than words under it?
    pub fn roomy(&self) -> bool {
        self.places.kind != FrameKind::Short
    }

    /// Where the sum of what is chosen is written, at the end of what it would fill while play goes
    /// this way; nowhere on a small gauge.
    pub fn tip(&self, chosen: f32, way: f32) -> Option<Vec2> {
        let there = self.row.is_none();
        let degrees = (chosen * 360.0 / 33.0).clamp(SEAL, 360.0 - SEAL);
        there.then(|| self.round_gauge(way * degrees, TRACK))
    }

    /// How wide the cards of a play of so many are.
    fn play_card(&self, of: usize) -> f32 {
        match self.row {
            Some(row) => (row.height() * CARD.x / CARD.y)
                .min(row.width() / (MOST as f32 + GAP * (MOST as f32 - 1.0))),
            None => {
                let part = match of {
                    0 | 1 => 1.06,
                    2 => 0.77,
                    _ => 0.57,
                };
                INSIDE * self.scale * part
            }
        }
    }

    /// Where the nth of a play of so many lies: side by side, none on another.
    fn in_play(&self, nth: usize, of: usize) -> Vec2 {
        let step = Vec2::new(1.0, CARD.y / CARD.x) * self.play_card(of) * (1.0 + GAP);
        let (middle, columns) = match self.row {
            Some(row) => (row.center(), of),
            None if of > 3 => (self.gauge, 2),
            None => (self.gauge, of),
        };
        let rows = of.div_ceil(columns.max(1));
        let (row, column) = (nth / columns.max(1), nth % columns.max(1));
        let along = |nth: usize, of: usize| nth as f32 - (of as f32 - 1.0) / 2.0;
        middle + Vec2::new(along(column, columns), along(row, rows)) * step
    }

    pub fn pose(&self, lies: Lies<Card>, moment: Moment) -> Pose {
        let flat = |at: Vec2, turn: f32, width: f32, layer: f32, up: bool| Pose {
            at,
            turn,
            width,
            layer,
            up,
        };
        let seat = Seat(lies.zone.seat);
        let known = lies.card.is_some();
        match lies.zone.kind {
            zone::HAND if seat == self.places.viewer => {
                let fan = self.hand(lies.of);
                let place = fan.cards[lies.nth];
                let card: Option<Card> = lies.card;
                let chosen = card.is_some_and(|card| moment.chosen.contains(card));
                let above = self.places.lane.rect.max.y + CLEAR;
                // Under another row it would hide what that says.
                let low = place.at.y - fan.cards[0].at.y > FINGER / 2.0;
                let rises = chosen && !low;
                let rise = if rises { fan.rise(RISE, above) } else { 0.0 };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                flat(place.at + up * rise, place.turn, place.width, 16.0, known)
            }
            zone::HAND => self.backs(seat, lies),
            zone::PILE => self.played(lies, moment),
            zone::WON => {
                let around = self.around(seat);
                let height = (lies.nth / 2).min(5) as f32;
                let at = around.pile - Vec2::new(0.4, 1.4) * height;
                let turn = [-4.0, 2.0, -1.0, 3.0][lies.nth % 4];
                flat(at, turn, around.pile_card, 1.0, false)
            }
            _ => {
                let (at, width) = if lies.zone == zone::ASIDE {
                    self.aside
                } else {
                    self.pack()
                };
                let on_each_other = lies.nth as f32 * 0.35;
                flat(at - Vec2::splat(on_each_other), 0.0, width, 2.0, false)
            }
        }
    }

    /// Before they are dealt the cards lie on the dealer's side, clear of their plate.
    fn pack(&self) -> (Vec2, f32) {
        let middle = self.row.map_or(self.gauge, |row| row.center());
        let at = self.places.pack();
        (middle.lerp(at, 0.6), self.play_card(1) * 0.66)
    }

    /// The last combination is seen whole; those before it are a pile under its first card.
    fn played(&self, lies: Lies<Card>, moment: Moment) -> Pose {
        let nth = usize::from(lies.zone.nth);
        let under = moment.combinations.saturating_sub(nth + 1);
        let width = self.play_card(moment.last);
        let at = if under == 0 {
            self.in_play(lies.nth, lies.of)
        } else {
            self.in_play(0, moment.last) - Vec2::new(1.0, 1.6) * under.min(3) as f32
        };
        Pose {
            at,
            turn: 0.0,
            width,
            layer: 2.0 + 0.3 * nth as f32,
            up: lies.card.is_some(),
        }
    }

    /// An opponent's cards: a small fan of backs; on a phone, where their number is to be read on
    /// the plate, little more than a stack.
    fn backs(&self, seat: Seat, lies: Lies<Card>) -> Pose {
        let around = self.around(seat);
        let gaps = lies.of.saturating_sub(1).max(1) as f32;
        let step = (around.spread / gaps).min(around.card * 0.4);
        let along = lies.nth as f32 - (lies.of as f32 - 1.0) / 2.0;
        let opens = match self.places.kind {
            FrameKind::Wide => 26.0,
            FrameKind::Short | FrameKind::Tall => 9.0,
        };
        Pose {
            at: around.hand + Vec2::new(along * step, along * along * step * 0.04),
            turn: along * (opens / lies.of.max(4) as f32),
            width: around.card,
            layer: 0.0,
            up: lies.card.is_some(),
        }
    }
}

/// In degrees, how far what is written on the gauge keeps from the middle of the seal at its top.
const SEAL: f32 = 19.0;
