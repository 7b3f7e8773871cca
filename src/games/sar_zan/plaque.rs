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
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, panel, place, size};

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
    let large = layout.plaque.width() > 220.0;
    // Wide and low: all in one line.
    let in_line = large && layout.plaque.height() < 52.0;
    let plaque = (
        Name::new("plaque"),
        OnTable,
        Plaque,
        panel(Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(if large { 18.0 } else { 12.0 }),
            border_radius: BorderRadius::all(px(14.0)),
            ..place(layout.plaque)
        }),
        Pickable::IGNORE,
    );
    let mut plaque = world.spawn(plaque);
    plaque.insert(BorderColor::all(GOLD.with_alpha(0.8)));
    plaque.with_children(|plaque| {
        let value = if large { size::SCORE } else { size::HEADING };
        plaque.spawn((
            Says::Value,
            theme.line(Words::plain(""), Face::Display, value, GOLD_LIGHT),
        ));
        let column = Node {
            flex_direction: if in_line {
                FlexDirection::Row
            } else {
                FlexDirection::Column
            },
            column_gap: px(12.0),
            ..default()
        };
        plaque
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let letters = if large { size::TEXT } else { size::LEAST };
                for (says, ink) in [(Says::Label, IVORY), (Says::Most, LAMP)] {
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
