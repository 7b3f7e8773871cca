//! The plates: who sits there, with what score, at which place, how many cards, and whose turn it
//! is. The same at every size: what does not fit is said shorter, never left out.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::director::OnTable;
use super::hud::{Hud, PlateStyle, SeatHud};
use super::plate_parts::{Holder, Instead, Says, SeatPlate, What, gauge, medal, pill};
use crate::locale::Words;
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
    let plate = Plate {
        theme,
        art,
        seat,
        shown,
        compact: rect.height() < 60.0,
        narrow: rect.width() < 150.0,
        crowded: rect.height() >= 60.0 && rect.width() < 230.0,
    };
    match style {
        PlateStyle::Portrait => plate.with_portrait(world, rect),
        PlateStyle::Bar | PlateStyle::CompactBar => plate.with_bar(world, rect),
    }
}

struct Plate<'a> {
    theme: &'a Theme,
    art: &'a Art,
    seat: Seat,
    shown: SeatHud,
    /// Lower than two lines of large letters.
    compact: bool,
    /// Not wide enough for words beside the score.
    narrow: bool,
    /// High enough for large letters, but a name would be cut.
    crowded: bool,
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

    /// A portrait and, beside it, two lines over the gauge.
    fn with_portrait(&self, world: &mut World, rect: Rect) {
        let (compact, narrow) = (self.compact, self.narrow);
        let side = match (compact, narrow) {
            (true, true) => (rect.height() - 6.0).min(34.0),
            (true, false) => rect.height() - 6.0,
            _ => (rect.height() - 10.0).min(rect.width() / 3.0),
        };
        let node = Node {
            align_items: AlignItems::Center,
            padding: UiRect::new(
                px(4.0),
                px(if compact { 8.0 } else { 12.0 }),
                px(0.0),
                px(0.0),
            ),
            column_gap: px(if compact { 5.0 } else { 8.0 }),
            border_radius: BorderRadius::all(px(rect.height() / 2.0)),
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
            if !(narrow && compact) || rect.width() > 100.0 {
                let face = portrait(self.art, self.shown.portrait, self.shown.team, side);
                plate.spawn(face).with_children(|face| {
                    face.spawn(medal(self.theme, self.seat));
                    if narrow {
                        let foot = Node {
                            position_type: PositionType::Absolute,
                            top: px(-5.0),
                            ..default()
                        };
                        face.spawn(pill(self.theme, self.says(What::Thinks), foot));
                    }
                });
            }
            let column = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0.0),
                min_width: px(0.0),
                row_gap: px(if compact { 0.0 } else { 2.0 }),
                ..default()
            };
            plate
                .spawn((column, Pickable::IGNORE))
                .with_children(|column| self.lines(column));
        });
    }

    fn lines(&self, column: &mut ChildSpawner) {
        let compact = self.compact;
        let row = |align: AlignItems| {
            (
                Node {
                    align_items: align,
                    column_gap: px(5.0),
                    ..default()
                },
                Pickable::IGNORE,
            )
        };
        let letters = match (compact, self.crowded) {
            (true, _) => size::LEAST,
            (false, true) => size::TEXT,
            (false, false) => size::LABEL,
        };
        column.spawn(row(AlignItems::Center)).with_children(|line| {
            if self.narrow {
                // Where both have no room the tag is read: the portrait says whose it is.
                let tag = self.says(What::Tag);
                line.spawn(pill(self.theme, tag, Node::default()));
                line.spawn((Instead(tag), self.name(letters)));
            } else {
                line.spawn(self.name(letters));
                self.aim_or_cards(line);
            }
        });
        let letters = if compact { size::LABEL } else { size::HEADING };
        column.spawn(row(AlignItems::Center)).with_children(|line| {
            line.spawn(self.line(What::Score, Face::Display, letters, GOLD));
            line.spawn((
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                Pickable::IGNORE,
            ));
            if self.narrow {
                self.aim_or_cards(line);
            } else {
                line.spawn(pill(self.theme, self.says(What::Status), Node::default()));
            }
        });
        if self.shown.aim.number().is_some() {
            let track = Node {
                height: px(if compact { 4.0 } else { 6.0 }),
                ..default()
            };
            column.spawn(gauge(self.seat, track));
        }
    }

    /// How many cards; whose number nobody needs is told where the points lead.
    fn aim_or_cards(&self, line: &mut ChildSpawner) {
        let holder = (
            Holder(self.says(What::Cards)),
            Node {
                display: Display::None,
                align_items: AlignItems::Center,
                column_gap: px(2.0),
                flex_shrink: 0.0,
                padding: UiRect::axes(px(4.0), px(0.0)),
                border_radius: BorderRadius::all(px(9.0)),
                ..default()
            },
            BackgroundColor(WELL),
            Pickable::IGNORE,
        );
        line.spawn(holder).with_children(|holder| {
            if !self.narrow {
                holder.spawn(icon(self.art, "cards", 15.0, IVORY.with_alpha(0.85)));
            }
            holder.spawn(self.line(What::Cards, Face::Bold, size::LEAST, IVORY));
        });
        let instead = (
            Instead(self.says(What::Cards)),
            Node {
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        );
        line.spawn(instead)
            .with_child(self.line(What::Aim, Face::Text, size::LEAST, ASH));
    }

    /// The mark of a side, and a bar that can be compared with the other side's.
    fn with_bar(&self, world: &mut World, rect: Rect) {
        let compact = self.compact;
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
            let medal = Node {
                justify_content: JustifyContent::Center,
                ..fixed(38.0)
            };
            let rank = pill(self.theme, self.says(What::Rank), Node::default());
            plate.spawn((medal, Pickable::IGNORE)).with_child(rank);
            let (points, more) = if compact { (38.0, 28.0) } else { (58.0, 34.0) };
            for (what, width, face, letters, ink) in [
                (What::Score, points, Face::Display, score, GOLD),
                (What::Gain, more, Face::Bold, size::TEXT, GOLD_LIGHT),
            ] {
                let node = Node {
                    justify_content: JustifyContent::FlexEnd,
                    ..fixed(width)
                };
                plate
                    .spawn((node, Pickable::IGNORE))
                    .with_child(self.line(what, face, letters, ink));
            }
        });
    }
}
