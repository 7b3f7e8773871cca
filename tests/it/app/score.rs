//! The score sheet between rounds is written while one looks on.

use bevy::prelude::*;
use veillee::action::{Action, Menu};
use veillee::locale::Words;
use veillee::motion::Speed;
use veillee::play::ScoreSheet;
use veillee::settings::Settings;

use crate::helpers::person::{By, Person};

fn sheet() -> ScoreSheet {
    ScoreSheet {
        names: vec!["Awa".into(), "Camille".into()],
        rounds: vec![vec![10, 4], vec![7, -3]],
        totals: vec![17, 1],
        ahead: vec![true, false],
        goal: 50,
        lines: vec![(Words::plain("tricks"), vec![7, -3])],
        details: vec![Words::plain("Awa takes the last trick")],
        ..ScoreSheet::default()
    }
}

fn opened(speed: Speed, reduced: bool) -> Person {
    let mut person = Person::new(By::Touch, (844, 390));
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
    // On the plate, where there is no button.
    person.tap(Vec2::new(422.0, 140.0));
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
        assert!(says.contains("33 to go"), "{says}");
    }
}
