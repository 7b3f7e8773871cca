//! The head of a game's help: its name on its cloth, with its pieces.

use bevy::prelude::*;

use crate::locale::Words;
use crate::menus::Pens;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};

impl Pens<'_> {
    /// The game's name on its cloth, with its pieces, where they have been drawn.
    pub(super) fn banner(&self, list: &mut ChildSpawnerCommands, game: &str) {
        let name = Words::new(format!("{game}-name"));
        let name = self.theme.line(name, Face::Display, size::SCORE, IVORY);
        let shape = if self.frame.is_tall() {
            "portrait"
        } else {
            "landscape"
        };
        let picture = format!("setup-header-{game}-{shape}");
        let Some(drawn) = self.art.picture_size(&picture) else {
            list.spawn((name, super::paragraph(0.0)));
            return;
        };
        // Its pieces lie in the middle of it, at its lower edge.
        let half = (drawn.y * 1.8).min(drawn.x / 2.0);
        let middle = drawn.x / 2.0;
        let seen = Rect::new(middle - half, 0.0, middle + half, drawn.y * 0.9);
        let sharp = self.art.density() as f32;
        let cloth = ImageNode {
            image: self.art.picture(&picture),
            image_mode: NodeImageMode::Stretch,
            rect: Some(Rect::from_corners(seen.min * sharp, seen.max * sharp)),
            ..default()
        };
        let node = Node {
            width: percent(100.0),
            aspect_ratio: Some(seen.width() / seen.height()),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            padding: UiRect::top(px(4.0)),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        };
        // Words are written on it, so it comes out of the dark.
        let shade = LinearGradient::to_bottom(vec![
            ColorStop::percent(NIGHT.with_alpha(0.75), 0.0),
            ColorStop::percent(NIGHT.with_alpha(0.0), 55.0),
        ]);
        let over = Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        };
        list.spawn((cloth, node, Pickable::IGNORE))
            .with_children(|banner| {
                banner.spawn((over, BackgroundGradient::from(shade), Pickable::IGNORE));
                banner.spawn(name);
            });
    }
}
