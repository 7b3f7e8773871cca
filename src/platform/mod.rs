//! The only home of what differs between one kind of machine and another.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod command_line;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod native;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub use native::*;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod web;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use web::*;

use std::path::PathBuf;

use crate::locale::{Language, Words};
use crate::play::StartMatch;
use crate::theme::motion::Speed;

/// What whoever started the program asked for, checked.
#[derive(Default)]
pub struct Asked {
    pub language: Option<Language>,
    pub speed: Option<Speed>,
    /// The window.
    pub size: (u32, u32),
    pub begin: Option<StartMatch>,
    /// A wish that cannot be granted, for the title to tell.
    pub trouble: Option<Words>,
    pub tour: Option<TourWish>,
    /// The table plays by itself.
    pub demo: bool,
}

/// Pictures of a game's moments, or of every screen, into a folder.
pub struct TourWish {
    pub folder: PathBuf,
    pub game: Option<String>,
    /// Also note what is written where, and take every picture without it.
    pub texts: bool,
}

/// A wish that stops the start, and the language to say so in.
pub struct Refused {
    pub language: Language,
    pub words: Words,
}

/// Where opponents think. It never changes what they think.
#[derive(bevy::prelude::Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// On another thread.
    Pool,
    /// In a worker of the page.
    Worker,
    /// In a slice of every frame.
    Slices,
}

/// Something the world outside the game has to say, in its own time.
#[derive(bevy::prelude::Message, Clone, PartialEq, Debug)]
pub enum Heard {
    /// The game was put away.
    Hidden,
    /// The button that goes back.
    Back,
    /// A button, by its number in the mirror.
    Press(String),
    /// A move, by its number in the mirror with this stamp.
    Move { number: usize, stamp: u64 },
    /// The text of an exported file.
    Import(String),
    /// Can the whole screen be had?
    FullScreen(bool),
    /// Somebody is there: the game may begin.
    Go,
    /// What the worker thought of, when it was asked under this number; nothing if it cannot
    /// think.
    Thought { number: u64, answer: Option<String> },
}
