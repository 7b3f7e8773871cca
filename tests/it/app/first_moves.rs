//! First moves: whoever is new to a game is helped at its table, until they are not.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::games::catalogue;

use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Locale, Words};
use veillee::messages::{Caption, Explains};
use veillee::motion::{self, Speed};
use veillee::plan::{Purpose, StartMatch};
use veillee::play::history::Hint;
use veillee::play::{FirstMoves, Phase};
use veillee::settings::Settings;
use veillee::table::lane::{LaneGround, LaneLine};
use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::Songo;
use veillee_rules::games::soon::Soon;

use super::games;
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

fn settings(app: &App) -> &Settings {
    app.world().resource::<Settings>()
}

fn lane_says(app: &mut App, wanted: LaneLine) -> String {
    let mut lines = app.world_mut().query::<(&LaneLine, &Words, &Node)>();
    let world = app.world();
    let shown = lines
        .iter(world)
        .filter(|(_, _, node)| node.display != Display::None);
    let mut said = shown.filter(|(line, _, _)| **line == wanted);
    let locale = world.resource::<Locale>();
    said.next()
        .map(|(_, words, _)| locale.say(words))
        .unwrap_or_default()
}

#[test]
fn opponents_explain_their_moves_to_a_newcomer_only() {
    for new in [true, false] {
        let mut app = newcomer(WINDOW);
        app.world_mut().resource_mut::<Settings>().first_moves = new;
        begin::<Songo>(&mut app, 2, 1, 5);
        assert_eq!(is_helped(&app), new);
        let mut rng = GameRng::from_seed(2);
        let mut explained = false;
        for _ in 0..8 {
            assert!(settle::<Songo>(&mut app));
            wait(&mut app, 3);
            let last = ply::<Songo>(&app).checked_sub(1);
            let why = last.and_then(|last| table::<Songo>(&app).reasons.get(&last).cloned());
            let said = lane_says(&mut app, LaneLine::News);
            explained |=
                why.is_some_and(|why| said.contains(&app.world().resource::<Locale>().say(&why)));
            play_random::<Songo>(&mut app, &mut rng);
        }
        assert_eq!(explained, new, "somebody new: {new}");
    }
}

#[test]
fn a_hint_comes_by_itself_to_a_newcomer_who_hesitates() {
    for new in [true, false] {
        let mut app = newcomer(WINDOW);
        app.world_mut().resource_mut::<Settings>().first_moves = new;
        begin::<Songo>(&mut app, 2, 1, 5);
        assert!(settle::<Songo>(&mut app));
        let has_hint = |app: &App| app.world().contains_resource::<Hint<Songo>>();
        let frames = |time: Duration| time.as_millis() as usize / FRAME.as_millis() as usize;
        wait(&mut app, frames(motion::HINT_COMES) - 20);
        assert!(!has_hint(&app), "it does not come at once");
        // Whoever does something has not been stuck for so long.
        act(&mut app, Action::Nothing);
        wait(&mut app, frames(motion::HINT_COMES) - 20);
        assert!(!has_hint(&app), "it waits for somebody who does something");
        if new {
            wait(&mut app, 30);
            update_until(&mut app, "the hint", has_hint);
        } else {
            wait(&mut app, 400);
            assert!(!has_hint(&app));
        }
    }
}

#[test]
fn a_word_is_explained_where_it_is_first_read_and_only_then() {
    let mut app = newcomer(WINDOW);
    begin::<Soon>(&mut app, 2, 2, 5);
    settle::<Soon>(&mut app);
    app.world_mut().resource_mut::<Settings>().met.clear();
    let explained = |app: &mut App| {
        let says = Words::plain("Fama plays a Joker");
        app.world_mut().write_message(Caption(says));
        wait(app, 3);
        lane_says(app, LaneLine::News)
    };
    let said = explained(&mut app);
    assert!(said.starts_with("Joker: "), "{said}");
    assert_eq!(lane_says(&mut app, LaneLine::Prompt), "", "it stands alone");
    // Whoever goes on has read it.
    act(&mut app, Action::Nothing);
    wait(&mut app, 3);
    assert_eq!(lane_says(&mut app, LaneLine::News), "Fama plays a Joker");
    assert_ne!(lane_says(&mut app, LaneLine::Prompt), "");
    assert_eq!(explained(&mut app), "Fama plays a Joker", "once is enough");
    let kept = serde_json::to_string(settings(&app)).unwrap();
    let kept: Settings = serde_json::from_str(&kept).unwrap();
    assert!(kept.met.contains("soon-word-joker"));
}

#[test]
fn one_press_ends_the_help_with_this_game_and_no_other() {
    let mut app = headless_app_with_layout(catalogue(), UPRIGHT, Duration::from_millis(100));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    begin::<Songo>(&mut app, 2, 1, 5);
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
    begin::<Soon>(&mut app, 2, 1, 5);
    wait(&mut app, 20);
    assert!(is_helped(&app), "another game is as new as before");
}

#[test]
fn two_finished_games_are_enough() {
    let mut app = newcomer(WINDOW);
    for game in 0..3 {
        start(&mut app, plan_of("songo", 2, 2, game));
        assert_eq!(is_helped(&app), game < 2, "game {game}");
        let mut rng = GameRng::from_seed(game);
        while settle::<Songo>(&mut app) {
            play_random::<Songo>(&mut app, &mut rng);
        }
        update_until(&mut app, "the results", |app| {
            screen(app) == veillee::action::Screen::Results
        });
    }
}

#[test]
fn nobody_is_helped_where_nobody_plays() {
    for purpose in [Purpose::Demo, Purpose::Lesson { shown: false }] {
        let mut app = newcomer(WINDOW);
        let mut plan = plan_of("songo", 2, 1, 5);
        plan.purpose = purpose;
        app.world_mut()
            .write_message(StartMatch { plan, record: None });
        wait(&mut app, 5);
        assert!(!is_helped(&app), "{purpose:?}");
    }
    let mut app = newcomer(WINDOW);
    begin::<Songo>(&mut app, 2, 0, 5);
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
