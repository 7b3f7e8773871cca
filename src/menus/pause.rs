//! The menu of the table.

use bevy::prelude::*;

use super::{Menu, Sheet, redraw};
use crate::play::TableAction;
use crate::screens::Screen;
use crate::theme::widgets::{Action, ButtonLook};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Pause)))
        .add_systems(OnEnter(Menu::None), go_on)
        .add_systems(OnExit(Menu::None), stop);
}

/// The table waits while a menu is open.
fn stop(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

fn go_on(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

fn draw(mut sheet: Sheet) {
    let rows: [(&str, &'static str, Action); 8] = [
        ("redo", "menu-redo", Action::Table(TableAction::Redo)),
        (
            "turn-board",
            "menu-turn-board",
            Action::Table(TableAction::TurnBoard),
        ),
        (
            "handshake",
            "menu-agree-draw",
            Action::Table(TableAction::AgreeDraw),
        ),
        (
            "resume",
            "menu-restart",
            Action::Table(TableAction::Rematch),
        ),
        ("help", "menu-help", Action::Open(Menu::Help)),
        ("gear", "menu-settings", Action::Open(Menu::Settings)),
        ("home", "menu-leave", Action::Go(Screen::Title)),
        ("close", "menu-quit", Action::Quit),
    ];
    sheet.spawn(Menu::Pause, "menu-pause", 420.0, 0.0, |pens, list| {
        pens.wide_button(
            list,
            ButtonLook::Primary,
            "play",
            "menu-continue",
            Action::CloseMenu,
        );
        for (icon, key, action) in rows {
            if key == "menu-quit" && !crate::platform::CAN_QUIT {
                continue;
            }
            pens.wide_button(list, ButtonLook::Secondary, icon, key, action);
        }
    });
}
