//! What is written on the board: the number of every cell, by which captions and the log call it,
//! whose cells and whose store these are, and which way the seeds go round.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Cell, NORTH, SOUTH, Songo};

use super::layout::Layout;
use crate::game::Game;
use crate::locale::Words;
use crate::play::Match;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, Frame, Theme};

/// How large the number of a cell is, as "n°7".
const NUMBER: Vec2 = Vec2::new(30.0, 18.0);
/// How large the mark beside a store is, and where there is more room.
const MARK: f32 = 28.0;
const LARGE_MARK: f32 = 38.0;

/// How many seeds lie in a store: as many as its owner's plate says.
#[derive(Component)]
pub(super) struct StoreCount(pub(super) Seat);

pub(super) fn build(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    for camp in [SOUTH, NORTH] {
        for rect in layout.grounds(camp) {
            ground(world, layout, camp, rect);
        }
        mark(world, theme, art, layout, camp);
        arrow(world, art, layout, camp);
    }
    for cell in Cell::all() {
        number(world, theme, layout, cell);
    }
}

/// In small letters and with a word before it: nobody should read it together with the count.
fn number(world: &mut World, theme: &Theme, layout: &Layout, cell: Cell) {
    let words = Words::new("songo-number").with("number", cell.column() + 1);
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..place(Rect::from_center_size(layout.number(cell), NUMBER))
    };
    world
        .spawn((Name::new("number"), OnTable, node, Pickable::IGNORE))
        .with_child(theme.line(words, Face::Text, size::LEAST, ASH_LIT));
}

/// What the counts and the numbers of a camp lie on.
fn ground(world: &mut World, layout: &Layout, camp: Seat, rect: Rect) {
    let color = camp_color(camp);
    world.spawn((
        Name::new("camp"),
        OnTable,
        Node {
            border: UiRect::all(px(if layout.short() { 2.0 } else { 1.0 })),
            border_radius: BorderRadius::all(px(12.0)),
            ..place(rect)
        },
        BackgroundColor(color.mix(&WELL, 0.66).with_alpha(0.88)),
        BorderColor::all(color.with_alpha(0.8)),
        // Under the counts.
        GlobalZIndex(-1),
        Pickable::IGNORE,
    ));
}

/// Whose store it is: the mark of the side, as on its plate.
fn mark(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, camp: Seat) {
    let name = world.resource::<Match<Songo>>().seat_name(camp);
    let initial: String = name.chars().take(1).collect();
    let Some(mark) = Songo::side_mark(camp.index()) else {
        return;
    };
    let at = layout.beside_store(camp);
    let is_wide = world.resource::<Frame>().is_wide();
    let (side, letter) = if is_wide {
        (LARGE_MARK, size::LABEL)
    } else {
        (MARK, size::LEAST)
    };
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..place(Rect::from_center_size(at, Vec2::splat(side)))
    };
    world
        .spawn((
            Name::new("store mark"),
            OnTable,
            node,
            art.image(mark),
            Pickable::IGNORE,
        ))
        .with_child(theme.line(Words::plain(initial), Face::Bold, letter, IVORY));
    let count = match (is_wide, layout.short()) {
        (true, _) => Vec2::new(50.0, 32.0),
        (_, true) => Vec2::new(36.0, 24.0),
        _ => Vec2::new(40.0, 26.0),
    };
    world
        .spawn((
            Name::new("store count"),
            OnTable,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::MAX,
                ..place(Rect::from_center_size(layout.store_count(camp), count))
            },
            BackgroundColor(WELL.with_alpha(0.9)),
            BorderColor::all(camp_color(camp).mix(&IVORY, 0.35)),
            Pickable::IGNORE,
        ))
        .with_child((
            StoreCount(camp),
            theme.line(
                Words::plain("0"),
                Face::Bold,
                size::near(count.y * 0.68),
                GOLD_LIGHT,
            ),
        ));
}

/// Where the seeds of a camp go over into the other.
fn arrow(world: &mut World, art: &Art, layout: &Layout, from: Seat) {
    let (at, way) = layout.crossing(from);
    let turn = Vec2::new(way.x, -way.y).to_angle();
    let scale = layout.arrow_scale();
    let at = world.resource::<Frame>().to_world(at);
    // Light, with a shadow: on the wood a dark one is hardly seen.
    for (nth, (color, lower)) in [(INK.with_alpha(0.9), 1.8), (IVORY, 0.0)]
        .into_iter()
        .enumerate()
    {
        let mut arrow = art.sprite(("songo", "arrow"));
        arrow.color = color;
        let up = layers::GLOW + 1.0 + 0.1 * nth as f32;
        world.spawn((
            Name::new("arrow"),
            OnTable,
            arrow,
            Transform::from_translation((at - Vec2::Y * lower).extend(up))
                .with_rotation(Quat::from_rotation_z(turn))
                .with_scale(Vec3::splat(scale)),
        ));
    }
}

/// North's is teal, South's blue, as their marks are.
pub(super) fn camp_color(camp: Seat) -> Color {
    if camp == SOUTH { INDIGO } else { TEAL }
}
