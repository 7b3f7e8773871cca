//! Whole games: by mouse, by the mirror, and by opponents alone.

use veillee::action::{Action, Screen, TableAction};
use veillee::plan::Player;
use veillee::platform::{Heard, Runner};
use veillee::play::history::Hint;
use veillee::screens::results::Results;
use veillee::table::cards::{Identity, Marks, Rim};
use veillee::table::director::Stage;
use veillee_rules::ai::Level;
use veillee_rules::engine::{Ruleset, Status};
use veillee_rules::games::remote;

use crate::evening::{Evening, SIZES};
use crate::rules::{CARDS, Card, Douze};

const AGAINST_ONE: [Player; 2] = [Player::Human, Player::Ai(Level::Medium)];

/// The results are there, and the table behind them shows how the game ended.
fn has_ended_well(mut evening: Evening) {
    assert_eq!(evening.screen(), Screen::Results);
    let state = evening.table().state.clone();
    assert!(matches!(state.status(), Status::Over(_)));
    assert_eq!(evening.table().ply(), CARDS);
    assert_eq!(Douze::difference(evening.app.world_mut(), &state), None);
    let results = evening.app.world().resource::<Results>();
    let mut scores = state.scores().to_vec();
    scores.sort_by_key(|score| std::cmp::Reverse(*score));
    let shown: Vec<i32> = results.sides.iter().map(|side| side.score).collect();
    assert_eq!(shown, scores);
    evening.ask(Action::Table(TableAction::Rematch));
    assert_eq!(evening.screen(), Screen::Table);
    assert_eq!(evening.table().ply(), 0);
}

#[test]
fn a_whole_game_by_mouse() {
    for size in SIZES {
        let mut evening = Evening::of(size, AGAINST_ONE);
        let mut turns = 0;
        while let Some(page) = evening.turn() {
            let before = evening.table().ply();
            let chosen = &page.moves[turns % page.moves.len()];
            for piece in &chosen.presses {
                let mut targets = page.targets.iter();
                let target = targets.find(|target| target.piece == piece.as_str());
                let target = target.unwrap_or_else(|| panic!("{piece:?}: {:?}", page.targets));
                let (w, h) = (target.place.w, target.place.h);
                assert!(w.min(h) >= 47.5, "too small for a finger: {target:?}");
                evening.click(target.place);
            }
            assert!(evening.table().ply() > before, "{size:?} {chosen:?}");
            turns += 1;
        }
        assert!(turns >= 4, "{turns}");
        has_ended_well(evening);
    }
}

#[test]
fn a_whole_game_in_words() {
    let mut evening = Evening::of((390, 844), AGAINST_ONE);
    let mut turns = 0;
    while let Some(page) = evening.turn() {
        for line in page.lines.iter().chain(page.moves.iter().map(|m| &m.label)) {
            let is_said = !line.is_empty() && !line.contains("douze-") && !line.contains('{');
            assert!(is_said, "{line:?}");
        }
        let (number, ply) = (turns % page.moves.len(), page.ply);
        evening.hear(Heard::Move { number, ply });
        assert!(evening.table().ply() > ply);
        turns += 1;
    }
    has_ended_well(evening);
}

#[test]
fn a_hint_points_at_a_card() {
    let mut evening = Evening::of((1280, 800), AGAINST_ONE);
    evening.turn().unwrap();
    evening.ask(Action::Table(TableAction::Hint));
    // Somebody thinks about it, on a thread of their own.
    for _ in 0..20_000 {
        if evening.app.world().contains_resource::<Hint<Douze>>() {
            break;
        }
        evening.wait(1);
        std::thread::yield_now();
    }
    evening.wait(3);
    let hint = evening.app.world().resource::<Hint<Douze>>().0;
    let world = evening.app.world_mut();
    let mut cards = world.query::<(&Identity<Card>, &Marks)>();
    for (card, marks) in cards.iter(world) {
        let expected = (card.0 == Some(hint)).then_some(Rim::Chosen);
        assert_eq!(marks.rim, expected, "{card:?}");
    }
}

#[test]
fn opponents_play_it_alone() {
    for level in Level::ALL {
        let mut evening = Evening::of((1280, 800), [Player::Ai(level); 2]);
        assert_eq!(evening.turn(), None);
        has_ended_well(evening);
    }
}

/// The page's worker knows the games of the rules' list only. For any other it says so, and the
/// opponents think in a part of every frame instead.
#[test]
fn opponents_need_no_worker_that_knows_them() {
    let mut evening = Evening::new((1280, 800));
    evening.app.insert_resource(Runner::Worker);
    let plan = veillee::plan::MatchPlan::new("douze", 2, 7);
    let mut start = veillee::plan::StartMatch { plan, record: None };
    for seat in &mut start.plan.seats {
        seat.player = Player::Ai(Level::Hard);
    }
    evening.start(start);
    let table = evening.table();
    let Status::ToMove(seat) = table.state.status() else {
        unreachable!()
    };
    let request = remote::Request {
        game: Douze::ID.to_string(),
        state: &table.state,
        seat,
        task: remote::Task::<Card>::Choose(Level::Hard),
        seed: 1,
    };
    let request = serde_json::to_string(&request).unwrap();
    assert!(remote::begin(&request).is_none());
    evening.settle();
    evening.hear(Heard::Thought {
        number: 1,
        answer: None,
    });
    assert_eq!(*evening.app.world().resource::<Runner>(), Runner::Slices);
    assert_eq!(evening.turn(), None);
    has_ended_well(evening);
}
