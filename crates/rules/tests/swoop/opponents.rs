//! What only the opponents of this game know.

use std::collections::BTreeSet;

use veillee_rules::ai::{self, Level};
use veillee_rules::games::swoop::ai::Why;

use super::*;

const SOUND: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

/// Four players; seat 0 is to move, and the others are in the middle of the round.
fn table(pile: &str, hand: &str, up: &str, down: &str) -> Swoop {
    let position = Position {
        to_move: ME,
        pile: pile.split_whitespace().map(card).collect(),
        seats: vec![
            layout(hand, up, down),
            layout("Qc1 7c1 4c1 2c1", "Jc1 8h1", "3s1 9s1"),
            layout("Kc1 Qd1 5c1 3c1", "9c1 2h1", "4s1 Js1"),
            layout("Jd1 8c1 6c1 Ac1", "Qh1 7h1", "5s1 As1"),
        ],
    };
    Swoop::from_position(&config::<Swoop>(4, &[]), 1, &position).unwrap()
}

/// All sound levels play `m`, and say `why`.
fn all_play(state: &Swoop, m: Move, why: Option<Why>) {
    assert!(state.why_illegal(&m).is_none());
    for level in SOUND {
        let choice = ai::choose(state, ME, level, 6).unwrap();
        assert_eq!(choice.m, m, "{level:?} plays {}", state.notation(&choice.m));
        assert_eq!(choice.why, why, "{level:?}");
    }
}

#[test]
fn the_fourth_six_is_played_and_the_table_cleared() {
    let state = table("9s0 6s0 6h0 6d0", "6c0 5s0 2s0 Ks0 Qs0", "", "Jh0 4h0");
    let why = Why::Swoop {
        rank: rank("6"),
        count: 4,
    };
    all_play(&state, play("6c0", &[]), Some(why));
}

#[test]
fn who_can_go_out_does() {
    let state = table("Ks0", "Kh0 Kd0", "Kc0", "");
    all_play(&state, play("Kh0 Kd0", &[0]), Some(Why::Out));
}

/// On the empty pile the hidden card goes, whatever it is; the ace goes on anything later.
#[test]
fn the_lead_is_for_the_hidden_card_and_the_ace_can_wait() {
    let state = table("", "As0", "", "6h0");
    all_play(&state, blind(0), Some(Why::BlindSafe));
}

/// The 10 brings the lead, and the lead lets the king go.
#[test]
fn a_ten_and_the_last_king_go_in_one_turn() {
    let state = table("9s0 3s0", "10s0 Ks0", "", "");
    all_play(&state, play("10s0", &[]), Some(Why::Clears { cards: 2 }));
}

/// Six cards on the pile and nothing to play; nine ranks of thirteen would go.
#[test]
fn a_hidden_card_is_tried_rather_than_a_big_pile_taken() {
    let state = table("Ks1 Qs0 Jh0 9h0 9s0 8s0", "Ks0", "", "6h0");
    all_play(&state, blind(0), Some(Why::BlindRisk { cards: 7 }));
}

/// What is put down comes back to the hand: better it frees a hidden card on the way.
#[test]
fn who_must_pick_up_frees_a_column() {
    let state = table("5s0 5h0 4s0 4h0 As0", "6s0 7s0 8s0", "Ks0", "6h0");
    let up = Columns::only(Column::ALL[0]);
    let hand = CardSet::NONE;
    let why = Why::Frees {
        column: Column::ALL[0],
    };
    all_play(&state, Move::PutDown(Chosen { hand, up }), Some(why));
}

/// How many cards everybody sees `seat` have.
fn count(state: &Swoop, seat: Seat) -> u32 {
    let seat = &state.view(Viewer::Public).seats[seat.index()];
    let up = seat.face_up.iter().flatten().count();
    let down = seat.face_down.iter().filter(|there| **there).count();
    seat.hand_size + (up + down) as u32
}

fn shows_ten(state: &Swoop, seat: Seat) -> bool {
    let seat = &state.view(Viewer::Public).seats[seat.index()];
    let up: CardSet = seat.face_up.iter().flatten().copied().collect();
    !((up | seat.known) & CardSet::of(Rank::TEN)).is_empty()
}

/// Does what happened bear out what was said?
fn is_true(why: &Why, before: &Swoop, seat: Seat, events: &[Event]) -> bool {
    let thrown = |count: u32| {
        let all = |event: &Event| matches!(event, Event::ThrownAway { cards } if cards.len() as u32 == count);
        events.iter().any(all)
    };
    let taken = events.iter().find_map(|event| match event {
        Event::PickedUp { cards, .. } => Some(cards.len() as u32),
        _ => None,
    });
    let plays = events.iter().find_map(|event| match event {
        Event::Flipped { plays, .. } => Some(*plays),
        _ => None,
    });
    let laid = events.iter().find_map(|event| match event {
        Event::Played { rank, cards, .. } | Event::Added { rank, cards, .. } => {
            Some((*rank, cards.len() as u32))
        }
        _ => None,
    });
    match *why {
        Why::Out => events
            .iter()
            .any(|event| matches!(event, Event::RoundOver { .. })),
        Why::Swoop { rank, count } => events.iter().any(|event| {
            matches!(event, Event::Swoop { rank: r, count: c, .. } if *r == rank && u32::from(*c) == count)
        }),
        Why::Hurry { seat: other, cards } => {
            other != seat && cards <= 3 && count(before, other) == cards && laid.is_some()
        }
        Why::Clears { cards } => thrown(cards + 1),
        Why::Frees { column } => events.iter().any(
            |event| matches!(event, Event::Uncovered { column: freed, .. } if *freed == column),
        ),
        Why::GetsRid { rank, count } => laid == Some((rank, count)),
        Why::KeepsTen => shows_ten(before, seat) && laid.is_none_or(|(rank, _)| rank != Rank::TEN),
        Why::BlindSafe => plays == Some(true),
        Why::BlindRather { cards } | Why::BlindRisk { cards } => match plays {
            Some(true) => taken.is_none(),
            Some(false) => taken == Some(cards),
            None => false,
        },
        Why::TakesSmall { cards } => taken == Some(cards),
    }
}

/// Whole games at every table; whatever is said is true, and nearly everything is said.
#[test]
fn what_is_said_is_true() {
    let mut said = BTreeSet::new();
    let mut rng = GameRng::from_seed(8);
    for players in 4..=6 {
        for pick_up in ["forced", "free"] {
            for target in ["100", "300"] {
                let options = [("pick-up", pick_up), ("target", target)];
                let config = config::<Swoop>(players, &options);
                let mut state = Swoop::start(&config, rng.bits(), &mut Nobody).unwrap();
                while let Status::ToMove(seat) = state.status() {
                    let level = match rng.below(100) {
                        0 => Level::Hard,
                        1..=20 => Level::Easy,
                        _ => Level::Medium,
                    };
                    let choice = ai::choose(&state, seat, level, rng.bits()).unwrap();
                    let before = state.clone();
                    let mut events = Vec::new();
                    state.apply(&choice.m, &mut events).unwrap();
                    if let Some(why) = &choice.why {
                        assert!(is_true(why, &before, seat, &events), "{why:?} {events:?}");
                        let code = serde_json::to_value(why).unwrap()["why"].clone();
                        said.insert(code.as_str().unwrap().to_string());
                    }
                }
            }
        }
    }
    assert!(said.len() >= 9, "{said:?}");
}
