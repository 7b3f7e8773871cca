//! The command line of the native program.

use std::path::PathBuf;

use clap::{CommandFactory, FromArgMatches, Parser};
use veillee::catalogue::Catalogue;
use veillee::locale::{Language, Words};
use veillee::motion::Speed;
use veillee::plan::StartMatch;
use veillee::platform::has_display;
use veillee::wish::{Wish, from_record};

use super::{Asked, Refused};

#[cfg(feature = "dev")]
use veillee::tour::TourWish;

/// Veillée: many games round one table.
#[derive(Parser)]
#[command(name = "veillee", version)]
struct Cli {
    /// Begin with this game instead of the title.
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
    /// Let the table play by itself, one game after another, until somebody touches it.
    #[arg(long)]
    demo: bool,
    /// Walk through every screen (with a game: through its moments), write numbered pictures
    /// into this folder, and leave.
    #[cfg(feature = "dev")]
    #[arg(long, value_name = "DIR")]
    tour: Option<PathBuf>,
    /// With --tour: also take every picture without its texts, and note where they are.
    #[cfg(feature = "dev")]
    #[arg(long, requires = "tour")]
    texts: bool,
}

/// What the command line asks for. Where it asks for something impossible, why it is.
pub fn asked(system: Language, games: &Catalogue) -> Result<Asked, Refused> {
    let names: Vec<&str> = games.iter().map(|game| game.id).collect();
    let help = format!(
        "Begin with this game instead of the title: {}",
        names.join(", ")
    );
    let command = Cli::command().mut_arg("game", |game| game.help(help));
    let cli = match Cli::from_arg_matches(&command.get_matches()) {
        Ok(cli) => cli,
        Err(error) => error.exit(),
    };
    let language = match cli.lang.as_deref() {
        None => None,
        Some(tag) => Some(Language::from_tag(tag).ok_or_else(|| Refused {
            language: system,
            words: Words::new("error-language").with("tag", tag),
        })?),
    };
    let refused = |words| Refused {
        language: language.unwrap_or(system),
        words,
    };
    let asked = Asked {
        language,
        ..check(cli, games).map_err(refused)?
    };
    if !has_display() {
        return Err(refused(Words::new("error-no-display")));
    }
    Ok(asked)
}

fn check(cli: Cli, games: &Catalogue) -> Result<Asked, Words> {
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
    let begin = match (&cli.load, &cli.game) {
        (Some(file), _) => Some(load(file, games)?),
        (None, Some(_)) => Some(wish(&cli)?.grant(games)?),
        (None, None) => None,
    };
    Ok(Asked {
        speed,
        size,
        begin,
        demo: cli.demo,
        #[cfg(feature = "dev")]
        tour: cli.tour.map(|folder| TourWish {
            folder,
            game: cli.game,
            texts: cli.texts,
        }),
        ..Asked::default()
    })
}

fn parse_size(text: &str) -> Option<(u32, u32)> {
    let (width, height) = text.split_once(['x', '×'])?;
    let (width, height) = (width.parse().ok()?, height.parse().ok()?);
    ((200..=8192).contains(&width) && (200..=8192).contains(&height)).then_some((width, height))
}

/// The game named on the command line, with its seats and options.
fn wish(cli: &Cli) -> Result<Wish, Words> {
    let option = |text: &String| {
        let (key, value) = text
            .split_once('=')
            .ok_or_else(|| Words::new("error-option").with("option", text.as_str()))?;
        Ok((key.to_string(), value.to_string()))
    };
    Ok(Wish {
        game: cli.game.clone().unwrap_or_default(),
        seats: cli.seats.clone(),
        options: cli.options.iter().map(option).collect::<Result<_, _>>()?,
        seed: cli.seed,
    })
}

/// A record on file.
fn load(file: &PathBuf, games: &Catalogue) -> Result<StartMatch, Words> {
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
    from_record(&text, games).map_err(trouble)
}
