//! What only the opponents of this game know.

use veillee_rules::ai::{self, ChoiceOf, Level};
use veillee_rules::games::soon::ai::Why;

use super::*;

const SOUND: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

/// Seat 0 is about to take a card; the pile's first is `next`, the discard shows `top`.
fn table(hands: &[&str], sequences: &[&str], top: &str, next: &str) -> Soon {
    let arrangement = Arrangement {
        hands: lists(hands),
        sequences: lists(sequences),
        discard: cards(top),
        pile: cards(next),
        ..Arrangement::default()
    };
    Soon::arranged(&config::<Soon>(sequences.len() as u8, &[]), 1, &arrangement).unwrap()
}

fn after(mut soon: Soon, moves: &[Move]) -> Soon {
    for m in moves {
        soon.apply(m, &mut Nobody).unwrap();
    }
    soon
}

fn choose(soon: &Soon, level: Level) -> ChoiceOf<Soon> {
    let Status::ToMove(seat) = soon.status() else {
        panic!("the game is over");
    };
    ai::choose(soon, seat, level, 11).unwrap()
}

#[test]
fn who_can_finish_in_one_colour_does() {
    let soon = table(
        &["8n 2d 3d"],
        &["1n 2n 3n 4n 5n 6n 7n", "1d 2d 3n 4d 5d"],
        "L",
        "1d",
    );
    let soon = after(soon, &[Move::Draw]);
    for level in Level::ALL {
        let choice = choose(&soon, level);
        assert_eq!(choice.m, Move::Lay(card("8n")), "{level:?}");
        assert_eq!(choice.why, Some(Why::Finishes), "{level:?}");
    }
}

#[test]
fn the_missing_card_is_taken_from_the_discard() {
    let soon = table(
        &["2d 2d 3d"],
        &["1n 2n 3n 4n 5n 6n 7n", "1d 2d 3n 4d 5d"],
        "8n",
        "1d",
    );
    for level in SOUND {
        let choice = choose(&soon, level);
        assert_eq!(choice.m, Move::TakeDiscard, "{level:?}");
        let card = card("8n");
        assert_eq!(choice.why, Some(Why::TakesMissing { card }), "{level:?}");
    }
}

#[test]
fn lightning_strikes_the_one_about_to_finish() {
    let soon = table(
        &["L 1d 1d"],
        &["1d 2d", "1d 2n", "1n 2n 3n 4n 5n 6n 7n", "1n 2d 3n"],
        "T",
        "2d",
    );
    let soon = after(soon, &[Move::Draw]);
    for level in SOUND {
        let choice = choose(&soon, level);
        let seat = Seat(2);
        assert_eq!(choice.m, Move::Lightning { target: seat }, "{level:?}");
        let why = Why::Strikes { seat, places: 7 };
        assert_eq!(choice.why, Some(why), "{level:?}");
    }
}

#[test]
fn the_explorer_asks_who_was_seen_to_take_it() {
    let arrangement = Arrangement {
        turn: Seat(1),
        hands: lists(&["E 1d 1n", "1d 2d T", "1n 1n T"]),
        sequences: lists(&["1d 2d 3d 4d 5d 6d", "1n 2d 3n 4n 5d 6n", "1n 2n"]),
        discard: cards("7d"),
        pile: cards("1n 2d"),
        ..Arrangement::default()
    };
    let soon = Soon::arranged(&config::<Soon>(3, &[]), 1, &arrangement).unwrap();
    let moves = [
        Move::TakeDiscard,
        Move::Discard(Card::THIEF),
        Move::Draw,
        Move::Discard(Card::THIEF),
        Move::Draw,
    ];
    let soon = after(soon, &moves);
    for level in SOUND {
        let choice = choose(&soon, level);
        let Move::Explorer { target, rank, .. } = choice.m else {
            panic!("{level:?}: {:?}", choice.m);
        };
        assert_eq!((target, rank), (Seat(1), 7), "{level:?}");
        let seat = Seat(1);
        assert_eq!(choice.why, Some(Why::AsksSeen { seat, rank: 7 }));
    }
}

#[test]
fn nobody_throws_away_what_the_neighbour_waits_for() {
    let soon = table(&["8d 1n 1d"], &["1n 2n", "1d 2d 3d 4d 5d 6d 7d"], "L", "2d");
    let soon = after(soon, &[Move::Draw]);
    for level in SOUND {
        assert_ne!(
            choose(&soon, level).m,
            Move::Discard(card("8d")),
            "{level:?}"
        );
    }
}

#[test]
fn a_thief_finishes_the_sequence() {
    let soon = table(
        &["T 1d 1d"],
        &["1n 2n 3n 4n 5n 6n 7n", "1d 2d T 4d 5d 6d 7d 8n"],
        "L",
        "2d",
    );
    let soon = after(soon, &[Move::Draw]);
    for level in SOUND {
        let choice = choose(&soon, level);
        let theft = Move::Thief {
            target: Seat(1),
            rank: 8,
        };
        assert_eq!((choice.m, choice.why), (theft, Some(Why::Finishes)));
    }
}

/// The last turn has no tomorrow: what counts is what lies there.
#[test]
fn the_last_turn_spoils_no_colour() {
    let last_turn = |next: &str| {
        let arrangement = Arrangement {
            hands: lists(&["1d 1d 2d"]),
            sequences: lists(&["1n 2n 3n 4n 5n", "1d 2n 3d 4d 5d 6d 7d 8d"]),
            discard: cards("L"),
            pile: cards(next),
            first: Some(Seat(1)),
            ..Arrangement::default()
        };
        let soon = Soon::arranged(&config::<Soon>(2, &[]), 1, &arrangement).unwrap();
        after(soon, &[Move::Draw])
    };
    for level in SOUND {
        let spoilt = [Move::Lay(card("6d")), Move::Lay(card("Jd"))];
        assert!(
            !spoilt.contains(&choose(&last_turn("6d"), level).m),
            "{level:?}"
        );
        assert!(
            !spoilt.contains(&choose(&last_turn("Jd"), level).m),
            "{level:?}"
        );
        let choice = choose(&last_turn("6n"), level);
        let colour = Colour::Night;
        assert_eq!(choice.m, Move::Lay(card("6n")), "{level:?}");
        assert_eq!(choice.why, Some(Why::OneColour { colour }), "{level:?}");
    }
}

#[test]
fn a_thief_at_home_is_shown_the_door() {
    let soon = table(
        &["3d 1n 1n"],
        &["1d 2d T 4d 5d 6d 7d 8d", "1n 2n 3n"],
        "L",
        "2d",
    );
    let soon = after(soon, &[Move::Draw]);
    for level in SOUND {
        let (card, place) = (card("3d"), 3);
        assert_eq!(choose(&soon, level).m, Move::Replace { card, place });
    }
}

/// Everything an opponent says must be true of what then happens.
fn check(why: &Why, before: &Soon, seat: Seat, events: &[Event], players: u8) {
    let sequence = before.sequence(seat);
    let next = seat.next(players);
    let waits_for = |card: Card| card.rank() == Some(before.sequence(next).len() as u8 + 1);
    let happened = |test: &dyn Fn(&Event) -> bool| events.iter().any(test);
    let colours = |cards: &[Card], wanted: Colour| {
        let mut colours = cards.iter().filter_map(|card| card.colour());
        colours.all(|colour| colour == wanted)
    };
    let holds = match *why {
        Why::Finishes => happened(&|event| matches!(event, Event::Completed { .. })),
        Why::OneColour { colour } => happened(&|event| match *event {
            Event::Laid { card, .. } => {
                sequence.len() >= 2 && card.colour() == Some(colour) && colours(sequence, colour)
            }
            Event::Replaced { card, .. } => card.colour() == Some(colour),
            _ => false,
        }),
        Why::Hurries => {
            [Colour::Day, Colour::Night]
                .into_iter()
                .any(|colour| colours(sequence, colour))
                && sequence.len() >= 3
        }
        Why::ReplacesJoker { place } => happened(&|event| {
            matches!(*event, Event::Replaced { place: at, old, card, .. }
                if at == place && old.is_joker() && card.is_number())
        }),
        Why::ReplacesThief { place } => happened(&|event| {
            matches!(*event, Event::Replaced { place: at, old, .. }
                if at == place && old == Card::THIEF)
        }),
        Why::Strikes { seat, places } => happened(&|event| {
            matches!(*event, Event::Struck { target, place, .. }
                if target == seat && place == places)
        }),
        Why::AsksSeen { seat, .. } => {
            happened(&|event| matches!(*event, Event::Asked { target, .. } if target == seat))
                && !happened(&|event| matches!(event, Event::Refused { .. }))
        }
        Why::Steals { seat, rank } => happened(&|event| {
            matches!(*event, Event::Stole { target, place, .. }
                if target == seat && place == rank)
        }),
        Why::TakesMissing { card } => {
            card.rank() == Some(sequence.len() as u8 + 1) && before.discard().last() == Some(&card)
        }
        Why::Denies { seat, card } => seat == next && waits_for(card),
        Why::Buries { seat, card } => {
            seat == next
                && waits_for(card)
                && happened(
                    &|event| matches!(*event, Event::Discarded { card, .. } if !waits_for(card)),
                )
        }
    };
    assert!(holds, "{why:?}: {events:?}");
}

#[test]
fn every_option_is_played_and_every_reason_is_true() {
    let tables: [&[(&str, &str)]; 6] = [
        &[],
        &[("hand", "4"), ("length", "express")],
        &[("return", "forbidden")],
        &[("colour-bonus", "complete-only")],
        &[("length", "endurance"), ("return", "forbidden")],
        &[("variant", "speed"), ("return", "forbidden")],
    ];
    let (mut said, mut made) = (0, 0);
    for (players, options) in (2..=6).cycle().zip(tables) {
        let mut soon = Soon::start(&config::<Soon>(players, options), 7, &mut Nobody).unwrap();
        let levels = [Level::Medium, Level::Easy];
        for turn in 0..160 {
            let Status::ToMove(seat) = soon.status() else {
                break;
            };
            // Now and then somebody thinks longer.
            let level = if turn % 40 == 20 {
                Level::Hard
            } else {
                levels[turn % 2]
            };
            let choice = ai::choose(&soon, seat, level, turn as u64).unwrap();
            let before = soon.clone();
            let mut events = Vec::new();
            soon.apply(&choice.m, &mut events).unwrap();
            made += usize::from(!matches!(before.phase(), Phase::Give { .. }));
            if let Some(why) = &choice.why {
                check(why, &before, seat, &events, players);
                said += 1;
            }
        }
    }
    assert!(said * 10 > made, "{said} of {made}");
}
