//! Sovango, by the numbers of its rules page.

mod cards;
mod contract;
mod deal;
mod following;
mod franchise;
#[path = "../helpers/mod.rs"]
mod helpers;
mod knowledge;
mod opponents;
mod promises;
mod puzzles;
mod saved_state;
mod scoring;
mod teams;
mod tries;
mod winning;

use serde_json::{Value, json};
use veillee_rules::engine::{
    Config, GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer,
};
use veillee_rules::games::sovango::{
    Card, CardSet, Colour, Event, Laid, NoMoreThan, Reason, Sovango, SovangoConfig, Tally,
};

use Colour::{Blue, Green, Red, Yellow};
use helpers::config;
use promises::check_conserved;

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

fn same<T: PartialEq>(all: &[T]) -> bool {
    all.windows(2).all(|pair| pair[0] == pair[1])
}

fn offered(players: u8, key: &str) -> Option<Vec<&'static str>> {
    let options = SovangoConfig::for_players(players).unwrap().options();
    let option = options.into_iter().find(|option| option.key == key)?;
    Some(option.choices)
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

fn at_most(most: u8, colours: &[Colour]) -> NoMoreThan {
    NoMoreThan {
        colours: colours.to_vec(),
        most,
    }
}
