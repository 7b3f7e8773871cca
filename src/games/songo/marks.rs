//! The light on the cells: what may be played, what is pressed, what would be taken, what is
//! barred, and where the last move began and ended.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Status};
use veillee_rules::games::songo::{Cell, Songo};

use super::Shown;
use super::carving::camp_color;
use super::cells::{CellLock, CellPill, CellPillText};
use super::layout::Layout;
use super::preview::Preview;
use crate::action::Screen;
use crate::motion::{self, Pace};
use crate::play::history::Hint;
use crate::play::{Match, Phase, PlaySystems, table_of};
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::Art;
use crate::theme::palette::*;

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
    /// The last move began or ended here, or took what lay here: in the colour of whoever moved.
    Past,
    /// Not to be played: over the seeds too.
    Shade,
}

/// Round the last seed of the last move, for as long as nothing else happens or is considered.
#[derive(Component)]
struct LastSeed;

/// How large it is beside its seed: no other seed is touched.
pub(super) const ROUND_A_SEED: f32 = 0.4;
/// How dark a cell is that is locked, and one of the mover's own in which nothing lies.
const LOCKED: f32 = 0.55;
const EMPTY: f32 = 0.34;

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
    /// One's own, with nothing to play.
    Empty,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Songo>(),
        (light_cells, ring_last_seed)
            .run_if(resource_exists::<Shown>.and_then(in_state(Screen::Table)))
            .after(PlaySystems::Phase),
    );
}

pub(super) fn light(world: &mut World, art: &Art, layout: &Layout, cell: Cell) {
    let hollow = layout.hollow(cell);
    let orientation = layout.orientation();
    let scale = layout.sprite_scale();
    let at = layout.middle(hollow);
    for (part, name, color, up) in [
        (Light::Glow, format!("glow-{orientation}"), LAMP, 0.0),
        (Light::Hot, hollow.hot.clone(), Color::WHITE, 0.1),
        (Light::Past, format!("ring-legal-{orientation}"), IVORY, 0.2),
        (
            Light::Shade,
            hollow.hot.clone(),
            Color::BLACK.with_alpha(LOCKED),
            layers::PIECE - layers::GLOW + 10.0,
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

/// One ring for whatever seed it will be.
pub(super) fn last_seed(world: &mut World, art: &Art) {
    world.spawn((
        Name::new("last seed"),
        OnTable,
        LastSeed,
        art.sprite(("songo", "ring-last")),
        Transform::default(),
        Visibility::Hidden,
    ));
}

/// The colour of a move: that of whoever made it, light enough for the wood.
pub(super) fn mover_color(mover: Seat) -> Color {
    camp_color(mover).mix(&IVORY, 0.45)
}

/// While seeds are in the hand none of them is the last.
fn ring_last_seed(
    shown: Res<Shown>,
    preview: Res<Preview>,
    mut rings: Query<(&mut Transform, &mut Sprite, &mut Visibility), With<LastSeed>>,
) {
    if !shown.is_changed() && !preview.is_changed() {
        return;
    }
    let at_rest = shown.hand().is_empty() && preview.cell.is_none();
    let last = shown.last_move.as_ref();
    let last = last.filter(|last| at_rest && shown.count(last.to) > 0);
    for (mut ring, mut sprite, mut visibility) in &mut rings {
        visibility.set_if_neq(match last {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
        if let Some(last) = last {
            let layout = &shown.layout;
            let end = last.to;
            sprite.color = mover_color(last.from.seat());
            let nth = shown.count(end) - 1;
            let (_, at, scale) = layout.slot(layout.hollow(end), nth, false);
            *ring = Transform::from_translation(at.extend(layers::PIECE + 9.0))
                .with_scale(Vec3::splat(scale * ROUND_A_SEED));
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
    if hint == Some(cell) {
        return Standing::Hinted;
    }
    if !choosing {
        return Standing::Plain;
    }
    match game.state.why_illegal(&cell) {
        None => Standing::Legal,
        Some(_)
            if game.state.status() == Status::ToMove(cell.seat()) && game.state.seeds(cell) > 0 =>
        {
            Standing::Barred
        }
        Some(_) if game.state.status() == Status::ToMove(cell.seat()) => Standing::Empty,
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
    let hint = hint.filter(|_| phase.shows_hints()).map(|hint| hint.0);
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
        let unlit = matches!(
            standing,
            Standing::Plain | Standing::Barred | Standing::Empty
        );
        // Where a move would end is not to be taken for where the last one did.
        let past = shown.last_move.as_ref();
        let past = past.filter(|_| unlit && preview.cell.is_none());
        let on = match light.1 {
            // Beside a hint the others are only outlined.
            Light::Hot | Light::Glow if standing == Standing::Legal => hint.is_none(),
            Light::Hot | Light::Glow => !unlit,
            Light::Legal => standing == Standing::Legal,
            Light::Take => standing == Standing::ToBeTaken,
            Light::Press => matches!(standing, Standing::Pressed | Standing::Hinted),
            Light::Past => past.is_some_and(|last| {
                [last.from, last.to].contains(&light.0) || last.taken.contains(&light.0)
            }),
            Light::Shade => matches!(standing, Standing::Barred | Standing::Empty),
        };
        visibility.set_if_neq(if on {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let color = match (light.1, standing) {
            (Light::Glow, Standing::Pressed) => Color::srgb(1.0, 0.54, 0.3).with_alpha(0.95),
            (Light::Glow, Standing::ToBeTaken) => GOLD.with_alpha(0.7),
            (Light::Glow, Standing::Hinted) => GOLD_LIGHT.with_alpha(0.4 + 0.6 * pulse),
            // Little enough for the cell beside it not to be lit as well.
            (Light::Glow, _) => LAMP.with_alpha(0.28),
            (Light::Shade, Standing::Empty) => Color::BLACK.with_alpha(EMPTY),
            (Light::Shade, _) => Color::BLACK.with_alpha(LOCKED),
            (Light::Past, _) => match past {
                Some(last) => mover_color(last.from.seat()),
                None => continue,
            },
            _ => continue,
        };
        if on && sprite.color != color {
            sprite.color = color;
        }
    }
    for (pill, mut fill, mut edge) in &mut pills {
        let (color, line) = match of(pill.0) {
            Standing::Legal | Standing::Hinted => (GOLD, GOLD_LIGHT),
            Standing::Pressed => (EMBER_DEEP, GOLD_LIGHT),
            Standing::ToBeTaken => (WELL, GOLD),
            _ => (WELL.with_alpha(0.9), camp_color(pill.0.seat())),
        };
        fill.set_if_neq(BackgroundColor(color));
        edge.set_if_neq(BorderColor::all(line));
    }
    for (pill, mut color) in &mut pill_texts {
        let ink = match of(pill.0) {
            Standing::Legal | Standing::Hinted => INK,
            Standing::Barred => ASH,
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
