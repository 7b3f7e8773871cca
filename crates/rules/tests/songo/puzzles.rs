//! Songo's puzzles: how many of what, and that themes are what the rulebook says they are.

use veillee_rules::ai::{Level, Thinker};
use veillee_rules::puzzles::{Point, Puzzle, puzzles};

use super::*;

fn all() -> Vec<(Puzzle, Songo, Vec<Cell>)> {
    let open = |puzzle: Puzzle| {
        let opened = puzzle.open::<Songo>().unwrap();
        assert_eq!(opened.record.config.options(), {
            let mut config = SongoConfig::default();
            config.set("first", "south").unwrap();
            config.options()
        });
        (puzzle, opened.state, opened.line)
    };
    puzzles("songo").into_iter().map(open).collect()
}

#[test]
fn there_are_enough_of_every_kind() {
    let all = all();
    assert!(all.len() >= 60, "{}", all.len());
    let count = |is_one: &dyn Fn(&Puzzle) -> bool| {
        let those = all.iter().filter(|(puzzle, ..)| is_one(puzzle));
        those.count()
    };
    for theme in Songo::puzzler().unwrap().themes() {
        assert!(count(&|puzzle| puzzle.theme == *theme) >= 5, "{theme}");
    }
    for level in Level::ALL {
        assert!(count(&|puzzle| puzzle.grade == level) >= 8, "{level:?}");
    }
}

#[test]
fn they_could_come_from_a_game() {
    for (puzzle, state, line) in all() {
        let board: u32 = Cell::all().map(|cell| u32::from(state.seeds(cell))).sum();
        let taken: i32 = state.scores().iter().sum();
        assert_eq!(board as i32 + taken, 70, "{puzzle}");
        assert_eq!(line.len() % 2, 1, "{puzzle}");
        assert!(line.len() <= 5, "{puzzle}");
        assert!(legal(&state).split(' ').count() >= 3, "{puzzle}");
    }
}

#[test]
fn the_gain_is_seen_on_the_board() {
    for (puzzle, state, line) in all() {
        let mut end = state.clone();
        for m in &line {
            end.apply(m, &mut Nobody).unwrap();
        }
        let lead = |songo: &Songo| songo.scores()[0] - songo.scores()[1];
        match puzzle.theme {
            "ending" => {
                let only = Outcome {
                    winners: Seats::only(SOUTH),
                };
                assert_eq!(end.status(), Status::Over(only), "{puzzle}");
                assert_eq!(lead(&end), puzzle.gain, "{puzzle}");
            }
            // It takes nothing: what it saves was North's to take.
            "yinda" => assert_eq!(lead(&end), lead(&state), "{puzzle}"),
            _ => assert_eq!(lead(&end) - lead(&state), puzzle.gain, "{puzzle}"),
        }
    }
}

fn described(position: &str, line: &str) -> Option<(&'static str, i32)> {
    let line: Vec<Cell> = line.split(' ').map(cell).collect();
    let start = game(position, SOUTH, &[]);
    let point = Songo::puzzler().unwrap().describe(&start, &line);
    point.map(|Point { theme, gain }| (theme, gain))
}

#[test]
fn the_rulebooks_captures_are_told_apart() {
    let one = described("0 0 2 0 6 0 0/1 4 0 3 1 5 1", "S1");
    assert_eq!(one, Some(("capture", 3)));
    let two = described("3 1 1 10 1 5 0/2 3 5 0 1 1 7", "S1");
    assert_eq!(two, Some(("chain", 6)));
    let house = described("0 1 0 2 8 5 10/1 7 0 0 1 17 7", "S5");
    assert_eq!(house, Some(("grenier", 11)));
}

#[test]
fn the_rulebooks_double_threat_is_one() {
    // S2 makes S0 and S1 what they are in the rulebook; N2 moves on, and S0 takes N1.
    let double = described("0 1 1 0 6 0 0/1 3 2 0 1 5 1", "S2 N2 S0");
    assert_eq!(double, Some(("double-threat", 2)));
    // Without the seed in N2 only S0 threatens.
    let single = described("0 1 0 0 6 1 0/1 3 2 0 1 5 1", "S2 N5 S0");
    assert_eq!(single, Some(("threat", 2)));
}

#[test]
fn the_rulebooks_yinda_is_one() {
    // The rulebook's board turned round: its N1 is S5 here, and seventeen seeds threaten eleven.
    let board = "1 5 17 0 0 1 1/0 0 1 0 2 1 0";
    assert_eq!(described(board, "S5"), Some(("yinda", 9)));
    // To move the seeds away saves some, and is no yinda.
    assert_eq!(described(board, "S4"), None);
}

#[test]
fn a_waiting_move_leaves_the_other_none() {
    for (puzzle, state, line) in all() {
        if puzzle.theme != "bidoua" {
            continue;
        }
        let north = |songo: &Songo| {
            Cell::all()
                .take(7)
                .map(|cell| songo.seeds(cell))
                .sum::<u8>()
        };
        let mut next = state.clone();
        next.apply(&line[0], &mut Nobody).unwrap();
        assert_eq!(north(&next), north(&state), "{puzzle}: it gives something");
        for m in &line[1..line.len() - 2] {
            next.apply(m, &mut Nobody).unwrap();
        }
        // Before the reply that is paid for: every cell of North's would hand seeds over.
        for column in 0..7 {
            let seeds = next.seeds(Cell::new(NORTH, column));
            assert!(
                seeds == 0 || column + seeds > 6,
                "{puzzle}: N{column} is free"
            );
        }
    }
}
