//! Records: what is written is read back, and nothing read can do harm, in any game.

use proptest::prelude::*;
use serde_json::Value;
use veillee_rules::engine::record::{MAX_TEXT, game_of};
use veillee_rules::engine::{Config, GameRng, Nobody, Record, RecordError, Ruleset};
use veillee_rules::games::{self, GameVisitor};

const SEED: u64 = 0x0123_4567_89ab_cdef;

/// The first `plies` moves of a short random game, or all of it.
fn record_of<G: Ruleset>(plies: usize) -> Record<G> {
    let mut config = G::Config::for_players(G::Config::USUAL_PLAYERS).unwrap();
    for (key, value) in G::Config::QUICK {
        config.set(key, value).unwrap();
    }
    let mut record = Record::<G>::new(config, SEED);
    let mut state = record.replay().unwrap();
    let mut rng = GameRng::from_seed(SEED);
    while record.moves.len() < plies {
        let Some(m) = state.random_move(&mut rng, &mut Vec::new()) else {
            break;
        };
        state.apply(&m, &mut Nobody).unwrap();
        record.moves.push(m);
    }
    record
}

fn json<G: Ruleset>(record: &Record<G>) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}

/// The same, with another value at one place.
fn changed(page: &Value, at: &str, value: Value) -> String {
    let mut page = page.clone();
    *page.pointer_mut(at).unwrap() = value;
    page.to_string()
}

fn error<G: Ruleset>(text: &str) -> RecordError {
    match Record::<G>::read(text) {
        Err(error) => error,
        Ok(_) => panic!("{} reads {text}", G::ID),
    }
}

/// Tests, each of which makes one check in every game of the list.
macro_rules! in_every_game {
    ($($test:ident: $check:ident),+ $(,)?) => {$(
        #[test]
        fn $test() {
            struct Check;
            impl GameVisitor for Check {
                type Output = ();
                fn visit<G: Ruleset>(self) {
                    $check::<G>();
                }
            }
            for id in games::IDS {
                games::visit(id, Check).unwrap();
            }
        }
    )+};
}

in_every_game! {
    a_move_after_the_end_is_named_by_its_number: after_the_end,
    a_newer_version_is_told_from_a_broken_record: newer_version,
    another_game_is_named: another_game,
    impossible_configurations_are_refused: impossible_configurations,
    malformed_texts_are_refused: malformed,
    absurdly_large_texts_are_refused_unread: absurdly_large,
    a_link_that_was_cut_or_mistyped_is_noticed: cut_or_mistyped,
}

fn after_the_end<G: Ruleset>() {
    let mut record = record_of::<G>(usize::MAX);
    let number = record.moves.len() + 1;
    record.moves.push(record.moves[0]);
    let after = RecordError::AfterTheEnd { number };
    assert_eq!(error::<G>(&record.to_link()), after);
}

fn newer_version<G: Ruleset>() {
    let record = record_of::<G>(5);
    let mut page = json(&record);
    page["veillee"] = 2.into();
    page["something new"] = true.into();
    let newer = RecordError::NewerVersion {
        version: 2,
        newest: 1,
    };
    assert_eq!(error::<G>(&page.to_string()), newer);
    let link = record.to_link();
    assert_eq!(error::<G>(&format!("2{}", &link[1..])), newer);
    assert_eq!(game_of(&page.to_string()).unwrap_err(), newer);
}

fn another_game<G: Ruleset>() {
    let mut page = json(&record_of::<G>(0));
    page["game"] = "chess".into();
    let other = RecordError::OtherGame {
        found: "chess".to_string(),
        wanted: G::ID,
    };
    assert_eq!(error::<G>(&page.to_string()), other);
}

fn impossible_configurations<G: Ruleset>() {
    let record = record_of::<G>(0);
    let page = json(&record);
    let too_many = G::Config::PLAYERS.end() + 1;
    let mut texts = vec![
        changed(&page, "/setup/players", too_many.into()),
        changed(&page, "/setup/players", 255.into()),
    ];
    for option in record.config.options() {
        let at = format!("/setup/options/{}", option.key);
        texts.push(changed(&page, &at, "nonsense".into()));
    }
    let mut unknown = page;
    unknown["setup"]["options"]["cheating"] = "on".into();
    texts.push(unknown.to_string());
    for text in texts {
        let error = error::<G>(&text);
        assert!(matches!(error, RecordError::Config(_)), "{text}: {error:?}");
    }
}

fn malformed<G: Ruleset>() {
    let page = json(&record_of::<G>(2));
    let mut texts: Vec<String> = [
        ("/veillee", "one".into()),
        ("/veillee", 0.into()),
        ("/seed", (-1).into()),
        ("/moves/0", "S7".into()),
        ("/moves/0", 3.into()),
        ("/moves", "S1 S2".into()),
    ]
    .map(|(at, value)| changed(&page, at, value))
    .into();
    texts.extend(["", "{", "[]", "null", "1"].map(str::to_string));
    let id = G::ID;
    texts.extend([
        format!("1.{id}"),
        format!("1.{id}."),
        format!("x.{id}.AAAA"),
        format!("1.{id}.é"),
        format!("1.{id}.////"),
    ]);
    for text in texts {
        let error = error::<G>(&text);
        assert!(
            matches!(error, RecordError::Malformed { .. }),
            "{text}: {error:?}"
        );
    }
}

fn absurdly_large<G: Ruleset>() {
    let too_large = |text: &str| matches!(error::<G>(text), RecordError::TooLarge { .. });
    assert!(too_large(&format!("{{{}", "x".repeat(MAX_TEXT))));
    assert!(too_large(&format!("1.{}.{}", G::ID, "A".repeat(MAX_TEXT))));
    let mut record = record_of::<G>(1);
    record.moves = vec![record.moves[0]; 500_001];
    assert!(too_large(&record.to_link()));
    assert!(too_large(&record.to_json()));
}

fn cut_or_mistyped<G: Ruleset>() {
    let link = record_of::<G>(40).to_link();
    let head = format!("1.{}.", G::ID).len();
    for end in head..link.len() {
        assert!(
            matches!(error::<G>(&link[..end]), RecordError::Malformed { .. }),
            "cut at {end}"
        );
    }
    for at in head..link.len() {
        let other = if &link[at..=at] == "A" { "B" } else { "A" };
        let mistyped = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        assert!(Record::<G>::read(&mistyped).is_err(), "{mistyped}");
    }
}

/// Reads a text as a record of this game, and does not care how it ends.
struct Read<'a>(&'a str);

impl GameVisitor for Read<'_> {
    type Output = ();

    fn visit<G: Ruleset>(self) {
        let _ = Record::<G>::read(self.0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_it_panic(text in ".{0,200}") {
        for id in games::IDS {
            games::visit(id, Read(&text));
        }
        let _ = game_of(&text);
    }

    #[test]
    fn no_link_makes_it_panic(body in "[A-Za-z0-9_-]{0,80}") {
        for id in games::IDS {
            games::visit(id, Read(&format!("1.{id}.{body}")));
        }
    }
}
