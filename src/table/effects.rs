//! Light that comes and goes on the table: rings, flares, fades. Nothing of it is part of the
//! state, and nothing waits for it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{UiTransform, Val2};

use crate::motion::{self, Pace};
use crate::table::director::OnTable;
use crate::theme::{Art, Frame, SpriteName};

/// A sprite that lives for a moment.
pub struct Flash<'a> {
    pub sprite: SpriteName<'a>,
    pub at: Vec3,
    pub color: Color,
    /// From, to.
    pub scale: (f32, f32),
    pub alpha: (f32, f32),
    /// Invisible until then.
    pub after: Duration,
    pub life: Duration,
}

#[derive(Component)]
struct Fleeting {
    age: Duration,
    after: Duration,
    life: Duration,
    scale: (f32, f32),
    alpha: (f32, f32),
}

/// Light of a game's own, that is over with the step it belongs to.
#[derive(Component)]
pub struct OverWithItsStep;

/// A sprite that comes from somewhere, stays a moment and goes out.
pub struct Passing<'a> {
    pub sprite: SpriteName<'a>,
    pub from: Transform,
    pub to: Transform,
    /// How far above the straight way it passes.
    pub height: f32,
    pub ease: EaseFunction,
    pub after: Duration,
    pub arrives: Duration,
    pub stays: Duration,
}

#[derive(Component)]
struct Passes {
    age: Duration,
    from: Transform,
    to: Transform,
    height: f32,
    ease: EaseFunction,
    after: Duration,
    arrives: Duration,
    stays: Duration,
}

impl Passes {
    /// Nothing, with animation off.
    fn new(passing: &Passing, pace: Pace) -> Option<Passes> {
        pace.factor()?;
        let (from, height) = if pace.reduced {
            (passing.to, 0.0)
        } else {
            (passing.from, passing.height)
        };
        Some(Passes {
            age: Duration::ZERO,
            from,
            to: passing.to,
            height,
            ease: passing.ease,
            after: passing.after,
            arrives: passing.arrives,
            stays: passing.stays,
        })
    }

    /// Where it is at its age, and how much of it can be seen.
    fn now(&self) -> Passage {
        let Some(age) = self.age.checked_sub(self.after) else {
            return Passage::ToCome;
        };
        let whole = self.arrives + self.stays;
        if age >= whole {
            return Passage::Gone;
        }
        let share = motion::share(age, self.arrives);
        let way = self.ease.sample_clamped(share);
        let (from, to) = (self.from, self.to);
        let mut at = from.translation.lerp(to.translation, way);
        at.y += self.height * 4.0 * share * (1.0 - share);
        let left = motion::share(whole - age, motion::PASSING_FADES);
        let come = motion::share(age, motion::PASSING_FADES);
        Passage::Here(
            Transform {
                translation: at,
                rotation: from.rotation.slerp(to.rotation, share),
                scale: from.scale.lerp(to.scale, way),
            },
            come.min(left),
        )
    }
}

enum Passage {
    ToCome,
    Here(Transform, f32),
    Gone,
}

/// A piece that has changed its place without travelling: it fades in where it now is.
#[derive(Component, Default)]
pub struct FadesIn {
    age: Duration,
    /// What it is drawn with, and how clearly each part is drawn in the end.
    parts: Vec<(Entity, f32)>,
}

impl FadesIn {
    /// From nothing on. A card is drawn by its children.
    pub fn begin(world: &mut World, piece: Entity) {
        let parts = match world.entity_mut(piece).take::<FadesIn>() {
            Some(fading) => fading.parts,
            None => {
                let children = world.get::<Children>(piece).into_iter().flatten().copied();
                let parts = [piece].into_iter().chain(children);
                let alpha = |part: Entity| Some(world.get::<Sprite>(part)?.color.alpha());
                parts
                    .filter_map(|part| Some((part, alpha(part)?)))
                    .collect()
            }
        };
        for (part, _) in &parts {
            if let Some(mut sprite) = world.get_mut::<Sprite>(*part) {
                sprite.color.set_alpha(0.0);
            }
        }
        let age = Duration::ZERO;
        world.entity_mut(piece).insert(FadesIn { age, parts });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (let_fade, let_pass, fade_in));
}

/// Shows a flash; with animation off, none.
pub fn flash(world: &mut World, flash: Flash) {
    if world.resource::<Pace>().factor().is_none() {
        return;
    }
    let mut sprite = world.resource::<Art>().sprite(flash.sprite);
    sprite.color = flash.color.with_alpha(0.0);
    // Under reduced motion a flash stays where and as large as it ends.
    let scale = if world.resource::<Pace>().reduced {
        (flash.scale.1, flash.scale.1)
    } else {
        flash.scale
    };
    world.spawn((
        Name::new("flash"),
        OnTable,
        sprite,
        Transform::from_translation(flash.at).with_scale(Vec3::splat(scale.0)),
        Fleeting {
            age: Duration::ZERO,
            after: flash.after,
            life: flash.life,
            scale,
            alpha: flash.alpha,
        },
    ));
}

/// Shows something that passes. Under reduced motion it only fades in where it ends; with
/// animation off there is nothing.
pub fn pass(world: &mut World, passing: Passing) {
    let Some(passes) = Passes::new(&passing, *world.resource::<Pace>()) else {
        return;
    };
    let mut sprite = world.resource::<Art>().sprite(passing.sprite);
    sprite.color.set_alpha(0.0);
    world.spawn((Name::new("passing"), OnTable, sprite, passes.from, passes));
}

/// The same, in front of the plates, buttons and words of the table; only a caption is in front
/// of it.
pub fn pass_in_front(world: &mut World, passing: Passing) {
    let Some(passes) = Passes::new(&passing, *world.resource::<Pace>()) else {
        return;
    };
    let art = world.resource::<Art>();
    let mut image = art.image(passing.sprite);
    image.color.set_alpha(0.0);
    let size = art.size(passing.sprite);
    world.spawn((
        Name::new("passing in front"),
        OnTable,
        image,
        // Its middle where the frame begins, so that it is moved by its middle.
        Node {
            position_type: PositionType::Absolute,
            left: px(-size.x / 2.0),
            top: px(-size.y / 2.0),
            width: px(size.x),
            height: px(size.y),
            ..default()
        },
        GlobalZIndex(4),
        Pickable::IGNORE,
        passes,
    ));
}

/// Whoever finishes a step has seen enough of its light.
pub(super) fn cut_short(world: &mut World) {
    type Fleets = Or<(With<Fleeting>, With<Passes>, With<OverWithItsStep>)>;
    let mut fleeting = world.query_filtered::<Entity, Fleets>();
    let fleeting: Vec<Entity> = fleeting.iter(world).collect();
    for entity in fleeting {
        world.despawn(entity);
    }
}

fn let_pass(
    time: Res<Time>,
    pace: Res<Pace>,
    frame: Res<Frame>,
    mut passing: Query<(Entity, &mut Passes)>,
    mut sprites: Query<(&mut Transform, &mut Sprite)>,
    mut images: Query<(&mut UiTransform, &mut ImageNode)>,
    mut commands: Commands,
) {
    let factor = pace.factor().unwrap_or(motion::AT_ONCE);
    for (entity, mut passes) in &mut passing {
        passes.age = passes.age.saturating_add(time.delta().mul_f32(factor));
        let (pose, alpha) = match passes.now() {
            Passage::ToCome => continue,
            Passage::Here(pose, alpha) => (pose, alpha),
            Passage::Gone => {
                commands.entity(entity).despawn();
                continue;
            }
        };
        if let Ok((mut transform, mut sprite)) = sprites.get_mut(entity) {
            *transform = pose;
            sprite.color.set_alpha(alpha);
        } else if let Ok((mut transform, mut image)) = images.get_mut(entity) {
            let at = frame.to_design(pose.translation.truncate());
            // Here y points down.
            let turn = -pose.rotation.to_euler(EulerRot::ZYX).0;
            *transform = UiTransform {
                translation: Val2::px(at.x, at.y),
                rotation: Rot2::radians(turn),
                scale: pose.scale.truncate(),
            };
            image.color.set_alpha(alpha);
        }
    }
}

fn let_fade(
    time: Res<Time>,
    pace: Res<Pace>,
    mut flashes: Query<(Entity, &mut Fleeting, &mut Transform, &mut Sprite)>,
    mut commands: Commands,
) {
    for (entity, mut flash, mut transform, mut sprite) in &mut flashes {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        flash.age = flash.age.saturating_add(time.delta().mul_f32(factor));
        if flash.age >= flash.after + flash.life {
            commands.entity(entity).despawn();
            continue;
        }
        let Some(age) = flash.age.checked_sub(flash.after) else {
            continue;
        };
        let share = motion::share(age, flash.life);
        let at = motion::ease_out(share);
        transform.scale = Vec3::splat(flash.scale.0.lerp(flash.scale.1, at));
        sprite
            .color
            .set_alpha(flash.alpha.0.lerp(flash.alpha.1, share));
    }
}

fn fade_in(
    time: Res<Time>,
    mut pieces: Query<(Entity, &mut FadesIn)>,
    mut sprites: Query<&mut Sprite>,
    mut commands: Commands,
) {
    for (entity, mut fade) in &mut pieces {
        fade.age += time.delta();
        let share = motion::share(fade.age, motion::REDUCED_FADE);
        for (part, alpha) in &fade.parts {
            if let Ok(mut sprite) = sprites.get_mut(*part) {
                sprite.color.set_alpha(share * alpha);
            }
        }
        if share >= 1.0 {
            commands.entity(entity).remove::<FadesIn>();
        }
    }
}
