//! The parts of a game's help: what the text says step by step, the house rules, the words.

use bevy::prelude::*;

use super::PartNumber;
use super::passages::{Book, steps};
use crate::locale::Words;
use crate::menus::Pens;
use crate::primer::Part;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, icon, place, size};

/// How high cards are beside a heading, and an icon.
const CARD: f32 = 62.0;
const ICON: f32 = 34.0;

impl Pens<'_> {
    /// A heading on a card, with something beside it, and below it the rest.
    fn passage(
        &self,
        list: &mut ChildSpawnerCommands,
        nth: usize,
        heading: Words,
        beside: impl FnOnce(&mut ChildSpawnerCommands),
        below: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let card = (
            PartNumber(nth),
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(7.0),
                padding: UiRect::axes(px(14.0), px(10.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.5)),
            BorderColor::all(LAMP.with_alpha(0.14)),
            Pickable::IGNORE,
        );
        list.spawn(card).with_children(|card| {
            let head = Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(10.0),
                ..default()
            };
            card.spawn((head, Pickable::IGNORE)).with_children(|head| {
                let node = Node {
                    flex_shrink: 1.0,
                    ..default()
                };
                let words = self
                    .theme
                    .words(heading, Face::DisplaySoft, size::LABEL, GOLD_LIGHT);
                head.spawn((words, node));
                beside(head);
            });
            below(card);
        });
    }

    /// What it is about, with some of the game's own pieces; below it step by step, and the rule at
    /// work.
    pub(super) fn part(
        &self,
        list: &mut ChildSpawnerCommands,
        book: &Book,
        (nth, part): (usize, usize),
        heading: Words,
    ) {
        let atlas = book.game.atlases.first();
        let atlas = atlas.map_or("icons", |(atlas, _)| *atlas);
        let shown = book.game.help.get(part).unwrap_or(&Part::NOTHING);
        let pictures = |head: &mut ChildSpawnerCommands| {
            self.pieces(head, (atlas, shown.pictures));
        };
        self.passage(list, nth, heading, pictures, |card| {
            let said = book.say(format!("{}-help-{}", book.game.id, part + 1));
            for step in steps(&said) {
                self.step(card, step);
            }
            for example in shown.examples {
                if book.holds(example.unless) {
                    self.example(card, book, atlas, example);
                }
            }
            if let Some(sample) = shown.sample.filter(|sample| book.holds(sample.unless)) {
                self.sample(card, book, atlas, &sample);
            }
        });
    }

    /// Every house rule as it was chosen, and what is usual where that is something else.
    pub(super) fn house_rules(
        &self,
        list: &mut ChildSpawnerCommands,
        book: &Book,
        nth: usize,
        heading: Words,
    ) {
        let beside = |head: &mut ChildSpawnerCommands| {
            head.spawn(icon(self.art, "gear", ICON - 6.0, LAMP));
        };
        self.passage(list, nth, heading, beside, |card| {
            let last = book.options.len() - 1;
            for (nth, option) in book.options.iter().enumerate() {
                let row = Node {
                    flex_wrap: FlexWrap::Wrap,
                    align_items: AlignItems::Baseline,
                    justify_content: JustifyContent::SpaceBetween,
                    column_gap: px(12.0),
                    padding: UiRect::bottom(px(4.0)),
                    border: UiRect::bottom(px(if nth < last { 1.0 } else { 0.0 })),
                    ..default()
                };
                let line = BorderColor::all(LAMP.with_alpha(0.12));
                card.spawn((row, line, Pickable::IGNORE))
                    .with_children(|row| {
                        let rule = book.rule(option);
                        row.spawn(self.theme.words(rule, Face::Text, size::TEXT, IVORY));
                        let value = book.value(option, option.chosen);
                        if option.chosen == option.default {
                            row.spawn(self.theme.words(value, Face::Bold, size::TEXT, ASH_LIT));
                        } else {
                            let usual = book.value(option, option.default);
                            let words = Words::new("help-rule-unusual").with("value", value);
                            let words = words.with("usual", usual);
                            row.spawn(self.theme.prose(words, size::TEXT, ASH_LIT, GOLD_LIGHT));
                        }
                    });
            }
        });
    }

    /// The game's words, each in a line or two.
    pub(super) fn glossary(
        &self,
        list: &mut ChildSpawnerCommands,
        book: &Book,
        nth: usize,
        heading: Words,
    ) {
        let beside = |head: &mut ChildSpawnerCommands| {
            head.spawn(icon(self.art, "log", ICON - 6.0, LAMP));
        };
        let id = book.game.id;
        self.passage(list, nth, heading, beside, |card| {
            for code in book.game.words {
                let word = Words::new(format!("{id}-word-{code}"));
                let means = Words::new(format!("{id}-word-{code}-means"));
                let entry = Node {
                    flex_direction: FlexDirection::Column,
                    ..default()
                };
                card.spawn((entry, Pickable::IGNORE))
                    .with_children(|entry| {
                        entry.spawn(self.theme.words(word, Face::Bold, size::TEXT, GOLD_LIGHT));
                        entry.spawn(self.theme.words(means, Face::Text, size::TEXT, IVORY));
                    });
            }
        });
    }

    /// Cards lie a little on each other, as in a hand.
    fn pieces(&self, head: &mut ChildSpawnerCommands, (atlas, pictures): (&str, &[&str])) {
        let mut places = Vec::new();
        let mut end = 0.0;
        for (nth, picture) in pictures.iter().enumerate() {
            let sprite = (atlas, *picture);
            let drawn = match self.art.has(sprite) {
                true => self.art.size(sprite),
                false => Vec2::splat(ICON),
            };
            // Cards are drawn larger than this, seeds are not.
            let height = drawn.y.min(CARD);
            let size = Vec2::new(height * drawn.x / drawn.y.max(1.0), height);
            let is_card = drawn.y > CARD && drawn.x < drawn.y;
            let left = match nth {
                0 => 0.0,
                _ if is_card => end - 0.3 * size.x,
                _ => end + 3.0,
            };
            end = left + size.x;
            places.push((*picture, left, size));
        }
        let highest = places.iter().map(|(_, _, size)| size.y).fold(0.0, f32::max);
        let room = Node {
            width: px(end),
            height: px(highest),
            flex_shrink: 0.0,
            ..default()
        };
        head.spawn((room, Pickable::IGNORE)).with_children(|room| {
            for (picture, left, size) in places {
                let corner = Vec2::new(left, (highest - size.y) / 2.0);
                let at = place(Rect::from_corners(corner, corner + size));
                let sprite = (atlas, picture);
                if self.art.has(sprite) {
                    room.spawn((self.art.image(sprite), at, Pickable::IGNORE));
                } else {
                    room.spawn((at, Pickable::IGNORE))
                        .with_child(icon(self.art, picture, ICON, LAMP));
                }
            }
        });
    }

    fn step(&self, card: &mut ChildSpawnerCommands, step: String) {
        let row = Node {
            column_gap: px(10.0),
            ..default()
        };
        card.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let dot = Node {
                width: px(7.0),
                height: px(7.0),
                margin: UiRect::top(px(7.0)),
                border_radius: BorderRadius::MAX,
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((dot, BackgroundColor(LAMP), Pickable::IGNORE));
            let node = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            let words = Words::plain(step);
            row.spawn((self.theme.prose(words, size::TEXT, IVORY, GOLD_LIGHT), node));
        });
    }
}
