//! Swoop by hand.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Piece as _, SettingsAction, Turn};
use veillee::games::catalogue;
use veillee::games::swoop::FOUR_COLOURS;
use veillee::games::swoop::piece::Piece;
use veillee::headless::headless_app_with_layout;
use veillee::motion::Speed;
use veillee::settings::Settings;
use veillee::theme::widgets::{OnPress, Unavailable};
use veillee_rules::engine::{GameRng, Ruleset, Seat, Viewer};
use veillee_rules::games::swoop::{Card, Chosen, Move, Rank, Swoop};

use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, cards_in, place_of};
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

/// Plays on until the person at the table is to move with so many cards in their hand.
fn with_a_large_hand(app: &mut App, cards: u32) -> Swoop {
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    for seed in 1..60 {
        begin::<Swoop>(app, 4, 1, seed);
        let mut rng = GameRng::from_seed(seed);
        for _ in 0..40 {
            if !settle::<Swoop>(app) {
                break;
            }
            let state = state::<Swoop>(app);
            if state.hand(Seat(0)).len() >= cards {
                return state;
            }
            play_random::<Swoop>(app, &mut rng);
        }
    }
    panic!("nobody picks up that much");
}

#[test]
fn a_large_hand_shows_every_rank() {
    for size in [
        WINDOW,
        UPRIGHT,
        ON_ITS_SIDE,
        SMALL_UPRIGHT,
        SMALL_ON_ITS_SIDE,
    ] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(150));
        let state = with_a_large_hand(&mut app, 18);
        wait(&mut app, 4);
        let hand = state.hand(Seat(0));
        for rank in Rank::ALL {
            let same: Vec<Card> = hand.iter().filter(|card| card.rank() == rank).collect();
            let piece = match same.as_slice() {
                [] => continue,
                // The first of its kind in the hand is the card of the first deck.
                [alone] => Piece::Hand(Card::from_number(alone.number() & !1).unwrap()),
                _ => Piece::Stack(rank),
            };
            let place = place_of(&mut app, &piece.action());
            assert!(place.is_some(), "{size:?}: {piece:?} cannot be pressed");
        }
        for end in [Turn::Back, Turn::On] {
            let end = place_of(&mut app, &Action::TurnHand(end));
            assert_eq!(end, None, "{size:?}: there is more than can be seen");
        }
    }
}

#[test]
fn a_press_on_a_stack_chooses_all_of_it() {
    let mut app = quick_app(UPRIGHT);
    let mut tried = 0;
    for cards in 14..20 {
        let before = with_a_large_hand(&mut app, cards);
        let hand = before.hand(Seat(0));
        let stack = Rank::ALL.into_iter().find_map(|rank| {
            let mut all = Chosen::NOTHING;
            all.hand = hand.iter().filter(|card| card.rank() == rank).collect();
            let m = Move::Play(all);
            (all.len() > 1 && before.why_illegal(&m).is_none()).then_some((rank, m))
        });
        let Some((rank, m)) = stack else {
            continue;
        };
        tried += 1;
        let ply = ply::<Swoop>(&app);
        act(&mut app, Piece::Stack(rank).action());
        app.update();
        act(&mut app, Piece::Play.action());
        app.update();
        assert_eq!(table::<Swoop>(&app).record.moves[ply], m);
    }
    assert!(tried > 1, "only {tried} hands had a stack to play");
}

/// The viewer's hand is a zone of this kind.
const HAND: u8 = 0;

#[test]
fn a_hand_in_two_rows_is_read_from_the_upper_one() {
    let mut app = headless_app_with_layout(catalogue(), UPRIGHT, Duration::from_millis(150));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Swoop>(&mut app, 4, 1, 7);
    assert!(settle::<Swoop>(&mut app));
    wait(&mut app, 4);
    // As they are sorted: the lowest first.
    let hand = cards_in(&mut app, |zone| zone.kind == HAND && zone.seat == 0);
    assert_eq!(hand.len(), 7);
    let rows = |card: &Rect| (card.min.y / 20.0).round() as i32;
    for (one, next) in hand.iter().zip(&hand[1..]) {
        let on = rows(next) > rows(one) || next.min.x > one.min.x;
        assert!(on, "{hand:?}");
    }
    let (low, high) = (hand[0], hand[6]);
    assert!(high.min.y > low.min.y + 20.0, "{hand:?}");
}

#[test]
fn an_empty_pile_is_not_looked_at() {
    let mut app = quick_app(UPRIGHT);
    let mut seen = [0, 0];
    begin::<Swoop>(&mut app, 4, 1, 7);
    let mut rng = GameRng::from_seed(7);
    let wanted = format!("{:?}", Piece::LookAtPile.action());
    for _ in 0..80 {
        if !settle::<Swoop>(&mut app) {
            break;
        }
        let empty = state::<Swoop>(&app).top_of_pile().is_none();
        wait(&mut app, 2);
        let mut buttons = app.world_mut().query::<(&OnPress, Has<Unavailable>)>();
        let eye = buttons
            .iter(app.world())
            .find(|(press, _)| format!("{:?}", press.0) == wanted);
        assert_eq!(eye.map(|(_, unavailable)| unavailable), Some(empty));
        seen[usize::from(empty)] += 1;
        play_random::<Swoop>(&mut app, &mut rng);
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}
