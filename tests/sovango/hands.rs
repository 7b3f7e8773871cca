//! Cards pressed, held and dragged.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Piece as _, SetupAction};
use veillee::games::sovango::piece::Piece;
use veillee::locale::Words;
use veillee::messages::{Caption, Refusal};
use veillee::motion;
use veillee::platform::Cursor;
use veillee::play::ScoreSheet;
use veillee::table::cards::Marks;
use veillee::table::lane::LaneLine;
use veillee::table::loupe::Close;
use veillee::table::pieces::Rest;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sovango::{Card, Sovango};

use crate::helpers::by_hand::table_moves;
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

/// At the table, dealt alike every time, and about to play.
fn deal(mut person: Person) -> Person {
    person.press(&Action::SetUp("sovango"));
    person.wait(3);
    person.always_the_same_game();
    person.press(&Action::Setup(SetupAction::Start));
    assert!(person.my_turn::<Sovango>());
    person.wait(10);
    person
}

/// A card that may be played now.
fn legal(person: &Person) -> Card {
    let mut legal = Vec::new();
    table::<Sovango>(&person.app).state.legal_moves(&mut legal);
    legal[0]
}

fn press(card: Card) -> Action {
    Piece::Card(card).action()
}

fn moves(person: &Person) -> Vec<Card> {
    table_moves::<Sovango>(person).to_vec()
}

fn at_the_table(by: By, size: (u32, u32)) -> (Person, Card) {
    let person = deal(Person::new(by, size));
    let card = legal(&person);
    (person, card)
}

/// A round and the beginning of the next: a tap lifts a card, a second one plays it.
fn play_rounds(by: By, size: (u32, u32)) {
    let mut person = deal(Person::new(by, size));
    for _ in 0..11 {
        if !person.my_turn::<Sovango>() {
            break;
        }
        let card = legal(&person);
        let before = moves(&person).len();
        person.press(&press(card));
        assert_eq!(moves(&person).len(), before, "one tap only lifts");
        person.wait(6);
        person.press(&press(card));
        assert_eq!(moves(&person).get(before), Some(&card), "{by:?}");
    }
    let sheet = person.app.world().resource::<ScoreSheet>();
    assert_eq!(sheet.rounds.len(), 1, "the first round has been counted");
}

#[test]
fn rounds_by_touch() {
    play_rounds(By::Touch, UPRIGHT);
}

#[test]
fn rounds_by_mouse() {
    play_rounds(By::Mouse, WINDOW);
}

#[test]
fn rounds_by_keyboard() {
    play_rounds(By::Keyboard, ON_ITS_SIDE);
}

#[test]
fn a_card_dragged_to_the_middle_is_played() {
    for (by, size) in [(By::Touch, UPRIGHT), (By::Mouse, WINDOW)] {
        let (mut person, card) = at_the_table(by, size);
        let before = moves(&person);
        let (_, at) = person.find(&press(card)).unwrap();
        // Let go over the hand, it goes back.
        person.drag(at, at + Vec2::new(0.0, 24.0));
        assert_eq!(moves(&person), before, "{by:?}");
        let middle = Vec2::new(size.0 as f32, size.1 as f32) * Vec2::new(0.5, 0.4);
        person.drag(at, middle);
        assert_eq!(moves(&person).get(before.len()), Some(&card), "{by:?}");
        // And the table goes on.
        assert!(person.my_turn::<Sovango>());
    }
}

#[test]
fn a_card_held_down_is_shown_close_and_not_chosen() {
    for (by, size) in [(By::Touch, UPRIGHT), (By::Mouse, WINDOW)] {
        let (mut person, card) = at_the_table(by, size);
        let (_, at) = person.find(&press(card)).unwrap();
        let close = |person: &mut Person| {
            let mut close = person.app.world_mut().query::<&Close>();
            close.iter(person.app.world()).count()
        };
        person.hold(at);
        assert_eq!(close(&mut person), 0, "{by:?}: not at once");
        person.wait(10);
        assert_eq!(close(&mut person), 1, "{by:?}");
        person.let_go(at);
        person.wait(2);
        assert_eq!(close(&mut person), 0, "{by:?}");
        // Had it been chosen, this tap would play it.
        let before = moves(&person);
        person.press_piece(&press(card));
        assert_eq!(moves(&person), before, "{by:?}");
    }
}

/// Between a finger's coming down and going up a slow phone draws one long frame.
#[test]
fn on_a_slow_phone_a_tap_is_no_hold() {
    let slow = Person::at_pace(By::Touch, UPRIGHT, Duration::from_millis(450));
    let mut person = deal(slow);
    let card = legal(&person);
    let before = moves(&person);
    person.press_piece(&press(card));
    person.press_piece(&press(card));
    assert_eq!(moves(&person).get(before.len()), Some(&card));
}

#[test]
fn a_carried_card_leans_against_the_air_and_the_pointer_holds_it() {
    let (mut person, card) = at_the_table(By::Mouse, WINDOW);
    let pointer = |person: &Person| *person.app.world().resource::<Cursor>();
    // How far the card that is off the table leans, to the left if it is more than nothing.
    let lean = |person: &mut Person| {
        let world = person.app.world_mut();
        let mut cards = world.query::<(&Rest, &Transform, &Marks)>();
        let mut cards = cards.iter(person.app.world());
        let (rest, transform, _) = cards.find(|(_, _, marks)| marks.lifted).unwrap();
        let turned = rest.0.rotation.inverse() * transform.rotation;
        turned.to_euler(EulerRot::ZYX).0
    };
    let (_, at) = person.find(&press(card)).unwrap();
    person.move_to(at);
    person.wait(1);
    assert_eq!(pointer(&person), Cursor::Hand);
    person.hold(at);
    let mut to = at;
    for _ in 0..8 {
        to += Vec2::new(60.0, -40.0);
        person.move_to(to);
    }
    assert_eq!(pointer(&person), Cursor::Fist);
    let fast = lean(&mut person);
    let leans = 0.02..=motion::cards::LEAN_AT_MOST;
    assert!(leans.contains(&fast), "{fast}");
    person.wait(12);
    let still = lean(&mut person);
    assert!(still.abs() < 0.005, "{still}");
    // Back into the hand, where it lies as straight as before.
    person.move_to(at);
    person.let_go(at);
    person.wait(30);
    let mut cards = person.app.world_mut().query::<(&Rest, &Transform)>();
    for (rest, transform) in cards.iter(person.app.world()) {
        assert_eq!(rest.0, *transform);
    }
    assert_ne!(pointer(&person), Cursor::Fist);
}

fn lane_says(person: &mut Person, line: LaneLine) -> String {
    let world = person.app.world_mut();
    let mut lines = world.query::<(&LaneLine, &Text)>();
    let said = lines.iter(world).find(|(of, _)| **of == line);
    said.map_or(String::new(), |(_, text)| text.0.clone())
}

/// What happened stays until the next thing happens; a refusal passes, and it can be read again.
#[test]
fn news_stay_and_refusals_pass() {
    let mut person = Person::new(By::Touch, UPRIGHT);
    begin::<Sovango>(&mut person.app, 4, 1, 5);
    assert!(person.my_turn::<Sovango>());
    let news = "something was played".to_string();
    person
        .app
        .world_mut()
        .write_message(Caption(Words::plain(news.clone())));
    person.wait(400);
    assert_eq!(lane_says(&mut person, LaneLine::News), news);

    let refusal = "that cannot be played".to_string();
    person
        .app
        .world_mut()
        .write_message(Refusal(Words::plain(refusal.clone())));
    person.wait(3);
    assert_eq!(lane_says(&mut person, LaneLine::News), refusal);
    let frames = motion::REFUSAL_STAYS.as_millis() / 16 + 20;
    person.wait(frames as usize);
    assert_eq!(lane_says(&mut person, LaneLine::News), news);
}

/// What can be done is said as soon as somebody is to do it, and nothing of it to the others.
#[test]
fn the_prompt_asks_whoever_is_to_move() {
    let mut person = Person::new(By::Touch, UPRIGHT);
    begin::<Sovango>(&mut person.app, 4, 1, 5);
    assert!(person.my_turn::<Sovango>());
    person.wait(3);
    let game = table::<Sovango>(&person.app);
    let prompt = match game.state.led() {
        None => "Lead any card",
        Some(_) => "lay ",
    };
    let said = lane_says(&mut person, LaneLine::Prompt);
    assert!(said.contains(prompt), "{said}");
}
