//! `arena`: the games without a window, for people who tune rules and AIs.

mod contest;
mod playouts;
mod record;
mod thoughts;
mod transcript;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use veillee::engine::{Config, Nobody, Ruleset, Setup};
use veillee::games::songo::{self, Songo, SongoConfig};
use veillee::games::{self, GameVisitor};

/// Play the games of Veillée without a window.
#[derive(Parser)]
#[command(name = "arena", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the move sequences of Songo from the start, South to move.
    Perft {
        #[arg(value_parser = ["songo"])]
        game: String,
        #[arg(value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
    },
    /// Play random games as fast as possible and print games and plies per second.
    Playouts {
        #[command(flatten)]
        table: Table,
        /// How many games to play.
        #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
    },
    /// Print random games as JSON lines: configuration, then every state, choice and event.
    Transcript {
        #[command(flatten)]
        table: Table,
        /// How many games to play, with one seed after the other.
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
    },
    /// Print what every level would play, and why, here and there in a random game.
    Thoughts {
        #[command(flatten)]
        table: Table,
        /// Ask after every so many moves.
        #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u64).range(1..))]
        every: u64,
        /// Ask so many times.
        #[arg(long, default_value_t = 5)]
        count: u64,
    },
    /// Play AIs against each other: the same deals from every side of the table.
    Match {
        #[command(flatten)]
        table: Table,
        /// Who plays, seat by seat: easy, medium, hard, expert, random, cheat.
        #[arg(long, value_delimiter = ',', required = true)]
        seats: Vec<contest::Kind>,
        /// How many games, rounded up to whole deals.
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
    },
    /// Work out what the last few seeds of Songo are worth, and write that to a file.
    Endings { file: String },
    /// Replay a record (a file, or - for standard input) and print it in readable notation.
    Record { file: String },
}

/// Which game, and how it is set up.
#[derive(Args, Clone)]
struct Table {
    /// songo, sovango, sar-zan, soon or swoop.
    #[arg(value_parser = games::IDS.to_vec())]
    game: String,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    players: Option<u8>,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A house rule, as KEY=VALUE; may be given several times.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
}

impl Table {
    fn config<G: Ruleset>(&self) -> Result<G::Config, String> {
        let players = self.players.unwrap_or(*G::Config::PLAYERS.start());
        let mut setup = Setup::for_players(players);
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| format!("\"{option}\" is not of the form KEY=VALUE"))?;
            setup.options.insert(key.to_string(), value.to_string());
        }
        G::Config::from_setup(&setup).map_err(|error| error.to_string())
    }
}

/// What went wrong, in one line; `Ok` when the reader of a pipe left early.
type Done = Result<(), String>;

fn visit(game: &str, visitor: impl GameVisitor<Output = Done>) -> Done {
    games::visit(game, visitor).unwrap_or_else(|| Err(format!("there is no game \"{game}\"")))
}

fn perft(depth: u32) -> Done {
    let mut config = SongoConfig::default();
    config
        .set("first", "south")
        .map_err(|error| error.to_string())?;
    let songo = Songo::start(&config, 0, &mut Nobody).map_err(|error| error.to_string())?;
    for depth in 1..=depth {
        let start = std::time::Instant::now();
        let nodes = songo.perft(depth);
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "depth {depth:2}  {nodes:>14} nodes  {:>12.0} nodes/s",
            nodes as f64 / seconds.max(1e-9)
        );
    }
    Ok(())
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.command {
        Command::Perft { depth, .. } => perft(*depth),
        Command::Endings { file } => std::fs::write(file, songo::ai::work_out_endings())
            .map_err(|error| format!("{file}: {error}")),
        Command::Playouts { table, games } => visit(
            &table.game,
            playouts::Playouts {
                table,
                games: *games,
            },
        ),
        Command::Transcript { table, games } => visit(
            &table.game,
            transcript::Transcript {
                table,
                games: *games,
            },
        ),
        Command::Thoughts {
            table,
            every,
            count,
        } => visit(
            &table.game,
            thoughts::Thoughts {
                table,
                every: *every,
                count: *count,
            },
        ),
        Command::Match {
            table,
            seats,
            games,
        } => {
            let table = &Table {
                players: Some(seats.len().min(u8::MAX.into()) as u8),
                ..table.clone()
            };
            visit(
                &table.game,
                contest::Contest {
                    table,
                    seats,
                    games: *games,
                },
            )
        }
        Command::Record { file } => record::print(file),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("arena: {why}");
            ExitCode::FAILURE
        }
    }
}
