//! How well an opponent plays.

use serde::{Deserialize, Serialize};

/// What the set-up screen offers for a seat that nobody sits on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Sees what lies before it, and not always that.
    Easy,
    /// Judges every move with care, and looks no further.
    #[default]
    Medium,
    /// Looks ahead for a moment.
    Hard,
    /// Looks ahead for as long as anybody would wait.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// As it is typed and saved.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of this [`name`](Self::name).
    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == text)
    }
}
