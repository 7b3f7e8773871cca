//! Light of Soon's special cards: a live bolt, a compass, a sequence that shines. Nothing of it
//! is part of the state.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Soon};

use super::layout::{EIGHT, Layout, zone};
use super::motion as pace;
use crate::action::Screen;
use crate::motion::{self, Pace};
use crate::play::{Viewing, table_of};
use crate::table::cards::{CARD, face_of};
use crate::table::director::OnTable;
use crate::table::effects::{Flash, flash};
use crate::table::layers;
use crate::table::particles::{self, Burst};
use crate::table::pieces::Rest;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::{Art, Frame};

/// A sprite that appears, perhaps turns, and goes.
#[derive(Component)]
struct Passing {
    age: Duration,
    /// Not to be seen before.
    after: Duration,
    life: Duration,
    /// From, to, and how long that takes.
    turns: Option<(f32, f32, Duration)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<Soon>(), pass.run_if(in_state(Screen::Table)));
}

fn pass(
    time: Res<Time>,
    pace: Res<Pace>,
    mut passing: Query<(Entity, &mut Passing, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut part, mut sprite, mut transform) in &mut passing {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        part.age = part.age.saturating_add(time.delta().mul_f32(factor));
        let Some(age) = part.age.checked_sub(part.after) else {
            continue;
        };
        if age >= part.life {
            commands.entity(entity).despawn();
            continue;
        }
        if let Some((from, to, whole)) = part.turns {
            let share = motion::ease_out(motion::share(age, whole));
            transform.rotation = Quat::from_rotation_z(from.lerp(to, share));
        }
        // There at once; the last third of its life it fades.
        let left = 1.0 - motion::share(age, part.life);
        sprite.color.set_alpha((3.0 * left).min(1.0));
    }
}

/// Nothing that only moves is shown to those who asked for rest.
fn is_still(world: &World) -> bool {
    let pace = world.resource::<Pace>();
    pace.reduced || pace.factor().is_none()
}

fn spawn(world: &mut World, name: &'static str, sprite: Sprite, at: Transform, part: Passing) {
    let mut sprite = sprite;
    sprite.color.set_alpha(0.0);
    world.spawn((Name::new(name), OnTable, sprite, at, part));
}

/// How far the corners of a bolt are off the straight way, as parts of its length.
const JAGS: [f32; 8] = [0.06, -0.05, 0.07, -0.03, 0.05, -0.07, 0.04, -0.04];

/// From the Lightning in a hand to the last card of a sequence.
pub(super) fn bolt(world: &mut World, by: Seat, target: Seat, place: u8) {
    if is_still(world) {
        return;
    }
    let frame = *world.resource::<Frame>();
    let layout = world.resource::<Layout>();
    let struck = layout.seat(target).places[usize::from(place).clamp(1, EIGHT) - 1];
    let to = frame.to_world(struck.center());
    let from = lightning_at(world, by)
        .unwrap_or_else(|| frame.to_world(world.resource::<Layout>().seat(by).hand));
    let way = to - from;
    let aside = way.perp();
    let corners = JAGS.len() + 1;
    let corner = |nth: usize| {
        let off = match nth.checked_sub(1).and_then(|nth| JAGS.get(nth)) {
            Some(jag) if nth < corners => aside * *jag,
            _ => Vec2::ZERO,
        };
        from + way * (nth as f32 / corners as f32) + off
    };
    let each = pace::BOLT / corners as u32;
    for nth in 0..corners {
        let (start, end) = (corner(nth), corner(nth + 1));
        let along = end - start;
        let size = Vec2::new(along.length() + BOLT_WIDTH / 2.0, BOLT_WIDTH);
        let sprite = world
            .resource::<Art>()
            .sliced(("soon", "bolt-segment"), size);
        let at = Transform::from_translation(((start + end) / 2.0).extend(layers::SPARKS))
            .with_rotation(Quat::from_rotation_z(along.to_angle()));
        let part = Passing {
            age: Duration::ZERO,
            after: each * nth as u32,
            life: pace::BOLT_FADES,
            turns: None,
        };
        spawn(world, "bolt", sprite, at, part);
    }
    flash(
        world,
        Flash {
            sprite: ("cards", "spark"),
            at: to.extend(layers::SPARKS),
            color: Color::WHITE,
            scale: (1.0, struck.width() / 8.0),
            alpha: (0.95, 0.0),
            after: pace::BOLT,
            life: pace::STRUCK,
        },
    );
    let sparks = Burst {
        sprite: ("cards", "spark"),
        color: GOLD_LIGHT,
        at: to.extend(layers::SPARKS),
        count: 16,
        reach: 1.6 * struck.width(),
        fall: 0.5 * struck.width(),
        width: 0.26 * struck.width(),
        after: pace::BOLT,
        life: motion::SPARKS,
    };
    particles::burst(world, &sparks);
    particles::nudge(world, FELT, pace::BOLT);
}

/// How far the table gives way when lightning strikes, in design units.
const FELT: f32 = 5.0;

/// How thick the bright part of a bolt is.
const BOLT_WIDTH: f32 = 4.0;

/// The upper edge of the Lightning in the viewer's own hand.
fn lightning_at(world: &World, by: Seat) -> Option<Vec2> {
    let viewing = world.resource::<Viewing>();
    if by != viewing.seat {
        return None;
    }
    let lying = world.get_resource::<Zones>()?;
    let card = lying
        .cards(zone::hand(by))
        .iter()
        .find(|entity| face_of::<Card>(world, **entity) == Some(Card::LIGHTNING))?;
    let rest = world.get::<Rest>(*card)?.0;
    Some(rest.transform_point(Vec3::Y * CARD.y * 0.5).truncate())
}

/// The Explorer's compass: its needle swings to whoever is asked.
pub(super) fn compass(world: &mut World, target: Seat) {
    if is_still(world) {
        return;
    }
    let frame = *world.resource::<Frame>();
    let layout = world.resource::<Layout>();
    let at = frame.to_world(layout.passing());
    let to = frame.to_world(layout.seat(target).plate.center());
    let scale = layout.pile.width() * 1.5 / COMPASS;
    // The needle is drawn pointing up.
    let turn = (to - at).to_angle() - std::f32::consts::FRAC_PI_2;
    let art = world.resource::<Art>();
    let dial = art.sprite(("soon", "compass"));
    let needle = art.sprite(("soon", "compass-needle"));
    let place = |layer: f32| {
        Transform::from_translation(at.extend(layers::SPARKS + layer))
            .with_scale(Vec3::splat(scale))
    };
    let part = |turns: Option<(f32, f32, Duration)>| Passing {
        age: Duration::ZERO,
        after: Duration::ZERO,
        life: pace::COMPASS,
        turns,
    };
    spawn(world, "compass", dial, place(0.0), part(None));
    let swing = (turn - std::f32::consts::TAU, turn, pace::NEEDLE_SWINGS);
    spawn(world, "needle", needle, place(0.1), part(Some(swing)));
}

/// The compass as it is drawn.
const COMPASS: f32 = 160.0;

/// A complete sequence lights up from left to right.
pub(super) fn shine(world: &mut World, places: &[Rect; EIGHT]) {
    let frame = *world.resource::<Frame>();
    for (nth, place) in places.iter().enumerate() {
        flash(
            world,
            Flash {
                sprite: ("cards", "rim"),
                at: frame.to_world(place.center()).extend(layers::SPARKS),
                color: GOLD_LIGHT,
                scale: (place.width() / CARD.x * 0.8, place.width() / CARD.x * 1.15),
                alpha: (1.0, 0.0),
                after: pace::SHINE_EACH * nth as u32,
                life: pace::SHINE,
            },
        );
    }
}

/// The lock on the discard; it shakes when somebody tries it.
#[derive(Component, Default)]
pub(super) struct Lock {
    shaken: Option<Duration>,
}

impl Lock {
    pub fn shake(&mut self) {
        self.shaken = Some(Duration::ZERO);
    }
}

pub(super) fn shake_locks(
    time: Res<Time>,
    pace: Res<Pace>,
    mut locks: Query<(&mut Lock, &mut Transform)>,
) {
    for (mut lock, mut transform) in &mut locks {
        let Some(age) = lock.shaken else {
            continue;
        };
        let age = age + time.delta();
        let share = motion::share(age, pace::LOCK_SHAKES);
        let still = pace.reduced || pace.factor().is_none() || share >= 1.0;
        lock.shaken = (!still).then_some(age);
        let swing = if still {
            0.0
        } else {
            let turn = share * pace::LOCK_TURNS * std::f32::consts::TAU;
            pace::LOCK_SWING * turn.sin() * (1.0 - share)
        };
        transform.rotation = Quat::from_rotation_z(swing);
    }
}
