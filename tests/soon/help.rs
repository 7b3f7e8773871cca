//! What Soon's help shows is what its rules do.

use veillee::game::Game;
use veillee::primer::{Look, Shown};
use veillee_rules::engine::{Config, Nobody, Ruleset, Seat};
use veillee_rules::games::soon::config::ColourBonus;
use veillee_rules::games::soon::{Arrangement, Card, Move, Soon, SoonConfig, score};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn card(name: &str) -> Card {
    Card::try_from(name.to_string()).unwrap()
}

/// The cards of a line, those in this look left out.
fn cards(line: &[Shown], without: Option<Look>) -> Vec<Card> {
    let cards = line.iter().filter_map(|shown| match shown {
        Shown::Piece(sprite, look) if Some(*look) != without => {
            let name = sprite.strip_prefix("small-").unwrap_or(sprite);
            Some(card(name.strip_prefix("card-").unwrap_or(name)))
        }
        _ => None,
    });
    cards.collect()
}

fn lines(says: &str) -> &'static [&'static [Shown]] {
    let mut examples = Soon::HELP.iter().flat_map(|part| part.examples);
    examples.find(|example| example.says == says).unwrap().lines
}

/// I hold a card, and these runs lie on the table; I have drawn and play.
fn after(mine: Vec<Card>, theirs: Vec<Card>, holds: Card, m: Move) -> Soon {
    let config = SoonConfig::for_players(2).unwrap();
    let arrangement = Arrangement {
        hands: vec![
            vec![holds, card("8d"), card("8n")],
            vec![card("3d"), card("8d"), card("8n")],
        ],
        sequences: vec![mine, theirs],
        discard: vec![card("7d")],
        ..Arrangement::default()
    };
    let mut soon = Soon::arranged(&config, 1, &arrangement).unwrap();
    soon.apply(&Move::Draw, &mut Nobody).unwrap();
    soon.apply(&m, &mut Nobody).unwrap();
    // Whoever is asked gives what they have.
    let mut gives = Vec::new();
    soon.legal_moves(&mut gives);
    if let Some(given @ Move::Give(_)) = gives.first() {
        soon.apply(given, &mut Nobody).unwrap();
    }
    soon
}

#[test]
fn a_card_is_replaced_as_its_help_shows() {
    let [before, then] = lines("soon-example-replaces") else {
        panic!();
    };
    let mut run = cards(before, None);
    let holds = run.pop().unwrap();
    let place = run.len() as u8;
    let m = Move::Replace { card: holds, place };
    let soon = after(run, Vec::new(), holds, m);
    assert_eq!(soon.sequence(ME), cards(then, None));
}

#[test]
fn the_explorer_fetches_what_its_help_shows() {
    let [before, then] = lines("soon-example-explores") else {
        panic!();
    };
    let mut run = cards(before, None);
    let holds = run.pop().unwrap();
    assert_eq!(holds, card("E"));
    let m = Move::Explorer {
        target: OTHER,
        rank: run.len() as u8 + 1,
        colour: None,
    };
    let soon = after(run, Vec::new(), holds, m);
    assert_eq!(soon.sequence(ME), cards(then, None));
}

#[test]
fn lightning_strikes_what_its_help_shows() {
    let [line] = lines("soon-example-strikes") else {
        panic!();
    };
    let run = cards(&line[1..], None);
    let m = Move::Lightning { target: OTHER };
    let soon = after(Vec::new(), run, card("L"), m);
    assert_eq!(soon.sequence(OTHER), cards(&line[1..], Some(Look::Faint)));
    // And blocks the discard.
    assert_eq!(soon.discard().last(), Some(&card("L")));
    let mut legal = Vec::new();
    soon.legal_moves(&mut legal);
    assert_eq!(legal, [Move::Draw]);
}

#[test]
fn the_thief_takes_what_its_help_shows() {
    let [mine, theirs] = lines("soon-example-steals") else {
        panic!();
    };
    let (mine, theirs) = (cards(mine, None), cards(theirs, None));
    // Before it, the last of mine lay where the Thief is now.
    let stolen = *mine.last().unwrap();
    let thief = theirs.iter().position(|card| *card == Card::THIEF).unwrap();
    let mut before = theirs.clone();
    before[thief] = stolen;
    let m = Move::Thief {
        target: OTHER,
        rank: mine.len() as u8,
    };
    let run = mine[..mine.len() - 1].to_vec();
    let soon = after(run, before, card("T"), m);
    assert_eq!(soon.sequence(ME), mine);
    assert_eq!(soon.sequence(OTHER), theirs);
}

/// Line by line, what the rules make of the runs that are shown.
#[test]
fn the_sample_of_its_score_is_counted_so() {
    let sample = Soon::HELP.iter().find_map(|part| part.sample).unwrap();
    for (nth, run) in sample.shows.iter().enumerate() {
        let counted = score(&cards(run, None), nth == 0, ColourBonus::Any);
        let shown: Vec<i32> = sample.lines.iter().map(|(_, points)| points[nth]).collect();
        let expected = [
            counted.cards,
            counted.one_colour,
            counted.complete,
            counted.joker,
            counted.first,
        ];
        assert_eq!(shown, expected, "{nth}");
        assert_eq!(sample.totals()[nth], counted.total());
    }
}
