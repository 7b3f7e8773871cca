//! The button that goes on with a game shows its very table: which game, who plays, with how many
//! points, and whose turn it is.

use bevy::prelude::*;

use super::Draw;
use crate::action::Action;
use crate::locale::Words;
use crate::plan::Player;
use crate::play::saving::SavedMatch;
use crate::screens::cloth::cloth;
use crate::theme::FrameKind;
use crate::theme::palette::*;
use crate::theme::portrait::{portrait, portrait_of};
use crate::theme::widgets::{ButtonLook, Face, button, icon, place, size};

/// Round what is on the button.
const EDGE: f32 = 8.0;
/// A line of points below a face.
const POINTS: f32 = 19.0;
/// A name is written below a face that has so much room.
const NAMED: f32 = 70.0;
const LOW: f32 = 68.0;

/// Which game it is and how far it has come; where there is room, also who goes on.
fn how_far(saved: &SavedMatch, roomy: bool) -> Words {
    let what = Words::new("title-resume-what")
        .with("game", Words::new(format!("{}-name", saved.plan.game)))
        .with("move", saved.moves + 1);
    let next = saved
        .turn
        .and_then(|seat| saved.plan.seats.get(seat.index()));
    let Some(next) = next.filter(|_| roomy) else {
        return what;
    };
    if next.player == Player::Human && saved.plan.humans() == 1 {
        Words::new("title-resume-yours").with("what", what)
    } else {
        Words::new("title-resume-theirs")
            .with("what", what)
            .with("name", next.name.clone())
    }
}

impl Draw<'_> {
    pub(super) fn resume(&self, root: &mut ChildSpawnerCommands, rect: Rect, saved: &SavedMatch) {
        // On an upright phone the table is beside the words, elsewhere below them.
        let beside = self.frame.is_tall();
        let words = if beside {
            158.0
        } else {
            rect.width() - 2.0 * EDGE
        };
        let words_high = match self.frame.kind {
            FrameKind::Tall => rect.height(),
            FrameKind::Wide => 54.0,
            FrameKind::Short => 44.0,
        };
        let table = if beside {
            Rect::new(words, EDGE, rect.width() - EDGE, rect.height() - EDGE)
        } else {
            let foot = rect.size() - Vec2::splat(EDGE);
            Rect::from_corners(Vec2::new(EDGE, words_high + 2.0), foot)
        };
        root.spawn(button(ButtonLook::Primary, Action::Resume, place(rect)))
            .with_children(|button| {
                let lines = Node {
                    align_items: AlignItems::Center,
                    padding: UiRect::left(px(self.indent())),
                    column_gap: px(self.indent() * 0.8),
                    overflow: Overflow::clip_x(),
                    ..place(Rect::new(0.0, 0.0, words, words_high))
                };
                button
                    .spawn((lines, Pickable::IGNORE))
                    .with_children(|row| self.says(row, saved, beside));
                button
                    .spawn((
                        cloth(self.art, &saved.plan.game, false, table.size()),
                        place(table),
                    ))
                    .with_children(|cloth| self.company(cloth, saved, table.size()));
            });
    }

    fn says(&self, row: &mut ChildSpawnerCommands, saved: &SavedMatch, wraps: bool) {
        if !wraps {
            row.spawn(icon(self.art, "resume", 26.0, IVORY));
        }
        let column = Node {
            flex_direction: FlexDirection::Column,
            ..default()
        };
        row.spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let label = Words::new("title-resume");
                let letters = if self.frame.is_wide() {
                    size::LABEL
                } else {
                    size::TEXT
                };
                column.spawn(self.theme.line(label, Face::Bold, letters, IVORY));
                let detail = how_far(saved, self.frame.kind != FrameKind::Short);
                if wraps {
                    let words = self.theme.words(detail, Face::Text, size::LEAST, IVORY);
                    column.spawn(words);
                } else {
                    let line = self.theme.line(detail, Face::Text, size::LEAST, IVORY);
                    column.spawn(line);
                }
            });
    }

    /// Everybody's face and points; whoever is to move is lit.
    fn company(&self, cloth: &mut ChildSpawnerCommands, saved: &SavedMatch, room: Vec2) {
        let seats = saved.plan.seats.len().max(1) as f32;
        let each = room.x / seats;
        let named = each >= NAMED && room.y >= LOW;
        let below = if named { 2.0 * POINTS } else { POINTS };
        let side = (room.y - below - 4.0).min(each - 6.0);
        let row = Node {
            width: percent(100.0),
            height: percent(100.0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceEvenly,
            ..default()
        };
        cloth.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for (index, seat) in saved.plan.seats.iter().enumerate() {
                let turn = saved.turn.is_some_and(|seat| seat.index() == index);
                let column = Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(2.0),
                    ..default()
                };
                row.spawn((column, Pickable::IGNORE))
                    .with_children(|column| {
                        let face = portrait(self.art, portrait_of(index), None, side);
                        column.spawn(seat_of(turn)).with_child(face);
                        column.spawn(on_the_cloth()).with_children(|lines| {
                            let line =
                                |words, ink| self.theme.line(words, Face::Bold, size::LEAST, ink);
                            if named {
                                lines.spawn(line(Words::plain(seat.name.clone()), IVORY));
                            }
                            if let Some(score) = saved.scores.get(index) {
                                lines.spawn(line(Words::number(*score), GOLD_LIGHT));
                            }
                        });
                    });
            }
        });
    }
}

/// Round a face: whoever is to move sits in the light.
fn seat_of(turn: bool) -> impl Bundle {
    let (glow, blur) = if turn {
        (LAMP, 10.0)
    } else {
        (Color::BLACK.with_alpha(0.5), 4.0)
    };
    let node = Node {
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let spread = px(if turn { 3.0 } else { 0.0 });
    (
        node,
        BoxShadow::new(glow, px(0.0), px(0.0), spread, px(blur)),
        Pickable::IGNORE,
    )
}

fn on_the_cloth() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::horizontal(px(6.0)),
            border_radius: BorderRadius::all(px(9.0)),
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.84)),
        Pickable::IGNORE,
    )
}
