//! What Bevy's layout reads, as Bevy itself declares it. With another version of Bevy it may be
//! more: then the conditions have to know of it, or it has to be certain that nobody here uses it.

use std::any::TypeId;
use std::collections::BTreeSet;

use bevy::app::{PluginsState, ScheduleRunnerPlugin};
use bevy::camera::CameraPlugin;
use bevy::ecs::entity_disabling::Disabled;
use bevy::ecs::resource::IsResource;
use bevy::ecs::schedule::{NodeId, Schedules, SystemSet};
use bevy::ecs::system::System;
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, FontCx, TextPlugin};
use bevy::transform::TransformSystems;
use bevy::transform::components::TransformTreeChanged;
use bevy::transform::systems::StaticTransformOptimizations;
use bevy::ui::ui_surface::UiSurface;
use bevy::ui::{
    ComputedStackIndex, ComputedUiRenderTargetInfo, ContentSize, IgnoreScroll, LayoutConfig,
    UiGlobalTransform, UiPlugin, UiStack, UiSystems, UiTransform,
};
use bevy::window::WindowPlugin;

use crate::helpers::keys::sources;

/// Bevy alone.
fn bevy_alone() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins.build().disable::<ScheduleRunnerPlugin>(),
        TransformPlugin,
        InputPlugin,
        AssetPlugin::default(),
        WindowPlugin::default(),
        CameraPlugin,
        TextPlugin,
        UiPlugin,
    ));
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app
}

/// Everything that the systems of a set look at, and how many systems they are.
fn looked_at(set: impl SystemSet) -> (usize, BTreeSet<TypeId>) {
    let mut app = bevy_alone();
    let world = app.world_mut();
    let mut schedule = world
        .resource_mut::<Schedules>()
        .remove(PostUpdate)
        .unwrap();
    let graph = schedule.graph_mut();
    let key = graph.system_sets.get_key(set.intern()).unwrap();
    let mut waiting = vec![NodeId::Set(key)];
    let mut systems = BTreeSet::new();
    while let Some(node) = waiting.pop() {
        match node {
            NodeId::System(key) => {
                systems.insert(key);
            }
            NodeId::Set(_) => waiting.extend(graph.hierarchy().graph().neighbors(node)),
        }
    }
    let mut ids = BTreeSet::new();
    for key in &systems {
        let access = graph.systems.get_mut(*key).unwrap().initialize(world);
        for part in access.filtered_accesses() {
            let read = part.access().try_iter_access().unwrap();
            ids.extend(read.map(|access| *access.index()));
            ids.extend(part.with_filters().chain(part.without_filters()));
        }
    }
    let components = world.components();
    let types = ids.into_iter().map(|id| {
        let info = components.get_info(id).unwrap();
        info.type_id().unwrap()
    });
    (systems.len(), types.collect())
}

/// A type and how it is called.
macro_rules! types {
    ($($name:ty),* $(,)?) => {
        vec![$((TypeId::of::<$name>(), stringify!($name))),*]
    };
}

fn check(set: impl SystemSet, systems: usize, known: Vec<(TypeId, &str)>) {
    let (found_systems, mut found) = looked_at(set);
    // Bevy leaves these out of every search.
    for (id, _) in types![Disabled, IsResource] {
        found.remove(&id);
    }
    for (id, name) in &known {
        assert!(found.contains(id), "{name} is no longer looked at");
    }
    let known: BTreeSet<TypeId> = known.into_iter().map(|(id, _)| id).collect();
    let news = found.difference(&known).count();
    assert_eq!(news, 0, "Bevy looks at {news} more");
    assert_eq!(found_systems, systems, "other systems than before");
}

#[test]
fn the_conditions_know_all_that_layout_looks_at() {
    let mut known = types![
        Node,
        ContentSize,
        Children,
        ChildOf,
        ComputedUiRenderTargetInfo,
        UiTransform,
        ScrollPosition,
        Outline,
    ];
    // What it works out, or works with.
    known.extend(types![
        ComputedNode,
        UiGlobalTransform,
        UiSurface,
        ComputedTextBlock,
        FontCx,
    ]);
    // What nobody here has.
    known.extend(types![LayoutConfig, IgnoreScroll]);
    check(UiSystems::Layout, 1, known);
    let source = sources("src");
    for name in ["LayoutConfig", "IgnoreScroll"] {
        assert!(
            !source.contains(name),
            "{name} is used: add it to the conditions"
        );
    }
    // Only what comes and what changes is noticed.
    for name in ["ScrollPosition", "ZIndex", "GlobalZIndex", "UiTransform"] {
        let removed = source.contains(&format!("remove::<{name}>"));
        assert!(
            !removed,
            "{name} is taken away: the conditions do not notice"
        );
    }
}

#[test]
fn the_conditions_know_all_that_the_order_looks_at() {
    let mut known = types![Node, Children, ChildOf, ZIndex, GlobalZIndex];
    known.extend(types![ComputedStackIndex, UiStack]);
    check(UiSystems::Stack, 1, known);
}

#[test]
fn the_conditions_know_all_that_the_world_looks_at() {
    let mut known = types![Transform, GlobalTransform, Children, ChildOf];
    known.extend(types![TransformTreeChanged, StaticTransformOptimizations]);
    check(TransformSystems::Propagate, 3, known);
}
