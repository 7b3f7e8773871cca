//! Songo's events in words.

use veillee_rules::engine::Seat;
use veillee_rules::games::songo::{Event, Songo};

use crate::locale::Words;
use crate::play::Match;

/// What an event says of itself; most seeds say nothing.
pub fn caption(game: &Match<Songo>, event: &Event) -> Option<Words> {
    let told = match event {
        Event::Started { .. }
        | Event::Kept { .. }
        | Event::Taken { .. }
        | Event::CaptureCancelled { .. }
        | Event::MustFeed { .. }
        | Event::Gave { .. }
        | Event::Collected { .. } => true,
        Event::Lifted { seeds, .. } => {
            return (*seeds >= 14)
                .then(|| Words::new("songo-caption-grenier").with("seeds", i64::from(*seeds)));
        }
        Event::Sown { .. } | Event::Ended { .. } => false,
    };
    let name = |seat: u64| game.seat_name(Seat(seat as u8));
    told.then(|| Words::for_code("songo-caption", "event", event, name))
}
