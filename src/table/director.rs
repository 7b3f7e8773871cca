//! The director: one queue of events, shown one after the other. The rules are always ahead of
//! it; when the queue is empty the table shows exactly the state.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use super::effects::cut_short;
use super::pieces::settle_all;
use crate::ai::Thinker;
use crate::engine::{Ruleset, Seat, Viewer};
use crate::locale::Words;
use crate::menus::Menu;
use crate::menus::score::ScoreSheet;
use crate::play::{Match, MatchPlan, PlaySystems, TableAction, Viewing, table_of};
use crate::screens::Screen;
use crate::theme::Frame;
use crate::theme::motion::{self, Speed};

/// A game that has a table.
pub trait Staged: Thinker {
    /// Has it cards that not everybody may see?
    const HIDES: bool = false;
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
    /// Begins to show an event and says how long that takes.
    fn perform(world: &mut World, event: &Self::Event) -> Beat;
    /// What the log says of an event, and somebody who does not look is told, as this viewer may
    /// know it.
    fn tell(table: &Match<Self>, event: &Self::Event, viewer: Viewer) -> Option<Words>;
    /// Has this seat learned something by this event that taking it back would not make unknown?
    fn reveals(_event: &Self::Event, _to: Seat) -> bool {
        false
    }
    /// Is the score sheet shown before this event?
    fn ends_a_round(_event: &Self::Event) -> bool {
        false
    }
    /// The score so far, for games that are played in rounds.
    fn score_sheet(_table: &Match<Self>) -> ScoreSheet {
        ScoreSheet::default()
    }
    /// A refusal in words, with the players' names.
    fn refusal(table: &Match<Self>, reason: &Self::Reason) -> Words {
        crate::play::refusal_words(table, reason)
    }
    /// Why an opponent played what it played, in words, with the players' names.
    fn why(table: &Match<Self>, why: &Self::Why) -> Words {
        let name = |seat: u64| table.seat_name(Seat(seat as u8));
        Words::for_code(&format!("{}-why", Self::ID), "why", why, name)
    }
    /// What the table shows differs from the state in this; `None` when it does not.
    fn difference(world: &mut World, state: &Self) -> Option<String>;
    /// How a finished game ended, in a sentence.
    fn ending(state: &Self) -> Words;
    /// Changes what a rematch changes (who starts).
    fn next_game(_plan: &mut MatchPlan) {}
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

/// Something that happened at the table, for those who do not see it.
#[derive(Message, Clone)]
pub struct Said(pub Words);

/// How fast the table plays right now.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Pace {
    pub speed: Speed,
    pub reduced: bool,
    /// Somebody holds the table down.
    pub hurried: bool,
}

impl Pace {
    /// `None`: nothing moves, everything is simply there.
    pub fn factor(&self) -> Option<f32> {
        let factor = self.speed.factor()?;
        Some(if self.hurried {
            factor.max(motion::FAST_FORWARD)
        } else {
            factor
        })
    }

    /// What breathes to be noticed; for those who asked for rest it is simply bright.
    pub fn pulse(&self, elapsed: Duration, period: Duration) -> f32 {
        if self.reduced || self.factor().is_none() {
            1.0
        } else {
            motion::pulse(elapsed, period)
        }
    }
}

/// A person wants the step under way to be over.
#[derive(Message)]
pub struct FinishStep;

/// What is still to be shown.
#[derive(Resource)]
pub struct Director<G: Ruleset> {
    queue: VecDeque<G::Event>,
    /// Time left, at normal speed, of the event under way.
    left: Option<Duration>,
    /// Time until everything set in motion so far has come to rest.
    unrest: Duration,
    laid: bool,
    laid_in: Option<Frame>,
    stale: bool,
    sheet: SheetShown,
}

/// The score sheet that the next event waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum SheetShown {
    #[default]
    NotYet,
    Open,
}

impl<G: Ruleset> Director<G> {
    /// Before the table is laid; `events` are the deal.
    pub fn opening(events: Vec<G::Event>) -> Self {
        Director {
            queue: events.into(),
            left: None,
            unrest: Duration::ZERO,
            laid: false,
            laid_in: None,
            stale: false,
            sheet: SheetShown::NotYet,
        }
    }

    pub fn tell(&mut self, events: Vec<G::Event>) {
        self.queue.extend(events);
    }

    /// Has the table caught up with the rules?
    pub fn is_idle(&self) -> bool {
        self.laid && self.queue.is_empty() && self.left.is_none() && self.unrest.is_zero()
    }

    /// Is somebody reading the score?
    pub fn shows_score(&self) -> bool {
        self.sheet == SheetShown::Open
    }

    /// Is there a table at all?
    pub fn is_laid(&self) -> bool {
        self.laid
    }

    /// The table has to be laid anew: it is now seen from another side.
    pub fn lay_again(&mut self) {
        self.drop_everything();
        self.stale = true;
    }

    /// For when the state is about to be shown as a whole.
    pub fn drop_everything(&mut self) {
        self.queue.clear();
        self.left = None;
        self.unrest = Duration::ZERO;
        self.sheet = SheetShown::NotYet;
    }
}

pub(super) fn shared_plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_message::<FinishStep>()
        .add_observer(gather_on_sheet);
}

pub fn plugin<G: Staged>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        direct::<G>
            .in_set(PlaySystems::Direct)
            .run_if(in_state(Screen::Table)),
    )
    // The table stays in view behind the results.
    .add_systems(OnEnter(Screen::Title), clear::<G>)
    .add_systems(OnEnter(Screen::Setup), clear::<G>);
}

/// Lays the table when it is not laid yet and again when the frame changes: in the middle of an
/// animation too, which is then over. Before anything else in a frame, so that nothing of the
/// game's ever sees the table of the match before. Is there a table now?
pub fn lay<G: Staged>(world: &mut World) -> bool {
    let frame = *world.resource::<Frame>();
    let director = world.resource::<Director<G>>();
    let (laid, stale) = (director.laid, director.stale);
    let at_the_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    if !at_the_table || laid && !stale && director.laid_in == Some(frame) {
        return laid;
    }
    let assets = world.resource::<AssetServer>();
    let art = world.get_resource::<crate::theme::Art>();
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
    let to_be_dealt = !laid && !world.resource::<Director<G>>().queue.is_empty();
    if to_be_dealt {
        G::before_the_deal(world, &state);
    } else {
        G::snap(world, &state);
    }
    let mut director = world.resource_mut::<Director<G>>();
    if laid {
        director.drop_everything();
    }
    director.laid = true;
    director.laid_in = Some(frame);
    director.stale = false;
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
fn clear<G: Staged>(world: &mut World) {
    clear_table(world);
    if let Some(mut director) = world.get_resource_mut::<Director<G>>() {
        director.laid = false;
        director.drop_everything();
    }
}

fn direct<G: Staged>(world: &mut World) {
    let finish = world
        .resource_mut::<Messages<FinishStep>>()
        .drain()
        .next()
        .is_some();
    // Pictures may still be on their way: nothing is shown on a table that is not laid.
    let director = world.resource::<Director<G>>();
    if director.is_idle() || !director.is_laid() {
        return;
    }
    let pace = *world.resource::<Pace>();
    let mut time = match pace.factor() {
        Some(factor) => world.resource::<Time>().delta().mul_f32(factor),
        None => Duration::MAX,
    };
    if finish {
        let director = world.resource::<Director<G>>();
        time = time.max(director.left.unwrap_or(director.unrest));
        settle_all(world);
        cut_short(world);
        world.resource_mut::<Director<G>>().unrest = Duration::ZERO;
    }
    loop {
        let mut director = world.resource_mut::<Director<G>>();
        if let Some(left) = director.left {
            director.unrest = director.unrest.saturating_sub(time.min(left));
            if left > time {
                director.left = Some(left - time);
                return;
            }
            if time != Duration::MAX {
                time -= left;
            }
            director.left = None;
        }
        if waits_for_sheet::<G>(world) {
            return;
        }
        let Some(event) = world.resource_mut::<Director<G>>().queue.pop_front() else {
            break;
        };
        let viewer = world.resource::<Viewing>().viewer();
        if let Some(words) = G::tell(world.resource::<Match<G>>(), &event, viewer) {
            world.write_message(Said(words));
        }
        let beat = G::perform(world, &event);
        let mut director = world.resource_mut::<Director<G>>();
        director.left = Some(beat.next);
        director.unrest = director.unrest.max(beat.rest);
    }
    let mut director = world.resource_mut::<Director<G>>();
    director.unrest = director.unrest.saturating_sub(time);
    if !director.unrest.is_zero() {
        return;
    }
    settle_all(world);
    // Everything has been shown. What the table shows is now compared with the state, and in
    // the unlikely case of a difference the state is right.
    let state = world.resource::<Match<G>>().shown_state();
    if let Some(difference) = G::difference(world, &state) {
        error!("the table differs from the rules: {difference}");
        debug_assert!(false, "the table differs from the rules: {difference}");
        G::snap(world, &state);
    }
}

/// Shows the score sheet where a round ends, and waits until it has been closed.
fn waits_for_sheet<G: Staged>(world: &mut World) -> bool {
    let director = world.resource::<Director<G>>();
    if !director.queue.front().is_some_and(G::ends_a_round) {
        return false;
    }
    let table = world.resource::<Match<G>>();
    let watched = table.plan.humans() > 0;
    let waits = match director.sheet {
        SheetShown::NotYet if watched || world.resource::<Pace>().factor().is_some() => {
            let sheet = ScoreSheet {
                closes_itself: !watched,
                ..G::score_sheet(table)
            };
            world.insert_resource(sheet);
            world.resource_mut::<NextState<Menu>>().set(Menu::Score);
            true
        }
        SheetShown::NotYet => false,
        SheetShown::Open => *world.resource::<State<Menu>>().get() != Menu::None,
    };
    world.resource_mut::<Director<G>>().sheet = if waits {
        SheetShown::Open
    } else {
        SheetShown::NotYet
    };
    waits
}
