//! First moves, at a table of Songo: reasons, a hint that comes by itself, words, and when it ends.

use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Screen};
use veillee::locale::{Locale, Words};
use veillee::messages::Caption;
use veillee::motion;
use veillee::play::FirstMoves;
use veillee::play::history::Hint;
use veillee::settings::Settings;
use veillee::table::lane::LaneLine;
use veillee_rules::engine::GameRng;
use veillee_rules::games::songo::Songo;

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

fn has_hint(app: &App) -> bool {
    app.world().contains_resource::<Hint<Songo>>()
}

/// Does a hint come in nearly as much time as is left to whoever hesitates? It is thought of by a
/// thread, which takes as long as it takes.
fn is_hinted(app: &mut App) -> bool {
    let frames = motion::HINT_COMES.as_millis() / FRAME.as_millis();
    wait(app, frames as usize - 80);
    for _ in 0..50 {
        app.update();
        std::thread::sleep(Duration::from_millis(20));
    }
    has_hint(app)
}

#[test]
fn a_hint_comes_by_itself_to_a_newcomer_who_hesitates() {
    for new in [true, false] {
        let mut app = newcomer(WINDOW);
        app.world_mut().resource_mut::<Settings>().first_moves = new;
        begin::<Songo>(&mut app, 2, 1, 5);
        assert!(settle::<Songo>(&mut app));
        assert!(!is_hinted(&mut app), "it does not come at once");
        // Whoever does something has not been stuck for so long.
        act(&mut app, Action::Nothing);
        assert!(
            !is_hinted(&mut app),
            "it waits for somebody who does something"
        );
        if new {
            wait(&mut app, 60);
            update_until(&mut app, "the hint", has_hint);
        } else {
            wait(&mut app, 400);
            assert!(!is_hinted(&mut app));
        }
    }
}

#[test]
fn a_word_is_explained_where_it_is_first_read_and_only_then() {
    let mut app = newcomer(WINDOW);
    begin::<Songo>(&mut app, 2, 2, 5);
    settle::<Songo>(&mut app);
    app.world_mut().resource_mut::<Settings>().met.clear();
    let explained = |app: &mut App| {
        let says = Words::plain("Fama sows a granary");
        app.world_mut().write_message(Caption(says));
        wait(app, 3);
        lane_says(app, LaneLine::News)
    };
    let said = explained(&mut app);
    assert!(said.starts_with("Granary (ndà): "), "{said}");
    assert_eq!(lane_says(&mut app, LaneLine::Prompt), "", "it stands alone");
    // Whoever goes on has read it.
    act(&mut app, Action::Nothing);
    wait(&mut app, 3);
    assert_eq!(lane_says(&mut app, LaneLine::News), "Fama sows a granary");
    assert_ne!(lane_says(&mut app, LaneLine::Prompt), "");
    assert_eq!(explained(&mut app), "Fama sows a granary", "once is enough");
    let kept = serde_json::to_string(settings(&app)).unwrap();
    let kept: Settings = serde_json::from_str(&kept).unwrap();
    assert!(kept.met.contains("songo-word-granary"));
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
            screen(app) == Screen::Results
        });
    }
}

#[test]
fn who_hesitated_before_a_link_led_to_another_table_begins_anew() {
    let mut app = newcomer(WINDOW);
    for game in 1..3 {
        let mut plan = plan::<Songo>(2, 1, 5);
        // Whoever sits here begins: both tables are at the same move.
        let options = &mut plan.setup.options;
        options.insert("first".to_string(), "south".to_string());
        start(&mut app, plan);
        assert!(settle::<Songo>(&mut app));
        assert!(!is_hinted(&mut app), "game {game}");
    }
}
