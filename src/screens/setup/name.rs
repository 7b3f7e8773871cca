//! A sheet of letters: a name can be written by finger, mouse or arrow keys, and typed where
//! there is a keyboard.

use bevy::prelude::*;

use crate::action::{Action, Menu, SetupAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::screens::setup::Draft;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzéèêëàâçïîôùû-'";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Name).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, draft: Res<Draft>) -> bool {
    *menu.get() == Menu::Name && draft.is_changed()
}

fn draw(mut sheet: Sheet, draft: Res<Draft>) {
    let Some(name) = draft.editing() else {
        return;
    };
    // A word begins with a capital.
    let capital = name.chars().last().is_none_or(|last| !last.is_alphabetic());
    sheet.spawn(Menu::Name, "menu-name", 720.0, 0.0, |pens, list| {
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
        list.spawn(line).with_child(pens.theme.line(
            Words::plain(format!("{name}|")),
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
            for letter in LETTERS.chars() {
                let letter = if capital {
                    letter.to_uppercase().next().unwrap_or(letter)
                } else {
                    letter
                };
                pens.key(keys, SetupAction::Letter(letter), 48.0, |pens, key| {
                    let words = Words::plain(letter.to_string());
                    key.spawn(pens.theme.line(words, Face::Bold, size::LABEL, IVORY));
                });
            }
            pens.key(keys, SetupAction::Letter(' '), 100.0, |pens, key| {
                let words = Words::new("name-space");
                key.spawn(pens.theme.line(words, Face::Text, size::TEXT, ASH));
            });
            pens.key(keys, SetupAction::Backspace, 100.0, |pens, key| {
                key.spawn(icon(pens.art, "erase", 22.0, IVORY));
            });
        });
        pens.wide_button(
            list,
            ButtonLook::Primary,
            "check",
            "name-done",
            Action::CloseMenu,
        );
    });
}

impl Pens<'_> {
    fn key(
        &self,
        keys: &mut ChildSpawnerCommands,
        action: SetupAction,
        width: f32,
        content: impl FnOnce(&Pens, &mut ChildSpawnerCommands),
    ) {
        let node = Node {
            width: px(width),
            height: px(48.0),
            border_radius: BorderRadius::all(px(10.0)),
            ..default()
        };
        keys.spawn(button(ButtonLook::Secondary, Action::Setup(action), node))
            .with_children(|key| content(self, key));
    }
}
