//! Songo in words.

use crate::engine::{Ruleset, Seat, Viewer};
use crate::games::songo::{Cell, NORTH, SOUTH, Songo};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::play::Match;

impl Mirrored for Songo {
    fn move_words(table: &Match<Songo>, cell: &Cell) -> Words {
        let view = table.state.view(Viewer::Everyone);
        Words::new("songo-move")
            .with("cell", cell.to_string())
            .with("seeds", view.seeds(*cell))
    }

    fn table_words(table: &Match<Songo>, viewer: Viewer) -> Vec<Words> {
        let view = table.shown_state().view(viewer);
        [SOUTH, NORTH]
            .map(|seat| {
                let cells = Cell::all().filter(|cell| cell.seat() == seat);
                let seeds = cells.map(|cell| {
                    Words::new("songo-mirror-cell")
                        .with("cell", cell.to_string())
                        .with("seeds", view.seeds(cell))
                });
                Words::new("songo-mirror-camp")
                    .with("name", table.seat_name(seat))
                    .with("cells", Words::list(seeds))
            })
            .to_vec()
    }

    fn presses(_state: &Songo, _seat: Seat, cell: &Cell) -> Vec<usize> {
        Cell::all()
            .position(|other| other == *cell)
            .into_iter()
            .collect()
    }
}
