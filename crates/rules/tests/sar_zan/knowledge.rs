//! Who knows what.

use std::collections::BTreeMap;

use super::*;

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
