//! Whole card games from the title to the results, pressing only what can be seen: by touch on a
//! phone upright and on its side, by mouse in a window.

use std::time::Duration;

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use veillee::cursor::Cursor;
use veillee::engine::{GameRng, Ruleset, Status};
use veillee::games::sar_zan::SarZan;
use veillee::games::soon::Soon;
use veillee::games::sovango::{self, Sovango};
use veillee::games::swoop::Swoop;
use veillee::mirror::Mirrored;
use veillee::play::{Match, TableAction, Viewing};
use veillee::screens::Screen;
use veillee::screens::setup::SetupAction;
use veillee::settings::Settings;
use veillee::table::cards::Marks;
use veillee::table::fan::{HAND_BACK, HAND_ON};
use veillee::table::loupe::Close;
use veillee::table::pieces::Rest;
use veillee::theme::Action;
use veillee::theme::motion::{self, Speed};

use super::card_tables::ShortGame;
use super::hands::{By, Person};

/// A game that can be played by pressing things.
trait ByHand: ShortGame + Mirrored {}

impl<G: ShortGame + Mirrored> ByHand for G {}

impl Person {
    /// Moves a list until this is in view.
    fn scroll_to(&mut self, action: &Action, size: (u32, u32)) {
        let middle = Vec2::new(size.0 as f32, size.1 as f32) / 2.0;
        for _ in 0..40 {
            let (_, at) = self.find_all(action)[0];
            if at.y > 60.0 && at.y < size.1 as f32 - 100.0 {
                return;
            }
            let up = at.y > middle.y;
            if self.by == By::Touch {
                let far = if up { -60.0 } else { 60.0 };
                self.touches += 1;
                self.touch(TouchPhase::Started, middle);
                for step in 1..=4 {
                    let way = Vec2::Y * far * step as f32 / 4.0;
                    self.touch(TouchPhase::Moved, middle + way);
                }
                self.touch(TouchPhase::Ended, middle + Vec2::Y * far);
                self.wait(2);
            } else {
                let window = self.window();
                let y = if up { -1.0 } else { 1.0 };
                self.send(MouseWheel {
                    unit: MouseScrollUnit::Line,
                    x: 0.0,
                    y,
                    window,
                    phase: bevy::input::touch::TouchPhase::Moved,
                });
                self.wait(2);
            }
        }
        panic!("{action:?} does not come into view");
    }

    /// Presses a piece, turning a large hand until it is there.
    fn press_piece(&mut self, piece: usize) {
        let action = Action::Piece(piece);
        for end in [HAND_BACK, HAND_ON] {
            let mut turned = 0;
            while self.find(&action).is_none() && self.find(&Action::Piece(end)).is_some() {
                self.press(&Action::Piece(end));
                self.wait(6);
                turned += 1;
                assert!(turned < 40, "the hand does not turn to {piece}");
            }
        }
        self.press(&action);
        self.wait(3);
    }
}

fn from_title_to_results<G: ByHand>(by: By, size: (u32, u32)) {
    let mut person = Person::new(by, size);
    person.app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    person.press(&Action::SetUp(G::ID));
    person.wait(3);
    person.always_the_same_game();
    let (key, value) = G::SHORT;
    let option = Action::Setup(SetupAction::Option { key, value });
    person.scroll_to(&option, size);
    person.press(&option);
    person.wait(3);
    let start = Action::Setup(SetupAction::Start);
    person.press(&start);
    assert_eq!(person.screen(), Screen::Table, "{by:?} {}", G::ID);
    let mut rng = GameRng::from_seed(9);
    let mut turns = 0;
    while person.my_turn::<G>() {
        let world = person.app.world();
        let table = world.resource::<Match<G>>();
        let viewing = *world.resource::<Viewing>();
        let (state, made) = (table.state.clone(), table.record.moves.len());
        let m = state.random_move(&mut rng, &mut Vec::new()).unwrap();
        for piece in G::presses(&state, viewing.seat, &m) {
            person.press_piece(piece);
        }
        let record = &person.app.world().resource::<Match<G>>().record;
        assert_eq!(
            record.moves.get(made),
            Some(&m),
            "{by:?} {size:?} {}: after {turns} turns",
            G::ID
        );
        turns += 1;
    }
    assert!(turns > 5, "{by:?} {}: somebody played", G::ID);
    let state = person.app.world().resource::<Match<G>>().state.clone();
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!(G::difference(person.app.world_mut(), &state), None);
    person.wait(100);
    assert_eq!(person.screen(), Screen::Results, "{by:?} {}", G::ID);
    person.press(&Action::Table(TableAction::Rematch));
    assert_eq!(person.screen(), Screen::Table, "{by:?} {}", G::ID);
    let again = person.app.world().resource::<Match<G>>();
    assert!(
        again
            .plan
            .setup
            .options
            .get(key)
            .is_some_and(|kept| kept == value),
        "a rematch keeps the options"
    );
}

fn by_every_hand<G: ByHand>() {
    from_title_to_results::<G>(By::Touch, (390, 844));
    from_title_to_results::<G>(By::Touch, (844, 390));
    from_title_to_results::<G>(By::Mouse, (1280, 800));
}

#[test]
fn sovango_from_title_to_results() {
    by_every_hand::<Sovango>();
}

#[test]
fn sar_zan_from_title_to_results() {
    by_every_hand::<SarZan>();
}

#[test]
fn soon_from_title_to_results() {
    by_every_hand::<Soon>();
}

#[test]
fn swoop_from_title_to_results() {
    by_every_hand::<Swoop>();
}

impl Person {
    /// Presses here and lets go there, by finger or by mouse, as slowly as a person would.
    fn drag(&mut self, from: Vec2, to: Vec2) {
        self.hold(from);
        for step in 1..=6 {
            self.move_to(from.lerp(to, step as f32 / 6.0));
        }
        self.let_go(to);
        self.wait(3);
    }
}

fn at_sovango(by: By, size: (u32, u32)) -> (Person, sovango::Card) {
    deal_sovango(Person::new(by, size))
}

fn deal_sovango(mut person: Person) -> (Person, sovango::Card) {
    person.press(&Action::SetUp("sovango"));
    person.wait(3);
    person.always_the_same_game();
    person.press(&Action::Setup(SetupAction::Start));
    assert!(person.my_turn::<Sovango>());
    let table = person.app.world().resource::<Match<Sovango>>();
    let mut legal = Vec::new();
    table.state.legal_moves(&mut legal);
    person.wait(10);
    (person, legal[0])
}

fn number(card: sovango::Card) -> usize {
    let number = sovango::Card::DECK.iter().position(|c| *c == card);
    number.unwrap()
}

fn moves(person: &Person) -> Vec<sovango::Card> {
    let table = person.app.world().resource::<Match<Sovango>>();
    table.record.moves.clone()
}

#[test]
fn a_card_dragged_to_the_middle_is_played() {
    for (by, size) in [(By::Touch, (390, 844)), (By::Mouse, (1280, 800))] {
        let (mut person, card) = at_sovango(by, size);
        let before = moves(&person);
        let (_, at) = person.find(&Action::Piece(number(card))).unwrap();
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
    for (by, size) in [(By::Touch, (390, 844)), (By::Mouse, (1280, 800))] {
        let (mut person, card) = at_sovango(by, size);
        let (_, at) = person.find(&Action::Piece(number(card))).unwrap();
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
        person.press_piece(number(card));
        assert_eq!(moves(&person), before, "{by:?}");
    }
}

/// Between a finger's coming down and going up a slow phone draws one long frame.
#[test]
fn on_a_slow_phone_a_tap_is_no_hold() {
    let slow = Person::at_pace(By::Touch, (390, 844), Duration::from_millis(450));
    let (mut person, card) = deal_sovango(slow);
    let before = moves(&person);
    person.press_piece(number(card));
    person.press_piece(number(card));
    assert_eq!(moves(&person).get(before.len()), Some(&card));
}

#[test]
fn a_carried_card_leans_against_the_air_and_the_pointer_holds_it() {
    let (mut person, card) = at_sovango(By::Mouse, (1280, 800));
    let pointer = |person: &Person| *person.app.world().resource::<Cursor>();
    // How far the card that is off the table leans, to the left if it is more than nothing.
    let lean = |person: &mut Person| {
        let mut cards = person
            .app
            .world_mut()
            .query::<(&Rest, &Transform, &Marks)>();
        let mut cards = cards.iter(person.app.world());
        let (rest, transform, _) = cards.find(|(_, _, marks)| marks.lifted).unwrap();
        let turned = rest.0.rotation.inverse() * transform.rotation;
        turned.to_euler(EulerRot::ZYX).0
    };
    let (_, at) = person.find(&Action::Piece(number(card))).unwrap();
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
    assert!(
        (0.02..=motion::cards::LEAN_AT_MOST).contains(&fast),
        "{fast}"
    );
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
