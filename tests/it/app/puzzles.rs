//! The list of puzzles, today's, and what is kept of them. That each can be solved at its table is
//! among its game's own tests.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu, PuzzleAction, Screen};
use veillee::games::catalogue;
use veillee::headless::{headless_app_on, headless_app_with_layout};
use veillee::locale::{Language, Locale};
use veillee::motion::Speed;
use veillee::platform::{self, Calendar};
use veillee::play::MatchStatus;
use veillee::puzzle::Sitting;
use veillee::puzzle::library::{Library, Which};
use veillee::puzzle::progress::{Found, Kept};
use veillee::settings::Settings;
use veillee::storage::{InMemory, Keeper, PUZZLES, Shelf, StartTrouble};
use veillee::theme::Frame;

use crate::helpers::in_words::listener;
use crate::helpers::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, targets, texts};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

fn library(app: &App) -> &Library {
    app.world().resource::<Library>()
}

fn all(app: &App) -> Vec<Which> {
    let library = library(app);
    let of = |game| (0..library.puzzles(game).len()).map(move |nth| Which { game, nth });
    library.games().flat_map(of).collect()
}

fn solve(which: Which) -> Action {
    Action::Puzzle(PuzzleAction::Solve(which.game, which.nth))
}

#[test]
fn every_day_has_its_own_and_keeps_it() {
    let app = quick_app(WINDOW);
    let (library, all) = (library(&app), all(&app));
    assert!(all.len() > 100);
    let days = all.len() as i64;
    for begin in [0, -1_000, 739_000] {
        let of_days: Vec<Which> = (begin..begin + days)
            .map(|day| library.of_day(day).unwrap())
            .collect();
        let again = (begin..begin + days).map(|day| library.of_day(day).unwrap());
        assert!(again.eq(of_days.iter().copied()), "a day has one puzzle");
        for next in of_days.windows(2) {
            assert_ne!(next[0], next[1]);
        }
        for which in &all {
            assert!(of_days.contains(which), "{which:?} has its day");
        }
        let games: BTreeSet<&str> = of_days[..7].iter().map(|which| which.game).collect();
        assert!(games.len() > 1, "a week is not all of one game");
    }
    assert_eq!(Library::default().of_day(5), None);
}

#[test]
fn the_machine_knows_the_day() {
    let today = platform::today().unwrap();
    // The days of the common era, give or take the hours between two places.
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let days = since.unwrap().as_secs() as i64 / 86_400 + 719_163;
    assert!((today - days).abs() <= 1, "{today} {days}");
}

/// Today's is the first that can be pressed; where nobody knows the day, there are all the others.
#[test]
fn the_list_begins_with_that_of_today() {
    for (day, known) in [(5, true), (6, true), (0, false)] {
        let mut person = Person::new(By::Touch, UPRIGHT);
        person.app.insert_resource(match (day, known) {
            (5, _) => Calendar(|| Some(5)),
            (6, _) => Calendar(|| Some(6)),
            _ => Calendar(|| None),
        });
        person.press(&Action::Open(Menu::Puzzles));
        person.wait(3);
        let library = library(&person.app);
        let today = library.of_day(day).filter(|_| known);
        let shown = library.games().next().unwrap();
        let first = today.unwrap_or(Which {
            game: shown,
            nth: 0,
        });
        let mut places: Vec<(f32, Which)> = Vec::new();
        for which in all(&person.app) {
            let found = person.find_all(&solve(which));
            places.extend(found.iter().map(|(_, at)| (at.y, which)));
        }
        places.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert_eq!(places[0].1, first, "{day}");
        person.press(&solve(first));
        person.wait(6);
        assert_eq!(person.screen(), Screen::Table);
        assert_eq!(person.app.world().resource::<Sitting>().which, first);
    }
}

/// Each of every game, in a place large enough for a finger; nothing is wider than the screen.
#[test]
fn everything_in_the_list_can_be_read_and_pressed() {
    let mut wrong = Vec::new();
    for size in [
        WINDOW,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
        UPRIGHT,
        SMALL_UPRIGHT,
    ] {
        for language in Language::ALL {
            let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(100));
            app.world_mut().resource_mut::<Settings>().language = Some(language);
            // Some of each kind.
            let some = all(&app).into_iter().step_by(3).enumerate();
            let some: Vec<_> = some
                .map(|(nth, which)| (nth, library(&app).get(which).unwrap().clone()))
                .collect();
            let mut kept = app.world_mut().resource_mut::<Kept>();
            for (nth, puzzle) in some {
                let helped = nth % 2 == 0;
                kept.keep(&puzzle, Found { helped, wrong: 0 });
            }
            act(&mut app, Action::Open(Menu::Puzzles));
            wait(&mut app, 6);
            let games: Vec<&str> = library(&app).games().collect();
            assert_eq!(games.len(), 3);
            for game in games {
                let game = catalogue().get(game).unwrap().id;
                act(&mut app, Action::Puzzle(PuzzleAction::Show(game)));
                wait(&mut app, 6);
                let (texts, targets) = (texts(&mut app), targets(&mut app));
                let scale = app.world().resource::<Frame>().scale;
                let there = targets.iter().filter(|target| {
                    let target = format!("{target:?}");
                    target.contains("Solve")
                        && target.contains(&format!("{game:?}").replace('"', "\\\""))
                });
                let many = library(&app).puzzles(game).len();
                assert!(there.count() >= many, "{game} {size:?}");
                for thing in texts.iter().chain(&targets) {
                    if thing.is_too_wide(size.0 as f32) {
                        wrong.push(format!("{game} {size:?} {language:?}: {thing:?} is wide"));
                    }
                }
                for target in targets.iter().filter(|target| target.is_too_small(scale)) {
                    wrong.push(format!("{game} {size:?}: {target:?} is small"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// By what the page says, with the help of hints, and it is remembered at the next start.
#[test]
fn one_is_solved_in_words_and_remembered() {
    let mut person = listener(UPRIGHT);
    person.set_speed(Speed::Off);
    person.app.insert_resource(Calendar(|| None));
    person.press_labelled("Puzzles");
    person.wait(8);
    let first = all(&person.app)[0];
    let puzzle = library(&person.app).get(first).unwrap().clone();
    let page = person.page();
    assert_eq!((page.menu, page.heading.as_str()), ("puzzles", "Puzzles"));
    let labels: Vec<&str> = page
        .controls
        .iter()
        .map(|control| control.label.as_str())
        .collect();
    let open = labels
        .iter()
        .find(|label| label.ends_with(", 1, Easy, to be solved"));
    let open = open.unwrap_or_else(|| panic!("{labels:?}")).to_string();
    person.press_labelled(&open);
    let mut moves = 0;
    for _ in 0..400 {
        person.wait(2);
        if person.page().menu == "puzzle-over" {
            break;
        }
        let page = person.page();
        if page.moves.is_empty() || page.phase != "choosing" {
            continue;
        }
        // The last hint says the move as the page does.
        for _ in 0..3 {
            person.press_labelled("Hint");
        }
        let page = person.page();
        let told = |label: &String| page.lines.iter().any(|line| line.contains(label.as_str()));
        let number = page.moves.iter().position(|m| told(&m.label));
        let Some(number) = number else { continue };
        let before = person.app.world().resource::<MatchStatus>().moves;
        person.chooses(number);
        person.wait(2);
        assert!(person.app.world().resource::<MatchStatus>().moves > before);
        moves += 1;
    }
    let page = person.page();
    assert_eq!(
        (page.menu, page.heading.as_str()),
        ("puzzle-over", "Solved!")
    );
    assert!(moves > 0);
    assert!(
        page.lines.iter().any(|line| line == "With help"),
        "{:?}",
        page.lines
    );
    let shelf = person.app.world().resource::<Shelf>().clone();
    let again = headless_app_on(shelf, catalogue(), UPRIGHT, Duration::from_millis(100));
    let found = again.world().resource::<Kept>().of(&puzzle);
    assert!(found.is_some_and(|found| found.helped));
}

#[test]
fn what_was_done_best_is_kept() {
    let mut app = quick_app(WINDOW);
    let puzzle = library(&app).get(all(&app)[0]).unwrap().clone();
    let mut kept = app.world_mut().resource_mut::<Kept>();
    for (found, best) in [
        ((true, 4), (true, 4)),
        ((true, 2), (true, 2)),
        ((false, 9), (false, 9)),
        ((true, 0), (false, 9)),
        ((false, 1), (false, 1)),
    ] {
        let found_of = |(helped, wrong)| Found { helped, wrong };
        kept.keep(&puzzle, found_of(found));
        assert_eq!(kept.of(&puzzle), Some(found_of(best)));
    }
    // A later version may say more, and what it says stays.
    let text = r#"{"found": {"12345678": {"helped": true, "when": 7}}, "days": [1, 2]}"#;
    let kept: Kept = serde_json::from_str(text).unwrap();
    let kept = serde_json::to_value(&kept).unwrap();
    assert_eq!(kept["days"], serde_json::json!([1, 2]));
    assert_eq!(kept["found"]["12345678"]["helped"], true);
}

/// One sentence, and everything else that is kept is still there.
#[test]
fn a_damaged_page_of_puzzles_harms_nobody() {
    let keeper = InMemory::default();
    keeper.write(PUZZLES, "{\"found\": 3").unwrap();
    keeper.write("settings", r#"{"music": 3}"#).unwrap();
    let mut app = headless_app_on(
        Shelf::new(keeper),
        catalogue(),
        WINDOW,
        Duration::from_millis(100),
    );
    wait(&mut app, 3);
    assert_eq!(app.world().resource::<Settings>().music, 3);
    assert_eq!(*app.world().resource::<Kept>(), Kept::default());
    let trouble = &app.world().resource::<StartTrouble>().0;
    let locale = app.world().resource::<Locale>();
    let told: Vec<String> = trouble.iter().map(|words| locale.say(words)).collect();
    assert_eq!(
        told,
        ["The list of solved puzzles is damaged: we start afresh."]
    );
}

/// After one comes the next that is still open.
#[test]
fn the_next_is_one_that_is_still_open() {
    let app = quick_app(WINDOW);
    let library = library(&app);
    let game = library.games().next().unwrap();
    let puzzles = library.puzzles(game);
    let mut kept = Kept::default();
    let at = |nth| Which { game, nth };
    assert_eq!(library.after(at(0), &kept), at(1));
    kept.keep(&puzzles[1], Found::default());
    assert_eq!(library.after(at(0), &kept), at(2));
    assert_eq!(library.after(at(puzzles.len() - 1), &kept), at(0));
    for puzzle in puzzles {
        kept.keep(puzzle, Found::default());
    }
    assert_eq!(library.after(at(3), &kept), at(4));
    assert_eq!(kept.solved(puzzles), puzzles.len());
}
