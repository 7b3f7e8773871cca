//! What the plates tell while a round is played, and of who wins.

use bevy::prelude::*;
use veillee::table::plate_parts::{Says, What};
use veillee_rules::engine::{GameRng, Ruleset, Seat, Viewer};
use veillee_rules::games::sovango::Sovango;

use crate::helpers::table::*;

/// What is written on the plate of a seat.
fn plate(app: &mut App, seat: Seat, what: What) -> Option<String> {
    let mut texts = app.world_mut().query::<(&Says, &Text)>();
    let mut texts = texts.iter(app.world());
    let found = texts.find(|(says, _)| **says == Says(seat, what))?;
    Some(found.1.0.clone())
}

#[test]
fn points_of_this_round_count_at_once_and_are_ranked() {
    for size in [WINDOW, UPRIGHT, ON_ITS_SIDE] {
        let mut app = quick_app(size);
        begin::<Sovango>(&mut app, 4, 4, 7);
        let mut rng = GameRng::from_seed(2);
        let mut told = 0;
        for _ in 0..40 {
            assert!(settle::<Sovango>(&mut app));
            // Words are written in the frame after.
            wait(&mut app, 2);
            let state = state::<Sovango>(&app);
            let view = state.view(Viewer::Public);
            if view.scores.iter().any(|score| *score > 0) {
                break;
            }
            let points = view.round_points.clone();
            let least = points.iter().min().copied();
            for seat in Seat::all(4) {
                let own = points[seat.index()];
                let score = plate(&mut app, seat, What::Score).unwrap_or_default();
                assert_eq!(score, own.to_string(), "{size:?}, {seat:?}");
                // One number, and none beside it.
                let gain = plate(&mut app, seat, What::Gain).unwrap_or_default();
                assert_eq!(gain, "", "{size:?}, {seat:?}");
                let rank = plate(&mut app, seat, What::Rank).unwrap_or_default();
                let leads = points.iter().any(|other| *other != own) && Some(own) == least;
                assert_eq!(
                    rank == "1st",
                    leads,
                    "{size:?}, {seat:?}: {rank}, {points:?}"
                );
                told += usize::from(leads);
            }
            play_random::<Sovango>(&mut app, &mut rng);
        }
        assert!(told > 0, "{size:?}: nobody ever led");
    }
}

#[test]
fn it_is_said_that_the_fewest_points_win() {
    for size in [WINDOW, UPRIGHT, ON_ITS_SIDE] {
        for players in [2, 6] {
            let mut app = quick_app(size);
            begin::<Sovango>(&mut app, players, 1, 7);
            settle::<Sovango>(&mut app);
            let mut texts = app.world_mut().query::<&Text>();
            let mut texts = texts.iter(app.world());
            let said = texts.any(|text| text.0.contains("fewest win"));
            assert!(said, "{size:?}, {players} players");
        }
    }
}
