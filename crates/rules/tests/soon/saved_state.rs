//! States and moves in text.

use super::*;

#[test]
fn written_states_that_cannot_be_are_refused() {
    let soon = two(["E 6n 3d", "1n 3n 5d"], ["1d", ""], "8d");
    let good = serde_json::to_value(&soon).unwrap();
    assert!(serde_json::from_value::<Soon>(good.clone()).is_ok());
    let bad = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut value = good.clone();
        change(&mut value);
        assert!(serde_json::from_value::<Soon>(value).is_err());
    };
    bad(&|v| v["turn"] = 2.into());
    bad(&|v| v["starter"] = 9.into());
    bad(&|v| v["first"] = 1.into());
    bad(&|v| v["config"]["players"] = 3.into());
    bad(&|v| v["discard"] = serde_json::json!(["1n"]));
    bad(&|v| v["players"][0]["hand"][0] = "9d".into());
    bad(&|v| v["players"][0]["known"] = serde_json::json!(["1d"]));
    bad(&|v| v["players"][0]["total"] = i32::MAX.into());
    bad(&|v| v["phase"] = serde_json::json!({"phase": "act", "taken": "6n"}));
    bad(&|v| v["phase"] = serde_json::json!({"phase": "give", "by": 1, "rank": 4}));
    bad(&|v| {
        // The same cards, but a sequence that begins with 3.
        v["players"][0]["hand"] = serde_json::json!(["1d", "6n", "E"]);
        v["players"][0]["sequence"] = serde_json::json!(["3d"]);
    });
}

#[test]
fn notation_is_short() {
    let mut soon = two(["Jd 1n 2d", "1n 3n 5d"], ["1d", "1n 2n"], "E");
    assert_eq!(soon.notation(&Move::Draw), "+?");
    assert_eq!(soon.notation(&Move::TakeDiscard), "+1d");
    play(&mut soon, &[Move::Draw]);
    let written = |m: Move| soon.notation(&m);
    assert_eq!(written(lay("2d")), "2d");
    assert_eq!(written(lay("Jd")), "Jd=2");
    assert_eq!(written(replace("1n", 1)), "1:1d→1n");
    assert_eq!(written(discard("E")), "−E");
    assert_eq!(written(ask(S1, 2, None)), "E1:2?");
    assert_eq!(written(ask(S1, 2, Some(Colour::Day))), "E1:2d?");
    assert_eq!(written(strike(S1)), "L1");
    assert_eq!(written(steal(S1, 2)), "T1:2");
    assert_eq!(written(Move::Give(card("2d"))), "2d→0");
}

#[test]
fn moves_are_written_readably() {
    let json = |m: Move| serde_json::to_string(&m).unwrap();
    assert_eq!(json(Move::TakeDiscard), r#""take-discard""#);
    assert_eq!(json(lay("2d")), r#"{"lay":"2d"}"#);
    let asked = ask(S1, 2, Some(Colour::Day));
    assert_eq!(
        json(asked),
        r#"{"explorer":{"target":1,"rank":2,"colour":"day"}}"#
    );
    assert_eq!(
        json(ask(S1, 2, None)),
        r#"{"explorer":{"target":1,"rank":2}}"#
    );
}
