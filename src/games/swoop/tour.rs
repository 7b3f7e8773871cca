//! What the tour shows of Swoop.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Status};
use veillee_rules::games::swoop::{Chosen, Event, Move, Rank, Swoop};

use super::choosing::place_in;
use super::piece::Piece;
use crate::action::{Action, Piece as _};
use crate::motion::Speed;
use crate::play::{Match, Phase};
use crate::tour::{Sought, Stop, begin, ends, make_it, play_any, seek_later};

/// Chooses the cards of the largest play there is.
fn choose() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Swoop>>().state;
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        let size = |m: &&Move| match m {
            Move::Play(chosen) | Move::PutDown(chosen) | Move::Add(chosen) => chosen.len(),
            Move::Blind { .. } => 0,
        };
        let Some(Move::Play(chosen) | Move::PutDown(chosen)) = legal.iter().max_by_key(size) else {
            return;
        };
        let Status::ToMove(seat) = state.status() else {
            return;
        };
        let hand = state.hand(seat);
        let pieces: Vec<Piece> = chosen
            .hand
            .iter()
            .filter_map(|card| place_in(hand, card))
            .map(Piece::Hand)
            .chain(chosen.up.iter().map(Piece::Column))
            .collect();
        for piece in pieces {
            world.write_message(piece.action());
        }
    }))
}

/// Lifts a hidden card.
fn lift_a_hidden_card() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let sought = world.get_resource::<Sought<Swoop>>().map(|sought| sought.0);
        if let Some(Move::Blind { column }) = sought {
            world.write_message(Piece::Column(column).action());
        }
    }))
}

/// Presses cards that lie on each other.
fn press_a_stack() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        let state = &world.resource::<Match<Swoop>>().state;
        let Status::ToMove(seat) = state.status() else {
            return;
        };
        let hand = state.hand(seat);
        let same = |rank: Rank| hand.iter().filter(move |card| card.rank() == rank);
        let can_be_played = |rank: &Rank| {
            let all = Chosen {
                hand: same(*rank).collect(),
                ..Chosen::NOTHING
            };
            all.len() > 1 && state.why_illegal(&Move::Play(all)).is_none()
        };
        if let Some(rank) = Rank::ALL.into_iter().rev().find(can_be_played) {
            world.write_message(Piece::Stack(rank).action());
        }
    }))
}

pub fn stops() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Act(Action::SetUp("swoop")),
        Stop::Frames(30),
        Stop::Picture("swoop-set-up"),
        begin::<Swoop>(4, 7),
        Stop::Moment(2_000),
        Stop::Picture("swoop-deal"),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        seek_later::<Swoop>(
            4,
            |event| matches!(event, Event::Played { cards, .. } if cards.len() > 1),
        ),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
        choose(),
        Stop::Frames(20),
        Stop::Picture("swoop-choosing"),
        Stop::Speed(Speed::Normal),
    ];
    let moments: [(fn(&Event) -> bool, u64, &'static str); 4] = [
        (
            |event| matches!(event, Event::Swoop { .. }),
            450,
            "swoop-swoop",
        ),
        (|event| matches!(event, Event::Ten { .. }), 420, "swoop-ten"),
        (
            |event| matches!(event, Event::Flipped { .. }),
            420,
            "swoop-flip",
        ),
        (
            |event| matches!(event, Event::PickedUp { cards, .. } if cards.len() > 14),
            1_600,
            "swoop-pick-up",
        ),
    ];
    for (wanted, after, name) in moments {
        stops.extend([
            seek_later::<Swoop>(4, wanted),
            Stop::Frames(6),
            Stop::Until(Phase::Choosing),
            make_it::<Swoop>(),
            Stop::Moment(after),
            Stop::Picture(name),
        ]);
    }
    stops.extend([
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        press_a_stack(),
        Stop::Frames(20),
        Stop::Picture("swoop-stack"),
        seek_later::<Swoop>(6, |event| matches!(event, Event::Flipped { .. })),
        Stop::Frames(6),
        Stop::Until(Phase::Choosing),
        lift_a_hidden_card(),
        Stop::Frames(20),
        Stop::Picture("swoop-hidden"),
        seek_later::<Swoop>(4, |event| matches!(event, Event::RoundOver { .. })),
        Stop::Frames(6),
        Stop::Speed(Speed::Quadruple),
        Stop::Until(Phase::Choosing),
        make_it::<Swoop>(),
        Stop::Until(Phase::RoundOver),
        Stop::Frames(15),
        Stop::Picture("swoop-score"),
        Stop::Act(Action::CloseMenu),
    ]);
    stops.extend(ends::<Swoop>(6, 5, ["swoop-sheet", "swoop-results"]));
    stops.push(Stop::Speed(Speed::Quadruple));
    for players in [5, 6] {
        stops.extend([
            begin::<Swoop>(players, 3),
            Stop::Until(Phase::Choosing),
            play_any::<Swoop>(),
            Stop::Frames(4),
            Stop::Until(Phase::Choosing),
            Stop::Frames(8),
            Stop::Picture(if players == 5 { "swoop-5" } else { "swoop-6" }),
        ]);
    }
    stops.push(Stop::Speed(Speed::Normal));
    stops
}
