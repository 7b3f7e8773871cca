//! The end of a lesson: what is there to do with what was learned.

use bevy::prelude::*;

use super::Course;
use crate::action::{Action, Menu, Screen};
use crate::menus::{Pens, Sheet, redraw};
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, size};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(redraw(Menu::LessonOver).and_then(resource_exists::<Course>)),
    );
}

fn draw(mut sheet: Sheet, course: Res<Course>) {
    let game = course.game;
    let none = |_: &Pens, _: &mut ChildSpawnerCommands| {};
    sheet.spawn_plate(
        Menu::LessonOver,
        "lesson-over",
        520.0,
        none,
        |pens, plate| {
            let words = course.words("over");
            let node = Node {
                padding: UiRect::axes(px(6.0), px(4.0)),
                ..default()
            };
            let told = pens.theme.prose(words, size::TEXT, IVORY, GOLD_LIGHT);
            plate.spawn((node, Pickable::IGNORE)).with_child(told);
            for (look, picture, key, action) in [
                (
                    ButtonLook::Primary,
                    "play",
                    "lesson-play",
                    Action::QuickPlay(game),
                ),
                (
                    ButtonLook::Secondary,
                    "resume",
                    "lesson-again",
                    Action::Learn(game),
                ),
                (
                    ButtonLook::Secondary,
                    "home",
                    "menu-leave",
                    Action::Go(Screen::Title),
                ),
            ] {
                pens.wide_button(plate, look, picture, key, action);
            }
        },
    );
}
