//! How long a move of each level takes on one core, early in a game, where it takes longest.

use criterion::{Criterion, criterion_group, criterion_main};
use veillee_rules::ai::{self, Level, Thinker};
use veillee_rules::engine::tools::random_playout;
use veillee_rules::engine::{Config, GameRng, Nobody, Status};
use veillee_rules::games::{self, GameVisitor};

/// A few moves into the game.
const PLIES: u64 = 4;

struct Moves<'a> {
    criterion: &'a mut Criterion,
}

impl GameVisitor for Moves<'_> {
    type Output = ();

    fn visit<G: Thinker>(self) {
        let players = G::Config::USUAL_PLAYERS;
        let config = G::Config::for_players(players).expect("the count is in range");
        let state = G::start(&config, 1, &mut Nobody).expect("the defaults can be played");
        let (state, _) = random_playout(state, &mut GameRng::from_seed(1), &mut Vec::new(), PLIES);
        let Status::ToMove(seat) = state.status() else {
            panic!("{} is over after {PLIES} moves", G::ID);
        };
        let mut group = self.criterion.benchmark_group(format!("move/{}", G::ID));
        group.sample_size(10);
        for level in Level::ALL {
            let mut seed = 0;
            group.bench_function(level.name(), |bench| {
                bench.iter(|| {
                    seed += 1;
                    ai::choose(&state, seat, level, seed)
                });
            });
        }
        group.finish();
    }
}

fn moves(criterion: &mut Criterion) {
    for id in games::IDS {
        games::visit(id, Moves { criterion });
    }
}

criterion_group!(benches, moves);
criterion_main!(benches);
