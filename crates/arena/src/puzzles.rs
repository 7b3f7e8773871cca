//! `arena puzzles`: looks for more puzzles, and checks those that ship.

use std::io::Write;
use std::time::Instant;

use veillee_rules::ai::{Level, Thinker};
use veillee_rules::games::GameVisitor;
use veillee_rules::puzzles::{Care, Mine, Wanted, puzzles, themes, verify};

use crate::Done;

/// Games between two reports of how far it is.
const REPORT: u64 = 100;

pub struct Puzzles {
    pub wanted: Wanted,
}

impl GameVisitor for Puzzles {
    type Output = Done;

    fn visit<G: Thinker>(self) -> Done {
        let Wanted { theme, count, .. } = &self.wanted;
        let (count, known) = (*count, themes(G::ID));
        if let Some(theme) = theme
            && !known.contains(&theme.as_str())
            && !known.is_empty()
        {
            let known = known.join(", ");
            return Err(format!("there is no theme \"{theme}\": {known}"));
        }
        let mut mine = Mine::<G>::new(self.wanted).ok_or_else(|| no_puzzles(G::ID))?;
        let began = Instant::now();
        while !mine.is_done() {
            let found = mine
                .dig()
                .map(|puzzle| writeln!(std::io::stdout(), "{puzzle}"));
            // Whoever read us has seen enough (`| head`).
            if matches!(found, Some(Err(_))) {
                return Ok(());
            }
            if found.is_some() || mine.games() % REPORT == 0 {
                eprintln!(
                    "{} of {count} in {} games, {:.0} s",
                    mine.found().len(),
                    mine.games(),
                    began.elapsed().as_secs_f64()
                );
            }
        }
        Ok(())
    }
}

fn no_puzzles(game: &str) -> String {
    format!("{game} has no puzzles")
}

/// Every puzzle that ships, looked at with full care: how many there are, and what is wrong.
pub fn check(game: &str) -> Done {
    let shipped = puzzles(game);
    if shipped.is_empty() {
        return Err(no_puzzles(game));
    }
    let flawed = shipped.iter().filter(|puzzle| {
        let flaw = verify(puzzle, Care::Full).err();
        if let Some(flaw) = &flaw {
            eprintln!("{puzzle}: {flaw}");
        }
        flaw.is_some()
    });
    match flawed.count() {
        0 => (),
        flawed => return Err(format!("{flawed} of {} are not as they say", shipped.len())),
    }
    println!("{game}: {} puzzles, each as it says", shipped.len());
    for theme in themes(game) {
        let of_theme = || shipped.iter().filter(|puzzle| puzzle.theme == *theme);
        let by_grade = Level::ALL.map(|level| {
            let count = of_theme().filter(|puzzle| puzzle.grade == level).count();
            format!("{} {count:2}", level.name())
        });
        println!(
            "{theme:15}{:3}: {}",
            of_theme().count(),
            by_grade.join(", ")
        );
    }
    Ok(())
}
