//! Lists that scroll: by wheel, by finger, and to whatever has the focus. A thumb at the edge
//! shows that there is more, and where a list goes on it fades, with an arrow at its foot.
//!
//! The wheel and the way to the focus are Bevy's. A finger is not: its scroll area knows none.
//! Nor is the thumb: Bevy's scrollbar takes presses, and this one must let them through.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy_ui_widgets::{ScrollArea, ScrollAreaPlugin, ScrollIntoView};

use super::art::Art;
use super::focus::{FocusLayer, shown_focus};
use super::palette::*;
use super::widgets::icon;

/// A node whose content may be taller than itself.
#[derive(Component, Default)]
#[require(ScrollArea)]
pub struct Scrolls;

/// What a list fades into where it goes on, above and below, and the inks of what shows it.
#[derive(Component, Clone, Copy)]
pub struct Fades {
    pub above: Color,
    pub below: Color,
    pub ink: Color,
    /// The mark at the edge.
    pub thumb: Color,
}

/// Into the plate it lies on.
impl Default for Fades {
    fn default() -> Fades {
        Fades {
            above: WALNUT,
            below: WALNUT_FOOT,
            ink: LAMP,
            thumb: LAMP.with_alpha(0.3),
        }
    }
}

/// An end of a list beyond which it goes on.
#[derive(Component, Clone, Copy, PartialEq)]
enum End {
    Above,
    Below,
}

impl End {
    fn height(self) -> f32 {
        match self {
            End::Above => 22.0,
            End::Below => 52.0,
        }
    }
}

/// The mark at the edge of a list that is longer than it looks.
#[derive(Component)]
struct Thumb;

/// How far the finger has moved the list since it came down: a drag is not a press.
#[derive(Resource, Default)]
pub struct Dragged(f32);

impl Dragged {
    /// The finger is this far from where it came down.
    pub fn by(&mut self, distance: f32) {
        self.0 = self.0.max(distance);
    }

    /// Was this press a drag?
    pub fn is_a_drag(&self) -> bool {
        self.0 > SLOP
    }
}

/// A finger is never quite still.
const SLOP: f32 = 9.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>()
        .add_plugins(ScrollAreaPlugin)
        .add_systems(
            Update,
            (follow_focus, scroll_by_keys, (show_thumbs, show_ends)),
        )
        .add_observer(add_thumb)
        .add_observer(add_ends)
        .add_observer(forget_drag)
        .add_observer(scroll_by_drag);
}

fn forget_drag(_: On<Pointer<Press>>, mut dragged: ResMut<Dragged>) {
    dragged.0 = 0.0;
}

fn scroll_by_drag(
    mut drag: On<Pointer<Drag>>,
    scale: Res<UiScale>,
    mut dragged: ResMut<Dragged>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>,
) {
    if let Ok((mut position, node)) = lists.get_mut(drag.entity) {
        let by = -drag.delta.y / scale.0;
        dragged.by(drag.distance.length() / scale.0);
        if dragged.is_a_drag() {
            scroll(&mut position, node, by);
        }
        drag.propagate(false);
    }
}

/// How much of a list is out of view, in design units.
fn hidden(node: &ComputedNode) -> f32 {
    (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor()
}

fn scroll(position: &mut ScrollPosition, node: &ComputedNode, by: f32) {
    let hidden = hidden(node);
    position.y = (position.y.min(hidden) + by).clamp(0.0, hidden);
}

/// Of what is seen of a list, so much is turned over by a key: the last line stays in view.
const PAGE: f32 = 0.85;

/// What is read rather than pressed has nothing that could have the focus.
fn scroll_by_keys(
    keys: Res<ButtonInput<KeyCode>>,
    layers: Query<(Entity, &FocusLayer)>,
    parents: Query<&ChildOf>,
    mut lists: Query<(Entity, &mut ScrollPosition, &ComputedNode), With<Scrolls>>,
) {
    let pages = [
        (KeyCode::PageUp, -PAGE),
        (KeyCode::PageDown, PAGE),
        (KeyCode::Home, f32::NEG_INFINITY),
        (KeyCode::End, f32::INFINITY),
    ];
    let pressed = pages.into_iter().find(|(key, _)| keys.just_pressed(*key));
    let top = layers.iter().max_by_key(|(_, layer)| **layer);
    let (Some((_, pages)), Some((root, _))) = (pressed, top) else {
        return;
    };
    for (list, mut position, node) in &mut lists {
        if parents.iter_ancestors(list).any(|parent| parent == root) {
            let seen = node.size().y * node.inverse_scale_factor();
            scroll(&mut position, node, pages * seen.max(1.0));
        }
    }
}

/// The list moves until what has the keyboard's focus is in view.
fn follow_focus(focus: Res<InputFocus>, visible: Res<InputFocusVisible>, mut commands: Commands) {
    if let Some(entity) = shown_focus(&focus, &visible)
        && (focus.is_changed() || visible.is_changed())
    {
        commands.trigger(ScrollIntoView { entity });
    }
}

fn add_thumb(added: On<Add, Scrolls>, fades: Query<&Fades>, mut commands: Commands) {
    let fades = fades.get(added.entity).copied().unwrap_or_default();
    commands.entity(added.entity).with_child((
        Name::new("thumb"),
        Thumb,
        Node {
            position_type: PositionType::Absolute,
            right: px(0.0),
            width: px(4.0),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(fades.thumb),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

fn add_ends(
    added: On<Add, Scrolls>,
    fades: Query<&Fades>,
    art: Option<Res<Art>>,
    mut commands: Commands,
) {
    let fades = fades.get(added.entity).copied().unwrap_or_default();
    for end in [End::Above, End::Below] {
        let (top, bottom) = match end {
            End::Above => (fades.above, fades.above.with_alpha(0.0)),
            End::Below => (fades.below.with_alpha(0.0), fades.below),
        };
        // The arrow stands on a strip of its own.
        let faded = match end {
            End::Above => 85.0,
            End::Below => 46.0,
        };
        let gradient = LinearGradient::to_bottom(vec![
            ColorStop::percent(top, 0.0),
            ColorStop::percent(bottom, faded),
        ]);
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(0.0),
            right: px(0.0),
            height: px(end.height()),
            align_items: AlignItems::FlexEnd,
            justify_content: JustifyContent::Center,
            ..default()
        };
        let fade = (
            Name::new("goes on"),
            end,
            node,
            BackgroundGradient::from(gradient),
            Visibility::Hidden,
            // Over whatever the list holds.
            ZIndex(1),
            Pickable::IGNORE,
        );
        let arrow = art.as_ref().filter(|_| end == End::Below);
        let arrow = arrow.map(|art| icon(art, "chevron-down", 24.0, fades.ink));
        commands.entity(added.entity).with_children(|list| {
            let mut fade = list.spawn(fade);
            if let Some(arrow) = arrow {
                fade.with_child(arrow);
            }
        });
    }
}

/// They stay at the ends of what is seen, as the thumb does.
fn show_ends(
    lists: Query<(Ref<ScrollPosition>, Ref<ComputedNode>), With<Scrolls>>,
    mut ends: Query<(&ChildOf, &End, &mut Node, &mut Visibility)>,
) {
    for (child_of, end, mut node, mut visibility) in &mut ends {
        let Ok((position, list)) = lists.get(child_of.parent()) else {
            continue;
        };
        if !position.is_changed() && !list.is_changed() {
            continue;
        }
        let hidden = hidden(&list);
        let seen = list.size().y * list.inverse_scale_factor();
        let scrolled = position.y.clamp(0.0, hidden);
        let (goes_on, top) = match end {
            End::Above => (scrolled > 1.0, scrolled),
            End::Below => (hidden - scrolled > 1.0, scrolled + seen - end.height()),
        };
        if goes_on {
            node.top = px(top);
            visibility.set_if_neq(Visibility::Inherited);
        } else {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}

/// The thumb is a child of the list, so it has to run ahead of the scrolling by as much.
fn show_thumbs(
    lists: Query<(Ref<ScrollPosition>, Ref<ComputedNode>), With<Scrolls>>,
    mut thumbs: Query<(&ChildOf, &mut Node, &mut Visibility), With<Thumb>>,
) {
    for (child_of, mut node, mut visibility) in &mut thumbs {
        let Ok((position, list)) = lists.get(child_of.parent()) else {
            continue;
        };
        if !position.is_changed() && !list.is_changed() {
            continue;
        }
        let hidden = hidden(&list);
        let seen = list.size().y * list.inverse_scale_factor();
        if hidden < 1.0 || seen < 1.0 {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        // A list may have been told to begin at its end, wherever that is.
        let scrolled = position.y.clamp(0.0, hidden);
        let height = (seen * seen / (seen + hidden)).max(28.0);
        let way = (seen - height) * scrolled / hidden;
        node.top = px(scrolled + way);
        node.height = px(height);
        visibility.set_if_neq(Visibility::Inherited);
    }
}
