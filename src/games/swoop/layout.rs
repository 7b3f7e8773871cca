//! Where everything of Swoop has its place, in each kind of frame.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::swoop::Column;
use veillee_rules::games::swoop::cards::COLUMNS;

use crate::table::cards::CARD;
use crate::table::lane::Lane;
use crate::table::seats::Places;
use crate::theme::widgets::size as text;
use crate::theme::{Frame, FrameKind};

/// A card's height for its width.
pub const ASPECT: f32 = CARD.y / CARD.x;
/// How much lower a face-up card lies than the one it covers, as a share of its height.
pub const LOWER: f32 = 0.19;

/// The four columns before a player.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The middle of the first face-down card.
    first: Vec2,
    pub card: f32,
    step: f32,
}

impl Row {
    /// From the left and top edges.
    fn new(left: f32, top: f32, card: f32, gap: f32) -> Row {
        Row {
            first: Vec2::new(left + card / 2.0, top + card * ASPECT / 2.0),
            card,
            step: card + gap,
        }
    }

    fn width(card: f32, gap: f32) -> f32 {
        card * COLUMNS as f32 + gap * (COLUMNS - 1) as f32
    }

    /// Of both cards together.
    fn height(card: f32) -> f32 {
        card * ASPECT * (1.0 + LOWER)
    }

    pub fn down(&self, column: usize) -> Vec2 {
        self.first + Vec2::X * self.step * column as f32
    }

    pub fn up(&self, column: usize) -> Vec2 {
        self.down(column) + Vec2::Y * self.card * ASPECT * LOWER
    }

    /// What can be pressed of a column.
    pub fn rect(&self, column: Column) -> Rect {
        let top = self.down(column.index()) - Vec2::new(self.card, self.card * ASPECT) / 2.0;
        Rect::from_corners(top, top + Vec2::new(self.card, Row::height(self.card)))
    }
}

/// The table in a frame.
#[derive(Resource, Clone)]
pub struct Layout {
    pub places: Places,
    /// By seat.
    rows: Vec<Row>,
    pub pile: Vec2,
    pub pile_card: f32,
    /// What is out of the game.
    pub heap: Vec2,
    pub heap_card: f32,
    pub meter: Vec2,
    /// The meter's height.
    pub meter_size: f32,
    /// The button that shows the pile, its label below.
    pub look: Vec2,
    /// To play, to clear the choice, to pick up all the same.
    pub buttons: [Rect; 3],
    /// How large the letters of a Swoop are, and the motif of the cloth.
    pub letters: f32,
    pub motif: f32,
}

impl Layout {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Layout {
        let places = Places::new(frame, players, viewer);
        match frame.kind {
            FrameKind::Wide => wide(frame.size, places, players),
            FrameKind::Short => short(places, players),
            FrameKind::Tall => tall(places, players),
        }
    }

    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index().min(self.rows.len() - 1)]
    }

    pub fn viewer(&self) -> Seat {
        self.places.viewer
    }

    /// Around the pile: what is dropped here is played.
    pub fn pile_rect(&self) -> Rect {
        let card = self.pile_card;
        let mut rect =
            Rect::from_center_size(self.pile, Vec2::new(card * 2.4, card * ASPECT * 1.1));
        // In the middle of many players there is little room.
        let columns = self.row(self.viewer()).rect(Column::ALL[0]);
        if columns.min.x < rect.max.x && rect.min.x < columns.max.x + card * 4.0 {
            rect.max.y = rect.max.y.min(columns.min.y);
        }
        rect
    }

    /// Are the others' cards too small to be read?
    pub fn others_small(&self) -> bool {
        self.places.kind != FrameKind::Wide
    }
}

/// Gives the opponents their plates and rows, in the order of play.
fn seat_all(places: &mut Places, players: u8, own: Row, others: &[(Rect, Row)]) -> Vec<Row> {
    let mut rows = vec![own; usize::from(players)];
    let viewer = places.viewer;
    for (seat, (plate, row)) in Places::opponents(players, viewer).zip(others) {
        rows[seat.index()] = *row;
        places.spots[seat.index()].plate = *plate;
    }
    rows
}

fn wide(size: Vec2, mut places: Places, players: u8) -> Layout {
    let cloth = places.cloth;
    let middle = places.middle.x;
    let small = players > 4;
    let (card, gap) = if small { (52.0, 6.0) } else { (62.0, 8.0) };
    let plate = Vec2::new(if small { 188.0 } else { 208.0 }, 76.0);
    let wide = Row::width(card, gap);
    let under = |left: f32, top: f32, right: bool| {
        let x = if right { left + wide - plate.x } else { left };
        let rect = Rect::from_corners(Vec2::new(x, top), Vec2::new(x, top) + plate);
        (rect, Row::new(left, top + plate.y + 17.0, card, gap))
    };
    let beside = |left: f32| {
        let top = cloth.min.y + 26.0;
        let rect = Rect::from_corners(Vec2::new(left, top), Vec2::new(left, top) + plate);
        (rect, Row::new(left + plate.x + 24.0, top - 8.0, card, gap))
    };
    let (left, right) = (cloth.min.x + 32.0, cloth.max.x - 32.0 - wide);
    let block = plate.x + 24.0 + wide;
    // Clockwise from the viewer: up the left side, along the top, down the right.
    let others = match players {
        0..=4 => vec![
            under(left, 190.0, false),
            beside(middle - block / 2.0),
            under(right, 190.0, true),
        ],
        5 => vec![
            under(left, 214.0, false),
            beside(middle - block - 16.0),
            beside(middle + 16.0),
            under(right, 214.0, true),
        ],
        _ => vec![
            under(left, 250.0, false),
            under(left, 44.0, false),
            beside(middle - block / 2.0),
            under(right, 44.0, true),
            under(right, 250.0, true),
        ],
    };
    let viewer = places.viewer.index();
    places.spots[viewer].card = 122.0;
    let (own, own_gap) = (74.0, 18.0);
    let columns_top = size.y - 380.0;
    let own = Row::new(
        middle - Row::width(own, own_gap) / 2.0,
        columns_top,
        own,
        own_gap,
    );
    let rows = seat_all(&mut places, players, own, &others);
    places.hand = Rect::new(
        cloth.min.x + 256.0,
        size.y - 234.0,
        cloth.max.x - 180.0,
        size.y - 10.0,
    );
    places.lane = Lane::on(
        Vec2::new(middle, columns_top - 8.0),
        620.0,
        text::LABEL,
        2.0,
    );
    let pile = Vec2::new(middle, (186.0 + columns_top - 52.0) / 2.0);
    let buttons = [(172.0, 56.0), (106.0, 48.0), (54.0, 48.0)].map(|(up, height)| {
        let top = size.y - up;
        Rect::new(cloth.max.x - 170.0, top, cloth.max.x - 10.0, top + height)
    });
    Layout {
        pile,
        pile_card: 110.0,
        heap: pile + Vec2::new(-226.0, -6.0),
        heap_card: 50.0,
        meter: pile - Vec2::Y * 106.0,
        meter_size: 42.0,
        look: pile + Vec2::new(226.0, -14.0),
        buttons,
        letters: 1.05,
        motif: 1.0,
        rows,
        places,
    }
}

/// A row of tiles under each plate.
fn tiles_under(places: &Places, players: u8) -> Vec<(Rect, Row)> {
    Places::opponents(players, places.viewer)
        .map(|seat| {
            let plate = places.spot(seat).plate;
            let (card, gap) = (26.0, 3.0);
            let left = plate.center().x - Row::width(card, gap) / 2.0;
            (plate, Row::new(left, plate.max.y + 4.0, card, gap))
        })
        .collect()
}

fn short(mut places: Places, players: u8) -> Layout {
    let cloth = places.cloth;
    let others = tiles_under(&places, players);
    let (card, gap) = (54.0, 12.0);
    let own = Row::new(cloth.min.x + 34.0, 126.0, card, gap);
    let rows = seat_all(&mut places, players, own, &others);
    let pile = Vec2::new(cloth.min.x + 476.0, 180.0);
    let foot = Vec2::new(cloth.center().x, places.hand.min.y + 4.0);
    places.lane = Lane::on(foot, 456.0, text::TEXT, 2.0);
    places.hand.min.x += 12.0;
    let right = cloth.max.x - 8.0;
    let bottom = cloth.max.y - 6.0;
    Layout {
        pile,
        pile_card: 70.0,
        heap: pile + Vec2::new(-120.0, -38.0),
        heap_card: 36.0,
        meter: Vec2::new(right - 106.0, 134.0),
        meter_size: 34.0,
        look: Vec2::new(right - 106.0, 180.0),
        buttons: [
            Rect::new(right - 98.0, bottom - 156.0, right, bottom - 106.0),
            Rect::new(right - 98.0, bottom - 102.0, right, bottom - 54.0),
            Rect::new(right - 98.0, bottom - 50.0, right, bottom),
        ],
        letters: 0.72,
        motif: 0.5,
        rows,
        places,
    }
}

fn tall(mut places: Places, players: u8) -> Layout {
    let cloth = places.cloth;
    let many = players > 4;
    if many {
        // Two rows, with room for the tiles under each.
        let viewer = places.viewer;
        let first = Places::opponents(players, viewer)
            .map(|seat| places.spot(seat).plate.min.y)
            .fold(f32::MAX, f32::min);
        for seat in Places::opponents(players, viewer) {
            let plate = &mut places.spots[seat.index()].plate;
            let top = if plate.min.y > first { 146.0 } else { 50.0 };
            plate.min.y = top;
            plate.max.y = top + 42.0;
        }
    }
    let others = tiles_under(&places, players);
    let opponents_end = if many { 232.0 } else { 154.0 };
    // From the bottom: plate and buttons, columns, the pile in what is left.
    let bar = cloth.max.y + 8.0;
    let viewer = places.viewer;
    places.spots[viewer.index()].plate = Rect::new(14.0, bar - 46.0, 150.0, bar - 2.0);
    let (card, gap) = if many { (54.0, 22.0) } else { (66.0, 18.0) };
    let columns_top = bar - 66.0 - Row::height(card);
    let middle = places.middle.x;
    let own = Row::new(middle - Row::width(card, gap) / 2.0, columns_top, card, gap);
    let rows = seat_all(&mut places, players, own, &others);
    let meter_size = if many { 32.0 } else { 36.0 };
    let meter = Vec2::new(middle, opponents_end + 6.0 + meter_size / 2.0);
    let pile_card = if many { 66.0 } else { 90.0 };
    let pile_top = meter.y + meter_size / 2.0;
    // In the middle of what is left, but never under the meter.
    let free = (pile_top + columns_top - 24.0) / 2.0;
    let pile = Vec2::new(middle, free.max(pile_top + 3.0 + pile_card * ASPECT / 2.0));
    places.hand.min.x += 6.0;
    places.hand.max.x -= 6.0;
    let foot = Vec2::new(middle, columns_top - 2.0);
    places.lane = Lane::on(foot, cloth.width() - 12.0, text::TEXT, 3.0);
    // What is written under the heap and the eye stays clear of a caption of two lines.
    let beside = |reach: f32| pile.y.min(columns_top - reach);
    let button = |left: f32, width: f32| Rect::new(left, bar - 48.0, left + width, bar);
    let right = cloth.max.x - 6.0;
    Layout {
        pile,
        pile_card,
        heap: Vec2::new(cloth.min.x + 46.0, beside(116.0)),
        heap_card: 40.0,
        meter,
        meter_size,
        look: Vec2::new(cloth.max.x - 46.0, beside(108.0)),
        buttons: [
            button(156.0, 112.0),
            button(right - 48.0, 48.0),
            button(right - 102.0, 48.0),
        ],
        letters: 0.78,
        motif: 0.62,
        rows,
        places,
    }
}
