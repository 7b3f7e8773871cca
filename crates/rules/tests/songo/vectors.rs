//! The vectors of the page: a board, a move, the board after it and what was taken.

use super::*;

/// A line of the table of vectors: board before, move, board after, seeds taken. Rule 11 is off
/// because some of the boards are nearly empty.
fn vector(before: &str, played: &str, after: &str, taken: i32) {
    let played = cell(played);
    let mut songo = game(before, played.seat(), &[("few-seeds", "off")]);
    songo.apply(&played, &mut Nobody).unwrap();
    assert_eq!(board(&songo), after);
    assert_eq!(songo.scores()[played.seat().index()], taken);
}

#[test]
fn vector_01_first_move() {
    vector(
        "5 5 5 5 5 5 5/5 5 5 5 5 5 5",
        "S2",
        "6 6 6 5 5 5 5/6 6 0 5 5 5 5",
        0,
    );
}

#[test]
fn vector_02_fourteen_keeps_a_seed() {
    vector(
        "3 0 1 6 14 5 5/2 10 5 0 13 1 7",
        "N4",
        "4 1 2 7 0 6 6/3 11 6 1 14 2 8",
        1,
    );
}

#[test]
fn vector_03_fifteen_goes_on_in_the_enemy_camp() {
    vector(
        "3 0 1 6 15 5 5/2 10 5 0 13 1 7",
        "N4",
        "4 1 2 7 0 6 6/3 11 6 1 14 0 9",
        3,
    );
}

#[test]
fn vector_04_chain_of_two() {
    vector(
        "3 1 1 10 1 5 0/2 3 5 0 1 1 7",
        "S1",
        "0 0 1 10 1 5 0/3 0 5 0 1 1 7",
        6,
    );
}

#[test]
fn vector_05_chain_stops_at_the_first_other_cell() {
    vector(
        "3 4 1 0 2 3 1/2 3 9 0 1 1 7",
        "S2",
        "4 5 2 1 0 0 0/3 4 0 0 1 1 7",
        9,
    );
}

#[test]
fn vector_06_grenier_of_seventeen() {
    vector(
        "0 1 0 2 8 5 10/1 7 0 0 1 17 7",
        "S5",
        "0 0 0 0 9 6 11/2 8 1 1 2 0 8",
        11,
    );
}

#[test]
fn vector_07_single_seed_in_the_last_cell_is_barred() {
    let before = "3 1 1 10 1 5 1/1 3 5 0 1 1 7";
    assert_eq!(
        refused(before, "N6"),
        Reason::LastCellSingle { cell: cell("N6") }
    );
    assert_eq!(
        refused(before, "S0"),
        Reason::LastCellSingle { cell: cell("S0") }
    );
}

#[test]
fn vector_08_two_seeds_in_the_last_cell_without_a_capture_are_barred() {
    let before = "3 4 1 10 1 5 2/2 3 5 0 1 0 7";
    assert_eq!(
        refused(before, "N6"),
        Reason::LastCellTakesNothing { cell: cell("N6") }
    );
    assert_eq!(
        refused(before, "S0"),
        Reason::LastCellTakesNothing { cell: cell("S0") }
    );
}

#[test]
fn vector_09_two_seeds_in_the_last_cell_may_capture_south() {
    vector(
        "3 1 1 10 1 5 2/2 3 5 0 1 1 7",
        "S0",
        "0 0 1 10 1 5 2/0 3 5 0 1 1 7",
        6,
    );
}

#[test]
fn vector_10_two_seeds_in_the_last_cell_may_capture_north() {
    vector(
        "3 1 1 10 1 5 2/2 3 5 0 1 1 7",
        "N6",
        "3 1 1 10 1 5 0/2 3 5 0 1 0 8",
        2,
    );
}

#[test]
fn vector_11_no_capture_on_the_first_cell_north() {
    vector(
        "3 4 1 10 1 2 0/0 0 0 4 1 0 1",
        "N5",
        "3 4 1 10 1 0 1/0 0 0 4 1 0 2",
        0,
    );
}

#[test]
fn vector_12_no_capture_on_the_first_cell_south() {
    vector(
        "3 4 1 10 1 2 0/0 0 0 4 1 0 1",
        "S3",
        "4 4 1 10 1 2 0/1 1 1 0 1 0 1",
        0,
    );
}

#[test]
fn vector_13_a_capture_of_everything_is_cancelled() {
    vector(
        "3 4 1 7 1 2 4/0 0 0 2 1 2 1",
        "N3",
        "3 4 1 0 2 3 5/0 0 0 3 2 3 2",
        0,
    );
}

#[test]
fn vector_14_solidarity_plays_the_fullest() {
    let before = "0 0 0 0 0 0 0/16 0 0 23 1 10 1";
    let songo = game(before, SOUTH, &[]);
    assert_eq!(legal(&songo), "S3");
    vector(before, "S3", "0 0 0 2 2 2 2/17 1 1 0 2 11 2", 9);
    let songo = game(before, SOUTH, &[]);
    let (fullest, seeds) = (cell("S3"), 23);
    for other in ["S0", "S5"] {
        let cell = cell(other);
        let expected = Reason::MustPlayFullest {
            cell,
            fullest,
            seeds,
        };
        assert_eq!(songo.why_illegal(&cell), Some(expected));
    }
    let barren = cell("S4");
    let expected = Reason::MustFeed {
        cell: barren,
        enemy: NORTH,
    };
    assert_eq!(songo.why_illegal(&barren), Some(expected));
}

#[test]
fn vector_15_simple_threat() {
    vector(
        "0 0 2 0 6 0 0/1 4 0 3 1 5 1",
        "S1",
        "1 1 0 0 6 0 0/2 0 0 3 1 5 1",
        3,
    );
}

#[test]
fn vector_16_grenier_takes_four_cells() {
    vector(
        "0 1 2 0 1 0 0/1 1 0 0 17 5 1",
        "S4",
        "0 0 0 0 2 1 1/2 2 1 1 0 6 2",
        11,
    );
}
