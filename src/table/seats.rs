//! Where everybody sits: the viewer at the bottom, the others round the table, in each kind of
//! frame and for two to six players.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::fan::HandRoom;
use super::lane::Lane;
use crate::theme::widgets::size as text;
use crate::theme::{Frame, FrameKind};

/// A player's place, in design units from the top left.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub plate: Rect,
    /// The middle of their cards.
    pub hand: Vec2,
    /// How wide those cards are, and how wide they may spread.
    pub card: f32,
    pub spread: f32,
    /// Beside the plate: what they have won.
    pub pile: Vec2,
}

/// The table as a whole.
#[derive(Clone, Debug)]
pub struct Places {
    pub kind: FrameKind,
    /// The cloth.
    pub cloth: Rect,
    /// The middle of the play.
    pub middle: Vec2,
    /// By seat.
    pub spots: Vec<Spot>,
    /// Where the viewer's hand is.
    pub hand: Rect,
    pub rail: Rect,
    /// What happened, and what can be done, by the hand.
    pub lane: Lane,
    pub viewer: Seat,
    /// The first column of a hand too large to be seen at once.
    pub scroll: usize,
    /// Before whom the pack lies.
    pub dealer: Option<Seat>,
}

/// How many places from the left the opponents sit on the left side, along the top, on the
/// right.
fn sides(opponents: usize) -> (usize, usize, usize) {
    match opponents {
        0 | 1 => (0, opponents, 0),
        2 => (0, 2, 0),
        3 => (1, 1, 1),
        4 => (1, 2, 1),
        _ => (2, opponents - 4, 2),
    }
}

impl Places {
    pub fn new(frame: &Frame, players: u8, viewer: Seat) -> Places {
        match frame.kind {
            FrameKind::Wide => wide(frame.size, players, viewer),
            FrameKind::Short => short(frame.size, players, viewer),
            FrameKind::Tall => tall(frame.size, players, viewer),
        }
    }

    /// On a wide table the two opponents of three players face each other across the play.
    pub fn seat_three(&mut self, frame: &Frame) {
        if self.kind != FrameKind::Wide || self.spots.len() != 3 {
            return;
        }
        let four = Places::new(frame, 4, Seat(0));
        for (seat, side) in Places::opponents(3, self.viewer).zip([1, 3]) {
            self.spots[seat.index()] = *four.spot(Seat(side));
        }
    }

    pub fn spot(&self, seat: Seat) -> &Spot {
        &self.spots[seat.index().min(self.spots.len() - 1)]
    }

    /// Where the pack lies while it is dealt: on the dealer's side of the middle.
    pub fn pack(&self) -> Vec2 {
        let Some(dealer) = self.dealer else {
            return self.middle;
        };
        let place = if dealer == self.viewer {
            Vec2::new(self.hand.center().x, self.hand.min.y)
        } else {
            self.spot(dealer).plate.center()
        };
        self.middle.lerp(place, 0.5)
    }

    /// The room for the viewer's hand.
    pub fn hand_room(&self) -> HandRoom {
        let card = self.spot(self.viewer).card;
        let least: f32 = match self.kind {
            FrameKind::Wide => 84.0,
            FrameKind::Short | FrameKind::Tall => 60.0,
        };
        // On a phone upright a hand goes from edge to edge, and the cards at its ends lean out.
        let lean = match self.kind {
            FrameKind::Tall => 6.0,
            FrameKind::Wide | FrameKind::Short => 0.0,
        };
        let Rect { min, max } = self.hand;
        HandRoom {
            rect: Rect::new(min.x + lean, min.y, max.x - lean, max.y),
            card,
            least: least.min(card),
        }
    }

    /// The opponents in the order of play, from the viewer's left.
    pub fn opponents(players: u8, viewer: Seat) -> impl Iterator<Item = Seat> {
        viewer.round(players).skip(1)
    }
}

fn by_seat(players: u8, viewer: Seat, own: Spot, others: Vec<Spot>) -> Vec<Spot> {
    let mut spots = vec![own; usize::from(players)];
    for (seat, spot) in Places::opponents(players, viewer).zip(others) {
        spots[seat.index()] = spot;
    }
    spots
}

fn plate(center: Vec2, size: Vec2) -> Rect {
    Rect::from_center_size(center, size)
}

/// 1280 × 800 and wider.
fn wide(size: Vec2, players: u8, viewer: Seat) -> Places {
    let cloth = Rect::new(16.0, 14.0, size.x - 106.0, size.y - 16.0);
    let middle = Vec2::new(cloth.center().x, 316.0);
    let opponents = usize::from(players) - 1;
    let (left, top, right) = sides(opponents);
    let small = players > 4;
    let plate_size = Vec2::new(if small { 188.0 } else { 208.0 }, 80.0);
    let card = if small { 42.0 } else { 50.0 };
    let inset = 40.0 + plate_size.x / 2.0;
    let at_side = |nth: usize, of: usize, x: f32| {
        let y = if of == 1 {
            250.0
        } else {
            128.0 + 236.0 * nth as f32
        };
        let center = Vec2::new(x, y);
        Spot {
            plate: plate(center, plate_size),
            hand: center + Vec2::new(0.0, 72.0),
            card,
            spread: 150.0,
            pile: center + Vec2::new(0.0, 148.0),
        }
    };
    let mut others = Vec::new();
    // Clockwise: up the left side, along the top, down the right.
    for nth in (0..left).rev() {
        others.push(at_side(nth, left, cloth.min.x + inset));
    }
    for nth in 0..top {
        let share = (nth as f32 + 0.5) / top as f32;
        let reach = if top == 1 { 0.0 } else { 584.0 };
        let x = middle.x + (share - 0.5) * reach;
        let center = Vec2::new(x, 66.0);
        others.push(Spot {
            plate: plate(center, plate_size),
            hand: center + Vec2::new(0.0, 44.0),
            card,
            spread: 150.0,
            pile: center + Vec2::new(plate_size.x / 2.0 + 40.0, 8.0),
        });
    }
    for nth in 0..right {
        others.push(at_side(nth, right, cloth.max.x - inset));
    }
    let hand = Rect::new(
        cloth.min.x + 244.0,
        size.y - 232.0,
        cloth.max.x - 180.0,
        size.y - 12.0,
    );
    let own = Spot {
        plate: Rect::new(
            cloth.min.x + 22.0,
            size.y - 190.0,
            cloth.min.x + 230.0,
            size.y - 108.0,
        ),
        hand: hand.center(),
        card: 150.0,
        spread: hand.width(),
        pile: Vec2::new(cloth.min.x + 96.0, size.y - 64.0),
    };
    Places {
        kind: FrameKind::Wide,
        cloth,
        middle,
        spots: by_seat(players, viewer, own, others),
        hand,
        rail: Rect::new(
            size.x - 92.0,
            size.y / 2.0 - 200.0,
            size.x - 16.0,
            size.y / 2.0 + 200.0,
        ),
        lane: Lane::on(Vec2::new(middle.x, size.y - 248.0), 700.0, text::LABEL, 2.0),
        viewer,
        scroll: 0,
        dealer: None,
    }
}

/// A phone on its side: opponents in one row along the top.
fn short(size: Vec2, players: u8, viewer: Seat) -> Places {
    let cloth = Rect::new(4.0, 4.0, size.x - 70.0, size.y - 4.0);
    let others = row_of_opponents(
        players,
        Rect::new(cloth.min.x + 12.0, 10.0, cloth.max.x - 12.0, 54.0),
        24.0,
    );
    let hand = Rect::new(
        cloth.min.x + 150.0,
        size.y - 140.0,
        cloth.max.x - 142.0,
        size.y - 6.0,
    );
    let own = Spot {
        plate: Rect::new(
            cloth.min.x + 10.0,
            size.y - 88.0,
            cloth.min.x + 144.0,
            size.y - 88.0 + SMALL_PLATE,
        ),
        hand: hand.center(),
        card: 88.0,
        spread: hand.width(),
        pile: Vec2::new(cloth.max.x - 84.0, size.y - 94.0),
    };
    Places {
        kind: FrameKind::Short,
        cloth,
        middle: Vec2::new(cloth.center().x, 152.0),
        spots: by_seat(players, viewer, own, others),
        hand,
        rail: Rect::new(size.x - 62.0, 14.0, size.x - 8.0, size.y - 14.0),
        lane: Lane::on(
            Vec2::new(cloth.center().x, size.y - 136.0),
            cloth.width() - 280.0,
            text::TEXT,
            2.0,
        ),
        viewer,
        scroll: 0,
        dealer: None,
    }
}

/// A phone upright, from below: the rail, the hand, the lane, the viewer's plate, and what is left
/// for the play; the opponents along the top.
fn tall(size: Vec2, players: u8, viewer: Seat) -> Places {
    let rail = tall_rail(size);
    let cloth = Rect::new(6.0, 6.0, size.x - 6.0, rail.min.y - 6.0);
    let row = Rect::new(12.0, 12.0, size.x - 12.0, 12.0 + SMALL_PLATE);
    let others = row_of_opponents(players, row, 26.0);
    let top = others.iter().map(|spot| spot.plate.max.y);
    let top = top.fold(0.0, f32::max) + 34.0;
    let hand = Rect::new(10.0, rail.min.y - 232.0, size.x - 10.0, rail.min.y - 10.0);
    let foot = Vec2::new(size.x / 2.0, hand.min.y - 6.0);
    let lane = Lane::on(foot, size.x - 24.0, text::LEAST, 3.0);
    let foot = lane.rect.min.y - 6.0;
    let plate = Rect::new(14.0, foot - SMALL_PLATE, 190.0, foot);
    let own = Spot {
        plate,
        hand: hand.center(),
        card: 104.0,
        spread: hand.width(),
        pile: Vec2::new(50.0, plate.min.y - 34.0),
    };
    Places {
        kind: FrameKind::Tall,
        cloth,
        middle: Vec2::new(size.x / 2.0, (top + plate.max.y) / 2.0),
        spots: by_seat(players, viewer, own, others),
        hand,
        rail,
        lane,
        viewer,
        scroll: 0,
        dealer: None,
    }
}

/// How high a plate of three small lines is.
pub const SMALL_PLATE: f32 = 60.0;

/// The rail of a phone upright, in reach of the thumb.
pub fn tall_rail(size: Vec2) -> Rect {
    Rect::new(12.0, size.y - 84.0, size.x - 12.0, size.y - 10.0)
}

/// Plates side by side; of more than three, in two rows where they would get too narrow.
fn row_of_opponents(players: u8, room: Rect, card: f32) -> Vec<Spot> {
    let opponents = usize::from(players) - 1;
    let rows = if opponents > 3 && room.width() < 500.0 {
        2
    } else {
        1
    };
    let per_row = opponents.div_ceil(rows);
    let gap = 6.0;
    (0..opponents)
        .map(|nth| {
            let (row, column) = (nth / per_row, nth % per_row);
            let in_row = per_row.min(opponents - row * per_row);
            let width = ((room.width() + gap) / in_row as f32 - gap).min(200.0);
            let used = (width + gap) * in_row as f32 - gap;
            let x = room.center().x - used / 2.0 + (width + gap) * column as f32;
            let y = room.min.y + (room.height() + 30.0) * row as f32;
            let plate = Rect::new(x, y, x + width, y + room.height());
            let under = Vec2::new(plate.center().x, plate.max.y);
            Spot {
                plate,
                hand: under + Vec2::new(14.0, 8.0),
                card,
                spread: (width - 56.0).max(30.0),
                pile: under + Vec2::new(18.0 - width / 2.0, 14.0),
            }
        })
        .collect()
}
