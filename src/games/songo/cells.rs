//! The cells as things to press: their light, their counts, their locks.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::songo::{Cell, NORTH, SOUTH, Songo};

use super::geometry::Layout;
use super::piece::Piece;
use super::preview::Preview;
use super::{Shown, Turned};
use crate::action::{Action, Piece as _, TableAction, pressed};
use crate::locale::Words;
use crate::motion::{self, Pace};
use crate::plan::Player;
use crate::play::history::{Hint, TableRequest};
use crate::play::{Gate, Match, Pending, Phase, table_of};
use crate::settings::Settings;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::focus::{FocusFirst, Focusable, shown_focus};
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, OnPress, place, size};
use crate::theme::{Art, Theme};

/// What is to be pressed for a cell.
#[derive(Component, Clone, Copy)]
pub struct CellTarget(pub Cell);

/// Light on a cell: the lit hollow, the glow round it, the ring.
#[derive(Component, Clone, Copy)]
struct CellLight(Cell, Light);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Light {
    Hot,
    Glow,
    Legal,
    Press,
    Take,
    /// The last move began here, or ended here.
    Last,
}

#[derive(Component)]
struct CellPill(Cell);
#[derive(Component)]
struct CellPillText(Cell);
#[derive(Component)]
struct CellLock(Cell);
#[derive(Component)]
struct StorePillText(Seat);
#[derive(Component)]
struct HandCount;
#[derive(Component)]
struct HandCountText;

/// How a cell stands right now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Plain,
    Legal,
    Pressed,
    ToBeTaken,
    Hinted,
    /// One's own, with seeds, and yet not to be played.
    Barred,
}

pub(super) fn plugin(app: &mut App) {
    let playing = resource_exists::<Shown>;
    app.init_resource::<Turned>()
        .add_systems(
            table_of::<Songo>(),
            (press_cell, turn_board)
                .run_if(playing)
                .before(crate::play::PlaySystems::Rules),
        )
        .add_systems(
            table_of::<Songo>(),
            (light_cells, count_seeds, count_hand)
                .run_if(playing.and_then(in_state(crate::action::Screen::Table)))
                .after(crate::play::PlaySystems::Phase),
        )
        .add_systems(OnEnter(Phase::Choosing), face_the_mover);
}

/// The light, the counts and the targets of every cell.
pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        for cell in Cell::all() {
            light(world, &art, layout, cell);
            target(world, &theme, &art, layout, cell);
        }
        for seat in [SOUTH, NORTH] {
            store_pill(world, &theme, &art, layout, seat);
        }
    });
    world
        .spawn((
            Name::new("hand count"),
            OnTable,
            HandCount,
            Visibility::Hidden,
            Node {
                position_type: PositionType::Absolute,
                width: px(44.0),
                height: px(30.0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(15.0)),
                ..default()
            },
            BackgroundColor(EMBER_DEEP),
            Pickable::IGNORE,
        ))
        .with_child((
            HandCountText,
            theme.line(Words::plain(""), Face::Bold, size::LABEL, IVORY),
        ));
}

fn light(world: &mut World, art: &Art, layout: &Layout, cell: Cell) {
    let hollow = layout.hollow(cell);
    let orientation = layout.orientation();
    let scale = layout.sprite_scale();
    let at = layout.middle(hollow);
    for (part, name, color, up) in [
        (Light::Glow, format!("glow-{orientation}"), LAMP, 0.0),
        (Light::Hot, hollow.hot.clone(), Color::WHITE, 0.1),
        (
            Light::Last,
            format!("ring-legal-{orientation}"),
            IVORY.with_alpha(0.35),
            0.2,
        ),
        (
            Light::Legal,
            format!("ring-legal-{orientation}"),
            GOLD_LIGHT,
            0.3,
        ),
        (
            Light::Take,
            format!("ring-take-{orientation}"),
            Color::WHITE,
            0.4,
        ),
        (
            Light::Press,
            format!("ring-press-{orientation}"),
            Color::WHITE,
            0.5,
        ),
    ] {
        world.spawn((
            Name::new("light"),
            OnTable,
            CellLight(cell, part),
            Sprite {
                color,
                ..art.sprite(("songo", &name))
            },
            Transform::from_translation(at.extend(layers::GLOW + up))
                .with_scale(Vec3::splat(scale)),
            Visibility::Hidden,
        ));
    }
}

fn target(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, cell: Cell) {
    let hollow = layout.hollow(cell);
    let mut target = world.spawn((
        Name::new("cell"),
        OnTable,
        CellTarget(cell),
        Button,
        Focusable,
        OnPress(Piece::Cell(cell).action()),
        Node {
            border_radius: BorderRadius::all(px(24.0)),
            ..place(layout.target(hollow))
        },
    ));
    // The keyboard starts at the near side of the board.
    if cell.seat() == layout.viewer() {
        target.insert(FocusFirst);
    }
    // No count is smaller than 16 design units, and none is covered by a seed.
    let height = layout.length(38.0).max(24.0);
    let pill_size = Vec2::new((height * 1.35).max(34.0), height);
    let at = layout.pill(hollow);
    world
        .spawn((
            Name::new("count"),
            OnTable,
            CellPill(cell),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(height / 2.0)),
                ..place(Rect::from_center_size(at, pill_size))
            },
            BackgroundColor(WELL.with_alpha(0.85)),
            BorderColor::all(LAMP.with_alpha(0.3)),
            Pickable::IGNORE,
        ))
        .with_child((
            CellPillText(cell),
            theme.line(
                Words::plain("0"),
                Face::Bold,
                size::near(height * 0.68),
                IVORY,
            ),
        ));
    world.spawn((
        Name::new("lock"),
        OnTable,
        CellLock(cell),
        art.image(("songo", "lock")),
        place(Rect::from_center_size(
            lock_place(layout, cell, pill_size),
            Vec2::splat(22.0),
        )),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

/// Beside the count; upright, where there is no room beside, above it.
fn lock_place(layout: &Layout, cell: Cell, pill_size: Vec2) -> Vec2 {
    let pill = layout.pill(layout.hollow(cell));
    if layout.portrait {
        pill - Vec2::Y * (pill_size.y / 2.0 + 12.0)
    } else {
        pill + Vec2::X * (pill_size.x / 2.0 + 13.0)
    }
}

fn store_pill(world: &mut World, theme: &Theme, art: &Art, layout: &Layout, seat: Seat) {
    let hollow = layout.store(seat);
    let height = layout.length(52.0).max(28.0);
    let mark = if seat == SOUTH { "mark-s" } else { "mark-n" };
    world
        .spawn((
            Name::new("store count"),
            OnTable,
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(height * 0.18),
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::all(px(height / 2.0)),
                ..place(Rect::from_center_size(
                    layout.pill(hollow),
                    Vec2::new(height * 2.25, height),
                ))
            },
            BackgroundColor(WELL.with_alpha(0.85)),
            BorderColor::all(LAMP.with_alpha(0.35)),
            Pickable::IGNORE,
        ))
        .with_children(|pill| {
            pill.spawn((
                art.image(("songo", mark)),
                Node {
                    width: px(height * 0.5),
                    height: px(height * 0.5),
                    ..default()
                },
                Pickable::IGNORE,
            ));
            pill.spawn((
                StorePillText(seat),
                theme.line(
                    Words::plain("0"),
                    Face::Display,
                    size::near(height * 0.72),
                    GOLD,
                ),
            ));
        });
}

/// A press on a cell is a move, whatever it is worth: the rules say what is wrong with it.
fn press_cell(mut actions: MessageReader<Action>, mut gate: Gate<Songo>) {
    for action in actions.read() {
        if let Some(Piece::Cell(cell)) = pressed(action) {
            gate.play(cell);
        }
    }
}

/// Two people at one device: the board can turn to whoever is to move.
fn face_the_mover(world: &mut World) {
    let Some(game) = world.get_resource::<Match<Songo>>() else {
        return;
    };
    let two_people = game
        .plan
        .seats
        .iter()
        .all(|seat| seat.player == Player::Human);
    let veillee_rules::engine::Status::ToMove(seat) = game.state.status() else {
        return;
    };
    if two_people && world.resource::<Settings>().board_turns {
        turn_to(world, seat == NORTH);
    }
}

fn turn_to(world: &mut World, turned: bool) {
    if world.resource::<Turned>().0 != turned {
        world.resource_mut::<Turned>().0 = turned;
        world.resource_mut::<Pending<Songo>>().lay_again();
    }
}

fn turn_board(
    mut requests: MessageReader<TableRequest>,
    mut turned: ResMut<Turned>,
    mut director: ResMut<Pending<Songo>>,
) {
    for request in requests.read() {
        if request.0 == TableAction::TurnBoard {
            turned.0 = !turned.0;
            director.lay_again();
        }
    }
}

fn standing(
    cell: Cell,
    game: &Match<Songo>,
    preview: &Preview,
    choosing: bool,
    hint: Option<Cell>,
) -> Standing {
    if preview.cell == Some(cell) && preview.pressed {
        return Standing::Pressed;
    }
    if preview.takes.iter().any(|(taken, _)| *taken == cell) {
        return Standing::ToBeTaken;
    }
    if !choosing {
        return Standing::Plain;
    }
    if hint == Some(cell) {
        return Standing::Hinted;
    }
    match game.state.why_illegal(&cell) {
        None => Standing::Legal,
        Some(_)
            if game.state.status() == veillee_rules::engine::Status::ToMove(cell.seat())
                && game.state.seeds(cell) > 0 =>
        {
            Standing::Barred
        }
        Some(_) => Standing::Plain,
    }
}

fn light_cells(
    game: Res<Match<Songo>>,
    shown: Res<Shown>,
    preview: Res<Preview>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<Songo>>>,
    (time, pace): (Res<Time<Real>>, Res<Pace>),
    mut lights: Query<(&CellLight, &mut Visibility, &mut Sprite), Without<CellLock>>,
    mut pills: Query<(&CellPill, &mut BackgroundColor, &mut BorderColor)>,
    mut pill_texts: Query<(&CellPillText, &mut TextColor)>,
    mut locks: Query<(&CellLock, &mut Visibility), Without<CellLight>>,
    mut pulsed: Local<bool>,
) {
    // Only a hint pulses; otherwise the light is as it was until something happens.
    let pulses = hint.is_some();
    let changed = game.is_changed()
        || shown.is_changed()
        || preview.is_changed()
        || phase.is_changed()
        || std::mem::replace(&mut *pulsed, pulses);
    if !changed && !pulses {
        return;
    }
    let choosing = *phase.get() == Phase::Choosing;
    let hint = hint.filter(|_| choosing).map(|hint| hint.0);
    let all: Vec<(Cell, Standing)> = Cell::all()
        .map(|cell| (cell, standing(cell, &game, &preview, choosing, hint)))
        .collect();
    let of = |cell: Cell| {
        all.iter()
            .find(|(c, _)| *c == cell)
            .map_or(Standing::Plain, |(_, standing)| *standing)
    };
    let pulse = pace.pulse(time.elapsed(), motion::HINT_PULSE);
    for (light, mut visibility, mut sprite) in &mut lights {
        let standing = of(light.0);
        let on = match light.1 {
            Light::Hot | Light::Glow => !matches!(standing, Standing::Plain | Standing::Barred),
            Light::Legal => matches!(standing, Standing::Legal | Standing::Hinted),
            Light::Take => standing == Standing::ToBeTaken,
            Light::Press => standing == Standing::Pressed,
            Light::Last => {
                standing == Standing::Plain
                    && shown
                        .last_move
                        .is_some_and(|(from, to)| from == light.0 || to == light.0)
            }
        };
        visibility.set_if_neq(if on {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if on && light.1 == Light::Glow {
            let color = match standing {
                Standing::Pressed => Color::srgb(1.0, 0.54, 0.3).with_alpha(0.95),
                Standing::ToBeTaken => GOLD.with_alpha(0.7),
                Standing::Hinted => GOLD_LIGHT.with_alpha(0.4 + 0.6 * pulse),
                _ => LAMP.with_alpha(0.75),
            };
            if sprite.color != color {
                sprite.color = color;
            }
        }
    }
    for (pill, mut fill, mut edge) in &mut pills {
        let (color, line) = match of(pill.0) {
            Standing::Legal | Standing::Hinted => (GOLD, GOLD_LIGHT),
            Standing::Pressed => (EMBER_DEEP, GOLD_LIGHT),
            Standing::ToBeTaken => (WELL, GOLD),
            _ => (WELL.with_alpha(0.9), LAMP.with_alpha(0.3)),
        };
        fill.set_if_neq(BackgroundColor(color));
        edge.set_if_neq(BorderColor::all(line));
    }
    for (pill, mut color) in &mut pill_texts {
        let ink = match of(pill.0) {
            Standing::Legal | Standing::Hinted => INK,
            _ if shown.count(pill.0) == 0 => ASH,
            _ => IVORY,
        };
        color.set_if_neq(TextColor(ink));
    }
    for (lock, mut visibility) in &mut locks {
        let on = of(lock.0) == Standing::Barred;
        visibility.set_if_neq(if on {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

fn count_seeds(
    shown: Res<Shown>,
    mut cells: Query<(&CellPillText, &mut Words, &ChildOf), Without<StorePillText>>,
    mut stores: Query<(&StorePillText, &mut Words, &ChildOf), Without<CellPillText>>,
    mut commands: Commands,
) {
    if !shown.is_changed() {
        return;
    }
    let mut say = |mut words: Mut<Words>, pill: &ChildOf, count: usize| {
        if words.set_if_neq(Words::plain(count.to_string())) {
            commands.entity(pill.parent()).try_insert(Pops::default());
        }
    };
    for (cell, words, pill) in &mut cells {
        say(words, pill, shown.count(cell.0));
    }
    for (store, words, pill) in &mut stores {
        say(words, pill, shown.store_count(store.0));
    }
}

/// The number of seeds still in the hand rides above it.
fn count_hand(
    shown: Res<Shown>,
    frame: Res<crate::theme::Frame>,
    seeds: Query<&Transform, With<super::seeds::Seed>>,
    mut counts: Query<(&mut Node, &mut Visibility), With<HandCount>>,
    mut texts: Query<&mut Words, With<HandCountText>>,
) {
    let Ok((mut node, mut visibility)) = counts.single_mut() else {
        return;
    };
    let Some(seed) = shown.hand().first().and_then(|seed| seeds.get(*seed).ok()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Inherited);
    let world = seed.translation.truncate();
    let at = frame.to_design(world);
    node.left = px(at.x - 22.0);
    node.top = px(at.y - shown.layout.length(62.0) - 30.0);
    for mut text in &mut texts {
        text.set_if_neq(Words::plain(shown.in_hand().to_string()));
    }
}

/// The cell that has the keyboard's focus, while it shows.
pub(super) fn focused_cell(
    focus: &InputFocus,
    visible: &InputFocusVisible,
    targets: &Query<&CellTarget>,
) -> Option<Cell> {
    let entity = shown_focus(focus, visible)?;
    targets.get(entity).ok().map(|target| target.0)
}
