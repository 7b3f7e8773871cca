//! The people round the table: a face in a ring. Teams differ by the shape of the ring as well as
//! by its colour.

use bevy::prelude::*;

use super::art::Art;
use super::palette::*;

/// Which of the portraits a place has.
pub fn portrait_of(seat: usize) -> usize {
    const PORTRAITS: [usize; 6] = [3, 1, 0, 2, 4, 5];
    PORTRAITS[seat % PORTRAITS.len()]
}

/// Each team's ring and colour; without teams, a disc.
pub fn ring(team: Option<u8>) -> (&'static str, Color) {
    match team {
        None => ("ring-disc", LAMP.with_alpha(0.55)),
        Some(0) => ("ring-square", TEAL),
        Some(1) => ("ring-hexagon", INDIGO.lighter(0.12)),
        Some(_) => ("ring-disc", EMBER),
    }
}

/// A portrait in its ring, as wide as it is high.
pub fn portrait(art: &Art, person: usize, team: Option<u8>, size: f32) -> impl Bundle + use<> {
    let (name, color) = ring(team);
    let inner = size * 84.0 / 92.0;
    let aspect = art.size(("people", name));
    let width = size * aspect.x / aspect.y.max(1.0);
    (
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                art.image(("people", &format!("person-{}", person % 6))),
                Node {
                    width: px(inner),
                    height: px(inner),
                    ..default()
                },
                Pickable::IGNORE,
            ),
            (
                ImageNode {
                    color,
                    ..art.image(("people", name))
                },
                Node {
                    position_type: PositionType::Absolute,
                    left: px((size - width) / 2.0),
                    width: px(width),
                    height: px(size),
                    ..default()
                },
                Pickable::IGNORE,
            ),
        ],
    )
}
