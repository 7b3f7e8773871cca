//! States and moves in text.

use super::*;

#[test]
fn written_states_that_cannot_be_played_are_refused() {
    let hands = ["R1 R2", "B3 B4", "Y1 Y2"];
    let read = |changes: Value| {
        serde_json::from_value::<Sovango>(written(&[], &hands, changes)).map_err(|e| e.to_string())
    };
    assert!(read(json!({})).is_ok());
    let lost =
        json!([{ "leader": 0, "cards": ["G1", "G2", "G3"], "winner": 0, "franchise": null }]);
    let won = json!([{ "leader": 0, "cards": ["G1", "G2", "G3"], "winner": 2, "franchise": null }]);
    assert!(read(json!({ "tricks": won })).is_ok());
    for bad in [
        json!({ "to_move": 3 }),
        json!({ "to_move": 1 }),
        json!({ "leader": 200, "to_move": 200 }),
        json!({ "dealer": 3 }),
        json!({ "hands": [["R1"], ["R2"]] }),
        json!({ "hands": [["R1"], ["R2"], ["R1"]] }),
        json!({ "hands": [["R1"], ["R2"], []] }),
        json!({ "hands": [[], [], []] }),
        json!({ "hands": [["R1"], ["R2"], ["R9"]] }),
        json!({ "scores": [1, 2] }),
        json!({ "scores": [1, 2, u32::MAX] }),
        json!({ "stock": ["G1", "G2"] }),
        json!({ "hidden": "G1" }),
        json!({ "trick": ["G1", "G2", "G3"] }),
        json!({ "trick": ["R1"] }),
        json!({ "tricks": lost }),
        json!({ "lacks": [] }),
        json!({ "over": { "winners": [0] } }),
        json!({ "over": { "winners": [] }, "hands": [[], [], []] }),
        json!({ "over": { "winners": [5] }, "hands": [[], [], []] }),
    ] {
        assert!(read(bad.clone()).is_err(), "{bad} was read");
    }
}

#[test]
fn written_lacks_that_contradict_the_hands_do_no_harm() {
    let lacks: Vec<Vec<NoMoreThan>> = vec![vec![at_most(0, &Colour::ALL)]; 3];
    let sovango = table_with(&[], &["R1 R2", "B3 B4", "Y1 Y2"], json!({ "lacks": lacks }));
    let other = sovango.determinize(Seat(0), &mut GameRng::from_seed(0));
    assert_eq!(other.hand(Seat(1)).len(), 2);
}

#[test]
fn written_moves_are_card_names() {
    let (sovango, _) = start(4, &[], 0);
    assert_eq!(sovango.notation(&card("Gtiger")), "Gtiger");
}
