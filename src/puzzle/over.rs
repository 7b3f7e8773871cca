//! A puzzle has been solved: what it brought, how it went, and where to go from there.

use bevy::prelude::*;

use super::library::Library;
use super::list::share_of;
use super::progress::{Found, Kept};
use super::{Sitting, theme_words};
use crate::action::{Action, Menu, PuzzleAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::motion::Pace;
use crate::screens::confetti;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, icon, size};
use crate::theme::{Art, Frame, FrameKind};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(redraw(Menu::PuzzleOver).and_then(resource_exists::<Sitting>)),
    )
    .add_systems(OnEnter(Menu::PuzzleOver), celebrate);
}

/// Paper falls for whoever found it alone.
fn celebrate(
    sitting: Option<Res<Sitting>>,
    pace: Res<Pace>,
    art: Res<Art>,
    frame: Res<Frame>,
    commands: Commands,
) {
    if sitting.is_some_and(|sitting| !sitting.found.helped) {
        confetti::throw(confetti::OVER_A_MENU, &pace, &art, &frame, commands);
    }
}

impl Sitting {
    /// What it brought.
    pub(super) fn won(&self) -> Words {
        match self.by_its_line {
            true => self.words("won"),
            false => Words::new("puzzle-won"),
        }
    }
}

/// In how many tries, and with whose help.
fn how(found: Found) -> Words {
    match found {
        Found { helped: true, .. } => Words::new("puzzle-found-helped"),
        Found { wrong: 0, .. } => Words::new("puzzle-found-at-once"),
        Found { wrong, .. } => Words::new("puzzle-found-alone").with("wrong", wrong),
    }
}

/// How large the medal is.
const MEDAL: f32 = 64.0;

fn draw(
    mut sheet: Sheet,
    sitting: Res<Sitting>,
    library: Res<Library>,
    kept: Res<Kept>,
    frame: Res<Frame>,
) {
    let which = sitting.which;
    let next = library.after(which, &kept);
    let puzzles = library.puzzles(which.game);
    let none = |_: &Pens, _: &mut ChildSpawnerCommands| {};
    let short = frame.kind == FrameKind::Short;
    let width = if short { 770.0 } else { 540.0 };
    sheet.spawn_plate(
        Menu::PuzzleOver,
        "puzzle-over",
        width,
        none,
        |pens, plate| {
            pens.list(plate, 0.0, |list| {
                let row = Node {
                    align_items: AlignItems::Center,
                    column_gap: px(14.0),
                    padding: UiRect::axes(px(6.0), px(4.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                list.spawn((row, Pickable::IGNORE)).with_children(|row| {
                    pens.medal(row, sitting.found);
                    let column = Node {
                        flex_direction: FlexDirection::Column,
                        flex_grow: 1.0,
                        flex_basis: px(0.0),
                        row_gap: px(3.0),
                        ..default()
                    };
                    row.spawn((column, Pickable::IGNORE))
                        .with_children(|column| {
                            let (theme, theme_of) = (pens.theme, theme_words(&sitting.puzzle));
                            column.spawn(theme.words(theme_of, Face::Bold, size::TEXT, GOLD_LIGHT));
                            column.spawn(theme.words(
                                sitting.won(),
                                Face::Text,
                                size::LABEL,
                                IVORY,
                            ));
                            let how = how(sitting.found);
                            column.spawn(theme.words(how, Face::Text, size::LEAST, ASH_LIT));
                        });
                });
                let idea = pens
                    .theme
                    .words(sitting.words("idea"), Face::Text, size::TEXT, IVORY);
                pens.card(list, |card| {
                    let inset = Node {
                        padding: UiRect::axes(px(12.0), px(6.0)),
                        ..default()
                    };
                    card.spawn((inset, Pickable::IGNORE)).with_child(idea);
                });
                share_of(pens, list, which.game, kept.solved(puzzles), puzzles.len());
                let buttons = [
                    (
                        ButtonLook::Primary,
                        "play",
                        "puzzle-next",
                        PuzzleAction::Solve(next.game, next.nth),
                    ),
                    (
                        ButtonLook::Secondary,
                        "log",
                        "puzzle-list",
                        PuzzleAction::List,
                    ),
                    (
                        ButtonLook::Secondary,
                        "resume",
                        "puzzle-again",
                        PuzzleAction::Again,
                    ),
                ];
                // On a phone on its side they have to be beside each other to be seen at once.
                let rows = Node {
                    flex_direction: match short {
                        true => FlexDirection::Row,
                        false => FlexDirection::Column,
                    },
                    column_gap: px(10.0),
                    row_gap: px(8.0),
                    flex_shrink: 0.0,
                    ..default()
                };
                list.spawn((rows, Pickable::IGNORE)).with_children(|rows| {
                    for (look, picture, key, action) in buttons {
                        let holder = Node {
                            flex_grow: if short { 1.0 } else { 0.0 },
                            ..default()
                        };
                        rows.spawn((holder, Pickable::IGNORE))
                            .with_children(|holder| {
                                let action = Action::Puzzle(action);
                                pens.wide_button(holder, look, picture, key, action);
                            });
                    }
                });
            });
        },
    );
}

impl Pens<'_> {
    /// Gold for what was found alone.
    fn medal(&self, row: &mut ChildSpawnerCommands, found: Found) {
        let (ground, edge, picture, ink) = match found.helped {
            false => (GOLD, GOLD_LIGHT, "check", INK),
            true => (WELL, GOLD, "hint", GOLD_LIGHT),
        };
        let medal = (
            Node {
                width: px(MEDAL),
                height: px(MEDAL),
                border: UiRect::all(px(3.0)),
                border_radius: BorderRadius::MAX,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(ground),
            BorderColor::all(edge),
            // No wider than what is round it: its glow is not cut.
            BoxShadow::new(LAMP.with_alpha(0.5), px(0.0), px(0.0), px(0.0), px(8.0)),
            Pickable::IGNORE,
        );
        row.spawn(medal)
            .with_child(icon(self.art, picture, 36.0, ink));
    }
}
