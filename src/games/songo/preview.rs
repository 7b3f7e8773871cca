//! What a move would do, shown before it is made: where the seeds will fall, and what they
//! would take. Pressing a cell, hovering over it or focusing it shows it; sliding away or
//! releasing elsewhere takes it back.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy_tweening::lens::TransformPositionLens;
use bevy_tweening::{Tween, TweenAnim};
use veillee_rules::engine::{Ruleset, Seat};
use veillee_rules::games::songo::{Cell, Event, Songo};

use super::carving::camp_color;
use super::cells::{CellTarget, focused_cell};
use super::marks::ROUND_A_SEED;
use super::{Shown, motion as sowing};
use crate::action::Menu;
use crate::audio::PlaySound;
use crate::game::Game;
use crate::locale::Words;
use crate::motion::{Pace, ease};
use crate::play::{Match, Phase, Prompt, note, table_of};
use crate::table::director::OnTable;
use crate::table::hud::Hud;
use crate::table::layers;
use crate::table::pieces::Rest;
use crate::theme::Art;
use crate::theme::palette::*;
use crate::theme::press::LetGo;
use crate::theme::widgets::{Face, Theme, place, size};

/// The move being considered.
#[derive(Resource, Default, PartialEq, Clone)]
pub struct Preview {
    pub cell: Option<Cell>,
    pub pressed: bool,
    path: Vec<Cell>,
    /// Cells that would be taken, with their seeds.
    pub takes: Vec<(Cell, u8)>,
    gain: u32,
}

/// Holds a cell down as a finger would: for the tour.
#[cfg(feature = "dev")]
pub(super) fn hold(world: &mut World, cell: Option<Cell>) {
    world.resource_mut::<Pointed>().down = cell;
}

/// What the pointer is over and what it holds down.
#[derive(Resource, Default)]
struct Pointed {
    over: Option<Cell>,
    down: Option<Cell>,
}

#[derive(Component)]
struct PreviewBit;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>()
        .init_resource::<Pointed>()
        .add_systems(
            table_of::<Songo>(),
            (
                release.run_if(on_message::<LetGo>),
                consider,
                (draw, raise_seeds, show_gain, explain).run_if(resource_changed::<Preview>),
            )
                .chain()
                .run_if(in_state(crate::action::Screen::Table))
                .run_if(resource_exists::<Shown>)
                .after(crate::play::PlaySystems::Phase),
        )
        .add_systems(OnExit(crate::action::Screen::Table), forget)
        .add_observer(over)
        .add_observer(out)
        .add_observer(press);
}

fn over(event: On<Pointer<Over>>, targets: Query<&CellTarget>, mut pointed: ResMut<Pointed>) {
    if let Ok(target) = targets.get(event.entity) {
        pointed.over = Some(target.0);
    }
}

fn out(event: On<Pointer<Out>>, targets: Query<&CellTarget>, mut pointed: ResMut<Pointed>) {
    if let Ok(target) = targets.get(event.entity) {
        if pointed.over == Some(target.0) {
            pointed.over = None;
        }
        if pointed.down == Some(target.0) {
            pointed.down = None;
        }
    }
}

fn press(
    event: On<Pointer<Press>>,
    targets: Query<&CellTarget>,
    mut pointed: ResMut<Pointed>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if let Ok(target) = targets.get(event.entity) {
        pointed.down = Some(target.0);
        sounds.write(PlaySound::named("press"));
    }
}

fn release(mut pointed: ResMut<Pointed>) {
    pointed.down = None;
}

fn forget(mut preview: ResMut<Preview>, mut pointed: ResMut<Pointed>) {
    *preview = Preview::default();
    *pointed = Pointed::default();
}

fn consider(
    game: Res<Match<Songo>>,
    phase: Res<State<Phase>>,
    menu: Res<State<Menu>>,
    pointed: Res<Pointed>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    targets: Query<&CellTarget>,
    mut preview: ResMut<Preview>,
) {
    let free = *phase.get() == Phase::Choosing && *menu.get() == Menu::None;
    let cell = pointed
        .down
        .or(focused_cell(&focus, &visible, &targets))
        .or(pointed.over)
        .filter(|cell| free && game.state.why_illegal(cell).is_none());
    let pressed = cell.is_some() && pointed.down == cell;
    if preview.cell == cell && preview.pressed == pressed {
        return;
    }
    let mut next = Preview {
        cell,
        pressed,
        ..default()
    };
    if let Some((events, gain)) = cell.and_then(|cell| game.state.preview(&cell)) {
        next.gain = gain;
        for event in events {
            match event {
                Event::Sown { cell, .. } => next.path.push(cell),
                Event::Taken { cell, seeds, .. } => next.takes.push((cell, seeds)),
                _ => {}
            }
        }
    }
    *preview = next;
}

/// The arc of dots from each seed to the next, and a ghost where each would lie.
fn draw(
    preview: Res<Preview>,
    shown: Res<Shown>,
    art: Res<Art>,
    theme: Res<Theme>,
    old: Query<Entity, With<PreviewBit>>,
    mut commands: Commands,
) {
    for bit in &old {
        commands.entity(bit).despawn();
    }
    let Some(origin) = preview.cell else {
        return;
    };
    let layout = &shown.layout;
    let mut from = layout.middle(layout.hollow(origin));
    let mut already = [0usize; 14];
    for (step, cell) in preview.path.iter().enumerate() {
        let index = Cell::all().position(|c| c == *cell).unwrap_or_default();
        let hollow = layout.hollow(*cell);
        let lying = if *cell == origin {
            0
        } else {
            shown.count(*cell)
        };
        let (_, at, scale) = layout.slot(hollow, lying + already[index], false);
        already[index] += 1;
        let last = step + 1 == preview.path.len();
        dots(
            &mut commands,
            &art,
            from,
            at,
            layout.length(44.0),
            layout.portrait,
            scale,
        );
        ghost(&mut commands, &art, at, scale, last);
        from = at;
    }
    for (cell, seeds) in &preview.takes {
        let at = layout.gain(layout.hollow(*cell));
        let tag = tag(&theme, &art, at, u32::from(*seeds), origin.seat());
        commands.spawn((PreviewBit, tag));
    }
}

fn dots(
    commands: &mut Commands,
    art: &Art,
    from: Vec2,
    to: Vec2,
    height: f32,
    portrait: bool,
    scale: f32,
) {
    let aside = if portrait {
        Vec2::X * height * 0.6 * (to.y - from.y).signum()
    } else {
        Vec2::Y * height
    };
    let bend = (from + to) / 2.0 + aside;
    let steps = ((to - from).length() / 12.0).ceil().max(2.0) as usize;
    for step in 1..steps {
        let t = step as f32 / steps as f32;
        let at = from * (1.0 - t) * (1.0 - t) + bend * 2.0 * t * (1.0 - t) + to * t * t;
        commands.spawn((
            Name::new("dot"),
            OnTable,
            PreviewBit,
            art.sprite(("songo", "path-dot")),
            Transform::from_translation(at.extend(layers::PREVIEW))
                .with_scale(Vec3::splat(scale.min(1.0))),
        ));
    }
}

fn ghost(commands: &mut Commands, art: &Art, at: Vec2, scale: f32, last: bool) {
    let spawn = |commands: &mut Commands, name: &str, layer: f32, scale: f32| {
        commands.spawn((
            Name::new("ghost"),
            OnTable,
            PreviewBit,
            art.sprite(("songo", name)),
            Transform::from_translation(at.extend(layer)).with_scale(Vec3::splat(scale)),
        ));
    };
    spawn(commands, "seed-ghost", layers::PREVIEW + 0.5, scale);
    if last {
        spawn(
            commands,
            "ring-last",
            layers::PREVIEW + 0.6,
            scale * ROUND_A_SEED,
        );
    }
}

/// How large a tag is, and the mark on it.
const TAG: Vec2 = Vec2::new(62.0, 28.0);
const MARK: f32 = 20.0;

/// "+n" for whoever gets it: on their colour, after their mark.
pub(super) fn tag(
    theme: &Theme,
    art: &Art,
    at: Vec2,
    seeds: u32,
    taker: Seat,
) -> impl Bundle + use<> {
    let mark = Songo::side_mark(taker.index()).map(|mark| art.image(mark));
    (
        Name::new("gain"),
        OnTable,
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(4.0),
            border: UiRect::all(px(2.0)),
            border_radius: BorderRadius::all(px(9.0)),
            ..place(Rect::from_center_size(at, TAG))
        },
        BackgroundColor(camp_color(taker).mix(&WELL, 0.45)),
        BorderColor::all(camp_color(taker).mix(&IVORY, 0.6)),
        Pickable::IGNORE,
        GlobalZIndex(2),
        children![
            (
                mark.unwrap_or_default(),
                Node {
                    width: px(MARK),
                    height: px(MARK),
                    ..default()
                },
                Pickable::IGNORE,
            ),
            theme.line(
                Words::plain(format!("+{seeds}")),
                Face::Bold,
                size::LABEL,
                IVORY,
            ),
        ],
    )
}

/// The seeds of a pressed cell rise a little, and settle when it is let go.
fn raise_seeds(
    preview: Res<Preview>,
    shown: Res<Shown>,
    pace: Res<Pace>,
    seeds: Query<(&Transform, &Rest)>,
    mut raised: Local<Vec<Entity>>,
    mut commands: Commands,
) {
    if pace.reduced || pace.factor().is_none() {
        return;
    }
    let rise = |commands: &mut Commands, seed: Entity, to: Vec3, duration| {
        if let Ok((transform, _)) = seeds.get(seed) {
            let lens = TransformPositionLens {
                start: transform.translation,
                end: to,
            };
            let tween = Tween::new::<Transform, _>(ease::ARRIVE, duration, lens);
            commands.entity(seed).try_insert(TweenAnim::new(tween));
        }
    };
    for seed in raised.drain(..) {
        if let Ok((_, rest)) = seeds.get(seed)
            && !shown.hand().contains(&seed)
        {
            rise(&mut commands, seed, rest.0.translation, sowing::RELEASE);
        }
    }
    if let Some(cell) = preview.cell.filter(|_| preview.pressed) {
        for seed in shown.heap(cell) {
            if let Ok((_, rest)) = seeds.get(*seed) {
                let up = Vec3::new(
                    0.0,
                    shown.layout.length(9.0),
                    layers::FLYING - layers::PIECE,
                );
                rise(&mut commands, *seed, rest.0.translation + up, sowing::PRESS);
                raised.push(*seed);
            }
        }
    }
}

/// While a cell is held down it is said how to play it, how not to, and what it would take.
fn explain(preview: Res<Preview>, mut prompt: ResMut<Prompt>) {
    let held = preview
        .pressed
        .then(|| Words::new("songo-note").with("sum", i64::from(preview.gain)));
    note(&mut prompt, held);
}

/// The plate of the mover says what the move would bring.
fn show_gain(preview: Res<Preview>, mut hud: ResMut<Hud>) {
    let gains = [0, 1].map(|seat| match preview.cell {
        Some(cell) if cell.seat().index() == seat => preview.gain,
        _ => 0,
    });
    for (seat, gain) in gains.into_iter().enumerate() {
        if hud.seats.get(seat).is_some_and(|seat| seat.gain != gain) {
            hud.seats[seat].gain = gain;
        }
    }
}
