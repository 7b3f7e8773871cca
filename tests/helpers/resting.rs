//! What is still is not drawn again.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::motion::Speed;
use veillee::platform::Runner;
use veillee::play::Phase;
use veillee::power::skip_render::Drawing;
use veillee::settings::Settings;

use super::table::*;
use super::{fewest_players, usual_players};

const FRAME: Duration = Duration::from_millis(50);

fn drawn_in(app: &mut App, frames: u32) -> u32 {
    (0..frames)
        .map(|_| {
            app.update();
            u32::from(app.world().resource::<Drawing>().now)
        })
        .sum()
}

/// Once a second, in case the window has lost its picture.
fn check_it_rests<G: Game>(app: &mut App) {
    // Captions go, marks come to rest.
    drawn_in(app, 200);
    let still = drawn_in(app, 100);
    assert!((4..=6).contains(&still), "{}: {still} of 100 frames", G::ID);
}

pub fn a_table_that_waits_for_its_people_is_not_drawn<G: Game>() {
    let mut app = headless_app_with_layout(catalogue(), WINDOW, FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<G>(&mut app, usual_players::<G>(), 1, 5);
    assert!(settle::<G>(&mut app));
    check_it_rests::<G>(&mut app);
    act(&mut app, Action::Open(Menu::Pause));
    let opening = drawn_in(&mut app, 10);
    assert!(opening >= 8, "{}: {opening} of 10 frames", G::ID);
}

/// Between two people at one device, until one of them opens it.
pub fn a_closed_curtain_is_not_drawn<G: Game>() {
    let mut app = headless_app_with_layout(catalogue(), UPRIGHT, FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    let players = usual_players::<G>();
    begin::<G>(&mut app, players, players, 5);
    update_until(&mut app, "a curtain", |app| {
        phase(app) == Some(Phase::Curtain)
    });
    check_it_rests::<G>(&mut app);
}

/// After some moves that were seen, an opponent that comes to no end.
pub fn a_table_whose_opponent_thinks_is_not_drawn<G: Game>() {
    let mut app = headless_app_with_layout(catalogue(), ON_ITS_SIDE, FRAME);
    app.insert_resource(Runner::Slices);
    begin::<G>(&mut app, fewest_players::<G>(), 0, 5);
    update_until(&mut app, "some moves", |app| ply::<G>(app) >= 6);
    // Nobody answers here.
    app.insert_resource(Runner::Worker);
    drawn_in(&mut app, 400);
    assert_eq!(phase(&app), Some(Phase::Thinking), "{}", G::ID);
    check_it_rests::<G>(&mut app);
}
