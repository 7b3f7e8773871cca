//! What is written can be read: 4.5 to 1 at least between a text and its ground, as WCAG measures
//! it. `tools/contrast.py` measures the same on pictures of every screen.

use bevy::prelude::*;
use veillee::theme::palette::*;

use crate::helpers::faces::{CONTRAST_ASKED, contrast};

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
        assert!(found >= CONTRAST_ASKED, "{ink:?} on {ground:?}: {found:.2}");
    }
}
