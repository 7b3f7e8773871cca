//! Random games of every game, player count and option.

use proptest::prelude::*;
use veillee::games::sar_zan::SarZan;
use veillee::games::songo::Songo;
use veillee::games::soon::Soon;
use veillee::games::sovango::Sovango;
use veillee::games::swoop::Swoop;

use crate::walk::{Probe, configs, walk};

/// A few games of every configuration, then many of random ones. The seeds of the first are
/// fixed so that every option is always played.
fn holds_its_promises<G: Probe>(cases: u32, stride: usize) {
    let configs = configs::<G>();
    for (seed, config) in configs.iter().enumerate() {
        walk::<G>(config, seed as u64, stride);
    }
    let strategy = (0..configs.len(), any::<u64>());
    let runner = ProptestConfig {
        cases,
        failure_persistence: None,
        max_shrink_iters: 64,
        ..ProptestConfig::default()
    };
    proptest!(runner, |((at, seed) in strategy)| {
        walk::<G>(&configs[at], seed, stride);
    });
}

#[test]
fn songo() {
    holds_its_promises::<Songo>(200, 3);
}

#[test]
fn sovango() {
    holds_its_promises::<Sovango>(60, 7);
}

#[test]
fn sar_zan() {
    holds_its_promises::<SarZan>(200, 3);
}

#[test]
fn soon() {
    holds_its_promises::<Soon>(40, 41);
}

#[test]
fn swoop() {
    holds_its_promises::<Swoop>(50, 11);
}
