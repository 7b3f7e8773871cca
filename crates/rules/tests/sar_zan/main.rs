//! Sar-Zan, by the numbers of its rules page.

mod combinations;
mod deal;
mod dragon;
mod ending;
#[path = "../helpers/mod.rs"]
mod helpers;
mod knowledge;
mod opening;
mod opponents;
mod owatta;
mod passing;
mod promises;
mod puzzles;
mod saved_state;
mod scoring;
mod tries;

use serde_json::{Value, json};
use veillee_rules::engine::{GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee_rules::games::sar_zan::{
    Card, Cards, Cause, Direction, Event, Line, Move, Phase, Reason, SarZan, SarZanView, Taking,
    cards_allowed,
};

use helpers::config;

fn cards(values: &[u8]) -> Cards {
    values.iter().map(|v| Card::new(*v).unwrap()).collect()
}

fn play(values: &[u8]) -> Move {
    Move::Play(cards(values))
}

/// A new game of `players` with some of its state written over.
fn try_position(players: u8, options: &[(&str, &str)], changes: Value) -> Result<SarZan, String> {
    let config = config::<SarZan>(players, options);
    let game = SarZan::start(&config, 0, &mut Nobody).unwrap();
    let mut state = serde_json::to_value(&game).unwrap();
    for (key, value) in changes.as_object().unwrap() {
        assert!(state.get(key).is_some(), "no field {key}");
        state[key] = value.clone();
    }
    serde_json::from_value(state).map_err(|error| error.to_string())
}

fn position(players: u8, options: &[(&str, &str)], changes: Value) -> SarZan {
    try_position(players, options, changes).unwrap()
}

/// Seat 0, with this hand, is to answer a combination of seat 1.
fn answering(hand: &[u8], combination: &[u8]) -> SarZan {
    position(
        2,
        &[],
        json!({
            "hands": [hand, [31]],
            "pile": [{"seat": 1, "cards": combination}],
            "phase": "answer",
            "to_move": 0,
        }),
    )
}

fn legal(game: &SarZan) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

fn apply(game: &mut SarZan, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(&m, &mut events).unwrap();
    events
}

fn view(game: &SarZan) -> SarZanView {
    game.view(Viewer::Everyone)
}

fn to_move(game: &SarZan) -> Seat {
    match game.status() {
        Status::ToMove(seat) => seat,
        over => panic!("{over:?}"),
    }
}

fn hand(game: &SarZan, seat: Seat) -> Cards {
    view(game).hands[seat.index()].cards.unwrap()
}

fn start(players: u8, seed: u64) -> (SarZan, Vec<Event>) {
    let mut events = Vec::new();
    let config = config::<SarZan>(players, &[]);
    let game = SarZan::start(&config, seed, &mut events).unwrap();
    (game, events)
}

/// The last move of a round by seat 0, who has one card and answers `pile`; what else happens
/// is up to `changes`.
fn before_owatta(options: &[(&str, &str)], changes: Value) -> SarZan {
    let mut all = json!({
        "hands": [[20], [21, 22], [23, 24, 25]],
        "pile": [{"seat": 1, "cards": [2]}, {"seat": 2, "cards": [12]}],
        "won": [[3, 4], [5, 6, 7], [8]],
        "phase": "answer",
        "to_move": 0,
        "dealer": 2,
    });
    for (key, value) in changes.as_object().unwrap() {
        all[key] = value.clone();
    }
    position(3, options, all)
}

fn round_points(events: &[Event]) -> Vec<i32> {
    let points = events.iter().filter_map(|event| match event {
        Event::RoundScored { points, .. } => Some(*points),
        _ => None,
    });
    points.collect()
}

/// Four players; seat 0 opened with 2 and the turn goes clockwise.
fn four() -> SarZan {
    position(
        4,
        &[],
        json!({
            "hands": [[3, 4, 25], [10, 11, 26], [12, 13, 27], [14, 15, 28]],
            "pile": [{"seat": 0, "cards": [2]}],
            "phase": "answer", "to_move": 1, "direction": "clockwise",
        }),
    )
}
