//! What is written can be read: 4.5 to 1 at least between a text and its ground, as WCAG measures
//! it. `tools/contrast.py` measures the same on pictures of every screen.

use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use serde_json::Value;
use veillee::theme::art::ATLASES;
use veillee::theme::palette::*;

const ASKED: f32 = 4.5;

fn contrast(one: f32, other: f32) -> f32 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn inks_stand_out_from_their_grounds() {
    let panels = [WALNUT, WALNUT_DARK, NIGHT, WELL];
    let on_panels = [IVORY, ASH, ASH_LIT, LAMP, GOLD, GOLD_LIGHT];
    let others = [
        (IVORY, EMBER_DEEP),
        (IVORY, EMBER_DARK),
        (INK, GOLD),
        (INK, GOLD_LIGHT),
        (INK, LAMP),
        (EMBER_DARK, IVORY),
    ];
    let pairs = panels
        .iter()
        .flat_map(|ground| on_panels.iter().map(move |ink| (*ink, *ground)))
        .chain(others);
    for (ink, ground) in pairs {
        let found = contrast(ink.luminance(), ground.luminance());
        assert!(found >= ASKED, "{ink:?} on {ground:?}: {found:.2}");
    }
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

#[test]
fn the_index_of_every_card_stands_out() {
    let mut cards = 0;
    for (atlas, contents) in ATLASES {
        let contents: Value = serde_json::from_str(contents).unwrap();
        let sprites = contents["sprites"].as_object().unwrap();
        let faces: Vec<_> = sprites.iter().filter(|(name, _)| is_a_face(name)).collect();
        if faces.is_empty() {
            continue;
        }
        let sheet = sheet(atlas);
        for (name, place) in faces {
            let number = |key: &str| place[key].as_f64().unwrap() as f32;
            let corner = Vec2::new(number("x"), number("y"));
            let size = Vec2::new(number("w"), number("h"));
            let part = Rect::from_corners(corner + INDEX.min * size, corner + INDEX.max * size);
            let lights = lights(&sheet, part);
            // A figure takes more than a tenth of its place, and leaves more than that.
            let at = |share: f32| lights[(lights.len() as f32 * share) as usize];
            let found = contrast(at(0.1), at(0.9));
            assert!(found >= ASKED, "{atlas}, {name}: {found:.2}");
            cards += 1;
        }
    }
    // Sovango, Sar-Zan, Soon, Swoop, and half of it again in two colours.
    assert_eq!(cards, 36 + 32 + 21 + 52 + 26);
}
