//! States and moves in text.

use super::*;

#[test]
fn written_moves_are_readable() {
    for (m, text) in [
        (Move::Pass, "\"pass\""),
        (
            Move::Direction(Direction::CounterClockwise),
            "{\"direction\":\"counter-clockwise\"}",
        ),
        (play(&[12, 9]), "{\"play\":[9,12]}"),
    ] {
        assert_eq!(serde_json::to_string(&m).unwrap(), text);
        assert_eq!(serde_json::from_str::<Move>(text).unwrap(), m);
    }
    for nonsense in ["{\"play\":[0]}", "{\"play\":[33]}", "{\"play\":[9,9]}"] {
        assert!(serde_json::from_str::<Move>(nonsense).is_err());
    }
    let game = answering(&[3, 20], &[11]);
    assert_eq!(game.notation(&Move::Pass), "pass");
    assert_eq!(game.notation(&play(&[20])), "20");
}

#[test]
fn written_states_that_cannot_be_are_refused() {
    let answer = json!([{"seat": 1, "cards": [14]}]);
    for changes in [
        json!({"to_move": 2}),
        json!({"dealer": 9}),
        json!({"dragon": 2}),
        json!({"passed": [3]}),
        json!({"round": 0}),
        json!({"round": 51}),
        json!({"scores": [i32::MIN, 0]}),
        json!({"scores": [0, 0, 0]}),
        json!({"hands": [[1, 2], [2, 3]]}),
        json!({"hands": [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10]], "to_move": 0}),
        json!({"hands": [[], [10]], "to_move": 1}),
        json!({"hands": [[1], [10]], "to_move": 1}),
        json!({"floors": [32, 32]}),
        json!({"phase": "direction"}),
        json!({"phase": "answer"}),
        json!({"phase": {"over": {"winners": []}}}),
        json!({"phase": {"over": {"winners": [0]}}, "floors": [255, 255], "hands": [[], []]}),
        json!({"pile": answer, "hands": [[20], [21]]}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 1}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0, "passed": [1]}),
        json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0, "passed": [0]}),
        json!({"pile": [{"seat": 0, "cards": [15]}, {"seat": 1, "cards": [14]}],
               "hands": [[20], [21]], "phase": "answer", "to_move": 0}),
        json!({"pile": [{"seat": 1, "cards": [14, 19]}],
               "hands": [[20], [21]], "phase": "answer", "to_move": 0}),
    ] {
        assert!(try_position(2, &[], changes.clone()).is_err(), "{changes}");
    }
    let changes = json!({"pile": answer, "hands": [[20], [21]], "phase": "answer", "to_move": 0});
    assert!(try_position(2, &[], changes).is_ok());
}
