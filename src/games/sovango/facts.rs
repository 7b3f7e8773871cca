//! What is worth telling of a game of Sovango.

use veillee_rules::games::sovango::Event;
use veillee_rules::games::sovango::cards::CardSet;

use crate::play::{Counts, Fact};

pub(super) fn of(players: u8, events: &[Event]) -> Vec<Fact> {
    let [mut tricks, mut dearest, mut high, mut zeros] = [(); 4].map(|()| Counts::new(players));
    for event in events {
        match event {
            Event::TrickWon {
                seat,
                points,
                high_cards,
                ..
            } => {
                tricks.add(*seat, 1u32);
                dearest.raise(*seat, *points);
                high.add(*seat, *high_cards);
            }
            Event::Played { seat, card } => {
                zeros.add(*seat, u32::from(CardSet::ZEROS.contains(*card)));
            }
            _ => {}
        }
    }
    let facts = [
        dearest.most("sovango-fact-dearest", 5),
        tricks.most("sovango-fact-tricks", 8),
        zeros.most("sovango-fact-zeros", 6),
        high.most("sovango-fact-high", 6),
    ];
    facts.into_iter().flatten().collect()
}
