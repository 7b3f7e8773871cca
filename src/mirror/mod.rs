//! The table in words: what is on the screen, what can be pressed, and every legal move as
//! something that can be chosen. A page shows it to screen readers, and tests play by it.

mod controls;

use bevy::prelude::*;
use serde::Serialize;

use crate::action::{Menu, Piece, PieceKey, Screen};
use crate::locale::{Locale, STRONG, Words};
use crate::menus::back;
use crate::plan::CurrentGame;
use crate::platform;
use crate::play::{
    Match, MatchStatus, Pending, Phase, PlayMove, PlaySystems, Prompt, ScoreSheet, Viewing,
    table_of,
};
use crate::review::ReviewSheet;
use crate::screens::results::Results;
use crate::table::director::Stage;
use crate::table::hud::Hud;
use crate::table::standing::{Aim, ranks};

/// What the game on the table adds to the mirror.
#[derive(Resource, Default)]
struct OfTheGame {
    /// The ply the moves are for: a choice from an older list is no choice.
    ply: usize,
    lines: Vec<Words>,
    moves: Vec<(Words, Vec<PieceKey>)>,
}

/// Somebody chose a move of the mirror.
#[derive(Message, Clone, Copy)]
pub struct ChooseMove {
    pub number: usize,
    pub ply: usize,
}

/// Does anybody look into the mirror? Where nobody does, it costs nothing.
#[derive(Resource)]
pub struct Watched(pub bool);

fn is_watched(watched: Res<Watched>) -> bool {
    watched.0
}

/// The mirror as it was last told.
#[derive(Resource, Default)]
pub struct Mirror(pub Page);

/// Everything on the screen, in words and in places.
#[derive(Serialize, Clone, PartialEq, Debug, Default)]
pub struct Page {
    pub lang: &'static str,
    pub screen: &'static str,
    pub menu: &'static str,
    pub phase: &'static str,
    pub game: String,
    pub back: bool,
    pub heading: String,
    pub lines: Vec<String>,
    pub controls: Vec<Control>,
    pub targets: Vec<Target>,
    /// The ply the moves are for.
    pub ply: usize,
    pub moves: Vec<Move>,
}

/// A button, in the window's own pixels.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Control {
    pub id: String,
    pub label: String,
    #[serde(flatten)]
    pub place: Place,
    /// It cannot be used now.
    pub off: bool,
}

/// A place of the table that can be pressed.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Target {
    pub piece: String,
    #[serde(flatten)]
    pub place: Place,
}

#[derive(Serialize, Clone, Copy, PartialEq, Debug)]
pub struct Place {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

/// A legal move.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Move {
    pub label: String,
    pub presses: Vec<PieceKey>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Watched(platform::IS_WATCHED))
        .init_resource::<Mirror>()
        .init_resource::<OfTheGame>()
        .add_message::<ChooseMove>()
        .add_systems(OnExit(Screen::Table), forget)
        .add_systems(Last, look.run_if(is_watched));
}

pub(super) fn game_plugin<G: Stage>(app: &mut App) {
    app.add_systems(
        table_of::<G>(),
        (
            choose::<G>.before(PlaySystems::Rules),
            describe::<G>
                .after(PlaySystems::Phase)
                .run_if(in_state(Screen::Table))
                .run_if(is_watched),
        ),
    );
}

/// The table is gone, and what was said of it.
fn forget(mut of_the_game: ResMut<OfTheGame>) {
    of_the_game.lines.clear();
    of_the_game.moves.clear();
}

/// What the telling depends on, besides the match.
type Told = (Option<Phase>, Viewing, Menu, usize, Option<usize>, u64);

fn describe<G: Stage>(
    game: Res<Match<G>>,
    pending: Res<Pending<G>>,
    viewing: Res<Viewing>,
    phase: Option<Res<State<Phase>>>,
    menu: Res<State<Menu>>,
    mut of_the_game: ResMut<OfTheGame>,
    mut told: Local<Option<Told>>,
) {
    let phase = phase.map(|phase| *phase.get());
    let now = (
        phase,
        *viewing,
        *menu.get(),
        game.record.moves.len(),
        game.looking_at,
        game.record.seed,
    );
    // While things move the table is neither what it was nor what it will be.
    if phase == Some(Phase::Moving) || !pending.is_idle() {
        *told = None;
        if !of_the_game.moves.is_empty() {
            of_the_game.moves.clear();
        }
        return;
    }
    if *told == Some(now) {
        return;
    }
    *told = Some(now);
    let chooses = phase == Some(Phase::Choosing)
        && *menu.get() == Menu::None
        && viewing.open
        && game.may_choose();
    let mut legal = Vec::new();
    if chooses {
        game.state.legal_moves(&mut legal);
    }
    of_the_game.ply = game.ply();
    of_the_game.moves = legal
        .iter()
        .map(|m| {
            let presses = G::presses(&game.state, viewing.seat, m);
            let presses = presses.into_iter().map(Piece::key).collect();
            (G::move_words(&game, m), presses)
        })
        .collect();
    of_the_game.lines = G::table_words(&game, viewing.viewer());
}

fn choose<G: Stage>(
    mut choices: MessageReader<ChooseMove>,
    of_the_game: Res<OfTheGame>,
    game: Res<Match<G>>,
    mut moves: MessageWriter<PlayMove<G>>,
) {
    for choice in choices.read() {
        let mut legal = Vec::new();
        game.state.legal_moves(&mut legal);
        let is_current = choice.ply == game.ply() && !of_the_game.moves.is_empty();
        if let (true, Some(m)) = (is_current, legal.get(choice.number)) {
            moves.write_batch(PlayMove::next(&game, *m));
        }
    }
}

/// Often enough for anybody who listens.
const FRAMES_BETWEEN: u32 = 6;

fn look(world: &mut World, mut frame: Local<u32>) {
    *frame = frame.wrapping_add(1);
    if !(*frame).is_multiple_of(FRAMES_BETWEEN) {
        return;
    }
    let page = see(world);
    let mut mirror = world.resource_mut::<Mirror>();
    if mirror.0 != page {
        mirror.0 = page;
    }
}

/// The screen as it is now.
fn see(world: &mut World) -> Page {
    let (controls, targets) = controls::find(world);
    let screen = *world.resource::<State<Screen>>().get();
    let menu = *world.resource::<State<Menu>>().get();
    let phase = world.get_resource::<State<Phase>>();
    let phase = phase.map(|phase| *phase.get());
    let (mut heading, mut lines) = controls::read(world);
    let locale = world.resource::<Locale>();
    let of_the_game = world.resource::<OfTheGame>();
    let at_the_table = screen == Screen::Table;
    if at_the_table && menu == Menu::None {
        lines.extend(
            players(world.resource::<Hud>(), world.resource::<MatchStatus>())
                .iter()
                .map(|w| locale.say(w)),
        );
        let prompt = world.resource::<Prompt>();
        lines.extend(
            prompt
                .words()
                .filter(|_| prompt.asks)
                .map(|w| locale.say(w)),
        );
        lines.extend(of_the_game.lines.iter().map(|words| locale.say(words)));
    }
    // Names before numbers, and by rank, at once: not as they happen to lie on the screen, or come.
    let told = match (menu, screen) {
        (Menu::None, Screen::Results) => world
            .get_resource::<Results>()
            .map(|results| (results.headline.clone(), results.words())),
        (Menu::Review, _) => world
            .get_resource::<ReviewSheet>()
            .map(|sheet| (Words::new("review"), sheet.words())),
        (Menu::Score, _) => world
            .get_resource::<ScoreSheet>()
            .map(|sheet| (Words::new("score-sheet"), sheet.words())),
        _ => None,
    };
    if let Some((headline, told)) = told {
        heading = locale.say(&headline);
        // What is written in another face is said like all the rest.
        let plain = |words: &Words| locale.say(words).replace(STRONG, "");
        lines = told.iter().map(plain).collect();
    }
    let moves = of_the_game.moves.iter().map(|(words, presses)| Move {
        label: locale.say(words),
        presses: presses.clone(),
    });
    Page {
        lang: locale.language().code(),
        screen: screen_name(screen),
        menu: menu_name(menu),
        phase: phase_name(phase.filter(|_| at_the_table)),
        game: world.resource::<CurrentGame>().0.clone(),
        back: back(menu, screen).is_some(),
        heading,
        lines,
        controls,
        targets,
        ply: of_the_game.ply,
        moves: moves.filter(|_| at_the_table).collect(),
    }
}

/// Who is there, with what, and whose turn it is.
fn players(hud: &Hud, status: &MatchStatus) -> Vec<Words> {
    let mut lines = Vec::new();
    for (seat, rank) in hud.seats.iter().zip(ranks(&hud.seats)) {
        let aim = match seat.aim {
            Aim::Most => None,
            Aim::Reach(goal) => Some(Words::new("hud-goal").with("goal", goal)),
            Aim::Limit(limit) => Some(Words::new("mirror-limit").with("limit", limit)),
        };
        let points = Words::new("mirror-seat")
            .with("name", seat.name.clone())
            .with("score", seat.score);
        let rank = rank.map(|rank| Words::new("hud-rank").with("rank", rank));
        let cards = seat
            .cards
            .map(|cards| Words::new("mirror-cards").with("cards", cards));
        let told = [Some(points), rank, aim, cards, seat.tag.clone()];
        lines.push(Words::list(told.into_iter().flatten()));
    }
    let turn = status.turn.and_then(|seat| hud.seats.get(seat.index()));
    if let Some(seat) = turn {
        let key = match status.thinking {
            true => "mirror-thinks",
            false => "mirror-turn",
        };
        lines.push(Words::new(key).with("name", seat.name.clone()));
    }
    lines
}

fn screen_name(screen: Screen) -> &'static str {
    match screen {
        Screen::Loading => "loading",
        Screen::Title => "title",
        Screen::Setup => "setup",
        Screen::Table => "table",
        Screen::Results => "results",
    }
}

fn menu_name(menu: Menu) -> &'static str {
    match menu {
        Menu::None => "none",
        Menu::Pause => "pause",
        Menu::Settings => "settings",
        Menu::Help => "help",
        Menu::Log => "log",
        Menu::Name => "name",
        Menu::Score => "score",
        Menu::Seats => "seats",
        Menu::HouseRules => "house-rules",
        Menu::Find => "find",
        Menu::Game => "game",
        Menu::Review => "review",
        Menu::Offer => "offer",
        Menu::LessonOver => "lesson-over",
        Menu::Puzzles => "puzzles",
        Menu::PuzzleOver => "puzzle-over",
    }
}

fn phase_name(phase: Option<Phase>) -> &'static str {
    match phase {
        None => "none",
        Some(Phase::Dealing) => "dealing",
        Some(Phase::Choosing) => "choosing",
        Some(Phase::Thinking) => "thinking",
        Some(Phase::Moving) => "moving",
        Some(Phase::Looking) => "looking",
        Some(Phase::Curtain) => "curtain",
        Some(Phase::RoundOver) => "round-over",
        Some(Phase::GameOver) => "game-over",
    }
}
