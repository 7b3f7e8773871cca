//! The buttons of a turn: play what is chosen, clear the choice, pick up all the same.

use bevy::prelude::*;

use super::choosing::{CLEAR, Choice, PICK_UP, PLAY, attempt, chosen, up_of};
use super::layout::Layout;
use crate::engine::{Ruleset, Seat, Status};
use crate::games::swoop::state::SWOOP;
use crate::games::swoop::{Chosen, Move, Rank, Swoop};
use crate::locale::Words;
use crate::play::table_of;
use crate::play::{Match, Phase, PlaySystems, Viewing};
use crate::screens::Screen;
use crate::table::director::OnTable;
use crate::table::hud::place;
use crate::theme::palette::IVORY;
use crate::theme::widgets::{Action, ButtonLook, Face, button, icon, size};
use crate::theme::{Art, Frame, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Does {
    Play,
    Clear,
    PickUp,
}

#[derive(Component)]
struct PlayLabel;

/// The swallow on the button that makes a Swoop.
#[derive(Component)]
struct Swallow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Swoop>(),
        offer
            .run_if(resource_exists::<Layout>.and_then(in_state(Screen::Table)))
            .after(PlaySystems::Phase),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let wide = world.resource::<Frame>().is_wide();
    let letters = if wide { size::LABEL } else { size::LEAST };
    world.resource_scope(|world, art: Mut<Art>| {
        let [play, clear, pick_up] = layout.buttons;
        let node = |rect: Rect| Node {
            display: Display::None,
            column_gap: px(8.0),
            padding: UiRect::horizontal(px(6.0)),
            ..place(rect)
        };
        let named = |name: &'static str, does: Does| (Name::new(name), OnTable, does);
        world
            .spawn((
                named("play", Does::Play),
                button(ButtonLook::Primary, Action::Piece(PLAY), node(play)),
            ))
            .with_children(|button| {
                button.spawn((
                    PlayLabel,
                    theme.words(Words::plain(""), Face::Bold, letters, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
                button.spawn((
                    Swallow,
                    art.image(("swoop", "swallow-1")),
                    Node {
                        width: px(36.0),
                        height: px(28.0),
                        display: Display::None,
                        flex_shrink: 0.0,
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
            });
        for (name, does, rect, piece, key, picture) in [
            (
                "clear",
                Does::Clear,
                clear,
                CLEAR,
                "swoop-deselect",
                "erase",
            ),
            (
                "pick up",
                Does::PickUp,
                pick_up,
                PICK_UP,
                "swoop-put-down",
                "hand",
            ),
        ] {
            let mut secondary = world.spawn((
                named(name, does),
                button(ButtonLook::Secondary, Action::Piece(piece), node(rect)),
            ));
            // Where there is no room for words there is a picture.
            if rect.width() > 60.0 {
                secondary.with_child((
                    theme.words(Words::new(key), Face::Text, size::LEAST, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            } else {
                secondary.with_child(icon(&art, picture, 22.0, IVORY));
            }
        }
    });
}

/// The rank of these cards.
fn rank_of(state: &Swoop, seat: Seat, cards: Chosen) -> Option<Rank> {
    let up = cards.up.iter().find_map(|c| up_of(state, seat, c));
    cards.hand.first().or(up).map(|card| card.rank())
}

/// Rule 6: would these cards make a Swoop?
fn makes_swoop(state: &Swoop, rank: Option<Rank>, cards: Chosen) -> bool {
    let run = match state.pile.top() {
        Some(top) if Some(top) == rank => u32::from(state.pile.run()),
        _ => 0,
    };
    run + cards.len() >= u32::from(SWOOP)
}

/// What the button says; and is it a Swoop?
fn says(state: &Swoop, seat: Seat, choice: &Choice) -> Option<(Words, bool)> {
    if choice.blind.is_some() {
        return Some((Words::new("swoop-flip"), false));
    }
    let adding = state.rank_to_add().is_some();
    if choice.is_empty() {
        if adding {
            return Some((Words::new("swoop-done"), false));
        }
        // Only where there is nothing else to do with an open card.
        let forced = !state.mover().has_one_of(state.playable());
        let can = forced && state.put_downs().is_some_and(|offer| offer.len() > 0);
        let cards = state.pile.cards().len();
        return can.then(|| (Words::new("swoop-pick-up").with("cards", cards), false));
    }
    let cards = chosen(state, seat, choice);
    let rank = rank_of(state, seat, cards);
    Some(match attempt(state, cards).ok()? {
        Move::PutDown(_) => (Words::new("swoop-put-down"), false),
        _ if makes_swoop(state, rank, cards) => (Words::new("swoop-play-swoop"), true),
        Move::Add(_) => (Words::new("swoop-add"), false),
        _ if rank == Some(Rank::TEN) => (Words::new("swoop-clear"), false),
        _ => (Words::new("swoop-play").with("count", cards.len()), false),
    })
}

fn offer(
    table: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    layout: Res<Layout>,
    mut buttons: Query<(&Does, &mut Node), Without<Swallow>>,
    mut labels: Query<&mut Words, With<PlayLabel>>,
    mut swallows: Query<&mut Node, With<Swallow>>,
) {
    if !choice.is_changed() && !phase.is_changed() && !layout.is_changed() {
        return;
    }
    let state = &table.state;
    let seat = viewing.seat;
    let choosing = *phase.get() == Phase::Choosing && state.status() == Status::ToMove(seat);
    let said = choosing.then(|| says(state, seat, &choice)).flatten();
    let picks_up = choosing && !choice.cards.is_empty() && {
        let cards = chosen(state, seat, &choice);
        let plays = matches!(attempt(state, cards), Ok(Move::Play(_)));
        plays && state.why_illegal(&Move::PutDown(cards)).is_none()
    };
    let shown = |on: bool| if on { Display::Flex } else { Display::None };
    for (does, mut node) in &mut buttons {
        let display = shown(match does {
            Does::Play => said.is_some(),
            Does::Clear => !choice.is_empty(),
            Does::PickUp => picks_up,
        });
        if node.display != display {
            node.display = display;
        }
    }
    for mut node in &mut swallows {
        node.display = shown(said.as_ref().is_some_and(|(_, swoop)| *swoop));
    }
    if let Some((words, _)) = said {
        for mut label in &mut labels {
            label.set_if_neq(words.clone());
        }
    }
}
