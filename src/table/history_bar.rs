//! Looking back: while the table shows an earlier moment, a bar says which, steps through the
//! game and returns to now. On an upright phone it takes the place of the rail, so that nothing
//! of the table is covered; elsewhere it lies where the lane does.

use bevy::prelude::*;

use super::director::OnTable;
use super::lane::LaneStrip;
use super::rail::Rail;
use crate::action::{Action, Menu, Screen, TableAction};
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::table::hud::HudLayout;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, Theme, button, icon, panel, place, size};
use crate::theme::{Art, Frame, FrameKind};

/// What is there only while somebody looks back.
#[derive(Component)]
struct WhileLooking;
#[derive(Component)]
struct LookingText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(resource_changed::<MatchStatus>)
            .run_if(in_state(Screen::Table)),
    );
}

/// Wide enough for three buttons, the number between them and the way back; lower where there is
/// little room.
const BAR: Vec2 = Vec2::new(520.0, 62.0);
/// On its side a phone has less.
const SHORT_BAR: Vec2 = Vec2::new(440.0, 58.0);

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let kind = world.resource::<Frame>().kind;
    let upright = kind == FrameKind::Tall;
    let lane = layout.lane.rect.center();
    let rect = match kind {
        FrameKind::Tall => layout.rail,
        FrameKind::Wide => Rect::from_center_size(lane, BAR),
        FrameKind::Short => Rect::from_center_size(lane, SHORT_BAR),
    };
    // Clear of the rail.
    let over = (rect.max.x + 8.0 - layout.rail.min.x).max(0.0);
    let rect = match upright {
        true => rect,
        false => Rect::from_corners(rect.min - over * Vec2::X, rect.max - over * Vec2::X),
    };
    let bar = (
        Name::new("looking back"),
        OnTable,
        WhileLooking,
        GlobalZIndex(6),
        panel(Node {
            display: Display::None,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(6.0),
            padding: UiRect::horizontal(px(6.0)),
            border_radius: BorderRadius::all(px(if upright { 22.0 } else { 31.0 })),
            ..place(rect)
        }),
    );
    let step = |name: &str, action: Action| {
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
    };
    let steps = |action: TableAction| Action::Table(action);
    let says = |upright: bool| {
        let letters = if upright { size::LABEL } else { size::TEXT };
        (
            LookingText,
            theme.line(Words::plain(""), Face::Bold, letters, GOLD_LIGHT),
        )
    };
    let back = |bar: &mut ChildSpawner| {
        let node = Node {
            height: px(50.0),
            flex_grow: if upright { 1.0 } else { 0.0 },
            column_gap: px(8.0),
            padding: UiRect::horizontal(px(if upright { 4.0 } else { 14.0 })),
            border_radius: BorderRadius::all(px(25.0)),
            ..default()
        };
        let look = ButtonLook::Primary;
        bar.spawn(button(look, steps(TableAction::ToNow), node))
            .with_children(|button| {
                if !upright {
                    button.spawn(icon(art, "play", 18.0, IVORY));
                }
                let words = Words::new("hud-back-to-game");
                button.spawn(theme.line(words, Face::Bold, size::TEXT, IVORY));
            });
    };
    world.spawn(bar).with_children(|bar| {
        bar.spawn(step("first", steps(TableAction::ToStart)));
        bar.spawn(step("step-back", steps(TableAction::StepBack)));
        if upright {
            back(bar);
        } else {
            bar.spawn(says(false));
        }
        bar.spawn(step("step-forward", steps(TableAction::StepForward)));
        if upright {
            bar.spawn(step("log", Action::Open(Menu::Log)));
        } else {
            back(bar);
        }
    });
    if !upright {
        return;
    }
    // Which move it is stands where the lane would say what has happened.
    let strip = Node {
        display: Display::None,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..place(layout.lane.rect)
    };
    let ground = (
        Node {
            padding: UiRect::axes(px(18.0), px(4.0)),
            border: UiRect::all(px(1.0)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.94)),
        BorderColor::all(LAMP.with_alpha(0.5)),
        Pickable::IGNORE,
    );
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
            strip.spawn(ground).with_child(says(true));
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

fn show(
    status: Res<MatchStatus>,
    mut nodes: ParamSet<(
        Query<&mut Node, With<WhileLooking>>,
        Query<&mut Node, With<Rail>>,
        Query<&mut Node, With<LaneStrip>>,
    )>,
    frame: Res<Frame>,
    mut texts: Query<&mut Words, With<LookingText>>,
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
    for mut rail in nodes.p1().iter_mut() {
        set(&mut rail, !(status.looking_back && frame.is_tall()));
    }
    // What it says is of now.
    for mut lane in nodes.p2().iter_mut() {
        set(&mut lane, !status.looking_back);
    }
    for mut text in &mut texts {
        text.set_if_neq(shown(&status));
    }
}
