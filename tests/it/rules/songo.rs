//! Songo, by the numbers of its rules page.

use veillee::engine::{Config, GameRng, Nobody, Outcome, Ruleset, Seat, Seats, Status, Viewer};
use veillee::games::songo::{Cause, Cell, Event, Reason, Songo, SongoConfig};
use veillee::games::songo::{NORTH, SOUTH};

use crate::walk::Probe;

impl Probe for Songo {
    const MOST_PLIES: usize = 3_000;

    fn check_conserved(&self) {
        let view = self.view(Viewer::Public);
        let cells = view.north.iter().chain(&view.south);
        let on_board: u32 = cells.map(|seeds| u32::from(*seeds)).sum();
        assert_eq!(on_board + view.scores.iter().sum::<u32>(), 70);
    }

    fn tries(&self, _: &mut GameRng) -> Vec<Cell> {
        Cell::all().collect()
    }
}

fn cell(text: &str) -> Cell {
    Cell::try_from(text.to_string()).unwrap()
}

/// The board `N0..N6/S0..S6`, with the owner of `first` to move.
fn game(position: &str, first: Seat, options: &[(&str, &str)]) -> Songo {
    let mut config = SongoConfig::default();
    for (key, value) in options {
        config.set(key, value).unwrap();
    }
    config.set_position(position).unwrap();
    let first = if first == SOUTH { "south" } else { "north" };
    config.set("first", first).unwrap();
    Songo::start(&config, 0, &mut Nobody).unwrap()
}

fn board(songo: &Songo) -> String {
    let view = songo.view(Viewer::Public);
    let row = |row: [u8; 7]| row.map(|seeds| seeds.to_string()).join(" ");
    format!("{}/{}", row(view.north), row(view.south))
}

/// A line of the table of vectors: board before, move, board after, seeds taken. Rule 11 is off
/// because some of the boards are nearly empty.
fn vector(before: &str, played: &str, after: &str, taken: i32) {
    let played = cell(played);
    let mut songo = game(before, played.seat(), &[("few-seeds", "off")]);
    songo.apply(&played, &mut Nobody).unwrap();
    assert_eq!(board(&songo), after);
    assert_eq!(songo.scores()[played.seat().index()], taken);
}

fn refused(before: &str, played: &str) -> Reason {
    let played = cell(played);
    game(before, played.seat(), &[])
        .why_illegal(&played)
        .unwrap()
}

fn legal(songo: &Songo) -> String {
    let mut moves = Vec::new();
    songo.legal_moves(&mut moves);
    let moves: Vec<String> = moves.iter().map(Cell::to_string).collect();
    moves.join(" ")
}

#[test]
fn vector_01_first_move() {
    vector(
        "5 5 5 5 5 5 5/5 5 5 5 5 5 5",
        "S2",
        "6 6 6 5 5 5 5/6 6 0 5 5 5 5",
        0,
    );
}

#[test]
fn vector_02_fourteen_keeps_a_seed() {
    vector(
        "3 0 1 6 14 5 5/2 10 5 0 13 1 7",
        "N4",
        "4 1 2 7 0 6 6/3 11 6 1 14 2 8",
        1,
    );
}

#[test]
fn vector_03_fifteen_goes_on_in_the_enemy_camp() {
    vector(
        "3 0 1 6 15 5 5/2 10 5 0 13 1 7",
        "N4",
        "4 1 2 7 0 6 6/3 11 6 1 14 0 9",
        3,
    );
}

#[test]
fn vector_04_chain_of_two() {
    vector(
        "3 1 1 10 1 5 0/2 3 5 0 1 1 7",
        "S1",
        "0 0 1 10 1 5 0/3 0 5 0 1 1 7",
        6,
    );
}

#[test]
fn vector_05_chain_stops_at_the_first_other_cell() {
    vector(
        "3 4 1 0 2 3 1/2 3 9 0 1 1 7",
        "S2",
        "4 5 2 1 0 0 0/3 4 0 0 1 1 7",
        9,
    );
}

#[test]
fn vector_06_grenier_of_seventeen() {
    vector(
        "0 1 0 2 8 5 10/1 7 0 0 1 17 7",
        "S5",
        "0 0 0 0 9 6 11/2 8 1 1 2 0 8",
        11,
    );
}

#[test]
fn vector_07_single_seed_in_the_last_cell_is_barred() {
    let before = "3 1 1 10 1 5 1/1 3 5 0 1 1 7";
    assert_eq!(
        refused(before, "N6"),
        Reason::LastCellSingle { cell: cell("N6") }
    );
    assert_eq!(
        refused(before, "S0"),
        Reason::LastCellSingle { cell: cell("S0") }
    );
}

#[test]
fn vector_08_two_seeds_in_the_last_cell_without_a_capture_are_barred() {
    let before = "3 4 1 10 1 5 2/2 3 5 0 1 0 7";
    assert_eq!(
        refused(before, "N6"),
        Reason::LastCellTakesNothing { cell: cell("N6") }
    );
    assert_eq!(
        refused(before, "S0"),
        Reason::LastCellTakesNothing { cell: cell("S0") }
    );
}

#[test]
fn vector_09_two_seeds_in_the_last_cell_may_capture_south() {
    vector(
        "3 1 1 10 1 5 2/2 3 5 0 1 1 7",
        "S0",
        "0 0 1 10 1 5 2/0 3 5 0 1 1 7",
        6,
    );
}

#[test]
fn vector_10_two_seeds_in_the_last_cell_may_capture_north() {
    vector(
        "3 1 1 10 1 5 2/2 3 5 0 1 1 7",
        "N6",
        "3 1 1 10 1 5 0/2 3 5 0 1 0 8",
        2,
    );
}

#[test]
fn vector_11_no_capture_on_the_first_cell_north() {
    vector(
        "3 4 1 10 1 2 0/0 0 0 4 1 0 1",
        "N5",
        "3 4 1 10 1 0 1/0 0 0 4 1 0 2",
        0,
    );
}

#[test]
fn vector_12_no_capture_on_the_first_cell_south() {
    vector(
        "3 4 1 10 1 2 0/0 0 0 4 1 0 1",
        "S3",
        "4 4 1 10 1 2 0/1 1 1 0 1 0 1",
        0,
    );
}

#[test]
fn vector_13_a_capture_of_everything_is_cancelled() {
    vector(
        "3 4 1 7 1 2 4/0 0 0 2 1 2 1",
        "N3",
        "3 4 1 0 2 3 5/0 0 0 3 2 3 2",
        0,
    );
}

#[test]
fn vector_14_solidarity_plays_the_fullest() {
    let before = "0 0 0 0 0 0 0/16 0 0 23 1 10 1";
    let songo = game(before, SOUTH, &[]);
    assert_eq!(legal(&songo), "S3");
    vector(before, "S3", "0 0 0 2 2 2 2/17 1 1 0 2 11 2", 9);
    let songo = game(before, SOUTH, &[]);
    let (fullest, seeds) = (cell("S3"), 23);
    for other in ["S0", "S5"] {
        let cell = cell(other);
        let expected = Reason::MustPlayFullest {
            cell,
            fullest,
            seeds,
        };
        assert_eq!(songo.why_illegal(&cell), Some(expected));
    }
    let barren = cell("S4");
    let expected = Reason::MustFeed {
        cell: barren,
        enemy: NORTH,
    };
    assert_eq!(songo.why_illegal(&barren), Some(expected));
}

#[test]
fn vector_15_simple_threat() {
    vector(
        "0 0 2 0 6 0 0/1 4 0 3 1 5 1",
        "S1",
        "1 1 0 0 6 0 0/2 0 0 3 1 5 1",
        3,
    );
}

#[test]
fn vector_16_grenier_takes_four_cells() {
    vector(
        "0 1 2 0 1 0 0/1 1 0 0 17 5 1",
        "S4",
        "0 0 0 0 2 1 1/2 2 1 1 0 6 2",
        11,
    );
}

#[test]
fn perft_from_the_start() {
    let songo = game("5 5 5 5 5 5 5/5 5 5 5 5 5 5", SOUTH, &[]);
    let counts: Vec<u64> = (1..=5).map(|depth| songo.perft(depth)).collect();
    assert_eq!(counts, [7, 49, 309, 1964, 11929]);
}

#[test]
fn perft_agrees_with_playing_every_move() {
    fn slow(songo: &Songo, depth: u32) -> u64 {
        let mut moves = Vec::new();
        songo.legal_moves(&mut moves);
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |m: &Cell| {
            let mut next = songo.clone();
            next.apply(m, &mut Nobody).unwrap();
            next
        };
        moves.iter().map(|m| slow(&after(m), depth - 1)).sum()
    }
    for position in [
        "5 5 5 5 5 5 5/5 5 5 5 5 5 5",
        "1 0 0 0 0 0 9/0 0 0 1 0 0 1/30 29",
        "0 0 0 0 0 0 0/16 0 0 23 1 10 1",
        "1 0 0 0 0 0 1/1 0 0 0 0 0 1",
    ] {
        for options in [
            &[][..],
            &[("few-seeds", "off"), ("stuck", "give"), ("bonus", "mod7")],
        ] {
            let songo = game(position, SOUTH, options);
            assert_eq!(songo.perft(6), slow(&songo, 6), "{position} {options:?}");
        }
    }
}

#[test]
fn rule_03_grenier_skips_its_origin_and_then_goes_round_the_enemy_camp_only() {
    let mut songo = game("0 0 0 0 0 0 0/0 0 0 0 0 0 29", SOUTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("S6"), &mut events).unwrap();
    let path: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Sown { cell, lap, .. } => Some(format!("{cell}:{lap}")),
            _ => None,
        })
        .collect();
    let tour = "S5:0 S4:0 S3:0 S2:0 S1:0 S0:0 N0:0 N1:0 N2:0 N3:0 N4:0 N5:0 N6:0";
    let laps = "N0:1 N1:1 N2:1 N3:1 N4:1 N5:1 N6:1 N0:2 N1:2 N2:2 N3:2 N4:2 N5:2 N6:2 N0:3 N1:3";
    assert_eq!(path.join(" "), format!("{tour} {laps}"));
    // N0 and N1 hold four, the others three: the chain takes N1 and N0 and never wraps.
    assert_eq!(songo.scores()[0], 8);
    assert_eq!(board(&songo), "0 0 3 3 3 3 3/1 1 1 1 1 1 0");
}

#[test]
fn rule_04_option_mod7_keeps_the_seed_that_ends_a_lap_on_the_first_cell() {
    for seeds in [14, 21, 28] {
        let before = format!("0 0 0 0 0 0 1/0 0 0 0 0 0 {seeds}");
        for (bonus, keeps) in [("14", seeds == 14), ("mod7", true)] {
            let mut songo = game(&before, SOUTH, &[("bonus", bonus)]);
            let mut events = Vec::new();
            songo.apply(&cell("S6"), &mut events).unwrap();
            let kept = events
                .iter()
                .any(|event| matches!(event, Event::Kept { .. }));
            assert_eq!(kept, keeps, "{seeds} seeds, bonus {bonus}");
            assert_eq!(songo.scores()[0], i32::from(keeps));
        }
    }
}

#[test]
fn rule_07_events_say_which_capture_was_cancelled() {
    let mut songo = game("3 4 1 7 1 2 4/0 0 0 2 1 2 1", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N3"), &mut events).unwrap();
    let cells = ["S3", "S4", "S5", "S6"].map(cell).to_vec();
    assert!(events.contains(&Event::CaptureCancelled { seat: NORTH, cells }));
}

#[test]
fn rule_08_two_seeds_whose_capture_would_starve_are_barred() {
    let before = "1 1 0 0 0 0 0/2 9 0 0 0 0 0";
    let (cell, enemy) = (cell("S0"), NORTH);
    assert_eq!(refused(before, "S0"), Reason::WouldStarve { cell, enemy });
}

#[test]
fn rule_08_and_other_refusals() {
    let songo = game("5 5 5 5 5 5 5/0 5 5 5 5 5 5", SOUTH, &[]);
    let (yours, empty) = (cell("N3"), cell("S0"));
    assert_eq!(
        songo.why_illegal(&yours),
        Some(Reason::NotYourCell { cell: yours })
    );
    assert_eq!(
        songo.why_illegal(&empty),
        Some(Reason::EmptyCell { cell: empty })
    );
}

#[test]
fn rule_09_option_any_feeding_move() {
    let songo = game(
        "0 0 0 0 0 0 0/16 0 0 23 1 10 1",
        SOUTH,
        &[("solidarity", "any")],
    );
    assert_eq!(legal(&songo), "S0 S3 S5");
}

#[test]
fn rule_09_ties_for_the_fullest_are_free() {
    let songo = game("0 0 0 0 0 0 0/9 0 9 0 0 0 8", SOUTH, &[]);
    assert_eq!(legal(&songo), "S0 S2");
}

#[test]
fn rule_09_a_feeding_move_may_capture() {
    let mut songo = game("0 0 0 0 0 0 0/0 0 0 16 0 0 0", SOUTH, &[]);
    let mut told = Vec::new();
    songo.apply(&cell("S3"), &mut told).unwrap();
    assert_eq!(songo.scores()[0], 6);
}

#[test]
fn rule_09_the_enemy_is_told_to_feed() {
    // North gives its only seed away and has nothing left: South must feed.
    let mut songo = game("0 0 0 0 0 3 0/5 5 5 5 5 5 5", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N5"), &mut events).unwrap();
    assert_eq!(board(&songo), "0 0 0 0 0 0 1/5 5 5 5 5 6 6");
    let mut songo = game("0 0 0 0 0 0 3/5 5 5 5 5 5 5", NORTH, &[]);
    let mut events = Vec::new();
    songo.apply(&cell("N6"), &mut events).unwrap();
    assert!(events.contains(&Event::MustFeed { seat: SOUTH }));
}

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

#[test]
fn rule_15_first_player_is_drawn_or_fixed() {
    let first = |seed: u64, first: &str| {
        let mut config = SongoConfig::default();
        config.set("first", first).unwrap();
        Songo::start(&config, seed, &mut Nobody).unwrap().status()
    };
    let drawn: Vec<Status> = (0..20).map(|seed| first(seed, "random")).collect();
    assert!(drawn.contains(&Status::ToMove(SOUTH)) && drawn.contains(&Status::ToMove(NORTH)));
    for seed in 0..5 {
        assert_eq!(first(seed, "south"), Status::ToMove(SOUTH));
        assert_eq!(first(seed, "north"), Status::ToMove(NORTH));
    }
}

#[test]
fn positions_of_up_to_255_seeds_are_accepted() {
    let mut config = SongoConfig::default();
    config
        .set_position("200 0 0 0 0 0 0/55 0 0 0 0 0 0")
        .unwrap();
    config.set("target", "40").unwrap();
    let mut songo = Songo::start(&config, 1, &mut Nobody).unwrap();
    let mut rng = GameRng::from_seed(1);
    while let Some(m) = songo.random_move(&mut rng, &mut Vec::new()) {
        songo.apply(&m, &mut Nobody).unwrap();
    }
    for bad in [
        "200 0 0 0 0 0 0/56 0 0 0 0 0 0",
        "1 2 3/4 5",
        "",
        "x",
        "1 1 1 1 1 1 1/1 1 1 1 1 1 256",
    ] {
        assert!(config.set_position(bad).is_err(), "{bad}");
    }
}

#[test]
fn notation_counts_what_is_taken() {
    let songo = game("3 1 1 10 1 5 0/2 3 5 0 1 1 7", SOUTH, &[]);
    assert_eq!(songo.notation(&cell("S1")), "S1×6");
    assert_eq!(songo.notation(&cell("S5")), "S5");
}
