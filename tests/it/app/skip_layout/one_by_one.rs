//! Everything that Bevy's layout looks at, changed one at a time where nothing else changes.

use bevy::prelude::*;
use bevy::ui::{ContentSize, UiTransform};
use veillee::motion::Speed;

use super::super::any_game;
use super::{Places, misplaced, places, runs, watch};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

/// A small tree in an empty program.
struct Tree {
    app: App,
    /// Its size is that of what is in it.
    root: Entity,
    /// Two rows beside each other, the first of which moves its content.
    rows: [Entity; 2],
    content: Entity,
    /// What says by itself how large it is.
    picture: Entity,
    /// A root without anything in it, below all others.
    below: Entity,
    /// In the world: one thing on another.
    body: Entity,
    limb: Entity,
}

fn row(overflow: Overflow) -> Node {
    Node {
        width: px(60.0),
        height: px(40.0),
        overflow,
        ..default()
    }
}

impl Tree {
    /// In a program from which everything else has been taken away: whatever is noticed is
    /// noticed here.
    fn new() -> Tree {
        let mut person = Person::new(By::Mouse, WINDOW);
        person.set_speed(Speed::Off);
        let mut app = person.app;
        let game = any_game();
        start(
            &mut app,
            plan_of(game.id, game.usual_players, game.usual_players, 3),
        );
        wait(&mut app, 30);
        let world = app.world_mut();
        let mut roots = world.query_filtered::<Entity, (
            Or<(With<Node>, With<Transform>)>,
            Without<ChildOf>,
            Without<Camera>,
        )>();
        let roots: Vec<Entity> = roots.iter(world).collect();
        roots.into_iter().for_each(|root| {
            world.despawn(root);
        });
        let below = world.spawn((Node::default(), ZIndex(-5))).id();
        let content = world.spawn(row(Overflow::visible())).id();
        let rows = [Overflow::scroll_y(), Overflow::visible()];
        let rows = rows.map(|overflow| world.spawn(row(overflow)).id());
        world.get_mut::<Node>(content).unwrap().height = px(200.0);
        world.get_mut::<Node>(content).unwrap().min_height = px(200.0);
        world.entity_mut(rows[0]).add_child(content);
        let picture = world
            .spawn((Node::default(), ContentSize::fixed_size(Vec2::splat(30.0))))
            .id();
        let root = world
            .spawn(Node {
                position_type: PositionType::Absolute,
                left: px(100.0),
                ..default()
            })
            .add_children(&[rows[0], rows[1], picture])
            .id();
        let limb = world.spawn(Transform::from_xyz(1.0, 2.0, 3.0)).id();
        let body = world.spawn(Transform::from_xyz(10.0, 0.0, 0.0));
        let body = body.id();
        world.entity_mut(body).add_child(limb);
        watch(&mut app);
        wait(&mut app, 5);
        Tree {
            app,
            root,
            rows,
            content,
            picture,
            below,
            body,
            limb,
        }
    }

    /// Nothing is worked out while nothing happens.
    fn is_still(&mut self) {
        let before = runs(&self.app);
        wait(&mut self.app, 2);
        assert_eq!(runs(&self.app), before, "nothing else changes here");
    }

    /// Does this, which must be seen in the next frame.
    fn see(&mut self, what: &str, change: impl FnOnce(&mut Tree)) {
        let before = places(&mut self.app);
        assert_ne!(self.after(what, change), before, "{what} changes nothing");
    }

    /// Does this, which must be made good in the next frame.
    fn recover(&mut self, what: &str, change: impl FnOnce(&mut Tree)) {
        let before = places(&mut self.app);
        assert!(
            self.after(what, change) == before,
            "{what} is not made good"
        );
    }

    fn after(&mut self, what: &str, change: impl FnOnce(&mut Tree)) -> Places {
        self.is_still();
        change(self);
        self.app.update();
        let after = places(&mut self.app);
        let wrong = misplaced(&mut self.app);
        assert!(wrong.is_empty(), "{what}: {}", wrong.join("\n"));
        wait(&mut self.app, 2);
        after
    }

    fn node(&mut self, of: Entity) -> Mut<'_, Node> {
        self.app.world_mut().get_mut::<Node>(of).unwrap()
    }
}

#[test]
fn a_change_of_what_layout_looks_at_is_seen_at_once() {
    let mut tree = Tree::new();
    let Tree { root, rows, .. } = tree;
    tree.see("Node", |tree| tree.node(rows[1]).width = px(90.0));
    tree.see("Display", |tree| tree.node(rows[1]).display = Display::None);
    tree.see("Display again", |tree| {
        tree.node(rows[1]).display = Display::Flex;
    });
    tree.see("ContentSize", |tree| {
        let larger = ContentSize::fixed_size(Vec2::splat(70.0));
        let picture = tree.picture;
        *tree.app.world_mut().get_mut(picture).unwrap() = larger;
    });
    tree.see("Children", |tree| {
        let mut children = tree.app.world_mut().get_mut::<Children>(root).unwrap();
        children.swap(0, 1);
    });
    tree.see("UiTransform", |tree| {
        let mut turned = tree
            .app
            .world_mut()
            .get_mut::<UiTransform>(rows[1])
            .unwrap();
        turned.translation = Val2::px(5.0, 7.0);
    });
    tree.see("ScrollPosition", |tree| {
        let world = tree.app.world_mut();
        let position = ScrollPosition(Vec2::new(0.0, 30.0));
        world.entity_mut(rows[0]).insert(position);
    });
    tree.see("Outline", |tree| {
        let outline = Outline::new(px(3.0), px(2.0), Color::WHITE);
        tree.app.world_mut().entity_mut(rows[1]).insert(outline);
    });
    tree.see("how large the screen is drawn", |tree| {
        tree.app.world_mut().resource_mut::<UiScale>().0 *= 1.5;
    });
    tree.see("ChildOf", |tree| {
        let picture = tree.picture;
        tree.app.world_mut().entity_mut(rows[1]).add_child(picture);
    });
    let leaf = tree.app.world_mut().spawn(row(Overflow::visible())).id();
    wait(&mut tree.app, 2);
    tree.see("a new node", |tree| {
        tree.app.world_mut().entity_mut(root).add_child(leaf);
    });
}

/// What is as large as what is in it shrinks when the last of it goes, and nothing but that is
/// told.
#[test]
fn a_parent_without_children_is_seen_at_once() {
    let mut tree = Tree::new();
    let rows = tree.rows;
    tree.node(rows[0]).height = auto();
    wait(&mut tree.app, 3);
    tree.see("the last child goes", |tree| {
        let content = tree.content;
        tree.app.world_mut().despawn(content);
    });
}

#[test]
fn a_change_of_what_the_order_looks_at_is_seen_at_once() {
    let mut tree = Tree::new();
    let Tree { root, rows, .. } = tree;
    tree.see("ZIndex", |tree| {
        tree.app.world_mut().entity_mut(rows[0]).insert(ZIndex(3));
    });
    tree.see("another ZIndex", |tree| {
        *tree.app.world_mut().get_mut::<ZIndex>(rows[0]).unwrap() = ZIndex(-3);
    });
    tree.see("GlobalZIndex", |tree| {
        tree.app
            .world_mut()
            .entity_mut(rows[0])
            .insert(GlobalZIndex(3));
    });
    tree.see("another GlobalZIndex", |tree| {
        *tree
            .app
            .world_mut()
            .get_mut::<GlobalZIndex>(rows[0])
            .unwrap() = GlobalZIndex(-9);
    });
    tree.see("Children", |tree| {
        let mut children = tree.app.world_mut().get_mut::<Children>(root).unwrap();
        children.swap(1, 2);
    });
    tree.see("a new root at the usual height", |tree| {
        tree.app.world_mut().spawn(Node::default());
    });
    tree.see("a new root", |tree| {
        tree.app.world_mut().spawn((Node::default(), ZIndex(-7)));
    });
    tree.see("a root that goes", |tree| {
        let below = tree.below;
        tree.app.world_mut().despawn(below);
    });
    tree.see("a child that is on its own", |tree| {
        let content = tree.content;
        tree.app.world_mut().entity_mut(content).remove::<ChildOf>();
    });
}

#[test]
fn a_change_of_what_the_world_looks_at_is_seen_at_once() {
    let mut tree = Tree::new();
    let Tree { body, limb, .. } = tree;
    tree.see("Transform", |tree| {
        let mut moved = tree.app.world_mut().get_mut::<Transform>(body).unwrap();
        moved.translation.x += 5.0;
    });
    tree.see("the limb's Transform", |tree| {
        let mut moved = tree.app.world_mut().get_mut::<Transform>(limb).unwrap();
        moved.translation.y += 5.0;
    });
    tree.recover("GlobalTransform", |tree| {
        let world = tree.app.world_mut();
        world.entity_mut(body).remove::<GlobalTransform>();
        world.entity_mut(body).insert(GlobalTransform::default());
    });
    tree.see("a limb that is on its own", |tree| {
        tree.app.world_mut().entity_mut(limb).remove::<ChildOf>();
    });
    tree.see("a limb that belongs to somebody", |tree| {
        tree.app.world_mut().entity_mut(body).add_child(limb);
    });
}
