//! How many games of a length there are: counted fast, and as slowly as the rules are written.

use super::*;

#[test]
fn perft_from_the_start() {
    let songo = game("5 5 5 5 5 5 5/5 5 5 5 5 5 5", SOUTH, &[]);
    let counts: Vec<u64> = (1..=5).map(|depth| songo.perft(depth)).collect();
    assert_eq!(counts, [7, 49, 309, 1964, 11929]);
}

#[test]
fn perft_agrees_with_playing_every_move() {
    fn slow(songo: &Songo, depth: u32) -> u64 {
        let mut moves = Vec::new();
        songo.legal_moves(&mut moves);
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |m: &Cell| {
            let mut next = songo.clone();
            next.apply(m, &mut Nobody).unwrap();
            next
        };
        moves.iter().map(|m| slow(&after(m), depth - 1)).sum()
    }
    for position in [
        "5 5 5 5 5 5 5/5 5 5 5 5 5 5",
        "1 0 0 0 0 0 9/0 0 0 1 0 0 1/30 29",
        "0 0 0 0 0 0 0/16 0 0 23 1 10 1",
        "1 0 0 0 0 0 1/1 0 0 0 0 0 1",
    ] {
        for options in [
            &[][..],
            &[("few-seeds", "off"), ("stuck", "give"), ("bonus", "mod7")],
        ] {
            let songo = game(position, SOUTH, options);
            assert_eq!(songo.perft(6), slow(&songo, 6), "{position} {options:?}");
        }
    }
}
