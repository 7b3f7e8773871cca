//! Songo, by the numbers of its rules page.

mod ending;
#[path = "../helpers/mod.rs"]
mod helpers;
mod opponents;
mod perft;
mod promises;
mod puzzles;
mod records;
mod reviews;
mod solidarity;
mod sowing;
mod start;
mod tries;
mod vectors;

use veillee_rules::engine::{
    Config, GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer,
};
use veillee_rules::games::songo::{Cause, Cell, Event, Reason, Songo, SongoConfig};
use veillee_rules::games::songo::{NORTH, SOUTH};

fn cell(text: &str) -> Cell {
    Cell::try_from(text.to_string()).unwrap()
}

/// The board `N0..N6/S0..S6`, with the owner of `first` to move.
fn game(position: &str, first: Seat, options: &[(&str, &str)]) -> Songo {
    let mut config = SongoConfig::default();
    for (key, value) in options {
        config.set(key, value).unwrap();
    }
    config.set_position(position).unwrap();
    let first = if first == SOUTH { "south" } else { "north" };
    config.set("first", first).unwrap();
    Songo::start(&config, 0, &mut Nobody).unwrap()
}

fn board(songo: &Songo) -> String {
    let view = songo.view(Viewer::Public);
    let row = |row: [u8; 7]| row.map(|seeds| seeds.to_string()).join(" ");
    format!("{}/{}", row(view.north), row(view.south))
}

fn refused(before: &str, played: &str) -> Reason {
    let played = cell(played);
    game(before, played.seat(), &[])
        .why_illegal(&played)
        .unwrap()
}

fn legal(songo: &Songo) -> String {
    let mut moves = Vec::new();
    songo.legal_moves(&mut moves);
    let moves: Vec<String> = moves.iter().map(Cell::to_string).collect();
    moves.join(" ")
}
