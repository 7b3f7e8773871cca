//! The cells as things to press: their counts, their locks, and the count of the hand.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use veillee_rules::games::songo::{Cell, Songo};

use super::carving::StoreCount;
use super::layout::Layout;
use super::piece::Piece;
use super::{Shown, carving, marks};
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::{PlaySystems, table_of};
use crate::table::director::OnTable;
use crate::theme::focus::{FocusFirst, Focusable, shown_focus};
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, OnPress, icon, place, size};
use crate::theme::{Art, Frame, Theme};

/// What is to be pressed for a cell.
#[derive(Component, Clone, Copy)]
pub struct CellTarget(pub Cell);

#[derive(Component)]
pub(super) struct CellPill(pub(super) Cell);
#[derive(Component)]
pub(super) struct CellPillText(pub(super) Cell);
#[derive(Component)]
pub(super) struct CellLock(pub(super) Cell);
#[derive(Component)]
struct HandCount;
#[derive(Component)]
struct HandCountText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Songo>(),
        (count_seeds, count_hand)
            .run_if(resource_exists::<Shown>.and_then(in_state(Screen::Table)))
            .after(PlaySystems::Phase),
    );
}

/// The light, the counts and the targets of every cell.
pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        carving::build(world, &theme, &art, layout);
        marks::last_seed(world, &art);
        for cell in Cell::all() {
            marks::light(world, &art, layout, cell);
            target(world, &theme, &art, layout, cell);
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
    let at = layout.count(cell);
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
    let lock = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::MAX,
        ..place(Rect::from_center_size(
            layout.lock(hollow),
            Vec2::splat(layout.lock_size()),
        ))
    };
    world
        .spawn((
            Name::new("lock"),
            OnTable,
            CellLock(cell),
            lock,
            BackgroundColor(IVORY),
            Visibility::Hidden,
            Pickable::IGNORE,
        ))
        .with_child(icon(art, "lock", layout.lock_size() * 0.8, INK));
}

/// A seed counts where it lies as soon as it lies there.
fn count_seeds(
    mut shown: ResMut<Shown>,
    moving: Query<(), With<TweenAnim>>,
    mut cells: Query<(&CellPillText, &mut Words, &ChildOf)>,
    mut stores: Query<(&StoreCount, &mut Words, &ChildOf), Without<CellPillText>>,
    mut commands: Commands,
) {
    let flying = &mut shown.bypass_change_detection().flying;
    let before = flying.len();
    flying.retain(|seed| moving.contains(*seed));
    if flying.len() == before && !shown.is_changed() {
        return;
    }
    for (cell, mut words, pill) in &mut cells {
        let count = shown.arrived(cell.0).to_string();
        if words.set_if_neq(Words::plain(count)) {
            commands.entity(pill.parent()).try_insert(Pops::default());
        }
    }
    for (store, mut words, pill) in &mut stores {
        let count = shown.store_count(store.0).to_string();
        if words.set_if_neq(Words::plain(count)) {
            commands.entity(pill.parent()).try_insert(Pops::default());
        }
    }
}

/// The number of seeds still in the hand rides above it.
fn count_hand(
    shown: Res<Shown>,
    frame: Res<Frame>,
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
