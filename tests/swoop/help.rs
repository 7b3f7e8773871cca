//! What Swoop's help shows is what its rules do.

use veillee::game::Game;
use veillee::primer::Shown;
use veillee_rules::engine::{Config, Nobody, Ruleset, Seat, Status};
use veillee_rules::games::swoop::{
    Card, CardSet, Chosen, Column, Columns, Layout, Move, Position, Swoop, SwoopConfig,
};

const ME: Seat = Seat(0);

fn card(sprite: &str) -> Card {
    Card::from_symbol(sprite.strip_prefix("card-").unwrap()).unwrap()
}

/// The cards before the arrows, between them and after them.
fn heaps(line: &[Shown]) -> Vec<Vec<Card>> {
    let heaps = line.split(|shown| *shown == Shown::Then);
    let cards = |heap: &[Shown]| {
        let cards = heap.iter().filter_map(|shown| match shown {
            Shown::Piece("back", _) => None,
            Shown::Piece(sprite, _) => Some(card(sprite)),
            _ => None,
        });
        cards.collect()
    };
    heaps.map(cards).collect()
}

/// I hold these and a card more, and may flip this one; the top of the pile is the first named.
fn table(hand: &[Card], hidden: Option<Card>, pile: &[Card]) -> Swoop {
    let config = SwoopConfig::for_players(4).unwrap();
    let one = |symbol: &str| Layout {
        hand: CardSet::only(Card::from_symbol(symbol).unwrap()),
        ..Layout::default()
    };
    let mut mine = one("J♦");
    mine.hand |= hand.iter().copied().collect();
    mine.down[0] = hidden;
    let position = Position {
        to_move: ME,
        pile: pile.iter().rev().copied().collect(),
        seats: vec![mine, one("J♥"), one("J♠"), one("J♣")],
    };
    Swoop::from_position(&config, 1, &position).unwrap()
}

fn play(cards: &[Card]) -> Move {
    Move::Play(Chosen {
        hand: cards.iter().copied().collect(),
        up: Columns::default(),
    })
}

fn lines(says: &str) -> &'static [&'static [Shown]] {
    let mut examples = Swoop::HELP.iter().flat_map(|part| part.examples);
    examples.find(|example| example.says == says).unwrap().lines
}

#[test]
fn what_its_help_lets_go_on_a_card_may_go_there() {
    let mut tried = 0;
    for says in ["swoop-example-lower", "swoop-example-on-an-ace"] {
        for line in lines(says) {
            let [cards, pile] = &heaps(line)[..] else {
                panic!("{says}");
            };
            let swoop = table(cards, None, pile);
            let may = swoop.why_illegal(&play(cards)).is_none();
            assert_eq!(may, line.last() == Some(&Shown::Yes), "{says}: {cards:?}");
            tried += 1;
        }
    }
    assert_eq!(tried, 4);
}

#[test]
fn the_fourth_card_of_its_help_is_a_swoop() {
    let [cards, pile] = &heaps(lines("swoop-example-four")[0])[..] else {
        panic!();
    };
    let mut swoop = table(cards, None, pile);
    swoop.apply(&play(cards), &mut Nobody).unwrap();
    assert_eq!(swoop.pile_size(), 0);
    assert_eq!(swoop.status(), Status::ToMove(ME));
}

#[test]
fn the_hidden_card_of_its_help_is_too_high() {
    let [_, flipped, pile] = &heaps(lines("swoop-example-too-high")[0])[..] else {
        panic!();
    };
    let mut swoop = table(&[], Some(flipped[0]), pile);
    let column = Column::try_from(0).unwrap();
    swoop.apply(&Move::Blind { column }, &mut Nobody).unwrap();
    let both = flipped.iter().chain(pile).copied().collect();
    assert!(swoop.hand(ME).holds_all(both));
    assert_eq!(swoop.pile_size(), 0);
}

/// What is left to each is worth what the lines come to.
#[test]
fn the_sample_of_its_score_is_counted_so() {
    let sample = Swoop::HELP.iter().find_map(|part| part.sample).unwrap();
    for (shows, total) in sample.shows.iter().zip(sample.totals()) {
        let cards: CardSet = heaps(shows).concat().into_iter().collect();
        assert_eq!(i32::from(cards.points()), total);
    }
    assert_eq!(sample.totals(), [0, 40, 13]);
}
