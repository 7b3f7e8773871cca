//! Songo by keyboard, and the pieces of its board.

use veillee::action::Piece as _;
use veillee::games::songo::piece::Piece;
use veillee::motion::Speed;
use veillee::table::director::Stage;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::songo::{Cell, Songo};

use crate::helpers::by_hand::from_title_to_results;
use crate::helpers::person::By;
use crate::helpers::table::*;

#[test]
fn a_whole_game_by_keyboard() {
    from_title_to_results::<Songo>(By::Keyboard, WINDOW, Speed::Quadruple);
}

#[test]
fn a_cell_is_sown_by_pressing_it() {
    let mut app = quick_app(WINDOW);
    start(&mut app, crate::people(3));
    assert!(settle::<Songo>(&mut app));
    let state = state::<Songo>(&app);
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    for cell in &legal {
        assert_eq!(Songo::presses(&state, Seat(0), cell), [Piece::Cell(*cell)]);
    }
    act(&mut app, Piece::Cell(legal[1]).action());
    wait(&mut app, 2);
    assert_eq!(table::<Songo>(&app).record.moves, [legal[1]]);
    // What is not to be sown is refused, and says why.
    let foreign = Cell::all().find(|cell| table::<Songo>(&app).state.why_illegal(cell).is_some());
    let mut ears = Ears::open(&app);
    act(&mut app, Piece::Cell(foreign.unwrap()).action());
    for _ in 0..3 {
        app.update();
        ears.listen(&app);
    }
    assert_eq!((ears.refusals.len(), ears.count("refuse")), (1, 1));
    assert_eq!(table::<Songo>(&app).record.moves, [legal[1]]);
}
