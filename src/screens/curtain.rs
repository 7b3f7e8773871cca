//! The curtain between two people at one device: it names who is next, and opens for whoever
//! holds it.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::Action;
use crate::locale::Words;
use crate::motion;
use crate::play::viewing::OpenCurtain;
use crate::play::{MatchStatus, Phase};
use crate::screens::face::large_face;
use crate::table::hud::Hud;
use crate::theme::focus::{FocusFirst, FocusLayer};
use crate::theme::palette::*;
use crate::theme::press::LetGo;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

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
    assets: Res<AssetServer>,
    frame: Res<Frame>,
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
    let person = next.map_or(0, |seat| seat.portrait);
    // As large as can be seen by whoever is across the table.
    let (face, letters) = match frame.kind {
        FrameKind::Wide => (260.0, size::TITLE),
        FrameKind::Tall => (210.0, size::SCORE),
        FrameKind::Short => (138.0, size::SCORE),
    };
    let gap = if frame.kind == FrameKind::Short {
        6.0
    } else {
        18.0
    };
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
                row_gap: px(gap),
                padding: UiRect::all(px(14.0)),
                ..default()
            },
            // Nothing of the table is seen through it.
            BackgroundColor(NIGHT),
            lamplight(face),
            GlobalZIndex(60),
            Pickable::default(),
            FocusLayer(1),
        ))
        .with_children(|root| {
            let words = Words::new("curtain-pass");
            root.spawn(theme.line(words, Face::Text, size::LABEL, ASH_LIT));
            large_face(
                root,
                &art,
                &assets,
                person,
                ("ring-disc", EMBER_LIGHT),
                face,
            );
            let name = Words::plain(name);
            root.spawn(theme.line(name, Face::Display, letters, IVORY));
            let node = Node {
                min_width: px(300.0),
                height: px(60.0),
                margin: UiRect::top(px(gap)),
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

/// What the lamp makes of the dark.
const GLOW: Color = Color::srgb(0.42, 0.26, 0.13);

/// The lamp above a face so large.
fn lamplight(face: f32) -> BackgroundGradient {
    let stops = vec![
        ColorStop::percent(GLOW, 0.0),
        ColorStop::percent(GLOW.mix(&NIGHT, 0.5), 38.0),
        ColorStop::percent(GLOW.mix(&NIGHT, 0.85), 70.0),
        ColorStop::percent(NIGHT, 100.0),
    ];
    let above = UiPosition::CENTER.at(px(0.0), px(-0.3 * face));
    RadialGradient::new(above, RadialGradientShape::Circle(px(2.6 * face)), stops).into()
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
