//! A face as large as a hand.

use bevy::prelude::*;

use crate::theme::Art;
use crate::theme::palette::*;
use crate::theme::widgets::place;

/// How much of its ring a face fills.
const FILLED: f32 = 0.9;

/// The portrait of a person, in a ring of this colour. Where it is larger than the pictures of
/// this window are drawn for, sharper ones are laid over it.
pub(super) fn large_face(
    parent: &mut ChildSpawnerCommands,
    art: &Art,
    assets: &AssetServer,
    person: usize,
    ring: Color,
    side: f32,
) {
    let name = format!("person-{}", person % 6);
    let sprite = ("people", name.as_str());
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
        let whole = Rect::from_corners(Vec2::ZERO, Vec2::splat(side));
        let ring = ImageNode {
            color: ring,
            ..art.image(("people", "ring-disc"))
        };
        face.spawn((ring, place(whole), Pickable::IGNORE));
    });
}
