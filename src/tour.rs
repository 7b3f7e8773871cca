//! `--tour DIR`: walks through every screen and through fixed moments of every game that has a
//! table, and writes numbered pictures. It makes the README's pictures, and is how anybody
//! reviews the look.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

use crate::menus::Menu;
use crate::play::{Phase, StartMatch};
use crate::screens::Screen;
use crate::settings::Settings;
use crate::theme::Action;
use crate::theme::motion::Speed;

/// One thing the tour does.
pub enum Stop {
    /// Wait this many frames: for fades, fonts and tweens.
    Frames(u32),
    /// Wait so long: to see something in the middle of its motion.
    Moment(Duration),
    Act(Action),
    Begin(StartMatch),
    /// Something of the game's own.
    Do(Box<dyn FnOnce(&mut World) + Send + Sync>),
    Speed(Speed),
    Until(Phase),
    UntilEither(Phase, Phase),
    Picture(&'static str),
}

#[derive(Resource)]
pub struct Tour {
    folder: PathBuf,
    stops: VecDeque<Stop>,
    pictures: u32,
    wait: u32,
    until: Option<Duration>,
}

impl Tour {
    pub fn new(folder: PathBuf) -> Tour {
        let mut stops: VecDeque<Stop> = VecDeque::new();
        let mut go = |more: Vec<Stop>| stops.extend(more);
        go(vec![Stop::Frames(45), Stop::Picture("title")]);
        go(vec![
            Stop::Act(Action::SetUp("songo")),
            Stop::Frames(40),
            Stop::Picture("set-up"),
        ]);
        for (menu, name) in [(Menu::Settings, "settings"), (Menu::Help, "help")] {
            go(vec![
                Stop::Act(Action::Open(menu)),
                Stop::Frames(20),
                Stop::Picture(name),
                Stop::Act(Action::CloseMenu),
                Stop::Frames(5),
            ]);
        }
        for stops_of_game in crate::games::tours() {
            go(stops_of_game);
        }
        go(vec![
            Stop::Act(Action::Open(Menu::Pause)),
            Stop::Frames(20),
            Stop::Picture("pause"),
            Stop::Act(Action::CloseMenu),
            Stop::Frames(5),
        ]);
        Tour {
            folder,
            stops,
            pictures: 0,
            wait: 0,
            until: None,
        }
    }
}

pub fn plugin(app: &mut App) {
    // Wherever the mouse happens to be, it is not part of the pictures.
    app.insert_resource(bevy::picking::PickingSettings {
        is_enabled: false,
        ..default()
    })
    .add_systems(Update, walk);
}

fn walk(world: &mut World) {
    if *world.resource::<State<Screen>>().get() == Screen::Loading {
        return;
    }
    let now = world.resource::<Time>().elapsed();
    let mut tour = world.resource_mut::<Tour>();
    if tour.until.is_some_and(|until| now < until) {
        return;
    }
    tour.until = None;
    if tour.wait > 0 {
        tour.wait -= 1;
        return;
    }
    let Some(stop) = tour.stops.pop_front() else {
        world.write_message(AppExit::Success);
        return;
    };
    match stop {
        Stop::Frames(frames) => tour.wait = frames,
        Stop::Moment(moment) => tour.until = Some(now + moment),
        Stop::Act(action) => {
            world.write_message(action);
        }
        Stop::Begin(start) => {
            world.write_message(start);
        }
        Stop::Do(act) => act(world),
        Stop::Speed(speed) => world.resource_mut::<Settings>().speed = speed,
        Stop::Until(phase) => wait_for(world, phase, phase),
        Stop::UntilEither(one, other) => wait_for(world, one, other),
        Stop::Picture(name) => {
            tour.pictures += 1;
            let file = tour.folder.join(format!("{:02}-{name}.png", tour.pictures));
            // The picture is taken at the end of this frame and written a little later.
            tour.wait = 10;
            let _ = std::fs::create_dir_all(&tour.folder);
            world
                .spawn(Screenshot::primary_window())
                .observe(save_to_disk(file));
        }
    }
}

fn wait_for(world: &mut World, one: Phase, other: Phase) {
    let now = world
        .get_resource::<State<Phase>>()
        .map(|state| *state.get());
    if now != Some(one) && now != Some(other) {
        let mut tour = world.resource_mut::<Tour>();
        tour.stops.push_front(Stop::UntilEither(one, other));
    }
}
