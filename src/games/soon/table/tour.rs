//! What the tour shows of Soon.

use bevy::prelude::*;

use super::turn::Piece;
use crate::engine::{GameRng, Ruleset, Status};
use crate::games::soon::{Move, Soon};
use crate::play::{Match, MatchPlan, Phase, PlayMove, StartMatch};
use crate::theme::Action;
use crate::theme::motion::Speed;
use crate::tour::Stop;

fn begin(players: u8, seed: u64) -> Stop {
    Stop::Begin(StartMatch {
        plan: MatchPlan::new("soon", players, seed),
        record: None,
    })
}

/// A move for the person: anything but throwing a card away, where there is a choice.
fn play_any() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Soon>>().state;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let useful = moves.iter().find(|m| matches!(m, Move::Lay(_)));
        let random = state.random_move(&mut GameRng::from_seed(1), &mut Vec::new());
        if let Some(m) = useful.copied().or(random) {
            world.write_message(PlayMove::<Soon>(m));
        }
    }))
}

/// Lifts the most remarkable card of the hand: a special, if there is one.
fn lift() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Soon>>().state;
        let Status::ToMove(seat) = state.status() else {
            return;
        };
        let last = usize::from(state.hand(seat).len()).saturating_sub(1);
        world.write_message(Piece::Hand(last).action());
    }))
}

/// Goes on until a special can be shown being played on somebody.
fn strike() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Soon>>().state;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let special = moves.iter().find(|m| {
            matches!(
                m,
                Move::Lightning { .. } | Move::Thief { .. } | Move::Explorer { .. }
            )
        });
        if let Some(m) = special.or(moves.first()).copied() {
            world.write_message(PlayMove::<Soon>(m));
        }
    }))
}

pub fn stops() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Act(Action::SetUp("soon")),
        Stop::Frames(30),
        Stop::Picture("soon-set-up"),
        begin(4, 7),
        Stop::Moment(1_300),
        Stop::Picture("soon-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        Stop::Picture("soon-drawing"),
    ];
    for _ in 0..13 {
        stops.extend([play_any(), Stop::Frames(4), Stop::Until(Phase::Choosing)]);
    }
    stops.extend([
        lift(),
        Stop::Frames(20),
        Stop::Picture("soon-choosing"),
        Stop::Speed(Speed::Normal),
        strike(),
        Stop::Moment(240),
        Stop::Picture("soon-special"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
    ]);
    for _ in 0..60 {
        stops.extend([
            play_any(),
            Stop::Frames(4),
            Stop::UntilEither(Phase::Choosing, Phase::RoundOver),
        ]);
    }
    stops.extend([
        Stop::Frames(15),
        Stop::Picture("soon-score"),
        Stop::Act(Action::CloseMenu),
    ]);
    for (players, picture) in [(2, "soon-2"), (3, "soon-3"), (5, "soon-5"), (6, "soon-6")] {
        stops.extend([begin(players, 3), Stop::Until(Phase::Choosing)]);
        for _ in 0..8 {
            stops.extend([play_any(), Stop::Frames(4), Stop::Until(Phase::Choosing)]);
        }
        stops.extend([Stop::Frames(8), Stop::Picture(picture)]);
    }
    stops.push(Stop::Speed(Speed::Normal));
    stops
}
