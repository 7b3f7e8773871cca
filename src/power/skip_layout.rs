//! While nothing changes, nothing is worked out again: Bevy would lay out the whole interface
//! and walk through every tree of things in every frame, and keep a phone warm with it. Each
//! condition names what its systems look at; what has changed in a frame they skip is seen by
//! the next that runs.

use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy::ui::{
    ComputedUiRenderTargetInfo, ComputedUiTargetCamera, ContentSize, UiSystems, UiTransform,
};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            TransformSystems::Propagate.run_if(anything_moved),
            UiSystems::Layout.run_if(layout_may_differ),
            UiSystems::Stack.run_if(order_may_differ),
        ),
    );
}

type Moved = Or<(
    Changed<Transform>,
    Changed<ChildOf>,
    Changed<Children>,
    Added<GlobalTransform>,
)>;

fn anything_moved(
    moved: Query<(), (Moved, With<GlobalTransform>)>,
    mut orphaned: RemovedComponents<ChildOf>,
) -> bool {
    orphaned.read().count() > 0 || !moved.is_empty()
}

type LaidOutAnew = Or<(
    Changed<Node>,
    Changed<ContentSize>,
    Changed<Children>,
    Changed<ChildOf>,
    Changed<ComputedUiRenderTargetInfo>,
    Changed<ComputedUiTargetCamera>,
    Changed<UiTransform>,
    Changed<ScrollPosition>,
    Changed<Outline>,
)>;

fn layout_may_differ(
    nodes: Query<(), (LaidOutAnew, With<Node>)>,
    mut gone: RemovedComponents<Node>,
    mut childless: RemovedComponents<Children>,
    mut contentless: RemovedComponents<ContentSize>,
) -> bool {
    let removed = gone.read().count() + childless.read().count() + contentless.read().count();
    removed > 0 || !nodes.is_empty()
}

type Reordered = Or<(
    Added<Node>,
    Changed<ZIndex>,
    Changed<GlobalZIndex>,
    Changed<Children>,
    Changed<ChildOf>,
)>;

fn order_may_differ(
    nodes: Query<(), (Reordered, With<Node>)>,
    mut gone: RemovedComponents<Node>,
    mut orphaned: RemovedComponents<ChildOf>,
) -> bool {
    gone.read().count() + orphaned.read().count() > 0 || !nodes.is_empty()
}
