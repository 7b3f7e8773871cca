//! Who starts, what is dealt and what is drawn (rules 1 to 3).

use super::*;

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
        check_conserved(&sovango);
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
