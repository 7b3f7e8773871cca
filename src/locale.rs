//! Every text a person reads, in French and in English.
//!
//! A text on screen is a [`Words`] component: a key of the Fluent files with its values. It is
//! put into the current language when it appears, when it changes, and when the language does.
//!
//! The files are written with plain spaces, and with `~` where no line is to end; what else a
//! language wants between its signs is put there here, and nowhere else.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::text::TextSection;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::langid;
use veillee_rules::engine::{Seat, Seats};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    Fr,
    En,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];

    pub fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// The language for a tag such as `fr-CA` or `en_GB.UTF-8`; `None` for any other.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let start = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| start.eq_ignore_ascii_case(language.code()))
    }
}

/// Texts in every language, in Fluent's format.
#[derive(Clone, Copy)]
pub struct Texts {
    pub fr: &'static str,
    pub en: &'static str,
}

impl Texts {
    /// The texts that no game brings along. They are part of the program: even the first error
    /// can be told.
    pub const SHARED: Texts = Texts {
        fr: include_str!("../assets/locales/fr/app.ftl"),
        en: include_str!("../assets/locales/en/app.ftl"),
    };

    pub fn in_language(&self, language: Language) -> &'static str {
        match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        }
    }
}

/// A value inside a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Text(String),
    Number(i64),
    /// With as many decimals as it has.
    Decimal(f32),
    /// Another text, in the same language.
    Words(Words),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_string())
    }
}
impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}
macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        }
    )+};
}
numbers!(u8, u16, u32, i32, i64);
impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Value::Number(number as i64)
    }
}
impl From<f32> for Value {
    fn from(number: f32) -> Self {
        Value::Decimal(number)
    }
}
impl From<Words> for Value {
    fn from(words: Words) -> Self {
        Value::Words(words)
    }
}

/// Of how many the same is said: a text that knows it can be said of several at once.
pub const TOGETHER: &str = "together";
/// What they come to, up to this one.
pub const SO_FAR: &str = "so-far";

/// A text by its key. On an entity with a [`Text`] it is what that text says.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Words {
    key: Cow<'static, str>,
    values: Vec<(Cow<'static, str>, Value)>,
}

impl Words {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Words {
        Words {
            key: key.into(),
            values: Vec::new(),
        }
    }

    /// Text that is the same in every language: a name, a number.
    pub fn plain(text: impl Into<String>) -> Words {
        Words::new("plain").with("text", text.into())
    }

    /// The players of these seats: "Awa, Camille and Fama".
    pub fn names(seats: Seats, name: &dyn Fn(Seat) -> String) -> Words {
        Words::and(seats.iter().map(|seat| Words::plain(name(seat))))
    }

    /// All of these: "Awa, Camille and Fama".
    pub fn and(words: impl IntoIterator<Item = Words>) -> Words {
        let mut words: Vec<Words> = words.into_iter().collect();
        let last = words.pop().unwrap_or_else(|| Words::plain(""));
        if words.is_empty() {
            return last;
        }
        Words::new("names-and")
            .with("names", Words::list(words))
            .with("last", last)
    }

    /// One after the other: "6, 8, 9".
    pub fn list(words: impl IntoIterator<Item = Words>) -> Words {
        let mut words = words.into_iter();
        let first = words.next().unwrap_or_else(|| Words::plain(""));
        words.fold(first, |list, next| {
            Words::new("list-two")
                .with("first", list)
                .with("second", next)
        })
    }

    /// Side by side: "Awa leads · 33 to go".
    pub fn dotted(words: impl IntoIterator<Item = Words>) -> Option<Words> {
        words.into_iter().reduce(|first, second| {
            Words::new("dotted")
                .with("first", first)
                .with("second", second)
        })
    }

    /// A number with the right minus: "4", "−2".
    pub fn number(number: i32) -> Words {
        Words::plain(number.to_string().replace('-', "−"))
    }

    /// A score that may be taken away: "+4", "−2".
    pub fn signed(number: i32) -> Words {
        Words::plain(format!("{number:+}").replace('-', "−"))
    }

    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Words {
        self.values.push((name.into(), value.into()));
        self
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    /// All of these said at once: "columns 2 and 4". Only of texts that say by [`TOGETHER`] how
    /// many they are of, and that differ in numbers; of [`SO_FAR`] the last is said.
    pub fn together(alike: &[Words]) -> Option<Words> {
        let (first, rest) = alike.split_first()?;
        let is_one = |words: &Words| {
            let found = words.values.iter().find(|(name, _)| name == TOGETHER);
            words.key == first.key
                && words.values.len() == first.values.len()
                && found.is_some_and(|(_, many)| *many == Value::Number(1))
        };
        if rest.is_empty() || !alike.iter().all(is_one) {
            return None;
        }
        let mut words = Words::new(first.key.clone());
        for (nth, (name, value)) in first.values.iter().enumerate() {
            let of = |one: &Words| one.values.get(nth).map(|(_, value)| value.clone());
            let said = if name == TOGETHER {
                Value::from(alike.len())
            } else if name == SO_FAR {
                of(alike.last()?)?
            } else if rest.iter().all(|one| of(one).as_ref() == Some(value)) {
                value.clone()
            } else {
                let number = |one: &Words| match of(one) {
                    Some(Value::Number(number)) => Some(Words::plain(number.to_string())),
                    _ => None,
                };
                let all: Option<Vec<Words>> = alike.iter().map(number).collect();
                Value::from(Words::and(all?))
            };
            words = words.with(name.clone(), said);
        }
        Some(words)
    }
}

/// The language in use.
#[derive(Resource)]
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    of_games: Vec<Texts>,
}

impl Locale {
    pub fn new(language: Language, of_games: Vec<Texts>) -> Locale {
        let id = match language {
            Language::Fr => langid!("fr"),
            Language::En => langid!("en"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around values would show as boxes in fonts without them.
        bundle.set_use_isolating(false);
        // Of the text itself, not of the values: a name stays as it was typed.
        bundle.set_transform(Some(match language {
            Language::Fr => set_in_french,
            Language::En => set_in_english,
        }));
        for texts in [&Texts::SHARED].into_iter().chain(&of_games) {
            let source = texts.in_language(language);
            let resource = FluentResource::try_new(source.to_string());
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                error!("{}: {errors:?}", language.code());
                resource
            });
            bundle.add_resource_overriding(resource);
        }
        Locale {
            language,
            bundle,
            of_games,
        }
    }

    /// The same texts in another language.
    pub fn in_language(&self, language: Language) -> Locale {
        Locale::new(language, self.of_games.clone())
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    pub fn say(&self, words: &Words) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &words.values {
            let value: FluentValue = match value {
                Value::Text(text) => text.as_str().into(),
                Value::Number(number) => (*number).into(),
                Value::Decimal(number) => decimal(*number, self.language).into(),
                Value::Words(words) => self.say(words).into(),
            };
            args.set(name.clone(), value);
        }
        if words.key == "plain" {
            return match args.get("text") {
                Some(FluentValue::String(text)) => text.to_string(),
                _ => String::new(),
            };
        }
        let message = self.bundle.get_message(&words.key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            error!("no words for {:?}", words.key);
            return words.key.to_string();
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        for problem in errors {
            error!("{}: {problem}", words.key);
        }
        said.into_owned()
    }
}

pub(super) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Locale>() {
        app.insert_resource(Locale::new(Language::En, Vec::new()));
    }
    app.add_systems(
        PostUpdate,
        (
            speak::<Text>
                .in_set(Speak)
                .before(bevy::ui::UiSystems::Prepare),
            speak::<Text2d>.before(bevy::sprite::update_text2d_layout),
        ),
    );
}

/// In the files, where spaces all look alike.
const HARD_SPACE_WRITTEN: char = '~';
/// No line ends at these, and the second is narrow.
const HARD_SPACE: char = '\u{a0}';
const NARROW_SPACE: char = '\u{202f}';

/// French sets its high signs, its quotation marks and the per cent sign apart from the words.
fn set_in_french(text: &str) -> Cow<'_, str> {
    with_spaces(text, |before, after| match (before, after) {
        (Some('«'), _) | (_, Some(';' | ':' | '!' | '?' | '»' | '%')) => NARROW_SPACE,
        (_, Some('·')) => HARD_SPACE,
        _ => ' ',
    })
}

fn set_in_english(text: &str) -> Cow<'_, str> {
    with_spaces(text, |_, after| match after {
        Some('·') => HARD_SPACE,
        _ => ' ',
    })
}

/// Puts another space for each, by what stands before and after it.
fn with_spaces(text: &str, space: impl Fn(Option<char>, Option<char>) -> char) -> Cow<'_, str> {
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        set.push(match letter {
            ' ' => space(before, letters.peek().copied()),
            HARD_SPACE_WRITTEN => HARD_SPACE,
            _ => letter,
        });
        before = Some(letter);
    }
    set.into()
}

/// "0.5", in French "0,5".
fn decimal(number: f32, language: Language) -> String {
    let number = number.to_string();
    match language {
        Language::Fr => number.replace('.', ","),
        Language::En => number,
    }
}

/// When words are put into the current language.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Speak;

/// Between two of these stand the words that matter most.
pub const STRONG: &str = "**";

fn speak<T: TextSection>(locale: Res<Locale>, mut texts: Query<(Ref<Words>, &mut T)>) {
    let all = locale.is_changed();
    for (words, mut text) in &mut texts {
        if all || words.is_changed() {
            let said = locale.say(&words);
            if text.get_text() != said {
                *text.get_text_mut() = said;
            }
        }
    }
}
