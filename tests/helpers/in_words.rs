//! The screen in words: a person who sees nothing can play every game by it.

use std::time::Duration;

use veillee::bridge::Inbox;
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::locale::{Language, Locale, Words};
use veillee::mirror::{Mirror, Page, Watched};
use veillee::motion::Speed;
use veillee::plan::{MatchPlan, StartMatch};
use veillee::platform::Heard;
use veillee_rules::engine::{Nobody, Seat, Status};

use super::person::{By, Person};
use super::table::{UPRIGHT, plan, ply, table};
use super::usual_players;

/// Somebody who listens to what the screen says.
pub fn listener(size: (u32, u32)) -> Person {
    listens(Person::new(By::Touch, size))
}

fn listens(mut person: Person) -> Person {
    person.app.insert_resource(Watched(true));
    person.wait(8);
    person
}

impl Person {
    pub fn hears(&mut self, heard: Heard) {
        let mut inbox = self.app.world_mut().resource_mut::<Inbox>();
        inbox.0.push_back(heard);
        self.wait(8);
    }

    pub fn page(&self) -> Page {
        self.app.world().resource::<Mirror>().0.clone()
    }

    /// Presses what says this.
    pub fn press_labelled(&mut self, label: &str) {
        let page = self.page();
        let control = page.controls.iter().find(|control| control.label == label);
        let labels: Vec<&String> = page.controls.iter().map(|control| &control.label).collect();
        let id = control.unwrap_or_else(|| panic!("no {label} among {labels:?}"));
        self.hears(Heard::Press(id.id.clone()));
    }

    /// Makes the move of this number on the page.
    pub fn chooses(&mut self, number: usize) {
        let ply = self.page().ply;
        self.hears(Heard::Move { number, ply });
    }

    pub fn begins(&mut self, plan: MatchPlan) {
        let start = StartMatch { plan, record: None };
        self.app.world_mut().write_message(start);
    }
}

/// A listener against opponents of the usual strength.
pub fn at_the_table(game: &str, players: u8, speed: Speed) -> Person {
    let person = match speed {
        // Nothing is to be seen on the way: longer frames, of which fewer pass.
        Speed::Off => Person::at_pace(By::Touch, UPRIGHT, Duration::from_millis(200)),
        _ => Person::new(By::Touch, UPRIGHT),
    };
    let mut person = listens(person);
    person.set_speed(speed);
    person.begins(MatchPlan::new(game, players, 9));
    person.wait(12);
    person
}

/// From the first move to the results or so far, choosing only what the mirror offers.
pub fn is_played_in_words<G: Game>(most_turns: usize) {
    let players = usual_players::<G>();
    // With motion: what is offered has to come and go with it.
    let mut person = at_the_table(G::ID, players, Speed::Quadruple);
    let mut turns = 0;
    let mut idle = 0;
    while person.page().screen == "table" && turns < most_turns {
        let page = person.page();
        if page.menu == "score" {
            // After the last round there is only the end to see.
            let goes_on = page
                .controls
                .iter()
                .any(|control| control.label == "Next round");
            let label = if goes_on {
                "Next round"
            } else {
                "See the results"
            };
            person.press_labelled(label);
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
            let is_said = !line.is_empty() && !line.contains('{');
            assert!(is_said, "{}: {line:?}", G::ID);
        }
        let made = ply::<G>(&person.app);
        person.chooses(turns % page.moves.len());
        if ply::<G>(&person.app) > made {
            turns += 1;
        } else {
            // An only choice is made by the table itself, and then no longer offered.
            assert_ne!(person.page().ply, page.ply, "{}: {:?}", G::ID, page.moves);
        }
    }
    assert!(turns > 3, "{}", G::ID);
}

/// Two moves that differ are told apart.
pub fn moves_that_differ_are_told_apart<G: Game>() {
    let mut person = at_the_table(G::ID, usual_players::<G>(), Speed::Off);
    let mut seen = 0;
    for _ in 0..200 {
        person.wait(6);
        let page = person.page();
        let mut labels: Vec<&String> = page.moves.iter().map(|m| &m.label).collect();
        labels.sort();
        labels.dedup();
        let all = page.moves.len();
        assert_eq!(labels.len(), all, "{}: {:?}", G::ID, page.moves);
        if !page.moves.is_empty() {
            seen += 1;
            person.chooses(seen % all);
        }
        if page.menu == "score" {
            person.hears(Heard::Back);
        }
    }
    assert!(seen > 5, "{}", G::ID);
}

pub fn a_move_chosen_twice_is_made_once<G: Game>() {
    let mut person = at_the_table(G::ID, usual_players::<G>(), Speed::Off);
    for _ in 0..200 {
        if person.page().moves.len() > 1 {
            break;
        }
        person.wait(6);
    }
    let page = person.page();
    assert!(page.moves.len() > 1, "{}", G::ID);
    let before = ply::<G>(&person.app);
    let choice = Heard::Move {
        number: 1,
        ply: page.ply,
    };
    let mut inbox = person.app.world_mut().resource_mut::<Inbox>();
    inbox.0.extend([choice.clone(), choice.clone()]);
    person.wait(1);
    let mut inbox = person.app.world_mut().resource_mut::<Inbox>();
    inbox.0.push_back(choice);
    for _ in 0..200 {
        person.wait(6);
        // Until the person is asked again, now about another ply.
        let page = person.page();
        if page.ply > before && !page.moves.is_empty() || page.menu == "score" {
            break;
        }
    }
    person.wait(60);
    // The move was made, and of the first seat's since then only those without a choice, which the
    // table makes by itself.
    let mut record = table::<G>(&person.app).record.clone();
    let since = record.moves.split_off(before);
    let mut state = record.replay().unwrap();
    let mut legal = Vec::new();
    for (nth, m) in since.iter().enumerate() {
        state.legal_moves(&mut legal);
        let is_theirs = state.status() == Status::ToMove(Seat(0));
        match nth {
            0 => assert_eq!(Some(m), legal.get(1), "{}", G::ID),
            _ => assert!(!is_theirs || legal.len() == 1, "{}: {since:?}", G::ID),
        }
        state.apply(m, &mut Nobody).unwrap();
    }
    assert!(!since.is_empty(), "{}", G::ID);
}

/// Behind the curtain no hand is told and no move is offered.
pub fn nothing_is_offered_to_the_wrong_eyes<G: Game>() {
    let mut person = listener(UPRIGHT);
    let players = usual_players::<G>();
    person.set_speed(Speed::Off);
    person.begins(plan::<G>(players, players, 9));
    person.wait(30);
    let page = person.page();
    if !G::HIDES {
        assert_eq!(page.phase, "choosing", "{}", G::ID);
        return;
    }
    assert_eq!(page.phase, "curtain", "{}", G::ID);
    assert!(page.moves.is_empty());
    let locale = Locale::new(Language::En, catalogue().texts());
    let hand = locale.say(&Words::new("mirror-hand").with("cards", ""));
    assert!(!page.lines.iter().any(|line| line.starts_with(hand.trim())));
}
