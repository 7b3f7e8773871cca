//! What the menu of a table offers, and what its score sheet says.

use veillee::action::{Action, Menu, TableAction};
use veillee::game::Game;
use veillee::plan::Player;
use veillee::theme::widgets::OnPress;
use veillee_rules::ai::Level;

use super::table::{WINDOW, act, begin, menu, plan, quick_app, start, table, wait};
use super::usual_players;

/// What can be asked of the table in its menu, at a table of people and of this first player.
fn offered<G: Game>(first: Player) -> Vec<TableAction> {
    let mut app = quick_app(WINDOW);
    let players = usual_players::<G>();
    let mut plan = plan::<G>(players, players, 3);
    plan.seats[0].player = first;
    start(&mut app, plan);
    wait(&mut app, 7);
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 10);
    assert_eq!(menu(&app), Menu::Pause, "{}", G::ID);
    let mut buttons = app.world_mut().query::<&OnPress>();
    let asked = buttons.iter(app.world()).filter_map(|press| match press.0 {
        Action::Table(action) => Some(action),
        _ => None,
    });
    asked.collect()
}

/// Only what has a use: of what not every game has, exactly these.
pub fn offers_only<G: Game>(own: &[TableAction]) {
    let among_people = offered::<G>(Player::Human);
    assert!(among_people.contains(&TableAction::Rematch), "{}", G::ID);
    // Nothing has been taken back.
    assert!(!among_people.contains(&TableAction::Redo), "{}", G::ID);
    for action in [TableAction::TurnBoard, TableAction::AgreeDraw] {
        let is_offered = among_people.contains(&action);
        assert_eq!(is_offered, own.contains(&action), "{}: {action:?}", G::ID);
    }
    // An opponent of ours agrees to nothing.
    let alone = offered::<G>(Player::Ai(Level::Easy));
    assert!(!alone.contains(&TableAction::AgreeDraw), "{}", G::ID);
    assert_eq!(
        alone.contains(&TableAction::TurnBoard),
        own.contains(&TableAction::TurnBoard),
        "{}",
        G::ID
    );
}

/// Does the score sheet say that points are what one does not want?
pub fn fewest_win<G: Game>() -> bool {
    let mut app = quick_app(WINDOW);
    begin::<G>(&mut app, usual_players::<G>(), 1, 5);
    G::score_sheet(table::<G>(&app)).fewest_win
}
