//! Whole games through the real buttons: by mouse, by touch and by keyboard. Layout and picking
//! are Bevy's own; only the window is missing.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use veillee::cursor::Cursor;
use veillee::engine::{Ruleset, Status};
use veillee::games::songo::{Cell, Songo};
use veillee::games::sovango::{Card, Sovango};
use veillee::headless::headless_app_with_layout;
use veillee::menus::Menu;
use veillee::play::{Match, Phase, TableAction};
use veillee::screens::Screen;
use veillee::screens::setup::Draft;
use veillee::settings::Settings;
use veillee::table::director::{Director, Staged};
use veillee::theme::Action;
use veillee::theme::focus::{Focus, Focusable};
use veillee::theme::motion::Speed;
use veillee::theme::widgets::OnPress;

const FRAME: Duration = Duration::from_millis(64);

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum By {
    Mouse,
    Touch,
    Keyboard,
}

/// Somebody in front of the screen.
pub(super) struct Person {
    pub(super) app: App,
    pub(super) by: By,
    pub(super) touches: u64,
}

impl Person {
    pub(super) fn new(by: By, size: (u32, u32)) -> Person {
        Person::at_pace(by, size, FRAME)
    }

    /// With frames that take this long.
    pub(super) fn at_pace(by: By, size: (u32, u32), frame: Duration) -> Person {
        let mut app = headless_app_with_layout(size, frame);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Quadruple;
        let mut person = Person {
            app,
            by,
            touches: 0,
        };
        person.wait(4);
        person
    }

    pub(super) fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    pub(super) fn window(&mut self) -> Entity {
        let mut windows = self
            .app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).unwrap()
    }

    /// The button that sends this, and its middle, as far as it is in view.
    pub(super) fn find(&mut self, action: &Action) -> Option<(Entity, Vec2)> {
        let all = self.find_all(action);
        let world = self.app.world();
        all.into_iter().find(|(entity, at)| {
            let clip = world.get::<CalculatedClip>(*entity);
            clip.is_none_or(|clip| clip.clip.contains(*at))
        })
    }

    /// The buttons that send this, even those that a list would have to be moved for.
    pub(super) fn find_all(&mut self, action: &Action) -> Vec<(Entity, Vec2)> {
        let mut buttons = self.app.world_mut().query_filtered::<(
            Entity,
            &OnPress,
            &UiGlobalTransform,
            &InheritedVisibility,
            &ComputedNode,
        ), With<Focusable>>();
        buttons
            .iter(self.app.world())
            .filter(|(_, on_press, _, visibility, node)| {
                on_press.0 == *action && visibility.get() && node.size().min_element() > 0.0
            })
            .map(|(entity, _, transform, _, _)| (entity, transform.translation))
            .collect()
    }

    pub(super) fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    pub(super) fn key(&mut self, code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            });
            self.app.update();
        }
    }

    pub(super) fn click(&mut self, at: Vec2) {
        let window = self.window();
        self.send(CursorMoved {
            window,
            position: at,
            delta: None,
        });
        self.app.update();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            });
            self.app.update();
        }
    }

    pub(super) fn touch(&mut self, phase: TouchPhase, at: Vec2) {
        let window = self.window();
        let id = self.touches;
        self.send(TouchInput {
            phase,
            position: at,
            window,
            force: None,
            id,
        });
        self.app.update();
    }

    pub(super) fn tap(&mut self, at: Vec2) {
        self.touches += 1;
        self.touch(TouchPhase::Started, at);
        self.touch(TouchPhase::Ended, at);
        self.app.update();
    }

    /// What is about to be started is dealt alike every time.
    pub(super) fn always_the_same_game(&mut self) {
        self.app.world_mut().resource_mut::<Draft>().plan.seed = 9;
        // The screen is drawn anew, and what is to be pressed has to be laid out first.
        self.wait(4);
    }

    /// Puts a finger down, or the mouse's button.
    pub(super) fn hold(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touches += 1;
            self.touch(TouchPhase::Started, at);
        } else {
            self.move_to(at);
            self.mouse_button(ButtonState::Pressed);
        }
    }

    pub(super) fn move_to(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touch(TouchPhase::Moved, at);
        } else {
            let window = self.window();
            self.send(CursorMoved {
                window,
                position: at,
                delta: None,
            });
            self.app.update();
        }
    }

    pub(super) fn let_go(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touch(TouchPhase::Ended, at);
        } else {
            self.mouse_button(ButtonState::Released);
        }
    }

    fn mouse_button(&mut self, state: ButtonState) {
        let window = self.window();
        self.send(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        });
        self.app.update();
    }

    /// Moves the focus to a button with the arrow keys, as somebody would who looks at the ring.
    pub(super) fn walk_to(&mut self, goal: Entity, at: Vec2) {
        for step in 0..150 {
            let focus = self.app.world().resource::<Focus>();
            let (entity, visible) = (focus.entity, focus.visible);
            if entity == Some(goal) && visible {
                return;
            }
            // Whoever is lost among many things goes through them one by one.
            if step > 25 {
                self.key(KeyCode::Tab);
                continue;
            }
            let from = entity.and_then(|entity| {
                let transform = self.app.world().get::<UiGlobalTransform>(entity)?;
                Some(transform.translation)
            });
            let way = from.map_or(Vec2::ZERO, |from| at - from);
            let (across, along) = if way.x < 0.0 {
                (KeyCode::ArrowLeft, way.x.abs())
            } else {
                (KeyCode::ArrowRight, way.x.abs())
            };
            let (up, steep) = if way.y < 0.0 {
                (KeyCode::ArrowUp, way.y.abs())
            } else {
                (KeyCode::ArrowDown, way.y.abs())
            };
            self.key(if steep > along { up } else { across });
            // Where an arrow leads nowhere, Tab goes on.
            if self.app.world().resource::<Focus>().entity == entity && visible {
                self.key(KeyCode::Tab);
            }
        }
        panic!("the focus does not reach {goal}");
    }

    pub(super) fn press(&mut self, action: &Action) {
        let Some((entity, at)) = self.find(action) else {
            panic!("there is no button for {action:?}");
        };
        let size = self.app.world().get::<ComputedNode>(entity).unwrap().size();
        assert!(
            size.min_element() >= 47.5,
            "{action:?} is too small for a finger: {size}"
        );
        match self.by {
            By::Mouse => self.click(at),
            By::Touch => self.tap(at),
            By::Keyboard => {
                self.walk_to(entity, at);
                self.key(KeyCode::Enter);
            }
        }
        self.wait(2);
    }

    pub(super) fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Waits until it is this person's turn, or the game is over.
    pub(super) fn my_turn<G: Staged>(&mut self) -> bool {
        for _ in 0..20_000 {
            self.app.update();
            let world = self.app.world();
            let phase = world
                .get_resource::<State<Phase>>()
                .map(|phase| *phase.get());
            if self.screen() == Screen::Results || phase == Some(Phase::GameOver) {
                return false;
            }
            let table = world.resource::<Match<G>>();
            let mut legal = Vec::new();
            table.state.legal_moves(&mut legal);
            // An only choice is played by the table itself.
            let free =
                table.may_choose() && legal.len() > 1 && world.resource::<Director<G>>().is_idle();
            if phase == Some(Phase::Choosing) && free {
                return true;
            }
            if phase == Some(Phase::RoundOver) {
                self.wait(2);
                self.press(&Action::CloseMenu);
                self.wait(6);
                let menu = *self.app.world().resource::<State<Menu>>().get();
                assert_ne!(menu, Menu::Score, "the score sheet does not close");
            }
        }
        panic!("nothing happens");
    }

    fn state(&self) -> Songo {
        self.app.world().resource::<Match<Songo>>().state.clone()
    }
}

fn piece(cell: Cell) -> Action {
    Action::Piece(Cell::all().position(|c| c == cell).unwrap())
}

/// From the title to the results and into the next game, pressing only what can be seen.
fn play_a_game(by: By, size: (u32, u32)) {
    let mut person = Person::new(by, size);
    person.press(&Action::QuickPlay("songo"));
    assert_eq!(person.screen(), Screen::Table, "{by:?}");
    let mut moves = 0;
    while person.my_turn::<Songo>() {
        let before = person.state();
        let mut legal = Vec::new();
        before.legal_moves(&mut legal);
        // A different cell each time, so that the game gets somewhere.
        let cell = legal[moves % legal.len()];
        person.press(&piece(cell));
        moves += 1;
        let record = &person.app.world().resource::<Match<Songo>>().record;
        assert!(
            record.moves.contains(&cell),
            "{by:?}: {cell} was not played"
        );
        assert!(moves < 400, "{by:?}: the game does not end");
    }
    let state = person.state();
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!(Songo::difference(person.app.world_mut(), &state), None);
    for _ in 0..100 {
        person.app.update();
    }
    assert_eq!(person.screen(), Screen::Results, "{by:?}");
    person.press(&Action::Table(TableAction::Rematch));
    assert_eq!(person.screen(), Screen::Table, "{by:?}");
}

/// On a slow machine a whole tap falls into one frame.
#[test]
fn a_tap_within_one_frame_is_not_lost() {
    for by in [By::Touch, By::Mouse] {
        let mut person = Person::new(by, (390, 844));
        let (_, at) = person.find(&Action::QuickPlay("songo")).unwrap();
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
    let mut person = Person::new(By::Touch, (390, 844));
    let (_, at) = person.find(&Action::QuickPlay("songo")).unwrap();
    person.touches += 1;
    person.touch(TouchPhase::Started, at);
    person.touch(TouchPhase::Moved, at - Vec2::Y * 300.0);
    person.touch(TouchPhase::Ended, at - Vec2::Y * 300.0);
    person.wait(3);
    assert_eq!(person.screen(), Screen::Title);
}

#[test]
fn a_whole_game_by_mouse() {
    play_a_game(By::Mouse, (1280, 800));
}

#[test]
fn a_whole_game_by_touch_upright() {
    play_a_game(By::Touch, (390, 844));
}

#[test]
fn a_whole_game_by_touch_on_its_side() {
    play_a_game(By::Touch, (844, 390));
}

#[test]
fn a_whole_game_by_keyboard() {
    play_a_game(By::Keyboard, (1280, 800));
}

/// A round of Sovango and the beginning of the next: a tap lifts a card, a second one plays it.
fn play_rounds_of_sovango(by: By, size: (u32, u32)) {
    let mut person = Person::new(by, size);
    person.press(&Action::SetUp("sovango"));
    person.wait(3);
    person.always_the_same_game();
    person.press(&Action::Setup(veillee::screens::setup::SetupAction::Start));
    assert_eq!(person.screen(), Screen::Table, "{by:?}");
    for _ in 0..11 {
        if !person.my_turn::<Sovango>() {
            break;
        }
        let state = person
            .app
            .world()
            .resource::<Match<Sovango>>()
            .state
            .clone();
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        let number = Card::DECK
            .iter()
            .position(|card| *card == legal[0])
            .unwrap();
        let before = person
            .app
            .world()
            .resource::<Match<Sovango>>()
            .record
            .moves
            .len();
        person.press(&Action::Piece(number));
        let record = &person.app.world().resource::<Match<Sovango>>().record;
        assert_eq!(record.moves.len(), before, "one tap only lifts");
        person.wait(6);
        person.press(&Action::Piece(number));
        let record = &person.app.world().resource::<Match<Sovango>>().record;
        assert_eq!(record.moves.get(before), Some(&legal[0]), "{by:?}");
    }
    let sheet = person
        .app
        .world()
        .resource::<veillee::menus::score::ScoreSheet>();
    assert_eq!(sheet.rounds.len(), 1, "the first round has been counted");
}

#[test]
fn sovango_by_touch() {
    play_rounds_of_sovango(By::Touch, (390, 844));
}

#[test]
fn sovango_by_mouse() {
    play_rounds_of_sovango(By::Mouse, (1280, 800));
}

#[test]
fn sovango_by_keyboard() {
    play_rounds_of_sovango(By::Keyboard, (844, 390));
}

#[test]
fn the_pointer_is_a_hand_over_what_can_be_pressed() {
    let mut person = Person::new(By::Mouse, (1280, 800));
    let pointer = |person: &Person| *person.app.world().resource::<Cursor>();
    let (_, at) = person.find(&Action::SetUp("songo")).unwrap();
    person.move_to(at);
    person.wait(1);
    assert_eq!(pointer(&person), Cursor::Hand);
    person.move_to(Vec2::new(4.0, 796.0));
    person.wait(1);
    assert_eq!(pointer(&person), Cursor::Arrow);
}
