//! Dust, sparks and a struck table: gone by themselves, and never there for those who want none.

use std::time::Duration;

use bevy::prelude::*;
use serde_json::Value;
use veillee::motion::{self, Speed};
use veillee::settings::Settings;
use veillee::table::cards::{self, Card};
use veillee::table::particles::{Burst, burst, nudge};
use veillee::table::pieces::{Rest, Travel, send};
use veillee::theme::frame::TableCamera;

use super::games;
use crate::helpers::table::{WINDOW, app_at, wait};

/// As on a screen: this is about how things look on the way.
const FRAME: Duration = Duration::from_millis(16);

fn strike(app: &mut App) {
    let sparks = Burst {
        sprite: ("cards", "spark"),
        color: Color::WHITE,
        at: Vec3::ZERO,
        count: 20,
        reach: 100.0,
        fall: 20.0,
        width: 12.0,
        after: FRAME,
        life: motion::SPARKS,
    };
    burst(app.world_mut(), &sparks);
    nudge(app.world_mut(), 6.0, FRAME);
}

fn particles(app: &mut App) -> usize {
    let mut named = app.world_mut().query::<&Name>();
    let named = named.iter(app.world());
    named.filter(|name| name.as_str() == "particle").count()
}

fn camera(app: &mut App) -> Vec3 {
    let mut cameras = app
        .world_mut()
        .query_filtered::<&Transform, With<TableCamera>>();
    cameras.single(app.world()).unwrap().translation
}

#[test]
fn sparks_fly_and_the_table_gives_way_for_a_moment() {
    let mut app = app_at(WINDOW, FRAME, Speed::Normal);
    let rest = camera(&mut app);
    strike(&mut app);
    assert_eq!(particles(&mut app), 20);
    let mut farthest: f32 = 0.0;
    for _ in 0..12 {
        app.update();
        farthest = farthest.max(camera(&mut app).distance(rest));
    }
    assert!((1.0..6.0).contains(&farthest), "{farthest}");
    wait(&mut app, 60);
    assert_eq!(particles(&mut app), 0);
    assert_eq!(camera(&mut app), rest);
}

#[test]
fn nothing_flies_for_those_who_want_no_motion() {
    for (speed, reduced_motion) in [(Speed::Normal, true), (Speed::Off, false)] {
        let mut app = app_at(WINDOW, FRAME, Speed::Normal);
        let rest = camera(&mut app);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = speed;
        settings.reduced_motion = reduced_motion;
        app.update();
        strike(&mut app);
        assert_eq!(particles(&mut app), 0);
        app.update();
        app.update();
        assert_eq!(camera(&mut app), rest);
    }
}

/// A pack that has been drawn, whichever.
fn a_pack() -> &'static str {
    let games = games();
    let packs = games.iter().flat_map(|game| game.atlases);
    let mut packs = packs.filter(|(_, contents)| {
        let contents: Value = serde_json::from_str(contents).unwrap();
        contents["sprites"].get("back").is_some()
    });
    packs.next().unwrap().0
}

fn a_card(app: &mut App, at: Transform) -> Entity {
    let card = Card {
        pack: a_pack(),
        face: None,
        back: "back",
        up: false,
    };
    cards::spawn(app.world_mut(), card, at)
}

/// A card on its way over the table leans back, the more the faster it is, and lies straight in
/// the end; a seed never turns.
#[test]
fn what_flies_leans_only_if_it_is_a_card() {
    let mut app = app_at(WINDOW, FRAME, Speed::Normal);
    let start = Transform::from_xyz(-300.0, 0.0, 1.0);
    let end = Transform::from_xyz(300.0, 0.0, 1.0);
    let card = a_card(&mut app, start);
    let seed = app.world_mut().spawn((Rest(start), start)).id();
    let travel = Travel::straight(motion::cards::MOVE, motion::ease::ARRIVE);
    for piece in [card, seed] {
        send(app.world_mut(), piece, end, travel);
    }
    let turned = |app: &App, piece| {
        let transform = app.world().get::<Transform>(piece).unwrap();
        transform.rotation.to_euler(EulerRot::ZYX).0
    };
    let mut farthest: f32 = 0.0;
    for _ in 0..10 {
        app.update();
        farthest = farthest.max(turned(&app, card));
        assert_eq!(turned(&app, seed), 0.0);
    }
    assert!(
        (0.05..=motion::cards::LEAN_AT_MOST).contains(&farthest),
        "{farthest}"
    );
    wait(&mut app, 10);
    assert_eq!(app.world().get::<Transform>(card), Some(&end));
}

/// Where nothing travels, a card fades in at its place, with its shadow as faint as before.
#[test]
fn with_reduced_motion_a_card_fades_in_where_it_now_is() {
    let mut app = app_at(WINDOW, FRAME, Speed::Normal);
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    app.update();
    let start = Transform::from_xyz(-300.0, 0.0, 1.0);
    let end = Transform::from_xyz(300.0, 0.0, 1.0);
    let card = a_card(&mut app, start);
    app.update();
    let shown = |app: &App| -> Vec<f32> {
        let children = app.world().get::<Children>(card).unwrap();
        let sprites = children.iter().map(|part| app.world().get::<Sprite>(part));
        sprites.flatten().map(|s| s.color.alpha()).collect()
    };
    let before = shown(&app);
    let travel = Travel::straight(motion::cards::MOVE, motion::ease::ARRIVE);
    send(app.world_mut(), card, end, travel);
    assert_eq!(app.world().get::<Transform>(card), Some(&end));
    assert!(shown(&app).iter().all(|alpha| *alpha == 0.0));
    // Sent again before it is there, it does not forget how it looked.
    app.update();
    app.update();
    assert!(shown(&app).iter().any(|alpha| *alpha > 0.0));
    send(app.world_mut(), card, start, travel);
    wait(&mut app, 12);
    assert_eq!(shown(&app), before);
}
