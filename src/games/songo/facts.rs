//! What is worth telling of a game of Songo.

use veillee_rules::games::songo::Event;

use crate::play::{Counts, Fact};

pub(super) fn of(events: &[Event]) -> Vec<Fact> {
    let [mut largest, mut captures, mut longest] = [(); 3].map(|()| Counts::new(2));
    for event in events {
        match event {
            Event::Lifted { seat, seeds, .. } => longest.raise(*seat, *seeds),
            Event::Taken {
                seat, seeds, sum, ..
            } => {
                largest.raise(*seat, *sum);
                // A chain is one capture, which its first cell begins.
                captures.add(*seat, u32::from(u32::from(*seeds) == *sum));
            }
            _ => {}
        }
    }
    let facts = [
        largest.most("songo-fact-largest", 6),
        captures.most("songo-fact-captures", 6),
        longest.most("songo-fact-longest", 10),
    ];
    facts.into_iter().flatten().collect()
}
