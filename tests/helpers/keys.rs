//! The keys of the texts: what a game can say is written, and nothing is written for nothing.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use veillee::game::Game;
use veillee::lesson::script::Lesson;
use veillee_rules::engine::Config;

/// The keys of a file of texts.
pub fn keys_of(source: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for line in source.lines() {
        let Some((key, _)) = line.split_once(" =") else {
            continue;
        };
        if key.starts_with([' ', '#', '[', '*']) {
            continue;
        }
        assert!(keys.insert(key.to_string()), "{key} is there twice");
    }
    keys
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Everything below this folder that is written in Rust.
pub fn sources(folder: &str) -> String {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|end| end == "rs") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    walk(&root().join(folder), &mut files);
    files.sort();
    let read = |path: &PathBuf| std::fs::read_to_string(path).unwrap();
    files.iter().map(read).collect()
}

/// The codes of an enum of the rules, read off its source: serde makes them from the variants'
/// names.
pub fn codes(source: &str, of: &str) -> BTreeSet<String> {
    let body = source.split(&format!("pub enum {of} {{")).nth(1).unwrap();
    let body = body.split("\n}").next().unwrap();
    let mut codes = BTreeSet::new();
    for line in body.lines() {
        let line = line.trim();
        let name: String = line.chars().take_while(|c| c.is_alphanumeric()).collect();
        let starts_variant = name.chars().next().is_some_and(char::is_uppercase)
            && (line.ends_with('{') || line.ends_with(',') || line.ends_with("},"));
        if !starts_variant {
            continue;
        }
        let mut kebab = String::new();
        for (at, c) in name.chars().enumerate() {
            if c.is_uppercase() && at > 0 {
                kebab.push('-');
            }
            kebab.extend(c.to_lowercase());
        }
        codes.insert(kebab);
    }
    assert!(!codes.is_empty(), "{of}");
    codes
}

/// Paragraphs of help are counted at run time.
pub fn is_numbered_help(key: &str) -> bool {
    key.contains("-help-")
}

/// How a game puts its events into words.
pub struct Telling<'a> {
    /// What stands between the game's name and the code of an event.
    pub events: &'a str,
    /// The events that pass in silence.
    pub silent: &'a [&'a str],
    /// What is told with these words besides.
    pub others: &'a [&'a str],
    /// The sides of its board have names.
    pub sides: bool,
}

/// Keys that are put together at run time: what the game offers, and what its rules can say.
fn made<G: Game>(telling: &Telling) -> BTreeSet<String> {
    let id = G::ID;
    let mut made = BTreeSet::new();
    for part in ["name", "pitch", "length"] {
        made.insert(format!("{id}-{part}"));
    }
    for players in G::Config::PLAYERS {
        for seat in (0..players).filter(|_| telling.sides) {
            made.insert(format!("{id}-seat-{seat}"));
        }
        for option in G::Config::for_players(players).unwrap().options() {
            made.insert(format!("{id}-option-{}", option.key));
            for choice in option.choices {
                let choice = choice.replace('.', "-");
                made.insert(format!("{id}-option-{}-{choice}", option.key));
            }
        }
    }
    let rules = sources(&format!("crates/rules/src/games/{}", id.replace('-', "_")));
    made.extend(
        codes(&rules, "Reason")
            .iter()
            .map(|code| format!("{id}-refused-{code}")),
    );
    made.extend(
        codes(&rules, "Why")
            .iter()
            .map(|code| format!("{id}-why-{code}")),
    );
    let mut events = codes(&rules, "Event");
    for code in telling.silent {
        assert!(events.remove(*code), "{code} is no event");
    }
    events.extend(telling.others.iter().map(|code| code.to_string()));
    made.extend(
        events
            .iter()
            .map(|code| format!("{id}-{}-{code}", telling.events)),
    );
    made.extend(said_in_its_lesson::<G>());
    for code in G::WORDS {
        made.insert(format!("{id}-word-{code}"));
        made.insert(format!("{id}-word-{code}-means"));
    }
    made.extend(said_of_its_puzzles::<G>());
    made
}

fn said_in_its_lesson<G: Game>() -> BTreeSet<String> {
    let Some(lesson) = G::LESSON else {
        return BTreeSet::new();
    };
    let lesson = Lesson::read(lesson).unwrap();
    let steps = lesson.chapters.iter().flat_map(|chapter| &chapter.steps);
    let said = steps.flat_map(|step| [Some(&step.say), step.wrong.as_ref()]);
    let ends = said.flatten().map(String::as_str).chain(["over"]);
    ends.map(|end| format!("{}-lesson-{end}", G::ID)).collect()
}

fn said_of_its_puzzles<G: Game>() -> BTreeSet<String> {
    let Some(puzzler) = G::puzzler() else {
        return BTreeSet::new();
    };
    let of_theme = |theme: &&str| {
        let key = format!("{}-puzzle-{theme}", G::ID);
        let ends = ["", "-task", "-idea", "-wrong", "-won"];
        ends.map(|end| format!("{key}{end}"))
    };
    let wrong = format!("{}-puzzle-wrong", G::ID);
    let of_themes = puzzler.themes().iter().flat_map(of_theme);
    of_themes.chain([wrong]).collect()
}

pub fn every_key_is_used_and_every_used_key_exists<G: Game>(telling: &Telling) {
    let all = keys_of(G::TEXTS.en);
    let made = made::<G>(telling);
    for key in &made {
        assert!(
            all.contains(key),
            "{key} is made at run time and has no words"
        );
    }
    let source = sources("src");
    for key in &all {
        let literal = source.contains(&format!("\"{key}\""));
        assert!(
            literal || made.contains(key) || is_numbered_help(key),
            "{key} is never used"
        );
    }
}
