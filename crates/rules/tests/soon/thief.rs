//! The Thief (rule 8).

use super::*;

#[test]
fn rule_08_thief_takes_the_number_needed_next_and_plays_it() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n 2n 3n"], "8d");
    let events = play(&mut soon, &[Move::Draw, steal(S1, 2)]);
    assert_eq!(soon.sequence(S0), cards("1d 2n"));
    assert_eq!(soon.sequence(S1), cards("1n T 3n"));
    assert_eq!(soon.discard(), cards("1d"), "the Thief stays there");
    let card = card("2n");
    let stole = Event::Stole {
        seat: S0,
        target: S1,
        place: 2,
        card,
    };
    let laid = Event::Laid {
        seat: S0,
        place: 2,
        card,
        source: Source::Stolen,
    };
    assert_eq!(events[1..], [stole, laid]);
}

#[test]
fn rule_08_thief_takes_nothing_else() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["T", "1n Jd 3n"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank) = (S1, 2);
    let card = card("Jd");
    refused(
        &soon,
        steal(S1, 2),
        Reason::NotANumber { target, rank, card },
    );
    for rank in [1, 3] {
        refused(&soon, steal(S1, rank), Reason::NotNeeded { rank, next: 2 });
    }
    refused(&soon, steal(S0, 2), Reason::OnYourself);
    refused(&soon, steal(S1, 9), Reason::NoSuchRank { rank: 9 });
    let target = S2;
    refused(&soon, steal(S2, 2), Reason::NoSuchPlayer { target });
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank) = (S1, 2);
    refused(&soon, steal(S1, 2), Reason::TargetTooShort { target, rank });
}

#[test]
fn rule_08_a_thief_cannot_be_stolen() {
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], ["1d", "1n T"], "8d");
    play(&mut soon, &[Move::Draw]);
    let (target, rank, card) = (S1, 2, Card::THIEF);
    refused(
        &soon,
        steal(S1, 2),
        Reason::NotANumber { target, rank, card },
    );
}

#[test]
fn rule_08_with_eight_places_a_rank_held_by_a_thief() {
    let own = "1d T 3d T 5d 6d 7d 8d";
    let mut soon = two(["T 6n 3d", "1d 3n 5d"], [own, "1n 2n 3n 4n"], "8n");
    play(&mut soon, &[Move::Draw]);
    let steals: Vec<Move> = legal(&soon)
        .into_iter()
        .filter(|m| matches!(m, Move::Thief { .. }))
        .collect();
    assert_eq!(steals, [steal(S1, 2), steal(S1, 4)]);
    refused(&soon, steal(S1, 1), Reason::NoThiefThere { rank: 1 });
    play(&mut soon, &[steal(S1, 4)]);
    assert_eq!(soon.sequence(S0), cards("1d T 3d 4n 5d 6d 7d 8d"));
    assert_eq!(soon.sequence(S1), cards("1n 2n 3n T"));
    assert_eq!(soon.discard(), cards("1d T"), "the Thief replaced");
}

#[test]
fn rule_08_the_robbed_player_goes_on_building_but_is_not_complete() {
    let sequences = ["1d 2d 3d T 5d 6d 7d", ""];
    let mut soon = two(["8d 4n 3d", "1d 3n 5d"], sequences, "8n");
    let events = play(&mut soon, &[Move::Draw, lay("8d")]);
    assert!(!events.iter().any(|e| matches!(e, Event::Completed { .. })));
    play(&mut soon, &[Move::Draw, discard("1d"), Move::Draw]);
    let events = play(&mut soon, &[replace("4n", 4)]);
    let (seat, first) = (S0, true);
    assert!(events.contains(&Event::Completed { seat, first }));
}
