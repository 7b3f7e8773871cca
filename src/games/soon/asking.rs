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
use crate::theme::widgets::{ButtonLook, Face, button, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// Between two buttons.
const GAP: f32 = 5.0;

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
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(5.0),
        padding: UiRect::horizontal(px(10.0)),
        border: UiRect::all(px(1.5)),
        border_radius: BorderRadius::all(px(18.0)),
        ..place(layout.panel)
    };
    commands
        .spawn((
            Name::new("asking"),
            OnTable,
            AskPanel,
            node,
            BackgroundColor(NIGHT_BLUE),
            BorderColor::all(EDGE),
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
            let letters = if layout.kind == FrameKind::Wide {
                size::LABEL
            } else {
                size::TEXT
            };
            list.spawn(theme.line(words, Face::Bold, letters, IVORY));
            let row = Node {
                // Not only as wide as its content, whose last piece would wrap for a rounded pixel.
                width: percent(100.0),
                column_gap: px(GAP),
                row_gap: px(GAP),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                ..default()
            };
            list.spawn((row, Pickable::IGNORE))
                .with_children(|row| match choice.rank {
                    None => ranks(row, &turn, &theme, card, who),
                    Some(_) => colours(row, &theme, &art, &layout),
                });
        });
}

/// What may be named, and nothing else.
fn ranks(row: &mut ChildSpawnerCommands, turn: &Turn, theme: &Theme, card: Card, target: Seat) {
    let may_be_named = |rank: &u8| {
        turn.allows(match card {
            Card::THIEF => Move::Thief {
                target,
                rank: *rank,
            },
            _ => Move::Explorer {
                target,
                rank: *rank,
                colour: None,
            },
        })
    };
    for rank in (1..=EIGHT as u8).filter(may_be_named) {
        let node = Node {
            width: px(FINGER + 1.0),
            height: px(FINGER),
            ..default()
        };
        let action = Piece::Rank(rank).action();
        row.spawn(button(ButtonLook::Secondary, action, node))
            .with_child(theme.line(
                Words::plain(rank.to_string()),
                Face::Display,
                size::CAPTION,
                GOLD_LIGHT,
            ));
    }
}

fn colours(row: &mut ChildSpawnerCommands, theme: &Theme, art: &Art, layout: &Layout) {
    let width = ((layout.panel.width() - 24.0 - 2.0 * GAP) / 3.0).min(150.0);
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

/// The night of the plates, through which nothing shines.
const NIGHT_BLUE: Color = Color::srgb(0.075, 0.067, 0.18);
const EDGE: Color = Color::srgb(0.56, 0.53, 0.75);
