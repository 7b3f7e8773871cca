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
/// What has room beside the table on an upright phone.
const WORDS: f32 = 166.0;
/// A line of points below a face, and what is free above the faces and below the points.
const POINTS: f32 = 19.0;
const FREE: f32 = 7.0;
/// A name is written below a face that has so much room.
const NAMED: f32 = 70.0;
/// And points from so much on.
const COUNTED: f32 = 58.0;
const LOW: f32 = 84.0;

/// Which game it is and how far it has come.
fn how_far(saved: &SavedMatch) -> Words {
    Words::new("title-resume-what")
        .with("game", Words::new(format!("{}-name", saved.plan.game)))
        .with("move", saved.moves + 1)
}

/// Who goes on.
fn who_goes_on(saved: &SavedMatch) -> Option<Words> {
    let next = saved.plan.seats.get(saved.turn?.index())?;
    let yours = next.player == Player::Human && saved.plan.humans() == 1;
    Some(if yours {
        Words::new("hud-your-turn")
    } else {
        Words::new("title-resume-theirs").with("name", next.name.clone())
    })
}

impl Draw<'_> {
    pub(super) fn resume(&self, root: &mut ChildSpawnerCommands, rect: Rect, saved: &SavedMatch) {
        // On an upright phone the table is beside the words, elsewhere below them.
        let beside = self.frame.is_tall();
        let words = if beside {
            WORDS
        } else {
            rect.width() - 2.0 * EDGE
        };
        let words_high = match self.frame.kind {
            FrameKind::Tall => rect.height(),
            FrameKind::Wide => 62.0,
            FrameKind::Short => 46.0,
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
                    .with_children(|row| self.says(row, saved));
                button
                    .spawn((
                        cloth(self.art, &saved.plan.game, false, table.size()),
                        place(table),
                    ))
                    .with_children(|cloth| self.company(cloth, saved, table.size()));
            });
    }

    fn says(&self, row: &mut ChildSpawnerCommands, saved: &SavedMatch) {
        if !self.frame.is_tall() {
            row.spawn(icon(self.art, "resume", 26.0, IVORY));
        }
        let column = Node {
            flex_direction: FlexDirection::Column,
            ..default()
        };
        row.spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let label = Words::new("title-resume");
                let letters = match self.frame.kind {
                    FrameKind::Short => size::LABEL,
                    _ => size::HEADING,
                };
                column.spawn(self.theme.line(label, Face::DisplaySoft, letters, IVORY));
                let small = match self.frame.kind {
                    FrameKind::Short => size::LEAST,
                    _ => size::TEXT,
                };
                let (what, who) = (how_far(saved), who_goes_on(saved));
                // Below each other, beside each other, or only the first.
                let lines: Vec<Words> = match self.frame.kind {
                    FrameKind::Tall => [Some(what), who].into_iter().flatten().collect(),
                    FrameKind::Wide => Words::dotted([Some(what), who].into_iter().flatten())
                        .into_iter()
                        .collect(),
                    FrameKind::Short => vec![what],
                };
                for line in lines {
                    column.spawn(self.theme.line(line, Face::Bold, small, IVORY));
                }
            });
    }

    /// Everybody's face and points; whoever is to move is lit.
    fn company(&self, cloth: &mut ChildSpawnerCommands, saved: &SavedMatch, room: Vec2) {
        let seats = saved.plan.seats.len().max(1) as f32;
        let each = room.x / seats;
        let named = each >= NAMED && room.y >= LOW;
        // A number alone does not say what it counts.
        let counted = each >= COUNTED;
        let below = match (named, counted) {
            (true, _) => 2.0 * POINTS,
            (false, true) => POINTS,
            (false, false) => 0.0,
        };
        let side = (room.y - below - 2.0 * FREE).min(each - 6.0);
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
                    row_gap: px(1.0),
                    ..default()
                };
                row.spawn((column, Pickable::IGNORE))
                    .with_children(|column| {
                        let face = portrait(self.art, portrait_of(index), None, side);
                        column.spawn(seat_of(turn)).with_child(face);
                        if !counted {
                            return;
                        }
                        column.spawn(on_the_cloth()).with_children(|lines| {
                            let line =
                                |words, ink| self.theme.line(words, Face::Bold, size::LEAST, ink);
                            if named {
                                lines.spawn(line(Words::plain(seat.name.clone()), IVORY));
                            }
                            if let Some(score) = saved.scores.get(index) {
                                let points = Words::new("title-resume-points")
                                    .with("points", *score)
                                    .with("shown", Words::number(*score));
                                lines.spawn(line(points, GOLD_LIGHT));
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
            padding: UiRect::horizontal(px(5.0)),
            border_radius: BorderRadius::all(px(9.0)),
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.84)),
        Pickable::IGNORE,
    )
}
