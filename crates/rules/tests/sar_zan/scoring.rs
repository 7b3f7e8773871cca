//! The count of a round (rule 8).

use super::helpers::configs;
use super::*;

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
