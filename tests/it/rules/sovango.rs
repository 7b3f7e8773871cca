//! Sovango, by the numbers of its rules page.

use std::fmt::Debug;

use serde_json::{Value, json};
use veillee::engine::hidden::Lacks;
use veillee::engine::tools::random_playout;
use veillee::engine::{Config, GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee::games::sovango::{
    Card, CardSet, Colour, Event, Laid, NoMoreThan, Reason, Sovango, SovangoConfig, Tally,
};

use crate::walk::{Probe, config};

impl Probe for Sovango {
    /// At most 47 rounds of 36 cards reach a contract of 200 with six players; the rest is for
    /// rounds that only break ties.
    const MOST_PLIES: usize = 36 * 100;

    fn check_conserved(&self) {
        let view = self.view(Viewer::Everyone);
        let mut left = CardSet::ALL;
        let mut take = |card: Card| {
            assert!(left.contains(card), "{card} is in two places");
            left.remove(card);
        };
        view.hands.iter().for_each(|hand| {
            let cards = hand.cards.unwrap();
            assert_eq!(cards.len(), u32::from(hand.count));
            cards.iter().for_each(&mut take);
        });
        view.trick.iter().for_each(|laid| take(laid.card));
        let won = view.tricks.iter().flat_map(|trick| &trick.cards);
        won.copied().for_each(&mut take);
        let written = serde_json::to_value(self).unwrap();
        let stock: Vec<Card> = serde_json::from_value(written["stock"].clone()).unwrap();
        assert_eq!(stock.len(), usize::from(view.stock));
        stock.into_iter().for_each(&mut take);
        let hidden: Option<Card> = serde_json::from_value(written["hidden"].clone()).unwrap();
        assert_eq!(hidden.is_some(), view.hidden);
        hidden.into_iter().for_each(&mut take);
        assert!(left.is_empty(), "{left:?} is nowhere");
    }

    fn tries(&self, _: &mut GameRng) -> Vec<Card> {
        CardSet::ALL.iter().collect()
    }
}

use Colour::{Blue, Green, Red, Yellow};

fn card(name: &str) -> Card {
    Card::parse(name).unwrap()
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

fn set(names: &str) -> CardSet {
    cards(names).into_iter().collect()
}

fn start(players: u8, options: &[(&str, &str)], seed: u64) -> (Sovango, Vec<Event>) {
    let mut events = Vec::new();
    let config = config::<Sovango>(players, options);
    let sovango = Sovango::start(&config, seed, &mut events).unwrap();
    (sovango, events)
}

/// The first round with these hands instead of those dealt, seat 0 to lead.
fn written(options: &[(&str, &str)], hands: &[&str], changes: Value) -> Value {
    let (sovango, _) = start(hands.len() as u8, options, 1);
    let mut state = serde_json::to_value(&sovango).unwrap();
    state["hands"] = hands.iter().map(|hand| json!(set(hand))).collect();
    for key in ["dealer", "starter", "leader", "to_move"] {
        state[key] = json!(0);
    }
    state["stock"] = json!([]);
    state["hidden"] = json!(null);
    for (key, value) in changes.as_object().unwrap() {
        assert!(state.get(key).is_some(), "no field {key}");
        state[key] = value.clone();
    }
    state
}

fn table_with(options: &[(&str, &str)], hands: &[&str], changes: Value) -> Sovango {
    serde_json::from_value(written(options, hands, changes)).unwrap()
}

fn table(franchise: Option<Colour>, hands: &[&str]) -> Sovango {
    table_with(&[], hands, json!({ "franchise": franchise }))
}

fn play(sovango: &mut Sovango, names: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for card in cards(names) {
        sovango.apply(&card, &mut events).unwrap();
    }
    events
}

/// A trick in which every card comes from a hand that holds it and one spare card, so that the
/// round goes on: the winning card and the franchise after it.
fn trick(
    options: &[(&str, &str)],
    franchise: Option<Colour>,
    trick: &str,
    spares: &str,
) -> (Card, Option<Colour>) {
    let laid = cards(trick);
    let pairs = laid.iter().zip(cards(spares));
    let hands: Vec<String> = pairs
        .map(|(card, spare)| format!("{card} {spare}"))
        .collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut sovango = table_with(options, &hands, json!({ "franchise": franchise }));
    let events = play(&mut sovango, trick);
    let (seat, card) = winner(&events);
    assert_eq!(laid[seat.index()], card);
    // Rule 9.
    assert_eq!(sovango.status(), Status::ToMove(seat));
    (card, sovango.franchise())
}

fn winner(events: &[Event]) -> (Seat, Card) {
    let won = events.iter().find_map(|event| match event {
        Event::TrickWon { seat, card, .. } => Some((*seat, *card)),
        _ => None,
    });
    won.unwrap()
}

fn legal(sovango: &Sovango) -> Vec<Card> {
    let mut moves = Vec::new();
    sovango.legal_moves(&mut moves);
    moves
}

/// Plays random moves until `wanted` events come, and returns them with the state after them.
fn play_until(sovango: &mut Sovango, wanted: impl Fn(&Event) -> bool) -> Vec<Event> {
    let mut rng = GameRng::from_seed(7);
    let mut scratch = Vec::new();
    let mut events = Vec::new();
    loop {
        let m = sovango.random_move(&mut rng, &mut scratch).unwrap();
        events.clear();
        sovango.apply(&m, &mut events).unwrap();
        if events.iter().any(&wanted) {
            return events;
        }
    }
}

fn is_new_round(event: &Event) -> bool {
    matches!(event, Event::RoundStarted { .. })
}

fn same<T: PartialEq + Debug>(all: &[T]) -> bool {
    all.windows(2).all(|pair| pair[0] == pair[1])
}

// The vectors.

#[test]
fn vector_1_highest_rank_whatever_its_colour_and_equal_ranks_last() {
    let (won, franchise) = trick(&[], None, "R5 Rlion Blion R0", "R1 R2 B2 R3");
    assert_eq!((won, franchise), (card("Blion"), Some(Red)));
}

#[test]
fn vector_2_highest_outside_the_franchise() {
    let (won, franchise) = trick(&[], Some(Red), "B3 Rlion B2 R5", "Y1 Y2 Y3 Y4");
    assert_eq!((won, franchise), (card("B3"), Some(Red)));
}

#[test]
fn vector_3_a_zero_wins_when_all_others_are_franchise() {
    let (won, franchise) = trick(&[], Some(Red), "Rlion R4 B0 R5", "Y1 Y2 Y3 Y4");
    assert_eq!((won, franchise), (card("B0"), Some(Blue)));
}

#[test]
fn vector_4_the_last_zero_decides() {
    let (won, franchise) = trick(&[], None, "Y4 Y0 G0 Y5", "R1 R2 R3 R4");
    assert_eq!((won, franchise), (card("Y5"), Some(Green)));
}

#[test]
fn vector_5_led_colour_or_franchise_or_a_zero() {
    let hands = ["B1 G1 G2 G3", "B3 R2 Y4 Y0", "G4 G5 Y1 Y2", "R3 R4 R5 Y3"];
    let mut sovango = table(Some(Red), &hands);
    play(&mut sovango, "B1");
    assert_eq!(legal(&sovango), cards("R2 B3 Y0"));
}

// The cards.

#[test]
fn opening_thirty_six_cards_of_four_colours_and_nine_ranks() {
    assert_eq!(CardSet::ALL.len(), 36);
    for colour in Colour::ALL {
        let names: Vec<String> = CardSet::of_colour(colour)
            .iter()
            .map(|card| card.to_string()[1..].to_string())
            .collect();
        let ranks = ["0", "1", "2", "3", "4", "5", "panther", "tiger", "lion"];
        assert_eq!(names, ranks);
    }
    let high = CardSet::ALL.iter().filter(|card| card.is_high());
    let high: Vec<String> = high.map(|card| card.to_string()).collect();
    assert_eq!(
        high.join(" "),
        "Rpanther Rtiger Rlion Bpanther Btiger Blion Ypanther Ytiger Ylion Gpanther Gtiger Glion"
    );
    let zeros: CardSet = CardSet::ALL.iter().filter(|card| card.is_zero()).collect();
    assert_eq!(zeros, set("R0 B0 Y0 G0"));
}

#[test]
fn opening_cards_are_written_by_name() {
    for card in CardSet::ALL.iter() {
        assert_eq!(Card::parse(&card.to_string()), Some(card));
    }
    assert_eq!(serde_json::to_value(card("Blion")).unwrap(), json!("Blion"));
    for bad in ["", "R", "R6", "Rpuma", "X1", "lion", "é0"] {
        assert_eq!(Card::parse(bad), None, "{bad}");
        assert!(serde_json::from_value::<Card>(json!(bad)).is_err());
    }
    assert!(serde_json::from_value::<CardSet>(json!(["R1", "R1"])).is_err());
}

#[test]
fn opening_lion_tiger_panther_then_the_numbers() {
    let ranks = ["1", "2", "3", "4", "5", "panther", "tiger", "lion"];
    for pair in ranks.windows(2) {
        let laid = format!("R{} B{} Y0", pair[1], pair[0]);
        let (won, _) = trick(&[], None, &laid, "R0 G1 G2");
        assert_eq!(won, card(&format!("R{}", pair[1])));
    }
}

// Players and teams.

#[test]
fn opening_two_to_six_players() {
    for players in [0, 1, 7] {
        assert!(SovangoConfig::for_players(players).is_err());
    }
    for players in 2..=6 {
        assert_eq!(
            start(players, &[], 0).0.scores().len(),
            usize::from(players)
        );
    }
}

fn offered(players: u8, key: &str) -> Option<Vec<&'static str>> {
    let options = SovangoConfig::for_players(players).unwrap().options();
    let option = options.into_iter().find(|option| option.key == key)?;
    Some(option.choices)
}

#[test]
fn option_teams_is_offered_to_four_and_six() {
    assert_eq!(offered(4, "teams").unwrap(), ["off", "two"]);
    assert_eq!(offered(6, "teams").unwrap(), ["off", "two", "three"]);
    for players in [2, 3, 5] {
        assert_eq!(offered(players, "teams"), None);
        let mut config = SovangoConfig::for_players(players).unwrap();
        assert!(config.set("teams", "two").is_err());
    }
    let mut four = SovangoConfig::for_players(4).unwrap();
    assert!(four.set("teams", "three").is_err());
    assert!(!four.has_teams(), "off is the default");
}

#[test]
fn option_teams_seats_alternate() {
    let sides = |players, teams| -> Vec<u8> {
        let config = config::<Sovango>(players, &[("teams", teams)]);
        Seat::all(players)
            .map(|seat| config.side_of(seat))
            .collect()
    };
    assert_eq!(sides(4, "two"), [0, 1, 0, 1]);
    assert_eq!(sides(6, "two"), [0, 1, 0, 1, 0, 1]);
    assert_eq!(sides(6, "three"), [0, 1, 2, 0, 1, 2]);
    assert_eq!(sides(6, "off"), [0, 1, 2, 3, 4, 5]);
}

/// The last trick of a round, seat 0 wins it with Rlion: 4 points and a high card.
fn last_trick(options: &[(&str, &str)], scores: &[u32]) -> (Sovango, Vec<Event>) {
    let hands = ["Rlion", "R1", "R2", "R3", "R4", "R5"];
    let hands = &hands[..scores.len()];
    let mut sovango = table_with(options, hands, json!({ "scores": scores }));
    let events = play(&mut sovango, &hands.join(" "));
    (sovango, events)
}

fn over(winners: &[u8]) -> Status {
    let winners: Seats = winners.iter().map(|seat| Seat(*seat)).collect();
    Status::Over(Outcome { winners })
}

#[test]
fn option_teams_scores_are_sums_and_own_scores_are_kept() {
    let (sovango, events) = last_trick(&[("teams", "two")], &[10, 20, 30, 5]);
    assert_eq!(sovango.scores().as_slice(), [45, 25, 45, 25]);
    assert_eq!(sovango.own_scores(), [15, 20, 30, 5]);
    let view = sovango.view(Viewer::Public);
    assert_eq!(view.own_scores.as_slice(), [15, 20, 30, 5]);
    assert_eq!(view.scores, sovango.scores());
    assert!(events.contains(&Event::TeamScored {
        team: 0,
        members: [Seat(0), Seat(2)].into_iter().collect(),
        points: 5,
        total: 45,
    }));

    let (sovango, _) = last_trick(&[("teams", "two")], &[1, 2, 3, 4, 5, 6]);
    assert_eq!(sovango.scores().as_slice(), [14, 12, 14, 12, 14, 12]);
    let (sovango, _) = last_trick(&[("teams", "three")], &[1, 2, 3, 4, 5, 6]);
    assert_eq!(sovango.scores().as_slice(), [10, 7, 9, 10, 7, 9]);
}

#[test]
fn option_teams_the_contract_is_for_the_team() {
    // Nobody has 100 alone.
    let (sovango, _) = last_trick(&[("teams", "two")], &[40, 20, 55, 5]);
    assert_eq!(sovango.scores().as_slice(), [100, 25, 100, 25]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let (sovango, _) = last_trick(&[], &[40, 20, 55, 5]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    // Seat 3 has the lowest score of all, but not its team.
    let (sovango, _) = last_trick(&[("teams", "three")], &[60, 30, 60, 50, 40, 10]);
    assert_eq!(sovango.status(), over(&[1, 2, 4, 5]));
    let (sovango, _) = last_trick(&[("teams", "three")], &[60, 30, 60, 50, 39, 10]);
    assert_eq!(sovango.status(), over(&[1, 4]));
}

// Deal.

#[test]
fn rule_01_the_lowest_rank_drawn_starts() {
    let mut seen = Seats::NONE;
    for seed in 0..40 {
        let (sovango, events) = start(4, &[], seed);
        let drawn: Vec<Card> = events
            .iter()
            .map_while(|event| match event {
                Event::DrewForStart { card, .. } => Some(*card),
                _ => None,
            })
            .collect();
        assert_eq!(drawn.len(), 4, "each seat draws");
        let lowest = drawn.iter().map(|card| card.rank()).min();
        let with_lowest: Vec<u8> = (0..4)
            .filter(|seat| Some(drawn[usize::from(*seat)].rank()) == lowest)
            .collect();
        let starter = sovango.view(Viewer::Public).starter;
        assert_eq!(sovango.status(), Status::ToMove(starter));
        if let [only] = with_lowest[..] {
            assert_eq!(starter, Seat(only));
            seen.insert(starter);
        } else {
            assert!(with_lowest.contains(&starter.0));
        }
    }
    assert_eq!(seen, Seats::everyone(4));
}

#[test]
fn rule_01_tied_seats_draw_again_from_the_cards_left() {
    let mut ties = 0;
    for seed in 0..60 {
        let (sovango, events) = start(6, &[], seed);
        let mut drawing = Seats::everyone(6);
        let mut left = CardSet::ALL;
        let mut drawn: Vec<(Seat, Card)> = Vec::new();
        for event in &events {
            let lowest = drawn.iter().map(|(_, card)| card.rank()).min();
            let lowest: Seats = drawn
                .iter()
                .filter(|(_, card)| Some(card.rank()) == lowest)
                .map(|(seat, _)| *seat)
                .collect();
            match event {
                Event::DrewForStart { seat, card } => {
                    assert!(left.contains(*card), "drawn before");
                    left.remove(*card);
                    drawn.push((*seat, *card));
                }
                Event::TiedForStart { seats } => {
                    assert_eq!(*seats, lowest);
                    assert!(seats.len() > 1);
                    drawing = *seats;
                    drawn.clear();
                    ties += 1;
                }
                _ => {
                    let who: Seats = drawn.iter().map(|(seat, _)| *seat).collect();
                    assert_eq!(who, drawing);
                    assert_eq!(lowest, Seats::only(sovango.view(Viewer::Public).starter));
                    break;
                }
            }
        }
    }
    assert!(ties > 5);
}

#[test]
fn rule_01_later_the_last_starter_deals_and_the_next_seat_starts() {
    for players in 2..=6 {
        let (mut sovango, _) = start(players, &[], 3);
        for round in 2..5 {
            let before = sovango.view(Viewer::Public);
            let events = play_until(&mut sovango, is_new_round);
            let starter = before.starter.next(players);
            assert!(events.contains(&Event::RoundStarted {
                round,
                dealer: before.starter,
                starter,
            }));
            assert_eq!(sovango.status(), Status::ToMove(starter));
            assert_eq!(sovango.view(Viewer::Public).dealer, before.starter);
        }
    }
}

#[test]
fn rule_02_all_cards_dealt_one_by_one() {
    for (players, each) in [(2, 9), (3, 12), (4, 9), (5, 7), (6, 6)] {
        let (sovango, events) = start(players, &[], 5);
        let view = sovango.view(Viewer::Everyone);
        assert!(view.hands.iter().all(|hand| hand.count == each));
        let dealt = events.iter().filter_map(|event| match event {
            Event::Dealt { seat, card } => Some((*seat, card.unwrap())),
            _ => None,
        });
        let mut seat = view.dealer;
        let mut hands = vec![CardSet::EMPTY; players.into()];
        for (to, card) in dealt {
            seat = seat.next(players);
            assert_eq!(to, seat, "one by one, the dealer last");
            hands[to.index()].insert(card);
        }
        for seat in Seat::all(players) {
            assert_eq!(hands[seat.index()], sovango.hand(seat));
        }
        sovango.check_conserved();
    }
}

#[test]
fn rule_02_five_players_leave_a_card_that_nobody_sees() {
    let (sovango, events) = start(5, &[], 5);
    let aside = events.iter().find_map(|event| match event {
        Event::SetAside { card } => *card,
        _ => None,
    });
    let aside = aside.unwrap();
    assert!(Seat::all(5).all(|seat| !sovango.hand(seat).contains(aside)));
    for viewer in [Viewer::Everyone, Viewer::Public, Viewer::Seat(Seat(0))] {
        assert!(sovango.view(viewer).hidden);
        let hidden = Event::SetAside { card: Some(aside) }.seen_by(viewer);
        assert_eq!(hidden, Event::SetAside { card: None });
    }
    for players in [2, 3, 4, 6] {
        assert!(!start(players, &[], 5).0.view(Viewer::Everyone).hidden);
    }
}

#[test]
fn rule_02_the_hidden_card_is_never_scored() {
    let mut totals = Vec::new();
    for seed in 0..20 {
        let (mut sovango, events) = start(5, &[], seed);
        let high = events
            .iter()
            .any(|event| matches!(event, Event::SetAside { card: Some(card) } if card.is_high()));
        play_until(&mut sovango, is_new_round);
        let total: i32 = sovango.scores().iter().sum();
        assert_eq!(total, if high { 27 } else { 28 });
        totals.push(high);
    }
    assert!(!same(&totals), "both cases came up");
}

#[test]
fn option_hidden_shown_at_the_end_of_the_round() {
    assert_eq!(offered(5, "hidden-shown").unwrap(), ["no", "yes"]);
    assert_eq!(offered(4, "hidden-shown"), None);
    for (shown, option) in [(false, "no"), (true, "yes")] {
        let (mut sovango, events) = start(5, &[("hidden-shown", option)], 5);
        let aside = events.iter().find_map(|event| match event {
            Event::SetAside { card } => *card,
            _ => None,
        });
        assert_eq!(sovango.view(Viewer::Public).last_hidden, None);
        let events = play_until(&mut sovango, is_new_round);
        let card = aside.unwrap();
        assert_eq!(events.contains(&Event::HiddenShown { card }), shown);
        let last_hidden = sovango.view(Viewer::Public).last_hidden;
        assert_eq!(last_hidden, aside.filter(|_| shown));
    }
}

#[test]
fn rule_03_two_players_draw_winner_first_until_the_stock_is_gone() {
    let (mut sovango, events) = start(2, &[], 8);
    assert!(events.contains(&Event::StockLaid { cards: 18 }));
    for trick in 1..=18u8 {
        let left = 18u8.saturating_sub(2 * (trick - 1));
        assert_eq!(sovango.view(Viewer::Public).stock, left);
        let hands = if trick <= 10 { 9 } else { 19 - trick };
        let counts = sovango.view(Viewer::Public).hands;
        assert!(counts.iter().all(|hand| hand.count == hands), "{trick}");
        let before = [Seat(0), Seat(1)].map(|seat| sovango.hand(seat));
        let events = play_until(&mut sovango, |e| matches!(e, Event::TrickWon { .. }));
        let (winner, _) = winner(&events);
        let drawn: Vec<(Seat, Card, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Drew { seat, card, left } => Some((*seat, card.unwrap(), *left)),
                _ => None,
            })
            .collect();
        if left == 0 {
            assert!(drawn.is_empty());
            continue;
        }
        let order: Vec<Seat> = drawn.iter().map(|(seat, ..)| *seat).collect();
        assert_eq!(order, [winner, winner.next(2)]);
        assert_eq!(
            drawn.iter().map(|d| d.2).collect::<Vec<_>>(),
            [left - 1, left - 2]
        );
        for (seat, card, _) in drawn {
            assert!(!before[seat.index()].contains(card));
            assert!(sovango.hand(seat).contains(card));
        }
    }
    assert_eq!(sovango.view(Viewer::Public).round, 2);
}

// Tricks.

#[test]
fn rule_04_no_franchise_at_the_start_of_a_round() {
    for players in 2..=6 {
        let (mut sovango, _) = start(players, &[], 9);
        assert_eq!(sovango.franchise(), None);
        let mut had_one = false;
        for _ in 0..4 {
            play_until(&mut sovango, |event| {
                matches!(event, Event::FranchiseChanged { .. })
            });
            had_one |= sovango.franchise().is_some();
            play_until(&mut sovango, is_new_round);
            assert_eq!(sovango.franchise(), None);
        }
        assert!(had_one);
    }
}

#[test]
fn rule_05_the_leader_plays_anything() {
    let sovango = table(
        Some(Red),
        &["R0 R1 Blion Y3 G0", "B1 B2 B3 B4 B5", "G1 G2 G3 G4 G5"],
    );
    assert_eq!(legal(&sovango), cards("R0 R1 Blion Y3 G0"));
}

#[test]
fn rule_05_the_others_follow_the_led_colour() {
    let mut sovango = table(None, &["R1 R2 R3", "R4 Rlion B5", "Y1 Y2 Y3"]);
    let events = play(&mut sovango, "R1");
    assert!(events.contains(&Event::Led {
        seat: Seat(0),
        colour: Red
    }));
    assert_eq!(legal(&sovango), cards("R4 Rlion"));
    let refused = sovango.why_illegal(&card("B5"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(refused, Some(reason));
}

#[test]
fn rule_05_or_play_the_franchise_colour() {
    let hands = ["R1 R2 R3", "R4 G2 B5", "G3 G4 B4", "R5 B1 B2"];
    let mut sovango = table(Some(Green), &hands);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4 G2"));
    let both = Reason::MustFollowOrFranchise {
        card: card("B5"),
        led: Red,
        franchise: Green,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(both));
    play(&mut sovango, "G2");
    assert_eq!(legal(&sovango), cards("G3 G4"));
    let franchise = Reason::MustPlayFranchise {
        card: card("B4"),
        led: Red,
        franchise: Green,
    };
    assert_eq!(sovango.why_illegal(&card("B4")), Some(franchise));
    play(&mut sovango, "G3");
    assert_eq!(legal(&sovango), cards("R5"));
    let led = Reason::MustFollow {
        card: card("B1"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B1")), Some(led));
}

#[test]
fn rule_05_the_franchise_itself_led() {
    let mut sovango = table(Some(Red), &["R1 B1", "R4 B5", "Y1 Y2"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(reason));
}

#[test]
fn rule_05_with_neither_anything() {
    let mut sovango = table(Some(Green), &["R1 R2 R3", "B0 B5 Ylion", "R4 R5 Y1"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("B0 B5 Ylion"));
}

#[test]
fn rule_05_a_zero_of_any_colour_is_an_excuse() {
    let mut sovango = table(None, &["R1 R2 R3", "R4 B0 Y0", "Y1 Y2 Y3"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R4 B0 Y0"));
}

#[test]
fn rule_05_a_zero_counts_as_a_card_of_its_colour_for_following() {
    let mut sovango = table(None, &["R1 R2 R3", "R0 B5 Y0", "Y1 Y2 Y3"]);
    play(&mut sovango, "R1");
    assert_eq!(legal(&sovango), cards("R0 Y0"));
    let reason = Reason::MustFollow {
        card: card("B5"),
        led: Red,
    };
    assert_eq!(sovango.why_illegal(&card("B5")), Some(reason));
}

#[test]
fn rule_05_only_cards_in_hand() {
    let sovango = table(None, &["R1 R2 R3", "R4 B0 Y0", "Y1 Y2 Y3"]);
    let reason = Reason::NotInHand { card: card("R4") };
    assert_eq!(sovango.why_illegal(&card("R4")), Some(reason));
    let mut same = sovango.clone();
    assert_eq!(same.apply(&card("R4"), &mut Nobody), Err(reason));
    assert_eq!(same, sovango);
}

#[test]
fn rule_06_without_franchise_the_highest_of_any_colour() {
    let (won, _) = trick(&[], None, "R1 R4 B5 R3", "R0 Y1 Y2 Y3");
    assert_eq!(won, card("B5"));
}

#[test]
fn rule_06_with_a_franchise_the_highest_outside_it_of_any_colour() {
    let (won, _) = trick(&[], Some(Red), "B3 Rlion Y4 R5", "G1 G2 G3 G4");
    assert_eq!(won, card("Y4"));
}

#[test]
fn rule_06_all_of_the_franchise_the_highest() {
    let (won, _) = trick(&[], Some(Red), "R3 Rlion R2 R5", "G1 G2 G3 G4");
    assert_eq!(won, card("Rlion"));
}

#[test]
fn rule_06_equal_ranks_the_one_played_last_among_the_eligible() {
    let (won, _) = trick(&[], None, "R5 B5 Y5 G1", "R1 Y1 Y2 Y3");
    assert_eq!(won, card("Y5"));
    let (won, _) = trick(&[], Some(Green), "R5 B5 Y1 G5", "R1 Y2 Y3 Y4");
    assert_eq!(won, card("B5"), "the green one is not eligible");
}

#[test]
fn rule_07_a_zero_can_win() {
    let (won, _) = trick(&[("zeros", "may-win")], Some(Red), "Y0 R4 R5", "G1 G2 G3");
    assert_eq!(won, card("Y0"));
}

#[test]
fn option_zeros_never_win() {
    let never = [("zeros", "never-win")];
    let default = SovangoConfig::for_players(3).unwrap();
    assert_eq!(default, config::<Sovango>(3, &[("zeros", "may-win")]));
    // The zero is ignored, so all that is left is franchise.
    let (won, franchise) = trick(&never, Some(Red), "Y0 R4 R5", "G1 G2 G3");
    assert_eq!((won, franchise), (card("R5"), Some(Yellow)));
    let (won, _) = trick(&never, Some(Red), "R3 B0 Y0 R2", "G1 G2 G3 G4");
    assert_eq!(won, card("R3"));
    let (won, _) = trick(&never, None, "Y0 Y1 B0", "G1 G2 G3");
    assert_eq!(won, card("Y1"));
    let (won, _) = trick(&never, Some(Red), "Y1 Rlion B0", "G1 G2 G3");
    assert_eq!(won, card("Y1"));
}

#[test]
fn option_zeros_never_win_unless_the_whole_trick_is_zeros() {
    for zeros in ["may-win", "never-win"] {
        let options = [("zeros", zeros)];
        let (won, _) = trick(&options, None, "Y0 R0 B0", "G1 G2 G3");
        assert_eq!(won, card("B0"));
        let (won, _) = trick(&options, Some(Blue), "Y0 R0 B0", "G1 G2 G3");
        assert_eq!(won, card("R0"), "rule 6 holds among them");
    }
}

#[test]
fn rule_08_a_zero_sets_the_franchise_from_the_next_trick() {
    let hands = ["R1 G1 G2", "R0 Y2 Y5", "B4 B5 Y1"];
    let mut sovango = table(None, &hands);
    let events = play(&mut sovango, "R1 R0");
    assert!(events.contains(&Event::FranchiseWillChange {
        seat: Seat(1),
        from: None,
        to: Red,
    }));
    let view = sovango.view(Viewer::Public);
    assert_eq!((view.franchise, view.next_franchise), (None, Some(Red)));
    let events = play(&mut sovango, "B4");
    assert!(events.contains(&Event::FranchiseChanged {
        from: None,
        to: Red
    }));
    let view = sovango.view(Viewer::Public);
    assert_eq!((view.franchise, view.next_franchise), (Some(Red), None));
}

#[test]
fn rule_08_the_old_franchise_still_counts_in_the_trick_of_the_zero() {
    // Red is outside the franchise of this trick, green inside.
    let (won, franchise) = trick(&[], Some(Green), "R1 R0 Glion", "B1 B2 B3");
    assert_eq!((won, franchise), (card("R1"), Some(Red)));
}

#[test]
fn rule_08_the_franchise_stays_until_another_zero() {
    let mut sovango = table(Some(Red), &["B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3"]);
    play(&mut sovango, "B1 G1 Y1");
    assert_eq!(sovango.franchise(), Some(Red));
}

#[test]
fn rule_08_of_several_zeros_the_last_decides() {
    let (_, franchise) = trick(&[], Some(Blue), "R0 G0 Y0 B1", "R1 R2 R3 R4");
    assert_eq!(franchise, Some(Yellow));
}

#[test]
fn rule_08_a_led_zero_sets_the_led_colour_too() {
    let mut sovango = table(None, &["R0 G1", "R5 B5", "Y1 Y2"]);
    play(&mut sovango, "R0");
    assert_eq!(sovango.led(), Some(Red));
    assert_eq!(legal(&sovango), cards("R5"));
    play(&mut sovango, "R5 Y1");
    assert_eq!(sovango.franchise(), Some(Red));
}

#[test]
fn rule_09_the_winner_leads_the_next_trick() {
    let mut sovango = table(None, &["R1 G1", "R5 B5", "R2 Y2"]);
    play(&mut sovango, "R1 R5 R2");
    assert_eq!(sovango.status(), Status::ToMove(Seat(1)));
    assert_eq!(sovango.view(Viewer::Public).leader, Seat(1));
    assert_eq!(legal(&sovango), cards("B5"));
}

#[test]
fn rule_09_won_tricks_stay_visible_to_everybody() {
    let mut sovango = table(Some(Green), &["R1 Y1 Y3", "R5 B5 B4", "G2 Y2 Y4"]);
    play(&mut sovango, "R1 R5 G2 B5");
    for viewer in [Viewer::Public, Viewer::Seat(Seat(2)), Viewer::Everyone] {
        let view = sovango.view(viewer);
        assert_eq!(view.tricks.len(), 1);
        let won = &view.tricks[0];
        assert_eq!(won.cards, cards("R1 R5 G2"));
        assert_eq!((won.leader, won.winner), (Seat(0), Seat(1)));
        assert_eq!(won.franchise, Some(Green));
        let laid = Laid {
            seat: Seat(1),
            card: card("B5"),
        };
        assert_eq!(view.trick, [laid]);
        assert_eq!(view.led, Some(Blue));
        assert_eq!(view.winning, Some(laid));
    }
}

#[test]
fn rule_09_the_view_says_who_is_winning() {
    let mut sovango = table(Some(Red), &["Rlion Y1", "B0 Y2", "R5 Y3", "G1 Y4"]);
    let winning = |sovango: &Sovango| sovango.view(Viewer::Public).winning.map(|laid| laid.card);
    assert_eq!(winning(&sovango), None);
    play(&mut sovango, "Rlion");
    assert_eq!(winning(&sovango), Some(card("Rlion")));
    play(&mut sovango, "B0");
    assert_eq!(winning(&sovango), Some(card("B0")));
    play(&mut sovango, "R5");
    assert_eq!(winning(&sovango), Some(card("B0")));
}

// Score.

#[test]
fn rule_10_tricks_the_last_trick_and_high_cards() {
    let mut sovango = table(None, &["Rlion G1", "Rtiger Rpanther", "R5 G2"]);
    let events = play(&mut sovango, "Rlion Rtiger R5");
    assert!(events.contains(&Event::TrickWon {
        seat: Seat(0),
        card: card("Rlion"),
        points: 4,
        high_cards: 2,
        last: false,
    }));
    assert_eq!(
        sovango.view(Viewer::Public).round_points.as_slice(),
        [4, 0, 0]
    );
    let events = play(&mut sovango, "G1 Rpanther G2");
    assert!(events.contains(&Event::TrickWon {
        seat: Seat(1),
        card: card("Rpanther"),
        points: 5,
        high_cards: 1,
        last: true,
    }));
    let scored: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::SeatScored { .. }))
        .collect();
    let line = |seat, tricks, last_trick, high_cards, points| Event::SeatScored {
        seat: Seat(seat),
        tally: Tally {
            tricks,
            last_trick,
            high_cards,
        },
        points,
        total: points,
    };
    assert_eq!(scored[0], &line(0, 1, false, 2, 4));
    assert_eq!(scored[1], &line(1, 1, true, 1, 5));
    assert_eq!(scored[2], &line(2, 0, false, 0, 0));
    assert_eq!(sovango.scores().as_slice(), [4, 5, 0]);
}

#[test]
fn rule_10_points_of_a_round_for_each_number_of_players() {
    for (players, points) in [(2, 50), (3, 38), (4, 32), (6, 26)] {
        for seed in 0..5 {
            let (mut sovango, _) = start(players, &[], seed);
            play_until(&mut sovango, is_new_round);
            assert_eq!(sovango.scores().iter().sum::<i32>(), points);
        }
    }
    // Five players: rule_02_the_hidden_card_is_never_scored.
}

#[test]
fn rule_10_the_points_of_tricks_add_up_to_the_round() {
    let (mut sovango, _) = start(4, &[], 2);
    let mut told = [0; 4];
    loop {
        let events = play_until(&mut sovango, |e| matches!(e, Event::TrickWon { .. }));
        for event in &events {
            if let Event::TrickWon { seat, points, .. } = event {
                told[seat.index()] += i32::from(*points);
            }
        }
        if events.iter().any(is_new_round) {
            break;
        }
        let so_far = sovango.view(Viewer::Public).round_points;
        assert!(so_far.iter().zip(told).all(|(a, b)| *a as i32 == b));
    }
    assert_eq!(sovango.scores().as_slice(), told);
}

#[test]
fn rule_11_the_lowest_total_wins_once_the_contract_is_reached() {
    let (sovango, events) = last_trick(&[], &[94, 50, 20, 30]);
    assert!(
        matches!(sovango.status(), Status::ToMove(_)),
        "99 is not 100"
    );
    assert!(events.iter().any(is_new_round));
    let (sovango, events) = last_trick(&[], &[95, 50, 20, 30]);
    assert_eq!(sovango.status(), over(&[2]));
    assert!(!events.iter().any(is_new_round));
    assert_eq!(
        events.last(),
        Some(&Event::GameOver {
            winners: Seats::only(Seat(2)),
            total: 20
        })
    );
    let (sovango, _) = last_trick(&[], &[97, 50, 20, 30]);
    assert_eq!(sovango.status(), over(&[2]), "or more than reached");
    assert_eq!(sovango.why_illegal(&card("R1")), Some(Reason::GameOver));
}

#[test]
fn rule_11_only_at_the_end_of_a_round() {
    let mut sovango = table_with(
        &[],
        &["Rlion G1", "R1 G2", "R2 G3"],
        json!({ "scores": [99, 0, 1] }),
    );
    play(&mut sovango, "Rlion R1 R2");
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    play(&mut sovango, "G1 G2 G3");
    assert_eq!(sovango.status(), over(&[1]));
}

#[test]
fn rule_11_a_tie_is_shared() {
    let (sovango, _) = last_trick(&[("tie", "shared")], &[95, 20, 50, 20]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let default = SovangoConfig::for_players(4).unwrap();
    assert_eq!(default, config::<Sovango>(4, &[("tie", "shared")]));
}

#[test]
fn option_tie_another_round() {
    let another = [("tie", "another-round")];
    let (sovango, events) = last_trick(&another, &[95, 20, 50, 20]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    assert!(events.iter().any(is_new_round));
    assert!(events.contains(&Event::TiedPlayOn {
        seats: [Seat(1), Seat(3)].into_iter().collect(),
        total: 20,
    }));
    let (sovango, _) = last_trick(&another, &[95, 20, 50, 21]);
    assert_eq!(sovango.status(), over(&[1]));
    // A tie that is not for the lowest total is none.
    let (sovango, _) = last_trick(&another, &[95, 50, 50, 21]);
    assert_eq!(sovango.status(), over(&[3]));
}

#[test]
fn option_tie_between_teams() {
    let teams = [("teams", "two"), ("tie", "another-round")];
    // The two winners of one team are no tie.
    let (sovango, _) = last_trick(&teams, &[95, 20, 0, 20]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let (sovango, _) = last_trick(&teams, &[95, 50, 0, 50]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    let (sovango, _) = last_trick(&[("teams", "two")], &[95, 50, 0, 50]);
    assert_eq!(sovango.status(), over(&[0, 1, 2, 3]));
}

#[test]
fn rule_11_contract_100_and_200_with_two_players() {
    for players in 2..=6 {
        let config = SovangoConfig::for_players(players).unwrap();
        assert_eq!(config.contract(), if players == 2 { 200 } else { 100 });
    }
    let (sovango, _) = last_trick(&[], &[194, 150]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    let (sovango, _) = last_trick(&[], &[195, 150]);
    assert_eq!(sovango.status(), over(&[1]));
}

#[test]
fn option_contract_each_value() {
    assert_eq!(offered(2, "contract").unwrap(), ["50", "100", "150", "200"]);
    for (value, contract) in [("50", 50), ("100", 100), ("150", 150), ("200", 200)] {
        let options = [("contract", value)];
        let (sovango, _) = last_trick(&options, &[contract - 6, 0, 1]);
        assert!(matches!(sovango.status(), Status::ToMove(_)));
        let (sovango, _) = last_trick(&options, &[contract - 5, 0, 1]);
        assert_eq!(sovango.status(), over(&[1]));
    }
}

#[test]
fn rule_11_rounds_to_expect() {
    let rounds =
        |players, options: &[(&str, &str)]| config::<Sovango>(players, options).expected_rounds();
    let default: Vec<u32> = (2..=6).map(|players| rounds(players, &[])).collect();
    assert_eq!(default, [8, 7, 11, 15, 18]);
    assert_eq!(rounds(2, &[("contract", "50")]), 2);
    assert_eq!(rounds(4, &[("contract", "200")]), 22);
    assert_eq!(rounds(4, &[("contract", "50")]), 6);
    assert_eq!(rounds(4, &[("teams", "two")]), 6);
    assert_eq!(rounds(6, &[("teams", "three")]), 10);
}

/// The set-up screen does not promise what the games do not keep.
#[test]
fn rule_11_random_games_take_about_as_many_rounds() {
    let teams = [&[][..], &[("teams", "two")], &[("teams", "three")]];
    for (players, options) in [
        (2, 0),
        (3, 0),
        (4, 0),
        (4, 1),
        (5, 0),
        (6, 0),
        (6, 1),
        (6, 2),
    ] {
        let config = config::<Sovango>(players, teams[options]);
        let mut rng = GameRng::from_seed(1);
        let mut rounds = 0;
        for seed in 0..100 {
            let state = Sovango::start(&config, seed, &mut Nobody).unwrap();
            let (end, _) = random_playout(state, &mut rng, &mut Vec::new(), u64::MAX);
            rounds += end.view(Viewer::Public).round;
        }
        let expected = 100 * config.expected_rounds();
        assert!(rounds.abs_diff(expected) < 100, "{players}: {rounds}");
    }
}

// What is hidden and what is known.

fn known(sovango: &Sovango, seat: u8) -> Vec<NoMoreThan> {
    sovango.view(Viewer::Public).hands[usize::from(seat)]
        .lacks
        .clone()
}

fn at_most(most: u8, colours: &[Colour]) -> NoMoreThan {
    NoMoreThan {
        colours: colours.to_vec(),
        most,
    }
}

#[test]
fn known_a_card_of_another_colour_shows_a_void() {
    let mut sovango = table(None, &["R1 R2 R3", "B3 B4 B5", "R4 Y1 Y2"]);
    play(&mut sovango, "R1 B3 R4");
    assert_eq!(known(&sovango, 1), [at_most(0, &[Red])]);
    assert_eq!(known(&sovango, 2), []);
    assert_eq!(known(&sovango, 0), []);
}

#[test]
fn known_with_a_franchise_two_voids() {
    let mut sovango = table(Some(Green), &["R1 R2 R3", "B3 B4 B5", "G4 Y1 Y2"]);
    play(&mut sovango, "R1 B3 G4");
    assert_eq!(known(&sovango, 1), [at_most(0, &[Red, Green])]);
    assert_eq!(known(&sovango, 2), [], "the franchise is a free choice");
}

#[test]
fn known_an_excuse_shows_nothing() {
    let mut sovango = table(None, &["R1 R2 R3", "B0 B4 B5", "Y0 Y1 R5"]);
    play(&mut sovango, "R1 B0 Y0");
    assert_eq!((known(&sovango, 1), known(&sovango, 2)), (vec![], vec![]));
}

#[test]
fn known_drawn_cards_loosen_and_played_cards_tighten() {
    let changes = json!({ "stock": cards("Y3 Y4 G2 R5") });
    let mut sovango = table_with(&[], &["R1 R2 R3", "B3 B4 Y5"], changes);
    // Seat 1 has no red, wins, draws R5; seat 0 draws G2.
    play(&mut sovango, "R1 B3");
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
    // That one red card comes out: none again, then one more unseen card.
    play(&mut sovango, "R5 R2");
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
    assert_eq!(sovango.view(Viewer::Public).stock, 0);
    // Seat 0 holds R3, G2 and what it drew; seat 1 leads blue; seat 0 follows nothing.
    play(&mut sovango, "B4 R3");
    assert_eq!(known(&sovango, 0), [at_most(0, &[Blue])]);
    assert_eq!(known(&sovango, 1), [at_most(1, &[Red])]);
}

#[test]
fn known_of_two_statements_about_the_same_colours_the_tighter_is_kept() {
    let (red, blue) = (Red.bit(), Blue.bit());
    let mut lacks = Lacks::default();
    lacks.shown_none(red | blue);
    lacks.drew_unseen();
    lacks.drew_unseen();
    lacks.shown_none(blue);
    lacks.drew_unseen();
    // Three red or blue cards, one blue card at most; and now no red one.
    lacks.shown_none(red);
    let statements: Vec<(u32, u8)> = lacks.iter().map(|l| (l.kinds, l.most)).collect();
    assert_eq!(statements, [(red | blue, 1), (red, 0)]);
}

#[test]
fn known_nothing_is_left_over_in_the_next_round() {
    let (mut sovango, _) = start(4, &[], 4);
    play_until(&mut sovango, is_new_round);
    assert!((0..4).all(|seat| known(&sovango, seat).is_empty()));
}

#[test]
fn known_voids_are_respected_when_dealing_anew() {
    let mut rng = GameRng::from_seed(3);
    let mut seen_voids = 0;
    for seed in 0..10 {
        let (mut sovango, _) = start(3, &[], seed);
        for _ in 0..35 {
            let m = sovango.random_move(&mut rng, &mut Vec::new()).unwrap();
            sovango.apply(&m, &mut Nobody).unwrap();
            let other = sovango.determinize(Seat(0), &mut rng);
            for seat in [Seat(1), Seat(2)] {
                for colour in known(&sovango, seat.0)
                    .iter()
                    .flat_map(|lack| &lack.colours)
                {
                    assert!((other.hand(seat) & CardSet::of_colour(*colour)).is_empty());
                    seen_voids += 1;
                }
            }
        }
    }
    assert!(seen_voids > 100);
}

#[test]
fn known_dealing_anew_gives_other_hands_and_another_stock() {
    let (sovango, _) = start(2, &[], 11);
    let mut rng = GameRng::from_seed(3);
    let hands: Vec<CardSet> = (0..4)
        .map(|_| {
            let other = sovango.determinize(Seat(0), &mut rng);
            assert_eq!(other.hand(Seat(0)), sovango.hand(Seat(0)));
            other.hand(Seat(1))
        })
        .collect();
    assert!(!same(&hands));
}

#[test]
fn known_hands_are_for_their_owners() {
    let (sovango, _) = start(3, &[], 0);
    let shown = |viewer| -> Vec<bool> {
        let hands = sovango.view(viewer).hands;
        hands.iter().map(|hand| hand.cards.is_some()).collect()
    };
    assert_eq!(shown(Viewer::Public), [false; 3]);
    assert_eq!(shown(Viewer::Everyone), [true; 3]);
    assert_eq!(shown(Viewer::Seat(Seat(1))), [false, true, false]);
}

#[test]
fn known_dealt_and_drawn_cards_are_hidden_from_the_others() {
    let (seat, some) = (Seat(1), Some(card("R5")));
    let dealt = |card| Event::Dealt { seat, card };
    let drew = |card| Event::Drew {
        seat,
        card,
        left: 3,
    };
    for viewer in [Viewer::Seat(seat), Viewer::Everyone] {
        assert_eq!(dealt(some).seen_by(viewer), dealt(some));
        assert_eq!(drew(some).seen_by(viewer), drew(some));
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        assert_eq!(dealt(some).seen_by(viewer), dealt(None));
        assert_eq!(drew(some).seen_by(viewer), drew(None));
    }
    let played = Event::Played {
        seat,
        card: card("R5"),
    };
    assert_eq!(played.seen_by(Viewer::Public), played);
}

// On paper.

#[test]
fn written_states_that_cannot_be_played_are_refused() {
    let hands = ["R1 R2", "B3 B4", "Y1 Y2"];
    let read = |changes: Value| {
        serde_json::from_value::<Sovango>(written(&[], &hands, changes)).map_err(|e| e.to_string())
    };
    assert!(read(json!({})).is_ok());
    let lost =
        json!([{ "leader": 0, "cards": ["G1", "G2", "G3"], "winner": 0, "franchise": null }]);
    let won = json!([{ "leader": 0, "cards": ["G1", "G2", "G3"], "winner": 2, "franchise": null }]);
    assert!(read(json!({ "tricks": won })).is_ok());
    for bad in [
        json!({ "to_move": 3 }),
        json!({ "to_move": 1 }),
        json!({ "leader": 200, "to_move": 200 }),
        json!({ "dealer": 3 }),
        json!({ "hands": [["R1"], ["R2"]] }),
        json!({ "hands": [["R1"], ["R2"], ["R1"]] }),
        json!({ "hands": [["R1"], ["R2"], []] }),
        json!({ "hands": [[], [], []] }),
        json!({ "hands": [["R1"], ["R2"], ["R9"]] }),
        json!({ "scores": [1, 2] }),
        json!({ "scores": [1, 2, u32::MAX] }),
        json!({ "stock": ["G1", "G2"] }),
        json!({ "hidden": "G1" }),
        json!({ "trick": ["G1", "G2", "G3"] }),
        json!({ "trick": ["R1"] }),
        json!({ "tricks": lost }),
        json!({ "lacks": [] }),
        json!({ "over": { "winners": [0] } }),
        json!({ "over": { "winners": [] }, "hands": [[], [], []] }),
        json!({ "over": { "winners": [5] }, "hands": [[], [], []] }),
    ] {
        assert!(read(bad.clone()).is_err(), "{bad} was read");
    }
}

#[test]
fn written_lacks_that_contradict_the_hands_do_no_harm() {
    let lacks: Vec<Vec<NoMoreThan>> = vec![vec![at_most(0, &Colour::ALL)]; 3];
    let sovango = table_with(&[], &["R1 R2", "B3 B4", "Y1 Y2"], json!({ "lacks": lacks }));
    let other = sovango.determinize(Seat(0), &mut GameRng::from_seed(0));
    assert_eq!(other.hand(Seat(1)).len(), 2);
}

#[test]
fn written_moves_are_card_names() {
    let (sovango, _) = start(4, &[], 0);
    assert_eq!(sovango.notation(&card("Gtiger")), "Gtiger");
}
