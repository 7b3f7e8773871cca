//! While nothing changes, Bevy's layout is skipped, and nobody must ever see a difference: after
//! every frame everything is where it would be had it been laid out anew.

mod one_by_one;
mod reads;
mod session;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::transform::TransformSystems;
use bevy::ui::{ComputedStackIndex, UiGlobalTransform, UiStack, UiSystems};

/// How often each of the three was worked out.
#[derive(Resource, Clone, Copy, Default, PartialEq, Debug)]
struct Runs {
    layout: u32,
    order: u32,
    transforms: u32,
}

/// What Bevy has to look at again when it is touched, and what changes nothing by that.
#[derive(Resource)]
struct Nudge {
    node: Entity,
    body: Entity,
}

/// Adds what this takes to a program.
fn watch(app: &mut App) {
    app.init_resource::<Runs>().add_systems(
        PostUpdate,
        (
            (|mut runs: ResMut<Runs>| runs.layout += 1).in_set(UiSystems::Layout),
            (|mut runs: ResMut<Runs>| runs.order += 1).in_set(UiSystems::Stack),
            (|mut runs: ResMut<Runs>| runs.transforms += 1).in_set(TransformSystems::Propagate),
        ),
    );
    let hidden = Node {
        display: Display::None,
        ..default()
    };
    let node = app.world_mut().spawn((hidden, ZIndex(0))).id();
    let body = app.world_mut().spawn(Transform::default()).id();
    app.insert_resource(Nudge { node, body });
    app.update();
}

fn runs(app: &App) -> Runs {
    *app.world().resource::<Runs>()
}

/// Where one thing is.
#[derive(Clone, PartialEq, Debug, Default)]
struct Place {
    node: Option<ComputedNode>,
    on_screen: Option<UiGlobalTransform>,
    in_world: Option<GlobalTransform>,
}

/// Where everything is.
#[derive(Clone, PartialEq, Debug)]
struct Places {
    things: BTreeMap<Entity, Place>,
    order: Vec<Entity>,
}

/// What lies above what, from below. Of roots that ask for the same height Bevy takes whichever
/// comes first, and that may be another the next time.
fn order(app: &App) -> Vec<Entity> {
    let world = app.world();
    let stack = world.resource::<UiStack>();
    let height = |root: Entity| {
        let global = world.get::<GlobalZIndex>(root).map_or(0, |height| height.0);
        (
            global,
            world.get::<ZIndex>(root).map_or(0, |height| height.0),
        )
    };
    let trees = stack.partition.iter();
    let mut trees: Vec<&[Entity]> = trees.map(|tree| &stack.uinodes[tree.clone()]).collect();
    for alike in trees.chunk_by_mut(|one, other| height(one[0]) == height(other[0])) {
        alike.sort_by_key(|tree| tree[0]);
    }
    trees.into_iter().flatten().copied().collect()
}

fn places(app: &mut App) -> Places {
    type Parts<'a> = (
        Entity,
        Option<&'a ComputedNode>,
        Option<&'a UiGlobalTransform>,
        Option<&'a GlobalTransform>,
    );
    let mut things = app.world_mut().query::<Parts>();
    let things = things
        .iter(app.world())
        .map(|(entity, node, on_screen, in_world)| {
            let place = Place {
                node: node.copied(),
                on_screen: on_screen.copied(),
                in_world: in_world.copied(),
            };
            (entity, place)
        })
        .filter(|(_, place)| *place != Place::default());
    let things = things.collect();
    // Everything that is there knows its place in the order.
    let stack = &app.world().resource::<UiStack>().uinodes;
    for (nth, node) in stack.iter().enumerate() {
        if let Some(index) = app.world().get::<ComputedStackIndex>(*node) {
            assert_eq!(index.0 as usize, nth);
        }
    }
    Places {
        things,
        order: order(app),
    }
}

/// What lies elsewhere once everything has been laid out, whatever the conditions say. Only what
/// comes at the end of a frame is run for it: no time passes, and nothing happens.
fn misplaced(app: &mut App) -> Vec<String> {
    // Bevy itself may need another go, and the conditions may know it.
    app.world_mut().run_schedule(PostUpdate);
    let before = places(app);
    let runs_before = runs(app);
    let Nudge { node, body } = *app.world().resource::<Nudge>();
    let world = app.world_mut();
    world.get_mut::<Node>(node).unwrap().set_changed();
    world.get_mut::<ZIndex>(node).unwrap().set_changed();
    world.get_mut::<Transform>(body).unwrap().set_changed();
    world.run_schedule(PostUpdate);
    let runs_after = runs(app);
    let all = Runs {
        layout: runs_before.layout + 1,
        order: runs_before.order + 1,
        transforms: runs_before.transforms + 1,
    };
    assert_eq!(runs_after, all, "everything was worked out");
    let after = places(app);
    let mut misplaced = Vec::new();
    for (entity, place) in &after.things {
        if before.things.get(entity) != Some(place) {
            let what = app.world().get::<Name>(*entity);
            let was = before.things.get(entity);
            misplaced.push(format!("{entity} {what:?}: {was:?} should be {place:?}"));
        }
    }
    if before.order != after.order {
        misplaced.push("what lies above what".to_string());
    }
    misplaced
}
