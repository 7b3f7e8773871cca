//! Sovango's puzzles: solved once more by the rules alone.

use veillee_rules::ai::Level;
use veillee_rules::puzzles::{Opened, Puzzle, puzzles};

use super::*;

const SOLVER: Seat = Seat(0);

fn all() -> Vec<(Puzzle, Opened<Sovango>)> {
    let open = |puzzle: Puzzle| {
        let opened = puzzle.open().unwrap();
        (puzzle, opened)
    };
    puzzles("sovango").into_iter().map(open).collect()
}

#[test]
fn there_are_ten_for_every_level() {
    let all = all();
    assert!(all.len() >= 10, "{}", all.len());
    for level in Level::ALL {
        assert!(all.iter().any(|(puzzle, _)| puzzle.grade == level));
    }
}

/// Does the solver win from here, whatever the other plays, all cards being open? Asks nothing but
/// the rules.
fn forces_win(state: &Sovango) -> bool {
    let mover = match state.status() {
        Status::Over(outcome) => return outcome.winners == Seats::only(SOLVER),
        Status::ToMove(mover) => mover,
    };
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    let mut after = legal.iter().map(|card| {
        let mut next = state.clone();
        next.apply(card, &mut Nobody).unwrap();
        forces_win(&next)
    });
    if mover == SOLVER {
        after.any(|wins| wins)
    } else {
        after.all(|wins| wins)
    }
}

#[test]
fn only_the_first_card_of_the_line_wins() {
    for (puzzle, Opened { state, line, .. }) in all() {
        let mut legal = Vec::new();
        state.legal_moves(&mut legal);
        for card in legal {
            let mut next = state.clone();
            next.apply(&card, &mut Nobody).unwrap();
            let wins = forces_win(&next);
            assert_eq!(wins, card == line[0], "{puzzle}: {card}");
        }
    }
}

#[test]
fn the_line_wins_the_game_by_the_gain() {
    for (puzzle, Opened { state, line, .. }) in all() {
        let mut end = state.clone();
        for card in &line {
            end.apply(card, &mut Nobody).unwrap();
        }
        let winners = Seats::only(SOLVER);
        assert_eq!(end.status(), Status::Over(Outcome { winners }), "{puzzle}");
        let scores = end.scores();
        assert_eq!(scores[1] - scores[0], puzzle.gain, "{puzzle}");
    }
}

/// The solver can work out the other hand: there is nothing else it could be.
#[test]
fn nothing_is_left_to_chance() {
    let mut rng = GameRng::from_seed(4);
    for (puzzle, Opened { state, .. }) in all() {
        for _ in 0..4 {
            let guess = state.determinize(SOLVER, &mut rng);
            assert_eq!(guess.hand(Seat(1)), state.hand(Seat(1)), "{puzzle}");
        }
        assert_eq!(state.view(Viewer::Seat(SOLVER)).stock, 0, "{puzzle}");
    }
}
