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
    /// Wait so many milliseconds: to see something in the middle of its motion.
    Moment(u64),
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
    /// `only`: the moments of this game, and nothing else.
    pub fn new(folder: PathBuf, only: Option<&str>) -> Tour {
        let of_games = crate::games::tours()
            .into_iter()
            .filter(|(game, _)| only.is_none_or(|only| only == *game))
            .flat_map(|(_, stops)| stops);
        let mut stops: VecDeque<Stop> = [Stop::Frames(20)].into();
        if only.is_none() {
            stops.extend(of_screens());
        }
        stops.extend(of_games);
        if only.is_none() {
            stops.extend(of_menu(Menu::Pause, "pause"));
        }
        Tour {
            folder,
            stops,
            pictures: 0,
            wait: 0,
            until: None,
        }
    }
}

fn of_menu(menu: Menu, name: &'static str) -> [Stop; 5] {
    [
        Stop::Act(Action::Open(menu)),
        Stop::Frames(20),
        Stop::Picture(name),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]
}

fn of_screens() -> Vec<Stop> {
    let mut stops = vec![
        Stop::Frames(25),
        Stop::Picture("title"),
        Stop::Act(Action::SetUp(crate::games::IDS[0])),
        Stop::Frames(40),
        Stop::Picture("set-up"),
    ];
    stops.extend(of_menu(Menu::Settings, "settings"));
    stops.extend(of_menu(Menu::Help, "help"));
    stops
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
        Stop::Moment(moment) => tour.until = Some(now + Duration::from_millis(moment)),
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
