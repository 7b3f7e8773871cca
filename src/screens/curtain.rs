//! The curtain between two people at one device: it names who is next, and opens for whoever
//! holds it.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::Action;
use crate::locale::Words;
use crate::motion;
use crate::play::viewing::OpenCurtain;
use crate::play::{MatchStatus, Phase};
use crate::table::hud::Hud;
use crate::theme::focus::{FocusFirst, FocusLayer};
use crate::theme::palette::*;
use crate::theme::press::LetGo;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, size};
use crate::theme::{Art, Frame, Theme};

#[derive(Component)]
struct CurtainRoot;

#[derive(Component)]
struct HoldButton;

/// How much of the hold is done.
#[derive(Component)]
struct HoldBar;

/// Since when the button has been held.
#[derive(Resource, Default)]
struct Holding(Option<Duration>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holding>()
        .add_systems(OnEnter(Phase::Curtain), draw)
        .add_systems(OnExit(Phase::Curtain), clear)
        .add_systems(
            Update,
            (
                draw.run_if(resource_changed::<Frame>),
                (let_go.run_if(on_message::<LetGo>), hold).chain(),
            )
                .run_if(in_state(Phase::Curtain)),
        )
        .add_observer(press);
}

fn clear(
    roots: Query<Entity, With<CurtainRoot>>,
    mut holding: ResMut<Holding>,
    mut commands: Commands,
) {
    holding.0 = None;
    for root in &roots {
        commands.entity(root).despawn();
    }
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    old: Query<Entity, With<CurtainRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    let next = status.turn.and_then(|seat| hud.seats.get(seat.index()));
    let name = next.map(|seat| seat.name.clone()).unwrap_or_default();
    let portrait = format!("person-{}", next.map_or(0, |seat| seat.portrait % 6));
    commands
        .spawn((Name::new("curtain"), CurtainRoot, full_frame()))
        .insert((
            Node {
                position_type: PositionType::Absolute,
                width: percent(100.0),
                height: percent(100.0),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                row_gap: px(18.0),
                padding: UiRect::all(px(20.0)),
                ..default()
            },
            BackgroundColor(NIGHT.with_alpha(0.97)),
            GlobalZIndex(60),
            Pickable::default(),
            FocusLayer(1),
        ))
        .with_children(|root| {
            root.spawn((
                art.image(("people", &portrait)),
                Node {
                    width: px(96.0),
                    height: px(96.0),
                    ..default()
                },
                Pickable::IGNORE,
            ));
            let words = Words::new("curtain-pass").with("name", name);
            root.spawn((
                theme.words(words, Face::Display, size::HEADING, IVORY),
                TextLayout::justify(Justify::Center),
            ));
            let node = Node {
                min_width: px(260.0),
                height: px(64.0),
                column_gap: px(12.0),
                padding: UiRect::horizontal(px(16.0)),
                overflow: Overflow::clip(),
                ..default()
            };
            root.spawn((
                button(ButtonLook::Primary, Action::Nothing, node),
                HoldButton,
                FocusFirst,
            ))
            .with_children(|button| {
                button.spawn((
                    HoldBar,
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(0.0),
                        bottom: px(0.0),
                        height: px(8.0),
                        width: percent(0.0),
                        ..default()
                    },
                    BackgroundColor(GOLD_LIGHT),
                    Pickable::IGNORE,
                ));
                button.spawn(icon(&art, "eye", 26.0, IVORY));
                let words = Words::new("curtain-hold");
                button.spawn(theme.line(words, Face::Bold, size::TEXT, IVORY));
            });
        });
}

fn press(
    press: On<Pointer<Press>>,
    buttons: Query<(), With<HoldButton>>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
) {
    if buttons.contains(press.entity) {
        holding.0 = Some(time.elapsed());
    }
}

fn let_go(mut holding: ResMut<Holding>) {
    holding.0 = None;
}

fn hold(
    keys: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut holding: ResMut<Holding>,
    mut bars: Query<&mut Node, With<HoldBar>>,
    mut opened: MessageWriter<OpenCurtain>,
) {
    let hold_keys = [KeyCode::Enter, KeyCode::Space, KeyCode::NumpadEnter];
    if keys.any_just_pressed(hold_keys) {
        holding.0 = Some(time.elapsed());
    }
    if keys.any_just_released(hold_keys) {
        holding.0 = None;
    }
    let share = holding.0.map_or(0.0, |since| {
        motion::share(time.elapsed() - since, motion::CURTAIN_HOLD)
    });
    let width = percent(100.0 * share);
    for mut bar in &mut bars {
        // Touching it would have the whole interface laid out anew.
        if bar.width != width {
            bar.width = width;
        }
    }
    if share >= 1.0 {
        holding.0 = None;
        opened.write(OpenCurtain);
    }
}
