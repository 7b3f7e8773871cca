//! What the tour shows of Soon.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::soon::{Card, Event, Move, Soon};

use super::piece::Piece;
use crate::action::{Action, Piece as _};
use crate::motion::Speed;
use crate::play::{Match, Phase, Viewing};
use crate::tour::{Sought, Stop, any_move, begin, ends, make_it, play_now, seek_later};

/// A move for the person: anything but throwing a card away, where there is a choice.
fn play_any() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Soon>>().state;
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let useful = moves.iter().find(|m| matches!(m, Move::Lay(_)));
        let useful = useful.copied();
        if let Some(m) = useful.or_else(|| any_move::<Soon>(world)) {
            play_now::<Soon>(world, m);
        }
    }))
}

/// Lifts the card of the move that was sought.
fn lift() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let Some(Sought(m)) = world.get_resource::<Sought<Soon>>() else {
            return;
        };
        let card = match *m {
            Move::Lay(card) | Move::Discard(card) | Move::Give(card) => card,
            Move::Replace { card, .. } => card,
            Move::Explorer { .. } => Card::EXPLORER,
            Move::Lightning { .. } => Card::LIGHTNING,
            Move::Thief { .. } => Card::THIEF,
            Move::Draw | Move::TakeDiscard => return,
        };
        let viewing = *world.resource::<Viewing>();
        let hand = world.resource::<Match<Soon>>().state.hand(viewing.seat);
        if let Some(nth) = hand.iter().position(|held| held == card) {
            world.write_message(Piece::Hand(nth).action());
        }
    }))
}

/// Chooses whom it is for.
fn aim() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let sought = world.get_resource::<Sought<Soon>>().map(|sought| sought.0);
        if let Some(Move::Explorer { target, .. }) = sought {
            world.write_message(Piece::Plate(target).action());
        }
    }))
}

pub fn stops() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Act(Action::SetUp("soon")),
        Stop::Frames(30),
        Stop::Picture("soon-set-up"),
        begin::<Soon>(4, 7),
        Stop::Moment(1_300),
        Stop::Picture("soon-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        Stop::Picture("soon-drawing"),
        Stop::Speed(Speed::Normal),
    ];
    let moments: [(fn(&Event) -> bool, u64, [&'static str; 2]); 6] = [
        (
            |event| matches!(event, Event::Replaced { card, old, .. } if card != old),
            200,
            ["soon-choosing", "soon-replaced"],
        ),
        (
            |event| matches!(event, Event::Asked { rank, .. } if *rank > 3),
            420,
            ["soon-asking", "soon-explorer"],
        ),
        (
            |event| matches!(event, Event::Struck { .. }),
            330,
            ["soon-aiming", "soon-lightning"],
        ),
        (
            |event| matches!(event, Event::Stole { .. }),
            420,
            ["soon-stealing", "soon-thief"],
        ),
        (
            |event| matches!(event, Event::Refused { .. }),
            1_250,
            ["soon-asking-again", "soon-refused"],
        ),
        (
            |event| matches!(event, Event::Completed { .. }),
            760,
            ["soon-nearly", "soon-complete"],
        ),
    ];
    for (wanted, after, [before, then]) in moments {
        stops.extend([
            seek_later::<Soon>(4, wanted),
            Stop::Frames(6),
            Stop::Until(Phase::Choosing),
            lift(),
            Stop::Frames(4),
            aim(),
            Stop::Frames(20),
            Stop::Picture(before),
            make_it::<Soon>(),
            Stop::Moment(after),
            Stop::Picture(then),
        ]);
    }
    stops.extend([
        seek_later::<Soon>(3, |event| matches!(event, Event::RoundScored { .. })),
        Stop::Frames(6),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        Stop::Picture("soon-last-turn"),
        make_it::<Soon>(),
        Stop::Until(Phase::RoundOver),
        Stop::Frames(15),
        Stop::Picture("soon-score"),
        Stop::Act(Action::CloseMenu),
    ]);
    stops.extend(ends::<Soon>(4, 5, ["soon-sheet", "soon-results"]));
    stops.push(Stop::Speed(Speed::Quadruple));
    for (players, picture) in [(2, "soon-2"), (5, "soon-5"), (6, "soon-6")] {
        stops.extend([begin::<Soon>(players, 3), Stop::Until(Phase::Choosing)]);
        for _ in 0..8 {
            stops.extend([play_any(), Stop::Frames(4), Stop::Until(Phase::Choosing)]);
        }
        stops.extend([Stop::Frames(8), Stop::Picture(picture)]);
    }
    stops.push(Stop::Speed(Speed::Normal));
    stops
}
