//! The screen in words, whichever it is. That every game can be played by it is among the game's
//! own tests.

use bevy::prelude::*;
use veillee::action::{Action, Menu, Screen};
use veillee::locale::Language;
use veillee::motion::Speed;
use veillee::plan::MatchPlan;
use veillee::platform::Heard;
use veillee::play::MatchStatus;
use veillee::play::saving::SavedMatch;
use veillee::settings::Settings;
use veillee::storage::{self, Loaded, Shelf};

use super::{any_game, games};
use crate::helpers::in_words::{at_the_table, listener};
use crate::helpers::person::Person;
use crate::helpers::table::*;

fn every_button_says_what_it_does(language: Language) {
    let mut person = listener(UPRIGHT);
    person.app.world_mut().resource_mut::<Settings>().language = Some(language);
    person.wait(8);
    let mut pages = vec![person.page()];
    for menu in [Menu::Settings, Menu::Help, Menu::Puzzles] {
        let mut next = person.app.world_mut().resource_mut::<NextState<Menu>>();
        next.set(menu);
        person.wait(14);
        pages.push(person.page());
    }
    person.hears(Heard::Back);
    for game in games() {
        act(&mut person.app, Action::SetUp(game.id));
        person.wait(14);
        pages.push(person.page());
        person.begins(MatchPlan::new(game.id, game.usual_players, 3));
        person.wait(20);
        pages.push(person.page());
        person.hears(Heard::Back);
        pages.push(person.page());
        person.hears(Heard::Back);
    }
    for page in pages {
        let place = format!("{} {} {}", page.screen, page.menu, page.game);
        assert!(!page.heading.is_empty(), "{place}");
        assert!(!page.controls.is_empty(), "{place}");
        for control in &page.controls {
            assert!(!control.label.trim().is_empty(), "{place}: {control:?}");
        }
        let mut ids: Vec<&String> = page.controls.iter().map(|c| &c.id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), page.controls.len(), "{place}");
    }
}

#[test]
fn every_button_says_what_it_does_in_french() {
    every_button_says_what_it_does(Language::Fr);
}

#[test]
fn every_button_says_what_it_does_in_english() {
    every_button_says_what_it_does(Language::En);
}

/// At the table of some game.
fn somewhere() -> Person {
    let game = any_game();
    let mut person = at_the_table(game.id, game.usual_players, Speed::Off);
    for _ in 0..100 {
        if !person.page().moves.is_empty() {
            return person;
        }
        person.wait(6);
    }
    panic!("nobody is asked");
}

#[test]
fn the_back_button_closes_what_is_on_top() {
    let mut person = somewhere();
    assert!(person.page().back);
    person.hears(Heard::Back);
    assert_eq!(person.page().menu, "pause");
    person.press_labelled("Settings");
    assert_eq!(person.page().menu, "settings");
    person.hears(Heard::Back);
    assert_eq!(person.page().menu, "pause");
    person.hears(Heard::Back);
    assert_eq!(person.page().menu, "none");
    assert_eq!(person.screen(), Screen::Table);
}

#[test]
fn a_game_put_away_is_paused() {
    let mut person = somewhere();
    person.hears(Heard::Hidden);
    assert_eq!(person.page().menu, "pause");
    // Twice changes nothing.
    person.hears(Heard::Hidden);
    assert_eq!(person.page().menu, "pause");
}

#[test]
fn what_is_carried_out_can_be_carried_in() {
    let mut person = somewhere();
    let number = person.page().moves.len() - 1;
    person.chooses(number);
    person.wait(30);
    let shelf = person.app.world().resource::<Shelf>().clone();
    let moves = person.app.world().resource::<MatchStatus>().moves;
    assert!(moves > 0);
    assert_eq!(person.screen(), Screen::Table);
    let text = shelf.export();
    let elsewhere = Shelf::new(storage::InMemory::default());
    elsewhere.import(&text).unwrap();
    match elsewhere.load::<SavedMatch>(storage::MATCH) {
        Loaded::Found(saved) => assert_eq!(saved.moves, moves),
        _ => panic!("no match was carried over"),
    }
    for text in ["", "{}", "[1]", r#"{"veillee":99,"pages":{}}"#, "\u{0}"] {
        assert!(elsewhere.import(text).is_err(), "{text:?}");
    }
    assert!(!elsewhere.has_failed());
}

/// The table of one game must never be taken for that of another.
#[test]
fn one_game_after_another_in_any_company() {
    let mut person = listener(ON_ITS_SIDE);
    for players in [3, 5, 4] {
        for game in games() {
            let players = players.clamp(*game.players.start(), *game.players.end());
            person.begins(MatchPlan::new(game.id, players, u64::from(players)));
            person.wait(20);
            assert_eq!(person.screen(), Screen::Table, "{} with {players}", game.id);
            act(&mut person.app, Action::Go(Screen::Title));
            person.wait(6);
            assert_eq!(person.screen(), Screen::Title);
        }
    }
}
