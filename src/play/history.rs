//! Back and forth through a match: undo and redo, which change it, and looking back, which does
//! not.

use bevy::prelude::*;
use veillee_rules::engine::{Nobody, Ruleset, Seat, Status, Viewer};

use super::{Company, Match, Narrator, Pending, Viewing};
use crate::action::{Action, Screen, TableAction};
use crate::locale::Words;
use crate::messages::Refusal;
use crate::plan::{Player, Purpose, StartMatch};

/// A move worth playing, shown but not played.
#[derive(Resource)]
pub struct Hint<G: Ruleset>(pub G::Move);

pub(super) fn act<G: Narrator>(world: &mut World) {
    let mut actions = Vec::new();
    world.resource_scope(|_, mut messages: Mut<Messages<TableRequest>>| {
        actions.extend(messages.drain().map(|request| request.0));
    });
    // What is taught goes its own way; whoever looks for moves may take them back.
    let purpose = world.resource::<Match<G>>().plan.purpose;
    let of_use = |action: &TableAction| match action {
        TableAction::Leave => true,
        TableAction::Undo => !purpose.is_taught() || purpose == Purpose::Puzzle,
        _ => !purpose.is_taught(),
    };
    for action in actions.into_iter().filter(of_use) {
        match action {
            TableAction::Undo => undo::<G>(world),
            TableAction::Redo => redo::<G>(world),
            TableAction::Hint => hint::<G>(world),
            TableAction::StepBack => look::<G>(world, |shown, _| shown.saturating_sub(1)),
            TableAction::StepForward => look::<G>(world, |shown, last| (shown + 1).min(last)),
            TableAction::ToStart => look::<G>(world, |_, _| 0),
            TableAction::ToNow => look::<G>(world, |_, last| last),
            TableAction::LookAt(moves) => look::<G>(world, |_, last| moves.min(last)),
            TableAction::PlayFromHere => play_from_here::<G>(world),
            TableAction::AgreeDraw => agree_draw::<G>(world),
            TableAction::Rematch => rematch::<G>(world),
            TableAction::Leave => {
                world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            }
            TableAction::CopyLink => {
                let link = world.resource::<Match<G>>().record.to_link();
                // The page says when it is on the clipboard.
                crate::platform::post("copy", &link);
            }
            TableAction::Seat(seat, player) => hand_over::<G>(world, seat, player),
            // The game's own table answers this.
            TableAction::TurnBoard => {}
        }
    }
}

/// A table action on its way to the match.
#[derive(Message, Clone, Copy)]
pub struct TableRequest(pub TableAction);

pub(super) fn forward(
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<TableRequest>,
) {
    for action in actions.read() {
        if let Action::Table(action) = action {
            requests.write(TableRequest(*action));
        }
    }
}

/// Shows the match as it now is, without animation: the past needs no staging.
fn show<G: Narrator>(world: &mut World) {
    world.remove_resource::<Hint<G>>();
    world.resource_mut::<Pending<G>>().show_at_once();
}

fn refuse(world: &mut World, key: &'static str) {
    world.write_message(Refusal(Words::new(key)));
}

/// Plays the record again up to where it now ends.
fn replay<G: Narrator>(world: &mut World) {
    let mut game = world.resource_mut::<Match<G>>();
    if let Ok(state) = game.record.replay() {
        game.state = state;
    }
    game.looking_at = None;
    game.waiting.clear();
    show::<G>(world);
}

/// Is a person to move after these moves?
fn human_to_move<G: Ruleset>(game: &Match<G>, state: &G) -> bool {
    matches!(state.status(), Status::ToMove(seat) if game.player(seat) == Player::Human)
}

/// Where there is no choice, what is taught plays by itself: nobody wants to come back to that.
fn plays_itself<G: Ruleset>(game: &Match<G>, state: &G) -> bool {
    let mut legal = Vec::new();
    state.legal_moves(&mut legal);
    game.taught.is_some() && legal.len() < 2
}

/// Would taking these moves back leave somebody with knowledge from the future?
fn reveals_something<G: Narrator>(game: &Match<G>, mut state: G, undone: &[G::Move]) -> bool {
    let Status::ToMove(seat) = state.status() else {
        return false;
    };
    debug_assert_eq!(game.player(seat), Player::Human);
    let mut events = Vec::new();
    for m in undone.iter().rev() {
        if state.apply(m, &mut events).is_err() {
            return true;
        }
    }
    events.iter().any(|event| G::reveals(event, seat))
}

/// Back to the last moment at which a person was to move.
fn undo<G: Narrator>(world: &mut World) {
    let mut game = world.resource_mut::<Match<G>>();
    if game.record.agreed_draw {
        game.record.agreed_draw = false;
        return replay::<G>(world);
    }
    let anybody = game.plan.humans() == 0;
    // The other side of a puzzle plays by the book: nobody sits there who would be spied on.
    let by_the_book = game.taught.is_some();
    let mut record = game.record.clone();
    let mut undone = Vec::new();
    while record.moves.len() > game.first_ply() {
        undone.extend(record.moves.pop());
        let Ok(state) = record.replay() else {
            break;
        };
        if anybody || human_to_move(&game, &state) && !plays_itself(&game, &state) {
            if !anybody && !by_the_book && reveals_something(&game, state, &undone) {
                return refuse(world, "refused-undo-hidden");
            }
            game.record = record;
            game.undone.extend(undone);
            return replay::<G>(world);
        }
    }
    refuse(world, "refused-nothing-to-undo");
}

fn redo<G: Narrator>(world: &mut World) {
    let mut game = world.resource_mut::<Match<G>>();
    if game.undone.is_empty() {
        return refuse(world, "refused-nothing-to-redo");
    }
    let mut state = game.state.clone();
    while let Some(m) = game.undone.pop() {
        if state.apply(&m, &mut Nobody).is_err() {
            break;
        }
        game.record.moves.push(m);
        if human_to_move(&game, &state) {
            break;
        }
    }
    replay::<G>(world);
}

fn look<G: Narrator>(world: &mut World, to: impl Fn(usize, usize) -> usize) {
    let mut game = world.resource_mut::<Match<G>>();
    let last = game.record.moves.len();
    let shown = to(game.looking_at.unwrap_or(last), last);
    game.looking_at = (shown < last).then_some(shown);
    show::<G>(world);
}

fn hint<G: Narrator>(world: &mut World) {
    let game = world.resource::<Match<G>>();
    if matches!(game.state.status(), Status::Over(_)) {
        return;
    }
    if !game.may_choose() {
        return refuse(world, "refused-not-your-turn");
    }
    super::ai_driver::start_hint::<G>(world);
}

fn agree_draw<G: Narrator>(world: &mut World) {
    let mut events = Vec::new();
    let mut game = world.resource_mut::<Match<G>>();
    if game.looking_at.is_none() && game.state.agree_draw(&mut events) {
        game.record.agreed_draw = true;
        world.resource_mut::<Pending<G>>().push(events);
    }
}

/// The seat is somebody else's from now on, and what only its owner may see is theirs.
fn hand_over<G: Narrator>(world: &mut World, seat: Seat, player: Player) {
    let mut game = world.resource_mut::<Match<G>>();
    let Some(plan) = game.plan.seats.get_mut(seat.index()) else {
        return;
    };
    plan.player = player;
    let company = Company::of(&game.plan);
    let viewing = Viewing::first(world.resource::<Match<G>>());
    super::ai_driver::forget::<G>(world);
    world.insert_resource(company);
    if *world.resource::<Viewing>() != viewing {
        world.insert_resource(viewing);
        world.resource_mut::<Pending<G>>().lay_again();
    }
}

/// The same seats and options, a new seed.
fn rematch<G: Narrator>(world: &mut World) {
    let mut plan = world.resource::<Match<G>>().plan.clone();
    G::set_up_rematch(&mut plan.setup);
    plan.seed = crate::platform::random_seed();
    world.write_message(StartMatch { plan, record: None });
}

/// The finished game that somebody plays on from: it stays as it was.
#[derive(Resource, Default)]
pub struct PlayedOn(Option<StartMatch>);

impl PlayedOn {
    /// The whole game, if this one is a copy of its beginning: both were dealt alike.
    pub fn from<G: Ruleset>(&self, game: &Match<G>) -> Option<&StartMatch> {
        let whole = self.0.as_ref()?;
        let alike = whole.plan.game == game.plan.game && whole.plan.seed == game.record.seed;
        alike.then_some(whole)
    }
}

/// Another match begins where this one, which is over, is looked at: by the same players.
fn play_from_here<G: Narrator>(world: &mut World) {
    let game = world.resource::<Match<G>>();
    let Some(moves) = game.looking_at.filter(|_| game.can_be_reviewed()) else {
        return;
    };
    let mut plan = game.plan.clone();
    plan.seed = game.record.seed;
    let whole = StartMatch {
        plan: plan.clone(),
        record: Some(game.record.to_json()),
    };
    let from_here = game.as_it_was(moves, &game.state).record;
    world.insert_resource(PlayedOn(Some(whole)));
    world.write_message(StartMatch {
        plan,
        record: Some(from_here.to_json()),
    });
}

/// What a review says of the moment that somebody looks back at.
#[derive(Resource, Default, PartialEq)]
pub struct Reviewed {
    /// Somebody looks at a reviewed game.
    pub looks: bool,
    /// What was played, and by whom.
    pub made: Option<Words>,
    /// What would have been better, and why.
    pub better: Option<Words>,
}

/// What was done in the move that brought about what somebody looks back at, as they may know it,
/// and who did it.
#[derive(Resource, Default, PartialEq)]
pub struct LookedAt(pub Option<Words>, pub Option<Seat>);

pub(super) fn tell<G: Narrator>(
    game: Res<Match<G>>,
    viewing: Res<Viewing>,
    mut looked_at: ResMut<LookedAt>,
) {
    if game.is_changed() || viewing.is_changed() {
        let made = (game.looking_at).and_then(|shown| made(&game, shown, viewing.viewer()));
        let (told, by) = made.map_or((None, None), |(told, by)| (told, Some(by)));
        looked_at.set_if_neq(LookedAt(told, by));
    }
}

/// The last of so many moves in words, and whose it was.
fn made<G: Narrator>(
    game: &Match<G>,
    moves: usize,
    viewer: Viewer,
) -> Option<(Option<Words>, Seat)> {
    let record = &game.record;
    let (last, before) = record.moves.get(..moves)?.split_last()?;
    let mut state = G::start(&record.config, record.seed, &mut Nobody).ok()?;
    for m in before {
        state.apply(m, &mut Nobody).ok()?;
    }
    let Status::ToMove(by) = state.status() else {
        return None;
    };
    let mut events = Vec::new();
    state.apply(last, &mut events).ok()?;
    let told = events
        .iter()
        .find_map(|event| G::narrate(game, event, viewer));
    Some((told, by))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LookedAt>()
        .init_resource::<Reviewed>()
        .add_message::<TableRequest>()
        .add_systems(Update, forward.before(super::RunTable));
}
