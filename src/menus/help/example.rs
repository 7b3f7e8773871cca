//! A rule at work: the game's own pieces on a bit of cloth, and below them what happens.

use bevy::prelude::*;

use super::passages::Book;
use crate::locale::Words;
use crate::menus::Pens;
use crate::primer::{Example, Look, Shown};
use crate::theme::palette::*;
use crate::theme::widgets::{Face, Pictured, icon, place, size};

/// How high a card is in a line of few, of some, of many.
const FEW: (usize, f32) = (5, 80.0);
const SOME: (usize, f32) = (6, 66.0);
const MANY: f32 = 44.0;
/// A hollow, a seed in it, and how many of them can be told apart at a glance.
const HOLLOW: f32 = 36.0;
const SEED: f32 = 14.0;
const MOST_SEEDS: u8 = 9;

/// Where the light falls on a board.
const WOOD: Color = Color::srgb(0.42, 0.28, 0.18);

impl Pens<'_> {
    pub(super) fn example(
        &self,
        card: &mut ChildSpawnerCommands,
        book: &Book,
        atlas: &str,
        example: &Example,
    ) {
        card.spawn(cloth()).with_children(|cloth| {
            self.shown(cloth, atlas, example.lines, height_in(example.lines));
            let words = Words::plain(book.say(example.says));
            cloth.spawn(self.theme.prose(words, size::TEXT, IVORY, GOLD_LIGHT));
        });
    }

    /// Line by line, no piece higher than this.
    pub(super) fn shown(
        &self,
        cloth: &mut ChildSpawnerCommands,
        atlas: &str,
        lines: &[&[Shown]],
        height: f32,
    ) {
        for line in lines {
            let node = Node {
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                column_gap: px(6.0),
                row_gap: px(6.0),
                ..default()
            };
            cloth.spawn((node, Pickable::IGNORE)).with_children(|row| {
                for shown in *line {
                    self.one(row, atlas, shown, (line, height));
                }
            });
        }
    }

    fn one(
        &self,
        row: &mut ChildSpawnerCommands,
        atlas: &str,
        shown: &Shown,
        (line, height): (&[Shown], f32),
    ) {
        match shown {
            Shown::Piece(sprite, look) => self.piece(row, (atlas, *sprite), *look, height),
            Shown::Heap { of, count, look } => self.heap(row, atlas, of, (*count, *look)),
            Shown::Board { rows } => self.board(row, atlas, rows),
            Shown::Sign(sign) => {
                let words = Words::plain(*sign);
                let line = self.theme.line(words, Face::Display, size::CAPTION, IVORY);
                row.spawn((line, Pictured));
            }
            Shown::Word(key) => {
                let line = self
                    .theme
                    .line(Words::new(*key), Face::Bold, size::TEXT, ASH_LIT);
                row.spawn((line, Pictured));
            }
            Shown::Then => self.then(row, line),
            Shown::Yes => self.verdict(row, "check", GOLD),
            Shown::No => self.verdict(row, "close", ALARM_DEEP),
        }
    }

    fn piece(&self, row: &mut ChildSpawnerCommands, sprite: (&str, &str), look: Look, height: f32) {
        let drawn = self.art.size(sprite);
        let height = drawn.y.min(height);
        let width = height * drawn.x / drawn.y.max(1.0);
        let mut image = self.art.image(sprite);
        if look == Look::Faint {
            image.color = image.color.with_alpha(0.38);
        }
        let node = Node {
            width: px(width),
            height: px(height),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(height * 0.06)),
            ..default()
        };
        let mut piece = row.spawn((image, node, Pickable::IGNORE));
        if look == Look::Lit {
            piece.insert((
                Outline::new(px(3.0), px(1.0), GOLD),
                BoxShadow::new(GOLD.with_alpha(0.6), px(0.0), px(0.0), px(3.0), px(10.0)),
            ));
        }
    }

    /// The next board stands below the last one on an upright phone.
    fn then(&self, row: &mut ChildSpawnerCommands, line: &[Shown]) {
        let boards = line
            .iter()
            .any(|shown| matches!(shown, Shown::Board { .. }));
        let (name, width) = match boards && self.frame.is_tall() {
            true => ("chevron-down", percent(100.0)),
            false => ("chevron-right", px(24.0)),
        };
        let node = Node {
            width,
            justify_content: JustifyContent::Center,
            ..default()
        };
        row.spawn((node, Pickable::IGNORE))
            .with_child(icon(self.art, name, 24.0, LAMP));
    }

    fn verdict(&self, row: &mut ChildSpawnerCommands, name: &str, ground: Color) {
        let node = Node {
            width: px(30.0),
            height: px(30.0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            margin: UiRect::left(px(4.0)),
            border_radius: BorderRadius::MAX,
            flex_shrink: 0.0,
            ..default()
        };
        let ink = if ground == GOLD { INK } else { IVORY };
        row.spawn((node, BackgroundColor(ground), Pickable::IGNORE))
            .with_child(icon(self.art, name, 18.0, ink));
    }

    fn board(&self, row: &mut ChildSpawnerCommands, atlas: &str, rows: &[&[Shown]]) {
        let wood = (
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(4.0),
                padding: UiRect::all(px(6.0)),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(16.0)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundGradient::from(LinearGradient::to_bottom(vec![
                ColorStop::auto(WOOD),
                ColorStop::auto(WALNUT),
            ])),
            BorderColor::all(LAMP.with_alpha(0.3)),
            Pickable::IGNORE,
        );
        row.spawn(wood).with_children(|wood| {
            for heaps in rows {
                let camp = Node {
                    column_gap: px(3.0),
                    ..default()
                };
                wood.spawn((camp, Pickable::IGNORE)).with_children(|camp| {
                    for heap in *heaps {
                        self.one(camp, atlas, heap, (heaps, HOLLOW));
                    }
                });
            }
        });
    }

    /// Seeds in a hollow, and below it how many.
    fn heap(
        &self,
        row: &mut ChildSpawnerCommands,
        atlas: &str,
        of: &[&str],
        (count, look): (u8, Look),
    ) {
        let column = Node {
            width: px(HOLLOW),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        };
        let edge = match look {
            Look::Lit => GOLD,
            Look::Plain | Look::Faint => Color::BLACK.with_alpha(0.4),
        };
        let ink = match look {
            Look::Lit => GOLD_LIGHT,
            Look::Plain | Look::Faint => IVORY,
        };
        row.spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let hollow = (
                    Node {
                        width: px(HOLLOW),
                        height: px(HOLLOW),
                        border: UiRect::all(px(if look == Look::Lit { 3.0 } else { 1.0 })),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(WELL),
                    BorderColor::all(edge),
                    Pickable::IGNORE,
                );
                column.spawn(hollow).with_children(|hollow| {
                    let border = if look == Look::Lit { 3.0 } else { 1.0 };
                    let middle = Vec2::splat(HOLLOW / 2.0 - border);
                    for (nth, sprite) in of
                        .iter()
                        .cycle()
                        .take(count.min(MOST_SEEDS).into())
                        .enumerate()
                    {
                        let at = place(Rect::from_center_size(
                            middle + scattered(nth, count.min(MOST_SEEDS)),
                            Vec2::splat(SEED),
                        ));
                        hollow.spawn((self.art.image((atlas, *sprite)), at, Pickable::IGNORE));
                    }
                    if look == Look::Faint {
                        let at = Vec2::splat(22.0);
                        let at = place(Rect::from_center_size(middle, at));
                        hollow
                            .spawn((at, ZIndex(1), Pickable::IGNORE))
                            .with_child(icon(self.art, "lock", 22.0, ALARM));
                    }
                });
                let number = Words::plain(count.to_string());
                let number = self.theme.line(number, Face::Bold, size::LEAST, ink);
                column.spawn((number, Pictured));
            });
    }
}

/// So high that the longest of these lines fits a phone.
pub(super) fn height_in(lines: &[&[Shown]]) -> f32 {
    let pieces = |line: &&[Shown]| {
        let pieces = line.iter();
        pieces
            .filter(|shown| matches!(shown, Shown::Piece(..)))
            .count()
    };
    match lines.iter().map(pieces).max().unwrap_or_default() {
        few if few <= FEW.0 => FEW.1,
        some if some <= SOME.0 => SOME.1,
        _ => MANY,
    }
}

/// As seeds lie in a heap: the first in the middle, the others round it.
fn scattered(nth: usize, count: u8) -> Vec2 {
    if count == 1 {
        return Vec2::ZERO;
    }
    let turn = nth as f32 * 2.399_963;
    let out = ((nth as f32 + 0.5) / f32::from(count)).sqrt() * (HOLLOW - SEED - 5.0) / 2.0;
    Vec2::new(turn.cos(), turn.sin()) * out
}

/// What an example lies on.
pub(super) fn cloth() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(8.0),
            padding: UiRect::all(px(10.0)),
            margin: UiRect::top(px(4.0)),
            border: UiRect::all(px(1.0)),
            border_radius: BorderRadius::all(px(12.0)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(FELT.with_alpha(0.62)),
        BorderColor::all(LAMP.with_alpha(0.18)),
        Pickable::IGNORE,
    )
}
