//! Soon by hand.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Piece as _};
use veillee::games::catalogue;
use veillee::games::soon::piece::Piece;
use veillee::games::soon::words;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Locale;
use veillee::motion::Speed;
use veillee::settings::Settings;
use veillee::table::cards::{Marks, face_of};
use veillee::table::lane::LaneLine;
use veillee::table::zones::{Zone, Zones};
use veillee::theme::widgets::{OnPress, Unavailable};
use veillee_rules::engine::{GameRng, Ruleset, Seat};
use veillee_rules::games::soon::cards::Cards;
use veillee_rules::games::soon::{Card, Move, Phase, Soon};

use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, cards_in, place_of};
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

/// What was said last in the lane by the hand.
fn told(app: &mut App) -> String {
    let mut lines = app.world_mut().query::<(&LaneLine, &Text)>();
    let news = lines
        .iter(app.world())
        .find(|(line, _)| **line == LaneLine::News);
    news.map(|(_, text)| text.0.clone()).unwrap_or_default()
}

#[test]
fn whoever_draws_a_card_is_told_which() {
    let mut app = headless_app_with_layout(catalogue(), UPRIGHT, Duration::from_millis(150));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Soon>(&mut app, 3, 1, 4);
    assert!(settle::<Soon>(&mut app));
    let before = state::<Soon>(&app).hand(Seat(0));
    act(&mut app, Piece::Pile.action());
    wait(&mut app, 8);
    let hand = state::<Soon>(&app).hand(Seat(0));
    // The one that is there once more than before.
    let held = |hand: &Cards, card: Card| hand.iter().filter(|held| *held == card).count();
    let drawn = hand
        .iter()
        .find(|card| held(&hand, *card) > held(&before, *card));
    let name = app
        .world()
        .resource::<Locale>()
        .say(&words::the(drawn.unwrap()));
    let said = told(&mut app);
    assert!(said.contains(&name), "{name} was drawn, and told is {said}");
}

/// How near the edge of a phone somebody's own row may come.
const EDGE: f32 = 8.0;

#[test]
fn the_own_row_keeps_clear_of_the_edge_and_is_pressed_where_it_lies() {
    for size in [UPRIGHT, SMALL_UPRIGHT] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(150));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        begin::<Soon>(&mut app, 4, 1, 4);
        let mut rng = GameRng::from_seed(4);
        let mut most = 0;
        for _ in 0..120 {
            if !settle::<Soon>(&mut app) {
                break;
            }
            let row = cards_in(&mut app, |zone| zone.kind == SEQUENCE && zone.seat == 0);
            for card in &row {
                let width = size.0 as f32;
                let clear = card.min.x >= EDGE && card.max.x <= width - EDGE;
                assert!(clear, "{size:?}: {card:?}");
            }
            let state = state::<Soon>(&app);
            let acts = matches!(state.phase(), Phase::Act { .. });
            let number = state
                .hand(Seat(0))
                .iter()
                .position(|card| !card.is_special());
            if let (true, Some(nth), true) = (acts, number, row.len() > most) {
                most = row.len();
                act(&mut app, Piece::Hand(nth).action());
                wait(&mut app, 4);
                for (place, card) in (1..).zip(&row) {
                    let place = Piece::Place(Seat(0), place);
                    let target = place_of(&mut app, &place.action()).unwrap();
                    let off = (target.center().x - card.center().x).abs();
                    assert!(off < 6.0, "{size:?}: {target:?} for {card:?}");
                }
                act(&mut app, Piece::Cancel.action());
                wait(&mut app, 4);
            }
            play_random::<Soon>(&mut app, &mut rng);
        }
        assert!(most > 2, "{size:?}: {most} cards were laid");
    }
}

/// Which zones are the places of a sequence: the kinds of zones are the table's affair.
const SEQUENCE: u8 = 1;

/// Whoever acts: the cards of their hand that can be played, and which of all look as if they
/// could not.
fn played_and_dimmed(app: &mut App) -> (Vec<bool>, Vec<bool>) {
    let mut legal = Vec::new();
    let state = state::<Soon>(app);
    state.legal_moves(&mut legal);
    // A card in place of one just like it is allowed, and of no use.
    let changes = |card: Card, place: u8| state.sequence(Seat(0))[usize::from(place) - 1] != card;
    let plays = |card: Card| {
        legal.iter().any(|m| match *m {
            Move::Lay(of) => of == card,
            Move::Replace { card: of, place } => of == card && changes(of, place),
            Move::Explorer { .. } => card == Card::EXPLORER,
            Move::Lightning { .. } => card == Card::LIGHTNING,
            Move::Thief { .. } => card == Card::THIEF,
            _ => false,
        })
    };
    let world = app.world();
    let hand = world
        .resource::<Zones>()
        .cards(Zone::of(HAND, Seat(0)))
        .iter();
    hand.map(|card| {
        let dim = world.get::<Marks>(*card).unwrap().dim;
        (plays(face_of::<Card>(world, *card).unwrap()), dim)
    })
    .unzip()
}

#[test]
fn what_cannot_be_played_is_dimmed_and_can_be_thrown_away() {
    let (mut mixed, mut useless) = (0, 0);
    for seed in 1..5 {
        let mut app = headless_app_with_layout(catalogue(), UPRIGHT, Duration::from_millis(150));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        begin::<Soon>(&mut app, 3, 1, seed);
        let mut rng = GameRng::from_seed(seed);
        for _ in 0..60 {
            if !settle::<Soon>(&mut app) {
                break;
            }
            if !matches!(state::<Soon>(&app).phase(), Phase::Act { .. }) {
                play_random::<Soon>(&mut app, &mut rng);
                continue;
            }
            wait(&mut app, 4);
            let (plays, dims) = played_and_dimmed(&mut app);
            let any = plays.contains(&true);
            let should: Vec<bool> = plays.iter().map(|plays| any && !plays).collect();
            assert_eq!(dims, should, "seed {seed}");
            mixed += usize::from(any && plays.contains(&false));
            useless += usize::from(!any);
            // The way to throw something away is there, and open once there is something to throw.
            let discard = Piece::DiscardIt.action();
            assert!(place_of(&mut app, &discard).is_some(), "seed {seed}");
            assert!(!can_be_pressed(&mut app, &discard));
            act(&mut app, Piece::Hand(0).action());
            wait(&mut app, 4);
            assert!(can_be_pressed(&mut app, &discard));
            act(&mut app, Piece::Cancel.action());
            wait(&mut app, 4);
            play_random::<Soon>(&mut app, &mut rng);
        }
    }
    assert!(mixed > 3 && useless > 0, "{mixed} {useless}");
}

fn can_be_pressed(app: &mut App, action: &Action) -> bool {
    let mut buttons = app.world_mut().query::<(&OnPress, Has<Unavailable>)>();
    let wanted = format!("{action:?}");
    buttons
        .iter(app.world())
        .any(|(press, unavailable)| format!("{:?}", press.0) == wanted && !unavailable)
}

/// The viewer's hand is a zone of this kind.
const HAND: u8 = 0;
