//! The strips: eight places for everybody, dashed and numbered where they are empty, and what
//! marks them.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::Soon;

use super::layout::{EIGHT, Layout, zone};
use super::plates::lay_ground;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// A place of a sequence, counted from 1.
#[derive(Component, Clone, Copy)]
struct Spot {
    seat: Seat,
    place: u8,
}

/// Its number, while nothing lies there.
#[derive(Component, Clone, Copy)]
struct Rank {
    seat: Seat,
    place: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Soon>(),
        number
            .run_if(resource_exists::<Zones>)
            .run_if(in_state(Screen::Table)),
    );
}

/// The place sprite as it is drawn.
const DRAWN: f32 = 44.0;

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let theme = world.resource::<Theme>().clone();
    let dashes = world.resource::<Art>().sprite(("soon", "place"));
    world.resource_scope(|world, art: Mut<Art>| {
        lay_ground(world, &art, layout.tray, layers::BOARD);
    });
    for seat in Seat::all(layout.players) {
        let own = seat == layout.viewer;
        for (number, rect) in (1..).zip(layout.seat(seat).places) {
            let middle = frame.to_world(rect.center());
            let scale = Vec3::splat(rect.width() / DRAWN);
            let at =
                |layer: f32| Transform::from_translation(middle.extend(layer)).with_scale(scale);
            world.spawn((
                Name::new("place"),
                OnTable,
                Spot {
                    seat,
                    place: number,
                },
                dashes.clone(),
                at(layers::GLOW),
            ));
            let letters = match (layout.kind, own) {
                (FrameKind::Wide, true) => size::HEADING,
                (FrameKind::Wide, false) if layout.players <= 4 => size::LABEL,
                (_, true) => size::LABEL,
                _ => size::LEAST,
            };
            let rank = Rank {
                seat,
                place: number,
            };
            let words = Words::plain(number.to_string());
            let on_it = middle.extend(layers::GLOW + 0.5);
            world.spawn((
                Name::new("rank"),
                OnTable,
                rank,
                theme.printed(words, (Face::Display, letters), NUMBER, &frame, on_it),
            ));
        }
    }
}

/// Places still to come, and their numbers, which have to be read.
const FAINT: Color = Color::srgba(0.68, 0.68, 0.92, 0.45);
const NUMBER: Color = Color::srgb(0.8, 0.79, 0.97);

/// How many places of a sequence are taken.
fn length(lying: &Zones, seat: Seat) -> u8 {
    (1..=EIGHT as u8)
        .take_while(|place| !lying.cards(zone::place(seat, *place)).is_empty())
        .count() as u8
}

fn number(
    lying: Res<Zones>,
    layout: Res<Layout>,
    mut spots: Query<(&Spot, &mut Sprite)>,
    mut ranks: Query<(&Rank, &mut Visibility, &mut TextColor)>,
) {
    if !lying.is_changed() && !layout.is_changed() {
        return;
    }
    let own_next = |seat: Seat, place: u8| place == length(&lying, seat) + 1;
    for (spot, mut sprite) in &mut spots {
        let next = own_next(spot.seat, spot.place);
        let strong = if spot.seat == layout.viewer { 1.0 } else { 0.7 };
        sprite.color = if next { LAMP.with_alpha(strong) } else { FAINT };
    }
    for (rank, mut visibility, mut color) in &mut ranks {
        let taken = !lying.cards(zone::place(rank.seat, rank.place)).is_empty();
        visibility.set_if_neq(if taken {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        color.0 = if own_next(rank.seat, rank.place) {
            GOLD_LIGHT
        } else {
            NUMBER
        };
    }
}
