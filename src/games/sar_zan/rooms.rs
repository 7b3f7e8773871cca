//! The rooms of Sar-Zan's table in each kind of frame, and what belongs to a player beside their
//! plate.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::layout::{Around, EDGE, Layout};
use crate::table::lane::Lane;
use crate::table::seats::{Places, SMALL_PLATE};
use crate::theme::FrameKind;
use crate::theme::widgets::size as text;

pub(super) fn wide(size: Vec2, mut places: Places, own: usize) -> Layout {
    let middle = places.middle.x;
    let right = places.cloth.max.x - 26.0;
    places.spots[own].card = 128.0;
    // Clear of the key in the corner of the cloth.
    let up = Vec2::Y * 14.0;
    let plate = &mut places.spots[own].plate;
    (plate.min, plate.max) = (plate.min - up, plate.max - up);
    places.hand = Rect::new(
        places.hand.min.x + 6.0,
        size.y - 208.0,
        places.hand.max.x - 34.0,
        size.y - 36.0,
    );
    places.lane = Lane::on(Vec2::new(middle, size.y - 248.0), 700.0, text::LABEL, 2.0);
    // Between whoever sits opposite and the lane: the gauge, and under it the value to beat.
    let (top, foot) = (130.0, places.lane.rect.min.y - 6.0);
    let plaque = Rect::new(middle - 150.0, foot - 54.0, middle + 150.0, foot);
    let radius = ((plaque.min.y - 4.0 - top) / 2.0).min(210.0);
    let gauge = Vec2::new(middle, (top + plaque.min.y - 4.0) / 2.0);
    Layout {
        gauge,
        scale: radius / EDGE,
        plaque,
        row: None,
        play: Rect::new(right - 154.0, size.y - 254.0, right, size.y - 198.0),
        pass: Rect::new(right - 154.0, size.y - 184.0, right, size.y - 132.0),
        question: Rect::from_center_size(gauge, Vec2::new(470.0, 220.0)),
        home: (gauge + Vec2::new(-radius - 120.0, radius * 0.9), 84.0),
        aside: (gauge + Vec2::new(radius + 120.0, radius * 0.9), 58.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

pub(super) fn short(size: Vec2, mut places: Places, own: usize) -> Layout {
    let middle = places.cloth.center().x;
    let right = places.cloth.max.x - 8.0;
    places.spots[own].card = 80.0;
    places.hand.max.x = right - 140.0;
    places.hand.max.y -= 8.0;
    places.lane = Lane::on(Vec2::new(middle, size.y - 138.0), 640.0, text::TEXT, 2.0);
    // All in one row: the gauge, the play, the value to beat.
    let room = Rect::new(middle - 385.0, 108.0, right, places.lane.rect.min.y - 4.0);
    let at = |x: f32| Vec2::new(middle + x, room.center().y);
    let radius = (room.height() / 2.0 - 6.0).min(62.0);
    Layout {
        gauge: at(-212.0),
        scale: radius / EDGE,
        plaque: Rect::from_center_size(at(272.0), Vec2::new(196.0, 52.0)),
        row: Some(Rect::from_center_size(
            at(22.0),
            Vec2::new(276.0, room.height()),
        )),
        play: Rect::new(right - 126.0, size.y - 130.0, right, size.y - 78.0),
        pass: Rect::new(right - 126.0, size.y - 64.0, right, size.y - 12.0),
        question: Rect::from_center_size(at(0.0), Vec2::new(440.0, room.height())),
        home: (at(-346.0), 48.0),
        // There is one only where few sit along the top.
        aside: (Vec2::new(places.cloth.min.x + 48.0, 32.0), 30.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

/// From below: the rail, the plate beside the buttons, the hand, the lane, the value to beat; the
/// gauge takes what is left.
pub(super) fn tall(size: Vec2, mut places: Places, own: usize) -> Layout {
    let (middle, foot) = (size.x / 2.0, size.y);
    // The buttons lie on the wood, clear of the keys in the corners of the cloth.
    places.cloth.max.y = foot - 158.0;
    // In a browser, between its bars, the gauge needs every line.
    let high = if foot < 800.0 { 168.0 } else { 186.0 };
    let hand = foot - 172.0;
    places.hand = Rect::new(20.0, hand - high, size.x - 20.0, hand);
    places.spots[own].card = 110.0;
    // What is chosen rises, and stays clear of the lane.
    let lane = Vec2::new(middle, places.hand.min.y - 11.0);
    places.lane = Lane::on(lane, size.x - 52.0, text::LEAST, 3.0);
    let row = places.lane.rect.min.y - 2.0;
    let plaque = Rect::new(14.0, row - 42.0, size.x - 14.0, row);
    // Whoever is asked, and the answers, side by side under the thumb.
    let (left, right) = (14.0, size.x - 14.0);
    let at = |share: f32| left + (right - left) * share;
    let in_row = |from: f32, to: f32| Rect::new(from, foot - 152.0, to, foot - 152.0 + SMALL_PLATE);
    places.spots[own].plate = in_row(left, at(0.42));
    let opponents = Places::opponents(places.spots.len() as u8, places.viewer);
    let foot_of = |seat: Seat| places.spot(seat).plate.max.y;
    let top = opponents.map(foot_of).fold(0.0, f32::max) + 52.0;
    let room = plaque.min.y - 4.0 - top;
    let radius = (room / 2.0 - 8.0).min(size.x * 0.3);
    let gauge = Vec2::new(middle, top + 4.0 + room / 2.0);
    Layout {
        gauge,
        scale: radius / EDGE,
        plaque,
        row: None,
        pass: in_row(at(0.42) + 8.0, at(0.66)),
        play: in_row(at(0.66) + 12.0, right),
        question: Rect::from_center_size(gauge, Vec2::new(350.0, 176.0)),
        home: (Vec2::new(46.0, plaque.min.y - 30.0), 42.0),
        aside: (Vec2::new(size.x - 50.0, top + 24.0), 34.0),
        players: 0,
        around: Vec::new(),
        places,
    }
}

pub(super) fn around(layout: &Layout, seat: Seat, size: Vec2) -> Around {
    let places = &layout.places;
    let plate = places.spot(seat).plate;
    let left = places.cloth.min.x;
    let own = seat == places.viewer;
    match places.kind {
        FrameKind::Wide if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(left + 54.0, plate.min.y - 46.0),
            pile_card: 50.0,
            dragon: (Vec2::new(left + 224.0, plate.min.y - 54.0), 60.0),
        },
        FrameKind::Wide if plate.center().y < 150.0 => Around {
            hand: Vec2::new(plate.min.x - 84.0, plate.center().y + 4.0),
            card: 58.0,
            spread: 84.0,
            pile: Vec2::new(plate.max.x + 66.0, plate.center().y + 4.0),
            pile_card: 52.0,
            dragon: (
                Vec2::new(plate.max.x + 146.0, plate.center().y + 10.0),
                66.0,
            ),
        },
        FrameKind::Wide => {
            // At the side of the plate that is nearer to the gauge.
            let inner = (layout.gauge.x - plate.center().x).signum();
            let edge = plate.center().x + inner * plate.width() / 2.0;
            Around {
                hand: plate.center() + Vec2::new(-44.0, 98.0),
                card: 64.0,
                spread: 84.0,
                pile: plate.center() + Vec2::new(66.0, 98.0),
                pile_card: 54.0,
                dragon: (
                    Vec2::new(edge + inner * 74.0, plate.center().y + 84.0),
                    72.0,
                ),
            }
        }
        FrameKind::Short if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(left + 34.0, plate.min.y - 32.0),
            pile_card: 32.0,
            dragon: (Vec2::new(left + 104.0, plate.min.y - 34.0), 38.0),
        },
        FrameKind::Tall if own => Around {
            hand: places.hand.center(),
            card: 0.0,
            spread: 0.0,
            pile: Vec2::new(size.x - 46.0, layout.plaque.min.y - 30.0),
            pile_card: 38.0,
            dragon: (Vec2::new(46.0, layout.plaque.min.y - 30.0), 42.0),
        },
        FrameKind::Short | FrameKind::Tall => {
            // Clear of the lines along the edge of the cloth.
            let left = plate.min.x.max(places.cloth.min.x + 18.0);
            let right = plate.max.x.min(places.cloth.max.x - 18.0);
            let width = right - left;
            let (pile, dragon) = (26.0, 25.0);
            let hand = width - pile - dragon - 8.0;
            let card = 28.0;
            Around {
                hand: Vec2::new(left + pile + 4.0 + hand / 2.0, plate.max.y + 22.0),
                card,
                spread: 14.0,
                pile: Vec2::new(left + pile / 2.0, plate.max.y + 25.0),
                pile_card: pile,
                dragon: (Vec2::new(right - dragon / 2.0, plate.max.y + 25.0), dragon),
            }
        }
    }
}
