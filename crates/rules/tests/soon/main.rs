//! Soon, by the numbers of its rules page.

mod deal;
mod drawing;
mod explorer;
mod game_end;
#[path = "../helpers/mod.rs"]
mod helpers;
mod knowledge;
mod laying;
mod lightning;
mod opponents;
mod promises;
mod round_end;
mod saved_state;
mod scoring;
mod thief;
mod tries;

use veillee_rules::engine::{GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee_rules::games::soon::cards::DECK;
use veillee_rules::games::soon::config::ColourBonus;
use veillee_rules::games::soon::{
    Arrangement, Card, Cards, Colour, End, Event, Kinds, Line, Move, Phase, Reason, Soon, Source,
    score,
};

use helpers::config;
use promises::check_conserved;

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
        check_conserved(soon);
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
