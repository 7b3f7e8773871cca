//! The `arena` program, run as people run it.

mod helpers;

use helpers::{refused, stdout};
use serde_json::Value;

#[test]
fn perft_counts_any_game() {
    for game in veillee_rules::games::IDS {
        let text = stdout(&["perft", game, "2", "--seed", "3"]);
        assert_eq!(text.lines().count(), 2, "{text}");
    }
}

#[test]
fn the_games_are_listed_for_scripts() {
    let listed: Vec<Value> = stdout(&["games"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ids: Vec<&str> = listed
        .iter()
        .map(|game| game["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, veillee_rules::games::IDS);
    for game in &listed {
        let number = |key: &str| game[key].as_u64().unwrap();
        assert!((number("least")..=number("most")).contains(&number("usual")));
        // The quick options can be played, and `--quick` plays them.
        let id = game["id"].as_str().unwrap();
        let text = stdout(&["transcript", id, "--quick"]);
        let config: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        for (key, value) in game["quick"].as_object().unwrap() {
            assert_eq!(&config["config"]["options"][key], value);
        }
    }
}

#[test]
fn playouts_print_games_and_plies_per_second() {
    for game in veillee_rules::games::IDS {
        let text = stdout(&["playouts", game, "--games", "3", "--seed", "5"]);
        assert!(
            text.contains("games/s") && text.contains("plies/s"),
            "{text}"
        );
    }
}

#[test]
fn transcripts_tell_the_whole_game() {
    for game in veillee_rules::games::IDS {
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
fn wrong_arguments_are_explained() {
    refused(&["perft", "chess", "3"], "invalid value 'chess'");
    refused(&["playouts", "chess"], "invalid value 'chess'");
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
