//! `--tour DIR`: walks through every screen and through fixed moments of every game that has a
//! table, and writes numbered pictures. It makes the README's pictures, and is how anybody
//! reviews the look.

mod help;
pub(crate) mod puzzles;
mod texts;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use veillee_rules::ai::{self, Level};
use veillee_rules::engine::{Config, GameRng, Record, Seat, Status};

use crate::action::{Action, LessonAction, Menu, ReviewAction, Screen, SetupAction, TableAction};
use crate::catalogue::{Catalogue, Entry};
use crate::lesson::Course;
use crate::motion::Speed;
use crate::plan::{MatchPlan, Player, StartMatch};
use crate::play::{Match, Phase, PlayMove};
use crate::review::{Progress, ReviewSheet};
use crate::settings::Settings;
use crate::table::director::Stage;

/// One thing the tour does.
pub enum Stop {
    /// Wait this many frames: for fades, fonts and tweens.
    Frames(u32),
    /// Wait so many milliseconds: to see something in the middle of its motion.
    Moment(u64),
    Act(Action),
    Begin(StartMatch),
    /// Something of the game's own.
    Do(Box<dyn FnOnce(&mut World) + Send + Sync>),
    /// One after the other.
    Several(Vec<Stop>),
    Speed(Speed),
    Until(Phase),
    UntilEither(Phase, Phase),
    UntilScreen(Screen),
    UntilThereIs(fn(&World) -> bool),
    Picture(&'static str),
    /// The last picture again, without what is written on it.
    Unwritten(PathBuf),
    /// Time goes on.
    GoOn,
}

/// Pictures of a game's moments, or of every screen, into a folder.
pub struct TourWish {
    pub folder: PathBuf,
    pub game: Option<String>,
    /// Also note what is written where, and take every picture without it.
    pub texts: bool,
}

#[derive(Resource)]
struct Tour {
    folder: PathBuf,
    stops: VecDeque<Stop>,
    pictures: u32,
    /// Every picture is also taken without its texts, and where they are is noted.
    texts: bool,
    wait: u32,
    until: Option<Duration>,
    /// Frames spent waiting for the same thing.
    waited: u32,
}

/// What has not come after so many frames will not come: the tour goes on without it.
const PATIENCE: u32 = 2_000;

impl Tour {
    /// `only`: the moments of this game, and nothing else.
    fn new(wish: TourWish, games: &[Entry], of_games: &mut Tours) -> Tour {
        let only = wish.game.as_deref();
        let of_games = std::mem::take(&mut of_games.0)
            .into_iter()
            .filter(|(game, _)| only.is_none_or(|only| only == *game))
            .flat_map(|(_, stops)| stops);
        let mut stops: VecDeque<Stop> = [Stop::Frames(20)].into();
        if only.is_none() {
            stops.extend(of_screens(games));
            stops.extend(games.iter().flat_map(of_a_lesson));
            stops.extend(games.first().into_iter().flat_map(of_a_game_left));
            stops.extend(games.last().into_iter().flat_map(of_several_people));
            stops.extend(games.last().into_iter().flat_map(of_a_game_left));
        }
        let shown = games
            .iter()
            .filter(|game| only.is_none_or(|only| only == game.id));
        stops.extend(shown.flat_map(help::of_game));
        stops.extend(of_games);
        stops.extend(of_menu(Menu::Pause, "pause"));
        stops.extend(of_menu(Menu::Seats, "who-plays"));
        stops.extend(of_menu(Menu::Log, "log"));
        stops.extend(of_a_moment_past());
        Tour {
            folder: wish.folder,
            stops,
            pictures: 0,
            texts: wish.texts,
            wait: 0,
            until: None,
            waited: 0,
        }
    }

    /// Looks again in the next frame whether this has come.
    fn keep_waiting(&mut self, stop: Stop) {
        self.waited += 1;
        if self.waited < PATIENCE {
            self.stops.push_front(stop);
        } else {
            self.waited = 0;
            warn!(
                "the tour waits in vain before picture {}",
                self.pictures + 1
            );
        }
    }
}

fn of_menu(menu: Menu, name: &'static str) -> [Stop; 5] {
    [
        Stop::Act(Action::Open(menu)),
        Stop::Frames(20),
        Stop::Picture(name),
        Stop::Act(Action::CloseMenu),
        Stop::Frames(5),
    ]
}

/// Looking back keeps the table in view.
fn of_a_moment_past() -> [Stop; 4] {
    [
        Stop::Act(Action::Table(TableAction::StepBack)),
        Stop::Frames(20),
        Stop::Picture("looking-back"),
        Stop::Act(Action::Table(TableAction::ToNow)),
    ]
}

fn of_screens(games: &[Entry]) -> Vec<Stop> {
    let mut stops = vec![Stop::Frames(25), Stop::Picture("title")];
    for game in games {
        stops.extend([
            Stop::Act(Action::SetUp(game.id)),
            Stop::Frames(40),
            Stop::Picture("set-up"),
        ]);
        if game.players.start() < game.players.end() {
            let most = SetupAction::Players(*game.players.end());
            stops.extend([
                Stop::Act(Action::Setup(most)),
                Stop::Frames(20),
                Stop::Picture("set-up-of-most"),
            ]);
        }
    }
    stops.extend(of_menu(Menu::HouseRules, "house-rules"));
    stops.extend(of_menu(Menu::Settings, "settings"));
    stops
}

/// The device goes round.
fn of_several_people(game: &Entry) -> [Stop; 4] {
    let mut plan = MatchPlan::new(game.id, *game.players.end(), 3);
    // The last two: something has happened when the device comes to one of them.
    for seat in plan.seats.iter_mut().rev().take(2) {
        seat.player = Player::Human;
    }
    plan.seats[0].player = Player::Ai(Level::default());
    [
        Stop::Begin(StartMatch { plan, record: None }),
        Stop::UntilEither(Phase::Curtain, Phase::Choosing),
        Stop::Frames(20),
        Stop::Picture("curtain"),
    ]
}

/// The first sentences of a lesson, and the offer to give it.
fn of_a_lesson(game: &Entry) -> Vec<Stop> {
    if game.lesson.is_none() {
        return Vec::new();
    }
    let go_on = || Stop::Act(Action::Lesson(LessonAction::On));
    let mut stops = vec![
        Stop::Act(Action::QuickPlay(game.id)),
        Stop::Frames(20),
        Stop::Picture("lesson-offered"),
        Stop::Act(Action::Learn(game.id)),
        Stop::Frames(6),
    ];
    for _ in 0..SENTENCES {
        stops.extend([
            Stop::UntilThereIs(is_saying),
            Stop::Frames(20),
            Stop::Picture("lesson"),
            go_on(),
            Stop::Frames(4),
        ]);
    }
    stops.extend([
        Stop::Act(Action::Go(Screen::Title)),
        Stop::UntilScreen(Screen::Title),
    ]);
    stops
}

/// How much of a lesson is shown.
const SENTENCES: usize = 4;

fn is_saying(world: &World) -> bool {
    world
        .get_resource::<Course>()
        .is_some_and(Course::is_saying)
}

/// A game that was left waits on the title.
fn of_a_game_left(game: &Entry) -> [Stop; 6] {
    let plan = MatchPlan::new(game.id, game.usual_players, 3);
    [
        Stop::Begin(StartMatch { plan, record: None }),
        Stop::Until(Phase::Choosing),
        Stop::Act(Action::Go(Screen::Title)),
        Stop::UntilScreen(Screen::Title),
        Stop::Frames(60),
        Stop::Picture("title-resume"),
    ]
}

/// What the games have to show.
#[derive(Resource, Default)]
struct Tours(Vec<(&'static str, Vec<Stop>)>);

pub(crate) fn add_stops(app: &mut App, game: &'static str, stops: Vec<Stop>) {
    let mut tours = app.world_mut().get_resource_or_init::<Tours>();
    tours.0.push((game, stops));
}

/// Goes on a tour; to be called once every game has been added.
pub fn plugin(app: &mut App, wish: TourWish) {
    let games: Vec<Entry> = app
        .world()
        .resource::<Catalogue>()
        .iter()
        .cloned()
        .collect();
    let tours = &mut app.world_mut().get_resource_or_init::<Tours>();
    let tour = Tour::new(wish, &games, tours);
    app.insert_resource(tour);
    // Wherever the mouse happens to be, it is not part of the pictures.
    app.insert_resource(bevy::picking::PickingSettings {
        is_enabled: false,
        ..default()
    })
    .add_plugins(texts::plugin)
    .add_systems(Update, walk);
}

fn walk(world: &mut World) {
    if *world.resource::<State<Screen>>().get() == Screen::Loading {
        return;
    }
    let now = world.resource::<Time>().elapsed();
    let mut tour = world.resource_mut::<Tour>();
    if tour.until.is_some_and(|until| now < until) {
        // While a menu is open the table's time stands still.
        tour.waited += 1;
        if tour.waited < PATIENCE {
            return;
        }
    }
    if tour.until.take().is_some() {
        tour.waited = 0;
    }
    if tour.wait > 0 {
        tour.wait -= 1;
        return;
    }
    let Some(stop) = tour.stops.pop_front() else {
        world.write_message(AppExit::Success);
        return;
    };
    match stop {
        Stop::Frames(frames) => tour.wait = frames,
        Stop::Moment(moment) => tour.until = Some(now + Duration::from_millis(moment)),
        Stop::Act(action) => {
            world.write_message(action);
        }
        Stop::Begin(start) => {
            // Until then the phase is the one of the match before.
            tour.wait = 6;
            world.write_message(start);
        }
        Stop::Do(act) => act(world),
        Stop::Several(several) => {
            for stop in several.into_iter().rev() {
                tour.stops.push_front(stop);
            }
        }
        Stop::Speed(speed) => world.resource_mut::<Settings>().speed = speed,
        Stop::Until(phase) => wait_for(world, phase, phase),
        Stop::UntilEither(one, other) => wait_for(world, one, other),
        Stop::UntilScreen(screen) => {
            let here = *world.resource::<State<Screen>>().get() == screen;
            wait_until(world, here, stop);
        }
        Stop::UntilThereIs(what) => {
            let there = what(world);
            wait_until(world, there, stop);
        }
        Stop::Picture(name) => {
            tour.pictures += 1;
            let file = tour.folder.join(format!("{:02}-{name}.png", tour.pictures));
            // The picture is taken at the end of this frame and written a little later.
            tour.wait = 10;
            let _ = std::fs::create_dir_all(&tour.folder);
            if tour.texts {
                let stops = &mut tour.stops;
                stops.push_front(Stop::GoOn);
                stops.push_front(Stop::Unwritten(file.with_extension("unwritten.png")));
                // Soon, before anybody at the table thinks of a move.
                tour.wait = 1;
                world.resource_mut::<Time<Virtual>>().pause();
                texts::note(world, &file.with_extension("json"));
            }
            take_picture(world, file);
        }
        Stop::Unwritten(file) => {
            tour.wait = 10;
            texts::note_again(world, &file.with_extension("").with_extension("json"));
            texts::leave_out(world);
            take_picture(world, file);
        }
        Stop::GoOn => world.resource_mut::<Time<Virtual>>().unpause(),
    }
}

fn take_picture(world: &mut World, file: PathBuf) {
    world
        .spawn(Screenshot::primary_window())
        .observe(save_to_disk(file));
}

fn wait_for(world: &mut World, one: Phase, other: Phase) {
    let now = world
        .get_resource::<State<Phase>>()
        .map(|state| *state.get());
    let come = now == Some(one) || now == Some(other);
    wait_until(world, come, Stop::UntilEither(one, other));
}

fn wait_until(world: &mut World, come: bool, stop: Stop) {
    let mut tour = world.resource_mut::<Tour>();
    if come {
        tour.waited = 0;
    } else {
        tour.keep_waiting(stop);
    }
}

/// Begins a new game, a person at its first place.
pub fn begin<G: Stage>(players: u8, seed: u64) -> Stop {
    Stop::Begin(StartMatch {
        plan: MatchPlan::new(G::ID, players, seed),
        record: None,
    })
}

/// Makes any legal move, always the same, for whoever is to move.
pub fn play_any<G: Stage>() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        if let Some(m) = any_move::<G>(world) {
            play_now::<G>(world, m);
        }
    }))
}

pub fn any_move<G: Stage>(world: &World) -> Option<G::Move> {
    let state = &world.resource::<Match<G>>().state;
    state.random_move(&mut GameRng::from_seed(1), &mut Vec::new())
}

/// The move a game was played on for.
#[derive(Resource)]
pub struct Sought<G: Stage>(pub G::Move);

/// How many moves a game is played on in search of a moment, and how many games.
const LONGEST: usize = 2_000;
const GAMES: u64 = 400;

/// Plays on, at random, to a moment at which the person has a move that brings this about. The move
/// before it is made in view: what has just happened is told.
pub fn seek<G: Stage>(players: u8, wanted: fn(&G::Event) -> bool) -> Stop {
    seek_move::<G>(players, move |state, m| brings(state, m, wanted))
}

/// The same in a later round, when somebody is ahead.
pub fn seek_later<G: Stage>(players: u8, wanted: fn(&G::Event) -> bool) -> Stop {
    seek_move::<G>(players, move |state, m| {
        somebody_is_ahead(state) && brings(state, m, wanted)
    })
}

pub fn somebody_is_ahead<G: Stage>(state: &G) -> bool {
    let scores = state.scores();
    scores.iter().any(|score| *score != scores[0])
}

fn brings<G: Stage>(state: &G, m: &G::Move, wanted: fn(&G::Event) -> bool) -> bool {
    let mut events = Vec::new();
    let mut after = state.clone();
    after.apply(m, &mut events).is_ok() && events.iter().any(wanted)
}

/// To a moment at which the person can make such a move.
pub fn seek_move<G: Stage>(
    players: u8,
    wanted: impl Fn(&G, &G::Move) -> bool + Send + Sync + 'static,
) -> Stop {
    Stop::Do(Box::new(move |world: &mut World| {
        let found = (1..GAMES).find_map(|seed| {
            let moment = sought::<G>(players, seed, &wanted)?;
            Some((seed, moment))
        });
        let Some((seed, found)) = found else {
            warn!("no game of {} comes to what is sought", G::ID);
            return;
        };
        world.insert_resource(Sought::<G>(found.m));
        let start = StartMatch {
            plan: MatchPlan::new(G::ID, players, seed),
            record: Some(found.record.to_json()),
        };
        let ply = found.record.moves.len();
        let mut tour = world.resource_mut::<Tour>();
        tour.stops
            .push_front(begin_with::<G>(start, ply, found.before));
    }))
}

/// Begins a game that has come so far, and makes the next move for whoever is to move, in view.
pub fn begin_with<G: Stage>(start: StartMatch, ply: usize, m: G::Move) -> Stop {
    let begin = move |world: &mut World| {
        let seed = start.plan.seed;
        world.insert_resource(Before::<G> { seed, ply, m });
        world.write_message(start);
    };
    let come = |world: &mut World| {
        let before = world.get_resource::<Before<G>>().map(|before| before.m);
        if let Some(m) = before {
            play_now::<G>(world, m);
        }
    };
    Stop::Several(vec![
        Stop::Do(Box::new(begin)),
        Stop::Frames(1),
        // At a table, and sooner than anybody else has thought of a move.
        Stop::UntilThereIs(|world| is_quiet(world) && comes_to::<G>(world, 0)),
        Stop::Do(Box::new(come)),
        Stop::UntilThereIs(|world| comes_to::<G>(world, 1)),
        // Until then the phase is the one before.
        Stop::Frames(2),
    ])
}

fn is_quiet(world: &World) -> bool {
    let phase = world.get_resource::<State<Phase>>();
    phase.is_some_and(|phase| matches!(phase.get(), Phase::Thinking | Phase::Choosing))
}

/// Has the game come to the move that is made in view, and so many further?
fn comes_to<G: Stage>(world: &World, further: usize) -> bool {
    let game = world.get_resource::<Match<G>>();
    let before = world.get_resource::<Before<G>>();
    game.zip(before).is_some_and(|(game, before)| {
        (game.record.seed, game.ply()) == (before.seed, before.ply + further)
    })
}

/// The move that is made in view.
#[derive(Resource)]
struct Before<G: Stage> {
    /// Of the game, and how many moves were made in it.
    seed: u64,
    ply: usize,
    m: G::Move,
}

/// Plays this for whoever is to move.
pub fn play_now<G: Stage>(world: &mut World, m: G::Move) {
    let asked = PlayMove::next(world.resource::<Match<G>>(), m);
    world.write_message_batch(asked);
}

/// Makes the move that was sought.
pub fn make_it<G: Stage>() -> Stop {
    Stop::Do(Box::new(|world: &mut World| {
        if let Some(Sought(m)) = world.remove_resource::<Sought<G>>() {
            play_now::<G>(world, m);
        }
    }))
}

/// A whole game at random: its last score sheet, and how it ended.
pub fn ends<G: Stage>(players: u8, seed: u64, [sheet, results]: [&'static str; 2]) -> Vec<Stop> {
    let begin = move |world: &mut World| {
        let mut plan = MatchPlan::new(G::ID, players, seed);
        let Some((json, who, last)) = but_for_the_last::<G>(&plan) else {
            return;
        };
        for (nth, seat) in plan.seats.iter_mut().enumerate() {
            seat.player = match who.index() == nth {
                true => Player::Human,
                false => Player::Ai(Level::Medium),
            };
        }
        let record = Some(json);
        world.write_message(StartMatch { plan, record });
        world.insert_resource(Sought::<G>(last));
    };
    vec![
        Stop::Do(Box::new(begin)),
        Stop::Frames(6),
        Stop::Speed(Speed::Quadruple),
        // An only choice the table makes by itself.
        Stop::UntilEither(Phase::Choosing, Phase::RoundOver),
        make_it::<G>(),
        Stop::Until(Phase::RoundOver),
        // The table's own time stands still now.
        Stop::Frames(60),
        Stop::Picture(sheet),
        Stop::Act(Action::CloseMenu),
        Stop::UntilScreen(Screen::Results),
        Stop::Moment(3_500),
        Stop::Picture(results),
        Stop::Speed(Speed::Normal),
    ]
}

/// A game at random up to its last move, as a record, whose move that is, and which.
fn but_for_the_last<G: Stage>(plan: &MatchPlan) -> Option<(String, Seat, G::Move)> {
    let config = G::Config::from_setup(&plan.setup).ok()?;
    let mut state = G::start(&config, plan.seed, &mut Vec::new()).ok()?;
    let mut record = Record::<G>::new(config, plan.seed);
    let mut rng = GameRng::from_seed(plan.seed);
    let mut scratch = Vec::new();
    let mut last = None;
    while let Status::ToMove(seat) = state.status() {
        let m = state.random_move(&mut rng, &mut scratch)?;
        state.apply(&m, &mut Vec::new()).ok()?;
        record.moves.push(m);
        last = Some(seat);
    }
    let m = record.moves.pop()?;
    Some((record.to_json(), last?, m))
}

/// A whole game of opponents' looked at again: on the way, at its end, and a moment of it.
pub fn of_a_review<G: Stage>() -> Vec<Stop> {
    if !G::JUDGES {
        return Vec::new();
    }
    let begin = |world: &mut World| {
        if let Some(start) = a_finished_game::<G>() {
            world.write_message(start);
        }
    };
    let look = |world: &mut World| {
        let sheet = world.resource::<ReviewSheet>();
        let moment = sheet.moments.first().map(|moment| moment.at);
        let look = moment.map(|at| Action::Table(TableAction::LookAt(at)));
        world.write_message_batch(look);
    };
    vec![
        Stop::Speed(Speed::Quadruple),
        Stop::Do(Box::new(begin)),
        Stop::Frames(6),
        Stop::UntilScreen(Screen::Results),
        Stop::Moment(3_500),
        Stop::Picture("results"),
        Stop::Act(Action::Review(ReviewAction::Open)),
        Stop::UntilThereIs(|world| world.resource::<ReviewSheet>().judged > 12),
        Stop::Frames(20),
        Stop::Picture("review-working"),
        Stop::UntilThereIs(|world| {
            let sheet = world.resource::<ReviewSheet>();
            sheet.moves > 0 && sheet.progress == Progress::Done
        }),
        Stop::Frames(20),
        Stop::Picture("review"),
        Stop::Do(Box::new(look)),
        Stop::UntilEither(Phase::Looking, Phase::GameOver),
        Stop::Frames(30),
        Stop::Picture("review-moment"),
        Stop::Speed(Speed::Normal),
    ]
}

/// A short game, played by opponents who are not all as good.
fn a_finished_game<G: Stage>() -> Option<StartMatch> {
    let mut plan = MatchPlan::new(G::ID, G::Config::USUAL_PLAYERS, 5);
    let quick = G::Config::QUICK.iter();
    let quick = quick.map(|(key, value)| (key.to_string(), value.to_string()));
    plan.setup.options.extend(quick);
    let config = G::Config::from_setup(&plan.setup).ok()?;
    let mut state = G::start(&config, plan.seed, &mut Vec::new()).ok()?;
    let mut record = Record::<G>::new(config, plan.seed);
    while let Status::ToMove(seat) = state.status() {
        let level = match seat.index() % 2 {
            0 => Level::Medium,
            _ => Level::Easy,
        };
        let m = ai::choose(&state, seat, level, record.moves.len() as u64)?.m;
        state.apply(&m, &mut Vec::new()).ok()?;
        record.moves.push(m);
    }
    Some(StartMatch {
        plan,
        record: Some(record.to_json()),
    })
}

/// A moment at which the first seat can bring something about.
struct Moment<G: Stage> {
    /// The game up to the move before it.
    record: Record<G>,
    before: G::Move,
    m: G::Move,
}

fn sought<G: Stage>(
    players: u8,
    seed: u64,
    wanted: &impl Fn(&G, &G::Move) -> bool,
) -> Option<Moment<G>> {
    let setup = MatchPlan::new(G::ID, players, seed).setup;
    let config = G::Config::from_setup(&setup).ok()?;
    let mut state = G::start(&config, seed, &mut Vec::new()).ok()?;
    let mut record = Record::<G>::new(config, seed);
    let mut rng = GameRng::from_seed(seed);
    let mut legal = Vec::new();
    // The sheet of a round comes between what was before it and what is after it.
    let mut ends_a_round = false;
    for _ in 0..LONGEST {
        let here = state.status() == Status::ToMove(Seat(0)) && record.moves.len() > 12;
        if here && !ends_a_round {
            state.legal_moves(&mut legal);
            if let Some(m) = legal.iter().find(|m| wanted(&state, m)).copied() {
                let before = record.moves.pop()?;
                return Some(Moment { record, before, m });
            }
        }
        let m = state.random_move(&mut rng, &mut legal)?;
        let mut events = Vec::new();
        state.apply(&m, &mut events).ok()?;
        ends_a_round = events.iter().any(G::ends_a_round);
        record.moves.push(m);
    }
    None
}
