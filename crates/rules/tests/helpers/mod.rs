//! Shared by the tests of all games: setting one up, and random walks through whole games that
//! hold every ruleset to the promises of the trait.

// Every game includes this file, and no game needs all of it.
#![allow(dead_code)]

use std::fmt::Debug;

use proptest::prelude::*;
use veillee_rules::engine::{
    Config, GameRng, Nobody, Record, Ruleset, Seat, Setup, Status, Viewer,
};

/// What the walks need to know of a game beyond its rules.
pub struct Checks<G: Ruleset> {
    /// No game in the walks may take longer.
    pub most_plies: usize,
    /// Panics unless every card or seed is in exactly one place.
    pub conserved: fn(&G),
    /// Moves that a person could try now, legal and illegal alike.
    pub tries: fn(&G, &mut GameRng) -> Vec<G::Move>,
}

/// A few games of every configuration, then many of random ones. The seeds of the first are
/// fixed so that every option is always played.
pub fn hold_promises<G: Ruleset>(checks: &Checks<G>, cases: u32, stride: usize) {
    let configs = configs::<G>();
    for (seed, config) in configs.iter().enumerate() {
        walk(checks, config, seed as u64, stride);
    }
    let strategy = (0..configs.len(), any::<u64>());
    let runner = ProptestConfig {
        cases,
        failure_persistence: None,
        max_shrink_iters: 64,
        ..ProptestConfig::default()
    };
    proptest!(runner, |((at, seed) in strategy)| {
        walk(checks, &configs[at], seed, stride);
    });
}

pub fn config<G: Ruleset>(players: u8, options: &[(&str, &str)]) -> G::Config {
    let setup = Setup {
        players,
        options: options
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect(),
        position: None,
    };
    G::Config::from_setup(&setup).unwrap()
}

/// Every number of players with every value of every option, one option changed at a time.
pub fn configs<G: Ruleset>() -> Vec<G::Config> {
    let mut all = Vec::new();
    for players in G::Config::PLAYERS {
        let default = G::Config::for_players(players).unwrap();
        all.push(default.clone());
        for option in default.options() {
            for choice in option.choices.iter().filter(|c| **c != option.default) {
                let mut changed = default.clone();
                changed.set(option.key, choice).unwrap();
                all.push(changed);
            }
        }
    }
    all
}

/// Plays one random game and checks everything the trait promises on the way. The dear checks
/// are made on every `stride`th ply.
pub fn walk<G: Ruleset>(checks: &Checks<G>, config: &G::Config, seed: u64, stride: usize) {
    let mut rng = GameRng::from_seed(seed ^ 0x5eed);
    let mut started = Vec::new();
    let mut state = G::start(config, seed, &mut started).unwrap();
    assert_eq!(state, G::start(config, seed, &mut Nobody).unwrap());
    // A deal is a secret, in a game that has secrets.
    let is_whole = |event: &G::Event| G::seen_by(event, Viewer::Public) == *event;
    assert_eq!(started.iter().all(is_whole), !G::HIDES);
    let mut record = Record::<G>::new(config.clone(), seed);
    let mut legal = Vec::new();
    let mut scratch = Vec::new();
    let players = config.players();

    while let Status::ToMove(seat) = state.status() {
        let ply = record.moves.len();
        assert!(ply < checks.most_plies, "no end after {ply} plies");
        assert!(seat.0 < players);
        (checks.conserved)(&state);
        state.legal_moves(&mut legal);
        assert!(!legal.is_empty(), "nothing to play: {state:?}");
        assert!(legal.is_sorted_by(|a, b| a < b), "unsorted: {legal:?}");
        let m = legal[rng.clone().below(legal.len() as u32) as usize];
        assert_eq!(state.random_move(&mut rng, &mut scratch), Some(m));

        if ply.is_multiple_of(stride) {
            check_moves(checks, &state, &legal, &mut rng);
            check_written(&state);
            check_views(checks, &state, &mut rng);
        }
        let mut silent = state.clone();
        let mut events = Vec::new();
        assert_eq!(state.why_illegal(&m), None);
        state.apply(&m, &mut events).unwrap();
        silent.apply(&m, &mut Nobody).unwrap();
        assert_eq!(state, silent, "listening changed the game");
        assert!(!events.is_empty(), "{m:?} told nothing");
        for event in &events {
            for viewer in [Viewer::Everyone, Viewer::Public, Viewer::Seat(seat)] {
                let seen = G::seen_by(event, viewer);
                assert_eq!(G::seen_by(&seen, viewer), seen, "nothing more is hidden");
            }
        }
        record.moves.push(m);
    }

    (checks.conserved)(&state);
    state.legal_moves(&mut legal);
    assert!(legal.is_empty(), "moves after the end");
    assert_eq!(state.random_move(&mut rng, &mut scratch), None);
    for m in (checks.tries)(&state, &mut rng) {
        assert!(state.why_illegal(&m).is_some());
    }
    let Status::Over(outcome) = state.status() else {
        unreachable!()
    };
    assert!(!outcome.winners.is_empty(), "somebody wins");
    assert_eq!(state.scores().len(), usize::from(players));
    check_written(&state);
    check_record(&record, &state);
}

fn check_moves<G: Ruleset>(checks: &Checks<G>, state: &G, legal: &[G::Move], rng: &mut GameRng) {
    for m in legal {
        assert_eq!(state.why_illegal(m), None, "{m:?} is listed");
        assert_eq!(state.standard_form(m), *m);
        let mut next = state.clone();
        next.apply(m, &mut Nobody).unwrap();
        (checks.conserved)(&next);
        assert!(!state.notation(m).is_empty());
    }
    for m in (checks.tries)(state, rng) {
        let listed = legal.contains(&state.standard_form(&m));
        let reason = state.why_illegal(&m);
        assert_eq!(reason.is_none(), listed, "{m:?}: {reason:?} in {state:?}");
        let mut next = state.clone();
        let result = next.apply(&m, &mut Vec::new());
        assert_eq!(result.err(), reason, "{m:?}");
        if !listed {
            assert_eq!(&next, state, "a refused move changed something");
        }
    }
}

fn check_written<G: Ruleset>(state: &G) {
    let text = serde_json::to_string(state).unwrap();
    let back: G = serde_json::from_str(&text).unwrap();
    assert_eq!(&back, state);
}

/// Hidden is hidden: a state drawn anew from what a seat knows looks the same to that seat and
/// to the public, and drawing again from it gives the very same states.
fn check_views<G: Ruleset>(checks: &Checks<G>, state: &G, rng: &mut GameRng) {
    for seat in Seat::all(state.players()) {
        let other = state.determinize(seat, rng);
        (checks.conserved)(&other);
        let same = |viewer: Viewer| {
            assert_eq!(other.view(viewer), state.view(viewer), "{viewer:?}");
        };
        same(Viewer::Seat(seat));
        same(Viewer::Public);
        assert_eq!(other.status(), state.status());
        assert_eq!(other.scores(), state.scores());
        let again = rng.clone();
        assert_eq!(
            other.determinize(seat, &mut again.clone()),
            state.determinize(seat, &mut again.clone()),
            "{seat:?} has seen something hidden"
        );
        if state.status() == Status::ToMove(seat) {
            let (mut ours, mut theirs) = (Vec::new(), Vec::new());
            state.legal_moves(&mut ours);
            other.legal_moves(&mut theirs);
            assert_eq!(
                ours, theirs,
                "{seat:?} may play something it cannot know of"
            );
        }
    }
}

fn check_record<G: Ruleset>(record: &Record<G>, end: &G)
where
    Record<G>: PartialEq + Debug,
{
    assert_eq!(&record.replay().unwrap(), end);
    for text in [record.to_json(), record.to_link()] {
        let (read, state) = Record::<G>::read(&text).unwrap();
        assert_eq!(&read, record);
        assert_eq!(&state, end);
    }
}
