//! Nobody is shown what they may not know: not by the cards, not by the mirror.

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::mirror::Page;
use veillee::plan::Player;
use veillee::platform::Heard;
use veillee::play::{Match, Pending};
use veillee::table::cards::{Card as CardLook, Identity};
use veillee_rules::ai::Level;
use veillee_rules::engine::{GameRng, Ruleset, Seat, Viewer};

use crate::evening::Evening;
use crate::rules::{Card, Douze};

/// Everything that can be read on the table, and in the mirror.
fn read(evening: &mut Evening) -> (Page, Vec<String>) {
    let page = evening.page();
    let world = evening.app.world_mut();
    let mut printed = world.query::<&Text2d>();
    let mut printed: Vec<String> = printed.iter(world).map(|text| text.0.clone()).collect();
    printed.sort();
    (page, printed)
}

/// Puts this state on the table, as if it had always been this one. Behind a menu: what the mirror
/// says of the table is put into words anew when it closes.
fn lay(evening: &mut Evening, state: Douze) {
    evening.ask(Action::Open(Menu::Pause));
    let world = evening.app.world_mut();
    world.resource_mut::<Match<Douze>>().state = state;
    world.resource_mut::<Pending<Douze>>().lay_again();
    evening.wait(4);
    evening.ask(Action::CloseMenu);
    evening.wait(6);
}

#[test]
fn other_hidden_cards_look_the_same() {
    let players = [Player::Human, Player::Ai(Level::Medium)];
    let mut evening = Evening::of((1280, 800), players);
    let viewer = Seat(0);
    let mut rng = GameRng::from_seed(3);
    let mut changed = 0;
    while let Some(page) = evening.turn() {
        let state = evening.table().state.clone();
        // Laid anew, as the other will be: entities are numbered by their turn.
        lay(&mut evening, state.clone());
        let (mut seen, printed) = read(&mut evening);
        assert_eq!(seen.moves, page.moves, "the same as before");
        let other = state.determinize(viewer, &mut rng);
        changed += usize::from(other.view(Viewer::Everyone) != state.view(Viewer::Everyone));
        lay(&mut evening, other);
        let (mut seen_then, printed_then) = read(&mut evening);
        for page in [&mut seen, &mut seen_then] {
            page.controls.iter_mut().for_each(|c| c.id.clear());
        }
        assert_eq!(seen_then, seen);
        assert_eq!(printed_then, printed);
        lay(&mut evening, state);
        let (number, ply) = (0, page.ply);
        evening.hear(Heard::Move { number, ply });
    }
    assert!(changed >= 2, "{changed}");
}

/// A card says its number, and only where its face is up.
#[test]
fn plain_cards_are_printed() {
    let players = [Player::Human, Player::Ai(Level::Medium)];
    let mut evening = Evening::of((390, 844), players);
    evening.turn().unwrap();
    let hand = evening.table().state.view(Viewer::Seat(Seat(0))).hands[0].clone();
    let hand: Vec<Card> = hand.1.unwrap();
    let world = evening.app.world_mut();
    let mut texts = world.query::<(Entity, &Text2d)>();
    let mut parents = world.query::<&ChildOf>();
    let mut cards = world.query::<(&CardLook, &Identity<Card>)>();
    let mut printed = Vec::new();
    for (entity, text) in texts.iter(world) {
        let root = parents.query(world).root_ancestor(entity);
        let (look, card) = cards.get(world, root).unwrap();
        let expected = card
            .0
            .filter(|_| look.up)
            .map(|card| card.number().to_string());
        assert_eq!(text.0, expected.unwrap_or_default());
        printed.extend(card.0.filter(|_| look.up));
    }
    printed.sort();
    for card in hand {
        assert!(printed.contains(&card), "{card:?} among {printed:?}");
    }
}

#[test]
fn with_two_people_the_hands_are_behind_a_curtain() {
    let mut evening = Evening::of((390, 844), [Player::Human; 2]);
    evening.settle();
    let (page, printed) = read(&mut evening);
    assert_eq!(page.phase, "curtain");
    assert!(page.moves.is_empty() && page.targets.is_empty());
    assert!(printed.iter().all(String::is_empty), "{printed:?}");
    assert!(!page.lines.iter().any(|line| line.starts_with("Your hand")));
}
