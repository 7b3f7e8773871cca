//! What the menu of a table offers.

use std::time::Duration;

use bevy::prelude::*;
use veillee::ai::Level;
use veillee::games::songo::{Cell, Songo};
use veillee::headless::headless_app;
use veillee::menus::Menu;
use veillee::play::{Match, MatchPlan, PlayMove, Player, StartMatch, TableAction};
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

/// A link opened over a score sheet, say.
#[test]
fn a_match_that_begins_closes_what_was_open_over_the_one_before() {
    let mut app = headless_app((844, 390), FRAME);
    let mut begin = |game: &str, players: u8| {
        let plan = MatchPlan::new(game, players, 3);
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        for _ in 0..10 {
            app.update();
        }
        let open = *app.world().resource::<State<Menu>>().get();
        for menu in [Menu::Score, Menu::Log] {
            app.world_mut().write_message(Action::Open(menu));
            for _ in 0..10 {
                app.update();
            }
            assert_eq!(*app.world().resource::<State<Menu>>().get(), menu);
        }
        open
    };
    assert_eq!(begin("soon", 3), Menu::None);
    assert_eq!(begin("soon", 3), Menu::None);
    assert_eq!(begin("sar-zan", 4), Menu::None);
}

/// Opponents have their reasons, and those are told between the moves, not in their place.
#[test]
fn the_log_tells_the_moves_and_the_reasons() {
    let mut app = headless_app((1280, 800), FRAME);
    let mut plan = MatchPlan::new("songo", 2, 3);
    plan.setup
        .options
        .insert("first".to_string(), "south".to_string());
    plan.seats[0].player = Player::Human;
    plan.seats[1].player = Player::Ai(Level::Easy);
    let opponent = plan.seats[1].name.clone();
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    let moves = |app: &App| {
        let table = app.world().get_resource::<Match<Songo>>();
        table.map_or(0, |table| table.record.moves.len())
    };
    for frame in 0..2_000 {
        app.update();
        if frame == 20 {
            let cell = Cell::try_from("S3".to_string()).unwrap();
            app.world_mut().write_message(PlayMove::<Songo>(cell));
        }
        if moves(&app) >= 2 {
            break;
        }
    }
    let table = app.world().resource::<Match<Songo>>();
    assert_eq!(table.reasons.len(), 1, "the opponent says why");
    app.world_mut().write_message(Action::Open(Menu::Log));
    for _ in 0..10 {
        app.update();
    }
    let mut texts = app.world_mut().query::<&Text>();
    let said: Vec<&str> = texts
        .iter(app.world())
        .map(|text| text.0.as_str())
        .collect();
    let sown = |name: &str| {
        let wanted = |text: &&&str| text.starts_with(name) && text.contains("sows the 5 seeds of");
        said.iter().filter(wanted).count()
    };
    assert!(
        said.iter().any(|text| text.ends_with("of cell 4")),
        "{said:?}"
    );
    assert_eq!(sown(&opponent), 1, "{said:?}");
    assert!(said.iter().any(|text| text.starts_with('—')), "{said:?}");
}
