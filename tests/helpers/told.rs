//! A game told from its first event to its last, in both languages.

use std::collections::BTreeSet;
use std::fmt::Debug;

use veillee::catalogue::Entry;
use veillee::games::catalogue;
use veillee::locale::{Language, Locale, Words};
use veillee::play::Match;
use veillee_rules::engine::{Config, GameRng, Seat, Setup, Status, Viewer};

use super::Tested;
use super::setups::setups;
use super::table::{WINDOW, begin, quick_app};

/// No game takes longer.
const MOST_PLIES: usize = 100_000;

pub fn both_locales() -> [Locale; 2] {
    Language::ALL.map(|language| Locale::new(language, catalogue().texts()))
}

/// Tells everything once, and remembers which keys were told.
struct Teller<G: Tested> {
    /// Only for the players' names, and for who asks the state.
    table: Match<G>,
    locales: [Locale; 2],
    known: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl<G: Tested> Teller<G> {
    fn new() -> Teller<G> {
        let mut app = quick_app(WINDOW);
        begin::<G>(&mut app, *G::Config::PLAYERS.end(), 1, 1);
        Teller {
            table: app.world_mut().remove_resource::<Match<G>>().unwrap(),
            locales: both_locales(),
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

    fn event(&mut self, event: &G::Event) {
        if !self.is_news(event) {
            return;
        }
        for viewer in [Viewer::Everyone, Viewer::Public, Viewer::Seat(Seat(0))] {
            if let Some(words) = G::narrate(&self.table, event, viewer) {
                self.tell(&words, 80);
            }
        }
    }

    fn refusal(&mut self, reason: &G::Reason) {
        if self.is_news(reason) {
            self.tell(&G::refusal(&self.table, reason), 100);
        }
    }

    fn play(&mut self, setup: &Setup, seed: u64) {
        let config = G::Config::from_setup(setup).unwrap();
        let mut rng = GameRng::from_seed(seed);
        let mut events = Vec::new();
        let mut scratch = Vec::new();
        let mut state = G::start(&config, seed, &mut events).unwrap();
        for ply in 0..MOST_PLIES {
            self.table.state.clone_from(&state);
            events.iter().for_each(|event| self.event(event));
            events.clear();
            if ply % 41 == 0 || matches!(state.status(), Status::Over(_)) {
                for m in G::tries(&state, &mut rng) {
                    if let Some(reason) = state.why_illegal(&m) {
                        self.refusal(&reason);
                    }
                }
            }
            let Some(m) = state.random_move(&mut rng, &mut scratch) else {
                return self.tell(&G::ending(&state), 80);
            };
            state.apply(&m, &mut events).unwrap();
        }
        panic!("no end");
    }
}

/// Plays a hundred games; every text for an event and for a refusal must have been told.
pub fn tells_everything<G: Tested>() {
    let mut teller = Teller::<G>::new();
    let setups = setups(&Entry::of::<G>());
    for seed in 0..100 {
        teller.play(&setups[seed as usize % setups.len()], seed);
    }
    G::rare().iter().for_each(|event| teller.event(event));
    let rare = G::rare_reasons();
    rare.iter().for_each(|reason| teller.refusal(reason));
    for key in G::TEXTS.en.lines().filter_map(|line| line.split_once(" =")) {
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

/// Every card can be called by its name.
pub fn has_names(cards: impl Iterator<Item = Words>) {
    let locales = both_locales();
    for words in cards {
        for locale in &locales {
            let said = locale.say(&words);
            assert!(!said.contains(['{', '$']) && said != words.key(), "{said}");
        }
    }
}

/// These words, in French and in English.
pub fn are(words: Words, french: &str, english: &str) {
    let said = both_locales().map(|locale| locale.say(&words));
    assert_eq!(said, [french.to_string(), english.to_string()]);
}
