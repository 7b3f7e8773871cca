//! The graph with all that is written round it: whose line is which, how many points apart, rounds or
//! moves, and the numbers of the moments. A press on it shows that moment on the table.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

use super::graph::{Scale, paint};
use super::sheet::{ReviewSheet, SideCourse};
use crate::action::{Action, TableAction};
use crate::locale::Words;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::press::Tapped;
use crate::theme::scroll::Dragged;
use crate::theme::widgets::{Face, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// The graph itself.
#[derive(Component)]
pub struct Graph;

/// How large the graph is: its lines, and what is written left and right of them.
#[derive(Clone, Copy)]
struct Room {
    plot: Vec2,
    left: f32,
    right: f32,
}

impl Room {
    fn of(frame: &Frame) -> Room {
        let (width, height) = match frame.kind {
            FrameKind::Wide => (600.0, 320.0),
            FrameKind::Short => (396.0, 168.0),
            // What is lower has more to scroll as it is.
            FrameKind::Tall if frame.size.y < 800.0 => (344.0, 136.0),
            FrameKind::Tall => (344.0, 168.0),
        };
        let (left, right) = (42.0, 28.0);
        Room {
            plot: Vec2::new(width - left - right, height),
            left,
            right,
        }
    }
}

/// How wide the number of a moment is.
const NUMBER: f32 = 26.0;

/// The number of a moment on a disc; on the graph at its place there.
pub(super) fn number(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    nth: usize,
    ink: Color,
    at: Option<Vec2>,
) {
    let mut node = Node {
        width: px(NUMBER),
        height: px(NUMBER),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(2.0)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    if let Some(at) = at {
        node.position_type = PositionType::Absolute;
        node.left = px(at.x - NUMBER / 2.0);
        node.top = px(at.y - NUMBER / 2.0);
    }
    let disc = (
        node,
        BackgroundColor(NIGHT),
        BorderColor::all(ink),
        Pickable::IGNORE,
    );
    let words = Words::number(nth as i32 + 1);
    parent
        .spawn(disc)
        .with_child(theme.line(words, Face::Bold, size::LEAST, IVORY));
}

/// What the graph is drawn with.
pub(super) struct Drawing<'a> {
    theme: &'a Theme,
    art: &'a Art,
    review: &'a ReviewSheet,
    room: Room,
    scale: Scale,
    density: f32,
}

impl<'a> Drawing<'a> {
    pub(super) fn new(
        theme: &'a Theme,
        art: &'a Art,
        frame: &Frame,
        review: &'a ReviewSheet,
    ) -> Self {
        Drawing {
            theme,
            art,
            review,
            room: Room::of(frame),
            scale: Scale::of(review),
            density: frame.density.clamp(1.0, 3.0),
        }
    }

    pub(super) fn all(&self, holder: &mut ChildSpawnerCommands, images: &mut Assets<Image>) {
        if self.review.moves == 0 {
            return;
        }
        let (first, last) = match &self.review.sides[..] {
            [one, other] => (vec![one], vec![other]),
            many => (many.iter().collect(), Vec::new()),
        };
        self.legend(holder, &first);
        let Room { plot, left, right } = self.room;
        let row = Node {
            width: px(plot.x + left + right),
            height: px(plot.y),
            flex_shrink: 0.0,
            ..default()
        };
        holder.spawn((row, Pickable::IGNORE)).with_children(|row| {
            self.points(row);
            let image = images.add(paint(self.review, self.scale, plot, self.density));
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(left),
                width: px(plot.x),
                height: px(plot.y),
                ..default()
            };
            row.spawn((Graph, node, ImageNode::new(image)))
                .with_children(|graph| self.numbers(graph));
            self.ends(row);
        });
        self.below(holder, &last);
    }

    /// Whose line is which; of two, whose is the upper half.
    fn legend(&self, holder: &mut ChildSpawnerCommands, sides: &[&SideCourse]) {
        let row = Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(12.0),
            padding: UiRect::horizontal(px(10.0)),
            max_width: px(self.room.plot.x + self.room.left + self.room.right),
            ..default()
        };
        holder.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for side in sides {
                self.side(row, side);
            }
        });
    }

    fn side(&self, row: &mut ChildSpawnerCommands, side: &SideCourse) {
        let item = Node {
            align_items: AlignItems::Center,
            column_gap: px(5.0),
            ..default()
        };
        row.spawn((item, Pickable::IGNORE)).with_children(|item| {
            let swatch = Node {
                width: px(14.0),
                height: px(if self.review.is_a_duel() { 14.0 } else { 4.0 }),
                border_radius: BorderRadius::all(px(3.0)),
                ..default()
            };
            item.spawn((swatch, BackgroundColor(side.ink), Pickable::IGNORE));
            let words = match self.review.is_a_duel() {
                true => Words::new("review-ahead").with("name", side.name.clone()),
                false => side.name.clone(),
            };
            item.spawn(self.theme.line(words, Face::Bold, size::LEAST, IVORY));
        });
    }

    /// How many points apart.
    fn points(&self, row: &mut ChildSpawnerCommands) {
        let duel = self.review.is_a_duel();
        let zero = [(0, Words::number(0))].into_iter();
        let marks = self.scale.marks().into_iter().flat_map(|mark| {
            let below = if duel { mark } else { -mark };
            let said = |points| match duel {
                true => Words::number(points),
                false => Words::signed(points),
            };
            [(mark, said(mark)), (-mark, said(below))]
        });
        let height = size::LEAST * 1.2;
        let mut free_from = [f32::MIN, f32::MIN];
        for (points, words) in zero.chain(marks) {
            let y = self.scale.y(points as f32) * self.room.plot.y;
            // No two on each other.
            let half = usize::from(points < 0);
            let far = (y - self.room.plot.y / 2.0).abs();
            if points != 0 && far < free_from[half].max(0.0) + height {
                continue;
            }
            free_from[half] = far;
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(0.0),
                width: px(self.room.left - 5.0),
                top: px(y - height / 2.0),
                justify_content: JustifyContent::FlexEnd,
                ..default()
            };
            row.spawn((node, Pickable::IGNORE))
                .with_child(self.theme.line(words, Face::Text, size::LEAST, ASH_LIT));
        }
    }

    /// The numbers of the moments, on the lines of those who moved.
    fn numbers(&self, graph: &mut ChildSpawnerCommands) {
        let lines = self.review.lines();
        for (nth, moment) in self.review.moments.iter().enumerate() {
            let line = lines.get(if lines.len() == 1 { 0 } else { moment.side });
            let points = line.and_then(|(_, line)| line.get(moment.at)).copied();
            let at = Vec2::new(
                self.scale.x(moment.at as f32),
                self.scale.y(points.unwrap_or_default()),
            );
            let half = Vec2::splat(NUMBER / 2.0);
            let at = (at * self.room.plot).clamp(half, self.room.plot - half);
            let ink = self.review.sides.get(moment.side);
            let ink = ink.map_or(IVORY, |side| side.ink);
            number(graph, self.theme, nth, ink, Some(at));
        }
    }

    /// Who each line belongs to, where it ends: nobody has to tell colours apart.
    fn ends(&self, row: &mut ChildSpawnerCommands) {
        if self.review.is_a_duel() {
            return;
        }
        let sides = self.review.sides.iter();
        let mut ends: Vec<(f32, &SideCourse)> = sides
            .filter_map(|side| Some((self.scale.y(*side.course.last()?), side)))
            .map(|(y, side)| (y * self.room.plot.y, side))
            .collect();
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        let height = (self.room.plot.y / ends.len().max(1) as f32).min(FACE);
        // As near to the lines as they can be without covering each other.
        let mut least = height / 2.0;
        let count = ends.len();
        for (nth, (y, side)) in ends.into_iter().enumerate() {
            let most = self.room.plot.y - height * (count - nth) as f32 + height / 2.0;
            let at = y.clamp(least, most.max(least));
            least = at + height;
            let Some(face) = side.faces.first() else {
                continue;
            };
            let node = Node {
                position_type: PositionType::Absolute,
                left: px(self.room.left + self.room.plot.x + 2.0),
                top: px(at - height / 2.0),
                ..default()
            };
            row.spawn((node, Pickable::IGNORE)).with_child(portrait(
                self.art,
                face.portrait,
                face.team,
                height,
            ));
        }
    }

    /// Rounds or moves, and whose the lower half is.
    fn below(&self, holder: &mut ChildSpawnerCommands, sides: &[&SideCourse]) {
        let row = Node {
            width: px(self.room.left + self.room.plot.x + self.room.right),
            height: px(size::LEAST * 1.3),
            ..default()
        };
        holder.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let mut label = |middle: f32, words: Words| {
                let node = Node {
                    position_type: PositionType::Absolute,
                    left: px(self.room.left + middle - LABEL / 2.0),
                    width: px(LABEL),
                    justify_content: JustifyContent::Center,
                    ..default()
                };
                row.spawn((node, Pickable::IGNORE))
                    .with_child(self.theme.line(words, Face::Text, size::LEAST, ASH_LIT));
            };
            let x = |moves: usize| self.scale.x(moves as f32) * self.room.plot.x;
            let mut free_from = f32::MIN;
            let least = LABEL / 2.0 - self.room.left;
            let most = self.room.plot.x + self.room.right - LABEL / 2.0;
            for (at, words) in self.labels(&x) {
                let at = at.clamp(least, most);
                if at - LABEL / 2.0 >= free_from {
                    free_from = at + LABEL / 2.0;
                    label(at, words);
                }
            }
        });
        if !sides.is_empty() {
            self.legend(holder, sides);
        }
        let node = Node {
            padding: UiRect::horizontal(px(10.0)),
            max_width: px(self.room.plot.x + self.room.left + self.room.right),
            ..default()
        };
        let words = Words::new("review-how");
        holder
            .spawn((node, Pickable::IGNORE))
            .with_child(self.theme.words(words, Face::Text, size::LEAST, ASH_LIT));
    }

    /// The rounds, each in its middle; or some of the moves.
    fn labels(&self, x: &dyn Fn(usize) -> f32) -> Vec<(f32, Words)> {
        if self.review.rounds.is_empty() {
            let step = (self.review.moves / 4).div_ceil(5).max(1) * 5;
            let moves = (step..=self.review.moves).step_by(step);
            return moves
                .map(|moves| (x(moves), Words::new("hud-move").with("number", moves)))
                .collect();
        }
        let mut from = 0;
        let ends = self.review.rounds.iter().copied();
        let mut labels = Vec::new();
        for (nth, to) in ends.chain([self.review.moves]).enumerate() {
            let words = Words::new("score-round").with("round", nth + 1);
            labels.push(((x(from) + x(to)) / 2.0, words));
            from = to;
        }
        labels
    }
}

/// How wide a face at the end of a line is, and a label below the graph.
const FACE: f32 = 26.0;
const LABEL: f32 = 76.0;

/// A tap on the graph shows that moment.
pub(super) fn tap(
    mut taps: MessageReader<Tapped>,
    mut inputs: MessageReader<PointerInput>,
    graphs: Query<(&UiGlobalTransform, &ComputedNode), With<Graph>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    dragged: Res<Dragged>,
    review: Res<ReviewSheet>,
    mut actions: MessageWriter<Action>,
) {
    let released = |input: &&PointerInput| matches!(input.action, PointerAction::Release(_));
    let last = inputs.read().filter(released).last();
    let at = last.map(|input| input.location.position);
    for tap in taps.read() {
        let (Ok((transform, node)), Some(at)) = (graphs.get(tap.0), at) else {
            continue;
        };
        if dragged.is_a_drag() {
            continue;
        }
        let to_pixels = windows.single().map_or(1.0, Window::scale_factor);
        let left = transform.translation.x - node.size().x / 2.0;
        let part = (at.x * to_pixels - left) / node.size().x.max(1.0);
        let moves = Scale::of(&review).moves_at(part);
        actions.write(Action::Table(TableAction::LookAt(moves)));
    }
}
