//! Where everything of Sar-Zan lies: the gauge in the middle, what belongs to a player beside
//! their plate.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sar_zan::Card;

use crate::table::cards::CARD;
use crate::table::fan::Fan;
use crate::table::lane::Lane;
use crate::table::seats::Places;
use crate::table::zones::{Lies, Pose, Zone};
use crate::theme::widgets::size as text;
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
/// How far a chosen card rises, as a part of its height.
const RISE: f32 = 0.24;
/// Between the cards of a combination, in degrees.
const APART: f32 = 7.0;

/// What belongs to a player.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The middle of their cards, how wide these are, and how far apart the outermost.
    hand: Vec2,
    card: f32,
    spread: f32,
    /// What they have won.
    pub pile: Vec2,
    pub pile_card: f32,
    /// Where the Sar-Zan card lies while they are the Dragon.
    pub dragon: (Vec2, f32),
    /// The Dragon's head on their plate.
    pub head: Rect,
}

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub places: Places,
    pub players: u8,
    /// The middle of the gauge, and its size against its sprite.
    pub gauge: Vec2,
    pub scale: f32,
    /// The value to beat.
    pub plaque: Rect,
    pub play: Rect,
    pub pass: Rect,
    /// Where the direction is asked for.
    pub question: Rect,
    /// The Sar-Zan card before there is a Dragon.
    pub home: (Vec2, f32),
    pub aside: (Vec2, f32),
    around: Vec<Around>,
}

/// What of the moment decides where cards lie.
#[derive(Clone, Copy)]
pub struct Moment {
    pub chosen: veillee_rules::games::sar_zan::Cards,
    /// How many combinations the trick has.
    pub combinations: usize,
}

impl Layout {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Layout {
        let mut places = Places::new(frame, players, viewer);
        if frame.is_wide() && players == 3 {
            // Two opponents face each other across the gauge.
            let four = Places::new(frame, 4, Seat(0));
            for (seat, side) in Places::opponents(players, viewer).zip([1, 3]) {
                places.spots[seat.index()] = *four.spot(Seat(side));
            }
        }
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
        self.places.hand_room().fan(of, self.places.scroll)
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

    /// Where the chevrons are: the middles of their groups in degrees from the top, and how far
    /// out. They keep clear of the plaque where it lies under the gauge.
    pub fn chevrons(&self) -> ([f32; 4], f32) {
        match self.places.kind {
            FrameKind::Wide => ([45.0, 128.0, 232.0, 315.0], EDGE * 1.3),
            FrameKind::Short => ([45.0, 135.0, 225.0, 315.0], EDGE * 1.24),
            FrameKind::Tall => ([48.0, 110.0, 250.0, 312.0], EDGE * 1.22),
        }
    }

    /// How wide a card in the ring is.
    fn ring_card(&self) -> f32 {
        EDGE * self.scale * 0.68
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
                let place = self.hand(lies.of).cards[lies.nth];
                let card: Option<Card> = lies.card;
                let chosen = card.is_some_and(|card| moment.chosen.contains(card));
                let rise = if chosen {
                    place.width * CARD.y / CARD.x * RISE
                } else {
                    0.0
                };
                let up = Vec2::from_angle(place.turn.to_radians() - std::f32::consts::FRAC_PI_2);
                flat(place.at + up * rise, place.turn, place.width, 16.0, known)
            }
            zone::HAND => self.backs(seat, lies),
            zone::PILE => self.in_ring(lies, moment.combinations),
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
                    (self.places.pack(), self.ring_card())
                };
                let on_each_other = lies.nth as f32 * 0.35;
                flat(at - Vec2::splat(on_each_other), 0.0, width, 2.0, false)
            }
        }
    }

    /// The last combination lies in the ring, those before it fan out behind, to the left.
    fn in_ring(&self, lies: Lies<Card>, combinations: usize) -> Pose {
        let width = self.ring_card();
        let nth = usize::from(lies.zone.nth);
        let age = combinations.saturating_sub(nth + 1);
        let along = lies.nth as f32 - (lies.of as f32 - 1.0) / 2.0;
        let behind = age.min(2) as f32;
        // What lies in front of others makes room for them.
        let aside = if combinations > 1 { 0.16 } else { 0.0 };
        let at = self.gauge
            + width
                * if age == 0 {
                    Vec2::new(aside + along * 0.34, -0.04 + along * along * 0.02)
                } else {
                    Vec2::new(-0.14 - 0.24 * behind + along * 0.08, -0.02)
                };
        Pose {
            at,
            turn: along * APART - behind * 9.0 + if age == 0 { aside * 30.0 } else { 0.0 },
            width: if age == 0 { width } else { width * 0.92 },
            layer: 2.0 + 0.3 * nth as f32,
            up: lies.card.is_some(),
        }
    }

    /// An opponent's cards: a small fan of backs.
    fn backs(&self, seat: Seat, lies: Lies<Card>) -> Pose {
        let around = self.around(seat);
        let gaps = lies.of.saturating_sub(1).max(1) as f32;
        let step = (around.spread / gaps).min(around.card * 0.4);
        let along = lies.nth as f32 - (lies.of as f32 - 1.0) / 2.0;
        Pose {
            at: around.hand + Vec2::new(along * step, along * along * step * 0.04),
            turn: along * (26.0 / lies.of.max(4) as f32),
            width: around.card,
            layer: 0.0,
            up: lies.card.is_some(),
        }
    }
}

fn wide(size: Vec2, mut places: Places, own: usize) -> Layout {
    let gauge = Vec2::new(places.middle.x, 300.0);
    let right = places.cloth.max.x - 14.0;
    places.spots[own].card = 128.0;
    places.hand = Rect::new(
        places.hand.min.x + 6.0,
        size.y - 198.0,
        places.hand.max.x - 6.0,
        size.y - 22.0,
    );
    places.lane = Lane::on(Vec2::new(gauge.x, size.y - 234.0), 700.0, text::LABEL, 2.0);
    Layout {
        gauge,
        scale: 1.0,
        plaque: Rect::from_center_size(gauge + Vec2::Y * 140.0, Vec2::new(236.0, 66.0)),
        play: Rect::new(right - 154.0, size.y - 180.0, right, size.y - 122.0),
        pass: Rect::new(right - 154.0, size.y - 108.0, right, size.y - 56.0),
        question: Rect::from_center_size(gauge, Vec2::new(470.0, 250.0)),
        home: (gauge + Vec2::new(-264.0, 146.0), 84.0),
        aside: (gauge + Vec2::new(270.0, 140.0), 58.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

fn short(size: Vec2, mut places: Places, own: usize) -> Layout {
    let gauge = Vec2::new(places.middle.x, 170.0);
    let right = places.cloth.max.x - 8.0;
    places.spots[own].card = 84.0;
    places.hand.max.x -= 10.0;
    places.hand.max.y -= 4.0;
    places.lane = Lane::on(Vec2::new(gauge.x, size.y - 134.0), 640.0, text::TEXT, 2.0);
    Layout {
        gauge,
        scale: 62.0 / EDGE,
        plaque: Rect::new(gauge.x + 96.0, 112.0, gauge.x + 272.0, 160.0),
        play: Rect::new(right - 96.0, size.y - 126.0, right, size.y - 72.0),
        pass: Rect::new(right - 96.0, size.y - 62.0, right, size.y - 12.0),
        question: Rect::from_center_size(gauge, Vec2::new(440.0, 140.0)),
        home: (gauge - Vec2::X * 130.0, 54.0),
        aside: (gauge - Vec2::new(226.0, 8.0), 38.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

fn tall(size: Vec2, mut places: Places, own: usize) -> Layout {
    let (middle, foot) = (size.x / 2.0, size.y);
    // A taller phone gives the gauge more air.
    let gauge = Vec2::new(middle, 262.0 + (size.y - 844.0) * 0.4);
    places.cloth.max.y = foot - 88.0;
    places.hand = Rect::new(15.0, foot - 326.0, size.x - 15.0, foot - 154.0);
    places.spots[own].card = 103.0;
    places.spots[own].plate = Rect::new(14.0, foot - 382.0, 152.0, foot - 340.0);
    places.lane = Lane::on(
        Vec2::new(middle, foot - 386.0),
        size.x - 24.0,
        text::TEXT,
        3.0,
    );
    Layout {
        gauge,
        scale: 94.0 / EDGE,
        plaque: Rect::from_center_size(gauge + Vec2::Y * 104.0, Vec2::new(196.0, 54.0)),
        pass: Rect::new(14.0, foot - 144.0, middle - 46.0, foot - 94.0),
        play: Rect::new(middle - 36.0, foot - 144.0, size.x - 14.0, foot - 94.0),
        question: Rect::from_center_size(gauge, Vec2::new(350.0, 196.0)),
        home: (gauge - Vec2::X * 150.0, 54.0),
        aside: (gauge + Vec2::new(144.0, -8.0), 36.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

fn around(layout: &Layout, seat: Seat, size: Vec2) -> Around {
    let places = &layout.places;
    let plate = places.spot(seat).plate;
    let corner = plate.min + Vec2::new(12.0, 9.0);
    let small_head = Rect::from_center_size(corner, Vec2::new(36.0, 30.0));
    let large_head = Rect::from_center_size(
        Vec2::new(plate.max.x + 2.0, plate.center().y + 8.0),
        Vec2::new(58.0, 48.0),
    );
    let left = places.cloth.min.x;
    let own = seat == places.viewer;
    match places.kind {
        FrameKind::Wide if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(left + 66.0, size.y - 58.0),
            pile_card: 44.0,
            dragon: (Vec2::new(left + 216.0, size.y - 62.0), 52.0),
            head: large_head,
        },
        FrameKind::Wide if plate.center().y < 150.0 => Around {
            hand: Vec2::new(plate.min.x - 76.0, plate.center().y + 6.0),
            card: 44.0,
            spread: 80.0,
            pile: Vec2::new(plate.max.x + 66.0, plate.center().y + 4.0),
            pile_card: 44.0,
            dragon: (
                Vec2::new(plate.max.x + 146.0, plate.center().y + 10.0),
                66.0,
            ),
            head: large_head,
        },
        FrameKind::Wide => {
            // At the side of the plate that is nearer to the gauge.
            let inner = (layout.gauge.x - plate.center().x).signum();
            let edge = plate.center().x + inner * plate.width() / 2.0;
            Around {
                hand: plate.center() + Vec2::new(-44.0, 96.0),
                card: 50.0,
                spread: 84.0,
                pile: plate.center() + Vec2::new(62.0, 94.0),
                pile_card: 46.0,
                dragon: (
                    Vec2::new(edge + inner * 74.0, plate.center().y + 84.0),
                    72.0,
                ),
                head: large_head,
            }
        }
        FrameKind::Short if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(left + 34.0, size.y - 136.0),
            pile_card: 28.0,
            dragon: (Vec2::new(left + 110.0, size.y - 138.0), 36.0),
            head: small_head,
        },
        FrameKind::Tall if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(layout.gauge.x + 144.0, layout.plaque.center().y + 2.0),
            pile_card: 34.0,
            dragon: (
                Vec2::new(layout.gauge.x - 146.0, layout.plaque.center().y - 2.0),
                48.0,
            ),
            head: small_head,
        },
        FrameKind::Short | FrameKind::Tall => Around {
            hand: Vec2::new(plate.center().x + 4.0, plate.max.y + 28.0),
            card: 26.0,
            spread: (plate.width() - 92.0).clamp(24.0, 90.0),
            pile: Vec2::new(plate.min.x + 16.0, plate.max.y + 28.0),
            pile_card: 26.0,
            dragon: (Vec2::new(plate.max.x - 14.0, plate.max.y + 30.0), 27.0),
            head: small_head,
        },
    }
}
