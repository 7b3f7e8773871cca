//! Where everything of Swoop has its place, in each kind of frame.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::swoop::Column;
use veillee_rules::games::swoop::cards::COLUMNS;

use super::ranks;
use crate::table::cards::CARD;
use crate::table::lane::Lane;
use crate::table::seats::{Places, SMALL_PLATE};
use crate::theme::widgets::size as text;
use crate::theme::{Frame, FrameKind};

/// A card's height for its width.
pub const ASPECT: f32 = CARD.y / CARD.x;
/// How far from the cloth's end, upright, words are clear of the line of its edge.
const EDGE: f32 = 28.0;
/// How high, upright, the line over the order of the ranks is, and how much must be free for it.
const FITS: f32 = 20.0;
const FITS_FREE: f32 = 186.0;
/// And how high the name of a Swoop is at least.
const WORD: f32 = 56.0;
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
    /// What can be done with what is chosen: beside each other, or one below the other.
    pub bar: Rect,
    /// The order of the ranks, where there is room for it.
    pub ranks: Option<Vec2>,
    /// And what the points are for; on a phone upright while the bar is empty.
    pub limit: Option<Rect>,
    /// What stands over that order, where there is room for it.
    pub fits: Option<Rect>,
    /// Where a Swoop is named, clear of the cards that make it, and how large its letters are at
    /// most.
    pub word: Rect,
    pub letters: f32,
    /// How large the motif of the cloth is.
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
            Rect::from_center_size(self.pile, Vec2::new(card * 2.2, card * ASPECT * 1.1));
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
    let plate = Vec2::new(208.0, 76.0);
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
        size.y - 238.0,
        cloth.max.x - 192.0,
        size.y - 24.0,
    );
    // Between the others' cards on both sides.
    places.lane = Lane::on(
        Vec2::new(middle, columns_top - 8.0),
        540.0,
        text::LABEL,
        2.0,
    );
    // Clear of the lane, however the cards of the pile are crossed.
    let pile = Vec2::new(middle, places.lane.rect.min.y - 88.0);
    let bar = Rect::new(
        cloth.max.x - 174.0,
        size.y - 224.0,
        cloth.max.x - 10.0,
        size.y - 46.0,
    );
    Layout {
        pile,
        pile_card: 94.0,
        heap: pile + Vec2::new(-226.0, -6.0),
        heap_card: 50.0,
        meter: pile - Vec2::Y * 97.0,
        meter_size: 42.0,
        look: pile + Vec2::new(226.0, 33.0),
        bar,
        ranks: Some(Vec2::new(
            cloth.min.x + 30.0 + ranks::SIZE.x / 2.0,
            size.y - 318.0,
        )),
        limit: Some(Rect::new(
            cloth.min.x + 30.0,
            size.y - 298.0,
            cloth.min.x + 30.0 + ranks::SIZE.x,
            size.y - 274.0,
        )),
        fits: Some(Rect::new(
            cloth.min.x + 30.0,
            size.y - 354.0,
            cloth.min.x + 30.0 + ranks::SIZE.x,
            size.y - 330.0,
        )),
        // In place of the meter, under whoever sits opposite.
        word: Rect::new(
            middle - 180.0,
            pile.y - 138.0,
            middle + 180.0,
            pile.y - 75.0,
        ),
        letters: 0.72,
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
            let (card, gap) = (26.0, 1.0);
            let left = plate.center().x - Row::width(card, gap) / 2.0;
            (plate, Row::new(left, plate.max.y + 4.0, card, gap))
        })
        .collect()
}

fn short(mut places: Places, players: u8) -> Layout {
    let cloth = places.cloth;
    let others = tiles_under(&places, players);
    let (card, gap) = (51.0, 14.0);
    let own = Row::new(cloth.min.x + 34.0, 112.0, card, gap);
    let rows = seat_all(&mut places, players, own, &others);
    let pile = Vec2::new(cloth.min.x + 476.0, 150.0);
    let viewer = places.viewer.index();
    places.spots[viewer].card = 80.0;
    places.hand.min.x += 12.0;
    places.hand.min.y = cloth.max.y - 126.0;
    // What is chosen rises, with a tick at its corner, and stays clear of the lane.
    let foot = Vec2::new(places.hand.center().x, places.hand.min.y - 9.0);
    places.lane = Lane::on(foot, 456.0, text::TEXT, 2.0);
    let right = cloth.max.x - 8.0;
    let bottom = cloth.max.y - 6.0;
    let plate = places.spots[viewer].plate;
    let foot = plate.min.y - 6.0;
    let limit = Rect::new(plate.min.x, foot - 60.0, plate.max.x, foot);
    Layout {
        pile,
        pile_card: 64.0,
        heap: pile + Vec2::new(-132.0, -14.0),
        heap_card: 36.0,
        meter: Vec2::new(right - 92.0, 120.0),
        meter_size: 32.0,
        look: Vec2::new(right - 92.0, 166.0),
        bar: Rect::new(right - 108.0, bottom - 170.0, right, bottom),
        ranks: None,
        limit: Some(limit),
        fits: None,
        // In place of the meter.
        word: Rect::new(right - 184.0, 103.0, right - 4.0, 140.0),
        letters: 0.56,
        motif: 0.5,
        rows,
        places,
    }
}

/// A phone upright, from below: the bar with the plate, the hand, the lane, the columns, and the
/// pile in what is left.
fn tall(mut places: Places, players: u8) -> Layout {
    let cloth = places.cloth;
    let many = players > 4;
    let low = places.rail.max.y < 790.0;
    let viewer = places.viewer;
    if many {
        // Two rows, with room for the tiles under each.
        let first = Places::opponents(players, viewer)
            .map(|seat| places.spot(seat).plate.min.y)
            .fold(f32::MAX, f32::min);
        for seat in Places::opponents(players, viewer) {
            let plate = &mut places.spots[seat.index()].plate;
            let top = if plate.min.y > first { 105.0 } else { 10.0 };
            plate.min.y = top;
            plate.max.y = top + 47.0;
        }
    }
    let others = tiles_under(&places, players);
    let opponents_end = if many { 201.0 } else { 124.0 };
    let bar = if low && many { 48.0 } else { SMALL_PLATE };
    let bar = Rect::new(
        cloth.min.x + 6.0,
        cloth.max.y - 2.0 - bar,
        cloth.max.x - 6.0,
        cloth.max.y - 2.0,
    );
    // Lower, it needs to be wider.
    let plate = if low && many { 176.0 } else { 146.0 };
    let plate = Rect::new(bar.min.x, bar.min.y, bar.min.x + plate, bar.max.y);
    places.spots[viewer.index()].plate = plate;
    let (hand, card) = match (low, many) {
        (true, true) => (150.0, 84.0),
        (true, false) => (166.0, 96.0),
        _ => (176.0, 104.0),
    };
    places.spots[viewer.index()].card = card;
    let foot = bar.min.y - 7.0;
    places.hand = Rect::new(cloth.min.x + 8.0, foot - hand, cloth.max.x - 8.0, foot);
    let middle = places.middle.x;
    // A lower screen is wider: no line is broken there.
    let lines = if low { 2.0 } else { 3.0 };
    // What is chosen rises, with a tick at its corner, and stays clear of the lane.
    let clear = if low { 8.0 } else { 16.0 };
    let foot = Vec2::new(middle, places.hand.min.y - clear);
    places.lane = Lane::on(foot, cloth.width() - 8.0, text::LEAST, lines);
    let (card, gap) = match (low, many) {
        (true, true) => (50.0, 24.0),
        (false, true) => (54.0, 22.0),
        _ => (66.0, 18.0),
    };
    let columns_top = places.lane.rect.min.y - 6.0 - Row::height(card);
    let own = Row::new(middle - Row::width(card, gap) / 2.0, columns_top, card, gap);
    let rows = seat_all(&mut places, players, own, &others);
    // What is left: the ranks where there is room for them, the meter, the pile.
    let free = columns_top - opponents_end;
    let (meter_size, has_ranks) = match free {
        free if free < 130.0 => (28.0, false),
        free if free < 172.0 => (34.0, false),
        _ => (36.0, true),
    };
    let mut top = opponents_end + 5.0;
    let fits = (has_ranks && free >= FITS_FREE).then(|| {
        top += FITS + 3.0;
        let foot = Vec2::new(middle, top - 3.0 - FITS / 2.0);
        Rect::from_center_size(foot, Vec2::new(ranks::SIZE.x, FITS))
    });
    let ranks = has_ranks.then(|| {
        top += ranks::SIZE.y + 5.0;
        Vec2::new(middle, top - 5.0 - ranks::SIZE.y / 2.0)
    });
    let meter = Vec2::new(middle, top + meter_size / 2.0);
    top = meter.y + meter_size / 2.0 + 4.0;
    // The run sinks a little at its ends.
    let pile_card = ((columns_top - 8.0 - top) / (ASPECT * 1.08)).min(92.0);
    let pile = Vec2::new(middle, top + pile_card * ASPECT / 2.0);
    let aside = (top + columns_top - 8.0) / 2.0;
    // In place of the ranks and the meter; where these have little room, over what is above.
    let word = (top - 5.0 - opponents_end).max(WORD);
    let word = Rect::new(
        cloth.min.x + 12.0,
        top - 5.0 - word,
        cloth.max.x - 12.0,
        top - 5.0,
    );
    let bar = Rect {
        min: Vec2::new(plate.max.x + 12.0, bar.min.y),
        ..bar
    };
    // Inside the edge of the cloth, and narrow enough to break in the middle.
    let limit = Rect::new(bar.min.x + 12.0, bar.min.y, bar.max.x - EDGE, bar.max.y);
    Layout {
        pile,
        pile_card,
        heap: Vec2::new(cloth.min.x + 58.0, aside - 12.0),
        heap_card: 32.0,
        meter,
        meter_size,
        look: Vec2::new(cloth.max.x - 58.0, aside - 14.0),
        bar,
        ranks,
        limit: Some(limit),
        fits,
        word,
        letters: 0.66,
        motif: 0.62,
        rows,
        places,
    }
}
