//! What the tour shows of Sovango.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sovango::{Event, Sovango};

use super::piece::Piece;
use crate::action::{Action, Menu, Piece as _};
use crate::motion::Speed;
use crate::plan::{MatchPlan, Player, StartMatch};
use crate::play::{Match, Phase};
use crate::tour::{Stop, begin, ends, make_it, play_any, seek_later};

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
        begin::<Sovango>(4, 7),
        Stop::Moment(4_000),
        Stop::Picture("sovango-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        seek_later::<Sovango>(4, |event| matches!(event, Event::TrickWon { .. })),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
        lift(),
        Stop::Frames(20),
        Stop::Picture("sovango-choosing"),
        begin::<Sovango>(4, 7),
        Stop::Until(Phase::Choosing),
    ];
    for _ in 0..5 {
        stops.extend([
            play_any::<Sovango>(),
            Stop::Frames(4),
            Stop::Until(Phase::Choosing),
        ]);
    }
    stops.extend([
        Stop::Act(Piece::Pile(Seat(1)).action()),
        Stop::Frames(15),
        Stop::Picture("sovango-tricks"),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]);
    for _ in 0..4 {
        stops.extend([
            play_any::<Sovango>(),
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
    stops.extend(ends::<Sovango>(6, 5, ["sovango-sheet", "sovango-results"]));
    stops.push(Stop::Speed(Speed::Quadruple));
    for players in [2, 3, 5, 6] {
        stops.extend([
            begin::<Sovango>(players, 3),
            Stop::Until(Phase::Choosing),
            play_any::<Sovango>(),
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
    // The person's card ends the trick, and brings a franchise or is the last of the round.
    let ends: [(u8, fn(&Event) -> bool, [&'static str; 3]); 3] = [
        (
            6,
            |event| matches!(event, Event::FranchiseChanged { .. }),
            ["sovango-6-trick", "sovango-6-taken", "sovango-6-franchise"],
        ),
        (
            5,
            |event| matches!(event, Event::FranchiseChanged { .. }),
            ["sovango-5-trick", "sovango-5-taken", "sovango-5-franchise"],
        ),
        (
            4,
            |event| matches!(event, Event::TrickWon { last: true, .. }),
            [
                "sovango-4-last",
                "sovango-4-last-taken",
                "sovango-4-counted",
            ],
        ),
    ];
    for (players, event, [before, taken, after]) in ends {
        stops.extend([
            Stop::Speed(Speed::Quadruple),
            seek_later::<Sovango>(players, event),
            Stop::Frames(6),
            Stop::Until(Phase::Choosing),
            Stop::Frames(8),
            Stop::Picture(before),
            Stop::Speed(Speed::Normal),
            make_it::<Sovango>(),
            Stop::Moment(800),
            Stop::Picture(taken),
            Stop::Frames(90),
            Stop::Picture(after),
        ]);
    }
    stops.push(Stop::Speed(Speed::Quadruple));
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
