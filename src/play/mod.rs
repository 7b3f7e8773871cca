//! The match in the ECS. Whoever plays sends a [`PlayMove`] to the one [gate]; the rules answer at
//! once; what happened is [`Pending`] until the [director](crate::table::director) has shown it.

pub mod ai_driver;
pub mod errors;
mod fact;
pub mod first_moves;
pub mod gate;
pub mod history;
mod narrator;
mod pending;
mod prompt;
pub mod saving;
mod score;
mod taught;
pub mod thinking;
pub mod viewing;

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use veillee_rules::ai::Thinker;
use veillee_rules::engine::record::RecordError;
use veillee_rules::engine::{Config, Record, Ruleset, Seat, Status};

use crate::action::{Screen, TableAction};
use crate::locale::Words;
use crate::messages::Refusal;
use crate::plan::{CurrentGame, CurrentRules, MatchPlan, Player, Purpose, SeatPlan, StartMatch};
use crate::settings::Settings;

pub use fact::{Counts, Fact};
pub use first_moves::FirstMoves;
pub use gate::{Gate, PlayMove};
pub use narrator::{Narrator, Picture};
pub use pending::Pending;
pub(crate) use pending::SheetShown;
pub use prompt::{Prompt, note};
pub use score::{Round, Rounds, ScoreSheet};
pub use taught::{Progress, Taught};
pub use viewing::Viewing;

/// What is going on at the table.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum Phase {
    /// The table is being laid.
    #[default]
    Dealing,
    /// A person is to move.
    Choosing,
    /// An AI is to move.
    Thinking,
    /// The table is catching up with the rules.
    Moving,
    /// Looking at an earlier moment of the game.
    Looking,
    /// The device goes from one person to the next.
    Curtain,
    /// Everybody reads the score.
    RoundOver,
    GameOver,
}

impl Phase {
    /// Is a hint pointed at now? While somebody looks back, what would have been better is.
    pub fn shows_hints(self) -> bool {
        matches!(self, Phase::Choosing | Phase::Looking)
    }
}

/// Who sits at the table, whichever game it is.
#[derive(Resource, Default)]
pub struct Company {
    pub seats: Vec<SeatPlan>,
    pub purpose: Purpose,
}

impl Company {
    fn of(plan: &MatchPlan) -> Company {
        Company {
            seats: plan.seats.clone(),
            purpose: plan.purpose,
        }
    }

    /// No opponent of ours is among them.
    pub fn is_all_human(&self) -> bool {
        self.seats.iter().all(|seat| seat.player == Player::Human)
    }
}

/// What the menu of the game on the table offers that not every game's does.
#[derive(Resource, Default)]
pub struct Offers(pub &'static [TableAction]);

/// The match under way.
#[derive(Resource)]
pub struct Match<G: Ruleset> {
    pub plan: MatchPlan,
    pub record: Record<G>,
    pub state: G,
    /// Moves taken back, the next to redo last.
    pub undone: Vec<G::Move>,
    /// How many moves are shown while looking at an earlier moment.
    pub looking_at: Option<usize>,
    /// Why opponents made their moves, by the moves' numbers.
    pub reasons: BTreeMap<usize, Words>,
    /// What a lesson or a puzzle lets be played.
    pub taught: Option<Taught<G>>,
    /// Moves asked for while the table was still catching up.
    waiting: VecDeque<PlayMove<G>>,
}

impl<G: Ruleset> Match<G> {
    /// How many moves have been made.
    pub fn ply(&self) -> usize {
        self.record.moves.len()
    }

    /// Nothing before this is taken back: the moves that lead up to a puzzle are not its own.
    pub fn first_ply(&self) -> usize {
        self.taught.as_ref().map_or(0, |taught| taught.from)
    }

    pub fn seat_name(&self, seat: Seat) -> String {
        self.plan
            .seats
            .get(seat.index())
            .map(|seat| seat.name.clone())
            .unwrap_or_default()
    }

    pub fn player(&self, seat: Seat) -> Player {
        self.plan
            .seats
            .get(seat.index())
            .map_or(Player::Human, |seat| seat.player)
    }

    /// The state the table should show once it has caught up.
    pub fn shown_state(&self) -> G {
        let Some(moves) = self.looking_at else {
            return self.state.clone();
        };
        let mut record = self.record.clone();
        record.moves.truncate(moves);
        record.agreed_draw = false;
        record.replay().unwrap_or_else(|_| self.state.clone())
    }

    /// Is it over, and can somebody tell what its moves were worth?
    pub fn can_be_reviewed(&self) -> bool
    where
        G: Thinker,
    {
        G::JUDGES
            && self.plan.purpose == Purpose::Game
            && !self.record.moves.is_empty()
            && matches!(self.state.status(), Status::Over(_))
    }

    /// The match as it was in this state, after so many moves: to speak of what could be done then.
    pub fn as_it_was(&self, moves: usize, state: &G) -> Match<G> {
        let mut record = self.record.clone();
        record.moves.truncate(moves);
        record.agreed_draw = false;
        Match {
            plan: self.plan.clone(),
            record,
            state: state.clone(),
            undone: Vec::new(),
            looking_at: None,
            reasons: BTreeMap::new(),
            taught: None,
            waiting: VecDeque::new(),
        }
    }

    pub fn may_choose(&self) -> bool {
        self.looking_at.is_none()
            && matches!(self.state.status(), Status::ToMove(seat) if self.player(seat) == Player::Human)
    }
}

/// What a game does in a frame, while it is the one on the table. The other games are not: none
/// of their systems costs anything.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableOf(&'static str);

pub fn table_of<G: Ruleset>() -> TableOf {
    TableOf(G::ID)
}

/// When the game on the table has its turn in a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RunTable;

/// The systems of one game's match, in the order in which a frame runs them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaySystems {
    /// Moves and actions change the match.
    Rules,
    /// The table shows what happened.
    Direct,
    /// The phase follows from both.
    Phase,
}

/// Where the match stands, whichever game it is: for plates, bars and menus.
#[derive(Resource, Default, Clone, PartialEq, Eq, Debug)]
pub struct MatchStatus {
    /// Whose plate is lit.
    pub turn: Option<Seat>,
    /// They are to move now; otherwise they have moved, and what came of it is still being shown.
    pub to_move: bool,
    /// Several people look at the table: whoever is to move is spoken of, not spoken to.
    pub among_people: bool,
    pub thinking: bool,
    /// How many moves the table shows, and how many were made.
    pub move_number: usize,
    pub moves: usize,
    pub can_undo: bool,
    pub can_redo: bool,
    pub looking_back: bool,
    /// It can be looked at again from its first move, to be told what decided it; or the game that
    /// this one was played on from.
    pub can_review: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_sub_state::<Phase>()
        .init_resource::<Viewing>()
        .init_resource::<Company>()
        .init_resource::<Offers>()
        .init_resource::<MatchStatus>()
        .init_resource::<Prompt>()
        .init_resource::<Progress>()
        .init_resource::<history::PlayedOn>()
        .init_resource::<CurrentGame>()
        .init_resource::<CurrentRules>()
        .init_resource::<ai_driver::Explained>()
        .insert_resource(crate::platform::RUNNER)
        .add_plugins((
            first_moves::plugin,
            history::plugin,
            saving::plugin,
            viewing::plugin,
        ))
        .add_systems(OnEnter(Screen::Title), turn_to_the_last_game)
        .add_systems(
            OnExit(Screen::Table),
            (prompt::forget, ai_driver::forget_reasons),
        );
}

/// The match of one game: its gate, its history, its opponents.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App, offers: &'static [TableAction]) {
    let start = move |starts: MessageReader<StartMatch>,
                      commands: Commands,
                      next: ResMut<NextState<Screen>>,
                      refusals: MessageWriter<Refusal>,
                      current: ResMut<CurrentGame>,
                      settings: ResMut<Settings>| {
        start_match::<G>(starts, commands, next, refusals, current, settings, offers);
    };
    app.add_message::<PlayMove<G>>()
        .add_systems(Update, start.before(RunTable))
        .init_schedule(table_of::<G>())
        .configure_sets(
            table_of::<G>(),
            (PlaySystems::Rules, PlaySystems::Direct, PlaySystems::Phase).chain(),
        )
        .add_systems(
            table_of::<G>(),
            (history::act::<G>, gate::let_in::<G>, saving::autosave::<G>)
                .chain()
                .in_set(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<G>(),
            (viewing::uncover::<G>, viewing::cover::<G>, set_phase::<G>)
                .chain()
                .in_set(PlaySystems::Phase)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            table_of::<G>(),
            (prompt::ask::<G>, history::tell::<G>)
                .after(PlaySystems::Phase)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnEnter(Screen::Title), close_match::<G>)
        .add_systems(OnEnter(Screen::Setup), close_match::<G>);
    ai_driver::game_plugin::<G>(app);
    first_moves::game_plugin::<G>(app);
}

/// Whatever was shown in between, the title is about the game last chosen.
fn turn_to_the_last_game(
    settings: Res<Settings>,
    mut current: ResMut<CurrentGame>,
    mut rules: ResMut<CurrentRules>,
) {
    current.set_if_neq(CurrentGame(settings.last_game.clone()));
    rules.set_if_neq(CurrentRules::default());
}

fn start_match<G: Narrator>(
    mut starts: MessageReader<StartMatch>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut refusals: MessageWriter<Refusal>,
    mut current: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    offers: &'static [TableAction],
) {
    for start in starts.read() {
        if start.plan.game != G::ID {
            // One match at a time.
            commands.remove_resource::<Match<G>>();
            continue;
        }
        match open_match::<G>(start) {
            Ok((game, pending)) => {
                commands.insert_resource(Viewing::first(&game));
                commands.insert_resource(Company::of(&game.plan));
                commands.insert_resource(Offers(offers));
                let setup = game.record.config.to_setup();
                commands.insert_resource(CurrentRules::new(G::ID, setup));
                commands.insert_resource(game);
                commands.insert_resource(pending);
                commands.remove_resource::<history::Hint<G>>();
                current.set_if_neq(CurrentGame(G::ID.to_string()));
                if start.plan.purpose == Purpose::Game && settings.last_game != G::ID {
                    settings.last_game = G::ID.to_string();
                }
                match start.plan.purpose {
                    // From chapter to chapter it is the same table.
                    Purpose::Lesson { .. } | Purpose::Puzzle => {
                        NextState::set_if_neq(&mut next, Screen::Table);
                    }
                    Purpose::Game | Purpose::Demo => next.set(Screen::Table),
                }
            }
            Err(error) => {
                error!("{error}");
                let why = errors::record_words(&error);
                refusals.write(Refusal(Words::new("error-start").with("why", why)));
            }
        }
    }
}

fn open_match<G: Ruleset>(start: &StartMatch) -> Result<(Match<G>, Pending<G>), RecordError> {
    let mut events = Vec::new();
    let (record, state) = match &start.record {
        Some(json) => Record::<G>::from_json(json)?,
        None => {
            let config = G::Config::from_setup(&start.plan.setup).map_err(RecordError::Config)?;
            let seed = start.plan.seed;
            let state = G::start(&config, seed, &mut events).map_err(RecordError::Config)?;
            (Record::new(config, seed), state)
        }
    };
    let is_taught = start.plan.purpose.is_taught();
    let game = Match {
        taught: is_taught.then(|| Taught::nothing_yet(record.moves.len())),
        plan: start.plan.clone(),
        record,
        state,
        undone: Vec::new(),
        looking_at: None,
        reasons: BTreeMap::new(),
        waiting: VecDeque::new(),
    };
    Ok((game, Pending::opening(events)))
}

fn close_match<G: Ruleset>(mut commands: Commands) {
    commands.remove_resource::<Match<G>>();
    commands.remove_resource::<Pending<G>>();
}

fn set_phase<G: Narrator>(
    game: Res<Match<G>>,
    pending: Res<Pending<G>>,
    viewing: Res<Viewing>,
    played_on: Res<history::PlayedOn>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    mut status: ResMut<MatchStatus>,
) {
    let now = if !pending.is_laid() {
        Phase::Dealing
    } else if pending.shows_score() {
        Phase::RoundOver
    } else if !pending.is_idle() {
        Phase::Moving
    } else if game.looking_at.is_some() {
        Phase::Looking
    } else {
        match game.state.status() {
            Status::Over(_) => Phase::GameOver,
            Status::ToMove(_) if viewing::curtain_before(&game, &viewing) => Phase::Curtain,
            Status::ToMove(seat) if game.player(seat) == Player::Human => Phase::Choosing,
            Status::ToMove(_) => Phase::Thinking,
        }
    };
    if *phase.get() != now {
        next.set(now);
    }
    let turn = match (now, game.state.status()) {
        (Phase::Choosing | Phase::Thinking | Phase::Curtain, Status::ToMove(seat)) => Some(seat),
        // While things move, the plate of whoever moved stays lit.
        (Phase::Moving, _) => status.turn,
        _ => None,
    };
    status.set_if_neq(MatchStatus {
        turn,
        to_move: now != Phase::Moving,
        among_people: game.plan.humans() > 1 && !(G::HIDES && turn == Some(viewing.seat)),
        // The other side of a puzzle plays by the book.
        thinking: now == Phase::Thinking && game.plan.purpose != Purpose::Puzzle,
        move_number: game.looking_at.unwrap_or(game.ply()),
        moves: game.ply(),
        can_undo: game.ply() > game.first_ply(),
        can_redo: !game.undone.is_empty(),
        looking_back: game.looking_at.is_some(),
        can_review: game.can_be_reviewed() || played_on.from(&game).is_some(),
    });
}
