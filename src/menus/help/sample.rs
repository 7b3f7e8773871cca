//! A round that has been counted, on paper, as the score sheet has it.

use bevy::prelude::*;

use super::example::{cloth, height_in};
use super::passages::Book;
use crate::locale::Words;
use crate::menus::Pens;
use crate::plan::MatchPlan;
use crate::primer::Sample;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};

/// What is counted is not what it is about.
const HIGHEST: f32 = 56.0;

impl Pens<'_> {
    pub(super) fn sample(
        &self,
        card: &mut ChildSpawnerCommands,
        book: &Book,
        atlas: &str,
        sample: &Sample,
    ) {
        let totals = sample.totals();
        let names: Vec<String> = (0..totals.len())
            .map(|nth| MatchPlan::seat(nth).name)
            .collect();
        let height = height_in(sample.shows).min(HIGHEST);
        card.spawn(cloth()).with_children(|cloth| {
            for (name, shows) in names.iter().zip(sample.shows) {
                if shows.is_empty() {
                    continue;
                }
                let name = Words::plain(name.clone());
                cloth.spawn(self.theme.line(name, Face::Bold, size::TEXT, GOLD_LIGHT));
                self.shown(cloth, atlas, &[*shows], height);
            }
            cloth.spawn(paper()).with_children(|paper| {
                let heads = names.iter().map(|name| Words::plain(name.clone()));
                self.line(
                    paper,
                    None,
                    (Face::Bold, size::LEAST),
                    heads.map(|name| (name, false)),
                );
                rule(paper);
                for (key, points) in sample.lines {
                    let label = Some(Words::new(*key));
                    let points = points.iter().map(|points| (Words::number(*points), false));
                    self.line(paper, label, (Face::Text, size::TEXT), points);
                }
                rule(paper);
                let best = match sample.fewest_win {
                    true => totals.iter().min(),
                    false => totals.iter().max(),
                };
                let label = Some(Words::new("score-total"));
                let sums = totals.iter();
                let sums = sums.map(|total| (Words::number(*total), Some(total) == best));
                self.line(paper, label, (Face::Display, size::LABEL), sums);
            });
            let words = Words::plain(book.say(sample.says));
            cloth.spawn(self.theme.prose(words, size::TEXT, IVORY, GOLD_LIGHT));
        });
    }

    /// What it is on the left, everybody's of it in columns, the best in another light.
    fn line(
        &self,
        paper: &mut ChildSpawnerCommands,
        label: Option<Words>,
        (face, letters): (Face, f32),
        cells: impl Iterator<Item = (Words, bool)>,
    ) {
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(2.0),
            ..default()
        };
        paper.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let first = Node {
                width: percent(34.0),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((first, Pickable::IGNORE)).with_children(|first| {
                if let Some(label) = label {
                    first.spawn(self.theme.words(label, Face::Text, size::LEAST, PENCIL));
                }
            });
            for (words, best) in cells {
                let cell = Node {
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::all(px(6.0)),
                    ..default()
                };
                let ground = match best {
                    true => GOLD.with_alpha(0.4),
                    false => Color::NONE,
                };
                row.spawn((cell, BackgroundColor(ground), Pickable::IGNORE))
                    .with_child(self.theme.line(words, face, letters, INK));
            }
        });
    }
}

fn rule(paper: &mut ChildSpawnerCommands) {
    let node = Node {
        width: percent(100.0),
        height: px(1.5),
        flex_shrink: 0.0,
        ..default()
    };
    paper.spawn((
        node,
        BackgroundColor(INK.with_alpha(0.45)),
        Pickable::IGNORE,
    ));
}

fn paper() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(3.0),
            padding: UiRect::axes(px(10.0), px(8.0)),
            border_radius: BorderRadius::all(px(6.0)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundGradient::from(LinearGradient::to_bottom(vec![
            ColorStop::auto(PAPER),
            ColorStop::auto(PAPER_SHADE),
        ])),
        Pickable::IGNORE,
    )
}
