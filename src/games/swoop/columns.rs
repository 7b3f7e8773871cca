//! The places of the columns: a dashed line where a column has been used up, and a question on
//! each of the viewer's hidden cards that may be turned over.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::swoop::{Column, Swoop};

use super::choosing::Choice;
use super::layout::Layout;
use super::posing::zone;
use crate::action::Screen;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::CARD;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::zones::Zones;
use crate::theme::palette::{IVORY, LAMP, WELL};
use crate::theme::{Art, Frame};

/// Shown on a hidden card that nothing covers any more.
#[derive(Component)]
struct Question(Column);

/// What of a question says that the card may be turned over now.
#[derive(Component)]
enum Asks {
    Sign,
    Edge,
}

/// The question lies above the cards of its column.
const ABOVE: f32 = layers::PIECE + 4.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Swoop>(),
        (
            ask.run_if(resource_exists_and_changed::<Zones>),
            light
                .run_if(
                    resource_exists_and_changed::<Zones>
                        .or_else(state_changed::<Phase>)
                        .or_else(resource_changed::<Choice>),
                )
                .after(PlaySystems::Phase),
        )
            .run_if(resource_exists::<Layout>.and_then(in_state(Screen::Table))),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout, players: u8) {
    let frame = *world.resource::<Frame>();
    let art = world.resource::<Art>();
    let slot = art.sprite(("cards", "slot"));
    let question = art.sprite(("icons", "help"));
    let disc = art.sprite(("cards", "count-badge"));
    let mut places = Vec::new();
    for seat in Seat::all(players) {
        let row = layout.row(seat);
        for column in Column::ALL {
            let at = frame.to_world(row.down(column.index()));
            places.push((
                Name::new("place"),
                OnTable,
                Sprite {
                    color: IVORY.with_alpha(0.28),
                    ..slot.clone()
                },
                Transform::from_translation(at.extend(layers::PREVIEW))
                    .with_scale(Vec3::splat(row.card / CARD.x)),
            ));
        }
    }
    world.spawn_batch(places);
    let row = *layout.row(layout.viewer());
    for column in Column::ALL {
        let at = frame.to_world(row.down(column.index()));
        let scale = row.card / CARD.x;
        world
            .spawn((
                Name::new("question"),
                OnTable,
                Question(column),
                Visibility::Hidden,
                Transform::from_translation(at.extend(ABOVE)).with_scale(Vec3::splat(scale)),
            ))
            .with_children(|parts| {
                parts.spawn((
                    Sprite {
                        color: WELL.with_alpha(0.9),
                        custom_size: Some(Vec2::splat(66.0)),
                        ..disc.clone()
                    },
                    Transform::default(),
                ));
                parts.spawn((
                    Asks::Sign,
                    Sprite {
                        color: LAMP,
                        custom_size: Some(Vec2::splat(50.0)),
                        ..question.clone()
                    },
                    Transform::from_xyz(0.0, 0.0, 0.01),
                ));
                parts.spawn((
                    Asks::Edge,
                    Sprite {
                        color: LAMP,
                        custom_size: Some(CARD * 1.1),
                        ..slot.clone()
                    },
                    // Under the card: only its edge shows.
                    Transform::from_xyz(0.0, 0.0, layers::SHADOW - ABOVE),
                ));
            });
    }
}

/// While others play, or something else has been chosen, nothing asks to be turned over.
fn light(
    game: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    phase: Res<State<Phase>>,
    choice: Res<Choice>,
    mut parts: Query<(&Asks, &mut Sprite)>,
) {
    let mine = *phase.get() == Phase::Choosing
        && game.state.status() == Status::ToMove(viewing.seat)
        && choice.cards.is_empty();
    for (part, mut sprite) in &mut parts {
        sprite.color = match (part, mine) {
            (_, true) => LAMP,
            (Asks::Sign, false) => IVORY.with_alpha(0.5),
            (Asks::Edge, false) => Color::NONE,
        };
    }
}

fn ask(lying: Res<Zones>, layout: Res<Layout>, mut questions: Query<(&Question, &mut Visibility)>) {
    let viewer = layout.viewer();
    for (question, mut visibility) in &mut questions {
        let there = |zone| !lying.cards(zone).is_empty();
        let open = there(zone::down(viewer, question.0)) && !there(zone::up(viewer, question.0));
        visibility.set_if_neq(if open {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
