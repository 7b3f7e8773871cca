//! The `arena` program and puzzles.

mod helpers;

use helpers::{refused, stdout};
use veillee_rules::ai::{Level, Thinker};
use veillee_rules::games::{self, GameVisitor};
use veillee_rules::puzzles::{Care, Puzzle, puzzles, themes, verify};

/// Reads what was printed the way the games read their files.
struct Read<'a>(&'a str);

impl GameVisitor for Read<'_> {
    type Output = Puzzle;

    fn visit<G: Thinker>(self) -> Puzzle {
        Puzzle::read::<G>(self.0).unwrap()
    }
}

fn printed(game: &str, args: &[&str]) -> Vec<Puzzle> {
    let text = stdout(&[&["puzzles", game], args].concat());
    let read = |line: &str| games::visit(game, Read(line)).unwrap();
    text.lines().map(read).collect()
}

fn with_puzzles() -> impl Iterator<Item = &'static &'static str> {
    games::IDS.iter().filter(|game| !puzzles(game).is_empty())
}

/// One of the games whose puzzles are quickly solved to the end.
fn quick() -> &'static str {
    with_puzzles().last().unwrap()
}

#[test]
fn more_puzzles_are_printed_as_the_files_have_them() {
    for game in with_puzzles() {
        let theme = themes(game)[0];
        let args = ["--count", "1", "--theme", theme, "--grade", "medium"];
        let found = printed(game, &args);
        assert_eq!(found.len(), 1, "{game}");
        for puzzle in found {
            assert_eq!((puzzle.theme, puzzle.grade), (theme, Level::Medium));
            assert_eq!(verify(&puzzle, Care::Quick), Ok(()), "{puzzle}");
        }
    }
}

#[test]
fn a_seed_finds_the_same_again_and_spreads_over_the_themes() {
    let game = quick();
    let args = ["--count", "8", "--seed", "3"];
    let found = printed(game, &args);
    assert_eq!(found, printed(game, &args));
    assert_eq!(found.len(), 8);
    for theme in themes(game) {
        let of_theme = found.iter().filter(|puzzle| puzzle.theme == *theme);
        assert!(of_theme.count() <= 4, "{theme}");
    }
}

#[test]
fn what_ships_is_checked_and_counted() {
    let game = quick();
    let text = stdout(&["puzzles", game, "--check"]);
    let count = puzzles(game).len();
    assert!(
        text.starts_with(&format!("{game}: {count} puzzles")),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1 + themes(game).len());
}

#[test]
fn wrong_arguments_are_explained() {
    for game in games::IDS.iter().filter(|game| puzzles(game).is_empty()) {
        refused(&["puzzles", game], "has no puzzles");
        refused(&["puzzles", game, "--check"], "has no puzzles");
    }
    for game in with_puzzles() {
        refused(&["puzzles", game, "--theme", "luck"], "there is no theme");
        refused(&["puzzles", game, "--grade", "god"], "easy, medium, hard");
        refused(&["puzzles", game, "--count", "0"], "0 is not in 1..");
    }
}
