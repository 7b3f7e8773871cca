//! The plates: whose sequence it is, their points and cards, and what is remarkable about it.
//! Their ground is part of the world, since cards lie on it.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Colour, Soon};

use super::layout::{Head, Layout};
use super::{Shown, doubled, sequence};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::history::LookedAt;
use crate::play::{Match, MatchStatus, table_of};
use crate::table::cards::Identity;
use crate::table::director::OnTable;
use crate::table::hud::{self, Hud, SeatHud};
use crate::table::layers;
use crate::table::plate_parts::{Says, SeatPart, What, pill};
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{Face, icon, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// The light round a plate.
#[derive(Component)]
struct Light(Seat);

/// A pill about a player, there only while it says something.
#[derive(Component, Clone, Copy, PartialEq)]
struct Chip(Seat, Tells);
#[derive(Component, Clone, Copy)]
struct ChipText(Seat, Tells);

/// What a chip tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tells {
    /// Whose turn it is; else what is remarkable about the sequence.
    Either,
    /// The same in fewer words.
    Shortly,
    /// The same in a few signs.
    Briefly,
    Turn,
    Sequence,
    /// That it counts double, in two signs.
    Double,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Soon>(),
        (light, show_chips)
            .run_if(hud::changed.or_else(resource_changed::<LookedAt>))
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        for seat in Seat::all(layout.players) {
            let plate = layout.seat(seat).plate;
            lay_ground(world, &art, plate, layers::BOARD + 0.1);
            // On a phone there is little room round a plate.
            let less = if layout.kind == FrameKind::Wide {
                0.0
            } else {
                24.0
            };
            let glow = Sprite {
                color: EMBER.with_alpha(0.75),
                ..art.sliced(("cards", "plate-glow"), plate.size() - less)
            };
            let frame = *world.resource::<Frame>();
            // It shines from behind.
            let at = frame.to_world(plate.center()).extend(layers::BOARD + 0.05);
            world.spawn((
                Name::new("plate light"),
                OnTable,
                Light(seat),
                glow,
                Transform::from_translation(at),
                Visibility::Hidden,
            ));
            write_head(world, &theme, &art, layout, seat);
            // The viewer's sequence lies apart from their plate.
            let part = if seat == layout.viewer {
                layout.tray
            } else {
                plate
            };
            world.spawn((OnTable, SeatPart(seat), place(part), Pickable::IGNORE));
        }
    });
    world.resource_mut::<Shown>().set_changed();
}

/// What plates and tray are made of. Four times: once alone would let the cloth's ornaments
/// through, and words lie on it.
pub(super) fn lay_ground(world: &mut World, art: &Art, rect: Rect, layer: f32) {
    let middle = world.resource::<Frame>().to_world(rect.center());
    let ground = art.sliced(("soon", "step-pill"), rect.size());
    for nth in 0..4 {
        world.spawn((
            Name::new("plate"),
            OnTable,
            ground.clone(),
            Transform::from_translation(middle.extend(layer + 0.001 * nth as f32)),
        ));
    }
}

fn write_head(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, seat: Seat) {
    let Some(shown) = world.resource::<Hud>().seats.get(seat.index()).cloned() else {
        return;
    };
    let parts = layout.seat(seat);
    let own = seat == layout.viewer;
    let (name, score) = match (layout.kind, own) {
        (FrameKind::Wide, true) => (size::LABEL, size::HEADING),
        (FrameKind::Wide, false) => (size::LABEL, size::LABEL),
        _ => (size::LEAST, size::TEXT),
    };
    let writes = Writes {
        theme,
        art,
        seat,
        shown: &shown,
        name,
        score,
    };
    // A line of few words leaves no room for more than two signs.
    let tells = match parts.text.width() {
        width if width < 250.0 => Tells::Briefly,
        width if width < 330.0 => Tells::Shortly,
        _ => Tells::Either,
    };
    world
        .spawn((OnTable, place(parts.face), Pickable::IGNORE))
        .with_children(|place| {
            let side = parts.face.width();
            place.spawn(portrait(art, shown.portrait, shown.team, side));
        });
    let rows = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        ..place(parts.text)
    };
    world
        .spawn((Name::new("head"), OnTable, rows, Pickable::IGNORE))
        .with_children(|rows| match (parts.head, own) {
            (_, true) => {
                // Upright there is no edge to put the turn on.
                writes.row(rows, |row| {
                    writes.name(row);
                    if layout.kind == FrameKind::Tall {
                        writes.chip(row, Tells::Turn, Node::default());
                    }
                });
                writes.row(rows, |row| {
                    writes.score(row);
                    writes.rank(row);
                    if layout.chip.is_none() {
                        writes.chip(row, Tells::Double, Node::default());
                    }
                });
            }
            (Head::Roomy, _) => {
                writes.row(rows, |row| {
                    writes.name(row);
                    writes.count(row);
                });
                writes.row(rows, |row| {
                    writes.score(row);
                    writes.rank(row);
                    fill(row);
                    writes.chip(row, Tells::Either, Node::default());
                });
            }
            (Head::Line, _) => writes.row(rows, |row| {
                writes.name(row);
                writes.chip(row, tells, Node::default());
                writes.rank(row);
                writes.points(row, parts.text.width() > 170.0);
                writes.count(row);
            }),
            (Head::Narrow, _) => {
                writes.row(rows, |row| {
                    writes.name(row);
                    writes.chip(row, Tells::Briefly, Node::default());
                });
                // Everybody holds as many cards: where there is no room, that is left out.
                writes.row(rows, |row| {
                    writes.score(row);
                    fill(row);
                    writes.rank(row);
                });
            }
        });
    if own {
        beside(world, &writes, layout);
    }
}

/// What is said of the viewer's own sequence outside their plate.
fn beside(world: &mut World, writes: &Writes, layout: &Layout) {
    if let Some(rect) = layout.chip {
        let strip = Node {
            align_items: AlignItems::Center,
            ..place(rect)
        };
        world
            .spawn((Name::new("chip"), OnTable, strip, Pickable::IGNORE))
            .with_children(|strip| writes.chip(strip, Tells::Sequence, Node::default()));
    }
    if layout.kind != FrameKind::Tall {
        let plate = layout.seat(layout.viewer).plate;
        let (left, right) = (plate.min.x, plate.max.x);
        let edge = Rect::new(left, plate.min.y - 14.0, right, plate.min.y + 12.0);
        let strip = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(edge)
        };
        world
            .spawn((Name::new("turn"), OnTable, strip, Pickable::IGNORE))
            .with_children(|strip| writes.chip(strip, Tells::Turn, Node::default()));
    }
}

fn fill(row: &mut ChildSpawner) {
    let rest = Node {
        flex_grow: 1.0,
        ..default()
    };
    row.spawn((rest, Pickable::IGNORE));
}

/// Writes the head of one plate.
struct Writes<'a> {
    theme: &'a Theme,
    art: &'a Art,
    seat: Seat,
    shown: &'a SeatHud,
    /// How large the letters are.
    name: f32,
    score: f32,
}

impl Writes<'_> {
    fn row(&self, rows: &mut ChildSpawner, write: impl FnOnce(&mut ChildSpawner)) {
        let row = Node {
            align_items: AlignItems::Center,
            column_gap: px(4.0),
            ..default()
        };
        rows.spawn((row, Pickable::IGNORE)).with_children(write);
    }

    fn name(&self, row: &mut ChildSpawner) {
        let clipped = Node {
            overflow: Overflow::clip_x(),
            flex_grow: 1.0,
            flex_basis: px(0.0),
            min_width: px(0.0),
            ..default()
        };
        let name = Words::plain(self.shown.name.clone());
        row.spawn((clipped, Pickable::IGNORE))
            .with_child(self.theme.line(name, Face::Bold, self.name, IVORY));
    }

    fn score(&self, row: &mut ChildSpawner) {
        self.points(row, true);
    }

    /// The points, and where there is room how many are wanted.
    fn points(&self, row: &mut ChildSpawner, wanted: bool) {
        let together = Node {
            align_items: AlignItems::Baseline,
            column_gap: px(4.0),
            flex_shrink: 0.0,
            ..default()
        };
        row.spawn((together, Pickable::IGNORE))
            .with_children(|row| {
                let none = Words::plain("");
                let points = Says(self.seat, What::Score);
                row.spawn((
                    points,
                    self.theme.line(none, Face::Display, self.score, GOLD_LIGHT),
                ));
                if !wanted {
                    return;
                }
                match self.shown.aim.number() {
                    Some(goal) => {
                        let of = Words::new("soon-of-goal").with("goal", goal);
                        row.spawn(self.theme.line(of, Face::Text, size::LEAST, ASH_LIT));
                    }
                    None => {
                        let none = Words::plain("");
                        row.spawn((
                            Says(self.seat, What::Points),
                            self.theme.line(none, Face::Text, size::LEAST, ASH_LIT),
                        ));
                    }
                }
            });
    }

    /// Their place among all, beside the points it comes from.
    fn rank(&self, row: &mut ChildSpawner) {
        row.spawn(pill(
            self.theme,
            Says(self.seat, What::Rank),
            Node {
                padding: UiRect::axes(px(5.0), px(0.0)),
                ..default()
            },
        ));
    }

    /// How many cards they hold.
    fn count(&self, row: &mut ChildSpawner) {
        let count = Node {
            align_items: AlignItems::Center,
            column_gap: px(2.0),
            flex_shrink: 0.0,
            ..default()
        };
        row.spawn((count, Pickable::IGNORE)).with_children(|count| {
            count.spawn(icon(self.art, "cards", 15.0, SILVER));
            count.spawn((
                Says(self.seat, What::Cards),
                self.theme
                    .line(Words::plain(""), Face::Bold, size::LEAST, IVORY),
            ));
        });
    }

    fn chip(&self, row: &mut ChildSpawner, tells: Tells, node: Node) {
        let brief = matches!(tells, Tells::Briefly | Tells::Double);
        let pill = Node {
            display: Display::None,
            padding: UiRect::axes(px(if brief { 4.0 } else { 8.0 }), px(1.0)),
            border_radius: BorderRadius::all(px(11.0)),
            flex_shrink: 0.0,
            ..node
        };
        row.spawn((
            Name::new("chip"),
            Chip(self.seat, tells),
            pill,
            BackgroundColor(GOLD),
            Pickable::IGNORE,
        ))
        .with_child((
            ChipText(self.seat, tells),
            self.theme
                .line(Words::plain(""), Face::Bold, size::LEAST, INK),
        ));
    }
}

/// Of whoever is to move; of whoever did what somebody looks back at.
fn light(
    status: Res<MatchStatus>,
    looked_at: Res<LookedAt>,
    mut lights: Query<(&Light, &mut Visibility)>,
) {
    for (light, mut visibility) in &mut lights {
        let moved = status.looking_back && looked_at.1 == Some(light.0);
        visibility.set_if_neq(if moved || is_to_move(&status, light.0) {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// What a chip says, on what ground, in what ink.
type Said = (Words, Color, Color);

fn says(
    tells: Tells,
    seat: &SeatHud,
    (turn, among_people): (bool, bool),
    double: Option<Colour>,
    complete: bool,
) -> Option<Said> {
    let now = turn.then(|| {
        let words = match (tells, seat.human) {
            (Tells::Briefly, _) => Words::plain("···"),
            (_, true) if among_people => Words::new("hud-their-turn"),
            (_, true) => Words::new("hud-your-turn"),
            (_, false) => Words::new("hud-thinking"),
        };
        (words, EMBER_DEEP, IVORY)
    });
    // Gold by day, silver by night.
    let metal = match double {
        Some(Colour::Day) => GOLD,
        _ => SILVER,
    };
    let of_sequence = seat.tag.clone().map(|tag| (tag, metal, INK));
    let doubled = match (&of_sequence, double) {
        // Complete, whatever its colours.
        (Some(_), _) if complete => of_sequence.clone(),
        (_, Some(Colour::Day)) => Some((Words::new("soon-day-doubled"), metal, INK)),
        (_, Some(Colour::Night)) => Some((Words::new("soon-night-doubled"), metal, INK)),
        _ => None,
    };
    let twice = double.map(|_| (Words::plain("×2"), metal, INK));
    match tells {
        Tells::Either => now.or(of_sequence),
        Tells::Shortly => now.or(doubled),
        Tells::Briefly => now.or(twice),
        Tells::Turn => now,
        Tells::Sequence => of_sequence,
        Tells::Double => twice,
    }
}

fn show_chips(
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    game: Res<Match<Soon>>,
    shown: Res<Shown>,
    lying: Option<Res<Zones>>,
    cards: Query<&Identity<Card>>,
    mut chips: Query<(&Chip, &mut Node, &mut BackgroundColor)>,
    mut texts: Query<(&ChipText, &mut Words, &mut TextColor)>,
) {
    let Some(lying) = lying else {
        return;
    };
    let said = |seat: Seat, tells: Tells| {
        let of = hud.seats.get(seat.index())?;
        let complete = shown.complete.get(seat.index()) == Some(&true);
        let double = doubled(&game.state, &sequence(&lying, &cards, seat), complete);
        let turn = (is_to_move(&status, seat), status.among_people);
        says(tells, of, turn, double, complete)
    };
    let display = |there: bool| if there { Display::Flex } else { Display::None };
    for (Chip(seat, tells), mut node, mut ground) in &mut chips {
        let said = said(*seat, *tells);
        node.display = display(said.is_some());
        if let Some((_, fill, _)) = said {
            ground.0 = fill;
        }
    }
    for (ChipText(seat, tells), mut words, mut ink) in &mut texts {
        if let Some((says, _, color)) = said(*seat, *tells) {
            words.set_if_neq(says);
            ink.0 = color;
        }
    }
}

/// Moonlight: the night's chip.
const SILVER: Color = Color::srgb(0.8, 0.85, 0.97);

fn is_to_move(status: &MatchStatus, seat: Seat) -> bool {
    status.to_move && status.turn == Some(seat)
}
