//! The points of a round (rule 10).

use super::*;

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
