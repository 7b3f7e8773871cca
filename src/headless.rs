//! The app without a window, a renderer or a loudspeaker: for tests and measurements. Needs no
//! GPU.

use std::time::Duration;

use bevy::a11y::AccessibilityPlugin;
use bevy::app::{PluginsState, ScheduleRunnerPlugin};
use bevy::camera::{CameraPlugin, CameraUpdateSystems};
use bevy::image::TextureAtlasPlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::InputFocusPlugin;
use bevy::mesh::skinning::SkinnedMeshInverseBindposes;
use bevy::picking::DefaultPickingPlugins;
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::render::texture::ManualTextureViews;
use bevy::state::app::StatesPlugin;
use bevy::text::TextPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::transform::TransformPlugin;
use bevy::ui::UiPlugin;
use bevy::window::{WindowPlugin, WindowResolution};

use crate::action::Screen;
use crate::catalogue::Catalogue;
use crate::storage::Shelf;

/// A table in a window of this size that exists on paper only. Every update is one frame of
/// `frame` time. Nothing is laid out: for tests of what happens, not of where.
pub fn headless_app(games: Catalogue, size: (u32, u32), frame: Duration) -> App {
    let mut app = App::new();
    add_foundations(&mut app, size, frame);
    app.init_asset::<Font>()
        .init_asset::<TextureAtlasLayout>()
        .init_resource::<UiScale>();
    open(app, games)
}

/// The same with Bevy's own layout and picking, so that a test can press what a person would
/// press.
pub fn headless_app_with_layout(games: Catalogue, size: (u32, u32), frame: Duration) -> App {
    laid_out(App::new(), games, size, frame)
}

/// The same once more, with what was kept the last time.
pub fn headless_app_on(shelf: Shelf, games: Catalogue, size: (u32, u32), frame: Duration) -> App {
    let mut app = App::new();
    app.insert_resource(shelf);
    laid_out(app, games, size, frame)
}

fn laid_out(mut app: App, games: Catalogue, size: (u32, u32), frame: Duration) -> App {
    add_foundations(&mut app, size, frame);
    app.add_plugins((
        InputFocusPlugin,
        AccessibilityPlugin,
        TextureAtlasPlugin,
        CameraPlugin,
        TextPlugin,
        UiPlugin,
        DefaultPickingPlugins,
    ))
    // The renderer's part in layout: how large the camera's picture is.
    .init_resource::<ManualTextureViews>()
    .add_systems(PostUpdate, camera_system.in_set(CameraUpdateSystems));
    open(app, games)
}

fn add_foundations(app: &mut App, size: (u32, u32), frame: Duration) {
    app.add_plugins((
        MinimalPlugins
            .build()
            .set(crate::task_pools())
            .disable::<ScheduleRunnerPlugin>(),
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
    // Nothing loads pictures or shapes: none is ever drawn.
    .init_asset::<Image>()
    .init_asset::<Mesh>()
    .init_asset::<SkinnedMeshInverseBindposes>()
    .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
}

/// Adds the table and goes to the title.
fn open(mut app: App, games: Catalogue) -> App {
    crate::table_plugin(&mut app, games);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    crate::one_thread(&mut app);
    app.finish();
    app.cleanup();
    // No picture can be loaded, so all of them fail, and the title comes.
    while *app.world().resource::<State<Screen>>().get() != Screen::Title {
        app.update();
    }
    app
}
