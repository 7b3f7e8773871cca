//! A column for everybody: faces at its head, every round, and below them the totals.

use bevy::prelude::*;

use super::paper::{Writing, appears, signed};
use crate::action::Action;
use crate::locale::Words;
use crate::play::Round;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// How high a round is (it can be pressed), and a line of what its points are made of.
const ROUND: f32 = 48.0;
const LINE: f32 = 24.0;

fn row(height: f32) -> Node {
    Node {
        width: percent(100.0),
        height: px(height),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::FlexStart,
        flex_shrink: 0.0,
        ..default()
    }
}

impl Writing<'_> {
    /// Faces, rounds, totals.
    pub(super) fn in_columns(&self, sheet: &mut ChildSpawnerCommands) {
        let (scrolled, seen) = self.window();
        self.heads(sheet);
        self.rule(sheet, 2.0, 0.55);
        let room = Node {
            height: px(seen),
            ..default()
        };
        self.list(sheet, scrolled, room, |list| self.rounds(list));
        self.rule(sheet, 2.0, 0.55);
        self.totals(sheet);
    }

    /// How high each thing of the list is, from the first round to the last.
    fn heights(&self) -> Vec<f32> {
        let mut heights = Vec::new();
        for (number, round) in self.score.rounds.iter().enumerate() {
            heights.push(ROUND);
            if self.open == Some(number) {
                heights.extend(round.lines.iter().map(|_| LINE));
                heights.extend(round.note.iter().map(|_| LINE));
            }
        }
        heights
    }

    /// So much of the list is seen, from here on: whole lines only, and of an open round as much
    /// as there is room for.
    fn window(&self) -> (f32, f32) {
        let heights = self.heights();
        let last = self.open.unwrap_or(self.score.rounds.len());
        let opened = self.score.rounds.get(last);
        let made_of = opened.map_or(0, |round| {
            round.lines.len() + usize::from(round.note.is_some())
        });
        // As far up as leaves the open round in view, or the last.
        let end = match opened {
            Some(_) => (last + 1 + made_of).min(heights.len()),
            None => heights.len(),
        };
        let mut first = end;
        let mut seen = 0.0;
        while first > 0 && seen + heights[first - 1] <= self.shape.list {
            first -= 1;
            seen += heights[first];
        }
        // What room is left, for what comes after.
        let mut end = end;
        while end < heights.len() && seen + heights[end] <= self.shape.list {
            seen += heights[end];
            end += 1;
        }
        (heights[..first].iter().sum(), seen)
    }

    /// A column of everybody's, those who lead in another light.
    fn cells(
        &self,
        row: &mut ChildSpawnerCommands,
        cell: impl Fn(usize, &mut ChildSpawnerCommands),
    ) {
        for column in 0..self.score.sides.len() {
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                height: percent(100.0),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            };
            row.spawn((node, self.tint(column), Pickable::IGNORE))
                .with_children(|node| cell(column, node));
        }
    }

    fn label(&self, row: &mut ChildSpawnerCommands, label: impl FnOnce(&mut ChildSpawnerCommands)) {
        let first = Node {
            width: px(self.shape.label),
            align_items: AlignItems::Center,
            column_gap: px(6.0),
            flex_shrink: 0.0,
            ..default()
        };
        row.spawn((first, Pickable::IGNORE)).with_children(label);
    }

    /// Whose column it is. Partners' names go over two lines.
    fn heads(&self, sheet: &mut ChildSpawnerCommands) {
        let (face, teams) = (self.shape.face, self.has_teams());
        let line = if self.pens.frame.is_wide() {
            28.0
        } else {
            20.0
        };
        let lines = if teams { 2.0 } else { 1.0 };
        let head = Node {
            align_items: AlignItems::Stretch,
            ..row(face + lines * line + 6.0)
        };
        sheet.spawn((head, Pickable::IGNORE)).with_children(|row| {
            self.label(row, |_| {});
            self.cells(row, |column, cell| {
                let faces = Node {
                    height: px(face),
                    ..default()
                };
                cell.spawn((faces, Pickable::IGNORE))
                    .with_children(|faces| {
                        self.faces(faces, column);
                        if self.leads(column) {
                            faces.spawn(self.crown());
                        }
                    });
                let name = self.name_of(column);
                let letters = self.shape.name;
                let holder = Node {
                    height: px(lines * line),
                    align_items: AlignItems::FlexStart,
                    ..default()
                };
                let theme = self.pens.theme;
                let mut holder = cell.spawn((holder, Pickable::IGNORE));
                if teams {
                    let middle = TextLayout::justify(Justify::Center);
                    holder.with_child((theme.words(name, Face::Bold, letters, INK), middle));
                } else {
                    holder.with_child(theme.line(name, Face::Bold, letters, INK));
                }
            });
        });
    }

    /// Over the right shoulder of whoever leads.
    fn crown(&self) -> impl Bundle + use<> {
        let corner = Node {
            position_type: PositionType::Absolute,
            right: px(-10.0),
            top: px(-4.0),
            ..default()
        };
        let crown = icon(self.pens.art, "crown", 22.0, EMBER_DARK);
        (corner, Pickable::IGNORE, children![crown])
    }

    fn rounds(&self, list: &mut ChildSpawnerCommands) {
        let rounds = &self.score.rounds;
        for (number, round) in rounds.iter().enumerate() {
            let is_last = number + 1 == rounds.len();
            self.round(list, number, round, usize::from(is_last));
            if self.open != Some(number) {
                continue;
            }
            for (nth, (label, points)) in round.lines.iter().enumerate() {
                let step = if is_last { 2 + nth } else { 0 };
                self.made_of(list, label, points, step);
            }
            if let Some(note) = &round.note {
                let step = if is_last { 3 + round.lines.len() } else { 0 };
                let node = Node {
                    padding: UiRect::left(px(24.0)),
                    ..row(LINE)
                };
                let theme = self.pens.theme;
                list.spawn((appears(step), node, Pickable::IGNORE))
                    .with_child(theme.line(note.clone(), Face::Text, size::LEAST, PENCIL));
            }
        }
    }

    fn round(&self, list: &mut ChildSpawnerCommands, number: usize, round: &Round, step: usize) {
        let theme = self.pens.theme;
        let node = Node {
            border_radius: BorderRadius::all(px(2.0)),
            ..row(ROUND)
        };
        let look = ButtonLook::Written;
        let pressed = button(look, Action::OpenRound(number), node.clone());
        let mut line = list.spawn(pressed);
        // Without the edge of a button.
        line.insert((appears(step), node)).with_children(|row| {
            self.label(row, |label| {
                let open = self.open == Some(number);
                let name = if open {
                    "chevron-down"
                } else {
                    "chevron-right"
                };
                label.spawn(icon(self.pens.art, name, 18.0, PENCIL));
                let words = Words::new("score-round").with("round", number + 1);
                label.spawn(theme.line(words, Face::Bold, size::TEXT, INK));
            });
            let letters = if self.pens.frame.is_wide() {
                size::CAPTION
            } else {
                size::LABEL
            };
            self.cells(row, |column, cell| {
                self.points(cell, round, column, letters)
            });
            // Ruled paper.
            let ruled = Node {
                position_type: PositionType::Absolute,
                left: px(0.0),
                right: px(0.0),
                top: px(0.0),
                height: px(1.0),
                ..default()
            };
            let faint = BackgroundColor(INK.with_alpha(0.18));
            row.spawn((ruled, faint, Pickable::IGNORE));
        });
    }

    /// A line of what a round's points are made of.
    fn made_of(&self, list: &mut ChildSpawnerCommands, label: &Words, points: &[i32], step: usize) {
        let theme = self.pens.theme;
        list.spawn((appears(step), row(LINE), Pickable::IGNORE))
            .with_children(|row| {
                self.label(row, |cell| {
                    let holder = Node {
                        margin: UiRect::left(px(24.0)),
                        ..default()
                    };
                    let words = theme.line(label.clone(), Face::Text, size::LEAST, PENCIL);
                    cell.spawn((holder, Pickable::IGNORE)).with_child(words);
                });
                self.cells(row, |column, cell| {
                    let points = points.get(column).copied().unwrap_or_default();
                    let said = match points {
                        0 => Words::plain("·"),
                        _ => signed(points),
                    };
                    cell.spawn(theme.line(said, Face::Text, size::LEAST, PENCIL));
                });
            });
    }

    fn totals(&self, sheet: &mut ChildSpawnerCommands) {
        let theme = self.pens.theme;
        let node = row(self.shape.total);
        let letters = if self.pens.frame.is_wide() {
            size::SCORE
        } else {
            size::HEADING
        };
        sheet.spawn((node, Pickable::IGNORE)).with_children(|row| {
            self.label(row, |label| {
                let words = Words::new("score-total");
                label.spawn(theme.line(words, Face::Bold, size::LABEL, INK));
            });
            self.cells(row, |column, cell| self.total(cell, column, letters));
        });
    }
}
