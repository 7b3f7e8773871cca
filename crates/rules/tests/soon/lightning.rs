//! Lightning (rule 7).

use super::*;

#[test]
fn rule_07_lightning_takes_the_last_card_and_lies_on_it() {
    for (sequence, after, lost) in [("1d 2d", "1d", "2d"), ("1d Jn", "1d", "Jn"), ("T", "", "T")] {
        let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["", sequence], "8d");
        let events = play(&mut soon, &[Move::Draw, strike(S1)]);
        assert_eq!(soon.sequence(S1), cards(after));
        assert_eq!(soon.discard(), cards(&format!("1d {lost} L")));
        assert!(events.contains(&Event::Struck {
            seat: S0,
            target: S1,
            place: cards(sequence).len() as u8,
            lost: card(lost),
        }));
        assert_eq!(to_move(&soon), S1);
    }
}

#[test]
fn rule_07_eight_places_with_a_thief_can_be_struck() {
    let sequence = "1d 2d 3d T 5d 6d 7d 8d";
    let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["", sequence], "8n");
    play(&mut soon, &[Move::Draw, strike(S1)]);
    assert_eq!(soon.sequence(S1).len(), 7);
}

#[test]
fn rule_07_targets_are_opponents_with_something_to_lose() {
    let mut soon = two(["L 6n 3d", "1d 3n 5d"], ["1d", ""], "8n");
    play(&mut soon, &[Move::Draw]);
    let target = S1;
    refused(&soon, strike(S1), Reason::TargetEmpty { target });
    refused(&soon, strike(S0), Reason::OnYourself);
    let target = S2;
    refused(&soon, strike(S2), Reason::NoSuchPlayer { target });
}
