//! What is worth telling of a game of Soon.

use veillee_rules::games::soon::Event;

use crate::play::{Counts, Fact};

pub(super) fn of(players: u8, events: &[Event]) -> Vec<Fact> {
    let [mut complete, mut stolen, mut given, mut struck] = [(); 4].map(|()| Counts::new(players));
    for event in events {
        match event {
            Event::Completed { seat, .. } => complete.add(*seat, 1u32),
            Event::Stole { seat, .. } => stolen.add(*seat, 1u32),
            Event::Gave { to, .. } => given.add(*to, 1u32),
            Event::Struck { target, .. } => struck.add(*target, 1u32),
            _ => {}
        }
    }
    let facts = [
        complete.most("soon-fact-complete", 2),
        stolen.most("soon-fact-stolen", 4),
        struck.most("soon-fact-struck", 4),
        given.most("soon-fact-given", 4),
    ];
    facts.into_iter().flatten().collect()
}
