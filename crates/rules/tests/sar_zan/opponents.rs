//! What only the opponents of this game know.

use veillee_rules::ai::{self, Choice, Level};
use veillee_rules::games::sar_zan::ai::Why;

use super::helpers::configs;
use super::*;

const SEARCHING: [Level; 2] = [Level::Hard, Level::Expert];
const SOUND: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

/// Seat 0 answers seat 1.
fn answering_with(hand: &[u8], other: &[u8], pile: &[u8], dragon: Option<u8>) -> SarZan {
    let changes = json!({
        "hands": [hand, other],
        "pile": [{"seat": 1, "cards": pile}],
        "floors": [0, 0],
        "dragon": dragon,
        "phase": "answer",
        "to_move": 0,
    });
    position(2, &[], changes)
}

fn chosen(game: &SarZan, level: Level, seed: u64) -> Choice<Move, Why> {
    let Status::ToMove(seat) = game.status() else {
        panic!("it is over");
    };
    ai::choose(game, seat, level, seed).unwrap()
}

#[test]
fn the_last_cards_end_the_round() {
    let game = answering_with(&[7, 15], &[3, 8, 20, 31], &[12], None);
    for level in Level::ALL {
        let choice = chosen(&game, level, 1);
        assert_eq!(choice.m, play(&[7, 15]), "{level:?}");
        assert_eq!(choice.why, Some(Why::Owatta { cards: 3 }), "{level:?}");
    }
}

#[test]
fn thirty_three_takes_the_place_of_the_dragon() {
    let game = answering_with(&[4, 6, 13, 20], &[2, 8, 10, 30, 31], &[24], Some(1));
    for level in SOUND {
        let choice = chosen(&game, level, 2);
        let Move::Play(cards) = choice.m else {
            panic!("{level:?} passes");
        };
        assert_eq!(cards.sum(), 33, "{level:?}");
        assert_eq!(choice.why, Some(Why::TakesDragon { seat: Seat(1) }));
    }
}

#[test]
fn whoever_has_one_card_left_does_not_get_the_trick() {
    // To pass lets the other open with the last card. 30 is beaten by 31 and 32 only, and there
    // is no 33.
    let game = answering_with(&[4, 6, 9, 26, 30], &[22], &[21], None);
    for level in SOUND {
        let choice = chosen(&game, level, 3);
        assert_ne!(choice.m, Move::Pass, "{level:?}");
        let stops = Why::Stops {
            seat: Seat(1),
            cards: 1,
        };
        assert_eq!(choice.why, Some(stops), "{level:?}");
    }
    for level in SEARCHING {
        let Move::Play(cards) = chosen(&game, level, 3).m else {
            panic!("{level:?} passes");
        };
        assert!(cards.sum() >= 30, "{level:?}: {cards}");
    }
}

/// Points of seat 0 less those of seat 1 at the end of this round, if both see everything.
fn solved(game: &SarZan, round: u64) -> i32 {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let Status::ToMove(seat) = game.status() else {
        let scores = game.scores();
        return scores[0] - scores[1];
    };
    if u64::from(game.view(Viewer::Public).round) != round {
        let scores = game.scores();
        // To go on as the Dragon is worth something too.
        let ahead = match game.view(Viewer::Public).dragon {
            Some(Seat(0)) => 3,
            Some(_) => -3,
            None => 0,
        };
        return scores[0] - scores[1] + ahead;
    }
    let values = moves.iter().map(|m| {
        let mut next = game.clone();
        next.apply(m, &mut Nobody).unwrap();
        solved(&next, round)
    });
    if seat == Seat(0) {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

#[test]
fn expert_plays_the_end_exactly_once_the_cards_are_known() {
    let mut rng = GameRng::from_seed(8);
    let mut choices = 0;
    for _ in 0..40 {
        let mut deck = Card::deck();
        rng.shuffle(&mut deck);
        let sorted = |cards: &[Card]| -> Cards { cards.iter().copied().collect() };
        // All the other cards were won, so the one to move knows what the other holds.
        let game = position(
            2,
            &[],
            json!({
                "hands": [sorted(&deck[..5]), sorted(&deck[5..9])],
                "pile": [{"seat": 1, "cards": sorted(&deck[9..10])}],
                "won": [sorted(&deck[10..20]), sorted(&deck[20..])],
                "floors": [0, 0],
                "phase": "answer",
                "to_move": 0,
            }),
        );
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if moves.len() < 2 {
            continue;
        }
        let m = chosen(&game, Level::Expert, 6).m;
        let value = |m: &Move| {
            let mut next = game.clone();
            next.apply(m, &mut Nobody).unwrap();
            solved(&next, 1)
        };
        let best = moves.iter().map(value).max().unwrap();
        assert_eq!(value(&m), best, "{m:?} in {game:?}");
        let worst = moves.iter().map(value).min().unwrap();
        choices += u32::from(worst < best);
    }
    assert!(choices > 20, "{choices}");
}

#[test]
fn the_reason_is_true_and_tells_nothing_of_the_hand() {
    for seed in 0..40 {
        let mut game = SarZan::start(&config::<SarZan>(3, &[]), seed, &mut Nobody).unwrap();
        for made in 0..40 {
            let Status::ToMove(seat) = game.status() else {
                break;
            };
            let before = game.view(Viewer::Public);
            let Choice { m, why } = ai::choose(&game, seat, Level::Medium, made).unwrap();
            game.apply(&m, &mut Nobody).unwrap();
            let on_pile: usize = before.pile.iter().map(|played| played.cards.len()).sum();
            let (sum, played) = match m {
                Move::Play(cards) => (cards.sum(), cards.len()),
                _ => (0, 0),
            };
            let left = usize::from(before.hands[seat.index()].count) - played;
            match why {
                None => (),
                Some(Why::Owatta { cards }) => {
                    assert_eq!((left, usize::from(cards)), (0, on_pile + played));
                }
                Some(Why::SarZan { cards }) => {
                    assert_eq!((sum, usize::from(cards)), (33, on_pile + played));
                }
                Some(Why::TakesDragon { seat: from }) => {
                    assert_eq!((sum, before.dragon), (33, Some(from)));
                    assert_ne!(from, seat);
                }
                Some(Why::Stops { seat: other, cards }) => {
                    assert_eq!(before.hands[other.index()].count, cards);
                    assert_eq!(before.pile.last().unwrap().seat, other);
                    assert!(played > 0 && cards <= 2);
                }
                Some(Why::NearlyOut { cards }) => assert_eq!(usize::from(cards), left),
                Some(Why::Collects { cards }) => assert_eq!(usize::from(cards), on_pile),
                Some(Why::Sheds { cards }) => assert_eq!(usize::from(cards), played),
                Some(Why::Limits { allowed }) => {
                    assert_eq!(game.view(Viewer::Public).allowed, allowed);
                }
                Some(Why::ByLittle { by }) => assert_eq!(before.announced + u32::from(by), sum),
                Some(Why::Waits) => assert_eq!(m, Move::Pass),
            }
        }
    }
}

#[test]
fn every_table_has_opponents() {
    for config in configs::<SarZan>() {
        let mut game = SarZan::start(&config, 4, &mut Nobody).unwrap();
        for made in 0..14 {
            let Status::ToMove(seat) = game.status() else {
                break;
            };
            // Expert once in a while: its thoughts are long.
            let level = match made % 7 {
                6 => Level::Expert,
                5 => Level::Hard,
                nth if nth % 2 == 0 => Level::Easy,
                _ => Level::Medium,
            };
            let choice = ai::choose(&game, seat, level, made).unwrap();
            game.apply(&choice.m, &mut Nobody).unwrap();
        }
    }
}
