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
use crate::theme::widgets::{Face, on_cloth, place, size};
use crate::theme::{FrameKind, Theme};

/// "Last turn", for everybody to see.
#[derive(Component)]
struct LastTurn;

/// Which round it is.
#[derive(Component)]
struct Round;

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
    let strip = Node {
        display: Display::None,
        justify_content: JustifyContent::FlexEnd,
        align_items: AlignItems::Center,
        ..place(layout.last_turn)
    };
    world
        .spawn((
            Name::new("last turn"),
            OnTable,
            LastTurn,
            strip,
            Pickable::IGNORE,
        ))
        .with_children(|strip| {
            let pill = Node {
                padding: UiRect::axes(px(14.0), px(5.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let words = Words::new("soon-last-turn");
            strip
                .spawn((pill, BackgroundColor(ALARM_DEEP), Pickable::IGNORE))
                .with_child(theme.line(words, Face::Bold, size::TEXT, IVORY));
        });
    let beside = layout.kind == FrameKind::Tall;
    let row = Node {
        justify_content: if beside {
            JustifyContent::FlexStart
        } else {
            JustifyContent::FlexEnd
        },
        align_items: AlignItems::Center,
        ..place(layout.round)
    };
    let letters = if layout.kind == FrameKind::Short {
        size::LEAST
    } else {
        size::TEXT
    };
    let says = theme.words(Words::plain(""), Face::Bold, letters, ASH_LIT);
    let lines = TextLayout::justify(if beside {
        Justify::Left
    } else {
        Justify::Right
    });
    world
        .spawn((Name::new("round"), OnTable, row, Pickable::IGNORE))
        .with_children(|row| {
            let mut line = row.spawn((Round, says, lines));
            // There it lies across the border of the cloth.
            if beside {
                line.insert(on_cloth());
            }
        });
}

fn announce(
    shown: Res<Shown>,
    game: Res<Match<Soon>>,
    mut last_turn: Query<&mut Node, With<LastTurn>>,
    mut rounds: Query<&mut Words, With<Round>>,
) {
    // In Speed the first to complete has won the round.
    let on = shown.last_turn && game.state.config().variant == Variant::Normal;
    for mut node in &mut last_turn {
        node.display = if on { Display::Flex } else { Display::None };
    }
    let config = game.state.config();
    let key = match (config.variant, config.target()) {
        (Variant::Speed, _) => "soon-round-of-wins",
        (Variant::Normal, 0) => "soon-round-only",
        (Variant::Normal, _) => "soon-round",
    };
    for mut words in &mut rounds {
        let says = Words::new(key).with("round", shown.round);
        words.set_if_neq(says.with("goal", config.target()));
    }
}
