//! Opponents at the table: whoever runs their thoughts, seats that change hands, hints, and a
//! table that plays by itself.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use veillee::ai::Level;
use veillee::demo::Demo;
use veillee::engine::{Ruleset, Seat, Status};
use veillee::games::songo::Songo;
use veillee::games::sovango::Sovango;
use veillee::headless::headless_app;
use veillee::menus::Menu;
use veillee::platform::Runner;
use veillee::play::history::Hint;
use veillee::play::saving::Resumable;
use veillee::play::{Match, Phase, Player, TableAction};
use veillee::screens::Screen;
use veillee::settings::Settings;
use veillee::table::director::Staged;
use veillee::theme::Action;
use veillee::theme::motion::{self, Speed};

use super::card_tables::{FRAME, begin, phase, settle};

const SIZE: (u32, u32) = (1280, 800);

fn quick_app() -> App {
    let mut app = headless_app(SIZE, FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    app
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn made<G: Ruleset>(app: &App) -> usize {
    app.world().resource::<Match<G>>().record.moves.len()
}

fn update_until(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is_so(app) {
            return;
        }
        app.update();
        // Thoughts have a thread of their own, and a frame here takes no time at all.
        std::thread::yield_now();
    }
    panic!("never: {what}");
}

fn played_by<G: Staged>(runner: Runner, players: u8, moves: usize) -> Vec<G::Move> {
    let mut app = quick_app();
    app.insert_resource(runner);
    begin::<G>(&mut app, players, 0, 5);
    update_until(&mut app, "enough moves", |app| made::<G>(app) >= moves);
    let record = &app.world().resource::<Match<G>>().record;
    record.moves[..moves].to_vec()
}

#[test]
fn where_opponents_think_does_not_change_what_they_play() {
    let pool = played_by::<Songo>(Runner::Pool, 2, 12);
    assert_eq!(pool, played_by::<Songo>(Runner::Slices, 2, 12));
    // Nobody answers here: the thought is begun anew in slices.
    let pool = played_by::<Sovango>(Runner::Pool, 4, 20);
    assert_eq!(pool, played_by::<Sovango>(Runner::Slices, 4, 20));
}

#[test]
fn a_worker_that_cannot_think_is_not_asked_again() {
    let mut app = quick_app();
    app.insert_resource(Runner::Worker);
    begin::<Songo>(&mut app, 2, 0, 5);
    update_until(&mut app, "somebody thinks", |app| {
        phase(app) == Some(Phase::Thinking)
    });
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(made::<Songo>(&app), 0, "the question is on its way");
    // The page numbers its answers as it was asked: the first question was number 1.
    app.world_mut()
        .write_message(veillee::platform::Heard::Thought {
            number: 1,
            answer: None,
        });
    update_until(&mut app, "it goes on", |app| made::<Songo>(app) > 3);
    assert_eq!(*app.world().resource::<Runner>(), Runner::Slices);
}

#[test]
fn a_seat_changes_hands_in_the_middle_of_a_game() {
    let mut app = quick_app();
    begin::<Sovango>(&mut app, 4, 1, 5);
    settle::<Sovango>(&mut app);
    let before = made::<Sovango>(&app);
    let hand_over = |player: Player| Action::Table(TableAction::Seat(Seat(0), player));
    app.world_mut()
        .write_message(hand_over(Player::Ai(Level::Easy)));
    update_until(&mut app, "the opponents play on", |app| {
        made::<Sovango>(app) > before + 4
    });
    app.world_mut().write_message(hand_over(Player::Human));
    update_until(&mut app, "the person is asked again", |app| {
        phase(app) == Some(Phase::Choosing)
    });
    let table = app.world().resource::<Match<Sovango>>();
    assert_eq!(table.state.status(), Status::ToMove(Seat(0)));
    let saved = app.world().resource::<Resumable>().0.as_ref().unwrap();
    assert_eq!(saved.plan.seats[0].player, Player::Human, "and it is kept");
}

#[test]
fn a_hint_shows_a_move_and_makes_none() {
    let mut app = quick_app();
    begin::<Songo>(&mut app, 2, 1, 5);
    settle::<Songo>(&mut app);
    let state = app.world().resource::<Match<Songo>>().state.clone();
    app.world_mut()
        .write_message(Action::Table(TableAction::Hint));
    update_until(&mut app, "there is a hint", |app| {
        app.world().contains_resource::<Hint<Songo>>()
    });
    let hint = app.world().resource::<Hint<Songo>>().0;
    assert!(state.why_illegal(&hint).is_none());
    assert_eq!(app.world().resource::<Match<Songo>>().state, state);
}

#[test]
fn while_the_game_is_paused_nobody_plays() {
    let mut app = quick_app();
    begin::<Songo>(&mut app, 2, 0, 5);
    update_until(&mut app, "it is under way", |app| made::<Songo>(app) > 2);
    app.world_mut().write_message(Action::Open(Menu::Pause));
    app.update();
    app.update();
    let before = made::<Songo>(&app);
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(made::<Songo>(&app), before);
    app.world_mut().write_message(Action::CloseMenu);
    update_until(&mut app, "it goes on", |app| made::<Songo>(app) > before);
}

#[test]
fn without_animation_opponents_are_still_seen_to_think_and_reasons_can_be_read() {
    let mut app = quick_app();
    app.world_mut().resource_mut::<Settings>().explain = true;
    begin::<Songo>(&mut app, 2, 0, 5);
    let mut explained = 0;
    for count in 1..30 {
        update_until(&mut app, "a move", |app| made::<Songo>(app) >= count);
        let before = app.world().resource::<Time>().elapsed();
        update_until(&mut app, "the next", |app| made::<Songo>(app) > count);
        let beat = app.world().resource::<Time>().elapsed() - before;
        let table = app.world().resource::<Match<Songo>>();
        let has_reason = table.reasons.contains_key(&(count - 1));
        explained += u32::from(has_reason);
        let least = if has_reason {
            motion::EXPLAINED_BEAT
        } else {
            motion::AI_BEAT
        };
        assert!(beat >= least, "{beat:?} after move {count}");
    }
    assert!(explained > 3, "{explained} reasons");
}

/// Somewhere, on nothing.
fn click(app: &mut App) {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<bevy::window::PrimaryWindow>>();
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

/// A game somebody plays, left for the title.
fn left_for_the_title(frame: Duration) -> App {
    let mut app = headless_app(SIZE, frame);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Songo>(&mut app, 2, 1, 5);
    settle::<Songo>(&mut app);
    app.world_mut().write_message(Action::Go(Screen::Title));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Title);
    app
}

#[test]
fn a_title_left_alone_plays_by_itself_until_it_is_touched() {
    let mut app = left_for_the_title(Duration::from_secs(1));
    let kept = app.world().resource::<Resumable>().0.as_ref().unwrap();
    let kept = kept.record.clone();
    for _ in 0..30 {
        app.update();
    }
    // Somebody is there after all.
    click(&mut app);
    for _ in 0..40 {
        app.update();
        assert_eq!(screen(&app), Screen::Title, "not yet alone for long enough");
    }
    update_until(&mut app, "it plays", |app| {
        screen(app) == Screen::Table && app.world().resource::<Demo>().is_on()
    });
    update_until(&mut app, "by itself", |app| made::<Songo>(app) > 3);
    let table = app.world().resource::<Match<Songo>>();
    assert_eq!(table.plan.humans(), 0);
    click(&mut app);
    update_until(&mut app, "the title is back", |app| {
        screen(app) == Screen::Title
    });
    assert!(!app.world().resource::<Demo>().is_on());
    let now = app.world().resource::<Resumable>().0.as_ref().unwrap();
    assert_eq!(now.record, kept, "what somebody plays is still there");
}

#[test]
fn one_game_after_another_is_shown() {
    let mut app = headless_app(SIZE, Duration::from_secs(1));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    app.insert_resource(Demo::wanted(true));
    update_until(&mut app, "Songo is shown", |app| {
        app.world().contains_resource::<Match<Songo>>()
    });
    update_until(&mut app, "then Sovango", |app| {
        app.world().contains_resource::<Match<Sovango>>()
            && !app.world().contains_resource::<Match<Songo>>()
    });
}
