//! Puzzles: a position at its game's own table, and a task. Whoever solves it moves for the first
//! seat; only moves that are right are let in, and the other side answers with its best. What is
//! right is known to the rules' crate; here it is asked about, for any game.

mod hints;
pub mod library;
mod list;
mod over;
pub mod progress;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use veillee_rules::ai::Level;
use veillee_rules::engine::{Nobody, Ruleset, Status};
use veillee_rules::puzzles::{Puzzle, SOLVER};

use crate::action::{Action, Menu, PuzzleAction, Screen, TableAction};
use crate::audio::PlaySound;
use crate::catalogue::Catalogue;
use crate::lesson::pointer::Pointing;
use crate::locale::Words;
use crate::messages::{Refusal, Said};
use crate::motion;
use crate::plan::{Player, Purpose, StartMatch};
use crate::platform::{self, Calendar};
use crate::play::history::Hint;
use crate::play::{Match, Pending, PlayMove, PlaySystems, Progress, Taught, table_of};
use crate::storage::{self, Shelf};
use crate::table::director::Stage as Staged;
use library::{Library, Which};
use progress::{Found, Kept};

/// The puzzle on the table.
#[derive(Resource)]
pub struct Sitting {
    pub which: Which,
    pub puzzle: Puzzle,
    /// How it has gone so far.
    pub found: Found,
    /// How many moves had been made when a move was asked for last.
    asked: Option<usize>,
    /// How many hints have been given to that move.
    hints: usize,
    /// It was solved when so many moves had been made, and it has been said.
    over: Option<(usize, bool)>,
    /// Everything its line gains has been gained.
    by_its_line: bool,
    /// For how long nothing has happened.
    beat: Timer,
}

impl Sitting {
    /// A move is asked for, and whoever solves it thinks.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some() && self.over.is_none()
    }

    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// Its words for this, with what it gains.
    fn words(&self, end: &str) -> Words {
        let Puzzle {
            game, theme, gain, ..
        } = &self.puzzle;
        Words::new(format!("{game}-puzzle-{theme}-{end}")).with("gain", *gain)
    }
}

/// What the theme of a puzzle is called.
fn theme_words(puzzle: &Puzzle) -> Words {
    Words::new(format!("{}-puzzle-{}", puzzle.game, puzzle.theme))
}

/// The line of the puzzle on the table.
#[derive(Resource)]
struct Line<G: Ruleset> {
    moves: Vec<G::Move>,
    /// Which of them are the solver's, and not the only ones there are.
    found: Vec<bool>,
    /// The game is over then.
    ends_the_game: bool,
}

impl<G: Ruleset> Line<G> {
    /// From here on.
    fn of(start: &G, moves: Vec<G::Move>) -> Line<G> {
        let mut state = start.clone();
        let mut found = Vec::new();
        let mut legal = Vec::new();
        for m in &moves {
            state.legal_moves(&mut legal);
            found.push(state.status() == Status::ToMove(SOLVER) && legal.len() > 1);
            if state.apply(m, &mut Nobody).is_err() {
                break;
            }
        }
        Line {
            moves,
            found,
            ends_the_game: matches!(state.status(), Status::Over(_)),
        }
    }

    /// What comes next on the line; `None` for whoever has left it.
    fn next(&self, game: &Match<G>) -> Option<G::Move> {
        let made = game.record.moves.get(game.first_ply()..)?;
        let rest = self.moves.strip_prefix(made)?;
        rest.first().copied()
    }

    /// How many moves are left to be found on it.
    fn left(&self, game: &Match<G>) -> Option<usize> {
        self.next(game)?;
        let made = game.ply() - game.first_ply();
        let left = self.found.get(made..)?.iter().filter(|found| **found);
        Some(left.count())
    }

    fn is_played_out(&self, game: &Match<G>) -> bool {
        let made = game.ply() - game.first_ply();
        match game.state.status() {
            Status::Over(_) => true,
            Status::ToMove(_) => !self.ends_the_game && made >= self.moves.len(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .insert_resource(Calendar(platform::today))
        .add_plugins((list::plugin, over::plugin, progress::plugin))
        .add_systems(Startup, find_puzzles)
        .add_systems(
            Update,
            forget_for_another
                .run_if(on_message::<StartMatch>)
                .before(crate::play::RunTable),
        )
        .add_systems(OnEnter(Screen::Title), forget)
        .add_systems(OnEnter(Screen::Setup), forget)
        .add_systems(OnEnter(Screen::Results), forget);
}

pub(crate) fn game_plugin<G: Staged>(app: &mut App) {
    app.add_systems(
        Update,
        open::<G>
            .run_if(on_message::<Action>)
            .before(forget_for_another)
            .before(crate::play::RunTable),
    )
    .add_systems(
        table_of::<G>(),
        run::<G>.after(PlaySystems::Phase).run_if(
            resource_exists::<Sitting>
                .and_then(resource_exists::<Line<G>>)
                .and_then(in_state(Screen::Table)),
        ),
    );
}

fn find_puzzles(catalogue: Res<Catalogue>, mut library: ResMut<Library>) {
    *library = Library::of(&catalogue);
}

fn forget(sitting: Option<Res<Sitting>>, mut commands: Commands) {
    if sitting.is_some() {
        commands.remove_resource::<Sitting>();
        commands.insert_resource(Progress::default());
        commands.insert_resource(Pointing::default());
    }
}

/// A link or a press has begun something else.
fn forget_for_another(
    mut starts: MessageReader<StartMatch>,
    sitting: Option<Res<Sitting>>,
    commands: Commands,
) {
    let another = |start: &StartMatch| start.plan.purpose != Purpose::Puzzle;
    if starts.read().any(another) {
        forget(sitting, commands);
    }
}

/// Lays the table for the puzzle that was asked for.
fn open<G: Staged>(
    mut actions: MessageReader<Action>,
    library: Res<Library>,
    catalogue: Res<Catalogue>,
    sitting: Option<Res<Sitting>>,
    mut starts: MessageWriter<StartMatch>,
    mut commands: Commands,
) {
    for action in actions.read() {
        let which = match action {
            Action::Puzzle(PuzzleAction::Solve(game, nth)) => Some(Which { game, nth: *nth }),
            Action::Puzzle(PuzzleAction::Again) => sitting.as_ref().map(|sitting| sitting.which),
            _ => None,
        };
        let Some(which) = which.filter(|which| which.game == G::ID) else {
            continue;
        };
        let puzzle = library.get(which).cloned();
        let opened = puzzle.and_then(|puzzle| {
            let opened = puzzle.open::<G>();
            let opened = opened.inspect_err(|flaw| error!("{puzzle}: {flaw}"));
            Some((puzzle, opened.ok()?))
        });
        let (Some((puzzle, opened)), Some(entry)) = (opened, catalogue.get(G::ID)) else {
            continue;
        };
        let loaded = (entry.load)(&opened.record.to_json());
        let Ok(mut start) = loaded.inspect_err(|why| error!("{puzzle}: {why}")) else {
            continue;
        };
        start.plan.purpose = Purpose::Puzzle;
        let others = start.plan.seats.iter_mut().skip(SOLVER.index() + 1);
        for other in others {
            other.player = Player::Ai(Level::Expert);
        }
        commands.insert_resource(Line::of(&opened.state, opened.line));
        commands.insert_resource(Pointing::default());
        commands.insert_resource(Sitting {
            which,
            puzzle,
            found: Found::default(),
            asked: None,
            hints: 0,
            over: None,
            by_its_line: false,
            beat: Timer::new(motion::AI_BEAT, TimerMode::Once),
        });
        starts.write(start);
    }
}

/// What whoever solves it has done.
#[derive(SystemParam)]
struct Done<'w, 's> {
    actions: MessageReader<'w, 's, Action>,
    refusals: MessageReader<'w, 's, Refusal>,
}

impl Done<'_, '_> {
    fn wants_a_hint(&mut self) -> bool {
        let hint = Action::Table(TableAction::Hint);
        self.actions.read().any(|action| *action == hint)
    }

    /// How many moves were refused that the rules allow.
    fn wrong<G: Ruleset>(&mut self, game: &Match<G>) -> u32 {
        let otherwise = game.taught.as_ref().map(|taught| &taught.otherwise);
        let refusals = self.refusals.read();
        refusals
            .filter(|refusal| Some(&refusal.0) == otherwise)
            .count() as u32
    }
}

/// What comes of it.
#[derive(SystemParam)]
struct Brings<'w, G: Ruleset> {
    moves: MessageWriter<'w, PlayMove<G>>,
    said: MessageWriter<'w, Said>,
    sounds: MessageWriter<'w, PlaySound>,
    menu: ResMut<'w, NextState<Menu>>,
    progress: ResMut<'w, Progress>,
    kept: ResMut<'w, Kept>,
    shelf: Res<'w, Shelf>,
}

fn run<G: Staged>(
    mut sitting: ResMut<Sitting>,
    line: Res<Line<G>>,
    mut game: ResMut<Match<G>>,
    pending: Res<Pending<G>>,
    time: Res<Time>,
    mut done: Done,
    mut brings: Brings<G>,
    mut commands: Commands,
) {
    let wants_a_hint = done.wants_a_hint();
    let wrong = done.wrong(&game);
    if sitting.which.game != G::ID || game.plan.purpose != Purpose::Puzzle {
        return;
    }
    let Some(taught) = &game.taught else {
        return;
    };
    // Until then it is the table of the puzzle before.
    if sitting.asked.is_none() && !taught.fresh {
        return;
    }
    let (is_asked, from) = (taught.says.is_some(), taught.from);
    if wrong > 0 {
        sitting.found.wrong += wrong;
    }
    let ply = game.ply();
    if is_asked && sitting.asked != Some(ply) {
        hush(&mut sitting, &mut game, &mut brings.progress, &mut commands);
    }
    if !pending.is_idle() {
        return;
    }
    sitting.beat.tick(time.delta());
    let rested = sitting.beat.is_finished();
    if sitting.over.is_some_and(|(at, _)| ply < at) {
        // It was taken back.
        sitting.over = None;
    }
    if let Some((at, told)) = sitting.over {
        if rested && !told {
            sitting.over = Some((at, true));
            brings.sounds.write(PlaySound::named("win"));
            brings.menu.set(Menu::PuzzleOver);
        }
        return;
    }
    if ply > from && line.is_played_out(&game) {
        let on_its_line = game.record.moves.get(from..) == Some(&line.moves[..]);
        sitting.over = Some((ply, false));
        sitting.by_its_line = on_its_line;
        sitting.beat = Timer::new(motion::LESSON_LOOKS, TimerMode::Once);
        let Sitting { puzzle, found, .. } = &*sitting;
        brings.kept.keep(puzzle, *found);
        brings.shelf.save(storage::PUZZLES, &*brings.kept);
        brings.said.write(Said(sitting.won()));
        return;
    }
    let mut legal = Vec::new();
    game.state.legal_moves(&mut legal);
    let asks = game.state.status() == Status::ToMove(SOLVER);
    // To play an only choice is nothing to find.
    let forced = legal.len() == 1 && ply > from;
    if asks && !forced {
        let is_asked = game
            .taught
            .as_ref()
            .is_some_and(|taught| taught.says.is_some());
        if sitting.asked != Some(ply) || !is_asked {
            let says = ask(&mut sitting, &line, &mut game, &mut brings.progress);
            brings.said.write(Said(says));
        } else if wants_a_hint {
            let says = hints::give(&mut sitting, &mut game, &mut commands);
            brings.said.write(Said(says));
            brings.sounds.write(PlaySound::named("hint"));
            brings.progress.step = sitting.hints;
        }
        return;
    }
    if rested {
        sitting.beat.reset();
        let m = line
            .next(&game)
            .or_else(|| best(&game.state).first().copied());
        let m = m.or(legal.first().copied());
        if let Some(taught) = &mut game.taught {
            taught.asks = m.into_iter().collect();
        }
        brings
            .moves
            .write_batch(m.and_then(|m| PlayMove::next(&game, m)));
    }
}

/// Every move that is right here, as far as the rules' crate knows.
fn best<G: Staged>(state: &G) -> Vec<G::Move> {
    let puzzler = G::puzzler();
    puzzler
        .map(|puzzler| puzzler.best(state))
        .unwrap_or_default()
}

/// A move has been made, or taken back: what happens now is seen.
fn hush<G: Staged>(
    sitting: &mut Sitting,
    game: &mut Match<G>,
    progress: &mut Progress,
    commands: &mut Commands,
) {
    if let Some(taught) = &mut game.taught {
        taught.says = None;
        taught.asks.clear();
    }
    commands.remove_resource::<Hint<G>>();
    commands.insert_resource(Pointing::default());
    sitting.beat = Timer::new(motion::AI_BEAT, TimerMode::Once);
    (progress.asks, progress.step) = (false, 0);
}

/// Says the task, or how much of it is left, and lets in what is right.
fn ask<G: Staged>(
    sitting: &mut Sitting,
    line: &Line<G>,
    game: &mut Match<G>,
    progress: &mut Progress,
) -> Words {
    let (ply, from) = (game.ply(), game.first_ply());
    let left = line.left(game);
    let task = match (ply > from, left) {
        (false, _) => sitting.words("task").with("moves", left.unwrap_or(1)),
        (true, Some(moves)) => Words::new("puzzle-goes-on").with("moves", moves),
        (true, None) => Words::new("puzzle-goes-on-freely"),
    };
    let says = match G::counted(game, SOLVER) {
        Some(counted) => Words::new("puzzle-counted")
            .with("task", task)
            .with("counted", counted),
        None => task,
    };
    let otherwise = match ply > from {
        false => sitting.words("wrong"),
        true => Words::new(format!("{}-puzzle-wrong", G::ID)),
    };
    let mut asks: Vec<G::Move> = line.next(game).into_iter().collect();
    // There is one first move. On the way to the end of a game, which is solved exactly, later ones
    // need not be the only ones; elsewhere they are.
    if ply > from && line.ends_the_game {
        asks.extend(best(&game.state));
    }
    game.taught = Some(Taught {
        fresh: false,
        from,
        says: Some(says.clone()),
        asks,
        otherwise,
    });
    sitting.asked = Some(ply);
    sitting.hints = 0;
    *progress = Progress {
        step: 0,
        steps: hints::STEPS,
        asks: true,
    };
    says
}
