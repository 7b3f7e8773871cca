//! The app without a window, a renderer or a loudspeaker: for tests and measurements. Needs no
//! GPU.

use std::time::Duration;

use bevy::app::{PluginsState, ScheduleRunnerPlugin};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::transform::TransformPlugin;
use bevy::window::{WindowPlugin, WindowResolution};

use crate::screens::Screen;

/// A table in a window of this size that exists on paper only. Every update is one frame of
/// `frame` time.
pub fn headless_app(size: (u32, u32), frame: Duration) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins.build().disable::<ScheduleRunnerPlugin>(),
        TransformPlugin,
        InputPlugin,
        StatesPlugin,
        AssetPlugin::default(),
        WindowPlugin {
            primary_window: Some(Window {
                resolution: WindowResolution::new(size.0, size.1),
                ..default()
            }),
            ..default()
        },
    ))
    .init_asset::<Image>()
    .init_asset::<Font>()
    .init_asset::<TextureAtlasLayout>()
    .init_resource::<UiScale>()
    .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
    .add_plugins(crate::table_plugin);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    // Nothing is loaded from disk: no picture is ever drawn.
    app.update();
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    app
}
