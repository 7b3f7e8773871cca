//! CPU time of one frame without rendering, layout included: while all the pieces move, and while
//! nothing does.

use std::time::Duration;

use bevy::prelude::*;
use criterion::{Criterion, criterion_group, criterion_main};
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::motion::{Pace, Speed};
use veillee::plan::{MatchPlan, Player, StartMatch};
use veillee::play::Phase;
use veillee::table::pieces::{Rest, Travel, send};

const FRAME: Duration = Duration::from_millis(16);

/// A table of the first game, with people at it who are thinking.
fn table() -> App {
    let games = catalogue();
    let first = games.get_or_first("");
    let mut plan = MatchPlan::new(first.id, first.usual_players, 1);
    for seat in &mut plan.seats {
        seat.player = Player::Human;
    }
    let mut app = headless_app_with_layout(games, (1280, 800), FRAME);
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..120 {
        app.update();
    }
    let phase = *app.world().resource::<State<Phase>>().get();
    assert_eq!(phase, Phase::Choosing);
    app
}

fn still(criterion: &mut Criterion) {
    let mut app = table();
    criterion.bench_function("frame/still", |bench| bench.iter(|| app.update()));
}

fn moving(criterion: &mut Criterion) {
    let mut app = table();
    // Slow enough that every piece is on its way in every frame measured.
    app.world_mut().resource_mut::<Pace>().speed = Speed::Half;
    let mut pieces = app.world_mut().query::<(Entity, &Rest)>();
    let pieces: Vec<(Entity, Transform)> = pieces
        .iter(app.world())
        .map(|(piece, rest)| (piece, rest.0))
        .collect();
    let travel = Travel {
        duration: Duration::from_secs(100_000),
        ease: EaseFunction::CubicInOut,
        height: 80.0,
        aside: 0.0,
        swell: 0.1,
        delay: Duration::ZERO,
    };
    let name = format!("frame/{}-pieces-moving", pieces.len());
    for (piece, rest) in pieces {
        let mut to = rest;
        to.translation.x += 300.0;
        send(app.world_mut(), piece, to, travel);
    }
    criterion.bench_function(&name, |bench| bench.iter(|| app.update()));
}

criterion_group!(benches, still, moving);
criterion_main!(benches);
