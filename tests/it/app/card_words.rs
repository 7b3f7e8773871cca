//! The card games told from their first card to their last, in both languages.

use std::collections::BTreeSet;
use std::fmt::Debug;

use veillee::engine::{GameRng, Seat, Seats, Status, Viewer};
use veillee::games::sar_zan::{self, SarZan};
use veillee::games::soon::{self, Soon};
use veillee::games::sovango::{self, Sovango};
use veillee::games::swoop::{self, Swoop};
use veillee::locale::{Language, Locale, Words};

use crate::walk::{Probe, configs};

fn name(seat: Seat) -> String {
    let names = ["Awa", "Biyogo", "Camille", "Dembé", "Élodie", "Fama"];
    names.get(seat.index()).copied().unwrap_or("?").to_string()
}

/// A game with words of its own.
trait Told: Probe {
    fn event(event: &Self::Event) -> Option<Words>;
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::Event;
    fn refusal(reason: &Self::Reason) -> Words;
    /// What random games hardly ever come to.
    fn rare() -> Vec<Self::Event>;
}

macro_rules! told {
    ($game:ty, $module:ident, [$($rare:expr),* $(,)?]) => {
        impl Told for $game {
            fn event(event: &Self::Event) -> Option<Words> {
                $module::words::event(event, &name)
            }
            fn seen(event: &Self::Event, viewer: Viewer) -> Self::Event {
                event.seen_by(viewer)
            }
            fn refusal(reason: &Self::Reason) -> Words {
                $module::words::refusal(reason, &name)
            }
            fn rare() -> Vec<Self::Event> {
                vec![$($rare),*]
            }
        }
    };
}

told!(
    Sovango,
    sovango,
    [sovango::Event::TiedPlayOn {
        seats: Seats::everyone(3),
        total: 90,
    }]
);
told!(
    SarZan,
    sar_zan,
    [
        sar_zan::Event::TieGoesOn {
            tied: Seats::everyone(2),
            total: 35,
        },
        sar_zan::Event::GameOver {
            cause: sar_zan::Cause::LastRound,
            winners: Seats::only(Seat(1)),
        },
    ]
);
told!(
    Soon,
    soon,
    [soon::Event::RoundEnded {
        round: 2,
        cause: soon::End::TurnLimit,
    }]
);
told!(
    Swoop,
    swoop,
    [swoop::Event::RoundOver {
        round: 3,
        end: swoop::RoundEnd::TurnLimit,
    }]
);

/// Tells everything once, and remembers which keys were told.
struct Teller {
    locales: [Locale; 2],
    known: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Teller {
    fn new() -> Teller {
        Teller {
            locales: Language::ALL.map(Locale::new),
            known: BTreeSet::new(),
            keys: BTreeSet::new(),
        }
    }

    fn is_news(&mut self, what: &impl Debug) -> bool {
        self.known.insert(format!("{what:?}"))
    }

    /// Says the words in both languages and checks what came out; `most` letters are allowed.
    fn tell(&mut self, words: &Words, most: usize) {
        for locale in &self.locales {
            let said = locale.say(words);
            let key = words.key();
            assert!(locale.has(key), "{key} has no words");
            for trace in ["{", "}", "$", "unknown", "  ", "?", "-event-", "-card-"] {
                assert!(!said.contains(trace), "{key}: {said}");
            }
            let first = said.chars().next();
            assert!(first.is_some_and(|c| !c.is_lowercase()), "{key}: {said}");
            assert!(said.chars().count() <= most, "{key} is too long: {said}");
        }
        self.keys.insert(words.key().to_string());
    }

    fn event<G: Told>(&mut self, event: &G::Event) {
        if !self.is_news(event) {
            return;
        }
        for viewer in [Viewer::Everyone, Viewer::Public, Viewer::Seat(Seat(0))] {
            if let Some(words) = G::event(&G::seen(event, viewer)) {
                self.tell(&words, 80);
            }
        }
    }

    fn refusal<G: Told>(&mut self, reason: &G::Reason) {
        if self.is_news(reason) {
            self.tell(&G::refusal(reason), 100);
        }
    }
}

fn play<G: Told>(config: &G::Config, seed: u64, teller: &mut Teller) {
    let mut rng = GameRng::from_seed(seed);
    let mut events = Vec::new();
    let mut scratch = Vec::new();
    let mut state = G::start(config, seed, &mut events).unwrap();
    for ply in 0..G::MOST_PLIES {
        events.iter().for_each(|event| teller.event::<G>(event));
        events.clear();
        if ply % 41 == 0 || matches!(state.status(), Status::Over(_)) {
            for m in state.tries(&mut rng) {
                if let Some(reason) = state.why_illegal(&m) {
                    teller.refusal::<G>(&reason);
                }
            }
        }
        let Some(m) = state.random_move(&mut rng, &mut scratch) else {
            return;
        };
        state.apply(&m, &mut events).unwrap();
    }
    panic!("no end");
}

/// Plays a hundred games; every text for an event and for a refusal must have been told.
fn tells_everything<G: Told>(cards: impl Iterator<Item = Words>) {
    let mut teller = Teller::new();
    let configs = configs::<G>();
    for seed in 0..100 {
        let config = &configs[seed as usize % configs.len()];
        play::<G>(config, seed, &mut teller);
    }
    G::rare().iter().for_each(|event| teller.event::<G>(event));

    let [fr, en] = &teller.locales;
    for words in cards {
        for locale in [fr, en] {
            let said = locale.say(&words);
            assert!(!said.contains(['{', '$']) && said != words.key(), "{said}");
        }
    }
    let sources = Language::En.sources().iter();
    let (_, source) = sources.clone().find(|(name, _)| *name == G::ID).unwrap();
    for key in source.lines().filter_map(|line| line.split_once(" =")) {
        let is_told = ["event", "refused"]
            .iter()
            .any(|part| key.0.starts_with(&format!("{}-{part}-", G::ID)));
        assert!(
            !is_told || teller.keys.contains(key.0),
            "{} was never told",
            key.0
        );
    }
}

#[test]
fn sovango_is_told() {
    tells_everything::<Sovango>(sovango::Card::DECK.into_iter().map(sovango::words::card));
}

#[test]
fn sar_zan_is_told() {
    tells_everything::<SarZan>(sar_zan::Card::deck().into_iter().map(sar_zan::words::card));
}

#[test]
fn soon_is_told() {
    tells_everything::<Soon>(soon::Card::all().map(soon::words::card));
}

#[test]
fn swoop_is_told() {
    tells_everything::<Swoop>(swoop::CardSet::ALL.iter().map(swoop::words::card));
}

#[test]
fn cards_have_names() {
    let [fr, en] = Language::ALL.map(Locale::new);
    let both = |words: Words| (fr.say(&words), en.say(&words));
    let are = |words: Words, french: &str, english: &str| {
        assert_eq!(both(words), (french.to_string(), english.to_string()));
    };
    let sovango = |name: &str| sovango::words::card(sovango::Card::parse(name).unwrap());
    are(sovango("Rlion"), "lion rouge", "red lion");
    are(sovango("Gpanther"), "panthère verte", "green panther");
    are(sovango("B0"), "0 bleu", "blue 0");

    let sar_zan = |value: u8| sar_zan::words::card(sar_zan::Card::new(value).unwrap());
    are(sar_zan(12), "12", "12");

    let soon = |name: &str| soon::words::card(soon::Card::try_from(name.to_string()).unwrap());
    are(soon("3d"), "3 de jour", "day 3");
    are(soon("Jn"), "Joker de nuit", "night Joker");
    are(soon("L"), "Éclair", "Lightning");

    let swoop = |name: &str| swoop::Card::try_from(name.to_string()).unwrap();
    are(swoop::words::card(swoop("6h0")), "6 de cœur", "6 of hearts");
    are(
        swoop::words::card(swoop("Qs1")),
        "dame de pique",
        "queen of spades",
    );
    let some = |name: &str, count| swoop::words::cards(swoop(name).rank(), count);
    are(some("6h0", 3), "trois 6", "three 6s");
    are(some("Kd0", 2), "deux rois", "two kings");
    are(some("8c0", 1), "un 8", "an 8");
    are(some("Qc0", 1), "une dame", "a queen");
    are(some("Ac0", 8), "huit as", "eight aces");
}

#[test]
fn names_stand_in_a_row() {
    let [fr, en] = Language::ALL.map(Locale::new);
    let names = |count: u8| Words::names(Seats::everyone(count), &name);
    assert_eq!(en.say(&names(1)), "Awa");
    assert_eq!(fr.say(&names(2)), "Awa et Biyogo");
    assert_eq!(en.say(&names(3)), "Awa, Biyogo and Camille");
    assert_eq!(fr.say(&Words::signed(-2)), "−2");
    assert_eq!(en.say(&Words::signed(4)), "+4");
}
