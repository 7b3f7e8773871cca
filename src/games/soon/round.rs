//! Which round it is, how many points are wanted, and that the last turn has come.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::soon::Soon;
use veillee_rules::games::soon::config::Variant;

use super::Shown;
use super::layout::Layout;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Match, table_of};
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{FrameKind, Theme};

/// "Last turn", for everybody to see.
#[derive(Component)]
struct LastTurn;

/// A part of what is said of the round.
#[derive(Component, Clone, Copy, PartialEq)]
enum RoundLine {
    Which,
    /// Between the two, where they stand in one line.
    Dot,
    Goal,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Soon>(),
        announce
            .run_if(resource_changed::<Shown>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    // Along the top of a phone upright; else one below the other, beside the viewer's row.
    let along = layout.kind == FrameKind::Tall;
    let letters = if layout.kind == FrameKind::Wide {
        size::TEXT
    } else {
        size::LEAST
    };
    let all = Node {
        flex_direction: direction(along),
        justify_content: if layout.kind == FrameKind::Short {
            JustifyContent::FlexStart
        } else {
            JustifyContent::Center
        },
        align_items: ends(along),
        column_gap: px(8.0),
        row_gap: px(6.0),
        ..place(layout.round)
    };
    let all = (Name::new("round"), OnTable, all, Pickable::IGNORE);
    world.spawn(all).with_children(|all| {
        let lines = Node {
            flex_direction: direction(along),
            align_items: ends(along),
            column_gap: px(5.0),
            height: if along { px(PILL) } else { auto() },
            padding: UiRect::horizontal(px(if along { 10.0 } else { 0.0 })),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        let mut lines = all.spawn((lines, Pickable::IGNORE));
        lines.with_children(|lines| {
            let parts = [RoundLine::Which, RoundLine::Dot, RoundLine::Goal];
            for part in parts
                .into_iter()
                .filter(|part| along || *part != RoundLine::Dot)
            {
                let dot = Words::plain("·");
                lines.spawn((part, theme.line(dot, Face::Bold, letters, ASH_LIT)));
            }
        });
        if along {
            lines.insert(BackgroundColor(WELL.with_alpha(0.84)));
        }
        if layout.last_turn.is_none() {
            let ribbon = Node {
                height: px(PILL),
                padding: UiRect::horizontal(px(12.0)),
                ..default()
            };
            all.spawn(last_turn(&theme, ribbon, letters));
        }
    });
    if let Some(rect) = layout.last_turn {
        world.spawn((OnTable, last_turn(&theme, place(rect), size::HEADING)));
    }
}

/// A ribbon: nothing that could be pressed.
fn last_turn(theme: &Theme, node: Node, letters: f32) -> impl Bundle + use<> {
    (
        Name::new("last turn"),
        LastTurn,
        Node {
            display: Display::None,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border: UiRect::vertical(px(2.0)),
            ..node
        },
        BackgroundColor(GOLD),
        BorderColor::all(GOLD_LIGHT),
        Pickable::IGNORE,
        children![theme.line(Words::new("soon-last-turn"), Face::Bold, letters, INK)],
    )
}

/// How high a pill is.
const PILL: f32 = 24.0;

fn direction(along: bool) -> FlexDirection {
    if along {
        FlexDirection::Row
    } else {
        FlexDirection::Column
    }
}

fn ends(along: bool) -> AlignItems {
    if along {
        AlignItems::Center
    } else {
        AlignItems::FlexEnd
    }
}

fn announce(
    shown: Res<Shown>,
    game: Res<Match<Soon>>,
    mut last_turn: Query<&mut Node, With<LastTurn>>,
    mut lines: Query<(&RoundLine, &mut Words, &mut Node), Without<LastTurn>>,
) {
    let display = |there: bool| if there { Display::Flex } else { Display::None };
    // In Speed the first to complete has won the round.
    let on = shown.last_turn && game.state.config().variant == Variant::Normal;
    for mut node in &mut last_turn {
        node.display = display(on);
    }
    let config = game.state.config();
    let (which, goal) = match (config.variant, config.target()) {
        (Variant::Speed, _) => ("soon-round", Some("soon-round-wins")),
        (Variant::Normal, 0) => ("soon-round-only", None),
        (Variant::Normal, _) => ("soon-round", Some("soon-round-goal")),
    };
    for (line, mut words, mut node) in &mut lines {
        let says = match line {
            RoundLine::Which => Some(Words::new(which).with("round", shown.round)),
            RoundLine::Dot => goal.map(|_| Words::plain("·")),
            RoundLine::Goal => goal.map(|goal| Words::new(goal).with("goal", config.target())),
        };
        node.display = display(says.is_some());
        if let Some(says) = says {
            words.set_if_neq(says);
        }
    }
}
