//! Sar-Zan, by the numbers of its rules page.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use veillee::engine::{GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee::games::sar_zan::combinations::visit;
use veillee::games::sar_zan::{
    Card, Cards, Cause, Direction, Event, Line, Move, Phase, Reason, SarZan, SarZanView, Taking,
    cards_allowed,
};

use crate::walk::{Probe, config, configs};

impl Probe for SarZan {
    /// Fifty rounds of a choice, 32 cards played one by one and three passes after each.
    const MOST_PLIES: usize = 50 * (1 + 32 + 32 * 3);

    fn check_conserved(&self) {
        let view = self.view(Viewer::Everyone);
        let hands = view.hands.iter().map(|hand| hand.cards.unwrap());
        let pile = view.pile.iter().map(|played| played.cards);
        let mut all = Cards::NONE;
        for cards in hands.chain(pile).chain(view.won.iter().copied()) {
            assert!((all & cards).is_empty(), "a card is in two places");
            all = all | cards;
        }
        assert_eq!(all.len(), 8 * usize::from(self.players()));
        assert_eq!(all.len() + usize::from(view.set_aside), 32);
        for hand in &view.hands {
            let cards = hand.cards.unwrap();
            assert_eq!(cards.len(), usize::from(hand.count));
            assert_eq!(cards & Cards::above(hand.above), cards);
        }
    }

    fn tries(&self, rng: &mut GameRng) -> Vec<Move> {
        let mut tries = vec![
            Move::Pass,
            Move::Direction(Direction::Clockwise),
            Move::Direction(Direction::CounterClockwise),
            Move::Play(Cards::NONE),
            Move::Play(Cards::ALL),
        ];
        tries.extend(Card::deck().map(|card| Move::Play(Cards::only(card))));
        for hand in self.view(Viewer::Everyone).hands {
            let hand: Vec<Card> = hand.cards.unwrap().iter().collect();
            for _ in 0..20 {
                let size = 1 + rng.below(5);
                let cards = (0..size).filter_map(|_| rng.choose(&hand).copied());
                tries.push(Move::Play(cards.collect()));
            }
        }
        tries
    }
}

fn cards(values: &[u8]) -> Cards {
    values.iter().map(|v| Card::new(*v).unwrap()).collect()
}

fn play(values: &[u8]) -> Move {
    Move::Play(cards(values))
}

/// A new game of `players` with some of its state written over.
fn try_position(players: u8, options: &[(&str, &str)], changes: Value) -> Result<SarZan, String> {
    let config = config::<SarZan>(players, options);
    let game = SarZan::start(&config, 0, &mut Nobody).unwrap();
    let mut state = serde_json::to_value(&game).unwrap();
    for (key, value) in changes.as_object().unwrap() {
        assert!(state.get(key).is_some(), "no field {key}");
        state[key] = value.clone();
    }
    serde_json::from_value(state).map_err(|error| error.to_string())
}

fn position(players: u8, options: &[(&str, &str)], changes: Value) -> SarZan {
    try_position(players, options, changes).unwrap()
}

/// Seat 0, with this hand, is to answer a combination of seat 1.
fn answering(hand: &[u8], combination: &[u8]) -> SarZan {
    position(
        2,
        &[],
        json!({
            "hands": [hand, [31]],
            "pile": [{"seat": 1, "cards": combination}],
            "phase": "answer",
            "to_move": 0,
        }),
    )
}

fn legal(game: &SarZan) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

fn apply(game: &mut SarZan, m: Move) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(&m, &mut events).unwrap();
    events
}

fn view(game: &SarZan) -> SarZanView {
    game.view(Viewer::Everyone)
}

fn to_move(game: &SarZan) -> Seat {
    match game.status() {
        Status::ToMove(seat) => seat,
        over => panic!("{over:?}"),
    }
}

fn hand(game: &SarZan, seat: Seat) -> Cards {
    view(game).hands[seat.index()].cards.unwrap()
}

fn start(players: u8, seed: u64) -> (SarZan, Vec<Event>) {
    let mut events = Vec::new();
    let config = config::<SarZan>(players, &[]);
    let game = SarZan::start(&config, seed, &mut events).unwrap();
    (game, events)
}

/// The last move of a round by seat 0, who has one card and answers `pile`; what else happens
/// is up to `changes`.
fn before_owatta(options: &[(&str, &str)], changes: Value) -> SarZan {
    let mut all = json!({
        "hands": [[20], [21, 22], [23, 24, 25]],
        "pile": [{"seat": 1, "cards": [2]}, {"seat": 2, "cards": [12]}],
        "won": [[3, 4], [5, 6, 7], [8]],
        "phase": "answer",
        "to_move": 0,
        "dealer": 2,
    });
    for (key, value) in changes.as_object().unwrap() {
        all[key] = value.clone();
    }
    position(3, options, all)
}

fn round_points(events: &[Event]) -> Vec<i32> {
    let points = events.iter().filter_map(|event| match event {
        Event::RoundScored { points, .. } => Some(*points),
        _ => None,
    });
    points.collect()
}

fn ends(game: &SarZan, winners: &[u8]) {
    let winners: Seats = winners.iter().copied().map(Seat).collect();
    assert_eq!(game.status(), Status::Over(Outcome { winners }));
}

// The set-up of the page's first lines.

#[test]
fn setup_eight_cards_each_and_the_rest_is_set_aside() {
    for players in 2..=4u8 {
        let (game, events) = start(players, 5);
        let mut dealt = Cards::NONE;
        let mut order = Vec::new();
        for event in &events {
            if let Event::Dealt { seat, card } = event {
                let card = card.unwrap();
                assert!(!dealt.contains(card));
                assert!(hand(&game, *seat).contains(card));
                dealt.insert(card);
                order.push(*seat);
            }
        }
        assert_eq!(order.len(), 8 * usize::from(players));
        assert_eq!(order[0], view(&game).dealer.next(players));
        assert!(order.windows(2).all(|two| two[1] == two[0].next(players)));
        assert!(view(&game).hands.iter().all(|hand| hand.count == 8));
        let aside = events.iter().find_map(|event| match event {
            Event::SetAside { cards } => Some(*cards),
            _ => None,
        });
        let expected = [None, Some(8), Some(16)][usize::from(4 - players)];
        assert_eq!(aside, expected);
        assert_eq!(view(&game).set_aside, 32 - 8 * players);
    }
}

#[test]
fn setup_set_aside_cards_are_unseen() {
    let (game, _) = start(3, 1);
    let held = Seat::all(3).fold(Cards::NONE, |all, seat| all | hand(&game, seat));
    assert_eq!(
        held.len(),
        24,
        "the view of everyone shows no more than the hands"
    );
    // For all that a seat knows, any card that is not its own may be in another's hand.
    let mut rng = GameRng::from_seed(0);
    for seat in Seat::all(3) {
        let mut possible = hand(&game, seat);
        for _ in 0..100 {
            possible = possible | hand(&game.determinize(seat, &mut rng), seat.next(3));
        }
        assert_eq!(possible, Cards::ALL);
    }
}

#[test]
fn setup_is_for_two_to_four_players() {
    use veillee::engine::Config;
    use veillee::games::sar_zan::SarZanConfig;
    for players in 0..=6 {
        let offered = SarZanConfig::for_players(players).is_ok();
        assert_eq!(offered, (2..=4).contains(&players));
    }
}

// Start of a round.

#[test]
fn rule_01_the_first_player_is_random() {
    let dealers: BTreeSet<Seat> = (0..50).map(|seed| view(&start(4, seed).0).dealer).collect();
    assert_eq!(dealers.len(), 4);
}

#[test]
fn rule_01_the_first_player_chooses_the_direction_as_a_move() {
    for players in [3, 4] {
        let (game, events) = start(players, 2);
        assert_eq!(game.phase(), Phase::Direction);
        assert_eq!(to_move(&game), view(&game).dealer);
        let both = [Direction::Clockwise, Direction::CounterClockwise].map(Move::Direction);
        assert_eq!(legal(&game), both);
        assert_eq!(view(&game).direction, None);
        let asked = |event: &Event| {
            matches!(
                event,
                Event::RoundStarted {
                    direction: None,
                    dragon: None,
                    round: 1,
                    ..
                }
            )
        };
        assert!(events.iter().any(asked));
        for early in [Move::Pass, play(&[1])] {
            assert_eq!(game.why_illegal(&early), Some(Reason::ChooseDirectionFirst));
        }
    }
}

#[test]
fn rule_01_the_first_player_chooses_seeing_their_hand() {
    let (game, _) = start(3, 2);
    let seat = to_move(&game);
    let seen = game.view(Viewer::Seat(seat)).hands[seat.index()].cards;
    assert_eq!(seen.map(Cards::len), Some(8));
}

#[test]
fn rule_01_the_direction_is_not_asked_with_two_players() {
    for seed in 0..10 {
        let (game, _) = start(2, seed);
        assert_eq!(game.phase(), Phase::Open);
        assert_eq!(view(&game).direction, Some(Direction::Clockwise));
        let asked = Move::Direction(Direction::Clockwise);
        assert_eq!(game.why_illegal(&asked), Some(Reason::DirectionNotAsked));
    }
}

#[test]
fn rule_01_the_chosen_direction_is_the_way_the_turn_goes() {
    for direction in [Direction::Clockwise, Direction::CounterClockwise] {
        let (mut game, _) = start(4, 8);
        let seat = to_move(&game);
        let events = apply(&mut game, Move::Direction(direction));
        assert_eq!(events[0], Event::DirectionChosen { seat, direction });
        let opener = to_move(&game);
        let opening = legal(&game)[0];
        apply(&mut game, opening);
        let next = match direction {
            Direction::Clockwise => opener.next(4),
            Direction::CounterClockwise => opener.previous(4),
        };
        assert_eq!(to_move(&game), next);
        assert_eq!(view(&game).direction, Some(direction));
    }
}

#[test]
fn rule_01_the_seat_with_the_lowest_card_opens_by_playing_it() {
    for (players, seed) in (0..30).map(|seed| (2 + (seed % 3) as u8, seed)) {
        let (mut game, mut events) = start(players, seed);
        if players > 2 {
            events = apply(&mut game, Move::Direction(Direction::Clockwise));
        }
        let seat = to_move(&game);
        assert!(events.contains(&Event::HoldsLowest { seat }));
        let all = Seat::all(players).fold(Cards::NONE, |all, seat| all | hand(&game, seat));
        let card = all.lowest().unwrap();
        assert!(hand(&game, seat).contains(card));
        assert_eq!(legal(&game), [Move::Play(Cards::only(card))]);
        let allowed = cards_allowed(card.value().into()) as u8;
        let told = apply(&mut game, Move::Play(Cards::only(card)));
        let opened = Event::Opened {
            seat,
            card,
            allowed,
        };
        assert_eq!(told, [opened]);
    }
}

#[test]
fn rule_01_without_a_dragon_the_first_player_rotates_clockwise() {
    // Seat 2 dealt; counter-clockwise play does not change who is next.
    for direction in ["clockwise", "counter-clockwise"] {
        let mut game = before_owatta(&[], json!({"dealer": 2, "direction": direction}));
        apply(&mut game, play(&[20]));
        assert_eq!(view(&game).dealer, Seat(0));
        assert_eq!(view(&game).round, 2);
        assert_eq!(game.phase(), Phase::Direction, "asked in every such round");
        assert_eq!(to_move(&game), Seat(0));
    }
}

#[test]
fn rule_02_the_dragon_deals_and_the_direction_flips() {
    for (was, now) in [
        ("clockwise", Direction::CounterClockwise),
        ("counter-clockwise", Direction::Clockwise),
    ] {
        let mut game = before_owatta(&[], json!({"dragon": 1, "direction": was}));
        let events = apply(&mut game, play(&[20]));
        let seat = Seat(1);
        assert!(events.contains(&Event::RoundStarted {
            round: 2,
            dealer: seat,
            dragon: Some(seat),
            direction: Some(now),
        }));
        assert!(events.contains(&Event::DirectionFlipped {
            seat,
            direction: now
        }));
        assert_eq!(view(&game).dealer, seat);
        assert_eq!(view(&game).direction, Some(now));
        let asked = Move::Direction(Direction::Clockwise);
        assert_eq!(game.why_illegal(&asked), Some(Reason::DirectionNotAsked));
    }
}

#[test]
fn rule_02_the_dragon_opens_with_their_own_lowest_card() {
    let mut had_the_lowest_of_all = BTreeSet::new();
    for seed in 0..20u32 {
        let rng = json!({"s": [seed, 1, 2, 3]});
        let mut game = before_owatta(&[], json!({"dragon": 1, "rng": rng}));
        apply(&mut game, play(&[20]));
        assert_eq!(to_move(&game), Seat(1));
        let lowest = hand(&game, Seat(1)).lowest().unwrap();
        assert_eq!(legal(&game), [Move::Play(Cards::only(lowest))]);
        let all = Seat::all(3).fold(Cards::NONE, |all, seat| all | hand(&game, seat));
        had_the_lowest_of_all.insert(all.lowest() == Some(lowest));
    }
    assert!(had_the_lowest_of_all.contains(&false));
}

// A trick.

#[test]
fn rule_03_the_announced_value_is_the_sum_of_the_last_combination() {
    let game = position(
        2,
        &[],
        json!({
            "hands": [[20], [31]],
            "pile": [{"seat": 0, "cards": [1]}, {"seat": 1, "cards": [11]},
                     {"seat": 0, "cards": [5, 8]}, {"seat": 1, "cards": [4, 10]}],
            "phase": "answer", "to_move": 0,
        }),
    );
    assert_eq!(game.announced(), 14);
    assert_eq!(view(&game).announced, 14);
    assert_eq!(view(&game).allowed, 2);
    let sums: Vec<u32> = view(&game).pile.iter().map(|played| played.sum).collect();
    assert_eq!(sums, [1, 11, 13, 14]);
}

#[test]
fn rule_03_the_sum_must_be_strictly_greater() {
    let game = answering(&[3, 9, 10, 12], &[13]);
    let reason = |sum| Some(Reason::SumDoesNotBeat { sum, value: 13 });
    assert_eq!(game.why_illegal(&play(&[3, 10])), reason(13));
    assert_eq!(game.why_illegal(&play(&[12])), reason(12));
    assert_eq!(game.why_illegal(&play(&[3, 12])), None);
}

#[test]
fn rule_03_the_sum_is_at_most_33() {
    let game = answering(&[2, 3, 12, 21, 22], &[11]);
    let reason = Some(Reason::SumTooHigh { sum: 34 });
    assert_eq!(game.why_illegal(&play(&[12, 22])), reason);
    assert_eq!(game.why_illegal(&play(&[12, 21])), None);
}

#[test]
fn rule_03_how_many_cards_depends_on_the_announced_value() {
    for value in 1..=33 {
        let allowed = match value {
            1..10 => 1,
            10..20 => 2,
            20..30 => 3,
            30..33 => 4,
            _ => 0,
        };
        assert_eq!(cards_allowed(value), allowed, "{value}");
    }
    let game = answering(&[1, 2, 3, 4, 5, 6, 7, 8], &[9]);
    assert_eq!(
        game.why_illegal(&play(&[3, 8])),
        Some(Reason::TooManyCards {
            cards: 2,
            allowed: 1,
            value: 9
        })
    );
}

#[test]
fn rule_03_every_combination_is_listed_and_no_other() {
    let mut rng = GameRng::from_seed(33);
    for _ in 0..60 {
        let mut deck = Card::deck();
        rng.shuffle(&mut deck);
        let value = deck[0].value();
        let size = 1 + rng.below(8) as usize;
        let own = &deck[1..1 + size];
        let game = position(
            2,
            &[],
            json!({
                "hands": [own, [deck[10]]],
                "pile": [{"seat": 1, "cards": [value]}],
                "phase": "answer", "to_move": 0,
            }),
        );
        let mut expected = vec![Move::Pass];
        for subset in 1..1u32 << size {
            let picked = (0..size).filter(|at| subset >> at & 1 == 1);
            let picked: Cards = picked.map(|at| own[at]).collect();
            let beats = picked.sum() > value.into() && picked.sum() <= 33;
            if beats && picked.len() <= cards_allowed(value.into()) {
                expected.push(Move::Play(picked));
            }
        }
        expected.sort();
        assert_eq!(legal(&game), expected, "{own:?} after {value}");
    }
}

#[test]
fn rule_03_every_combination_of_low_cards_is_found_for_every_value() {
    let mut rng = GameRng::from_seed(3);
    for _ in 0..100 {
        let mut low = Card::deck();
        rng.shuffle(&mut low[..16]);
        let own = &low[..8];
        let subsets = (1..1u32 << 8).map(|subset| {
            let picked = (0..8).filter(|at| subset >> at & 1 == 1);
            picked.map(|at| own[at]).collect::<Cards>()
        });
        let mut subsets: Vec<Cards> = subsets.collect();
        subsets.sort();
        for value in 1..=33 {
            let mut expected = subsets.clone();
            expected.retain(|cards| {
                let climbs = (value + 1..=33).contains(&cards.sum());
                climbs && cards.len() <= cards_allowed(value)
            });
            let mut found = Vec::new();
            visit(own.iter().copied().collect(), value, |cards| {
                found.push(cards);
            });
            assert_eq!(found, expected, "{own:?} after {value}");
        }
    }
}

#[test]
fn rule_03_events_say_how_many_cards_may_answer() {
    let mut game = answering(&[4, 9, 12, 30], &[11]);
    let events = apply(&mut game, play(&[9, 12]));
    let played = Event::Played {
        seat: Seat(0),
        cards: cards(&[9, 12]),
        sum: 21,
        allowed: 3,
    };
    assert_eq!(events, [played]);
}

/// Four players; seat 0 opened with 2 and the turn goes clockwise.
fn four() -> SarZan {
    position(
        4,
        &[],
        json!({
            "hands": [[3, 4, 25], [10, 11, 26], [12, 13, 27], [14, 15, 28]],
            "pile": [{"seat": 0, "cards": [2]}],
            "phase": "answer", "to_move": 1, "direction": "clockwise",
        }),
    )
}

#[test]
fn rule_04_a_pass_is_final_for_that_trick() {
    let mut game = four();
    let events = apply(&mut game, Move::Pass);
    assert_eq!(events, [Event::Passed { seat: Seat(1) }]);
    apply(&mut game, play(&[12]));
    apply(&mut game, play(&[14]));
    apply(&mut game, play(&[25]));
    assert_eq!(to_move(&game), Seat(2), "seat 1 is out");
    assert!(view(&game).passed.contains(Seat(1)));
    // The next trick has everybody in again.
    apply(&mut game, Move::Pass);
    apply(&mut game, Move::Pass);
    assert_eq!(to_move(&game), Seat(0));
    assert!(view(&game).passed.is_empty());
    apply(&mut game, play(&[3]));
    assert_eq!(to_move(&game), Seat(1));
}

#[test]
fn rule_04_passing_is_always_allowed_when_answering() {
    let (mut game, _) = start(4, 77);
    let mut rng = GameRng::from_seed(4);
    let mut scratch = Vec::new();
    while let Some(m) = game.random_move(&mut rng, &mut scratch) {
        if game.phase() == Phase::Answer {
            assert_eq!(game.why_illegal(&Move::Pass), None);
            assert_eq!(legal(&game)[0], Move::Pass);
        }
        game.apply(&m, &mut Nobody).unwrap();
    }
}

#[test]
fn rule_04_passing_is_not_allowed_when_opening() {
    let (game, _) = start(2, 0);
    let lowest = hand(&game, to_move(&game)).lowest().unwrap();
    let reason = Some(Reason::CannotPassOpening { lowest });
    assert_eq!(game.why_illegal(&Move::Pass), reason);
}

#[test]
fn rule_05_when_all_others_have_passed_the_last_to_play_takes_the_pile() {
    let mut game = four();
    apply(&mut game, Move::Pass);
    apply(&mut game, play(&[12]));
    apply(&mut game, Move::Pass);
    let events = apply(&mut game, Move::Pass);
    assert_eq!(
        events,
        [
            Event::Passed { seat: Seat(0) },
            Event::TrickTaken {
                seat: Seat(2),
                cards: cards(&[2, 12]),
                by: Taking::AllPassed
            },
        ]
    );
    assert_eq!(view(&game).won[2], cards(&[2, 12]));
    assert!(view(&game).pile.is_empty());
    assert_eq!(to_move(&game), Seat(2));
}

#[test]
fn rule_05_an_opening_nobody_answers_takes_itself() {
    let mut game = four();
    for _ in 0..3 {
        apply(&mut game, Move::Pass);
    }
    assert_eq!(view(&game).won[0], cards(&[2]));
    assert_eq!(legal(&game), [play(&[3])]);
}

#[test]
fn rule_05_the_next_trick_is_opened_with_the_lowest_card_alone() {
    let mut game = four();
    for _ in 0..3 {
        apply(&mut game, Move::Pass);
    }
    let lowest = Card::new(3).unwrap();
    let reason = Some(Reason::MustOpenWithLowest { lowest });
    for other in [&[4][..], &[3, 4], &[25]] {
        assert_eq!(game.why_illegal(&play(other)), reason);
    }
    assert_eq!(game.why_illegal(&play(&[3])), None);
}

#[test]
fn rule_06_33_takes_the_trick_at_once_and_its_player_opens_the_next() {
    let mut game = answering(&[6, 7, 8, 27], &[14]);
    let events = apply(&mut game, play(&[6, 27]));
    let (seat, sar_zan) = (Seat(0), cards(&[6, 27]));
    assert_eq!(
        events,
        [
            Event::Played {
                seat,
                cards: sar_zan,
                sum: 33,
                allowed: 0
            },
            Event::SarZan {
                seat,
                cards: sar_zan
            },
            Event::Dragon {
                from: None,
                to: seat
            },
            Event::TrickTaken {
                seat,
                cards: cards(&[6, 14, 27]),
                by: Taking::SarZan
            },
        ]
    );
    assert_eq!(view(&game).dragon, Some(seat));
    assert_eq!(to_move(&game), seat);
    assert_eq!(legal(&game), [play(&[7])]);
}

#[test]
fn rule_06_the_dragon_lasts_until_someone_else_announces_one() {
    let mut game = position(
        2,
        &[],
        json!({
            "hands": [[6, 7, 8, 27], [31]], "dragon": 1,
            "pile": [{"seat": 1, "cards": [14]}], "phase": "answer", "to_move": 0,
        }),
    );
    let mut kept = game.clone();
    apply(&mut kept, play(&[27]));
    apply(&mut kept, Move::Pass);
    assert_eq!(view(&kept).dragon, Some(Seat(1)));
    let events = apply(&mut game, play(&[6, 27]));
    let moved = Event::Dragon {
        from: Some(Seat(1)),
        to: Seat(0),
    };
    assert!(events.contains(&moved));
    assert_eq!(view(&game).dragon, Some(Seat(0)));
}

#[test]
fn rule_06_a_dragon_who_announces_again_stays_the_dragon() {
    let mut game = position(
        2,
        &[],
        json!({
            "hands": [[6, 7, 8, 27], [31]], "dragon": 0,
            "pile": [{"seat": 1, "cards": [14]}], "phase": "answer", "to_move": 0,
        }),
    );
    let events = apply(&mut game, play(&[6, 27]));
    assert!(events.iter().any(|e| matches!(e, Event::SarZan { .. })));
    assert!(!events.iter().any(|e| matches!(e, Event::Dragon { .. })));
    assert_eq!(view(&game).dragon, Some(Seat(0)));
}

#[test]
fn rule_06_the_dragon_lasts_across_rounds() {
    let mut game = before_owatta(&[], json!({"dragon": 2}));
    apply(&mut game, play(&[20]));
    assert_eq!(view(&game).round, 2);
    assert_eq!(view(&game).dragon, Some(Seat(2)));
}

#[test]
fn rule_07_playing_the_last_cards_takes_the_pile_and_ends_the_round_at_once() {
    // Others could beat 20, and are not asked.
    let mut game = before_owatta(&[], json!({}));
    let events = apply(&mut game, play(&[20]));
    let seat = Seat(0);
    assert_eq!(events[1], Event::Owatta { seat });
    let taken = Event::TrickTaken {
        seat,
        cards: cards(&[2, 12, 20]),
        by: Taking::Owatta,
    };
    assert_eq!(events[2], taken);
    assert_eq!(round_points(&events), [5, 3 - 2, 1 - 3]);
    assert_eq!(view(&game).round, 2);
    assert!(view(&game).hands.iter().all(|hand| hand.count == 8));
    assert!(view(&game).won.iter().all(|won| won.is_empty()));
    assert!(view(&game).pile.is_empty() && view(&game).passed.is_empty());
}

#[test]
fn rule_07_the_last_cards_may_be_a_combination() {
    let mut game = before_owatta(&[], json!({"hands": [[14, 15], [21, 22], [23, 24, 25]]}));
    let events = apply(&mut game, play(&[14, 15]));
    assert_eq!(round_points(&events), [6, 1, -2]);
}

#[test]
fn rule_07_the_last_cards_must_be_a_legal_combination() {
    let game = before_owatta(&[], json!({"hands": [[11], [21, 22], [23, 24, 25]]}));
    assert_eq!(legal(&game), [Move::Pass]);
}

#[test]
fn rule_07_the_forced_opening_card_may_be_the_last() {
    let mut game = before_owatta(&[], json!({"phase": "open", "pile": []}));
    let events = apply(&mut game, play(&[20]));
    let seat = Seat(0);
    let by = Taking::Owatta;
    let cards = cards(&[20]);
    assert_eq!(events[1], Event::Owatta { seat });
    assert_eq!(events[2], Event::TrickTaken { seat, cards, by });
    assert_eq!(round_points(&events), [3, 1, -2]);
}

#[test]
fn rule_07_an_owatta_of_33_makes_the_dragon_before_the_count() {
    for dragon in [Value::Null, json!(1)] {
        let hands = json!([[14, 19], [21, 22], [23, 24, 25]]);
        let mut game = before_owatta(&[], json!({"hands": hands, "dragon": dragon}));
        let events = apply(&mut game, play(&[14, 19]));
        assert_eq!(round_points(&events), [2 + 4 + 4, 1, -2]);
        assert_eq!(view(&game).dragon, Some(Seat(0)));
        assert_eq!(view(&game).dealer, Seat(0));
        let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
        let dragon = at(|event| matches!(event, Event::Dragon { .. }));
        let owatta = at(|event| matches!(event, Event::Owatta { .. }));
        let count = at(|event| matches!(event, Event::Counted { .. }));
        assert!(dragon < owatta && owatta < count);
    }
}

// Score.

#[test]
fn rule_08_the_count_is_told_line_by_line() {
    let mut game = before_owatta(&[], json!({"dragon": 2, "scores": [10, -3, 20]}));
    let events = apply(&mut game, play(&[20]));
    let counted = |seat, line, points| Event::Counted {
        seat: Seat(seat),
        line,
        points,
    };
    let scored = |seat, points, total| Event::RoundScored {
        seat: Seat(seat),
        points,
        total,
    };
    let left = |seat, cards| Event::HandCounted {
        seat: Seat(seat),
        cards,
    };
    let expected = [
        left(0, 0),
        left(1, 2),
        left(2, 3),
        counted(0, Line::CardsWon, 5),
        counted(0, Line::CardsInHand, 0),
        scored(0, 5, 15),
        counted(1, Line::CardsWon, 3),
        counted(1, Line::CardsInHand, -2),
        scored(1, 1, -2),
        counted(2, Line::CardsWon, 1),
        counted(2, Line::CardsInHand, -3),
        counted(2, Line::Dragon, 4),
        scored(2, 2, 22),
    ];
    assert_eq!(events[3..3 + expected.len()], expected);
    assert_eq!(game.scores().as_slice(), [15, -2, 22]);
}

#[test]
fn rule_08_the_dragon_scores_in_every_round() {
    let mut game = before_owatta(&[], json!({"dragon": 1}));
    let mut rng = GameRng::from_seed(1);
    let mut counts = 0;
    let mut dragon = Seat(1);
    for _ in 0..400 {
        let Some(m) = game.random_move(&mut rng, &mut Vec::new()) else {
            break;
        };
        for event in apply(&mut game, m) {
            match event {
                Event::Dragon { to, .. } => dragon = to,
                Event::Counted {
                    seat,
                    line: Line::Dragon,
                    points,
                } => {
                    assert_eq!((seat, points), (dragon, 4));
                    counts += 1;
                }
                Event::RoundStarted { round, .. } => assert_eq!(counts, i32::from(round) - 1),
                _ => (),
            }
        }
    }
    assert!(counts > 1);
}

#[test]
fn rule_08_a_rounds_scores_add_up() {
    for (nth, config) in configs::<SarZan>().iter().enumerate() {
        for seed in 0..20 {
            let mut rng = GameRng::from_seed(seed + 100 * nth as u64);
            let mut game = SarZan::start(config, seed, &mut Nobody).unwrap();
            let players = i32::from(config.players);
            let (mut won, mut played, mut points) = (0, 0, 0);
            let (mut dragon, mut scored, mut rounds) = (false, 0, 0);
            while let Some(m) = game.random_move(&mut rng, &mut Vec::new()) {
                for event in apply(&mut game, m) {
                    match event {
                        Event::Opened { .. } => played += 1,
                        Event::Played { cards, .. } => played += cards.len() as i32,
                        Event::SarZan { .. } => dragon = true,
                        Event::TrickTaken { cards, .. } => won += cards.len() as i32,
                        Event::RoundScored { points: more, .. } => {
                            points += more;
                            scored += 1;
                        }
                        _ => (),
                    }
                    if scored == players {
                        let in_hands = 8 * players - played;
                        assert_eq!(points, won - in_hands + if dragon { 4 } else { 0 });
                        (won, played, points, scored) = (0, 0, 0, 0);
                        rounds += 1;
                    }
                }
            }
            assert!(rounds > 0);
        }
    }
}

#[test]
fn rule_09_33_or_more_after_a_count_ends_the_game() {
    for (before, over) in [(27, false), (28, true), (30, true)] {
        let mut game = before_owatta(&[], json!({"scores": [before, 0, 0]}));
        let events = apply(&mut game, play(&[20]));
        if over {
            ends(&game, &[0]);
            let winners = Seats::only(Seat(0));
            let cause = Cause::Target;
            assert_eq!(events.last(), Some(&Event::GameOver { cause, winners }));
            assert!(legal(&game).is_empty());
            assert_eq!(game.why_illegal(&Move::Pass), Some(Reason::GameOver));
        } else {
            assert_eq!(view(&game).round, 2);
        }
    }
}

#[test]
fn rule_09_the_highest_total_wins_whoever_played_last() {
    let mut game = before_owatta(&[], json!({"scores": [30, 36, 2]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 37, 0]);
    ends(&game, &[1]);
}

#[test]
fn rule_09_the_target_counts_only_after_a_count() {
    // 34 before the count, 32 after it.
    let mut game = before_owatta(&[], json!({"scores": [0, 0, 34]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [5, 1, 32]);
    assert_eq!(view(&game).round, 2);
}

#[test]
fn rule_09_a_tie_is_shared() {
    let mut game = before_owatta(&[], json!({"scores": [30, 34, 0]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 35, -2]);
    ends(&game, &[0, 1]);
}

#[test]
fn rule_09_option_another_round_for_a_tie() {
    let options = [("tie", "another-round")];
    let mut game = before_owatta(&options, json!({"scores": [30, 34, 0]}));
    let events = apply(&mut game, play(&[20]));
    let tied = [Seat(0), Seat(1)].into_iter().collect();
    assert!(events.contains(&Event::TieGoesOn { tied, total: 35 }));
    assert_eq!(view(&game).round, 2);
    // No tie at the top, no other round.
    let mut game = before_owatta(&options, json!({"scores": [30, 35, 37]}));
    apply(&mut game, play(&[20]));
    assert_eq!(game.scores().as_slice(), [35, 36, 35]);
    ends(&game, &[1]);
}

#[test]
fn rule_09_option_target_66() {
    let options = [("target", "66")];
    for (before, over) in [(28, false), (60, false), (61, true)] {
        let mut game = before_owatta(&options, json!({"scores": [before, 0, 0]}));
        apply(&mut game, play(&[20]));
        assert_eq!(matches!(game.status(), Status::Over(_)), over, "{before}");
    }
}

#[test]
fn rule_09_the_fiftieth_round_is_the_last() {
    for (round, over) in [(49, false), (50, true)] {
        let mut game = before_owatta(&[], json!({"round": round, "scores": [-9, 10, 2]}));
        let events = apply(&mut game, play(&[20]));
        if over {
            ends(&game, &[1]);
            let winners = Seats::only(Seat(1));
            let cause = Cause::LastRound;
            assert_eq!(events.last(), Some(&Event::GameOver { cause, winners }));
        } else {
            assert_eq!(view(&game).round, 50);
        }
    }
}

#[test]
fn rule_09_a_tie_after_the_fiftieth_round_is_shared_under_either_option() {
    for tie in ["shared", "another-round"] {
        for scores in [[0, 4, 0], [30, 34, 0]] {
            let changes = json!({"round": 50, "scores": scores});
            let mut game = before_owatta(&[("tie", tie)], changes);
            apply(&mut game, play(&[20]));
            ends(&game, &[0, 1]);
        }
    }
}

#[test]
fn rule_10_a_card_shows_its_value_and_its_complement() {
    for card in Card::deck() {
        assert_eq!(card.value() + card.complement(), 33);
    }
    assert_eq!(Card::new(12).unwrap().complement(), 21);
}

// Vectors.

#[test]
fn vector_9_one_card_10_to_32() {
    let mut expected = vec![Move::Pass];
    expected.extend([10, 11, 12, 30, 32].map(|value| play(&[value])));
    let game = answering(&[1, 2, 8, 10, 11, 12, 30, 32], &[9]);
    assert_eq!(legal(&game), expected);
}

#[test]
fn vector_10_one_or_two_cards_sum_11_to_33() {
    let game = answering(&[1, 2, 9, 11, 22, 24, 32], &[10]);
    let mut expected = vec![Move::Pass];
    expected.extend([11, 22, 24, 32].map(|value| play(&[value])));
    let pairs = [
        [1, 11],
        [1, 22],
        [1, 24],
        [1, 32],
        [2, 9],
        [2, 11],
        [2, 22],
        [2, 24],
        [9, 11],
        [9, 22],
        [9, 24],
        [11, 22],
    ];
    expected.extend(pairs.map(|pair| play(&pair)));
    assert_eq!(legal(&game), expected);
}

#[test]
fn vector_20_up_to_three() {
    let game = answering(&[1, 2, 3, 9, 11, 12], &[20]);
    assert_eq!(game.why_illegal(&play(&[1, 9, 11])), None);
    assert_eq!(game.why_illegal(&play(&[9, 12])), None);
    assert_eq!(
        game.why_illegal(&play(&[1, 2, 9, 11])),
        Some(Reason::TooManyCards {
            cards: 4,
            allowed: 3,
            value: 20
        })
    );
}

#[test]
fn vector_30_up_to_four() {
    let game = answering(&[1, 2, 3, 4, 8, 9, 10, 12], &[30]);
    assert_eq!(game.why_illegal(&play(&[1, 8, 10, 12])), None);
    assert_eq!(
        game.why_illegal(&play(&[1, 2, 4, 12, 9])),
        Some(Reason::TooManyCards {
            cards: 5,
            allowed: 4,
            value: 30
        })
    );
}

#[test]
fn vector_32_four_cards_make_33() {
    let mut game = answering(&[4, 8, 9, 12, 25], &[32]);
    let m = play(&[4, 8, 9, 12]);
    assert_eq!(legal(&game), [Move::Pass, play(&[8, 25]), m]);
    assert_eq!(game.notation(&m), "4+8+9+12=33");
    apply(&mut game, m);
    assert_eq!(view(&game).dragon, Some(Seat(0)));
}

#[test]
fn vector_won_12_empty_hand_dragon_is_plus_16() {
    let won = json!([[3, 4, 5, 6, 7, 8, 9, 10, 11], [], []]);
    let mut game = before_owatta(&[], json!({"dragon": 0, "won": won}));
    let events = apply(&mut game, play(&[20]));
    assert_eq!(round_points(&events)[0], 16);
}

#[test]
fn vector_won_3_with_5_in_hand_is_minus_2() {
    let hands = json!([[20], [21, 22, 23, 24, 25], [26]]);
    let mut game = before_owatta(&[], json!({"hands": hands}));
    let events = apply(&mut game, play(&[20]));
    assert_eq!(round_points(&events)[1], -2);
    assert_eq!(game.scores()[1], -2, "a round's score may be negative");
}

// Other refusals.

#[test]
fn refusals_of_no_cards_and_of_others_cards() {
    let game = answering(&[3, 20], &[11]);
    assert_eq!(game.why_illegal(&play(&[])), Some(Reason::EmptyPlay));
    let card = Card::new(31).unwrap();
    let not_yours = Some(Reason::NotYourCard { card });
    assert_eq!(game.why_illegal(&play(&[20, 31])), not_yours);
    let (game, _) = start(2, 0);
    assert_eq!(game.why_illegal(&play(&[])), Some(Reason::EmptyPlay));
}

// Who knows what.

#[test]
fn knowledge_hands_are_hidden_from_others() {
    let (game, events) = start(3, 6);
    for viewer in Seat::all(3) {
        let seen = game.view(Viewer::Seat(viewer));
        for seat in Seat::all(3) {
            let shown = seen.hands[seat.index()].cards;
            assert_eq!(shown.is_some(), seat == viewer);
        }
        for event in &events {
            let Event::Dealt { seat, card } = event.seen_by(Viewer::Seat(viewer)) else {
                assert_eq!(event.seen_by(Viewer::Seat(viewer)), *event);
                continue;
            };
            assert_eq!(card.is_some(), seat == viewer);
        }
    }
    let public = game.view(Viewer::Public);
    assert!(public.hands.iter().all(|hand| hand.cards.is_none()));
    for event in &events {
        assert_eq!(event.seen_by(Viewer::Everyone), *event);
        if let Event::Dealt { card, .. } = event.seen_by(Viewer::Public) {
            assert_eq!(card, None);
        }
    }
}

#[test]
fn knowledge_the_first_opening_without_a_dragon_bounds_every_hand() {
    let (mut game, _) = start(2, 9);
    let above = |game: &SarZan| -> Vec<u8> {
        let hands = game.view(Viewer::Public).hands;
        hands.iter().map(|hand| hand.above).collect()
    };
    assert_eq!(above(&game), [0, 0]);
    let lowest = hand(&game, to_move(&game)).lowest().unwrap();
    apply(&mut game, Move::Play(Cards::only(lowest)));
    assert_eq!(above(&game), [lowest.value(); 2]);
    // The same seat opens again: now only its own hand is known better.
    apply(&mut game, Move::Pass);
    let opener = to_move(&game);
    let second = hand(&game, opener).lowest().unwrap();
    apply(&mut game, Move::Play(Cards::only(second)));
    assert_eq!(above(&game)[opener.index()], second.value());
    assert_eq!(above(&game)[opener.next(2).index()], lowest.value());
}

#[test]
fn knowledge_a_dragons_opening_bounds_their_hand_only() {
    let mut game = before_owatta(&[], json!({"dragon": 1}));
    apply(&mut game, play(&[20]));
    let lowest = hand(&game, Seat(1)).lowest().unwrap();
    apply(&mut game, Move::Play(Cards::only(lowest)));
    let hands = game.view(Viewer::Public).hands;
    let above: Vec<u8> = hands.iter().map(|hand| hand.above).collect();
    assert_eq!(above, [0, lowest.value(), 0]);
}

#[test]
fn knowledge_every_deal_that_fits_is_equally_likely() {
    // Seat 0 has not seen 10 to 13 and 32. Seat 1 has one card above 11, seat 2 any one.
    let won: Vec<u8> = (1..=9).chain(14..=28).collect();
    let game = position(
        3,
        &[],
        json!({
            "hands": [[29, 30], [12], [11]], "floors": [0, 11, 0],
            "won": [won, [], []], "pile": [{"seat": 2, "cards": [31]}],
            "phase": "answer", "to_move": 0,
        }),
    );
    let mut rng = GameRng::from_seed(7);
    let mut deals = BTreeMap::new();
    for _ in 0..12_000 {
        let other = game.determinize(Seat(0), &mut rng);
        let deal = [1, 2].map(|seat| hand(&other, Seat(seat)));
        *deals.entry(deal).or_insert(0) += 1;
    }
    // Three cards for seat 1, and four that are left for seat 2.
    assert_eq!(deals.len(), 12);
    assert!(deals.keys().all(|[first, _]| first.sum() > 11));
    assert!(deals.values().all(|times| (850..1150).contains(times)));
}

#[test]
fn knowledge_who_is_to_open_first_has_the_lowest_card() {
    // Seat 0 knows that seat 1, about to open, has a card below 9.
    let game = position(
        2,
        &[],
        json!({
            "hands": [[9, 10], [3, 20]], "phase": "open", "to_move": 1, "dealer": 0,
        }),
    );
    let mut rng = GameRng::from_seed(7);
    let mut deals = BTreeMap::new();
    for _ in 0..20_000 {
        let other = game.determinize(Seat(0), &mut rng);
        assert_eq!(hand(&other, Seat(0)), cards(&[9, 10]));
        *deals.entry(hand(&other, Seat(1))).or_insert(0) += 1;
    }
    // Two of the 30 unseen cards, at least one of them below 9.
    assert_eq!(deals.len(), 30 * 29 / 2 - 22 * 21 / 2);
    assert!(deals.values().all(|times| (50..150).contains(times)));
    // The lower the lowest is, the more cards the other may be: 29 for 1, 22 for 8.
    for lowest in 1..=8 {
        let has_lowest = |cards: &Cards| cards.lowest() == Card::new(lowest);
        let times = deals.iter().filter(|(cards, _)| has_lowest(cards));
        let times: i32 = times.map(|(_, times)| times).sum();
        let expected = 20_000 * (30 - i32::from(lowest)) / 204;
        assert!((times - expected).abs() < 200, "{lowest}: {times}");
    }
    // The opener itself knows that all others are higher.
    for _ in 0..100 {
        let other = game.determinize(Seat(1), &mut rng);
        assert!(hand(&other, Seat(0)).lowest() > Card::new(3));
    }
}

// On paper.

#[test]
fn written_moves_are_readable() {
    for (m, text) in [
        (Move::Pass, "\"pass\""),
        (
            Move::Direction(Direction::CounterClockwise),
            "{\"direction\":\"counter-clockwise\"}",
        ),
        (play(&[12, 9]), "{\"play\":[9,12]}"),
    ] {
        assert_eq!(serde_json::to_string(&m).unwrap(), text);
        assert_eq!(serde_json::from_str::<Move>(text).unwrap(), m);
    }
    for nonsense in ["{\"play\":[0]}", "{\"play\":[33]}", "{\"play\":[9,9]}"] {
        assert!(serde_json::from_str::<Move>(nonsense).is_err());
    }
    let game = answering(&[3, 20], &[11]);
    assert_eq!(game.notation(&Move::Pass), "pass");
    assert_eq!(game.notation(&play(&[20])), "20");
}

#[test]
fn written_states_that_cannot_be_are_refused() {
    let answer = json!([{"seat": 1, "cards": [14]}]);
    for changes in [
        json!({"to_move": 2}),
        json!({"dealer": 9}),
        json!({"dragon": 2}),
        json!({"passed": [3]}),
        json!({"round": 0}),
        json!({"round": 51}),
        json!({"scores": [i32::MIN, 0]}),
        json!({"scores": [0, 0, 0]}),
        json!({"hands": [[1, 2], [2, 3]]}),
        json!({"hands": [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10]], "to_move": 0}),
        json!({"hands": [[], [10]], "to_move": 1}),
        json!({"hands": [[1], [10]], "to_move": 1}),
        json!({"floors": [32, 32]}),
        json!({"phase": "direction"}),
        json!({"phase": "answer"}),
        json!({"phase": {"over": {"winners": []}}}),
        json!({"phase": {"over": {"winners": [0]}}, "floors": [255, 255], "hands": [[], []]}),
        json!({"pile": answer, "hands": [[20], [21]]}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 1}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0, "passed": [1]}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0, "passed": [0]}),
        json!({"pile": [{"seat": 0, "cards": [15]}, {"seat": 1, "cards": [14]}],
               "hands": [[20], [21]], "phase": "answer", "to_move": 0}),
        json!({"pile": [{"seat": 1, "cards": [14, 19]}],
               "hands": [[20], [21]], "phase": "answer", "to_move": 0}),
    ] {
        assert!(try_position(2, &[], changes.clone()).is_err(), "{changes}");
    }
    let changes = json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0});
    assert!(try_position(2, &[], changes).is_ok());
}
