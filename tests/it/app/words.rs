//! Every text exists in both languages, and no text is there for nothing.

use std::collections::BTreeSet;
use std::path::Path;

use veillee::engine::{Config, Ruleset};
use veillee::games::{self, GameVisitor};
use veillee::locale::{Language, Locale, Words};

fn keys(language: Language) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (name, source) in language.sources() {
        for line in source.lines() {
            let Some((key, _)) = line.split_once(" =") else {
                continue;
            };
            if key.starts_with([' ', '#', '[', '*']) {
                continue;
            }
            assert!(keys.insert(key.to_string()), "{name}.ftl has {key} twice");
        }
    }
    assert!(keys.len() > 100);
    keys
}

#[test]
fn both_languages_have_the_same_keys() {
    let (fr, en) = (keys(Language::Fr), keys(Language::En));
    assert_eq!(
        fr.difference(&en).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "only in French"
    );
    assert_eq!(
        en.difference(&fr).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "only in English"
    );
}

/// The values a text uses, so that both languages use the same.
fn values(source: &str, key: &str) -> BTreeSet<String> {
    let start = source.find(&format!("\n{key} =")).unwrap() + 1;
    let mut text = String::new();
    for (number, line) in source[start..].lines().enumerate() {
        let next = number > 0 && !line.starts_with([' ', '}']);
        if next {
            break;
        }
        text += line;
    }
    text.split('$')
        .skip(1)
        .map(|after| {
            after
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '-')
                .collect()
        })
        .collect()
}

#[test]
fn both_languages_use_the_same_values() {
    let whole = |language: Language| {
        let texts: Vec<&str> = language.sources().iter().map(|(_, text)| *text).collect();
        format!("\n{}", texts.join("\n"))
    };
    let (fr, en) = (whole(Language::Fr), whole(Language::En));
    for key in keys(Language::Fr) {
        assert_eq!(values(&fr, &key), values(&en, &key), "{key}");
    }
    let taken = values(&en, "songo-caption-taken");
    assert_eq!(taken, BTreeSet::from(["sum".to_string()]));
}

/// Everything the program is written in.
pub(super) fn sources() -> String {
    fn walk(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, text);
            } else if path.extension().is_some_and(|end| end == "rs") {
                *text += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    let mut text = String::new();
    walk(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut text,
    );
    text
}

/// Keys that are put together at run time: what the games offer, and what their rules can say.
struct Made(BTreeSet<String>);

impl GameVisitor for &mut Made {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let id = G::ID;
        for part in ["name", "pitch", "length"] {
            self.0.insert(format!("{id}-{part}"));
        }
        for players in G::Config::PLAYERS {
            if id == "songo" {
                for seat in 0..players {
                    self.0.insert(format!("{id}-seat-{seat}"));
                }
            }
            for option in G::Config::for_players(players).unwrap().options() {
                self.0.insert(format!("{id}-option-{}", option.key));
                for choice in option.choices {
                    let choice = choice.replace('.', "-");
                    self.0
                        .insert(format!("{id}-option-{}-{choice}", option.key));
                }
            }
        }
    }
}

/// The codes of a game's reasons and of the events its table tells, read off its source: serde
/// makes them from the variants' names.
fn codes(file: &str, of: &str, prefix: &str, made: &mut BTreeSet<String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = std::fs::read_to_string(path).unwrap();
    let body = source.split(&format!("pub enum {of} {{")).nth(1).unwrap();
    let body = body.split("\n}").next().unwrap();
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
        made.insert(format!("{prefix}-{kebab}"));
    }
}

/// What the card games can say: the files their reasons and events are in, and the events that
/// pass in silence.
const CARD_GAMES: [(&str, &str, &str, &[&str]); 4] = [
    (
        "sovango",
        "sovango/events.rs",
        "sovango/events.rs",
        &["dealt"],
    ),
    (
        "sar-zan",
        "sar_zan/moves.rs",
        "sar_zan/moves.rs",
        &["dealt"],
    ),
    ("soon", "soon/moves.rs", "soon/event.rs", &["dealt"]),
    (
        "swoop",
        "swoop/events.rs",
        "swoop/events.rs",
        &["dealt-face-down", "dealt-face-up", "dealt-to-hand"],
    ),
];

/// Keys that exist but are made of parts: paragraphs of help, chips of settings.
fn is_numbered_help(key: &str) -> bool {
    key.contains("-help-")
}

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let source = sources();
    let mut made = Made(BTreeSet::new());
    for id in games::IDS {
        games::visit(id, &mut made);
    }
    let mut made = made.0;
    codes(
        "src/games/songo/events.rs",
        "Reason",
        "songo-refused",
        &mut made,
    );
    for code in [
        "started",
        "grenier",
        "kept",
        "taken",
        "capture-cancelled",
        "must-feed",
        "gave",
        "collected",
    ] {
        made.insert(format!("songo-caption-{code}"));
    }
    for (id, reasons, events, silent) in CARD_GAMES {
        let file = |name: &str| format!("src/games/{name}");
        let refused = format!("{id}-refused");
        codes(&file(reasons), "Reason", &refused, &mut made);
        let told = format!("{id}-event");
        codes(&file(events), "Event", &told, &mut made);
        for code in silent {
            let key = format!("{told}-{code}");
            assert!(made.remove(&key), "{key} is no event");
        }
    }
    for (id, file) in [
        ("songo", "songo/ai/reasons.rs"),
        ("sovango", "sovango/ai/why.rs"),
        ("sar-zan", "sar_zan/ai/why.rs"),
        ("soon", "soon/ai/why.rs"),
        ("swoop", "swoop/ai/why.rs"),
    ] {
        let file = format!("src/games/{file}");
        codes(&file, "Why", &format!("{id}-why"), &mut made);
    }
    for player in veillee::play::Player::ALL {
        made.insert(format!("{}-short", player.key()));
    }
    for language in Language::ALL {
        made.insert(format!("settings-language-{}", language.code()));
    }
    let all = keys(Language::En);
    for key in &made {
        assert!(
            all.contains(key),
            "{key} is made at run time and has no words"
        );
    }
    for key in &all {
        let literal = source.contains(&format!("\"{key}\""));
        assert!(
            literal || made.contains(key) || is_numbered_help(key),
            "{key} is never used"
        );
    }
    // Keys written out in the source.
    for part in source.split("Words::new(\"").skip(1) {
        let key = part.split('"').next().unwrap();
        assert!(all.contains(key) || key == "plain", "{key} has no words");
    }
}

/// Whatever a text asks for is given, and then nothing of its making is left to see.
#[test]
fn every_text_can_be_said() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        let texts: Vec<&str> = language.sources().iter().map(|(_, text)| *text).collect();
        let whole = format!("\n{}", texts.join("\n"));
        for key in keys(language) {
            for number in [0i64, 1, 2, 8] {
                let mut words = Words::new(key.clone());
                for value in values(&whole, &key) {
                    words = words.with(value, number);
                }
                let said = locale.say(&words);
                assert!(!said.contains(['{', '}', '$']), "{key}: {said}");
                assert!(said != key && said == said.trim(), "{key}: {said:?}");
                assert!(!said.contains("  "), "{key}: {said}");
            }
        }
    }
}

/// A row of the set-up screen has to fit a phone.
#[test]
fn options_are_short() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for id in games::IDS {
            games::visit(id, Rows(&locale));
        }
    }
}

struct Rows<'a>(&'a Locale);

impl GameVisitor for Rows<'_> {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let fits = |key: String, most: usize| {
            let said = self.0.say(&Words::new(key));
            assert!(said.chars().count() <= most, "{said} is too long");
        };
        for players in G::Config::PLAYERS {
            for option in G::Config::for_players(players).unwrap().options() {
                let row = format!("{}-option-{}", G::ID, option.key);
                for choice in option.choices {
                    fits(format!("{row}-{}", choice.replace('.', "-")), 14);
                }
                fits(row, 26);
            }
        }
    }
}

#[test]
fn help_is_numbered_without_gaps_and_has_headings() {
    let all = keys(Language::Fr);
    for id in games::IDS {
        let paragraphs = all
            .iter()
            .filter(|key| key.starts_with(&format!("{id}-help-")) && !key.ends_with("heading"))
            .count();
        assert!(paragraphs >= 5, "{id} has too little help");
        for number in 1..=paragraphs {
            assert!(
                all.contains(&format!("{id}-help-{number}")),
                "{id}-help-{number}"
            );
            assert!(all.contains(&format!("{id}-help-{number}-heading")));
        }
    }
}

#[test]
fn texts_are_put_together_in_both_languages() {
    let taken = |count: i64| Words::new("songo-caption-taken").with("sum", count);
    let fr = Locale::new(Language::Fr);
    let en = Locale::new(Language::En);
    assert_eq!(fr.say(&taken(1)), "Prise de 1 graine");
    assert_eq!(fr.say(&taken(9)), "Prise de 9 graines");
    assert_eq!(en.say(&taken(1)), "1 seed taken");
    assert_eq!(en.say(&taken(9)), "9 seeds taken");
    let nested = Words::new("title-resume-what")
        .with("game", Words::new("songo-name"))
        .with("move", 14usize);
    assert_eq!(fr.say(&nested), "Songo, coup 14");
}

#[test]
fn languages_are_found_by_their_tags() {
    for (tag, language) in [
        ("fr", Some(Language::Fr)),
        ("fr-CA", Some(Language::Fr)),
        ("en_GB.UTF-8", Some(Language::En)),
        ("de", None),
        ("", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}

/// What is written on no board is not said: the cells are counted instead.
#[test]
fn the_cells_of_a_camp_are_counted_from_left_to_right() {
    for (language, word) in [(Language::Fr, "case"), (Language::En, "cell")] {
        let locale = Locale::new(language);
        for cell in veillee::games::songo::Cell::all() {
            let name = cell.to_string();
            let counted = format!("{word} {}", cell.column() + 1);
            let words = Words::new("songo-cell").with("cell", name.clone());
            assert_eq!(locale.say(&words), counted);
            let why = Words::new("songo-why-keeps-grenier").with("cell", name.clone());
            let said = locale.say(&why);
            assert!(said.contains(&counted) && !said.contains(&name), "{said}");
        }
    }
}
