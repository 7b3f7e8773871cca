//! The Explorer (rule 6).

use super::*;

#[test]
fn rule_06_ask_for_what_could_be_played_at_once() {
    let mut soon = two(["E 6n 3d", "4d 4n 5d"], ["1d T", ""], "8d");
    play(&mut soon, &[Move::Draw]);
    let asks: Vec<Move> = legal(&soon)
        .into_iter()
        .filter(|m| matches!(m, Move::Explorer { .. }))
        .collect();
    let colours = [None, Some(Colour::Day), Some(Colour::Night)];
    let expected: Vec<Move> = (1..=3)
        .flat_map(|rank| colours.map(|colour| ask(S1, rank, colour)))
        .collect();
    assert_eq!(asks, expected, "1 and 2 as replacements, 3 as next card");
    let (rank, most) = (4, 3);
    refused(&soon, ask(S1, 4, None), Reason::NotPlayable { rank, most });
    for rank in [0, 9] {
        refused(&soon, ask(S1, rank, None), Reason::NoSuchRank { rank });
    }
    refused(&soon, ask(S0, 1, None), Reason::OnYourself);
    let target = S2;
    refused(&soon, ask(S2, 1, None), Reason::NoSuchPlayer { target });
}

#[test]
fn rule_06_named_colour_is_given_and_played_at_once() {
    let mut soon = two(["E 6n 3d", "1d 1n 5d"], ["", ""], "8d 7n");
    let left = pile_size(&soon);
    let events = play(&mut soon, &[Move::Draw, ask(S1, 1, Some(Colour::Night))]);
    let (rank, colour) = (1, Some(Colour::Night));
    let night = card("1n");
    let expected = [
        Event::Asked {
            seat: S0,
            target: S1,
            rank,
            colour,
        },
        Event::Blocked { card: card("E") },
        Event::Gave {
            seat: S1,
            to: S0,
            card: night,
        },
        Event::Drew {
            seat: S1,
            card: Some(card("7n")),
            left: left - 2,
        },
        Event::Laid {
            seat: S0,
            place: 1,
            card: night,
            source: Source::Given,
        },
    ];
    assert_eq!(events[1..], expected, "in this order");
    assert_eq!(soon.sequence(S0), cards("1n"));
    assert_eq!(soon.hand(S0), hand("3d 6n 8d"));
    assert_eq!(soon.hand(S1), hand("1d 5d 7n"));
    assert_eq!(top(&soon), Some(card("E")));
    assert_eq!(to_move(&soon), S1);
}

#[test]
fn rule_06_the_asked_player_chooses_the_colour() {
    let mut soon = two(["E 6n 3d", "1d 1n 5d"], ["", ""], "8d 7n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    assert_eq!(to_move(&soon), S1);
    assert_eq!(soon.phase(), Phase::Give { by: S1, rank: 1 });
    let give = |name| Move::Give(card(name));
    assert_eq!(legal(&soon), [give("1d"), give("1n")]);
    let (to, rank) = (S0, 1);
    refused(&soon, Move::Draw, Reason::MustGive { to, rank });
    let reason = Reason::NotWhatWasAsked {
        card: card("5d"),
        rank,
    };
    refused(&soon, give("5d"), reason);
    refused(&soon, give("2d"), Reason::NotInHand { card: card("2d") });
    play(&mut soon, &[give("1n")]);
    assert_eq!(soon.sequence(S0), cards("1n"));
    assert_eq!(soon.hand(S1), hand("1d 5d 7n"));
    assert_eq!(to_move(&soon), S1, "now it is their turn");
    refused(&soon, give("1d"), Reason::NotAsked);
}

#[test]
fn rule_06_who_holds_one_colour_gives_it() {
    let mut soon = two(["E 6n 3d", "1d 1d 5d"], ["", ""], "8d 7n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    assert_eq!(legal(&soon), [Move::Give(card("1d"))]);
}

#[test]
fn rule_06_otherwise_the_turn_ends() {
    for (rank, colour) in [(2, None), (1, Some(Colour::Night)), (2, Some(Colour::Day))] {
        let mut soon = two(["E 6n 3d", "1d 3n 5d"], ["1d", ""], "8d 7n");
        let events = play(&mut soon, &[Move::Draw, ask(S1, rank, colour)]);
        assert!(events.contains(&Event::Refused {
            seat: S1,
            to: S0,
            rank,
            colour,
        }));
        assert_eq!(soon.hand(S1), hand("1d 3n 5d"), "nobody draws");
        assert_eq!(soon.sequence(S0), cards("1d"));
        assert_eq!(top(&soon), Some(card("E")));
        assert_eq!(to_move(&soon), S1);
        assert_eq!(soon.phase(), Phase::Draw);
    }
}

#[test]
fn rule_06_a_joker_is_no_number() {
    let mut soon = two(["E 6n 3d", "Jd Jn 5d"], ["", ""], "8d 7n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    assert_eq!(soon.phase(), Phase::Draw, "they hold no 1");
}

#[test]
fn rule_06_a_replaced_card_lands_on_top_of_the_explorer() {
    let mut soon = two(["E 6n 3d", "2d 3n 5d"], ["1d Jn", ""], "8d 7n");
    play(&mut soon, &[Move::Draw, ask(S1, 2, Some(Colour::Day))]);
    assert_eq!(soon.sequence(S0), cards("1d 2d"));
    assert_eq!(soon.discard(), cards("1d E Jn"));
}

#[test]
fn rule_06_the_asked_player_may_have_to_shuffle_and_the_explorer_stays() {
    let arrangement = Arrangement {
        hands: lists(&["E 6n 3d", "2d 3n 5d"]),
        sequences: lists(&["1d Jn"]),
        discard: cards("1d"),
        pile: cards("8d"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    let events = play(&mut soon, &[Move::Draw, ask(S1, 2, Some(Colour::Day))]);
    assert!(events.iter().any(|e| matches!(e, Event::Reshuffled { .. })));
    assert_eq!(soon.discard(), cards("E Jn"));
    assert_eq!(soon.hand(S1).len(), 3);
}

#[test]
fn rule_06_hands_of_complete_players_may_be_asked() {
    let arrangement = Arrangement {
        hands: lists(&["E 6n 3d", "1d 3n 5d"]),
        sequences: lists(&["", "1d 2d 3d 4d 5d 6d 7d 8d"]),
        first: Some(S1),
        pile: cards("7n 7d"),
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("length", "express")], arrangement);
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    play(&mut soon, &[Move::Give(card("1d"))]);
    assert_eq!(soon.sequence(S0), cards("1d"));
}
