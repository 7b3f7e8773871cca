//! The lines between the rooms of the house, held by tests where the compiler cannot.

use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        &mut found,
    );
    assert!(!found.is_empty(), "{folder}");
    found
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

/// A game's table is the only room of its folder that may know of the window.
fn is_table(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "table") || path.ends_with("table.rs")
}

#[test]
fn rules_and_ai_know_nothing_of_bevy() {
    for folder in ["src/engine", "src/ai", "src/games"] {
        for path in files(folder).iter().filter(|path| !is_table(path)) {
            for (number, line) in text(path).lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                let listed = path.ends_with("games/mod.rs");
                assert!(
                    listed || !code.contains("bevy"),
                    "{}:{}: {line}",
                    path.display(),
                    number + 1
                );
            }
        }
    }
}

/// The bot that sees every card shows how much room is left. Nobody ever plays against it.
#[test]
fn only_the_arena_peeks() {
    let allowed = ["src/ai/guesses.rs", "src/bin/arena/contest.rs"];
    for path in files("src") {
        let shown = path.display().to_string();
        let peeks = text(&path).contains("peeking");
        let may = allowed.iter().any(|allowed| shown.ends_with(allowed));
        assert_eq!(peeks, may, "{shown}");
    }
}

#[test]
fn games_do_not_know_each_other() {
    let games = ["songo", "sovango", "sar_zan", "soon", "swoop"];
    for game in games {
        for path in files(&format!("src/games/{game}")) {
            let source = text(&path);
            for other in games.iter().filter(|other| **other != game) {
                let named = format!("games::{other}");
                assert!(!source.contains(&named), "{} names {other}", path.display());
            }
        }
    }
}

#[test]
fn nothing_outside_its_folder_names_a_game() {
    let allowed = ["src/games/mod.rs", "src/bin/arena/main.rs"];
    for path in files("src") {
        let shown = path.display().to_string();
        let in_games = shown.contains("src/games/");
        if in_games || allowed.iter().any(|allowed| shown.ends_with(allowed)) {
            continue;
        }
        for game in ["songo", "sovango", "sar_zan", "soon", "swoop"] {
            let named = format!("games::{game}");
            assert!(!text(&path).contains(&named), "{shown} names {game}");
        }
    }
}

#[test]
fn only_the_platform_asks_which_machine_it_is() {
    for path in files("src") {
        if path.components().any(|part| part.as_os_str() == "platform") {
            continue;
        }
        assert!(!text(&path).contains("target_arch"), "{}", path.display());
    }
}

#[test]
fn durations_and_easings_live_in_one_place() {
    for folder in [
        "src/table",
        "src/screens",
        "src/menus",
        "src/play",
        "src/games",
    ] {
        for path in files(folder) {
            let source = text(&path);
            for needle in ["from_millis(", "from_secs(", "EaseFunction::"] {
                assert!(!source.contains(needle), "{}: {needle}", path.display());
            }
        }
    }
}
