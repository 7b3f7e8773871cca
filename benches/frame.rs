//! CPU time of one frame without rendering, layout included: while all the seeds move, and while nothing does.

use std::time::Duration;

use bevy::prelude::*;
use criterion::{Criterion, criterion_group, criterion_main};
use veillee::games::songo::Songo;
use veillee::headless::headless_app_with_layout;
use veillee::play::{MatchPlan, Player, StartMatch};
use veillee::table::director::{Director, Pace};
use veillee::table::pieces::{Rest, Travel, send};
use veillee::theme::motion::Speed;

const FRAME: Duration = Duration::from_millis(16);

/// A table with two people at it, who are thinking.
fn table() -> App {
    let mut app = headless_app_with_layout((1280, 800), FRAME);
    let mut plan = MatchPlan::new("songo", 2, 1);
    for seat in &mut plan.seats {
        seat.player = Player::Human;
    }
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    for _ in 0..120 {
        app.update();
    }
    assert!(app.world().resource::<Director<Songo>>().is_idle());
    app
}

fn still(criterion: &mut Criterion) {
    let mut app = table();
    criterion.bench_function("frame/still", |bench| bench.iter(|| app.update()));
}

fn moving(criterion: &mut Criterion) {
    let mut app = table();
    // Slow enough that every seed is on its way in every frame measured.
    app.world_mut().resource_mut::<Pace>().speed = Speed::Half;
    let mut seeds = app.world_mut().query::<(Entity, &Rest)>();
    let seeds: Vec<(Entity, Transform)> = seeds
        .iter(app.world())
        .map(|(seed, rest)| (seed, rest.0))
        .collect();
    assert_eq!(seeds.len(), 70);
    let travel = Travel {
        duration: Duration::from_secs(100_000),
        ease: EaseFunction::CubicInOut,
        height: 80.0,
        aside: 0.0,
        swell: 0.1,
        delay: Duration::ZERO,
    };
    for (seed, rest) in seeds {
        let mut to = rest;
        to.translation.x += 300.0;
        send(app.world_mut(), seed, to, travel);
    }
    criterion.bench_function("frame/70-seeds-moving", |bench| bench.iter(|| app.update()));
}

criterion_group!(benches, still, moving);
criterion_main!(benches);
