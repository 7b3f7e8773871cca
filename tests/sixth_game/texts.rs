//! It brings every text that is asked of it, in both languages.

use std::collections::BTreeSet;

use veillee::game::Game;
use veillee::locale::{Language, Locale, Words};
use veillee::plan::Player;
use veillee::play::Narrator;
use veillee_rules::ai::{Level, Thinker};
use veillee_rules::engine::{Config, Ruleset, Viewer};

use crate::evening::Evening;
use crate::games;
use crate::rules::{Card, Douze, DouzeConfig, Event, Reason, Why};

fn keys(language: Language) -> BTreeSet<&'static str> {
    let lines = Douze::TEXTS.in_language(language).lines();
    let lines = lines.filter(|line| line.starts_with("douze-"));
    let keys = lines.filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key).collect()
}

#[test]
fn both_languages_have_the_same_keys() {
    assert_eq!(keys(Language::Fr), keys(Language::En));
}

/// What the program itself asks of every game.
#[test]
fn the_program_finds_what_it_asks_for() {
    let mut asked: Vec<String> = ["name", "pitch", "length", "help-1", "help-1-heading"]
        .map(|part| format!("douze-{part}"))
        .to_vec();
    for option in DouzeConfig::for_players(2).unwrap().options() {
        asked.push(format!("douze-option-{}", option.key));
        let choices = option.choices.iter();
        asked.extend(choices.map(|choice| format!("douze-option-{}-{choice}", option.key)));
    }
    for key in asked {
        assert!(keys(Language::En).contains(key.as_str()), "{key}");
    }
}

/// A whole game is told, with every reason and every refusal there is.
#[test]
fn everything_that_happens_is_said() {
    let mut evening = Evening::of((1280, 800), [Player::Ai(Level::Expert); 2]);
    assert_eq!(evening.turn(), None);
    let table = evening.table();
    let mut events: Vec<Event> = Vec::new();
    let end = table.record.replay_with(&mut events, |_, _, _| ()).unwrap();
    let card = Card::pack().next().unwrap();
    let why = |why: <Douze as Thinker>::Why| Douze::why(table, &why);
    let mut told: Vec<Words> = vec![
        Douze::refusal(table, &Reason::GameOver),
        Douze::refusal(table, &Reason::NotInHand { card }),
        why(Why::Takes { card }),
        why(Why::LetsTrip { card }),
        why(Why::GivesAway { card }),
        why(Why::Leads { card }),
        Douze::move_words(table, &card),
        Douze::ending(&end),
        Douze::ending(&start()),
    ];
    for viewer in [Viewer::Public, Viewer::Everyone] {
        told.extend(
            events
                .iter()
                .filter_map(|e| Douze::narrate(table, e, viewer)),
        );
        told.extend(Douze::table_words(table, viewer));
    }
    assert!(told.len() > 30, "{}", told.len());
    assert!(!table.reasons.is_empty(), "opponents say why");
    for language in Language::ALL {
        let locale = Locale::new(language, games().texts());
        for words in &told {
            let said = locale.say(words);
            let is_said = !said.is_empty() && !said.contains("douze-") && !said.contains('{');
            assert!(is_said, "{language:?}: {words:?} says {said:?}");
        }
    }
}

fn start() -> Douze {
    let config = DouzeConfig::for_players(2).unwrap();
    Douze::start(&config, 1, &mut veillee_rules::engine::Nobody).unwrap()
}
