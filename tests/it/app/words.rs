//! Every text exists in both languages, and no text is there for nothing. What a game's own rules
//! can say is among the game's own tests.

use std::collections::BTreeSet;

use veillee::games::catalogue;
use veillee::locale::{Language, Locale, Texts, Words};
use veillee::plan::Player;
use veillee::wish::from_link;
use veillee_rules::engine::{Seat, Seats, Setup};

use super::{any_game, games};
use crate::helpers::keys::{is_numbered_help, keys_of, sources};
use crate::helpers::told::{are, both_locales};

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

/// What the page says without the game.
const PAGE: &str = include_str!("../../../web/words.js");

/// Every line of these texts without its key; `x` stands for a value.
fn written(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let said = match line.split_once(" = ") {
                Some((key, said)) if !key.contains(' ') => said,
                _ => line.trim_start().trim_start_matches('*'),
            };
            let said = match said.strip_prefix('[') {
                Some(variant) => variant.split_once("] ").map_or("", |(_, said)| said),
                None => said,
            };
            let (mut text, mut inside) = (String::new(), false);
            for letter in said.chars() {
                match letter {
                    '{' => inside = true,
                    '}' => {
                        inside = false;
                        text.push('x');
                    }
                    _ if !inside => text.push(letter),
                    _ => {}
                }
            }
            text
        })
        .collect()
}

/// The page's texts in this language: whatever stands between double quotes.
fn of_the_page(language: Language) -> Vec<String> {
    let texts = PAGE.split("const WORDS").nth(1).unwrap();
    let texts = texts.split("\n};").next().unwrap();
    let (fr, en) = texts.split_once("\n  en: {").unwrap();
    let texts = match language {
        Language::Fr => fr,
        Language::En => en,
    };
    let told = texts.split('"').skip(1).step_by(2);
    told.flat_map(written).collect()
}

/// Does every sign of this text stand as the language wants it, with plain spaces?
fn stands_well(text: &str, language: Language) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().all(|(at, sign)| {
        let before = at.checked_sub(1).map(|before| letters[before]);
        let after = letters.get(at + 1).copied();
        match (language, sign) {
            (_, '\'' | '"' | '\u{a0}' | '\u{2009}' | '\u{202f}') => false,
            (Language::Fr, '“' | '”') | (Language::En, '«' | '»') => false,
            (Language::Fr, '«') => after == Some(' '),
            // Inside a word it is part of it: "ai:easy".
            (_, ';' | ':' | '!' | '?' | '%' | '»') if after.is_some_and(char::is_alphanumeric) => {
                true
            }
            (Language::Fr, ';' | ':' | '!' | '?' | '%' | '»') => before.is_none_or(|c| c == ' '),
            (Language::En, ';' | ':' | '!' | '?' | '%') => before != Some(' '),
            _ => true,
        }
    })
}

/// One way to write, in every file; what French wants besides is added when a text is said.
#[test]
fn texts_are_written_plainly() {
    for language in Language::ALL {
        let game = written(&whole(language));
        let page = of_the_page(language);
        assert!(
            game.len() > 500 && page.len() > 40,
            "{} {}",
            game.len(),
            page.len()
        );
        for text in game.iter().chain(&page) {
            assert!(stands_well(text, language), "{language:?}: {text}");
        }
    }
    for wrong in [
        "l'autre",
        "Dernier: x",
        "C’est « ici»",
        "«ici »",
        "x%",
        "“ici”",
        "vu\u{a0}: x",
    ] {
        assert!(!stands_well(wrong, Language::Fr), "{wrong}");
    }
    for wrong in ["Awa's", "Last : x", "« here »", "\"here\""] {
        assert!(!stands_well(wrong, Language::En), "{wrong}");
    }
}

#[test]
fn french_sets_its_signs_apart_when_a_text_is_said() {
    const SIGNS: &str =
        "signs = U ; { $name } : « { $name } » ! Oui ? { $share } % · ×2 à~10:30 ai:easy";
    let texts = Texts {
        fr: SIGNS,
        en: SIGNS,
    };
    let words = Words::new("signs").with("name", "A : b").with("share", 0.5);
    let said = Language::ALL.map(|language| Locale::new(language, vec![texts]).say(&words));
    let narrow = |text: &str| text.replace('_', "\u{202f}").replace('~', "\u{a0}");
    // A name stays as it was typed, and where there was no space there is none.
    assert_eq!(
        said,
        [
            narrow("U_; A : b_: «_A : b_»_! Oui_? 0,5_%~· ×2 à~10:30 ai:easy"),
            narrow("U ; A : b : « A : b » ! Oui ? 0.5 %~· ×2 à~10:30 ai:easy"),
        ]
    );
    are(
        Words::new("settings-speed-times").with("times", 2.0),
        "2×",
        "2×",
    );
    are(
        Words::new("settings-speed-times").with("times", 0.5),
        "0,5×",
        "0.5×",
    );
}

/// Of these there are always several, as the rules know no fewer; or it is a colour that stands
/// there.
const SEVERAL: &str = include_str!("several.txt");

/// What is counted in the texts.
const COUNTED: [&str; 24] = [
    "captures", "cards", "cartes", "cases", "cells", "coups", "graines", "joueurs", "manches",
    "moves", "players", "plis", "points", "prises", "pts", "rounds", "runs", "seeds", "suites",
    "times", "tricks", "zeros", "zéros", "dix",
];

/// Counts this text something in the plural that stands after this number?
fn counts_several(said: &str, number: i64) -> bool {
    let number = number.to_string();
    let words = said.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut pairs = words.windows(2);
    pairs.any(|pair| pair[0] == number && COUNTED.contains(&pair[1]))
}

#[test]
fn one_is_not_several() {
    for (locale, language) in both_locales().iter().zip(Language::ALL) {
        let whole = whole(language);
        let says = |number: i64, key: &String| {
            let values = values(&whole, key).into_iter();
            let words = values.fold(Words::new(key.clone()), |words, value| {
                words.with(value, number)
            });
            locale.say(&words)
        };
        // In French none is not several either.
        let numbers = match language {
            Language::Fr => [1, 0],
            Language::En => [1, 1],
        };
        for key in keys(language) {
            let said = numbers.map(|number| says(number, &key));
            let wrong = numbers
                .iter()
                .zip(&said)
                .any(|(number, said)| counts_several(said, *number));
            let is_right = SEVERAL.lines().any(|several| several == key);
            assert!(!wrong || is_right, "{key}: {said:?}");
        }
    }
}

/// What is wrong with a link stands in a sentence that is not in another one.
#[test]
fn what_is_wrong_with_a_link_is_one_sentence() {
    let game = any_game();
    let id = game.id;
    let too_many = vec!["human"; usize::from(*game.players.end()) + 1].join(",");
    let key = (game.options)(&Setup::for_players(game.usual_players))[0].key;
    for link in [
        "game=chess".to_string(),
        "nonsense".to_string(),
        "r=%%%".to_string(),
        format!("game={id}&seats={too_many}"),
        format!("game={id}&option.{key}=much"),
        format!("game={id}&option.nothing=yes"),
        format!("game={id}&seats=cat,dog"),
    ] {
        let why = from_link(&link, &catalogue()).err().unwrap();
        let words = Words::new("error-link").with("why", why);
        for locale in both_locales() {
            let said = locale.say(&words);
            let colons = said.replace('\u{202f}', "").matches(": ").count();
            let ends = said.matches(['.', ';']).count();
            assert!(
                said.ends_with('.') && ends == 1 && colons == 1,
                "{link}: {said}"
            );
        }
    }
}
