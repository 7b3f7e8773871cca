//! What moves on the title by itself.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::Screen;
use crate::motion::{self, Pace};

/// Darkness over a tile that lifts when its turn comes.
#[derive(Component)]
pub(super) struct Emerges {
    pub(super) age: Duration,
    pub(super) after: Duration,
}

/// Part of the flame, swaying.
#[derive(Component)]
pub(super) struct Sways(pub(super) usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (sway, emerge).run_if(in_state(Screen::Title)));
}

fn emerge(
    time: Res<Time>,
    mut tiles: Query<(Entity, &mut Emerges, &mut BackgroundColor)>,
    mut commands: Commands,
) {
    for (entity, mut tile, mut shade) in &mut tiles {
        tile.age += time.delta();
        let share = motion::share(tile.age.saturating_sub(tile.after), motion::TILE_EMERGES);
        shade.0.set_alpha(1.0 - share);
        if share >= 1.0 {
            commands.entity(entity).despawn();
        }
    }
}

fn sway(time: Res<Time>, pace: Res<Pace>, mut flames: Query<(&Sways, &mut UiTransform)>) {
    if pace.reduced {
        return;
    }
    for (sways, mut transform) in &mut flames {
        let period = motion::FLAME_SWAY[sways.0 % 2].as_secs_f32();
        let turn = (time.elapsed_secs() / period * std::f32::consts::TAU).sin();
        transform.rotation = Rot2::degrees(3.0 * turn);
    }
}
