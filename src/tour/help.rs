//! The help of a game.

use bevy::prelude::*;

use super::Stop;
use crate::action::{Action, HelpAction, Menu};
use crate::catalogue::Entry;
use crate::theme::scroll::Scrolls;

/// Its beginning, every example and the sample of its score, its house rules, its words, and where a
/// word stands.
pub(super) fn of_game(game: &Entry) -> Vec<Stop> {
    let read = |action: HelpAction, name: &'static str| {
        [
            Stop::Act(Action::Help(action)),
            Stop::Frames(10),
            Stop::Picture(name),
        ]
    };
    let mut stops = vec![Stop::Act(Action::Open(Menu::Help)), Stop::Frames(10)];
    stops.extend(read(HelpAction::Of(game.id), "help"));
    for (nth, part) in game.help.iter().enumerate() {
        if !part.examples.is_empty() || part.sample.is_some() {
            stops.extend(read(HelpAction::At(game.id, nth), "help-example"));
            stops.extend([
                Stop::Do(Box::new(turn_page)),
                Stop::Frames(5),
                Stop::Picture("help-example-below"),
            ]);
        }
    }
    let rules = game.help.len();
    stops.extend(read(HelpAction::At(game.id, rules), "help-rules"));
    stops.extend(read(HelpAction::At(game.id, rules + 1), "help-words"));
    stops.extend(
        "car"
            .chars()
            .map(|letter| Stop::Act(Action::Help(HelpAction::Letter(letter)))),
    );
    stops.extend([
        Stop::Frames(10),
        Stop::Picture("help-search"),
        Stop::Act(Action::Open(Menu::Find)),
        Stop::Frames(10),
        Stop::Picture("help-search-letters"),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]);
    stops
}

/// What a low screen has no room for at once.
fn turn_page(world: &mut World) {
    let mut lists = world.query_filtered::<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>();
    for (mut position, list) in lists.iter_mut(world) {
        position.y += 0.7 * list.size().y * list.inverse_scale_factor();
    }
}
