//! The director: one queue of events, shown one after the other. The rules are always ahead of
//! it; when the queue is empty the table shows exactly the state.

use std::time::Duration;

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Status};

use super::effects::cut_short;
use super::pieces::settle_all;
use crate::action::{Menu, Piece, Screen, TableAction};
use crate::locale::Words;
use crate::messages::{Caption, Said};
use crate::motion::{FinishStep, Pace};
use crate::plan::Purpose;
use crate::play::{
    Match, Narrator, Pending, PlaySystems, RunTable, ScoreSheet, SheetShown, Viewing, table_of,
};
use crate::theme::{Art, Frame};

/// How a game is shown: its stage.
pub trait Stage: Narrator {
    /// What can be pressed at its table.
    type Piece: Piece;
    /// What its menu offers that not every game's does.
    const OFFERS: &'static [TableAction] = &[];
    /// Systems and resources of the game's table.
    fn plugin(app: &mut App);
    /// Lays the table for `Match<Self>` in the current frame; everything spawned hangs on
    /// [`OnTable`] roots.
    fn build(world: &mut World);
    /// Shows exactly this state, at once.
    fn snap(world: &mut World, state: &Self);
    /// Makes ready for the deal that the next events tell of.
    fn before_the_deal(world: &mut World, state: &Self) {
        Self::snap(world, state);
    }
    /// Begins to show an event, which tells no more than the viewer may know, and says how long
    /// that takes.
    fn perform(world: &mut World, event: &Self::Event) -> Beat;
    /// What is to be read of it on the table.
    fn caption(world: &mut World, event: &Self::Event) -> Option<Words>;
    /// Writes on the plates what the table now shows.
    fn write_plates(world: &mut World);
    /// What the table shows differs from the state in this; `None` when it does not.
    fn difference(world: &mut World, state: &Self) -> Option<String>;
    /// What this seat presses, one after the other, to make a move by hand.
    fn presses(state: &Self, seat: Seat, m: &Self::Move) -> Vec<Self::Piece>;
}

/// How long an event takes, at normal speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beat {
    /// Until the next event may begin.
    pub next: Duration,
    /// Until everything this one set in motion has come to rest.
    pub rest: Duration,
}

impl From<Duration> for Beat {
    fn from(duration: Duration) -> Beat {
        Beat {
            next: duration,
            rest: duration,
        }
    }
}

/// Everything that belongs to the table and goes with it.
#[derive(Component, Default)]
pub struct OnTable;

/// The one root of the table's interface. Bevy tells every root anew which camera it belongs to
/// and lays it out by itself, in every frame: sixty roots would be most of a still frame's work.
#[derive(Component)]
struct Sheet;

fn gather_on_sheet(
    added: On<Add, OnTable>,
    roots: Query<(), (With<Node>, Without<ChildOf>, Without<Sheet>)>,
    sheet: Query<Entity, With<Sheet>>,
    mut commands: Commands,
) {
    if let (true, Ok(sheet)) = (roots.contains(added.entity), sheet.single()) {
        commands.entity(added.entity).try_insert(ChildOf(sheet));
    }
}

pub(super) fn shared_plugin(app: &mut App) {
    app.add_observer(gather_on_sheet);
}

pub(crate) fn game_plugin<G: Stage>(app: &mut App) {
    app.add_systems(
        Update,
        run_table::<G>
            .in_set(RunTable)
            .run_if(resource_exists::<Match<G>>),
    )
    .add_systems(
        table_of::<G>(),
        direct::<G>
            .in_set(PlaySystems::Direct)
            .run_if(in_state(Screen::Table)),
    )
    // The table stays in view behind the results.
    .add_systems(OnEnter(Screen::Title), clear::<G>)
    .add_systems(OnEnter(Screen::Setup), clear::<G>);
}

fn run_table<G: Stage>(world: &mut World) {
    if lay::<G>(world) {
        world.run_schedule(table_of::<G>());
    }
}

/// Lays the table when it is not laid yet and again when the frame changes: in the middle of an
/// animation too, which is then over. Before anything else in a frame, so that nothing of the
/// game's ever sees the table of the match before. Is there a table now?
fn lay<G: Stage>(world: &mut World) -> bool {
    let frame = *world.resource::<Frame>();
    let pending = world.resource::<Pending<G>>();
    let (laid, stale) = (pending.laid, pending.stale);
    let at_the_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_the_table || laid && !stale && pending.laid_in == Some(frame) {
        return laid;
    }
    let assets = world.resource::<AssetServer>();
    let art = world.get_resource::<Art>();
    if !art.is_some_and(|art| art.is_ready_for(assets, G::ID)) {
        return laid;
    }
    clear_table(world);
    world.spawn((
        OnTable,
        Sheet,
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
    ));
    G::build(world);
    let state = world.resource::<Match<G>>().shown_state();
    let to_be_dealt = !laid && !world.resource::<Pending<G>>().queue.is_empty();
    if to_be_dealt {
        G::before_the_deal(world, &state);
        G::write_plates(world);
    } else {
        snap(world, &state);
    }
    let mut pending = world.resource_mut::<Pending<G>>();
    if laid {
        pending.drop_everything();
    }
    pending.laid = true;
    pending.laid_in = Some(frame);
    pending.stale = false;
    true
}

fn clear_table(world: &mut World) {
    let mut roots = world.query_filtered::<Entity, With<OnTable>>();
    let roots: Vec<Entity> = roots.iter(world).collect();
    for root in roots {
        // It may have gone with the sheet.
        if let Ok(root) = world.get_entity_mut(root) {
            root.despawn();
        }
    }
}

/// Leaving shows nothing any more; coming back lays the table anew.
fn clear<G: Stage>(world: &mut World) {
    clear_table(world);
    if let Some(mut pending) = world.get_resource_mut::<Pending<G>>() {
        pending.laid = false;
        pending.drop_everything();
    }
}

fn direct<G: Stage>(world: &mut World) {
    let finish = world
        .resource_mut::<Messages<FinishStep>>()
        .drain()
        .next()
        .is_some();
    // Pictures may still be on their way: nothing is shown on a table that is not laid.
    let pending = world.resource::<Pending<G>>();
    if pending.is_idle() || !pending.is_laid() {
        return;
    }
    if pending.snap {
        let state = world.resource::<Match<G>>().shown_state();
        world.resource_mut::<Pending<G>>().drop_everything();
        return snap(world, &state);
    }
    let pace = *world.resource::<Pace>();
    let mut time = match pace.factor() {
        Some(factor) => world.resource::<Time>().delta().mul_f32(factor),
        None => Duration::MAX,
    };
    if finish {
        let pending = world.resource::<Pending<G>>();
        time = time.max(pending.left.unwrap_or(pending.unrest));
        settle_all(world);
        cut_short(world);
        world.resource_mut::<Pending<G>>().unrest = Duration::ZERO;
    }
    loop {
        let mut pending = world.resource_mut::<Pending<G>>();
        if let Some(left) = pending.left {
            pending.unrest = pending.unrest.saturating_sub(time.min(left));
            if left > time {
                pending.left = Some(left - time);
                return;
            }
            if time != Duration::MAX {
                time -= left;
            }
            pending.left = None;
        }
        if waits_for_sheet::<G>(world) {
            return;
        }
        let Some(event) = world.resource_mut::<Pending<G>>().queue.pop_front() else {
            break;
        };
        let beat = show::<G>(world, &event);
        let mut pending = world.resource_mut::<Pending<G>>();
        pending.left = Some(beat.next);
        pending.unrest = pending.unrest.max(beat.rest);
    }
    let mut pending = world.resource_mut::<Pending<G>>();
    pending.unrest = pending.unrest.saturating_sub(time);
    if !pending.unrest.is_zero() {
        return;
    }
    settle_all(world);
    // Everything has been shown. What the table shows is now compared with the state, and in
    // the unlikely case of a difference the state is right.
    let state = world.resource::<Match<G>>().shown_state();
    if let Some(difference) = G::difference(world, &state) {
        error!("the table differs from the rules: {difference}");
        debug_assert!(false, "the table differs from the rules: {difference}");
        snap(world, &state);
    }
}

/// Shows exactly this state, at once.
fn snap<G: Stage>(world: &mut World, state: &G) {
    G::snap(world, state);
    G::write_plates(world);
}

/// Begins to show an event and says how long that takes. Whatever the viewer may not know of it
/// ends here.
fn show<G: Stage>(world: &mut World, event: &G::Event) -> Beat {
    let event = G::seen_by(event, world.resource::<Viewing>().viewer());
    if let Some(words) = G::event_words(world.resource::<Match<G>>(), &event) {
        world.write_message(Said(words));
    }
    let beat = G::perform(world, &event);
    if let Some(words) = G::caption(world, &event) {
        world.write_message(Caption(words));
    }
    G::write_plates(world);
    beat
}

/// Shows the score sheet where a round ends, and waits until it has been closed.
fn waits_for_sheet<G: Stage>(world: &mut World) -> bool {
    let pending = world.resource::<Pending<G>>();
    if !pending.queue.front().is_some_and(G::ends_a_round) {
        return false;
    }
    let game = world.resource::<Match<G>>();
    // What a puzzle has brought is told by itself.
    if game.plan.purpose == Purpose::Puzzle {
        return false;
    }
    let watched = game.plan.humans() > 0;
    let waits = match pending.sheet {
        SheetShown::NotYet if watched || world.resource::<Pace>().factor().is_some() => {
            let is_over = matches!(game.state.status(), Status::Over(_));
            let others = world.resource::<Pending<G>>().queue.iter().skip(1);
            let sheet = ScoreSheet {
                is_last: is_over && !others.clone().any(G::ends_a_round),
                closes_itself: !watched,
                ..G::score_sheet(game)
            };
            world.insert_resource(sheet);
            world.resource_mut::<NextState<Menu>>().set(Menu::Score);
            true
        }
        SheetShown::NotYet => false,
        SheetShown::Open => *world.resource::<State<Menu>>().get() != Menu::None,
    };
    world.resource_mut::<Pending<G>>().sheet = if waits {
        SheetShown::Open
    } else {
        SheetShown::NotYet
    };
    waits
}
