//! Lessons: a game is taught on its own table. A sentence, what it is about, and a move that
//! whoever learns makes; the others play what is written down. What is said and played is data
//! ([`script`]); here it is carried out, for any game.

mod over;
pub(crate) mod pointer;
pub mod script;

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use crate::action::{Action, LessonAction, Menu, Piece, Screen};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::Words;
use crate::messages::{Refusal, Said};
use crate::motion;
use crate::plan::{Purpose, StartMatch};
use crate::play::history::Hint;
use crate::play::{Match, Pending, PlayMove, PlaySystems, Progress, Taught, table_of};
use crate::table::director::Stage as Staged;
use pointer::Pointing;
use script::{Lesson, Step};

/// Whoever learns sits here.
const LEARNER: Seat = Seat(0);

/// The lesson under way.
#[derive(Resource)]
pub struct Course {
    game: &'static str,
    lesson: Lesson,
    /// Shown to a room: it goes on by itself.
    shown: bool,
    chapter: usize,
    step: usize,
    stage: Stage,
    /// For how long nobody has had to do anything but read or watch.
    beat: Timer,
}

/// Where in a step it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The table is being laid for a chapter.
    Opening,
    /// The sentence stands; a move is asked for at this ply, or there is only something to read.
    Saying {
        ply: usize,
        asks: bool,
    },
    /// So many of the moves that follow it have been sent; the table shows the last of them.
    Playing {
        sent: usize,
        ply: usize,
    },
    Over,
}

impl Course {
    fn new(entry: &Entry, shown: bool) -> Option<Course> {
        let lesson = Lesson::read(entry.lesson?);
        let lesson = lesson.inspect_err(|why| error!("the lesson of {}: {why}", entry.id));
        Some(Course {
            game: entry.id,
            lesson: lesson.ok().filter(|lesson| !lesson.is_empty())?,
            shown,
            chapter: 0,
            step: 0,
            stage: Stage::Opening,
            beat: Timer::default(),
        })
    }

    /// The step it is at.
    pub fn now(&self) -> Option<&Step> {
        self.lesson.chapters.get(self.chapter)?.steps.get(self.step)
    }

    /// Somebody is to read, or to move.
    pub fn is_saying(&self) -> bool {
        matches!(self.stage, Stage::Saying { .. })
    }

    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    fn words(&self, end: &str) -> Words {
        Words::new(format!("{}-lesson-{end}", self.game))
    }

    fn progress(&self) -> Progress {
        let before = self.lesson.chapters.iter().take(self.chapter);
        let before: usize = before.map(|chapter| chapter.steps.len()).sum();
        Progress {
            step: before + self.step + 1,
            steps: self.lesson.len(),
            asks: matches!(self.stage, Stage::Saying { asks: true, .. }),
        }
    }

    /// What was said has been read, or done: now the table plays what follows.
    fn go_on<G: Staged>(
        &mut self,
        game: &mut Match<G>,
        progress: &mut Progress,
        commands: &mut Commands,
    ) {
        let ply = game.ply();
        if let Some(taught) = &mut game.taught {
            taught.says = None;
        }
        commands.remove_resource::<Hint<G>>();
        commands.insert_resource(Pointing::default());
        self.stage = Stage::Playing { sent: 0, ply };
        self.beat = self.pause(0);
        *progress = self.progress();
    }

    /// Before what follows the moves sent so far: another, the next sentence, or another table.
    fn pause(&self, sent: usize) -> Timer {
        let chapter = self.lesson.chapters.get(self.chapter);
        let is_last = chapter.is_some_and(|chapter| self.step + 1 == chapter.steps.len());
        let moved = |step: &Step| sent == step.then.len() && (sent > 0 || step.play.is_some());
        let duration = match self.now().is_some_and(moved) && is_last {
            true => motion::LESSON_LOOKS,
            false => motion::AI_BEAT,
        };
        Timer::new(duration, TimerMode::Once)
    }

    /// The table for the chapter it is at.
    fn table(&self, entry: &Entry) -> Option<StartMatch> {
        let chapter = self.lesson.chapters.get(self.chapter)?;
        let loaded = (entry.load)(&chapter.record());
        let mut start = loaded
            .inspect_err(|why| error!("the lesson of {}: {why}", entry.id))
            .ok()?;
        start.plan.purpose = Purpose::Lesson { shown: self.shown };
        Some(start)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((over::plugin, pointer::plugin))
        .add_systems(
            Update,
            (
                begin,
                turn_the_page.run_if(resource_exists::<Course>),
                forget_for_another.run_if(on_message::<StartMatch>),
            )
                .chain()
                .before(crate::play::RunTable),
        )
        .add_systems(OnEnter(Screen::Title), forget)
        .add_systems(OnEnter(Screen::Setup), forget)
        .add_systems(OnEnter(Screen::Results), forget);
}

pub(crate) fn game_plugin<G: Staged>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        run::<G>
            .after(PlaySystems::Phase)
            .run_if(resource_exists::<Course>.and_then(in_state(Screen::Table))),
    );
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Course>();
    commands.insert_resource(Progress::default());
    commands.insert_resource(Pointing::default());
}

/// A link or a press has begun something else.
fn forget_for_another(mut starts: MessageReader<StartMatch>, commands: Commands) {
    let another = |start: &StartMatch| !matches!(start.plan.purpose, Purpose::Lesson { .. });
    if starts.read().any(another) {
        forget(commands);
    }
}

fn begin(
    mut actions: MessageReader<Action>,
    catalogue: Res<Catalogue>,
    mut starts: MessageWriter<StartMatch>,
    mut commands: Commands,
) {
    for action in actions.read() {
        let Action::Learn(game) = action else {
            continue;
        };
        starts.write_batch(open(game, false, &catalogue, &mut commands));
    }
}

/// Begins the lesson of a game; `shown` to a room, it goes on by itself.
pub(crate) fn open(
    game: &str,
    shown: bool,
    catalogue: &Catalogue,
    commands: &mut Commands,
) -> Option<StartMatch> {
    let entry = catalogue.get(game)?;
    let course = Course::new(entry, shown)?;
    let start = course.table(entry)?;
    commands.insert_resource(course);
    commands.insert_resource(Pointing::default());
    Some(start)
}

/// A chapter is over: the table is laid for the next.
fn turn_the_page(
    mut course: ResMut<Course>,
    catalogue: Res<Catalogue>,
    mut starts: MessageWriter<StartMatch>,
) {
    let steps = course.lesson.chapters.get(course.chapter);
    let at_its_end = steps.is_some_and(|chapter| course.step >= chapter.steps.len());
    if !at_its_end || course.stage == Stage::Over {
        return;
    }
    if course.chapter + 1 == course.lesson.chapters.len() {
        course.stage = Stage::Over;
        return;
    }
    course.chapter += 1;
    course.step = 0;
    course.stage = Stage::Opening;
    let entry = catalogue.get(course.game);
    starts.write_batch(entry.and_then(|entry| course.table(entry)));
}

/// The move that is written down, if the game knows such a one.
fn read<G: Staged>(written: &serde_json::Value) -> Option<G::Move> {
    let m = serde_json::from_value(written.clone());
    m.inspect_err(|why| error!("the lesson of {}: {written}: {why}", G::ID))
        .ok()
}

fn run<G: Staged>(
    mut course: ResMut<Course>,
    mut game: ResMut<Match<G>>,
    mut progress: ResMut<Progress>,
    pending: Res<Pending<G>>,
    time: Res<Time>,
    mut actions: MessageReader<Action>,
    mut refusals: MessageReader<Refusal>,
    mut moves: MessageWriter<PlayMove<G>>,
    mut said: MessageWriter<Said>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let wants_on = actions
        .read()
        .any(|action| *action == Action::Lesson(LessonAction::On));
    let refused = refusals.read().count() > 0;
    if game.plan.game != course.game {
        return;
    }
    if let Stage::Saying { ply, .. } = course.stage
        && game.ply() > ply
    {
        course.go_on(&mut game, &mut progress, &mut commands);
    }
    if !pending.is_idle() {
        return;
    }
    course.beat.tick(time.delta());
    // Nobody is there who would press anything.
    let wants_on = wants_on || course.shown && course.beat.is_finished();
    let Some(step) = course.now() else {
        return;
    };
    match course.stage {
        Stage::Over => {}
        Stage::Opening => {
            // Until then it is the table of the chapter before.
            let fresh = game.taught.as_ref().is_some_and(|taught| taught.fresh);
            if course.step == 0 && !fresh {
                return;
            }
            let asks = step.play.as_ref().and_then(read::<G>);
            let says = course.words(&step.say);
            let otherwise = match (&step.wrong, &step.play) {
                (Some(wrong), _) => course.words(wrong),
                (None, Some(_)) => Words::new("lesson-other"),
                (None, None) => Words::new("lesson-read"),
            };
            if let Some(m) = asks.filter(|_| !step.find) {
                commands.insert_resource(Hint::<G>(m));
            }
            said.write(Said(says.clone()));
            let keys = |m: G::Move| {
                let pieces = G::presses(&game.state, LEARNER, &m);
                pieces.into_iter().map(Piece::key).collect()
            };
            commands.insert_resource(match asks {
                None => Pointing::only_at(step.point.clone()),
                Some(_) if step.find => Pointing::at(step.point.clone(), Vec::new()),
                Some(m) => Pointing::at(step.point.clone(), keys(m)),
            });
            let from = game.first_ply();
            game.taught = Some(Taught {
                fresh: false,
                from,
                says: Some(says),
                asks: asks.into_iter().collect(),
                otherwise,
            });
            let asks = asks.is_some();
            let ply = game.ply();
            course.stage = Stage::Saying { ply, asks };
            course.beat = Timer::new(motion::LESSON_READS, TimerMode::Once);
            progress.set_if_neq(course.progress());
        }
        Stage::Saying { asks: true, .. } => {
            let asked = game.taught.as_ref().and_then(|taught| taught.asks.first());
            let asked = asked.copied();
            if let Some(m) = asked.filter(|_| refused) {
                commands.insert_resource(Hint::<G>(m));
            }
            if let Some(m) = asked.filter(|_| wants_on) {
                moves.write_batch(PlayMove::next(&game, m));
                course.beat.reset();
            }
        }
        Stage::Saying { asks: false, .. } => {
            if wants_on {
                course.go_on(&mut game, &mut progress, &mut commands);
            }
        }
        Stage::Playing { sent, ply } => {
            // The one before is still on its way.
            if game.ply() < ply + sent {
                return;
            }
            match step.then.get(sent) {
                Some(written) if course.beat.is_finished() => {
                    let m = read::<G>(written);
                    if let Some(taught) = &mut game.taught {
                        taught.asks = m.into_iter().collect();
                    }
                    moves.write_batch(m.and_then(|m| PlayMove::next(&game, m)));
                    course.stage = Stage::Playing {
                        sent: sent + 1,
                        ply,
                    };
                    course.beat = course.pause(sent + 1);
                }
                Some(_) => {}
                None if !course.beat.is_finished() => {}
                None => {
                    course.step += 1;
                    course.stage = Stage::Opening;
                    let is_last = course.chapter + 1 == course.lesson.chapters.len();
                    if is_last && course.now().is_none() {
                        course.stage = Stage::Over;
                        if !course.shown {
                            menu.set(Menu::LessonOver);
                        }
                    }
                }
            }
        }
    }
}
