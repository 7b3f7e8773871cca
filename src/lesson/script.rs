//! What a lesson is: data beside its game. A position to begin from, and from there sentence after
//! sentence, with the moves that belong to them.

use serde::Deserialize;
use serde_json::Value;

use crate::action::PieceKey;

/// A lesson, from one position to the next.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub chapters: Vec<Chapter>,
}

/// A stretch of one game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The game up to here: a record as JSON, or as a link's text.
    record: Value,
    pub steps: Vec<Step>,
}

impl Chapter {
    /// The record as text.
    pub fn record(&self) -> String {
        match &self.record {
            Value::String(link) => link.clone(),
            page => page.to_string(),
        }
    }
}

/// A sentence, and what is done about it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The sentence: the end of its key, after `{game}-lesson-`.
    pub say: String,
    /// What it is about.
    #[serde(default)]
    pub point: Vec<Point>,
    /// The move that whoever learns makes now. Without one there is only something to read.
    pub play: Option<Value>,
    /// It has to be found: the light comes only to those who did not find it at once.
    #[serde(default)]
    pub find: bool,
    /// What is said of any other move, likewise.
    pub wrong: Option<String>,
    /// What the table then plays by itself.
    #[serde(default)]
    pub then: Vec<Value>,
}

/// Something of the table.
#[derive(Deserialize, Clone, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The plate of this seat.
    Seat(u8),
    /// What can be pressed, as its game writes it.
    Piece(Value),
}

impl Point {
    /// What it is called where the game is not known.
    pub fn key(&self) -> Option<PieceKey> {
        match self {
            Point::Seat(_) => None,
            Point::Piece(piece) => Some(PieceKey::of(piece)),
        }
    }
}

impl Lesson {
    pub fn read(text: &str) -> Result<Lesson, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// How many sentences there are.
    pub fn len(&self) -> usize {
        self.chapters
            .iter()
            .map(|chapter| chapter.steps.len())
            .sum()
    }

    /// There is nothing to learn.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
