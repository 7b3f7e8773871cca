//! A card that is moved leans back against the air, and rights itself as it slows down.

use bevy::prelude::*;

use super::pieces::Rest;
use crate::motion::{self, Pace};

/// A card that follows a finger.
#[derive(Component, Default)]
pub(crate) struct Carried {
    /// How far to the right the finger went since the last frame.
    way: f32,
    lean: f32,
}

impl Carried {
    pub(super) fn by(&mut self, way: f32) {
        self.way += way;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lean_while_carried);
}

fn lean_while_carried(
    time: Res<Time>,
    pace: Res<Pace>,
    mut carried: Query<(&mut Carried, &Rest, &mut Transform)>,
) {
    let seconds = time.delta_secs();
    if pace.reduced || pace.factor().is_none() || seconds <= 0.0 {
        return;
    }
    let follows = motion::share(time.delta(), motion::cards::LEAN_FOLLOWS);
    for (mut card, rest, mut transform) in &mut carried {
        let wanted = motion::cards::lean(std::mem::take(&mut card.way) / seconds);
        card.lean += (wanted - card.lean) * follows;
        transform.rotation = rest.0.rotation * Quat::from_rotation_z(card.lean);
    }
}
