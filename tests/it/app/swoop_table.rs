//! Swoop on the table.

use bevy::prelude::*;
use veillee::engine::{Ruleset, Seat, Viewer};
use veillee::games::swoop::{Card, Chosen, Move, Swoop};
use veillee::headless::headless_app;
use veillee::menus::settings::SettingsAction;
use veillee::play::Match;
use veillee::settings::Settings;
use veillee::theme::Action;
use veillee::theme::motion::Speed;

use super::card_tables::*;

impl ShortGame for Swoop {
    const SHORT: (&'static str, &'static str) = ("target", "100");
}

#[test]
fn swoop_shows_the_state_after_every_move_at_every_speed_with_few() {
    for players in 4..=5 {
        whole_games_at_every_speed::<Swoop>(players);
    }
}

#[test]
fn swoop_shows_the_state_after_every_move_at_every_speed_with_many() {
    for players in 6..=6 {
        whole_games_at_every_speed::<Swoop>(players);
    }
}

#[test]
fn a_whole_game_of_swoop_ends_in_results() {
    whole_game::<Swoop>(4, 11);
    whole_game::<Swoop>(6, 3);
}

#[test]
fn a_curtain_falls_between_two_people_at_swoop() {
    curtains::<Swoop>(4, 5);
}

/// Presses the cards of a choice, as the table numbers them.
fn press_cards(app: &mut App, state: &Swoop, chosen: Chosen) {
    let hand = state.view(Viewer::Seat(Seat(0))).seats[0].hand.unwrap();
    let mut pieces: Vec<usize> = Vec::new();
    for card in chosen.hand.iter() {
        // Of two cards that look the same the first has the number of the first deck.
        let twin = Card::from_number(card.number() ^ 1).unwrap();
        let number = if hand.contains(twin) {
            card.number()
        } else {
            card.number() & !1
        };
        pieces.push(usize::from(number));
    }
    pieces.extend(chosen.up.iter().map(|column| 200 + column.index()));
    for piece in pieces {
        app.world_mut().write_message(Action::Piece(piece));
        app.update();
    }
}

#[test]
fn in_swoop_cards_of_one_rank_are_chosen_together() {
    let mut tried = 0;
    for seed in 1..12 {
        let mut app = headless_app((1280, 800), FRAME);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        begin::<Swoop>(&mut app, 4, 1, seed);
        assert!(settle::<Swoop>(&mut app));
        let state = app.world().resource::<Match<Swoop>>().state.clone();
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        let several = legal.iter().find_map(|m| match m {
            Move::Play(chosen) if chosen.len() > 1 => Some(*chosen),
            _ => None,
        });
        let Some(chosen) = several else {
            continue;
        };
        tried += 1;
        press_cards(&mut app, &state, chosen);
        let before = app.world().resource::<Match<Swoop>>().record.moves.len();
        // The button to play.
        app.world_mut().write_message(Action::Piece(400));
        app.update();
        let record = &app.world().resource::<Match<Swoop>>().record;
        assert_eq!(record.moves[before], Move::Play(chosen), "seed {seed}");
    }
    assert!(
        tried > 3,
        "only {tried} seeds had a choice of several cards"
    );
}

/// Which part of which picture every sprite shows.
fn pictures(app: &mut App) -> Vec<String> {
    let mut sprites = app.world_mut().query::<&Sprite>();
    let mut shown: Vec<String> = sprites
        .iter(app.world())
        .map(|sprite| format!("{:?} {:?}", sprite.image.id(), sprite.rect))
        .collect();
    shown.sort();
    shown
}

#[test]
fn the_pack_of_two_colours_is_laid_at_once_and_taken_back() {
    let mut app = headless_app((1280, 800), FRAME);
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Swoop>(&mut app, 4, 1, 5);
    assert!(settle::<Swoop>(&mut app));
    let before = pictures(&mut app);
    let mut with = |four: bool| {
        let action = Action::Settings(SettingsAction::FourColours(four));
        app.world_mut().write_message(action);
        app.update();
        app.update();
        pictures(&mut app)
    };
    assert_ne!(with(false), before);
    assert_eq!(with(true), before);
}
