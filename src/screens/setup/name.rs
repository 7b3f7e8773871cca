//! Somebody's name is written.

use bevy::prelude::*;

use crate::action::{Action, Menu, SetupAction};
use crate::menus::letters::{OF_NAMES, Typed};
use crate::menus::{Sheet, redraw};
use crate::screens::setup::Draft;
use crate::theme::widgets::ButtonLook;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Name).or_else(changed)));
}

fn changed(menu: Res<State<Menu>>, draft: Res<Draft>) -> bool {
    *menu.get() == Menu::Name && draft.is_changed()
}

/// What writing does to the name; the last of it closes the sheet.
pub(super) fn action(typed: Typed) -> Action {
    match typed {
        Typed::Letter(letter) => Action::Setup(SetupAction::Letter(letter)),
        Typed::Backspace => Action::Setup(SetupAction::Backspace),
        Typed::Done => Action::CloseMenu,
    }
}

fn draw(mut sheet: Sheet, draft: Res<Draft>) {
    let Some(name) = draft.editing() else {
        return;
    };
    // A word begins with a capital.
    let capital = name.chars().last().is_none_or(|last| !last.is_alphabetic());
    sheet.spawn(Menu::Name, "menu-name", 720.0, 0.0, |pens, list| {
        pens.letters(list, OF_NAMES, (name, capital), action);
        let (look, done) = (ButtonLook::Primary, action(Typed::Done));
        pens.wide_button(list, look, "check", "name-done", done);
    });
}
