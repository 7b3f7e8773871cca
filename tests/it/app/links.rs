//! Links open a game or a record; what makes no sense is told in one sentence.

use veillee::games::catalogue;
use veillee::locale::{Language, Locale};
use veillee::motion::Speed;
use veillee::plan::Player;
use veillee::wish::from_link;
use veillee_rules::engine::Setup;

use super::{any_game, games};

#[test]
fn an_empty_link_asks_for_nothing() {
    let linked = from_link("", &catalogue()).unwrap();
    assert!(linked.start.is_none());
}

#[test]
fn a_link_names_a_game_with_everything_about_it() {
    for game in games() {
        let players = game.usual_players;
        let options = (game.options)(&Setup::for_players(players));
        let option = options.iter().find(|option| option.choices.len() > 1);
        let option = option.unwrap();
        let (key, value) = (option.key, option.choices[1]);
        let opponents = ["ai:hard", "ai:easy", "ai", "human", "human"];
        let seats: Vec<&str> = std::iter::once("human")
            .chain(opponents)
            .take(usize::from(players))
            .collect();
        let link = format!(
            "game={}&seed=7&seats={}&option.{key}={value}&speed=4",
            game.id,
            seats.join(",")
        );
        let linked = from_link(&link, &catalogue()).unwrap();
        assert_eq!(linked.speed, Some(Speed::Quadruple));
        let plan = linked.start.unwrap().plan;
        assert_eq!((plan.game.as_str(), plan.seed), (game.id, 7));
        let seated: Vec<Option<Player>> = plan.seats.iter().map(|seat| Some(seat.player)).collect();
        let asked: Vec<Option<Player>> = seats.iter().map(|seat| Player::parse(seat)).collect();
        assert_eq!(seated, asked);
        assert_eq!(plan.setup.options.get(key).unwrap(), value);
    }
}

#[test]
fn a_bad_link_is_told_in_both_languages() {
    let game = any_game();
    let id = game.id;
    let too_many = vec!["human"; usize::from(*game.players.end()) + 1].join(",");
    let key = (game.options)(&Setup::for_players(game.usual_players))[0].key;
    let bad = [
        "game=chess".to_string(),
        "game".to_string(),
        "nonsense".to_string(),
        "r=%%%".to_string(),
        "r=".to_string(),
        format!("game={id}&seed=abc"),
        format!("game={id}&seats=human"),
        format!("game={id}&seats={too_many}"),
        format!("game={id}&option.{key}=a lot"),
        format!("game={id}&option.nothing=yes"),
        format!("game={id}&speed=fast"),
        format!("game={id}&seats=cat,dog"),
    ];
    for link in bad {
        let Err(words) = from_link(&link, &catalogue()) else {
            panic!("{link} was opened");
        };
        for language in Language::ALL {
            let said = Locale::new(language, catalogue().texts()).say(&words);
            assert!(!said.is_empty() && !said.contains("{"), "{link}: {said}");
        }
    }
}
