//! Opponents: what is true of all of them, in every game.

use std::task::Poll;

use veillee_rules::ai::{self, ChoiceOf, Level, Thinker};
use veillee_rules::engine::{Config, GameRng, Nobody, Ruleset, Seat, Setup, Status};
use veillee_rules::games::{self, GameVisitor};

/// Some moments of a game at which there is something to choose, spread over its course.
fn moments<G: Ruleset>(players: u8, seed: u64, count: usize) -> Vec<(G, Seat)> {
    let config = G::Config::from_setup(&Setup::for_players(players)).unwrap();
    let mut state = G::start(&config, seed, &mut Nobody).unwrap();
    let mut rng = GameRng::from_seed(seed);
    let mut legal = Vec::new();
    let mut found = Vec::new();
    while found.len() < count {
        let Status::ToMove(seat) = state.status() else {
            break;
        };
        state.legal_moves(&mut legal);
        if legal.len() > 1 && rng.below(6) == 0 {
            found.push((state.clone(), seat));
        }
        let m = *rng.choose(&legal).unwrap();
        state.apply(&m, &mut Nobody).unwrap();
    }
    found
}

/// Expert's thoughts are long, and this is no fast build.
fn moments_for(level: Level) -> usize {
    match level {
        Level::Easy | Level::Medium => 6,
        Level::Hard => 2,
        Level::Expert => 1,
    }
}

fn every_table<V: GameVisitor + Copy>(visitor: V) {
    for id in games::IDS {
        games::visit(id, visitor).unwrap();
    }
}

#[derive(Clone, Copy)]
struct NobodyPeeks;

impl GameVisitor for NobodyPeeks {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let players = G::Config::PLAYERS;
        for players in [*players.start(), *players.end()] {
            for level in Level::ALL {
                for (state, seat) in moments::<G>(players, 5, moments_for(level)) {
                    let chosen = ai::choose(&state, seat, level, 9);
                    let mut rng = GameRng::from_seed(77);
                    let other = state.determinize(seat, &mut rng);
                    let chosen_there = ai::choose(&other, seat, level, 9);
                    assert_eq!(chosen, chosen_there, "{} {players} {level:?}", G::ID);
                }
            }
        }
    }
}

#[test]
fn nobody_peeks() {
    every_table(NobodyPeeks);
}

#[derive(Clone, Copy)]
struct SlicesDoNotMatter;

fn in_slices<G: Thinker>(state: &G, seat: Seat, level: Level, quanta: u32) -> ChoiceOf<G> {
    let mut search = ai::think(state, seat, level, 4).unwrap();
    loop {
        if let Poll::Ready(choice) = search.step(quanta) {
            return choice;
        }
    }
}

impl GameVisitor for SlicesDoNotMatter {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for level in Level::ALL {
            for (state, seat) in moments::<G>(*G::Config::PLAYERS.start(), 2, moments_for(level)) {
                let whole = in_slices(&state, seat, level, u32::MAX);
                assert_eq!(
                    whole,
                    in_slices(&state, seat, level, 37),
                    "{} {level:?}",
                    G::ID
                );
                assert!(state.why_illegal(&whole.m).is_none(), "{} {level:?}", G::ID);
            }
        }
    }
}

#[test]
fn how_a_thought_is_sliced_changes_nothing() {
    every_table(SlicesDoNotMatter);
}

#[derive(Clone, Copy)]
struct EveryMoveIsLegal;

impl GameVisitor for EveryMoveIsLegal {
    type Output = ();

    fn visit<G: Thinker>(self) {
        for players in G::Config::PLAYERS {
            let config = G::Config::from_setup(&Setup::for_players(players)).unwrap();
            let mut state = G::start(&config, 3, &mut Nobody).unwrap();
            for made in 0..60 {
                let Status::ToMove(seat) = state.status() else {
                    break;
                };
                let level = if made % 2 == 0 {
                    Level::Easy
                } else {
                    Level::Medium
                };
                let choice = ai::choose(&state, seat, level, made).unwrap();
                state.apply(&choice.m, &mut Nobody).unwrap();
            }
        }
    }
}

#[test]
fn every_move_of_an_opponent_is_legal() {
    every_table(EveryMoveIsLegal);
}
