//! What is written on the sheet of paper, and where.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiTransform;

use super::shape::Shape;
use crate::action::Action;
use crate::locale::Words;
use crate::menus::Pens;
use crate::motion;
use crate::play::{Round, ScoreSheet};
use crate::table::hud::Hud;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::scroll::Scrolls;
use crate::theme::unfold::{Appears, RunsUp};
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// How high a round is (it can be pressed), and a line of what its points are made of.
const ROUND: f32 = 48.0;
const LINE: f32 = 24.0;
/// With so little room the words stand over the numbers.
const TWO_LINES: f32 = 42.0;

/// What the sheet is written with.
pub(super) struct Writing<'a> {
    score: &'a ScoreSheet,
    hud: &'a Hud,
    pens: &'a Pens<'a>,
    open: Option<usize>,
    shape: Shape,
}

fn appears(step: usize) -> Appears {
    Appears(motion::SCORE_LINE * step as u32)
}

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

/// "+4", "−2", but "0".
fn signed(points: i32) -> Words {
    match points {
        0 => Words::number(0),
        _ => Words::signed(points),
    }
}

impl<'a> Writing<'a> {
    pub(super) fn new(
        score: &'a ScoreSheet,
        hud: &'a Hud,
        pens: &'a Pens<'a>,
        open: Option<usize>,
        plate: f32,
    ) -> Writing<'a> {
        let names = hud.seats.iter().map(|seat| seat.name.chars().count());
        let longest = names.max().unwrap_or_default();
        Writing {
            score,
            hud,
            pens,
            open,
            shape: Shape::new(pens, score.sides.len(), longest, plate),
        }
        .with_room_for_teams()
    }

    /// Their heads are higher.
    fn with_room_for_teams(mut self) -> Writing<'a> {
        if self.has_teams() {
            self.shape.list -= 28.0;
        }
        self
    }

    /// How high each thing of the list is, from the first round to the last.
    fn heights(&self) -> Vec<f32> {
        let mut heights = Vec::new();
        for (number, round) in self.score.rounds.iter().enumerate() {
            heights.push(ROUND);
            if self.open == Some(number) {
                let line = if self.shape.narrow { TWO_LINES } else { LINE };
                heights.extend(round.lines.iter().map(|_| line));
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

    /// Faces, rounds, totals.
    pub(super) fn paper(&self, plate: &mut ChildSpawnerCommands) {
        let sheet = (
            Name::new("paper"),
            Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::axes(px(8.0), px(6.0)),
                border_radius: BorderRadius::all(px(6.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_bottom(vec![
                ColorStop::auto(PAPER),
                ColorStop::auto(PAPER_SHADE),
            ])),
            BoxShadow::new(
                Color::BLACK.with_alpha(0.5),
                px(0.0),
                px(3.0),
                px(0.0),
                px(8.0),
            ),
            Pickable::IGNORE,
        );
        let (scrolled, seen) = self.window();
        plate.spawn(sheet).with_children(|sheet| {
            self.heads(sheet);
            self.rule(sheet, 2.0);
            let list = (
                Scrolls,
                ScrollPosition(Vec2::new(0.0, scrolled)),
                Node {
                    flex_direction: FlexDirection::Column,
                    overflow: Overflow::scroll_y(),
                    height: px(seen),
                    flex_shrink: 0.0,
                    ..default()
                },
            );
            sheet.spawn(list).with_children(|list| self.rounds(list));
            self.rule(sheet, 2.0);
            self.totals(sheet);
        });
    }

    fn rule(&self, parent: &mut ChildSpawnerCommands, height: f32) {
        parent.spawn((
            Node {
                width: percent(100.0),
                height: px(height),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(INK.with_alpha(0.55)),
            Pickable::IGNORE,
        ));
    }

    /// A column of everybody's, those who lead in another light.
    fn cells(
        &self,
        row: &mut ChildSpawnerCommands,
        cell: impl Fn(usize, &mut ChildSpawnerCommands),
    ) {
        for column in 0..self.score.sides.len() {
            let leads = self.leads(column);
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
            let tint = if leads {
                GOLD.with_alpha(0.3)
            } else {
                Color::NONE
            };
            row.spawn((node, BackgroundColor(tint), Pickable::IGNORE))
                .with_children(|node| cell(column, node));
        }
    }

    fn leads(&self, column: usize) -> bool {
        let score = self.score;
        score.ahead.get(column) == Some(&true) && score.ahead.contains(&false)
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

    /// Whose column it is: where many stand close, their names stand at two heights.
    fn heads(&self, sheet: &mut ChildSpawnerCommands) {
        let (two, face) = (self.shape.at_two_heights, self.shape.face);
        let line = if self.pens.frame.is_wide() {
            28.0
        } else {
            20.0
        };
        // Partners' names go over two lines.
        let teams = self.has_teams();
        let lines = if two || teams { 2.0 } else { 1.0 };
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
                    .with_children(|faces| self.faces(faces, column));
                let name = self.name_of(column);
                let letters = self.shape.name;
                let lower = two && column % 2 == 1;
                let holder = Node {
                    height: px(lines * line),
                    align_items: AlignItems::FlexStart,
                    padding: UiRect::top(px(if lower { line } else { 0.0 })),
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

    /// A team's name is as long as it is.
    fn name_of(&self, column: usize) -> Words {
        let side = self.score.sides.get(column).copied().unwrap_or_default();
        let seat = side.iter().next().filter(|_| side.len() == 1);
        let shown = seat.and_then(|seat| self.hud.seats.get(seat.index()));
        let name = self.score.names.get(column);
        match shown {
            Some(seat) => Words::plain(self.shape.shortened(&seat.name)),
            None => name.cloned().unwrap_or_else(|| Words::plain("")),
        }
    }

    fn has_teams(&self) -> bool {
        self.score.sides.iter().any(|side| side.len() > 1)
    }

    fn faces(&self, faces: &mut ChildSpawnerCommands, column: usize) {
        let Some(side) = self.score.sides.get(column) else {
            return;
        };
        for (nth, seat) in side.iter().enumerate() {
            let shown = self.hud.seats.get(seat.index());
            let (person, team) = shown.map_or((0, None), |seat| (seat.portrait, seat.team));
            let margin = if nth > 0 { -0.3 * self.shape.face } else { 0.0 };
            let holder = Node {
                margin: UiRect::left(px(margin)),
                ..default()
            };
            faces.spawn((holder, Pickable::IGNORE)).with_child(portrait(
                self.pens.art,
                person,
                team,
                self.shape.face,
            ));
        }
        if self.leads(column) {
            let corner = Node {
                position_type: PositionType::Absolute,
                right: px(-10.0),
                top: px(-4.0),
                ..default()
            };
            let crown = icon(self.pens.art, "crown", 22.0, EMBER_DARK);
            faces.spawn((corner, Pickable::IGNORE)).with_child(crown);
        }
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
        let best = self.score.best_of(round);
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
                let words = if self.shape.narrow {
                    Words::plain((number + 1).to_string())
                } else {
                    Words::new("score-round").with("round", number + 1)
                };
                label.spawn(theme.line(words, Face::Bold, size::TEXT, INK));
            });
            let letters = match self.pens.frame.is_wide() {
                true => size::CAPTION,
                false if self.shape.narrow => size::TEXT,
                false => size::LABEL,
            };
            self.cells(row, |column, cell| {
                let points = round.points.get(column).copied().unwrap_or_default();
                let points = signed(points);
                if best.get(column) == Some(&true) {
                    cell.spawn(stamp()).with_child(theme.line(
                        points,
                        Face::Bold,
                        letters,
                        EMBER_DARK,
                    ));
                } else {
                    cell.spawn(theme.line(points, Face::Bold, letters, INK));
                }
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
        let narrow = self.shape.narrow;
        let node = row(if narrow { TWO_LINES } else { LINE });
        let words = || theme.line(label.clone(), Face::Text, size::LEAST, PENCIL);
        let indent = UiRect::left(px(24.0));
        list.spawn((appears(step), node, Pickable::IGNORE))
            .with_children(|row| {
                self.label(row, |label| {
                    if !narrow {
                        let holder = Node {
                            margin: indent,
                            ..default()
                        };
                        label.spawn((holder, Pickable::IGNORE)).with_child(words());
                    }
                });
                self.cells(row, |column, cell| {
                    let points = points.get(column).copied().unwrap_or_default();
                    let said = match points {
                        0 => Words::plain("·"),
                        _ => signed(points),
                    };
                    let foot = Node {
                        margin: UiRect::top(px(if narrow { 20.0 } else { 0.0 })),
                        ..default()
                    };
                    cell.spawn((foot, Pickable::IGNORE)).with_child(theme.line(
                        said,
                        Face::Text,
                        size::LEAST,
                        PENCIL,
                    ));
                });
                if narrow {
                    let over = Node {
                        position_type: PositionType::Absolute,
                        left: px(24.0),
                        top: px(2.0),
                        ..default()
                    };
                    row.spawn((over, Pickable::IGNORE)).with_child(words());
                }
            });
    }

    /// The last round's lines come first, then the totals.
    fn totals_run_after(&self) -> Duration {
        let last = self.score.rounds.last();
        appears(2 + last.map_or(0, |round| round.lines.len())).0
    }

    /// They run up once everything they are made of is there.
    fn totals(&self, sheet: &mut ChildSpawnerCommands) {
        let theme = self.pens.theme;
        let after = self.totals_run_after();
        let last = self.score.rounds.last();
        let node = row(self.shape.total);
        sheet.spawn((node, Pickable::IGNORE)).with_children(|row| {
            self.label(row, |label| {
                let narrow = self.shape.narrow;
                let letters = if narrow { size::LEAST } else { size::LABEL };
                let words = Words::new("score-total");
                label.spawn(theme.line(words, Face::Bold, letters, INK));
            });
            let digits = self
                .score
                .totals
                .iter()
                .map(|total| total.to_string().len());
            let digits = digits.max().unwrap_or_default();
            let letters = match self.pens.frame.is_wide() {
                true => size::SCORE,
                false if self.shape.narrow && digits > 3 => size::TEXT,
                false if self.shape.narrow && digits > 2 => size::LABEL,
                false => size::HEADING,
            };
            self.cells(row, |column, cell| {
                let to = self.score.totals.get(column).copied().unwrap_or_default();
                let won = last.and_then(|round| round.points.get(column)).copied();
                let from = to - won.unwrap_or_default();
                let number = Words::number(from);
                cell.spawn((
                    RunsUp { from, to, after },
                    theme.line(number, Face::Display, letters, INK),
                ));
            });
        });
    }
}

/// Put on the points of whoever did best in a round.
fn stamp() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(9.0), px(0.0)),
            border: UiRect::all(px(2.0)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BorderColor::all(EMBER_DARK),
        BackgroundColor(EMBER.with_alpha(0.1)),
        UiTransform::from_rotation(Rot2::degrees(-5.0)),
        Pickable::IGNORE,
    )
}
