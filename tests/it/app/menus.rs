//! What the menu of a table offers.

use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::headless::headless_app;
use veillee::menus::Menu;
use veillee::play::{MatchPlan, Player, StartMatch, TableAction};
use veillee::theme::Action;
use veillee::theme::widgets::OnPress;

const FRAME: Duration = Duration::from_millis(50);

/// What can be asked of the table in its menu.
fn offered(game: &str, players: u8, first: Player) -> Vec<TableAction> {
    let mut app = headless_app((1280, 800), FRAME);
    let mut plan = MatchPlan::new(game, players, 3);
    for seat in &mut plan.seats {
        seat.player = Player::Human;
    }
    plan.seats[0].player = first;
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..10 {
        app.update();
    }
    app.world_mut().write_message(Action::Open(Menu::Pause));
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(
        *app.world().resource::<State<Menu>>().get(),
        Menu::Pause,
        "{game}"
    );
    let mut buttons = app.world_mut().query::<&OnPress>();
    let asked = buttons.iter(app.world()).filter_map(|press| match press.0 {
        Action::Table(action) => Some(action),
        _ => None,
    });
    asked.collect()
}

#[test]
fn only_what_has_a_use_is_offered() {
    let songo = offered("songo", 2, Player::Human);
    assert!(songo.contains(&TableAction::TurnBoard));
    assert!(songo.contains(&TableAction::AgreeDraw));
    // Nothing has been taken back.
    assert!(!songo.contains(&TableAction::Redo));
    // An opponent of ours agrees to nothing.
    let alone = offered("songo", 2, Player::Ai(Level::Easy));
    assert!(alone.contains(&TableAction::TurnBoard));
    assert!(!alone.contains(&TableAction::AgreeDraw));
    for (game, players) in [("sovango", 4), ("sar-zan", 3), ("soon", 3), ("swoop", 4)] {
        let cards = offered(game, players, Player::Human);
        assert!(cards.contains(&TableAction::Rematch), "{game}");
        for action in [TableAction::TurnBoard, TableAction::AgreeDraw] {
            assert!(!cards.contains(&action), "{game}: {action:?}");
        }
    }
}
