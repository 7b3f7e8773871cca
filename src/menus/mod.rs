//! What opens over a screen. Escape, the back key and a press beside a menu close it.

pub mod help;
pub(crate) mod letters;
pub mod log;
pub mod pause;
mod rows;
pub mod score;
pub mod seats;
pub mod settings;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::action::{Action, Menu, ReviewAction, Screen, TableAction};
use crate::locale::{Locale, Words};
use crate::plan::StartMatch;
use crate::theme::focus::FocusLayer;
use crate::theme::palette::*;
use crate::theme::scroll::Scrolls;
use crate::theme::widgets::{ButtonLook, Face, OnPress, Theme, button, icon, panel, size};
use crate::theme::{Art, Frame};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Menu>()
        .init_resource::<Opened>()
        .add_plugins((
            help::plugin,
            log::plugin,
            pause::plugin,
            score::plugin,
            seats::plugin,
            settings::plugin,
        ))
        .add_systems(
            Update,
            // What was open belongs to the table before.
            (keys, act, close.run_if(on_message::<StartMatch>)).chain(),
        )
        .add_systems(OnEnter(Screen::Title), close)
        .add_systems(OnEnter(Screen::Results), close);
}

/// Menus under the open one, to go back to.
#[derive(Resource, Default)]
struct Opened(Vec<Menu>);

fn act(
    mut actions: MessageReader<Action>,
    menu: Res<State<Menu>>,
    mut opened: ResMut<Opened>,
    mut next: ResMut<NextState<Menu>>,
) {
    for action in actions.read() {
        match action {
            Action::Open(wanted) => {
                if *menu.get() != Menu::None {
                    opened.0.push(*menu.get());
                }
                next.set(*wanted);
            }
            Action::CloseMenu => next.set(opened.0.pop().unwrap_or_default()),
            // Whatever else a menu's buttons do to the table, they do to a table in view.
            Action::Table(
                TableAction::Rematch
                | TableAction::Leave
                | TableAction::AgreeDraw
                | TableAction::LookAt(_)
                | TableAction::ToNow,
            )
            | Action::Go(_) => {
                opened.0.clear();
                next.set(Menu::None);
            }
            // Wherever it was asked for, closing it shows the table.
            Action::Review(ReviewAction::Open) => opened.0.clear(),
            _ => {}
        }
    }
}

fn close(mut opened: ResMut<Opened>, mut next: ResMut<NextState<Menu>>) {
    opened.0.clear();
    next.set(Menu::None);
}

/// What going back means here, by key or by the button of a phone.
pub(crate) fn back(menu: Menu, screen: Screen) -> Option<Action> {
    match (menu, screen) {
        (Menu::None, Screen::Table) => Some(Action::Open(Menu::Pause)),
        (Menu::None, Screen::Setup | Screen::Results) => Some(Action::Go(Screen::Title)),
        (Menu::None, Screen::Title | Screen::Loading) => None,
        _ => Some(Action::CloseMenu),
    }
}

/// The keys that work everywhere.
fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut actions: MessageWriter<Action>,
) {
    let at_the_table = *screen.get() == Screen::Table;
    if keys.any_just_pressed([KeyCode::Escape, KeyCode::BrowserBack]) {
        actions.write_batch(back(*menu.get(), *screen.get()));
    }
    if !at_the_table || *menu.get() != Menu::None {
        return;
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for (key, action) in [
        (KeyCode::KeyU, TableAction::Undo),
        (KeyCode::KeyR, TableAction::Redo),
        (KeyCode::KeyH, TableAction::Hint),
        (KeyCode::PageUp, TableAction::StepBack),
        (KeyCode::PageDown, TableAction::StepForward),
        (KeyCode::Home, TableAction::ToStart),
        (KeyCode::End, TableAction::ToNow),
    ] {
        if keys.just_pressed(key) && !shift {
            actions.write(Action::Table(action));
        }
    }
    if keys.just_pressed(KeyCode::KeyL) {
        actions.write(Action::Open(Menu::Log));
    }
}

#[derive(Component)]
pub(crate) struct MenuRoot;

/// Runs when a menu must be drawn anew.
pub(crate) fn redraw(
    menu: Menu,
) -> impl FnMut(Res<State<Menu>>, Res<Frame>, Res<Locale>) -> bool + Clone {
    move |state: Res<State<Menu>>, frame: Res<Frame>, locale: Res<Locale>| {
        *state.get() == menu && (state.is_changed() || frame.is_changed() || locale.is_changed())
    }
}

/// What every menu is drawn with.
#[derive(SystemParam)]
pub(crate) struct Sheet<'w, 's> {
    theme: Res<'w, Theme>,
    art: Res<'w, Art>,
    frame: Res<'w, Frame>,
    screen: Res<'w, State<Screen>>,
    old: Query<'w, 's, Entity, With<MenuRoot>>,
    commands: Commands<'w, 's>,
}

/// Where a plate stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stand {
    Middle,
    /// So that as much of the table as can be is seen beside it.
    Aside,
}

/// How much darker the table is below a menu, and beside one that stands aside.
const DIM: f32 = 0.78;
const DIM_ASIDE: f32 = 0.34;

/// The pens a menu's content is drawn with.
pub(crate) struct Pens<'a> {
    pub theme: &'a Theme,
    pub art: &'a Art,
    pub frame: Frame,
}

impl Sheet<'_, '_> {
    /// A dimmed table and a plate in the middle of it, with a heading and a close button. On an
    /// upright phone the plate rises from below, and is closed where the thumb is. Takes the place
    /// of the menu drawn before.
    pub fn spawn(
        &mut self,
        menu: Menu,
        heading: &'static str,
        width: f32,
        scrolled: f32,
        content: impl FnOnce(&Pens, &mut ChildSpawnerCommands),
    ) {
        let close = |pens: &Pens, bar: &mut ChildSpawnerCommands| {
            if !pens.frame.is_tall() {
                pens.close(bar);
            }
        };
        self.spawn_plate(menu, heading, width, close, |pens, plate| {
            pens.list(plate, scrolled, |list| content(pens, list));
            if pens.frame.is_tall() {
                let (look, close) = (ButtonLook::Secondary, Action::CloseMenu);
                // As wide as what is in the list.
                let holder = Node {
                    padding: UiRect::new(px(6.0), px(8.0), px(0.0), px(0.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                plate
                    .spawn((holder, Pickable::IGNORE))
                    .with_children(|holder| {
                        pens.wide_button(holder, look, "close", "control-close", close);
                    });
            }
        });
    }

    /// The plate with its heading, something beside that, and whatever is below.
    pub fn spawn_plate(
        &mut self,
        menu: Menu,
        heading: &'static str,
        width: f32,
        beside: impl FnOnce(&Pens, &mut ChildSpawnerCommands),
        content: impl FnOnce(&Pens, &mut ChildSpawnerCommands),
    ) {
        for root in &self.old {
            self.commands.entity(root).despawn();
        }
        let pens = Pens {
            theme: &self.theme,
            art: &self.art,
            frame: *self.frame,
        };
        let tall = pens.frame.is_tall();
        let at_the_table = *self.screen.get() == Screen::Table;
        let aside = Stand::of(menu) == Stand::Aside;
        // Beside the table everything of its height; on an upright phone less than the half of it.
        let stretch = aside && !tall;
        let root = (
            Name::new(heading),
            MenuRoot,
            DespawnOnExit(menu),
            FocusLayer(1),
            GlobalZIndex(100),
            OnPress(Action::CloseMenu),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100.0),
                height: percent(100.0),
                align_items: if tall {
                    AlignItems::FlexEnd
                } else if stretch {
                    AlignItems::Stretch
                } else {
                    AlignItems::Center
                },
                justify_content: if stretch {
                    JustifyContent::FlexEnd
                } else {
                    JustifyContent::Center
                },
                // Nothing of the table is to be seen round a plate that rises from below.
                padding: if tall {
                    UiRect::ZERO
                } else {
                    UiRect {
                        // In the middle of the table, not of the table with its rail.
                        right: px(if at_the_table && pens.frame.is_wide() && !aside {
                            102.0
                        } else {
                            12.0
                        }),
                        ..UiRect::all(px(12.0))
                    }
                },
                ..default()
            },
            BackgroundColor(NIGHT.with_alpha(if aside { DIM_ASIDE } else { DIM })),
        );
        self.commands.spawn(root).with_children(|root| {
            let plate = panel(Node {
                width: if tall { percent(100.0) } else { px(width) },
                max_width: percent(100.0),
                max_height: percent(match (tall, aside) {
                    (true, true) => 46.0,
                    (true, false) => 96.0,
                    _ => 100.0,
                }),
                flex_direction: FlexDirection::Column,
                padding: UiRect::axes(px(if tall { 10.0 } else { 16.0 }), px(12.0)),
                row_gap: px(10.0),
                border_radius: if tall {
                    BorderRadius::top(px(24.0))
                } else {
                    BorderRadius::all(px(24.0))
                },
                ..default()
            });
            // The plate is in front of the root: a press on it is not a press beside it.
            root.spawn(plate).with_children(|plate| {
                let bar = Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Center,
                    // What it is about begins where the boxes below it do.
                    padding: UiRect::left(px(6.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                plate.spawn((bar, Pickable::IGNORE)).with_children(|bar| {
                    let words = Words::new(heading);
                    bar.spawn(pens.theme.line(words, Face::Display, size::HEADING, IVORY));
                    beside(&pens, bar);
                });
                content(&pens, plate);
            });
        });
    }
}

impl Stand {
    fn of(menu: Menu) -> Stand {
        match menu {
            Menu::Log => Stand::Aside,
            _ => Stand::Middle,
        }
    }
}

impl Pens<'_> {
    /// The button in a plate's corner.
    pub fn close(&self, bar: &mut ChildSpawnerCommands) {
        let node = Node {
            width: px(48.0),
            height: px(48.0),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        bar.spawn(button(ButtonLook::Round, Action::CloseMenu, node))
            .with_child(icon(self.art, "close", 22.0, IVORY));
    }

    /// What may be longer than the plate.
    pub fn list(
        &self,
        plate: &mut ChildSpawnerCommands,
        scrolled: f32,
        content: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        self.scrolling(plate, scrolled, 0.0, content);
    }

    /// The same, as high as the plate leaves room.
    fn fill(
        &self,
        plate: &mut ChildSpawnerCommands,
        scrolled: f32,
        content: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        self.scrolling(plate, scrolled, 1.0, content);
    }

    fn scrolling(
        &self,
        plate: &mut ChildSpawnerCommands,
        scrolled: f32,
        flex_grow: f32,
        content: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        plate
            .spawn((
                Scrolls,
                ScrollPosition(Vec2::new(0.0, scrolled)),
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(8.0),
                    overflow: Overflow::scroll_y(),
                    // The thumb is at the edge.
                    padding: UiRect::new(px(6.0), px(8.0), px(4.0), px(4.0)),
                    flex_grow,
                    ..default()
                },
            ))
            .with_children(content);
    }

    pub fn wide_button(
        &self,
        parent: &mut ChildSpawnerCommands,
        look: ButtonLook,
        icon_name: &str,
        key: &'static str,
        action: Action,
    ) {
        let node = Node {
            width: percent(100.0),
            height: px(56.0),
            column_gap: px(14.0),
            flex_shrink: 0.0,
            ..default()
        };
        parent
            .spawn(button(look, action, node))
            .with_children(|button| {
                button.spawn(icon(self.art, icon_name, 24.0, IVORY));
                button.spawn(
                    self.theme
                        .line(Words::new(key), Face::Bold, size::LABEL, IVORY),
                );
            });
    }
}
