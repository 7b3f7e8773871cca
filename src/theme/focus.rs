//! The keyboard: arrows move the focus to the nearest thing in that direction, Enter presses
//! it, and a ring shows where it is. The ring appears with the first key and goes with the
//! first press of a pointer.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::palette::LAMP;
use super::widgets::{Action, OnPress, Unavailable};

/// Something the keyboard can reach.
#[derive(Component, Default)]
pub struct Focusable;

/// Where the first key puts the focus, if it is nowhere yet.
#[derive(Component)]
pub struct FocusFirst;

/// Roots above others: while one is there, the focus stays inside the highest.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FocusLayer(pub u8);

/// Where the focus is.
#[derive(Resource, Default)]
pub struct Focus {
    pub entity: Option<Entity>,
    /// The ring is shown.
    pub visible: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .add_systems(Update, (move_focus, press_focused, show_ring).chain());
}

/// What can have the focus now, with its middle.
fn candidates(
    nodes: &Query<
        (
            Entity,
            &UiGlobalTransform,
            &ComputedNode,
            &InheritedVisibility,
        ),
        With<Focusable>,
    >,
    layers: &Query<(Entity, &FocusLayer)>,
    parents: &Query<&ChildOf>,
) -> Vec<(Entity, Vec2)> {
    let top = layers.iter().max_by_key(|(_, layer)| **layer);
    let inside = |entity: Entity| match top {
        None => true,
        Some((root, _)) => parents.iter_ancestors(entity).any(|parent| parent == root),
    };
    nodes
        .iter()
        .filter(|(entity, _, node, visibility)| {
            visibility.get() && node.size().min_element() > 0.0 && inside(*entity)
        })
        .map(|(entity, transform, _, _)| (entity, transform.translation))
        .collect()
}

fn move_focus(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut focus: ResMut<Focus>,
    nodes: Query<
        (
            Entity,
            &UiGlobalTransform,
            &ComputedNode,
            &InheritedVisibility,
        ),
        With<Focusable>,
    >,
    layers: Query<(Entity, &FocusLayer)>,
    parents: Query<&ChildOf>,
    first: Query<(), With<FocusFirst>>,
) {
    if mouse.get_just_pressed().next().is_some() || touches.any_just_pressed() {
        if focus.visible {
            focus.visible = false;
        }
        return;
    }
    let direction = [
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowUp, Vec2::NEG_Y),
        (KeyCode::ArrowDown, Vec2::Y),
    ]
    .into_iter()
    .find(|(key, _)| keys.just_pressed(*key))
    .map(|(_, direction)| direction);
    let tab = keys.just_pressed(KeyCode::Tab);
    if direction.is_none() && !tab {
        return;
    }
    let mut candidates = candidates(&nodes, &layers, &parents);
    // Reading order: by rows, then from left to right.
    candidates.sort_by(|(_, a), (_, b)| {
        (a.y.round(), a.x)
            .partial_cmp(&(b.y.round(), b.x))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let current = candidates
        .iter()
        .position(|(entity, _)| Some(*entity) == focus.entity);
    let next = match (current, direction) {
        // The first key only shows where the focus is.
        (Some(at), _) if !focus.visible => candidates.get(at),
        (None, _) => candidates
            .iter()
            .find(|(entity, _)| first.contains(*entity))
            .or(candidates.first()),
        (Some(at), Some(direction)) => nearest(&candidates, at, direction),
        (Some(at), None) => {
            let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
            let step = if back { candidates.len() - 1 } else { 1 };
            candidates.get((at + step) % candidates.len())
        }
    };
    focus.entity = next.map(|(entity, _)| *entity);
    focus.visible = true;
}

/// The nearest candidate in a direction; being off to the side counts double. Stays if there is
/// none.
fn nearest(candidates: &[(Entity, Vec2)], at: usize, direction: Vec2) -> Option<&(Entity, Vec2)> {
    let from = candidates.get(at)?.1;
    candidates
        .iter()
        .filter_map(|candidate| {
            let offset = candidate.1 - from;
            let ahead = offset.dot(direction);
            let aside = (offset - direction * ahead).length();
            // Only what lies roughly that way: nobody means the far corner.
            (ahead > 1.0 && aside < 2.5 * ahead).then_some((ahead + 2.0 * aside, candidate))
        })
        .min_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, candidate)| candidate)
        .or_else(|| candidates.get(at))
}

fn press_focused(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    buttons: Query<&OnPress, Without<Unavailable>>,
    mut actions: MessageWriter<Action>,
) {
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    if pressed
        && focus.visible
        && let Some(on_press) = focus.entity.and_then(|entity| buttons.get(entity).ok())
    {
        actions.write(on_press.0.clone());
    }
}

fn show_ring(
    focus: Res<Focus>,
    mut shown: Local<Option<Entity>>,
    mut commands: Commands,
    nodes: Query<(), With<Focusable>>,
) {
    let wanted = focus
        .entity
        .filter(|entity| focus.visible && nodes.contains(*entity));
    if *shown == wanted {
        return;
    }
    if let Some(old) = shown.take() {
        commands.entity(old).try_remove::<Outline>();
    }
    if let Some(new) = wanted {
        commands
            .entity(new)
            .try_insert(Outline::new(px(3.0), px(3.0), LAMP));
    }
    *shown = wanted;
}
