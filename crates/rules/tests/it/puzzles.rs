//! Puzzles: what is true of those of every game that has any.

use std::collections::BTreeSet;

use veillee_rules::ai::{Level, Thinker};
use veillee_rules::engine::{Record, Status};
use veillee_rules::games::{self, GameVisitor};
use veillee_rules::puzzles::{
    Care, Flaw, Mine, Opened, Puzzle, SOLVER, Wanted, finds, puzzles, read_shipped, themes, verify,
};

fn every_game<V: GameVisitor + Copy>(visitor: V) {
    for id in games::IDS {
        games::visit(id, visitor).unwrap();
    }
}

fn shipped() -> impl Iterator<Item = Puzzle> {
    games::IDS.iter().flat_map(|id| puzzles(id))
}

fn opened<G: Thinker>() -> Vec<(Puzzle, Opened<G>)> {
    let puzzles = puzzles(G::ID).into_iter();
    let open = |puzzle: Puzzle| {
        let opened = puzzle.open::<G>().unwrap();
        (puzzle, opened)
    };
    puzzles.map(open).collect()
}

#[derive(Clone, Copy)]
struct CanBeRead;

impl GameVisitor for CanBeRead {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for read in read_shipped::<G>() {
            let puzzle = read.unwrap();
            assert_eq!(Puzzle::read::<G>(&puzzle.to_string()).unwrap(), puzzle);
        }
        for (puzzle, opened) in opened::<G>() {
            assert_eq!(opened.state.status(), Status::ToMove(SOLVER), "{puzzle}");
            // A table can start from it, by a link as well.
            let link = opened.record.to_link();
            let (_, state) = Record::<G>::from_link(&link).unwrap();
            assert_eq!(state, opened.state);
        }
    }
}

#[test]
fn every_line_of_every_file_is_a_puzzle() {
    every_game(CanBeRead);
}

#[test]
fn three_games_have_puzzles_of_every_theme() {
    let with = games::IDS.iter().filter(|id| !puzzles(id).is_empty());
    assert_eq!(with.count(), 3);
    for id in games::IDS {
        let taught: BTreeSet<&str> = puzzles(id).iter().map(|puzzle| puzzle.theme).collect();
        assert_eq!(taught, themes(id).iter().copied().collect(), "{id}");
    }
    assert!(puzzles("chess").is_empty() && themes("chess").is_empty());
}

#[test]
fn each_has_a_name_of_its_own() {
    let mut names = BTreeSet::new();
    for puzzle in shipped() {
        assert!(names.insert(puzzle.id()), "{puzzle}");
    }
}

/// Every one of them, with less depth where depth matters; `arena puzzles --check` looks as far as
/// they were made.
#[test]
fn each_is_solved_again() {
    for puzzle in shipped() {
        assert_eq!(verify(&puzzle, Care::Quick), Ok(()), "{puzzle}");
    }
}

#[derive(Clone, Copy)]
struct IsGraded;

impl GameVisitor for IsGraded {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for (puzzle, Opened { state, line, .. }) in opened::<G>() {
            // Expert would take minutes: it was asked when they were made.
            let below = Level::ALL.iter().rfind(|level| **level < puzzle.grade);
            let found = |level: Level| finds(&state, line[0], level);
            assert!(!below.is_some_and(|level| found(*level)), "{puzzle}");
            let not_below = [Level::Easy, Level::Medium, Level::Hard].into_iter();
            let mut not_below = not_below.filter(|level| *level >= puzzle.grade);
            assert!(not_below.all(found), "{puzzle}");
        }
    }
}

#[test]
fn each_is_graded_by_who_finds_it() {
    every_game(IsGraded);
}

#[derive(Clone, Copy)]
struct AreDifferent;

impl GameVisitor for AreDifferent {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let all = opened::<G>();
        for (nth, (puzzle, one)) in all.iter().enumerate() {
            for (other_puzzle, other) in &all[..nth] {
                let alike = G::puzzler().unwrap().alike(&one.state, &other.state);
                assert!(!alike, "{puzzle}\n{other_puzzle}");
            }
        }
    }
}

#[test]
fn no_two_are_alike() {
    every_game(AreDifferent);
}

#[derive(Clone, Copy)]
struct SpoiltIsRefused;

impl GameVisitor for SpoiltIsRefused {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for (puzzle, opened) in opened::<G>().into_iter().step_by(5) {
            let refused = |spoilt: &Puzzle| verify(spoilt, Care::Quick).unwrap_err();
            let spoil = |change: &dyn Fn(&mut Puzzle)| {
                let mut spoilt = puzzle.clone();
                change(&mut spoilt);
                refused(&spoilt)
            };
            let more = spoil(&|puzzle| puzzle.gain += 1);
            assert!(matches!(more, Flaw::OtherPoint { .. }), "{more}");
            let themes = themes(G::ID).iter();
            for theme in themes.filter(|theme| **theme != puzzle.theme) {
                let other = spoil(&|puzzle| puzzle.theme = theme);
                assert!(matches!(other, Flaw::OtherPoint { .. }), "{other}");
            }
            let cut = spoil(&|puzzle| puzzle.record.truncate(puzzle.record.len() - 1));
            assert!(matches!(cut, Flaw::Record(_)), "{cut}");
            let over = spoil(&|puzzle| puzzle.lead += opened.line.len());
            assert!(matches!(over, Flaw::Malformed { .. }), "{over}");

            // Any other first move is refused, whatever line it leads to.
            let mut legal = Vec::new();
            opened.state.legal_moves(&mut legal);
            let puzzler = G::puzzler().unwrap();
            for m in legal.into_iter().filter(|m| *m != opened.line[0]) {
                let flaw = puzzler.check(&opened.state, &[m], Care::Quick).unwrap_err();
                let is_worse = matches!(flaw, Flaw::NotTheBest { number: 1, .. });
                assert!(is_worse, "{puzzle}: {m:?}: {flaw}");
                let mut other = opened.record.clone();
                other.moves.push(m);
                refused(&Puzzle {
                    record: other.to_link(),
                    ..puzzle.clone()
                });
            }
            assert_eq!(puzzler.best(&opened.state).first(), Some(&opened.line[0]));
        }
    }
}

#[test]
fn a_spoilt_puzzle_is_refused() {
    every_game(SpoiltIsRefused);
}

#[derive(Clone, Copy)]
struct NonsenseIsRefused;

impl GameVisitor for NonsenseIsRefused {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let Some(good) = puzzles(G::ID).first().map(Puzzle::to_string) else {
            return;
        };
        let words: Vec<&str> = good.split(' ').collect();
        for at in 0..words.len() {
            let mut spoilt = words.clone();
            spoilt[at] = "?";
            let read = Puzzle::read::<G>(&spoilt.join(" "));
            let opened = read.and_then(|puzzle| puzzle.open::<G>().map(|_| ()));
            assert!(opened.is_err(), "{spoilt:?}");
            assert!(Puzzle::read::<G>(&words[..at].join(" ")).is_err());
        }
        assert!(Puzzle::read::<G>(&format!("{good} more")).is_err());
    }
}

#[test]
fn what_is_no_puzzle_is_refused_in_words() {
    every_game(NonsenseIsRefused);
}

#[derive(Clone, Copy)]
struct MoreAreFound;

impl GameVisitor for MoreAreFound {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let wanted = Wanted {
            seed: 77,
            count: 1,
            grade: Some(Level::Medium),
            ..Wanted::default()
        };
        let Some(mut mine) = Mine::<G>::new(wanted) else {
            assert!(puzzles(G::ID).is_empty(), "{}", G::ID);
            return;
        };
        while !mine.is_done() {
            mine.dig();
        }
        let puzzle = &mine.found()[0];
        assert_eq!(puzzle.grade, Level::Medium);
        assert_eq!(verify(puzzle, Care::Quick), Ok(()), "{puzzle}");
        let state = puzzle.open::<G>().unwrap().state;
        for (shipped, opened) in opened::<G>() {
            let alike = G::puzzler().unwrap().alike(&state, &opened.state);
            assert!(!alike, "{puzzle}\n{shipped}");
        }
    }
}

#[test]
fn more_are_found_that_are_like_none_of_them() {
    every_game(MoreAreFound);
}
