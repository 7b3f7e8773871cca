//! Playing and listing moves allocate nothing when nobody listens: a search does both millions
//! of times.

use veillee_rules::engine::{Config, GameRng, Nobody, Ruleset};
use veillee_rules::games::{self, GameVisitor};

struct Count;

impl GameVisitor for Count {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        for players in G::Config::PLAYERS {
            let config = G::Config::for_players(players).unwrap();
            let mut moves = Vec::with_capacity(4096);
            let mut rng = GameRng::from_seed(11);
            let mut state = G::start(&config, 11, &mut Nobody).unwrap();
            let counted = allocation_counter::measure(|| {
                for _ in 0..5_000 {
                    let Some(m) = state.random_move(&mut rng, &mut moves) else {
                        break;
                    };
                    state.legal_moves(&mut moves);
                    state.apply(&m, &mut Nobody).unwrap();
                }
            });
            assert_eq!(counted.count_total, 0, "{} with {players} players", G::ID);
        }
    }
}

#[test]
fn moves_allocate_nothing_when_nobody_listens() {
    for id in games::IDS {
        games::visit(id, Count);
    }
}
