//! Tables without a window: begun, waited for, played at.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use veillee::action::{Action, Menu, Screen};
use veillee::audio::PlaySound;
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::headless::headless_app;
use veillee::locale::Words;
use veillee::messages::Refusal;
use veillee::motion::Speed;
use veillee::plan::{MatchPlan, Player, StartMatch};
use veillee::play::viewing::OpenCurtain;
use veillee::play::{Match, Pending, Phase, PlayMove};
use veillee::settings::Settings;
use veillee::table::pieces::Rest;
use veillee_rules::ai::Level;
use veillee_rules::engine::GameRng;

/// Longer than a screen's: most tests are about what happens, not about how it looks on the way.
pub const FRAME: Duration = Duration::from_millis(48);

pub const WINDOW: (u32, u32) = (1280, 800);
pub const UPRIGHT: (u32, u32) = (390, 844);
pub const ON_ITS_SIDE: (u32, u32) = (844, 390);

/// A program at its title, with frames of this length.
pub fn app_at(size: (u32, u32), frame: Duration, speed: Speed) -> App {
    let mut app = headless_app(catalogue(), size, frame);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.speed = speed;
    // Somebody who knows the games.
    settings.first_moves = false;
    app
}

/// A program at its title in which nothing takes time.
pub fn quick_app(size: (u32, u32)) -> App {
    app_at(size, FRAME, Speed::Off)
}

pub fn wait(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

/// The game, at a table of so many people and easy opponents.
pub fn plan_of(game: &str, players: u8, humans: u8, seed: u64) -> MatchPlan {
    let mut plan = MatchPlan::new(game, players, seed);
    for (index, seat) in plan.seats.iter_mut().enumerate() {
        seat.player = if index < usize::from(humans) {
            Player::Human
        } else {
            Player::Ai(Level::Easy)
        };
    }
    plan
}

pub fn plan<G: Game>(players: u8, humans: u8, seed: u64) -> MatchPlan {
    plan_of(G::ID, players, humans, seed)
}

pub fn start(app: &mut App, plan: MatchPlan) {
    app.world_mut()
        .write_message(StartMatch { plan, record: None });
    wait(app, 3);
    assert_eq!(screen(app), Screen::Table);
}

pub fn begin<G: Game>(app: &mut App, players: u8, humans: u8, seed: u64) {
    start(app, plan::<G>(players, humans, seed));
}

pub fn phase(app: &App) -> Option<Phase> {
    let phase = app.world().get_resource::<State<Phase>>();
    phase.map(|phase| *phase.get())
}

pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

pub fn table<G: Game>(app: &App) -> &Match<G> {
    app.world().resource::<Match<G>>()
}

pub fn state<G: Game>(app: &App) -> G {
    table::<G>(app).state.clone()
}

/// How many moves have been made.
pub fn ply<G: Game>(app: &App) -> usize {
    table::<G>(app).ply()
}

pub fn is_idle<G: Game>(app: &App) -> bool {
    app.world().resource::<Pending<G>>().is_idle()
}

pub fn act(app: &mut App, action: Action) {
    app.world_mut().write_message(action);
}

pub fn update_until(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is_so(app) {
            return;
        }
        app.update();
        // Thoughts have a thread of their own, and a frame here takes no time at all.
        std::thread::yield_now();
    }
    panic!("never: {what}; {:?}", phase(app));
}

/// Is a person asked, and has more than one answer? An only one the table gives by itself.
fn asks<G: Game>(app: &App) -> bool {
    let table = table::<G>(app);
    let mut moves = Vec::new();
    table.state.legal_moves(&mut moves);
    is_idle::<G>(app) && table.may_choose() && moves.len() > 1
}

/// Runs until a person has something to choose, closing the score sheet and opening the curtain
/// on the way; `false` when the game is over.
pub fn settle<G: Game>(app: &mut App) -> bool {
    let mut asked_at = None;
    for _ in 0..100_000 {
        app.update();
        match phase(app) {
            // The phase follows a frame after the state: the table may just have made an only
            // choice, and a curtain may be about to fall.
            Some(Phase::Choosing) if asks::<G>(app) => {
                let now = Some(ply::<G>(app));
                if asked_at == now {
                    return true;
                }
                asked_at = now;
            }
            Some(Phase::GameOver) => return false,
            Some(Phase::RoundOver) => act(app, Action::CloseMenu),
            Some(Phase::Curtain) => {
                app.world_mut().write_message(OpenCurtain);
            }
            // Thoughts have a thread of their own.
            Some(Phase::Thinking) => std::thread::yield_now(),
            _ if screen(app) == Screen::Results => return false,
            _ => {}
        }
    }
    panic!("{} never settles: {:?}", G::ID, phase(app));
}

/// A drained table shows exactly the state, and every piece lies where it belongs.
pub fn check<G: Game>(app: &mut App) {
    let state = state::<G>(app);
    assert_eq!(G::difference(app.world_mut(), &state), None, "{}", G::ID);
    let mut pieces = app.world_mut().query::<(&Rest, &Transform)>();
    for (rest, transform) in pieces.iter(app.world()) {
        assert_eq!(rest.0, *transform, "{}", G::ID);
    }
}

/// Asks for a move, as whoever is to move.
pub fn play<G: Game>(app: &mut App, m: G::Move) {
    let asked = PlayMove::next(table::<G>(app), m);
    app.world_mut()
        .write_message(asked.expect("somebody is to move"));
}

pub fn random_move<G: Game>(app: &App, rng: &mut GameRng) -> G::Move {
    let state = &table::<G>(app).state;
    state.random_move(rng, &mut Vec::new()).unwrap()
}

pub fn play_random<G: Game>(app: &mut App, rng: &mut GameRng) {
    let before = state::<G>(app);
    let m = random_move::<G>(app, rng);
    play::<G>(app, m);
    app.update();
    assert_ne!(table::<G>(app).state, before, "the rules answer at once");
}

/// What has been refused, and what has been asked to be heard, from now on.
pub struct Ears {
    refused: MessageCursor<Refusal>,
    sounds: MessageCursor<PlaySound>,
    pub refusals: Vec<Words>,
    pub heard: Vec<&'static str>,
}

impl Ears {
    pub fn open(app: &App) -> Ears {
        let world = app.world();
        Ears {
            refused: world.resource::<Messages<Refusal>>().get_cursor_current(),
            sounds: world.resource::<Messages<PlaySound>>().get_cursor_current(),
            refusals: Vec::new(),
            heard: Vec::new(),
        }
    }

    /// A frame or two at a time: what was said before that is forgotten.
    pub fn listen(&mut self, app: &App) {
        let refusals = app.world().resource::<Messages<Refusal>>();
        let refusals = self.refused.read(refusals);
        self.refusals
            .extend(refusals.map(|refusal| refusal.0.clone()));
        let sounds = app.world().resource::<Messages<PlaySound>>();
        let sounds = self.sounds.read(sounds);
        self.heard.extend(sounds.map(|sound| sound.name));
    }

    /// How often this was heard.
    pub fn count(&self, name: &str) -> usize {
        self.heard.iter().filter(|heard| **heard == name).count()
    }
}
