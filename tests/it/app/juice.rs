//! Dust, sparks and a struck table: gone by themselves, and never there for those who want none.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::ai::Level;
use veillee::audio::PlaySound;
use veillee::games::songo::{Cell, Songo};
use veillee::headless::{headless_app, headless_app_with_layout};
use veillee::play::{MatchPlan, PlayMove, Player, StartMatch};
use veillee::screens::Screen;
use veillee::settings::Settings;
use veillee::table::cards::{self, Card};
use veillee::table::particles::{Burst, burst, nudge};
use veillee::table::pieces::{Rest, Travel, send};
use veillee::theme::frame::TableCamera;
use veillee::theme::motion::{self, Speed};

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
    let mut app = headless_app((1280, 800), FRAME);
    let rest = camera(&mut app);
    strike(&mut app);
    assert_eq!(particles(&mut app), 20);
    let mut farthest: f32 = 0.0;
    for _ in 0..12 {
        app.update();
        farthest = farthest.max(camera(&mut app).distance(rest));
    }
    assert!((1.0..6.0).contains(&farthest), "{farthest}");
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(particles(&mut app), 0);
    assert_eq!(camera(&mut app), rest);
}

#[test]
fn nothing_flies_for_those_who_want_no_motion() {
    for (speed, reduced_motion) in [(Speed::Normal, true), (Speed::Off, false)] {
        let mut app = headless_app((1280, 800), FRAME);
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

fn a_card(app: &mut App, at: Transform) -> Entity {
    let card = Card {
        pack: "sovango",
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
    let mut app = headless_app((1280, 800), FRAME);
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
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(app.world().get::<Transform>(card), Some(&end));
}

/// What has been asked to be heard.
#[derive(Default)]
struct Heard {
    cursor: MessageCursor<PlaySound>,
    names: Vec<&'static str>,
}

impl Heard {
    fn listen(&mut self, app: &App) {
        let sounds = app.world().resource::<Messages<PlaySound>>();
        self.names
            .extend(self.cursor.read(sounds).map(|sound| sound.name));
    }
}

/// Where nothing travels, a card fades in at its place, with its shadow as faint as before.
#[test]
fn with_reduced_motion_a_card_fades_in_where_it_now_is() {
    let mut app = headless_app((1280, 800), FRAME);
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
    for _ in 0..12 {
        app.update();
    }
    assert_eq!(shown(&app), before);
}

#[test]
fn whoever_has_waited_is_told_that_it_is_their_turn() {
    for (opponent, called) in [(Player::Ai(Level::Easy), 1), (Player::Human, 0)] {
        let mut app = headless_app((1280, 800), FRAME);
        let mut plan = MatchPlan::new("songo", 2, 1);
        // A grenier: sowing it takes some time.
        plan.setup.position = Some("0 1 0 2 8 5 10/1 7 0 0 1 17 7".to_string());
        plan.seats[0].player = Player::Human;
        plan.seats[1].player = opponent;
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        let mut heard = Heard::default();
        for frame in 0..600 {
            app.update();
            heard.listen(&app);
            if frame == 60 {
                let cell = Cell::try_from("S5".to_string()).unwrap();
                app.world_mut().write_message(PlayMove::<Songo>(cell));
            }
        }
        let calls = heard.names.iter().filter(|name| **name == "turn").count();
        assert_eq!(calls, called, "{opponent:?}");
    }
}

/// How many pieces of paper are in view.
fn paper(app: &mut App) -> usize {
    let screen = Rect::new(0.0, 0.0, 1280.0, 800.0);
    let mut sheets = app.world_mut().query::<(&Name, &Children)>();
    let sheets = sheets.iter(app.world());
    let pieces: Vec<Entity> = sheets
        .filter(|(name, _)| name.as_str() == "confetti")
        .flat_map(|(_, children)| children.iter())
        .collect();
    let is_seen = |piece: &&Entity| {
        let get = |piece| {
            let world = app.world();
            let at = world.get::<UiGlobalTransform>(piece)?.translation;
            let size = world.get::<ComputedNode>(piece)?.size();
            let shown = world.get::<InheritedVisibility>(piece)?.get();
            Some(shown && size.min_element() > 4.0 && screen.contains(at))
        };
        get(**piece).unwrap_or(false)
    };
    pieces.iter().filter(is_seen).count()
}

#[test]
fn paper_falls_for_a_person_who_wins_and_for_nobody_else() {
    for (winner, reduced_motion, falls) in [
        (Player::Human, false, true),
        (Player::Human, true, false),
        (Player::Ai(Level::Easy), false, false),
    ] {
        let mut app = headless_app_with_layout((1280, 800), FRAME);
        app.world_mut().resource_mut::<Settings>().reduced_motion = reduced_motion;
        let mut plan = MatchPlan::new("songo", 2, 1);
        // South is about to win.
        plan.setup.position = Some("3 1 1 10 1 5 0/2 3 5 0 1 1 7/8 34".to_string());
        plan.seats[0].player = winner;
        plan.seats[1].player = match winner {
            Player::Human => Player::Ai(Level::Easy),
            _ => Player::Human,
        };
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        for _ in 0..10 {
            app.update();
        }
        let cell = Cell::try_from("S1".to_string()).unwrap();
        app.world_mut().write_message(PlayMove::<Songo>(cell));
        let mut frames = 0;
        let mut heard = Heard::default();
        while *app.world().resource::<State<Screen>>().get() != Screen::Results {
            app.update();
            heard.listen(&app);
            frames += 1;
            assert!(frames < 2_000, "no results");
        }
        let fanfare = if winner == Player::Human {
            "win"
        } else {
            "lose"
        };
        let ends = |name: &&str| ["win", "lose", "draw"].contains(name);
        let ends: Vec<&str> = heard.names.into_iter().filter(ends).collect();
        assert_eq!(ends, [fanfare], "{winner:?}");
        for _ in 0..80 {
            app.update();
        }
        let seen = paper(&mut app);
        assert_eq!(seen > 20, falls, "{winner:?}: {seen}");
        assert!(falls || seen == 0, "{winner:?}: {seen}");
    }
}
