//! Who starts, and from which positions (rule 15).

use super::*;

#[test]
fn rule_15_first_player_is_drawn_or_fixed() {
    let first = |seed: u64, first: &str| {
        let mut config = SongoConfig::default();
        config.set("first", first).unwrap();
        Songo::start(&config, seed, &mut Nobody).unwrap().status()
    };
    let drawn: Vec<Status> = (0..20).map(|seed| first(seed, "random")).collect();
    assert!(drawn.contains(&Status::ToMove(SOUTH)) && drawn.contains(&Status::ToMove(NORTH)));
    for seed in 0..5 {
        assert_eq!(first(seed, "south"), Status::ToMove(SOUTH));
        assert_eq!(first(seed, "north"), Status::ToMove(NORTH));
    }
}

#[test]
fn positions_of_up_to_255_seeds_are_accepted() {
    let mut config = SongoConfig::default();
    config
        .set_position("200 0 0 0 0 0 0/55 0 0 0 0 0 0")
        .unwrap();
    config.set("target", "40").unwrap();
    let mut songo = Songo::start(&config, 1, &mut Nobody).unwrap();
    let mut rng = GameRng::from_seed(1);
    while let Some(m) = songo.random_move(&mut rng, &mut Vec::new()) {
        songo.apply(&m, &mut Nobody).unwrap();
    }
    for bad in [
        "200 0 0 0 0 0 0/56 0 0 0 0 0 0",
        "1 2 3/4 5",
        "",
        "x",
        "1 1 1 1 1 1 1/1 1 1 1 1 1 256",
    ] {
        assert!(config.set_position(bad).is_err(), "{bad}");
    }
}
