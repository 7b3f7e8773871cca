//! Menus over any table.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu, SettingsAction, TableAction};
use veillee::catalogue::Entry;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Locale, Words};
use veillee::menus::help::steps;
use veillee::motion::Speed;
use veillee::play::{MatchStatus, Phase};
use veillee::primer::{Part, Shown};
use veillee::settings::Settings;
use veillee::table::lane::LaneGround;
use veillee::theme::Frame;
use veillee::theme::art::ATLASES;

use super::games;
use crate::helpers::keys::keys_of;
use crate::helpers::layout::{
    FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, place_of, place_of_text, targets, texts,
};
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

/// More than the half of a table is seen over it, or beside it; and of the lane all or nothing.
#[test]
fn the_log_leaves_the_table_in_view() {
    for (size, upright) in [(WINDOW, false), (UPRIGHT, true), (SMALL_UPRIGHT, true)] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        for game in games() {
            let place = format!("{} {size:?}", game.id);
            start(&mut app, plan_of(game.id, *game.players.end(), 1, 11));
            update_until(&mut app, "somebody plays", |app| {
                phase(app) == Some(Phase::Choosing)
            });
            let lanes = |app: &mut App| {
                let mut lanes = app
                    .world_mut()
                    .query_filtered::<&ComputedNode, With<LaneGround>>();
                let seen = lanes.iter(app.world()).filter(|node| node.size().y > 0.0);
                seen.count()
            };
            wait(&mut app, 4);
            assert_eq!(lanes(&mut app), 1, "{place}");
            act(&mut app, Action::Open(Menu::Log));
            wait(&mut app, 8);
            assert_eq!(lanes(&mut app), 0, "{place}");
            if upright {
                let close = place_of(&mut app, &Action::CloseMenu);
                let close = close.unwrap_or_else(|| panic!("{place}"));
                let (top, height) = (close.min.y, size.1 as f32);
                assert!(top > 0.55 * height, "{place}: {top} of {height}");
            } else {
                let moves = app.world().resource::<MatchStatus>().moves;
                let mut told = (0..=moves).map(|n| Action::Table(TableAction::LookAt(n)));
                let entry = told.find_map(|action| place_of(&mut app, &action));
                let left = entry.unwrap_or_else(|| panic!("{place}")).min.x;
                assert!(left > size.0 as f32 - 372.0, "{place}: {left}");
            }
            act(&mut app, Action::CloseMenu);
            wait(&mut app, 2);
        }
    }
}

/// One row like the other: labels begin on one line, controls stand beside them and end on another.
#[test]
fn the_rows_of_the_settings_have_two_edges() {
    for size in [WINDOW, UPRIGHT, SMALL_UPRIGHT, ON_ITS_SIDE] {
        for language in Language::ALL {
            let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
            app.world_mut().resource_mut::<Settings>().language = Some(language);
            wait(&mut app, 8);
            act(&mut app, Action::Open(Menu::Settings));
            wait(&mut app, 8);
            let scale = app.world().resource::<Frame>().scale;
            let controls = [
                ("settings-language", SettingsAction::Language(Language::En)),
                ("settings-speed", SettingsAction::Speed(Speed::Off)),
                ("settings-explain", SettingsAction::Explain(true)),
                ("settings-music", SettingsAction::Music(10)),
                ("settings-effects", SettingsAction::Effects(10)),
                ("settings-mute", SettingsAction::Mute(true)),
            ];
            let mut edges = Vec::new();
            for (key, action) in controls {
                let said = app.world().resource::<Locale>().say(&Words::new(key));
                let place = format!("{said} {size:?}");
                let label = place_of_text(&mut app, &said);
                let control = place_of(&mut app, &Action::Settings(action));
                let label = label.unwrap_or_else(|| panic!("{place}"));
                let control = control.unwrap_or_else(|| panic!("{place}"));
                let apart = (label.center().y - control.center().y).abs();
                assert!(apart < 3.0 * scale, "{place}: {label:?} {control:?}");
                edges.push((label.min.x, control.max.x, place));
            }
            let (left, right, _) = edges[0].clone();
            for (one, other, place) in edges {
                assert!((one - left).abs() < 1.5 * scale, "{place}: {one} {left}");
                // A switch is a whole row, a chip lies in its well.
                let inset = 14.0 * scale;
                assert!((other - right).abs() < inset, "{place}: {other} {right}");
            }
        }
    }
}

/// The sprites of a game's examples and of the sample of its score.
fn shown_in_help(game: &Entry) -> Vec<&'static str> {
    fn sprites(shown: &Shown, found: &mut Vec<&'static str>) {
        match shown {
            Shown::Piece(sprite, _) => found.push(sprite),
            Shown::Heap { of, .. } => found.extend(*of),
            Shown::Board { rows } => {
                let cells = rows.iter().copied().flatten();
                cells.for_each(|cell| sprites(cell, found));
            }
            _ => {}
        }
    }
    let examples = game.help.iter().flat_map(|part| part.examples);
    let lines = examples.flat_map(|example| example.lines);
    let samples = game.help.iter().filter_map(|part| part.sample);
    let lines = lines.chain(samples.flat_map(|sample| sample.shows));
    let mut found = Vec::new();
    lines
        .copied()
        .flatten()
        .for_each(|shown| sprites(shown, &mut found));
    found
}

/// Every part of a game's help has its pictures, and they have been drawn.
#[test]
fn every_part_of_help_has_its_pictures() {
    let drawn = |contents: &str, name: &str| {
        let contents: serde_json::Value = serde_json::from_str(contents).unwrap();
        contents["sprites"].get(name).is_some()
    };
    let icons = ATLASES.iter().find(|(name, _)| *name == "icons").unwrap().1;
    for game in games() {
        let headings = keys_of(game.texts.en);
        let parts = headings.iter().filter(|key| key.ends_with("-heading"));
        assert_eq!(game.help.len(), parts.count(), "{}", game.id);
        let own = game.atlases.first().unwrap().1;
        let pictures = game.help.iter().flat_map(|part| part.pictures).copied();
        for name in pictures.chain([game.emblem]) {
            assert!(
                drawn(own, name) || drawn(icons, name),
                "{}: {name}",
                game.id
            );
        }
        for name in shown_in_help(&game) {
            assert!(drawn(own, name), "{}: {name}", game.id);
        }
        let is_bare = |part: &Part| part.pictures.is_empty();
        assert!(!game.help.iter().any(is_bare), "{}", game.id);
    }
}

#[test]
fn a_sentence_of_help_is_a_step() {
    let said = "**One** card. Two: 1. and 2, no more! « Three » **now.** **Four**";
    let told = [
        "**One** card.",
        "Two: 1. and 2, no more!",
        "« Three » **now.**",
        "**Four**",
    ];
    assert_eq!(steps(said), told);
    assert_eq!(steps("Only this"), ["Only this"]);
}
