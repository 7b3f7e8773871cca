//! Light: a zero's gate opens and its colour flies to where the franchise is told; the card that
//! takes a trick is lit for a moment.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sovango::Colour;

use super::layout::Layout;
use crate::motion::{cards, ease};
use crate::table::cards::CARD;
use crate::table::effects::{Flash, Passing, flash, pass_in_front};
use crate::table::layers;
use crate::theme::Frame;
use crate::theme::palette::{IVORY, LAMP};

/// The gate's light, against the card and against the banner.
const GATE: f32 = 1.1;
/// How large the colour's sign is on its way.
const SIGN: (f32, f32) = (1.6, 0.8);

fn table(world: &World) -> Option<(Layout, Frame)> {
    let mut layout = world.get_resource::<Layout>()?.clone();
    layout.leader = world.resource::<super::Shown>().leader?;
    Some((layout, *world.resource::<Frame>()))
}

fn glow(world: &mut World, at: Vec2, width: f32, life: std::time::Duration) {
    let size = width / 126.0;
    flash(
        world,
        Flash {
            sprite: ("sovango", "gate-glow"),
            at: at.extend(layers::SPARKS),
            color: LAMP,
            scale: (0.6 * size, GATE * size),
            alpha: (0.9, 0.0),
            after: std::time::Duration::ZERO,
            life,
        },
    );
}

/// Somebody has played a zero: its colour will be the franchise.
pub(super) fn announce(world: &mut World, seat: Seat, colour: Colour) {
    let Some((layout, frame)) = table(world) else {
        return;
    };
    let from = frame.to_world(layout.in_trick(seat));
    let to = frame.to_world(layout.franchise());
    glow(world, from, layout.trick_card() * 1.5, cards::EVENT_BEAT);
    let at = |at: Vec2, size: f32| {
        Transform::from_translation(at.extend(layers::SPARKS)).with_scale(Vec3::splat(size))
    };
    let sign = format!("symbol-{}", colour.letter());
    pass_in_front(
        world,
        Passing {
            sprite: ("sovango", &sign),
            from: at(from, SIGN.0),
            to: at(to, SIGN.1),
            height: 40.0,
            ease: ease::TRAVEL,
            after: cards::REFLOW,
            arrives: cards::MOVE * 2,
            stays: cards::REFLOW,
        },
    );
}

/// It is in force.
pub(super) fn change(world: &mut World) {
    let Some((layout, frame)) = table(world) else {
        return;
    };
    let at = frame.to_world(layout.franchise());
    glow(world, at, layout.trick_card() * 1.3, cards::EVENT_BEAT);
}

/// This card takes the trick.
pub(super) fn take(world: &mut World, at: Vec2) {
    let Some((layout, _)) = table(world) else {
        return;
    };
    let size = layout.trick_card() / CARD.x;
    flash(
        world,
        Flash {
            sprite: ("cards", "rim"),
            at: at.extend(layers::SPARKS),
            color: IVORY,
            scale: (size, size * 1.16),
            alpha: (1.0, 0.0),
            after: std::time::Duration::ZERO,
            life: cards::EVENT_BEAT,
        },
    );
}
