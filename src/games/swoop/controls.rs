//! The controls of a turn: play what is chosen, clear the choice, pick up all the same.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::swoop::{Chosen, Move, Rank, SWOOP, Swoop};

use super::Shown;
use super::choosing::{Choice, attempt, chosen};
use super::layout::Layout;
use super::piece::Piece;
use super::ranks::Limit;
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::{Match, Phase, PlaySystems, Prompt, Viewing, note, table_of};
use crate::table::director::OnTable;
use crate::theme::palette::IVORY;
use crate::theme::widgets::{ButtonLook, Face, button, place, size};
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
        // On a phone upright they stand beside each other, the first in reach of the thumb; else
        // below each other, the first at the foot.
        let upright = layout.bar.width() > layout.bar.height();
        let bar = Node {
            flex_direction: if upright {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            justify_content: JustifyContent::FlexEnd,
            column_gap: px(12.0),
            row_gap: px(12.0),
            ..place(layout.bar)
        };
        let play = if upright { layout.bar.height() } else { 54.0 };
        let second = if upright { play } else { 48.0 };
        let node = |grows: f32, height: f32| Node {
            display: Display::None,
            column_gap: px(6.0),
            padding: UiRect::horizontal(px(5.0)),
            height: px(height),
            flex_shrink: 0.0,
            flex_grow: if upright { grows } else { 0.0 },
            flex_basis: if upright { px(0.0) } else { auto() },
            ..default()
        };
        let bar = (Name::new("bar"), OnTable, bar, Pickable::IGNORE);
        world.spawn(bar).with_children(|bar| {
            let secondary = [
                ("clear", Does::Clear, Piece::Clear, "swoop-deselect", 1.0),
                (
                    "pick up",
                    Does::PickUp,
                    Piece::PickUp,
                    "swoop-put-down",
                    1.3,
                ),
            ];
            for (name, does, piece, key, grows) in secondary {
                let look = match does {
                    Does::PickUp => ButtonLook::Danger,
                    _ => ButtonLook::Secondary,
                };
                bar.spawn((
                    Name::new(name),
                    does,
                    button(look, piece.action(), node(grows, second)),
                ))
                .with_child((
                    theme.words(Words::new(key), Face::Bold, size::LEAST, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
            }
            let primary = button(ButtonLook::Primary, Piece::Play.action(), node(1.8, play));
            bar.spawn((Name::new("play"), Does::Play, primary))
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
        });
    });
}

/// The rank of these cards.
fn rank_of(state: &Swoop, seat: Seat, cards: Chosen) -> Option<Rank> {
    let up = cards.up.iter().find_map(|c| state.face_up(seat, c));
    cards.hand.first().or(up).map(|card| card.rank())
}

/// Rule 6: would these cards make a Swoop?
fn makes_swoop(state: &Swoop, rank: Option<Rank>, cards: Chosen) -> bool {
    let run = match state.top_of_pile() {
        Some((top, run)) if Some(top) == rank => u32::from(run),
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
        let can = !state.has_a_play() && state.may_put_down();
        let cards = state.pile_size();
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

/// What comes of what is chosen, where the button does not say it all.
fn advice(state: &Swoop, seat: Seat, choice: &Choice, again: bool) -> Option<Words> {
    if choice.blind.is_some() {
        return Some(Words::new("swoop-note-blind"));
    }
    if again && state.top_of_pile().is_none() && state.has_a_play() {
        return Some(Words::new("swoop-prompt-again"));
    }
    let cards = chosen(state, seat, choice);
    if choice.is_empty() || !matches!(attempt(state, cards), Ok(Move::PutDown(_))) {
        return None;
    }
    let picked_up = state.pile_size() + cards.len() as usize;
    Some(Words::new("swoop-note-put-down").with("cards", picked_up))
}

fn offer(
    game: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    layout: Res<Layout>,
    shown: Res<Shown>,
    mut buttons: Query<(&Does, &mut Node), (Without<Swallow>, Without<Limit>)>,
    mut limits: Query<&mut Node, With<Limit>>,
    mut labels: Query<&mut Words, With<PlayLabel>>,
    mut swallows: Query<&mut Node, (With<Swallow>, Without<Limit>)>,
    mut prompt: ResMut<Prompt>,
) {
    if !choice.is_changed() && !phase.is_changed() && !layout.is_changed() {
        return;
    }
    let state = &game.state;
    let seat = viewing.seat;
    let choosing = *phase.get() == Phase::Choosing && state.status() == Status::ToMove(seat);
    let said = choosing.then(|| says(state, seat, &choice)).flatten();
    let again = shown.again == Some(seat);
    let advice = choosing
        .then(|| advice(state, seat, &choice, again))
        .flatten();
    note(&mut prompt, advice);
    let picks_up = choosing && !choice.cards.is_empty() && {
        let cards = chosen(state, seat, &choice);
        let plays = matches!(attempt(state, cards), Ok(Move::Play(_)));
        plays && state.why_illegal(&Move::PutDown(cards)).is_none()
    };
    let shown = |on: bool| if on { Display::Flex } else { Display::None };
    let mut is_free = true;
    for (does, mut node) in &mut buttons {
        let is_there = match does {
            Does::Play => said.is_some(),
            Does::Clear => !choice.is_empty(),
            Does::PickUp => picks_up,
        };
        is_free &= !is_there;
        let display = shown(is_there);
        if node.display != display {
            node.display = display;
        }
    }
    // On a phone upright it has the place of the buttons.
    let shares = layout
        .limit
        .is_some_and(|limit| !limit.intersect(layout.bar).is_empty());
    for mut node in &mut limits {
        let display = shown(is_free || !shares);
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
