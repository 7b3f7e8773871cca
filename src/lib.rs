//! Veillée: one table for five games.
//!
//! [`engine`], [`games`] and [`ai`] are pure: rules and opponents, free of any window. With the
//! feature `app` (the default) comes everything that is seen, heard and pressed.

pub mod ai;
pub mod engine;
pub mod games;

#[cfg(feature = "app")]
pub mod audio;
#[cfg(feature = "app")]
pub mod cursor;
#[cfg(feature = "app")]
pub mod demo;
#[cfg(feature = "app")]
pub mod drawing;
#[cfg(feature = "app")]
pub mod headless;
#[cfg(feature = "app")]
pub mod locale;
#[cfg(feature = "app")]
pub mod menus;
#[cfg(feature = "app")]
pub mod mirror;
#[cfg(feature = "app")]
pub mod outside;
#[cfg(feature = "app")]
pub mod platform;
#[cfg(feature = "app")]
pub mod play;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
mod stillness;
#[cfg(feature = "app")]
pub mod storage;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;
#[cfg(feature = "app")]
pub mod tour;

#[cfg(feature = "app")]
mod app {
    use bevy::app::{TaskPoolOptions, TaskPoolPlugin};
    use bevy::prelude::*;

    /// Everything but the window, the renderer and the loudspeaker: what tests run.
    pub fn table_plugin(app: &mut App) {
        app.add_plugins((
            crate::storage::plugin,
            crate::locale::plugin,
            crate::audio::messages,
            crate::screens::plugin,
            crate::menus::plugin,
            crate::play::plugin,
            crate::table::plugin,
            crate::theme::plugin,
            crate::settings::plugin,
            crate::mirror::plugin,
            crate::outside::plugin,
            (crate::stillness::plugin, crate::drawing::plugin),
            crate::demo::plugin,
            crate::cursor::plugin,
            crate::games::tables_plugin,
        ));
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
    pub fn app_plugin(app: &mut App) {
        app.add_plugins((table_plugin, crate::audio::plugin));
    }
}

#[cfg(feature = "app")]
pub use app::{app_plugin, one_thread, table_plugin, task_pools};
