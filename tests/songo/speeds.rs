//! Seventy seeds, at every speed and with every kind of motion.

use bevy::prelude::*;
use veillee::motion::Speed;
use veillee::settings::Settings;
use veillee::table::pieces::Rest;
use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::Songo;

use crate::helpers::table::*;

fn check_table(app: &mut App) {
    check::<Songo>(app);
    let mut seeds = app.world_mut().query::<&Rest>();
    assert_eq!(seeds.iter(app.world()).count(), 70);
}

/// Some moves between two people, at every speed at one table.
fn all_seeds_are_there(reduced: bool) {
    let mut app = app_at(WINDOW, FRAME + FRAME / 3, Speed::Normal);
    app.world_mut().resource_mut::<Settings>().reduced_motion = reduced;
    for speed in Speed::ALL {
        app.world_mut().resource_mut::<Settings>().speed = speed;
        start(&mut app, crate::people(3));
        let mut rng = GameRng::from_seed(9);
        for _ in 0..25 {
            if !settle::<Songo>(&mut app) {
                break;
            }
            check_table(&mut app);
            play_random::<Songo>(&mut app, &mut rng);
        }
        settle::<Songo>(&mut app);
        check_table(&mut app);
    }
}

#[test]
fn at_every_speed_a_drained_table_shows_the_state_after_every_move() {
    all_seeds_are_there(false);
}

#[test]
fn with_reduced_motion_too() {
    all_seeds_are_there(true);
}
