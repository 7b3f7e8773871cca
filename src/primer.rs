//! What a game's help shows besides its texts: its own pieces, its rules at work, the score of a
//! round. Plain data beside each game, so that its tests can play what is shown.

/// What belongs to a part of a game's help.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Beside its heading: sprites of the game's first atlas, or icons.
    pub pictures: &'static [&'static str],
    /// One for each rule that surprises.
    pub examples: &'static [Example],
    pub sample: Option<Sample>,
}

impl Part {
    pub const NOTHING: Part = Part {
        pictures: &[],
        examples: &[],
        sample: None,
    };
}

/// A rule at work.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The key of what happens in it.
    pub says: &'static str,
    /// What is seen of it, line by line.
    pub lines: &'static [&'static [Shown]],
    /// House rules, each with a value by which this would be otherwise.
    pub unless: &'static [(&'static str, &'static str)],
}

/// Something in a line of an example.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shown {
    /// A sprite of the game's first atlas.
    Piece(&'static str, Look),
    /// A hollow with so many of these in it, and their number.
    Heap {
        of: &'static [&'static str],
        count: u8,
        look: Look,
    },
    /// Lines of heaps that lie together.
    Board {
        rows: &'static [&'static [Shown]],
    },
    /// A number or a sign, the same in every language.
    Sign(&'static str),
    /// The key of a word or two.
    Word(&'static str),
    /// From before to after.
    Then,
    /// It may be played; it may not.
    Yes,
    No,
}

/// How something in an example looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Plain,
    /// It is what this is about: it takes, it is taken, it is played.
    Lit,
    /// It cannot be played, or is gone.
    Faint,
}

/// A round as the score sheet counts it, for the first players of any table.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The key of what it is about.
    pub says: &'static str,
    /// What each player counts, where that can be shown.
    pub shows: &'static [&'static [Shown]],
    /// The key of each line, and everybody's points of it.
    pub lines: &'static [(&'static str, &'static [i32])],
    /// Points are what one does not want.
    pub fewest_win: bool,
    /// House rules, each with a value by which this would be otherwise.
    pub unless: &'static [(&'static str, &'static str)],
}

impl Sample {
    /// Everybody's points of all lines together.
    pub fn totals(&self) -> Vec<i32> {
        let players = self.lines.iter().map(|(_, points)| points.len()).max();
        let of = |player: usize| {
            let points = self
                .lines
                .iter()
                .filter_map(|(_, points)| points.get(player));
            points.sum()
        };
        (0..players.unwrap_or_default()).map(of).collect()
    }
}

/// Cards and other sprites as they are.
pub const fn piece(sprite: &'static str) -> Shown {
    Shown::Piece(sprite, Look::Plain)
}

/// What it is about.
pub const fn lit(sprite: &'static str) -> Shown {
    Shown::Piece(sprite, Look::Lit)
}

/// What cannot be played, or is gone.
pub const fn faint(sprite: &'static str) -> Shown {
    Shown::Piece(sprite, Look::Faint)
}
