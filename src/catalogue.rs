//! The games there are. Whoever builds the program hands in the list; nothing else in this crate
//! knows a game by its name.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use veillee_rules::engine::config::ConfigError;
use veillee_rules::engine::{OptionSpec, RecordError, Setup};
use veillee_rules::puzzles::Puzzle;

use crate::audio::Sounds;
use crate::locale::{Texts, Words};
use crate::plan::StartMatch;
use crate::primer::Part;
use crate::settings::Switch;
use crate::theme::SpriteName;

/// A game, free of its types: what is asked of a game that is only known by its name.
#[derive(Clone)]
pub struct Entry {
    pub id: &'static str,
    pub players: RangeInclusive<u8>,
    /// How many usually sit down to it.
    pub usual_players: u8,
    pub texts: Texts,
    /// Its atlases, each with its sheet of contents.
    pub atlases: &'static [(&'static str, &'static str)],
    /// Its own sounds, and how many takes of each there are.
    pub effects: &'static [(&'static str, u32)],
    /// Those of them that are great moments.
    pub moments: &'static [&'static str],
    /// What is played at its table.
    pub music: &'static str,
    /// What it asks of a person besides the settings of all games.
    pub switches: &'static [Switch],
    /// What stands for it where there is little room: a sprite of its first atlas, or an icon.
    pub emblem: &'static str,
    /// What its help shows, part for part.
    pub help: &'static [Part],
    /// The codes of the words of its glossary.
    pub words: &'static [&'static str],
    /// Its lesson, if it has one.
    pub lesson: Option<&'static str>,
    /// Its puzzles, in the order in which they are listed; most games have none.
    pub puzzles: fn() -> Vec<Puzzle>,
    /// Can it be played like this?
    pub check: fn(&Setup) -> Result<(), ConfigError>,
    /// The house rules that can be chosen, with those chosen already.
    pub options: fn(&Setup) -> Vec<OptionSpec>,
    /// What the set-up screen adds about a game as it is set up.
    pub setup_note: fn(&Setup) -> Option<Words>,
    /// The sprite that marks a side of the board, in games that have sides.
    pub side_mark: fn(usize) -> Option<SpriteName<'static>>,
    /// A match from a record, as JSON or as a link's text.
    pub load: fn(&str) -> Result<StartMatch, RecordError>,
    pub plugin: fn(&mut App),
}

/// All games, in the order of the title screen.
#[derive(Resource, Clone)]
pub struct Catalogue {
    first: Entry,
    others: Vec<Entry>,
}

impl Catalogue {
    /// There is at least one game.
    pub fn new(first: Entry) -> Catalogue {
        Catalogue {
            first,
            others: Vec::new(),
        }
    }

    /// The same with one game more.
    pub fn and(mut self, entry: Entry) -> Catalogue {
        self.others.push(entry);
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = &Entry> {
        std::iter::once(&self.first).chain(&self.others)
    }

    pub fn get(&self, id: &str) -> Option<&Entry> {
        self.iter().find(|entry| entry.id == id)
    }

    /// The game of this name, or else the first.
    pub fn get_or_first(&self, id: &str) -> &Entry {
        self.get(id).unwrap_or(&self.first)
    }

    pub fn len(&self) -> usize {
        1 + self.others.len()
    }

    /// Never: there is at least one game.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Every sound there is.
    pub fn sounds(&self) -> Sounds {
        Sounds::with(
            self.iter().flat_map(|game| game.effects).copied(),
            self.iter().flat_map(|game| game.moments).copied(),
            self.iter().map(|game| (game.id, game.music)),
        )
    }

    pub fn texts(&self) -> Vec<Texts> {
        self.iter().map(|entry| entry.texts).collect()
    }
}
