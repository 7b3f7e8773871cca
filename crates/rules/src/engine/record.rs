//! A record is a game: version + configuration + seed + moves. It is what is saved, replayed,
//! undone, shared and tested; loading one replays and checks every move.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::config::{Config, ConfigError, Setup};
use super::ruleset::{Nobody, Ruleset, Sink, Status};

/// The version this program writes, and the newest it reads.
pub const VERSION: u32 = 1;
/// More moves than any game can have; a longer list is refused before it is replayed.
pub const MAX_MOVES: usize = 500_000;
/// Longer texts are refused unread.
pub const MAX_TEXT: usize = 16 << 20;

/// A record that cannot be read, or not be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum RecordError {
    /// It is no record, or a damaged one.
    #[error("this is not a record: {why}")]
    Malformed {
        /// What stopped the reading, in words.
        why: String,
    },
    /// It is larger than any game.
    #[error("this record is longer than any game can be ({size}, the limit is {limit})")]
    TooLarge {
        /// Bytes of text or, where those are few enough, moves.
        size: usize,
        /// The most that is read, counted likewise.
        limit: usize,
    },
    /// It was written by a later version of this program.
    #[error("this record was written by a newer version ({version}, this one reads {newest})")]
    NewerVersion {
        /// The one the record names.
        version: u32,
        /// This program's own, [`VERSION`].
        newest: u32,
    },
    /// It is a record of another game.
    #[error("this is a record of \"{found}\", not of \"{wanted}\"")]
    OtherGame {
        /// The game that the record names.
        found: String,
        /// The game it was to be read as.
        wanted: &'static str,
    },
    /// It is set up in a way that cannot be played.
    #[error("this record cannot be set up: {0}")]
    Config(ConfigError),
    /// A move that the rules refuse.
    #[error("move {number} cannot be played: {reason}")]
    IllegalMove {
        /// Which move of the record, counted from 1.
        number: usize,
        /// The game's own reason, written as JSON.
        reason: String,
    },
    /// A move after the game was over.
    #[error("move {number} comes after the end of the game")]
    AfterTheEnd {
        /// The first move too many, counted from 1.
        number: usize,
    },
    /// A draw was agreed in a game that knows none.
    #[error("the players cannot agree to a draw in this game")]
    NoDraw,
}

fn malformed(why: impl ToString) -> RecordError {
    RecordError::Malformed {
        why: why.to_string(),
    }
}

/// Everything needed to play a game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Ruleset> {
    /// How it was set up.
    pub config: G::Config,
    /// What the chance was drawn from.
    pub seed: u64,
    /// Every move, in the order played.
    pub moves: Vec<G::Move>,
    /// The players then agreed to a draw.
    pub agreed_draw: bool,
}

/// A record as JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page<M> {
    veillee: u32,
    game: String,
    setup: Setup,
    seed: u64,
    moves: Vec<M>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed_draw: bool,
}

/// Only what tells which reader to use; nothing else of the page need make sense yet.
#[derive(Deserialize)]
struct Heading {
    veillee: u32,
    game: String,
}

impl<G: Ruleset> Record<G> {
    /// A game in which nobody has moved yet.
    pub fn new(config: G::Config, seed: u64) -> Self {
        Record {
            config,
            seed,
            moves: Vec::new(),
            agreed_draw: false,
        }
    }

    /// Plays the record from the start and calls `each` with the state before every move.
    pub fn replay_with(
        &self,
        sink: &mut impl Sink<G::Event>,
        mut each: impl FnMut(usize, &G, &G::Move),
    ) -> Result<G, RecordError> {
        if self.moves.len() > MAX_MOVES {
            return Err(RecordError::TooLarge {
                size: self.moves.len(),
                limit: MAX_MOVES,
            });
        }
        let mut state = G::start(&self.config, self.seed, sink).map_err(RecordError::Config)?;
        for (index, m) in self.moves.iter().enumerate() {
            let number = index + 1;
            if !matches!(state.status(), Status::ToMove(_)) {
                return Err(RecordError::AfterTheEnd { number });
            }
            let illegal = |reason: &G::Reason| RecordError::IllegalMove {
                number,
                reason: serde_json::to_string(reason).unwrap_or_else(|_| format!("{reason:?}")),
            };
            if let Some(reason) = state.why_illegal(m) {
                return Err(illegal(&reason));
            }
            each(index, &state, m);
            state.apply(m, sink).map_err(|reason| illegal(&reason))?;
        }
        if self.agreed_draw && !state.agree_draw(sink) {
            return Err(RecordError::NoDraw);
        }
        Ok(state)
    }

    /// Plays the record and returns where it ends.
    pub fn replay(&self) -> Result<G, RecordError> {
        self.replay_with(&mut Nobody, |_, _, _| ())
    }

    /// For a file: readable, and with every option spelled out.
    pub fn to_json(&self) -> String {
        let page = Page {
            veillee: VERSION,
            game: G::ID.to_string(),
            setup: self.config.to_setup(),
            seed: self.seed,
            moves: self.moves.clone(),
            agreed_draw: self.agreed_draw,
        };
        // A page is strings, numbers and lists: there is nothing in it JSON cannot say.
        serde_json::to_string(&page).unwrap_or_default()
    }

    /// Reads a record and replays it.
    pub fn from_json(text: &str) -> Result<(Self, G), RecordError> {
        check_heading(&heading_of_json(text)?, G::ID)?;
        let page: Page<G::Move> = serde_json::from_str(text).map_err(malformed)?;
        Self::checked(Record {
            config: G::Config::from_setup(&page.setup).map_err(RecordError::Config)?,
            seed: page.seed,
            moves: page.moves,
            agreed_draw: page.agreed_draw,
        })
    }

    fn checked(record: Self) -> Result<(Self, G), RecordError> {
        let state = record.replay()?;
        Ok((record, state))
    }

    /// The record as a short string that can stand in a URL: `1.songo.` and the rest in base64.
    pub fn to_link(&self) -> String {
        let mut code = CodeWriter::default();
        code.put(u64::from(self.config.players()));
        // Options by number, those that differ from the default only.
        let changed: Vec<(usize, usize)> = self
            .config
            .options()
            .iter()
            .enumerate()
            .filter(|(_, option)| option.chosen != option.default)
            .filter_map(|(at, option)| {
                let choice = option.choices.iter().position(|c| *c == option.chosen)?;
                Some((at, choice))
            })
            .collect();
        code.put(changed.len() as u64);
        for (at, choice) in changed {
            code.put(at as u64);
            code.put(choice as u64);
        }
        let position = self.config.position().unwrap_or_default();
        code.put(position.len() as u64);
        position.bytes().for_each(|byte| code.put(u64::from(byte)));
        code.put(self.seed);
        code.put(u64::from(self.agreed_draw));
        code.put(self.moves.len() as u64);
        self.moves.iter().for_each(|m| m.encode(&mut code));
        let body = code.finish();
        format!("{VERSION}.{}.{}", G::ID, BASE64.encode(body))
    }

    /// Reads a link and replays it.
    pub fn from_link(link: &str) -> Result<(Self, G), RecordError> {
        let (heading, body) = heading_of_link(link)?;
        check_heading(&heading, G::ID)?;
        let bytes = BASE64.decode(body).map_err(malformed)?;
        let bytes = checked_sum(&bytes)?;
        let mut code = CodeReader::new(bytes);
        let short = || malformed("it breaks off");

        let players = code.get().ok_or_else(short)?;
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let mut config = G::Config::for_players(players).map_err(RecordError::Config)?;
        let options = config.options();
        for _ in 0..code.get_size(options.len()).ok_or_else(short)? {
            let option = code
                .get_size(options.len())
                .and_then(|at| options.get(at))
                .ok_or_else(|| malformed("an unknown option"))?;
            let choice = code
                .get_size(option.choices.len())
                .and_then(|at| option.choices.get(at))
                .ok_or_else(|| malformed("an unknown choice"))?;
            config
                .set(option.key, choice)
                .map_err(RecordError::Config)?;
        }
        let length = code.get_size(MAX_POSITION).ok_or_else(short)?;
        if length > 0 {
            let bytes: Option<Vec<u8>> = (0..length)
                .map(|_| code.get().and_then(|byte| u8::try_from(byte).ok()))
                .collect();
            let text = String::from_utf8(bytes.ok_or_else(short)?).map_err(malformed)?;
            config.set_position(&text).map_err(RecordError::Config)?;
        }
        let seed = code.get().ok_or_else(short)?;
        let agreed_draw = code.get().ok_or_else(short)? != 0;
        let count = code.get().ok_or_else(short)?;
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > MAX_MOVES {
            return Err(RecordError::TooLarge {
                size: count,
                limit: MAX_MOVES,
            });
        }
        let mut moves = Vec::new();
        for number in 1..=count {
            let m = G::Move::decode(&mut code)
                .ok_or_else(|| malformed(format!("move {number} of {count} cannot be read")))?;
            moves.push(m);
        }
        if !code.at_end() {
            return Err(malformed("there is something after its last move"));
        }
        Self::checked(Record {
            config,
            seed,
            moves,
            agreed_draw,
        })
    }

    /// Reads either form.
    pub fn read(text: &str) -> Result<(Self, G), RecordError> {
        let text = text.trim();
        if looks_like_json(text) {
            Self::from_json(text)
        } else {
            Self::from_link(text)
        }
    }
}

/// The longest starting position anybody can have meant.
const MAX_POSITION: usize = 200;

fn looks_like_json(text: &str) -> bool {
    text.starts_with('{')
}

/// Which game a record, in either form, is of.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let text = text.trim();
    let heading = if looks_like_json(text) {
        heading_of_json(text)?
    } else {
        heading_of_link(text)?.0
    };
    check_version(&heading)?;
    Ok(heading.game)
}

fn check_size(text: &str) -> Result<(), RecordError> {
    if text.len() > MAX_TEXT {
        return Err(RecordError::TooLarge {
            size: text.len(),
            limit: MAX_TEXT,
        });
    }
    Ok(())
}

fn check_version(heading: &Heading) -> Result<(), RecordError> {
    match heading.veillee {
        0 => Err(malformed("there never was a version 0")),
        version if version > VERSION => Err(RecordError::NewerVersion {
            version,
            newest: VERSION,
        }),
        _ => Ok(()),
    }
}

fn check_heading(heading: &Heading, wanted: &'static str) -> Result<(), RecordError> {
    check_version(heading)?;
    if heading.game != wanted {
        return Err(RecordError::OtherGame {
            found: heading.game.clone(),
            wanted,
        });
    }
    Ok(())
}

fn heading_of_json(text: &str) -> Result<Heading, RecordError> {
    check_size(text)?;
    serde_json::from_str(text).map_err(malformed)
}

fn heading_of_link(link: &str) -> Result<(Heading, &str), RecordError> {
    check_size(link)?;
    let mut parts = link.splitn(3, '.');
    let (Some(version), Some(game), Some(body)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(malformed("it has not the form version.game.moves"));
    };
    let heading = Heading {
        veillee: version
            .parse()
            .map_err(|_| malformed("its version is not a number"))?,
        game: game.to_string(),
    };
    Ok((heading, body))
}

/// A move as small numbers, for links.
pub trait MoveCode: Sized {
    /// Writes the move as a few small numbers.
    fn encode(&self, code: &mut CodeWriter);
    /// Reads what [`encode`](Self::encode) wrote; `None` if it is no move.
    fn decode(code: &mut CodeReader) -> Option<Self>;
}

/// Writes numbers four bits at a time, three of them data: a Songo move is half a byte.
#[derive(Default)]
pub struct CodeWriter {
    nibbles: Vec<u8>,
}

impl CodeWriter {
    /// Appends a number; small ones take less room.
    pub fn put(&mut self, mut number: u64) {
        loop {
            let low = (number & 7) as u8;
            number >>= 3;
            if number == 0 {
                self.nibbles.push(low);
                return;
            }
            self.nibbles.push(low | 8);
        }
    }

    /// The bytes, closed by a check sum.
    fn finish(mut self) -> Vec<u8> {
        // An odd nibble is filled up with the start of a number that never ends, so that it
        // cannot be mistaken for one more.
        if self.nibbles.len() % 2 == 1 {
            self.nibbles.push(8);
        }
        let mut bytes: Vec<u8> = self
            .nibbles
            .chunks(2)
            .map(|pair| pair[0] | pair[1] << 4)
            .collect();
        let sum = check_sum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// Reads what [`CodeWriter`] wrote, and never trusts it.
pub struct CodeReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> CodeReader<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        CodeReader { bytes, at: 0 }
    }

    fn nibble(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at / 2)?;
        let nibble = byte >> (4 * (self.at % 2)) & 15;
        self.at += 1;
        Some(nibble)
    }

    /// The next number; `None` at the end.
    pub fn get(&mut self) -> Option<u64> {
        let mut number = 0u64;
        for place in 0..22 {
            let nibble = self.nibble()?;
            let data = u64::from(nibble & 7);
            let shifted = data << (3 * place);
            if shifted >> (3 * place) != data {
                return None;
            }
            number |= shifted;
            if nibble & 8 == 0 {
                return Some(number);
            }
        }
        None
    }

    /// A number of at most `limit`.
    pub fn get_size(&mut self, limit: usize) -> Option<usize> {
        let size = usize::try_from(self.get()?).ok()?;
        (size <= limit).then_some(size)
    }

    /// The next number, if it fits a byte.
    pub fn get_u8(&mut self) -> Option<u8> {
        u8::try_from(self.get()?).ok()
    }

    fn at_end(&mut self) -> bool {
        match self.bytes.len() * 2 - self.at {
            0 => true,
            1 => self.nibble() == Some(8),
            _ => false,
        }
    }
}

/// A link is copied by hand and cut by chat programs: FNV-1a, folded to 16 bits, notices.
fn check_sum(bytes: &[u8]) -> u16 {
    let sum = bytes.iter().fold(0x811c_9dc5u32, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    });
    (sum >> 16) as u16 ^ sum as u16
}

fn checked_sum(bytes: &[u8]) -> Result<&[u8], RecordError> {
    let (body, sum) = bytes
        .split_last_chunk::<2>()
        .ok_or_else(|| malformed("it breaks off"))?;
    if check_sum(body) != u16::from_le_bytes(*sum) {
        return Err(malformed("it was cut or mistyped"));
    }
    Ok(body)
}
