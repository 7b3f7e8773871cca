//! The mouse's pointer: an arrow, a hand over what can be pressed, a fist that carries a card.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{CursorIcon, PrimaryWindow};

use crate::platform::{self, Cursor};
use crate::table::drag_tilt::Carried;
use crate::theme::widgets::{OnPress, Unavailable};

/// What they look like, in the order of [`Cursor::ALL`].
#[derive(Resource)]
struct Looks([CursorIcon; 3]);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (
                choose.run_if(resource_exists::<HoverMap>),
                show.run_if(resource_exists::<Looks>),
            )
                .chain(),
        );
}

fn load(
    assets: Res<AssetServer>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut commands: Commands,
) {
    let scale = window.map_or(1.0, |window| window.scale_factor());
    commands.insert_resource(Looks(
        Cursor::ALL.map(|cursor| platform::cursor_icon(&assets, scale, cursor)),
    ));
}

fn choose(
    hover: Res<HoverMap>,
    carried: Query<(), With<Carried>>,
    pressable: Query<(), (With<OnPress>, Without<Unavailable>)>,
    mut now: ResMut<Cursor>,
) {
    let under = hover.get(&PointerId::Mouse);
    let wanted = if !carried.is_empty() {
        Cursor::Fist
    } else if under.is_some_and(|under| under.keys().any(|&entity| pressable.contains(entity))) {
        Cursor::Hand
    } else {
        Cursor::Arrow
    };
    now.set_if_neq(wanted);
}

/// Until its picture has been loaded, or if it cannot be, the pointer is the system's.
fn show(
    now: Res<Cursor>,
    looks: Res<Looks>,
    assets: Res<AssetServer>,
    windows: Query<(Entity, Option<&CursorIcon>), With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let wanted = &looks.0[*now as usize];
    for (window, shown) in &windows {
        if shown != Some(wanted) && platform::is_loaded(&assets, wanted) {
            commands.entity(window).insert(wanted.clone());
        }
    }
}
