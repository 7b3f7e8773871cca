//! What only the opponents of this game know.

use veillee_rules::ai::{self, ChoiceOf, Level};
use veillee_rules::games::sovango::ai::Why;

use super::helpers::configs;
use super::*;

const SOUND: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

/// Seat 0 led `trick`; the seat to move holds `hand`, and the others whatever else there is.
fn trick_under_way(
    options: &[(&str, &str)],
    franchise: Option<Colour>,
    trick: &str,
    hand: &str,
) -> Sovango {
    let start = Sovango::start(&config::<Sovango>(4, options), 1, &mut Nobody).unwrap();
    let mut state: Value = serde_json::to_value(&start).unwrap();
    let laid: Vec<Card> = trick.split_whitespace().map(card).collect();
    let to_move = laid.len();
    let size = set(hand).len() as usize;
    let used = set(hand) | set(trick);
    let mut others = CardSet::ALL.without(used).iter();
    let hands: Vec<CardSet> = (0..4)
        .map(|seat| match seat {
            _ if seat == to_move => set(hand),
            _ if seat < to_move => others.by_ref().take(size - 1).collect(),
            _ => others.by_ref().take(size).collect(),
        })
        .collect();
    state["hands"] = json!(hands);
    state["leader"] = json!(0);
    state["to_move"] = json!(to_move);
    state["trick"] = json!(laid);
    state["franchise"] = json!(franchise);
    serde_json::from_value(state).unwrap()
}

fn choice(state: &Sovango, level: Level) -> ChoiceOf<Sovango> {
    let Status::ToMove(seat) = state.status() else {
        panic!("the game is over");
    };
    ai::choose(state, seat, level, 6).unwrap()
}

fn all_play(state: &Sovango, expected: &str) {
    for level in SOUND {
        let chosen = choice(state, level).m;
        assert_eq!(chosen, card(expected), "{level:?}");
    }
}

#[test]
fn a_tiger_goes_under_the_lion() {
    let hand = "Ytiger Y1 Y2 B1 B2 G1 R1";
    let state = trick_under_way(&[], None, "Y3 Ylion Y5", hand);
    all_play(&state, "Ytiger");
    let why = choice(&state, Level::Expert).why;
    let card = card("Ytiger");
    assert_eq!(why, Some(Why::GetsRid { card }));
}

#[test]
fn a_lion_hides_in_the_franchise() {
    let state = trick_under_way(&[], Some(Colour::Red), "B3 B4 B2", "Rlion R1 R2 B5 Y1 G1");
    all_play(&state, "Rlion");
    let why = choice(&state, Level::Hard).why;
    let card = card("Rlion");
    assert_eq!(why, Some(Why::Hides { card }));
}

#[test]
fn a_zero_excuses_from_a_dear_trick() {
    let hand = "Blion Y0 Y1 Ytiger Y4 G1";
    let state = trick_under_way(&[], None, "Bpanther Btiger Gpanther", hand);
    all_play(&state, "Y0");
    let to = Colour::Yellow;
    let why = choice(&state, Level::Medium).why;
    assert_eq!(why, Some(Why::ChangesFranchise { to }));
}

#[test]
fn who_must_take_takes_with_the_card_that_is_worst_to_keep() {
    let state = trick_under_way(&[], None, "B1 B2 Y2", "B3 B5 Blion Y1 G1 R1");
    // Three ways to take the same cheap trick; the 5 goes without a point of its own.
    for level in [Level::Hard, Level::Expert] {
        let chosen = choice(&state, level).m;
        assert!(set("B5 Blion").contains(chosen), "{level:?}: {chosen}");
    }
}

/// The fewest points `seat` takes from here to the end of the round, both seeing all cards.
fn fewest(state: &Sovango, seat: Seat, round: u32, taken: i32) -> i32 {
    let over = matches!(state.status(), Status::Over(_));
    if over || state.view(Viewer::Public).round != round {
        return state.scores()[seat.index()] - taken;
    }
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    let ends = legal.iter().map(|m| {
        let mut next = state.clone();
        next.apply(m, &mut Nobody).unwrap();
        fewest(&next, seat, round, taken)
    });
    match state.status() == Status::ToMove(seat) {
        true => ends.min().unwrap(),
        false => ends.max().unwrap(),
    }
}

#[test]
fn two_players_end_a_round_without_a_mistake() {
    let config = config::<Sovango>(2, &[]);
    let mut rng = GameRng::from_seed(8);
    let mut to_choose = 0;
    for seed in 0..40 {
        let mut state = Sovango::start(&config, seed, &mut Nobody).unwrap();
        // Eighteen tricks: three are left.
        for _ in 0..30 {
            let m = state.random_move(&mut rng, &mut Vec::new()).unwrap();
            state.apply(&m, &mut Nobody).unwrap();
        }
        let Status::ToMove(seat) = state.status() else {
            panic!("no round is this short");
        };
        for level in [Level::Hard, Level::Expert] {
            let chosen = choice(&state, level).m;
            let mut next = state.clone();
            next.apply(&chosen, &mut Nobody).unwrap();
            let best = fewest(&state, seat, 1, 0);
            assert_eq!(fewest(&next, seat, 1, 0), best, "{seed} {level:?} {chosen}");
            let mut legal = Vec::new();
            state.legal_moves(&mut legal);
            to_choose += usize::from(legal.iter().any(|m| {
                let mut next = state.clone();
                next.apply(m, &mut Nobody).unwrap();
                fewest(&next, seat, 1, 0) > best
            }));
        }
    }
    assert!(to_choose > 20, "only {to_choose} had anything to lose");
}

#[test]
fn there_are_opponents_for_every_table() {
    for config in configs::<Sovango>() {
        let mut state = Sovango::start(&config, 4, &mut Nobody).unwrap();
        for turn in 0..14 {
            let level = match turn {
                5 | 10 => Level::Hard,
                _ => Level::ALL[turn % 2],
            };
            let chosen = choice(&state, level).m;
            state.apply(&chosen, &mut Nobody).unwrap();
        }
    }
}

/// Whose the trick is, or would be, once this card is down.
fn taker(state: &Sovango, m: Card) -> Seat {
    let mut next = state.clone();
    let mut events = Vec::new();
    next.apply(&m, &mut events).unwrap();
    let won = events.iter().find_map(|event| match event {
        Event::TrickWon { seat, .. } => Some(*seat),
        _ => None,
    });
    won.unwrap_or_else(|| next.view(Viewer::Public).winning.unwrap().seat)
}

/// Everything said is checked against what the table shows once the card is down.
#[test]
fn reasons_are_true() {
    let mut heard = 0;
    for (players, teams) in [(2, "off"), (4, "two"), (5, "off")] {
        let config = config::<Sovango>(players, &[("teams", teams)]);
        let mut state = Sovango::start(&config, 11, &mut Nobody).unwrap();
        while let Status::ToMove(seat) = state.status() {
            let before = state.view(Viewer::Public);
            let chosen = choice(&state, Level::Medium);
            let winning = before.winning;
            let beaten = || winning.is_some_and(|w| taker(&state, chosen.m) == w.seat);
            heard += usize::from(chosen.why.is_some());
            match chosen.why {
                None => {}
                Some(Why::ChangesFranchise { to }) => {
                    assert!(chosen.m.is_zero() && chosen.m.colour() == to);
                    assert_ne!(before.next_franchise.or(before.franchise), Some(to));
                }
                Some(Why::Hides { card }) => {
                    assert!(card == chosen.m && card.is_high() && beaten());
                    assert_eq!(before.franchise, Some(card.colour()));
                }
                Some(Why::GetsRid { card }) => {
                    assert!(card == chosen.m && card.is_high() && beaten());
                }
                Some(Why::LeavesToPartner { seat: to }) => {
                    assert!(beaten() && winning.unwrap().seat == to);
                    assert_eq!(config.side_of(to), config.side_of(seat));
                }
                Some(Why::LeavesTo { seat: to, points }) => {
                    assert!(beaten() && winning.unwrap().seat == to);
                    let high = before.trick.iter().filter(|laid| laid.card.is_high());
                    assert_eq!(usize::from(points), 2 + high.count());
                    assert_ne!(config.side_of(to), config.side_of(seat));
                }
                Some(Why::Ducks { under }) => {
                    assert!(beaten() && winning.unwrap().card == under);
                }
                Some(Why::TakesCheaply { points } | Why::TakesWith { points, .. }) => {
                    let mut events = Vec::new();
                    state.clone().apply(&chosen.m, &mut events).unwrap();
                    assert!(events.iter().any(|event| matches!(
                        event,
                        Event::TrickWon { seat: by, points: cost, .. }
                            if *by == seat && *cost == points
                    )));
                }
                Some(Why::LeadsLow { card }) => {
                    assert!(before.trick.is_empty() && card == chosen.m && card.rank() < 3);
                }
                Some(Why::LeadsFranchise { colour }) => {
                    assert!(before.trick.is_empty() && before.franchise == Some(colour));
                }
            }
            state.apply(&chosen.m, &mut Nobody).unwrap();
        }
    }
    assert!(heard > 200, "{heard}");
}
