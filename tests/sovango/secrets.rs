//! What others have shown stays shown, and what was thought of another deal is forgotten.

use veillee::action::{Action, TableAction};
use veillee::motion::Speed;
use veillee_rules::engine::GameRng;
use veillee_rules::games::sovango::Sovango;

use crate::helpers::table::*;

#[test]
fn what_others_have_shown_cannot_be_taken_back() {
    let mut app = quick_app(WINDOW);
    begin::<Sovango>(&mut app, 4, 1, 2);
    assert!(settle::<Sovango>(&mut app));
    play_random::<Sovango>(&mut app, &mut GameRng::from_seed(1));
    assert!(settle::<Sovango>(&mut app));
    let before = ply::<Sovango>(&app);
    assert!(before >= 4, "the others have played too");
    let mut ears = Ears::open(&app);
    act(&mut app, Action::Table(TableAction::Undo));
    wait(&mut app, 2);
    ears.listen(&app);
    assert_eq!(ply::<Sovango>(&app), before);
    let told: Vec<&str> = ears.refusals.iter().map(|words| words.key()).collect();
    assert_eq!(told, ["refused-undo-hidden"]);
    assert!(is_idle::<Sovango>(&app));
}

/// The same seed deals other cards to another company.
#[test]
fn what_an_opponent_thought_about_the_match_before_is_forgotten() {
    let mut app = app_at(WINDOW, FRAME, Speed::Quadruple);
    for seed in 1..=5 {
        begin::<Sovango>(&mut app, 5, 0, seed);
        while !is_idle::<Sovango>(&app) {
            app.update();
        }
        // An opponent thinks about its first card now; the same seed deals others to six.
        app.update();
        begin::<Sovango>(&mut app, 6, 0, seed);
        let mut ears = Ears::open(&app);
        while ply::<Sovango>(&app) < 3 {
            app.update();
            ears.listen(&app);
            assert_eq!(ears.refusals, [], "seed {seed}");
        }
    }
}
