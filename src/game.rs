//! What makes a game one of ours: its rules and opponents come from the rules' crate, its stage
//! and its words are its own, and here it says what else belongs to it.

use bevy::prelude::*;
use veillee_rules::engine::{Config, Record, RecordError, Setup};
use veillee_rules::puzzles::read_shipped;

use crate::audio::EVENING;
use crate::catalogue::Entry;
use crate::locale::{Texts, Words};
use crate::plan::{MatchPlan, StartMatch};
use crate::primer::Part;
use crate::settings::Switch;
use crate::table::director::Stage;
use crate::theme::SpriteName;
use crate::{lesson, menus, mirror, play, puzzle, review, screens, table};

/// A game that can be put on the title. `games!` in the app lists them.
pub trait Game: Stage {
    const TEXTS: Texts;

    /// Its atlases, each with its sheet of contents.
    const ATLASES: &'static [(&'static str, &'static str)] = &[];

    /// Its own sounds, and how many takes of each there are.
    const EFFECTS: &'static [(&'static str, u32)] = &[];

    /// Those of them that are great moments: the music makes room for them.
    const MOMENTS: &'static [&'static str] = &[];

    /// What is played at its table.
    const MUSIC: &'static str = EVENING;

    /// What it asks of a person besides the settings of all games.
    const SWITCHES: &'static [Switch] = &[];

    /// What stands for it where there is little room: a sprite of its first atlas, or an icon.
    const EMBLEM: &'static str = "cards";

    /// What its help shows, part for part as `{id}-help-1`, `-2`… tell it.
    const HELP: &'static [Part] = &[];

    /// The words of its glossary, by the code in their texts: `{id}-word-{code}` is the word,
    /// `{id}-word-{code}-means` what it means.
    const WORDS: &'static [&'static str] = &[];

    /// Its lesson, as [`Lesson::read`](crate::lesson::script::Lesson::read) reads it.
    const LESSON: Option<&'static str> = None;

    /// What the set-up screen adds about a game as it is set up.
    fn setup_note(_config: &Self::Config) -> Option<Words> {
        None
    }

    /// The sprite that marks a side of the board, in games that have sides.
    fn side_mark(_seat: usize) -> Option<SpriteName<'static>> {
        None
    }

    /// What `--tour` shows of it.
    #[cfg(feature = "dev")]
    fn tour() -> Vec<crate::tour::Stop> {
        Vec::new()
    }
}

impl Entry {
    pub fn of<G: Game>() -> Entry {
        Entry {
            id: G::ID,
            players: G::Config::PLAYERS,
            usual_players: G::Config::USUAL_PLAYERS,
            texts: G::TEXTS,
            atlases: G::ATLASES,
            effects: G::EFFECTS,
            moments: G::MOMENTS,
            music: G::MUSIC,
            switches: G::SWITCHES,
            emblem: G::EMBLEM,
            help: G::HELP,
            words: G::WORDS,
            lesson: G::LESSON,
            puzzles: || read_shipped::<G>().flatten().collect(),
            check: |setup| G::Config::from_setup(setup).map(|_| ()),
            options: options::<G>,
            setup_note: |setup| G::setup_note(&G::Config::from_setup(setup).ok()?),
            side_mark: G::side_mark,
            load: load::<G>,
            plugin: plugin::<G>,
        }
    }
}

/// An option that no longer fits the number of players falls back to its default.
fn options<G: Game>(setup: &Setup) -> Vec<veillee_rules::engine::OptionSpec> {
    let plain = || G::Config::from_setup(&Setup::for_players(setup.players));
    let config = G::Config::from_setup(setup).or_else(|_| plain());
    config.map(|config| config.options()).unwrap_or_default()
}

fn load<G: Game>(text: &str) -> Result<StartMatch, RecordError> {
    let (record, _) = Record::<G>::read(text)?;
    let mut plan = MatchPlan::new(G::ID, record.config.players(), record.seed);
    plan.setup = record.config.to_setup();
    Ok(StartMatch {
        plan,
        record: Some(record.to_json()),
    })
}

/// Everything a game needs to be played: its match, its director, its words.
fn plugin<G: Game>(app: &mut App) {
    play::game_plugin::<G>(app, G::OFFERS);
    table::director::game_plugin::<G>(app);
    menus::log::game_plugin::<G>(app);
    lesson::game_plugin::<G>(app);
    puzzle::game_plugin::<G>(app);
    screens::results::game_plugin::<G>(app);
    review::game_plugin::<G>(app);
    mirror::game_plugin::<G>(app);
    G::plugin(app);
    #[cfg(feature = "dev")]
    {
        let mut stops = crate::tour::puzzles::of_a_puzzle::<G>();
        stops.extend(crate::tour::of_a_review::<G>());
        stops.extend(G::tour());
        crate::tour::add_stops(app, G::ID, stops);
    }
}
