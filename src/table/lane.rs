//! The lane by the hand: a line for what happened, and below it one for what can be done now.
//! Every layout has room for it: it covers nothing, and nothing covers it. What happened stays
//! until the next thing happens.

use bevy::prelude::*;

use super::director::OnTable;
use crate::action::{Action, Screen};
use crate::locale::Words;
use crate::messages::{Caption, Explains, Refusal};
use crate::motion;
use crate::play::Prompt;
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place};

/// Where the lane is, in design units from the top left.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    pub rect: Rect,
    /// How large its letters are.
    pub size: f32,
}

impl Lane {
    /// So many lines high, its foot here, at most so wide.
    pub fn on(foot: Vec2, width: f32, size: f32, lines: f32) -> Lane {
        let height = lines * size * LEADING + 2.0 * PADDING;
        Lane {
            rect: Rect::new(
                foot.x - width / 2.0,
                foot.y - height,
                foot.x + width / 2.0,
                foot.y,
            ),
            size,
        }
    }

    /// How many lines it has room for.
    pub fn lines(&self) -> usize {
        ((self.rect.height() - 2.0 * PADDING) / (self.size * LEADING)).round() as usize
    }

    /// What its lines stand on.
    pub(super) fn ground(&self) -> Node {
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            padding: UiRect::axes(px(self.size * 0.8), px(2.0)),
            border_radius: BorderRadius::all(px(self.size * 0.8)),
            max_width: percent(100.0),
            max_height: percent(100.0),
            overflow: Overflow::clip_y(),
            ..default()
        }
    }
}

/// From line to line, in parts of the size.
const LEADING: f32 = 1.2;
/// Above and below the lines.
const PADDING: f32 = 3.0;

/// What the lines stand on.
#[derive(Component)]
pub struct LaneGround;

/// The whole of it.
#[derive(Component)]
pub(super) struct LaneStrip;

/// A line of the lane.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneLine {
    News,
    Prompt,
}

/// What happened last, and what is told in its place for a while.
#[derive(Resource, Default)]
struct News {
    last: Option<Words>,
    instead: Option<Instead>,
}

/// A refusal, or what a word means.
struct Instead {
    words: Words,
    ink: Color,
    /// All of the lane is for it.
    alone: bool,
    left: Timer,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>()
        .add_systems(
            Update,
            (
                hear,
                write.run_if(resource_changed::<News>.or_else(resource_changed::<Prompt>)),
            )
                .chain()
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), |mut news: ResMut<News>| {
            *news = News::default();
        });
}

pub(super) fn spawn(world: &mut World, theme: &Theme, lane: &Lane) {
    let strip = (
        Name::new("lane"),
        LaneStrip,
        OnTable,
        Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(lane.rect)
        },
        Pickable::IGNORE,
        GlobalZIndex(5),
    );
    let ground = (
        LaneGround,
        Visibility::Hidden,
        lane.ground(),
        BackgroundColor(WELL.with_alpha(0.84)),
        Pickable::IGNORE,
    );
    world.spawn(strip).with_children(|strip| {
        strip.spawn(ground).with_children(|ground| {
            for (line, face) in [(LaneLine::News, Face::Text), (LaneLine::Prompt, Face::Bold)] {
                ground.spawn((
                    line,
                    theme.words(Words::plain(""), face, lane.size, IVORY),
                    Node {
                        display: Display::None,
                        ..default()
                    },
                    TextLayout::justify(Justify::Center),
                ));
            }
        });
    });
    // The new lines have to be written.
    world.resource_mut::<News>().set_changed();
}

fn hear(
    mut captions: MessageReader<Caption>,
    mut refusals: MessageReader<Refusal>,
    mut explanations: MessageReader<Explains>,
    mut actions: MessageReader<Action>,
    time: Res<Time<Real>>,
    mut news: ResMut<News>,
) {
    if let Some(Caption(words)) = captions.read().last() {
        news.last = Some(words.clone());
        news.instead = None;
    }
    let explanation = explanations.read().last().map(|Explains(words)| Instead {
        words: words.clone(),
        ink: IVORY,
        alone: true,
        left: Timer::new(motion::WORD_STAYS, TimerMode::Once),
    });
    let refusal = refusals.read().last().map(|Refusal(words)| Instead {
        words: words.clone(),
        ink: REFUSED,
        alone: false,
        left: Timer::new(motion::REFUSAL_STAYS, TimerMode::Once),
    });
    let acts = actions.read().count() > 0;
    if let Some(instead) = refusal.or(explanation) {
        news.instead = Some(instead);
        return;
    }
    let instead = &mut news.bypass_change_detection().instead;
    let is_over = instead.as_mut().is_some_and(|instead| {
        // Whoever goes on has read what a word means.
        instead.left.tick(time.delta()).is_finished() || (acts && instead.alone)
    });
    if is_over {
        // What happened before can be read again.
        news.instead = None;
    }
}

fn write(
    news: Res<News>,
    prompt: Res<Prompt>,
    mut grounds: Query<&mut Visibility, With<LaneGround>>,
    mut lines: Query<(&LaneLine, &mut Words, &mut TextColor, &mut Node)>,
) {
    let instead = news.instead.as_ref();
    let alone = instead.is_some_and(|instead| instead.alone || prompt.teaches);
    let mut empty = true;
    for (line, mut words, mut color, mut node) in &mut lines {
        let (says, ink) = match (line, instead) {
            (LaneLine::News, Some(instead)) => (Some(&instead.words), instead.ink),
            (LaneLine::News, None) if prompt.teaches => (None, IVORY),
            (LaneLine::News, None) => (news.last.as_ref(), IVORY),
            (LaneLine::Prompt, _) if alone => (None, IVORY),
            (LaneLine::Prompt, _) if prompt.asks => (prompt.words(), GOLD_LIGHT),
            (LaneLine::Prompt, _) => (prompt.words(), ASH_LIT),
        };
        empty &= says.is_none();
        let display = if says.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        if color.0 != ink {
            color.0 = ink;
        }
        if let Some(says) = says {
            words.set_if_neq(says.clone());
        }
    }
    for mut ground in &mut grounds {
        ground.set_if_neq(if empty {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

/// Light enough to be read, and red.
const REFUSED: Color = Color::srgb(1.0, 0.62, 0.6);
