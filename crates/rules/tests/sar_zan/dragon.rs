//! Thirty-three and the Dragon (rule 6).

use super::*;

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
