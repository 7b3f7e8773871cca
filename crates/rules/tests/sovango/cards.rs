//! The cards, and how many play (the opening of the page).

use super::*;

#[test]
fn opening_thirty_six_cards_of_four_colours_and_nine_ranks() {
    assert_eq!(CardSet::ALL.len(), 36);
    for colour in Colour::ALL {
        let names: Vec<String> = CardSet::of_colour(colour)
            .iter()
            .map(|card| card.to_string()[1..].to_string())
            .collect();
        let ranks = ["0", "1", "2", "3", "4", "5", "panther", "tiger", "lion"];
        assert_eq!(names, ranks);
    }
    let high = CardSet::ALL.iter().filter(|card| card.is_high());
    let high: Vec<String> = high.map(|card| card.to_string()).collect();
    assert_eq!(
        high.join(" "),
        "Rpanther Rtiger Rlion Bpanther Btiger Blion Ypanther Ytiger Ylion Gpanther Gtiger Glion"
    );
    let zeros: CardSet = CardSet::ALL.iter().filter(|card| card.is_zero()).collect();
    assert_eq!(zeros, set("R0 B0 Y0 G0"));
}

#[test]
fn opening_cards_are_written_by_name() {
    for card in CardSet::ALL.iter() {
        assert_eq!(Card::parse(&card.to_string()), Some(card));
    }
    assert_eq!(serde_json::to_value(card("Blion")).unwrap(), json!("Blion"));
    for bad in ["", "R", "R6", "Rpuma", "X1", "lion", "é0"] {
        assert_eq!(Card::parse(bad), None, "{bad}");
        assert!(serde_json::from_value::<Card>(json!(bad)).is_err());
    }
    assert!(serde_json::from_value::<CardSet>(json!(["R1", "R1"])).is_err());
}

#[test]
fn opening_lion_tiger_panther_then_the_numbers() {
    let ranks = ["1", "2", "3", "4", "5", "panther", "tiger", "lion"];
    for pair in ranks.windows(2) {
        let laid = format!("R{} B{} Y0", pair[1], pair[0]);
        let (won, _) = trick(&[], None, &laid, "R0 G1 G2");
        assert_eq!(won, card(&format!("R{}", pair[1])));
    }
}

#[test]
fn opening_two_to_six_players() {
    for players in [0, 1, 7] {
        assert!(SovangoConfig::for_players(players).is_err());
    }
    for players in 2..=6 {
        assert_eq!(
            start(players, &[], 0).0.scores().len(),
            usize::from(players)
        );
    }
}
