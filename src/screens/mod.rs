//! The screens, one at a time.

mod cloth;
pub(crate) mod confetti;
mod curtain;
mod face;
pub mod loading;
pub mod notice;
pub mod results;
pub mod setup;
pub mod title;

use std::time::Duration;

use bevy::prelude::*;

use crate::action::{Action, Screen};
use crate::motion;
use crate::theme::palette::NIGHT;
use crate::theme::{Art, Frame};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .insert_resource(ClearColor(NIGHT))
        .add_plugins((
            curtain::plugin,
            loading::plugin,
            notice::plugin,
            title::plugin,
            setup::plugin,
            confetti::plugin,
            results::plugin,
        ))
        .add_systems(Startup, spawn_veil)
        .add_systems(Update, (go, lift_veil, lay_backdrop))
        .add_systems(StateTransition, drop_veil.run_if(state_changed::<Screen>));
}

fn go(
    mut actions: MessageReader<Action>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for action in actions.read() {
        match action {
            Action::Go(screen) => next.set(*screen),
            Action::Quit => {
                exit.write(AppExit::Success);
            }
            _ => {}
        }
    }
}

/// Darkness that a new screen comes out of.
#[derive(Component)]
struct Veil {
    left: Duration,
}

fn spawn_veil(mut commands: Commands) {
    commands.spawn((
        Name::new("veil"),
        Veil {
            left: motion::SCREEN_FADE,
        },
        Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            ..default()
        },
        BackgroundColor(NIGHT),
        GlobalZIndex(1_000),
        Pickable::IGNORE,
    ));
}

fn drop_veil(mut veil: Query<&mut Veil>) {
    for mut veil in &mut veil {
        veil.left = motion::SCREEN_FADE;
    }
}

fn lift_veil(time: Res<Time<Real>>, mut veil: Query<(&mut Veil, &mut BackgroundColor)>) {
    for (mut veil, mut color) in &mut veil {
        if veil.left.is_zero() {
            continue;
        }
        veil.left = veil.left.saturating_sub(time.delta());
        let share = veil.left.as_secs_f32() / motion::SCREEN_FADE.as_secs_f32();
        color.0 = NIGHT.with_alpha(share);
    }
}

/// The walnut table under the lamp, behind every screen.
#[derive(Component)]
struct Backdrop;

fn lay_backdrop(
    art: Option<Res<Art>>,
    frame: Res<Frame>,
    old: Query<Entity, With<Backdrop>>,
    mut commands: Commands,
) {
    let Some(art) = art else {
        return;
    };
    // A frame that was turned while the title loaded has its picture only with the rest.
    if !frame.is_changed() && !art.is_changed() && !old.is_empty() {
        return;
    }
    for backdrop in &old {
        commands.entity(backdrop).despawn();
    }
    let (name, drawn) = if frame.is_tall() {
        ("backdrop-portrait", Vec2::new(390.0, 844.0))
    } else {
        ("backdrop-landscape", Vec2::new(1280.0, 800.0))
    };
    let cover = (frame.size / drawn).max_element();
    commands.spawn((
        Name::new("backdrop"),
        Backdrop,
        Sprite {
            image: art.picture(name),
            custom_size: Some(drawn * cover),
            ..default()
        },
        Transform::from_xyz(0.0, 0.0, crate::table::layers::BACKDROP),
    ));
}

/// Runs when a screen has to be drawn anew: it was entered, or the frame changed.
pub fn redraw(screen: Screen) -> impl FnMut(Res<State<Screen>>, Res<Frame>) -> bool + Clone {
    move |state: Res<State<Screen>>, frame: Res<Frame>| {
        *state.get() == screen && (state.is_changed() || frame.is_changed())
    }
}
