//! The screen in words: a person who sees nothing can play every game by it.

use bevy::prelude::*;
use veillee::engine::{Ruleset, Status};
use veillee::games::sar_zan::SarZan;
use veillee::games::songo::Songo;
use veillee::games::soon::Soon;
use veillee::games::sovango::Sovango;
use veillee::games::swoop::Swoop;
use veillee::locale::{Language, Locale};
use veillee::menus::Menu;
use veillee::mirror::{Mirror, Mirrored, Page, Watched};
use veillee::outside::Inbox;
use veillee::platform::Heard;
use veillee::play::{Match, MatchPlan, StartMatch};
use veillee::screens::Screen;
use veillee::settings::Settings;
use veillee::storage::{self, Loaded, Shelf};
use veillee::theme::motion::Speed;

use super::hands::{By, Person};

fn listener(size: (u32, u32)) -> Person {
    let mut person = Person::new(By::Touch, size);
    person.app.insert_resource(Watched(true));
    person.wait(8);
    person
}

impl Person {
    fn hears(&mut self, heard: Heard) {
        let mut inbox = self.app.world_mut().resource_mut::<Inbox>();
        inbox.0.push_back(heard);
        self.wait(8);
    }

    fn page(&self) -> Page {
        self.app.world().resource::<Mirror>().0.clone()
    }

    /// Presses what says this.
    fn press_labelled(&mut self, label: &str) {
        let page = self.page();
        let control = page.controls.iter().find(|control| control.label == label);
        let labels: Vec<&String> = page.controls.iter().map(|control| &control.label).collect();
        let id = control.unwrap_or_else(|| panic!("no {label} among {labels:?}"));
        self.hears(Heard::Press(id.id.clone()));
    }
}

fn at_the_table<G: Mirrored>(players: u8) -> Person {
    at_the_table_at::<G>(players, Speed::Off)
}

fn at_the_table_at<G: Mirrored>(players: u8, speed: Speed) -> Person {
    let mut person = listener((390, 844));
    person.app.world_mut().resource_mut::<Settings>().speed = speed;
    let plan = MatchPlan::new(G::ID, players, 9);
    let start = StartMatch { plan, record: None };
    person.app.world_mut().write_message(start);
    person.wait(12);
    person
}

/// From the first move to the results, choosing only what the mirror offers.
fn is_played_in_words<G: Mirrored>(players: u8, most_turns: usize) {
    // With motion: what is offered has to come and go with it.
    let mut person = at_the_table_at::<G>(players, Speed::Quadruple);
    let mut turns = 0;
    let mut idle = 0;
    while person.page().screen == "table" && turns < most_turns {
        let page = person.page();
        if page.menu == "score" {
            person.press_labelled("Next round");
            continue;
        }
        if page.moves.is_empty() {
            person.wait(6);
            idle += 1;
            assert!(idle < 4_000, "{}: nothing happens", G::ID);
            continue;
        }
        idle = 0;
        assert!(page.lines.len() >= usize::from(players), "{:?}", page.lines);
        for line in page.lines.iter().chain(page.moves.iter().map(|m| &m.label)) {
            assert!(
                !line.is_empty() && !line.contains('{'),
                "{}: {line:?}",
                G::ID
            );
        }
        let made = person.app.world().resource::<Match<G>>().record.moves.len();
        let number = turns % page.moves.len();
        let stamp = page.stamp;
        person.hears(Heard::Move { number, stamp });
        let table = person.app.world().resource::<Match<G>>();
        if table.record.moves.len() > made {
            turns += 1;
        } else {
            // An only choice is made by the table itself, and then no longer offered.
            assert_ne!(person.page().stamp, stamp, "{}: {:?}", G::ID, page.moves);
        }
    }
    assert!(turns > 3, "{}", G::ID);
}

#[test]
fn songo_is_played_in_words_to_its_end() {
    is_played_in_words::<Songo>(2, usize::MAX);
}

#[test]
fn sovango_is_played_in_words() {
    is_played_in_words::<Sovango>(4, 40);
}

#[test]
fn sar_zan_is_played_in_words() {
    is_played_in_words::<SarZan>(4, 40);
}

#[test]
fn soon_is_played_in_words() {
    is_played_in_words::<Soon>(3, 40);
}

#[test]
fn swoop_is_played_in_words() {
    is_played_in_words::<Swoop>(4, 40);
}

#[test]
fn a_move_chosen_twice_is_made_once() {
    let mut person = at_the_table::<Songo>(2);
    let page = person.page();
    assert!(page.moves.len() > 1);
    let choice = Heard::Move {
        number: 1,
        stamp: page.stamp,
    };
    let mut inbox = person.app.world_mut().resource_mut::<Inbox>();
    inbox.0.extend([choice.clone(), choice]);
    let made = |person: &Person| {
        let table = person.app.world().resource::<Match<Songo>>();
        table.record.moves.len()
    };
    for _ in 0..200 {
        person.wait(6);
        if made(&person) >= 2 && !person.page().moves.is_empty() {
            break;
        }
    }
    person.wait(60);
    assert_eq!(made(&person), 2, "one move and its answer");
}

/// Two moves that differ must be told apart, and both be told in both languages.
#[test]
fn every_button_says_what_it_does() {
    for language in [Language::Fr, Language::En] {
        let mut person = listener((390, 844));
        person.app.world_mut().resource_mut::<Settings>().language = Some(language);
        person.wait(8);
        let mut pages = vec![person.page()];
        for menu in [Menu::Settings, Menu::Help] {
            person
                .app
                .world_mut()
                .resource_mut::<NextState<Menu>>()
                .set(menu);
            person.wait(14);
            pages.push(person.page());
        }
        person.hears(Heard::Back);
        for game in veillee::games::IDS {
            person
                .app
                .world_mut()
                .write_message(veillee::theme::Action::SetUp(game));
            person.wait(14);
            pages.push(person.page());
            let plan = MatchPlan::new(game, veillee::games::usual_players(game), 3);
            let start = StartMatch { plan, record: None };
            person.app.world_mut().write_message(start);
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
}

#[test]
fn moves_that_differ_are_told_apart() {
    fn check<G: Mirrored>(players: u8) {
        let mut person = at_the_table::<G>(players);
        let mut seen = 0;
        for _ in 0..600 {
            person.wait(6);
            let page = person.page();
            let mut labels: Vec<&String> = page.moves.iter().map(|m| &m.label).collect();
            labels.sort();
            labels.dedup();
            assert_eq!(
                labels.len(),
                page.moves.len(),
                "{}: {:?}",
                G::ID,
                page.moves
            );
            if !page.moves.is_empty() {
                seen += 1;
                person.hears(Heard::Move {
                    number: seen % page.moves.len(),
                    stamp: page.stamp,
                });
            }
            if page.menu == "score" {
                person.hears(Heard::Back);
            }
        }
        assert!(seen > 5, "{}", G::ID);
    }
    check::<Songo>(2);
    check::<Sovango>(4);
    check::<SarZan>(4);
    check::<Soon>(4);
    check::<Swoop>(4);
}

#[test]
fn nothing_is_offered_to_the_wrong_eyes() {
    let mut person = listener((390, 844));
    let mut plan = MatchPlan::new("sovango", 4, 9);
    for seat in &mut plan.seats {
        seat.player = veillee::play::Player::Human;
    }
    person.app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    let start = StartMatch { plan, record: None };
    person.app.world_mut().write_message(start);
    person.wait(30);
    let page = person.page();
    assert_eq!(page.phase, "curtain");
    assert!(page.moves.is_empty());
    let locale = Locale::new(Language::En);
    let hand = locale.say(&veillee::locale::Words::new("mirror-hand").with("cards", ""));
    assert!(!page.lines.iter().any(|line| line.starts_with(hand.trim())));
}

#[test]
fn the_back_button_closes_what_is_on_top() {
    let mut person = at_the_table::<Songo>(2);
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
    let mut person = at_the_table::<Songo>(2);
    person.hears(Heard::Hidden);
    assert_eq!(person.page().menu, "pause");
    // Twice changes nothing.
    person.hears(Heard::Hidden);
    assert_eq!(person.page().menu, "pause");
}

#[test]
fn what_is_carried_out_can_be_carried_in() {
    let mut person = at_the_table::<Songo>(2);
    let stamp = person.page().stamp;
    person.hears(Heard::Move { number: 2, stamp });
    person.wait(30);
    let shelf = person.app.world().resource::<Shelf>().clone();
    let table = person.app.world().resource::<Match<Songo>>();
    assert!(matches!(table.state.status(), Status::ToMove(_)));
    let moves = table.record.moves.len();
    let text = shelf.export();
    let elsewhere = Shelf::new(storage::InMemory::default());
    elsewhere.import(&text).unwrap();
    match elsewhere.load::<veillee::play::saving::SavedMatch>(storage::MATCH) {
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
    let mut person = listener((844, 390));
    for players in [3, 5, 4] {
        for game in veillee::games::IDS {
            let players = match *game {
                "songo" => 2,
                "sar-zan" => players.min(4),
                "swoop" => players.max(4),
                _ => players,
            };
            let plan = MatchPlan::new(game, players, u64::from(players));
            let start = StartMatch { plan, record: None };
            person.app.world_mut().write_message(start);
            person.wait(20);
            assert_eq!(person.screen(), Screen::Table, "{game} with {players}");
            let away = veillee::theme::Action::Go(Screen::Title);
            person.app.world_mut().write_message(away);
            person.wait(6);
            assert_eq!(person.screen(), Screen::Title);
        }
    }
}
