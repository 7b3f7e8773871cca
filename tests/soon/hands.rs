//! Soon by hand.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::Piece as _;
use veillee::games::catalogue;
use veillee::games::soon::piece::Piece;
use veillee::headless::headless_app_with_layout;
use veillee::motion::Speed;
use veillee::settings::Settings;
use veillee_rules::engine::{GameRng, Seat};
use veillee_rules::games::soon::{Card, Move, Phase, Soon};

use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, place_of};
use crate::helpers::table::*;

#[test]
fn a_turn_is_two_steps() {
    let second = Piece::Hand(1);
    let mut app = quick_app(UPRIGHT);
    begin::<Soon>(&mut app, 2, 1, 4);
    assert!(settle::<Soon>(&mut app));
    let step = |app: &App| table::<Soon>(app).state.phase();
    let tap = |app: &mut App, piece: Piece| {
        act(app, piece.action());
        wait(app, 3);
    };
    assert_eq!(step(&app), Phase::Draw);
    let before = ply::<Soon>(&app);
    // A card of the hand comes second.
    tap(&mut app, second);
    assert_eq!(ply::<Soon>(&app), before);
    tap(&mut app, Piece::Pile);
    assert_eq!(ply::<Soon>(&app), before + 1);
    assert!(matches!(step(&app), Phase::Act { .. }));
    check::<Soon>(&mut app);
    // Nothing is played before the last step, and what is chosen can be put back.
    tap(&mut app, second);
    tap(&mut app, Piece::Cancel);
    tap(&mut app, Piece::Discard);
    assert_eq!(ply::<Soon>(&app), before + 1);
    tap(&mut app, second);
    tap(&mut app, Piece::Discard);
    let record = &table::<Soon>(&app).record;
    assert!(matches!(record.moves[before + 1], Move::Discard(_)));
    assert!(settle::<Soon>(&mut app));
    check::<Soon>(&mut app);
}

/// A table that is laid out, with a game in which somebody can use an Explorer.
fn with_an_explorer(size: (u32, u32), players: u8) -> App {
    let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(150));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    for seed in 1..40 {
        begin::<Soon>(&mut app, players, 1, seed);
        let mut rng = GameRng::from_seed(seed);
        for _ in 0..60 {
            if !settle::<Soon>(&mut app) {
                break;
            }
            let state = state::<Soon>(&app);
            let act = matches!(state.phase(), Phase::Act { .. });
            if act && state.hand(Seat(0)).contains(Card::EXPLORER) {
                return app;
            }
            play_random::<Soon>(&mut app, &mut rng);
        }
    }
    panic!("nobody draws an Explorer");
}

/// Between two things, the shorter way across or along.
fn gap(one: Rect, other: Rect) -> f32 {
    let apart = (other.min - one.max).max(one.min - other.max);
    apart.max_element()
}

#[test]
fn what_is_asked_covers_nothing_that_has_to_be_seen() {
    for size in [
        WINDOW,
        UPRIGHT,
        ON_ITS_SIDE,
        SMALL_UPRIGHT,
        SMALL_ON_ITS_SIDE,
    ] {
        for players in [2, 4, 6] {
            let mut app = with_an_explorer(size, players);
            let hand = state::<Soon>(&app).hand(Seat(0));
            let nth = hand.iter().position(|card| card == Card::EXPLORER);
            act(&mut app, Piece::Hand(nth.unwrap()).action());
            wait(&mut app, 4);
            let scale = app.world().resource::<veillee::theme::Frame>().scale;
            let mut rect = |piece: Piece| place_of(&mut app, &piece.action());
            // What destroys is not next to what does no harm.
            let (discard, back) = (rect(Piece::DiscardIt), rect(Piece::Cancel));
            let apart = gap(discard.unwrap(), back.unwrap());
            assert!(apart >= 12.0 * scale - 1.0, "{size:?} {players}: {apart}");
            let plates: Vec<Rect> = (1..players)
                .filter_map(|seat| rect(Piece::Plate(Seat(seat))))
                .collect();
            assert_eq!(plates.len(), usize::from(players) - 1);
            let piles = [rect(Piece::Pile).unwrap(), rect(Piece::Discard).unwrap()];
            act(&mut app, Piece::Plate(Seat(1)).action());
            wait(&mut app, 8);
            let ranks: Vec<Rect> = (1..=8)
                .filter_map(|rank| place_of(&mut app, &Piece::Rank(rank).action()))
                .collect();
            assert!(!ranks.is_empty(), "{size:?} {players}: nothing is asked");
            for rank in &ranks {
                for seen in plates.iter().chain(&piles) {
                    let apart = gap(*rank, *seen);
                    assert!(apart >= 0.0, "{size:?} {players}: {rank:?} on {seen:?}");
                }
            }
        }
    }
}
