//! A table that plays by itself: one game after another and lessons in between, with captions,
//! until somebody touches the screen. It begins when it is asked for, or when the title has been left alone.

use bevy::input::mouse::AccumulatedMouseMotion;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use veillee_rules::ai::Level;

use crate::action::{Action, Menu, Screen};
use crate::catalogue::{Catalogue, Entry};
use crate::lesson::{self, Course};
use crate::motion;
use crate::plan::{MatchPlan, Player, Purpose, StartMatch};
use crate::platform::{self, Heard, Present};
use crate::play::Phase;

#[derive(Resource, Default)]
pub struct Demo {
    /// Asked for at the start: the title need not be left alone first.
    wanted: bool,
    on: bool,
    /// Which is next: the first game, the lesson of the second, the second…
    next: usize,
    /// For how long nothing has happened that only a person can bring about.
    alone: f32,
}

impl Demo {
    pub fn wanted(wanted: bool) -> Demo {
        Demo {
            wanted,
            ..default()
        }
    }

    /// Does the table play by itself now?
    pub fn is_on(&self) -> bool {
        self.on
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Demo>()
        .add_systems(
            Update,
            (
                begin.run_if(in_state(Screen::Title)),
                turn_the_page.run_if(is_on),
                leave.run_if(is_on).run_if(not(in_state(Screen::Title))),
            )
                .chain(),
        )
        .add_systems(OnEnter(Screen::Title), end)
        .add_systems(OnExit(Screen::Title), start_counting_anew);
}

pub fn is_on(demo: Res<Demo>) -> bool {
    demo.on
}

/// Nobody but opponents.
fn plan(game: &Entry) -> MatchPlan {
    let mut plan = MatchPlan::new(game.id, game.usual_players, platform::random_seed());
    plan.purpose = Purpose::Demo;
    for seat in &mut plan.seats {
        seat.player = Player::Ai(Level::Hard);
    }
    plan
}

fn begin(
    mut demo: ResMut<Demo>,
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    present: Res<Present>,
    catalogue: Res<Catalogue>,
    mut touched: Touched,
    mut starts: MessageWriter<StartMatch>,
    mut commands: Commands,
) {
    let somebody = touched.by_the_page() | touched.now() | touched.mouse_moves();
    if somebody || *menu.get() != Menu::None || !present.0 {
        demo.alone = 0.0;
        return;
    }
    demo.alone += time.delta_secs();
    if demo.wanted || demo.alone >= motion::DEMO_AFTER.as_secs_f32() {
        demo.wanted = false;
        demo.on = true;
        demo.alone = 0.0;
        starts.write_batch(demo.goes_on(&catalogue, &mut commands));
    }
}

impl Demo {
    fn goes_on(&mut self, catalogue: &Catalogue, commands: &mut Commands) -> Option<StartMatch> {
        let game = catalogue
            .iter()
            .nth(self.next.div_ceil(2) % catalogue.len())?;
        let teaches = !self.next.is_multiple_of(2);
        self.next += 1;
        if teaches && game.lesson.is_some() {
            return lesson::open(game.id, true, catalogue, commands);
        }
        self.next += usize::from(teaches);
        Some(StartMatch {
            plan: plan(game),
            record: None,
        })
    }
}

/// Whatever a person does.
#[derive(bevy::ecs::system::SystemParam)]
struct Touched<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    touches: Res<'w, Touches>,
    motion: Res<'w, AccumulatedMouseMotion>,
    heard: MessageReader<'w, 's, Heard>,
}

impl Touched<'_, '_> {
    fn now(&self) -> bool {
        self.keys.get_just_pressed().next().is_some()
            || self.buttons.get_just_pressed().next().is_some()
            || self.touches.any_just_pressed()
    }

    fn mouse_moves(&self) -> bool {
        self.motion.delta != Vec2::ZERO
    }

    /// By a button of the page, not of the screen.
    fn by_the_page(&mut self) -> bool {
        (self.heard.read()).any(|news| matches!(news, Heard::Press(_) | Heard::Back))
    }
}

fn leave(mut touched: Touched, mut actions: MessageWriter<Action>) {
    if touched.by_the_page() | touched.now() {
        actions.write(Action::Go(Screen::Title));
    }
}

/// Only now that its match is gone: it would be kept in place of somebody's.
fn end(mut demo: ResMut<Demo>) {
    if demo.on {
        demo.on = false;
        demo.alone = 0.0;
    }
}

fn start_counting_anew(mut demo: ResMut<Demo>) {
    demo.alone = 0.0;
}

/// The score sheet has been read, the results have been seen: on.
fn turn_the_page(
    mut demo: ResMut<Demo>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    phase: Option<Res<State<Phase>>>,
    catalogue: Res<Catalogue>,
    course: Option<Res<Course>>,
    mut actions: MessageWriter<Action>,
    mut starts: MessageWriter<StartMatch>,
    mut commands: Commands,
) {
    let reading =
        *menu.get() == Menu::Score || phase.is_some_and(|phase| *phase.get() == Phase::RoundOver);
    let over = *screen.get() == Screen::Results || course.is_some_and(|course| course.is_over());
    if !reading && !over {
        demo.alone = 0.0;
        return;
    }
    demo.alone += time.delta_secs();
    if demo.alone < motion::DEMO_READS.as_secs_f32() {
        return;
    }
    demo.alone = 0.0;
    if over {
        starts.write_batch(demo.goes_on(&catalogue, &mut commands));
    } else {
        actions.write(Action::CloseMenu);
    }
}
