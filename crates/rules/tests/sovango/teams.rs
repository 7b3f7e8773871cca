//! Two or three teams.

use super::*;

#[test]
fn option_teams_is_offered_to_four_and_six() {
    assert_eq!(offered(4, "teams").unwrap(), ["off", "two"]);
    assert_eq!(offered(6, "teams").unwrap(), ["off", "two", "three"]);
    for players in [2, 3, 5] {
        assert_eq!(offered(players, "teams"), None);
        let mut config = SovangoConfig::for_players(players).unwrap();
        assert!(config.set("teams", "two").is_err());
    }
    let mut four = SovangoConfig::for_players(4).unwrap();
    assert!(four.set("teams", "three").is_err());
    assert!(!four.has_teams(), "off is the default");
}

#[test]
fn option_teams_seats_alternate() {
    let sides = |players, teams| -> Vec<u8> {
        let config = config::<Sovango>(players, &[("teams", teams)]);
        Seat::all(players)
            .map(|seat| config.side_of(seat))
            .collect()
    };
    assert_eq!(sides(4, "two"), [0, 1, 0, 1]);
    assert_eq!(sides(6, "two"), [0, 1, 0, 1, 0, 1]);
    assert_eq!(sides(6, "three"), [0, 1, 2, 0, 1, 2]);
    assert_eq!(sides(6, "off"), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn option_teams_scores_are_sums_and_own_scores_are_kept() {
    let (sovango, events) = last_trick(&[("teams", "two")], &[10, 20, 30, 5]);
    assert_eq!(sovango.scores().as_slice(), [45, 25, 45, 25]);
    assert_eq!(sovango.own_scores(), [15, 20, 30, 5]);
    let view = sovango.view(Viewer::Public);
    assert_eq!(view.own_scores.as_slice(), [15, 20, 30, 5]);
    assert_eq!(view.scores, sovango.scores());
    assert!(events.contains(&Event::TeamScored {
        team: 0,
        members: [Seat(0), Seat(2)].into_iter().collect(),
        points: 5,
        total: 45,
    }));

    let (sovango, _) = last_trick(&[("teams", "two")], &[1, 2, 3, 4, 5, 6]);
    assert_eq!(sovango.scores().as_slice(), [14, 12, 14, 12, 14, 12]);
    let (sovango, _) = last_trick(&[("teams", "three")], &[1, 2, 3, 4, 5, 6]);
    assert_eq!(sovango.scores().as_slice(), [10, 7, 9, 10, 7, 9]);
}

#[test]
fn option_teams_the_contract_is_for_the_team() {
    // Nobody has 100 alone.
    let (sovango, _) = last_trick(&[("teams", "two")], &[40, 20, 55, 5]);
    assert_eq!(sovango.scores().as_slice(), [100, 25, 100, 25]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let (sovango, _) = last_trick(&[], &[40, 20, 55, 5]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    // Seat 3 has the lowest score of all, but not its team.
    let (sovango, _) = last_trick(&[("teams", "three")], &[60, 30, 60, 50, 40, 10]);
    assert_eq!(sovango.status(), over(&[1, 2, 4, 5]));
    let (sovango, _) = last_trick(&[("teams", "three")], &[60, 30, 60, 50, 39, 10]);
    assert_eq!(sovango.status(), over(&[1, 4]));
}

#[test]
fn option_tie_between_teams() {
    let teams = [("teams", "two"), ("tie", "another-round")];
    // The two winners of one team are no tie.
    let (sovango, _) = last_trick(&teams, &[95, 20, 0, 20]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let (sovango, _) = last_trick(&teams, &[95, 50, 0, 50]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    let (sovango, _) = last_trick(&[("teams", "two")], &[95, 50, 0, 50]);
    assert_eq!(sovango.status(), over(&[0, 1, 2, 3]));
}
