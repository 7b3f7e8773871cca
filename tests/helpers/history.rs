//! Looking back, leaving and coming again, a window that changes: the table always shows the
//! truth.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Screen, TableAction};
use veillee::game::Game;
use veillee::motion::{FinishStep, Speed};
use veillee::play::Phase;
use veillee_rules::engine::GameRng;

use super::table::*;
use super::usual_players;

pub fn looking_back_shows_the_past_and_returns<G: Game>() {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 3);
    assert!(settle::<G>(&mut app));
    let mut rng = GameRng::from_seed(1);
    let start = {
        let mut record = table::<G>(&app).record.clone();
        record.moves.clear();
        record.replay().unwrap()
    };
    for _ in 0..6 {
        play_random::<G>(&mut app, &mut rng);
        assert!(settle::<G>(&mut app));
    }
    let now = state::<G>(&app);
    act(&mut app, Action::Table(TableAction::ToStart));
    wait(&mut app, 2);
    assert_eq!(phase(&app), Some(Phase::Looking));
    assert_eq!(G::difference(app.world_mut(), &start), None);
    assert_eq!(table::<G>(&app).state, now, "nothing is lost");
    // Step by step to the present.
    for _ in 0..table::<G>(&app).ply() {
        act(&mut app, Action::Table(TableAction::StepForward));
        wait(&mut app, 2);
        let shown = table::<G>(&app).shown_state();
        assert_eq!(G::difference(app.world_mut(), &shown), None);
    }
    assert_eq!(table::<G>(&app).looking_at, None);
    act(&mut app, Action::Table(TableAction::ToStart));
    wait(&mut app, 2);
    act(&mut app, Action::Table(TableAction::ToNow));
    assert!(settle::<G>(&mut app));
    assert_eq!(table::<G>(&app).state, now);
    check::<G>(&mut app);
}

fn resize(app: &mut App, to: (f32, f32)) {
    let mut windows = app.world_mut().query::<&mut Window>();
    let mut window = windows.single_mut(app.world_mut()).unwrap();
    window.resolution.set(to.0, to.1);
}

pub fn resizing_and_leaving_in_the_middle_of_a_move_snap_to_the_truth<G: Game>() {
    let frame = Duration::from_millis(16);
    let mut app = app_at(WINDOW, frame, Speed::Quadruple);
    let players = usual_players::<G>();
    begin::<G>(&mut app, players, players, 3);
    assert!(settle::<G>(&mut app));
    app.world_mut()
        .resource_mut::<veillee::settings::Settings>()
        .speed = Speed::Normal;
    play_random::<G>(&mut app, &mut GameRng::from_seed(1));
    wait(&mut app, 3);
    assert_eq!(phase(&app), Some(Phase::Moving));
    resize(&mut app, (390.0, 844.0));
    assert!(settle::<G>(&mut app));
    check::<G>(&mut app);

    // Leave during the next move, come back by "Resume".
    play_random::<G>(&mut app, &mut GameRng::from_seed(2));
    wait(&mut app, 3);
    assert_eq!(phase(&app), Some(Phase::Moving));
    let expected = table::<G>(&app).record.moves.clone();
    act(&mut app, Action::Go(Screen::Title));
    wait(&mut app, 3);
    assert_eq!(screen(&app), Screen::Title);
    act(&mut app, Action::Resume);
    wait(&mut app, 3);
    assert_eq!(table::<G>(&app).record.moves, expected);
    assert!(settle::<G>(&mut app));
    // Only choices may have been made since.
    assert!(table::<G>(&app).record.moves.starts_with(&expected));
    check::<G>(&mut app);
}

pub fn a_tap_finishes_the_step_under_way<G: Game>() {
    let mut app = app_at(WINDOW, Duration::from_millis(16), Speed::Quadruple);
    begin::<G>(&mut app, usual_players::<G>(), 1, 3);
    assert!(settle::<G>(&mut app));
    app.world_mut()
        .resource_mut::<veillee::settings::Settings>()
        .speed = Speed::Normal;
    play_random::<G>(&mut app, &mut GameRng::from_seed(1));
    let mut taps = 0;
    while !is_idle::<G>(&app) {
        app.world_mut().write_message(FinishStep);
        app.update();
        taps += 1;
        assert!(taps < 40, "taps do not finish steps");
    }
    check::<G>(&mut app);
}
