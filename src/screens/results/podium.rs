//! The podium: a step for everybody who has earned one, the higher the better the place, the
//! winner in the middle. What it says comes from the last place to the first.

use std::time::Duration;

use bevy::prelude::*;

use super::Side;
use super::draw::Draw;
use crate::locale::Words;
use crate::motion;
use crate::screens::face::large_face;
use crate::theme::FrameKind;
use crate::theme::palette::*;
use crate::theme::portrait::ring;
use crate::theme::unfold::{Appears, Rises, RunsUp};
use crate::theme::widgets::{Face, icon, size};

/// How a step looks.
#[derive(Clone, Copy)]
struct Step {
    width: f32,
    height: f32,
    face: f32,
    name: f32,
    score: f32,
}

const fn step(width: f32, height: f32, face: f32, name: f32, score: f32) -> Step {
    Step {
        width,
        height,
        face,
        name,
        score,
    }
}

/// First, second, third, and whoever else has one, each lower than the one before.
fn steps(kind: FrameKind) -> [Step; 6] {
    use size::*;
    let last = |width, heights: [f32; 3], faces: [f32; 3], name, score| {
        let of = |nth: usize| step(width, heights[nth], faces[nth], name, score);
        [of(0), of(1), of(2)]
    };
    let (first, last) = match kind {
        FrameKind::Wide => (
            [
                step(240.0, 138.0, 152.0, HEADING, TITLE),
                step(190.0, 110.0, 122.0, CAPTION, SCORE),
                step(190.0, 94.0, 110.0, LABEL, SCORE),
            ],
            last(
                148.0,
                [84.0, 70.0, 58.0],
                [94.0, 86.0, 80.0],
                LABEL,
                HEADING,
            ),
        ),
        FrameKind::Short => (
            [
                step(132.0, 104.0, 104.0, LABEL, SCORE),
                step(114.0, 76.0, 82.0, TEXT, HEADING),
                step(114.0, 56.0, 70.0, TEXT, HEADING),
            ],
            last(96.0, [44.0; 3], [58.0; 3], LEAST, CAPTION),
        ),
        FrameKind::Tall => (
            [
                step(132.0, 104.0, 122.0, LABEL, SCORE),
                step(108.0, 76.0, 92.0, TEXT, HEADING),
                step(108.0, 56.0, 82.0, TEXT, HEADING),
            ],
            last(92.0, [44.0; 3], [58.0; 3], LEAST, CAPTION),
        ),
    };
    let ([one, two, three], [four, five, six]) = (first, last);
    [one, two, three, four, five, six]
}

/// The front of a step, in the light and beside it.
const LIT_WOOD: Color = Color::srgb(0.45, 0.29, 0.15);
const WOOD: Color = Color::srgb(0.33, 0.23, 0.155);
/// So much larger where there are two on a phone.
const LARGER: f32 = 1.25;
/// A step so high has room for what its number counts.
const SAYS_WHAT: f32 = 84.0;
/// So much of a place is above the edge of its step, in parts of its letters' size.
const MEDAL: f32 = 0.75;
/// From step to step.
const GAP: f32 = 6.0;
/// Without a step the others are told in a list.
const FEW: usize = 3;

/// How many stand on the podium: everybody where there is room; else the first three, and nobody
/// stands while an equal does not, as far as there is room.
pub(super) fn on_steps(kind: FrameKind, sides: &[Side]) -> usize {
    let few = FEW.min(sides.len());
    if kind == FrameKind::Wide {
        return sides.len();
    }
    let medals = sides.iter().filter(|side| side.place <= 3).count();
    let winners = sides.iter().filter(|side| side.place == 1).count();
    if medals <= FEW + 1 {
        medals.max(few)
    } else {
        winners.clamp(few, FEW + 1)
    }
}

/// How wide a letter or a digit is, about, in parts of its size.
const LETTER: f32 = 0.6;

/// The largest of these in which so many letters have room.
pub(super) fn fitting(letters: usize, room: f32, sizes: &[f32]) -> f32 {
    let fits = |size: &&f32| letters as f32 * **size * LETTER <= room;
    let smallest = sizes.last().copied().unwrap_or(size::LEAST);
    sizes.iter().find(fits).copied().unwrap_or(smallest)
}

/// What is left free beside the steps, so that the winner stands below the lamp where there are
/// more steps on one side; nothing where there is no room for it.
fn stands_in_the_middle(drawn: &[(usize, Step)], room: f32) -> UiRect {
    let Some(winner) = drawn.iter().position(|(nth, _)| *nth == 0) else {
        return UiRect::ZERO;
    };
    if drawn.len() < 3 {
        return UiRect::ZERO;
    }
    let wide =
        |steps: &[(usize, Step)]| -> f32 { steps.iter().map(|(_, step)| step.width + GAP).sum() };
    let (left, right) = (wide(&drawn[..winner]), wide(&drawn[winner + 1..]));
    let all = wide(drawn);
    match left - right {
        uneven if all + uneven.abs() > room => UiRect::ZERO,
        uneven if uneven > 0.0 => UiRect::right(px(uneven)),
        uneven => UiRect::left(px(-uneven)),
    }
}

/// When the step of this many better ones comes, of so many.
fn comes(nth: usize, of: usize) -> Duration {
    motion::STEP_AFTER_STEP * (of - 1 - nth) as u32
}

/// When everything stands.
pub(super) fn stands(of: usize) -> Duration {
    comes(0, of.max(1)) + motion::STEP_RISES
}

impl Draw<'_> {
    /// In a room so wide, its steps so many times as high as they are drawn.
    pub(super) fn podium(
        &self,
        parent: &mut ChildSpawnerCommands,
        sides: &[Side],
        width: f32,
        higher: f32,
    ) {
        let steps = steps(self.frame.kind);
        let of = |side: &Side| steps[usize::from(side.place - 1).min(steps.len() - 1)];
        // The first in the middle, the second to the left, the third to the right, and so on.
        let mut order: Vec<usize> = (0..sides.len()).collect();
        order.sort_by_key(|nth| match nth % 2 {
            1 => -(*nth as i32),
            _ => *nth as i32,
        });
        // Two, or equals in pairs, are read from left to right.
        if sides.len() == 2 {
            order.sort();
        }
        let wide = |nth: &usize| of(&sides[*nth]).width + GAP;
        let all: f32 = order.iter().map(wide).sum();
        // Many who share the first place stand closer; few have room for more.
        let most = if self.frame.is_wide() { 1.0 } else { LARGER };
        let closer = (width / all).min(most);
        let larger = closer.max(1.0);
        let drawn: Vec<(usize, Step)> = order
            .into_iter()
            .map(|nth| {
                let step = of(&sides[nth]);
                let step = Step {
                    width: step.width * closer,
                    height: step.height * larger * higher,
                    face: (step.face * larger).min(step.width * closer - 8.0),
                    ..step
                };
                (nth, step)
            })
            .collect();
        let beside = stands_in_the_middle(&drawn, width);
        // What the numbers count is said on every step or on none.
        let says_what = drawn.iter().all(|(_, step)| step.height >= SAYS_WHAT);
        let stage = Node {
            align_items: AlignItems::FlexEnd,
            justify_content: JustifyContent::Center,
            overflow: Overflow::clip_y(),
            flex_shrink: 0.0,
            ..default()
        };
        parent
            .spawn((
                Name::new("podium"),
                Node {
                    column_gap: px(GAP),
                    padding: beside,
                    ..stage.clone()
                },
                Pickable::IGNORE,
            ))
            .with_children(|stage| {
                for (nth, step) in &drawn {
                    let after = comes(*nth, sides.len());
                    self.step(stage, &sides[*nth], *step, after, says_what);
                }
            });
        // What they stand on, no wider than they are.
        parent
            .spawn((
                Node {
                    padding: beside,
                    ..stage
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                let line = |from: f32, to: f32, width: f32| {
                    (
                        Node {
                            width: px(width),
                            height: px(3.0),
                            flex_shrink: 0.0,
                            ..default()
                        },
                        BackgroundGradient::from(LinearGradient::to_right(vec![
                            ColorStop::auto(LAMP.with_alpha(from)),
                            ColorStop::auto(LAMP.with_alpha(to)),
                        ])),
                        Pickable::IGNORE,
                    )
                };
                let steps = drawn.iter().map(|(_, step)| step.width + GAP);
                let half = steps.sum::<f32>() / 2.0;
                row.spawn(line(0.25, 0.7, half));
                row.spawn(line(0.7, 0.25, half));
            });
    }

    fn step(
        &self,
        stage: &mut ChildSpawnerCommands,
        side: &Side,
        step: Step,
        after: Duration,
        says_what: bool,
    ) {
        let column = Node {
            width: px(step.width),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        let below = step.height + step.face + 60.0;
        let rises = Rises { by: below, after };
        stage
            .spawn((column, rises, Pickable::IGNORE))
            .with_children(|column| {
                if side.won {
                    let crown = (step.face * 0.26).max(22.0);
                    column.spawn(icon(self.art, "crown", crown, GOLD));
                }
                self.faces(column, side, step);
                let ink = if side.won { GOLD_LIGHT } else { IVORY };
                let name = Node {
                    width: px(step.width),
                    padding: UiRect::vertical(px(2.0)),
                    // Clear of the place on the step below it.
                    margin: UiRect::bottom(px(MEDAL * self.medal_letters())),
                    ..default()
                };
                // Partners' names go over several lines.
                let letters = match side.members.as_slice() {
                    [one] => fitting(
                        one.name.chars().count(),
                        step.width,
                        &[step.name, size::LABEL, size::TEXT, size::LEAST],
                    ),
                    _ => size::TEXT.min(step.name),
                };
                column.spawn((
                    self.theme.words(side.name(), Face::Bold, letters, ink),
                    name,
                    // In the light of the lamp letters need some dark behind them.
                    BackgroundGradient::from(LinearGradient::to_right(vec![
                        ColorStop::auto(WELL.with_alpha(0.0)),
                        ColorStop::percent(WELL.with_alpha(0.66), 22.0),
                        ColorStop::percent(WELL.with_alpha(0.66), 78.0),
                        ColorStop::auto(WELL.with_alpha(0.0)),
                    ])),
                    TextLayout::new(Justify::Center, LineBreak::WordOrCharacter),
                ));
                let after = after + motion::STEP_RISES;
                self.block(column, side, step, after, says_what);
            });
    }

    /// Partners stand close together.
    fn faces(&self, column: &mut ChildSpawnerCommands, side: &Side, step: Step) {
        let number = side.members.len() as f32;
        // So much of each covers the one before.
        let covers = 0.3;
        let room = step.width / (1.0 + (number - 1.0) * (1.0 - covers));
        let face = step.face.min(room);
        let row = Node {
            border_radius: BorderRadius::MAX,
            ..default()
        };
        let light = if side.won {
            BoxShadow::new(LAMP.with_alpha(0.6), px(0.0), px(0.0), px(2.0), px(22.0))
        } else {
            BoxShadow::default()
        };
        let row = (row, light, Pickable::IGNORE);
        column.spawn(row).with_children(|row| {
            for (nth, member) in side.members.iter().enumerate() {
                let margin = if nth > 0 { -covers * face } else { 0.0 };
                let holder = Node {
                    margin: UiRect::left(px(margin)),
                    ..default()
                };
                row.spawn((holder, Pickable::IGNORE))
                    .with_children(|holder| {
                        let look = match (member.team, side.won) {
                            (None, true) => ("ring-disc", GOLD_LIGHT),
                            (team, _) => ring(team),
                        };
                        let person = member.portrait;
                        large_face(holder, self.art, self.assets, person, look, face);
                    });
            }
        });
    }

    /// Which place it is, in the middle of the step's upper edge: half of it is above that.
    fn medal(&self, block: &mut ChildSpawnerCommands, side: &Side) {
        let (fill, ink) = match side.place {
            1 => (GOLD, INK),
            _ => (WELL, IVORY),
        };
        let medal = (
            Node {
                padding: UiRect::axes(px(8.0), px(1.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(fill),
            BorderColor::all(LAMP.with_alpha(0.6)),
            Pickable::IGNORE,
        );
        let letters = self.medal_letters();
        let holder = Node {
            position_type: PositionType::Absolute,
            top: px(-MEDAL * letters),
            width: percent(100.0),
            justify_content: JustifyContent::Center,
            ..default()
        };
        let rank = Words::new("hud-rank").with("rank", side.place);
        block
            .spawn((holder, Pickable::IGNORE))
            .with_children(|holder| {
                holder
                    .spawn(medal)
                    .with_child(self.theme.line(rank, Face::Bold, letters, ink));
            });
    }

    fn medal_letters(&self) -> f32 {
        if self.frame.is_wide() {
            size::LABEL
        } else {
            size::LEAST
        }
    }

    /// The wood they stand on, with what they have scored.
    fn block(
        &self,
        column: &mut ChildSpawnerCommands,
        side: &Side,
        step: Step,
        after: Duration,
        says_what: bool,
    ) {
        let (top, edge) = if side.won {
            (LIT_WOOD, GOLD)
        } else {
            (WOOD, LAMP.with_alpha(0.45))
        };
        let block = (
            Node {
                width: percent(100.0),
                height: px(step.height),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                padding: UiRect::top(px(MEDAL * self.medal_letters() - 4.0)),
                border: UiRect::new(px(1.0), px(1.0), px(3.0), px(0.0)),
                border_radius: BorderRadius::top(px(12.0)),
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_bottom(vec![
                ColorStop::auto(top),
                ColorStop::auto(WALNUT_DARK),
            ])),
            BorderColor::all(edge),
            Pickable::IGNORE,
        );
        let digits = side.score.to_string().len();
        let sizes = [step.score, size::SCORE, size::HEADING, size::LABEL];
        let letters = fitting(digits, step.width - 8.0, &sizes).min(step.score);
        column.spawn(block).with_children(|block| {
            self.medal(block, side);
            block.spawn((
                RunsUp {
                    from: 0,
                    to: side.score,
                    after,
                },
                self.theme
                    .line(Words::number(0), Face::Display, letters, GOLD_LIGHT),
            ));
            if says_what {
                let points = Words::new(self.results.counted).with("count", side.score);
                block.spawn((
                    Appears(after),
                    self.theme.line(points, Face::Text, size::TEXT, ASH_LIT),
                ));
            }
        });
    }
}
