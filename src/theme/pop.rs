//! A number that changes swells for a moment, so that the eye finds it.

use std::time::Duration;

use bevy::prelude::*;

use crate::motion::{self, Pace};

#[derive(Component, Default)]
#[require(UiTransform)]
pub struct Pops {
    age: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pop);
}

fn pop(
    time: Res<Time>,
    pace: Res<Pace>,
    mut popping: Query<(Entity, &mut Pops, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (entity, mut pops, mut transform) in &mut popping {
        pops.age += time.delta();
        let share = motion::share(pops.age, motion::POP);
        let still = pace.reduced || pace.factor().is_none();
        if share >= 1.0 || still {
            transform.scale = Vec2::ONE;
            commands.entity(entity).remove::<Pops>();
        } else {
            let swell = (share * std::f32::consts::PI).sin();
            transform.scale = Vec2::splat(1.0 + motion::POP_BY * swell);
        }
    }
}
