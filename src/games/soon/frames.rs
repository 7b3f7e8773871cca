//! Soon's table in the three kinds of frames, for two to six players.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::layout::{EIGHT, Head, Layout, SeatPlace};
use crate::table::cards::CARD;
use crate::table::fan::FINGER;
use crate::table::lane::Lane;
use crate::table::seats::{Places, tall_rail};
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

/// A card's height for its width.
const ASPECT: f32 = CARD.y / CARD.x;

/// A plate with the name above the strip.
fn headed(plate: Rect, header: f32, width: f32, gap: f32, head: Head) -> SeatPlace {
    let left = plate.center().x - strip_width(width, gap) / 2.0;
    let side = header - 6.0;
    let corner = plate.min + Vec2::new(10.0, 5.0);
    let face = Rect::from_corners(corner, corner + side);
    SeatPlace {
        plate,
        text: Rect::new(face.max.x + 8.0, face.min.y, plate.max.x - 10.0, face.max.y),
        face,
        head,
        places: strip(Vec2::new(left, plate.min.y + header + 4.0), width, gap),
    }
}

/// A plate with the portrait before both the line and the strip.
fn beside(plate: Rect, width: f32, gap: f32) -> SeatPlace {
    let left = plate.max.x - 10.0 - strip_width(width, gap);
    let side = (left - plate.min.x - 14.0).min(plate.height() - 14.0);
    let middle = Vec2::new((plate.min.x + left) / 2.0, plate.center().y);
    SeatPlace {
        plate,
        face: Rect::from_center_size(middle, Vec2::splat(side)),
        text: Rect::new(
            left,
            plate.min.y + 3.0,
            plate.max.x - 12.0,
            plate.min.y + 25.0,
        ),
        head: Head::Line,
        places: strip(Vec2::new(left, plate.min.y + 27.0), width, gap),
    }
}

/// A plate with the name before the strip: for many players, or little height.
fn folded(plate: Rect, width: f32, gap: f32) -> SeatPlace {
    let height = width * ASPECT;
    let left = plate.max.x - 8.0 - strip_width(width, gap);
    let side = (plate.height() - 8.0).min(56.0);
    let middle = plate.center().y;
    let face = Rect::from_center_size(
        Vec2::new(plate.min.x + 6.0 + side / 2.0, middle),
        Vec2::splat(side),
    );
    let text = Rect::new(
        face.max.x + 5.0,
        plate.min.y + 1.0,
        left - 5.0,
        plate.max.y - 1.0,
    );
    let head = match (plate.height() < 40.0, text.width() > 165.0) {
        (true, _) => Head::Line,
        (false, true) => Head::Roomy,
        (false, false) => Head::Narrow,
    };
    SeatPlace {
        plate,
        face,
        text,
        head,
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

fn own_seat(plate: Rect, side: f32, places: [Rect; EIGHT]) -> SeatPlace {
    let tall = plate.height() > 100.0;
    let face_y = if tall {
        plate.min.y + 16.0 + side / 2.0
    } else {
        plate.center().y
    };
    let face = Rect::from_center_size(
        Vec2::new(plate.min.x + 8.0 + side / 2.0, face_y),
        Vec2::splat(side),
    );
    SeatPlace {
        text: Rect::new(face.max.x + 6.0, face.min.y, plate.max.x - 5.0, face.max.y),
        plate,
        face,
        head: Head::Narrow,
        places,
    }
}

/// In the middle of what is left between the others and the viewer's own sequence: pile and
/// discard, as large as there is room for them and their names.
fn piles(from: f32, to: f32, most: f32) -> (f32, f32) {
    const NAME: f32 = 24.0;
    let card = ((to - from - NAME - 18.0) / ASPECT).min(most);
    (card, (from + to - NAME) / 2.0)
}

/// 1280 × 800 and wider: plates along the top, of four and five opponents in rows of two.
pub(super) fn wide(size: Vec2, players: u8, viewer: Seat) -> Layout {
    let cloth = Rect::new(16.0, 14.0, size.x - 106.0, size.y - 16.0);
    let mid = cloth.center().x;
    let opponents = usize::from(players) - 1;
    let many = opponents > 3;
    let (place, gap) = match opponents {
        1 => (62.0, 8.0),
        2 => (54.0, 6.0),
        3 => (38.0, 3.5),
        4 => (40.0, 4.0),
        _ => (33.0, 4.0),
    };
    let header = 56.0;
    let plate = if many {
        Vec2::new(544.0, place * ASPECT + 9.0)
    } else {
        Vec2::new(
            strip_width(place, gap) + 22.0,
            header + place * ASPECT + 14.0,
        )
    };
    let top = if many { 44.0 } else { 46.0 };
    let per_row = if many { 2 } else { opponents };
    let between = if opponents == 2 { 24.0 } else { 12.0 };
    let others = (0..opponents).map(|nth| {
        let (row, column) = (nth / per_row, nth % per_row);
        let in_row = per_row.min(opponents - row * per_row) as f32;
        let x = mid + (column as f32 - (in_row - 1.0) / 2.0) * (plate.x + between);
        let y = top + plate.y / 2.0 + row as f32 * (plate.y + 7.0);
        let rect = Rect::from_center_size(Vec2::new(x, y), plate);
        if many {
            folded(rect, place, gap)
        } else {
            headed(rect, header, place, gap, Head::Roomy)
        }
    });
    let others: Vec<SeatPlace> = others.collect();
    let bottom = others.last().map_or(top, |place| place.plate.max.y);
    let own = 84.0;
    let own_places = strip(
        Vec2::new(
            mid - strip_width(own, 11.0) / 2.0,
            size.y - 306.0 - own * ASPECT,
        ),
        own,
        11.0,
    );
    let tray = Rect::new(
        own_places[0].min.x - 14.0,
        own_places[0].min.y - 10.0,
        own_places[EIGHT - 1].max.x + 14.0,
        size.y - 296.0,
    );
    let (card, middle) = piles(bottom + 4.0, tray.min.y - 4.0, 112.0);
    let apart = card / 2.0 + 24.0;
    let left = cloth.min.x + 46.0;
    // Its middle is the table's.
    let reach = mid - cloth.min.x - 244.0;
    let hand = Rect::new(mid - reach, size.y - 226.0, mid + reach, size.y - 33.0);
    let plate = Rect::new(
        cloth.min.x + 36.0,
        size.y - 208.0,
        cloth.min.x + 232.0,
        size.y - 122.0,
    );
    let button = |y: f32| Rect::new(cloth.max.x - 186.0, y, cloth.max.x - 36.0, y + 54.0);
    let half = ((tray.min.y - bottom) / 2.0 - 6.0).min(80.0);
    let between = (bottom + tray.min.y) / 2.0;
    let right = Rect::new(
        mid + 160.0,
        between - half,
        cloth.max.x - 36.0,
        between + half,
    );
    let chip = Vec2::new(tray.max.x + 12.0, tray.center().y - 14.0);
    let aside =
        |y: f32, height: f32| Rect::new(cloth.min.x + 30.0, y, tray.min.x - 12.0, y + height);
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
        lane: Lane::on(Vec2::new(mid, size.y - 237.0), 700.0, text::LABEL, 2.0),
        seats: by_seat(players, viewer, own_seat(plate, 58.0, own_places), others),
        pile: card_rect(Vec2::new(mid - apart, middle), card),
        discard: card_rect(Vec2::new(mid + apart, middle), card),
        stage: right.center(),
        stage_card: card,
        steps: Rect::new(left, middle - 22.0, left + 366.0, middle + 22.0),
        last_turn: Some(Rect::new(left, middle + 28.0, left + 270.0, middle + 70.0)),
        panel: right,
        buttons: [button(size.y - 176.0), button(size.y - 246.0)],
        round: aside(tray.center().y - 46.0, 92.0),
        chip: Some(Rect::from_corners(chip, chip + Vec2::new(140.0, 28.0))),
        tray,
        hand,
        hand_card: 126.0,
    }
}

/// On a phone upright: from the foot of the screen to that of the viewer's plate, which is inside
/// the edge of the cloth.
const FOOT: f32 = 103.0;
/// What pile, discard and their names need on a phone upright.
const BAND: f32 = 114.0;

/// The plates of a phone upright, in the roomiest way that leaves enough of this height free.
fn rows(size: Vec2, opponents: usize, top: f32, end: f32) -> Vec<SeatPlace> {
    let inner = size.x - 24.0;
    let between = 5.0;
    let room = end - BAND - top;
    let rows = opponents as f32;
    let plate = |x: f32, y: f32, size: Vec2| {
        let corner = Vec2::new(x, y);
        Rect::from_corners(corner, corner + size)
    };
    {
        let (header, gap) = (46.0, 5.0);
        let width = ((inner - 16.0 + gap) / EIGHT as f32 - gap).min(39.0);
        let size = Vec2::new(inner, header + width * ASPECT + 10.0);
        if (size.y + between) * rows <= room {
            let at = |nth: usize| top + (size.y + between) * nth as f32;
            return (0..opponents)
                .map(|nth| headed(plate(12.0, at(nth), size), header, width, gap, Head::Roomy))
                .collect();
        }
    }
    let height = room / rows - between;
    if height >= 68.0 {
        let gap = 3.0;
        let widest = (inner - 66.0 + gap) / EIGHT as f32 - gap;
        let width = ((height - 33.0) / ASPECT).min(widest);
        let size = Vec2::new(inner, width * ASPECT + 33.0);
        let at = |nth: usize| top + (size.y + between) * nth as f32;
        return (0..opponents)
            .map(|nth| beside(plate(12.0, at(nth), size), width, gap))
            .collect();
    }
    if height >= 40.0 {
        let gap = 3.0;
        let widest = (inner - 154.0 + gap) / EIGHT as f32 - gap;
        let width = ((height - 7.0) / ASPECT).min(widest);
        let size = Vec2::new(inner, width * ASPECT + 8.0);
        let at = |nth: usize| top + (size.y + between) * nth as f32;
        let all = 0..opponents;
        return all
            .map(|nth| folded(plate(12.0, at(nth), size), width, gap))
            .collect();
    }
    // Two beside each other.
    let half = (inner - between) / 2.0;
    let gap = 2.0;
    let width = ((half - 10.0 + gap) / EIGHT as f32 - gap).min(22.0);
    let size = Vec2::new(half, 30.0 + width * ASPECT);
    let at = |nth: usize| {
        let (row, column) = (nth / 2, nth % 2);
        let x = 12.0 + (half + between) * column as f32;
        plate(x, top + (size.y + between) * row as f32, size)
    };
    let all = 0..opponents;
    all.map(|nth| headed(at(nth), 24.0, width, gap, Head::Line))
        .collect()
}

/// A phone upright: plates in rows as wide as the table, in two columns where there are many.
pub(super) fn tall(size: Vec2, players: u8, viewer: Seat) -> Layout {
    // The edge of the cloth frames a row that is as wide as eight fingers.
    let cloth = Rect::new(-7.0, 4.0, size.x + 7.0, size.y - 88.0);
    let opponents = usize::from(players) - 1;
    // In a browser, between its bars, many players leave little height.
    let cramped = opponents > 3 && size.y < 800.0;
    let (hand_card, lines) = match opponents {
        _ if cramped => (80.0, 2.0),
        1 | 2 => (98.0, 3.0),
        _ => (92.0, 3.0),
    };
    // A card that is chosen rises, and stays clear of the lane.
    let lane_foot = size.y - FOOT - 78.0 - hand_card * 1.42;
    let lane = Lane::on(
        Vec2::new(size.x / 2.0, lane_foot),
        size.x - 16.0,
        text::LEAST,
        lines,
    );
    // As wide as a finger needs, clear of the round ends of the tray.
    let gap = 8.0;
    let most = if cramped { 49.0 } else { 52.0 };
    let step = ((size.x - 27.0 + gap) / EIGHT as f32).min(most);
    let width = step - gap;
    let bottom = lane.rect.min.y - 4.0;
    // Inside the edge of the cloth.
    let tray = Rect::new(10.0, bottom - width * ASPECT - 14.0, size.x - 10.0, bottom);
    let corner = Vec2::new(
        tray.center().x - strip_width(width, gap) / 2.0,
        tray.min.y + 7.0,
    );
    let own_places = strip(corner, width, gap);
    let others = rows(size, opponents, 40.0, tray.min.y);
    let bottom = others.last().map_or(48.0, |place| place.plate.max.y);
    let (card, middle) = piles(bottom, tray.min.y, 92.0);
    let plate = Rect::new(10.0, size.y - FOOT - 48.0, 184.0, size.y - FOOT);
    let hand = Rect::new(12.0, lane_foot, size.x - 12.0, plate.min.y - 6.0);
    let middle_of_steps = middle + 8.0;
    // One word is longer than two.
    let (back, discard) = (plate.max.x + 8.0, size.x - 108.0);
    let button = |left: f32, right: f32| Rect::new(left, plate.min.y, right, plate.max.y);
    let free = Vec2::new(154.0, size.x - 12.0);
    Layout {
        kind: FrameKind::Tall,
        players,
        viewer,
        cloth,
        rail: tall_rail(size),
        lane,
        seats: by_seat(players, viewer, own_seat(plate, 34.0, own_places), others),
        pile: card_rect(Vec2::new(free.x.lerp(free.y, 0.25), middle), card),
        discard: card_rect(Vec2::new(free.x.lerp(free.y, 0.75), middle), card),
        stage: Vec2::new(81.0, middle_of_steps),
        stage_card: card,
        steps: Rect::new(16.0, middle_of_steps - 36.0, 150.0, middle_of_steps + 36.0),
        panel: Rect::new(6.0, lane_foot + 2.0, size.x - 6.0, plate.min.y - 5.0),
        buttons: [button(back, discard - 12.0), button(discard, size.x - 10.0)],
        last_turn: None,
        // Between the ornaments in the corners, under the edge.
        round: Rect::new(34.0, 14.0, size.x - 34.0, 38.0),
        chip: None,
        tray,
        hand,
        hand_card,
    }
}

/// A phone on its side: folded rows on the left, pile and discard beside them.
pub(super) fn short(size: Vec2, players: u8, viewer: Seat) -> Layout {
    let cloth = Rect::new(4.0, 4.0, size.x - 70.0, size.y - 4.0);
    let opponents = usize::from(players) - 1;
    let between = 4.0;
    let room = size.y - 200.0;
    let most = (room + between) / opponents as f32 - between;
    let gap = 4.0;
    // Clear of the line of the cloth's edge.
    let left = 20.0;
    let width = 420.0;
    // Few players leave room for a line above the strip; else name and points need theirs before.
    let roomy = most >= 74.0;
    let (height, place) = if roomy {
        let place = ((most - 33.0) / ASPECT).min(41.0);
        (place * ASPECT + 33.0, place)
    } else {
        let height = most.min(58.0);
        (height, ((height - 8.0) / ASPECT).min(29.0))
    };
    let others = (0..opponents).map(|nth| {
        let y = 10.0 + (height + between) * nth as f32;
        let plate = Rect::new(left, y, left + width, y + height);
        if roomy {
            beside(plate, place, gap)
        } else {
            folded(plate, place, gap)
        }
    });
    let others: Vec<SeatPlace> = others.collect();
    let left = left + width + 12.0;
    let right = cloth.max.x - 12.0;
    let mid = cloth.center().x;
    let own = strip_width(38.0, FINGER - 38.0);
    let corner = Vec2::new(mid - own / 2.0, size.y - 180.0);
    let own_places = strip(corner, 38.0, FINGER - 38.0);
    let tray = Rect::new(
        mid - own / 2.0 - 8.0,
        size.y - 184.0,
        mid + own / 2.0 + 8.0,
        size.y - 123.0,
    );
    let hand = Rect::new(192.0, size.y - 116.0, right - 124.0, size.y - 10.0);
    let plate = Rect::new(20.0, size.y - 82.0, 184.0, size.y - 22.0);
    let button = |y: f32| Rect::new(right - 112.0, y, right, y + 48.0);
    let chip = Vec2::new(tray.max.x + 8.0, tray.center().y - 13.0);
    Layout {
        kind: FrameKind::Short,
        players,
        viewer,
        cloth,
        rail: Rect::new(size.x - 62.0, 14.0, size.x - 8.0, size.y - 14.0),
        lane: Lane::on(
            Vec2::new((left + right) / 2.0, size.y - 189.0),
            right - left,
            text::TEXT,
            3.0,
        ),
        seats: by_seat(players, viewer, own_seat(plate, 46.0, own_places), others),
        pile: card_rect(Vec2::new(left + 42.0, 54.0), 58.0),
        discard: card_rect(Vec2::new(left + 132.0, 54.0), 58.0),
        stage: Vec2::new((left + 184.0 + right) / 2.0, 58.0),
        stage_card: 60.0,
        steps: Rect::new(left + 184.0, 22.0, right, 94.0),
        panel: Rect::new(186.0, size.y - 120.0, right - 118.0, size.y - 6.0),
        buttons: [button(size.y - 70.0), button(size.y - 130.0)],
        last_turn: None,
        round: Rect::new(18.0, tray.min.y + 2.0, tray.min.x - 10.0, tray.min.y + 74.0),
        chip: Some(Rect::new(chip.x, chip.y, right, chip.y + 26.0)),
        tray,
        hand,
        hand_card: 72.0,
    }
}
