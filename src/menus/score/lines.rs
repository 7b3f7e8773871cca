//! A line for everybody, whoever leads first: face and name, the last rounds, and large at the end
//! the total. A round that is open takes the place of the others, with what its points are made
//! of.

use bevy::prelude::*;

use super::paper::{Writing, appears, signed};
use super::shape::{HEADINGS, TAB};
use crate::action::Action;
use crate::locale::Words;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};

/// The rounds that are seen, and whether there are others before and after them.
#[derive(Debug, PartialEq, Eq)]
pub struct Window {
    pub from: usize,
    pub to: usize,
    pub before: bool,
    pub after: bool,
}

impl Window {
    /// Of so many rounds in so many places, the last ones or those from the open one on. What leads
    /// to the others takes a place too.
    pub fn new(rounds: usize, places: usize, open: Option<usize>) -> Window {
        let places = places.max(3);
        if rounds <= places {
            return Window {
                from: 0,
                to: rounds,
                before: false,
                after: false,
            };
        }
        let last = rounds - (places - 1);
        let from = open.unwrap_or(last).min(last);
        let before = from > 0;
        let left = places - usize::from(before);
        let after = from + left < rounds;
        Window {
            from,
            to: from + left - usize::from(after),
            before,
            after,
        }
    }
}

impl Writing<'_> {
    pub(super) fn in_lines(&self, sheet: &mut ChildSpawnerCommands) {
        let places = (self.shape.column / TAB) as usize;
        let window = Window::new(self.score.rounds.len(), places, self.open);
        self.tabs(sheet, &window);
        self.rule(sheet, 2.0, 0.55);
        self.headings(sheet);
        let room = Node {
            max_height: px(self.shape.list),
            ..default()
        };
        self.list(sheet, 0.0, room, |list| {
            for (nth, column) in self.by_rank().into_iter().enumerate() {
                if nth > 0 {
                    self.rule(list, 1.0, 0.18);
                }
                self.line(list, column, &window);
            }
            self.note(list);
        });
    }

    /// Whoever leads first; equals as they sit.
    fn by_rank(&self) -> Vec<usize> {
        let mut columns: Vec<usize> = (0..self.score.sides.len()).collect();
        columns.sort_by_key(|column| {
            let total = self.score.totals.get(*column).copied().unwrap_or_default();
            match self.score.fewest_win {
                true => total,
                false => -total,
            }
        });
        columns
    }

    /// The numbers of the rounds: one that is pressed opens.
    fn tabs(&self, sheet: &mut ChildSpawnerCommands, window: &Window) {
        let theme = self.pens.theme;
        let row = Node {
            height: px(50.0),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        let tab = |row: &mut ChildSpawnerCommands,
                   round: usize,
                   open: bool,
                   what: Result<&str, Words>| {
            let node = Node {
                width: px(TAB),
                height: px(TAB),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                border_radius: BorderRadius::top(px(8.0)),
                ..default()
            };
            let action = Action::OpenRound(round);
            let mut tab = row.spawn(button(ButtonLook::Written, action, node.clone()));
            // Without the edge of a button.
            tab.insert(node);
            let ink = if open { PAPER } else { INK };
            if open {
                tab.insert(BackgroundColor(OPEN));
            }
            match what {
                Ok(name) => tab.with_child(icon(self.pens.art, name, 28.0, ink)),
                Err(words) => tab.with_child(theme.line(words, Face::Bold, size::LABEL, ink)),
            };
        };
        sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
            // Clear of the first tab, however narrow the faces below it are.
            let label = Node {
                width: px(self.shape.label.max(ROUNDS)),
                flex_shrink: 0.0,
                ..default()
            };
            let words = Words::new("score-rounds");
            row.spawn((label, Pickable::IGNORE)).with_child(theme.line(
                words,
                Face::Text,
                size::LEAST,
                PENCIL,
            ));
            let tabs = Node {
                flex_grow: 1.0,
                justify_content: JustifyContent::FlexStart,
                ..default()
            };
            row.spawn((tabs, Pickable::IGNORE)).with_children(|row| {
                if window.before {
                    tab(row, window.from - 1, false, Ok("chevron-left"));
                }
                for round in window.from..window.to {
                    let number = Words::number(round as i32 + 1);
                    tab(row, round, self.open == Some(round), Err(number));
                }
                if window.after {
                    tab(row, window.to, false, Ok("chevron-right"));
                }
            });
            if self.open.is_none() {
                self.total_heading(row);
            }
        });
    }

    /// Over the totals.
    fn total_heading(&self, row: &mut ChildSpawnerCommands) {
        let words = Words::new("score-total");
        let heading = self.pens.theme.line(words, Face::Bold, size::TEXT, INK);
        row.spawn((self.total_cell(), Pickable::IGNORE))
            .with_child(heading);
    }

    /// Numbers end below each other.
    fn total_cell(&self) -> Node {
        Node {
            width: px(self.shape.total),
            justify_content: JustifyContent::FlexEnd,
            padding: UiRect::right(px(6.0)),
            flex_shrink: 0.0,
            ..default()
        }
    }

    /// Of which round the points beside the totals are.
    fn headings(&self, sheet: &mut ChildSpawnerCommands) {
        let Some(round) = self.open else { return };
        let row = Node {
            height: px(HEADINGS),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::FlexEnd,
            flex_shrink: 0.0,
            ..default()
        };
        sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let words = Words::new("score-round").with("round", round + 1);
            let theme = self.pens.theme;
            row.spawn(theme.line(words, Face::Bold, size::TEXT, PENCIL));
            self.total_heading(row);
        });
    }

    fn line(&self, list: &mut ChildSpawnerCommands, column: usize, window: &Window) {
        let theme = self.pens.theme;
        let row = Node {
            min_height: px(self.shape.line),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, self.tint(column), Pickable::IGNORE))
            .with_children(|row| {
                let label = Node {
                    width: px(self.shape.label),
                    padding: UiRect::left(px(3.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((label, Pickable::IGNORE)).with_children(|label| {
                    self.faces(label, column);
                });
                let block = Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    min_width: px(0.0),
                    padding: UiRect::new(px(0.0), px(4.0), px(3.0), px(3.0)),
                    ..default()
                };
                row.spawn((block, Pickable::IGNORE)).with_children(|block| {
                    let name = Node {
                        align_items: AlignItems::Center,
                        column_gap: px(8.0),
                        ..default()
                    };
                    block.spawn((name, Pickable::IGNORE)).with_children(|line| {
                        let name = self.name_of(column);
                        line.spawn(theme.words(name, Face::Bold, self.shape.name, INK));
                        if self.leads(column) {
                            line.spawn(icon(self.pens.art, "crown", 22.0, EMBER_DARK));
                        }
                        self.points_of_open(line, column);
                    });
                    if self.open.is_some() {
                        self.made_of_line(block, column);
                    } else {
                        self.rounds_of(block, column, window);
                    }
                });
                // Apart from the points of the round beside them.
                let letters = match self.digits() {
                    0..=2 => size::SCORE,
                    3 => size::HEADING,
                    _ => size::CAPTION,
                };
                row.spawn((self.total_cell(), Pickable::IGNORE))
                    .with_children(|cell| self.total(cell, column, letters));
            });
    }

    /// The points of the rounds that are seen, each below its number.
    fn rounds_of(&self, block: &mut ChildSpawnerCommands, column: usize, window: &Window) {
        let aside = (ROUNDS - self.shape.label).max(0.0);
        let points = Node {
            height: px(28.0),
            padding: UiRect::left(px(aside + if window.before { TAB } else { 0.0 })),
            ..default()
        };
        block
            .spawn((points, Pickable::IGNORE))
            .with_children(|points| {
                for number in window.from..window.to {
                    let cell = Node {
                        width: px(TAB),
                        height: percent(100.0),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        flex_shrink: 0.0,
                        ..default()
                    };
                    let is_last = number + 1 == self.score.rounds.len();
                    let appears = appears(usize::from(is_last));
                    points
                        .spawn((cell, appears, Pickable::IGNORE))
                        .with_children(|cell| {
                            self.points(cell, &self.score.rounds[number], column, size::TEXT);
                        });
                }
            });
    }

    /// What the open round brought, at the end of the name's line.
    fn points_of_open(&self, line: &mut ChildSpawnerCommands, column: usize) {
        let Some(number) = self.open else { return };
        let Some(round) = self.score.rounds.get(number) else {
            return;
        };
        let end = Node {
            flex_grow: 1.0,
            justify_content: JustifyContent::FlexEnd,
            ..default()
        };
        let is_last = number + 1 == self.score.rounds.len();
        line.spawn((appears(usize::from(is_last)), end, Pickable::IGNORE))
            .with_children(|end| self.points(end, round, column, size::LABEL));
    }

    /// What the points of the open round are made of.
    fn made_of_line(&self, block: &mut ChildSpawnerCommands, column: usize) {
        let Some(number) = self.open else { return };
        let Some(round) = self.score.rounds.get(number) else {
            return;
        };
        let made_of = round.lines.iter().filter_map(|(label, points)| {
            let points = *points.get(column)?;
            let words = Words::new("score-of").with("name", label.clone());
            (points != 0).then(|| words.with("points", signed(points)))
        });
        let step = if number + 1 == self.score.rounds.len() {
            2
        } else {
            0
        };
        let theme = self.pens.theme;
        // None of them is broken, and nothing stands at the end of a line but a number.
        let parts = Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(14.0),
            ..default()
        };
        block
            .spawn((parts, Pickable::IGNORE))
            .with_children(|parts| {
                for words in made_of {
                    let words = theme.line(words, Face::Text, size::LEAST, PENCIL);
                    parts.spawn((appears(step), words));
                }
            });
    }

    /// How the open round came to its end.
    fn note(&self, list: &mut ChildSpawnerCommands) {
        let round = self.open.and_then(|open| self.score.rounds.get(open));
        let Some(note) = round.and_then(|round| round.note.clone()) else {
            return;
        };
        self.rule(list, 1.0, 0.18);
        let node = Node {
            margin: UiRect::axes(px(4.0), px(5.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let theme = self.pens.theme;
        list.spawn((
            appears(3),
            theme.words(note, Face::Text, size::LEAST, PENCIL),
            node,
        ));
    }
}

/// What "Round" takes before the tabs.
const ROUNDS: f32 = 58.0;
/// Behind the number of the round that is open.
const OPEN: Color = PENCIL;
