//! What the tour shows of puzzles: one of a game from its task to its end, and the list.

use bevy::prelude::*;
use veillee_rules::puzzles::puzzles;

use super::{Stop, play_now};
use crate::action::{Action, Menu, PuzzleAction, Screen, TableAction};
use crate::motion::Speed;
use crate::play::Match;
use crate::puzzle::Sitting;
use crate::puzzle::library::Library;
use crate::puzzle::progress::{Found, Kept};
use crate::table::director::Stage;

/// How many moves are at most to be found in one.
const LONGEST: usize = 12;

/// The first of the hardest ones: it has the most to tell. Nothing, if a game has none.
pub(crate) fn of_a_puzzle<G: Stage>() -> Vec<Stop> {
    let puzzles = puzzles(G::ID);
    let hardest = puzzles.iter().map(|puzzle| puzzle.grade).max();
    let nth = puzzles
        .iter()
        .position(|puzzle| Some(puzzle.grade) == hardest);
    let Some(nth) = nth else {
        return Vec::new();
    };
    let hint = || Stop::Act(Action::Table(TableAction::Hint));
    let mut stops = vec![
        Stop::Act(Action::Puzzle(PuzzleAction::Solve(G::ID, nth))),
        Stop::Frames(6),
        Stop::UntilThereIs(asks),
        Stop::Frames(30),
        Stop::Picture("puzzle"),
        Stop::Do(Box::new(play_wrong::<G>)),
        Stop::Frames(10),
        Stop::Picture("puzzle-wrong-move"),
        Stop::Moment(4_000),
    ];
    for picture in ["puzzle-hint-theme", "puzzle-hint-look", "puzzle-hint-move"] {
        stops.extend([hint(), Stop::Frames(20), Stop::Picture(picture)]);
    }
    stops.push(Stop::Speed(Speed::Quadruple));
    for _ in 0..LONGEST {
        stops.extend([
            Stop::UntilThereIs(asks_or_is_over),
            Stop::Do(Box::new(play_right::<G>)),
            Stop::Frames(4),
        ]);
    }
    stops.extend([
        Stop::UntilThereIs(|world| *world.resource::<State<Menu>>().get() == Menu::PuzzleOver),
        Stop::Speed(Speed::Normal),
        Stop::Frames(60),
        Stop::Picture("puzzle-solved"),
        Stop::Do(Box::new(solve_some)),
        Stop::Act(Action::Puzzle(PuzzleAction::List)),
        Stop::UntilScreen(Screen::Title),
        Stop::Frames(60),
        Stop::Picture("puzzles"),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]);
    stops
}

fn asks(world: &World) -> bool {
    let sitting = world.get_resource::<Sitting>();
    sitting.is_some_and(Sitting::is_asking)
}

fn asks_or_is_over(world: &World) -> bool {
    let sitting = world.get_resource::<Sitting>();
    sitting.is_some_and(|sitting| sitting.is_asking() || sitting.is_over())
}

/// What may be played now, if a move is asked for.
fn asked<G: Stage>(world: &World) -> Vec<G::Move> {
    let game = world.get_resource::<Match<G>>();
    let taught = game.and_then(|game| game.taught.as_ref());
    let taught = taught.filter(|taught| taught.says.is_some());
    taught.map(|taught| taught.asks.clone()).unwrap_or_default()
}

fn play_right<G: Stage>(world: &mut World) {
    if let Some(m) = asked::<G>(world).first() {
        play_now::<G>(world, *m);
    }
}

fn play_wrong<G: Stage>(world: &mut World) {
    let asked = asked::<G>(world);
    let mut legal = Vec::new();
    world.resource::<Match<G>>().state.legal_moves(&mut legal);
    if let Some(m) = legal.into_iter().find(|m| !asked.contains(m)) {
        play_now::<G>(world, m);
    }
}

/// So that the list shows all there is to show.
fn solve_some(world: &mut World) {
    let library = world.resource::<Library>();
    let all = library.games().flat_map(|game| library.puzzles(game));
    let some: Vec<_> = all.step_by(3).cloned().enumerate().collect();
    let mut kept = world.resource_mut::<Kept>();
    for (nth, puzzle) in some {
        let helped = nth % 3 == 1;
        kept.keep(&puzzle, Found { helped, wrong: 0 });
    }
}
