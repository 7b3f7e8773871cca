//! What the tour shows of Sar-Zan.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{Event, Move, SarZan};

use super::piece::Piece;
use crate::action::{Action, Piece as _};
use crate::motion::Speed;
use crate::play::{Match, Phase};
use crate::tour::{
    Stop, any_move, begin, ends, make_it, play_now, seek_later, seek_move, somebody_is_ahead,
};

fn legal(world: &World) -> Vec<Move> {
    let mut moves = Vec::new();
    world
        .resource::<Match<SarZan>>()
        .state
        .legal_moves(&mut moves);
    moves
}

fn sum(m: &Move) -> u32 {
    match m {
        Move::Play(cards) => cards.sum(),
        _ => 0,
    }
}

/// Plays for the person: 33 where it can be made, the lowest sum otherwise, or passes.
fn play_on() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let moves = legal(world);
        let best = moves
            .iter()
            .find(|m| sum(m) == SAR_ZAN)
            .or_else(|| moves.iter().filter(|m| sum(m) > 0).min_by_key(|m| sum(m)))
            .copied();
        if let Some(m) = best.or_else(|| any_move::<SarZan>(world)) {
            play_now::<SarZan>(world, m);
        }
    }))
}

/// Lifts the combination with the most cards.
fn lift() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let most = legal(world).into_iter().max_by_key(|m| match m {
            Move::Play(cards) => cards.len(),
            _ => 0,
        });
        if let Some(Move::Play(cards)) = most {
            for card in cards.iter() {
                world.write_message(Piece::Card(card).action());
            }
        }
    }))
}

fn makes_33(_: &SarZan, m: &Move) -> bool {
    sum(m) == SAR_ZAN
}

/// Are these the last cards of a hand?
fn goes_out(state: &SarZan, m: &Move) -> bool {
    let hands = state.view(Viewer::Seat(Seat(0))).hands;
    matches!((m, hands.first()), (Move::Play(cards), Some(hand))
        if cards.len() == usize::from(hand.count) && cards.sum() < SAR_ZAN)
}

/// Is there a play to be beaten, and can it be beaten by several cards?
fn beats_with_several(state: &SarZan, m: &Move) -> bool {
    let view = state.view(Viewer::Seat(Seat(0)));
    !view.pile.is_empty() && matches!(m, Move::Play(cards) if cards.len() > 1)
}

/// Is a play of four cards to be beaten?
fn four_to_beat(state: &SarZan, _: &Move) -> bool {
    let view = state.view(Viewer::Seat(Seat(0)));
    view.pile.last().is_some_and(|last| last.cards.len() == 4)
}

/// Such a moment in a later round.
fn come_to(wanted: fn(&SarZan, &Move) -> bool) -> [Stop; 3] {
    [
        seek_move::<SarZan>(4, move |state, m| {
            let is_sought = somebody_is_ahead(state) && wanted(state, m);
            // An only choice the table makes by itself.
            let mut moves = Vec::new();
            if is_sought {
                state.legal_moves(&mut moves);
            }
            moves.len() > 1
        }),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
    ]
}

/// The table at such a moment.
fn at(wanted: fn(&SarZan, &Move) -> bool, picture: &'static str) -> Vec<Stop> {
    let mut stops = Vec::from(come_to(wanted));
    stops.extend([Stop::Frames(20), Stop::Picture(picture)]);
    stops
}

/// Lifts what makes 33.
fn lift_33() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let found = legal(world).into_iter().find(|m| sum(m) == SAR_ZAN);
        if let Some(Move::Play(cards)) = found {
            for card in cards.iter() {
                world.write_message(Piece::Card(card).action());
            }
        }
    }))
}

/// A great moment, in the middle of it.
fn moment(wanted: fn(&SarZan, &Move) -> bool, picture: &'static str) -> Vec<Stop> {
    let mut stops = Vec::from(come_to(wanted));
    stops.extend([
        Stop::Frames(10),
        Stop::Speed(Speed::Normal),
        make_it::<SarZan>(),
        Stop::Moment(1_500),
        Stop::Picture(picture),
        Stop::Speed(Speed::Quadruple),
    ]);
    stops
}

pub fn stops() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Act(Action::SetUp("sar-zan")),
        Stop::Frames(30),
        Stop::Picture("sar-zan-set-up"),
        begin::<SarZan>(4, 7),
        Stop::Moment(2_200),
        Stop::Picture("sar-zan-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
    ];
    stops.extend(come_to(beats_with_several));
    stops.extend([
        lift(),
        Stop::Frames(30),
        Stop::Picture("sar-zan-choosing"),
        seek_later::<SarZan>(4, |event| matches!(event, Event::RoundScored { .. })),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
        make_it::<SarZan>(),
        Stop::Until(Phase::RoundOver),
        Stop::Frames(15),
        Stop::Picture("sar-zan-score"),
        Stop::Act(Action::CloseMenu),
    ]);
    stops.extend(at(four_to_beat, "sar-zan-four-to-beat"));
    stops.extend(at(makes_33, "sar-zan-may-make-33"));
    stops.extend([
        lift_33(),
        Stop::Frames(30),
        Stop::Picture("sar-zan-makes-33"),
    ]);
    stops.extend(moment(makes_33, "sar-zan-33"));
    stops.extend(moment(goes_out, "sar-zan-owatta"));
    stops.extend(ends::<SarZan>(3, 5, ["sar-zan-sheet", "sar-zan-results"]));
    stops.push(Stop::Speed(Speed::Quadruple));
    for (players, name) in [(2, "sar-zan-2"), (3, "sar-zan-3")] {
        stops.extend([
            begin::<SarZan>(players, 3),
            Stop::Until(Phase::Choosing),
            Stop::Frames(12),
            play_on(),
            Stop::Frames(4),
            Stop::Until(Phase::Choosing),
            Stop::Frames(8),
            Stop::Picture(name),
        ]);
    }
    stops.push(Stop::Speed(Speed::Normal));
    stops
}
