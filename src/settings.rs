//! What a person has chosen for good.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::locale::{Language, Locale};
use crate::motion::Speed;
use crate::storage::{self, Loaded, Shelf};

#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None`: the system's.
    pub language: Option<Language>,
    pub speed: Speed,
    pub reduced_motion: bool,
    /// 0 to 10.
    pub music: u8,
    /// 0 to 10.
    pub effects: u8,
    pub muted: bool,
    /// A phone shakes a little at great moments.
    pub vibration: bool,
    /// Opponents say why they play what they play.
    pub explain: bool,
    /// A television: everything is larger.
    pub from_afar: bool,
    /// Games that somebody has been offered a lesson of.
    pub offered: BTreeSet<String>,
    /// Whoever begins with a game is helped.
    pub first_moves: bool,
    /// How many games of a kind have been played to their end, as far as that matters for it.
    pub finished: BTreeMap<String, u8>,
    /// The words of games that have been explained.
    pub met: BTreeSet<String>,
    /// The game the title shows first; any if nobody has chosen yet.
    pub last_game: String,
    /// Names by seat, as last used.
    pub names: Vec<String>,
    /// What only one game asks for, by the key of its [`Switch`]; and whatever a later version
    /// has written.
    #[serde(flatten)]
    pub others: BTreeMap<String, Value>,
}

/// Something only one game asks for: on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// As it is kept.
    pub key: &'static str,
    /// The key of its words.
    pub words: &'static str,
    pub default: bool,
}

impl Settings {
    pub fn is_on(&self, switch: &Switch) -> bool {
        let chosen = self.others.get(switch.key).and_then(Value::as_bool);
        chosen.unwrap_or(switch.default)
    }

    /// Has somebody still to find their way about this game?
    pub fn is_new_to(&self, game: &str) -> bool {
        let finished = self.finished.get(game).copied().unwrap_or_default();
        self.first_moves && finished < FIRST_GAMES
    }

    pub fn has_finished(&mut self, game: &str) {
        let finished = self.finished.entry(game.to_string()).or_default();
        *finished = finished.saturating_add(1).min(FIRST_GAMES);
    }

    /// No more help with it.
    pub fn knows(&mut self, game: &str) {
        self.finished.insert(game.to_string(), FIRST_GAMES);
    }

    /// Help for whoever begins; once more from the beginning, if it has been switched on again.
    pub fn help_with_first_moves(&mut self, on: bool) {
        self.first_moves = on;
        if on {
            self.finished.clear();
            self.met.clear();
        }
    }

    pub fn turn(&mut self, switch: &Switch, on: bool) {
        self.others.insert(switch.key.to_string(), on.into());
    }
}

/// After so many games of a kind nobody needs help with it any more.
const FIRST_GAMES: u8 = 2;

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            speed: Speed::Normal,
            reduced_motion: false,
            music: 8,
            effects: 10,
            muted: false,
            vibration: true,
            explain: false,
            from_afar: false,
            offered: BTreeSet::new(),
            first_moves: true,
            finished: BTreeMap::new(),
            met: BTreeSet::new(),
            last_game: String::new(),
            names: Vec::new(),
            others: BTreeMap::new(),
        }
    }
}

/// The language of the system, for those who have not chosen.
#[derive(Resource, Clone, Copy)]
pub struct SystemLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<SystemLanguage>() {
        app.insert_resource(SystemLanguage(Language::En));
    }
    app.init_resource::<Settings>()
        .add_systems(PreStartup, load)
        .add_systems(Update, keep.run_if(resource_changed::<Settings>));
}

fn load(
    shelf: Res<Shelf>,
    mut settings: ResMut<Settings>,
    mut trouble: ResMut<crate::storage::StartTrouble>,
    overrides: Option<ResMut<Overrides>>,
) {
    match shelf.load::<Settings>(storage::SETTINGS) {
        Loaded::Found(found) => *settings = found,
        Loaded::Nothing => {}
        Loaded::Damaged(words) => trouble.0.push(words),
    }
    settings.music = settings.music.min(10);
    settings.effects = settings.effects.min(10);
    if let Some(mut overrides) = overrides {
        overrides.put_on(&mut settings);
    }
}

/// What the command line asks for, this once.
#[derive(Resource, Clone, Copy, Default)]
pub struct Overrides {
    pub language: Option<Language>,
    pub speed: Option<Speed>,
    /// What had been chosen, and still is for the next time.
    instead_of: (Option<Language>, Speed),
}

impl Overrides {
    pub fn new(language: Option<Language>, speed: Option<Speed>) -> Overrides {
        Overrides {
            language,
            speed,
            ..default()
        }
    }

    pub fn put_on(&mut self, settings: &mut Settings) {
        self.instead_of = (settings.language, settings.speed);
        settings.language = self.language.or(settings.language);
        settings.speed = self.speed.unwrap_or(settings.speed);
    }

    /// The settings without what was asked for this once.
    pub fn taken_from(&self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        if self.language.is_some() && self.language == settings.language {
            settings.language = self.instead_of.0;
        }
        if self.speed == Some(settings.speed) {
            settings.speed = self.instead_of.1;
        }
        settings
    }
}

/// Every change holds at once and is kept.
fn keep(
    settings: Res<Settings>,
    shelf: Res<Shelf>,
    system: Res<SystemLanguage>,
    overrides: Option<Res<Overrides>>,
    mut locale: ResMut<Locale>,
    mut pace: ResMut<crate::motion::Pace>,
) {
    let language = settings.language.unwrap_or(system.0);
    if locale.language() != language {
        *locale = locale.in_language(language);
    }
    pace.speed = settings.speed;
    pace.reduced = settings.reduced_motion;
    match overrides {
        Some(overrides) => shelf.save(storage::SETTINGS, &overrides.taken_from(&settings)),
        None => shelf.save(storage::SETTINGS, &*settings),
    };
}
