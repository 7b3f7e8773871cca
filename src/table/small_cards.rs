//! Cards as small as a word is high, beside what is said of them.

use bevy::prelude::*;

use super::cards::{CARD, GameCard};
use crate::locale::Words;
use crate::play::Picture;
use crate::theme::Art;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, Theme, size};

/// A card as a picture beside words.
pub trait Pictured {
    fn picture(self) -> Picture;
}

impl<C: GameCard> Pictured for C {
    fn picture(self) -> Picture {
        Picture {
            atlas: C::PACK,
            name: self.sprite(),
        }
    }
}

/// The sprite of a card that is to be this small: one that was drawn small, if there is one.
fn small(art: &Art, picture: &Picture) -> String {
    let face = picture.name.strip_prefix("card-");
    let smaller = face.into_iter().flat_map(|face| {
        let names = ["small", "tile"].into_iter();
        names.map(move |kind| format!("{kind}-{face}"))
    });
    let mut drawn = smaller.filter(|name| art.has((picture.atlas, name)));
    drawn.next().unwrap_or_else(|| picture.name.clone())
}

/// A row of them, and how many there are besides where there are too many.
pub fn small_cards(
    parent: &mut ChildSpawnerCommands,
    (theme, art): (&Theme, &Art),
    cards: &[Picture],
    height: f32,
    most: usize,
) {
    if cards.is_empty() {
        return;
    }
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(3.0),
        row_gap: px(3.0),
        flex_wrap: FlexWrap::Wrap,
        ..default()
    };
    let seen = if cards.len() > most {
        most.saturating_sub(1)
    } else {
        cards.len()
    };
    parent
        .spawn((Name::new("small cards"), row, Pickable::IGNORE))
        .with_children(|row| {
            for card in &cards[..seen] {
                let name = small(art, card);
                let node = Node {
                    width: px(height * CARD.x / CARD.y),
                    height: px(height),
                    border_radius: BorderRadius::all(px(height * 0.08)),
                    flex_shrink: 0.0,
                    ..default()
                };
                let image = match art.has((card.atlas, &name)) {
                    true => art.image((card.atlas, &name)),
                    // Nobody has drawn its pack.
                    false => ImageNode::solid_color(PAPER),
                };
                row.spawn((image, node, Pickable::IGNORE));
            }
            if seen < cards.len() {
                let more = Words::plain(format!("+{}", cards.len() - seen));
                row.spawn(theme.line(more, Face::Bold, size::LEAST, ASH_LIT));
            }
        });
}
