//! The great moments of Sar-Zan: one name, written beside the cards it is about, and gone when it
//! is finished.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::Piece as _;
use veillee::games::catalogue;
use veillee::games::sar_zan::piece::Piece;
use veillee::headless::headless_app_with_layout;
use veillee::motion::{FinishStep, Speed};
use veillee::plan::{MatchPlan, StartMatch};
use veillee::play::Phase;
use veillee::settings::Settings;
use veillee::table::cards::CARD;
use veillee::table::pieces::Rest;
use veillee::table::zones::Zones;
use veillee::theme::Frame;
use veillee_rules::engine::{Config, GameRng, Nobody, Record, Ruleset, Seat, Status, Viewer};
use veillee_rules::games::sar_zan::{Move, SarZan, SarZanConfig};

use crate::PLAYED;
use crate::helpers::layout::{SMALL_UPRIGHT, cards_in};
use crate::helpers::table::*;

const FRAME: Duration = Duration::from_millis(32);

/// A game up to where the first seat has a move like this, and the move. It is told how many cards
/// that seat holds.
fn before(is_it: impl Fn(&Move, usize) -> bool) -> (StartMatch, Move) {
    for seed in 1.. {
        let plan = MatchPlan::new("sar-zan", 4, seed);
        let config = SarZanConfig::from_setup(&plan.setup).unwrap();
        let mut record = Record::<SarZan>::new(config, seed);
        let mut state = SarZan::start(&config, seed, &mut Nobody).unwrap();
        let mut rng = GameRng::from_seed(seed);
        let mut moves = Vec::new();
        while let Status::ToMove(seat) = state.status() {
            state.legal_moves(&mut moves);
            let held = usize::from(state.view(Viewer::Public).hands[seat.index()].count);
            let found = moves.iter().find(|m| is_it(m, held));
            if let (Some(m), true) = (found, seat == Seat(0)) {
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
    let (start, m) = before(|m, _| matches!(m, Move::Play(cards) if cards.sum() == 33));
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

#[test]
fn the_last_cards_of_a_hand_are_told_with_what_they_bring_everybody() {
    for speed in [Speed::Normal, Speed::Off] {
        let mut app = headless_app_with_layout(catalogue(), UPRIGHT, FRAME);
        let (start, m) = before(
            |m, held| matches!(m, Move::Play(cards) if cards.len() == held && cards.sum() < 33),
        );
        app.world_mut().write_message(start);
        update_until(&mut app, "the person is asked", |app| {
            phase(app) == Some(Phase::Choosing)
        });
        let before = state::<SarZan>(&app).scores();
        app.world_mut().resource_mut::<Settings>().speed = speed;
        wait(&mut app, 3);
        play::<SarZan>(&mut app, m);
        wait(&mut app, 36);
        // Names, what was made, and from how much to how much.
        let said = written(&mut app);
        let game = table::<SarZan>(&app);
        for (seat, now) in Seat::all(4).zip(game.state.scores().iter()) {
            let was = before[seat.index()];
            let gained = now - was;
            let sign = if gained < 0 { "−" } else { "+" };
            let number = |number: i32| number.to_string().replace('-', "−");
            let made = format!("{sign}{}", gained.abs());
            let makes = format!("= {}", number(*now));
            let line = [game.seat_name(seat), number(was), made, makes];
            let told = said.iter().any(|told| {
                let parts: Vec<&String> = told.iter().filter(|part| line.contains(part)).collect();
                parts.len() >= line.len()
            });
            assert!(told, "{speed:?}: {line:?} is not in {said:?}");
        }
    }
}

/// The lines of the count, each in its parts.
fn written(app: &mut App) -> Vec<Vec<String>> {
    let mut counts = app.world_mut().query::<(&Name, &Children)>();
    let lines: Vec<Entity> = counts
        .iter(app.world())
        .filter(|(name, _)| name.as_str() == "count")
        .flat_map(|(_, lines)| lines.iter())
        .collect();
    let world = app.world();
    let mut said = Vec::new();
    for line in lines {
        let mut parts = Vec::new();
        let mut open = vec![line];
        while let Some(at) = open.pop() {
            parts.extend(world.get::<Text>(at).map(|text| text.0.clone()));
            open.extend(world.get::<Children>(at).iter().flat_map(|of| of.iter()));
        }
        said.push(parts);
    }
    said
}

/// How near the edge of a phone anything may come.
const EDGE: f32 = 4.0;

#[test]
fn a_whole_hand_lies_on_the_cloth_of_a_phone() {
    for size in [UPRIGHT, SMALL_UPRIGHT] {
        let mut app = headless_app_with_layout(catalogue(), size, FRAME);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        begin::<SarZan>(&mut app, 4, 1, 3);
        let mut rng = GameRng::from_seed(3);
        let mut seen = 0;
        for _ in 0..60 {
            if !settle::<SarZan>(&mut app) {
                break;
            }
            for card in state::<SarZan>(&app).view(Viewer::Seat(Seat(0))).hands[0]
                .cards
                .into_iter()
                .flat_map(|cards| cards.iter().collect::<Vec<_>>())
            {
                act(&mut app, Piece::Card(card).action());
            }
            wait(&mut app, 4);
            for rect in turned_cards_in(&mut app, HAND) {
                seen += 1;
                let width = size.0 as f32;
                let clear = rect.min.x >= EDGE && rect.max.x <= width - EDGE;
                assert!(clear, "{size:?}: {rect:?}");
            }
            play_random::<SarZan>(&mut app, &mut rng);
        }
        assert!(seen > 20, "{size:?}: {seen}");
    }
}

/// Which zone is the first seat's hand.
const HAND: u8 = 0;

/// The room that the cards of the first seat's hand take, turned as they are.
fn turned_cards_in(app: &mut App, kind: u8) -> Vec<Rect> {
    let frame = *app.world().resource::<Frame>();
    let world = app.world();
    let zones = world.resource::<Zones>().zones();
    zones
        .filter(|(zone, _)| zone.kind == kind && zone.seat == 0)
        .flat_map(|(_, cards)| cards)
        .filter_map(|card| world.get::<Rest>(*card))
        .map(|Rest(at)| {
            let corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)].map(|(x, y)| {
                let corner = (CARD * Vec2::new(x, y) / 2.0).extend(0.0);
                frame.to_design(at.transform_point(corner).truncate()) * frame.scale
            });
            let first = Rect::from_corners(corners[0], corners[1]);
            first.union_point(corners[2]).union_point(corners[3])
        })
        .collect()
}

#[test]
fn what_is_written_round_the_gauge_stays_on_the_cloth_of_a_phone() {
    for size in [UPRIGHT, SMALL_UPRIGHT] {
        for players in 2..=4 {
            let mut app = headless_app_with_layout(catalogue(), size, FRAME);
            app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
            begin::<SarZan>(&mut app, players, 1, 3);
            assert!(settle::<SarZan>(&mut app));
            wait(&mut app, 4);
            let mut nodes = app.world_mut().query::<(
                &Name,
                &UiGlobalTransform,
                &ComputedNode,
                &InheritedVisibility,
            )>();
            let marks: Vec<Rect> = nodes
                .iter(app.world())
                .filter(|(name, _, _, seen)| name.as_str() == "answers" && seen.get())
                .map(|(_, at, node, _)| Rect::from_center_size(at.translation, node.size()))
                .collect();
            assert_eq!(marks.len(), 4);
            for mark in &marks {
                let width = size.0 as f32;
                let clear = mark.min.x >= 3.0 * EDGE && mark.max.x <= width - 3.0 * EDGE;
                assert!(clear, "{size:?}, {players} players: {mark:?}");
            }
        }
    }
}
