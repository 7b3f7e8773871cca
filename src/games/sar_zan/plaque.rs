//! The plaque by the gauge: who announced the value to beat, and how many cards may answer it. It
//! makes room for the name of a great moment.

use bevy::prelude::*;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{SarZan, cards_allowed};

use super::Shown;
use super::count::Count;
use super::effects::Finale;
use super::layout::Layout;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::portrait::{portrait, portrait_of};
use crate::theme::widgets::{Face, panel, place, size};
use crate::theme::{Art, FrameKind, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Says {
    Value,
    Label,
    Most,
}

#[derive(Component)]
struct Plaque;

/// Whoever announced the value, where the gauge has no room for it.
#[derive(Component)]
struct Announcer;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        ((tell, face).run_if(resource_changed::<Shown>), make_room).run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let large = layout.roomy();
    let letters = match layout.places.kind {
        FrameKind::Wide => (size::SCORE, size::LABEL, size::TEXT),
        FrameKind::Tall => (size::HEADING, size::TEXT, size::LEAST),
        FrameKind::Short => (size::HEADING, size::LEAST, size::LEAST),
    };
    let plaque = (
        Name::new("plaque"),
        Plaque,
        panel(Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(12.0),
            padding: UiRect::axes(px(if large { 22.0 } else { 14.0 }), px(2.0)),
            height: percent(100.0),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        }),
        Pickable::IGNORE,
    );
    // As wide as what it says.
    let room = Node {
        justify_content: JustifyContent::Center,
        ..place(layout.plaque)
    };
    let room = world.spawn((OnTable, room, Pickable::IGNORE)).id();
    let mut plaque = world.spawn(plaque);
    plaque.insert((BorderColor::all(GOLD.with_alpha(0.8)), ChildOf(room)));
    plaque.with_children(|plaque| {
        let (value, label, most) = letters;
        if large {
            let side = Node {
                display: Display::None,
                ..default()
            };
            plaque.spawn((Announcer, side, Pickable::IGNORE));
        }
        plaque.spawn((
            Says::Value,
            theme.line(Words::plain(""), Face::Display, value, GOLD_LIGHT),
        ));
        let column = Node {
            flex_direction: FlexDirection::Column,
            ..default()
        };
        plaque
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                for (says, letters, ink) in [(Says::Label, label, IVORY), (Says::Most, most, LAMP)]
                {
                    column.spawn((
                        says,
                        theme.line(Words::plain(""), Face::Bold, letters, ink),
                        Node::default(),
                    ));
                }
            });
    });
    world.resource_mut::<Shown>().set_changed();
}

fn tell(
    shown: Res<Shown>,
    mut texts: Query<(Entity, &Says, &mut Words, &mut Node), Without<Plaque>>,
    mut plaques: Query<&mut Node, With<Plaque>>,
    mut commands: Commands,
) {
    for mut plaque in &mut plaques {
        // Before anybody knows which way to play there is nothing to beat.
        plaque.display = if shown.direction.is_some() {
            Display::Flex
        } else {
            Display::None
        };
    }
    let value = shown.announced;
    // Nobody answers what cannot be beaten, nor what has not been laid.
    let answered = value > 0 && value < SAR_ZAN;
    for (entity, says, mut words, mut node) in &mut texts {
        let new = match says {
            Says::Value if value == 0 => Words::plain("–"),
            Says::Value => Words::number(value as i32),
            Says::Label if value == 0 => Words::new("sar-zan-opening"),
            Says::Label if value == SAR_ZAN => Words::new("sar-zan-unbeatable"),
            Says::Label => Words::new("sar-zan-to-beat"),
            Says::Most if answered => Words::new("sar-zan-most").with("most", cards_allowed(value)),
            Says::Most => Words::plain(""),
        };
        if *says == Says::Most {
            node.display = if answered {
                Display::Flex
            } else {
                Display::None
            };
        }
        if words.set_if_neq(new) && *says == Says::Value {
            commands.entity(entity).try_insert(Pops::default());
        }
    }
}

/// The face of whoever announced, where there is something to beat.
fn face(
    shown: Res<Shown>,
    art: Res<Art>,
    mut faces: Query<(Entity, &mut Node), With<Announcer>>,
    mut seen: Local<Option<(Entity, usize)>>,
    layout: Option<Res<Layout>>,
    mut commands: Commands,
) {
    let who = shown.announcer.filter(|_| shown.announced < SAR_ZAN);
    for (holder, mut node) in &mut faces {
        let display = if who.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        let now = who.map(|seat| (holder, portrait_of(seat.index())));
        if let (Some((_, person)), true) = (now, now != *seen) {
            let high = layout.as_ref().map_or(0.0, |layout| layout.plaque.height());
            let face = portrait(&art, person, None, high - 10.0);
            let mut holder = commands.entity(holder);
            holder.despawn_children();
            holder.with_child(face);
            *seen = now;
        }
    }
}

/// Where the name of a great moment is written there is nothing else to read, and while a round is
/// counted nothing to beat.
fn make_room(
    finales: Query<(), With<Finale>>,
    count: Res<Count>,
    mut plaques: Query<&mut Visibility, With<Plaque>>,
) {
    for mut plaque in &mut plaques {
        plaque.set_if_neq(if finales.is_empty() && count.is_empty() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
