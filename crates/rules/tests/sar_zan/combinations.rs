//! Which cards answer which value (rules 3 and 10), with the vectors of the page.

use veillee_rules::games::sar_zan::combinations::visit;

use super::*;

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

#[test]
fn rule_10_a_card_shows_its_value_and_its_complement() {
    for card in Card::deck() {
        assert_eq!(card.value() + card.complement(), 33);
    }
    assert_eq!(Card::new(12).unwrap().complement(), 21);
}

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
fn refusals_of_no_cards_and_of_others_cards() {
    let game = answering(&[3, 20], &[11]);
    assert_eq!(game.why_illegal(&play(&[])), Some(Reason::EmptyPlay));
    let card = Card::new(31).unwrap();
    let not_yours = Some(Reason::NotYourCard { card });
    assert_eq!(game.why_illegal(&play(&[20, 31])), not_yours);
    let (game, _) = start(2, 0);
    assert_eq!(game.why_illegal(&play(&[])), Some(Reason::EmptyPlay));
}
