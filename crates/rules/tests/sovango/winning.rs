//! Who takes a trick (rules 6, 7 and 9).

use super::*;

#[test]
fn vector_1_highest_rank_whatever_its_colour_and_equal_ranks_last() {
    let (won, franchise) = trick(&[], None, "R5 Rlion Blion R0", "R1 R2 B2 R3");
    assert_eq!((won, franchise), (card("Blion"), Some(Red)));
}

#[test]
fn vector_2_highest_outside_the_franchise() {
    let (won, franchise) = trick(&[], Some(Red), "B3 Rlion B2 R5", "Y1 Y2 Y3 Y4");
    assert_eq!((won, franchise), (card("B3"), Some(Red)));
}

#[test]
fn vector_3_a_zero_wins_when_all_others_are_franchise() {
    let (won, franchise) = trick(&[], Some(Red), "Rlion R4 B0 R5", "Y1 Y2 Y3 Y4");
    assert_eq!((won, franchise), (card("B0"), Some(Blue)));
}

#[test]
fn vector_4_the_last_zero_decides() {
    let (won, franchise) = trick(&[], None, "Y4 Y0 G0 Y5", "R1 R2 R3 R4");
    assert_eq!((won, franchise), (card("Y5"), Some(Green)));
}

#[test]
fn rule_06_without_franchise_the_highest_of_any_colour() {
    let (won, _) = trick(&[], None, "R1 R4 B5 R3", "R0 Y1 Y2 Y3");
    assert_eq!(won, card("B5"));
}

#[test]
fn rule_06_with_a_franchise_the_highest_outside_it_of_any_colour() {
    let (won, _) = trick(&[], Some(Red), "B3 Rlion Y4 R5", "G1 G2 G3 G4");
    assert_eq!(won, card("Y4"));
}

#[test]
fn rule_06_all_of_the_franchise_the_highest() {
    let (won, _) = trick(&[], Some(Red), "R3 Rlion R2 R5", "G1 G2 G3 G4");
    assert_eq!(won, card("Rlion"));
}

#[test]
fn rule_06_equal_ranks_the_one_played_last_among_the_eligible() {
    let (won, _) = trick(&[], None, "R5 B5 Y5 G1", "R1 Y1 Y2 Y3");
    assert_eq!(won, card("Y5"));
    let (won, _) = trick(&[], Some(Green), "R5 B5 Y1 G5", "R1 Y2 Y3 Y4");
    assert_eq!(won, card("B5"), "the green one is not eligible");
}

#[test]
fn rule_07_a_zero_can_win() {
    let (won, _) = trick(&[("zeros", "may-win")], Some(Red), "Y0 R4 R5", "G1 G2 G3");
    assert_eq!(won, card("Y0"));
}

#[test]
fn option_zeros_never_win() {
    let never = [("zeros", "never-win")];
    let default = SovangoConfig::for_players(3).unwrap();
    assert_eq!(default, config::<Sovango>(3, &[("zeros", "may-win")]));
    // The zero is ignored, so all that is left is franchise.
    let (won, franchise) = trick(&never, Some(Red), "Y0 R4 R5", "G1 G2 G3");
    assert_eq!((won, franchise), (card("R5"), Some(Yellow)));
    let (won, _) = trick(&never, Some(Red), "R3 B0 Y0 R2", "G1 G2 G3 G4");
    assert_eq!(won, card("R3"));
    let (won, _) = trick(&never, None, "Y0 Y1 B0", "G1 G2 G3");
    assert_eq!(won, card("Y1"));
    let (won, _) = trick(&never, Some(Red), "Y1 Rlion B0", "G1 G2 G3");
    assert_eq!(won, card("Y1"));
}

#[test]
fn option_zeros_never_win_unless_the_whole_trick_is_zeros() {
    for zeros in ["may-win", "never-win"] {
        let options = [("zeros", zeros)];
        let (won, _) = trick(&options, None, "Y0 R0 B0", "G1 G2 G3");
        assert_eq!(won, card("B0"));
        let (won, _) = trick(&options, Some(Blue), "Y0 R0 B0", "G1 G2 G3");
        assert_eq!(won, card("R0"), "rule 6 holds among them");
    }
}

#[test]
fn rule_09_the_winner_leads_the_next_trick() {
    let mut sovango = table(None, &["R1 G1", "R5 B5", "R2 Y2"]);
    play(&mut sovango, "R1 R5 R2");
    assert_eq!(sovango.status(), Status::ToMove(Seat(1)));
    assert_eq!(sovango.view(Viewer::Public).leader, Seat(1));
    assert_eq!(legal(&sovango), cards("B5"));
}

#[test]
fn rule_09_won_tricks_stay_visible_to_everybody() {
    let mut sovango = table(Some(Green), &["R1 Y1 Y3", "R5 B5 B4", "G2 Y2 Y4"]);
    play(&mut sovango, "R1 R5 G2 B5");
    for viewer in [Viewer::Public, Viewer::Seat(Seat(2)), Viewer::Everyone] {
        let view = sovango.view(viewer);
        assert_eq!(view.tricks.len(), 1);
        let won = &view.tricks[0];
        assert_eq!(won.cards, cards("R1 R5 G2"));
        assert_eq!((won.leader, won.winner), (Seat(0), Seat(1)));
        assert_eq!(won.franchise, Some(Green));
        let laid = Laid {
            seat: Seat(1),
            card: card("B5"),
        };
        assert_eq!(view.trick, [laid]);
        assert_eq!(view.led, Some(Blue));
        assert_eq!(view.winning, Some(laid));
    }
}

#[test]
fn rule_09_the_view_says_who_is_winning() {
    let mut sovango = table(Some(Red), &["Rlion Y1", "B0 Y2", "R5 Y3", "G1 Y4"]);
    let winning = |sovango: &Sovango| sovango.view(Viewer::Public).winning.map(|laid| laid.card);
    assert_eq!(winning(&sovango), None);
    play(&mut sovango, "Rlion");
    assert_eq!(winning(&sovango), Some(card("Rlion")));
    play(&mut sovango, "B0");
    assert_eq!(winning(&sovango), Some(card("B0")));
    play(&mut sovango, "R5");
    assert_eq!(winning(&sovango), Some(card("B0")));
}
