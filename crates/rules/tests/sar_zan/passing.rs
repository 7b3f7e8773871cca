//! Passing, and who takes a trick (rules 4 and 5).

use super::*;

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
