//! The score sheet between rounds is written while one looks on.

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::catalogue::Entry;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Words;
use veillee::menus::score::lines::Window;
use veillee::motion::Speed;
use veillee::play::{Phase, Round, ScoreSheet};
use veillee::settings::Settings;
use veillee_rules::engine::{Seat, Seats};

use super::games;
use crate::helpers::layout::{FROM_AFAR, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults_of_a_list};
use crate::helpers::person::{By, Person};
use crate::helpers::table::*;

fn sheet() -> ScoreSheet {
    ScoreSheet {
        sides: vec![Seats::only(Seat(0)), Seats::only(Seat(1))],
        names: vec![Words::plain("Awa"), Words::plain("Camille")],
        rounds: vec![
            Round {
                points: vec![10, 4],
                lines: vec![(Words::plain("lions"), vec![10, 4])],
                note: None,
            },
            Round {
                points: vec![7, -3],
                lines: vec![(Words::plain("tricks"), vec![7, -3])],
                note: Some(Words::plain("Awa takes the last trick")),
            },
        ],
        totals: vec![17, 1],
        ahead: vec![true, false],
        goal: 50,
        ..ScoreSheet::default()
    }
}

fn opened(speed: Speed, reduced: bool) -> Person {
    opened_by(By::Touch, speed, reduced)
}

fn opened_by(by: By, speed: Speed, reduced: bool) -> Person {
    let mut person = Person::new(by, (844, 390));
    let mut settings = person.app.world_mut().resource_mut::<Settings>();
    settings.speed = speed;
    settings.reduced_motion = reduced;
    person.wait(2);
    person.app.insert_resource(sheet());
    let mut next = person.app.world_mut().resource_mut::<NextState<Menu>>();
    next.set(Menu::Score);
    person.wait(2);
    person
}

/// Everything that can be read, in the order it was spawned.
fn read(person: &mut Person) -> Vec<String> {
    let mut texts = person
        .app
        .world_mut()
        .query::<(&Text, &InheritedVisibility)>();
    let texts = texts.iter(person.app.world());
    let seen = texts.filter(|(_, visibility)| visibility.get());
    seen.map(|(text, _)| text.0.clone()).collect()
}

fn reads(person: &mut Person, text: &str) -> bool {
    read(person).iter().any(|read| read == text)
}

#[test]
fn the_last_round_is_written_line_by_line_and_the_totals_run_up() {
    let mut person = opened(Speed::Normal, false);
    assert!(
        reads(&mut person, "+10"),
        "the first round was there before"
    );
    assert!(!reads(&mut person, "+7"), "the second is still to come");
    assert!(reads(&mut person, "10"), "the totals are the old ones");
    person.wait(5);
    assert!(reads(&mut person, "+7"));
    assert!(!reads(&mut person, "Awa takes the last trick"));
    assert!(!reads(&mut person, "17"));
    person.wait(30);
    assert!(reads(&mut person, "17"));
    assert!(reads(&mut person, "1"));
    assert!(reads(&mut person, "Awa takes the last trick"));
}

#[test]
fn a_press_on_the_sheet_shows_all_of_it() {
    let mut person = opened(Speed::Normal, false);
    // On the paper, where no round is.
    person.tap(Vec2::new(422.0, 150.0));
    assert!(reads(&mut person, "17"));
    assert!(reads(&mut person, "Awa takes the last trick"));
    let menu = person.app.world().resource::<State<Menu>>();
    assert_eq!(*menu.get(), Menu::Score, "it is still open");
    person.press(&Action::CloseMenu);
    let menu = person.app.world().resource::<State<Menu>>();
    assert_eq!(*menu.get(), Menu::None);
}

#[test]
fn without_motion_all_of_it_is_there_at_once() {
    for (speed, reduced) in [(Speed::Off, false), (Speed::Normal, true)] {
        let mut person = opened(speed, reduced);
        assert!(reads(&mut person, "17"));
        assert!(reads(&mut person, "Awa takes the last trick"));
    }
}

#[test]
fn a_round_that_is_pressed_says_what_its_points_are_made_of() {
    for by in [By::Touch, By::Keyboard] {
        let mut person = opened_by(by, Speed::Off, false);
        assert!(reads(&mut person, "tricks"), "{by:?}: the last one is open");
        assert!(!reads(&mut person, "lions"), "{by:?}");
        person.press(&Action::OpenRound(0));
        person.wait(3);
        assert!(reads(&mut person, "lions"), "{by:?}");
        assert!(!reads(&mut person, "tricks"), "{by:?}");
        person.press(&Action::OpenRound(0));
        person.wait(3);
        assert!(!reads(&mut person, "lions"), "{by:?}");
        assert!(reads(&mut person, "17"), "{by:?}: the totals stay");
    }
}

#[test]
fn the_sheet_says_which_way_points_count() {
    for few in [true, false] {
        let mut person = opened(Speed::Off, false);
        person.app.insert_resource(ScoreSheet {
            fewest_win: few,
            ..sheet()
        });
        let mut next = person.app.world_mut().resource_mut::<NextState<Menu>>();
        next.set(Menu::None);
        person.wait(2);
        let mut next = person.app.world_mut().resource_mut::<NextState<Menu>>();
        next.set(Menu::Score);
        person.wait(2);
        let says = read(&mut person).join("\n");
        assert_eq!(says.contains("fewest points win"), few, "{says}");
        assert_eq!(says.contains("most points win"), !few, "{says}");
        assert!(says.contains("Ends at 50: "), "{says}");
        assert!(says.contains(" has 17"), "{says}");
        assert!(says.contains("Awa leads"), "{says}");
    }
}

/// Six people with long names, and more rounds than there is room for.
fn long_sheet() -> ScoreSheet {
    let made_of = |label: &str| (Words::plain(label), vec![-12, 30, 4, 0, 7, 100]);
    let round = Round {
        points: vec![-24, 60, 8, 0, 14, 200],
        lines: vec![made_of("one colour only"), made_of("before the others")],
        note: Some(Words::plain("Maximiliane has no card left")),
    };
    ScoreSheet {
        sides: Seat::all(6).map(Seats::only).collect(),
        names: vec![Words::plain("a name"); 6],
        rounds: vec![round; 14],
        totals: vec![-336, 840, 112, 0, 196, 2800],
        ahead: vec![false, false, false, false, false, true],
        goal: 3000,
        ..ScoreSheet::default()
    }
}

/// Whatever is seen of the sheet is seen whole: no line is cut, and nothing lies on another.
#[test]
fn no_line_of_the_sheet_is_cut() {
    let sizes = [
        WINDOW,
        (1920, 1080),
        UPRIGHT,
        SMALL_UPRIGHT,
        ON_ITS_SIDE,
        SMALL_ON_ITS_SIDE,
        FROM_AFAR,
    ];
    for size in sizes {
        let frame = std::time::Duration::from_millis(100);
        let mut app = headless_app_with_layout(catalogue(), size, frame);
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        let most = |game: &Entry| *game.players.end();
        let game = games().into_iter().max_by_key(most).unwrap();
        let mut plan = plan_of(game.id, most(&game), 1, 3);
        for seat in &mut plan.seats {
            seat.name = "Maximiliane-Zo".to_string();
        }
        start(&mut app, plan);
        update_until(&mut app, "somebody plays", |app| {
            phase(app) == Some(Phase::Choosing)
        });
        app.insert_resource(long_sheet());
        for open in [13, 0, 6] {
            act(&mut app, Action::Open(Menu::Score));
            wait(&mut app, 8);
            if open != 13 {
                act(&mut app, Action::OpenRound(open));
                wait(&mut app, 8);
            }
            let found = faults_of_a_list(&mut app, size);
            assert!(found.is_empty(), "{size:?} {open}: {}", found.join("\n"));
            act(&mut app, Action::CloseMenu);
            wait(&mut app, 3);
        }
    }
}

/// Every round can be reached, whatever is open and however few places there are.
#[test]
fn every_round_comes_into_the_window() {
    for places in 3..7 {
        for rounds in 0..20 {
            for open in (0..rounds).map(Some).chain([None]) {
                let window = Window::new(rounds, places, open);
                let seen = window.to - window.from;
                let used = seen + usize::from(window.before) + usize::from(window.after);
                assert!(used <= places, "{rounds} {places} {open:?} {window:?}");
                assert_eq!(window.before, window.from > 0, "{window:?}");
                assert_eq!(window.after, window.to < rounds, "{window:?}");
                if let Some(open) = open {
                    let is_seen = (window.from..window.to).contains(&open);
                    assert!(is_seen, "{open} {window:?}");
                }
            }
        }
    }
}
