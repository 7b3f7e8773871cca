//! How Soon's events move the cards.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Viewer};
use veillee_rules::games::soon::cards::Card;
use veillee_rules::games::soon::{Event, Soon, Source};

use super::bolt::{self, Stroke};
use super::layout::{EIGHT, Layout, zone};
use super::{Shown, arrange, arrange_open, choosing, effects, motion as pace};
use crate::audio::PlaySound;
use crate::games::soon::words;
use crate::locale::Words;
use crate::motion::{cards, ease};
use crate::play::{Match, Viewing};
use crate::table::cards::{CARD, face_of, set_face};
use crate::table::director::Beat;
use crate::table::layers;
use crate::table::pieces::{Stop, Travel, by_way_of};
use crate::table::zones::{self, Way, Zone, Zones};
use crate::theme::Frame;
use crate::theme::palette::LAMP;

fn travel(duration: Duration) -> Travel {
    Travel {
        swell: cards::LIFT,
        ..Travel::straight(duration, ease::ARRIVE)
    }
}

fn sound(world: &mut World, name: &'static str) {
    world.write_message(PlaySound::named(name));
}

fn sees(world: &World, seat: Seat) -> bool {
    let viewer: Viewer = world.resource::<Viewing>().viewer();
    viewer.sees_hand_of(seat)
}

fn carry(world: &mut World, from: Zone, card: Card, to: Zone) {
    zones::carry(world, from, Some(card), to);
}

fn sort_hand(world: &mut World, seat: Seat) {
    zones::sort::<Card, _>(world, zone::hand(seat), |card| card);
}

/// Where a card comes from that is put into a sequence.
fn origin(source: Source, seat: Seat) -> Zone {
    match source {
        Source::Hand => zone::hand(seat),
        Source::Given | Source::Stolen => zone::PASSING,
    }
}

/// A card has moved: everything goes to where it now belongs.
fn moves(world: &mut World, how: &'static str) -> Beat {
    arrange(world, Way::Travel(travel(cards::MOVE)));
    sound(world, how);
    Beat {
        next: cards::MOVE,
        rest: cards::MOVE.max(cards::FLIP),
    }
}

/// The discard but its top becomes the pile.
fn reshuffle(world: &mut World) {
    let top = world
        .resource::<Zones>()
        .cards(zone::DISCARD)
        .last()
        .and_then(|entity| face_of::<Card>(world, *entity));
    // The top waits aside; nothing else is in passing while the last of the discard is not.
    let aside = zone::PASSING.nth(1);
    zones::carry(world, zone::DISCARD, top, aside);
    zones::carry_all(world, zone::DISCARD, zone::PILE);
    zones::forget_faces::<Card>(world, zone::PILE);
    zones::carry_all(world, aside, zone::DISCARD);
}

/// Moves the cards for an event.
pub(super) fn stage(world: &mut World, event: &Event) -> Beat {
    let beat = move_cards(world, event);
    let own = world.resource::<Viewing>().seat;
    if let Event::Drew { seat, .. }
    | Event::TookDiscard { seat, .. }
    | Event::Laid { seat, .. }
    | Event::Replaced { seat, .. }
    | Event::Discarded { seat, .. }
    | Event::Asked { seat, .. }
    | Event::Gave { seat, .. }
    | Event::Struck { seat, .. }
    | Event::Stole { seat, .. } = event
        && *seat == own
    {
        // The hand is another now, and so is what could be chosen.
        choosing::forget(world);
    }
    beat
}

fn move_cards(world: &mut World, event: &Event) -> Beat {
    match *event {
        Event::RoundStarted { round, .. } => {
            zones::gather::<Card>(world, zone::PILE);
            let mut shown = world.resource_mut::<Shown>();
            shown.round = round;
            shown.blocked = false;
            shown.last_turn = false;
            shown.complete.fill(false);
            choosing::forget(world);
            arrange_open(world, Way::Travel(travel(cards::SWEEP)));
            zones::shuffle(world, zone::PILE);
            sound(world, "riffle");
            cards::EVENT_BEAT.into()
        }
        Event::Dealt { seat, card } => {
            zones::carry(world, zone::PILE, card, zone::hand(seat));
            sort_hand(world, seat);
            arrange(world, Way::Travel(travel(cards::DEAL_FLIGHT)));
            sound(world, "card-slide");
            Beat {
                next: cards::DEAL,
                rest: cards::DEAL_FLIGHT.max(cards::FLIP),
            }
        }
        Event::Turned { card } => {
            carry(world, zone::PILE, card, zone::DISCARD);
            moves(world, "card-flip")
        }
        Event::Reshuffled { .. } => {
            reshuffle(world);
            arrange(world, Way::Travel(travel(cards::SWEEP)));
            sound(world, "riffle");
            cards::EVENT_BEAT.into()
        }
        Event::Drew { seat, card, .. } => {
            zones::carry(world, zone::PILE, card, zone::hand(seat));
            sort_hand(world, seat);
            moves(world, "card-slide")
        }
        Event::TookDiscard { seat, card } => {
            let taken = zones::carry(world, zone::DISCARD, Some(card), zone::hand(seat));
            if let (false, Some(taken)) = (sees(world, seat), taken) {
                // Everybody saw it go; in a hand that is not open it has no face.
                set_face::<Card>(world, taken, None);
            }
            world.resource_mut::<Shown>().blocked = false;
            sort_hand(world, seat);
            moves(world, "card-slide")
        }
        Event::Laid {
            seat,
            place,
            card,
            source,
        } => {
            carry(world, origin(source, seat), card, zone::place(seat, place));
            moves(world, "card-place")
        }
        Event::Replaced {
            seat,
            place,
            card,
            old,
            source,
        } => {
            let here = zone::place(seat, place);
            carry(world, here, old, zone::DISCARD);
            carry(world, origin(source, seat), card, here);
            world.resource_mut::<Shown>().blocked = false;
            moves(world, "card-place")
        }
        Event::Discarded { seat, card } => {
            carry(world, zone::hand(seat), card, zone::DISCARD);
            world.resource_mut::<Shown>().blocked = false;
            moves(world, "card-place")
        }
        Event::Asked {
            seat,
            target,
            rank,
            colour,
        } => {
            carry(world, zone::hand(seat), Card::EXPLORER, zone::DISCARD);
            arrange(world, Way::Travel(travel(cards::MOVE)));
            effects::compass(world, target, rank, colour);
            sound(world, "explorer");
            pace::COMPASS.into()
        }
        Event::Gave { seat, card, .. } => {
            carry(world, zone::hand(seat), card, zone::PASSING);
            moves(world, "card-slide");
            pace::IN_PASSING.max(cards::FLIP).into()
        }
        Event::Refused { .. } => {
            effects::refused(world);
            sound(world, "refuse");
            cards::EVENT_BEAT.into()
        }
        Event::Struck {
            seat,
            target,
            place,
            lost,
        } => lightning(world, seat, (target, place), lost),
        Event::Stole {
            seat,
            target,
            place,
            card,
        } => steal(world, seat, (target, place), card),
        Event::Blocked { .. } => {
            world.resource_mut::<Shown>().blocked = true;
            Duration::ZERO.into()
        }
        Event::Completed { seat, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            shown.last_turn = true;
            if let Some(complete) = shown.complete.get_mut(seat.index()) {
                *complete = true;
            }
            let places = world.resource::<Layout>().seat(seat).places;
            effects::shine(world, &places);
            sound(world, "bell");
            (cards::EVENT_BEAT + pace::SHINE_EACH * EIGHT as u32).into()
        }
        Event::LastTurn { .. } => Duration::ZERO.into(),
        Event::RoundEnded { .. } => cards::EVENT_BEAT.into(),
        Event::Scored { .. } => Duration::ZERO.into(),
        Event::RoundScored { seat, total, .. } => {
            let mut shown = world.resource_mut::<Shown>();
            if let Some(score) = shown.scores.get_mut(seat.index()) {
                *score = total;
            }
            cards::MOVE.into()
        }
        Event::GameOver { winners } => {
            let viewer = world.resource::<Viewing>().seat;
            let won = winners.contains(viewer);
            sound(world, if won { "win" } else { "lose" });
            cards::EVENT_BEAT.into()
        }
    }
}

/// Where a place is in the world, and how wide a card is there.
fn spot(world: &World, (seat, place): (Seat, u8)) -> Rect {
    let places = world.resource::<Layout>().seat(seat).places;
    places[usize::from(place).clamp(1, EIGHT) - 1]
}

/// A card held up here until something has happened.
fn held_up(world: &World, at: Vec2, width: f32, until: Duration) -> Stop {
    let at = world.resource::<Frame>().to_world(at);
    Stop {
        // Above whatever flies meanwhile.
        at: Transform::from_translation(at.extend(layers::FLYING + 12.0))
            .with_scale(Vec3::splat(width / CARD.x)),
        travel: travel(cards::MOVE),
        hold: until.saturating_sub(cards::MOVE),
    }
}

/// The Lightning is raised over the discard and strikes; everything holds its breath; what it
/// struck falls, and the Lightning on top of it.
fn lightning(world: &mut World, seat: Seat, struck: (Seat, u8), lost: Card) -> Beat {
    let place = zone::place(struck.0, struck.1);
    let card = Some(Card::LIGHTNING);
    zones::carry(world, zone::hand(seat), card, zone::DISCARD);
    // The hand it leaves closes at once; all else waits.
    arrange(world, Way::Travel(travel(cards::REFLOW)));
    carry(world, place, lost, zone::DISCARD);
    // On top of what it strikes.
    let raised = zones::carry(world, zone::DISCARD, card, zone::DISCARD);
    let falls = pace::RAISED + pace::BOLT + pace::HELD_STILL;
    let fall = Travel {
        delay: falls,
        ..travel(cards::MOVE)
    };
    arrange(world, Way::Travel(fall));
    let target = spot(world, struck);
    let layout = world.resource::<Layout>();
    let discard = layout.discard;
    // Over the discard, but neither off the screen nor over the plate above.
    let above = layout.seats.iter().map(|seat| seat.plate);
    let above = above.filter(|plate| {
        plate.max.y <= discard.min.y && plate.min.x < discard.max.x && plate.max.x > discard.min.x
    });
    let top = above.fold(4.0, |top: f32, plate| top.max(plate.max.y + 3.0));
    let raised_to = discard.center().y - discard.height() * 0.12;
    let over = discard
        .center()
        .with_y(raised_to.max(top + discard.height() * 0.56));
    if let Some(raised) = raised {
        let until = falls + pace::FALLS_ON_IT;
        let stop = held_up(world, over, discard.width() * 1.12, until);
        by_way_of(world, raised, stop, travel(cards::MOVE));
    }
    let frame = *world.resource::<Frame>();
    let stroke = Stroke {
        from: frame.to_world(over),
        to: frame.to_world(target.center()),
        width: target.width(),
        after: pace::RAISED,
    };
    bolt::strike(world, &stroke);
    let contact = pace::RAISED + pace::BOLT;
    world.write_message(PlaySound::named("thunder").after(contact));
    (falls + pace::FALLS_ON_IT + cards::MOVE).into()
}

/// A Thief bends over a card, draws it out and stays in its place; what it took is held up
/// before it is played.
fn steal(world: &mut World, seat: Seat, from: (Seat, u8), card: Card) -> Beat {
    let there = zone::place(from.0, from.1);
    carry(world, there, card, zone::PASSING);
    let thief = zones::carry(world, zone::hand(seat), Some(Card::THIEF), there);
    let taken = Travel {
        delay: pace::THIEF_WAITS,
        ..travel(cards::SWEEP)
    };
    arrange(world, Way::Travel(taken));
    let place = spot(world, from);
    effects::light_up(world, place, LAMP, cards::MOVE);
    if let Some(thief) = thief {
        let over = place.center() - place.size() * Vec2::new(0.35, 0.45);
        let width = place.width() * 1.3;
        let stop = held_up(world, over, width, pace::THIEF_WAITS + cards::DEAL);
        by_way_of(world, thief, stop, travel(cards::MOVE));
    }
    world.write_message(PlaySound::named("thief").after(pace::THIEF_WAITS));
    (pace::THIEF_WAITS + pace::IN_PASSING.max(cards::FLIP)).into()
}

/// What an event says of itself, of the cards that everybody sees.
pub(super) fn caption(world: &World, event: &Event) -> Option<Words> {
    let game = world.get_resource::<Match<Soon>>()?;
    match event {
        Event::Dealt { .. }
        | Event::Blocked { .. }
        | Event::LastTurn { .. }
        | Event::Scored { .. }
        | Event::RoundScored { .. } => None,
        _ => words::event(event, &|seat| game.seat_name(seat)),
    }
}
