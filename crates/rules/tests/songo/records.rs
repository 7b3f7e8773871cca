//! Songo's records: short links, its own options and positions, its own refusals.

use veillee_rules::engine::record::game_of;
use veillee_rules::engine::{Record, RecordError};

use super::*;

/// A random game of exactly `plies` moves; seeds are tried until one lasts that long.
fn record_of(plies: usize) -> Record<Songo> {
    for seed in 0x0123_4567_89ab_cdef.. {
        let mut record = Record::<Songo>::new(SongoConfig::default(), seed);
        let mut songo = Songo::start(&record.config, seed, &mut Nobody).unwrap();
        let mut rng = GameRng::from_seed(seed);
        while record.moves.len() < plies {
            let Some(m) = songo.random_move(&mut rng, &mut Vec::new()) else {
                break;
            };
            songo.apply(&m, &mut Nobody).unwrap();
            record.moves.push(m);
        }
        if record.moves.len() == plies {
            return record;
        }
    }
    unreachable!()
}

#[test]
fn a_hundred_songo_moves_fit_in_200_characters() {
    let record = record_of(100);
    let link = record.to_link();
    assert!(link.len() < 200, "{} characters: {link}", link.len());
    assert!(
        link.chars()
            .all(|c| c.is_ascii_alphanumeric() || "-._~".contains(c)),
        "not safe in a URL: {link}"
    );
    assert_eq!(Record::<Songo>::read(&link).unwrap().0, record);
}

#[test]
fn options_position_and_draw_are_kept_in_both_forms() {
    let mut record = record_of(0);
    record.config.set("bonus", "mod7").unwrap();
    record.config.set("stuck", "give").unwrap();
    record.config.set("first", "north").unwrap();
    record
        .config
        .set_position("3 1 1 10 1 5 0/2 3 5 0 1 1 7/3 4")
        .unwrap();
    record.moves = vec![cell("N3")];
    record.agreed_draw = true;
    for text in [record.to_json(), record.to_link()] {
        let (read, songo) = Record::<Songo>::read(&text).unwrap();
        assert_eq!(read, record);
        assert!(songo.cause().is_some());
        assert_eq!(game_of(&text).unwrap(), "songo");
    }
}

#[test]
fn an_illegal_move_is_named_by_its_number() {
    let mut record = record_of(30);
    let twentieth = record.moves[19];
    record.moves.insert(20, twentieth);
    for text in [record.to_json(), record.to_link()] {
        let error = Record::<Songo>::read(&text).unwrap_err();
        let RecordError::IllegalMove { number, reason } = error else {
            panic!("{error:?}");
        };
        assert_eq!(number, 21);
        assert!(reason.contains("not-your-cell"), "{reason}");
    }
}
