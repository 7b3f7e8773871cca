//! Light of Soon's special cards: a compass and its answer, a sequence that shines. Nothing of it
//! is part of the state.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Colour, Soon};

use super::layout::{EIGHT, Layout};
use super::motion as pace;
use crate::action::Screen;
use crate::motion::{self, Pace};
use crate::play::table_of;
use crate::table::cards::CARD;
use crate::table::director::OnTable;
use crate::table::effects::{Brief, Flash, flash};
use crate::table::layers;
use crate::table::particles::{self, Burst};
use crate::theme::palette::*;
use crate::theme::{Art, Frame};

/// A sprite that appears, perhaps turns, and goes.
#[derive(Component, Default)]
pub(super) struct Glimpse {
    pub age: Duration,
    /// Not to be seen before.
    pub after: Duration,
    pub life: Duration,
    /// From, to, and how long that takes.
    pub turns: Option<(f32, f32, Duration)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(table_of::<Soon>(), pass.run_if(in_state(Screen::Table)));
}

fn pass(
    time: Res<Time>,
    pace: Res<Pace>,
    mut passing: Query<(Entity, &mut Glimpse, &mut Sprite, &mut Transform)>,
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

/// What is held up on the stage.
#[derive(Component)]
pub(super) struct HeldUp;

/// Nothing that only moves is shown to those who asked for rest.
pub(super) fn is_still(world: &World) -> bool {
    let pace = world.resource::<Pace>();
    pace.reduced || pace.factor().is_none()
}

pub(super) fn show(
    world: &mut World,
    name: &'static str,
    sprite: Sprite,
    at: Transform,
    part: Glimpse,
) -> Entity {
    let mut sprite = sprite;
    sprite.color.set_alpha(0.0);
    let shown = (Name::new(name), OnTable, Brief, sprite, at, part);
    world.spawn(shown).id()
}

/// The compass as it is drawn, and a small card.
const COMPASS: f32 = 160.0;
const SMALL: f32 = 56.0;

/// Where the compass is held, what is asked for beside it, and how wide the compass is.
fn held(layout: &Layout) -> (Vec2, Vec2, f32) {
    let card = layout.stage_card;
    let compass = layout.stage - Vec2::X * card * 0.42;
    (compass, compass + Vec2::X * card * 1.04, card * 1.2)
}

/// The Explorer's compass: its needle swings to whoever is asked. Beside it is what they are
/// asked for.
pub(super) fn compass(world: &mut World, target: Seat, rank: u8, colour: Option<Colour>) {
    let pace = *world.resource::<Pace>();
    if pace.factor().is_none() {
        return;
    }
    let frame = *world.resource::<Frame>();
    let layout = world.resource::<Layout>();
    let (dial_at, card_at, dial) = held(layout);
    let card = layout.stage_card * 0.62;
    let at = frame.to_world(dial_at);
    let to = frame.to_world(layout.seat(target).plate.center());
    // The needle is drawn pointing up.
    let turn = (to - at).to_angle() - std::f32::consts::FRAC_PI_2;
    let art = world.resource::<Art>();
    let (dial_sprite, needle) = (
        art.sprite(("soon", "compass")),
        art.sprite(("soon", "compass-needle")),
    );
    // Of either colour: a card with two halves to it.
    let faces: Vec<Sprite> = match colour {
        Some(colour) => vec![colour],
        None => vec![Colour::Night, Colour::Day],
    }
    .into_iter()
    .map(|colour| Card::number(rank, colour))
    .map(|card| Sprite {
        custom_size: Some(CARD * (SMALL / CARD.x)),
        ..art.sprite(("soon", &format!("small-{card}")))
    })
    .collect();
    let part = |turns: Option<(f32, f32, Duration)>| Glimpse {
        life: pace::COMPASS_STAYS,
        turns,
        ..default()
    };
    let placed = |at: Vec2, layer: f32, scale: f32| {
        Transform::from_translation(at.extend(layers::SPARKS - 5.0 + layer))
            .with_scale(Vec3::splat(scale))
    };
    let scale = dial / COMPASS;
    let held_up = show(
        world,
        "compass",
        dial_sprite,
        placed(at, 0.0, scale),
        part(None),
    );
    world.entity_mut(held_up).insert(HeldUp);
    let swing = if pace.reduced {
        (turn, turn, pace::NEEDLE_SWINGS)
    } else {
        (turn - std::f32::consts::TAU, turn, pace::NEEDLE_SWINGS)
    };
    show(
        world,
        "needle",
        needle,
        placed(at, 0.1, scale),
        part(Some(swing)),
    );
    let middle = frame.to_world(card_at);
    let several = faces.len() > 1;
    for (nth, face) in faces.into_iter().enumerate() {
        let lean = if several {
            0.2 - 0.34 * nth as f32
        } else {
            0.0
        };
        let aside = if several {
            card * (0.3 * nth as f32 - 0.15)
        } else {
            0.0
        };
        let at = placed(
            middle + Vec2::X * aside,
            0.2 + 0.1 * nth as f32,
            card / SMALL,
        );
        let at = at.with_rotation(Quat::from_rotation_z(lean));
        show(world, "asked for", face, at, part(None));
    }
}

/// They have no such card.
pub(super) fn refused(world: &mut World) {
    let frame = *world.resource::<Frame>();
    let layout = world.resource::<Layout>();
    let (_, card_at, _) = held(layout);
    let size = layout.stage_card / 34.0;
    flash(
        world,
        Flash {
            sprite: ("icons", "close"),
            at: frame.to_world(card_at).extend(layers::SPARKS),
            color: REFUSED,
            scale: (2.2 * size, 1.4 * size),
            alpha: (1.0, 0.5),
            after: Duration::ZERO,
            life: pace::REFUSED,
        },
    );
}

pub(super) const REFUSED: Color = Color::srgb(0.94, 0.16, 0.24);

/// The edge of a card lights up, where it lies.
pub(super) fn light_up(world: &mut World, place: Rect, color: Color, after: Duration) {
    let card = place.width() / CARD.x;
    let at = world.resource::<Frame>().to_world(place.center());
    flash(
        world,
        Flash {
            sprite: ("cards", "rim"),
            at: at.extend(layers::SPARKS),
            color,
            scale: (card, card * 1.12),
            alpha: (1.0, 0.2),
            after,
            life: pace::SHINE,
        },
    );
}

/// A complete sequence lights up from left to right, and shines as a whole.
pub(super) fn shine(world: &mut World, places: &[Rect; EIGHT]) {
    for (nth, place) in places.iter().enumerate() {
        light_up(world, *place, GOLD_LIGHT, pace::SHINE_EACH * nth as u32);
    }
    let frame = *world.resource::<Frame>();
    let whole = pace::SHINE_EACH * EIGHT as u32;
    for (nth, place) in places.iter().enumerate() {
        light_up(world, *place, Color::WHITE, whole);
        let sparks = Burst {
            sprite: ("cards", "spark"),
            color: GOLD_LIGHT,
            at: frame.to_world(place.center()).extend(layers::SPARKS),
            count: 5,
            reach: 1.2 * place.width(),
            fall: -0.4 * place.width(),
            width: 0.2 * place.width(),
            after: pace::SHINE_EACH * nth as u32,
            life: motion::SPARKS,
        };
        particles::burst(world, &sparks);
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
