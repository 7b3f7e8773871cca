//! What is asked about somebody: which number an Explorer wants, and of which colour; which of
//! several cards a Thief takes.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Colour, Move, Soon};

use super::layout::{EIGHT, Layout};
use super::piece::Piece;
use super::turn::{Choice, Turn};
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::{PlaySystems, table_of};
use crate::table::director::OnTable;
use crate::table::fan::FINGER;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, panel, place, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// Between two buttons.
const GAP: f32 = 4.0;

#[derive(Component)]
struct AskPanel;

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>
        .and_then(resource_exists::<Zones>)
        .and_then(in_state(Screen::Table));
    app.add_systems(
        table_of::<Soon>(),
        draw.run_if(at_the_table)
            .run_if(resource_changed::<Choice>.or_else(resource_exists_and_changed::<Layout>))
            .after(PlaySystems::Phase),
    );
}

fn draw(
    turn: Turn,
    choice: Res<Choice>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    theme: Res<Theme>,
    art: Res<Art>,
    old: Query<Entity, With<AskPanel>>,
    mut commands: Commands,
) {
    for panel in &old {
        commands.entity(panel).despawn();
    }
    let card = turn.chosen(&choice);
    let asks = matches!(card, Some(Card::EXPLORER | Card::THIEF));
    let (Some(card), Some(who)) = (card.filter(|_| asks), choice.who) else {
        return;
    };
    // Where two rows and the question are more than its room, it grows upwards.
    let room = layout.panel;
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(if layout.kind == FrameKind::Tall {
            3.0
        } else {
            8.0
        }),
        padding: UiRect::vertical(px(3.0)),
        top: auto(),
        bottom: px(frame.size.y - room.max.y),
        height: auto(),
        min_height: px(room.height()),
        ..place(room)
    };
    commands
        .spawn((
            Name::new("asking"),
            OnTable,
            AskPanel,
            panel(node),
            GlobalZIndex(4),
        ))
        .with_children(|list| {
            let name = turn.game.seat_name(who);
            let words = match choice.rank {
                None if card == Card::THIEF => Words::new("soon-steal-rank").with("name", name),
                None => Words::new("soon-ask-rank").with("name", name),
                Some(rank) => Words::new("soon-ask-colour")
                    .with("name", name)
                    .with("rank", rank),
            };
            list.spawn(theme.line(words, Face::DisplaySoft, size::TEXT, GOLD_LIGHT));
            let row = Node {
                column_gap: px(GAP),
                row_gap: px(GAP),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                ..default()
            };
            list.spawn((row, Pickable::IGNORE))
                .with_children(|row| match choice.rank {
                    None => ranks(row, &turn, &theme, &layout, card, who),
                    Some(_) => colours(row, &theme, &art, &layout),
                });
        });
}

fn ranks(
    row: &mut ChildSpawnerCommands,
    turn: &Turn,
    theme: &Theme,
    layout: &Layout,
    card: Card,
    target: Seat,
) {
    // In one line, or in two where eight would be too narrow for a finger.
    let room = layout.panel.width() - 24.0;
    let in_a_line = |count: usize| (room + GAP) / count as f32 - GAP;
    let width = if in_a_line(EIGHT) >= FINGER {
        in_a_line(EIGHT)
    } else {
        in_a_line(EIGHT / 2)
    };
    for rank in 1..=EIGHT as u8 {
        let legal = turn.allows(match card {
            Card::THIEF => Move::Thief { target, rank },
            _ => Move::Explorer {
                target,
                rank,
                colour: None,
            },
        });
        let node = Node {
            width: px(width),
            min_width: px(width),
            ..default()
        };
        let ink = IVORY.with_alpha(if legal { 1.0 } else { 0.3 });
        let action = Piece::Rank(rank).action();
        row.spawn(button(ButtonLook::Secondary, action, node))
            .with_child(theme.line(
                Words::plain(rank.to_string()),
                Face::Display,
                size::LABEL,
                ink,
            ));
    }
}

fn colours(row: &mut ChildSpawnerCommands, theme: &Theme, art: &Art, layout: &Layout) {
    let width = (layout.panel.width() - 40.0) / 3.0;
    let offers = [
        (Some(Colour::Day), "sun", "soon-by-day"),
        (Some(Colour::Night), "moon", "soon-by-night"),
        (None, "either", "soon-either"),
    ];
    for (colour, sprite, words) in offers {
        let node = Node {
            width: px(width),
            column_gap: px(6.0),
            ..default()
        };
        let action = Piece::Colour(colour).action();
        row.spawn(button(ButtonLook::Secondary, action, node))
            .with_children(|button| {
                button.spawn((
                    art.image(("soon", sprite)),
                    Node {
                        width: px(26.0),
                        height: px(26.0),
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
                button.spawn(theme.line(Words::new(words), Face::Bold, size::LEAST, IVORY));
            });
    }
}
