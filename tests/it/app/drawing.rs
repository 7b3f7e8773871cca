//! What is still is not drawn again.

use std::time::Duration;

use bevy::prelude::*;
use veillee::drawing::Drawing;
use veillee::games::sar_zan::SarZan;
use veillee::games::songo::Songo;
use veillee::games::soon::Soon;
use veillee::games::sovango::Sovango;
use veillee::games::swoop::Swoop;
use veillee::headless::headless_app_with_layout;
use veillee::menus::Menu;
use veillee::platform::Runner;
use veillee::play::{Match, Phase};
use veillee::settings::Settings;
use veillee::table::director::Staged;
use veillee::theme::Action;
use veillee::theme::motion::Speed;

use super::card_tables::{begin, phase, settle};

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
fn check_it_rests<G: Staged>(app: &mut App) {
    // Captions go, marks come to rest.
    drawn_in(app, 200);
    let still = drawn_in(app, 100);
    assert!((4..=6).contains(&still), "{}: {still} of 100 frames", G::ID);
}

fn a_table_that_waits<G: Staged>(players: u8) {
    let mut app = headless_app_with_layout((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<G>(&mut app, players, 1, 5);
    assert!(settle::<G>(&mut app));
    check_it_rests::<G>(&mut app);
    app.world_mut().write_message(Action::Open(Menu::Pause));
    let opening = drawn_in(&mut app, 10);
    assert!(opening >= 8, "{}: {opening} of 10 frames", G::ID);
}

#[test]
fn a_table_that_waits_for_its_people_is_not_drawn() {
    a_table_that_waits::<Songo>(2);
    a_table_that_waits::<Sovango>(4);
    a_table_that_waits::<SarZan>(3);
    a_table_that_waits::<Soon>(3);
    a_table_that_waits::<Swoop>(4);
}

/// After some moves that were seen, an opponent that comes to no end.
fn a_table_whose_opponent_thinks<G: Staged>(players: u8) {
    let mut app = headless_app_with_layout((844, 390), FRAME);
    app.insert_resource(Runner::Slices);
    begin::<G>(&mut app, players, 0, 5);
    let made = |app: &App| app.world().resource::<Match<G>>().record.moves.len();
    for _ in 0..20_000 {
        app.update();
        if made(&app) >= 6 {
            break;
        }
    }
    assert!(made(&app) >= 6, "{}", G::ID);
    // Nobody answers here.
    app.insert_resource(Runner::Worker);
    drawn_in(&mut app, 400);
    assert_eq!(phase(&app), Some(Phase::Thinking), "{}", G::ID);
    check_it_rests::<G>(&mut app);
}

#[test]
fn a_table_whose_opponent_thinks_is_not_drawn() {
    a_table_whose_opponent_thinks::<Songo>(2);
    a_table_whose_opponent_thinks::<Sovango>(4);
    a_table_whose_opponent_thinks::<SarZan>(2);
    a_table_whose_opponent_thinks::<Soon>(2);
    a_table_whose_opponent_thinks::<Swoop>(4);
}
