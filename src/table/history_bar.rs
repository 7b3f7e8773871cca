//! Looking back: while the table shows an earlier moment, a bar steps through the game and returns
//! to now. It takes the place of the rail, and where the lane would say what has happened it is
//! said which move it is and what was done in it: nothing of the table is covered. A phone on its
//! side has all of it on one bar where the lane is.

use bevy::prelude::*;

use super::director::OnTable;
use super::lane::{Lane, LaneStrip};
use super::rail::Rail;
use crate::action::{Action, Menu, Screen, TableAction};
use crate::locale::{Locale, Words};
use crate::play::MatchStatus;
use crate::play::history::LookedAt;
use crate::table::hud::HudLayout;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, Theme, button, icon, panel, place, size};
use crate::theme::{Art, Frame, FrameKind};

/// What is there only while somebody looks back.
#[derive(Component)]
struct WhileLooking;
#[derive(Component)]
struct LookingText;
/// What was done in it, in so many letters at most.
#[derive(Component)]
struct DoneText(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(
            resource_changed::<MatchStatus>
                .or_else(resource_changed::<LookedAt>)
                .or_else(resource_changed::<Locale>)
                .or_else(resource_changed::<State<Menu>>),
        )
        .run_if(in_state(Screen::Table)),
    );
}

/// On its side a phone has room for three buttons, the number between them and the way back.
const SHORT_BAR: Vec2 = Vec2::new(440.0, 58.0);
/// Beside a wide table the bar is as wide as the words on the way back need.
const BESIDE: f32 = 108.0;

fn step(art: &Art, name: &str, action: Action) -> impl Bundle + use<> {
    let node = Node {
        width: px(48.0),
        height: px(48.0),
        border_radius: BorderRadius::MAX,
        flex_shrink: 0.0,
        ..default()
    };
    (
        button(ButtonLook::Round, action, node),
        children![icon(art, name, 22.0, IVORY)],
    )
}

/// Where the bar lies, clear of the rail or in its place.
fn place_of(kind: FrameKind, layout: &HudLayout, frame: &Frame) -> Rect {
    let rail = layout.rail;
    match kind {
        FrameKind::Tall => rail,
        FrameKind::Wide => {
            let right = frame.size.x - 4.0;
            Rect::new(right - BESIDE, rail.min.y, right, rail.max.y)
        }
        FrameKind::Short => {
            let rect = Rect::from_center_size(layout.lane.rect.center(), SHORT_BAR);
            let over = (rect.max.x + 8.0 - rail.min.x).max(0.0) * Vec2::X;
            Rect::from_corners(rect.min - over, rect.max - over)
        }
    }
}

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let frame = *world.resource::<Frame>();
    let kind = frame.kind;
    let (direction, radius) = match kind {
        FrameKind::Tall => (FlexDirection::Row, 22.0),
        FrameKind::Wide => (FlexDirection::Column, 22.0),
        FrameKind::Short => (FlexDirection::Row, 31.0),
    };
    let wide = kind == FrameKind::Wide;
    let bar = (
        Name::new("looking back"),
        OnTable,
        WhileLooking,
        GlobalZIndex(6),
        panel(Node {
            display: Display::None,
            flex_direction: direction,
            align_items: AlignItems::Center,
            justify_content: if wide {
                JustifyContent::SpaceEvenly
            } else {
                JustifyContent::SpaceBetween
            },
            column_gap: px(6.0),
            padding: UiRect::horizontal(px(if wide { 4.0 } else { 6.0 })),
            border_radius: BorderRadius::all(px(radius)),
            ..place(place_of(kind, layout, &frame))
        }),
    );
    let steps = |action: TableAction| Action::Table(action);
    let back = |bar: &mut ChildSpawner| {
        let node = Node {
            width: if wide { percent(100.0) } else { Val::Auto },
            height: px(if wide { 92.0 } else { 50.0 }),
            flex_grow: if kind == FrameKind::Tall { 1.0 } else { 0.0 },
            flex_direction: direction,
            column_gap: px(8.0),
            row_gap: px(4.0),
            padding: UiRect::horizontal(px(if kind == FrameKind::Short { 14.0 } else { 4.0 })),
            border_radius: BorderRadius::all(px(if wide { 18.0 } else { 25.0 })),
            ..default()
        };
        let look = ButtonLook::Primary;
        bar.spawn(button(look, steps(TableAction::ToNow), node))
            .with_children(|button| {
                if kind != FrameKind::Tall {
                    button.spawn(icon(art, "play", 18.0, IVORY));
                }
                let words = Words::new("hud-back-to-game");
                button.spawn((
                    theme.words(words, Face::Bold, size::TEXT, IVORY),
                    if wide {
                        TextLayout::justify(Justify::Center)
                    } else {
                        TextLayout::no_wrap()
                    },
                ));
            });
    };
    world.spawn(bar).with_children(|bar| {
        if wide {
            back(bar);
        }
        bar.spawn(step(art, "first", steps(TableAction::ToStart)));
        bar.spawn(step(art, "step-back", steps(TableAction::StepBack)));
        match kind {
            FrameKind::Tall => back(bar),
            FrameKind::Wide => {}
            FrameKind::Short => {
                let words = Words::plain("");
                let line = theme.line(words, Face::Bold, size::TEXT, GOLD_LIGHT);
                bar.spawn((LookingText, line));
            }
        }
        bar.spawn(step(art, "step-forward", steps(TableAction::StepForward)));
        match kind {
            FrameKind::Short => back(bar),
            _ => {
                bar.spawn(step(art, "log", Action::Open(Menu::Log)));
            }
        }
    });
    if kind != FrameKind::Short {
        which_move(world, theme, &layout.lane);
    }
}

/// A letter is about so wide, in parts of its size; there is some room round the lines.
const LETTER: f32 = 0.53;
const AROUND: f32 = 2.6;

/// Which move it is and what was done in it, where the lane would say what has happened.
fn which_move(world: &mut World, theme: &Theme, lane: &Lane) {
    let strip = Node {
        display: Display::None,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..place(lane.rect)
    };
    let ground = (
        lane.ground(),
        BackgroundColor(WELL.with_alpha(0.94)),
        Pickable::IGNORE,
    );
    let letters = (lane.rect.width() - AROUND * lane.size) / (lane.size * LETTER);
    let lines = lane.lines().saturating_sub(1).max(1);
    world
        .spawn((
            Name::new("which move"),
            OnTable,
            WhileLooking,
            GlobalZIndex(6),
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            strip.spawn(ground).with_children(|ground| {
                let nothing = || Words::plain("");
                let number = theme.line(nothing(), Face::Bold, lane.size, GOLD_LIGHT);
                ground.spawn((LookingText, number));
                ground.spawn((
                    DoneText(letters as usize * lines),
                    theme.words(nothing(), Face::Text, lane.size, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            });
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
    Words::plain(format!("{}…", start.trim_end()))
}

fn show(
    status: Res<MatchStatus>,
    looked_at: Res<LookedAt>,
    locale: Res<Locale>,
    menu: Res<State<Menu>>,
    frame: Res<Frame>,
    mut nodes: ParamSet<(
        Query<&mut Node, With<WhileLooking>>,
        Query<&mut Node, With<Rail>>,
        Query<&mut Node, With<LaneStrip>>,
    )>,
    mut texts: Query<&mut Words, (With<LookingText>, Without<DoneText>)>,
    mut done: Query<(&DoneText, &mut Words)>,
) {
    let set = |node: &mut Mut<Node>, seen: bool| {
        let display = if seen { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    };
    for mut bar in nodes.p0().iter_mut() {
        set(&mut bar, status.looking_back);
    }
    let in_its_place = frame.kind != FrameKind::Short;
    for mut rail in nodes.p1().iter_mut() {
        set(&mut rail, !(status.looking_back && in_its_place));
    }
    // What it says is of now, and the log would cover the half of it.
    let covered = *menu.get() == Menu::Log;
    for mut lane in nodes.p2().iter_mut() {
        set(&mut lane, !status.looking_back && !covered);
    }
    for mut text in &mut texts {
        text.set_if_neq(shown(&status));
    }
    for (DoneText(most), mut text) in &mut done {
        let said = looked_at.0.as_ref().map(|words| locale.say(words));
        text.set_if_neq(shortened(said.unwrap_or_default(), *most));
    }
}
