//! The light on the cells: what may be played, what is pressed, what would be taken, what is
//! barred, and where the last move began and ended.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Status};
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
    /// The last move began here, or ended here.
    Last,
}

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
    app.add_systems(
        table_of::<Songo>(),
        light_cells
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
            if game.state.status() == Status::ToMove(cell.seat()) && game.state.seeds(cell) > 0 =>
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
            // Beside a hint the others are only outlined.
            Light::Hot | Light::Glow if standing == Standing::Legal => hint.is_none(),
            Light::Hot | Light::Glow => !matches!(standing, Standing::Plain | Standing::Barred),
            Light::Legal => standing == Standing::Legal,
            Light::Take => standing == Standing::ToBeTaken,
            Light::Press => matches!(standing, Standing::Pressed | Standing::Hinted),
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
            _ => (WELL.with_alpha(0.9), camp_color(pill.0.seat())),
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
