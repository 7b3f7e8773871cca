//! How Songo's events move the seeds.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::games::songo::{Cell, Event, NORTH, SOUTH, Songo};

use super::{Shown, effects, motion as sowing, seeds};
use crate::audio::PlaySound;
use crate::plan::Player;
use crate::play::Match;

/// Moves the pieces for an event.
pub(super) fn stage(world: &mut World, event: &Event) -> Duration {
    match event {
        Event::Started { .. } => sowing::CAPTION_BEAT,
        Event::Lifted { cell, .. } => {
            seeds::lift(world, *cell);
            super::tell_last_move(world);
            world.write_message(PlaySound::named("seed-lift"));
            sowing::LIFT
        }
        Event::Sown { cell, in_hand, .. } => {
            let duration = seeds::sow(world, *cell);
            effects::flare(world, *cell, duration);
            let sown = world
                .get_resource::<Shown>()
                .map_or(0, |shown| shown.sown_so_far());
            // The pitch rises along the sowing.
            let pitch = 2.0_f64.powf(f64::from(sown.min(24)) / 24.0);
            world.write_message(PlaySound::named("seed-drop").at_pitch(pitch));
            if *in_hand == 0 {
                effects::close_ring(world, *cell, duration);
                duration + sowing::LAST_SEED
            } else {
                duration
            }
        }
        Event::Kept { seat, .. } => {
            seeds::keep(world, *seat);
            world.write_message(PlaySound::named("store-tick"));
            sowing::KEPT
        }
        Event::Taken {
            seat,
            cell,
            seeds: taken,
            sum,
        } => {
            effects::dust(world, *cell);
            effects::count(world, *seat, *cell, *taken, *sum);
            seeds::capture(world, *cell, *seat);
            world.write_message(PlaySound::named("seed-take"));
            sowing::CAPTURE
        }
        Event::CaptureCancelled { cells, .. } => {
            for cell in cells {
                effects::break_ring(world, *cell);
            }
            world.write_message(PlaySound::named("cancel"));
            sowing::CANCELLED
        }
        Event::MustFeed { .. } => sowing::CAPTION_BEAT,
        Event::Gave { cell, to, .. } => {
            seeds::take(world, *cell, *to);
            world.write_message(PlaySound::named("seed-take"));
            sowing::COLLECT
        }
        Event::Collected { seat, .. } => {
            for column in 0..7 {
                seeds::take(world, Cell::new(*seat, column), *seat);
            }
            world.write_message(PlaySound::named("seed-take"));
            sowing::COLLECT
        }
        Event::Ended { winners, .. } => {
            let game = world.resource::<Match<Songo>>();
            let [north, south] = [NORTH, SOUTH].map(|seat| game.player(seat) == Player::Human);
            // Two at one table share the joy; against an opponent of ours there is a loser.
            let lost = (north != south) && !winners.contains(if south { SOUTH } else { NORTH });
            let name = match winners.len() {
                1 if lost => "lose",
                1 => "win",
                _ => "draw",
            };
            world.write_message(PlaySound::named(name));
            sowing::CAPTION_BEAT
        }
    }
}
