//! What all games share: chance, seats, configurations, consistent deals.

use proptest::prelude::*;
use veillee_rules::engine::hidden::{Lacks, Need, deal};
use veillee_rules::engine::{Config, ConfigError, GameRng, Ruleset, Seat, Seats, Setup};
use veillee_rules::games::{self, GameVisitor};

#[test]
fn chance_is_the_same_everywhere() {
    let mut rng = GameRng::from_seed(1);
    let drawn: Vec<u32> = (0..8).map(|_| rng.below(1_000)).collect();
    assert_eq!(drawn, [499, 601, 854, 595, 301, 727, 928, 541]);
    assert_eq!(GameRng::from_seed(1).bits(), 0x7ff7_8de4_9a17_0265);
}

#[test]
fn draws_are_uniform() {
    let mut rng = GameRng::from_seed(5);
    let mut counts = [0u32; 7];
    for _ in 0..70_000 {
        counts[rng.below(7) as usize] += 1;
    }
    // Six standard deviations of a binomial count.
    assert!(
        counts.iter().all(|count| count.abs_diff(10_000) < 560),
        "{counts:?}"
    );
}

#[test]
fn a_generator_of_zeros_is_refused() {
    let text = serde_json::to_string(&GameRng::from_seed(3)).unwrap();
    assert!(serde_json::from_str::<GameRng>(&text).is_ok(), "{text}");
    assert!(serde_json::from_str::<GameRng>(r#"{"s":[0,0,0,0]}"#).is_err());
}

#[test]
fn seats_go_round() {
    assert_eq!(Seat(3).next(4), Seat(0));
    assert_eq!(Seat(0).previous(4), Seat(3));
    let round: Vec<u8> = Seat(2).round(3).map(|seat| seat.0).collect();
    assert_eq!(round, [2, 0, 1]);
    let set: Seats = [Seat(0), Seat(5)].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), "[0,5]");
    assert!(serde_json::from_str::<Seats>("[6]").is_err());
}

/// Every option of every game is described, can be set, and comes back from its written form.
struct Options;

impl GameVisitor for Options {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        for players in G::Config::PLAYERS {
            let default = G::Config::for_players(players).unwrap();
            for option in default.options() {
                assert!(option.choices.len() > 1, "{} {}", G::ID, option.key);
                assert!(option.choices.contains(&option.default));
                for choice in &option.choices {
                    let mut config = default.clone();
                    config.set(option.key, choice).unwrap();
                    assert_eq!(G::Config::from_setup(&config.to_setup()).unwrap(), config);
                }
                let mut config = default.clone();
                let error = config.set(option.key, "nonsense").unwrap_err();
                assert!(matches!(error, ConfigError::BadValue { .. }));
                assert_eq!(config, default);
            }
        }
        for players in [0, 1, 7, 255] {
            let error = G::Config::from_setup(&Setup::for_players(players)).unwrap_err();
            assert!(matches!(error, ConfigError::Players { .. }));
        }
    }
}

#[test]
fn options_are_described_and_checked() {
    for id in games::IDS {
        games::visit(id, Options);
    }
    assert!(games::visit("chess", Options).is_none());
}

#[test]
fn what_a_player_lacks_loosens_with_every_draw() {
    let mut lacks = Lacks::<4>::default();
    lacks.shown_none(0b01);
    assert_eq!(lacks.certainly_none(), 0b01);
    lacks.drew_unseen();
    assert_eq!(lacks.certainly_none(), 0);
    assert!(lacks.allow([0b01, 0b10].into_iter()));
    assert!(!lacks.allow([0b01, 0b01].into_iter()));
    // Now none of the other kind either: of both together still at most the one drawn.
    lacks.shown_none(0b10);
    assert!(lacks.allow([0b01].into_iter()));
    assert!(!lacks.allow([0b10].into_iter()));
    lacks.showed(0b01);
    assert_eq!(lacks.certainly_none(), 0b11);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// A real deal is made first and the lacks are read off it, so a consistent deal exists and
    /// must be found, however tight.
    #[test]
    fn a_consistent_deal_is_always_found(
        seed in any::<u64>(),
        hands in 1usize..6,
        size in 1usize..8,
        spare in 0usize..4,
        shows in proptest::collection::vec((0usize..6, 0u32..4), 0..24),
    ) {
        let mut rng = GameRng::from_seed(seed);
        let mut cards: Vec<u32> = (0..(hands * size + spare) as u32).collect();
        let kind = |card: u32| 1 << (card % 4);
        rng.shuffle(&mut cards);
        let truth: Vec<Vec<u32>> = cards.chunks(size).take(hands).map(<[u32]>::to_vec).collect();
        let mut lacks = vec![Lacks::<4>::default(); hands];
        for (hand, colour) in shows {
            let hand = hand % hands;
            let colour = 1 << colour;
            if truth[hand].iter().all(|card| kind(*card) != colour) {
                lacks[hand].shown_none(colour);
            }
        }
        let needs: Vec<Need<4>> = lacks.iter().map(|lacks| Need { size, lacks }).collect();
        let mut pool: Vec<u32> = (0..cards.len() as u32).collect();
        let dealt = deal(&mut rng, &mut pool, kind, &needs).expect("the truth is such a deal");
        for (hand, lacks) in dealt.iter().zip(&lacks) {
            prop_assert_eq!(hand.len(), size);
            prop_assert!(lacks.allow(hand.iter().map(|card| kind(*card))));
        }
        let mut all: Vec<u32> = dealt.into_iter().flatten().chain(pool).collect();
        all.sort_unstable();
        prop_assert_eq!(all, (0..cards.len() as u32).collect::<Vec<_>>());
    }

    #[test]
    fn an_impossible_deal_is_admitted(seed in any::<u64>()) {
        let mut lacks = Lacks::<4>::default();
        lacks.shown_none(0b1111);
        let mut pool: Vec<u32> = (0..8).collect();
        let needs = [Need { size: 1, lacks: &lacks }];
        let mut rng = GameRng::from_seed(seed);
        let dealt = deal(&mut rng, &mut pool, |card: u32| 1 << (card % 4), &needs);
        prop_assert!(dealt.is_none());
        prop_assert_eq!(pool.len(), 8);
    }
}
