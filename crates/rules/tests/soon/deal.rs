//! The deck, what is dealt, and who starts (rules 1 and 2).

use super::*;

#[test]
fn deck_is_as_the_page_says() {
    let copies = |name: &str| card(name).copies();
    let by_rank = [14, 14, 12, 12, 10, 10, 8, 6];
    for (rank, all) in (1..).zip(by_rank) {
        for colour in [Colour::Day, Colour::Night] {
            assert_eq!(Card::number(rank, colour).copies() * 2, all);
        }
    }
    assert_eq!([copies("Jd"), copies("Jn")], [2, 2]);
    assert_eq!([copies("E"), copies("L"), copies("T")], [6, 6, 6]);
    let all: usize = Card::all().map(|card| usize::from(card.copies())).sum();
    assert_eq!(all, DECK);
    for name in ["E", "L", "T"] {
        assert_eq!(card(name).colour(), None);
    }
    assert_eq!(card("Jn").colour(), Some(Colour::Night));
    assert_eq!(card("5d").colour(), Some(Colour::Day));
}

#[test]
fn deck_two_to_six_players() {
    use veillee_rules::engine::Config;
    use veillee_rules::games::soon::SoonConfig;
    for players in 0..9 {
        let playable = SoonConfig::for_players(players).is_ok();
        assert_eq!(playable, (2..=6).contains(&players));
    }
}

#[test]
fn rule_01_three_cards_each_and_one_turned() {
    for players in 2..=6 {
        let mut events = Vec::new();
        let soon = Soon::start(&config::<Soon>(players, &[]), 5, &mut events).unwrap();
        for seat in Seat::all(players) {
            assert_eq!(soon.hand(seat).len(), 3);
            assert!(soon.sequence(seat).is_empty());
            let dealt: Vec<Card> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Dealt { seat: to, card } if *to == seat => *card,
                    _ => None,
                })
                .collect();
            assert_eq!(Cards::of(&dealt), Some(soon.hand(seat)));
        }
        assert_eq!(soon.discard().len(), 1);
        let card = soon.discard()[0];
        assert!(events.contains(&Event::Turned { card }));
        assert_eq!(
            usize::from(pile_size(&soon)),
            DECK - 3 * players as usize - 1
        );
    }
}

#[test]
fn rule_01_option_four_cards() {
    let soon = Soon::start(&config::<Soon>(6, &[("hand", "4")]), 5, &mut Nobody).unwrap();
    assert!(Seat::all(6).all(|seat| soon.hand(seat).len() == 4));
    assert_eq!(usize::from(pile_size(&soon)), DECK - 4 * 6 - 1);
}

#[test]
fn rule_02_first_starter_is_random() {
    let start = |seed| {
        let soon = Soon::start(&config::<Soon>(4, &[]), seed, &mut Nobody).unwrap();
        to_move(&soon)
    };
    let starters: Seats = (0..50).map(start).collect();
    assert_eq!(starters, Seats::everyone(4));
}

#[test]
fn rule_02_play_is_clockwise() {
    let mut soon = Soon::start(&config::<Soon>(3, &[]), 2, &mut Nobody).unwrap();
    let mut seat = to_move(&soon);
    for _ in 0..9 {
        let any = soon.hand(seat).iter().next().unwrap();
        play(&mut soon, &[Move::Draw, Move::Discard(any)]);
        seat = seat.next(3);
        assert_eq!(to_move(&soon), seat);
    }
}

/// Three players; seat 0 completes, nobody else scores, and the next round begins.
fn next_starter(totals: [i32; 3], last_starter: Seat) -> Seat {
    let arrangement = Arrangement {
        starter: last_starter,
        hands: lists(&["8d E L", "E L T", "E L T"]),
        sequences: lists(&["1d 2d 3d 4d 5d 6d 7d"]),
        totals: totals.to_vec(),
        discard: cards("1d"),
        ..Arrangement::default()
    };
    let mut soon = arranged(3, &[("length", "endurance")], arrangement);
    let moves = [Move::Draw, lay("8d"), Move::Draw, discard("E"), Move::Draw];
    play(&mut soon, &moves);
    let events = play(&mut soon, &[discard("E")]);
    let started = events.iter().find_map(|event| match event {
        Event::RoundStarted { round: 2, starter } => Some(*starter),
        _ => None,
    });
    assert_eq!(started, Some(to_move(&soon)));
    to_move(&soon)
}

#[test]
fn rule_02_lowest_total_starts_later_rounds() {
    assert_eq!(next_starter([0, 30, 25], S1), S0, "20, 30, 25");
    assert_eq!(next_starter([20, 7, 9], S1), S1);
    assert_eq!(next_starter([20, 9, 7], S1), S2);
}

#[test]
fn rule_02_ties_go_to_the_first_clockwise_after_the_last_starter() {
    assert_eq!(next_starter([20, 7, 7], S0), S1);
    assert_eq!(next_starter([20, 7, 7], S1), S2);
    assert_eq!(next_starter([20, 7, 7], S2), S1);
    assert_eq!(next_starter([0, 20, 20], S0), S1);
    assert_eq!(next_starter([0, 20, 20], S2), S0);
}
