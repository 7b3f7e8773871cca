//! Records: what is written is read back, and nothing read can do harm.

use proptest::prelude::*;
use veillee::engine::record::{MAX_TEXT, game_of};
use veillee::engine::{Config, GameRng, Nobody, Record, RecordError, Ruleset};
use veillee::games::songo::{Cell, Songo, SongoConfig};

/// A random game of exactly `plies` moves; seeds are tried until one lasts that long.
fn songo_of(plies: usize) -> Record<Songo> {
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

fn json(record: &Record<Songo>) -> serde_json::Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

fn error(text: &str) -> RecordError {
    Record::<Songo>::read(text).unwrap_err()
}

#[test]
fn a_hundred_songo_moves_fit_in_200_characters() {
    let record = songo_of(100);
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
    let mut record = songo_of(0);
    record.config.set("bonus", "mod7").unwrap();
    record.config.set("stuck", "give").unwrap();
    record.config.set("first", "north").unwrap();
    record
        .config
        .set_position("3 1 1 10 1 5 0/2 3 5 0 1 1 7/3 4")
        .unwrap();
    record.moves = vec![Cell::try_from("N3".to_string()).unwrap()];
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
    let mut record = songo_of(30);
    let twentieth = record.moves[19];
    record.moves.insert(20, twentieth);
    for text in [record.to_json(), record.to_link()] {
        let RecordError::IllegalMove { number, reason } = error(&text) else {
            panic!("{:?}", error(&text));
        };
        assert_eq!(number, 21);
        assert!(reason.contains("not-your-cell"), "{reason}");
    }
}

#[test]
fn a_move_after_the_end_is_named_by_its_number() {
    let mut record = songo_of(0);
    let mut songo = record.replay().unwrap();
    let mut rng = GameRng::from_seed(3);
    while let Some(m) = songo.random_move(&mut rng, &mut Vec::new()) {
        songo.apply(&m, &mut Nobody).unwrap();
        record.moves.push(m);
    }
    let number = record.moves.len() + 1;
    record.moves.push(record.moves[0]);
    assert_eq!(
        error(&record.to_link()),
        RecordError::AfterTheEnd { number }
    );
}

#[test]
fn a_newer_version_is_told_from_a_broken_record() {
    let record = songo_of(5);
    let mut page = json(&record);
    page["veillee"] = 2.into();
    page["something new"] = true.into();
    let newer = RecordError::NewerVersion {
        version: 2,
        newest: 1,
    };
    assert_eq!(error(&page.to_string()), newer);
    let link = record.to_link();
    assert_eq!(error(&format!("2{}", &link[1..])), newer);
    assert_eq!(game_of(&page.to_string()).unwrap_err(), newer);
}

#[test]
fn another_game_is_named() {
    let mut page = json(&songo_of(0));
    page["game"] = "chess".into();
    let other = RecordError::OtherGame {
        found: "chess".to_string(),
        wanted: "songo",
    };
    assert_eq!(error(&page.to_string()), other);
}

#[test]
fn impossible_configurations_are_refused() {
    let page = json(&songo_of(0));
    for (at, value) in [
        ("/setup/players", 3.into()),
        ("/setup/players", 255.into()),
        ("/setup/options/bonus", "15".into()),
    ] {
        let mut page = page.clone();
        *page.pointer_mut(at).unwrap() = value;
        assert!(
            matches!(error(&page.to_string()), RecordError::Config(_)),
            "{at}"
        );
    }
    let mut page = page.clone();
    page["setup"]["options"]["cheating"] = "on".into();
    assert!(matches!(error(&page.to_string()), RecordError::Config(_)));
}

#[test]
fn malformed_texts_are_refused() {
    let page = json(&songo_of(2));
    for (at, value) in [
        ("/veillee", "one".into()),
        ("/veillee", 0.into()),
        ("/seed", (-1).into()),
        ("/moves/0", "S7".into()),
        ("/moves/0", 3.into()),
        ("/moves", "S1 S2".into()),
    ] {
        let mut page = page.clone();
        *page.pointer_mut(at).unwrap() = value;
        let error = error(&page.to_string());
        assert!(
            matches!(error, RecordError::Malformed { .. }),
            "{at}: {error:?}"
        );
    }
    for text in [
        "",
        "{",
        "[]",
        "null",
        "1",
        "1.songo",
        "1.songo.",
        "x.songo.AAAA",
        "1.songo.é",
        "1.songo.////",
    ] {
        let error = error(text);
        assert!(
            matches!(error, RecordError::Malformed { .. }),
            "{text}: {error:?}"
        );
    }
}

#[test]
fn absurdly_large_texts_are_refused_unread() {
    let too_large = |error: RecordError| matches!(error, RecordError::TooLarge { .. });
    assert!(too_large(error(&format!("{{{}", "x".repeat(MAX_TEXT)))));
    assert!(too_large(error(&format!(
        "1.songo.{}",
        "A".repeat(MAX_TEXT)
    ))));
    let mut record = songo_of(1);
    record.moves = vec![record.moves[0]; 500_001];
    assert!(too_large(error(&record.to_link())));
    assert!(too_large(error(&record.to_json())));
}

#[test]
fn a_link_that_was_cut_or_mistyped_is_noticed() {
    let link = songo_of(40).to_link();
    for end in "1.songo.".len()..link.len() {
        assert!(
            matches!(error(&link[..end]), RecordError::Malformed { .. }),
            "cut at {end}"
        );
    }
    let mut noticed = 0;
    for at in "1.songo.".len()..link.len() {
        let other = if &link[at..=at] == "A" { "B" } else { "A" };
        let mistyped = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        noticed += usize::from(Record::<Songo>::read(&mistyped).is_err());
    }
    assert_eq!(noticed, link.len() - "1.songo.".len());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_it_panic(text in ".{0,200}") {
        let _ = Record::<Songo>::read(&text);
        let _ = game_of(&text);
    }

    #[test]
    fn no_link_makes_it_panic(body in "[A-Za-z0-9_-]{0,80}") {
        let _ = Record::<Songo>::read(&format!("1.songo.{body}"));
    }
}
