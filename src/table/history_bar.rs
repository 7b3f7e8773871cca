//! Looking back: while the table shows an earlier moment, a bar says which, steps through the
//! game and returns to now.

use bevy::prelude::*;

use super::director::OnTable;
use crate::action::{Action, Screen, TableAction};
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::table::hud::HudLayout;
use crate::theme::Art;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, Theme, button, icon, panel, place, size};

#[derive(Component)]
struct LookingBar;
#[derive(Component)]
struct LookingText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.run_if(resource_changed::<MatchStatus>)
            .run_if(in_state(Screen::Table)),
    );
}

/// Wide enough for four buttons and the number between them.
const BAR: Vec2 = Vec2::new(366.0, 58.0);

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let rect = Rect::from_center_size(layout.lane.rect.center(), BAR);
    let bar = (
        Name::new("looking back"),
        OnTable,
        LookingBar,
        GlobalZIndex(6),
        panel(Node {
            display: Display::None,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            padding: UiRect::horizontal(px(5.0)),
            border_radius: BorderRadius::all(px(29.0)),
            ..place(rect)
        }),
    );
    world.spawn(bar).with_children(|bar| {
        let step = |name: &str, action: TableAction| {
            let node = Node {
                width: px(48.0),
                height: px(48.0),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            (
                button(ButtonLook::Round, Action::Table(action), node),
                children![icon(art, name, 22.0, IVORY)],
            )
        };
        bar.spawn(step("first", TableAction::ToStart));
        bar.spawn(step("step-back", TableAction::StepBack));
        bar.spawn((
            LookingText,
            theme.line(Words::plain(""), Face::Bold, size::TEXT, GOLD_LIGHT),
        ));
        bar.spawn(step("step-forward", TableAction::StepForward));
        bar.spawn(step("last", TableAction::ToNow));
    });
}

fn show(
    status: Res<MatchStatus>,
    mut bars: Query<&mut Node, With<LookingBar>>,
    mut texts: Query<&mut Words, With<LookingText>>,
) {
    for mut bar in &mut bars {
        let display = if status.looking_back {
            Display::Flex
        } else {
            Display::None
        };
        if bar.display != display {
            bar.display = display;
        }
    }
    for mut text in &mut texts {
        let words = Words::new("hud-looking")
            .with("shown", status.move_number)
            .with("all", status.moves);
        text.set_if_neq(words);
    }
}
