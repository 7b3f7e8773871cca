//! Somebody in front of the screen, for whom only the window is missing.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use veillee::action::{Action, Screen};
use veillee::bridge::Inbox;
use veillee::headless::{headless_app_on, headless_app_with_layout};
use veillee::mirror::{Control, Mirror, Page, Place, Watched};
use veillee::motion::Speed;
use veillee::plan::{MatchPlan, Player, StartMatch};
use veillee::platform::Heard;
use veillee::play::{Match, Pending};
use veillee::settings::Settings;
use veillee::storage::Shelf;
use veillee::theme::widgets::OnPress;

use crate::games;
use crate::rules::Douze;

pub const SIZES: [(u32, u32); 3] = [(1280, 800), (844, 390), (390, 844)];
const FRAME: Duration = Duration::from_millis(64);

pub struct Evening {
    pub app: App,
}

impl Evening {
    pub fn new(size: (u32, u32)) -> Evening {
        Evening::begin(headless_app_with_layout(games(), size, FRAME))
    }

    /// The next one, with what was kept from the last.
    pub fn again(shelf: Shelf, size: (u32, u32)) -> Evening {
        Evening::begin(headless_app_on(shelf, games(), size, FRAME))
    }

    fn begin(mut app: App) -> Evening {
        app.insert_resource(Watched(true));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Quadruple;
        let mut evening = Evening { app };
        evening.wait(12);
        evening
    }

    /// Douze on the table, played by these.
    pub fn of(size: (u32, u32), players: [Player; 2]) -> Evening {
        let mut evening = Evening::new(size);
        let mut plan = MatchPlan::new("douze", 2, 7);
        for (seat, player) in plan.seats.iter_mut().zip(players) {
            seat.player = player;
        }
        evening.start(StartMatch { plan, record: None });
        evening
    }

    pub fn start(&mut self, start: StartMatch) {
        self.app.world_mut().write_message(start);
        self.wait(12);
        assert_eq!(self.screen(), Screen::Table);
    }

    pub fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn table(&self) -> &Match<Douze> {
        self.app.world().resource()
    }

    /// The screen in words, as it is now.
    pub fn page(&mut self) -> Page {
        // It is not told in every frame.
        self.wait(6);
        self.app.world().resource::<Mirror>().0.clone()
    }

    /// Waits until there is something to choose; `None` once the results are there.
    pub fn turn(&mut self) -> Option<Page> {
        for _ in 0..1_000 {
            let page = self.page();
            // An only choice is made by the table itself.
            if page.moves.len() > 1 {
                return Some(page);
            }
            if page.screen == "results" {
                return None;
            }
        }
        panic!("nothing happens: {:?}", self.page());
    }

    /// Waits until the table shows what the rules say.
    pub fn settle(&mut self) {
        for _ in 0..1_000 {
            self.app.update();
            if self.app.world().resource::<Pending<Douze>>().is_idle() {
                return self.wait(2);
            }
        }
        panic!("the table never rests");
    }

    pub fn hear(&mut self, heard: Heard) {
        let mut inbox = self.app.world_mut().resource_mut::<Inbox>();
        inbox.0.push_back(heard);
        self.wait(4);
    }

    pub fn ask(&mut self, action: Action) {
        self.app.world_mut().write_message(action);
        self.wait(4);
    }

    /// The button of the mirror whose label has these words.
    pub fn control(&mut self, words: &str) -> Control {
        let page = self.page();
        let mut found = page.controls.iter().filter(|c| c.label.contains(words));
        let labels: Vec<&String> = page.controls.iter().map(|c| &c.label).collect();
        let control = found
            .next()
            .unwrap_or_else(|| panic!("no {words:?} among {labels:?}"));
        control.clone()
    }

    /// Presses with the mouse what is here.
    pub fn click(&mut self, place: Place) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).unwrap();
        let moved = CursorMoved {
            window,
            position: Vec2::new(place.x + place.w / 2.0, place.y + place.h / 2.0),
            delta: None,
        };
        self.send(moved);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            });
        }
        self.wait(2);
    }

    fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
        self.app.update();
    }

    /// The buttons on the screen, with what they send and where they are.
    pub fn buttons(&mut self) -> Vec<(Entity, Action, Rect)> {
        let world = self.app.world_mut();
        let mut buttons = world.query::<(Entity, &OnPress, &UiGlobalTransform, &ComputedNode)>();
        let buttons = buttons.iter(world).map(|(entity, press, at, node)| {
            let rect = Rect::from_center_size(at.translation, node.size());
            (entity, press.0.clone(), rect)
        });
        buttons.collect()
    }
}
