//! What is worth telling of a game of Swoop.

use veillee_rules::games::swoop::Event;

use crate::play::{Counts, Fact};

pub(super) fn of(players: u8, events: &[Event]) -> Vec<Fact> {
    let [mut swoops, mut largest, mut tens, mut blind] = [(); 4].map(|()| Counts::new(players));
    for event in events {
        match event {
            Event::Swoop { seat, .. } => swoops.add(*seat, 1u32),
            Event::PickedUp { seat, cards } => largest.raise(*seat, cards.len() as u32),
            Event::Ten { seat, .. } => tens.add(*seat, 1u32),
            Event::Flipped { seat, .. } => blind.add(*seat, 1u32),
            _ => {}
        }
    }
    let facts = [
        swoops.most("swoop-fact-swoops", 2),
        largest.most("swoop-fact-largest", 8),
        tens.most("swoop-fact-tens", 4),
        blind.most("swoop-fact-blind", 6),
    ];
    facts.into_iter().flatten().collect()
}
