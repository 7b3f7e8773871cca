//! The program: what was asked for, a window or a page, run.

mod start;

use std::process::ExitCode;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use start::{Asked, Refused};
use veillee::catalogue::Catalogue;
use veillee::demo::Demo;
use veillee::locale::{Language, Locale};
use veillee::platform;
use veillee::screens::loading::BeginWith;
use veillee::settings::{Overrides, SystemLanguage};
use veillee::storage::StartTrouble;

fn main() -> ExitCode {
    let system = platform::system_language();
    let games = veillee::games::catalogue();
    match start::asked(system, &games) {
        Ok(asked) => run(asked, system, games),
        Err(Refused { language, words }) => {
            let locale = Locale::new(language, games.texts());
            eprintln!("veillee: {}", locale.say(&words));
            ExitCode::FAILURE
        }
    }
}

fn run(asked: Asked, system: Language, games: Catalogue) -> ExitCode {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(veillee::task_pools())
            .set(WindowPlugin {
                primary_window: Some(platform::window(asked.size)),
                ..default()
            })
            .set(AssetPlugin {
                meta_check: AssetMetaCheck::Never,
                file_path: platform::assets_folder(),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu=error,naga=error,symphonia=error,bevy_kira_audio=error"
                    .to_string(),
                ..default()
            }),
    );
    app.insert_resource(platform::shelf())
        .insert_resource(SystemLanguage(system))
        .insert_resource(Overrides::new(asked.language, asked.speed))
        .insert_resource(StartTrouble(asked.trouble.into_iter().collect()))
        .insert_resource(Demo::wanted(asked.demo))
        .insert_resource(BeginWith(asked.begin));
    #[cfg(feature = "dev")]
    if asked.tour.is_some() {
        // A tour leaves no traces and finds none, and begins where it wants to.
        use veillee::storage::{InMemory, Shelf};
        app.insert_resource(Shelf::new(InMemory::default()))
            .insert_resource(BeginWith(None));
    }
    veillee::app_plugin(&mut app, games);
    app.add_plugins(platform::plugin);
    #[cfg(feature = "dev")]
    if let Some(tour) = asked.tour {
        veillee::tour::plugin(&mut app, tour);
    }
    veillee::one_thread(&mut app);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
