//! Everything a person can ask for, and the places the program can be in: plain data that every
//! room knows, so that no room has to know another for it.

use arrayvec::ArrayString;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use veillee_rules::engine::Seat;

use crate::locale::Language;
use crate::motion::Speed;
use crate::plan::Player;
use crate::settings::Switch;

/// The screens, one at a time.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    #[default]
    Loading,
    Title,
    Setup,
    Table,
    Results,
}

/// What is open over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    #[default]
    None,
    Pause,
    Settings,
    Help,
    Log,
    Name,
    Score,
    Seats,
    /// The house rules of a game being set up.
    HouseRules,
    /// A word to look for in the help.
    Find,
    /// Something of the game's own.
    Game,
    /// A game that is over, and what decided it.
    Review,
    /// Before somebody's first game: to learn it, or to play at once.
    Offer,
    /// A lesson has come to its end.
    LessonOver,
    /// Every puzzle there is.
    Puzzles,
    /// One of them has been solved.
    PuzzleOver,
}

/// Something a person asked for, by pointer, key or switch. Every button sends one.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Action {
    /// To the screen of this name.
    Go(Screen),
    /// Set up this game.
    SetUp(&'static str),
    /// Two taps to a game: with the settings last used.
    QuickPlay(&'static str),
    /// The lesson of a game.
    Learn(&'static str),
    Help(HelpAction),
    Lesson(LessonAction),
    /// No more help with the game on the table.
    NoHelp,
    Puzzle(PuzzleAction),
    /// The game that the offer to learn it first was made for.
    PlayOffered,
    Open(Menu),
    CloseMenu,
    /// A round of the score sheet, to be told what its points are made of.
    OpenRound(usize),
    Resume,
    Table(TableAction),
    Review(ReviewAction),
    /// A piece or a place of the table, as its game names it.
    Piece(PieceKey),
    /// On through a hand too large for the screen, or back.
    TurnHand(Turn),
    Setup(SetupAction),
    Settings(SettingsAction),
    /// Of the world outside the game.
    Outside(OutsideAction),
    /// For what is held rather than pressed.
    Nothing,
    Quit,
}

/// Which way a hand is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    Back,
    On,
}

impl Turn {
    /// As the mirror calls what is pressed for it.
    pub fn name(self) -> &'static str {
        match self {
            Turn::Back => "hand-back",
            Turn::On => "hand-on",
        }
    }
}

/// What a person can ask of the table besides a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAction {
    Undo,
    Redo,
    Hint,
    StepBack,
    StepForward,
    ToStart,
    ToNow,
    /// Look at the game as it was after so many moves.
    LookAt(usize),
    /// Another match begins at the moment of a finished game that is looked at.
    PlayFromHere,
    AgreeDraw,
    TurnBoard,
    Rematch,
    Leave,
    /// The game so far, as a link to give away.
    CopyLink,
    /// This seat is played by somebody else from now on.
    Seat(Seat, Player),
}

/// What can be asked of the review of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewAction {
    /// To be shown; it begins, if it has not.
    Open,
    /// No more moves are judged.
    Stop,
    /// Judging goes on.
    GoOn,
}

/// What can be asked of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HelpAction {
    /// Show this game's.
    Of(&'static str),
    /// This game's from this part on, counted from 0.
    At(&'static str, usize),
    /// One more letter of the word that is looked for.
    Letter(char),
    Backspace,
    /// No word is looked for any more.
    Clear,
}

/// What can be asked of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonAction {
    /// It has been read; or where a move is asked for, it is to be shown.
    On,
}

/// What can be asked about puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAction {
    /// The list is about this game.
    Show(&'static str),
    /// This one of this game, by its number among them, from 0.
    Solve(&'static str, usize),
    /// The one on the table, from its beginning.
    Again,
    /// Back to the list.
    List,
}

/// What can be changed while a match is set up.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupAction {
    Players(u8),
    Seat(Seat, Player),
    EditName(Seat),
    Letter(char),
    Backspace,
    Option {
        key: &'static str,
        value: &'static str,
    },
    /// No house rule other than usual.
    UsualRules,
    NewSeed,
    Start,
}

/// A setting and its new value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsAction {
    Language(Language),
    Speed(Speed),
    Music(u8),
    Effects(u8),
    Mute(bool),
    Vibration(bool),
    ReducedMotion(bool),
    Explain(bool),
    FirstMoves(bool),
    FromAfar(bool),
    Switch(Switch, bool),
}

/// What a person can ask of the world outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutsideAction {
    FullScreen,
    Export,
    Import,
}

/// Something at a game's table that can be pressed: an enum of the game's own.
pub trait Piece: Copy + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The key that stands for it where the game is not known.
    fn key(self) -> PieceKey {
        PieceKey::of(&self)
    }

    /// What pressing it sends.
    fn action(self) -> Action {
        Action::Piece(self.key())
    }
}

/// A game's [`Piece`] as text: the one form in which buttons, the mirror and tests pass it on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct PieceKey(ArrayString<48>);

impl PieceKey {
    /// Of a piece, or of one as it is written down.
    pub fn of(piece: &impl Serialize) -> PieceKey {
        let text = serde_json::to_string(piece).unwrap_or_default();
        let key = ArrayString::from(&text);
        debug_assert!(key.is_ok(), "{text} is too long for a key");
        PieceKey(key.unwrap_or_default())
    }

    /// The piece, if it is one of this game's.
    pub fn read<P: Piece>(self) -> Option<P> {
        serde_json::from_str(&self.0).ok()
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Something that was pressed, as the game on the table knows it.
pub fn pressed<P: Piece>(action: &Action) -> Option<P> {
    match action {
        Action::Piece(key) => key.read(),
        _ => None,
    }
}
