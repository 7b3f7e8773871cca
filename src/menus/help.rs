//! How the game on the table is played, in our own words.

use bevy::prelude::*;

use crate::action::Menu;
use crate::locale::{Locale, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::CurrentGame;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};

/// No game's help has more paragraphs.
const MOST: usize = 20;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.run_if(redraw(Menu::Help)));
}

fn draw(mut sheet: Sheet, locale: Res<Locale>, current: Res<CurrentGame>) {
    let game = &current.0;
    sheet.spawn(Menu::Help, "help", 700.0, 0.0, |pens, list| {
        pens.banner(list, game);
        for number in 1..=MOST {
            let heading = format!("{game}-help-{number}-heading");
            let text = format!("{game}-help-{number}");
            if !locale.has(&text) {
                break;
            }
            let heading = Words::new(heading);
            let heading = pens
                .theme
                .words(heading, Face::DisplaySoft, size::LABEL, GOLD_LIGHT);
            list.spawn((heading, paragraph(8.0)));
            let text = Words::new(text);
            let text = pens.theme.words(text, Face::Text, size::TEXT, IVORY);
            list.spawn((text, paragraph(0.0)));
        }
        let keys = Words::new("help-keys");
        let keys = pens.theme.words(keys, Face::Text, size::LEAST, ASH);
        list.spawn((keys, paragraph(10.0)));
    });
}

impl Pens<'_> {
    /// The game's name on its cloth, with its pieces, where they have been drawn.
    fn banner(&self, list: &mut ChildSpawnerCommands, game: &str) {
        let name = Words::new(format!("{game}-name"));
        let name = self.theme.line(name, Face::Display, size::SCORE, IVORY);
        let shape = if self.frame.is_tall() {
            "portrait"
        } else {
            "landscape"
        };
        let picture = format!("setup-header-{game}-{shape}");
        let Some(drawn) = self.art.picture_size(&picture) else {
            list.spawn((name, paragraph(0.0)));
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

/// Words that begin where the sheet's heading does and end before the list's thumb, so far below
/// what is above them.
fn paragraph(below: f32) -> Node {
    Node {
        flex_shrink: 0.0,
        margin: UiRect::new(px(2.0), px(10.0), px(below), px(0.0)),
        ..default()
    }
}
