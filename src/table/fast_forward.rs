//! Hurrying the table: a tap finishes the step under way, holding plays everything fast.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::Screen;
use crate::motion::{self, FinishStep, Pace};
use crate::play::Phase;
use crate::table::director::OnTable;
use crate::theme::press::{LetGo, Tapped};

/// The table itself: a press on nothing else.
#[derive(Component)]
struct TableSurface;

/// Spawns what catches presses that no button wants.
pub(super) fn spawn_surface(world: &mut World) {
    world.spawn((
        Name::new("table surface"),
        OnTable,
        TableSurface,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            ..default()
        },
        GlobalZIndex(-10),
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .add_systems(
            Update,
            (let_go_of_surface.run_if(on_message::<LetGo>), hurry)
                .chain()
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), let_go)
        .add_observer(press_surface);
}

/// Since when the table has been held down.
#[derive(Resource, Default)]
struct Held(Option<Duration>);

fn press_surface(
    press: On<Pointer<Press>>,
    surfaces: Query<(), With<TableSurface>>,
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
) {
    if surfaces.contains(press.entity) {
        held.0 = Some(time.elapsed());
    }
}

fn let_go_of_surface(
    mut taps: MessageReader<Tapped>,
    surfaces: Query<(), With<TableSurface>>,
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut finish: MessageWriter<FinishStep>,
) {
    let since = held.0.take();
    let tapped = taps.read().any(|tap| surfaces.contains(tap.0));
    if tapped && since.is_some_and(|since| time.elapsed() - since < motion::HOLD_STARTS) {
        finish.write(FinishStep);
    }
}

/// Holding the table or the space bar hurries; a tap of either finishes the step.
fn hurry(
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut held: ResMut<Held>,
    mut pace: ResMut<Pace>,
    mut finish: MessageWriter<FinishStep>,
    mut by_key: Local<bool>,
    phase: Option<Res<State<Phase>>>,
) {
    if keys.just_pressed(KeyCode::Space) {
        held.0 = Some(time.elapsed());
        *by_key = true;
    }
    if *by_key && keys.just_released(KeyCode::Space) {
        *by_key = false;
        if held
            .0
            .take()
            .is_some_and(|since| time.elapsed() - since < motion::HOLD_STARTS)
        {
            finish.write(FinishStep);
        }
    }
    let moving = phase.is_some_and(|phase| *phase.get() == Phase::Moving);
    let long = held
        .0
        .is_some_and(|since| time.elapsed() - since >= motion::HOLD_STARTS);
    let hurried = long && moving;
    if pace.hurried != hurried {
        pace.hurried = hurried;
    }
}

fn let_go(mut held: ResMut<Held>, mut pace: ResMut<Pace>) {
    held.0 = None;
    pace.hurried = false;
}
