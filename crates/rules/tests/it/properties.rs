//! Every game of the list keeps the promises of the trait, with any number of players. What only
//! a game's own tests can check (that no card is lost, which moves are refused) they check there.

use veillee_rules::engine::{Config, Ruleset};
use veillee_rules::games::{self, GameVisitor};

use crate::helpers::{Checks, walk};

struct Walks;

impl GameVisitor for Walks {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let checks = Checks::<G> {
            most_plies: 100_000,
            conserved: |_| (),
            // The other moves of a stranger's game: most of them are illegal here.
            tries: |state, rng| {
                let mut moves = Vec::new();
                let other = G::start(state.config(), rng.bits(), &mut Vec::new()).unwrap();
                other.legal_moves(&mut moves);
                moves
            },
        };
        for players in G::Config::PLAYERS {
            let mut config = G::Config::for_players(players).unwrap();
            for (key, value) in G::Config::QUICK {
                config.set(key, value).unwrap();
            }
            walk(&checks, &config, u64::from(players), 17);
        }
    }
}

#[test]
fn every_game_keeps_its_promises() {
    for id in games::IDS {
        games::visit(id, Walks).unwrap();
    }
}
