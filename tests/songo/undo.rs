//! Nothing is hidden, so everything can be taken back.

use veillee::action::{Action, TableAction};
use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::Songo;

use crate::helpers::table::*;

#[test]
fn undo_and_redo_go_back_and_forth_without_limit() {
    let mut app = quick_app(WINDOW);
    start(&mut app, crate::people(3));
    assert!(settle::<Songo>(&mut app));
    let mut rng = GameRng::from_seed(1);
    let mut states = Vec::new();
    for _ in 0..12 {
        states.push(state::<Songo>(&app));
        play_random::<Songo>(&mut app, &mut rng);
        assert!(settle::<Songo>(&mut app));
    }
    let last = state::<Songo>(&app);
    for state in states.iter().rev() {
        act(&mut app, Action::Table(TableAction::Undo));
        assert!(settle::<Songo>(&mut app));
        assert_eq!(&table::<Songo>(&app).state, state);
        check::<Songo>(&mut app);
    }
    for state in states.iter().skip(1).chain([&last]) {
        act(&mut app, Action::Table(TableAction::Redo));
        assert!(settle::<Songo>(&mut app));
        assert_eq!(&table::<Songo>(&app).state, state);
        check::<Songo>(&mut app);
    }
}

#[test]
fn undo_against_an_opponent_returns_to_the_persons_turn() {
    let mut app = quick_app(WINDOW);
    let mut plan = plan::<Songo>(2, 1, 3);
    plan.setup.options.insert("first".into(), "south".into());
    start(&mut app, plan);
    assert!(settle::<Songo>(&mut app));
    let before = state::<Songo>(&app);
    play_random::<Songo>(&mut app, &mut GameRng::from_seed(1));
    assert!(settle::<Songo>(&mut app));
    assert_eq!(ply::<Songo>(&app), 2);
    act(&mut app, Action::Table(TableAction::Undo));
    assert!(settle::<Songo>(&mut app));
    assert_eq!(table::<Songo>(&app).state, before);
}
