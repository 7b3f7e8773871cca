//! What is told little by little: lines that appear one after the other, numbers that run up,
//! what rises from below. A press shows all of it; so does it appear at once where nothing moves.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{UiTransform, Val2};

use super::press::LetGo;
use crate::locale::Words;
use crate::motion::{self, Pace};

/// For how long it has been told.
#[derive(Resource, Default)]
pub struct Unfolding(Duration);

impl Unfolding {
    pub fn begin(&mut self) {
        self.0 = Duration::ZERO;
    }
}

/// Whatever is told little by little is drawn before this, so that nothing of it is seen too soon.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unfold;

/// Seen from this time on.
#[derive(Component)]
pub struct Appears(pub Duration);

/// A number that runs up.
#[derive(Component)]
pub struct RunsUp {
    pub from: i32,
    pub to: i32,
    pub after: Duration,
}

/// Comes from so far below.
#[derive(Component)]
#[require(UiTransform)]
pub struct Rises {
    pub by: f32,
    pub after: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unfolding>()
        .add_systems(Update, unfold.in_set(Unfold).run_if(is_there));
}

fn is_there(things: Query<(), Or<(With<Appears>, With<RunsUp>, With<Rises>)>>) -> bool {
    !things.is_empty()
}

fn unfold(
    // The table's own time stands still while a menu is open.
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    mut presses: MessageReader<LetGo>,
    keys: Res<ButtonInput<KeyCode>>,
    mut unfolding: ResMut<Unfolding>,
    mut lines: Query<(&Appears, &mut Visibility)>,
    mut numbers: Query<(&RunsUp, &mut Words)>,
    mut rising: Query<(&Rises, &mut UiTransform)>,
) {
    let pressed = presses.read().count() > 0 || keys.just_pressed(KeyCode::Space);
    unfolding.0 = match pace.factor() {
        Some(factor) if !pressed && !pace.reduced => {
            unfolding.0.saturating_add(time.delta().mul_f32(factor))
        }
        _ => Duration::MAX,
    };
    let age = unfolding.0;
    for (appears, mut visibility) in &mut lines {
        visibility.set_if_neq(if age >= appears.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (number, mut words) in &mut numbers {
        let age = age.saturating_sub(number.after);
        let share = motion::ease_out(motion::share(age, motion::TOTAL_RUNS));
        let way = (number.to - number.from) as f32 * share;
        words.set_if_neq(Words::number(number.from + way.round() as i32));
    }
    for (rises, mut transform) in &mut rising {
        let age = age.saturating_sub(rises.after);
        let share = motion::ease_out(motion::share(age, motion::STEP_RISES));
        let below = Val2::px(0.0, rises.by * (1.0 - share));
        // Touching it would have the whole interface laid out anew.
        if transform.translation != below {
            transform.translation = below;
        }
    }
}
