//! The strips: eight places for everybody, dashed and numbered where they are empty, and what
//! marks them.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::soon::{Card, Move, Phase as Step, Soon};

use super::layout::{EIGHT, Layout, zone};
use super::plates::lay_ground;
use super::turn::{Choice, Turn};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Phase, PlaySystems, table_of};
use crate::table::director::OnTable;
use crate::table::layers;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// A place of a sequence, counted from 1.
#[derive(Component, Clone, Copy)]
struct Spot {
    seat: Seat,
    place: u8,
}

/// Its number, while nothing lies there; and over a Thief, which has none of its own.
#[derive(Component, Clone, Copy)]
struct Rank {
    over_a_thief: bool,
    seat: Seat,
    place: u8,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Soon>(),
        number
            .run_if(resource_exists::<Zones>.and_then(resource_exists::<Layout>))
            .run_if(in_state(Screen::Table))
            .after(PlaySystems::Phase),
    );
}

/// The place sprite as it is drawn.
const DRAWN: f32 = 44.0;

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let theme = world.resource::<Theme>().clone();
    let dashes = world.resource::<Art>().sprite(("soon", "place"));
    world.resource_scope(|world, art: Mut<Art>| {
        lay_ground(world, &art, layout.tray, layers::BOARD);
    });
    for seat in Seat::all(layout.players) {
        let own = seat == layout.viewer;
        for (number, rect) in (1..).zip(layout.seat(seat).places) {
            let middle = frame.to_world(rect.center());
            let scale = Vec3::splat(rect.width() / DRAWN);
            let at =
                |layer: f32| Transform::from_translation(middle.extend(layer)).with_scale(scale);
            world.spawn((
                Name::new("place"),
                OnTable,
                Spot {
                    seat,
                    place: number,
                },
                dashes.clone(),
                at(layers::GLOW),
            ));
            let letters = match (layout.kind, own) {
                (FrameKind::Wide, true) => size::HEADING,
                (FrameKind::Wide, false) if layout.players <= 4 => size::LABEL,
                (_, true) => size::LABEL,
                _ => size::LEAST,
            };
            let at_its_head = rect.center() - Vec2::Y * rect.height() * 0.31;
            for (over_a_thief, letters, at) in [
                (false, letters, middle.extend(layers::GLOW + 0.5)),
                (
                    true,
                    size::LEAST.max(rect.width() * 0.28),
                    frame
                        .to_world(at_its_head)
                        .extend(layers::PIECE + ON_A_CARD),
                ),
            ] {
                let rank = Rank {
                    over_a_thief,
                    seat,
                    place: number,
                };
                let words = Words::plain(number.to_string());
                world.spawn((
                    Name::new("rank"),
                    OnTable,
                    rank,
                    theme.printed(words, (Face::Display, letters), NUMBER, &frame, at),
                    Visibility::Hidden,
                ));
            }
        }
    }
}

/// Places still to come, the next of them, and their numbers, which have to be read.
const FAINT: Color = Color::srgba(0.68, 0.68, 0.92, 0.45);
const NEXT: Color = Color::srgba(0.74, 0.74, 1.0, 0.8);
const NUMBER: Color = Color::srgb(0.8, 0.79, 0.97);
/// Above the cards of a sequence, below those of a hand.
const ON_A_CARD: f32 = 10.0;

/// How many places of a sequence are taken.
fn length(lying: &Zones, seat: Seat) -> u8 {
    (1..=EIGHT as u8)
        .take_while(|place| !lying.cards(zone::place(seat, *place)).is_empty())
        .count() as u8
}

/// The next place of one's own is lit only while a card in hand can go there: what is lit can be
/// done.
fn number(
    turn: Turn,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    layout: Res<Layout>,
    mut spots: Query<(&Spot, &mut Sprite)>,
    mut ranks: Query<(&Rank, &mut Visibility, &mut TextColor)>,
) {
    let changed =
        turn.lying.is_changed() || layout.is_changed() || choice.is_changed() || phase.is_changed();
    if !changed {
        return;
    }
    let lying = &turn.lying;
    let acting = *phase.get() == Phase::Choosing
        && turn.is_mine()
        && matches!(turn.phase(), Step::Act { .. });
    let held = lying.cards(zone::hand(turn.viewing.seat)).len();
    let goes_on = acting
        && match turn.chosen(&choice) {
            Some(card) => turn.allows(Move::Lay(card)),
            None => (0..held)
                .filter_map(|nth| turn.card(nth))
                .any(|card| turn.allows(Move::Lay(card))),
        };
    let is_next = |seat: Seat, place: u8| place == length(lying, seat) + 1;
    let lit = |seat: Seat| goes_on && seat == layout.viewer;
    for (spot, mut sprite) in &mut spots {
        sprite.color = match (is_next(spot.seat, spot.place), lit(spot.seat)) {
            (true, true) => LAMP,
            (true, false) => NEXT,
            (false, _) => FAINT,
        };
    }
    for (rank, mut visibility, mut color) in &mut ranks {
        let here = lying.cards(zone::place(rank.seat, rank.place)).last();
        let card = here.and_then(|card| turn.cards.get(*card).ok());
        let thief = card.is_some_and(|card| card.0 == Some(Card::THIEF));
        let seen = if rank.over_a_thief {
            thief
        } else {
            here.is_none()
        };
        visibility.set_if_neq(if seen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        color.0 = match (is_next(rank.seat, rank.place), lit(rank.seat)) {
            (true, true) => GOLD_LIGHT,
            _ if thief => IVORY,
            (true, false) => IVORY,
            (false, _) => NUMBER,
        };
    }
}
