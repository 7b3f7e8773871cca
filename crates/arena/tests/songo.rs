//! The `arena` program with Songo.

mod helpers;

use helpers::{refused, stdout};

#[test]
fn perft_prints_a_line_per_depth() {
    let text = stdout(&["perft", "songo", "3"]);
    let counts: Vec<&str> = text
        .lines()
        .map(|l| l.split_whitespace().nth(2).unwrap())
        .collect();
    assert_eq!(counts, ["7", "49", "309"]);
}

#[test]
fn several_transcripts_follow_each_other() {
    let text = stdout(&[
        "transcript",
        "songo",
        "--games",
        "2",
        "--option",
        "target=36",
    ]);
    let configs = text
        .lines()
        .filter(|line| line.contains("\"config\":{\"options\""));
    assert!(text.contains("\"target\":\"36\""));
    assert!(configs.count() >= 2);
}

#[test]
fn wrong_arguments_are_explained() {
    refused(&["perft", "songo", "0"], "0 is not in 1..=20");
    refused(&["perft", "songo", "many"], "invalid value 'many'");
    refused(&["playouts", "songo", "--games", "0"], "0 is not in 1..");
    refused(
        &["playouts", "songo", "--players", "3"],
        "songo is for 2 to 2 players, not 3",
    );
    refused(
        &["transcript", "songo", "--option", "bonus"],
        "is not of the form KEY=VALUE",
    );
    refused(
        &["transcript", "songo", "--option", "bonus=15"],
        "it can be 14, mod7",
    );
    refused(
        &["transcript", "songo", "--option", "luck=1"],
        "there is no option \"luck\"",
    );
}
