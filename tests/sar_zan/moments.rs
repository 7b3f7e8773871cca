//! The great moments of Sar-Zan: one name, written beside the cards it is about, and gone when it
//! is finished.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::motion::{FinishStep, Speed};
use veillee::plan::{MatchPlan, StartMatch};
use veillee::play::Phase;
use veillee::settings::Settings;
use veillee_rules::engine::{Config, GameRng, Nobody, Record, Ruleset, Seat, Status};
use veillee_rules::games::sar_zan::{Move, SarZan, SarZanConfig};

use crate::PLAYED;
use crate::helpers::layout::cards_in;
use crate::helpers::table::*;

const FRAME: Duration = Duration::from_millis(32);

/// A game up to where the first seat can make 33, and how.
fn before_33() -> (StartMatch, Move) {
    for seed in 1.. {
        let plan = MatchPlan::new("sar-zan", 4, seed);
        let config = SarZanConfig::from_setup(&plan.setup).unwrap();
        let mut record = Record::<SarZan>::new(config, seed);
        let mut state = SarZan::start(&config, seed, &mut Nobody).unwrap();
        let mut rng = GameRng::from_seed(seed);
        let mut moves = Vec::new();
        while let Status::ToMove(seat) = state.status() {
            state.legal_moves(&mut moves);
            let is_33 = |m: &&Move| matches!(m, Move::Play(cards) if cards.sum() == 33);
            if let (Some(m), true) = (moves.iter().find(is_33), seat == Seat(0)) {
                let record = Some(record.to_json());
                return (StartMatch { plan, record }, *m);
            }
            let m = state.random_move(&mut rng, &mut moves).unwrap();
            state.apply(&m, &mut Nobody).unwrap();
            record.moves.push(m);
        }
    }
    unreachable!("there are games without end")
}

/// The table in the middle of the moment.
fn at_33(size: (u32, u32), reduced_motion: bool) -> App {
    let mut app = headless_app_with_layout(catalogue(), size, FRAME);
    let (start, m) = before_33();
    app.world_mut().write_message(start);
    update_until(&mut app, "the person is asked", |app| {
        phase(app) == Some(Phase::Choosing)
    });
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Normal;
    settings.reduced_motion = reduced_motion;
    wait(&mut app, 3);
    play::<SarZan>(&mut app, m);
    wait(&mut app, 36);
    app
}

/// What is written that names the moment, and where.
fn names(app: &mut App) -> Vec<Rect> {
    let mut texts = app.world_mut().query::<(
        &Text,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
    )>();
    let texts = texts.iter(app.world());
    texts
        .filter(|(text, _, node, seen)| {
            text.0.contains("Sar-Zan") && seen.get() && node.size().x > 0.0
        })
        .map(|(_, at, node, _)| Rect::from_center_size(at.translation, node.size()))
        .collect()
}

#[test]
fn the_name_of_a_great_moment_is_written_once_and_covers_no_card() {
    for size in [WINDOW, ON_ITS_SIDE, UPRIGHT] {
        for reduced_motion in [false, true] {
            let mut app = at_33(size, reduced_motion);
            let names = names(&mut app);
            let [name] = names.as_slice() else {
                panic!("{size:?}: {names:?}");
            };
            let cards = cards_in(&mut app, |zone| zone.kind == PLAYED);
            assert!(cards.len() > 1, "{size:?}: {cards:?}");
            for card in cards {
                let covered = name.intersect(card);
                assert!(covered.is_empty(), "{size:?}: {name:?} on {card:?}");
            }
        }
    }
}

#[test]
fn a_tap_ends_a_great_moment_at_once() {
    let mut app = at_33(UPRIGHT, false);
    assert_eq!(names(&mut app).len(), 1);
    app.world_mut().write_message(FinishStep);
    wait(&mut app, 2);
    assert_eq!(names(&mut app), []);
}
