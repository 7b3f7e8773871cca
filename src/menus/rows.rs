//! The rows of menus: a choice among values, a switch, a slider, a heading over several.

use bevy::prelude::*;

use super::Pens;
use crate::action::{Action, TableAction};
use crate::locale::Words;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, TARGET, button, size};

/// Every row begins and ends so far from the edges of its card.
const INSET: f32 = 10.0;
/// And has so much above and below it.
const ABOVE: f32 = 1.0;
/// So much is between a choice and the edge of its card, and the half of it above and below each:
/// two of them are as far from each other.
const ROUND: f32 = 8.0;
const KNOB: f32 = 24.0;
const GROOVE: f32 = 8.0;

impl Pens<'_> {
    /// Rows that belong together, on a card of their own, below their heading.
    pub fn group(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        rows: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let group = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(6.0),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((group, Pickable::IGNORE))
            .with_children(|group| {
                let words = Words::new(key);
                group.spawn(self.theme.line(words, Face::Bold, size::TEXT, GOLD_LIGHT));
                self.card(group, rows);
            });
    }

    /// What rows lie on.
    pub fn card(
        &self,
        list: &mut ChildSpawnerCommands,
        rows: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let card = (
            Node {
                flex_direction: FlexDirection::Column,
                flex_shrink: 0.0,
                padding: UiRect::vertical(px(ROUND / 2.0 - 1.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.5)),
            BorderColor::all(LAMP.with_alpha(0.14)),
            Pickable::IGNORE,
        );
        list.spawn(card).with_children(rows);
    }

    /// A line of a card: what it is about on the left, what can be pressed on the right; below it
    /// where there is no room.
    pub fn row(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        control: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(4.0),
            padding: UiRect::axes(px(INSET), px(ABOVE)),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(self.theme.words(label, Face::Text, size::TEXT, IVORY));
            control(row);
        });
    }

    /// A label and the values beside it.
    pub fn choice(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        values: impl IntoIterator<Item = (Words, bool, Action)>,
    ) {
        let node = Node {
            margin: UiRect::vertical(px(ROUND / 2.0)),
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((node, Pickable::IGNORE)).with_children(|list| {
            self.row(list, label, |row| self.values(row, values));
        });
    }

    /// Values beside each other, one of them chosen.
    pub fn values(
        &self,
        row: &mut ChildSpawnerCommands,
        values: impl IntoIterator<Item = (Words, bool, Action)>,
    ) {
        let values: Vec<(Words, bool, Action)> = values.into_iter().collect();
        // Many beside their label have less at their sides on an upright phone.
        let side = match (self.frame.is_tall(), values.len()) {
            (true, 4..) => 6.0,
            (true, _) => 8.0,
            _ => 12.0,
        };
        let well = (
            Node {
                border_radius: BorderRadius::all(px(26.0)),
                padding: UiRect::all(px(2.0)),
                flex_wrap: FlexWrap::Wrap,
                max_width: percent(100.0),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.75)),
            Pickable::IGNORE,
        );
        row.spawn(well).with_children(|well| {
            for (words, chosen, action) in values {
                let look = ButtonLook::Chip { chosen };
                let node = Node {
                    padding: UiRect::horizontal(px(side)),
                    flex_grow: 1.0,
                    border_radius: BorderRadius::all(px(24.0)),
                    ..default()
                };
                well.spawn(button(look, action, node))
                    .with_child(self.theme.line(words, Face::Bold, size::TEXT, look.ink()));
            }
        });
    }

    /// A label and a switch: the whole row can be pressed, and a word says how it stands.
    pub fn switch(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        on: bool,
        action: impl Fn(bool) -> Action,
    ) {
        let row = Node {
            width: percent(100.0),
            min_height: px(TARGET + 2.0 * ABOVE),
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(6.0),
            // A button has an edge.
            padding: UiRect::axes(px(INSET - 1.0), px(0.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let whole = button(ButtonLook::Quiet, action(!on), row);
        list.spawn(whole).with_children(|row| {
            row.spawn((
                self.theme.words(label, Face::Text, size::TEXT, IVORY),
                Node {
                    flex_shrink: 1.0,
                    ..default()
                },
            ));
            let state = Node {
                align_items: AlignItems::Center,
                column_gap: px(6.0),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((state, Pickable::IGNORE)).with_children(|state| {
                let (key, ink) = if on {
                    ("settings-yes", GOLD_LIGHT)
                } else {
                    ("settings-no", ASH)
                };
                state.spawn(
                    self.theme
                        .line(Words::new(key), Face::Bold, size::TEXT, ink),
                );
                state.spawn(groove(on));
            });
        });
    }

    /// A label and a groove with a knob in it; every step is a place to press.
    pub fn slider<const STEPS: usize>(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        steps: [(bool, Action); STEPS],
    ) {
        let chosen = steps.iter().position(|(chosen, _)| *chosen).unwrap_or(0);
        // As wide as it can be beside its label.
        let step = if self.frame.is_tall() { TARGET } else { 56.0 };
        let width = step * STEPS as f32;
        // The knob goes from one end to the other.
        let way = (width - KNOB) / (STEPS - 1).max(1) as f32;
        let knob_at = way * chosen as f32;
        self.row(list, label, |row| {
            let room = Node {
                width: px(width),
                height: px(TARGET),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((room, Pickable::IGNORE)).with_children(|room| {
                for (width, color) in [(width, WELL), (knob_at + KNOB / 2.0, GOLD)] {
                    let bar = Node {
                        position_type: PositionType::Absolute,
                        top: px((TARGET - GROOVE) / 2.0),
                        width: px(width),
                        height: px(GROOVE),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    };
                    room.spawn((bar, BackgroundColor(color), Pickable::IGNORE));
                }
                let knob = Node {
                    position_type: PositionType::Absolute,
                    left: px(knob_at),
                    top: px((TARGET - KNOB) / 2.0),
                    width: px(KNOB),
                    height: px(KNOB),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                room.spawn((knob, BackgroundColor(IVORY), Pickable::IGNORE));
                for (_, action) in steps {
                    let place = Node {
                        width: px(step),
                        height: px(TARGET),
                        ..default()
                    };
                    room.spawn(button(ButtonLook::Quiet, action, place));
                }
            });
        });
    }
}

impl Pens<'_> {
    /// A row that shows the game as it was after so many moves; lit if the table shows that. No line
    /// is drawn round it: of one that is scrolled away nothing but that would be left.
    pub fn moment(
        &self,
        list: &mut ChildSpawnerCommands,
        moves: usize,
        shown: bool,
        content: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let ground = Node {
            border_radius: BorderRadius::all(px(12.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let ink = if shown {
            GOLD.with_alpha(0.16)
        } else {
            IVORY.with_alpha(0.06)
        };
        let row = Node {
            width: percent(100.0),
            justify_content: JustifyContent::FlexStart,
            column_gap: px(8.0),
            padding: UiRect::axes(px(12.0), px(6.0)),
            border_radius: BorderRadius::all(px(12.0)),
            ..default()
        };
        let action = Action::Table(TableAction::LookAt(moves));
        list.spawn((ground, BackgroundColor(ink), Pickable::IGNORE))
            .with_children(|ground| {
                ground
                    .spawn(button(ButtonLook::Quiet, action, row))
                    .with_children(content);
            });
    }
}

/// The picture of a switch.
fn groove(on: bool) -> impl Bundle {
    let (justify, fill, knob) = if on {
        (JustifyContent::FlexEnd, GOLD, INK)
    } else {
        (JustifyContent::FlexStart, WELL, ASH)
    };
    let groove = Node {
        width: px(48.0),
        height: px(28.0),
        padding: UiRect::all(px(3.0)),
        border: UiRect::all(px(1.0)),
        justify_content: justify,
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let round = Node {
        width: px(20.0),
        height: px(20.0),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (
        groove,
        BackgroundColor(fill),
        BorderColor::all(LAMP.with_alpha(0.4)),
        Pickable::IGNORE,
        children![(round, BackgroundColor(knob), Pickable::IGNORE)],
    )
}
