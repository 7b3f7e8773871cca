//! Golden playthroughs: one random game per game and player count, move by move and event by
//! event, compared whole. A difference means that old records may no longer replay: either the
//! change is a mistake, or the record version must go up.
//!
//! To write them anew: `VEILLEE_GOLDEN=write cargo test -p veillee-rules --test it golden`.

use std::fmt::Write as _;
use std::path::PathBuf;

use veillee_rules::engine::{Config, GameRng, Ruleset, Status};
use veillee_rules::games::{self, GameVisitor};

const SEED: u64 = 2026;
/// So many moves are written out, to stay readable and reviewable; the rest of the game is
/// written as a digest of the same lines.
const MOVES_TOLD: usize = 120;

/// FNV-1a.
fn digest(text: &str, so_far: u64) -> u64 {
    text.bytes().fold(so_far, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

struct Golden;

impl GameVisitor for Golden {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        for players in G::Config::PLAYERS {
            let told = tell::<G>(players);
            let file = format!("tests/it/golden/{}-{players}.txt", G::ID);
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(&file);
            if std::env::var_os("VEILLEE_GOLDEN").is_some() {
                std::fs::write(&path, &told).unwrap();
            }
            let golden = std::fs::read_to_string(&path).unwrap_or_default();
            let differs = golden.lines().zip(told.lines()).position(|(a, b)| a != b);
            if let Some(line) = differs {
                panic!(
                    "{file}:{}\n  golden: {}\n  now:    {}",
                    line + 1,
                    golden.lines().nth(line).unwrap_or_default(),
                    told.lines().nth(line).unwrap_or_default()
                );
            }
            assert!(
                golden == told,
                "{file} is longer or shorter than the game now played"
            );
        }
    }
}

fn tell<G: Ruleset>(players: u8) -> String {
    let config = G::Config::for_players(players).unwrap();
    let mut rng = GameRng::from_seed(SEED);
    let mut events = Vec::new();
    let mut state = G::start(&config, SEED, &mut events).unwrap();
    let mut text = String::new();
    let mut legal = Vec::new();
    let mut moves = 0;
    let mut rest = 0xcbf2_9ce4_8422_2325;
    let events_told = |text: &mut String, events: &mut Vec<G::Event>| {
        for event in events.drain(..) {
            writeln!(text, "  {}", serde_json::to_string(&event).unwrap()).unwrap();
        }
    };
    writeln!(
        text,
        "{}",
        serde_json::to_string(&config.to_setup()).unwrap()
    )
    .unwrap();
    events_told(&mut text, &mut events);
    while let Status::ToMove(seat) = state.status() {
        state.legal_moves(&mut legal);
        let m = *rng.choose(&legal).unwrap();
        let notation = state.notation(&m);
        state.apply(&m, &mut events).unwrap();
        moves += 1;
        let mut told = format!("{moves}. seat {} of {}: {notation}\n", seat.0, legal.len());
        events_told(&mut told, &mut events);
        if moves <= MOVES_TOLD {
            text += &told;
        } else {
            rest = digest(&told, rest);
        }
    }
    writeln!(text, "the rest: {rest:016x}").unwrap();
    let Status::Over(outcome) = state.status() else {
        unreachable!()
    };
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    writeln!(
        text,
        "over after {moves} moves: {:?}, won by {winners:?}",
        state.scores()
    )
    .unwrap();
    text
}

#[test]
fn playthroughs_are_unchanged() {
    for id in games::IDS {
        games::visit(id, Golden);
    }
}
