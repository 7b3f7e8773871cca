//! The count of a round that has just ended, where the hand was: a line for each player, whoever is
//! ahead after it first. It stays until the next round is dealt.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::sar_zan::{Event, Line, SarZan};

use super::Shown;
use super::layout::Layout;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Match, Pending, table_of};
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::portrait::{portrait, portrait_of};
use crate::theme::widgets::{Face, panel, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// What the round brought everybody; empty while one is played.
#[derive(Resource, Default, Clone, PartialEq)]
pub(super) struct Count(Vec<Counted>);

impl Count {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What it brought one of them.
#[derive(Clone, PartialEq)]
struct Counted {
    seat: Seat,
    lines: Vec<(Line, i32)>,
    points: i32,
    total: i32,
}

#[derive(Component)]
struct CountPanel;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Count>().add_systems(
        table_of::<SarZan>(),
        show.run_if(resource_exists::<Layout>)
            .run_if(resource_changed::<Count>)
            .run_if(in_state(Screen::Table)),
    );
}

/// A new table has to be written on.
pub(super) fn build(world: &mut World) {
    world.resource_mut::<Count>().set_changed();
}

/// The rules have counted already: what they will tell of it is told at once, here and on the
/// plates.
pub(super) fn take_up(world: &mut World) {
    let Some(pending) = world.get_resource::<Pending<SarZan>>() else {
        return;
    };
    let players = world.resource::<Match<SarZan>>().state.scores().len();
    let (mut counted, mut lines) = (Vec::new(), Vec::new());
    for event in &pending.queue {
        match event {
            Event::Counted { line, points, .. } => lines.push((*line, *points)),
            Event::RoundScored {
                seat,
                points,
                total,
            } => counted.push(Counted {
                seat: *seat,
                lines: std::mem::take(&mut lines),
                points: *points,
                total: *total,
            }),
            _ => {}
        }
        if counted.len() == players {
            break;
        }
    }
    let mut shown = world.resource_mut::<Shown>();
    for one in &counted {
        if let Some(score) = shown.scores.get_mut(one.seat.index()) {
            *score = one.total;
        }
    }
    counted.sort_by_key(|one| -one.total);
    world.insert_resource(Count(counted));
}

/// The next round begins, or another moment is shown.
pub(super) fn clear(world: &mut World) {
    world.resource_mut::<Count>().set_if_neq(Count::default());
}

/// What the points were for.
fn what_for(lines: &[(Line, i32)]) -> Words {
    let counted = lines.iter().filter(|(_, points)| *points != 0);
    let words = counted.map(|(line, points)| {
        Words::new(match line {
            Line::CardsWon => "sar-zan-count-won",
            Line::CardsInHand => "sar-zan-count-in-hand",
            Line::Dragon => "sar-zan-count-dragon",
        })
        .with("points", Words::signed(*points))
        .with("cards", points.abs())
    });
    Words::dotted(words).unwrap_or(Words::plain(""))
}

fn show(
    count: Res<Count>,
    game: Res<Match<SarZan>>,
    layout: Res<Layout>,
    theme: Res<Theme>,
    art: Res<Art>,
    old: Query<Entity, With<CountPanel>>,
    mut commands: Commands,
) {
    for old in &old {
        commands.entity(old).despawn();
    }
    let Some(best) = count.0.first().map(|first| first.total) else {
        return;
    };
    let kind = layout.places.kind;
    let side = match kind {
        FrameKind::Wide => 32.0,
        FrameKind::Tall => 28.0,
        FrameKind::Short => 24.0,
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceEvenly,
        padding: UiRect::axes(px(6.0), px(2.0)),
        ..place(layout.count())
    };
    let table = (
        Name::new("count"),
        OnTable,
        CountPanel,
        panel(node),
        Pickable::IGNORE,
        GlobalZIndex(3),
    );
    commands.spawn(table).with_children(|table| {
        head(table, &theme, side, kind);
        for one in &count.0 {
            let leads = one.total == best;
            let ground = if leads {
                GOLD.with_alpha(0.18)
            } else {
                Color::NONE
            };
            table
                .spawn((row(), BackgroundColor(ground), Pickable::IGNORE))
                .with_children(|row| {
                    let team = None;
                    let face = portrait(&art, portrait_of(one.seat.index()), team, side);
                    row.spawn(face);
                    write(row, &theme, &game, one, leads, kind);
                });
        }
    });
}

fn row() -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(8.0),
        padding: UiRect::horizontal(px(6.0)),
        border_radius: BorderRadius::all(px(12.0)),
        ..default()
    }
}

/// The three numbers of a line: what was before, what the round brought, and what that makes.
const NUMBERS: [f32; 3] = [46.0, 66.0, 54.0];

/// How large the letters are, and how much wider that makes everything: across a desk it is read
/// from farther away.
fn letters(kind: FrameKind) -> (f32, f32) {
    match kind {
        FrameKind::Wide => (size::LABEL, 1.2),
        FrameKind::Short | FrameKind::Tall => (size::LEAST, 1.0),
    }
}

/// The room of one of the numbers.
fn number(width: f32) -> Node {
    Node {
        width: px(width),
        flex_shrink: 0.0,
        justify_content: JustifyContent::FlexEnd,
        ..default()
    }
}

/// What to do now, and what the numbers below are.
fn head(table: &mut ChildSpawnerCommands, theme: &Theme, side: f32, kind: FrameKind) {
    let (letters, wider) = letters(kind);
    let line = |key: &'static str| theme.line(Words::new(key), Face::Text, letters, ASH_LIT);
    let on = Node {
        flex_grow: 1.0,
        flex_basis: px(0.0),
        min_width: px(0.0),
        // In line with the names.
        padding: UiRect::left(px(if kind == FrameKind::Tall {
            0.0
        } else {
            side + 8.0
        })),
        overflow: Overflow::clip_x(),
        ..default()
    };
    table.spawn((row(), Pickable::IGNORE)).with_children(|row| {
        row.spawn((on, Pickable::IGNORE))
            .with_child(line("sar-zan-count-go-on"));
        let keys = [
            "sar-zan-count-before",
            "sar-zan-count-round",
            "sar-zan-count-total",
        ];
        let together = Node::default();
        row.spawn((together, Pickable::IGNORE))
            .with_children(|numbers| {
                for (key, width) in keys.into_iter().zip(NUMBERS) {
                    numbers
                        .spawn((number(width * wider), Pickable::IGNORE))
                        .with_child(line(key));
                }
            });
    });
}

/// A line: who, for what, how much, and what that makes. Where it is narrow, what for is below.
fn write(
    row: &mut ChildSpawnerCommands,
    theme: &Theme,
    game: &Match<SarZan>,
    one: &Counted,
    leads: bool,
    kind: FrameKind,
) {
    let in_one_line = kind != FrameKind::Tall;
    let (letters, wider) = letters(kind);
    let ink = if leads { GOLD_LIGHT } else { IVORY };
    let line = |words: Words, face: Face, ink: Color| theme.line(words, face, letters, ink);
    // All that it was for is to be read.
    let smaller = letters.min(size::TEXT);
    let what = theme.line(what_for(&one.lines), Face::Text, smaller, IVORY);
    let part = |width: Val, grow: f32| {
        let node = Node {
            width,
            flex_grow: grow,
            flex_shrink: 1.0 - grow,
            flex_basis: if grow > 0.0 { px(0.0) } else { Val::Auto },
            min_width: px(0.0),
            align_items: AlignItems::Center,
            column_gap: px(6.0),
            overflow: Overflow::clip_x(),
            ..default()
        };
        (node, Pickable::IGNORE)
    };
    let sum = [
        (Words::number(one.total - one.points), IVORY),
        (Words::signed(one.points), ink),
        (
            Words::new("sar-zan-count-makes").with("total", Words::number(one.total)),
            ink,
        ),
    ];
    let name = Words::plain(game.seat_name(one.seat));
    let first = |line_of: &mut ChildSpawnerCommands, middle: Option<_>| {
        let width = if in_one_line {
            px(134.0 * wider)
        } else {
            Val::Auto
        };
        let grow = if in_one_line { 0.0 } else { 1.0 };
        line_of.spawn(part(width, grow)).with_children(|who| {
            who.spawn(line(name, Face::Bold, ink));
            if leads {
                who.spawn(line(Words::new("sar-zan-leads"), Face::Text, GOLD_LIGHT));
            }
        });
        if let Some(what) = middle {
            line_of.spawn(part(Val::Auto, 1.0)).with_child(what);
        }
        let numbers = (Node::default(), Pickable::IGNORE);
        line_of.spawn(numbers).with_children(|numbers| {
            for ((words, ink), width) in sum.into_iter().zip(NUMBERS) {
                numbers
                    .spawn((number(width * wider), Pickable::IGNORE))
                    .with_child(line(words, Face::Bold, ink));
            }
        });
    };
    if in_one_line {
        first(row, Some(what));
        return;
    }
    let column = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0.0),
        min_width: px(0.0),
        ..default()
    };
    row.spawn((column, Pickable::IGNORE))
        .with_children(|column| {
            let line = Node {
                align_items: AlignItems::Center,
                ..default()
            };
            column
                .spawn((line, Pickable::IGNORE))
                .with_children(|line| first(line, None));
            column.spawn(what);
        });
}
