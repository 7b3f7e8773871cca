//! Lists that scroll: by wheel, by finger, and to whatever has the focus.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;

/// A node whose content may be taller than itself.
#[derive(Component, Default)]
pub struct Scrolls;

/// Design units per wheel line.
const LINE: f32 = 48.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, scroll_by_wheel)
        .add_observer(scroll_by_drag);
}

fn scroll_by_wheel(
    mut wheel: MessageReader<MouseWheel>,
    hovered: Option<Res<HoverMap>>,
    parents: Query<&ChildOf>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>,
) {
    let Some(hovered) = hovered else {
        return;
    };
    for event in wheel.read() {
        let lines = match event.unit {
            MouseScrollUnit::Line => event.y * LINE,
            MouseScrollUnit::Pixel => event.y,
        };
        let over = hovered.values().flat_map(|entities| entities.keys());
        for entity in over {
            let list = std::iter::once(*entity)
                .chain(parents.iter_ancestors(*entity))
                .find(|entity| lists.contains(*entity));
            if let Some(list) = list
                && let Ok((mut position, node)) = lists.get_mut(list)
            {
                scroll(&mut position, node, -lines);
                break;
            }
        }
    }
}

fn scroll_by_drag(
    mut drag: On<Pointer<Drag>>,
    scale: Res<UiScale>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>,
) {
    if let Ok((mut position, node)) = lists.get_mut(drag.entity) {
        let by = -drag.delta.y / scale.0;
        scroll(&mut position, node, by);
        drag.propagate(false);
    }
}

fn scroll(position: &mut ScrollPosition, node: &ComputedNode, by: f32) {
    let hidden = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor();
    position.y = (position.y + by).clamp(0.0, hidden);
}
