//! Songo's events in words.

use veillee_rules::games::songo::ai::Why;
use veillee_rules::games::songo::{Cell, Event, Reason, Songo};

use crate::locale::Words;
use crate::play::{Match, Narrator};

/// So many seeds go round the whole board.
const GRENIER: u8 = 14;

/// As the board counts it: "cell 3".
pub fn cell(cell: Cell) -> Words {
    Words::new("songo-cell").with("cell", cell.to_string())
}

/// What an event says of itself; most seeds say nothing.
pub fn caption(game: &Match<Songo>, event: &Event) -> Option<Words> {
    let words = Words::new;
    Some(match event {
        Event::Started { first } => {
            words("songo-caption-started").with("first", game.seat_name(*first))
        }
        Event::Lifted { seeds, .. } if *seeds >= GRENIER => {
            words("songo-caption-grenier").with("seeds", *seeds)
        }
        Event::Lifted { .. } => return Songo::event_words(game, event),
        Event::Kept { .. } => words("songo-caption-kept"),
        Event::Taken { seat, sum, .. } => words("songo-caption-taken")
            .with("seat", game.seat_name(*seat))
            .with("sum", *sum),
        Event::CaptureCancelled { .. } => words("songo-caption-capture-cancelled"),
        Event::MustFeed { seat } => {
            words("songo-caption-must-feed").with("seat", game.seat_name(*seat))
        }
        Event::Gave { from, .. } => words("songo-caption-gave").with("from", game.seat_name(*from)),
        Event::Collected { seat, seeds } => words("songo-caption-collected")
            .with("seat", game.seat_name(*seat))
            .with("seeds", *seeds),
        Event::Sown { .. } | Event::Ended { .. } => return None,
    })
}

/// Why this cell may not be sown.
pub fn refusal(game: &Match<Songo>, reason: &Reason) -> Words {
    let words = Words::new;
    match reason {
        Reason::GameOver => words("songo-refused-game-over"),
        Reason::NotYourCell { .. } => words("songo-refused-not-your-cell"),
        Reason::EmptyCell { .. } => words("songo-refused-empty-cell"),
        Reason::LastCellSingle { .. } => words("songo-refused-last-cell-single"),
        Reason::LastCellTakesNothing { .. } => words("songo-refused-last-cell-takes-nothing"),
        Reason::WouldStarve { enemy, .. } => {
            words("songo-refused-would-starve").with("enemy", game.seat_name(*enemy))
        }
        Reason::MustFeed { enemy, .. } => {
            words("songo-refused-must-feed").with("enemy", game.seat_name(*enemy))
        }
        Reason::MustPlayFullest { fullest, seeds, .. } => words("songo-refused-must-play-fullest")
            .with("fullest", cell(*fullest))
            .with("seeds", *seeds),
    }
}

/// Why a cell with seeds may not be sown, in few words; `None` where it is not the cell's own fault.
pub fn barred(cell: Cell, reason: &Reason) -> Option<Words> {
    let words = Words::new(match reason {
        Reason::LastCellSingle { .. } => "songo-barred-single",
        Reason::LastCellTakesNothing { .. } => "songo-barred-takes-nothing",
        Reason::WouldStarve { .. } => "songo-barred-starves",
        _ => return None,
    });
    Some(words.with("number", cell.column() + 1))
}

/// Why an opponent played what it played.
pub fn why(why: &Why) -> Words {
    let words = Words::new;
    match why {
        Why::Wins => words("songo-why-wins"),
        Why::Feeds { seeds } => words("songo-why-feeds").with("seeds", *seeds),
        Why::GrenierTakes { seeds, .. } => words("songo-why-grenier-takes").with("seeds", *seeds),
        Why::Takes { seeds } => words("songo-why-takes").with("seeds", *seeds),
        Why::KeepsOne { .. } => words("songo-why-keeps-one"),
        Why::Saves { seeds } => words("songo-why-saves").with("seeds", *seeds),
        Why::ThreatensTwice { cells, .. } => {
            words("songo-why-threatens-twice").with("cells", *cells)
        }
        Why::Threatens { seeds } => words("songo-why-threatens").with("seeds", *seeds),
        Why::BuildsGrenier { seeds, .. } => words("songo-why-builds-grenier").with("seeds", *seeds),
        Why::KeepsGrenier { .. } => words("songo-why-keeps-grenier"),
        Why::Hems { moves } => words("songo-why-hems").with("moves", *moves),
        Why::GivesNothing { .. } => words("songo-why-gives-nothing"),
    }
}
