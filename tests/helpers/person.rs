//! Somebody in front of the screen, with a mouse, a finger or a keyboard. Layout and picking are
//! Bevy's own; only the window is missing.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use veillee::action::{Action, Menu, Screen, Turn};
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::motion::Speed;
use veillee::play::Phase;
use veillee::screens::setup::Draft;
use veillee::settings::Settings;
use veillee::theme::focus::Focusable;
use veillee::theme::widgets::OnPress;

use super::table::{is_idle, menu, phase, screen, table};

const FRAME: Duration = Duration::from_millis(64);

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum By {
    Mouse,
    Touch,
    Keyboard,
}

pub struct Person {
    pub app: App,
    pub by: By,
    pub touches: u64,
}

impl Person {
    pub fn new(by: By, size: (u32, u32)) -> Person {
        Person::at_pace(by, size, FRAME)
    }

    /// With frames that take this long.
    pub fn at_pace(by: By, size: (u32, u32), frame: Duration) -> Person {
        let mut app = headless_app_with_layout(catalogue(), size, frame);
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Quadruple;
        // Somebody who has been here before: nobody offers them a lesson, or helps them.
        settings.first_moves = false;
        settings.offered = catalogue().iter().map(|game| game.id.to_string()).collect();
        let mut person = Person {
            app,
            by,
            touches: 0,
        };
        person.wait(4);
        person
    }

    pub fn set_speed(&mut self, speed: Speed) {
        self.app.world_mut().resource_mut::<Settings>().speed = speed;
    }

    pub fn wait(&mut self, frames: usize) {
        super::table::wait(&mut self.app, frames);
    }

    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).unwrap()
    }

    pub fn screen(&self) -> Screen {
        screen(&self.app)
    }

    /// The button that sends this, and its middle, as far as it is in view.
    pub fn find(&mut self, action: &Action) -> Option<(Entity, Vec2)> {
        let all = self.find_all(action);
        let world = self.app.world();
        all.into_iter().find(|(entity, at)| {
            let clip = world.get::<CalculatedClip>(*entity);
            clip.is_none_or(|clip| clip.clip.contains(*at))
        })
    }

    /// The buttons that send this, even those that a list would have to be moved for.
    pub fn find_all(&mut self, action: &Action) -> Vec<(Entity, Vec2)> {
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

    pub fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    pub fn key(&mut self, code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.app.world_mut().write_message(KeyboardInput {
                key_code: code,
                logical_key: Key::Unidentified(NativeKey::Unidentified),
                state,
                text: None,
                repeat: false,
                window,
            });
            self.app.update();
        }
    }

    pub fn click(&mut self, at: Vec2) {
        self.point(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.mouse_button(state);
        }
    }

    pub fn touch(&mut self, phase: TouchPhase, at: Vec2) {
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

    pub fn tap(&mut self, at: Vec2) {
        self.touches += 1;
        self.touch(TouchPhase::Started, at);
        self.touch(TouchPhase::Ended, at);
        self.app.update();
    }

    /// Puts a finger down, or the mouse's button.
    pub fn hold(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touches += 1;
            self.touch(TouchPhase::Started, at);
        } else {
            self.move_to(at);
            self.mouse_button(ButtonState::Pressed);
        }
    }

    pub fn move_to(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touch(TouchPhase::Moved, at);
        } else {
            self.point(at);
        }
    }

    pub fn let_go(&mut self, at: Vec2) {
        if self.by == By::Touch {
            self.touch(TouchPhase::Ended, at);
        } else {
            self.mouse_button(ButtonState::Released);
        }
    }

    /// Presses here and lets go there, by finger or by mouse, as slowly as a person would.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.hold(from);
        for step in 1..=6 {
            self.move_to(from.lerp(to, step as f32 / 6.0));
        }
        self.let_go(to);
        self.wait(3);
    }

    fn point(&mut self, at: Vec2) {
        let window = self.window();
        self.send(CursorMoved {
            window,
            position: at,
            delta: None,
        });
        self.app.update();
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
    pub fn walk_to(&mut self, goal: Entity, at: Vec2) {
        for step in 0..150 {
            let entity = self.app.world().resource::<InputFocus>().get();
            let visible = self.app.world().resource::<InputFocusVisible>().0;
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
            let across = if way.x < 0.0 {
                KeyCode::ArrowLeft
            } else {
                KeyCode::ArrowRight
            };
            let along = if way.y < 0.0 {
                KeyCode::ArrowUp
            } else {
                KeyCode::ArrowDown
            };
            let is_steep = way.y.abs() > way.x.abs();
            self.key(if is_steep { along } else { across });
            // Where an arrow leads nowhere, Tab goes on.
            if self.app.world().resource::<InputFocus>().get() == entity && visible {
                self.key(KeyCode::Tab);
            }
        }
        panic!("the focus does not reach {goal}");
    }

    /// Presses the button that sends this; it has to be there, and large enough for a finger.
    pub fn press(&mut self, action: &Action) {
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

    /// Presses a piece, turning a large hand until it is there.
    pub fn press_piece(&mut self, piece: &Action) {
        for end in [Turn::Back, Turn::On].map(Action::TurnHand) {
            let mut turned = 0;
            while self.find(piece).is_none() && self.find(&end).is_some() {
                self.press(&end);
                self.wait(6);
                turned += 1;
                assert!(turned < 40, "the hand does not turn to {piece:?}");
            }
        }
        self.press(piece);
        self.wait(3);
    }

    /// Moves a list until this is in view.
    pub fn scroll_to(&mut self, action: &Action, size: (u32, u32)) {
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
            } else {
                self.turn_wheel(if up { -1.0 } else { 1.0 });
            }
            self.wait(2);
        }
        panic!("{action:?} does not come into view");
    }

    pub fn turn_wheel(&mut self, lines: f32) {
        let window = self.window();
        self.send(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window,
            phase: TouchPhase::Moved,
        });
    }

    /// What is about to be started is dealt alike every time.
    pub fn always_the_same_game(&mut self) {
        self.app.world_mut().resource_mut::<Draft>().plan.seed = 9;
        // The screen is drawn anew, and what is to be pressed has to be laid out first.
        self.wait(4);
    }

    /// Waits until it is this person's turn, or the game is over.
    pub fn my_turn<G: Game>(&mut self) -> bool {
        for _ in 0..20_000 {
            self.app.update();
            let phase = phase(&self.app);
            if self.screen() == Screen::Results || phase == Some(Phase::GameOver) {
                return false;
            }
            if phase == Some(Phase::Choosing) {
                let table = table::<G>(&self.app);
                let mut legal = Vec::new();
                table.state.legal_moves(&mut legal);
                // An only choice is played by the table itself.
                if table.may_choose() && legal.len() > 1 && is_idle::<G>(&self.app) {
                    return true;
                }
            }
            if phase == Some(Phase::RoundOver) {
                self.wait(2);
                self.press(&Action::CloseMenu);
                self.wait(6);
                assert_ne!(
                    menu(&self.app),
                    Menu::Score,
                    "the score sheet does not close"
                );
            }
        }
        panic!("nothing happens");
    }
}
