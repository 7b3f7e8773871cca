//! Who plays for a seat, on a pill: a press brings the next who could.

use bevy::prelude::*;

use super::art::Art;
use super::palette::*;
use super::widgets::{ButtonLook, Face, TARGET, Theme, button, icon, size};
use crate::action::Action;
use crate::locale::Words;
use crate::plan::Player;

/// From these widths on there is room for larger letters, and for a picture.
const WIDE: f32 = 165.0;
/// And below this one there is hardly room for all of it.
const SNUG: f32 = 152.0;
const ROOMY: f32 = 230.0;

/// Who comes after this one.
pub fn next_player(player: Player) -> Player {
    let at = Player::ALL.iter().position(|one| *one == player);
    Player::ALL[(at.unwrap_or(0) + 1) % Player::ALL.len()]
}

/// A person, or how strong an opponent, and how that is said.
pub fn player_pill(
    parent: &mut ChildSpawnerCommands,
    (theme, art): (&Theme, &Art),
    (player, said): (Player, Words),
    action: Action,
    width: f32,
) {
    let wide = width > WIDE;
    let node = Node {
        width: px(width),
        height: px(TARGET),
        justify_content: JustifyContent::FlexStart,
        column_gap: px(if wide { 7.0 } else { 3.0 }),
        padding: UiRect::new(
            px(if wide { 14.0 } else { 9.0 }),
            px(if wide { 10.0 } else { 4.0 }),
            px(0.0),
            px(0.0),
        ),
        border_radius: BorderRadius::all(px(TARGET / 2.0)),
        flex_shrink: 0.0,
        ..default()
    };
    let (picture, ink) = match player {
        Player::Human => ("person", GOLD_LIGHT),
        Player::Ai(_) => ("robot", IVORY),
    };
    parent
        .spawn(button(ButtonLook::Secondary, action, node))
        .with_children(|pill| {
            if width > ROOMY {
                pill.spawn(icon(art, picture, 20.0, ink));
            }
            let letters = if wide { size::TEXT } else { size::LEAST };
            pill.spawn(theme.line(said, Face::Bold, letters, ink));
            let rest = Node {
                flex_grow: 1.0,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::FlexEnd,
                column_gap: px(match width {
                    _ if wide => 8.0,
                    SNUG.. => 6.0,
                    _ => 3.0,
                }),
                ..default()
            };
            pill.spawn((rest, Pickable::IGNORE)).with_children(|rest| {
                let at = Player::ALL.iter().position(|one| *one == player);
                if let Some(lit @ 1..) = at {
                    strength(rest, lit, if wide { 6.0 } else { 5.0 });
                }
                // A press changes it; it leads nowhere.
                rest.spawn(icon(art, "chevron-down", 16.0, GOLD_LIGHT));
            });
        });
}

/// So many of four lights.
fn strength(pill: &mut ChildSpawnerCommands, lit: usize, light: f32) {
    let row = Node {
        column_gap: px(2.0),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    pill.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for nth in 1..Player::ALL.len() {
            let light = Node {
                width: px(light),
                height: px(light),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let (fill, edge) = if nth <= lit {
                (GOLD_LIGHT, GOLD_LIGHT)
            } else {
                (Color::NONE, ASH)
            };
            row.spawn((
                light,
                BackgroundColor(fill),
                BorderColor::all(edge),
                Pickable::IGNORE,
            ));
        }
    });
}
