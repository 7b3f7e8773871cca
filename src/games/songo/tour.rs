//! What the tour shows of Songo: the moments the look was drawn for.

use bevy::prelude::*;
use veillee_rules::ai::Level;
use veillee_rules::games::songo::{Cell, Songo};

use super::piece::Piece;
use super::preview::hold;
use crate::action::{Action, Menu, Piece as _, Screen, TableAction};
use crate::motion::Speed;
use crate::plan::{MatchPlan, Player, StartMatch};
use crate::play::Phase;
use crate::play::history::Hint;
use crate::tour::{Stop, begin_with, play_now};

fn cell(name: &str) -> Option<Cell> {
    Cell::try_from(name.to_string()).ok()
}

/// Every position holds the seventy seeds of a game: whoever counts them finds them all.
fn plan(opponent: Player, position: &str, first: &str) -> StartMatch {
    let numbers = position
        .split([' ', '/'])
        .filter_map(|number| number.parse::<u32>().ok());
    debug_assert_eq!(numbers.sum::<u32>(), 70, "{position}");
    let mut plan = MatchPlan::new("songo", 2, 1);
    plan.setup.position = Some(position.to_string());
    plan.setup
        .options
        .insert("first".to_string(), first.to_string());
    for (seat, player) in plan.seats.iter_mut().zip([Player::Human, opponent]) {
        seat.player = player;
    }
    StartMatch { plan, record: None }
}

/// A person at the near side, who begins, an opponent at the other.
fn begin(position: &str) -> Stop {
    Stop::Begin(plan(Player::Ai(Level::default()), position, "south"))
}

/// The same after this move of the opponent's.
fn answer(position: &str, name: &str) -> Vec<Stop> {
    let start = plan(Player::Ai(Level::default()), position, "north");
    let moved = cell(name).map(|cell| begin_with::<Songo>(start, 0, cell));
    moved.into_iter().collect()
}

fn play(name: &'static str) -> Stop {
    Stop::Do(Box::new(move |world: &mut World| {
        if let Some(cell) = cell(name) {
            play_now::<Songo>(world, cell);
        }
    }))
}

fn tap(name: &'static str) -> Stop {
    Stop::Do(Box::new(move |world: &mut World| {
        world.write_message_batch(cell(name).map(|cell| Piece::Cell(cell).action()));
    }))
}

fn press(name: Option<&'static str>) -> Stop {
    Stop::Do(Box::new(move |world: &mut World| {
        hold(world, name.and_then(cell))
    }))
}

pub fn stops() -> Vec<Stop> {
    // The position of the mock-ups, after the move that led to it, with the capture of nine held
    // down.
    let mut stops = answer("3 4 1 4 1 2 0/2 3 9 0 1 1 6/15 18", "N3");
    stops.extend([
        Stop::Until(Phase::Choosing),
        Stop::Frames(60),
        press(Some("S2")),
        Stop::Frames(25),
        Stop::Picture("songo-preview"),
        press(None),
        Stop::Frames(15),
        Stop::Picture("songo-choosing"),
        // Sowing under way.
        play("S2"),
        Stop::Moment(700),
        Stop::Picture("songo-sowing"),
        // On a slow machine the answer has come when the picture is written.
        Stop::UntilEither(Phase::Thinking, Phase::Choosing),
        Stop::Picture("songo-taken"),
        Stop::Until(Phase::Choosing),
        // A refused move.
        tap("S2"),
        Stop::Frames(12),
        Stop::Picture("songo-refused"),
        Stop::Act(Action::Table(TableAction::Hint)),
        Stop::UntilThereIs(|world| world.contains_resource::<Hint<Songo>>()),
        Stop::Moment(300),
        Stop::Picture("songo-hint"),
        Stop::Act(Action::Open(Menu::Log)),
        Stop::Frames(15),
        Stop::Picture("log"),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
        // Two people share the table.
        Stop::Begin(plan(
            Player::Human,
            "3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18",
            "south",
        )),
        Stop::Until(Phase::Choosing),
        play("S2"),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
        Stop::Picture("songo-two-people"),
        // A grenier on its second lap.
        begin("0 1 0 2 8 5 10/1 7 0 0 1 17 7/5 6"),
        Stop::Until(Phase::Choosing),
        Stop::Frames(40),
        play("S5"),
        Stop::Moment(1_600),
        Stop::Picture("songo-grenier"),
        Stop::Speed(Speed::Quadruple),
    ]);
    // A cancelled capture.
    stops.extend(answer("3 4 1 7 1 2 4/0 0 0 2 1 2 1/21 21", "N3"));
    stops.extend([
        Stop::Until(Phase::Choosing),
        Stop::Picture("songo-cancelled"),
    ]);
    // Many seeds, then the end.
    stops.extend(answer("3 1 1 10 1 3 3/2 3 1 0 0 0 0/8 34", "N6"));
    stops.extend([
        Stop::Until(Phase::Choosing),
        Stop::Frames(10),
        Stop::Picture("songo-late"),
        Stop::Speed(Speed::Normal),
        play("S1"),
        Stop::UntilScreen(Screen::Results),
        Stop::Moment(1_300),
        Stop::Picture("confetti"),
        Stop::Moment(4_000),
        Stop::Picture("results"),
        begin("5 5 5 5 5 5 5/5 5 5 5 5 5 5"),
        Stop::Until(Phase::Choosing),
        Stop::Frames(100),
        Stop::Picture("songo-start"),
        Stop::Speed(Speed::Quadruple),
        play("S3"),
        Stop::Until(Phase::Choosing),
        Stop::Frames(5),
    ]);
    stops
}
