//! A sixth game, written outside the program and put on its title with one line: the proof that a
//! game is a folder and a line. `docs/adding-a-game.md` walks through it.

mod by_hand;
mod evening;
mod guide;
#[path = "../../crates/rules/tests/helpers/mod.rs"]
mod helpers;
mod keeping;
mod promises;
mod rule_by_rule;
mod rules;
mod secrets;
mod table;
mod texts;
mod title;

use veillee::catalogue::{Catalogue, Entry};

/// The games of the program, and one more.
fn games() -> Catalogue {
    veillee::games::catalogue().and(Entry::of::<rules::Douze>())
}
