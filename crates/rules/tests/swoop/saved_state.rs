//! States, moves and links in text.

use super::*;

#[test]
fn paper_moves_are_readable() {
    let written = |m: Move| serde_json::to_string(&m).unwrap();
    assert_eq!(
        written(play("6h0 6s1", &[0, 3])),
        r#"{"move":"play","hand":["6s1","6h0"],"up":[0,3]}"#
    );
    assert_eq!(written(blind(2)), r#"{"move":"blind","column":2}"#);
    assert_eq!(written(add("", &[])), r#"{"move":"add"}"#);
    for bad in [
        r#"{"move":"blind","column":4}"#,
        r#"{"move":"play","hand":["6x0"]}"#,
        r#"{"move":"play","up":[7]}"#,
        r#"{"move":"play","hand":["6h0","6h0"]}"#,
    ] {
        assert!(serde_json::from_str::<Move>(bad).is_err(), "{bad}");
    }
}

#[test]
fn paper_notation() {
    let swoop = game("6d0 6c0", ["6h0 10s0 2h0", "6s0 -", "- 5h0"]);
    assert_eq!(swoop.notation(&play("6h0", &[])), "6♥");
    assert_eq!(swoop.notation(&play("6h0", &[0])), "6♥[6♠]⟲");
    assert_eq!(swoop.notation(&play("10s0", &[])), "10♠⟲");
    assert_eq!(swoop.notation(&blind(1)), "?2");
    let stuck = game("Ah0", ["Kh0", "", ""]);
    assert_eq!(stuck.notation(&put_down("Kh0", &[])), "↓K♥");
    let mut adding = game("6d0 6c0", ["6h0", "", "6s0 -"]);
    apply(&mut adding, blind(0));
    assert_eq!(adding.notation(&add("", &[])), "+0");
    assert_eq!(adding.notation(&add("6h0", &[])), "+6♥⟲");
    // Nonsense is written down without complaint.
    let all = Chosen {
        hand: CardSet::ALL,
        up: Columns::from_bits(15).unwrap(),
    };
    assert!(!swoop.notation(&Move::Play(all)).is_empty());
}

#[test]
fn paper_links_are_read_carefully() {
    // A record of one exact, not standard, move survives; a damaged one is refused.
    let config = config::<Swoop>(4, &[]);
    let mut record = Record::<Swoop>::new(config, 0);
    let swoop = record.replay().unwrap();
    record.moves.push(legal(&swoop)[0]);
    let link = record.to_link();
    assert_eq!(Record::<Swoop>::from_link(&link).unwrap().0, record);
    for cut in 1..link.len() {
        assert!(Record::<Swoop>::from_link(&link[..cut]).is_err());
    }
}

#[test]
fn paper_states_that_cannot_be_are_refused() {
    let swoop = game("7h0", ["6h0 5h0", "4h0", "3h0"]);
    assert_eq!(edited(&swoop, "round", json!(1)).unwrap(), swoop);
    for (field, value) in [
        ("to_move", json!(4)),
        ("starter", json!(9)),
        ("turns", json!(2000)),
        ("pile", json!(["7h0", "7h0"])),
        ("pile", json!(["10h0"])),
        ("pile", json!([])),
        ("pile", json!(["6h0"])),
        ("rest", json!([])),
        ("thrown_away", json!(["7h0"])),
        ("players", json!([])),
        ("adding", json!(true)),
        ("over", json!({"winners": [5]})),
        ("config", json!({"players": 5})),
        ("config", json!({"players": 7})),
    ] {
        assert!(
            edited(&swoop, field, value.clone()).is_err(),
            "{field} {value}"
        );
    }
    let written = serde_json::to_value(&swoop).unwrap();
    for (field, value) in [
        ("known", json!(["Ks0"])),
        ("lacks", json!(["6"])),
        ("holds", json!(["9"])),
        ("score", json!(200)),
        ("up", json!(["4h0", "4h0", null, null])),
    ] {
        let mut bad = written.clone();
        bad["players"][0][field] = value;
        assert!(serde_json::from_value::<Swoop>(bad).is_err(), "{field}");
    }
}
