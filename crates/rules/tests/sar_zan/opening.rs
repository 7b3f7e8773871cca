//! Who chooses the direction and who opens a round (rules 1 and 2).

use std::collections::BTreeSet;

use super::*;

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
