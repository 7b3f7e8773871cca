//! Every text exists in both languages, and no text is there for nothing. What a game's own rules
//! can say is among the game's own tests.

use std::collections::BTreeSet;

use veillee::games::catalogue;
use veillee::locale::{Language, Locale, Texts, Words};
use veillee::plan::Player;
use veillee_rules::engine::{Seat, Seats, Setup};

use super::games;
use crate::helpers::keys::{is_numbered_help, keys_of, sources};
use crate::helpers::told::both_locales;

/// The texts of all games and of none, one after the other.
fn whole(language: Language) -> String {
    let texts = catalogue().texts();
    let all = [&Texts::SHARED].into_iter().chain(&texts);
    let all: Vec<&str> = all.map(|texts| texts.in_language(language)).collect();
    format!("\n{}", all.join("\n"))
}

fn keys(language: Language) -> BTreeSet<String> {
    let keys = keys_of(&whole(language));
    assert!(keys.len() > 100);
    keys
}

#[test]
fn both_languages_have_the_same_keys() {
    let (fr, en) = (keys(Language::Fr), keys(Language::En));
    let nothing = Vec::<&String>::new();
    assert_eq!(
        Vec::from_iter(fr.difference(&en)),
        nothing,
        "only in French"
    );
    assert_eq!(
        Vec::from_iter(en.difference(&fr)),
        nothing,
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
    let (fr, en) = (whole(Language::Fr), whole(Language::En));
    for key in keys(Language::Fr) {
        assert_eq!(values(&fr, &key), values(&en, &key), "{key}");
    }
    let source = "\nfirst = { $one }\nsecond = { $two ->\n    *[other] { $three }\n }\nthird = 3";
    assert_eq!(values(source, "first"), BTreeSet::from(["one".to_string()]));
    assert_eq!(
        values(source, "second"),
        BTreeSet::from(["two".to_string(), "three".to_string()])
    );
}

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let source = sources("src");
    let mut made = BTreeSet::new();
    for player in Player::ALL {
        made.insert(format!("{}-short", player.key()));
    }
    for language in Language::ALL {
        made.insert(format!("settings-language-{}", language.code()));
    }
    let shared = keys_of(Texts::SHARED.en);
    for key in &made {
        let is_there = shared.contains(key);
        assert!(is_there, "{key} is made at run time and has no words");
    }
    for key in &shared {
        let literal = source.contains(&format!("\"{key}\""));
        let is_used = literal || made.contains(key) || is_numbered_help(key);
        assert!(is_used, "{key} is never used");
    }
    // Keys written out in the source.
    let all = keys(Language::En);
    for part in source.split("Words::new(\"").skip(1) {
        let key = part.split('"').next().unwrap();
        assert!(all.contains(key) || key == "plain", "{key} has no words");
    }
}

/// Whatever a text asks for is given, and then nothing of its making is left to see.
#[test]
fn every_text_can_be_said() {
    for (locale, language) in both_locales().iter().zip(Language::ALL) {
        let whole = whole(language);
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
    let fits = |locale: &Locale, key: String, most: usize| {
        let said = locale.say(&Words::new(key));
        assert!(said.chars().count() <= most, "{said} is too long");
    };
    for locale in both_locales() {
        for game in games() {
            for players in game.players.clone() {
                for option in (game.options)(&Setup::for_players(players)) {
                    let row = format!("{}-option-{}", game.id, option.key);
                    for choice in option.choices {
                        fits(&locale, format!("{row}-{}", choice.replace('.', "-")), 14);
                    }
                    fits(&locale, row, 26);
                }
            }
        }
    }
}

#[test]
fn help_is_numbered_without_gaps_and_has_headings() {
    let all = keys(Language::Fr);
    for game in games() {
        let help = format!("{}-help-", game.id);
        let paragraphs = all
            .iter()
            .filter(|key| key.starts_with(&help) && !key.ends_with("heading"))
            .count();
        assert!(paragraphs >= 5, "{} has too little help", game.id);
        for number in 1..=paragraphs {
            let key = format!("{help}{number}");
            assert!(all.contains(&key), "{key}");
            assert!(all.contains(&format!("{key}-heading")), "{key}");
        }
    }
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

#[test]
fn names_stand_in_a_row() {
    let [fr, en] = both_locales();
    let name = |seat: Seat| ["Awa", "Biyogo", "Camille"][seat.index()].to_string();
    let names = |count: u8| Words::names(Seats::everyone(count), &name);
    assert_eq!(en.say(&names(1)), "Awa");
    assert_eq!(fr.say(&names(2)), "Awa et Biyogo");
    assert_eq!(en.say(&names(3)), "Awa, Biyogo and Camille");
    assert_eq!(fr.say(&Words::signed(-2)), "−2");
    assert_eq!(en.say(&Words::signed(4)), "+4");
}
