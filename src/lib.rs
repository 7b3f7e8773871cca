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
pub mod headless;
#[cfg(feature = "app")]
pub mod locale;
#[cfg(feature = "app")]
pub mod menus;
#[cfg(feature = "app")]
pub mod platform;
#[cfg(feature = "app")]
pub mod play;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod settings;
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
            crate::games::tables_plugin,
        ));
        one_thread(app);
    }

    /// A table has many small systems: handing each to another thread takes longer than running
    /// it, and keeps a phone's cores awake.
    fn one_thread(app: &mut App) {
        use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel, SingleThreadedExecutor};
        let labels: [InternedScheduleLabel; 7] = [
            First.intern(),
            PreUpdate.intern(),
            StateTransition.intern(),
            Update.intern(),
            PostUpdate.intern(),
            Last.intern(),
            RunFixedMainLoop.intern(),
        ];
        for label in labels {
            app.edit_schedule(label, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
    }

    /// The whole program, on top of Bevy's default plugins.
    pub fn app_plugin(app: &mut App) {
        app.add_plugins((table_plugin, crate::audio::plugin));
    }
}

#[cfg(feature = "app")]
pub use app::{app_plugin, table_plugin};
