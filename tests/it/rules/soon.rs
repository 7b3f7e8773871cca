//! Soon, by the numbers of its rules page.

use veillee::engine::{GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee::games::soon::cards::{DECK, PLACES};
use veillee::games::soon::config::ColourBonus;
use veillee::games::soon::{
    Arrangement, Card, Cards, Colour, End, Event, Kinds, Line, Move, Phase, Reason, Soon, Source,
    score,
};

use crate::walk::{Probe, config};

impl Probe for Soon {
    const MOST_PLIES: usize = 100_000;

    fn check_conserved(&self) {
        let census = self.census();
        for card in Card::all() {
            assert_eq!(census[card.index()], card.copies(), "{card}");
        }
    }

    fn tries(&self, rng: &mut GameRng) -> Vec<Move> {
        let mut tries = vec![Move::Draw, Move::TakeDiscard];
        for card in Card::all() {
            tries.extend([Move::Lay(card), Move::Discard(card), Move::Give(card)]);
            let place = rng.below(10) as u8;
            tries.push(Move::Replace { card, place });
        }
        for target in (0..7).map(Seat) {
            tries.push(Move::Lightning { target });
            for rank in 0..=PLACES + 1 {
                let colour = [None, Some(Colour::Day), Some(Colour::Night)][rng.below(3) as usize];
                tries.push(Move::Thief { target, rank });
                tries.push(Move::Explorer {
                    target,
                    rank,
                    colour,
                });
            }
        }
        tries
    }
}

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);
const S2: Seat = Seat(2);

fn card(name: &str) -> Card {
    Card::try_from(name.to_string()).unwrap()
}

fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

fn hand(names: &str) -> Cards {
    Cards::of(&cards(names)).unwrap()
}

fn lists(names: &[&str]) -> Vec<Vec<Card>> {
    names.iter().map(|names| cards(names)).collect()
}

fn lay(name: &str) -> Move {
    Move::Lay(card(name))
}

fn replace(name: &str, place: u8) -> Move {
    let card = card(name);
    Move::Replace { card, place }
}

fn discard(name: &str) -> Move {
    Move::Discard(card(name))
}

fn ask(target: Seat, rank: u8, colour: Option<Colour>) -> Move {
    Move::Explorer {
        target,
        rank,
        colour,
    }
}

fn strike(target: Seat) -> Move {
    Move::Lightning { target }
}

fn steal(target: Seat, rank: u8) -> Move {
    Move::Thief { target, rank }
}

fn arranged(players: u8, options: &[(&str, &str)], arrangement: Arrangement) -> Soon {
    Soon::arranged(&config::<Soon>(players, options), 1, &arrangement).unwrap()
}

/// Seat 0 is about to draw `next`; the discard shows a 1 of day. Missing sequences are empty.
fn two(hands: [&str; 2], sequences: [&str; 2], next: &str) -> Soon {
    with_options(&[], hands, sequences, next)
}

fn with_options(
    options: &[(&str, &str)],
    hands: [&str; 2],
    sequences: [&str; 2],
    next: &str,
) -> Soon {
    let arrangement = Arrangement {
        hands: lists(&hands),
        sequences: lists(&sequences),
        discard: cards("1d"),
        pile: cards(next),
        ..Arrangement::default()
    };
    arranged(2, options, arrangement)
}

fn play(soon: &mut Soon, moves: &[Move]) -> Vec<Event> {
    let mut events = Vec::new();
    for m in moves {
        soon.apply(m, &mut events)
            .unwrap_or_else(|reason| panic!("{m:?}: {reason:?}"));
        soon.check_conserved();
    }
    events
}

fn legal(soon: &Soon) -> Vec<Move> {
    let mut moves = Vec::new();
    soon.legal_moves(&mut moves);
    moves
}

fn refused(soon: &Soon, m: Move, reason: Reason) {
    assert!(!legal(soon).contains(&m), "{m:?} is listed");
    assert_eq!(soon.why_illegal(&m), Some(reason));
    assert_eq!(soon.clone().apply(&m, &mut Nobody), Err(reason));
}

fn top(soon: &Soon) -> Option<Card> {
    soon.discard().last().copied()
}

fn pile_size(soon: &Soon) -> u8 {
    soon.view(Viewer::Public).pile
}

fn to_move(soon: &Soon) -> Seat {
    match soon.status() {
        Status::ToMove(seat) => seat,
        Status::Over(_) => panic!("over"),
    }
}

fn winners(soon: &Soon) -> Option<Vec<Seat>> {
    match soon.status() {
        Status::ToMove(_) => None,
        Status::Over(Outcome { winners }) => Some(winners.iter().collect()),
    }
}

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
    use veillee::engine::Config;
    use veillee::games::soon::SoonConfig;
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

#[test]
fn rule_03_a_turn_begins_with_a_card_from_pile_or_discard() {
    let soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    assert_eq!(legal(&soon), [Move::Draw, Move::TakeDiscard]);
    refused(&soon, discard("2d"), Reason::MustDrawFirst);

    let mut drawn = soon.clone();
    let events = play(&mut drawn, &[Move::Draw]);
    let drew = Event::Drew {
        seat: S0,
        card: Some(card("6d")),
        left: pile_size(&soon) - 1,
    };
    assert_eq!(events, [drew]);
    assert_eq!(drawn.hand(S0), hand("2d 2n 3d 6d"));
    refused(&drawn, Move::Draw, Reason::AlreadyDrew);
    refused(&drawn, Move::TakeDiscard, Reason::AlreadyDrew);

    let mut taken = soon;
    let events = play(&mut taken, &[Move::TakeDiscard]);
    let (seat, card) = (S0, card("1d"));
    assert_eq!(events, [Event::TookDiscard { seat, card }]);
    assert_eq!(taken.hand(S0), hand("1d 2d 2n 3d"));
    assert!(taken.discard().is_empty());
}

#[test]
fn rule_03_a_special_blocks_the_discard() {
    for top in cards("Jd Jn E L T") {
        let arrangement = Arrangement {
            discard: vec![card("1d"), top],
            ..Arrangement::default()
        };
        let soon = arranged(2, &[], arrangement);
        assert_eq!(legal(&soon), [Move::Draw]);
        refused(&soon, Move::TakeDiscard, Reason::DiscardBlocked { top });
    }
}

#[test]
fn rule_03_events_tell_a_blocked_discard() {
    let mut soon = two(["E 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    let events = play(&mut soon, &[Move::Draw, discard("E")]);
    assert!(events.contains(&Event::Blocked { card: card("E") }));
}

#[test]
fn rule_03_an_empty_discard_cannot_be_taken() {
    let mut soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, lay("1d")]);
    assert_eq!(legal(&soon), [Move::Draw]);
    refused(&soon, Move::TakeDiscard, Reason::DiscardEmpty);
}

#[test]
fn rule_03_an_empty_pile_is_shuffled_at_the_next_draw_that_needs_one() {
    let arrangement = Arrangement {
        hands: lists(&["2d 2n 3d", "4d 4n 5d"]),
        discard: cards("1d"),
        pile: cards("6d"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    let before = soon.discard().len();
    // The pile's last card is drawn: nothing is shuffled yet.
    let events = play(&mut soon, &[Move::Draw, discard("6d")]);
    assert!(!events.iter().any(|e| matches!(e, Event::Reshuffled { .. })));
    assert_eq!(pile_size(&soon), 0);
    // Nor when the discard is taken.
    let mut other = soon.clone();
    play(&mut other, &[Move::TakeDiscard]);
    assert_eq!(pile_size(&other), 0);
    // The next draw needs one: all but the top.
    let events = play(&mut soon, &[Move::Draw]);
    let shuffled = before as u8;
    assert_eq!(events[0], Event::Reshuffled { cards: shuffled });
    assert_eq!(soon.discard(), cards("6d"));
    assert_eq!(pile_size(&soon), shuffled - 1);
}

#[test]
fn rule_03_the_top_stays_even_if_it_is_a_special() {
    let arrangement = Arrangement {
        discard: cards("1d L"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    assert_eq!(legal(&soon), [Move::Draw]);
    play(&mut soon, &[Move::Draw]);
    assert_eq!(soon.discard(), cards("L"));
}

#[test]
fn rule_04_exactly_one_action() {
    let mut soon = two(["1d 1n 2d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::Draw, lay("1d")]);
    assert_eq!(to_move(&soon), S1);
    assert_eq!(soon.phase(), Phase::Draw);
    assert_eq!(soon.hand(S0), hand("1n 2d 6d"));
}

#[test]
fn rule_04_lay_starts_at_1_and_goes_on_in_any_colour() {
    let mut soon = two(["1n 2d 3d", "4d 4n 5d"], ["", ""], "6d 6n");
    play(&mut soon, &[Move::Draw]);
    for (name, rank) in [("2d", 1), ("3d", 1), ("6d", 1)] {
        let reason = Reason::NotNext {
            card: card(name),
            next: rank,
        };
        refused(&soon, lay(name), reason);
    }
    refused(&soon, lay("5n"), Reason::NotInHand { card: card("5n") });
    let laid = |place, name| Event::Laid {
        seat: S0,
        place,
        card: card(name),
        source: Source::Hand,
    };
    assert!(play(&mut soon, &[lay("1n")]).contains(&laid(1, "1n")));
    play(&mut soon, &[Move::Draw, discard("4d"), Move::Draw]);
    assert!(play(&mut soon, &[lay("2d")]).contains(&laid(2, "2d")));
    assert_eq!(soon.sequence(S0), cards("1n 2d"));
}

#[test]
fn rule_04_a_joker_stands_for_1_to_7() {
    for places in 0..=7 {
        let laid: Vec<&str> = ONE_COLOUR.split(' ').take(places).collect();
        let sequence = laid.join(" ");
        let mut soon = two(["Jn E L", "4d 4n 5d"], [&sequence, ""], "T");
        play(&mut soon, &[Move::Draw]);
        if places < 7 {
            assert!(legal(&soon).contains(&lay("Jn")));
            play(&mut soon, &[lay("Jn")]);
            assert_eq!(soon.sequence(S0).len(), places + 1);
        } else {
            let card = card("Jn");
            refused(&soon, lay("Jn"), Reason::JokerIsNoEight { card });
        }
    }
}

#[test]
fn rule_04_specials_but_jokers_are_never_laid() {
    let mut soon = two(["E L T", "4d 4n 5d"], ["1d", ""], "2d");
    play(&mut soon, &[Move::Draw]);
    for card in cards("E L T") {
        refused(&soon, Move::Lay(card), Reason::NotForSequences { card });
        let m = Move::Replace { card, place: 1 };
        refused(&soon, m, Reason::NotForSequences { card });
    }
}

#[test]
fn rule_04_replace_number_joker_or_thief() {
    let sequence = "1d Jn T 4d";
    for (name, place, after) in [
        ("1n", 1, "1n Jn T 4d"),
        ("2d", 2, "1d 2d T 4d"),
        ("3d", 3, "1d Jn 3d 4d"),
        ("Jd", 1, "Jd Jn T 4d"),
        ("Jd", 2, "1d Jd T 4d"),
        ("Jd", 3, "1d Jn Jd 4d"),
    ] {
        let hands = ["1n 2d 3d", "4d 4n 5d"];
        let mut soon = two(hands, [sequence, ""], "Jd");
        let events = play(&mut soon, &[Move::Draw, replace(name, place)]);
        assert_eq!(soon.sequence(S0), cards(after));
        let old = cards(sequence)[usize::from(place) - 1];
        assert_eq!(
            top(&soon),
            Some(old),
            "the replaced card goes to the discard"
        );
        assert!(events.contains(&Event::Replaced {
            seat: S0,
            place,
            card: card(name),
            old,
            source: Source::Hand,
        }));
    }
}

#[test]
fn rule_04_replace_by_the_same_kind() {
    let mut soon = two(["1d Jn 3d", "4d 4n 5d"], ["1d Jn", ""], "8d");
    play(&mut soon, &[Move::Draw]);
    assert!(legal(&soon).contains(&replace("Jn", 2)));
    play(&mut soon, &[replace("1d", 1)]);
    assert_eq!(soon.sequence(S0), cards("1d Jn"));
    assert_eq!(soon.discard(), cards("1d 1d"));
}

#[test]
fn rule_04_replace_only_what_lies_there_and_with_its_rank() {
    let mut soon = two(["1d Jn 3d", "4d 4n 5d"], ["1d 2d", ""], "8d");
    play(&mut soon, &[Move::Draw]);
    let nothing = |place| Reason::NothingThere { place, places: 2 };
    refused(&soon, replace("3d", 3), nothing(3));
    refused(&soon, replace("Jn", 3), nothing(3));
    refused(&soon, replace("Jn", 0), nothing(0));
    let (card, place) = (card("1d"), 2);
    refused(&soon, replace("1d", 2), Reason::WrongPlace { card, place });
}

#[test]
fn rule_04_a_joker_never_takes_place_8() {
    let sequence = "1d 2d 3d T 5d 6d 7d 8d";
    let mut soon = two(["8n Jn 3d", "4d 4n 5d"], [sequence, ""], "Jd");
    play(&mut soon, &[Move::Draw]);
    let card = card("Jn");
    refused(&soon, replace("Jn", 8), Reason::JokerIsNoEight { card });
    refused(&soon, lay("Jn"), Reason::NoPlaceLeft);
    assert!(legal(&soon).contains(&replace("Jn", 7)));
    assert!(legal(&soon).contains(&replace("8n", 8)));
}

#[test]
fn rule_04_discard_any_card_a_special_included() {
    for name in ["1n", "Jn", "E", "T"] {
        let mut soon = two(["1n Jn E", "4d 4n 5d"], ["", ""], "T");
        let events = play(&mut soon, &[Move::Draw, discard(name)]);
        let (seat, card) = (S0, card(name));
        assert!(events.contains(&Event::Discarded { seat, card }));
        assert_eq!(top(&soon), Some(card));
    }
}

#[test]
fn rule_04_option_return_allowed_by_default() {
    let mut soon = two(["2d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, discard("1d")]);
    assert_eq!(soon.discard(), cards("1d"));
}

#[test]
fn rule_04_option_return_forbidden() {
    let options = [("return", "forbidden")];
    let mut soon = with_options(&options, ["2d 2n 3d", "4d 4n 5d"], ["1n", ""], "6d");
    let mut drawn = soon.clone();
    play(&mut soon, &[Move::TakeDiscard]);
    refused(&soon, discard("1d"), Reason::JustTaken { card: card("1d") });
    assert!(legal(&soon).contains(&discard("2d")));
    assert!(legal(&soon).contains(&replace("1d", 1)), "it may be played");
    play(&mut drawn, &[Move::Draw]);
    assert!(legal(&drawn).contains(&discard("6d")), "drawn, not taken");
    // In a later turn it is a card like others.
    play(
        &mut soon,
        &[discard("2d"), Move::Draw, discard("4d"), Move::Draw],
    );
    assert!(legal(&soon).contains(&discard("1d")));
}

#[test]
fn rule_04_option_return_forbidden_spares_an_equal_card_held_before() {
    let options = [("return", "forbidden")];
    let mut soon = with_options(&options, ["1d 2n 3d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::TakeDiscard, discard("1d")]);
    let seen = &soon.view(Viewer::Public).seats[0];
    assert_eq!(seen.known, hand("1d"), "the one taken is still there");
}

#[test]
fn rule_04_a_special_without_a_target_can_only_be_discarded() {
    let mut soon = two(["L T 5d", "4d 4n 5d"], ["", ""], "6d");
    play(&mut soon, &[Move::Draw]);
    let discards: Vec<Move> = ["5d", "6d", "L", "T"].map(discard).to_vec();
    assert_eq!(legal(&soon), discards);
}

#[test]
fn rule_05_a_joker_has_a_colour() {
    let any = ColourBonus::Any;
    assert_eq!(score(&cards("1d Jd 3d"), false, any).total(), 6);
    assert_eq!(score(&cards("1d Jn 3d"), false, any).total(), 3);
}

#[test]
fn rule_05_only_a_completed_sequence_pays_for_jokers_and_once() {
    let any = ColourBonus::Any;
    let two_jokers = cards("1d Jd 3d Jn 5d 6d 7d 8d");
    assert_eq!(score(&two_jokers, false, any).joker, -1);
    assert_eq!(score(&two_jokers[..7], false, any).joker, 0);
}

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

#[test]
fn rule_07_lightning_takes_the_last_card_and_lies_on_it() {
    for (sequence, after, lost) in [("1d 2d", "1d", "2d"), ("1d Jn", "1d", "Jn"), ("T", "", "T")] {
        let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["", sequence], "8d");
        let events = play(&mut soon, &[Move::Draw, strike(S1)]);
        assert_eq!(soon.sequence(S1), cards(after));
        assert_eq!(soon.discard(), cards(&format!("1d {lost} L")));
        assert!(events.contains(&Event::Struck {
            seat: S0,
            target: S1,
            place: cards(sequence).len() as u8,
            lost: card(lost),
        }));
        assert_eq!(to_move(&soon), S1);
    }
}

#[test]
fn rule_07_eight_places_with_a_thief_can_be_struck() {
    let sequence = "1d 2d 3d T 5d 6d 7d 8d";
    let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["", sequence], "8n");
    play(&mut soon, &[Move::Draw, strike(S1)]);
    assert_eq!(soon.sequence(S1).len(), 7);
}

#[test]
fn rule_07_targets_are_opponents_with_something_to_lose() {
    let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["1d", ""], "8n");
    play(&mut soon, &[Move::Draw]);
    let target = S1;
    refused(&soon, strike(S1), Reason::TargetEmpty { target });
    refused(&soon, strike(S0), Reason::OnYourself);
    let target = S2;
    refused(&soon, strike(S2), Reason::NoSuchPlayer { target });
}

#[test]
fn rule_08_thief_takes_the_number_needed_next_and_plays_it() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n 2n 3n"], "8d");
    let events = play(&mut soon, &[Move::Draw, steal(S1, 2)]);
    assert_eq!(soon.sequence(S0), cards("1d 2n"));
    assert_eq!(soon.sequence(S1), cards("1n T 3n"));
    assert_eq!(soon.discard(), cards("1d"), "the Thief stays there");
    let card = card("2n");
    let stole = Event::Stole {
        seat: S0,
        target: S1,
        place: 2,
        card,
    };
    let laid = Event::Laid {
        seat: S0,
        place: 2,
        card,
        source: Source::Stolen,
    };
    assert_eq!(events[1..], [stole, laid]);
}

#[test]
fn rule_08_thief_takes_nothing_else() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["T", "1n Jd 3n"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank) = (S1, 2);
    let card = card("Jd");
    refused(
        &soon,
        steal(S1, 2),
        Reason::NotANumber { target, rank, card },
    );
    for rank in [1, 3] {
        refused(&soon, steal(S1, rank), Reason::NotNeeded { rank, next: 2 });
    }
    refused(&soon, steal(S0, 2), Reason::OnYourself);
    refused(&soon, steal(S1, 9), Reason::NoSuchRank { rank: 9 });
    let target = S2;
    refused(&soon, steal(S2, 2), Reason::NoSuchPlayer { target });
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank) = (S1, 2);
    refused(&soon, steal(S1, 2), Reason::TargetTooShort { target, rank });
}

#[test]
fn rule_08_a_thief_cannot_be_stolen() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n T"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank, card) = (S1, 2, Card::THIEF);
    refused(
        &soon,
        steal(S1, 2),
        Reason::NotANumber { target, rank, card },
    );
}

#[test]
fn rule_08_with_eight_places_a_rank_held_by_a_thief() {
    let own = "1d T 3d T 5d 6d 7d 8d";
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], [own, "1n 2n 3n 4n"], "8n");
    play(&mut soon, &[Move::Draw]);
    let steals: Vec<Move> = legal(&soon)
        .into_iter()
        .filter(|m| matches!(m, Move::Thief { .. }))
        .collect();
    assert_eq!(steals, [steal(S1, 2), steal(S1, 4)]);
    refused(&soon, steal(S1, 1), Reason::NoThiefThere { rank: 1 });
    play(&mut soon, &[steal(S1, 4)]);
    assert_eq!(soon.sequence(S0), cards("1d T 3d 4n 5d 6d 7d 8d"));
    assert_eq!(soon.sequence(S1), cards("1n 2n 3n T"));
    assert_eq!(soon.discard(), cards("1d T"), "the Thief replaced");
}

#[test]
fn rule_08_the_robbed_player_goes_on_building_but_is_not_complete() {
    let sequences = ["1d 2d 3d T 5d 6d 7d", ""];
    let mut soon = two(["8d 4n 3d", "1d 3n 5d"], sequences, "8n");
    let events = play(&mut soon, &[Move::Draw, lay("8d")]);
    assert!(!events.iter().any(|e| matches!(e, Event::Completed { .. })));
    play(&mut soon, &[Move::Draw, discard("1d"), Move::Draw]);
    let events = play(&mut soon, &[replace("4n", 4)]);
    let (seat, first) = (S0, true);
    assert!(events.contains(&Event::Completed { seat, first }));
}

/// Three players, seat 0 about to complete.
fn about_to_complete(options: &[(&str, &str)]) -> Soon {
    let arrangement = Arrangement {
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&["1d 2d 3d 4d 5d 6d 7d", "1n 2n 3n 4n 5n 6n 7n", "1d 2n"]),
        discard: cards("1d"),
        pile: cards("E E E"),
        ..Arrangement::default()
    };
    arranged(3, options, arrangement)
}

#[test]
fn rule_09_every_other_player_has_exactly_one_more_turn() {
    let mut soon = about_to_complete(&[("length", "express")]);
    let events = play(&mut soon, &[Move::Draw, lay("8d")]);
    assert!(events.contains(&Event::Completed {
        seat: S0,
        first: true
    }));
    assert!(events.contains(&Event::LastTurn { seat: S1 }));
    let events = play(&mut soon, &[Move::Draw, lay("8n")]);
    assert!(events.contains(&Event::Completed {
        seat: S1,
        first: false
    }));
    assert!(events.contains(&Event::LastTurn { seat: S2 }));
    assert_eq!(to_move(&soon), S2);
    let events = play(&mut soon, &[Move::Draw, discard("L")]);
    assert!(events.contains(&Event::RoundEnded {
        round: 1,
        cause: End::Complete
    }));
    assert_eq!(soon.scores().as_slice(), [20, 18, 2]);
    assert_eq!(winners(&soon), Some(vec![S0]));
    assert!(events.contains(&Event::GameOver {
        winners: Seats::only(S0)
    }));
    assert!(legal(&soon).is_empty());
    refused(&soon, Move::Draw, Reason::GameOver);
}

#[test]
fn rule_09_complete_sequences_are_untouchable() {
    let mut soon = about_to_complete(&[]);
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    let target = S0;
    refused(&soon, strike(S0), Reason::TargetComplete { target });
    play(&mut soon, &[discard("L"), Move::Draw]);
    refused(&soon, steal(S0, 3), Reason::TargetComplete { target });
    assert!(legal(&soon).contains(&steal(S1, 3)), "that one is not");
    assert!(legal(&soon).contains(&strike(S1)));
}

#[test]
fn rule_09_200_turns_each_end_a_round_without_a_completion() {
    let arrangement = |turns| Arrangement {
        hands: lists(&["4d E L", "4n L T"]),
        sequences: lists(&["1d 2d 3d", "1n 2d"]),
        discard: cards("1d"),
        pile: cards("E E E E"),
        turn: S1,
        turns,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("length", "express")], arrangement(399));
    let events = play(&mut soon, &[Move::Draw, discard("L")]);
    let cause = End::TurnLimit;
    assert!(events.contains(&Event::RoundEnded { round: 1, cause }));
    assert_eq!(soon.scores().as_slice(), [6, 2], "scored as it stands");
    let mut soon = arranged(2, &[("length", "express")], arrangement(398));
    play(&mut soon, &[Move::Draw, discard("L")]);
    assert_eq!(to_move(&soon), S0, "one turn is left");
}

#[test]
fn rule_09_a_completion_in_the_last_turn_still_gives_the_others_theirs() {
    let arrangement = Arrangement {
        hands: lists(&["4d E L", "8d L T"]),
        sequences: lists(&["", "1d 2d 3d 4d 5d 6d 7d"]),
        turn: S1,
        turns: 399,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("length", "express")], arrangement);
    play(&mut soon, &[Move::Draw, lay("8d")]);
    assert_eq!(to_move(&soon), S0);
}

/// Express; seat 0 completes `first` with the given eight, then seat 1, holding `second`, lays
/// an eight of night if it can and discards if it cannot. Everybody's points.
fn express(first: &str, eight: &str, second: &str) -> Vec<i32> {
    express_with(&[], first, eight, second)
}

fn express_with(options: &[(&str, &str)], first: &str, eight: &str, second: &str) -> Vec<i32> {
    let mut all = vec![("length", "express")];
    all.extend(options);
    let hands = [&format!("{eight} E L")[..], "8n L T"];
    let mut soon = with_options(&all, hands, [first, second], "E E");
    play(&mut soon, &[Move::Draw, lay(eight), Move::Draw]);
    let last = if legal(&soon).contains(&lay("8n")) {
        lay("8n")
    } else {
        discard("8n")
    };
    play(&mut soon, &[last]);
    soon.scores().to_vec()
}

const ONE_COLOUR: &str = "1d 2d 3d 4d 5d 6d 7d";

#[test]
fn vector_1_complete_one_colour_first_no_joker_20() {
    assert_eq!(express(ONE_COLOUR, "8d", "")[0], 20);
}

#[test]
fn vector_2_the_same_with_a_joker_19() {
    assert_eq!(express("1d 2d Jd 4d 5d 6d 7d", "8d", "")[0], 19);
}

#[test]
fn vector_3_mixed_first_joker_11() {
    assert_eq!(express("1d 2d Jd 4d 5n 6d 7d", "8d", "")[0], 11);
    assert_eq!(express("1d 2d Jn 4d 5d 6d 7d", "8d", "")[0], 11);
}

#[test]
fn vector_4_mixed_second_no_joker_10() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n 2n 3d 4n 5n 6n 7n")[1], 10);
}

#[test]
fn vector_5_incomplete_one_colour_five_cards_and_a_thief_10() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n 2n T 4n 5n 6n")[1], 10);
}

#[test]
fn vector_6_one_card_2() {
    assert_eq!(express(ONE_COLOUR, "8d", "1n")[1], 2);
}

#[test]
fn vector_7_empty_0() {
    assert_eq!(express(ONE_COLOUR, "8d", "")[1], 0);
}

#[test]
fn rule_10_lines_in_order() {
    let options = [("length", "express")];
    let sequences = ["1d 2d Jd 4d 5d 6d 7d", "T"];
    let mut soon = with_options(&options, ["8d E L", "8n L T"], sequences, "E E");
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    let events = play(&mut soon, &[discard("8n")]);
    let lines: Vec<(Line, i32, i32)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored {
                seat: S0,
                line,
                points,
                sum,
            } => Some((*line, *points, *sum)),
            _ => None,
        })
        .collect();
    let expected = [
        (Line::Cards, 8, 8),
        (Line::OneColour, 8, 16),
        (Line::Complete, 2, 18),
        (Line::Joker, -1, 17),
        (Line::First, 2, 19),
    ];
    assert_eq!(lines, expected);
    let scored = |seat, points| Event::RoundScored {
        seat,
        points,
        total: points,
    };
    assert!(events.contains(&scored(S0, 19)));
    assert!(events.contains(&scored(S1, 0)), "a Thief counts nothing");
}

#[test]
fn rule_10_option_only_complete_sequences_count_double() {
    let options = [("colour-bonus", "complete-only")];
    assert_eq!(express_with(&options, ONE_COLOUR, "8d", "1n 2n"), [20, 2]);
    assert_eq!(express_with(&[], ONE_COLOUR, "8d", "1n 2n"), [20, 4]);
}

/// Seat 0 completes for 20 points, seat 1 scores 2 for one card; then the totals.
fn after_a_round(options: &[(&str, &str)], totals: [i32; 2]) -> Soon {
    let arrangement = Arrangement {
        hands: lists(&["8d E L", "4n L T"]),
        sequences: lists(&[ONE_COLOUR, "1n"]),
        totals: totals.to_vec(),
        ..Arrangement::default()
    };
    let mut soon = arranged(2, options, arrangement);
    play(&mut soon, &[Move::Draw, lay("8d"), Move::Draw]);
    play(&mut soon, &[discard("4n")]);
    assert_eq!(soon.scores().as_slice(), [totals[0] + 20, totals[1] + 2]);
    soon
}

#[test]
fn rule_11_classic_ends_at_40() {
    let soon = after_a_round(&[], [19, 0]);
    assert_eq!(winners(&soon), None);
    assert_eq!(
        soon.view(Viewer::Public).round,
        2,
        "the next round is dealt"
    );
    assert!(Seat::all(2).all(|seat| soon.sequence(seat).is_empty()));
    assert!(Seat::all(2).all(|seat| soon.hand(seat).len() == 3));
    assert_eq!(winners(&after_a_round(&[], [20, 0])), Some(vec![S0]));
}

#[test]
fn rule_11_the_highest_wins_whoever_reached_it() {
    assert_eq!(winners(&after_a_round(&[], [20, 39])), Some(vec![S1]));
}

#[test]
fn rule_11_a_tie_means_another_round() {
    let soon = after_a_round(&[], [25, 43]);
    assert_eq!(winners(&soon), None);
    assert_eq!(soon.view(Viewer::Public).round, 2);
    let endurance = [("length", "endurance")];
    assert_eq!(winners(&after_a_round(&endurance, [62, 80])), None);
}

#[test]
fn rule_11_option_endurance_ends_at_80() {
    let options = [("length", "endurance")];
    assert_eq!(winners(&after_a_round(&options, [59, 0])), None);
    assert_eq!(winners(&after_a_round(&options, [60, 0])), Some(vec![S0]));
}

#[test]
fn rule_11_option_express_ends_after_one_round_and_shares_ties() {
    let options = [("length", "express")];
    assert_eq!(winners(&after_a_round(&options, [0, 0])), Some(vec![S0]));
    let tied = after_a_round(&options, [0, 18]);
    assert_eq!(winners(&tied), Some(vec![S0, S1]));
    // Even if nobody has a point.
    let arrangement = Arrangement {
        turns: 399,
        hands: lists(&["5d 5n 6d", "7d 7n 8d"]),
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &options, arrangement);
    play(&mut soon, &[Move::Draw, discard("5d")]);
    assert_eq!(winners(&soon), Some(vec![S0, S1]));
}

#[test]
fn rule_12_speed_the_first_to_complete_wins_the_round_at_once() {
    let arrangement = |totals: &[i32]| Arrangement {
        starter: S1,
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&["1d 2d Jn 4d 5d 6d 7d", "1n 2n 3n 4n 5n 6n 7n", "1d 2n"]),
        totals: totals.to_vec(),
        ..Arrangement::default()
    };
    // The game length says nothing here.
    for length in ["classic", "express", "endurance"] {
        let options = [("variant", "speed"), ("length", length)];
        let mut soon = arranged(3, &options, arrangement(&[1, 2, 2]));
        let events = play(&mut soon, &[Move::Draw, lay("8d")]);
        let cause = End::Speed;
        assert!(events.contains(&Event::RoundEnded { round: 1, cause }));
        assert_eq!(soon.scores().as_slice(), [2, 2, 2]);
        assert_eq!(winners(&soon), None, "first to 3");
        // Rule 2 here too: all have 2, and seat 2 comes after the last starter.
        assert_eq!(to_move(&soon), S2);
        let mut soon = arranged(3, &options, arrangement(&[2, 2, 1]));
        play(&mut soon, &[Move::Draw, lay("8d")]);
        assert_eq!(soon.scores().as_slice(), [3, 2, 1]);
        assert_eq!(winners(&soon), Some(vec![S0]));
    }
}

#[test]
fn rule_12_speed_lowest_total_starts() {
    let arrangement = Arrangement {
        starter: S1,
        hands: lists(&["8d E L", "8n L T", "L T T"]),
        sequences: lists(&[ONE_COLOUR]),
        totals: vec![0, 0, 1],
        ..Arrangement::default()
    };
    let mut soon = arranged(3, &[("variant", "speed")], arrangement);
    play(&mut soon, &[Move::Draw, lay("8d")]);
    assert_eq!(to_move(&soon), S1, "1, 0, 1");
}

#[test]
fn rule_12_speed_a_round_without_completion_scores_nothing() {
    let arrangement = Arrangement {
        hands: lists(&["5d E L", "8n L T"]),
        sequences: lists(&[ONE_COLOUR]),
        turns: 399,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[("variant", "speed")], arrangement);
    play(&mut soon, &[Move::Draw, discard("5d")]);
    assert_eq!(soon.scores().as_slice(), [0, 0]);
    assert_eq!(soon.view(Viewer::Public).round, 2);
}

#[test]
fn view_shows_own_hand_and_counts() {
    let soon = two(["E 6n 3d", "1d 3n 5d"], ["1d", ""], "8d");
    let hands = |viewer| {
        let view = soon.view(viewer);
        [view.seats[0].hand, view.seats[1].hand]
    };
    let (own, other) = (Some(hand("3d 6n E")), Some(hand("1d 3n 5d")));
    assert_eq!(hands(Viewer::Seat(S0)), [own, None]);
    assert_eq!(hands(Viewer::Seat(S1)), [None, other]);
    assert_eq!(hands(Viewer::Public), [None, None]);
    assert_eq!(hands(Viewer::Everyone), [own, other]);
    assert_eq!(soon.view(Viewer::Public).seats[1].cards, 3);
}

#[test]
fn events_hide_what_was_drawn() {
    let soon = two(["E 6n 3d", "1d 3n 5d"], ["1d", ""], "8d");
    let drew = play(&mut soon.clone(), &[Move::Draw])[0];
    let card_in = |event| match event {
        Event::Drew { card, .. } => card,
        _ => panic!("{event:?}"),
    };
    assert_eq!(card_in(drew.seen_by(Viewer::Seat(S0))), Some(card("8d")));
    assert_eq!(card_in(drew.seen_by(Viewer::Everyone)), Some(card("8d")));
    assert_eq!(card_in(drew.seen_by(Viewer::Seat(S1))), None);
    assert_eq!(card_in(drew.seen_by(Viewer::Public)), None);
    let dealt = Event::Dealt {
        seat: S1,
        card: Some(card("E")),
    };
    let hidden = Event::Dealt {
        seat: S1,
        card: None,
    };
    assert_eq!(dealt.seen_by(Viewer::Seat(S0)), hidden);
}

#[test]
fn knowledge_a_card_taken_from_the_discard_is_remembered() {
    let mut soon = two(["1d 6n 3d", "1d 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::TakeDiscard, discard("6n")]);
    let known = |soon: &Soon| soon.view(Viewer::Public).seats[0].known;
    assert_eq!(known(&soon), hand("1d"));
    let mut rng = GameRng::from_seed(3);
    for _ in 0..50 {
        let other = soon.determinize(S1, &mut rng);
        assert!(other.hand(S0).contains(card("1d")));
    }
    play(
        &mut soon,
        &[Move::Draw, discard("3n"), Move::Draw, lay("1d")],
    );
    assert_eq!(known(&soon), Cards::NONE, "the one everybody knew of");
    assert!(soon.hand(S0).contains(card("1d")), "and one is left");
}

#[test]
fn knowledge_a_refusal_holds_until_cards_are_drawn() {
    let mut soon = two(["E 6n 3d", "2d 3n 5d"], ["", ""], "8d 8n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    let absent = |soon: &Soon| {
        let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
        seen["seats"][1]["absent"].to_string()
    };
    assert_eq!(absent(&soon), r#"[{"most":0,"of":["1d","1n"]}]"#);
    let mut rng = GameRng::from_seed(3);
    let ones = Kinds::of_rank(1);
    for _ in 0..100 {
        let other = soon.determinize(S0, &mut rng);
        assert!(other.hand(S1).among(ones).is_empty());
    }
    play(&mut soon, &[Move::Draw]);
    assert_eq!(absent(&soon), r#"[{"most":1,"of":["1d","1n"]}]"#);
    play(&mut soon, &[discard("8n")]);
    let counts: Vec<u8> = (0..200)
        .map(|_| soon.determinize(S0, &mut rng).hand(S1).among(ones).len())
        .collect();
    assert!(counts.contains(&1) && counts.iter().all(|count| *count <= 1));
}

#[test]
fn knowledge_showing_such_a_card_leaves_none_again() {
    let mut soon = two(["E 6n 3d", "2d 3n 5d"], ["", ""], "8d 1n");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None), Move::Draw]);
    play(&mut soon, &[lay("1n")]);
    let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
    let absent = seen["seats"][1]["absent"].to_string();
    assert_eq!(absent, r#"[{"most":0,"of":["1d","1n"]}]"#);
}

#[test]
fn knowledge_a_refused_colour_says_nothing_of_the_other() {
    let mut soon = two(["E 6n 3d", "1n 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::Draw, ask(S1, 1, Some(Colour::Day))]);
    let seen = serde_json::to_value(soon.view(Viewer::Public)).unwrap();
    let absent = seen["seats"][1]["absent"].to_string();
    assert_eq!(absent, r#"[{"most":0,"of":["1d"]}]"#);
}

#[test]
fn knowledge_who_must_give_holds_the_rank_asked_for() {
    let mut soon = two(["E 6n 3d", "1n 3n 5d"], ["", ""], "8d");
    play(&mut soon, &[Move::Draw, ask(S1, 1, None)]);
    let mut rng = GameRng::from_seed(3);
    let mut seen = Kinds::NONE;
    for _ in 0..100 {
        let other = soon.determinize(S0, &mut rng);
        let ones = other.hand(S1).kinds() & Kinds::of_rank(1);
        assert!(!ones.is_empty());
        seen |= ones;
    }
    assert_eq!(seen, Kinds::of_rank(1), "of either colour");
}

#[test]
fn knowledge_a_shuffle_shows_what_the_hands_cannot_hold() {
    let arrangement = Arrangement {
        hands: lists(&["2d 2n 3d", "4d 4n 5d"]),
        discard: cards("1d"),
        rest_in_discard: true,
        ..Arrangement::default()
    };
    let mut soon = arranged(2, &[], arrangement);
    play(&mut soon, &[Move::Draw]);
    // Seat 1 has drawn nothing since: its three cards are of the six kinds that lay nowhere.
    let mut rng = GameRng::from_seed(3);
    for _ in 0..50 {
        let other = soon.determinize(S0, &mut rng);
        let possible: Kinds = cards("2d 2n 3d 4d 4n 5d").into_iter().collect();
        assert!((other.hand(S1).kinds() - possible).is_empty());
    }
}

#[test]
fn written_states_that_cannot_be_are_refused() {
    let soon = two(["E 6n 3d", "1n 3n 5d"], ["1d", ""], "8d");
    let good = serde_json::to_value(&soon).unwrap();
    assert!(serde_json::from_value::<Soon>(good.clone()).is_ok());
    let bad = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut value = good.clone();
        change(&mut value);
        assert!(serde_json::from_value::<Soon>(value).is_err());
    };
    bad(&|v| v["turn"] = 2.into());
    bad(&|v| v["starter"] = 9.into());
    bad(&|v| v["first"] = 1.into());
    bad(&|v| v["config"]["players"] = 3.into());
    bad(&|v| v["discard"] = serde_json::json!(["1n"]));
    bad(&|v| v["players"][0]["hand"][0] = "9d".into());
    bad(&|v| v["players"][0]["known"] = serde_json::json!(["1d"]));
    bad(&|v| v["players"][0]["total"] = i32::MAX.into());
    bad(&|v| v["phase"] = serde_json::json!({"phase": "act", "taken": "6n"}));
    bad(&|v| v["phase"] = serde_json::json!({"phase": "give", "by": 1, "rank": 4}));
    bad(&|v| {
        // The same cards, but a sequence that begins with 3.
        v["players"][0]["hand"] = serde_json::json!(["1d", "6n", "E"]);
        v["players"][0]["sequence"] = serde_json::json!(["3d"]);
    });
}

#[test]
fn notation_is_short() {
    let mut soon = two(["Jd 1n 2d", "1n 3n 5d"], ["1d", "1n 2n"], "E");
    assert_eq!(soon.notation(&Move::Draw), "+?");
    assert_eq!(soon.notation(&Move::TakeDiscard), "+1d");
    play(&mut soon, &[Move::Draw]);
    let written = |m: Move| soon.notation(&m);
    assert_eq!(written(lay("2d")), "2d");
    assert_eq!(written(lay("Jd")), "Jd=2");
    assert_eq!(written(replace("1n", 1)), "1:1d→1n");
    assert_eq!(written(discard("E")), "−E");
    assert_eq!(written(ask(S1, 2, None)), "E1:2?");
    assert_eq!(written(ask(S1, 2, Some(Colour::Day))), "E1:2d?");
    assert_eq!(written(strike(S1)), "L1");
    assert_eq!(written(steal(S1, 2)), "T1:2");
    assert_eq!(written(Move::Give(card("2d"))), "2d→0");
}

#[test]
fn moves_are_written_readably() {
    let json = |m: Move| serde_json::to_string(&m).unwrap();
    assert_eq!(json(Move::TakeDiscard), r#""take-discard""#);
    assert_eq!(json(lay("2d")), r#"{"lay":"2d"}"#);
    let asked = ask(S1, 2, Some(Colour::Day));
    assert_eq!(
        json(asked),
        r#"{"explorer":{"target":1,"rank":2,"colour":"day"}}"#
    );
    assert_eq!(
        json(ask(S1, 2, None)),
        r#"{"explorer":{"target":1,"rank":2}}"#
    );
}
