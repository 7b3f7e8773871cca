//! What the tour shows of Sovango.

use bevy::prelude::*;

use crate::engine::{GameRng, Ruleset};
use crate::games::sovango::{Card, Sovango};
use crate::menus::Menu;
use crate::play::{Match, MatchPlan, Phase, PlayMove, Player, StartMatch};
use crate::theme::Action;
use crate::theme::motion::Speed;
use crate::tour::Stop;

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
            world.write_message(PlayMove::<Sovango>(card));
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
        let number = legal
            .first()
            .and_then(|card| Card::DECK.iter().position(|c| c == card));
        if let Some(number) = number {
            world.write_message(Action::Piece(number));
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
        Stop::Act(Action::Piece(101)),
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
