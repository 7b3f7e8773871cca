//! What there is to read about a game, in order of need: its parts, the house rules it is played by,
//! and its words. The same is drawn and searched.

use veillee_rules::engine::{OptionSpec, Setup};

use crate::catalogue::Entry;
use crate::locale::{Locale, STRONG, Value, Words};
use crate::plan::CurrentRules;

/// No game's help has more parts.
const MOST: usize = 20;

/// Something to read under a heading.
pub(super) struct Passage {
    pub about: About,
    pub heading: Words,
    /// Sentence by sentence.
    pub said: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// The part of this number, from 0.
    Part(usize),
    /// The house rules.
    Rules,
    /// The glossary.
    Glossary,
}

/// A game as it is to be read about: with the house rules of the match, or the usual ones.
pub(super) struct Book<'a> {
    pub game: &'a Entry,
    pub options: Vec<OptionSpec>,
    /// They are those of a match.
    pub of_a_match: bool,
    values: Vec<(&'static str, Value)>,
    locale: &'a Locale,
}

impl<'a> Book<'a> {
    pub fn new(game: &'a Entry, rules: &CurrentRules, locale: &'a Locale) -> Book<'a> {
        let of_match = rules.of(game.id);
        let usual = Setup::for_players(game.usual_players);
        let setup = of_match.unwrap_or(&usual);
        let options = (game.options)(setup);
        // What can be chosen at other tables only is as usual at this one.
        let elsewhere = game.players.clone().map(Setup::for_players);
        let elsewhere = elsewhere.flat_map(|setup| (game.options)(&setup));
        let mut values = vec![("players", Value::from(setup.players))];
        for option in options.iter().cloned().chain(elsewhere) {
            if values.iter().all(|(key, _)| *key != option.key) {
                values.push((option.key, value(option.chosen)));
            }
        }
        Book {
            game,
            options,
            of_a_match: of_match.is_some(),
            values,
            locale,
        }
    }

    /// A text of this game's, told of the house rules.
    pub fn words(&self, key: impl Into<String>) -> Words {
        let values = self.values.iter().cloned();
        values.fold(Words::new(key.into()), |words, (name, value)| {
            words.with(name, value)
        })
    }

    pub fn say(&self, key: impl Into<String>) -> String {
        self.locale.say(&self.words(key))
    }

    /// Is this as the house rules have it?
    pub fn holds(&self, unless: &[(&str, &str)]) -> bool {
        let chosen = |(key, value): &(&str, &str)| {
            let mut options = self.options.iter();
            options.any(|option| option.key == *key && option.chosen == *value)
        };
        !unless.iter().any(chosen)
    }

    pub fn rule(&self, option: &OptionSpec) -> Words {
        Words::new(format!("{}-option-{}", self.game.id, option.key))
    }

    pub fn value(&self, option: &OptionSpec, value: &str) -> Words {
        let (id, value) = (self.game.id, value.replace('.', "-"));
        Words::new(format!("{id}-option-{}-{value}", option.key))
    }

    /// Everything there is to read, from the first part to the glossary.
    pub fn passages(&self) -> Vec<Passage> {
        let id = self.game.id;
        let numbers = 1..=MOST;
        let texts = numbers.map(|number| (number, format!("{id}-help-{number}")));
        let texts = texts.take_while(|(_, key)| self.locale.has(key));
        let mut all: Vec<Passage> = texts
            .map(|(number, key)| Passage {
                about: About::Part(number - 1),
                heading: Words::new(format!("{key}-heading")),
                said: self.said_in_part(number - 1, key),
            })
            .collect();
        if !self.options.is_empty() {
            let heading = match self.of_a_match {
                true => "help-rules-match",
                false => "help-rules-usual",
            };
            let said = self.options.iter().map(|option| {
                let rule = Words::new("setup-rule").with("rule", self.rule(option));
                let words = rule.with("value", self.value(option, option.chosen));
                self.locale.say(&words)
            });
            all.push(Passage {
                about: About::Rules,
                heading: Words::new(heading),
                said: said.collect(),
            });
        }
        if !self.game.words.is_empty() {
            let said = self.game.words.iter().map(|code| {
                let word = Words::new(format!("{id}-word-{code}"));
                let means = Words::new(format!("{id}-word-{code}-means"));
                let words = Words::new("help-word").with("word", word);
                self.locale.say(&words.with("means", means))
            });
            all.push(Passage {
                about: About::Glossary,
                heading: Words::new("help-glossary"),
                said: said.collect(),
            });
        }
        all
    }

    fn said_in_part(&self, part: usize, key: String) -> Vec<String> {
        let mut said = steps(&self.say(key));
        if let Some(shown) = self.game.help.get(part) {
            let examples = shown.examples.iter();
            let examples = examples.filter(|example| self.holds(example.unless));
            said.extend(examples.map(|example| self.say(example.says)));
            let sample = shown.sample.filter(|sample| self.holds(sample.unless));
            said.extend(sample.map(|sample| self.say(sample.says)));
        }
        said
    }
}

/// As a text can choose by it: "40" is a number.
fn value(chosen: &'static str) -> Value {
    match chosen.parse::<i64>() {
        Ok(number) => Value::from(number),
        Err(_) => Value::from(chosen),
    }
}

/// A sentence is a step.
pub fn steps(said: &str) -> Vec<String> {
    let mut steps = Vec::new();
    let mut rest = said.trim();
    let next = |rest: &str| {
        let ends = rest
            .match_indices(['.', '!', '?'])
            .map(|(at, end)| at + end.len());
        // What is marked up to here ends with the sentence.
        let mut ends = ends.map(|end| match rest[end..].starts_with(STRONG) {
            true => end + STRONG.len(),
            false => end,
        });
        // After it a space, and no small letter.
        ends.find(|end| {
            let next = rest[*end..].strip_prefix(' ').and_then(|after| {
                let mut letters = after.trim_start_matches(STRONG).chars();
                letters.next()
            });
            next.is_some_and(|next| !next.is_lowercase())
        })
    };
    while let Some(end) = next(rest) {
        steps.push(rest[..end].to_string());
        rest = rest[end..].trim_start();
    }
    steps.push(rest.to_string());
    steps
}
