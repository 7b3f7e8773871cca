//! The two lower corners of a wide table: on the left what a press would do, on the right which
//! move it is and what the last one was.

use bevy::prelude::*;

use super::director::OnTable;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::table::hud::{Hud, HudLayout, changed};
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};

/// A line of a corner.
#[derive(Component, Clone, Copy, PartialEq)]
enum CornerLine {
    Note,
    NoteDetail,
    Move,
    Last,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill.run_if(changed).run_if(in_state(Screen::Table)));
}

pub(super) fn spawn(world: &mut World, theme: &Theme, layout: &HudLayout) {
    let Some([left, right]) = layout.corners else {
        return;
    };
    let corners = [
        (
            left,
            AlignItems::FlexStart,
            [CornerLine::Note, CornerLine::NoteDetail],
        ),
        (
            right,
            AlignItems::FlexEnd,
            [CornerLine::Move, CornerLine::Last],
        ),
    ];
    for (rect, align, [first, second]) in corners {
        let corner = (
            Name::new("corner"),
            OnTable,
            Node {
                flex_direction: FlexDirection::Column,
                align_items: align,
                justify_content: JustifyContent::Center,
                row_gap: px(4.0),
                ..place(rect)
            },
            Pickable::IGNORE,
        );
        world.spawn(corner).with_children(|corner| {
            let nothing = || Words::plain("");
            corner.spawn((first, theme.line(nothing(), Face::Bold, size::LABEL, IVORY)));
            corner.spawn((second, theme.line(nothing(), Face::Text, size::TEXT, ASH)));
        });
    }
}

fn fill(hud: Res<Hud>, status: Res<MatchStatus>, mut lines: Query<(&CornerLine, &mut Words)>) {
    let nothing = || Words::plain("");
    for (line, mut words) in &mut lines {
        let says = match (line, &hud.note) {
            (CornerLine::Note, Some((note, _))) => note.clone(),
            (CornerLine::NoteDetail, Some((_, detail))) => detail.clone(),
            (CornerLine::Move, _) => Words::new("hud-move").with("number", status.move_number + 1),
            (CornerLine::Last, _) => hud.last.clone().unwrap_or_else(nothing),
            _ => nothing(),
        };
        words.set_if_neq(says);
    }
}
