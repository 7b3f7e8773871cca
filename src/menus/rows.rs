//! The rows of menus: a choice among values, a switch, a slider, a heading over several.

use bevy::prelude::*;

use super::Pens;
use crate::action::Action;
use crate::locale::Words;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, size};

/// Every row begins where the heading does, and ends before the list's thumb.
const INSET: UiRect = UiRect {
    left: Val::Px(3.0),
    right: Val::Px(8.0),
    top: Val::ZERO,
    bottom: Val::ZERO,
};
/// How wide a slider is beside its label.
const SLIDER: f32 = 272.0;
const KNOB: f32 = 24.0;
const GROOVE: f32 = 8.0;

impl Pens<'_> {
    /// Over rows that belong together.
    pub fn group(&self, list: &mut ChildSpawnerCommands, key: &'static str) {
        let node = Node {
            flex_shrink: 0.0,
            margin: UiRect {
                top: px(6.0),
                ..INSET
            },
            ..default()
        };
        let words = Words::new(key);
        list.spawn((
            self.theme.line(words, Face::Bold, size::TEXT, GOLD_LIGHT),
            node,
        ));
    }

    /// A label and the values beside it (below it where there is no room).
    pub fn choice(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        values: impl IntoIterator<Item = (Words, bool, Action)>,
    ) {
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(12.0),
            row_gap: px(4.0),
            padding: INSET,
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            // Whose values these are may be said already.
            if label != Words::plain("") {
                row.spawn(self.theme.words(label, Face::Text, size::TEXT, IVORY));
            }
            let tall = self.frame.is_tall();
            let well = (
                Node {
                    border_radius: BorderRadius::all(px(26.0)),
                    padding: UiRect::all(px(2.0)),
                    flex_grow: if tall { 1.0 } else { 0.0 },
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
                        padding: UiRect::horizontal(px(if tall { 6.0 } else { 12.0 })),
                        flex_grow: 1.0,
                        border_radius: BorderRadius::all(px(24.0)),
                        ..default()
                    };
                    well.spawn(button(look, action, node))
                        .with_child(self.theme.line(words, Face::Bold, size::TEXT, look.ink()));
                }
            });
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
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(12.0),
            // A button has an edge.
            padding: UiRect::new(px(2.0), px(7.0), px(4.0), px(4.0)),
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
                column_gap: px(10.0),
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
        let row = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(12.0),
            padding: INSET,
            flex_shrink: 0.0,
            ..default()
        };
        let chosen = steps.iter().position(|(chosen, _)| *chosen).unwrap_or(0);
        let step = SLIDER / STEPS as f32;
        let reach = step * (chosen as f32 + 0.5);
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(self.theme.words(label, Face::Text, size::TEXT, IVORY));
            let room = Node {
                width: px(SLIDER),
                height: px(48.0),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((room, Pickable::IGNORE)).with_children(|room| {
                for (width, color) in [(SLIDER, WELL), (reach, GOLD)] {
                    let bar = Node {
                        position_type: PositionType::Absolute,
                        top: px((48.0 - GROOVE) / 2.0),
                        width: px(width),
                        height: px(GROOVE),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    };
                    room.spawn((bar, BackgroundColor(color), Pickable::IGNORE));
                }
                let knob = Node {
                    position_type: PositionType::Absolute,
                    left: px(reach - KNOB / 2.0),
                    top: px((48.0 - KNOB) / 2.0),
                    width: px(KNOB),
                    height: px(KNOB),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                room.spawn((knob, BackgroundColor(IVORY), Pickable::IGNORE));
                for (_, action) in steps {
                    let place = Node {
                        width: px(step),
                        height: px(48.0),
                        ..default()
                    };
                    room.spawn(button(ButtonLook::Quiet, action, place));
                }
            });
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
        width: px(52.0),
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
