//! The menu of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::{Action, Menu, OutsideAction, Screen, TableAction};
use crate::menus::{Pens, Sheet, redraw};
use crate::platform::{self, CanFillScreen};
use crate::play::{Company, MatchStatus, Offers};
use crate::theme::widgets::ButtonLook;
use crate::theme::{Frame, FrameKind};

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

/// What there is at this table and on this machine.
#[derive(SystemParam)]
struct There<'w> {
    can_fill: Res<'w, CanFillScreen>,
    offers: Res<'w, Offers>,
    company: Res<'w, Company>,
    status: Res<'w, MatchStatus>,
}

impl There<'_> {
    /// What has no use is not offered.
    fn is_offered(&self, action: &Action) -> bool {
        match action {
            Action::Quit => platform::CAN_QUIT,
            Action::Outside(OutsideAction::FullScreen) => self.can_fill.0,
            Action::Table(TableAction::CopyLink) => platform::CAN_EXPORT,
            Action::Table(TableAction::Redo) => self.status.can_redo,
            Action::Table(TableAction::TurnBoard) => {
                self.offers.0.contains(&TableAction::TurnBoard)
            }
            // It takes two.
            Action::Table(TableAction::AgreeDraw) => {
                self.offers.0.contains(&TableAction::AgreeDraw) && self.company.is_all_human()
            }
            _ => true,
        }
    }
}

fn draw(mut sheet: Sheet, there: There, frame: Res<Frame>) {
    let rows: [Row; 11] = [
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
        (
            "fullscreen",
            "menu-full-screen",
            Action::Outside(OutsideAction::FullScreen),
        ),
        (
            "share",
            "menu-copy-link",
            Action::Table(TableAction::CopyLink),
        ),
        ("people", "menu-seats", Action::Open(Menu::Seats)),
        ("help", "menu-help", Action::Open(Menu::Help)),
        ("gear", "menu-settings", Action::Open(Menu::Settings)),
        ("home", "menu-leave", Action::Go(Screen::Title)),
        ("close", "menu-quit", Action::Quit),
    ];
    // On its side a phone has room for all of it in two columns, and for little in one.
    let short = frame.kind == FrameKind::Short;
    let width = if short { 720.0 } else { 420.0 };
    let beside = |pens: &Pens, bar: &mut ChildSpawnerCommands| {
        if short {
            let holder = Node {
                width: px(300.0),
                ..default()
            };
            bar.spawn((holder, Pickable::IGNORE))
                .with_children(|holder| go_on_button(pens, holder));
        } else if !frame.is_tall() {
            pens.close(bar);
        }
    };
    sheet.spawn_plate(Menu::Pause, "menu-pause", width, beside, |pens, plate| {
        // Its glow is not to be cut by the edge of a list.
        if pens.frame.is_wide() {
            go_on_button(pens, plate);
        }
        let rows = rows.into_iter().filter(|row| there.is_offered(&row.2));
        let rows: Vec<_> = rows.collect();
        pens.list(plate, 0.0, |list| {
            let columns = if short { 2 } else { 1 };
            in_columns(pens, list, &rows, columns);
        });
        // Where the thumb is.
        if pens.frame.is_tall() {
            go_on_button(pens, plate);
        }
    });
}

fn go_on_button(pens: &Pens, parent: &mut ChildSpawnerCommands) {
    let (look, close) = (ButtonLook::Primary, Action::CloseMenu);
    // As wide as those in the list.
    let holder = Node {
        width: percent(100.0),
        padding: UiRect::horizontal(px(6.0)),
        flex_shrink: 0.0,
        ..default()
    };
    parent
        .spawn((holder, Pickable::IGNORE))
        .with_children(|holder| pens.wide_button(holder, look, "play", "menu-continue", close));
}

type Row = (&'static str, &'static str, Action);

fn in_columns(pens: &Pens, list: &mut ChildSpawnerCommands, rows: &[Row], columns: usize) {
    let row = Node {
        column_gap: px(12.0),
        flex_shrink: 0.0,
        ..default()
    };
    let column = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0.0),
        row_gap: px(10.0),
        ..default()
    };
    list.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for rows in rows.chunks(rows.len().div_ceil(columns).max(1)) {
            row.spawn((column.clone(), Pickable::IGNORE))
                .with_children(|column| {
                    for (icon, key, action) in rows {
                        let look = ButtonLook::Secondary;
                        pens.wide_button(column, look, icon, key, action.clone());
                    }
                });
        }
    });
}
