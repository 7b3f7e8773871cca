//! How fast the rules are on one core: random games of every game, and their perft.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use veillee_rules::engine::tools::random_playout;
use veillee_rules::engine::{Config, GameRng, Nobody, Ruleset};
use veillee_rules::games::{self, GameVisitor};

/// Counted per ply, or per game for Songo: the bench prints elements per second.
struct Playouts<'a> {
    criterion: &'a mut Criterion,
}

/// How many games one measurement plays, so that long and short games weigh alike.
const GAMES: u64 = 20;

fn play<G: Ruleset>(config: &G::Config, first_seed: u64, scratch: &mut Vec<G::Move>) -> u64 {
    let mut rng = GameRng::from_seed(first_seed);
    (0..GAMES)
        .filter_map(|game| G::start(config, first_seed + game, &mut Nobody).ok())
        .map(|state| random_playout(state, &mut rng, scratch, u64::MAX).1)
        .sum()
}

impl GameVisitor for Playouts<'_> {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let players = 4.clamp(*G::Config::PLAYERS.start(), *G::Config::PLAYERS.end());
        let config = G::Config::for_players(players).expect("the count is in range");
        let mut scratch = Vec::new();
        // Other games in every measurement, so that no branch is learnt by heart; their mean
        // length tells how many plies that was.
        let mut seed = 0;
        let sample: u64 = (0..50)
            .map(|batch| play::<G>(&config, batch * GAMES, &mut scratch))
            .sum();
        let plies = sample / 50;
        let mut group = self.criterion.benchmark_group("playouts");
        group.sample_size(30);
        for (unit, count) in [("plies", plies), ("games", GAMES)] {
            group.throughput(Throughput::Elements(count));
            group.bench_function(format!("{}-{players}-players-{unit}", G::ID), |bench| {
                bench.iter(|| {
                    seed += GAMES;
                    play::<G>(&config, seed, &mut scratch)
                });
            });
        }
        group.finish();
    }
}

fn playouts(criterion: &mut Criterion) {
    for id in games::IDS {
        games::visit(id, Playouts { criterion });
    }
}

/// Sequences of moves per second, as deep as there are enough of them to measure.
struct Perft<'a> {
    criterion: &'a mut Criterion,
}

const SEQUENCES: u64 = 100_000;

impl GameVisitor for Perft<'_> {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let config = G::Config::for_players(G::Config::USUAL_PLAYERS);
        let state = G::start(&config.expect("the count is in range"), 0, &mut Nobody);
        let state = state.expect("the defaults can be played");
        let counts = (1..).map(|depth| (depth, state.perft(depth)));
        let mut enough = counts.skip_while(|(_, sequences)| *sequences < SEQUENCES);
        let (depth, sequences) = enough.next().expect("games are long");
        let mut group = self.criterion.benchmark_group("perft");
        group.throughput(Throughput::Elements(sequences));
        group.bench_function(G::ID, |bench| bench.iter(|| state.perft(depth)));
        group.finish();
    }
}

fn perft(criterion: &mut Criterion) {
    for id in games::IDS {
        games::visit(id, Perft { criterion });
    }
}

criterion_group!(benches, playouts, perft);
criterion_main!(benches);
