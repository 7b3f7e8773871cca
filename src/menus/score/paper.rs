//! The sheet of paper: what is written on it is ordered in columns, or on an upright phone, which
//! has no room for many of them, in lines.

use bevy::prelude::*;

use super::shape::Shape;
use crate::locale::Words;
use crate::menus::Pens;
use crate::motion;
use crate::play::{Round, ScoreSheet};
use crate::table::hud::Hud;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::scroll::{Fades, Scrolls};
use crate::theme::unfold::{Appears, RunsUp};
use crate::theme::widgets::Face;

/// What the sheet is written with.
pub(super) struct Writing<'a> {
    pub score: &'a ScoreSheet,
    pub hud: &'a Hud,
    pub pens: &'a Pens<'a>,
    pub open: Option<usize>,
    pub shape: Shape,
}

pub(super) fn appears(step: usize) -> Appears {
    Appears(motion::SCORE_LINE * step as u32)
}

/// "+4", "−2", but "0".
pub(super) fn signed(points: i32) -> Words {
    match points {
        0 => Words::number(0),
        _ => Words::signed(points),
    }
}

impl<'a> Writing<'a> {
    pub(super) fn new(
        score: &'a ScoreSheet,
        hud: &'a Hud,
        pens: &'a Pens<'a>,
        open: Option<usize>,
        plate: f32,
    ) -> Writing<'a> {
        let names = hud.seats.iter().map(|seat| seat.name.chars().count());
        let longest = names.max().unwrap_or_default();
        let notes = score.rounds.iter().any(|round| round.note.is_some());
        let members = score.sides.iter().map(|side| side.len()).max();
        Writing {
            score,
            hud,
            pens,
            open,
            shape: Shape::new(
                pens,
                score.sides.len(),
                longest,
                plate,
                (members.unwrap_or(1), notes),
            ),
        }
    }

    pub(super) fn paper(&self, plate: &mut ChildSpawnerCommands) {
        let sheet = (
            Name::new("paper"),
            Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::axes(px(8.0), px(6.0)),
                border_radius: BorderRadius::all(px(6.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_bottom(vec![
                ColorStop::auto(PAPER),
                ColorStop::auto(PAPER_SHADE),
            ])),
            BoxShadow::new(
                Color::BLACK.with_alpha(0.5),
                px(0.0),
                px(3.0),
                px(0.0),
                px(8.0),
            ),
            Pickable::IGNORE,
        );
        plate.spawn(sheet).with_children(|sheet| {
            if self.pens.frame.is_tall() {
                self.in_lines(sheet);
            } else {
                self.in_columns(sheet);
            }
        });
    }

    /// What may be longer than there is room for, from so far down on.
    pub(super) fn list(
        &self,
        sheet: &mut ChildSpawnerCommands,
        scrolled: f32,
        room: Node,
        lines: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let fades = Fades {
            above: PAPER,
            below: PAPER_SHADE,
            ink: INK,
            thumb: PENCIL,
        };
        let list = (
            Scrolls,
            fades,
            ScrollPosition(Vec2::new(0.0, scrolled)),
            Node {
                flex_direction: FlexDirection::Column,
                overflow: Overflow::scroll_y(),
                flex_shrink: 0.0,
                ..room
            },
        );
        sheet.spawn(list).with_children(lines);
    }

    pub(super) fn rule(&self, parent: &mut ChildSpawnerCommands, height: f32, ink: f32) {
        parent.spawn((
            Node {
                width: percent(100.0),
                height: px(height),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(INK.with_alpha(ink)),
            Pickable::IGNORE,
        ));
    }

    pub(super) fn leads(&self, column: usize) -> bool {
        let score = self.score;
        score.ahead.get(column) == Some(&true) && score.ahead.contains(&false)
    }

    /// A team's name is as long as it is.
    pub(super) fn name_of(&self, column: usize) -> Words {
        let side = self.score.sides.get(column).copied().unwrap_or_default();
        let seat = side.iter().next().filter(|_| side.len() == 1);
        let shown = seat.and_then(|seat| self.hud.seats.get(seat.index()));
        let name = self.score.names.get(column);
        match shown {
            Some(seat) => Words::plain(self.shape.shortened(&seat.name)),
            None => name.cloned().unwrap_or_else(|| Words::plain("")),
        }
    }

    pub(super) fn has_teams(&self) -> bool {
        self.score.sides.iter().any(|side| side.len() > 1)
    }

    pub(super) fn faces(&self, faces: &mut ChildSpawnerCommands, column: usize) {
        let Some(side) = self.score.sides.get(column) else {
            return;
        };
        for (nth, seat) in side.iter().enumerate() {
            let shown = self.hud.seats.get(seat.index());
            let (person, team) = shown.map_or((0, None), |seat| (seat.portrait, seat.team));
            let margin = if nth > 0 { -0.3 * self.shape.face } else { 0.0 };
            let holder = Node {
                margin: UiRect::left(px(margin)),
                ..default()
            };
            faces.spawn((holder, Pickable::IGNORE)).with_child(portrait(
                self.pens.art,
                person,
                team,
                self.shape.face,
            ));
        }
    }

    /// Points of a round, with a stamp for whoever did best.
    pub(super) fn points(
        &self,
        cell: &mut ChildSpawnerCommands,
        round: &Round,
        column: usize,
        letters: f32,
    ) {
        let theme = self.pens.theme;
        let points = round.points.get(column).copied().unwrap_or_default();
        let points = signed(points);
        if self.score.best_of(round).get(column) == Some(&true) {
            cell.spawn(stamp())
                .with_child(theme.line(points, Face::Bold, letters, STAMP));
        } else {
            cell.spawn(theme.line(points, Face::Bold, letters, INK));
        }
    }

    /// It runs up once everything it is made of is there.
    pub(super) fn total(&self, cell: &mut ChildSpawnerCommands, column: usize, letters: f32) {
        let last = self.score.rounds.last();
        let after = appears(2 + last.map_or(0, |round| round.lines.len())).0;
        let to = self.score.totals.get(column).copied().unwrap_or_default();
        let won = last.and_then(|round| round.points.get(column)).copied();
        let from = to - won.unwrap_or_default();
        cell.spawn((
            RunsUp { from, to, after },
            self.pens
                .theme
                .line(Words::number(from), Face::Display, letters, INK),
        ));
    }

    /// So many digits has the longest total.
    pub(super) fn digits(&self) -> usize {
        let totals = self.score.totals.iter();
        let digits = totals.map(|total| total.to_string().len());
        digits.max().unwrap_or_default()
    }

    /// What leads is in another light.
    pub(super) fn tint(&self, column: usize) -> BackgroundColor {
        BackgroundColor(match self.leads(column) {
            true => GOLD.with_alpha(0.34),
            false => Color::NONE,
        })
    }
}

/// Put on the points of whoever did best in a round. It stands straight: what is turned is not cut
/// where a list ends.
fn stamp() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(9.0), px(0.0)),
            border: UiRect::all(px(2.0)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BorderColor::all(STAMP),
        BackgroundColor(EMBER.with_alpha(0.08)),
        Pickable::IGNORE,
    )
}

/// What is stamped, dark enough on paper that is tinted.
const STAMP: Color = Color::srgb(0.5, 0.16, 0.06);
