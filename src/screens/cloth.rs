//! The cloth of a game, wherever it lies outside its own table.

use bevy::prelude::*;

use crate::theme::Art;
use crate::theme::palette::FELT;

/// Lies in a node of this size; a game that has none of its own has plain felt.
pub(super) fn cloth(art: &Art, game: &str, tall: bool, size: Vec2) -> impl Bundle + use<> {
    let side = if tall { "portrait" } else { "landscape" };
    // A board stands on one, cards lie on one.
    let names = [
        format!("cloth-{game}-{side}"),
        format!("{game}-cloth-{side}"),
    ];
    let drawn = names.iter().find(|name| art.picture_size(name).is_some());
    let (image, ground) = match drawn {
        Some(name) => {
            let sprite = art.stretched(name, size);
            let image = ImageNode {
                image: sprite.image,
                image_mode: match sprite.image_mode {
                    SpriteImageMode::Sliced(slicer) => NodeImageMode::Sliced(slicer),
                    _ => NodeImageMode::Stretch,
                },
                ..default()
            };
            (image, Color::NONE)
        }
        None => (ImageNode::default(), FELT),
    };
    (
        Name::new("cloth"),
        image,
        BackgroundColor(ground),
        Pickable::IGNORE,
    )
}
