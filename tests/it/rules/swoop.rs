//! Swoop, by the numbers of its rules page.

use serde_json::{Value, json};
use veillee::engine::{
    Config, GameRng, Nobody, Outcome, Record, Ruleset, Seat, Seats, Status, Viewer,
};
use veillee::games::swoop::{
    Card, CardSet, Chosen, Column, Columns, Event, Laid, Layout, Lying, Move, Position, Rank,
    Reason, RoundEnd, Swoop, SwoopConfig,
};

use crate::walk::{Probe, config};

impl Probe for Swoop {
    const MOST_PLIES: usize = 30_000;

    fn check_conserved(&self) {
        let mut all = CardSet::NONE;
        for heap in self.heaps() {
            assert!((all & heap).is_empty(), "a card is in two places");
            all |= heap;
        }
        assert_eq!(all, CardSet::ALL);
        assert_eq!(all.points(), 760);
    }

    fn tries(&self, rng: &mut GameRng) -> Vec<Move> {
        let mut tries: Vec<Move> = Column::ALL
            .map(|column| Move::Blind { column })
            .into_iter()
            .collect();
        let Status::ToMove(seat) = self.status() else {
            return tries;
        };
        let view = self.view(Viewer::Seat(seat));
        let own: Vec<Card> = view.seats[seat.index()].hand.unwrap().iter().collect();
        let mut choices = vec![Chosen::NOTHING];
        for size in 0..40 {
            // Some of the hand, mostly of one rank; some columns; now and then a stranger's card.
            let rank = rng.choose(&own).map(|card| card.rank());
            let mut hand: CardSet = own
                .iter()
                .copied()
                .filter(|card| size == 39 || Some(card.rank()) == rank && rng.below(2) == 0)
                .collect();
            if size % 8 == 7 {
                hand |= Card::from_number(rng.below(104) as u8)
                    .into_iter()
                    .collect();
            }
            let bits = if rng.below(2) == 0 {
                0
            } else {
                rng.below(16) as u8
            };
            let up = Columns::from_bits(bits).unwrap();
            choices.push(Chosen { hand, up });
            // Face-up cards with those of the same rank in the hand.
            let up = Column::ALL
                .into_iter()
                .filter(|c| view.seats[seat.index()].face_up[c.index()].map(Card::rank) == rank)
                .collect();
            choices.push(Chosen { hand, up });
        }
        for chosen in choices {
            tries.extend([Move::Play(chosen), Move::PutDown(chosen), Move::Add(chosen)]);
        }
        tries
    }
}

fn card(text: &str) -> Card {
    Card::try_from(text.to_string()).unwrap()
}

fn rank(text: &str) -> Rank {
    Rank::try_from(text.to_string()).unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn column(number: u8) -> Column {
    Column::try_from(number).unwrap()
}

/// Four columns, "-" where nothing lies; "" is four times nothing.
fn row(text: &str) -> [Option<Card>; 4] {
    let mut row = [None; 4];
    for (at, name) in text.split_whitespace().enumerate() {
        row[at] = (name != "-").then(|| card(name));
    }
    row
}

fn chosen(hand: &str, up: &[u8]) -> Chosen {
    Chosen {
        hand: cards(hand),
        up: up.iter().copied().map(column).collect(),
    }
}

fn play(hand: &str, up: &[u8]) -> Move {
    Move::Play(chosen(hand, up))
}

fn put_down(hand: &str, up: &[u8]) -> Move {
    Move::PutDown(chosen(hand, up))
}

fn add(hand: &str, up: &[u8]) -> Move {
    Move::Add(chosen(hand, up))
}

fn blind(number: u8) -> Move {
    Move::Blind {
        column: column(number),
    }
}

fn layout(hand: &str, up: &str, down: &str) -> Layout {
    Layout {
        hand: cards(hand),
        up: row(up),
        down: row(down),
        score: 0,
    }
}

const ME: Seat = Seat(0);
const NEXT: Seat = Seat(1);

/// Four players, of whom seat 0 is to move with these cards and the others hold one each: the
/// second deck's queen, king and jack of clubs (10 points).
fn position(pile: &str, [hand, up, down]: [&str; 3]) -> Position {
    Position {
        to_move: ME,
        pile: pile.split_whitespace().map(card).collect(),
        seats: vec![
            layout(hand, up, down),
            layout("Qc1", "", ""),
            layout("Kc1", "", ""),
            layout("Jc1", "", ""),
        ],
    }
}

fn game_with(pile: &str, mine: [&str; 3], options: &[(&str, &str)]) -> Swoop {
    let config = config::<Swoop>(4, options);
    Swoop::from_position(&config, 1, &position(pile, mine)).unwrap()
}

fn game(pile: &str, mine: [&str; 3]) -> Swoop {
    game_with(pile, mine, &[])
}

fn legal(swoop: &Swoop) -> Vec<Move> {
    let mut moves = Vec::new();
    swoop.legal_moves(&mut moves);
    moves
}

fn apply(swoop: &mut Swoop, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    swoop.apply(&m, &mut events).unwrap();
    events
}

fn refused(swoop: &Swoop, m: Move) -> Reason {
    swoop.why_illegal(&m).expect("it should be refused")
}

fn hand(swoop: &Swoop, seat: Seat) -> CardSet {
    swoop.view(Viewer::Everyone).seats[seat.index()]
        .hand
        .unwrap()
}

fn pile(swoop: &Swoop) -> String {
    let pile = swoop.view(Viewer::Public).pile;
    let names: Vec<String> = pile.iter().map(Card::to_string).collect();
    names.join(" ")
}

fn swooped(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::Swoop { .. }))
}

fn round_over(events: &[Event]) -> Option<RoundEnd> {
    events.iter().find_map(|event| match event {
        Event::RoundOver { end, .. } => Some(*end),
        _ => None,
    })
}

// The cards.

#[test]
fn deck_two_decks_of_fifty_two_with_separate_identities() {
    let names: std::collections::BTreeSet<String> =
        CardSet::ALL.iter().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), 104);
    for deck in ["0", "1"] {
        assert_eq!(names.iter().filter(|name| name.ends_with(deck)).count(), 52);
    }
    assert_ne!(card("6h0"), card("6h1"));
}

#[test]
fn deck_order_is_ace_low_to_king_and_the_ten_is_outside() {
    let on_king = rank("K").and_below();
    let names: Vec<String> = on_king.iter().map(|r| r.to_string()).collect();
    assert_eq!(names.join(" "), "A 2 3 4 5 6 7 8 9 J Q K");
    assert!(rank("J") > rank("9"));
}

#[test]
fn players_four_to_six() {
    for players in 0..10 {
        let config = SwoopConfig::for_players(players);
        assert_eq!(config.is_ok(), (4..=6).contains(&players));
    }
}

// Deal.

#[test]
fn rule_01_four_down_four_up_seven_in_hand_and_the_rest_aside() {
    for players in 4..=6 {
        let swoop = Swoop::start(&config::<Swoop>(players, &[]), 3, &mut Nobody).unwrap();
        let view = swoop.view(Viewer::Everyone);
        for seat in &view.seats {
            assert_eq!(seat.face_down, [true; 4]);
            assert!(seat.face_up.iter().all(Option::is_some));
            assert_eq!((seat.hand_size, seat.hand.unwrap().len()), (7, 7));
        }
        let turned = 1 + view.tens_aside.len();
        assert_eq!(view.rest, 104 - 15 * u32::from(players) - turned);
        swoop.check_conserved();
    }
}

#[test]
fn rule_01_every_card_dealt_is_told_and_hands_are_told_to_their_owners_only() {
    let mut events = Vec::new();
    let swoop = Swoop::start(&config::<Swoop>(4, &[]), 3, &mut events).unwrap();
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
    assert_eq!(count(|e| matches!(e, Event::DealtFaceDown { .. })), 16);
    assert_eq!(count(|e| matches!(e, Event::DealtFaceUp { .. })), 16);
    assert_eq!(count(|e| matches!(e, Event::DealtToHand { .. })), 28);
    let dealt = |seat: Seat, viewer: Viewer| -> CardSet {
        let seen = events.iter().map(|event| event.seen_by(viewer));
        seen.filter_map(|event| match event {
            Event::DealtToHand { seat: to, card } if to == seat => card,
            _ => None,
        })
        .collect()
    };
    assert_eq!(dealt(ME, Viewer::Seat(ME)), hand(&swoop, ME));
    assert_eq!(dealt(ME, Viewer::Everyone), hand(&swoop, ME));
    assert_eq!(dealt(ME, Viewer::Seat(NEXT)), CardSet::NONE);
    assert_eq!(dealt(ME, Viewer::Public), CardSet::NONE);
}

#[test]
fn rule_02_a_random_player_turns_the_first_card_and_the_seat_after_them_starts() {
    let mut turners = Seats::NONE;
    for seed in 0..50 {
        let mut events = Vec::new();
        let swoop = Swoop::start(&config::<Swoop>(5, &[]), seed, &mut events).unwrap();
        let view = swoop.view(Viewer::Public);
        assert_eq!(view.starter, view.turner.next(5));
        assert_eq!(swoop.status(), Status::ToMove(view.starter));
        assert_eq!(view.pile.len(), 1);
        let turned = Event::Turned {
            seat: view.turner,
            card: view.pile[0],
        };
        assert!(events.contains(&turned));
        turners.insert(view.turner);
    }
    assert_eq!(turners, Seats::everyone(5));
}

#[test]
fn rule_02_a_ten_turned_is_put_aside_and_another_is_turned() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut events = Vec::new();
        let swoop = Swoop::start(&config::<Swoop>(6, &[]), seed, &mut events).unwrap();
        let view = swoop.view(Viewer::Public);
        assert_ne!(view.top, Some(Rank::TEN));
        for ten in view.tens_aside.iter() {
            seen += 1;
            assert_eq!(ten.rank(), Rank::TEN);
            let at = events
                .iter()
                .position(|e| *e == Event::TenPutAside { card: ten });
            assert!(matches!(events[at.unwrap() + 1], Event::Turned { .. }));
        }
    }
    assert!(seen > 0);
}

#[test]
fn rule_02_later_the_last_rounds_starter_turns() {
    let mut swoop = game("7h0", ["6h0", "", ""]);
    assert_eq!(swoop.view(Viewer::Public).starter, ME);
    apply(&mut swoop, play("6h0", &[]));
    let view = swoop.view(Viewer::Public);
    assert_eq!((view.round, view.turner, view.starter), (2, ME, NEXT));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

// A turn.

#[test]
fn rule_03_equal_or_lower_than_the_top() {
    let swoop = game("7h0", ["6h0 7s0 8h0 Jh0", "", ""]);
    assert_eq!(legal(&swoop), [play("6h0", &[]), play("7s0", &[])]);
    for (high, name) in [("8h0", "8"), ("Jh0", "J")] {
        let expected = Reason::TooHigh {
            rank: rank(name),
            top: rank("7"),
        };
        assert_eq!(refused(&swoop, play(high, &[])), expected);
    }
}

#[test]
fn rule_03_one_or_more_cards_of_the_same_rank() {
    let mut swoop = game("7h0", ["6h0 6s0 6c1 5h0", "", ""]);
    let expected = Reason::MixedRanks {
        rank: rank("5"),
        other: rank("6"),
    };
    assert_eq!(refused(&swoop, play("5h0 6h0", &[])), expected);
    assert_eq!(refused(&swoop, play("", &[])), Reason::NothingChosen);
    apply(&mut swoop, play("6h0 6s0 6c1", &[]));
    assert_eq!(hand(&swoop, ME), cards("5h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(swoop.view(Viewer::Public).run, 3);
}

#[test]
fn rule_03_from_hand_face_up_or_both() {
    let swoop = game("7h0", ["6h0 9h0", "6s0 6d0 - 9s0", ""]);
    assert_eq!(
        legal(&swoop),
        [
            play("", &[0]),
            play("", &[1]),
            play("", &[0, 1]),
            play("6h0", &[]),
            play("6h0", &[0]),
            play("6h0", &[1]),
            play("6h0", &[0, 1]),
        ]
    );
    let column = column(2);
    assert_eq!(
        refused(&swoop, play("", &[2])),
        Reason::NothingFaceUp { column }
    );
    let card = card("6c0");
    assert_eq!(
        refused(&swoop, play("6c0", &[])),
        Reason::NotInYourHand { card }
    );
}

#[test]
fn rule_03_any_rank_on_an_empty_pile() {
    let swoop = game("", ["Ah0 9h0 Kh0 10h0", "Jh0", ""]);
    assert_eq!(
        legal(&swoop),
        [
            play("", &[0]),
            play("Ah0", &[]),
            play("9h0", &[]),
            play("10h0", &[]),
            play("Kh0", &[])
        ]
    );
}

#[test]
fn rule_03_which_of_several_like_cards_does_not_matter_but_the_one_named_is_played() {
    let mut swoop = game("7h0", ["6h0 6d1 6c0 9h0", "", ""]);
    assert_eq!(legal(&swoop).len(), 3);
    let exact = play("6c0", &[]);
    assert_eq!(swoop.standard_form(&exact), play("6h0", &[]));
    assert_eq!(swoop.why_illegal(&exact), None);
    apply(&mut swoop, exact);
    assert_eq!(pile(&swoop), "7h0 6c0");
    assert_eq!(hand(&swoop, ME), cards("6h0 6d1 9h0"));
}

#[test]
fn rule_04_blind_is_instead_of_a_play_and_needs_an_uncovered_card() {
    let swoop = game("7h0", ["6h0 9h0", "- 5s0", "2h0 2s0 - 2d0"]);
    assert_eq!(
        legal(&swoop),
        [play("", &[1]), play("6h0", &[]), blind(0), blind(3)]
    );
    let covered = Reason::Covered {
        column: column(1),
        by: card("5s0"),
    };
    assert_eq!(refused(&swoop, blind(1)), covered);
    let column = column(2);
    assert_eq!(
        refused(&swoop, blind(2)),
        Reason::NothingFaceDown { column }
    );
}

#[test]
fn rule_04_a_face_up_card_played_uncovers_its_column_afterwards() {
    let mut swoop = game("7h0", ["9h0", "6s0 9d0", "6h0 9s0"]);
    let events = apply(&mut swoop, play("", &[0]));
    let column = column(0);
    assert!(events.contains(&Event::Uncovered { seat: ME, column }));
    assert_eq!(swoop.status(), Status::ToMove(NEXT), "the turn is over");
    assert_eq!(pile(&swoop), "7h0 6s0");
}

#[test]
fn rule_04_blind_that_may_be_played_is_played() {
    let mut swoop = game("7h0", ["9h0", "", "7s0"]);
    let events = apply(&mut swoop, blind(0));
    let flipped = Event::Flipped {
        seat: ME,
        column: column(0),
        card: card("7s0"),
        plays: true,
    };
    assert!(events.contains(&flipped));
    assert_eq!(pile(&swoop), "7h0 7s0");
    assert_eq!(
        swoop.status(),
        Status::ToMove(NEXT),
        "nothing to add: not asked"
    );
    assert_eq!(refused(&swoop, add("", &[])), Reason::NothingToAddTo);
}

#[test]
fn rule_04_blind_may_be_led() {
    let mut swoop = game("", ["9h0", "", "Ks0"]);
    apply(&mut swoop, blind(0));
    assert_eq!(pile(&swoop), "Ks0");
}

#[test]
fn rule_04_cards_may_be_added_to_a_blind_card_from_hand_and_face_up() {
    let mut swoop = game("7h0", ["6h0 6d0 2h0", "- 6c0 2s0", "6s0 3h0 3s0"]);
    let events = apply(&mut swoop, blind(0));
    let may_add = Event::MayAdd {
        seat: ME,
        rank: rank("6"),
    };
    assert!(events.contains(&may_add));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(swoop.view(Viewer::Public).adding, Some(rank("6")));
    assert_eq!(
        legal(&swoop),
        [
            add("", &[]),
            add("", &[1]),
            add("6h0", &[]),
            add("6h0", &[1]),
            add("6h0 6d0", &[]),
            add("6h0 6d0", &[1]),
        ]
    );
    let other = Reason::AddSameRank {
        rank: rank("6"),
        other: rank("2"),
    };
    assert_eq!(refused(&swoop, add("2h0", &[])), other);
    assert_eq!(refused(&swoop, add("", &[2])), other);
    for m in [play("6h0", &[]), blind(1), put_down("6h0", &[])] {
        let rank = rank("6");
        assert_eq!(refused(&swoop, m), Reason::ChooseAddition { rank });
    }
    apply(&mut swoop, add("6d0", &[1]));
    assert_eq!(pile(&swoop), "7h0 6s0 6d0 6c0");
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_04_nothing_need_be_added() {
    let mut swoop = game("7h0", ["6h0 2h0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    let events = apply(&mut swoop, add("", &[]));
    let added = Event::Added {
        seat: ME,
        rank: rank("6"),
        cards: vec![],
    };
    assert!(events.contains(&added));
    assert_eq!(hand(&swoop, ME), cards("6h0 2h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_04_swoop_is_looked_at_after_the_addition() {
    // Three sixes lie there: the blind one makes four, but there is one more to add.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["6h1 2h0", "", "6s0"]);
    assert!(!swooped(&apply(&mut swoop, blind(0))));
    assert_eq!(swoop.view(Viewer::Public).run, 4);
    let events = apply(&mut swoop, add("6h1", &[]));
    let swoop_of_five = Event::Swoop {
        seat: ME,
        rank: rank("6"),
        count: 5,
    };
    assert!(events.contains(&swoop_of_five));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    // Declining it, the four are a Swoop all the same.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["6h1 2h0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    assert!(swooped(&apply(&mut swoop, add("", &[]))));
    // And with nothing to add it is looked at right away.
    let mut swoop = game("7h0 6h0 6d0 6c0", ["2h0", "", "6s0"]);
    assert!(swooped(&apply(&mut swoop, blind(0))));
    assert_eq!(swoop.status(), Status::ToMove(ME));
}

#[test]
fn rule_04_a_blind_ten_acts_as_a_ten() {
    let mut swoop = game("3h0", ["9h0 10h0", "", "10s0"]);
    let events = apply(&mut swoop, blind(0));
    let ten = Event::Ten {
        seat: ME,
        card: card("10s0"),
    };
    assert!(events.contains(&ten));
    assert_eq!(pile(&swoop), "");
    assert_eq!(
        swoop.status(),
        Status::ToMove(ME),
        "plays again, nothing added"
    );
    assert_eq!(swoop.view(Viewer::Public).adding, None);
    assert_eq!(swoop.view(Viewer::Public).thrown_away, cards("3h0 10s0"));
}

#[test]
fn rule_04_a_blind_card_too_high_brings_the_pile_and_the_next_player_leads() {
    let mut swoop = game("9h0 3h0", ["2h0", "", "8s0"]);
    let events = apply(&mut swoop, blind(0));
    let picked_up = Event::PickedUp {
        seat: ME,
        cards: vec![card("9h0"), card("3h0"), card("8s0")],
    };
    assert!(events.contains(&picked_up));
    assert_eq!(hand(&swoop, ME), cards("2h0 9h0 3h0 8s0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(legal(&swoop), [play("Qc1", &[])], "anything may be led");
}

#[test]
fn rule_04_nobody_knows_a_face_down_card() {
    let one = game("7h0", ["9h0", "", "7s0 8s0"]);
    let other = game("7h0", ["9h0", "", "8s0 7s0"]);
    for viewer in [
        Viewer::Seat(ME),
        Viewer::Seat(NEXT),
        Viewer::Public,
        Viewer::Everyone,
    ] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    let mut rng = GameRng::from_seed(1);
    let drawn: std::collections::BTreeSet<String> = (0..20)
        .map(|_| format!("{:?}", one.determinize(ME, &mut rng).heaps().nth(2)))
        .collect();
    assert!(drawn.len() > 10, "its owner does not know it either");
}

#[test]
fn rule_05_a_ten_is_played_on_anything_and_throws_the_pile_away() {
    let mut swoop = game("9h0 Ah0", ["10h0 4h0", "", ""]);
    let events = apply(&mut swoop, play("10h0", &[]));
    let thrown = vec![card("9h0"), card("Ah0"), card("10h0")];
    assert!(events.contains(&Event::ThrownAway { cards: thrown }));
    assert!(events.contains(&Event::PlaysAgain { seat: ME }));
    assert_eq!(
        swoop.view(Viewer::Public).thrown_away,
        cards("9h0 Ah0 10h0")
    );
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(legal(&swoop), [play("4h0", &[])]);
}

#[test]
fn rule_05_a_ten_is_played_alone() {
    let swoop = game("7h0", ["10h0 10s0 6h0", "10d0", ""]);
    for m in [
        play("10h0 10s0", &[]),
        play("10h0", &[0]),
        play("10h0 6h0", &[]),
    ] {
        assert_eq!(refused(&swoop, m), Reason::TenIsPlayedAlone);
    }
    assert_eq!(
        legal(&swoop),
        [play("", &[0]), play("6h0", &[]), play("10h0", &[])].map(|m| swoop.standard_form(&m)),
        "one ten from the hand stands for both"
    );
}

#[test]
fn rule_05_a_ten_is_never_forced_while_there_is_another_move() {
    let swoop = game("3h0", ["10h0 9h0", "", "4h0"]);
    assert_eq!(
        legal(&swoop),
        [play("10h0", &[]), blind(0), put_down("9h0", &[])]
    );
}

#[test]
fn rule_05_a_ten_may_be_led() {
    let mut swoop = game("", ["10h0 9h0", "", ""]);
    apply(&mut swoop, play("10h0", &[]));
    assert_eq!(swoop.status(), Status::ToMove(ME));
    assert_eq!(pile(&swoop), "");
}

#[test]
fn rule_06_four_of_a_rank_on_top_are_a_swoop_and_the_player_plays_again() {
    let mut swoop = game("7h0 6h0", ["6s0 6d0 6c0 2h0", "", ""]);
    let events = apply(&mut swoop, play("6s0 6d0 6c0", &[]));
    let expected = Event::Swoop {
        seat: ME,
        rank: rank("6"),
        count: 4,
    };
    assert!(events.contains(&expected));
    assert!(events.contains(&Event::PlaysAgain { seat: ME }));
    assert_eq!(pile(&swoop), "");
    assert_eq!(swoop.view(Viewer::Public).thrown_away.len(), 5);
    assert_eq!(swoop.status(), Status::ToMove(ME));
}

#[test]
fn rule_06_the_four_must_be_consecutive_and_on_top() {
    let mut swoop = game("6h0 6s0 5h0 5s0", ["5d0 2h0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, play("5d0", &[]))));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    let mut swoop = game("6h0 6s0 7h0 6d0", ["6c0 2h0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, play("6c0", &[]))));
}

#[test]
fn rule_06_four_from_one_player_are_enough() {
    let mut swoop = game("", ["6s0 6d0 6c0 6h1 2h0", "", ""]);
    assert!(swooped(&apply(&mut swoop, play("6s0 6d0 6c0 6h1", &[]))));
}

#[test]
fn rule_07_who_cannot_play_puts_down_one_to_three_of_a_rank_and_picks_up() {
    let mut swoop = game("9h0 3h0", ["8h0 8s0 8d0 8c0 Kh0", "8h1 Ks0", "Ah0 2h0"]);
    let moves = legal(&swoop);
    assert!(moves.iter().all(|m| matches!(m, Move::PutDown(_))));
    // Eights: one to three, with the face-up one or without; kings: three ways. The face-up
    // cards alone: two.
    assert_eq!(moves.len(), 2 + 3 + 2 + 2);
    let four = put_down("8h0 8s0 8d0 8c0", &[]);
    let too_many = Reason::TooManyPutDown { count: 4, most: 3 };
    assert_eq!(refused(&swoop, four), too_many);
    assert_eq!(refused(&swoop, put_down("8h0 8s0 8d0", &[0])), too_many);
    let mixed = Reason::MixedRanks {
        rank: rank("8"),
        other: rank("K"),
    };
    assert_eq!(refused(&swoop, put_down("8h0 Kh0", &[])), mixed);
    assert_eq!(refused(&swoop, put_down("", &[])), Reason::NothingChosen);
    let events = apply(&mut swoop, put_down("8s0 8c0", &[0]));
    let laid = |name: &str, from: Lying| Laid {
        card: card(name),
        from,
    };
    let column = column(0);
    let told = Event::PutDown {
        seat: ME,
        rank: rank("8"),
        cards: vec![
            laid("8s0", Lying::Hand),
            laid("8c0", Lying::Hand),
            laid("8h1", Lying::FaceUp { column }),
        ],
    };
    assert!(events.contains(&told));
    assert!(events.contains(&Event::Uncovered { seat: ME, column }));
    assert_eq!(
        hand(&swoop, ME),
        cards("8h0 8s0 8d0 8c0 Kh0 8h1 9h0 3h0"),
        "the whole pile, with what was put down"
    );
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    assert_eq!(pile(&swoop), "");
    assert_eq!(legal(&swoop), [play("Qc1", &[])], "the next leads anything");
}

#[test]
fn rule_07_putting_down_makes_no_swoop() {
    let mut swoop = game("3h0", ["8h0 8s0 8d0", "", ""]);
    assert!(!swooped(&apply(&mut swoop, put_down("8h0 8s0 8d0", &[]))));
    assert_eq!(hand(&swoop, ME), cards("8h0 8s0 8d0 3h0"));
}

#[test]
fn rule_07_who_can_play_from_hand_or_face_up_may_not_pick_up() {
    let swoop = game("7h0", ["6h0 2h0 9h0", "", ""]);
    let expected = Reason::CanPlay { rank: rank("6") };
    assert_eq!(refused(&swoop, put_down("9h0", &[])), expected);
    let swoop = game("7h0", ["9h0", "5h0", ""]);
    let expected = Reason::CanPlay { rank: rank("5") };
    assert_eq!(refused(&swoop, put_down("9h0", &[])), expected);
    let swoop = game("", ["9h0", "", ""]);
    assert_eq!(refused(&swoop, put_down("9h0", &[])), Reason::PileEmpty);
}

#[test]
fn rule_07_a_blind_flip_or_a_ten_may_be_tried_instead() {
    let swoop = game("3h0", ["9h0 10h0", "", "4h0"]);
    let moves = legal(&swoop);
    assert!(moves.contains(&blind(0)) && moves.contains(&play("10h0", &[])));
    assert!(moves.contains(&put_down("9h0", &[])));
}

#[test]
fn rule_07_a_ten_cannot_be_put_down() {
    let swoop = game("3h0", ["9h0 10h0", "", ""]);
    assert_eq!(
        refused(&swoop, put_down("10h0", &[])),
        Reason::TenCannotBePutDown
    );
    assert_eq!(
        refused(&swoop, put_down("9h0 10h0", &[])),
        Reason::TenCannotBePutDown
    );
}

#[test]
fn rule_07_with_only_tens_play_one_or_flip() {
    let swoop = game("3h0", ["10h0 10s0", "10d0 -", "4h0 5h0"]);
    assert_eq!(legal(&swoop), [play("", &[0]), play("10s0", &[]), blind(1)]);
    let swoop = game("3h0", ["10h0", "", ""]);
    assert_eq!(legal(&swoop), [play("10h0", &[])]);
}

#[test]
fn rule_07_with_neither_hand_nor_face_up_cards_flip() {
    for pile in ["3h0", ""] {
        let swoop = game(pile, ["", "", "- 4h0 5h0"]);
        assert_eq!(legal(&swoop), [blind(1), blind(2)]);
    }
}

#[test]
fn rule_07_option_a_player_who_could_play_may_pick_up_too() {
    let free = [("pick-up", "free")];
    let mut swoop = game_with("7h0", ["6h0 9h0 10h0", "", ""], &free);
    assert_eq!(
        legal(&swoop),
        [
            play("6h0", &[]),
            play("10h0", &[]),
            put_down("6h0", &[]),
            put_down("9h0", &[])
        ]
    );
    apply(&mut swoop, put_down("6h0", &[]));
    assert_eq!(hand(&swoop, ME), cards("6h0 9h0 10h0 7h0"));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
    // From a non-empty pile only.
    let swoop = game_with("", ["6h0 9h0 10h0", "", ""], &free);
    assert_eq!(refused(&swoop, put_down("6h0", &[])), Reason::PileEmpty);
    assert_eq!(legal(&swoop).len(), 3);
    // It is off unless asked for.
    assert_eq!(
        config::<Swoop>(4, &[]),
        config::<Swoop>(4, &[("pick-up", "forced")])
    );
}

#[test]
fn rule_08_play_again_means_to_lead() {
    // No passing: with the pile gone everything may be led, and something must be.
    let mut swoop = game("3h0", ["10h0 Kh0 9h0", "", "4h0"]);
    apply(&mut swoop, play("10h0", &[]));
    assert_eq!(
        legal(&swoop),
        [play("9h0", &[]), play("Kh0", &[]), blind(0)]
    );
    apply(&mut swoop, play("Kh0", &[]));
    assert_eq!(swoop.status(), Status::ToMove(NEXT));
}

#[test]
fn rule_08_a_column_uncovered_by_the_clearing_card_may_be_led_blind() {
    let mut swoop = game("3h0", ["", "10h0", "Kh0 Ks0"]);
    apply(&mut swoop, play("", &[0]));
    assert_eq!(legal(&swoop), [blind(0), blind(1)]);
}

#[test]
fn rule_08_the_last_card_ends_the_round_at_once() {
    let ends = |pile: &str, mine: [&str; 3], moves: &[Move]| {
        let mut swoop = game(pile, mine);
        let (last, before) = moves.split_last().unwrap();
        for m in before {
            assert_eq!(round_over(&apply(&mut swoop, *m)), None);
        }
        let events = apply(&mut swoop, *last);
        assert_eq!(round_over(&events), Some(RoundEnd::Out { seat: ME }));
        assert!(!events.contains(&Event::PlaysAgain { seat: ME }));
        assert_eq!(swoop.view(Viewer::Public).round, 2);
        assert_eq!(swoop.scores().as_slice(), [0, 10, 10, 10]);
    };
    ends("7h0", ["6h0", "", ""], &[play("6h0", &[])]);
    ends("7h0", ["", "6h0", ""], &[play("", &[0])]);
    // A 10, and a blind one.
    ends("3h0", ["10h0", "", ""], &[play("10h0", &[])]);
    ends("3h0", ["", "", "10h0"], &[blind(0)]);
    // Part of a Swoop.
    let swoop = "6h0 6s0 6d0";
    ends(swoop, ["6c0", "", ""], &[play("6c0", &[])]);
    ends(swoop, ["", "", "6c0"], &[blind(0)]);
    // Flipped, and what was added to the card flipped.
    ends("7h0", ["", "", "6c0"], &[blind(0)]);
    ends(
        "7h0",
        ["6h0 6s0", "", "6c0"],
        &[blind(0), add("6h0 6s0", &[])],
    );
}

#[test]
fn rule_08_a_last_blind_card_that_cannot_be_played_does_not_end_the_round() {
    let mut swoop = game("3h0", ["", "", "4h0"]);
    assert_eq!(round_over(&apply(&mut swoop, blind(0))), None);
    assert_eq!(hand(&swoop, ME), cards("3h0 4h0"));
}

// Score.

/// Seat 0 goes out at once; the others have these cards and scores.
fn scored(others: [(Layout, u16); 3], options: &[(&str, &str)]) -> (Swoop, Vec<Event>) {
    let mut position = position("7h0", ["6h0", "", ""]);
    for (seat, (layout, score)) in others.into_iter().enumerate() {
        position.seats[seat + 1] = Layout { score, ..layout };
    }
    let config = config::<Swoop>(4, options);
    let mut swoop = Swoop::from_position(&config, 1, &position).unwrap();
    let events = apply(&mut swoop, play("6h0", &[]));
    (swoop, events)
}

#[test]
fn rule_09_the_others_score_hand_face_up_and_face_down_cards() {
    let others = [
        (layout("Ah0 9h0", "10h0 -", "Kh0 -"), 0),
        (layout("2s0", "", ""), 3),
        (layout("Js0 Qs0 Ks0", "", "10s0"), 0),
    ];
    let (swoop, events) = scored(others, &[]);
    assert_eq!(swoop.scores().as_slice(), [0, 40, 5, 50]);
    let lines: Vec<&Event> = events
        .iter()
        .filter(|e| matches!(e, Event::Counted { seat: NEXT, .. }))
        .collect();
    assert_eq!(lines.len(), 4);
    let last = Event::Counted {
        seat: NEXT,
        card: card("Kh0"),
        from: Lying::FaceDown { column: column(0) },
        points: 10,
        sum: 40,
    };
    assert_eq!(*lines[3], last);
    let total = Event::Scored {
        seat: Seat(2),
        points: 2,
        total: 5,
    };
    assert!(events.contains(&total));
}

#[test]
fn rule_09_values() {
    for (name, points) in [
        ("A", 1),
        ("5", 5),
        ("9", 9),
        ("10", 20),
        ("J", 10),
        ("Q", 10),
        ("K", 10),
    ] {
        assert_eq!(rank(name).points(), points);
    }
}

fn over(swoop: &Swoop, winners: &[Seat]) {
    let winners: Seats = winners.iter().copied().collect();
    assert_eq!(swoop.status(), Status::Over(Outcome { winners }));
}

#[test]
fn rule_10_the_game_ends_when_somebody_reaches_two_hundred_and_the_lowest_wins() {
    let others = |score: u16| {
        [
            (layout("Kh0", "", ""), score),
            (layout("2s0", "", ""), 3),
            (layout("2h0", "", ""), 9),
        ]
    };
    let (swoop, _) = scored(others(189), &[]);
    assert_eq!(swoop.status(), Status::ToMove(NEXT), "199 is not enough");
    let (swoop, events) = scored(others(190), &[]);
    over(&swoop, &[ME]);
    let winners = Seats::only(ME);
    let totals = vec![0, 200, 5, 11];
    assert_eq!(events.last(), Some(&Event::GameOver { winners, totals }));
    assert_eq!(legal(&swoop), []);
    assert_eq!(refused(&swoop, play("Kh0", &[])), Reason::GameOver);
}

#[test]
fn rule_10_option_target() {
    for (target, options) in [
        (100, &[("target", "100")][..]),
        (200, &[]),
        (200, &[("target", "200")]),
        (300, &[("target", "300")]),
    ] {
        let others = |score: u16| {
            [
                (layout("Kh0", "", ""), score),
                (layout("2s0", "", ""), 0),
                (layout("2h0", "", ""), 0),
            ]
        };
        over(&scored(others(target - 10), options).0, &[ME]);
        let (swoop, _) = scored(others(target - 11), options);
        assert!(matches!(swoop.status(), Status::ToMove(_)));
    }
}

#[test]
fn rule_10_a_tie_is_shared() {
    let mut position = position("7h0", ["6h0", "", ""]);
    for (seat, score) in [(0, 30), (1, 190), (2, 20), (3, 150)] {
        position.seats[seat].score = score;
    }
    let config = config::<Swoop>(4, &[]);
    let mut swoop = Swoop::from_position(&config, 1, &position).unwrap();
    apply(&mut swoop, play("6h0", &[]));
    assert_eq!(swoop.scores().as_slice(), [30, 200, 30, 160]);
    over(&swoop, &[ME, Seat(2)]);
}

/// The state with one of its fields written over.
fn edited(swoop: &Swoop, field: &str, value: Value) -> Result<Swoop, serde_json::Error> {
    let mut written = serde_json::to_value(swoop).unwrap();
    written[field] = value;
    serde_json::from_value(written)
}

#[test]
fn rule_10_a_round_ends_after_500_turns_each_and_everybody_scores() {
    let swoop = game("7h0", ["6h0 5h0", "", ""]);
    let mut early = edited(&swoop, "turns", json!(1998)).unwrap();
    assert_eq!(round_over(&apply(&mut early, play("6h0", &[]))), None);
    assert_eq!(early.view(Viewer::Public).turns_left, 1);
    let mut last = edited(&swoop, "turns", json!(1999)).unwrap();
    let events = apply(&mut last, play("6h0", &[]));
    assert_eq!(round_over(&events), Some(RoundEnd::TurnLimit));
    assert_eq!(last.scores().as_slice(), [5, 10, 10, 10]);
    assert_eq!(last.view(Viewer::Public).round, 2);
    // Playing again is the same turn.
    let swoop = game("7h0", ["10h0 5h0 4h0", "", ""]);
    let mut last = edited(&swoop, "turns", json!(1999)).unwrap();
    assert_eq!(round_over(&apply(&mut last, play("10h0", &[]))), None);
    let events = apply(&mut last, play("5h0", &[]));
    assert_eq!(round_over(&events), Some(RoundEnd::TurnLimit));
}

// Vectors.

#[test]
fn vector_top_7_a_6_from_hand_with_a_6_face_up() {
    let mut swoop = game("7h0", ["6h0 2h0", "6s0", "3h0"]);
    apply(&mut swoop, play("6h0", &[0]));
    assert_eq!(pile(&swoop), "7h0 6h0 6s0");
}

#[test]
fn vector_top_6_plus_three_sixes_is_a_swoop() {
    let mut swoop = game("6h0", ["6s0 6d0 6c0 2h0", "", ""]);
    assert!(swooped(&apply(&mut swoop, play("6s0 6d0 6c0", &[]))));
}

#[test]
fn vector_top_run_of_two_sixes_plus_two_is_a_swoop() {
    let mut swoop = game("6h0 6s0", ["6d0 2h0", "6c0", ""]);
    assert!(swooped(&apply(&mut swoop, play("6d0", &[0]))));
    let mut swoop = game("6h0 6s0", ["6d0 2h0", "6c0", ""]);
    assert!(!swooped(&apply(&mut swoop, play("6d0", &[]))));
}

#[test]
fn vector_top_3_blind_king_brings_the_whole_pile_and_the_king() {
    let mut swoop = game("5h0 4h0 3h0", ["", "", "Kh0 Ah0"]);
    apply(&mut swoop, blind(0));
    assert_eq!(hand(&swoop, ME), cards("5h0 4h0 3h0 Kh0"));
}

#[test]
fn vector_top_ace_only_ace_or_ten() {
    let swoop = game("Ah0", ["As0 2h0 9h0 10h0 Kh0", "Ad0", ""]);
    let mut playable: Vec<Move> = legal(&swoop);
    playable.retain(|m| !matches!(m, Move::PutDown(_)));
    assert_eq!(
        playable,
        [
            play("", &[0]),
            play("As0", &[]),
            play("As0", &[0]),
            play("10h0", &[])
        ]
    );
}

#[test]
fn vector_ace_nine_ten_king_are_40_points() {
    assert_eq!(cards("Ah0 9h0 10h0 Kh0").points(), 40);
}

#[test]
fn vector_both_decks_are_760_points() {
    assert_eq!(CardSet::ALL.points(), 760);
}

// What everybody knows.

#[test]
fn knowledge_cards_picked_up_are_known_until_they_are_played() {
    let mut swoop = game("9h0 3h0", ["8h0 8s0 Kh0", "", ""]);
    apply(&mut swoop, put_down("8s0", &[]));
    let known = |swoop: &Swoop| swoop.view(Viewer::Public).seats[0].known;
    assert_eq!(known(&swoop), cards("8s0 9h0 3h0"));
    let mut rng = GameRng::from_seed(5);
    for _ in 0..20 {
        let other = swoop.determinize(NEXT, &mut rng);
        assert!(hand(&other, ME).holds_all(cards("8s0 9h0 3h0")));
        assert_eq!(hand(&other, ME).len(), 5);
    }
}

#[test]
fn knowledge_a_pick_up_shows_that_nothing_could_be_played() {
    let mine = ["8h0 8s0 Kh0 10h0 Qs0 Qd0", "", ""];
    let mut swoop = game("7h0", mine);
    apply(&mut swoop, put_down("8h0", &[]));
    let lacks = swoop.view(Viewer::Public).seats[0].lacks;
    let names: Vec<String> = lacks.iter().map(|r| r.to_string()).collect();
    assert_eq!(names.join(" "), "A 2 3 4 5 6 7");
    let mut rng = GameRng::from_seed(5);
    for _ in 0..50 {
        let other = swoop.determinize(NEXT, &mut rng);
        let unknown = hand(&other, ME) - cards("8h0 7h0");
        assert_eq!(unknown.len(), 5);
        assert!(unknown.iter().all(|card| !lacks.contains(card.rank())));
    }
    // With the option it shows nothing.
    let mut swoop = game_with("7h0", mine, &[("pick-up", "free")]);
    apply(&mut swoop, put_down("8h0", &[]));
    assert!(swoop.view(Viewer::Public).seats[0].lacks.is_empty());
}

#[test]
fn knowledge_not_being_asked_shows_that_there_is_nothing_to_add() {
    let mut swoop = game("7h0", ["9h0 9s0", "", "6s0"]);
    apply(&mut swoop, blind(0));
    let lacks = swoop.view(Viewer::Public).seats[0].lacks;
    assert_eq!(lacks.iter().collect::<Vec<_>>(), [rank("6")]);
}

#[test]
fn knowledge_being_asked_shows_that_there_is_something_to_add() {
    let mut swoop = game("7h0", ["6h0 9h0 9s0", "", "6s0 2h0"]);
    apply(&mut swoop, blind(0));
    let holds = |swoop: &Swoop| swoop.view(Viewer::Public).seats[0].holds;
    let sixes = CardSet::of(rank("6"));
    assert!(holds(&swoop).contains(rank("6")));
    let mut rng = GameRng::from_seed(5);
    for _ in 0..20 {
        let other = swoop.determinize(NEXT, &mut rng);
        assert!(!(hand(&other, ME) & sixes).is_empty());
    }
    let mut declined = swoop.clone();
    apply(&mut declined, add("", &[]));
    assert!(holds(&declined).contains(rank("6")), "it is still there");
    apply(&mut swoop, add("6h0", &[]));
    assert!(holds(&swoop).is_empty(), "it has been shown");
    // A face-up six explains the question.
    let mut swoop = game("7h0", ["6h0 9h0 9s0", "- 6d0", "6s0 2h0"]);
    apply(&mut swoop, blind(0));
    assert!(holds(&swoop).is_empty());
}

#[test]
fn knowledge_is_true_throughout_random_games() {
    // Reading a state back checks every hand against what is known of it.
    let read = |swoop: &Swoop| {
        let text = serde_json::to_string(swoop).unwrap();
        serde_json::from_str::<Swoop>(&text).unwrap()
    };
    let mut rng = GameRng::from_seed(11);
    let mut held = 0;
    for seed in 0..40 {
        let config = config::<Swoop>(4 + seed as u8 % 3, &[]);
        let mut swoop = Swoop::start(&config, seed, &mut Nobody).unwrap();
        let mut ply = 0;
        while let Some(m) = swoop.random_move(&mut rng, &mut Vec::new()) {
            swoop.apply(&m, &mut Nobody).unwrap();
            let view = swoop.view(Viewer::Public);
            held += view.seats.iter().filter(|s| !s.holds.is_empty()).count();
            ply += 1;
            if ply % 9 == 0 {
                assert_eq!(read(&swoop), swoop);
                let seat = Seat(ply as u8 % swoop.players());
                let other = swoop.determinize(seat, &mut rng);
                assert_eq!(read(&other), other);
            }
        }
    }
    assert!(held > 0);
}

#[test]
fn views_hide_hands_from_others() {
    let swoop = game("7h0", ["6h0 Kh0", "9s0", "6s0"]);
    let seen = |viewer: Viewer| {
        let seat = swoop.view(viewer).seats[0].clone();
        (seat.hand, seat.points, seat.hand_size)
    };
    let own = (Some(cards("6h0 Kh0")), Some(25), 2);
    assert_eq!(seen(Viewer::Seat(ME)), own);
    assert_eq!(seen(Viewer::Everyone), own);
    assert_eq!(seen(Viewer::Seat(NEXT)), (None, None, 2));
    assert_eq!(seen(Viewer::Public), (None, None, 2));
}

// On paper.

#[test]
fn paper_moves_are_readable() {
    let written = |m: Move| serde_json::to_string(&m).unwrap();
    assert_eq!(
        written(play("6h0 6s1", &[0, 3])),
        r#"{"move":"play","hand":["6s1","6h0"],"up":[0,3]}"#
    );
    assert_eq!(written(blind(2)), r#"{"move":"blind","column":2}"#);
    assert_eq!(written(add("", &[])), r#"{"move":"add"}"#);
    for bad in [
        r#"{"move":"blind","column":4}"#,
        r#"{"move":"play","hand":["6x0"]}"#,
        r#"{"move":"play","up":[7]}"#,
        r#"{"move":"play","hand":["6h0","6h0"]}"#,
    ] {
        assert!(serde_json::from_str::<Move>(bad).is_err(), "{bad}");
    }
}

#[test]
fn paper_notation() {
    let swoop = game("6d0 6c0", ["6h0 10s0 2h0", "6s0 -", "- 5h0"]);
    assert_eq!(swoop.notation(&play("6h0", &[])), "6♥");
    assert_eq!(swoop.notation(&play("6h0", &[0])), "6♥[6♠]⟲");
    assert_eq!(swoop.notation(&play("10s0", &[])), "10♠⟲");
    assert_eq!(swoop.notation(&blind(1)), "?2");
    let stuck = game("Ah0", ["Kh0", "", ""]);
    assert_eq!(stuck.notation(&put_down("Kh0", &[])), "↓K♥");
    let mut adding = game("6d0 6c0", ["6h0", "", "6s0 -"]);
    apply(&mut adding, blind(0));
    assert_eq!(adding.notation(&add("", &[])), "+0");
    assert_eq!(adding.notation(&add("6h0", &[])), "+6♥⟲");
    // Nonsense is written down without complaint.
    let all = Chosen {
        hand: CardSet::ALL,
        up: Columns::from_bits(15).unwrap(),
    };
    assert!(!swoop.notation(&Move::Play(all)).is_empty());
}

#[test]
fn paper_links_are_read_carefully() {
    // A record of one exact, not standard, move survives; a damaged one is refused.
    let config = config::<Swoop>(4, &[]);
    let mut record = Record::<Swoop>::new(config, 0);
    let swoop = record.replay().unwrap();
    record.moves.push(legal(&swoop)[0]);
    let link = record.to_link();
    assert_eq!(Record::<Swoop>::from_link(&link).unwrap().0, record);
    for cut in 1..link.len() {
        assert!(Record::<Swoop>::from_link(&link[..cut]).is_err());
    }
}

#[test]
fn paper_states_that_cannot_be_are_refused() {
    let swoop = game("7h0", ["6h0 5h0", "4h0", "3h0"]);
    assert_eq!(edited(&swoop, "round", json!(1)).unwrap(), swoop);
    for (field, value) in [
        ("to_move", json!(4)),
        ("starter", json!(9)),
        ("turns", json!(2000)),
        ("pile", json!(["7h0", "7h0"])),
        ("pile", json!(["10h0"])),
        ("pile", json!([])),
        ("pile", json!(["6h0"])),
        ("rest", json!([])),
        ("thrown_away", json!(["7h0"])),
        ("players", json!([])),
        ("adding", json!(true)),
        ("over", json!({"winners": [5]})),
        ("config", json!({"players": 5})),
        ("config", json!({"players": 7})),
    ] {
        assert!(
            edited(&swoop, field, value.clone()).is_err(),
            "{field} {value}"
        );
    }
    let written = serde_json::to_value(&swoop).unwrap();
    for (field, value) in [
        ("known", json!(["Ks0"])),
        ("lacks", json!(["6"])),
        ("holds", json!(["9"])),
        ("score", json!(200)),
        ("up", json!(["4h0", "4h0", null, null])),
    ] {
        let mut bad = written.clone();
        bad["players"][0][field] = value;
        assert!(serde_json::from_value::<Swoop>(bad).is_err(), "{field}");
    }
}

#[test]
fn bounded_hands_of_any_size_have_few_moves() {
    // Everything but three cards in one hand.
    let all = CardSet::ALL - cards("Qc1 Kc1 Jc1");
    let mut position = position("", ["", "", ""]);
    position.seats[0].hand = all;
    let swoop = Swoop::from_position(&config::<Swoop>(4, &[]), 1, &position).unwrap();
    assert_eq!(legal(&swoop).len(), 9 * 8 + 1 + 3 * 7);
}

#[test]
fn bounded_random_games_show_everything_and_end() {
    let mut events = Vec::new();
    let mut rng = GameRng::from_seed(2);
    for seed in 0..10 {
        let config = config::<Swoop>(4, &[]);
        let mut swoop = Swoop::start(&config, seed, &mut events).unwrap();
        while let Some(m) = swoop.random_move(&mut rng, &mut Vec::new()) {
            swoop.apply(&m, &mut events).unwrap();
        }
    }
    let names: std::collections::BTreeSet<String> = events
        .iter()
        .map(|event| serde_json::to_value(event).unwrap()["event"].to_string())
        .collect();
    assert_eq!(names.len(), 22, "{names:?}");
}
