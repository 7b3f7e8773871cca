//! What Sovango's help shows is what its rules do.

use serde_json::json;
use veillee::game::Game;
use veillee::primer::{Example, Look, Shown};
use veillee_rules::engine::{Config, Nobody, Ruleset, Seat, Status};
use veillee_rules::games::sovango::{Card, CardSet, Colour, Sovango, SovangoConfig, Tally};

/// A trick of the help: what is in force, the cards in the order played, and what is marked.
struct Trick {
    franchise: Option<Colour>,
    /// What the trick brings.
    next: Option<Colour>,
    cards: Vec<(Card, Look)>,
}

fn colour(sprite: &str) -> Option<Colour> {
    let letter = sprite.strip_prefix("symbol-")?.chars().next();
    Colour::ALL.into_iter().find(|c| Some(c.letter()) == letter)
}

fn read(example: &Example) -> Trick {
    let mut trick = Trick {
        franchise: None,
        next: None,
        cards: Vec::new(),
    };
    for line in example.lines {
        for shown in *line {
            let Shown::Piece(sprite, look) = shown else {
                continue;
            };
            match sprite.strip_prefix("card-") {
                Some(name) => trick.cards.push((Card::parse(name).unwrap(), *look)),
                // The last symbol of a line is the franchise's: before it may be the colour led.
                None if trick.cards.is_empty() => trick.franchise = colour(sprite),
                None => trick.next = colour(sprite),
            }
        }
    }
    trick
}

/// A table of four with these hands, the first to lead.
fn table(franchise: Option<Colour>, hands: &[CardSet]) -> Sovango {
    let config = SovangoConfig::for_players(4).unwrap();
    let sovango = Sovango::start(&config, 1, &mut Nobody).unwrap();
    let mut state = serde_json::to_value(&sovango).unwrap();
    state["hands"] = json!(hands);
    for key in ["dealer", "starter", "leader", "to_move"] {
        state[key] = json!(0);
    }
    state["franchise"] = json!(franchise);
    serde_json::from_value(state).unwrap()
}

fn set(names: &[&str]) -> CardSet {
    names
        .iter()
        .map(|name| Card::parse(name).unwrap())
        .collect()
}

#[test]
fn the_tricks_of_its_help_are_won_so() {
    let spares = ["Y1", "Y2", "Y3", "G1"];
    let mut won = 0;
    for example in Sovango::HELP.iter().flat_map(|part| part.examples) {
        let trick = read(example);
        let lit = |(_, look): &(Card, Look)| *look == Look::Lit;
        let Some(winner) = trick.cards.iter().position(lit) else {
            continue;
        };
        let hands: Vec<CardSet> = trick
            .cards
            .iter()
            .zip(spares)
            .map(|((card, _), spare)| [*card, Card::parse(spare).unwrap()].into_iter().collect())
            .collect();
        let mut sovango = table(trick.franchise, &hands);
        for (card, _) in &trick.cards {
            sovango.apply(card, &mut Nobody).unwrap();
        }
        let status = Status::ToMove(Seat(winner as u8));
        assert_eq!(sovango.status(), status, "{}", example.says);
        if let Some(next) = trick.next {
            assert_eq!(sovango.franchise(), Some(next), "{}", example.says);
        }
        won += 1;
    }
    assert_eq!(won, 4);
}

#[test]
fn the_hand_of_its_help_may_play_what_is_not_faint() {
    let examples = Sovango::HELP.iter().flat_map(|part| part.examples);
    let faint = |example: &&Example| {
        let cards = read(example).cards;
        cards.iter().any(|(_, look)| *look == Look::Faint)
    };
    let hand = read(examples.clone().find(faint).unwrap());
    let cards: CardSet = hand.cards.iter().map(|(card, _)| *card).collect();
    let [led, others] = [
        set(&["B1", "G2", "G3", "G4"]),
        set(&["Y1", "Y2", "Y3", "Y5"]),
    ];
    let more = set(&["G1", "G5", "R1", "R5"]);
    let mut sovango = table(hand.franchise, &[led, cards, others, more]);
    sovango
        .apply(&Card::parse("B1").unwrap(), &mut Nobody)
        .unwrap();
    let mut legal = Vec::new();
    sovango.legal_moves(&mut legal);
    for (card, look) in hand.cards {
        assert_eq!(legal.contains(&card), look == Look::Plain, "{card}");
    }
}

/// Two, four and six tricks, and all the high cards there are.
#[test]
fn the_sample_of_its_score_adds_up() {
    let sample = Sovango::HELP.iter().find_map(|part| part.sample).unwrap();
    let tallies = [(2, false, 3), (4, false, 5), (6, true, 4)];
    let points = tallies.map(|(tricks, last_trick, high_cards)| {
        let tally = Tally {
            tricks,
            last_trick,
            high_cards,
        };
        tally.points() as i32
    });
    assert_eq!(sample.totals(), points);
    assert_eq!(points.iter().sum::<i32>(), 38);
}
