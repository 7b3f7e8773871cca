//! The app without a window.

mod contrast;
mod curtain;
mod demo;
mod fan;
mod first_moves;
mod hands;
mod help;
mod juice;
mod keeping;
mod links;
mod looking;
mod menus;
mod mirror;
mod puzzles;
mod results;
mod resuming;
mod review;
mod score;
mod setup;
mod sizes;
mod skip_layout;
mod sounds;
mod words;

use veillee::catalogue::Entry;
use veillee::games::catalogue;

/// The games there are.
fn games() -> Vec<Entry> {
    catalogue().iter().cloned().collect()
}

/// For what does not depend on the game.
fn any_game() -> Entry {
    catalogue().get_or_first("").clone()
}
