//! Words of which some matter most: what stands between two marks of a text is written in another
//! face.

use bevy::prelude::*;

use super::widgets::{Face, Theme};
use crate::locale::{STRONG, Speak, Words};

/// How the words that matter most are written.
#[derive(Component, Clone)]
pub struct Strong {
    font: TextFont,
    ink: Color,
    /// None of it is broken across two lines.
    whole: bool,
}

impl Theme {
    /// Words some of which matter most.
    pub fn prose(&self, words: Words, size: f32, ink: Color, strong: Color) -> impl Bundle + use<> {
        let marked = Strong {
            font: self.font(Face::Bold, size),
            ink: strong,
            whole: false,
        };
        (self.words(words, Face::Text, size, ink), marked)
    }

    /// A sentence about a number: the number is larger, and its word stays beside it.
    pub fn told(
        &self,
        words: Words,
        size: f32,
        ink: Color,
        (larger, strong): (f32, Color),
    ) -> impl Bundle + use<> {
        let marked = Strong {
            font: self.font(Face::Bold, larger),
            ink: strong,
            whole: true,
        };
        (self.words(words, Face::Text, size, ink), marked)
    }
}

pub(super) fn plugin(app: &mut App) {
    let mark = mark.after(Speak).before(bevy::ui::UiSystems::Prepare);
    app.add_systems(PostUpdate, mark);
}

/// The first part stays in the text itself, the others follow it as spans.
fn mark(
    mut texts: Query<(Entity, &mut Text, &Strong, &TextFont, &TextColor), Changed<Text>>,
    mut commands: Commands,
) {
    for (entity, mut text, strong, font, ink) in &mut texts {
        if !text.contains(STRONG) {
            continue;
        }
        let whole = std::mem::take(&mut text.0);
        let mut parts = whole.split(STRONG);
        text.0 = parts.next().unwrap_or_default().to_string();
        let mut commands = commands.entity(entity);
        commands.despawn_children();
        for (nth, part) in parts.enumerate().filter(|(_, part)| !part.is_empty()) {
            let (font, ink) = match nth % 2 {
                0 => (strong.font.clone(), strong.ink),
                _ => (font.clone(), ink.0),
            };
            let part = if strong.whole && nth % 2 == 0 {
                unbroken(part)
            } else {
                part.to_string()
            };
            let span = (TextSpan::new(part), font, TextColor(ink));
            commands.with_child(span);
        }
    }
}

/// With spaces and hyphens at which no line ends.
fn unbroken(part: &str) -> String {
    part.replace(' ', "\u{a0}").replace('-', "\u{2011}")
}
