//! Where everybody sits while a game is set up: as they will at the table, whoever is first at the
//! bottom and the others clockwise from there.

use bevy::prelude::*;

use crate::theme::{Frame, FrameKind};

/// The parts of the screen, in design units from the top left.
pub struct Parts {
    /// The way back, the game's name, its help.
    pub bar: Rect,
    /// How many play, where that is not chosen in the middle of the table.
    pub count: Option<Rect>,
    /// The table and everybody round it.
    pub table: Rect,
    pub rules: Rect,
    pub start: Rect,
}

impl Parts {
    /// `has_choice`: of how many play.
    pub fn new(frame: &Frame, has_choice: bool) -> Parts {
        let Vec2 { x: w, y: h } = frame.size;
        let middle = w / 2.0;
        match frame.kind {
            FrameKind::Wide => Parts {
                bar: Rect::new(24.0, 12.0, w - 24.0, 66.0),
                count: None,
                table: Rect::new(24.0, 74.0, w - 24.0, h - 164.0),
                rules: Rect::new(middle - 350.0, h - 150.0, middle + 350.0, h - 94.0),
                start: Rect::new(middle - 190.0, h - 80.0, middle + 190.0, h - 20.0),
            },
            FrameKind::Tall => Parts {
                bar: Rect::new(12.0, 8.0, w - 12.0, 56.0),
                count: has_choice.then_some(Rect::new(12.0, 62.0, w - 12.0, 114.0)),
                table: Rect::new(
                    8.0,
                    if has_choice { 120.0 } else { 64.0 },
                    w - 8.0,
                    h - 136.0,
                ),
                rules: Rect::new(12.0, h - 130.0, w - 12.0, h - 80.0),
                start: Rect::new(12.0, h - 68.0, w - 12.0, h - 14.0),
            },
            FrameKind::Short => Parts {
                bar: Rect::new(10.0, 4.0, w - 10.0, 52.0),
                count: has_choice.then_some(Rect::new(middle - 150.0, 2.0, middle + 150.0, 54.0)),
                table: Rect::new(8.0, 58.0, w - 8.0, h - 60.0),
                rules: Rect::new(10.0, h - 54.0, w - 248.0, h - 6.0),
                start: Rect::new(w - 236.0, h - 54.0, w - 10.0, h - 6.0),
            },
        }
    }
}

/// The table and the places round it, in design units from the top left.
pub struct Seating {
    pub table: Rect,
    /// By seat.
    pub cards: Vec<Rect>,
    /// What is left of the table between them, where there is room for something.
    pub middle: Option<Rect>,
}

/// Between two places.
const GAP: f32 = 10.0;
/// The middle is used from this height on.
const LEAST_MIDDLE: f32 = 100.0;

impl Seating {
    pub fn new(kind: FrameKind, area: Rect, players: usize) -> Seating {
        match kind {
            FrameKind::Wide => round(area, players),
            FrameKind::Tall if players == 2 => {
                over_the_edge(area, in_rows(area, upright(2), 2, 190.0))
            }
            FrameKind::Tall => over_the_edge(area, upright_table(area, players)),
            FrameKind::Short => match players {
                2 => face_to_face(area),
                _ => in_rows(area, on_its_side(players), players, 150.0),
            },
        }
    }
}

/// A window: the places lie on the table's edge.
fn round(area: Rect, players: usize) -> Seating {
    let size = if players <= 3 {
        Vec2::new(384.0, 164.0)
    } else {
        Vec2::new(330.0, 140.0)
    };
    let reach = ((area.size() - size) / 2.0).min(Vec2::new(450.0, 270.0));
    let at: &[(f32, f32)] = match players {
        2 => &[(0.0, 1.0), (0.0, -1.0)],
        3 => &[(0.0, 1.0), (-0.55, -1.0), (0.55, -1.0)],
        4 => &[(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)],
        5 => &[
            (0.0, 1.0),
            (-1.0, 0.04),
            (-0.42, -1.0),
            (0.42, -1.0),
            (1.0, 0.04),
        ],
        _ => &[
            (0.0, 1.0),
            (-1.0, 0.42),
            (-1.0, -0.42),
            (0.0, -1.0),
            (1.0, -0.42),
            (1.0, 0.42),
        ],
    };
    let middle = area.center();
    let cards = at
        .iter()
        .map(|(x, y)| Rect::from_center_size(middle + reach * Vec2::new(*x, *y), size))
        .collect();
    let beside = if players <= 3 { 0.0 } else { size.x / 2.0 };
    let room = reach - Vec2::new(beside + 24.0, size.y / 2.0 + GAP);
    Seating {
        table: Rect::from_center_half_size(middle, reach),
        cards,
        middle: Some(Rect::from_center_half_size(middle, room)),
    }
}

/// Two on a phone on its side: one to the left, one to the right.
fn face_to_face(area: Rect) -> Seating {
    let room = area.inflate(-14.0);
    let size = Vec2::new((room.width() / 3.0).min(290.0), room.height());
    let half = size / 2.0;
    let left = Rect::from_center_half_size(room.min + half, half);
    let right = Rect::from_center_half_size(room.max - half, half);
    Seating {
        table: area,
        cards: vec![left, right],
        middle: Some(Rect::new(
            left.max.x + GAP,
            room.min.y,
            right.min.x - GAP,
            room.max.y,
        )),
    }
}

/// The seats in the rows of an upright phone: clockwise, up the left side and down the right, one
/// at the foot of the table and, of an even number, one at its head.
fn upright(players: usize) -> &'static [&'static [usize]] {
    match players {
        2 => &[&[1], &[0]],
        3 => &[&[1, 2], &[0]],
        4 => &[&[2], &[1, 3], &[0]],
        5 => &[&[2, 3], &[1, 4], &[0]],
        _ => &[&[3], &[2, 4], &[1, 5], &[0]],
    }
}

/// The places at the head and at the foot are lower and narrower than the table, so that it is
/// seen round them; what is left between the sides and the foot is the middle.
fn upright_table(area: Rect, players: usize) -> Seating {
    let rows = upright(players);
    let room = area.inflate(-12.0);
    let alone = rows.iter().filter(|row| row.len() == 1).count() as f32;
    let pairs = rows.len() as f32 - alone;
    let low = (room.height() * 0.235).clamp(110.0, 132.0);
    let left = room.height() - alone * low - (rows.len() as f32 - 1.0) * GAP;
    let most = if players == 4 { 150.0 } else { 176.0 };
    let high = (left / pairs).min(most);
    // All the room between two rows, if nothing but a gap is between the others.
    let free = left - pairs * high + GAP;
    let has_middle = players <= 4 && free - 2.0 * GAP >= LEAST_MIDDLE;
    let even = GAP + (free - GAP) / (rows.len() as f32 - 1.0);
    let mut cards = vec![Rect::default(); players];
    let mut middle = None;
    let mut top = room.min.y;
    for (nth, row) in rows.iter().enumerate() {
        let lone = row.len() == 1;
        let height = if lone { low } else { high };
        let width = if lone {
            room.width() * 0.8
        } else {
            (room.width() - GAP) / 2.0
        };
        let whole = (width + GAP) * row.len() as f32 - GAP;
        for (at, seat) in row.iter().enumerate() {
            let left = room.center().x - whole / 2.0 + (width + GAP) * at as f32;
            if let Some(card) = cards.get_mut(*seat) {
                *card = Rect::new(left, top, left + width, top + height);
            }
        }
        top += height;
        let before_the_foot = nth + 2 == rows.len();
        if has_middle && before_the_foot {
            middle = Some(Rect::new(
                room.min.x,
                top + GAP,
                room.max.x,
                top + free - GAP,
            ));
        }
        top += match has_middle {
            true if before_the_foot => free,
            true => GAP,
            false => even,
        };
    }
    Seating {
        table: area,
        cards,
        middle,
    }
}

/// So much of a place beside an upright table is not on it.
const OVER: f32 = 30.0;

/// As at a table: everybody sits over its edge, which goes from the middle of whoever is at its
/// head to the middle of whoever is at its foot.
fn over_the_edge(area: Rect, seating: Seating) -> Seating {
    let middles = seating.cards.iter().map(|card| card.center().y);
    let head = middles.clone().fold(area.max.y, f32::min);
    let foot = middles.fold(area.min.y, f32::max);
    let table = Rect::new(area.min.x + OVER, head, area.max.x - OVER, foot);
    let inside = |rect: Rect| rect.intersect(table.inflate(-INSIDE));
    Seating {
        table,
        middle: seating.middle.map(inside),
        ..seating
    }
}

/// From the edge of a table to what lies on it.
const INSIDE: f32 = 12.0;

/// The same on its side, in two rows.
fn on_its_side(players: usize) -> &'static [&'static [usize]] {
    match players {
        3 => &[&[1, 2], &[0]],
        4 => &[&[1, 2], &[0, 3]],
        5 => &[&[1, 2, 3], &[0, 4]],
        _ => &[&[1, 2, 3], &[0, 5, 4]],
    }
}

/// Rows from one edge of the table to the other, none higher than `most`.
fn in_rows(area: Rect, rows: &[&[usize]], players: usize, most: f32) -> Seating {
    let room = area.inflate(-12.0);
    let count = rows.len() as f32;
    let height = ((room.height() + GAP) / count - GAP).min(most);
    let between = (room.height() - height * count) / (count - 1.0);
    let widest = rows.iter().map(|row| row.len()).max().unwrap_or(1);
    // Nobody sits alone in a row much wider than the others'.
    let alone = (room.width() + GAP) / widest as f32 - GAP;
    let mut cards = vec![Rect::default(); players];
    for (row, seats) in rows.iter().enumerate() {
        let width = ((room.width() + GAP) / seats.len() as f32 - GAP).min(alone.max(380.0));
        let whole = (width + GAP) * seats.len() as f32 - GAP;
        let top = room.min.y + (height + between) * row as f32;
        for (nth, seat) in seats.iter().enumerate() {
            let left = room.center().x - whole / 2.0 + (width + GAP) * nth as f32;
            if let Some(card) = cards.get_mut(*seat) {
                *card = Rect::new(left, top, left + width, top + height);
            }
        }
    }
    let middle = Rect::new(
        room.min.x,
        room.min.y + height + GAP,
        room.max.x,
        room.min.y + height + between - GAP,
    );
    let is_free = rows.len() == 2 && middle.height() >= LEAST_MIDDLE;
    Seating {
        table: area,
        cards,
        middle: is_free.then_some(middle),
    }
}
