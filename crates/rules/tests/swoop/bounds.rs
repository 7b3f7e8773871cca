//! However many cards: few moves, and an end.

use super::*;

#[test]
fn bounded_hands_of_any_size_have_few_moves() {
    // Everything but three cards in one hand.
    let all = CardSet::ALL - cards("Qc1 Kc1 Jc1");
    let mut position = position("", ["", "", ""]);
    position.seats[0].hand = all;
    let swoop = Swoop::from_position(&config::<Swoop>(4, &[]), 1, &position).unwrap();
    assert_eq!(legal(&swoop).len(), 9 * 8 + 1 + 3 * 7);
}

#[test]
fn bounded_random_games_show_everything_and_end() {
    let mut events = Vec::new();
    let mut rng = GameRng::from_seed(2);
    for seed in 0..10 {
        let config = config::<Swoop>(4, &[]);
        let mut swoop = Swoop::start(&config, seed, &mut events).unwrap();
        while let Some(m) = swoop.random_move(&mut rng, &mut Vec::new()) {
            swoop.apply(&m, &mut events).unwrap();
        }
    }
    let names: std::collections::BTreeSet<String> = events
        .iter()
        .map(|event| serde_json::to_value(event).unwrap()["event"].to_string())
        .collect();
    assert_eq!(names.len(), 22, "{names:?}");
}
