//! What the tour shows of Sar-Zan.

use bevy::prelude::*;
use veillee_rules::engine::{Config, GameRng, Nobody, Record, Ruleset, Seat, Status, Viewer};
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{Event, Move, SarZan, SarZanConfig};

use super::piece::Piece;
use crate::action::{Action, Piece as _};
use crate::motion::Speed;
use crate::plan::{MatchPlan, StartMatch};
use crate::play::{Match, Phase};
use crate::tour::{Stop, any_move, begin, ends, make_it, play_now, seek};

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

/// A game up to where the person can make such a move, and that move.
fn before(wanted: impl Fn(&SarZan, &Move) -> bool) -> Option<(StartMatch, Move)> {
    (1..40).find_map(|seed| before_in(seed, &wanted))
}

fn before_in(seed: u64, wanted: &impl Fn(&SarZan, &Move) -> bool) -> Option<(StartMatch, Move)> {
    let plan = MatchPlan::new("sar-zan", 4, seed);
    let config = SarZanConfig::from_setup(&plan.setup).ok()?;
    let mut record = Record::<SarZan>::new(config, plan.seed);
    let mut state = SarZan::start(&config, plan.seed, &mut Nobody).ok()?;
    let mut rng = GameRng::from_seed(1);
    let mut moves = Vec::new();
    while let Status::ToMove(seat) = state.status() {
        state.legal_moves(&mut moves);
        let found = moves.iter().find(|m| wanted(&state, m));
        if let (Some(m), true) = (found, seat == Seat(0) && moves.len() > 1) {
            let record = Some(record.to_json());
            return Some((StartMatch { plan, record }, *m));
        }
        let m = state.random_move(&mut rng, &mut moves)?;
        state.apply(&m, &mut Nobody).ok()?;
        record.moves.push(m);
    }
    None
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

/// Is a play of four cards to be beaten?
fn four_to_beat(state: &SarZan, _: &Move) -> bool {
    let view = state.view(Viewer::Seat(Seat(0)));
    view.pile.last().is_some_and(|last| last.cards.len() == 4)
}

/// The table at such a moment.
fn at(wanted: impl Fn(&SarZan, &Move) -> bool, picture: &'static str) -> Vec<Stop> {
    let Some((start, _)) = before(wanted) else {
        return Vec::new();
    };
    vec![
        Stop::Begin(start),
        Stop::Until(Phase::Choosing),
        Stop::Frames(20),
        Stop::Picture(picture),
    ]
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
fn moment(wanted: impl Fn(&SarZan, &Move) -> bool, picture: &'static str) -> Vec<Stop> {
    let Some((start, m)) = before(wanted) else {
        return Vec::new();
    };
    vec![
        Stop::Begin(start),
        Stop::Until(Phase::Choosing),
        Stop::Frames(10),
        Stop::Speed(Speed::Normal),
        Stop::Do(Box::new(move |world: &mut World| {
            play_now::<SarZan>(world, m);
        })),
        Stop::Moment(1_500),
        Stop::Picture(picture),
        Stop::Speed(Speed::Quadruple),
    ]
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
    stops.extend([
        play_on(),
        Stop::Frames(4),
        Stop::Until(Phase::Choosing),
        lift(),
        Stop::Frames(30),
        Stop::Picture("sar-zan-choosing"),
        seek::<SarZan>(4, |event| matches!(event, Event::RoundScored { .. })),
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
