//! What is pointed at while something is taught: a ring round it, and to what lies on the table an
//! arrow; where there is only something to read, the rest is dimmed. Where a move is shown, the arrow
//! goes from one thing to be pressed to the next.

use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiTransform, Val2};
use veillee_rules::engine::Seat;

use super::script::Point;
use crate::action::{Action, Menu, PieceKey, Screen};
use crate::motion::{self, Pace};
use crate::table::director::OnTable;
use crate::table::plate_parts::{SeatPart, SeatPlate};
use crate::theme::palette::*;
use crate::theme::widgets::{OnPress, icon, place};
use crate::theme::{Art, Frame};

/// What is meant just now.
#[derive(Resource, Default)]
pub(crate) struct Pointing {
    points: Vec<Point>,
    /// There is nothing to do but look.
    dims: bool,
    /// What is to be pressed one after the other, and how much of it has been.
    presses: Vec<PieceKey>,
    pressed: usize,
}

impl Pointing {
    /// At these, and nothing else is to be seen.
    pub fn only_at(points: Vec<Point>) -> Pointing {
        Pointing {
            points,
            dims: true,
            ..default()
        }
    }

    /// At these, and then at what is to be pressed.
    pub fn at(points: Vec<Point>, presses: Vec<PieceKey>) -> Pointing {
        Pointing {
            points,
            presses,
            ..default()
        }
    }

    fn next(&self) -> Option<PieceKey> {
        self.presses.get(self.pressed).copied()
    }

    fn is_at_nothing(&self) -> bool {
        self.points.is_empty() && self.next().is_none()
    }
}

/// A part of what points.
#[derive(Component)]
struct PointerPart;

/// The ring and the arrow breathe.
#[derive(Component)]
struct Breathes {
    /// How far it goes.
    by: Vec2,
}

/// What is pointed at now, in design units from the top left.
#[derive(Resource, Default, PartialEq, Clone, Debug)]
struct PointedAt {
    pieces: Vec<Rect>,
    plates: Vec<Rect>,
    dims: bool,
}

impl PointedAt {
    fn all(&self) -> impl Iterator<Item = Rect> {
        self.pieces.iter().chain(&self.plates).copied()
    }
}

/// So far from what it is round.
const AWAY: f32 = 4.0;
const ARROW: f32 = 34.0;
/// How much of the rest is left.
const DIM: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointedAt>()
        .init_resource::<Pointing>()
        .add_systems(
            Update,
            (
                count_presses,
                look,
                draw.run_if(resource_changed::<PointedAt>),
                breathe,
            )
                .chain()
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), forget);
}

fn forget(mut at: ResMut<PointedAt>, mut pointing: ResMut<Pointing>) {
    *at = PointedAt::default();
    *pointing = Pointing::default();
}

fn count_presses(mut actions: MessageReader<Action>, mut pointing: ResMut<Pointing>) {
    for action in actions.read() {
        if let (Action::Piece(key), Some(next)) = (action, pointing.next())
            && *key == next
        {
            pointing.pressed += 1;
        }
    }
}

fn look(
    pointing: Res<Pointing>,
    menu: Res<State<Menu>>,
    frame: Res<Frame>,
    pieces: Query<(
        &OnPress,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    )>,
    plates: Query<(
        AnyOf<(&SeatPlate, &SeatPart)>,
        &ComputedNode,
        &UiGlobalTransform,
    )>,
    mut at: ResMut<PointedAt>,
) {
    let mut next = PointedAt::default();
    if *menu.get() == Menu::None && !pointing.is_at_nothing() {
        let rect = |node: &ComputedNode, transform: &UiGlobalTransform| {
            let middle = transform.translation / frame.density;
            Rect::from_center_size(middle, node.size() / frame.density)
        };
        let of_piece = |key: PieceKey| {
            let mut pieces = pieces.iter();
            let found = pieces
                .find(|(on_press, _, _, seen)| seen.get() && on_press.0 == Action::Piece(key));
            found.map(|(_, node, transform, _)| rect(node, transform))
        };
        for point in &pointing.points {
            match point {
                Point::Seat(seat) => {
                    let plate = plates.iter().find(|((plate, part), _, _)| {
                        let of = plate.map(|plate| plate.0).or(part.map(|part| part.0));
                        of == Some(Seat(*seat))
                    });
                    next.plates
                        .extend(plate.map(|(_, node, transform)| rect(node, transform)));
                }
                Point::Piece(_) => next.pieces.extend(point.key().and_then(of_piece)),
            }
        }
        next.dims = next.all().next().is_some() && pointing.dims;
        next.pieces.extend(pointing.next().and_then(of_piece));
    }
    at.set_if_neq(next);
}

fn draw(
    at: Res<PointedAt>,
    art: Res<Art>,
    frame: Res<Frame>,
    old: Query<Entity, With<PointerPart>>,
    mut commands: Commands,
) {
    for part in &old {
        commands.entity(part).despawn();
    }
    if let (true, Some(all)) = (at.dims, at.all().reduce(|a, b| a.union(b))) {
        for rest in around(all.inflate(2.0 * AWAY), frame.size) {
            commands.spawn((
                Name::new("the rest"),
                OnTable,
                PointerPart,
                place(rest),
                BackgroundColor(NIGHT.with_alpha(DIM)),
                Pickable::IGNORE,
                GlobalZIndex(3),
            ));
        }
    }
    for rect in at.all() {
        let ring = Node {
            border: UiRect::all(px(3.0)),
            border_radius: BorderRadius::all(px(14.0)),
            ..place(rect.inflate(AWAY))
        };
        commands.spawn((
            Name::new("ring"),
            OnTable,
            PointerPart,
            ring,
            BorderColor::all(GOLD_LIGHT),
            Pickable::IGNORE,
            GlobalZIndex(6),
        ));
    }
    // A plate is easily seen, and beside it there is something to read.
    for rect in &at.pieces {
        arrow(&mut commands, &art, &frame, *rect);
    }
}

/// From above, or where there is no room, from below.
fn arrow(commands: &mut Commands, art: &Art, frame: &Frame, rect: Rect) {
    let above = rect.min.y > ARROW + 3.0 * AWAY;
    let middle = rect.center().x.clamp(ARROW, frame.size.x - ARROW);
    let (y, name, by) = if above {
        (rect.min.y - ARROW / 2.0 - 2.0 * AWAY, "chevron-down", 5.0)
    } else {
        (rect.max.y + ARROW / 2.0 + 2.0 * AWAY, "chevron-up", -5.0)
    };
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(1.0)),
        border_radius: BorderRadius::MAX,
        ..place(Rect::from_center_size(
            Vec2::new(middle, y),
            Vec2::splat(ARROW),
        ))
    };
    let by = Vec2::new(0.0, by);
    commands
        .spawn((
            Name::new("arrow"),
            OnTable,
            PointerPart,
            Breathes { by },
            node,
            UiTransform::default(),
            BackgroundColor(GOLD),
            BorderColor::all(INK.with_alpha(0.6)),
            Pickable::IGNORE,
            GlobalZIndex(7),
        ))
        .with_child(icon(art, name, 24.0, INK));
}

/// The frame without this rectangle: above, below, left, right.
fn around(rect: Rect, size: Vec2) -> [Rect; 4] {
    let Rect { min, max } = rect;
    [
        Rect::new(0.0, 0.0, size.x, min.y.max(0.0)),
        Rect::new(0.0, max.y, size.x, size.y.max(max.y)),
        Rect::new(0.0, min.y, min.x.max(0.0), max.y),
        Rect::new(max.x, min.y, size.x.max(max.x), max.y),
    ]
}

fn breathe(
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    mut arrows: Query<(&Breathes, &mut UiTransform)>,
) {
    let share = pace.pulse(time.elapsed(), motion::HINT_PULSE);
    for (breathes, mut transform) in &mut arrows {
        let by = breathes.by * share;
        transform.translation = Val2::px(by.x, by.y);
    }
}
