//! The cards, how many play, the deal and the first card (rules 1 and 2).

use super::*;

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
        check_conserved(&swoop);
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
