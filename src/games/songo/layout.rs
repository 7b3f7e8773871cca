//! Where things are on the board, as it was drawn, and where that is on the screen.

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy::prelude::*;
use serde::Deserialize;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, NORTH, SOUTH};

use crate::theme::{Frame, FrameKind};

/// The drawing, in its own units, origin at the board's top left corner, y down.
#[derive(Deserialize)]
pub struct Drawing {
    w: f32,
    h: f32,
    /// Design units per unit at the size it was drawn for.
    px_per_u: f32,
    seed_scale: SeedScale,
    cloth: Spot,
    board: Spot,
    cells: HashMap<String, Hollow>,
    stores: HashMap<String, Hollow>,
}

#[derive(Deserialize)]
struct SeedScale {
    cell: f32,
    store: f32,
}

#[derive(Deserialize)]
struct Spot {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

/// Upright, how far the number of a cell is above the middle of its row, and the count below.
const OVER_ITS_COUNT: f32 = 12.5;
const UNDER_ITS_NUMBER: f32 = 8.5;

/// A cell or a store.
#[derive(Deserialize)]
pub struct Hollow {
    x: f32,
    y: f32,
    rx: f32,
    ry: f32,
    /// The middle of its count.
    pill: [f32; 2],
    /// The lit cell that matches how it was carved.
    #[serde(default)]
    pub hot: String,
    pub slots: Vec<Slot>,
}

/// Where a seed lies, from the middle of its cell.
#[derive(Deserialize, Clone, Copy)]
pub struct Slot {
    x: f32,
    y: f32,
    pub shape: Shape,
    pub turn: u8,
    scale: f32,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    Round,
    Bean,
    Almond,
}

impl Shape {
    pub fn name(self) -> &'static str {
        match self {
            Shape::Round => "round",
            Shape::Bean => "bean",
            Shape::Almond => "almond",
        }
    }
}

#[derive(Deserialize)]
struct Drawings {
    landscape: Drawing,
    portrait: Drawing,
}

static DRAWINGS: LazyLock<Drawings> = LazyLock::new(|| {
    // Part of the program, and read by a test: it cannot be wrong at run time only.
    serde_json::from_str(include_str!("../../../assets/atlas/songo-geometry.json"))
        .expect("the geometry is written by the same script as the pictures")
});

/// The board in a frame.
#[derive(Clone, Copy)]
pub struct Layout {
    drawing: &'static Drawing,
    pub portrait: bool,
    frame: Frame,
    /// The board's top left corner, in design units.
    origin: Vec2,
    /// Design units per unit of the drawing.
    unit: f32,
    /// The camps are seen from North's side.
    pub turned: bool,
    /// Upright only: the camps change columns, the stores stay.
    left_handed: bool,
}

impl Layout {
    pub fn new(frame: &Frame, turned: bool, left_handed: bool) -> Layout {
        let portrait = frame.kind == FrameKind::Tall;
        let drawing = if portrait {
            &DRAWINGS.portrait
        } else {
            &DRAWINGS.landscape
        };
        // Where the board may be; it fills this and stands in its middle.
        let room = match frame.kind {
            FrameKind::Wide => Rect::new(48.0, 140.0, frame.size.x - 128.0, frame.size.y - 188.0),
            FrameKind::Short => Rect::new(24.0, 58.0, frame.size.x - 90.0, frame.size.y - 60.0),
            FrameKind::Tall => Rect::new(16.0, 66.0, frame.size.x - 16.0, frame.size.y - 206.0),
        };
        let drawn = Vec2::new(drawing.w, drawing.h);
        let unit = (room.size() / drawn).min_element();
        Layout {
            drawing,
            portrait,
            frame: *frame,
            origin: room.center() - drawn * unit / 2.0,
            unit,
            turned,
            left_handed: left_handed && portrait,
        }
    }

    /// Whose places are at the bottom.
    pub fn viewer(&self) -> Seat {
        if self.turned { NORTH } else { SOUTH }
    }

    /// A phone on its side.
    pub fn short(&self) -> bool {
        self.frame.kind == FrameKind::Short
    }

    pub fn orientation(&self) -> &'static str {
        if self.portrait {
            "portrait"
        } else {
            "landscape"
        }
    }

    pub fn hollow(&self, cell: Cell) -> &'static Hollow {
        let opposite = |cell: Cell| Cell::new(cell.seat().next(2), 6 - cell.column());
        let drawn_as = if self.turned != self.left_handed {
            opposite(cell)
        } else {
            cell
        };
        &self.drawing.cells[&drawn_as.to_string()]
    }

    pub fn store(&self, seat: Seat) -> &'static Hollow {
        let south = (seat == SOUTH) != self.turned;
        &self.drawing.stores[if south { "S" } else { "N" }]
    }

    /// A point of the drawing, in design units from the top left of the frame.
    fn point(&self, x: f32, y: f32) -> Vec2 {
        self.origin + Vec2::new(x, y) * self.unit
    }

    /// A length of the drawing, in design units.
    pub fn length(&self, units: f32) -> f32 {
        units * self.unit
    }

    pub fn middle(&self, hollow: &Hollow) -> Vec2 {
        self.frame.to_world(self.point(hollow.x, hollow.y))
    }

    /// The middle of a cell, in design units from the top left of the frame.
    pub fn center(&self, hollow: &Hollow) -> Vec2 {
        self.point(hollow.x, hollow.y)
    }

    fn pill(&self, hollow: &Hollow) -> Vec2 {
        self.point(hollow.pill[0], hollow.pill[1])
    }

    /// Inside a cell, at the end that is far from its count or near it, so far from the edge.
    fn at_end(&self, hollow: &Hollow, far: bool, inside: f32) -> Vec2 {
        let middle = self.point(hollow.x, hollow.y);
        let out = (self.pill(hollow) - middle).normalize_or_zero();
        let half = (self.half_axes(hollow) * out).length();
        middle + out * (half - inside) * if far { -1.0 } else { 1.0 }
    }

    /// What a cell would bring stands in it, beside most of its seeds.
    pub fn gain(&self, hollow: &Hollow) -> Vec2 {
        self.at_end(hollow, true, if self.portrait { 28.0 } else { 20.0 })
    }

    /// The lock of a cell is in it, where its count is.
    pub fn lock(&self, hollow: &Hollow) -> Vec2 {
        self.at_end(hollow, false, self.lock_size() / 2.0 + 3.0)
    }

    pub fn lock_size(&self) -> f32 {
        match self.frame.kind {
            FrameKind::Wide => 32.0,
            FrameKind::Short => 24.0,
            FrameKind::Tall => 26.0,
        }
    }

    /// The middle of the count of a cell: upright its number stands over it.
    pub fn count(&self, cell: Cell) -> Vec2 {
        let under = if self.portrait { UNDER_ITS_NUMBER } else { 0.0 };
        self.pill(self.hollow(cell)) + Vec2::Y * under
    }

    /// The number of a cell stands before the count, upright over it.
    pub fn number(&self, cell: Cell) -> Vec2 {
        let pill = self.pill(self.hollow(cell));
        match self.frame.kind {
            FrameKind::Short => pill - Vec2::X * 32.0,
            FrameKind::Wide => pill - Vec2::X * 38.0,
            FrameKind::Tall => pill - Vec2::Y * OVER_ITS_COUNT,
        }
    }

    /// What the numbers and the counts of a camp lie on: one strip, or upright a tile for each cell.
    pub fn grounds(&self, camp: Seat) -> Vec<Rect> {
        let at = |column: u8| self.pill(self.hollow(Cell::new(camp, column)));
        if self.portrait {
            let tile = Vec2::new(38.0, 44.0);
            let tiles = (0..7).map(|column| Rect::from_center_size(at(column), tile));
            return tiles.collect();
        }
        let [left, right, half] = if self.short() {
            [50.0, 26.0, 15.0]
        } else {
            [66.0, 34.0, 19.0]
        };
        let row = Rect::from_corners(at(0), at(6));
        vec![Rect::new(
            row.min.x - left,
            row.min.y - half,
            row.max.x + right,
            row.max.y + half,
        )]
    }

    /// Where it is said whose store it is.
    pub fn beside_store(&self, seat: Seat) -> Vec2 {
        let store = self.store(seat);
        let pill = self.pill(store);
        if self.portrait {
            // Near the seeds.
            let end = self.point(store.x + store.rx, store.y);
            return Vec2::new(end.x + 24.0, pill.y);
        }
        // Both end where the store does.
        let aside = 27.0;
        pill - Vec2::X * aside
    }

    /// How many lie in it is said after that.
    pub fn store_count(&self, seat: Seat) -> Vec2 {
        let after = match self.frame.kind {
            FrameKind::Wide => 50.0,
            FrameKind::Short => 36.0,
            FrameKind::Tall => 42.0,
        };
        self.beside_store(seat) + Vec2::X * after
    }

    /// Between the rows and the stores there is room for so large an arrow.
    pub fn arrow_scale(&self) -> f32 {
        self.unit * if self.portrait { 0.8 } else { 0.86 }
    }

    /// Where the seeds of this camp go over into the other: the middle between the rows and the
    /// store, and which way.
    pub fn crossing(&self, from: Seat) -> (Vec2, Vec2) {
        // South's seeds leave by its first column, North's by its last.
        let column = if from == SOUTH { 0 } else { 6 };
        let [here, there] = [from, from.next(2)].map(|seat| {
            let hollow = self.hollow(Cell::new(seat, column));
            self.point(hollow.x, hollow.y)
        });
        let way = (there - here).normalize_or_zero();
        let outward = (here + there) / 2.0 - self.bounds().center();
        let outward = (outward - way * outward.dot(way)).normalize_or_zero();
        // Half a cell, and what lies between it and the store: clear of the rims of all three.
        let reach = if self.portrait { 52.0 } else { 84.0 };
        ((here + there) / 2.0 + outward * reach * self.unit, way)
    }

    /// What can be pressed for a cell: its whole strip of the camp, count included.
    pub fn target(&self, hollow: &Hollow) -> Rect {
        let middle = self.point(hollow.x, hollow.y);
        let pill = self.pill(hollow);
        let half = Vec2::new(hollow.rx, hollow.ry) * self.unit;
        let gap = 12.0 * self.unit;
        let mut rect = Rect::from_center_half_size(middle, half + gap);
        rect = rect.union_point(pill + (pill - middle).normalize_or_zero() * 18.0);
        rect
    }

    pub fn half_axes(&self, hollow: &Hollow) -> Vec2 {
        Vec2::new(hollow.rx, hollow.ry) * self.unit
    }

    /// Where a sprite drawn at the board's usual size has to be scaled to.
    pub fn sprite_scale(&self) -> f32 {
        self.unit / self.drawing.px_per_u
    }

    fn seed_factor(&self, store: bool) -> f32 {
        let scale = &self.drawing.seed_scale;
        let seed = if store { scale.store } else { scale.cell };
        seed * self.unit
    }

    /// Where and how large the seed in slot `nth` lies; past the last slot seeds lie on the
    /// last ones.
    pub fn slot(&self, hollow: &'static Hollow, nth: usize, store: bool) -> (Slot, Vec2, f32) {
        let last = hollow.slots.len() - 1;
        let slot = hollow.slots[nth.min(last)];
        let at = self.point(hollow.x + slot.x, hollow.y + slot.y);
        (
            slot,
            self.frame.to_world(at),
            slot.scale * self.seed_factor(store),
        )
    }

    /// The cloth's and the board's pictures: middle in the world, and size.
    pub fn cloth(&self) -> (Vec2, Vec2) {
        self.spot(&self.drawing.cloth)
    }

    pub fn board(&self) -> (Vec2, Vec2) {
        self.spot(&self.drawing.board)
    }

    fn spot(&self, spot: &Spot) -> (Vec2, Vec2) {
        let size = Vec2::new(spot.w, spot.h) * self.unit;
        let corner = self.point(spot.x, spot.y);
        (self.frame.to_world(corner + size / 2.0), size)
    }

    /// The board's edges, in design units from the top left.
    pub fn bounds(&self) -> Rect {
        Rect::from_corners(
            self.origin,
            self.origin + Vec2::new(self.drawing.w, self.drawing.h) * self.unit,
        )
    }
}
