//! Holding a card down shows it close, until it is let go.

use std::time::Duration;

use bevy::prelude::*;

use super::cards::{CARD, Card};
use super::director::OnTable;
use super::targets::TargetNode;
use crate::action::Screen;
use crate::motion;
use crate::theme::palette::NIGHT;
use crate::theme::press::LetGo;
use crate::theme::scroll::Dragged;
use crate::theme::{Art, Frame};

/// The card under a finger, and for how long.
#[derive(Resource, Default)]
struct UnderFinger(Option<(Entity, Duration)>);

/// A card seen close.
#[derive(Component)]
pub struct Close;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnderFinger>()
        .add_observer(press)
        .add_systems(
            Update,
            (
                let_go.run_if(on_message::<LetGo>),
                look.run_if(|under: Res<UnderFinger>| under.0.is_some()),
            )
                .chain()
                .run_if(in_state(Screen::Table)),
        );
}

fn press(press: On<Pointer<Press>>, targets: Query<&TargetNode>, mut under: ResMut<UnderFinger>) {
    let card = targets
        .get(press.entity)
        .ok()
        .and_then(|target| target.card);
    if let Some(card) = card {
        under.0 = Some((card, Duration::ZERO));
    }
}

fn let_go(
    mut under: ResMut<UnderFinger>,
    close: Query<Entity, With<Close>>,
    mut commands: Commands,
) {
    under.0 = None;
    for entity in &close {
        commands.entity(entity).despawn();
    }
}

fn look(
    time: Res<Time<Real>>,
    (art, assets, frame): (Res<Art>, Res<AssetServer>, Res<Frame>),
    cards: Query<&Card>,
    close: Query<(), With<Close>>,
    mut under: ResMut<UnderFinger>,
    mut dragged: ResMut<Dragged>,
    mut commands: Commands,
) {
    let Some((entity, held)) = under.0.as_mut() else {
        return;
    };
    if !close.is_empty() {
        return;
    }
    if dragged.is_a_drag() {
        under.0 = None;
        return;
    }
    *held += time.delta().min(motion::cards::HELD_AT_MOST);
    let Some(card) = cards.get(*entity).ok().filter(|card| card.up) else {
        return;
    };
    // On a plain card there is nothing more to see.
    let drawn = card.face.as_deref();
    let Some(face) = drawn.filter(|face| art.has((card.pack, face))) else {
        return;
    };
    if *held < motion::cards::HELD_TO_SEE {
        return;
    }
    let picture = art.image((card.pack, face));
    let sharper = art.sharpest_image(&assets, (card.pack, face));
    // Whoever looks does not choose.
    dragged.by(f32::INFINITY);
    let height = (frame.size.y * 0.72).min(frame.size.x * 0.8 * CARD.y / CARD.x);
    let ground = Node {
        position_type: PositionType::Absolute,
        width: percent(100.0),
        height: percent(100.0),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    let shape = Node {
        width: px(height * CARD.x / CARD.y),
        height: px(height),
        ..default()
    };
    commands
        .spawn((
            Name::new("card seen close"),
            OnTable,
            Close,
            ground,
            BackgroundColor(NIGHT.with_alpha(0.55)),
            GlobalZIndex(40),
            Pickable::IGNORE,
        ))
        .with_children(|ground| {
            ground
                .spawn((picture, shape, Pickable::IGNORE))
                .with_children(|card| {
                    if let Some(sharper) = sharper {
                        let whole = Node {
                            width: percent(100.0),
                            height: percent(100.0),
                            ..default()
                        };
                        card.spawn((sharper, whole, Pickable::IGNORE));
                    }
                });
        });
}
