//! A sheet of letters: words can be written by finger, mouse or arrow keys, and typed where there
//! is a keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::Pens;
use crate::action::Action;
use crate::locale::Words;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// What names are written with, and words that are looked for: those are found without accents.
pub(crate) const OF_NAMES: &str = "abcdefghijklmnopqrstuvwxyzéèêëàâçïîôùû-'";
pub(crate) const PLAIN: &str = "abcdefghijklmnopqrstuvwxyz";

/// Something somebody writes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Letter(char),
    Backspace,
    /// There is nothing more to write.
    Done,
}

/// What has been typed on a keyboard.
pub(crate) fn typed(keys: &mut MessageReader<KeyboardInput>) -> Vec<Typed> {
    let mut all = Vec::new();
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        match &key.logical_key {
            Key::Character(text) => {
                let letters = text.chars().filter(|c| !c.is_control());
                all.extend(letters.map(Typed::Letter));
            }
            Key::Space => all.push(Typed::Letter(' ')),
            Key::Backspace => all.push(Typed::Backspace),
            Key::Enter => all.push(Typed::Done),
            _ => {}
        }
    }
    all
}

impl Pens<'_> {
    /// What has been written so far, and the letters to go on with.
    pub(crate) fn letters(
        &self,
        list: &mut ChildSpawnerCommands,
        letters: &str,
        (written, capital): (&str, bool),
        action: impl Fn(Typed) -> Action,
    ) {
        let line = (
            Node {
                min_height: px(54.0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(14.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.75)),
            Pickable::IGNORE,
        );
        list.spawn(line).with_child(self.theme.line(
            Words::plain(format!("{written}|")),
            Face::Bold,
            size::HEADING,
            GOLD_LIGHT,
        ));
        let keys = Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(2.0),
            row_gap: px(2.0),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((keys, Pickable::IGNORE)).with_children(|keys| {
            for letter in letters.chars() {
                let letter = if capital {
                    letter.to_uppercase().next().unwrap_or(letter)
                } else {
                    letter
                };
                self.key(keys, action(Typed::Letter(letter)), 48.0, |pens, key| {
                    let words = Words::plain(letter.to_string());
                    key.spawn(pens.theme.line(words, Face::Bold, size::LABEL, IVORY));
                });
            }
            self.key(keys, action(Typed::Letter(' ')), 100.0, |pens, key| {
                let words = Words::new("name-space");
                key.spawn(pens.theme.line(words, Face::Text, size::TEXT, ASH));
            });
            self.key(keys, action(Typed::Backspace), 100.0, |pens, key| {
                key.spawn(icon(pens.art, "erase", 22.0, IVORY));
            });
        });
    }

    fn key(
        &self,
        keys: &mut ChildSpawnerCommands,
        action: Action,
        width: f32,
        content: impl FnOnce(&Pens, &mut ChildSpawnerCommands),
    ) {
        let node = Node {
            width: px(width),
            height: px(48.0),
            border_radius: BorderRadius::all(px(10.0)),
            ..default()
        };
        keys.spawn(button(ButtonLook::Secondary, action, node))
            .with_children(|key| content(self, key));
    }
}
