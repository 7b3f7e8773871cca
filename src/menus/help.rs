//! How the game on the table is played, in our own words.

use bevy::prelude::*;

use crate::action::Menu;
use crate::locale::{Locale, Words};
use crate::menus::{Sheet, redraw};
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
    sheet.spawn(Menu::Help, "help", 760.0, 0.0, |pens, list| {
        let name = Words::new(format!("{game}-name"));
        list.spawn(pens.theme.line(name, Face::Display, size::HEADING, GOLD));
        for number in 1..=MOST {
            let heading = format!("{game}-help-{number}-heading");
            let text = format!("{game}-help-{number}");
            if !locale.has(&text) {
                break;
            }
            list.spawn((
                pens.theme
                    .words(Words::new(heading), Face::Bold, size::LABEL, GOLD_LIGHT),
                paragraph(0.0),
            ));
            list.spawn((
                pens.theme
                    .words(Words::new(text), Face::Text, size::TEXT, IVORY),
                paragraph(0.0),
            ));
        }
        list.spawn((
            pens.theme
                .words(Words::new("help-keys"), Face::Text, size::LEAST, ASH),
            paragraph(8.0),
        ));
    });
}

/// Words that end before the list's thumb, so far below what is above them.
fn paragraph(below: f32) -> Node {
    Node {
        flex_shrink: 0.0,
        margin: UiRect::new(px(0.0), px(10.0), px(below), px(0.0)),
        ..default()
    }
}
