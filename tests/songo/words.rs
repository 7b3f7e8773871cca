//! Songo in words.

use veillee::games::catalogue;
use veillee::locale::Words;
use veillee::play::Narrator as _;
use veillee::wish::from_link;
use veillee_rules::engine::{GameRng, Ruleset, Status};
use veillee_rules::games::songo::{Cell, Reason, Songo};

use crate::helpers::keys::{Telling, every_key_is_used_and_every_used_key_exists};
use crate::helpers::table::*;
use crate::helpers::told::{are, both_locales};

#[test]
fn every_key_is_used() {
    every_key_is_used_and_every_used_key_exists::<Songo>(&Telling {
        events: "caption",
        silent: &["lifted", "sown", "ended"],
        // Of the seeds that are lifted, only a granary is worth a word.
        others: &["grenier"],
        sides: true,
    });
}

#[test]
fn texts_are_put_together_in_both_languages() {
    let taken = |count: i64| {
        let words = Words::new("songo-caption-taken").with("sum", count);
        words.with("seat", "Awa".to_string())
    };
    are(taken(1), "Awa prend 1 graine", "Awa takes 1 seed");
    are(taken(9), "Awa prend 9 graines", "Awa takes 9 seeds");
    let nested = Words::new("title-resume-what")
        .with("game", Words::new("songo-name"))
        .with("move", 14usize);
    let [french, _] = both_locales();
    assert_eq!(french.say(&nested), "Songo, coup 14");
}

#[test]
fn a_seat_too_many_is_refused_in_one_sentence() {
    let why = from_link("game=songo&seats=human,ai,ai", &catalogue());
    are(
        Words::new("error-link").with("why", why.err().unwrap()),
        "Ce lien ne s’ouvre pas\u{202f}: Songo se joue à 2, pas à 3.",
        "This link cannot be opened: Songo is for 2 players, not 3.",
    );
}

/// What is written on no board is not said: the cells are counted instead.
#[test]
fn the_cells_of_a_camp_are_counted_from_left_to_right() {
    for (locale, word) in both_locales().iter().zip(["case", "cell"]) {
        for cell in Cell::all() {
            let name = cell.to_string();
            let counted = format!("{word} {}", cell.column() + 1);
            let words = Words::new("songo-cell").with("cell", name.clone());
            assert_eq!(locale.say(&words), counted);
            let why = Words::new("songo-why-keeps-grenier").with("cell", name.clone());
            let said = locale.say(&why);
            assert!(said.contains(&counted) && !said.contains(&name), "{said}");
        }
    }
}

/// A cell with a lock on it is spoken of before anybody has pressed it.
#[test]
fn why_a_cell_is_locked_is_said_in_the_prompt() {
    let mut locked = 0;
    for seed in 1..60 {
        let mut app = quick_app(WINDOW);
        begin::<Songo>(&mut app, 2, 2, seed);
        let mut rng = GameRng::from_seed(seed);
        for _ in 0..40 {
            if !settle::<Songo>(&mut app) {
                break;
            }
            let game = table::<Songo>(&app);
            let Status::ToMove(seat) = game.state.status() else {
                break;
            };
            let own = |cell: &Cell| cell.seat() == seat && game.state.seeds(*cell) > 0;
            let barred = Cell::all().filter(own).find_map(|cell| {
                let why = game.state.why_illegal(&cell)?;
                Some((cell, matches!(why, Reason::LastCellTakesNothing { .. })))
            });
            if let Some((cell, true)) = barred {
                locked += 1;
                let [french, english] = both_locales();
                let prompt = Songo::prompt(game, seat);
                let number = cell.column() + 1;
                let (said, told) = (french.say(&prompt), english.say(&prompt));
                // What belongs together is not parted at the end of a line.
                let [said, told] =
                    [said, told].map(|words| words.replace(['\u{a0}', '\u{202f}'], " "));
                assert!(
                    said.contains(&format!("Case {number} bloquée : rien à prendre")),
                    "{said}"
                );
                assert!(
                    told.contains(&format!("Cell {number} locked: nothing to take")),
                    "{told}"
                );
            }
            play_random::<Songo>(&mut app, &mut rng);
        }
        if locked > 2 {
            return;
        }
    }
    panic!("{locked} cells were locked");
}
