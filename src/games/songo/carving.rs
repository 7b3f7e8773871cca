//! What is carved into the board: the number of every cell, by which captions and the log call
//! it, whose cells these are, and which way the seeds go round.

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

/// How many chevrons stand where the seeds go from one camp into the other, and how far apart.
const CHEVRONS: usize = 3;
const APART: f32 = 16.0;

pub(super) fn build(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    for cell in Cell::all() {
        let words = Words::plain((cell.column() + 1).to_string());
        let disc = Rect::from_center_size(layout.number(cell), Vec2::splat(NUMBER));
        world
            .spawn((
                Name::new("number"),
                OnTable,
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::MAX,
                    ..place(disc)
                },
                // The rim of the board is too bright to be written on.
                BackgroundColor(WELL.with_alpha(0.66)),
                GlobalZIndex(-1),
                Pickable::IGNORE,
            ))
            .with_child(theme.line(words, Face::Bold, size::LEAST, IVORY));
    }
    for camp in [SOUTH, NORTH] {
        show_camp(world, theme, art, layout, camp);
    }
    for from in [SOUTH, NORTH] {
        let (middle, way) = layout.crossing(from);
        let chevrons = if layout.portrait { 1 } else { CHEVRONS };
        for nth in 0..chevrons {
            let along = nth as f32 - (chevrons as f32 - 1.0) / 2.0;
            let at = middle + way * along * APART;
            let size = if layout.portrait { 0.55 } else { 0.62 };
            chevron(world, art, (at, way), size, 0.75);
        }
    }
}

fn chevron(world: &mut World, art: &Art, (at, way): (Vec2, Vec2), size: f32, alpha: f32) {
    let at = world.resource::<Frame>().to_world(at);
    let turn = Vec2::new(way.x, -way.y).to_angle();
    let mut chevron = art.sprite(("songo", "chevron"));
    chevron.color = GOLD_LIGHT.with_alpha(alpha);
    world.spawn((
        Name::new("chevron"),
        OnTable,
        chevron,
        Transform::from_translation(at.extend(layers::GLOW + 1.0))
            .with_rotation(Quat::from_rotation_z(turn))
            .with_scale(Vec3::splat(size)),
    ));
}

/// How large the disc of a number is.
const NUMBER: f32 = 20.0;

/// How large the disc of a camp is, and between which numbers it stands upright.
const DISC: f32 = 26.0;
const DISC_AT: u8 = 3;

/// Whose cells these are, and which way they are sown.
fn show_camp(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, camp: Seat) {
    let color = camp_color(camp);
    world.spawn((
        Name::new("camp"),
        OnTable,
        Node {
            border: UiRect::all(px(if layout.short() { 2.0 } else { 1.0 })),
            border_radius: BorderRadius::MAX,
            ..place(layout.ground(camp))
        },
        // On a phone on its side it is only drawn round: the numbers are inside.
        BackgroundColor(
            color
                .mix(&WELL, 0.5)
                .with_alpha(if layout.short() { 0.0 } else { 0.62 }),
        ),
        BorderColor::all(color.with_alpha(0.8)),
        // Under the counts.
        GlobalZIndex(-1),
        Pickable::IGNORE,
    ));
    // And there is no room between them, only where the seeds go over.
    let gaps = if layout.short() { 0 } else { 6 };
    for nth in 0..gaps {
        let (at, way) = layout.along(camp, nth);
        if layout.portrait && nth == DISC_AT {
            disc(world, theme, art, camp, at);
        } else {
            chevron(world, art, (at, way), 0.55, 0.9);
        }
    }
}

/// The mark of a side, as on its plate.
fn disc(world: &mut World, theme: &Theme, art: &Art, camp: Seat, at: Vec2) {
    let name = world.resource::<Match<Songo>>().seat_name(camp);
    let initial: String = name.chars().take(1).collect();
    let Some(mark) = Songo::side_mark(camp.index()) else {
        return;
    };
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..place(Rect::from_center_size(at, Vec2::splat(DISC)))
    };
    world
        .spawn((
            Name::new("camp mark"),
            OnTable,
            node,
            art.image(mark),
            Pickable::IGNORE,
        ))
        .with_child(theme.line(Words::plain(initial), Face::Bold, size::LEAST, IVORY));
}

/// North's is teal, South's blue, as their marks are.
pub(super) fn camp_color(camp: Seat) -> Color {
    if camp == SOUTH { INDIGO } else { TEAL }
}
