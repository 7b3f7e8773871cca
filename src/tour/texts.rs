//! What is written on a picture of the tour, and the same picture without it: from both,
//! `tools/contrast.py` measures how well every text stands out from what is behind it.

use std::path::Path;

use bevy::camera::primitives::Aabb;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, ComputedStackIndex, UiGlobalTransform};
use serde::Serialize;

use crate::power::skip_render;
use crate::table::layers;
use crate::theme::frame::{Frame, TableCamera};
use crate::theme::widgets::Unavailable;

/// For how many frames no text is drawn: a picture is taken a little later than asked for.
const UNWRITTEN: u32 = 8;

/// Texts that are not drawn now, with their colours.
#[derive(Resource, Default)]
pub(super) struct Unwritten {
    frames: u32,
    colors: Vec<(Entity, Color)>,
    /// What the picture before says.
    noted: Vec<TextSeen>,
}

#[derive(Serialize, PartialEq)]
struct TextSeen {
    text: String,
    /// Left, top, right, bottom, in pixels.
    rect: [f32; 4],
    color: [f32; 4],
    /// Pixels.
    size: f32,
    /// Of something that cannot be used now, and says so by being faint.
    inactive: bool,
    /// Something passes before it just now: a flying card, a flash, confetti.
    behind: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unwritten>()
        .add_systems(First, show_again)
        .add_systems(Last, hide.before(skip_render::decide));
}

/// From now on, for a while, nothing is written.
pub(super) fn leave_out(world: &mut World) {
    world.resource_mut::<Unwritten>().frames = UNWRITTEN;
}

fn hide(mut unwritten: ResMut<Unwritten>, mut texts: Query<(Entity, &mut TextColor)>) {
    if unwritten.frames == 0 {
        return;
    }
    unwritten.frames -= 1;
    for (entity, mut color) in &mut texts {
        unwritten.colors.push((entity, color.0));
        color.0 = Color::NONE;
    }
}

/// Nobody else sees that they were gone.
fn show_again(mut unwritten: ResMut<Unwritten>, mut texts: Query<&mut TextColor>) {
    for (entity, was) in std::mem::take(&mut unwritten.colors) {
        if let Ok(mut color) = texts.get_mut(entity) {
            color.0 = was;
        }
    }
}

type TextOnScreen = (
    Entity,
    &'static Text,
    &'static TextFont,
    &'static TextColor,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static CalculatedClip>,
    &'static ComputedStackIndex,
);

/// What lies over the texts below it: a menu and the veil round it, letters of a great word.
struct Cover {
    rect: Rect,
    above: u32,
    /// A picture, confetti say, takes away what it touches; a ground what is in its middle.
    picture: bool,
}

impl Cover {
    fn hides(&self, text: Rect) -> bool {
        !self.picture && self.rect.contains(text.center())
    }

    fn passes_before(&self, text: Rect) -> bool {
        self.picture && !self.rect.intersect(text).is_empty()
    }
}

/// From this on a ground hides what is behind it, or takes it out of the game.
const COVERS: f32 = 0.3;

fn covers(world: &mut World) -> Vec<Cover> {
    let mut nodes = world.query::<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &ComputedStackIndex,
        Option<&BackgroundColor>,
        Option<&ImageNode>,
        Has<BackgroundGradient>,
    )>();
    nodes
        .iter(world)
        .filter(|(_, _, visibility, _, color, image, gradient)| {
            let ground = color.is_some_and(|color| color.0.alpha() > COVERS);
            let image = image.is_some_and(|image| image.color.alpha() > COVERS);
            visibility.get() && (*gradient || ground || image)
        })
        .map(|(node, transform, _, above, _, image, _)| Cover {
            rect: Rect::from_center_size(transform.translation, node.size()),
            above: above.0,
            picture: image.is_some(),
        })
        .collect()
}

/// Writes down where which text is.
pub(super) fn note(world: &mut World, file: &Path) {
    let written = written(world);
    write(file, &written);
    world.resource_mut::<Unwritten>().noted = written;
}

/// Writes down only what is still where it was: whoever thinks does not wait for pictures.
pub(super) fn note_again(world: &mut World, file: &Path) {
    let now = written(world);
    let mut noted = std::mem::take(&mut world.resource_mut::<Unwritten>().noted);
    noted.retain(|was| now.contains(was));
    write(file, &noted);
}

fn write(file: &Path, written: &[TextSeen]) {
    if let Ok(json) = serde_json::to_string_pretty(written) {
        let _ = std::fs::write(file, json);
    }
}

fn written(world: &mut World) -> Vec<TextSeen> {
    let covers = covers(world);
    let mut texts = world.query::<TextOnScreen>();
    let mut written = Vec::new();
    for (entity, text, font, color, node, transform, visibility, clip, stack) in texts.iter(world) {
        let mut rect = Rect::from_center_size(transform.translation, node.size());
        if let Some(clip) = clip {
            rect = rect.intersect(clip.clip);
        }
        let above = || covers.iter().filter(|cover| cover.above > stack.0);
        if !visibility.get() || rect.is_empty() || text.trim().is_empty() {
            continue;
        }
        if above().any(|cover| cover.hides(rect)) {
            continue;
        }
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        written.push(TextSeen {
            behind: above().any(|cover| cover.passes_before(rect)),
            text: text.0.clone(),
            rect: [rect.min.x, rect.min.y, rect.max.x, rect.max.y],
            color: color.0.to_srgba().to_f32_array(),
            size: size / node.inverse_scale_factor,
            inactive: is_inactive(world, entity),
        });
    }
    written.extend(printed(world, &covers));
    written
}

/// A letter printed alone fills its own box: there must be something round it to compare it with.
const ROOM: f32 = 4.0;

/// Does something that lies, flies or flashes cover this part of the table?
fn is_passed_over(world: &mut World, text: Rect) -> bool {
    let mut sprites = world.query::<(&Sprite, &Aabb, &GlobalTransform, &InheritedVisibility)>();
    sprites
        .iter(world)
        .any(|(sprite, bounds, transform, visibility)| {
            let seen = visibility.get() && sprite.color.alpha() > 0.0;
            if !seen || transform.translation().z < layers::PIECE {
                return false;
            }
            // As the sprite sees it, it is upright and in the middle, and the text is not.
            let to_sprite = transform.affine().inverse();
            let corner = |at: Vec2| to_sprite.transform_point3(at.extend(0.0)).truncate();
            let [one, two] = [text.min, text.max].map(corner);
            let [three, four] = [
                corner(Vec2::new(text.min.x, text.max.y)),
                corner(Vec2::new(text.max.x, text.min.y)),
            ];
            let there = Rect {
                min: one.min(two).min(three).min(four),
                max: one.max(two).max(three).max(four),
            };
            let own = Rect::from_center_half_size(
                bounds.center.truncate(),
                bounds.half_extents.truncate(),
            );
            !own.intersect(there).is_empty()
        })
}

/// What is printed on the table itself.
fn printed(world: &mut World, covers: &[Cover]) -> Vec<TextSeen> {
    let frame = *world.resource::<Frame>();
    let mut cameras = world.query_filtered::<&GlobalTransform, With<TableCamera>>();
    let camera = cameras
        .iter(world)
        .next()
        .map_or(Vec3::ZERO, GlobalTransform::translation);
    let mut texts = world.query::<(
        &Text2d,
        &TextFont,
        &TextColor,
        &TextLayoutInfo,
        &GlobalTransform,
        &InheritedVisibility,
    )>();
    let mut written = Vec::new();
    for (text, font, color, info, transform, visibility) in texts.iter(world) {
        let at = transform.translation().truncate();
        let middle = frame.to_design(at - camera.truncate()) * frame.density;
        let FontSize::Px(size) = font.font_size else {
            continue;
        };
        let rect = Rect::from_center_size(middle, info.size).inflate(ROOM);
        let hidden = covers.iter().any(|cover| cover.hides(rect));
        if !visibility.get() || text.trim().is_empty() || hidden {
            continue;
        }
        let on_table = Rect::from_center_size(at, info.size / frame.density);
        let note = TextSeen {
            text: text.0.clone(),
            rect: [rect.min.x, rect.min.y, rect.max.x, rect.max.y],
            color: color.0.to_srgba().to_f32_array(),
            size: size * info.scale_factor,
            inactive: false,
            behind: covers.iter().any(|cover| cover.passes_before(rect)),
        };
        written.push((on_table, note));
    }
    let noted = written.into_iter().map(|(on_table, mut note)| {
        note.behind |= is_passed_over(world, on_table);
        note
    });
    noted.collect()
}

fn is_inactive(world: &World, text: Entity) -> bool {
    let mut entity = text;
    loop {
        if world.get::<Unavailable>(entity).is_some() {
            return true;
        }
        match world.get::<ChildOf>(entity) {
            Some(parent) => entity = parent.parent(),
            None => return false,
        }
    }
}
