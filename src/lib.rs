//! Veillée: one table for many games.
//!
//! The rules and the opponents are a crate of their own, `veillee-rules`, free of any window. This
//! one is what is seen, heard and pressed: the rooms that all games share, and in [`games`] how
//! each of them looks and moves. Which room may know which is told in `docs/architecture.md`, and
//! held by a test.

pub mod action;
pub mod audio;
pub mod bridge;
pub mod catalogue;
pub mod cursor;
pub mod demo;
pub mod game;
pub mod games;
pub mod headless;
pub mod lesson;
pub mod locale;
pub mod menus;
pub mod messages;
pub mod mirror;
pub mod motion;
pub mod plan;
pub mod platform;
pub mod play;
pub mod power;
pub mod primer;
pub mod puzzle;
pub mod review;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod table;
pub mod theme;
#[cfg(feature = "dev")]
pub mod tour;
pub mod wish;

use bevy::app::{TaskPoolOptions, TaskPoolPlugin};
use bevy::prelude::*;
use catalogue::Catalogue;
use locale::{Language, Locale};
use theme::art::GamesArt;

/// Everything but the window, the renderer and the loudspeaker: what tests run.
pub fn table_plugin(app: &mut App, games: Catalogue) {
    app.insert_resource(Locale::new(Language::En, games.texts()))
        .insert_resource(GamesArt {
            games: games.iter().map(|game| game.id).collect(),
            atlases: games
                .iter()
                .flat_map(|game| game.atlases)
                .copied()
                .collect(),
        })
        .insert_resource(games.sounds())
        .add_plugins((
            (messages::plugin, motion::plugin),
            storage::plugin,
            locale::plugin,
            audio::messages,
            screens::plugin,
            menus::plugin,
            play::plugin,
            table::plugin,
            theme::plugin,
            settings::plugin,
            mirror::plugin,
            bridge::plugin,
            power::plugin,
            (demo::plugin, lesson::plugin, puzzle::plugin, review::plugin),
            cursor::plugin,
        ));
    for game in games.iter() {
        (game.plugin)(app);
    }
    app.insert_resource(games);
}

/// A table has many small systems: handing each to another thread takes longer than running
/// it, and keeps a phone's cores awake. To be called once every plugin has been added.
pub fn one_thread(app: &mut App) {
    use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// One thread for what Bevy itself would share out among several, for the same reason. The
/// pools for loading and for long thoughts keep theirs.
pub fn task_pools() -> TaskPoolPlugin {
    let mut options = TaskPoolOptions::default();
    options.compute.min_threads = 1;
    options.compute.max_threads = 1;
    TaskPoolPlugin {
        task_pool_options: options,
    }
}

/// The whole program, on top of Bevy's default plugins.
pub fn app_plugin(app: &mut App, games: Catalogue) {
    table_plugin(app, games);
    app.add_plugins(audio::plugin);
}
