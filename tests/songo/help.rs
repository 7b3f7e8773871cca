//! What Songo's help shows is what its rules do.

use veillee::game::Game;
use veillee::locale::Words;
use veillee::primer::{Example, Look, Shown};
use veillee_rules::engine::{Config, Nobody, Ruleset};
use veillee_rules::games::songo::{Cell, Event, NORTH, SOUTH, Songo, SongoConfig};

use crate::helpers::told::both_locales;

/// A board of an example: its seeds, and the cells in this look.
struct Board {
    seeds: [Vec<u8>; 2],
    others: Vec<(Cell, Look)>,
}

fn boards(example: &Example) -> Vec<Board> {
    let line = example.lines[0].iter();
    let boards = line.filter_map(|shown| match shown {
        Shown::Board { rows } => Some(rows),
        _ => None,
    });
    let read = |rows: &&[&[Shown]]| {
        let mut others = Vec::new();
        let seeds = [(NORTH, rows[0]), (SOUTH, rows[1])].map(|(seat, camp)| {
            let cells = camp.iter().enumerate().map(|(at, cell)| match cell {
                Shown::Heap { count, look, .. } => {
                    if *look != Look::Plain {
                        others.push((Cell::new(seat, at as u8), *look));
                    }
                    *count
                }
                other => panic!("{other:?} is no cell"),
            });
            cells.collect::<Vec<u8>>()
        });
        Board { seeds, others }
    };
    boards.map(read).collect()
}

/// The game from this board on, South to move.
fn from(board: &Board) -> Songo {
    let camps = board.seeds.each_ref().map(|camp| {
        let camp: Vec<String> = camp.iter().map(u8::to_string).collect();
        camp.join(" ")
    });
    let mut config = SongoConfig::for_players(2).unwrap();
    config.set("first", "south").unwrap();
    config.set_position(&camps.join("/")).unwrap();
    Songo::start(&config, 1, &mut Nobody).unwrap()
}

fn seeds(songo: &Songo) -> [Vec<u8>; 2] {
    [NORTH, SOUTH].map(|seat| {
        let cells = (0..7).map(|at| Cell::new(seat, at));
        cells.map(|cell| songo.seeds(cell)).collect()
    })
}

#[test]
fn the_examples_of_its_help_are_played_so() {
    let mut played = 0;
    for example in Songo::HELP.iter().flat_map(|part| part.examples) {
        let boards = boards(example);
        let before = from(&boards[0]);
        let mut legal = Vec::new();
        before.legal_moves(&mut legal);
        let Some(after) = boards.get(1) else {
            // Of what may not be played every cell is marked, and nothing else is.
            for cell in Cell::all().filter(|cell| cell.seat() == SOUTH) {
                let barred = boards[0].others.contains(&(cell, Look::Faint));
                let may = before.seeds(cell) > 0 && !barred;
                assert_eq!(legal.contains(&cell), may, "{}: {cell}", example.says);
            }
            continue;
        };
        let [(cell, Look::Lit)] = boards[0].others[..] else {
            panic!("{} does not say what is played", example.says);
        };
        let (_, taken) = before.preview(&cell).unwrap();
        let mut songo = before.clone();
        songo.apply(&cell, &mut Nobody).unwrap();
        assert_eq!(seeds(&songo), after.seeds, "{}", example.says);
        // What is lit afterwards has been taken, and nothing else.
        let is_lit = |cell: &Cell| after.others.contains(&(*cell, Look::Lit));
        let sown = sown_only(&before, cell);
        let lit: u32 = Cell::all()
            .filter(is_lit)
            .map(|cell| u32::from(sown.seeds(cell)))
            .sum();
        let kept = u32::from(before.seeds(cell) == 14);
        assert_eq!(lit + kept, taken, "{}", example.says);
        if taken > 0 {
            for locale in both_locales() {
                let said = locale.say(&Words::new(example.says));
                assert!(said.contains(&taken.to_string()), "{said}: {taken}");
            }
        }
        played += 1;
    }
    assert_eq!(played, 5);
}

/// The board as it is when the last seed has fallen: what is then taken is put back.
fn sown_only(before: &Songo, cell: Cell) -> Songo {
    let (events, _) = before.preview(&cell).unwrap();
    let mut after = before.clone();
    after.apply(&cell, &mut Nobody).unwrap();
    let mut camps = seeds(&after);
    for event in events {
        if let Event::Taken { cell, seeds, .. } = event {
            let camp = &mut camps[usize::from(cell.seat() == SOUTH)];
            camp[usize::from(cell.column())] += seeds;
        }
    }
    from(&Board {
        seeds: camps,
        others: Vec::new(),
    })
}

#[test]
fn where_all_must_be_fed_only_one_cell_may_be_played() {
    let examples = Songo::HELP.iter().flat_map(|part| part.examples);
    let mut feeding = examples.filter(|example| example.unless == [("solidarity", "any")]);
    let before = from(&boards(feeding.next().unwrap())[0]);
    let mut legal = Vec::new();
    before.legal_moves(&mut legal);
    assert_eq!(legal, [Cell::new(SOUTH, 3)]);
}

/// Seventy seeds, of which so few are left that the game is over, and not before.
#[test]
fn the_sample_of_its_score_adds_up() {
    let sample = Songo::HELP.iter().find_map(|part| part.sample).unwrap();
    let [(_, taken), (_, camps)] = sample.lines else {
        panic!("{:?}", sample.lines);
    };
    let target = SongoConfig::for_players(2).unwrap().target() as i32;
    assert_eq!(sample.totals().iter().sum::<i32>(), 70);
    assert!(camps.iter().sum::<i32>() < 10);
    assert!(taken.iter().all(|taken| *taken < 36));
    assert!(sample.totals()[0] >= target && sample.totals()[1] < target);
}
