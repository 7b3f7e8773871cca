//! Puzzles at their game's own table, solved by what a person presses.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::prelude::*;
use veillee::action::{Action, Menu, Piece, PuzzleAction, Screen, TableAction};
use veillee::game::Game;
use veillee::locale::{Language, Locale, Words};
use veillee::motion::Speed;
use veillee::plan::MatchPlan;
use veillee::play::history::Hint;
use veillee::play::saving::Resumable;
use veillee::play::{Match, Progress, Prompt};
use veillee::puzzle::Sitting;
use veillee::puzzle::progress::{Found, Kept};
use veillee::settings::Settings;
use veillee::storage::{Loaded, PUZZLES, Shelf};
use veillee::table::lane::{LaneGround, LaneLine};
use veillee_rules::puzzles::{Opened, Puzzle, SOLVER, puzzles};

use super::layout::{SMALL_ON_ITS_SIDE, SMALL_UPRIGHT, faults, faults_of_a_list};
use super::person::{By, Person};
use super::table::*;

const HINT: Action = Action::Table(TableAction::Hint);
const UNDO: Action = Action::Table(TableAction::Undo);

/// Every puzzle of a game, as its file has them.
fn all<G: Game>() -> Vec<(Puzzle, Opened<G>)> {
    let puzzles = puzzles(G::ID).into_iter();
    let all: Vec<_> = puzzles
        .map(|puzzle| {
            let opened = puzzle.open::<G>().unwrap();
            (puzzle, opened)
        })
        .collect();
    assert!(all.len() >= 10, "{}", G::ID);
    all
}

/// The first of every theme, with its number.
fn of_every_theme<G: Game>() -> Vec<(usize, Puzzle, Opened<G>)> {
    let mut themes = BTreeSet::new();
    let all = all::<G>().into_iter().enumerate();
    all.filter(|(_, (puzzle, _))| themes.insert(puzzle.theme))
        .map(|(nth, (puzzle, opened))| (nth, puzzle, opened))
        .collect()
}

/// Nothing is to be seen on the way: long frames, of which few pass.
fn somebody(size: (u32, u32)) -> Person {
    let mut person = Person::at_pace(By::Touch, size, Duration::from_millis(500));
    person.set_speed(Speed::Off);
    person
}

fn sit<G: Game>(person: &mut Person, nth: usize) {
    act(
        &mut person.app,
        Action::Puzzle(PuzzleAction::Solve(G::ID, nth)),
    );
    person.wait(3);
}

/// Waits until a move is asked for; `false` once it has been solved.
fn is_asked<G: Game>(person: &mut Person) -> bool {
    for _ in 0..2_000 {
        person.app.update();
        if menu(&person.app) == Menu::PuzzleOver {
            return false;
        }
        let world = person.app.world();
        let asks = world.resource::<Progress>().asks && world.resource::<Prompt>().teaches;
        if asks && is_idle::<G>(&person.app) {
            person.wait(2);
            return true;
        }
    }
    panic!("{}: nobody is asked: {:?}", G::ID, phase(&person.app));
}

fn press_move<G: Game>(person: &mut Person, m: &G::Move) {
    let state = state::<G>(&person.app);
    for piece in G::presses(&state, SOLVER, m) {
        person.press_piece(&Piece::action(piece));
    }
}

/// What comes next on its line: the table answers by it, so it is never left.
fn next_move<G: Game>(person: &Person, opened: &Opened<G>) -> G::Move {
    let game = table::<G>(&person.app);
    let lead = opened.record.moves.len();
    let made = &game.record.moves[lead..];
    assert_eq!(made, &opened.line[..made.len()]);
    opened.line[made.len()]
}

/// A move that the rules allow, and that is not right.
fn wrong_move<G: Game>(person: &Person) -> Option<G::Move> {
    let game = table::<G>(&person.app);
    let asks = &game.taught.as_ref().unwrap().asks;
    let form = |m: &G::Move| game.state.standard_form(m);
    let mut legal = Vec::new();
    game.state.legal_moves(&mut legal);
    legal
        .into_iter()
        .find(|m| !asks.iter().any(|asked| form(asked) == form(m)))
}

fn kept(person: &Person, puzzle: &Puzzle) -> Option<Found> {
    let Loaded::Found(kept) = person.app.world().resource::<Shelf>().load::<Kept>(PUZZLES) else {
        return None;
    };
    kept.of(puzzle)
}

/// All of them, one after the other; a wrong move on the way is refused in words.
pub fn each_is_solved_by_touch<G: Game>(size: (u32, u32)) {
    let mut person = somebody(size);
    for (nth, (puzzle, opened)) in all::<G>().iter().enumerate() {
        sit::<G>(&mut person, nth);
        assert_eq!(person.screen(), Screen::Table, "{puzzle}");
        let mut pressed = 0;
        while is_asked::<G>(&mut person) {
            let before = state::<G>(&person.app);
            if pressed == 0 {
                assert!(before == opened.state, "{puzzle}");
                let wrong = wrong_move::<G>(&person).unwrap();
                let mut ears = Ears::open(&person.app);
                play::<G>(&mut person.app, wrong);
                person.app.update();
                ears.listen(&person.app);
                let words = ears.refusals.last().unwrap();
                let key = format!("{}-puzzle-{}-wrong", G::ID, puzzle.theme);
                assert_eq!(words.key(), key);
                assert!(state::<G>(&person.app) == before, "{puzzle}");
            }
            let m = next_move(&person, opened);
            press_move::<G>(&mut person, &m);
            assert!(state::<G>(&person.app) != before, "{puzzle}: {m:?}");
            pressed += 1;
        }
        assert!((1..=opened.line.len()).contains(&pressed), "{puzzle}");
        let found = Found {
            helped: false,
            wrong: 1,
        };
        assert_eq!(kept(&person, puzzle), Some(found), "{puzzle}");
    }
    // On from the last to one that is still open, or to any; and back to all of them.
    person.press(&Action::Puzzle(PuzzleAction::Solve(G::ID, 0)));
    assert!(is_asked::<G>(&mut person));
    person.press(&Action::Puzzle(PuzzleAction::List));
    person.wait(6);
    assert_eq!(person.screen(), Screen::Title);
    assert_eq!(menu(&person.app), Menu::Puzzles);
}

/// Pressed by hand: said why, counted, and everything is as it was.
pub fn a_wrong_move_changes_nothing<G: Game>() {
    let mut person = somebody(UPRIGHT);
    for (nth, puzzle, opened) in of_every_theme::<G>() {
        sit::<G>(&mut person, nth);
        assert!(is_asked::<G>(&mut person));
        let before = table::<G>(&person.app).record.clone();
        let wrong = wrong_move::<G>(&person).unwrap();
        press_move::<G>(&mut person, &wrong);
        let game = table::<G>(&person.app);
        assert!(game.record.moves == before.moves, "{puzzle}");
        assert!(game.state == opened.state, "{puzzle}");
        let sitting = person.app.world().resource::<Sitting>();
        assert_eq!(sitting.found.wrong, 1, "{puzzle}");
        assert_eq!(kept(&person, &puzzle), None, "it is still open");
        let state = state::<G>(&person.app);
        assert_eq!(G::difference(person.app.world_mut(), &state), None);
    }
}

/// First what it is about, then where to look, then the move; and it is not forgotten.
pub fn hints_come_in_steps<G: Game>() {
    let mut person = somebody(WINDOW);
    for (nth, puzzle, opened) in of_every_theme::<G>() {
        sit::<G>(&mut person, nth);
        assert!(is_asked::<G>(&mut person));
        let task = said(&person);
        person.press(&HINT);
        let idea = said(&person);
        assert_ne!(task, idea, "{puzzle}");
        assert_eq!(rings(&mut person), 0, "{puzzle}");
        person.press(&HINT);
        let look = said(&person);
        assert_ne!(look, idea, "{puzzle}");
        assert_eq!(rings(&mut person), 2, "{puzzle}: one of two");
        assert!(person.app.world().get_resource::<Hint<G>>().is_none());
        person.press(&HINT);
        let m = next_move(&person, &opened);
        let hint = person.app.world().resource::<Hint<G>>().0;
        assert_eq!(hint, m, "{puzzle}");
        let told = G::move_words(table::<G>(&person.app), &m);
        let told = person.app.world().resource::<Locale>().say(&told);
        assert!(said(&person).contains(&told), "{puzzle}: {told}");
        assert_eq!(rings(&mut person), 1, "{puzzle}: what is to be pressed");
        press_move::<G>(&mut person, &m);
        while is_asked::<G>(&mut person) {
            let m = next_move(&person, &opened);
            press_move::<G>(&mut person, &m);
        }
        assert!(kept(&person, &puzzle).unwrap().helped, "{puzzle}");
        // Solved once more, alone.
        person.press(&Action::Puzzle(PuzzleAction::Again));
        while is_asked::<G>(&mut person) {
            let m = next_move(&person, &opened);
            press_move::<G>(&mut person, &m);
        }
        assert_eq!(kept(&person, &puzzle), Some(Found::default()), "{puzzle}");
    }
}

/// What the lane says now.
fn said(person: &Person) -> String {
    let world = person.app.world();
    let words = world.resource::<Prompt>().words().unwrap();
    let text = world.resource::<Locale>().say(words);
    assert!(!text.is_empty() && !text.contains(['{', '$']), "{text}");
    text
}

fn rings(person: &mut Person) -> usize {
    let mut names = person.app.world_mut().query::<&Name>();
    let names = names.iter(person.app.world());
    names.filter(|name| name.as_str() == "ring").count()
}

/// A move is taken back, but not those that lead up to the puzzle; and it can still be solved.
pub fn moves_are_taken_back<G: Game>() {
    let mut person = somebody(WINDOW);
    for (nth, (puzzle, opened)) in all::<G>().iter().enumerate() {
        sit::<G>(&mut person, nth);
        assert!(is_asked::<G>(&mut person));
        assert!(is_off(&mut person, &UNDO), "there is nothing yet");
        act(&mut person.app, UNDO);
        person.wait(2);
        assert!(state::<G>(&person.app) == opened.state, "{puzzle}");
        let m = next_move(&person, opened);
        press_move::<G>(&mut person, &m);
        if !is_asked::<G>(&mut person) {
            // It was all in one move.
            continue;
        }
        assert!(ply::<G>(&person.app) > opened.record.moves.len());
        person.press(&UNDO);
        assert!(is_asked::<G>(&mut person));
        assert!(state::<G>(&person.app) == opened.state, "{puzzle}");
        while is_asked::<G>(&mut person) {
            let m = next_move(&person, opened);
            press_move::<G>(&mut person, &m);
        }
        assert!(kept(&person, puzzle).is_some());
        return;
    }
    panic!("{}: none goes on after its first move", G::ID);
}

fn is_off(person: &mut Person, action: &Action) -> bool {
    let (entity, _) = person.find(action).unwrap();
    let off = person
        .app
        .world()
        .get::<veillee::theme::widgets::Unavailable>(entity);
    off.is_some()
}

/// The game that waits on the title is not touched by a puzzle.
pub fn the_saved_game_is_left_in_peace<G: Game>() {
    let mut person = somebody(WINDOW);
    person.begins(MatchPlan::new(G::ID, super::usual_players::<G>(), 3));
    person.wait(20);
    act(&mut person.app, Action::Go(Screen::Title));
    person.wait(4);
    let waits = |person: &Person| {
        let kept = person.app.world().resource::<Resumable>().0.clone();
        kept.expect("a game waits").record
    };
    let before = waits(&person);
    let (_, opened) = &all::<G>()[0];
    sit::<G>(&mut person, 0);
    while is_asked::<G>(&mut person) {
        let m = next_move(&person, opened);
        press_move::<G>(&mut person, &m);
    }
    assert_eq!(waits(&person), before);
    assert!(person.app.world().get_resource::<Match<G>>().is_some());
    act(&mut person.app, Action::Resume);
    person.wait(6);
    assert!(person.app.world().get_resource::<Sitting>().is_none());
    assert!(table::<G>(&person.app).taught.is_none());
}

/// The lane has room for what it says now, and what is refused takes all of it.
fn fits(person: &mut Person, what: &str) {
    let world = person.app.world_mut();
    let mut lines = world.query::<(&LaneLine, &Node, &ComputedNode)>();
    let shown = lines
        .iter(world)
        .filter(|(_, node, _)| node.display != Display::None);
    let high: f32 = shown.map(|(_, _, line)| line.size().y).sum();
    let mut grounds = world.query_filtered::<&ComputedNode, With<LaneGround>>();
    let room = grounds.single(world).unwrap().size().y;
    assert!(
        high > 0.0 && high <= room + 0.5,
        "{what} needs {high} of {room}"
    );
}

/// Nothing that is said is cut, and nothing lies on anything, at any size.
pub fn fits_everywhere<G: Game>() {
    for size in [WINDOW, ON_ITS_SIDE, SMALL_ON_ITS_SIDE, SMALL_UPRIGHT] {
        let mut person = somebody(size);
        for language in Language::ALL {
            person.app.world_mut().resource_mut::<Settings>().language = Some(language);
            person.wait(3);
            let many = all::<G>().len() > 20;
            let numbers: Vec<usize> = match many {
                true => of_every_theme::<G>().iter().map(|(nth, ..)| *nth).collect(),
                false => (0..all::<G>().len()).collect(),
            };
            for nth in numbers {
                sit::<G>(&mut person, nth);
                assert!(is_asked::<G>(&mut person));
                let place = format!("{} {nth} {size:?} {language:?}", G::ID);
                assert_eq!(
                    faults(&mut person.app, size),
                    Vec::<String>::new(),
                    "{place}"
                );
                let says = said(&person);
                fits(&mut person, &format!("{place}: {says}"));
                let wrong = wrong_move::<G>(&person).unwrap();
                play::<G>(&mut person.app, wrong);
                person.wait(3);
                fits(&mut person, &format!("{place}: what is refused"));
                // It stays for some seconds.
                person.wait(10);
                for _ in 0..3 {
                    // As every button, it is a little smaller on the smallest phones.
                    act(&mut person.app, HINT);
                    person.wait(3);
                    let says = said(&person);
                    fits(&mut person, &format!("{place}: {says}"));
                }
            }
        }
    }
}

/// What is told of those that were solved, and where to go from there without having to look for it.
pub fn ends_in_words<G: Game>() {
    for size in [UPRIGHT, ON_ITS_SIDE] {
        let mut person = somebody(size);
        for language in Language::ALL {
            person.app.world_mut().resource_mut::<Settings>().language = Some(language);
            for (nth, puzzle, opened) in of_every_theme::<G>() {
                sit::<G>(&mut person, nth);
                while is_asked::<G>(&mut person) {
                    let m = next_move(&person, &opened);
                    press_move::<G>(&mut person, &m);
                }
                person.wait(3);
                let won = Words::new(format!("{}-puzzle-{}-won", G::ID, puzzle.theme));
                let won = won.with("gain", puzzle.gain);
                let locale = person.app.world().resource::<Locale>();
                assert!(locale.has(won.key()));
                let won = locale.say(&won);
                let mut texts = person.app.world_mut().query::<&Text>();
                let mut texts = texts.iter(person.app.world());
                assert!(texts.any(|text| text.0 == won), "{puzzle}: {won}");
                let faults = faults_of_a_list(&mut person.app, size);
                assert_eq!(faults, Vec::<String>::new(), "{puzzle} {size:?}");
                for action in [PuzzleAction::List, PuzzleAction::Again] {
                    let found = person.find(&Action::Puzzle(action));
                    assert!(found.is_some(), "{puzzle} {size:?}: {action:?}");
                }
            }
        }
    }
}
