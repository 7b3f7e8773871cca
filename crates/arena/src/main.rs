//! `arena`: the games without a window, for people who tune rules and AIs.

mod contest;
mod list;
mod perft;
mod playouts;
mod puzzles;
mod record;
mod thoughts;
mod transcript;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use veillee_rules::ai::Level;
use veillee_rules::engine::{Config, Ruleset, Setup};
use veillee_rules::games::{self, GameVisitor};
use veillee_rules::puzzles::Wanted;

/// Play the games of Veillée without a window.
#[derive(Parser)]
#[command(name = "arena", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print the games there are as JSON lines: names, numbers of players, options of a short game.
    Games,
    /// Count the move sequences from the start of a game, depth by depth.
    Perft {
        #[command(flatten)]
        table: Table,
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
        /// Ask after every so many moves; spread over the whole game if not given.
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        every: Option<u64>,
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
    /// Look for puzzles, and print each as it is found, the way the games' files have them.
    Puzzles {
        /// By its name.
        #[arg(value_parser = games::IDS.to_vec())]
        game: String,
        /// How many to look for.
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=10_000))]
        count: u64,
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Only those that teach this.
        #[arg(long)]
        theme: Option<String>,
        /// Only those whose first move this level finds, and none below it.
        #[arg(long, value_parser = level)]
        grade: Option<Level>,
        /// Look at those that ship instead, with full care, and count them.
        #[arg(long, conflicts_with_all = ["count", "seed", "theme", "grade"])]
        check: bool,
    },
    /// Replay a record (a file, or - for standard input) and print it in readable notation.
    Record { file: String },
}

/// Which game, and how it is set up.
#[derive(Args, Clone)]
struct Table {
    /// By its name.
    #[arg(value_parser = games::IDS.to_vec())]
    game: String,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    players: Option<u8>,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A short game, by the options that the game knows for that.
    #[arg(long)]
    quick: bool,
    /// A house rule, as KEY=VALUE; may be given several times.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
}

impl Table {
    fn config<G: Ruleset>(&self) -> Result<G::Config, String> {
        let players = self.players.unwrap_or(*G::Config::PLAYERS.start());
        let mut setup = Setup::for_players(players);
        if self.quick {
            let quick = G::Config::QUICK.iter();
            let quick = quick.map(|(key, value)| (key.to_string(), value.to_string()));
            setup.options.extend(quick);
        }
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| format!("\"{option}\" is not of the form KEY=VALUE"))?;
            setup.options.insert(key.to_string(), value.to_string());
        }
        G::Config::from_setup(&setup).map_err(|error| error.to_string())
    }
}

fn level(text: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::name).join(", ");
    Level::parse(text).ok_or_else(|| format!("it can be {names}"))
}

/// What went wrong, in one line; `Ok` when the reader of a pipe left early.
type Done = Result<(), String>;

fn visit(game: &str, visitor: impl GameVisitor<Output = Done>) -> Done {
    games::visit(game, visitor).unwrap_or_else(|| Err(format!("there is no game \"{game}\"")))
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.command {
        Command::Games => list::print(),
        Command::Perft { table, depth } => visit(
            &table.game,
            perft::Perft {
                table,
                depth: *depth,
            },
        ),
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
        Command::Puzzles {
            game, check: true, ..
        } => puzzles::check(game),
        Command::Puzzles {
            game,
            count,
            seed,
            theme,
            grade,
            check: false,
        } => {
            let wanted = Wanted {
                seed: *seed,
                count: *count as usize,
                theme: theme.clone(),
                grade: *grade,
            };
            visit(game, puzzles::Puzzles { wanted })
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
