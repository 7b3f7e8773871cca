//! What is seen of a trick while it lies, and when it is taken.

use std::time::Duration;

use bevy::prelude::*;
use veillee::motion::Speed;
use veillee::table::zones::Zones;
use veillee_rules::engine::GameRng;
use veillee_rules::games::sovango::Sovango;

use crate::helpers::table::*;

const FRAME: Duration = Duration::from_millis(16);
/// The kind of zone that holds what has been won.
const WON: u8 = 2;
/// Nobody's face is larger, in design units: on a card that leaves a hand it is largest.
const LARGEST_FACE: f32 = 50.0;

/// The cards of tricks that have been won. Until the table is laid there are none.
fn won(app: &App) -> Vec<Entity> {
    let Some(zones) = app.world().get_resource::<Zones>() else {
        return Vec::new();
    };
    let zones = zones.zones();
    let won = zones.filter(|(zone, _)| zone.kind == WON);
    won.flat_map(|(_, cards)| cards.to_vec()).collect()
}

/// How far the parts of these cards are from lying flat: a card that is turned over is narrow.
fn narrowest(app: &App, cards: &[Entity]) -> f32 {
    let world = app.world();
    let parts = cards.iter().filter_map(|card| world.get::<Children>(*card));
    let widths = parts
        .flatten()
        .filter_map(|part| Some(world.get::<Transform>(*part)?.scale.x));
    widths.fold(1.0, f32::min)
}

/// How large the largest face on a card is.
fn largest_face(app: &mut App) -> f32 {
    let mut faces = app
        .world_mut()
        .query::<(&Name, &Sprite, &GlobalTransform)>();
    let faces = faces.iter(app.world());
    faces
        .filter(|(name, _, _)| name.as_str() == "owner")
        .filter_map(|(_, sprite, at)| Some(sprite.custom_size?.x * at.scale().x))
        .fold(0.0, f32::max)
}

/// A trick that has been taken lies open until everybody has seen it; only then is it turned over
/// and swept. Whose card is whose can be seen all the time, and is never more than a sign.
#[test]
fn a_trick_that_is_taken_lies_open_for_a_while() {
    for size in [WINDOW, UPRIGHT] {
        let mut app = app_at(size, FRAME, Speed::Normal);
        begin::<Sovango>(&mut app, 4, 1, 7);
        let mut rng = GameRng::from_seed(2);
        let (mut tricks, mut faces, mut before) = (0, 0.0_f32, 0);
        while tricks < 2 {
            app.update();
            faces = faces.max(largest_face(&mut app));
            let cards = won(&app);
            if cards.len() > before {
                tricks += 1;
                before = cards.len();
                let fresh = cards;
                // Half a second, which is less than a trick is held.
                for frame in 0..30 {
                    app.update();
                    let narrow = narrowest(&app, &fresh);
                    assert!(narrow > 0.9, "{size:?}, {frame}: {narrow}");
                }
            }
            if phase(&app) == Some(veillee::play::Phase::Choosing) && is_idle::<Sovango>(&app) {
                play_random::<Sovango>(&mut app, &mut rng);
            }
            std::thread::yield_now();
        }
        assert!(faces > 10.0, "{size:?}: nobody's face was seen");
        assert!(faces <= LARGEST_FACE, "{size:?}: {faces}");
    }
}
