//! The menu of the table.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::{Action, Menu, OutsideAction, PuzzleAction, ReviewAction, Screen, TableAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::Purpose;
use crate::platform::{self, CanFillScreen};
use crate::play::saving::Resumable;
use crate::play::{Company, FirstMoves, MatchStatus, Offers};
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};
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
    resumable: Res<'w, Resumable>,
    help: Res<'w, FirstMoves>,
}

impl There<'_> {
    /// Will this game wait for whoever leaves it?
    fn keeps(&self) -> bool {
        self.resumable.0.is_some() && !self.company.purpose.is_taught()
    }

    /// What has no use is not offered.
    fn is_offered(&self, action: &Action) -> bool {
        let taught = self.company.purpose.is_taught();
        match action {
            // What is taught goes its own way.
            Action::Table(_) | Action::Open(Menu::Seats) if taught => false,
            // Otherwise it is on the rail.
            Action::Open(Menu::Log) => self.help.0,
            Action::Quit => platform::CAN_QUIT,
            Action::Outside(OutsideAction::FullScreen) => self.can_fill.0,
            Action::Table(TableAction::CopyLink) => platform::CAN_EXPORT,
            Action::Table(TableAction::Redo) => self.status.can_redo,
            Action::Review(_) => self.status.can_review,
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

/// A button: its picture, its word, what it does.
type Item = (&'static str, &'static str, Action);

/// What goes on at this table.
fn stays() -> [Item; 10] {
    let table = Action::Table;
    [
        ("help", "menu-help", Action::Open(Menu::Help)),
        ("log", "rail-log", Action::Open(Menu::Log)),
        ("gear", "menu-settings", Action::Open(Menu::Settings)),
        ("people", "menu-seats", Action::Open(Menu::Seats)),
        (
            "fullscreen",
            "menu-full-screen",
            Action::Outside(OutsideAction::FullScreen),
        ),
        ("redo", "menu-redo", table(TableAction::Redo)),
        ("eye", "review-open", Action::Review(ReviewAction::Open)),
        (
            "turn-board",
            "menu-turn-board",
            table(TableAction::TurnBoard),
        ),
        ("share", "menu-copy-link", table(TableAction::CopyLink)),
        (
            "handshake",
            "menu-agree-draw",
            table(TableAction::AgreeDraw),
        ),
    ]
}

/// What leaves it as it is.
fn leaves() -> [Item; 2] {
    [
        ("home", "menu-leave", Action::Go(Screen::Title)),
        // Not the picture that closes this menu.
        ("moon", "menu-quit", Action::Quit),
    ]
}

/// What ends it.
fn ends(purpose: Purpose) -> Item {
    match purpose {
        Purpose::Puzzle => (
            "resume",
            "puzzle-again",
            Action::Puzzle(PuzzleAction::Again),
        ),
        _ => {
            let again = Action::Table(TableAction::Rematch);
            ("resume", "menu-restart", again)
        }
    }
}

fn draw(mut sheet: Sheet, there: There, frame: Res<Frame>) {
    let short = frame.kind == FrameKind::Short;
    let width = if short { 760.0 } else { 560.0 };
    let beside = |pens: &Pens, bar: &mut ChildSpawnerCommands| {
        if short {
            if there.keeps() {
                pens.kept(bar);
            }
            let holder = Node {
                width: px(320.0),
                ..default()
            };
            bar.spawn((holder, Pickable::IGNORE))
                .with_children(|holder| go_on_button(pens, holder));
        } else if !frame.is_tall() {
            pens.close(bar);
        }
    };
    let offered = |items: &[Item]| -> Vec<Item> {
        let items = items.iter().filter(|item| there.is_offered(&item.2));
        items.cloned().collect()
    };
    let (stays, leaves) = (offered(&stays()), offered(&leaves()));
    sheet.spawn_plate(Menu::Pause, "menu-pause", width, beside, |pens, plate| {
        // Its glow is not to be cut by the edge of a list.
        if pens.frame.is_wide() {
            go_on_button(pens, plate);
        }
        pens.list(plate, 0.0, |list| {
            let columns = match pens.frame.kind {
                FrameKind::Tall => 2,
                FrameKind::Wide => 3,
                FrameKind::Short => 4,
            };
            // No tile stands alone in a row of many.
            let rows = stays.len().div_ceil(columns).max(1);
            let columns = stays.len().div_ceil(rows).max(1);
            for items in stays.chunks(columns) {
                pens.tiles(list, items, columns);
            }
            let keeps = !short && there.keeps();
            pens.ways_out(list, &leaves, &ends(there.company.purpose), keeps);
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
        padding: UiRect::new(px(6.0), px(8.0), px(0.0), px(0.0)),
        flex_shrink: 0.0,
        ..default()
    };
    parent
        .spawn((holder, Pickable::IGNORE))
        .with_children(|holder| {
            if pens.frame.kind == FrameKind::Short {
                return pens.wide_button(holder, look, "play", "menu-continue", close);
            }
            let node = Node {
                width: percent(100.0),
                height: px(66.0),
                column_gap: px(14.0),
                border_radius: BorderRadius::all(px(20.0)),
                ..default()
            };
            holder
                .spawn(button(look, close, node))
                .with_children(|button| {
                    button.spawn(icon(pens.art, "play", 28.0, IVORY));
                    let words = Words::new("menu-continue");
                    let line = pens
                        .theme
                        .line(words, Face::DisplaySoft, size::HEADING, IVORY);
                    button.spawn(line);
                });
        });
}

/// What ends the game is not pressed by mistake: another colour, another shape.
const WAY_OUT: Color = Color::srgb(1.0, 0.66, 0.55);

impl Pens<'_> {
    /// Pictures with their words below them, beside each other.
    fn tiles(&self, list: &mut ChildSpawnerCommands, items: &[Item], columns: usize) {
        let row = Node {
            column_gap: px(10.0),
            flex_shrink: 0.0,
            ..default()
        };
        let short = self.frame.kind == FrameKind::Short;
        let place = Node {
            flex_grow: 1.0,
            flex_basis: px(0.0),
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for (picture, key, action) in items {
                let tile = Node {
                    height: px(if short { 68.0 } else { 86.0 }),
                    flex_direction: FlexDirection::Column,
                    row_gap: px(if short { 4.0 } else { 6.0 }),
                    padding: UiRect::horizontal(px(4.0)),
                    ..place.clone()
                };
                row.spawn(button(ButtonLook::Secondary, action.clone(), tile))
                    .with_children(|tile| {
                        tile.spawn(icon(self.art, picture, 28.0, GOLD_LIGHT));
                        let words = Words::new(*key);
                        tile.spawn((
                            self.theme.words(words, Face::Bold, size::TEXT, IVORY),
                            TextLayout::justify(Justify::Center),
                        ));
                    });
            }
            // The last of an upright phone's, if it is alone, is as wide as two.
            let beside = if items.len() == 1 { 1 } else { columns };
            for _ in items.len()..beside {
                row.spawn((place.clone(), Pickable::IGNORE));
            }
        });
    }

    /// Nobody has to fear that leaving ends the game.
    fn kept(&self, parent: &mut ChildSpawnerCommands) {
        let node = Node {
            flex_shrink: 1.0,
            max_width: if self.frame.kind == FrameKind::Short {
                px(230.0)
            } else {
                percent(100.0)
            },
            ..default()
        };
        let words = Words::new("menu-kept");
        parent.spawn((
            self.theme.words(words, Face::Text, size::LEAST, ASH_LIT),
            TextLayout::justify(Justify::Center),
            node,
        ));
    }

    /// All of one width; what ends the game comes last, apart from the others and in a colour of
    /// its own.
    fn ways_out(&self, list: &mut ChildSpawnerCommands, leaves: &[Item], ends: &Item, keeps: bool) {
        let short = self.frame.kind == FrameKind::Short;
        let row = Node {
            column_gap: px(10.0),
            flex_shrink: 0.0,
            ..default()
        };
        let leave = |row: &mut ChildSpawnerCommands| {
            for item in leaves {
                self.way(row, item, LAMP.with_alpha(0.28), IVORY, 0.0);
            }
        };
        let end = |row: &mut ChildSpawnerCommands, apart: f32| {
            self.way(row, ends, WAY_OUT.with_alpha(0.55), WAY_OUT, apart);
        };
        if short {
            list.spawn((row, Pickable::IGNORE)).with_children(|row| {
                leave(row);
                end(row, 14.0);
            });
            return;
        }
        list.spawn((row.clone(), Pickable::IGNORE))
            .with_children(leave);
        // Said of the two above, and not of what is below.
        if keeps {
            self.kept(list);
        }
        let below = Node {
            margin: UiRect::top(px(10.0)),
            ..row
        };
        list.spawn((below, Pickable::IGNORE))
            .with_children(|row| end(row, 0.0));
    }

    fn way(
        &self,
        row: &mut ChildSpawnerCommands,
        (picture, key, action): &Item,
        edge: Color,
        ink: Color,
        apart: f32,
    ) {
        let edge = (
            Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                margin: UiRect::left(px(apart)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                flex_direction: FlexDirection::Column,
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.5)),
            BorderColor::all(edge),
            Pickable::IGNORE,
        );
        let node = Node {
            width: percent(100.0),
            column_gap: px(8.0),
            padding: UiRect::horizontal(px(4.0)),
            ..default()
        };
        row.spawn(edge).with_children(|edge| {
            edge.spawn(button(ButtonLook::Quiet, action.clone(), node))
                .with_children(|way| {
                    way.spawn(icon(self.art, picture, 18.0, ink));
                    let words = Words::new(*key);
                    way.spawn(self.theme.line(words, Face::Bold, size::TEXT, ink));
                });
        });
    }
}
