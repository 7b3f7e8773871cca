//! Links open a game or a record; what makes no sense is told in one sentence.

use veillee::engine::{Config, Record, Ruleset};
use veillee::games::songo::Songo;
use veillee::locale::{Language, Locale};
use veillee::play::Player;
use veillee::play::begin::from_link;
use veillee::theme::motion::Speed;

#[test]
fn an_empty_link_asks_for_nothing() {
    let linked = from_link("").unwrap();
    assert!(linked.start.is_none());
}

#[test]
fn a_link_names_a_game_with_everything_about_it() {
    let link = "game=sovango&seed=7&seats=human,ai:hard,ai:easy&option.contract=50&speed=4";
    let linked = from_link(link).unwrap();
    assert_eq!(linked.speed, Some(Speed::Quadruple));
    let plan = linked.start.unwrap().plan;
    assert_eq!((plan.game.as_str(), plan.seed), ("sovango", 7));
    assert_eq!(plan.seats.len(), 3);
    assert_eq!(Some(plan.seats[1].player), Player::parse("ai:hard"));
    assert_eq!(plan.setup.options.get("contract").unwrap(), "50");
}

#[test]
fn a_link_holds_a_whole_game() {
    let setup = veillee::engine::Setup::for_players(2);
    let config = <Songo as Ruleset>::Config::from_setup(&setup).unwrap();
    let mut state = Songo::start(&config, 4, &mut Vec::new()).unwrap();
    let mut record = Record::<Songo>::new(config, 4);
    for _ in 0..5 {
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        state.apply(&legal[0], &mut Vec::new()).unwrap();
        record.moves.push(legal[0]);
    }
    let linked = from_link(&format!("r={}", record.to_link())).unwrap();
    let start = linked.start.unwrap();
    let (read, _) = Record::<Songo>::read(&start.record.unwrap()).unwrap();
    assert_eq!(read.moves, record.moves);
}

#[test]
fn a_bad_link_is_told_in_both_languages() {
    let bad = [
        "game=chess",
        "game",
        "nonsense",
        "r=%%%",
        "r=",
        "game=songo&seed=abc",
        "game=songo&seats=human",
        "game=songo&option.bonus=a lot",
        "game=sovango&speed=fast",
        "game=songo&seats=cat,dog",
    ];
    for link in bad {
        let Err(words) = from_link(link) else {
            panic!("{link} was opened");
        };
        for language in [Language::Fr, Language::En] {
            let said = Locale::new(language).say(&words);
            assert!(!said.is_empty() && !said.contains("{"), "{link}: {said}");
        }
    }
}
