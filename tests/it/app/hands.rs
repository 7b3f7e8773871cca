//! Pressing: what is a press, what is none, and what the pointer shows.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::CursorMoved;
use veillee::action::{Action, Screen};
use veillee::platform::Cursor;
use veillee::settings::Settings;

use super::{any_game, games};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

/// On a slow machine a whole tap falls into one frame.
#[test]
fn a_tap_within_one_frame_is_not_lost() {
    for by in [By::Touch, By::Mouse] {
        let mut person = Person::new(by, UPRIGHT);
        let (_, at) = person.find(&Action::QuickPlay(any_game().id)).unwrap();
        let window = person.window();
        if by == By::Touch {
            for phase in [TouchPhase::Started, TouchPhase::Ended] {
                person.send(TouchInput {
                    phase,
                    position: at,
                    window,
                    force: None,
                    id: 7,
                });
            }
        } else {
            person.send(CursorMoved {
                window,
                position: at,
                delta: None,
            });
            for state in [ButtonState::Pressed, ButtonState::Released] {
                person.send(MouseButtonInput {
                    button: MouseButton::Left,
                    state,
                    window,
                });
            }
        }
        person.wait(3);
        assert_eq!(person.screen(), Screen::Table, "{by:?}");
    }
}

/// Sliding off a button takes the press back.
#[test]
fn a_press_let_go_elsewhere_does_nothing() {
    let mut person = Person::new(By::Touch, UPRIGHT);
    let (_, at) = person.find(&Action::QuickPlay(any_game().id)).unwrap();
    person.touches += 1;
    person.touch(TouchPhase::Started, at);
    person.touch(TouchPhase::Moved, at - Vec2::Y * 300.0);
    person.touch(TouchPhase::Ended, at - Vec2::Y * 300.0);
    person.wait(3);
    assert_eq!(person.screen(), Screen::Title);
}

/// One press on the title, by whatever hand, opens the game last played.
#[test]
fn every_game_is_one_press_away() {
    for (by, size) in [
        (By::Mouse, WINDOW),
        (By::Touch, UPRIGHT),
        (By::Touch, ON_ITS_SIDE),
        (By::Keyboard, WINDOW),
    ] {
        let mut person = Person::new(by, size);
        for game in games() {
            person.app.world_mut().resource_mut::<Settings>().last_game = game.id.to_string();
            act(&mut person.app, Action::Go(Screen::Setup));
            person.wait(4);
            act(&mut person.app, Action::Go(Screen::Title));
            person.wait(10);
            person.press(&Action::QuickPlay(game.id));
            assert_eq!(person.screen(), Screen::Table, "{by:?} {}", game.id);
        }
    }
}

#[test]
fn the_pointer_is_a_hand_over_what_can_be_pressed() {
    let mut person = Person::new(By::Mouse, WINDOW);
    let pointer = |person: &Person| *person.app.world().resource::<Cursor>();
    let (_, at) = person.find(&Action::SetUp(any_game().id)).unwrap();
    person.move_to(at);
    person.wait(1);
    assert_eq!(pointer(&person), Cursor::Hand);
    person.move_to(Vec2::new(4.0, 796.0));
    person.wait(1);
    assert_eq!(pointer(&person), Cursor::Arrow);
}
