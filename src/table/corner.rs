//! A lower corner of a wide table: which move it is, and what the last one was.

use bevy::prelude::*;

use super::director::OnTable;
use super::history_bar;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::table::hud::{Hud, HudLayout, changed};
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};

/// A line of the corner.
#[derive(Component, Clone, Copy, PartialEq)]
enum CornerLine {
    Move,
    Last,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill.run_if(changed).run_if(in_state(Screen::Table)));
}

pub(super) fn spawn(world: &mut World, theme: &Theme, layout: &HudLayout) {
    let Some(rect) = layout.corner else {
        return;
    };
    let corner = (
        Name::new("corner"),
        OnTable,
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexEnd,
            justify_content: JustifyContent::Center,
            row_gap: px(4.0),
            ..place(rect)
        },
        Pickable::IGNORE,
    );
    let line = |line: CornerLine, face: Face, letters: f32, ink: Color| {
        (line, theme.line(Words::plain(""), face, letters, ink))
    };
    world.spawn(corner).with_children(|corner| {
        corner.spawn(line(CornerLine::Move, Face::Bold, size::LABEL, IVORY));
        corner.spawn(line(CornerLine::Last, Face::Text, size::TEXT, ASH));
    });
}

fn fill(hud: Res<Hud>, status: Res<MatchStatus>, mut lines: Query<(&CornerLine, &mut Words)>) {
    for (line, mut words) in &mut lines {
        words.set_if_neq(match line {
            // In the same words as the bar that steps through the game.
            CornerLine::Move if status.looking_back => history_bar::shown(&status),
            CornerLine::Move => Words::new("hud-move").with("number", status.move_number + 1),
            CornerLine::Last => hud.last.clone().unwrap_or_else(|| Words::plain("")),
        });
    }
}
