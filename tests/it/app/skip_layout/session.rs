//! An evening at the program, frame by frame.

use bevy::prelude::*;
use veillee::action::{Action, Menu, Screen, SettingsAction};
use veillee::catalogue::Entry;
use veillee::locale::{Language, Words};
use veillee::messages::{Caption, Notice};
use veillee::motion::Speed;
use veillee::play::Phase;

use super::super::{any_game, games};
use super::{Runs, misplaced, runs, watch};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

struct Evening {
    person: Person,
    frames: u32,
}

impl Evening {
    fn new(size: (u32, u32)) -> Evening {
        let mut person = Person::new(By::Mouse, size);
        person.set_speed(Speed::Normal);
        watch(&mut person.app);
        Evening { person, frames: 0 }
    }

    /// So many frames, in each of which everything is where it belongs.
    fn look(&mut self, what: &str, frames: u32) {
        for frame in 0..frames {
            self.person.app.update();
            let wrong = misplaced(&mut self.person.app);
            let number = wrong.len();
            assert!(
                wrong.is_empty(),
                "{what}, {frame}: {number}\n{}",
                wrong.join("\n")
            );
        }
        self.frames += frames;
    }

    fn act(&mut self, action: Action) {
        let what = format!("{action:?}");
        act(&mut self.person.app, action);
        self.look(&what, 4);
    }

    fn resize(&mut self, (width, height): (f32, f32)) {
        let world = self.person.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        let mut window = windows.single_mut(world).unwrap();
        window.resolution.set(width, height);
        self.look("another size", 5);
    }

    fn title(&mut self, game: &Entry) {
        self.look("the title", 8);
        for key in [KeyCode::ArrowDown, KeyCode::ArrowRight, KeyCode::Tab] {
            self.person.key(key);
            self.look("the ring moves", 2);
        }
        let (_, at) = self.person.find(&Action::SetUp(game.id)).unwrap();
        self.person.move_to(at);
        self.look("the pointer is over a tile", 4);
        self.act(Action::SetUp(game.id));
    }

    fn set_up(&mut self) {
        let list = |evening: &mut Evening| {
            let world = evening.person.app.world_mut();
            let mut lists = world.query::<&ScrollPosition>();
            let scrolled: f32 = lists.iter(world).map(|list| list.0.y).sum();
            scrolled
        };
        self.act(Action::Open(Menu::Help));
        let before = list(self);
        self.person.move_to(Vec2::new(190.0, 450.0));
        for _ in 0..3 {
            self.person.turn_wheel(-1.0);
            self.look("a list moves", 2);
        }
        assert!(list(self) > before, "it has moved");
        self.act(Action::CloseMenu);
        for open in [Menu::HouseRules, Menu::Name] {
            self.act(Action::Open(open));
            self.act(Action::CloseMenu);
        }
    }

    fn menus(&mut self) {
        for menu in [
            Menu::Pause,
            Menu::Settings,
            Menu::Help,
            Menu::Log,
            Menu::Seats,
        ] {
            self.act(Action::Open(menu));
            self.person.turn_wheel(-1.0);
            self.look("a menu moves", 3);
            self.act(Action::CloseMenu);
        }
        for language in [Language::Fr, Language::En] {
            self.act(Action::Settings(SettingsAction::Language(language)));
        }
        for choice in [
            SettingsAction::FromAfar(true),
            SettingsAction::FromAfar(false),
        ] {
            self.act(Action::Settings(choice));
        }
        for switch in games().iter().flat_map(|game| game.switches) {
            let other = SettingsAction::Switch(*switch, !switch.default);
            self.act(Action::Settings(other));
        }
    }

    /// A table with some moves, seen at this speed.
    fn table(&mut self, game: &Entry, frames: u32) {
        start(
            &mut self.person.app,
            plan_of(game.id, game.usual_players, 0, 3),
        );
        self.look(game.id, frames);
        let words = Words::plain("Somebody has done something");
        self.person.app.world_mut().write_message(Caption(words));
        self.look("a caption", 4);
    }
}

#[test]
fn on_every_screen_everything_is_where_it_belongs() {
    let mut evening = Evening::new(UPRIGHT);
    let game = any_game();
    evening.title(&game);
    evening.set_up();
    evening.table(&game, 20);
    evening.menus();
    for size in [(844.0, 390.0), (1280.0, 800.0), (390.0, 844.0)] {
        evening.resize(size);
    }
    let words = Words::plain("Something to be told");
    evening.person.app.world_mut().write_message(Notice(words));
    evening.look("a notice", 6);
    evening.act(Action::Go(Screen::Title));
    evening.look("the title again", 6);
}

#[test]
fn at_every_table_everything_is_where_it_belongs() {
    let mut evening = Evening::new(WINDOW);
    for game in games() {
        evening.table(&game, 25);
    }
}

/// And all of this saves something.
#[test]
fn a_table_that_waits_is_not_laid_out() {
    for game in games() {
        let mut app = Person::new(By::Mouse, WINDOW).app;
        watch(&mut app);
        start(&mut app, plan_of(game.id, game.usual_players, 1, 3));
        update_until(&mut app, "somebody is asked", |app| {
            phase(app) == Some(Phase::Choosing)
        });
        // Captions go, marks come to rest.
        wait(&mut app, 200);
        let before = runs(&app);
        wait(&mut app, 100);
        let Runs {
            layout,
            order,
            transforms,
        } = runs(&app);
        let layouts = layout - before.layout;
        assert!(layouts <= 5, "{}: {layouts} layouts", game.id);
        let orders = order - before.order;
        assert!(orders <= 5, "{}: {orders} orders", game.id);
        let moves = transforms - before.transforms;
        assert!(moves <= 5, "{}: {moves} transforms", game.id);
    }
}
