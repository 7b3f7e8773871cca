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
use veillee::settings::Settings;
use veillee::table::director::Staged;
use veillee::theme::Action;
use veillee::theme::motion::Speed;

use super::card_tables::{begin, settle};

const FRAME: Duration = Duration::from_millis(50);

fn drawn_in(app: &mut App, frames: u32) -> u32 {
    (0..frames)
        .map(|_| {
            app.update();
            u32::from(app.world().resource::<Drawing>().now)
        })
        .sum()
}

fn a_table_that_waits<G: Staged>(players: u8) {
    let mut app = headless_app_with_layout((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<G>(&mut app, players, 1, 5);
    assert!(settle::<G>(&mut app));
    // Captions go, marks come to rest.
    drawn_in(&mut app, 200);
    // Once a second, in case the window has lost its picture.
    let still = drawn_in(&mut app, 100);
    assert!((4..=6).contains(&still), "{}: {still} of 100 frames", G::ID);
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
