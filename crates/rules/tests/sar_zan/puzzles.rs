//! Sar-Zan's puzzles: solved once more by the rules alone.

use veillee_rules::ai::Level;
use veillee_rules::puzzles::{Opened, Puzzle, puzzles};

use super::*;

const SOLVER: Seat = Seat(0);
const DEALS: u32 = 60;

fn all() -> Vec<(Puzzle, Opened<SarZan>)> {
    let open = |puzzle: Puzzle| {
        let opened = puzzle.open().unwrap();
        (puzzle, opened)
    };
    puzzles("sar-zan").into_iter().map(open).collect()
}

fn after(state: &SarZan, m: &Move) -> SarZan {
    let mut next = state.clone();
    next.apply(m, &mut Nobody).unwrap();
    next
}

#[test]
fn there_are_ten_for_every_level() {
    let all = all();
    assert!(all.len() >= 10, "{}", all.len());
    for level in Level::ALL {
        assert!(all.iter().any(|(puzzle, _)| puzzle.grade == level));
    }
}

#[test]
fn as_the_cards_lie_only_the_first_move_of_the_line_wins() {
    for (puzzle, Opened { state, line, .. }) in all() {
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        assert!(legal.len() >= 3, "{puzzle}");
        for m in legal {
            let wins = wins_the_round(&after(&state, &m), state.view(Viewer::Public).round);
            assert_eq!(wins, m == line[0], "{puzzle}: {m:?}");
        }
    }
}

/// A round that does not end the game has not won it, whatever would come of the next.
fn wins_the_round(state: &SarZan, round: u8) -> bool {
    let view = state.view(Viewer::Public);
    let mover = match view.status {
        Status::Over(outcome) => return outcome.winners == Seats::only(SOLVER),
        Status::ToMove(_) if view.round != round => return false,
        Status::ToMove(mover) => mover,
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut after = moves
        .iter()
        .map(|m| wins_the_round(&after(state, m), round));
    if mover == SOLVER {
        after.any(|wins| wins)
    } else {
        after.all(|wins| wins)
    }
}

#[test]
fn it_wins_whatever_the_other_holds() {
    let mut rng = GameRng::from_seed(9);
    for (puzzle, Opened { state, line, .. }) in all() {
        let round = state.view(Viewer::Public).round;
        let mut hands = Vec::new();
        for _ in 0..DEALS {
            let guess = state.determinize(SOLVER, &mut rng);
            let cards = guess.view(Viewer::Everyone).hands[1].cards;
            if hands.contains(&cards) {
                continue;
            }
            hands.push(cards);
            let wins = wins_the_round(&after(&guess, &line[0]), round);
            assert!(wins, "{puzzle}: {cards:?}");
        }
        assert!(hands.len() > 1, "{puzzle}: there is nothing to guess");
    }
}

#[test]
fn the_line_wins_the_game_by_the_gain() {
    for (puzzle, Opened { state, line, .. }) in all() {
        let end = line.iter().fold(state, |state, m| after(&state, m));
        let winners = Seats::only(SOLVER);
        assert_eq!(end.status(), Status::Over(Outcome { winners }), "{puzzle}");
        let scores = end.scores();
        assert_eq!(scores[0] - scores[1], puzzle.gain, "{puzzle}");
    }
}
