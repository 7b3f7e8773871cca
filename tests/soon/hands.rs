//! Soon by hand.

use bevy::prelude::*;
use veillee::action::Piece as _;
use veillee::games::soon::piece::Piece;
use veillee_rules::games::soon::{Move, Phase, Soon};

use crate::helpers::table::*;

#[test]
fn a_turn_is_two_steps() {
    let second = Piece::Hand(1);
    let mut app = quick_app(UPRIGHT);
    begin::<Soon>(&mut app, 2, 1, 4);
    assert!(settle::<Soon>(&mut app));
    let step = |app: &App| table::<Soon>(app).state.phase();
    let tap = |app: &mut App, piece: Piece| {
        act(app, piece.action());
        wait(app, 3);
    };
    assert_eq!(step(&app), Phase::Draw);
    let before = ply::<Soon>(&app);
    // A card of the hand comes second.
    tap(&mut app, second);
    assert_eq!(ply::<Soon>(&app), before);
    tap(&mut app, Piece::Pile);
    assert_eq!(ply::<Soon>(&app), before + 1);
    assert!(matches!(step(&app), Phase::Act { .. }));
    check::<Soon>(&mut app);
    // Nothing is played before the last step, and what is chosen can be put back.
    tap(&mut app, second);
    tap(&mut app, Piece::Cancel);
    tap(&mut app, Piece::Discard);
    assert_eq!(ply::<Soon>(&app), before + 1);
    tap(&mut app, second);
    tap(&mut app, Piece::Discard);
    let record = &table::<Soon>(&app).record;
    assert!(matches!(record.moves[before + 1], Move::Discard(_)));
    assert!(settle::<Soon>(&mut app));
    check::<Soon>(&mut app);
}
