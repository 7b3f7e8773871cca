//! Swoop, by the numbers of its rules page.

mod blind;
mod bounds;
mod clearing;
mod deal;
#[path = "../helpers/mod.rs"]
mod helpers;
mod knowledge;
mod opponents;
mod picking_up;
mod playing;
mod playing_again;
mod promises;
mod saved_state;
mod scoring;
mod tries;

use serde_json::{Value, json};
use veillee_rules::engine::{
    Config, GameRng, Nobody, Outcome, Record, Ruleset, Seat, Seats, Status, Viewer,
};
use veillee_rules::games::swoop::{
    Card, CardSet, Chosen, Column, Columns, Event, Laid, Layout, Move, Origin, Position, Rank,
    Reason, RoundEnd, Swoop, SwoopConfig,
};

use helpers::config;
use promises::check_conserved;

fn card(text: &str) -> Card {
    Card::try_from(text.to_string()).unwrap()
}

fn rank(text: &str) -> Rank {
    Rank::try_from(text.to_string()).unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn column(number: u8) -> Column {
    Column::try_from(number).unwrap()
}

/// Four columns, "-" where nothing lies; "" is four times nothing.
fn row(text: &str) -> [Option<Card>; 4] {
    let mut row = [None; 4];
    for (at, name) in text.split_whitespace().enumerate() {
        row[at] = (name != "-").then(|| card(name));
    }
    row
}

fn chosen(hand: &str, up: &[u8]) -> Chosen {
    Chosen {
        hand: cards(hand),
        up: up.iter().copied().map(column).collect(),
    }
}

fn play(hand: &str, up: &[u8]) -> Move {
    Move::Play(chosen(hand, up))
}

fn put_down(hand: &str, up: &[u8]) -> Move {
    Move::PutDown(chosen(hand, up))
}

fn add(hand: &str, up: &[u8]) -> Move {
    Move::Add(chosen(hand, up))
}

fn blind(number: u8) -> Move {
    Move::Blind {
        column: column(number),
    }
}

fn layout(hand: &str, up: &str, down: &str) -> Layout {
    Layout {
        hand: cards(hand),
        up: row(up),
        down: row(down),
        score: 0,
    }
}

const ME: Seat = Seat(0);
const NEXT: Seat = Seat(1);

/// Four players, of whom seat 0 is to move with these cards and the others hold one each: the
/// second deck's queen, king and jack of clubs (10 points).
fn position(pile: &str, [hand, up, down]: [&str; 3]) -> Position {
    Position {
        to_move: ME,
        pile: pile.split_whitespace().map(card).collect(),
        seats: vec![
            layout(hand, up, down),
            layout("Qc1", "", ""),
            layout("Kc1", "", ""),
            layout("Jc1", "", ""),
        ],
    }
}

fn game_with(pile: &str, mine: [&str; 3], options: &[(&str, &str)]) -> Swoop {
    let config = config::<Swoop>(4, options);
    Swoop::from_position(&config, 1, &position(pile, mine)).unwrap()
}

fn game(pile: &str, mine: [&str; 3]) -> Swoop {
    game_with(pile, mine, &[])
}

fn legal(swoop: &Swoop) -> Vec<Move> {
    let mut moves = Vec::new();
    swoop.legal_moves(&mut moves);
    moves
}

fn apply(swoop: &mut Swoop, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    swoop.apply(&m, &mut events).unwrap();
    events
}

fn refused(swoop: &Swoop, m: Move) -> Reason {
    swoop.why_illegal(&m).expect("it should be refused")
}

fn hand(swoop: &Swoop, seat: Seat) -> CardSet {
    swoop.view(Viewer::Everyone).seats[seat.index()]
        .hand
        .unwrap()
}

fn pile(swoop: &Swoop) -> String {
    let pile = swoop.view(Viewer::Public).pile;
    let names: Vec<String> = pile.iter().map(Card::to_string).collect();
    names.join(" ")
}

fn swooped(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::Swoop { .. }))
}

fn round_over(events: &[Event]) -> Option<RoundEnd> {
    events.iter().find_map(|event| match event {
        Event::RoundOver { end, .. } => Some(*end),
        _ => None,
    })
}

fn over(swoop: &Swoop, winners: &[Seat]) {
    let winners: Seats = winners.iter().copied().collect();
    assert_eq!(swoop.status(), Status::Over(Outcome { winners }));
}

/// The state with one of its fields written over.
fn edited(swoop: &Swoop, field: &str, value: Value) -> Result<Swoop, serde_json::Error> {
    let mut written = serde_json::to_value(swoop).unwrap();
    written[field] = value;
    serde_json::from_value(written)
}
