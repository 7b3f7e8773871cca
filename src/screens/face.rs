//! A face as large as a hand.

use bevy::prelude::*;

use crate::theme::Art;
use crate::theme::palette::*;
use crate::theme::widgets::place;

/// How much of its ring a face fills.
const FILLED: f32 = 0.9;

/// Which ring, and of which colour.
pub(super) type Ring = (&'static str, Color);

/// The portrait of a person, in this ring. Where it is larger than the pictures of this window
/// are drawn for, sharper ones are laid over it.
pub(super) fn large_face(
    parent: &mut ChildSpawnerCommands,
    art: &Art,
    assets: &AssetServer,
    person: usize,
    (name, color): Ring,
    side: f32,
) {
    let person = format!("person-{}", person % 6);
    let sprite = ("people", person.as_str());
    let inner = Rect::from_center_size(Vec2::splat(side / 2.0), Vec2::splat(side * FILLED));
    let holder = Node {
        width: px(side),
        height: px(side),
        flex_shrink: 0.0,
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let ground = (holder, BackgroundColor(WELL), Pickable::IGNORE);
    parent.spawn(ground).with_children(|face| {
        face.spawn((art.image(sprite), place(inner), Pickable::IGNORE));
        if side > art.size(sprite).x
            && let Some(sharp) = art.sharpest_image(assets, sprite)
        {
            face.spawn((sharp, place(inner), Pickable::IGNORE));
        }
        let drawn = art.size(("people", name));
        let width = side * drawn.x / drawn.y.max(1.0);
        let whole = Rect::from_center_size(Vec2::splat(side / 2.0), Vec2::new(width, side));
        // Two rings one over the other would shine through each other: this one is sharp or not.
        let large = side > drawn.y;
        let sharp = art.sharpest_image(assets, ("people", name));
        let ring = sharp.filter(|_| large);
        let ring = ImageNode {
            color,
            ..ring.unwrap_or_else(|| art.image(("people", name)))
        };
        face.spawn((ring, place(whole), Pickable::IGNORE));
    });
}
