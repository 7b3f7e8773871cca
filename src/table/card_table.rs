//! What the tables of all card games have in common: the cloth, the plates, when nothing may be
//! played.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};

use super::cards::GameCard;
use super::director::OnTable;
use super::fan::HandScroll;
use super::hud::{Hud, HudLayout, PlateStyle, SeatHud};
use super::layers;
use super::seats::Places;
use super::standing::Aim;
use crate::audio::PlaySound;
use crate::plan::Player;
use crate::play::{Match, MatchStatus, Viewing};
use crate::table::zones::{self, Zone, Zones};
use crate::theme::palette::FELT;
use crate::theme::portrait::portrait_of;
use crate::theme::{Art, Frame, FrameKind};

/// What a table is laid for: the frame, how many play, and who looks at it.
pub fn sitting<G: Ruleset>(world: &World) -> (Frame, u8, Seat) {
    let frame = *world.resource::<Frame>();
    let players = world.resource::<Match<G>>().state.players();
    (frame, players, world.resource::<Viewing>().seat)
}

/// A bare table: the game's own cloth, and nothing on it.
pub fn lay_cloth<G: Ruleset>(world: &mut World, cloth: Rect) {
    let frame = *world.resource::<Frame>();
    let side = if frame.is_tall() {
        "portrait"
    } else {
        "landscape"
    };
    // A small table has a narrow border.
    let scale = if frame.kind == FrameKind::Short {
        0.5
    } else {
        1.0
    };
    let name = format!("cloth-{}-{side}", G::ID);
    let art = world.resource::<Art>();
    let sprite = match art.picture_size(&name) {
        Some(_) => art.stretched(&name, cloth.size() / scale),
        // A game that has no cloth of its own.
        None => Sprite::from_color(FELT, cloth.size() / scale),
    };
    world.spawn((
        Name::new("cloth"),
        OnTable,
        sprite,
        Transform::from_translation(frame.to_world(cloth.center()).extend(layers::CLOTH))
            .with_scale(Vec3::splat(scale)),
    ));
    world.insert_resource(Zones::default());
}

/// What is woven into the middle of it.
pub fn lay_motif<G: Ruleset>(world: &mut World, middle: Vec2, scale: f32) {
    let middle = world.resource::<Frame>().to_world(middle);
    let motif = world.resource::<Art>().sprite((G::ID, "motif"));
    world.spawn((
        Name::new("motif"),
        OnTable,
        motif,
        Transform::from_translation(middle.extend(layers::BOARD)).with_scale(Vec3::splat(scale)),
    ));
}

/// Plates with portraits at everybody's place.
pub fn hud_layout(places: &Places) -> HudLayout {
    HudLayout {
        plates: places.spots.iter().map(|spot| spot.plate).collect(),
        style: PlateStyle::Portrait,
        rail: places.rail,
        lane: places.lane,
        corner: None,
    }
}

/// Who plays, and how far they have to go.
pub fn fill_hud<G: Ruleset>(world: &mut World, aim: Aim, team: impl Fn(Seat) -> Option<u8>) {
    let game = world.resource::<Match<G>>();
    let seats = Seat::all(game.state.players())
        .map(|seat| SeatHud {
            name: game.seat_name(seat),
            player: game.player(seat).key(),
            score: 0,
            aim,
            gain: 0,
            running: 0,
            brought: 0,
            human: game.player(seat) == Player::Human,
            mark: None,
            portrait: portrait_of(seat.index()),
            team: team(seat),
            cards: None,
            tag: None,
        })
        .collect();
    world.resource_mut::<Hud>().seats = seats;
}

/// Writes on every plate; what has not changed is not drawn anew.
pub fn write_plates(world: &mut World, write: impl Fn(Seat, &mut SeatHud)) {
    let mut hud = world.resource_mut::<Hud>();
    let mut seats = hud.seats.clone();
    for (index, seat) in seats.iter_mut().enumerate() {
        write(Seat(index as u8), seat);
    }
    if hud.seats != seats {
        hud.seats = seats;
    }
}

/// Whoever deals has the pack before them.
#[derive(Resource, Default)]
pub struct Dealer(pub Option<Seat>);

/// A round begins: the cards are gathered before the dealer and mixed.
pub fn take_up<C: GameCard>(world: &mut World, dealer: Seat, pack: Zone) {
    world.insert_resource(Dealer(Some(dealer)));
    // While cards are dealt it is nobody's turn, whoever made the last move.
    world.resource_mut::<MatchStatus>().turn = None;
    zones::gather::<C>(world, pack);
    world.write_message(PlaySound::named("riffle"));
}

/// What of the moment changes where things lie.
pub fn attend(world: &World, places: &mut Places) {
    places.scroll = world.resource::<HandScroll>().first;
    places.dealer = world.get_resource::<Dealer>().and_then(|dealer| dealer.0);
}
