//! Songo on the table: how it looks and how it moves.

mod carving;
mod cells;
mod choosing;
mod effects;
mod facts;
mod help;
mod layout;
mod marks;
mod motion;
mod narrator;
pub mod piece;
mod preview;
pub mod seeds;
mod staging;
#[cfg(feature = "dev")]
mod tour;
mod words;

use bevy::prelude::*;
use choosing::Turned;
use layout::Layout;
use piece::Piece;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, Event, NORTH, SOUTH, Songo};

use crate::action::TableAction;
use crate::game::Game;
use crate::locale::{Texts, Words};
use crate::plan::Player;
use crate::play::Match;
use crate::primer::Part;
use crate::settings::{Settings, Switch};
use crate::table::director::{Beat, OnTable, Stage};
use crate::table::hud::{self, Hud, HudLayout, PlateStyle, SeatHud};
use crate::table::lane::Lane;
use crate::table::layers;
use crate::table::seats::tall_rail;
use crate::table::standing::Aim;
use crate::theme::widgets::size as text;
use crate::theme::{Art, Frame, FrameKind, SpriteName};

pub use seeds::{LastMove, Shown};

/// Upright: your cells on the left.
const LEFT_HANDED: Switch = Switch {
    key: "left_handed",
    words: "songo-left-handed",
    default: false,
};

impl Game for Songo {
    const TEXTS: Texts = Texts {
        fr: include_str!("../../../assets/locales/fr/songo.ftl"),
        en: include_str!("../../../assets/locales/en/songo.ftl"),
    };

    const ATLASES: &'static [(&'static str, &'static str)] =
        &[("songo", include_str!("../../../assets/atlas/songo.json"))];

    const EFFECTS: &'static [(&'static str, u32)] = &[
        ("seed-drop", 4),
        ("seed-lift", 2),
        ("seed-take", 3),
        ("store-tick", 2),
    ];

    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const MUSIC: &'static str = "music-songo";
    const SWITCHES: &'static [Switch] = &[LEFT_HANDED, choosing::BOARD_TURNS];

    fn side_mark(seat: usize) -> Option<SpriteName<'static>> {
        let mark = ["seat-s", "seat-n"].get(seat)?;
        Some(("songo", mark))
    }

    const WORDS: &'static [&'static str] = &[
        "granary",
        "first-cell",
        "last-cell",
        "row",
        "solidarity",
        "threat",
        "yinda",
        "bidoua",
    ];

    const EMBLEM: &'static str = "seed-bean-1";
    const HELP: &'static [Part] = help::PARTS;

    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        tour::stops()
    }
}

impl Stage for Songo {
    type Piece = Piece;

    const OFFERS: &'static [TableAction] = &[TableAction::TurnBoard, TableAction::AgreeDraw];

    fn plugin(app: &mut App) {
        app.add_plugins((
            cells::plugin,
            choosing::plugin,
            effects::plugin,
            marks::plugin,
            preview::plugin,
        ));
    }

    fn build(world: &mut World) {
        let frame = *world.resource::<Frame>();
        let left_handed = world.resource::<Settings>().is_on(&LEFT_HANDED);
        let turned = world
            .get_resource::<Turned>()
            .is_some_and(|turned| turned.0);
        let layout = Layout::new(&frame, turned, left_handed);
        lay_board(world, &layout);
        fill_hud(world);
        let layout_of_hud = hud_layout(&frame, &layout);
        hud::build(world, &layout_of_hud);
        world.insert_resource(Shown::new(layout));
        cells::build(world, &layout);
    }

    fn snap(world: &mut World, state: &Songo) {
        effects::stop_counting(world);
        seeds::lay(world, state);
        let last_move = last_move(world);
        if let Some(mut shown) = world.get_resource_mut::<Shown>() {
            shown.last_move = last_move;
        }
        tell_last_move(world);
    }

    fn perform(world: &mut World, event: &Event) -> Beat {
        staging::stage(world, event).into()
    }

    fn caption(world: &mut World, event: &Event) -> Option<Words> {
        words::caption(world.resource::<Match<Songo>>(), event)
    }

    fn write_plates(world: &mut World) {
        write_plates(world);
    }

    fn difference(world: &mut World, state: &Songo) -> Option<String> {
        seeds::difference(world, state)
    }

    fn presses(_state: &Songo, _seat: Seat, cell: &Cell) -> Vec<Piece> {
        vec![Piece::Cell(*cell)]
    }
}

fn lay_board(world: &mut World, layout: &Layout) {
    let orientation = layout.orientation();
    let pictures = [
        ("songo-cloth", layout.cloth(), layers::CLOTH),
        ("songo-board", layout.board(), layers::BOARD),
    ];
    for (name, (middle, size), layer) in pictures {
        let image = world
            .resource::<Art>()
            .picture(&format!("{name}-{orientation}"));
        world.spawn((
            Name::new(name),
            OnTable,
            Sprite {
                image,
                custom_size: Some(size),
                ..default()
            },
            Transform::from_translation(middle.extend(layer)),
        ));
    }
}

fn fill_hud(world: &mut World) {
    let game = world.resource::<Match<Songo>>();
    let aim = Aim::Reach(game.record.config.target());
    let seats = [SOUTH, NORTH]
        .map(|seat| SeatHud {
            name: game.seat_name(seat),
            player: game.player(seat).key(),
            score: 0,
            aim,
            gain: 0,
            running: 0,
            brought: 0,
            human: game.player(seat) == Player::Human,
            mark: Songo::side_mark(seat.index()),
            portrait: 0,
            team: None,
            cards: None,
            tag: None,
        })
        .to_vec();
    world.resource_mut::<Hud>().seats = seats;
}

fn write_plates(world: &mut World) {
    let Some(shown) = world.get_resource::<Shown>() else {
        return;
    };
    let scores = [SOUTH, NORTH].map(|seat| shown.store_count(seat) as i32);
    let mut hud = world.resource_mut::<Hud>();
    for (seat, score) in scores.into_iter().enumerate() {
        if hud.seats.get(seat).is_some_and(|seat| seat.score != score) {
            hud.seats[seat].score = score;
        }
    }
}

fn hud_layout(frame: &Frame, layout: &Layout) -> HudLayout {
    let size = frame.size;
    let board = layout.bounds();
    let middle = board.center().x;
    let around =
        |y: f32, half: f32, height: f32| Rect::new(middle - half, y, middle + half, y + height);
    let (near, far, rail, lane) = match frame.kind {
        FrameKind::Wide => (
            around(size.y - 106.0, 295.0, 80.0),
            around(17.0, 295.0, 80.0),
            Rect::new(
                size.x - 92.0,
                size.y / 2.0 - 200.0,
                size.x - 16.0,
                size.y / 2.0 + 200.0,
            ),
            Lane::on(Vec2::new(middle, size.y - 112.0), 760.0, text::LABEL, 2.0),
        ),
        FrameKind::Short => (
            Rect::new(middle + 6.0, 6.0, board.max.x, 52.0),
            Rect::new(board.min.x, 6.0, middle - 6.0, 52.0),
            Rect::new(size.x - 62.0, 8.0, size.x - 8.0, size.y - 8.0),
            Lane::on(
                Vec2::new(middle, size.y - 4.0),
                board.width(),
                text::TEXT,
                2.0,
            ),
        ),
        FrameKind::Tall => (
            Rect::new(12.0, size.y - 140.0, size.x - 12.0, size.y - 90.0),
            Rect::new(12.0, 10.0, size.x - 12.0, 60.0),
            tall_rail(size),
            Lane::on(
                Vec2::new(size.x / 2.0, size.y - 144.0),
                size.x - 24.0,
                text::LEAST,
                3.0,
            ),
        ),
    };
    // Whoever sits at the near edge has the near plate.
    let plates = if layout.viewer() == SOUTH {
        vec![near, far]
    } else {
        vec![far, near]
    };
    let right = board.max.x;
    let corner = Rect::new(right - 250.0, size.y - 100.0, right, size.y - 28.0);
    HudLayout {
        corner: frame.is_wide().then_some(corner),
        plates,
        style: if frame.kind == FrameKind::Wide {
            PlateStyle::Bar
        } else {
            PlateStyle::CompactBar
        },
        rail,
        lane,
    }
}

/// The corner says who played what last.
fn tell_last_move(world: &mut World) {
    let Some(game) = world.get_resource::<Match<Songo>>() else {
        return;
    };
    let moves = game.looking_at.unwrap_or(game.record.moves.len());
    let last = moves
        .checked_sub(1)
        .and_then(|at| game.record.moves.get(at));
    let words = last.map(|cell| {
        Words::new("hud-last")
            .with("name", game.seat_name(cell.seat()))
            .with("move", words::cell(*cell))
    });
    let mut hud = world.resource_mut::<Hud>();
    if hud.last != words {
        hud.last = words;
    }
}

/// The last move shown.
fn last_move(world: &World) -> Option<LastMove> {
    let game = world.get_resource::<Match<Songo>>()?;
    let moves = game.looking_at.unwrap_or(game.record.moves.len());
    let last = *game.record.moves.get(moves.checked_sub(1)?)?;
    let mut record = game.record.clone();
    record.moves.truncate(moves - 1);
    record.agreed_draw = false;
    let before = record.replay().ok()?;
    let (events, _) = before.preview(&last)?;
    let mut shown = LastMove {
        from: last,
        to: last,
        taken: Vec::new(),
    };
    for event in events {
        match event {
            Event::Sown { cell, .. } => shown.to = cell,
            Event::Taken { cell, .. } => shown.taken.push(cell),
            _ => {}
        }
    }
    Some(shown)
}
