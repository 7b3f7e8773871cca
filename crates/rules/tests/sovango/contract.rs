//! The end of a game (rule 11).

use veillee_rules::engine::tools::random_playout;

use super::*;

#[test]
fn rule_11_the_lowest_total_wins_once_the_contract_is_reached() {
    let (sovango, events) = last_trick(&[], &[94, 50, 20, 30]);
    assert!(
        matches!(sovango.status(), Status::ToMove(_)),
        "99 is not 100"
    );
    assert!(events.iter().any(is_new_round));
    let (sovango, events) = last_trick(&[], &[95, 50, 20, 30]);
    assert_eq!(sovango.status(), over(&[2]));
    assert!(!events.iter().any(is_new_round));
    assert_eq!(
        events.last(),
        Some(&Event::GameOver {
            winners: Seats::only(Seat(2)),
            total: 20
        })
    );
    let (sovango, _) = last_trick(&[], &[97, 50, 20, 30]);
    assert_eq!(sovango.status(), over(&[2]), "or more than reached");
    assert_eq!(sovango.why_illegal(&card("R1")), Some(Reason::GameOver));
}

#[test]
fn rule_11_only_at_the_end_of_a_round() {
    let mut sovango = table_with(
        &[],
        &["Rlion G1", "R1 G2", "R2 G3"],
        json!({ "scores": [99, 0, 1] }),
    );
    play(&mut sovango, "Rlion R1 R2");
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    play(&mut sovango, "G1 G2 G3");
    assert_eq!(sovango.status(), over(&[1]));
}

#[test]
fn rule_11_a_tie_is_shared() {
    let (sovango, _) = last_trick(&[("tie", "shared")], &[95, 20, 50, 20]);
    assert_eq!(sovango.status(), over(&[1, 3]));
    let default = SovangoConfig::for_players(4).unwrap();
    assert_eq!(default, config::<Sovango>(4, &[("tie", "shared")]));
}

#[test]
fn option_tie_another_round() {
    let another = [("tie", "another-round")];
    let (sovango, events) = last_trick(&another, &[95, 20, 50, 20]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    assert!(events.iter().any(is_new_round));
    assert!(events.contains(&Event::TiedPlayOn {
        seats: [Seat(1), Seat(3)].into_iter().collect(),
        total: 20,
    }));
    let (sovango, _) = last_trick(&another, &[95, 20, 50, 21]);
    assert_eq!(sovango.status(), over(&[1]));
    // A tie that is not for the lowest total is none.
    let (sovango, _) = last_trick(&another, &[95, 50, 50, 21]);
    assert_eq!(sovango.status(), over(&[3]));
}

#[test]
fn rule_11_contract_100_and_200_with_two_players() {
    for players in 2..=6 {
        let config = SovangoConfig::for_players(players).unwrap();
        assert_eq!(config.contract(), if players == 2 { 200 } else { 100 });
    }
    let (sovango, _) = last_trick(&[], &[194, 150]);
    assert!(matches!(sovango.status(), Status::ToMove(_)));
    let (sovango, _) = last_trick(&[], &[195, 150]);
    assert_eq!(sovango.status(), over(&[1]));
}

#[test]
fn option_contract_each_value() {
    assert_eq!(offered(2, "contract").unwrap(), ["50", "100", "150", "200"]);
    for (value, contract) in [("50", 50), ("100", 100), ("150", 150), ("200", 200)] {
        let options = [("contract", value)];
        let (sovango, _) = last_trick(&options, &[contract - 6, 0, 1]);
        assert!(matches!(sovango.status(), Status::ToMove(_)));
        let (sovango, _) = last_trick(&options, &[contract - 5, 0, 1]);
        assert_eq!(sovango.status(), over(&[1]));
    }
}

#[test]
fn rule_11_rounds_to_expect() {
    let rounds =
        |players, options: &[(&str, &str)]| config::<Sovango>(players, options).expected_rounds();
    let default: Vec<u32> = (2..=6).map(|players| rounds(players, &[])).collect();
    assert_eq!(default, [8, 7, 11, 15, 18]);
    assert_eq!(rounds(2, &[("contract", "50")]), 2);
    assert_eq!(rounds(4, &[("contract", "200")]), 22);
    assert_eq!(rounds(4, &[("contract", "50")]), 6);
    assert_eq!(rounds(4, &[("teams", "two")]), 6);
    assert_eq!(rounds(6, &[("teams", "three")]), 10);
}

/// The set-up screen does not promise what the games do not keep.
#[test]
fn rule_11_random_games_take_about_as_many_rounds() {
    let teams = [&[][..], &[("teams", "two")], &[("teams", "three")]];
    for (players, options) in [
        (2, 0),
        (3, 0),
        (4, 0),
        (4, 1),
        (5, 0),
        (6, 0),
        (6, 1),
        (6, 2),
    ] {
        let config = config::<Sovango>(players, teams[options]);
        let mut rng = GameRng::from_seed(1);
        let mut rounds = 0;
        for seed in 0..100 {
            let state = Sovango::start(&config, seed, &mut Nobody).unwrap();
            let (end, _) = random_playout(state, &mut rng, &mut Vec::new(), u64::MAX);
            rounds += end.view(Viewer::Public).round;
        }
        let expected = 100 * config.expected_rounds();
        assert!(rounds.abs_diff(expected) < 100, "{players}: {rounds}");
    }
}
