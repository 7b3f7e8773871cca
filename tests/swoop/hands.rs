//! Swoop by hand.

use bevy::prelude::*;
use veillee::action::{Action, Piece as _, SettingsAction};
use veillee::games::swoop::FOUR_COLOURS;
use veillee::games::swoop::piece::Piece;
use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::swoop::{Card, Chosen, Move, Swoop};

use crate::helpers::table::*;

/// Presses the cards of a choice, as they lie on the table.
fn press_cards(app: &mut App, state: &Swoop, chosen: Chosen) {
    let hand = state.view(Viewer::Seat(Seat(0))).seats[0].hand.unwrap();
    let mut pieces = Vec::new();
    for card in chosen.hand.iter() {
        // Of two cards that look the same the first in the hand is the card of the first deck.
        let twin = Card::from_number(card.number() ^ 1).unwrap();
        let shown = if hand.contains(twin) {
            card
        } else {
            Card::from_number(card.number() & !1).unwrap()
        };
        pieces.push(Piece::Hand(shown));
    }
    pieces.extend(chosen.up.iter().map(Piece::Column));
    for piece in pieces {
        act(app, piece.action());
        app.update();
    }
}

#[test]
fn cards_of_one_rank_are_chosen_together() {
    let mut tried = 0;
    let mut app = quick_app(WINDOW);
    for seed in 1..12 {
        begin::<Swoop>(&mut app, 4, 1, seed);
        assert!(settle::<Swoop>(&mut app));
        let state = state::<Swoop>(&app);
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
        let before = ply::<Swoop>(&app);
        act(&mut app, Piece::Play.action());
        app.update();
        let record = &table::<Swoop>(&app).record;
        assert_eq!(record.moves[before], Move::Play(chosen), "seed {seed}");
    }
    let enough = tried > 3;
    assert!(enough, "only {tried} seeds had a choice of several cards");
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
    let mut app = quick_app(WINDOW);
    begin::<Swoop>(&mut app, 4, 1, 5);
    assert!(settle::<Swoop>(&mut app));
    let before = pictures(&mut app);
    let mut with = |four: bool| {
        let action = Action::Settings(SettingsAction::Switch(FOUR_COLOURS, four));
        act(&mut app, action);
        wait(&mut app, 2);
        pictures(&mut app)
    };
    assert_ne!(with(false), before);
    assert_eq!(with(true), before);
}
