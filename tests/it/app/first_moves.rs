//! First moves: whoever is new to a game is helped at its table, and the help has room.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Words};
use veillee::messages::Explains;
use veillee::motion::Speed;
use veillee::plan::{Purpose, StartMatch};
use veillee::play::{FirstMoves, Phase};
use veillee::settings::Settings;
use veillee::table::lane::{LaneGround, LaneLine};

use super::{any_game, games};
use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults, place_of};
use crate::helpers::table::*;

/// Nothing takes time, and whoever sits here is new to every game.
fn newcomer(size: (u32, u32)) -> App {
    let mut app = quick_app(size);
    app.world_mut().resource_mut::<Settings>().first_moves = true;
    app
}

fn is_helped(app: &App) -> bool {
    app.world().resource::<FirstMoves>().0
}

#[test]
fn one_press_ends_the_help_with_this_game_and_no_other() {
    let mut app = headless_app_with_layout(catalogue(), UPRIGHT, Duration::from_millis(100));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    start(&mut app, plan_of(any_game().id, 2, 1, 5));
    wait(&mut app, 20);
    assert!(is_helped(&app));
    let log = Action::Open(Menu::Log);
    assert_eq!(
        place_of(&mut app, &log),
        None,
        "the log gives its place away"
    );
    assert!(place_of(&mut app, &Action::NoHelp).is_some());
    act(&mut app, Action::Open(Menu::Pause));
    wait(&mut app, 20);
    assert!(
        place_of(&mut app, &log).is_some(),
        "it is in the menu meanwhile"
    );
    act(&mut app, Action::CloseMenu);
    wait(&mut app, 20);
    act(&mut app, Action::NoHelp);
    wait(&mut app, 20);
    assert!(!is_helped(&app));
    assert!(place_of(&mut app, &log).is_some());
    assert_eq!(place_of(&mut app, &Action::NoHelp), None);
    let other = games()
        .into_iter()
        .rev()
        .find(|game| game.id != any_game().id);
    let other = other.expect("there are several");
    start(&mut app, plan_of(other.id, other.usual_players, 1, 5));
    wait(&mut app, 20);
    assert!(is_helped(&app), "another game is as new as before");
}

#[test]
fn nobody_is_helped_where_nobody_plays() {
    for purpose in [Purpose::Demo, Purpose::Lesson { shown: false }] {
        let mut app = newcomer(WINDOW);
        let mut plan = plan_of(any_game().id, 2, 1, 5);
        plan.purpose = purpose;
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        wait(&mut app, 5);
        assert!(!is_helped(&app), "{purpose:?}");
    }
    let mut app = newcomer(WINDOW);
    start(&mut app, plan_of(any_game().id, 2, 0, 5));
    assert!(!is_helped(&app), "opponents among themselves");
}

#[test]
fn every_word_fits_its_lane_at_every_size() {
    let mut faulty = Vec::new();
    for size in [
        WINDOW,
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
    ] {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        for language in [Language::En, Language::Fr] {
            app.world_mut().resource_mut::<Settings>().language = Some(language);
            for game in games() {
                start(&mut app, plan_of(game.id, game.usual_players, 1, 11));
                update_until(&mut app, "somebody's move", |app| {
                    phase(app) == Some(Phase::Choosing)
                });
                for code in game.words {
                    let key = format!("{}-word-{code}", game.id);
                    let means = Words::new(format!("{key}-means"));
                    let words = Words::new("first-word").with("word", Words::new(key));
                    let words = words.with("means", means);
                    app.world_mut().write_message(Explains(words));
                    wait(&mut app, 3);
                    let world = app.world_mut();
                    let mut lines = world.query::<(&LaneLine, &ComputedNode)>();
                    let news = lines.iter(world).find(|(line, _)| **line == LaneLine::News);
                    let needs = news.map_or(0.0, |(_, node)| node.size().y);
                    let mut grounds = world.query_filtered::<&ComputedNode, With<LaneGround>>();
                    let has = grounds.iter(world).next().map_or(0.0, |node| node.size().y);
                    if needs > has + 1.0 {
                        faulty.push(format!("{language:?} {size:?}: {code} of {}", game.id));
                    }
                }
                let found = faults(&mut app, size);
                assert!(found.is_empty(), "{} {size:?}: {found:?}", game.id);
                let ends = place_of(&mut app, &Action::NoHelp).is_some();
                assert!(ends, "{} {size:?}: nothing to end the help with", game.id);
            }
        }
    }
    assert!(faulty.is_empty(), "{}", faulty.join("\n"));
}
