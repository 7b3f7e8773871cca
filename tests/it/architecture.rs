//! The lines between the rooms of the house, held by tests where the compiler cannot.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder that somebody has written, by its path from the root.
fn files_below(folder: &str, wanted: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    fn walk(folder: &Path, wanted: &dyn Fn(&Path) -> bool, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                let made = ["target", "node_modules", "dist", "tour", "__pycache__"];
                if !name.starts_with('.') && !made.contains(&name.as_str()) {
                    walk(&path, wanted, found);
                }
            } else if wanted(&path) {
                found.push(path.strip_prefix(root()).unwrap().to_path_buf());
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), wanted, &mut found);
    assert!(!found.is_empty(), "{folder}");
    found.sort();
    found
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    path.extension()
        .is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted))
}

fn sources(folder: &str) -> Vec<PathBuf> {
    files_below(folder, &|path| has_ending(path, &["rs"]))
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// A file without what is said beside the code, or in sentences.
fn code(path: &Path) -> String {
    if has_ending(path, &["ftl"]) {
        let key = |line: &str| line.split('=').next().unwrap_or_default().to_string();
        return text(path).lines().map(key).collect::<Vec<_>>().join("\n");
    }
    let marks: &[&str] = if has_ending(path, &["rs", "js", "mjs", "css"]) {
        &["//"]
    } else {
        &["#"]
    };
    let bare = |line: &str| {
        let end = marks.iter().filter_map(|mark| line.find(mark)).min();
        line[..end.unwrap_or(line.len())].to_string()
    };
    text(path).lines().map(bare).collect::<Vec<_>>().join("\n")
}

/// The top-level module a file of the app belongs to.
fn room(path: &Path) -> String {
    let below = path.strip_prefix("src").unwrap();
    let first = below.components().next().unwrap().as_os_str();
    first.to_string_lossy().trim_end_matches(".rs").to_string()
}

/// The rooms that this source names.
fn named_rooms(source: &str) -> BTreeSet<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rooms = BTreeSet::new();
    for after in source.split("crate::").skip(1) {
        let mut rest = vec![after];
        if let Some(list) = after.strip_prefix('{') {
            // `use crate::{this, that::More};`
            let list = &list[..list.find('}').unwrap_or(list.len())];
            rest = list.split(',').map(str::trim).collect();
        }
        for part in rest {
            let word: String = part.chars().take_while(|c| is_word(*c)).collect();
            rooms.insert(word);
        }
    }
    rooms
}

/// Which room of the app uses which. The list of plugins knows them all, and nobody knows it.
fn uses() -> BTreeMap<String, BTreeSet<String>> {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let sources = sources("src");
    let all: BTreeSet<String> = sources.iter().map(|path| room(path)).collect();
    for path in &sources {
        let own = room(path);
        if ["lib", "main", "start"].contains(&own.as_str()) {
            continue;
        }
        let named = named_rooms(&code(path));
        let others: Vec<String> = named
            .into_iter()
            .filter(|room| *room != own && all.contains(room))
            .collect();
        uses.entry(own).or_default().extend(others);
    }
    uses
}

/// A way from this room back to itself.
fn cycle_through<'a>(
    uses: &'a BTreeMap<String, BTreeSet<String>>,
    way: &mut Vec<&'a str>,
    done: &mut BTreeSet<&'a str>,
) -> bool {
    let here = *way.last().unwrap();
    for next in uses.get(here).into_iter().flatten() {
        if let Some(at) = way.iter().position(|room| room == next) {
            way.drain(..at);
            way.push(next);
            return true;
        }
        if done.insert(next) {
            way.push(next);
            if cycle_through(uses, way, done) {
                return true;
            }
            way.pop();
        }
    }
    false
}

fn find_cycle(uses: &BTreeMap<String, BTreeSet<String>>) -> Option<String> {
    let mut done = BTreeSet::new();
    for room in uses.keys() {
        if done.insert(room.as_str()) {
            let mut way = vec![room.as_str()];
            if cycle_through(uses, &mut way, &mut done) {
                return Some(way.join(" → "));
            }
        }
    }
    None
}

#[test]
fn no_room_of_the_app_knows_one_that_knows_it() {
    assert_eq!(find_cycle(&uses()), None);
}

#[test]
fn a_cycle_would_be_found() {
    let uses = |pairs: &[(&str, &str)]| {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in pairs {
            uses.entry(from.to_string())
                .or_default()
                .insert(to.to_string());
        }
        uses
    };
    let straight = [("a", "b"), ("b", "c"), ("a", "c"), ("c", "d")];
    assert_eq!(find_cycle(&uses(&straight)), None);
    let round = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b")];
    assert_eq!(find_cycle(&uses(&round)).as_deref(), Some("b → c → d → b"));
    assert!(
        named_rooms("use crate::{menus, play::Match};\ncrate::theme::x()")
            .into_iter()
            .eq(["menus", "play", "theme"].map(String::from))
    );
}

/// Which crate one depends on decides whether there is a window.
#[test]
fn the_rules_depend_on_no_window() {
    for manifest in ["crates/rules", "crates/arena", "crates/thinker"] {
        let manifest = text(&Path::new(manifest).join("Cargo.toml"));
        assert!(!manifest.contains("bevy"), "{manifest}");
        assert!(!manifest.contains("[features]"), "{manifest}");
    }
}

/// The bot that sees every card shows how much room is left. Nobody ever plays against it.
#[test]
fn only_the_arena_peeks() {
    let allowed = [
        "crates/rules/src/ai/guesses.rs",
        "crates/arena/src/contest.rs",
    ];
    let ours = sources("src").into_iter().chain(sources("crates"));
    for path in ours.filter(|path| !path.to_string_lossy().contains("/tests/")) {
        let may = allowed.iter().any(|allowed| path.ends_with(allowed));
        assert_eq!(text(&path).contains("peeking"), may, "{}", path.display());
    }
}

/// How a game may be called in code.
fn names_of(game: &str) -> Vec<String> {
    let words = || game.split('-');
    let camel: String = words()
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect();
    let mut names = vec![
        game.to_string(),
        words().collect::<Vec<_>>().join("_"),
        camel,
    ];
    names.dedup();
    names
}

/// Does this text have the name as a word of its own?
fn has_word(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// Is this file in a folder of the game's own, or the game's by its name?
fn belongs_to(path: &Path, game: &str) -> bool {
    let names = names_of(game);
    path.components().any(|part| {
        let part = part.as_os_str().to_string_lossy();
        let stem = part.split('.').next().unwrap_or_default();
        names.iter().any(|name| {
            let rest = stem.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
        })
    })
}

/// A game is a folder in each layer, and a line in one list.
#[test]
fn hardly_anything_outside_its_folders_names_a_game() {
    let endings = [
        "rs",
        "js",
        "mjs",
        "py",
        "sh",
        "toml",
        "html",
        "css",
        "ftl",
        "webmanifest",
    ];
    let written = files_below(".", &|path| {
        has_ending(path, &endings) || path.ends_with("Makefile")
    });
    for game in veillee::games::catalogue().iter() {
        let outside: Vec<String> = written
            .iter()
            .filter(|path| !belongs_to(path, game.id))
            .filter(|path| {
                let code = code(path);
                names_of(game.id).iter().any(|name| has_word(&code, name))
            })
            .map(|path| path.display().to_string())
            .collect();
        assert!(outside.len() <= 3, "{}: {outside:#?}", game.id);
    }
}

/// What all games share is tested without naming one, and each has the tests that hold for all.
#[test]
fn every_game_has_tests_of_its_own() {
    let shared = sources("tests/it")
        .into_iter()
        .chain(sources("tests/helpers"));
    let shared: Vec<(PathBuf, String)> = shared.map(|path| (path.clone(), text(&path))).collect();
    for game in veillee::games::catalogue().iter() {
        let names = names_of(game.id);
        for (path, source) in &shared {
            let named = names.iter().any(|name| has_word(source, name));
            assert!(!named, "{} names {}", path.display(), game.id);
        }
        let folder = Path::new("tests").join(game.id.replace('-', "_"));
        let own = text(&folder.join("main.rs"));
        assert!(own.contains("every_game!("), "{}", game.id);
        assert!(own.contains("by_hand!("), "{}", game.id);
    }
}

/// Whoever knows one game finds their way in every other.
#[test]
fn every_game_has_the_same_rooms() {
    let rooms = [
        (
            "src/games",
            &[
                "choosing", "layout", "marks", "narrator", "piece", "staging", "tour", "words",
            ][..],
        ),
        (
            "crates/rules/src/games",
            &[
                "config",
                "events",
                "knowledge",
                "legality",
                "moves",
                "rules",
                "saved_state",
            ],
        ),
    ];
    for game in veillee::games::catalogue().iter() {
        for (layer, names) in rooms {
            let folder = root().join(layer).join(game.id.replace('-', "_"));
            for name in names {
                let room = folder.join(name).with_extension("rs");
                assert!(room.exists(), "{}", room.display());
            }
        }
    }
}

#[test]
fn games_do_not_know_each_other() {
    let games = veillee::games::catalogue();
    for game in games.iter() {
        for path in sources("src")
            .into_iter()
            .chain(sources("crates/rules/src"))
        {
            if !belongs_to(&path, game.id) {
                continue;
            }
            let source = code(&path);
            for other in games.iter().filter(|other| other.id != game.id) {
                let named = format!("games::{}", other.id.replace('-', "_"));
                assert!(
                    !source.contains(&named),
                    "{} names {}",
                    path.display(),
                    other.id
                );
            }
        }
    }
}

#[test]
fn only_the_platform_asks_which_machine_it_is() {
    for path in sources("src") {
        let may = ["platform", "start"].contains(&room(&path).as_str());
        assert!(
            may || !text(&path).contains("target_arch"),
            "{}",
            path.display()
        );
    }
}

#[test]
fn durations_and_easings_live_in_one_place() {
    for folder in ["table", "screens", "menus", "play", "games"] {
        for path in sources(&format!("src/{folder}")) {
            // Each game has a page of its own for its own.
            if path.ends_with("motion.rs") {
                continue;
            }
            let source = text(&path);
            for needle in ["from_millis(", "from_secs(", "EaseFunction::", "ms("] {
                let named = source.match_indices(needle).any(|(at, _)| {
                    let before = source[..at].chars().next_back();
                    !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
                });
                assert!(!named, "{}: {needle}", path.display());
            }
        }
    }
}
