//! Soon's table in the three kinds of frames, for two to six players.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::layout::{EIGHT, Layout, SeatPlace};
use crate::table::cards::CARD;
use crate::table::fan::FINGER;
use crate::table::lane::Lane;
use crate::table::seats::Places;
use crate::theme::FrameKind;
use crate::theme::widgets::size as text;

/// Eight places from this corner.
fn strip(corner: Vec2, width: f32, gap: f32) -> [Rect; EIGHT] {
    let size = Vec2::new(width, width * CARD.y / CARD.x);
    std::array::from_fn(|nth| {
        let corner = corner + Vec2::X * (width + gap) * nth as f32;
        Rect::from_corners(corner, corner + size)
    })
}

fn strip_width(width: f32, gap: f32) -> f32 {
    EIGHT as f32 * (width + gap) - gap
}

fn card_rect(center: Vec2, width: f32) -> Rect {
    Rect::from_center_size(center, Vec2::new(width, width * CARD.y / CARD.x))
}

/// A plate with the name in a line above the strip.
fn headed(plate: Rect, header: f32, width: f32, gap: f32, in_a_line: bool) -> SeatPlace {
    let left = plate.center().x - strip_width(width, gap) / 2.0;
    let side = header - 8.0;
    let face = Rect::new(
        plate.min.x + 8.0,
        plate.min.y + 5.0,
        plate.min.x + 8.0 + side,
        plate.min.y + 5.0 + side,
    );
    let chip = Vec2::new(plate.width() * 0.36, 24.0);
    let middle = face.center().y;
    let chip_right = plate.max.x - 10.0;
    let hand = Vec2::new(chip_right - chip.x - 28.0, middle);
    SeatPlace {
        plate,
        text: Rect::new(face.max.x + 8.0, face.min.y, hand.x - 24.0, face.max.y),
        face,
        text_in_a_line: in_a_line,
        chip: Some(Rect::from_center_size(
            Vec2::new(chip_right - chip.x / 2.0, middle),
            chip,
        )),
        hand,
        hand_card: side * 0.46,
        places: strip(Vec2::new(left, plate.min.y + header + 4.0), width, gap),
    }
}

/// A plate with the name before the strip: for many players, or little height.
fn folded(plate: Rect, width: f32, gap: f32) -> SeatPlace {
    let height = width * CARD.y / CARD.x;
    let left = plate.max.x - 6.0 - strip_width(width, gap);
    let side = (plate.height() - 8.0).min(40.0);
    let middle = plate.center().y;
    let face = Rect::from_center_size(
        Vec2::new(plate.min.x + 5.0 + side / 2.0, middle),
        Vec2::splat(side),
    );
    SeatPlace {
        plate,
        face,
        text: Rect::new(
            face.max.x + 4.0,
            plate.min.y + 2.0,
            left - 3.0,
            plate.max.y - 2.0,
        ),
        text_in_a_line: false,
        chip: None,
        // Behind the portrait: everybody always holds the same number.
        hand: face.center(),
        hand_card: side * 0.5,
        places: strip(Vec2::new(left, middle - height / 2.0), width, gap),
    }
}

/// The viewer's own place and everybody else's, by seat.
fn by_seat(players: u8, viewer: Seat, own: SeatPlace, others: Vec<SeatPlace>) -> Vec<SeatPlace> {
    let mut seats = vec![own; usize::from(players)];
    for (seat, place) in Places::opponents(players, viewer).zip(others) {
        seats[seat.index()] = place;
    }
    seats
}

fn own_seat(plate: Rect, side: f32, places: [Rect; EIGHT], hand: Rect) -> SeatPlace {
    let tall = plate.height() > 100.0;
    let face_y = if tall {
        plate.min.y + 14.0 + side / 2.0
    } else {
        plate.center().y
    };
    let face = Rect::from_center_size(
        Vec2::new(plate.min.x + 8.0 + side / 2.0, face_y),
        Vec2::splat(side),
    );
    SeatPlace {
        text: Rect::new(face.max.x + 8.0, face.min.y, plate.max.x - 4.0, face.max.y),
        plate,
        face,
        text_in_a_line: false,
        chip: None,
        hand: hand.center(),
        hand_card: 0.0,
        places,
    }
}

/// 1280 × 800 and wider: plates along the top, in two rows of five or six players.
pub(super) fn wide(size: Vec2, players: u8, viewer: Seat) -> Layout {
    let cloth = Rect::new(16.0, 14.0, size.x - 106.0, size.y - 16.0);
    let mid = cloth.center().x;
    let opponents = usize::from(players) - 1;
    let many = opponents > 3;
    let (place, gap) = match opponents {
        1 => (64.0, 7.0),
        2 => (48.0, 6.0),
        3 => (38.0, 3.5),
        _ => (32.0, 4.5),
    };
    let header = if many { 38.0 } else { 52.0 };
    let plate = Vec2::new(
        strip_width(place, gap) + 22.0,
        header + place * CARD.y / CARD.x + 13.0,
    );
    let top = if many { 36.0 } else { 48.0 };
    let per_row = if many {
        opponents.div_ceil(2)
    } else {
        opponents
    };
    let others = (0..opponents).map(|nth| {
        let (row, column) = (nth / per_row, nth % per_row);
        let in_row = per_row.min(opponents - row * per_row) as f32;
        let between = if opponents == 2 { 48.0 } else { 12.0 };
        let x = mid + (column as f32 - (in_row - 1.0) / 2.0) * (plate.x + between);
        let y = top + plate.y / 2.0 + row as f32 * (plate.y + 8.0);
        headed(
            Rect::from_center_size(Vec2::new(x, y), plate),
            header,
            place,
            gap,
            false,
        )
    });
    let others: Vec<SeatPlace> = others.collect();
    let bottom = others.last().map_or(top, |place| place.plate.max.y);
    let own_places = strip(
        Vec2::new(mid - strip_width(76.0, 11.0) / 2.0, size.y - 413.0),
        76.0,
        11.0,
    );
    let tray = Rect::new(
        own_places[0].min.x - 14.0,
        size.y - 424.0,
        own_places[EIGHT - 1].max.x + 14.0,
        size.y - 296.0,
    );
    let middle = (bottom + tray.min.y) / 2.0;
    let card = if many { 74.0 } else { 92.0 };
    let step = if many { 38.0 } else { 44.0 };
    let left = cloth.min.x + 46.0;
    let first = middle - (step + 12.0) / 2.0;
    let hand = Rect::new(
        cloth.min.x + 244.0,
        size.y - 230.0,
        cloth.max.x - 190.0,
        size.y - 38.0,
    );
    let plate = Rect::new(
        cloth.min.x + 36.0,
        size.y - 200.0,
        cloth.min.x + 214.0,
        size.y - 62.0,
    );
    let button = |y: f32| Rect::new(cloth.max.x - 186.0, y, cloth.max.x - 34.0, y + 54.0);
    Layout {
        kind: FrameKind::Wide,
        players,
        viewer,
        cloth,
        rail: Rect::new(
            size.x - 92.0,
            size.y / 2.0 - 200.0,
            size.x - 16.0,
            size.y / 2.0 + 200.0,
        ),
        lane: Lane::on(Vec2::new(mid, size.y - 238.0), 640.0, text::LABEL, 2.0),
        seats: by_seat(
            players,
            viewer,
            own_seat(plate, 56.0, own_places, hand),
            others,
        ),
        pile: card_rect(Vec2::new(mid - 68.0, middle - 12.0), card),
        discard: card_rect(Vec2::new(mid + 68.0, middle - 12.0), card),
        steps: [
            Rect::new(left, first, left + 156.0, first + step),
            Rect::new(left + 168.0, first, left + 366.0, first + step),
        ],
        panel: Rect::new(
            mid + 150.0,
            middle - 68.0,
            cloth.max.x - 30.0,
            middle + 68.0,
        ),
        buttons: [button(size.y - 196.0), button(size.y - 126.0)],
        last_turn: Rect::new(
            tray.min.x - 158.0,
            tray.center().y - 22.0,
            tray.min.x - 14.0,
            tray.center().y + 22.0,
        ),
        round: None,
        tray,
        hand,
        hand_card: 130.0,
    }
}

/// A phone upright: plates in rows as wide as the table, folded with many players.
pub(super) fn tall(size: Vec2, players: u8, viewer: Seat) -> Layout {
    let cloth = Rect::new(0.0, 40.0, size.x, size.y - 88.0);
    let opponents = usize::from(players) - 1;
    let many = opponents > 3;
    let (height, between) = if many { (48.0, 5.0) } else { (88.0, 6.0) };
    let inner = size.x - 24.0;
    let others = (0..opponents).map(|nth| {
        let y = 48.0 + (height + between) * nth as f32;
        let plate = Rect::new(12.0, y, 12.0 + inner, y + height);
        if many {
            folded(plate, 28.0, 3.0)
        } else {
            let gap = (inner - 16.0 - 36.0 * EIGHT as f32) / (EIGHT - 1) as f32;
            headed(plate, 30.0, 36.0, gap, true)
        }
    });
    let others: Vec<SeatPlace> = others.collect();
    let bottom = others.last().map_or(48.0, |place| place.plate.max.y);
    // A finger wide each: that takes the whole width.
    let own = strip_width(42.0, FINGER - 42.0);
    let tray = Rect::new(2.0, size.y - 404.0, size.x - 2.0, size.y - 334.0);
    let corner = Vec2::new(tray.center().x - own / 2.0, tray.min.y + 6.0);
    let own_places = strip(corner, 42.0, FINGER - 42.0);
    let middle = (bottom + tray.min.y) / 2.0 - 10.0;
    let hand = Rect::new(8.0, size.y - 312.0, size.x - 8.0, size.y - 148.0);
    let plate = Rect::new(12.0, size.y - 142.0, 130.0, size.y - 94.0);
    let step = |y: f32| Rect::new(14.0, middle + y, 148.0, middle + y + 32.0);
    let half = (size.x - 12.0 - 136.0) / 2.0;
    let button = |nth: f32| {
        let x = 136.0 + nth * half;
        Rect::new(x, size.y - 142.0, x + half - 4.0, size.y - 94.0)
    };
    Layout {
        kind: FrameKind::Tall,
        players,
        viewer,
        cloth,
        rail: Rect::new(12.0, size.y - 82.0, size.x - 12.0, size.y - 24.0),
        lane: Lane::on(
            Vec2::new(size.x / 2.0, size.y - 292.0),
            size.x - 24.0,
            text::TEXT,
            2.0,
        ),
        seats: by_seat(
            players,
            viewer,
            own_seat(plate, 42.0, own_places, hand),
            others,
        ),
        pile: card_rect(Vec2::new(size.x / 2.0 + 8.0, middle), 62.0),
        discard: card_rect(Vec2::new(size.x - 76.0, middle), 62.0),
        steps: [step(-46.0), step(-10.0)],
        panel: Rect::new(10.0, bottom + 3.0, size.x - 10.0, tray.min.y - 3.0),
        buttons: [button(0.0), button(1.0)],
        last_turn: Rect::new(size.x - 146.0, 7.0, size.x - 14.0, 35.0),
        round: Some(Rect::new(20.0, 8.0, 160.0, 36.0)),
        tray,
        hand,
        hand_card: 96.0,
    }
}

/// A phone on its side: folded rows on the left, pile and discard beside them.
pub(super) fn short(size: Vec2, players: u8, viewer: Seat) -> Layout {
    let cloth = Rect::new(4.0, 4.0, size.x - 70.0, size.y - 4.0);
    let opponents = usize::from(players) - 1;
    let between = 3.0;
    let room = size.y - 196.0;
    let height = ((room + between) / opponents as f32 - between).min(56.0);
    let place = (height - 8.0) * CARD.x / CARD.y;
    let gap = 4.0;
    let width = strip_width(place, gap) + 128.0;
    let others = (0..opponents).map(|nth| {
        let y = 12.0 + (height + between) * nth as f32;
        folded(Rect::new(14.0, y, 14.0 + width, y + height), place, gap)
    });
    let others: Vec<SeatPlace> = others.collect();
    let left = (14.0 + width + 14.0).max(size.x - 70.0 - 350.0);
    let right = cloth.max.x - 12.0;
    let mid = cloth.center().x;
    let own = strip_width(38.0, FINGER - 38.0);
    let corner = Vec2::new(mid - own / 2.0, size.y - 180.0);
    let own_places = strip(corner, 38.0, FINGER - 38.0);
    let tray = Rect::new(
        mid - own / 2.0 - 8.0,
        size.y - 184.0,
        mid + own / 2.0 + 8.0,
        size.y - 122.0,
    );
    let hand = Rect::new(160.0, size.y - 116.0, right - 124.0, size.y - 10.0);
    let plate = Rect::new(14.0, size.y - 76.0, 150.0, size.y - 16.0);
    let step = |y: f32| Rect::new(left + 166.0, y, right, y + 34.0);
    let button = |y: f32| Rect::new(right - 112.0, y, right, y + 48.0);
    Layout {
        kind: FrameKind::Short,
        players,
        viewer,
        cloth,
        rail: Rect::new(size.x - 62.0, 14.0, size.x - 8.0, size.y - 14.0),
        lane: Lane::on(
            Vec2::new((left + right) / 2.0, size.y - 188.0),
            right - left,
            text::TEXT,
            3.0,
        ),
        seats: by_seat(
            players,
            viewer,
            own_seat(plate, 46.0, own_places, hand),
            others,
        ),
        pile: card_rect(Vec2::new(left + 40.0, 58.0), 60.0),
        discard: card_rect(Vec2::new(left + 120.0, 58.0), 60.0),
        steps: [step(18.0), step(56.0)],
        panel: Rect::new(right - 446.0, 108.0, right + 4.0, size.y - 188.0),
        buttons: [button(size.y - 116.0), button(size.y - 64.0)],
        last_turn: Rect::new(
            14.0,
            tray.center().y - 16.0,
            tray.min.x - 10.0,
            tray.center().y + 16.0,
        ),
        round: None,
        tray,
        hand,
        hand_card: 74.0,
    }
}
