//! The `arena` program, run as people run it.

use std::process::{Command, Output};

use serde_json::Value;

fn arena(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(args)
        .output()
        .unwrap()
}

fn stdout(args: &[&str]) -> String {
    let output = arena(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// One clear line (and clap's hint below it), and a non-zero exit.
fn refused(args: &[&str], expected: &str) {
    let output = arena(args);
    assert!(!output.status.success(), "{args:?} was accepted");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(expected), "{args:?}: {text}");
    assert!(!text.contains("panicked"), "{text}");
}

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
fn playouts_print_games_and_plies_per_second() {
    for game in veillee::games::IDS {
        let text = stdout(&["playouts", game, "--games", "3", "--seed", "5"]);
        assert!(
            text.contains("games/s") && text.contains("plies/s"),
            "{text}"
        );
    }
}

#[test]
fn transcripts_tell_the_whole_game() {
    for game in veillee::games::IDS {
        let text = stdout(&["transcript", game, "--seed", "7"]);
        assert_eq!(
            text,
            stdout(&["transcript", game, "--seed", "7"]),
            "not reproducible"
        );
        let lines: Vec<Value> = text
            .lines()
            .map(|l| serde_json::from_str(l).unwrap())
            .collect();
        let (first, rest) = lines.split_first().unwrap();
        let (last, plies) = rest.split_last().unwrap();
        assert_eq!(first["game"], *game);
        assert!(first["config"]["players"].is_u64());
        for (number, ply) in plies.iter().enumerate() {
            assert_eq!(ply["ply"], number);
            assert!(ply["state"].is_object() && ply["seat"].is_u64());
            assert!(ply["legal"].as_array().unwrap().contains(&ply["move"]));
            assert!(!ply["events"].as_array().unwrap().is_empty());
        }
        assert_eq!(last["plies"], plies.len());
        assert!(!last["winners"].as_array().unwrap().is_empty());

        // The record in the last line is the same game.
        let file = std::env::temp_dir().join(format!("veillee-{game}-{}.txt", std::process::id()));
        std::fs::write(&file, last["record"].as_str().unwrap()).unwrap();
        let printed = stdout(&["record", file.to_str().unwrap()]);
        std::fs::remove_file(&file).unwrap();
        assert_eq!(printed.lines().count(), plies.len() + 2);
        assert!(printed.contains("over; scores"), "{printed}");
    }
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
    refused(&["perft", "chess", "3"], "invalid value 'chess'");
    refused(&["perft", "songo", "0"], "0 is not in 1..=20");
    refused(&["perft", "songo", "many"], "invalid value 'many'");
    refused(&["playouts", "chess"], "invalid value 'chess'");
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
    refused(&["record", "/no/such/file"], "/no/such/file");
    refused(&["record", "Cargo.toml"], "this is not a record");
    refused(&["dance"], "unrecognized subcommand");
}

#[test]
fn help_is_everywhere() {
    for args in [
        &["--help"][..],
        &["perft", "--help"],
        &["playouts", "--help"],
        &["transcript", "--help"],
        &["record", "--help"],
    ] {
        assert!(stdout(args).contains("Usage: arena"), "{args:?}");
    }
}
