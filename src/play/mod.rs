//! The match in the ECS. People, AIs and replays all send [`PlayMove`]; the rules answer at
//! once; what happened goes to the [director](crate::table::director), which shows it.

pub mod ai_driver;
pub mod begin;
pub mod errors;
pub mod history;
pub mod plan;
pub mod saving;
pub mod viewing;

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use crate::engine::record::RecordError;
use crate::engine::{Config, Record, Ruleset, Seat, Status};
use crate::locale::Words;
use crate::mirror::Mirrored;
use crate::screens::Screen;
use crate::table::captions::Refusal;
use crate::table::director::Director;
use crate::table::hud::Hud;
pub use plan::{MatchPlan, Player, SeatPlan};
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

/// What a person can ask of the table besides a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAction {
    Undo,
    Redo,
    Hint,
    ToggleLog,
    StepBack,
    StepForward,
    ToStart,
    ToNow,
    AgreeDraw,
    TurnBoard,
    Rematch,
    Leave,
    /// The game so far, as a link to give away.
    CopyLink,
    /// This seat is played by somebody else from now on.
    Seat(Seat, Player),
}

/// Begin this match, or go on with it from `record` (JSON).
#[derive(Message, Clone)]
pub struct StartMatch {
    pub plan: MatchPlan,
    pub record: Option<String>,
}

/// Who sits at the table, whichever game it is.
#[derive(Resource, Default)]
pub struct Company(pub Vec<SeatPlan>);

impl Company {
    /// No opponent of ours is among them.
    pub fn is_all_human(&self) -> bool {
        self.0.iter().all(|seat| seat.player == Player::Human)
    }
}

/// What the menu of the game on the table offers that not every game's does.
#[derive(Resource, Default)]
pub struct Offers(pub &'static [TableAction]);

/// Somebody plays a move. Who: whoever is to move when its turn comes.
#[derive(Message, Clone)]
pub struct PlayMove<G: Ruleset>(pub G::Move);

/// Which of the portraits a place has.
pub fn portrait_of(seat: usize) -> usize {
    const PORTRAITS: [usize; 6] = [3, 1, 0, 2, 4, 5];
    PORTRAITS[seat % PORTRAITS.len()]
}

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
    /// Moves asked for while the table was still catching up.
    waiting: VecDeque<G::Move>,
}

impl<G: Ruleset> Match<G> {
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

    pub fn may_choose(&self) -> bool {
        self.looking_at.is_none()
            && matches!(self.state.status(), Status::ToMove(seat) if self.player(seat) == Player::Human)
    }
}

/// What a game does in a frame, while it is the one on the table. Four of five games are not:
/// none of their systems costs anything.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableOf(&'static str);

pub fn table_of<G: Ruleset>() -> TableOf {
    TableOf(G::ID)
}

/// When the game on the table has its turn in a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RunTable;

fn run_table<G: Mirrored>(world: &mut World) {
    if crate::table::director::lay::<G>(world) {
        world.run_schedule(table_of::<G>());
    }
}

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

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartMatch>()
        .add_sub_state::<Phase>()
        .init_resource::<Viewing>()
        .init_resource::<Company>()
        .init_resource::<Offers>()
        .init_resource::<ai_driver::Explained>()
        .insert_resource(crate::platform::RUNNER)
        .add_plugins((history::plugin, saving::plugin));
}

/// Everything a game needs to be played: its match, its director, its AI.
pub fn game_plugin<G: Mirrored>(app: &mut App) {
    app.add_message::<PlayMove<G>>()
        .add_systems(
            Update,
            (
                start_match::<G>.before(RunTable),
                run_table::<G>
                    .in_set(RunTable)
                    .run_if(resource_exists::<Match<G>>),
            ),
        )
        .init_schedule(table_of::<G>())
        .configure_sets(
            table_of::<G>(),
            (PlaySystems::Rules, PlaySystems::Direct, PlaySystems::Phase).chain(),
        )
        .add_systems(
            table_of::<G>(),
            (history::act::<G>, receive_moves::<G>, saving::autosave::<G>)
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
            crate::menus::log::write_down::<G>.run_if(in_state(crate::menus::Menu::Log)),
        )
        .add_systems(
            OnEnter(Screen::Results),
            crate::screens::results::gather::<G>.run_if(resource_exists::<Match<G>>),
        )
        .add_systems(OnEnter(Screen::Title), close_match::<G>)
        .add_systems(OnEnter(Screen::Setup), close_match::<G>);
    ai_driver::plugin::<G>(app);
    crate::table::director::plugin::<G>(app);
    G::plugin(app);
}

fn start_match<G: Mirrored>(
    mut starts: MessageReader<StartMatch>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut refusals: MessageWriter<Refusal>,
    mut settings: ResMut<crate::settings::Settings>,
) {
    for start in starts.read() {
        if start.plan.game != G::ID {
            // One match at a time.
            commands.remove_resource::<Match<G>>();
            continue;
        }
        match open_match::<G>(start) {
            Ok((table, director)) => {
                commands.insert_resource(Viewing::first(&table));
                commands.insert_resource(Company(table.plan.seats.clone()));
                commands.insert_resource(Offers(G::OFFERS));
                commands.insert_resource(table);
                commands.insert_resource(director);
                commands.remove_resource::<history::Hint<G>>();
                if settings.last_game != G::ID {
                    settings.last_game = G::ID.to_string();
                }
                next.set(Screen::Table);
            }
            Err(error) => {
                error!("{error}");
                let why = errors::record_words(&error);
                refusals.write(Refusal(Words::new("error-start").with("why", why)));
            }
        }
    }
}

fn open_match<G: Mirrored>(start: &StartMatch) -> Result<(Match<G>, Director<G>), RecordError> {
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
    let table = Match {
        plan: start.plan.clone(),
        record,
        state,
        undone: Vec::new(),
        looking_at: None,
        reasons: BTreeMap::new(),
        waiting: VecDeque::new(),
    };
    Ok((table, Director::opening(events)))
}

fn close_match<G: Mirrored>(mut commands: Commands) {
    commands.remove_resource::<Match<G>>();
    commands.remove_resource::<Director<G>>();
}

/// Plays the moves that were asked for. While the table catches up they wait: nothing is lost,
/// and nothing is applied to a state that nobody has seen yet.
fn receive_moves<G: Mirrored>(
    mut table: ResMut<Match<G>>,
    mut director: ResMut<Director<G>>,
    mut moves: MessageReader<PlayMove<G>>,
    mut refusals: MessageWriter<Refusal>,
    mut commands: Commands,
) {
    if moves.is_empty() && table.waiting.is_empty() {
        return;
    }
    table.waiting.extend(moves.read().map(|m| m.0));
    if !director.is_idle() || table.looking_at.is_some() {
        return;
    }
    let Some(m) = table.waiting.pop_front() else {
        return;
    };
    let mut events = Vec::new();
    match table.state.apply(&m, &mut events) {
        Ok(()) => {
            table.record.moves.push(m);
            table.undone.clear();
            director.tell(events);
            commands.remove_resource::<history::Hint<G>>();
        }
        Err(reason) => {
            // What was queued after a move that cannot be played no longer means what it did.
            table.waiting.clear();
            refusals.write(Refusal(G::refusal(&table, &reason)));
        }
    }
}

/// A refusal in words, with the players' names.
pub fn refusal_words<G: Ruleset>(table: &Match<G>, reason: &G::Reason) -> Words {
    let name = |seat: u64| table.seat_name(Seat(seat as u8));
    Words::for_code(&format!("{}-refused", G::ID), "code", reason, name)
}

fn set_phase<G: Mirrored>(
    table: Res<Match<G>>,
    director: Res<Director<G>>,
    viewing: Res<Viewing>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
    mut hud: ResMut<Hud>,
) {
    let now = if !director.is_laid() {
        Phase::Dealing
    } else if director.shows_score() {
        Phase::RoundOver
    } else if !director.is_idle() {
        Phase::Moving
    } else if table.looking_at.is_some() {
        Phase::Looking
    } else {
        match table.state.status() {
            Status::Over(_) => Phase::GameOver,
            Status::ToMove(_) if viewing::curtain_before(&table, &viewing) => Phase::Curtain,
            Status::ToMove(seat) if table.player(seat) == Player::Human => Phase::Choosing,
            Status::ToMove(_) => Phase::Thinking,
        }
    };
    if *phase.get() != now {
        next.set(now);
    }
    let turn = match (now, table.state.status()) {
        (Phase::Choosing | Phase::Thinking | Phase::Curtain, Status::ToMove(seat)) => Some(seat),
        // While things move, the plate of whoever moved stays lit.
        (Phase::Moving, _) => hud.turn,
        _ => None,
    };
    let marks = (
        turn,
        now == Phase::Thinking,
        table.looking_at.unwrap_or(table.record.moves.len()),
        table.record.moves.len(),
        !table.record.moves.is_empty(),
        !table.undone.is_empty(),
        table.looking_at.is_some(),
    );
    let shown = (
        hud.turn,
        hud.thinking,
        hud.move_number,
        hud.moves,
        hud.can_undo,
        hud.can_redo,
        hud.looking_back,
    );
    if marks != shown {
        (
            hud.turn,
            hud.thinking,
            hud.move_number,
            hud.moves,
            hud.can_undo,
            hud.can_redo,
            hud.looking_back,
        ) = marks;
    }
}
