//! The only home of what differs between one kind of machine and another.

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod native;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub use native::*;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod web;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use web::*;

use bevy::prelude::*;

/// Where opponents think. It never changes what they think.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// On another thread.
    Pool,
    /// In a worker of the page.
    Worker,
    /// In a slice of every frame.
    Slices,
}

/// Something the world outside the game has to say, in its own time.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Heard {
    /// The game was put away.
    Hidden,
    /// The button that goes back.
    Back,
    /// A button, by its number in the mirror.
    Press(String),
    /// A move, by its number in the mirror for this ply.
    Move { number: usize, ply: usize },
    /// The text of an exported file.
    Import(String),
    /// The link is on the clipboard.
    Copied,
    /// Can the whole screen be had?
    FullScreen(bool),
    /// Somebody is there: the game may begin.
    Go,
    /// What the worker thought of, when it was asked under this number; nothing if it cannot
    /// think.
    Thought { number: u64, answer: Option<String> },
}

/// Somebody is there, and sound may be played.
#[derive(Resource)]
pub struct Present(pub bool);

/// Can the whole screen be had?
#[derive(Resource, Default, PartialEq)]
pub struct CanFillScreen(pub bool);

/// Is this frame drawn? A window that draws nothing may rest.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Draws(pub bool);

/// Which day it is for whoever sits there, counted from any one on; `None` where nobody knows.
#[derive(Resource, Clone, Copy)]
pub struct Calendar(pub fn() -> Option<i64>);

/// The mouse's pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cursor {
    #[default]
    Arrow,
    Hand,
    Fist,
}

impl Cursor {
    pub const ALL: [Cursor; 3] = [Cursor::Arrow, Cursor::Hand, Cursor::Fist];

    /// As its picture is called (`assets/art/cursors.py`).
    pub fn name(self) -> &'static str {
        match self {
            Cursor::Arrow => "arrow",
            Cursor::Hand => "hand",
            Cursor::Fist => "fist",
        }
    }

    /// The point of it that points, from the corner of its picture. The page's style sheet says
    /// the same.
    pub fn point(self) -> (u16, u16) {
        match self {
            Cursor::Arrow => (5, 4),
            Cursor::Hand => (12, 3),
            Cursor::Fist => (15, 15),
        }
    }
}
