//! Looking back: while the table shows an earlier moment, a bar steps through the game. It takes the
//! place of the rail, and where the lane would say what has happened it is said which move it is and
//! what was done in it: nothing of the table is covered. The last of the steps, to now, is the way
//! back to the game: a button with words, which on a phone on its side stands by what is said.

use bevy::prelude::*;

use super::director::OnTable;
use super::lane::LaneStrip;
use super::rail::Rail;
use crate::action::{Action, Menu, ReviewAction, Screen, TableAction};
use crate::locale::{Locale, Words};
use crate::play::MatchStatus;
use crate::play::history::{LookedAt, Reviewed};
use crate::table::hud::HudLayout;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, Theme, button, icon, panel, place, size};
use crate::theme::{Art, Frame, FrameKind};

/// What is there only while somebody looks back.
#[derive(Component, Clone, Copy, PartialEq)]
enum WhileLooking {
    /// At whatever game.
    Always,
    /// At one that is reviewed, or at one that is not.
    Reviewing(bool),
}
/// Which move it is.
#[derive(Component)]
struct LookingText(Letters);
/// What was done in it.
#[derive(Component)]
struct DoneText(Letters);

/// So many letters at most, in a line that has a button beside it and in one that has none.
#[derive(Clone, Copy)]
struct Letters {
    beside: usize,
    alone: usize,
}

impl Letters {
    fn most(self, reviewed: &Reviewed) -> usize {
        match reviewed.looks {
            true => self.alone,
            false => self.beside,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(
            resource_changed::<MatchStatus>
                .or_else(resource_changed::<LookedAt>)
                .or_else(resource_changed::<Reviewed>)
                .or_else(resource_changed::<Locale>)
                .or_else(resource_changed::<State<Menu>>),
        )
        .run_if(in_state(Screen::Table)),
    );
}

/// Beside a wide table the bar is as wide as the words on the way back need.
const BESIDE: f32 = 108.0;
/// How wide the button with words is where it is in a row.
const WAY: f32 = 112.0;

/// A button of the bar, with its word below as on the rail.
struct Step(&'static str, &'static str, Action);

const LOG: Step = Step("log", "rail-log", Action::Open(Menu::Log));
const TO_START: Step = Step("first", "hud-to-start", Action::Table(TableAction::ToStart));
const BACK: Step = Step(
    "step-back",
    "hud-step-back",
    Action::Table(TableAction::StepBack),
);
const FORWARD: Step = Step(
    "step-forward",
    "hud-step-forward",
    Action::Table(TableAction::StepForward),
);
const REVIEW: Step = Step("eye", "review", Action::Review(ReviewAction::Open));
const PLAY_FROM_HERE: Step = Step(
    "play",
    "hud-play-from-here",
    Action::Table(TableAction::PlayFromHere),
);
const TO_NOW: Step = Step("last", "hud-results", Action::Table(TableAction::ToNow));

fn step(
    bar: &mut ChildSpawner,
    theme: &Theme,
    art: &Art,
    Step(name, key, action): &Step,
    look: ButtonLook,
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let node = Node {
        width: px(48.0),
        height: px(48.0),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    bar.spawn((column, Pickable::IGNORE))
        .with_children(|column| {
            column
                .spawn(button(look, action.clone(), node))
                .with_child(icon(art, name, 22.0, IVORY));
            column.spawn((
                theme.words(Words::new(*key), Face::Text, size::LEAST, ASH),
                TextLayout::justify(Justify::Center),
            ));
        });
}

/// The button with words: to the end, which is the game; or on from here, in another one.
struct Way(&'static str, &'static str, TableAction);

const WAY_TO_NOW: Way = Way("last", "hud-back-to-game", TableAction::ToNow);
const WAY_ON: Way = Way("play", "hud-play-from-here", TableAction::PlayFromHere);

fn way(
    parent: &mut ChildSpawner,
    (theme, art): (&Theme, &Art),
    Way(name, key, action): Way,
    (width, height): (Val, f32),
) {
    let node = Node {
        width,
        height: px(height),
        flex_shrink: 0.0,
        column_gap: px(6.0),
        padding: UiRect::horizontal(px(8.0)),
        border_radius: BorderRadius::all(px(20.0)),
        ..default()
    };
    let reviewing = WhileLooking::Reviewing(action == TableAction::PlayFromHere);
    let look = button(ButtonLook::Primary, Action::Table(action), node);
    parent.spawn((reviewing, look)).with_children(|button| {
        button.spawn(icon(art, name, 20.0, IVORY));
        let words = Words::new(key);
        button.spawn((
            theme.words(words, Face::Bold, size::LEAST, IVORY),
            TextLayout::justify(Justify::Center),
        ));
    });
}

/// Where the bar lies: in the place of the rail.
fn place_of(kind: FrameKind, layout: &HudLayout, frame: &Frame) -> Rect {
    let rail = layout.rail;
    if kind != FrameKind::Wide {
        return rail;
    }
    let right = frame.size.x - 4.0;
    Rect::new(right - BESIDE, rail.min.y, right, rail.max.y)
}

/// Over what lies on the table, under what is written there.
const DUSK: GlobalZIndex = GlobalZIndex(-2);

/// The past is seen in another light.
fn dusk(world: &mut World) {
    let node = Node {
        display: Display::None,
        position_type: PositionType::Absolute,
        width: percent(100.0),
        height: percent(100.0),
        border: UiRect::all(px(3.0)),
        ..default()
    };
    world.spawn((
        Name::new("the past"),
        OnTable,
        WhileLooking::Always,
        DUSK,
        node,
        BackgroundColor(NIGHT.with_alpha(0.4)),
        BorderColor::all(GOLD.with_alpha(0.6)),
        Pickable::IGNORE,
    ));
}

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let frame = *world.resource::<Frame>();
    let kind = frame.kind;
    dusk(world);
    let bars = [
        ([LOG, TO_START, BACK, FORWARD], WAY_TO_NOW, false),
        ([REVIEW, BACK, FORWARD, TO_NOW], WAY_ON, true),
    ];
    for (steps, with_words, reviewing) in bars {
        let bar = (
            Name::new("looking back"),
            OnTable,
            WhileLooking::Reviewing(reviewing),
            GlobalZIndex(6),
            panel(Node {
                display: Display::None,
                flex_direction: match kind {
                    FrameKind::Tall => FlexDirection::Row,
                    FrameKind::Wide | FrameKind::Short => FlexDirection::Column,
                },
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceAround,
                border_radius: BorderRadius::all(px(22.0)),
                ..place(place_of(kind, layout, &frame))
            }),
        );
        world.spawn(bar).with_children(|bar| {
            // Beside a narrow bar there is no room for a wide button: it is the last of the steps.
            let narrow = reviewing && kind == FrameKind::Short;
            for one in &steps[..steps.len() - usize::from(narrow)] {
                step(bar, theme, art, one, ButtonLook::Round);
            }
            if narrow {
                step(bar, theme, art, &PLAY_FROM_HERE, ButtonLook::Primary);
            }
            match kind {
                FrameKind::Tall => way(bar, (theme, art), with_words, (px(WAY), 56.0)),
                FrameKind::Wide => way(bar, (theme, art), with_words, (percent(94.0), 56.0)),
                FrameKind::Short => {}
            }
        });
    }
    which_move(world, theme, art, layout, kind == FrameKind::Short);
}

/// A letter is about so wide, in parts of its size; there is some room round the lines.
const LETTER: f32 = 0.53;
const AROUND: f32 = 2.6;

/// Which move it is and what was done in it, where the lane would say what has happened; and where
/// the bar has no room for it, the way back to the game.
fn which_move(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout, with_back: bool) {
    let lane = &layout.lane;
    let strip = Node {
        display: Display::None,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        column_gap: px(10.0),
        ..place(lane.rect)
    };
    let ground = (
        lane.ground(),
        BackgroundColor(WELL.with_alpha(0.94)),
        Pickable::IGNORE,
    );
    let back = if with_back { WAY + 10.0 } else { 0.0 };
    let letters = |taken: f32, lines: usize| {
        let room = lane.rect.width() - taken - AROUND * lane.size;
        (room / (lane.size * LETTER)) as usize * lines
    };
    let in_lines = |lines: usize| Letters {
        beside: letters(back, lines),
        alone: letters(0.0, lines),
    };
    let lines = lane.lines().saturating_sub(1).max(1);
    world
        .spawn((
            Name::new("which move"),
            OnTable,
            WhileLooking::Always,
            GlobalZIndex(6),
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            strip.spawn(ground).with_children(|ground| {
                let nothing = || Words::plain("");
                let number = theme.line(nothing(), Face::Bold, lane.size, GOLD_LIGHT);
                ground.spawn((LookingText(in_lines(1)), number));
                ground.spawn((
                    DoneText(in_lines(lines)),
                    theme.words(nothing(), Face::Text, lane.size, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            });
            if with_back {
                way(strip, (theme, art), WAY_TO_NOW, (px(WAY), 48.0));
            }
        });
}

/// Which move the table shows.
pub(super) fn shown(status: &MatchStatus) -> Words {
    let words = match status.move_number {
        0 => Words::new("hud-looking-start"),
        shown => Words::new("hud-looking").with("shown", shown),
    };
    words.with("all", status.moves)
}

/// At its end only as much as there is room for.
fn shortened(said: String, most: usize) -> Words {
    if said.chars().count() <= most {
        return Words::plain(said);
    }
    let start: String = said.chars().take(most.saturating_sub(1)).collect();
    let start = start.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    Words::plain(format!("{start}…"))
}

fn show(
    status: Res<MatchStatus>,
    (looked_at, reviewed): (Res<LookedAt>, Res<Reviewed>),
    locale: Res<Locale>,
    menu: Res<State<Menu>>,
    mut nodes: ParamSet<(
        Query<(&WhileLooking, &mut Node)>,
        Query<&mut Node, With<Rail>>,
        Query<&mut Node, With<LaneStrip>>,
    )>,
    mut texts: Query<(&LookingText, &mut Words), Without<DoneText>>,
    mut done: Query<(&DoneText, &mut Words, &mut TextColor)>,
) {
    let set = |node: &mut Mut<Node>, seen: bool| {
        let display = if seen { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    };
    for (when, mut node) in nodes.p0().iter_mut() {
        let now = match when {
            WhileLooking::Always => true,
            WhileLooking::Reviewing(reviewing) => *reviewing == reviewed.looks,
        };
        set(&mut node, status.looking_back && now);
    }
    for mut rail in nodes.p1().iter_mut() {
        set(&mut rail, !status.looking_back);
    }
    // What it says is of now, and the log would cover the half of it.
    let covered = *menu.get() == Menu::Log;
    for mut lane in nodes.p2().iter_mut() {
        set(&mut lane, !status.looking_back && !covered);
    }
    for (LookingText(letters), mut text) in &mut texts {
        let made = reviewed.made.as_ref();
        text.set_if_neq(match made {
            Some(made) => shortened(locale.say(made), letters.most(&reviewed)),
            None => shown(&status),
        });
    }
    let (said, ink) = match &reviewed.better {
        Some(better) => (Some(better), GOLD_LIGHT),
        None => (looked_at.0.as_ref(), IVORY),
    };
    let said = said.map(|words| locale.say(words)).unwrap_or_default();
    for (DoneText(letters), mut text, mut color) in &mut done {
        text.set_if_neq(shortened(said.clone(), letters.most(&reviewed)));
        color.set_if_neq(TextColor(ink));
    }
}
