//! Songo in words.

use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::songo::ai::Why;
use veillee_rules::games::songo::{Cause, Cell, Event, NORTH, Reason, SOUTH, Songo};

use super::{facts, words};
use crate::locale::{SO_FAR, TOGETHER, Words};
use crate::play::{Fact, Match, Narrator};

impl Narrator for Songo {
    const COUNTED: &'static str = "songo-counted";
    const SAID_ALREADY: &'static [&'static str] = &["songo-why-takes"];

    fn event_words(game: &Match<Songo>, event: &Event) -> Option<Words> {
        match event {
            Event::Lifted { seat, cell, seeds } => Some(
                Words::new("songo-said-lifted")
                    .with("name", game.seat_name(*seat))
                    .with("cell", cell.column() + 1)
                    .with("seeds", *seeds),
            ),
            Event::Taken {
                cell, seeds, sum, ..
            } => Some(
                Words::new("songo-said-taken")
                    .with("cell", cell.column() + 1)
                    .with("seeds", *seeds)
                    .with(SO_FAR, *sum)
                    .with(TOGETHER, 1),
            ),
            _ => words::caption(game, event),
        }
    }

    fn facts(game: &Match<Songo>) -> Vec<Fact> {
        facts::of(&game.events())
    }

    fn refusal(game: &Match<Songo>, reason: &Reason) -> Words {
        words::refusal(game, reason)
    }

    fn why(_game: &Match<Songo>, why: &Why) -> Words {
        words::why(why)
    }

    fn ending(state: &Songo) -> Words {
        Words::new(match state.cause() {
            Some(Cause::Target) => "songo-ending-target",
            Some(Cause::FewSeeds) => "songo-ending-few-seeds",
            Some(Cause::NoMove) => "songo-ending-no-move",
            Some(Cause::Repetition) => "songo-ending-repetition",
            Some(Cause::Agreed) | None => "songo-ending-agreed",
        })
        .with("points", state.config().target())
    }

    fn move_words(game: &Match<Songo>, cell: &Cell) -> Words {
        let view = game.state.view(Viewer::Everyone);
        Words::new("songo-move")
            .with("cell", cell.to_string())
            .with("seeds", view.seeds(*cell))
    }

    fn prompt(game: &Match<Songo>, seat: Seat) -> Words {
        let own = || Cell::all().filter(|cell| cell.seat() == seat);
        let why_not: Vec<Reason> = own()
            .filter_map(|cell| game.state.why_illegal(&cell))
            .collect();
        let of = |reason: &Reason| match reason {
            Reason::MustPlayFullest { fullest, seeds, .. } => Some(
                Words::new("songo-prompt-fullest")
                    .with("cell", fullest.to_string())
                    .with("seeds", *seeds),
            ),
            Reason::MustFeed { enemy, .. } => {
                Some(Words::new("songo-prompt-feed").with("enemy", game.seat_name(*enemy)))
            }
            _ => None,
        };
        if let Some(bound) = why_not.iter().find_map(of) {
            return bound;
        }
        // A cell with a lock on it: nobody should have to press it to be told why.
        let barred = own().find_map(|cell| words::barred(cell, &game.state.why_illegal(&cell)?));
        match barred {
            Some(why) => Words::new("songo-prompt-barred").with("why", why),
            None => Words::new("songo-prompt"),
        }
    }

    fn table_words(game: &Match<Songo>, viewer: Viewer) -> Vec<Words> {
        let view = game.shown_state().view(viewer);
        [SOUTH, NORTH]
            .map(|seat| {
                let cells = Cell::all().filter(|cell| cell.seat() == seat);
                let seeds = cells.map(|cell| {
                    Words::new("songo-mirror-cell")
                        .with("cell", cell.to_string())
                        .with("seeds", view.seeds(cell))
                });
                Words::new("songo-mirror-camp")
                    .with("name", game.seat_name(seat))
                    .with("cells", Words::list(seeds))
            })
            .to_vec()
    }
}
