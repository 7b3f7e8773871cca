//! Dust and sparks that fly off and are gone, and a table that is felt to be struck. Nothing of it
//! is part of the state, and nothing waits for it; with reduced motion or without animation there
//! is none.

use std::time::Duration;

use bevy::prelude::*;

use crate::motion::{self, Pace};
use crate::table::director::OnTable;
use crate::theme::frame::TableCamera;
use crate::theme::{Art, SpriteName};

/// Many small sprites from one place.
pub struct Burst<'a> {
    pub sprite: SpriteName<'a>,
    pub color: Color,
    pub at: Vec3,
    pub count: usize,
    /// How far the farthest flies, in design units.
    pub reach: f32,
    /// How far it falls meanwhile.
    pub fall: f32,
    /// How wide the largest is.
    pub width: f32,
    pub after: Duration,
    pub life: Duration,
}

#[derive(Component)]
struct Particle {
    age: Duration,
    after: Duration,
    life: Duration,
    from: Vec2,
    way: Vec2,
    fall: f32,
    scale: f32,
}

/// The table is struck: the camera gives way a little and comes back.
#[derive(Resource, Default)]
struct Nudge(Option<Struck>);

struct Struck {
    age: Duration,
    after: Duration,
    by: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Nudge>()
        .add_systems(Update, (let_fly, give_way));
}

/// The golden angle: however many there are, none flies behind another.
const TURN: f32 = 2.399_963;
/// The golden ratio's fraction: each differs from the last, without a die.
const STEP: f32 = 0.618_034;

fn moves(world: &World) -> bool {
    let pace = world.resource::<Pace>();
    pace.factor().is_some() && !pace.reduced
}

pub fn burst(world: &mut World, burst: &Burst) {
    if !moves(world) {
        return;
    }
    let art = world.resource::<Art>();
    let mut sprite = art.sprite(burst.sprite);
    let drawn = art.size(burst.sprite).x.max(1.0);
    sprite.color = burst.color.with_alpha(0.0);
    for nth in 0..burst.count {
        let share = (nth as f32 * STEP).fract();
        let other = (nth as f32 * STEP * STEP).fract();
        let way = Vec2::from_angle(nth as f32 * TURN) * burst.reach * share.mul_add(0.65, 0.35);
        let scale = burst.width / drawn * other.mul_add(0.6, 0.4);
        world.spawn((
            Name::new("particle"),
            OnTable,
            sprite.clone(),
            Transform::from_translation(burst.at).with_scale(Vec3::splat(scale)),
            Particle {
                age: Duration::ZERO,
                after: burst.after,
                // Some are gone sooner.
                life: burst.life.mul_f32(other.mul_add(0.4, 0.6)),
                from: burst.at.truncate(),
                way,
                fall: burst.fall,
                scale,
            },
        ));
    }
}

fn let_fly(
    time: Res<Time>,
    pace: Res<Pace>,
    mut particles: Query<(Entity, &mut Particle, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut particle, mut sprite, mut transform) in &mut particles {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        particle.age = (particle.age).saturating_add(time.delta().mul_f32(factor));
        let Some(age) = particle.age.checked_sub(particle.after) else {
            continue;
        };
        let share = motion::share(age, particle.life);
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let at = particle.from + particle.way * motion::ease_out(share)
            - Vec2::Y * particle.fall * share * share;
        transform.translation.x = at.x;
        transform.translation.y = at.y;
        transform.scale = Vec3::splat(particle.scale * (1.0 - 0.5 * share));
        sprite.color.set_alpha(1.0 - share * share);
    }
}

/// `by`: how far, in design units.
pub fn nudge(world: &mut World, by: f32, after: Duration) {
    if moves(world) {
        world.resource_mut::<Nudge>().0 = Some(Struck {
            age: Duration::ZERO,
            after,
            by,
        });
    }
}

fn give_way(
    time: Res<Time>,
    pace: Res<Pace>,
    mut nudge: ResMut<Nudge>,
    mut camera: Query<&mut Transform, With<TableCamera>>,
) {
    let Some(struck) = &mut nudge.0 else {
        return;
    };
    let factor = pace.factor().unwrap_or(motion::AT_ONCE);
    struck.age = struck.age.saturating_add(time.delta().mul_f32(factor));
    let since = struck.age.saturating_sub(struck.after);
    let share = motion::share(since, motion::NUDGE);
    let left = 1.0 - share;
    let swing = (share * std::f32::consts::TAU * motion::NUDGE_SWINGS).sin();
    for mut camera in &mut camera {
        camera.translation.y = struck.by * swing * left * left;
    }
    if share >= 1.0 {
        nudge.0 = None;
    }
}
