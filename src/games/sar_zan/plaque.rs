//! The plaque by the gauge: the value to beat, and how many cards may answer it. It makes room for
//! the name of a great moment.

use bevy::prelude::*;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{SarZan, cards_allowed};

use super::Shown;
use super::effects::Finale;
use super::layout::Layout;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, panel, place, size};
use crate::theme::{FrameKind, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Says {
    Value,
    Label,
    Most,
}

#[derive(Component)]
struct Plaque;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        (tell.run_if(resource_changed::<Shown>), make_room).run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    // Where how many may answer is written beside the gauge it is not said again.
    let large = layout.in_words();
    let letters = match layout.places.kind {
        FrameKind::Wide => (size::SCORE, size::LABEL),
        FrameKind::Tall => (size::HEADING, size::TEXT),
        FrameKind::Short => (size::HEADING, size::LEAST),
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
        let (value, letters) = letters;
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
                let says = [(Says::Label, IVORY), (Says::Most, LAMP)];
                for (says, ink) in says.into_iter().take(if large { 1 } else { 2 }) {
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

/// Where the name of a great moment is written there is nothing else to read.
fn make_room(finales: Query<(), With<Finale>>, mut plaques: Query<&mut Visibility, With<Plaque>>) {
    for mut plaque in &mut plaques {
        plaque.set_if_neq(if finales.is_empty() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
