//! Menus over any table.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Language;
use veillee::motion::Speed;
use veillee::play::Phase;
use veillee::settings::Settings;
use veillee::theme::Frame;

use super::games;
use crate::helpers::layout::{FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, targets, texts};
use crate::helpers::table::*;

/// A link opened over a score sheet, say.
#[test]
fn a_match_that_begins_closes_what_was_open_over_the_one_before() {
    let mut app = app_at(ON_ITS_SIDE, FRAME, Speed::Normal);
    // Each game twice: over itself, and over another.
    for game in games().iter().flat_map(|game| [game, game]) {
        start(&mut app, plan_of(game.id, game.usual_players, 1, 3));
        wait(&mut app, 7);
        assert_eq!(menu(&app), Menu::None, "{}", game.id);
        for open in [Menu::Score, Menu::Log] {
            act(&mut app, Action::Open(open));
            wait(&mut app, 10);
            assert_eq!(menu(&app), open, "{}", game.id);
        }
    }
}

const MENUS: [Menu; 6] = [
    Menu::Pause,
    Menu::Settings,
    Menu::Help,
    Menu::Log,
    Menu::Score,
    Menu::Seats,
];

/// A menu may be longer than the screen, since it scrolls, but not wider.
fn no_menu_is_wider_than_the_screen(language: Language) {
    let mut all = Vec::new();
    let sizes = [
        WINDOW,
        (3840, 2160),
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
        UPRIGHT,
        SMALL_UPRIGHT,
        FROM_AFAR,
    ];
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.speed = Speed::Off;
        settings.language = Some(language);
        for game in games() {
            // The more players, the wider the tables of scores.
            start(&mut app, plan_of(game.id, *game.players.end(), 1, 11));
            update_until(&mut app, "somebody plays", |app| {
                phase(app) == Some(Phase::Choosing)
            });
            for open in MENUS {
                act(&mut app, Action::Open(open));
                wait(&mut app, 6);
                let place = format!("{} {open:?} {size:?}", game.id);
                let (texts, targets) = (texts(&mut app), targets(&mut app));
                let scale = app.world().resource::<Frame>().scale;
                for thing in texts.iter().chain(&targets) {
                    if thing.is_too_wide(size.0 as f32) {
                        all.push(format!("{place}: {thing:?} is wide"));
                    }
                }
                for target in targets.iter().filter(|target| target.is_too_small(scale)) {
                    all.push(format!("{place}: {target:?} is small"));
                }
                act(&mut app, Action::CloseMenu);
                wait(&mut app, 2);
            }
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}

#[test]
fn no_menu_is_wider_than_the_screen_in_french() {
    no_menu_is_wider_than_the_screen(Language::Fr);
}

#[test]
fn no_menu_is_wider_than_the_screen_in_english() {
    no_menu_is_wider_than_the_screen(Language::En);
}
