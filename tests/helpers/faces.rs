//! What is printed on cards can be read: 4.5 to 1 at least between an index and its ground, as
//! WCAG measures it.

use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use serde_json::Value;
use veillee::game::Game;

pub const CONTRAST_ASKED: f32 = 4.5;

/// Of two luminances.
pub fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The picture of an atlas at its lowest density.
fn sheet(atlas: &str) -> Image {
    let path = format!("{}/assets/atlas/1/{atlas}.webp", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).unwrap();
    Image::from_buffer(
        &bytes,
        ImageType::Extension("webp"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        default(),
    )
    .unwrap()
}

/// The luminance of every pixel of this part of a picture, sorted.
fn lights(sheet: &Image, part: Rect) -> Vec<f32> {
    let (from, to) = (part.min.as_uvec2(), part.max.as_uvec2());
    let mut lights: Vec<f32> = (from.y..to.y)
        .flat_map(|y| (from.x..to.x).map(move |x| (x, y)))
        .map(|(x, y)| sheet.get_color_at(x, y).unwrap().luminance())
        .collect();
    lights.sort_by(f32::total_cmp);
    lights
}

/// Where the index of a card is, as parts of the card: its upper left corner, less the edge.
const INDEX: Rect = Rect {
    min: Vec2::new(0.045, 0.035),
    max: Vec2::new(0.25, 0.19),
};

fn is_a_face(name: &str) -> bool {
    let face = name
        .strip_prefix("card-")
        .or_else(|| name.strip_prefix("two-"));
    face.is_some_and(|face| !face.starts_with("tile-"))
}

/// There are so many faces, and the index of each can be read.
pub fn the_index_of_every_card_stands_out<G: Game>(faces: usize) {
    let mut found = 0;
    for (atlas, contents) in G::ATLASES {
        let contents: Value = serde_json::from_str(contents).unwrap();
        let sprites = contents["sprites"].as_object().unwrap();
        let cards: Vec<_> = sprites.iter().filter(|(name, _)| is_a_face(name)).collect();
        if cards.is_empty() {
            continue;
        }
        let sheet = sheet(atlas);
        for (name, place) in cards {
            let number = |key: &str| place[key].as_f64().unwrap() as f32;
            let corner = Vec2::new(number("x"), number("y"));
            let size = Vec2::new(number("w"), number("h"));
            let part = Rect::from_corners(corner + INDEX.min * size, corner + INDEX.max * size);
            let lights = lights(&sheet, part);
            // A figure takes more than a tenth of its place, and leaves more than that.
            let at = |share: f32| lights[(lights.len() as f32 * share) as usize];
            let contrast = contrast(at(0.1), at(0.9));
            assert!(contrast >= CONTRAST_ASKED, "{atlas}, {name}: {contrast:.2}");
            found += 1;
        }
    }
    assert_eq!(found, faces);
}
