//! The plates: who sits there, with what score, at which place, how many cards, and whose turn it
//! is. The same at every size: what does not fit is said shorter, never left out.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::director::OnTable;
use super::hud::{Hud, PlateStyle, SeatHud};
use super::plate_parts::{Holder, Instead, Says, SeatPlate, What, added, gauge, medal, pill};
use crate::locale::Words;
use crate::play::Viewing;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{Face, icon, panel, place, size};
use crate::theme::{Art, Theme};

pub(super) fn spawn(
    world: &mut World,
    theme: &Theme,
    art: &Art,
    style: PlateStyle,
    seat: Seat,
    rect: Rect,
) {
    let hud = world.resource::<Hud>();
    let Some(shown) = hud.seats.get(seat.index()).cloned() else {
        return;
    };
    let shape = match rect.height() {
        height if height < 56.0 => Shape::Low,
        height if height < 70.0 => Shape::Small,
        _ => Shape::Full,
    };
    let plate = Plate {
        theme,
        art,
        seat,
        shown,
        shape,
        own: world.resource::<Viewing>().seat == seat,
        narrow: rect.width() < if shape == Shape::Low { 190.0 } else { 150.0 },
        tiny: rect.width() < 150.0,
        crowded: rect.width() < 200.0,
    };
    match style {
        PlateStyle::Portrait => plate.with_portrait(world, rect),
        PlateStyle::Bar | PlateStyle::CompactBar => {
            plate.with_bar(world, rect, style == PlateStyle::CompactBar)
        }
    }
}

struct Plate<'a> {
    theme: &'a Theme,
    art: &'a Art,
    seat: Seat,
    shown: SeatHud,
    shape: Shape,
    /// Of whoever looks at the table.
    own: bool,
    /// Not wide enough for words beside the score.
    narrow: bool,
    /// Not wide enough for a number beside the name.
    tiny: bool,
    /// High enough for large letters, but not wide enough for many.
    crowded: bool,
}

/// What a plate with a portrait has room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Two lines in large letters over the gauge, the rank at the corner of the portrait.
    Full,
    /// Three lines in small letters, the rank under the portrait.
    Small,
    /// Two lines in small letters.
    Low,
}

impl Plate<'_> {
    fn says(&self, what: What) -> Says {
        Says(self.seat, what)
    }

    fn line(&self, what: What, face: Face, letters: f32, ink: Color) -> impl Bundle + use<> {
        let words = Words::plain("");
        (self.says(what), self.theme.line(words, face, letters, ink))
    }

    fn name(&self, letters: f32) -> impl Bundle + use<> {
        let name = Words::plain(self.shown.name.clone());
        (
            Node {
                overflow: Overflow::clip_x(),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                ..default()
            },
            Pickable::IGNORE,
            children![self.theme.line(name, Face::Bold, letters, IVORY)],
        )
    }

    /// A portrait and, beside it, lines: the same facts in every shape.
    fn with_portrait(&self, world: &mut World, rect: Rect) {
        let side = match self.shape {
            Shape::Full => (rect.height() - 10.0).min(rect.width() / 3.4),
            Shape::Small => 32.0,
            Shape::Low => (rect.height() - 6.0).min(38.0),
        };
        let full = self.shape == Shape::Full;
        let node = Node {
            align_items: AlignItems::Center,
            padding: UiRect {
                left: px(4.0),
                right: px(if full { 8.0 } else { 4.0 }),
                ..default()
            },
            column_gap: px(if full { 8.0 } else { 4.0 }),
            // Not round ends: the lines need the corners.
            border_radius: BorderRadius::all(px(if full { 28.0 } else { 18.0 })),
            ..place(rect)
        };
        let plate = (
            Name::new("plate"),
            OnTable,
            SeatPlate(self.seat),
            panel(node),
            Pickable::IGNORE,
        );
        world.spawn(plate).with_children(|plate| {
            let face = portrait(self.art, self.shown.portrait, self.shown.team, side);
            match self.shape {
                Shape::Low if !self.narrow => {
                    plate.spawn(face);
                }
                Shape::Full | Shape::Low => {
                    plate.spawn(face).with_child(medal(self.theme, self.seat));
                }
                Shape::Small => {
                    let column = Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        flex_shrink: 0.0,
                        ..default()
                    };
                    plate
                        .spawn((column, Pickable::IGNORE))
                        .with_children(|column| {
                            column.spawn(face);
                            column.spawn(self.pill(What::Rank));
                        });
                }
            }
            let column = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                row_gap: px(if full { 2.0 } else { 0.0 }),
                ..default()
            };
            plate
                .spawn((column, Pickable::IGNORE))
                .with_children(|column| match self.shape {
                    Shape::Full => self.full(column),
                    Shape::Small => self.small(column),
                    Shape::Low => self.low(column),
                });
        });
    }

    fn full(&self, column: &mut ChildSpawner) {
        column.spawn(row()).with_children(|line| {
            line.spawn(self.name(size::TEXT));
            self.cards(line);
        });
        column.spawn(row()).with_children(|line| {
            // Beside a long number there is no room for a long word.
            let score = if self.crowded {
                size::LABEL
            } else {
                size::CAPTION
            };
            let tag = if self.crowded {
                What::Tag
            } else {
                What::Status
            };
            line.spawn(self.line(What::Score, Face::Display, score, GOLD));
            line.spawn(self.line(What::Gain, Face::Bold, size::LEAST, GOLD_LIGHT));
            line.spawn(spring());
            line.spawn(self.pill(tag));
        });
        if self.shown.aim.number().is_some() {
            column.spawn(row()).with_children(|line| {
                let track = Node {
                    height: px(8.0),
                    flex_grow: 1.0,
                    ..default()
                };
                line.spawn(gauge(self.seat, track));
                // Clear of the round corner.
                let node = Node {
                    margin: UiRect::right(px(6.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                line.spawn((node, Pickable::IGNORE)).with_child(self.line(
                    What::Aim,
                    Face::Text,
                    size::LEAST,
                    ASH_LIT,
                ));
            });
        }
    }

    fn small(&self, column: &mut ChildSpawner) {
        let tag = self.says(What::Tag);
        if self.narrow {
            column.spawn(row()).with_child(self.name(size::LEAST));
            column.spawn(row()).with_children(|line| {
                self.points(line);
                line.spawn(spring());
                self.cards(line);
            });
            column.spawn(row()).with_children(|line| {
                line.spawn(self.pill(What::Tag));
                line.spawn((Instead(tag), Node::default(), Pickable::IGNORE))
                    .with_child(self.line(What::Aim, Face::Text, size::LEAST, ASH_LIT));
            });
            return;
        }
        column.spawn(row()).with_children(|line| {
            line.spawn(self.name(size::LEAST));
            self.cards(line);
        });
        column.spawn(row()).with_children(|line| {
            self.points(line);
            line.spawn(spring());
            line.spawn(self.pill(What::Tag));
        });
        // Both can be read at once: the limit on the others' plates, what it means on one's own.
        let aim = if self.own { What::Way } else { What::Aim };
        column.spawn(self.line(aim, Face::Text, size::LEAST, ASH_LIT));
    }

    fn low(&self, column: &mut ChildSpawner) {
        column.spawn(row()).with_children(|line| {
            line.spawn(self.name(size::LEAST));
            if !self.tiny {
                self.cards(line);
            }
            if !self.narrow {
                let instead = Instead(self.says(What::Cards));
                line.spawn((instead, Node::default(), Pickable::IGNORE))
                    .with_child(self.line(What::Aim, Face::Text, size::LEAST, ASH_LIT));
            }
        });
        column.spawn(row()).with_children(|line| {
            self.points(line);
            if !self.narrow {
                line.spawn(self.pill(What::Rank));
            }
            line.spawn(spring());
            line.spawn(self.pill(What::Tag));
            if self.tiny {
                line.spawn((
                    Instead(self.says(What::Tag)),
                    Node::default(),
                    Pickable::IGNORE,
                ))
                .with_children(|instead| self.cards(instead));
            }
        });
    }

    fn points(&self, line: &mut ChildSpawner) {
        line.spawn(self.line(What::Score, Face::Display, size::TEXT, GOLD));
        line.spawn(self.line(What::Gain, Face::Bold, size::LEAST, GOLD_LIGHT));
    }

    fn pill(&self, what: What) -> impl Bundle + use<> {
        pill(self.theme, self.says(what), Node::default())
    }

    /// How many cards are held.
    fn cards(&self, line: &mut ChildSpawner) {
        let holder = (
            Holder(self.says(What::Cards)),
            Node {
                display: Display::None,
                align_items: AlignItems::Center,
                column_gap: px(2.0),
                flex_shrink: 0.0,
                padding: UiRect::axes(px(if self.narrow { 3.0 } else { 4.0 }), px(0.0)),
                border_radius: BorderRadius::all(px(9.0)),
                ..default()
            },
            BackgroundColor(WELL),
            Pickable::IGNORE,
        );
        line.spawn(holder).with_children(|holder| {
            let side = if self.narrow { 13.0 } else { 15.0 };
            holder.spawn(icon(self.art, "cards", side, IVORY.with_alpha(0.85)));
            holder.spawn(self.line(What::Cards, Face::Bold, size::LEAST, IVORY));
        });
    }

    /// The mark of a side, and a bar that can be compared with the other side's.
    fn with_bar(&self, world: &mut World, rect: Rect, compact: bool) {
        let mark = self.shown.mark.unwrap_or(("icons", "person"));
        let initial: String = self.shown.name.chars().take(1).collect();
        let (mark_size, name_width) = if compact { (34.0, 90.0) } else { (58.0, 150.0) };
        let (letters, score) = if compact {
            (size::TEXT, size::HEADING)
        } else {
            (size::LABEL, size::SCORE)
        };
        let node = Node {
            align_items: AlignItems::Center,
            padding: UiRect::horizontal(px(if compact { 10.0 } else { 16.0 })),
            column_gap: px(if compact { 6.0 } else { 14.0 }),
            ..place(rect)
        };
        let plate = (
            Name::new("plate"),
            OnTable,
            SeatPlate(self.seat),
            panel(node),
            Pickable::IGNORE,
        );
        // Nothing in it changes its width, so that the bars stay as long as each other.
        let fixed = |width: f32| Node {
            width: px(width),
            flex_shrink: 0.0,
            ..default()
        };
        world.spawn(plate).with_children(|plate| {
            let face = Node {
                height: px(mark_size),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..fixed(mark_size)
            };
            plate
                .spawn((face, self.art.image(mark), Pickable::IGNORE))
                .with_child(self.theme.line(
                    Words::plain(initial),
                    Face::Display,
                    size::near(mark_size * 0.42),
                    IVORY,
                ));
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::FlexStart,
                row_gap: px(2.0),
                ..fixed(name_width)
            };
            plate
                .spawn((column, Pickable::IGNORE))
                .with_children(|column| {
                    let row = Node {
                        width: percent(100.0),
                        ..default()
                    };
                    column
                        .spawn((row, Pickable::IGNORE))
                        .with_child(self.name(letters));
                    let status = self.says(What::Status);
                    column.spawn(pill(self.theme, status, Node::default()));
                    column
                        .spawn((Instead(status), Node::default(), Pickable::IGNORE))
                        .with_child(self.line(What::Player, Face::Text, size::LEAST, ASH));
                });
            let way = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(if compact { 2.0 } else { 6.0 }),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                overflow: Overflow::clip(),
                ..default()
            };
            plate.spawn((way, Pickable::IGNORE)).with_children(|way| {
                way.spawn(self.line(What::Aim, Face::Text, size::LEAST, ASH));
                let track = Node {
                    height: px(8.0),
                    ..default()
                };
                way.spawn(gauge(self.seat, track));
            });
            // One after the other in the same place: which rank they have, and for as long as
            // something is added to their points, how much.
            let gain = self.says(What::Gain);
            let beside = Node {
                justify_content: JustifyContent::FlexEnd,
                ..fixed(46.0)
            };
            plate
                .spawn((beside, Pickable::IGNORE))
                .with_children(|beside| {
                    beside.spawn(added(self.theme, gain));
                    let rank = pill(self.theme, self.says(What::Rank), Node::default());
                    beside
                        .spawn((Instead(gain), Node::default(), Pickable::IGNORE))
                        .with_child(rank);
                });
            let points = Node {
                justify_content: JustifyContent::FlexEnd,
                ..fixed(if compact { 38.0 } else { 58.0 })
            };
            plate
                .spawn((points, Pickable::IGNORE))
                .with_child(self.line(What::Score, Face::Display, score, GOLD));
        });
    }
}

/// Side by side, in the middle of the line.
fn row() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(5.0),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// Takes what is left of a line.
fn spring() -> impl Bundle {
    (
        Node {
            flex_grow: 1.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}
