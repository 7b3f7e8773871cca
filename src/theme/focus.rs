//! The keyboard: arrows move the focus to the nearest thing in that direction, Enter presses
//! it, and a ring shows where it is. The ring appears with the first key and goes with the
//! first press of a pointer.
//!
//! Bevy keeps the focus and finds what is nearest. What may have the focus is worked out here:
//! Bevy's own navigation would wander from a menu to the table below it (bevyengine/bevy#21679),
//! and its tab order is that of spawning, not that of reading.

use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::palette::LAMP;
use super::widgets::{OnPress, Unavailable};
use crate::action::Action;

/// Something the keyboard can reach.
#[derive(Component, Default)]
pub struct Focusable;

/// Where the first key puts the focus, if it is nowhere yet.
#[derive(Component)]
pub struct FocusFirst;

/// Roots above others: while one is there, the focus stays inside the highest.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FocusLayer(pub u8);

pub(super) fn plugin(app: &mut App) {
    // Bevy's plugin brings them too, where there is a window.
    app.init_resource::<InputFocus>()
        .init_resource::<InputFocusVisible>()
        .add_systems(
            Update,
            (find_again, move_focus, press_focused, show_ring).chain(),
        );
}

/// What has the focus, while the ring shows it.
pub fn shown_focus(focus: &InputFocus, visible: &InputFocusVisible) -> Option<Entity> {
    focus.get().filter(|_| visible.0)
}

/// What can have the focus now. Only its middle counts: cards in a hand overlap.
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
) -> Vec<FocusableArea> {
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
        .map(|(entity, transform, _, _)| FocusableArea {
            entity,
            position: transform.translation,
            size: Vec2::ZERO,
        })
        .collect()
}

/// What is drawn anew lies no farther from where it was, and is there after so many frames.
const SAME_PLACE: f32 = 2.0;
const DRAWN_ANEW_WITHIN: u8 = 4;

/// A screen that is drawn anew keeps the focus where it was.
fn find_again(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
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
    mut last: Local<Option<(Vec2, u8)>>,
) {
    let focused = shown_focus(&focus, &visible).and_then(|entity| nodes.get(entity).ok());
    if let Some((_, transform, ..)) = focused {
        *last = Some((transform.translation, 0));
        return;
    }
    let Some((at, waited)) = last.take_if(|_| visible.0) else {
        return;
    };
    let candidates = candidates(&nodes, &layers, &parents);
    let again = candidates
        .iter()
        .find(|area| area.position.distance(at) < SAME_PLACE);
    match again {
        Some(again) => focus.set(again.entity, FocusCause::Navigated),
        None if waited < DRAWN_ANEW_WITHIN => *last = Some((at, waited + 1)),
        None => {}
    }
}

fn move_focus(
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
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
        if visible.0 {
            visible.0 = false;
        }
        return;
    }
    let direction = [
        (KeyCode::ArrowLeft, CompassOctant::West),
        (KeyCode::ArrowRight, CompassOctant::East),
        (KeyCode::ArrowUp, CompassOctant::North),
        (KeyCode::ArrowDown, CompassOctant::South),
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
    candidates.sort_by(|a, b| {
        let order = |area: &FocusableArea| (area.position.y.round(), area.position.x);
        order(a)
            .partial_cmp(&order(b))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let current = candidates
        .iter()
        .position(|area| Some(area.entity) == focus.get());
    let next = match (current, direction) {
        // The first key only shows where the focus is.
        (Some(_), _) if !visible.0 => None,
        (None, _) => candidates
            .iter()
            .find(|area| first.contains(area.entity))
            .or(candidates.first())
            .map(|area| area.entity),
        (Some(at), Some(direction)) => {
            let config = AutoNavigationConfig::default();
            find_best_candidate(&candidates[at], direction, &candidates, &config)
        }
        (Some(at), None) => {
            let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
            let step = if back { candidates.len() - 1 } else { 1 };
            let next = candidates.get((at + step) % candidates.len());
            next.map(|area| area.entity)
        }
    };
    if let Some(next) = next {
        focus.set(next, FocusCause::Navigated);
    }
    visible.0 = true;
}

fn press_focused(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    buttons: Query<&OnPress, Without<Unavailable>>,
    mut actions: MessageWriter<Action>,
) {
    let pressed = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    if pressed
        && let Some(focused) = shown_focus(&focus, &visible)
        && let Ok(on_press) = buttons.get(focused)
    {
        actions.write(on_press.0.clone());
    }
}

fn show_ring(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut shown: Local<Option<Entity>>,
    mut commands: Commands,
    nodes: Query<(), With<Focusable>>,
) {
    let wanted = shown_focus(&focus, &visible).filter(|entity| nodes.contains(*entity));
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
