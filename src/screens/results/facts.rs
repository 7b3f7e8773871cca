//! What this very game will be remembered for: a number, what there are so many of, and whose it is.

use bevy::prelude::*;

use super::draw::{Draw, column};
use super::names;
use super::podium::stands;
use crate::locale::Words;
use crate::motion;
use crate::play::Fact;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::unfold::{Appears, RunsUp};
use crate::theme::widgets::{Face, size};

/// A name of so many letters has room beside a fact.
const SHORT_NAME: usize = 8;

impl Draw<'_> {
    fn fact_appears(&self, nth: usize) -> std::time::Duration {
        let (podium, _) = self.sides();
        stands(podium.len()) + motion::STEP_AFTER_STEP * (nth as u32 + 1)
    }

    fn fact_number(&self, fact: &Fact, nth: usize, letters: f32) -> impl Bundle + use<> {
        let runs = RunsUp {
            from: 0,
            to: fact.number as i32,
            after: self.fact_appears(nth),
        };
        let zero = Words::number(0);
        (
            runs,
            self.theme.line(zero, Face::Display, letters, GOLD_LIGHT),
        )
    }

    /// A number, what there are so many of, and whose it is.
    pub(super) fn fact_card(&self, foot: &mut ChildSpawnerCommands, fact: &Fact, nth: usize) {
        let card = (
            Appears(self.fact_appears(nth)),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                align_items: AlignItems::Center,
                column_gap: px(16.0),
                padding: UiRect::axes(px(20.0), px(10.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(18.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.85)),
            BorderColor::all(LAMP.with_alpha(0.2)),
            Pickable::IGNORE,
        );
        foot.spawn(card).with_children(|card| {
            card.spawn(self.fact_number(fact, nth, size::SCORE));
            let lines = Node {
                align_items: AlignItems::FlexStart,
                flex_shrink: 1.0,
                ..column(4.0)
            };
            card.spawn((lines, Pickable::IGNORE))
                .with_children(|lines| {
                    let what = fact.what.clone();
                    lines.spawn(self.theme.words(what, Face::Text, size::TEXT, ASH_LIT));
                    let whose = self.results.whose(fact);
                    if whose.is_empty() {
                        return;
                    }
                    let row = Node {
                        align_items: AlignItems::Center,
                        column_gap: px(6.0),
                        ..default()
                    };
                    lines.spawn((row, Pickable::IGNORE)).with_children(|row| {
                        for member in &whose {
                            row.spawn(portrait(self.art, member.portrait, member.team, 30.0));
                        }
                        if whose.len() <= 2 {
                            let name = names(whose);
                            row.spawn(self.theme.line(name, Face::Bold, size::TEXT, IVORY));
                        }
                    });
                });
        });
    }

    /// The same in a line each.
    pub(super) fn facts(&self, parent: &mut ChildSpawnerCommands, height: f32) {
        let letters = if height < 30.0 {
            size::LABEL
        } else {
            size::CAPTION
        };
        let list = Node {
            width: percent(100.0),
            flex_shrink: 0.0,
            align_items: AlignItems::Stretch,
            ..column(0.0)
        };
        parent
            .spawn((list, Pickable::IGNORE))
            .with_children(|list| {
                for (nth, fact) in self.results.facts.iter().enumerate() {
                    let row = Node {
                        height: px(height),
                        align_items: AlignItems::Center,
                        column_gap: px(10.0),
                        padding: UiRect::horizontal(px(12.0)),
                        ..default()
                    };
                    list.spawn((Appears(self.fact_appears(nth)), row, Pickable::IGNORE))
                        .with_children(|row| {
                            let number = Node {
                                width: px(2.5 * letters),
                                flex_shrink: 0.0,
                                ..default()
                            };
                            row.spawn((number, Pickable::IGNORE))
                                .with_child(self.fact_number(fact, nth, letters));
                            let what = Node {
                                flex_grow: 1.0,
                                flex_basis: px(0.0),
                                ..default()
                            };
                            let words = fact.what.clone();
                            row.spawn((
                                self.theme.words(words, Face::Text, size::LEAST, ASH_LIT),
                                what,
                            ));
                            let whose = self.results.whose(fact);
                            // There is no room for more.
                            let few = whose.len() <= 2;
                            if let [one] = whose.as_slice()
                                && one.name.chars().count() <= SHORT_NAME
                            {
                                let name = Words::plain(one.name.clone());
                                row.spawn(self.theme.line(name, Face::Bold, size::LEAST, IVORY));
                            }
                            for member in whose.into_iter().filter(|_| few) {
                                let face =
                                    portrait(self.art, member.portrait, member.team, height - 4.0);
                                row.spawn(face);
                            }
                        });
                }
            });
    }
}
