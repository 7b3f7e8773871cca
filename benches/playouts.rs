//! How fast the rules are on one core: random games of every game, and Songo's perft.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use veillee::engine::tools::random_playout;
use veillee::engine::{Config, GameRng, Nobody, Ruleset};
use veillee::games::songo::{Songo, SongoConfig};
use veillee::games::{self, GameVisitor};

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

fn perft(criterion: &mut Criterion) {
    const DEPTH: u32 = 7;
    let config = SongoConfig::default();
    let songo = Songo::start(&config, 0, &mut Nobody).expect("the defaults can be played");
    let mut group = criterion.benchmark_group("perft");
    group.throughput(Throughput::Elements(songo.perft(DEPTH)));
    group.bench_function("songo", |bench| bench.iter(|| songo.perft(DEPTH)));
    group.finish();
}

criterion_group!(benches, playouts, perft);
criterion_main!(benches);
