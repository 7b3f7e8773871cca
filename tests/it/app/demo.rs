//! A table that plays by itself.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use veillee::action::{Action, Screen};
use veillee::demo::Demo;
use veillee::motion::Speed;
use veillee::plan::{CurrentGame, Purpose};
use veillee::play::saving::Resumable;
use veillee::play::{Company, MatchStatus, Phase};

use super::{any_game, games};
use crate::helpers::table::*;

/// Much time has to pass.
const SECOND: Duration = Duration::from_secs(1);

/// Somewhere, on nothing.
fn click(app: &mut App) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Middle,
            state,
            window,
        });
        app.update();
    }
}

fn kept(app: &App) -> String {
    let kept = app.world().resource::<Resumable>().0.as_ref().unwrap();
    kept.record.clone()
}

#[test]
fn a_title_left_alone_plays_by_itself_until_it_is_touched() {
    let game = any_game();
    let mut app = app_at(WINDOW, SECOND, Speed::Off);
    // A game somebody plays, left for the title.
    start(&mut app, plan_of(game.id, game.usual_players, 1, 5));
    update_until(&mut app, "somebody plays", |app| {
        phase(app) == Some(Phase::Choosing)
    });
    act(&mut app, Action::Go(Screen::Title));
    wait(&mut app, 3);
    assert_eq!(screen(&app), Screen::Title);
    let before = kept(&app);
    wait(&mut app, 30);
    // Somebody is there after all.
    click(&mut app);
    for _ in 0..40 {
        app.update();
        assert_eq!(screen(&app), Screen::Title, "not yet alone for long enough");
    }
    update_until(&mut app, "it plays", |app| {
        screen(app) == Screen::Table && app.world().resource::<Demo>().is_on()
    });
    update_until(&mut app, "by itself", |app| {
        app.world().resource::<MatchStatus>().moves > 3
    });
    let company = app.world().resource::<Company>();
    assert_eq!(company.purpose, Purpose::Demo);
    let humans = |seat: &&veillee::plan::SeatPlan| seat.player == veillee::plan::Player::Human;
    assert_eq!(company.seats.iter().filter(humans).count(), 0);
    click(&mut app);
    update_until(&mut app, "the title is back", |app| {
        screen(app) == Screen::Title
    });
    assert!(!app.world().resource::<Demo>().is_on());
    assert_eq!(kept(&app), before, "what somebody plays is still there");
}

#[test]
fn one_game_after_another_is_shown() {
    let mut app = app_at(WINDOW, SECOND, Speed::Off);
    app.insert_resource(Demo::wanted(true));
    for game in games().iter().take(2) {
        update_until(&mut app, game.id, |app| {
            let shown = &app.world().resource::<CurrentGame>().0;
            screen(app) == Screen::Table && shown == game.id
        });
    }
}
