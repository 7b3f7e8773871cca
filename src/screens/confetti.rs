//! Paper falls for whoever has won.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{UiTransform, Val2};

use super::results::Results;
use crate::action::{Menu, Screen};
use crate::motion::{self, Pace};
use crate::theme::palette::*;
use crate::theme::{Art, Frame};

const KINDS: [&str; 4] = ["confetti-1", "confetti-2", "confetti-3", "confetti-4"];
/// Not as many as kinds, so that every kind comes in every colour.
const COLOURS: [Color; 5] = [GOLD, EMBER, TEAL, IVORY, INDIGO];
/// So many, and one more for every so many design units across: on a narrow screen the winner's
/// name can still be read.
const PIECES: usize = 60;
const ONE_MORE_EVERY: f32 = 12.0;
/// Design units. Pieces near to us are larger than those far away.
const LEAST_WIDTH: f32 = 14.0;
const MOST_WIDTH: f32 = 30.0;
const SWAY: f32 = 26.0;
/// How near to us it falls.
const OVER_THE_RESULTS: GlobalZIndex = GlobalZIndex(51);
pub(crate) const OVER_A_MENU: GlobalZIndex = GlobalZIndex(101);

#[derive(Component)]
struct Confetti;

/// A piece of paper on its way down.
#[derive(Component)]
struct Falls {
    age: Duration,
    after: Duration,
    /// Across the frame, from 0 to 1; and what makes it differ from its neighbours.
    place: f32,
    own: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            celebrate
                .run_if(resource_exists_and_changed::<Results>)
                .run_if(in_state(Screen::Results)),
            fall,
        ),
    )
    .add_systems(OnExit(Screen::Results), sweep)
    .add_systems(OnExit(Menu::PuzzleOver), sweep);
}

fn celebrate(
    results: Res<Results>,
    pace: Res<Pace>,
    art: Res<Art>,
    frame: Res<Frame>,
    commands: Commands,
) {
    if results.is_a_feast {
        throw(OVER_THE_RESULTS, &pace, &art, &frame, commands);
    }
}

/// Not before those who asked for rest.
pub(crate) fn throw(
    near: GlobalZIndex,
    pace: &Pace,
    art: &Art,
    frame: &Frame,
    mut commands: Commands,
) {
    if pace.reduced || pace.factor().is_none() {
        return;
    }
    let pieces = PIECES + (frame.size.x / ONE_MORE_EVERY) as usize;
    let sheet = Node {
        position_type: PositionType::Absolute,
        width: percent(100.0),
        height: percent(100.0),
        overflow: Overflow::clip(),
        ..default()
    };
    commands
        .spawn((
            Name::new("confetti"),
            Confetti,
            sheet,
            near,
            Pickable::IGNORE,
        ))
        .with_children(|sheet| {
            for nth in 0..pieces {
                let kind = ("cards", KINDS[nth % KINDS.len()]);
                let drawn = art.size(kind);
                let share = |step: f32| (nth as f32 * step).fract();
                let width = LEAST_WIDTH + (MOST_WIDTH - LEAST_WIDTH) * share(0.732_051);
                sheet.spawn((
                    ImageNode {
                        color: COLOURS[nth % COLOURS.len()],
                        ..art.image(kind)
                    },
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(0.0),
                        top: px(0.0),
                        width: px(width),
                        height: px(width * drawn.y / drawn.x.max(1.0)),
                        ..default()
                    },
                    // Above the edge until it falls.
                    UiTransform::from_translation(Val2::px(0.0, -frame.size.y)),
                    Falls {
                        age: Duration::ZERO,
                        after: motion::CONFETTI_BEGINS.mul_f32(nth as f32 / pieces as f32),
                        place: share(0.618_034),
                        own: share(0.381_966 * 1.7),
                    },
                    Pickable::IGNORE,
                ));
            }
        });
}

/// The table's own time stands still while a menu is open.
fn fall(
    time: Res<Time<Real>>,
    frame: Res<Frame>,
    mut pieces: Query<(Entity, &mut Falls, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (entity, mut falls, mut transform) in &mut pieces {
        falls.age += time.delta();
        let Some(age) = falls.age.checked_sub(falls.after) else {
            continue;
        };
        let whole = motion::CONFETTI_FALLS.mul_f32(0.7 + 0.6 * falls.own);
        let share = motion::share(age, whole);
        if share >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let turn = TAU * (falls.own + share * (1.0 + 2.0 * falls.own));
        let x = falls.place * frame.size.x + SWAY * turn.sin();
        let y = share * (frame.size.y + 4.0 * MOST_WIDTH) - 2.0 * MOST_WIDTH;
        transform.translation = Val2::px(x, y);
        transform.rotation = Rot2::radians(turn);
        // Paper turns its edge to us.
        transform.scale.x = (turn * 1.7).cos();
    }
}

fn sweep(sheets: Query<Entity, With<Confetti>>, mut commands: Commands) {
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
}
