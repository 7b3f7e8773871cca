//! What the tour shows of Sovango.

use bevy::prelude::*;
use veillee_rules::engine::{GameRng, Ruleset, Seat};
use veillee_rules::games::sovango::Sovango;

use super::piece::Piece;
use crate::action::{Action, Menu, Piece as _};
use crate::motion::Speed;
use crate::plan::{MatchPlan, Player, StartMatch};
use crate::play::{Match, Phase};
use crate::tour::{Stop, play_now};

fn begin(players: u8, seed: u64) -> Stop {
    Stop::Begin(StartMatch {
        plan: MatchPlan::new("sovango", players, seed),
        record: None,
    })
}

/// Plays any legal card for the person.
fn play_any() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Sovango>>().state;
        let card = state.random_move(&mut GameRng::from_seed(1), &mut Vec::new());
        if let Some(card) = card {
            play_now::<Sovango>(world, card);
        }
    }))
}

/// Lifts the first card that may be played.
fn lift() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let mut legal = Vec::new();
        world
            .resource::<Match<Sovango>>()
            .state
            .legal_moves(&mut legal);
        if let Some(card) = legal.first() {
            world.write_message(Piece::Card(*card).action());
        }
    }))
}

pub fn stops() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Act(Action::SetUp("sovango")),
        Stop::Frames(30),
        Stop::Picture("sovango-set-up"),
        begin(4, 7),
        Stop::Moment(4_000),
        Stop::Picture("sovango-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
    ];
    for _ in 0..5 {
        stops.extend([play_any(), Stop::Frames(4), Stop::Until(Phase::Choosing)]);
    }
    stops.extend([
        lift(),
        Stop::Frames(20),
        Stop::Picture("sovango-choosing"),
        Stop::Act(Piece::Pile(Seat(1)).action()),
        Stop::Frames(15),
        Stop::Picture("sovango-tricks"),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]);
    for _ in 0..4 {
        stops.extend([
            play_any(),
            Stop::Frames(4),
            Stop::UntilEither(Phase::Choosing, Phase::RoundOver),
        ]);
    }
    stops.extend([
        Stop::Until(Phase::RoundOver),
        Stop::Frames(15),
        Stop::Picture("sovango-score"),
        Stop::Act(Action::CloseMenu),
    ]);
    for players in [2, 3, 5, 6] {
        stops.extend([
            begin(players, 3),
            Stop::Until(Phase::Choosing),
            play_any(),
            Stop::Frames(4),
            Stop::Until(Phase::Choosing),
            Stop::Frames(8),
            Stop::Picture(match players {
                2 => "sovango-2",
                3 => "sovango-3",
                5 => "sovango-5",
                _ => "sovango-6",
            }),
        ]);
    }
    let mut people = MatchPlan::new("sovango", 3, 3);
    for seat in &mut people.seats {
        seat.player = Player::Human;
    }
    stops.extend([
        Stop::Begin(StartMatch {
            plan: people,
            record: None,
        }),
        Stop::Until(Phase::Curtain),
        Stop::Frames(10),
        Stop::Picture("curtain"),
        Stop::Act(Action::Open(Menu::None)),
        Stop::Speed(Speed::Normal),
    ]);
    stops
}
