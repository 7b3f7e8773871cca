//! The program: what was asked for, a window or a page, run.

use std::process::ExitCode;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use veillee::demo::Demo;
use veillee::locale::{Language, Locale};
use veillee::platform::{self, Asked, Refused};
use veillee::play::saving::StartTrouble;
use veillee::screens::loading::BeginWith;
use veillee::settings::{Overrides, SystemLanguage};
use veillee::storage::{InMemory, Shelf};
use veillee::tour::Tour;

fn main() -> ExitCode {
    let system = platform::system_language();
    match platform::asked(system) {
        Ok(asked) => run(asked, system),
        Err(Refused { language, words }) => {
            eprintln!("veillee: {}", Locale::new(language).say(&words));
            ExitCode::FAILURE
        }
    }
}

fn run(asked: Asked, system: Language) -> ExitCode {
    let mut app = App::new();
    let touring = asked.tour.is_some();
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
    // A tour leaves no traces and finds none.
    app.insert_resource(if touring {
        Shelf::new(InMemory::default())
    } else {
        platform::shelf()
    });
    app.insert_resource(SystemLanguage(system))
        .insert_resource(Overrides::new(asked.language, asked.speed))
        .insert_resource(StartTrouble(asked.trouble.into_iter().collect()))
        .insert_resource(Demo::wanted(asked.demo))
        // A tour begins where it wants to.
        .insert_resource(BeginWith(asked.begin.filter(|_| !touring)))
        .add_plugins((veillee::app_plugin, platform::plugin));
    if let Some(tour) = asked.tour {
        app.insert_resource(Tour::new(tour))
            .add_plugins(veillee::tour::plugin);
    }
    veillee::one_thread(&mut app);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
