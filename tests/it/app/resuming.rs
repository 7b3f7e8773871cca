//! What the title says of the game that can be gone on with.

use std::time::Duration;

use veillee::action::{Action, Screen};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Language;
use veillee::motion::Speed;
use veillee::play::Phase;
use veillee::play::saving::{Resumable, SavedMatch};
use veillee::settings::Settings;

use super::games;
use crate::helpers::layout::{FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults};
use crate::helpers::table::*;

fn saved(app: &bevy::prelude::App) -> SavedMatch {
    let resumable = app.world().resource::<Resumable>();
    resumable.0.clone().unwrap()
}

#[test]
fn what_is_kept_says_how_the_game_stands() {
    for game in games() {
        let mut app = quick_app(WINDOW);
        let players = *game.players.end();
        start(&mut app, plan_of(game.id, players, 1, 7));
        update_until(&mut app, "somebody is asked", |app| {
            phase(app) == Some(Phase::Choosing)
        });
        let saved = saved(&app);
        assert_eq!(saved.scores.len(), usize::from(players), "{}", game.id);
        let turn = saved.turn.map(|seat| seat.index());
        assert_eq!(turn, Some(0), "{}: the one person is asked", game.id);
        // A page of an earlier version says less, and is as good.
        let mut page = serde_json::to_value(&saved).unwrap();
        for later in ["scores", "turn"] {
            page.as_object_mut().unwrap().remove(later);
        }
        let earlier: SavedMatch = serde_json::from_value(page).unwrap();
        assert_eq!((earlier.scores.len(), earlier.turn), (0, None));
        assert_eq!(earlier.record, saved.record);
    }
}

/// With as many faces as there can be, in the longer language.
#[test]
fn the_title_has_room_for_the_game_that_can_be_gone_on_with() {
    let mut all = Vec::new();
    for size in [
        WINDOW,
        (1920, 1080),
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
        UPRIGHT,
        SMALL_UPRIGHT,
        FROM_AFAR,
    ] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Off;
        settings.language = Some(Language::Fr);
        for game in games() {
            start(&mut app, plan_of(game.id, *game.players.end(), 1, 7));
            wait(&mut app, 10);
            act(&mut app, Action::Go(Screen::Title));
            wait(&mut app, 10);
            assert_eq!(saved(&app).plan.game, game.id);
            let found = faults(&mut app, size);
            let place = format!("{} {size:?}", game.id);
            all.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}
