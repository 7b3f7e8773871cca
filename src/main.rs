//! The program: command line, window, run.

use std::path::PathBuf;
use std::process::ExitCode;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use clap::Parser;
use veillee::engine::config::ConfigError;
use veillee::engine::record::RecordError;
use veillee::engine::{Record, Ruleset, Setup};
use veillee::games::{self, GameVisitor};
use veillee::locale::{Language, Locale, Words};
use veillee::platform;
use veillee::play::errors::{config_words, record_words};
use veillee::play::{MatchPlan, Player, StartMatch};
use veillee::screens::loading::BeginWith;
use veillee::settings::{Overrides, SystemLanguage};
use veillee::theme::motion::Speed;
use veillee::tour::Tour;

/// Veillée: five games round one table.
#[derive(Parser)]
#[command(name = "veillee", version)]
struct Cli {
    /// Begin with this game instead of the title: songo, sovango, sar-zan, soon or swoop.
    game: Option<String>,
    /// Who plays: human, ai or ai:LEVEL for each seat, separated by commas.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// A house rule, as KEY=VALUE; may be given several times.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    #[arg(long)]
    seed: Option<u64>,
    /// off, 0.5, 1, 2 or 4.
    #[arg(long)]
    speed: Option<String>,
    /// The window, as WIDTHxHEIGHT.
    #[arg(long, value_name = "WxH")]
    size: Option<String>,
    /// fr or en.
    #[arg(long)]
    lang: Option<String>,
    /// Go on with a record: a file, as JSON or as a link.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Walk through every screen (with a game: through its moments), write numbered pictures
    /// into this folder, and leave.
    #[arg(long, value_name = "DIR")]
    tour: Option<PathBuf>,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let system = platform::system_language();
    let language = match cli.lang.as_deref() {
        None => None,
        Some(tag) => match Language::from_tag(tag) {
            Some(language) => Some(language),
            None => return complain(system, Words::new("error-language").with("tag", tag)),
        },
    };
    let spoken = language.unwrap_or(system);
    let prepared = match prepare(&cli) {
        Ok(prepared) => prepared,
        Err(words) => return complain(spoken, words),
    };
    if !platform::has_display() {
        return complain(spoken, Words::new("error-no-display"));
    }
    run(cli, prepared, system, language)
}

fn complain(language: Language, words: Words) -> ExitCode {
    eprintln!("veillee: {}", Locale::new(language).say(&words));
    ExitCode::FAILURE
}

/// What the command line asks for, checked.
struct Prepared {
    speed: Option<Speed>,
    size: (u32, u32),
    begin: Option<StartMatch>,
}

fn prepare(cli: &Cli) -> Result<Prepared, Words> {
    let speed = match &cli.speed {
        None => None,
        Some(text) => Some(
            Speed::parse(text)
                .ok_or_else(|| Words::new("error-speed").with("speed", text.as_str()))?,
        ),
    };
    let size = match &cli.size {
        None => (1280, 800),
        Some(text) => {
            parse_size(text).ok_or_else(|| Words::new("error-size").with("size", text.as_str()))?
        }
    };
    let begin = match &cli.load {
        Some(file) => Some(load(file)?),
        None => begin(cli)?,
    };
    Ok(Prepared { speed, size, begin })
}

fn parse_size(text: &str) -> Option<(u32, u32)> {
    let (width, height) = text.split_once(['x', '×'])?;
    let (width, height) = (width.parse().ok()?, height.parse().ok()?);
    ((200..=8192).contains(&width) && (200..=8192).contains(&height)).then_some((width, height))
}

/// The game named on the command line, with its seats and options.
fn begin(cli: &Cli) -> Result<Option<StartMatch>, Words> {
    let Some(game) = &cli.game else {
        return Ok(None);
    };
    if !games::IDS.contains(&game.as_str()) {
        return Err(Words::new("error-game").with("game", game.as_str()));
    }
    if !games::has_table(game) {
        return Err(Words::new("error-no-table").with("game", game.as_str()));
    }
    let players: Vec<Player> = cli
        .seats
        .iter()
        .map(|seat| {
            Player::parse(seat).ok_or_else(|| Words::new("error-seat").with("seat", seat.as_str()))
        })
        .collect::<Result<_, _>>()?;
    let count = match players.len() {
        0 => games::usual_players(game),
        count => u8::try_from(count).unwrap_or(u8::MAX),
    };
    let mut setup = Setup::for_players(count);
    for option in &cli.options {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Words::new("error-option").with("option", option.as_str()))?;
        setup.options.insert(key.to_string(), value.to_string());
    }
    if let Some(Err(why)) = games::visit(game, Check(&setup)) {
        return Err(Words::new("error-start").with("why", config_words(&why)));
    }
    let seed = cli.seed.unwrap_or_else(platform::random_seed);
    let mut plan = MatchPlan::new(game, count, seed);
    plan.setup = setup;
    for (seat, player) in plan.seats.iter_mut().zip(players) {
        seat.player = player;
    }
    Ok(Some(StartMatch { plan, record: None }))
}

struct Check<'a>(&'a Setup);

impl GameVisitor for Check<'_> {
    type Output = Result<(), ConfigError>;
    fn visit<G: Ruleset>(self) -> Self::Output {
        use veillee::engine::Config;
        G::Config::from_setup(self.0).map(|_| ())
    }
}

/// A record on file.
fn load(file: &PathBuf) -> Result<StartMatch, Words> {
    let trouble = |why: Words| {
        Words::new("error-load")
            .with("file", file.display().to_string())
            .with("why", why)
    };
    let text = std::fs::read_to_string(file).map_err(|error| {
        trouble(Words::new(match error.kind() {
            std::io::ErrorKind::NotFound => "error-file-missing",
            std::io::ErrorKind::InvalidData => "error-record",
            _ => "error-file-unreadable",
        }))
    })?;
    let in_words = |error: RecordError| trouble(record_words(&error));
    let game = veillee::engine::record::game_of(&text).map_err(in_words)?;
    if !games::has_table(&game) {
        return Err(Words::new("error-no-table").with("game", game));
    }
    match games::visit(&game, Load(&text)) {
        Some(loaded) => loaded.map_err(in_words),
        None => Err(Words::new("error-game").with("game", game)),
    }
}

struct Load<'a>(&'a str);

impl GameVisitor for Load<'_> {
    type Output = Result<StartMatch, RecordError>;
    fn visit<G: Ruleset>(self) -> Self::Output {
        use veillee::engine::Config;
        let (record, _) = Record::<G>::read(self.0)?;
        let mut plan = MatchPlan::new(G::ID, record.config.players(), record.seed);
        plan.setup = record.config.to_setup();
        Ok(StartMatch {
            plan,
            record: Some(record.to_json()),
        })
    }
}

fn run(cli: Cli, prepared: Prepared, system: Language, language: Option<Language>) -> ExitCode {
    let mut app = App::new();
    let touring = cli.tour.is_some();
    app.add_plugins(
        DefaultPlugins
            .set(veillee::task_pools())
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Veillée".to_string(),
                    resolution: WindowResolution::new(prepared.size.0, prepared.size.1),
                    resize_constraints: bevy::window::WindowResizeConstraints {
                        min_width: 320.0,
                        min_height: 320.0,
                        ..default()
                    },
                    ..default()
                }),
                ..default()
            })
            .set(AssetPlugin {
                meta_check: AssetMetaCheck::Never,
                file_path: assets_folder(),
                ..default()
            })
            .set(LogPlugin {
                filter: "warn,wgpu=error,naga=error,symphonia=error,bevy_kira_audio=error"
                    .to_string(),
                ..default()
            }),
    );
    if touring {
        // A tour leaves no traces and finds none.
        app.insert_resource(veillee::storage::Shelf::new(
            veillee::storage::InMemory::default(),
        ));
    } else {
        app.insert_resource(platform::shelf());
    }
    app.insert_resource(SystemLanguage(system))
        .insert_resource(Overrides {
            language,
            speed: prepared.speed,
        })
        // A tour begins where it wants to.
        .insert_resource(BeginWith(prepared.begin.filter(|_| !touring)))
        .add_plugins(veillee::app_plugin);
    if let Some(folder) = cli.tour {
        app.insert_resource(Tour::new(folder, cli.game.as_deref()))
            .add_plugins(veillee::tour::plugin);
    }
    veillee::one_thread(&mut app);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Beside the program where it was installed, in the current folder, or where it was built.
fn assets_folder() -> String {
    let beside = std::env::current_exe().ok();
    let beside = beside.and_then(|exe| Some(exe.parent()?.join("assets")));
    let here = std::env::current_dir().ok().map(|here| here.join("assets"));
    let built = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    [beside, here, Some(built)]
        .into_iter()
        .flatten()
        .find(|path| path.is_dir())
        .map_or_else(|| "assets".to_string(), |path| path.display().to_string())
}
