//! Things that lie on the table and travel over it.
//!
//! Where a piece belongs is its [`Rest`]; a tween only shows how it gets there. Finishing,
//! skipping and snapping are therefore one thing: put every piece where it belongs.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Delay, Lens, Tween, TweenAnim, TweeningPlugin};

use super::cards::{Card, settle_cards};
use super::effects::FadesIn;
use crate::motion::{self, Pace};
use crate::table::drag_tilt::Carried;

/// Where a piece lies, or will lie once it has arrived.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Transform, Visibility)]
pub struct Rest(pub Transform);

/// From here to there, over a hill.
struct Arc {
    start: Transform,
    end: Transform,
    /// How far above the straight way the top of the hill is.
    height: f32,
    /// And how far to the side of it.
    aside: f32,
    /// How much larger a piece is at the top: it is nearer to the lamp.
    swell: f32,
    /// How far it leans at the top, where it is fastest.
    lean: f32,
}

/// What falls is squashed a little as it lands.
const SQUASH: f32 = 0.08;
/// The last part of the way, in which it lands.
const LANDING: f32 = 0.25;

impl Arc {
    fn new(start: Transform, end: Transform, travel: &Travel, leans: bool) -> Arc {
        let speed = (end.translation.x - start.translation.x) / travel.duration.as_secs_f32();
        Arc {
            start,
            end,
            height: travel.height,
            aside: travel.aside,
            swell: travel.swell,
            lean: if leans {
                motion::cards::lean(speed)
            } else {
                0.0
            },
        }
    }

    fn squash(&self, ratio: f32) -> f32 {
        let landing = (ratio - (1.0 - LANDING)) / LANDING;
        if self.height == 0.0 || landing <= 0.0 {
            return 0.0;
        }
        SQUASH * (landing * std::f32::consts::PI).sin().max(0.0)
    }
}

impl Lens<Transform> for Arc {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        // Exactly there, whatever rounding would make of it.
        if ratio >= 1.0 {
            *target = self.end;
            return;
        }
        let hill = 4.0 * ratio * (1.0 - ratio);
        let mut at = self.start.translation.lerp(self.end.translation, ratio);
        at.y += self.height * hill;
        at.x += self.aside * hill;
        // In the air a piece is above all that lies, in the order in which it will lie; it sinks
        // to its layer as it lands.
        at.z = if ratio < 0.92 {
            let highest = self.start.translation.z.max(self.end.translation.z);
            highest.max(super::layers::FLYING + 0.1 * self.end.translation.z)
        } else {
            self.end.translation.z
        };
        target.translation = at;
        let size = self.start.scale.lerp(self.end.scale, ratio) * (1.0 + self.swell * hill);
        target.scale = size * Vec3::new(1.0, 1.0 - self.squash(ratio), 1.0);
        let turned = self.start.rotation.slerp(self.end.rotation, ratio);
        target.rotation = turned * Quat::from_rotation_z(self.lean * hill);
    }
}

/// How a piece travels.
#[derive(Clone, Copy)]
pub struct Travel {
    pub duration: Duration,
    pub ease: EaseFunction,
    pub height: f32,
    pub aside: f32,
    pub swell: f32,
    /// Stays where it is for so long.
    pub delay: Duration,
}

impl Travel {
    pub fn straight(duration: Duration, ease: EaseFunction) -> Travel {
        Travel {
            duration,
            ease,
            height: 0.0,
            aside: 0.0,
            swell: 0.0,
            delay: Duration::ZERO,
        }
    }
}

/// Sends a piece to where it belongs from now on.
pub fn send(world: &mut World, piece: Entity, to: Transform, travel: Travel) {
    let pace = *world.resource::<Pace>();
    let Ok(mut entity) = world.get_entity_mut(piece) else {
        return;
    };
    entity.insert(Rest(to)).remove::<Carried>();
    let start = entity.get::<Transform>().copied().unwrap_or(to);
    match pace.factor() {
        Some(factor) if !pace.reduced && !travel.duration.is_zero() => {
            // Seeds are lit from above and keep upright.
            let lens = Arc::new(start, to, &travel, entity.contains::<Card>());
            let tween = Tween::new::<Transform, Arc>(travel.ease, travel.duration, lens);
            let anim = if travel.delay.is_zero() {
                TweenAnim::new(tween)
            } else {
                TweenAnim::new(Delay::new(travel.delay).then(tween))
            };
            entity.insert(anim.with_speed(f64::from(factor)));
        }
        Some(_) if pace.reduced && start.translation != to.translation => {
            entity.insert(to).remove::<TweenAnim>();
            FadesIn::begin(world, piece);
        }
        _ => {
            entity.insert(to).remove::<TweenAnim>();
        }
    }
}

/// A stop on the way of a piece.
#[derive(Clone, Copy)]
pub struct Stop {
    pub at: Transform,
    pub travel: Travel,
    /// How long it stays there.
    pub hold: Duration,
}

/// Lets a piece that is about to travel to its rest make a stop first, and go on as `then`
/// says. Where nothing travels, it is already there.
pub fn by_way_of(world: &mut World, piece: Entity, stop: Stop, then: Travel) {
    let pace = *world.resource::<Pace>();
    let Some(factor) = pace.factor().filter(|_| !pace.reduced) else {
        return;
    };
    let Ok(mut entity) = world.get_entity_mut(piece) else {
        return;
    };
    let (Some(rest), Some(start)) = (entity.get::<Rest>(), entity.get::<Transform>()) else {
        return;
    };
    let leans = entity.contains::<Card>();
    let leg = |start: Transform, end: Transform, travel: Travel| {
        let lens = Arc::new(start, end, &travel, leans);
        Tween::new::<Transform, Arc>(travel.ease, travel.duration, lens)
    };
    let there = leg(*start, stop.at, stop.travel);
    let on = leg(stop.at, rest.0, then);
    // A wait of no time at all is not a wait.
    let moment = |wait: Duration| Delay::new(wait.max(Duration::from_nanos(1)));
    let way = moment(stop.travel.delay)
        .then(there)
        .then(moment(stop.hold + then.delay))
        .then(on);
    entity.insert(TweenAnim::new(way).with_speed(f64::from(factor)));
}

/// Puts every piece where it belongs, at once.
pub fn settle_all(world: &mut World) {
    let mut moving = world.query_filtered::<(Entity, &Rest), With<TweenAnim>>();
    let settled: Vec<(Entity, Transform)> = moving
        .iter(world)
        .map(|(entity, rest)| (entity, rest.0))
        .collect();
    for (entity, rest) in settled {
        world.entity_mut(entity).insert(rest).remove::<TweenAnim>();
    }
    settle_cards(world);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .add_systems(Update, follow_pace.run_if(resource_changed::<Pace>));
}

/// Whoever holds the button down, or changes the speed, changes what is already moving.
fn follow_pace(pace: Res<Pace>, mut moving: Query<&mut TweenAnim, With<Rest>>) {
    if let Some(factor) = pace.factor() {
        for mut tween in &mut moving {
            tween.speed = f64::from(factor);
        }
    }
}
