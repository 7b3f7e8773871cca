//! What is kept, taken back and sent: saves, undo and links.

use veillee::action::{Action, TableAction};
use veillee::locale::Language;
use veillee::plan::{Player, StartMatch};
use veillee::platform::Heard;
use veillee::play::PlayMove;
use veillee::play::viewing::OpenCurtain;
use veillee::storage::Shelf;
use veillee::wish::{Wish, from_link};
use veillee_rules::ai::Level;
use veillee_rules::engine::{Record, Ruleset};

use crate::evening::Evening;
use crate::games;
use crate::rules::{Douze, Trip};

const SIZE: (u32, u32) = (844, 390);
const AGAINST_ONE: [Player; 2] = [Player::Human, Player::Ai(Level::Easy)];

#[test]
fn a_game_left_in_the_middle_is_resumed() {
    let mut first = Evening::of(SIZE, AGAINST_ONE);
    for _ in 0..2 {
        let ply = first.turn().unwrap().ply;
        first.hear(Heard::Move { number: 0, ply });
    }
    let ply = first.turn().unwrap().ply;
    let (state, shelf) = {
        let world = first.app.world();
        let state = first.table().state.clone();
        (state, world.resource::<Shelf>().clone())
    };
    drop(first);
    let mut second = Evening::again(shelf, SIZE);
    let resume = second.control("Resume");
    assert!(resume.label.contains("Douze"), "{resume:?}");
    second.click(resume.place);
    let page = second.turn().unwrap();
    assert_eq!(page.ply, ply);
    assert_eq!(second.table().state, state);
    // And it can be played to its end.
    while let Some(page) = second.turn() {
        let ply = page.ply;
        second.hear(Heard::Move { number: 0, ply });
    }
}

/// Plays the first legal card of whoever is to move.
fn lay_one(evening: &mut Evening) {
    evening.app.world_mut().write_message(OpenCurtain);
    evening.settle();
    let table = evening.table();
    let m = table.state.legal_moves_now()[0];
    let play = PlayMove::next(table, m).unwrap();
    evening.app.world_mut().write_message(play);
    evening.wait(2);
    evening.settle();
}

trait LegalMoves: Ruleset {
    fn legal_moves_now(&self) -> Vec<Self::Move> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        legal
    }
}

impl<G: Ruleset> LegalMoves for G {}

#[test]
fn a_card_is_taken_back_and_laid_again() {
    let mut evening = Evening::of(SIZE, [Player::Human; 2]);
    let start = evening.table().state.clone();
    lay_one(&mut evening);
    let led = evening.table().state.clone();
    assert_eq!(evening.table().ply(), 1);
    evening.ask(Action::Table(TableAction::Undo));
    assert_eq!(evening.table().ply(), 0);
    assert_eq!(evening.table().state, start);
    evening.ask(Action::Table(TableAction::Redo));
    assert_eq!(evening.table().ply(), 1);
    assert_eq!(evening.table().state, led);
}

/// Whoever has seen the answer cannot lead something else.
#[test]
fn what_was_seen_is_not_taken_back() {
    let mut evening = Evening::of(SIZE, AGAINST_ONE);
    let page = evening.turn().unwrap();
    let (number, ply) = (0, page.ply);
    evening.hear(Heard::Move { number, ply });
    evening.turn().unwrap();
    let before = evening.table().record.clone();
    evening.ask(Action::Table(TableAction::Undo));
    assert_eq!(evening.table().record, before);
}

#[test]
fn a_link_names_it_with_its_option() {
    let link = "game=douze&option.trip=off&seed=5&seats=human,ai:hard";
    let start = from_link(link, &games()).unwrap().start.unwrap();
    let wish = Wish {
        game: "douze".to_string(),
        seats: vec!["human".to_string(), "ai:hard".to_string()],
        options: vec![("trip".to_string(), "off".to_string())],
        seed: Some(5),
    };
    assert_eq!(wish.grant(&games()).unwrap().plan, start.plan);
    let mut evening = Evening::new(SIZE);
    evening.start(start);
    let table = evening.table();
    assert_eq!(table.record.config.trip, Trip::Off);
    assert_eq!(table.record.seed, 5);
    assert_eq!(table.plan.seats[1].player, Player::Ai(Level::Hard));
}

#[test]
fn a_link_holds_a_whole_game() {
    let mut evening = Evening::of(SIZE, AGAINST_ONE);
    let ply = evening.turn().unwrap().ply;
    evening.hear(Heard::Move { number: 1, ply });
    evening.turn().unwrap();
    let record = evening.table().record.clone();
    let link = format!("r={}", record.to_link());
    let start: StartMatch = from_link(&link, &games()).unwrap().start.unwrap();
    let (read, state) = Record::<Douze>::read(start.record.as_ref().unwrap()).unwrap();
    assert_eq!(read, record);
    let mut other = Evening::new(SIZE);
    other.start(start);
    assert_eq!(other.table().state, state);
    assert_eq!(other.table().ply(), record.moves.len());
}

#[test]
fn a_bad_link_is_told_in_both_languages() {
    let bad = [
        "game=douze&option.trip=maybe",
        "game=douze&option.tumble=on",
        "game=douze&seats=human",
        "r=1.douze.AAAA",
    ];
    let evening = Evening::new(SIZE);
    let locale = evening.app.world().resource::<veillee::locale::Locale>();
    for link in bad {
        let Err(words) = from_link(link, &games()) else {
            panic!("{link} was opened");
        };
        for language in Language::ALL {
            let said = locale.in_language(language).say(&words);
            assert!(!said.is_empty() && !said.contains('{'), "{link}: {said}");
        }
    }
    // Without this game there is nothing to open.
    assert!(from_link("game=douze", &veillee::games::catalogue()).is_err());
}
