//! Soon on the table.

use bevy::prelude::*;
use veillee::games::soon::{self, Soon};
use veillee::headless::headless_app;
use veillee::play::Match;
use veillee::settings::Settings;
use veillee::theme::Action;
use veillee::theme::motion::Speed;

use super::card_tables::*;

impl ShortGame for Soon {
    const SHORT: (&'static str, &'static str) = ("length", "express");
}

#[test]
fn soon_shows_the_state_after_every_move_at_every_speed_with_few() {
    for players in 2..=4 {
        whole_games_at_every_speed::<Soon>(players);
    }
}

#[test]
fn soon_shows_the_state_after_every_move_at_every_speed_with_many() {
    for players in 5..=6 {
        whole_games_at_every_speed::<Soon>(players);
    }
}

#[test]
fn a_whole_game_of_soon_ends_in_results() {
    whole_game::<Soon>(3, 11);
}

#[test]
fn a_curtain_falls_between_two_people_at_soon() {
    // A turn is two moves.
    curtains::<Soon>(3, 5);
}

#[test]
fn a_turn_of_soon_is_two_steps() {
    let (pile, discard, cancel, second) = (50, 51, 52, 1);
    let mut app = headless_app((390, 844), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Soon>(&mut app, 2, 1, 4);
    assert!(settle::<Soon>(&mut app));
    let step = |app: &App| app.world().resource::<Match<Soon>>().state.phase();
    let moves = |app: &App| app.world().resource::<Match<Soon>>().record.moves.len();
    let tap = |app: &mut App, piece: usize| {
        app.world_mut().write_message(Action::Piece(piece));
        for _ in 0..3 {
            app.update();
        }
    };
    assert_eq!(step(&app), soon::Phase::Draw);
    let before = moves(&app);
    // A card of the hand comes second.
    tap(&mut app, second);
    assert_eq!(moves(&app), before);
    tap(&mut app, pile);
    assert_eq!(moves(&app), before + 1);
    assert!(matches!(step(&app), soon::Phase::Act { .. }));
    check::<Soon>(&mut app);
    // Nothing is played before the last step, and what is chosen can be put back.
    tap(&mut app, second);
    tap(&mut app, cancel);
    tap(&mut app, discard);
    assert_eq!(moves(&app), before + 1);
    tap(&mut app, second);
    tap(&mut app, discard);
    let record = &app.world().resource::<Match<Soon>>().record;
    assert!(matches!(record.moves[before + 1], soon::Move::Discard(_)));
    assert!(settle::<Soon>(&mut app));
    check::<Soon>(&mut app);
}
