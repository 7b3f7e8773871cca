//! What this very game will be remembered for, each in a sentence beside the face it is about.

use bevy::prelude::*;

use super::draw::Draw;
use super::podium::stands;
use crate::motion;
use crate::play::Fact;
use crate::theme::FrameKind;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::unfold::Appears;
use crate::theme::widgets::{icon, size};

/// As many faces have room beside a sentence.
const FACES: usize = 3;
/// So much of each covers the one before.
const COVERS: f32 = 0.35;
/// How wide a card beside others is.
const CARD: f32 = 376.0;
/// A line so high has room for larger numbers.
const ROOMY: f32 = 48.0;

impl Draw<'_> {
    fn fact_appears(&self, nth: usize) -> std::time::Duration {
        let (podium, _) = self.sides();
        stands(podium.len()) + motion::STEP_AFTER_STEP * (nth as u32 + 1)
    }

    /// Beside each other.
    pub(super) fn fact_card(&self, foot: &mut ChildSpawnerCommands, fact: &Fact, nth: usize) {
        let room = Node {
            width: px(CARD),
            column_gap: px(14.0),
            padding: UiRect::new(px(12.0), px(12.0), px(6.0), px(6.0)),
            ..default()
        };
        let letters = (size::LABEL, size::CAPTION);
        self.fact(foot, (fact, nth), room, 54.0, letters);
    }

    /// One below the other, each at least so high.
    pub(super) fn facts(&self, parent: &mut ChildSpawnerCommands, height: f32) {
        let list = Node {
            width: percent(100.0),
            flex_direction: FlexDirection::Column,
            row_gap: px(if height < 40.0 { 2.0 } else { 5.0 }),
            flex_shrink: 0.0,
            ..default()
        };
        parent
            .spawn((list, Pickable::IGNORE))
            .with_children(|list| {
                for (nth, fact) in self.results.facts.iter().enumerate() {
                    let room = Node {
                        min_height: px(height),
                        column_gap: px(10.0),
                        padding: UiRect::axes(px(10.0), px(2.0)),
                        ..default()
                    };
                    let letters = match self.frame.kind {
                        FrameKind::Short => (size::LEAST, size::TEXT),
                        _ if height < ROOMY => (size::TEXT, size::TEXT),
                        _ => (size::TEXT, size::LABEL),
                    };
                    self.fact(list, (fact, nth), room, height - 8.0, letters);
                }
            });
    }

    fn fact(
        &self,
        parent: &mut ChildSpawnerCommands,
        (fact, nth): (&Fact, usize),
        room: Node,
        face: f32,
        (letters, larger): (f32, f32),
    ) {
        let card = (
            Appears(self.fact_appears(nth)),
            Node {
                align_items: AlignItems::Center,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                ..room
            },
            BackgroundColor(WALNUT_FOOT),
            BorderColor::all(LAMP.with_alpha(0.3)),
            Pickable::IGNORE,
        );
        parent.spawn(card).with_children(|card| {
            let whose = self.results.whose(fact);
            let faces = Node {
                min_width: px(face),
                flex_shrink: 0.0,
                ..default()
            };
            card.spawn((faces, Pickable::IGNORE)).with_children(|row| {
                for (nth, member) in whose.iter().take(FACES).enumerate() {
                    let margin = if nth > 0 { -COVERS * face } else { 0.0 };
                    let holder = Node {
                        margin: UiRect::left(px(margin)),
                        ..default()
                    };
                    let person = portrait(self.art, member.portrait, member.team, face);
                    row.spawn((holder, Pickable::IGNORE)).with_child(person);
                }
                // It is of the whole table.
                if whose.is_empty() {
                    row.spawn(icon(self.art, "people", face * 0.7, LAMP));
                }
            });
            let told = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            let words = self.results.told(fact);
            let strong = (larger, GOLD_LIGHT);
            card.spawn((self.theme.told(words, letters, IVORY, strong), told));
        });
    }
}
