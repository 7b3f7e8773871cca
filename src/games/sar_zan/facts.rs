//! What is worth telling of a game of Sar-Zan.

use veillee_rules::games::sar_zan::Event;

use crate::play::{Counts, Fact};

pub(super) fn of(players: u8, events: &[Event]) -> Vec<Fact> {
    let [mut sar_zans, mut owattas, mut largest, mut passes] =
        [(); 4].map(|()| Counts::new(players));
    for event in events {
        match event {
            Event::SarZan { seat, .. } => sar_zans.add(*seat, 1u32),
            Event::Owatta { seat } => owattas.add(*seat, 1u32),
            Event::TrickTaken { seat, cards, .. } => largest.raise(*seat, cards.len() as u32),
            Event::Passed { seat } => passes.add(*seat, 1u32),
            _ => {}
        }
    }
    let facts = [
        sar_zans.most("sar-zan-fact-sar-zans", 2),
        owattas.most("sar-zan-fact-owattas", 2),
        largest.most("sar-zan-fact-largest", 6),
        passes.most("sar-zan-fact-passes", 6),
    ];
    facts.into_iter().flatten().collect()
}
