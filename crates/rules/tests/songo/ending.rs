//! How a game ends (rules 10 to 13).

use super::*;

fn ends(songo: &Songo, cause: Cause, scores: [i32; 2], winners: &[Seat]) {
    let winners: Seats = winners.iter().copied().collect();
    assert_eq!(songo.status(), Status::Over(Outcome { winners }));
    assert_eq!(songo.cause(), Some(cause));
    assert_eq!(songo.scores().as_slice(), scores);
}

#[test]
fn rule_10_forty_captured_wins_at_once() {
    let mut songo = game("3 1 1 10 1 5 0/2 3 5 0 1 1 7/0 34", SOUTH, &[]);
    songo.apply(&cell("S1"), &mut Nobody).unwrap();
    ends(&songo, Cause::Target, [40, 0], &[SOUTH]);
}

#[test]
fn rule_10_option_thirty_six() {
    let before = "3 1 1 10 1 5 0/2 3 5 0 1 1 7/0 30";
    let mut songo = game(before, SOUTH, &[("target", "36")]);
    songo.apply(&cell("S1"), &mut Nobody).unwrap();
    ends(&songo, Cause::Target, [36, 0], &[SOUTH]);
    let mut songo = game(before, SOUTH, &[]);
    songo.apply(&cell("S1"), &mut Nobody).unwrap();
    assert_eq!(songo.cause(), None);
}

#[test]
fn rule_11_fewer_than_ten_seeds_end_the_game_and_camps_are_counted() {
    let before = "4 0 1 0 0 0 3/0 0 2 0 0 0 1/29 30";
    let mut songo = game(before, NORTH, &[]);
    songo.apply(&cell("N0"), &mut Nobody).unwrap();
    assert_eq!(songo.cause(), None, "eleven seeds are enough");
    let before = "0 0 1 0 0 0 3/0 0 3 0 0 3 1/29 30";
    let mut songo = game(before, NORTH, &[]);
    // The last seed falls on S4: nothing taken, eleven seeds still.
    songo.apply(&cell("N6"), &mut Nobody).unwrap();
    assert_eq!(songo.cause(), None);
    let before = "0 0 1 0 0 0 2/0 0 3 0 0 3 1/29 30";
    let mut songo = game(before, NORTH, &[]);
    // S5 (4) and S6 (2) are taken: four seeds are left.
    songo.apply(&cell("N6"), &mut Nobody).unwrap();
    ends(&songo, Cause::FewSeeds, [33, 36], &[SOUTH, NORTH]);
    let mut songo = game(before, NORTH, &[("target", "36")]);
    songo.apply(&cell("N6"), &mut Nobody).unwrap();
    ends(&songo, Cause::FewSeeds, [33, 36], &[NORTH]);
    let mut songo = game(before, NORTH, &[("few-seeds", "off")]);
    songo.apply(&cell("N6"), &mut Nobody).unwrap();
    assert_eq!(songo.cause(), None);
}

#[test]
fn rule_12_a_player_who_cannot_move_ends_the_game() {
    // South holds only the barred single seed.
    let songo = game("5 5 5 5 5 5 5/1 0 0 0 0 0 0/0 34", SOUTH, &[]);
    ends(&songo, Cause::NoMove, [35, 35], &[SOUTH, NORTH]);
    // South cannot feed an empty enemy.
    let songo = game("0 0 0 0 0 0 0/0 0 1 2 3 2 6/0 30", SOUTH, &[]);
    ends(&songo, Cause::NoMove, [44, 0], &[SOUTH]);
}

#[test]
fn rule_12_option_give_hands_the_barred_seeds_over() {
    let mut config = SongoConfig::default();
    config.set("stuck", "give").unwrap();
    config.set("first", "south").unwrap();
    config
        .set_position("5 5 5 5 5 5 5/1 0 0 0 0 0 0/0 34")
        .unwrap();
    let mut events = Vec::new();
    let songo = Songo::start(&config, 0, &mut events).unwrap();
    let gave = Event::Gave {
        from: SOUTH,
        to: NORTH,
        cell: cell("S0"),
        seeds: 1,
    };
    assert!(events.contains(&gave));
    assert_eq!(songo.status(), Status::ToMove(NORTH));
    assert_eq!(songo.scores().as_slice(), [34, 1]);
    assert_eq!(legal(&songo), "N2 N3 N4 N5 N6", "and North must feed");
    // Nothing to give: the game ends as without the option.
    config
        .set_position("0 0 0 0 0 0 0/0 0 1 2 3 2 6/0 30")
        .unwrap();
    let songo = Songo::start(&config, 0, &mut Nobody).unwrap();
    ends(&songo, Cause::NoMove, [44, 0], &[SOUTH]);
}

#[test]
fn rule_13_the_third_occurrence_ends_the_game() {
    let options = [("few-seeds", "off")];
    let mut songo = game("1 0 0 0 0 0 0/0 0 0 0 0 0 1/34 34", SOUTH, &options);
    let mut seen = std::collections::HashMap::new();
    while songo.cause().is_none() {
        let count = seen.entry(board(&songo)).or_insert(0);
        *count += 1;
        assert!(*count < 3);
        let mut moves = Vec::new();
        songo.legal_moves(&mut moves);
        songo.apply(&moves[0], &mut Nobody).unwrap();
    }
    // Two lone seeds walk home and stay: nobody can move.
    assert_eq!(songo.cause(), Some(Cause::NoMove));

    let position = "0 0 0 0 0 1 9/9 1 0 0 0 0 0/25 25";
    let songo = repeat(position);
    assert_eq!(songo.cause(), Some(Cause::Repetition));
}

/// Plays on, preferring moves that come back to a board already seen, until the game ends.
fn repeat(position: &str) -> Songo {
    // A position that comes back is looked for at random; the rule is what is checked here: the
    // game ends exactly when some board occurs for the third time.
    let mut rng = GameRng::from_seed(7);
    loop {
        let mut songo = game(
            position,
            SOUTH,
            &[("few-seeds", "off"), ("solidarity", "any")],
        );
        let mut seen: std::collections::HashMap<String, u32> = Default::default();
        loop {
            let key = format!(
                "{} {:?} {:?}",
                board(&songo),
                songo.scores(),
                songo.status()
            );
            let count = seen.entry(key).or_insert(0);
            *count += 1;
            assert!(*count < 3, "a third occurrence was missed");
            let Some(m) = songo.random_move(&mut rng, &mut Vec::new()) else {
                break;
            };
            let before: Vec<u32> = seen.values().copied().collect();
            songo.apply(&m, &mut Nobody).unwrap();
            if songo.cause() == Some(Cause::Repetition) {
                assert!(before.contains(&2), "nothing had occurred twice");
                return songo;
            }
        }
    }
}

#[test]
fn rule_13_a_draw_may_be_agreed() {
    let mut songo = game("5 5 5 5 5 5 5/5 5 5 5 5 5 5", SOUTH, &[]);
    assert!(songo.agree_draw(&mut Nobody));
    ends(&songo, Cause::Agreed, [0, 0], &[SOUTH, NORTH]);
    assert!(!songo.agree_draw(&mut Nobody));
}
