//! A finished game looked at again: who stood better when, the moments that decided it, and at each
//! the move that was better. It is worked out move by move while people look at it, by whoever runs
//! the opponents' thoughts.

mod curve;
mod draw;
mod graph;
mod sheet;

use bevy::prelude::*;
use veillee_rules::ai::{Care, Thinker, VerdictOf};
use veillee_rules::engine::{Record, Seats};
use veillee_rules::review::Review;

use crate::action::{Action, Menu, ReviewAction, Screen};
use crate::locale::Words;
use crate::plan::StartMatch;
use crate::platform::{Heard, Runner};
use crate::play::history::{Hint, PlayedOn, Reviewed};
use crate::play::thinking::{Advance, Asker, Question, Work};
use crate::play::{Match, Narrator, Pending, Phase, PlaySystems, Viewing, table_of};
use crate::table::hud::Hud;

pub use curve::Graph;
pub use sheet::{Moment, Progress, ReviewSheet};

/// How closely every move is looked at.
#[derive(Resource, Default)]
pub struct HowClosely(pub Care);

/// A review of one game, and how far it has come.
#[derive(Resource)]
struct Reviewing<G: Thinker> {
    record: Record<G>,
    review: Review<G>,
    /// The move that is judged just now.
    work: Option<(usize, Work<G, VerdictOf<G>>)>,
    stopped: bool,
    /// How many questions have been asked.
    asked: u64,
    /// What it has to say is new.
    news: bool,
}

impl<G: Thinker> Reviewing<G> {
    fn is_of(&self, game: &Match<G>) -> bool {
        self.record == game.record
    }

    fn progress(&self) -> Progress {
        match self.review.next() {
            None => Progress::Done,
            Some(_) if self.stopped => Progress::Stopped,
            Some(_) => Progress::Working,
        }
    }
}

/// It was asked for at a table that was played on from the game it is about: as soon as that is
/// back.
#[derive(Resource, Default)]
struct AskedFor(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HowClosely>()
        .init_resource::<AskedFor>()
        .init_resource::<ReviewSheet>()
        .add_plugins(draw::plugin)
        .add_systems(OnEnter(Screen::Title), forget_sheet)
        .add_systems(OnEnter(Screen::Setup), forget_sheet);
}

fn forget_sheet(
    mut sheet: ResMut<ReviewSheet>,
    mut reviewed: ResMut<Reviewed>,
    mut asked: ResMut<AskedFor>,
) {
    *sheet = ReviewSheet::default();
    *reviewed = Reviewed::default();
    asked.0 = false;
}

/// The review of one game.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App) {
    if !G::JUDGES {
        return;
    }
    app.add_systems(
        table_of::<G>(),
        (
            (act::<G>, open::<G>, work::<G>)
                .chain()
                .before(PlaySystems::Rules),
            (point_out::<G>, write::<G>)
                .chain()
                .after(PlaySystems::Rules)
                .before(PlaySystems::Direct),
        ),
    )
    .add_systems(OnEnter(Screen::Title), forget::<G>)
    .add_systems(OnEnter(Screen::Setup), forget::<G>);
}

fn forget<G: Narrator>(mut commands: Commands) {
    commands.remove_resource::<Reviewing<G>>();
}

fn act<G: Narrator>(
    game: Res<Match<G>>,
    played_on: Res<PlayedOn>,
    mut actions: MessageReader<Action>,
    mut starts: MessageWriter<StartMatch>,
    mut asked: ResMut<AskedFor>,
    mut reviewing: Option<ResMut<Reviewing<G>>>,
) {
    for action in actions.read() {
        let Action::Review(action) = action else {
            continue;
        };
        match action {
            ReviewAction::Open if game.can_be_reviewed() => asked.0 = true,
            ReviewAction::Open => {
                if let Some(whole) = played_on.from(&game) {
                    starts.write(whole.clone());
                    asked.0 = true;
                }
            }
            ReviewAction::Stop | ReviewAction::GoOn => {
                if let Some(reviewing) = &mut reviewing {
                    reviewing.stopped = *action == ReviewAction::Stop;
                    reviewing.work = None;
                    reviewing.news = true;
                }
            }
        }
    }
}

/// Opens it at the table; what is known already is kept.
fn open<G: Narrator>(
    game: Res<Match<G>>,
    pending: Res<Pending<G>>,
    phase: Option<Res<State<Phase>>>,
    reviewing: Option<Res<Reviewing<G>>>,
    mut asked: ResMut<AskedFor>,
    mut screen: ResMut<NextState<Screen>>,
    (now, mut menu): (Res<State<Menu>>, ResMut<NextState<Menu>>),
    mut commands: Commands,
) {
    // Asked for until it is there: where nothing takes time, the results may come between.
    if *now.get() == Menu::Review {
        asked.0 = false;
    }
    // A match that begins is told of before its table stands.
    let is_there =
        phase.is_none_or(|phase| matches!(phase.get(), Phase::GameOver | Phase::Looking));
    if !asked.0 || !game.can_be_reviewed() || !pending.is_idle() || !is_there {
        return;
    }
    if !reviewing.is_some_and(|reviewing| reviewing.is_of(&game)) {
        let Some(review) = Review::of(&game.record) else {
            return;
        };
        commands.insert_resource(Reviewing::<G> {
            record: game.record.clone(),
            review,
            work: None,
            stopped: false,
            asked: 0,
            news: true,
        });
    }
    NextState::set_if_neq(&mut screen, Screen::Table);
    menu.set(Menu::Review);
}

/// Judges one move after the other.
fn work<G: Narrator>(
    game: Res<Match<G>>,
    how: Res<HowClosely>,
    reviewing: Option<ResMut<Reviewing<G>>>,
    mut runner: ResMut<Runner>,
    mut heard: MessageReader<Heard>,
) {
    let Some(mut reviewing) = reviewing else {
        return;
    };
    let reviewing = &mut *reviewing;
    if reviewing.stopped || !reviewing.is_of(&game) {
        reviewing.work = None;
        return;
    }
    let Some((at, work)) = &mut reviewing.work else {
        let Some(at) = reviewing.review.next() else {
            return;
        };
        let ply = &reviewing.review.plies[at];
        let question = Question {
            state: &ply.state,
            seat: ply.seat,
            seed: reviewing.review.seed_of(at),
        };
        reviewing.asked += 1;
        let number = Asker::Review.number(reviewing.asked);
        let work = question.judge((ply.played, how.0), *runner, number);
        reviewing.work = Some((at, work));
        return;
    };
    if let Advance::Refused = work.advance(&mut heard) {
        // It is begun anew, here, and nobody is asked any more.
        *runner = Runner::Slices;
        reviewing.work = None;
        return;
    }
    if let Work::Done(verdict) = work {
        let ply = &mut reviewing.review.plies[*at];
        // What nobody can judge is nothing to choose.
        ply.free = verdict.is_some();
        ply.verdict = verdict.take();
        reviewing.work = None;
        reviewing.news = true;
    }
}

/// The moment that was pointed out last: the move, and whether it was known what was better.
type PointedOut = (usize, bool);

/// At the moment that is looked at the better move is pointed at, for the eyes of whoever was to
/// move then: the game is over, and nobody has anything to hide.
fn point_out<G: Narrator>(
    game: Res<Match<G>>,
    reviewing: Option<Res<Reviewing<G>>>,
    mut reviewed: ResMut<Reviewed>,
    mut viewing: ResMut<Viewing>,
    mut pending: ResMut<Pending<G>>,
    mut commands: Commands,
    mut last: Local<Option<PointedOut>>,
) {
    let reviewing = reviewing.filter(|reviewing| reviewing.is_of(&game));
    let looks = reviewing.as_ref().zip(game.looking_at);
    let Some((reviewing, at)) = looks else {
        if last.take().is_some() {
            reviewed.set_if_neq(Reviewed::default());
            if game.can_be_reviewed() {
                see(Viewing::first(&game), &mut viewing, &mut pending);
            }
        }
        return;
    };
    let better = better(&game, &reviewing.review, at);
    let now = (at, better.is_some());
    if *last == Some(now) {
        return;
    }
    *last = Some(now);
    let ply = &reviewing.review.plies[at];
    let seat = match better.is_some() && G::HIDES {
        true => ply.seat,
        false => viewing.seat,
    };
    see(Viewing { seat, open: true }, &mut viewing, &mut pending);
    if let Some((m, _)) = &better {
        commands.insert_resource(Hint::<G>(*m));
    }
    let then = game.as_it_was(at, &ply.state);
    reviewed.set_if_neq(Reviewed {
        looks: true,
        made: better.is_some().then(|| {
            Words::new("review-made")
                .with("number", at + 1)
                .with("name", game.seat_name(ply.seat))
                .with("move", G::move_words(&then, &ply.played))
        }),
        better: better.map(|(_, words)| words),
    });
}

fn see<G: Narrator>(wanted: Viewing, viewing: &mut ResMut<Viewing>, pending: &mut Pending<G>) {
    if **viewing != wanted {
        **viewing = wanted;
        pending.lay_again();
    }
}

/// What would have been better than this move, if anything, and in words.
fn better<G: Narrator>(game: &Match<G>, review: &Review<G>, at: usize) -> Option<(G::Move, Words)> {
    let ply = review.plies.get(at)?;
    let verdict = ply.verdict.as_ref().filter(|verdict| verdict.lost > 0.0)?;
    let then = game.as_it_was(at, &ply.state);
    let m = verdict.best.m;
    let words = |key: &'static str| Words::new(key).with("move", G::move_words(&then, &m));
    let why = verdict.best.why.as_ref();
    let words = match why {
        None => words("review-better"),
        Some(why) => words("review-better-why").with("why", G::why(&then, why)),
    };
    Some((m, words))
}

/// Writes down what is known, for whoever draws or reads it.
fn write<G: Narrator>(
    game: Res<Match<G>>,
    hud: Res<Hud>,
    reviewing: Option<ResMut<Reviewing<G>>>,
    mut sheet: ResMut<ReviewSheet>,
) {
    let Some(mut reviewing) = reviewing.filter(|reviewing| reviewing.is_of(&game)) else {
        return;
    };
    let shown = game.looking_at;
    if !reviewing.news && sheet.shown == shown {
        return;
    }
    reviewing.bypass_change_detection().news = false;
    let review = &reviewing.review;
    let progress = reviewing.progress();
    let (judged, all) = review.progress();
    let mut new = ReviewSheet::of_sides(&game, &hud);
    let seats: Vec<Seats> = new.sides.iter().map(|side| side.seats).collect();
    for side in &mut new.sides {
        side.course = review.course(side.seats);
    }
    new.leads = review.leads(&seats);
    new.progress = progress;
    (new.judged, new.all) = (judged, all);
    new.moves = review.plies.len();
    new.rounds = review.rounds();
    new.shown = shown;
    // While it is worked out they would come and go.
    if progress != Progress::Working {
        let moments = review.moments(sheet::people(&game));
        new.moments = (moments.into_iter())
            .filter_map(|at| moment(&game, review, at, &seats))
            .collect();
    }
    sheet.set_if_neq(new);
}

fn moment<G: Narrator>(
    game: &Match<G>,
    review: &Review<G>,
    at: usize,
    sides: &[Seats],
) -> Option<Moment> {
    let (_, better) = better(game, review, at)?;
    let ply = &review.plies[at];
    let then = game.as_it_was(at, &ply.state);
    let points = ply.verdict.as_ref().map_or(0.0, |verdict| verdict.points);
    Some(Moment {
        at,
        side: sides.iter().position(|side| side.contains(ply.seat))?,
        name: game.seat_name(ply.seat),
        played: Words::new("review-played").with("move", G::move_words(&then, &ply.played)),
        better,
        points: points.round() as i32,
    })
}
