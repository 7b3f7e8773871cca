//! `arena record`: a game on file, in words.

use std::io::Read;

use veillee_rules::engine::record::{MAX_TEXT, game_of};
use veillee_rules::engine::{Config, Nobody, Record, Ruleset, Status};
use veillee_rules::games::{self, GameVisitor};

use crate::Done;

pub fn print(file: &str) -> Done {
    let text = read(file).map_err(|error| format!("{file}: {error}"))?;
    let game = game_of(&text).map_err(|error| format!("{file}: {error}"))?;
    games::visit(&game, Print { text: &text })
        .unwrap_or_else(|| Err(format!("there is no game \"{game}\"")))
        .map_err(|error| format!("{file}: {error}"))
}

/// One byte more than the limit is enough to see that a text is too long.
fn read(file: &str) -> std::io::Result<String> {
    let mut text = String::new();
    let limit = MAX_TEXT as u64 + 1;
    if file == "-" {
        std::io::stdin().take(limit).read_to_string(&mut text)?;
    } else {
        std::fs::File::open(file)?
            .take(limit)
            .read_to_string(&mut text)?;
    }
    Ok(text)
}

struct Print<'a> {
    text: &'a str,
}

impl GameVisitor for Print<'_> {
    type Output = Done;

    fn visit<G: Ruleset>(self) -> Done {
        let (record, end) = Record::<G>::read(self.text).map_err(|error| error.to_string())?;
        let options: Vec<String> = record
            .config
            .options()
            .iter()
            .map(|option| format!("{}={}", option.key, option.chosen))
            .collect();
        println!(
            "{}, {} players, seed {}, {}",
            G::ID,
            record.config.players(),
            record.seed,
            options.join(" ")
        );
        if let Some(position) = record.config.position() {
            println!("from {position}");
        }
        let each = |index: usize, state: &G, m: &G::Move| {
            if let Status::ToMove(seat) = state.status() {
                println!("{:4}. seat {}  {}", index + 1, seat.0, state.notation(m));
            }
        };
        record
            .replay_with(&mut Nobody, each)
            .map_err(|error| error.to_string())?;
        if record.agreed_draw {
            println!("draw agreed");
        }
        let scores: Vec<String> = end.scores().iter().map(i32::to_string).collect();
        match end.status() {
            Status::ToMove(seat) => {
                println!("seat {} to move; scores {}", seat.0, scores.join(" "));
            }
            Status::Over(outcome) => {
                let winners: Vec<String> = outcome
                    .winners
                    .iter()
                    .map(|seat| seat.0.to_string())
                    .collect();
                let word = if winners.len() == 1 {
                    "winner"
                } else {
                    "winners"
                };
                println!(
                    "over; scores {}; {word} {}",
                    scores.join(" "),
                    winners.join(" ")
                );
            }
        }
        Ok(())
    }
}
