//! The plaque under the gauge: the value to beat, and how many cards may answer it.

use bevy::prelude::*;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{SarZan, cards_allowed};

use super::Shown;
use super::layout::Layout;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, panel, place, size};
use crate::theme::{Art, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Says {
    Value,
    Label,
    Most,
}

#[derive(Component)]
struct Plaque;

/// The nth of four little cards.
#[derive(Component)]
struct Little(usize);

/// The most cards a combination can have.
const MOST: usize = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        tell.run_if(resource_changed::<Shown>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let little = world.resource::<Art>().image(("sar-zan", "little-card"));
    let large = layout.plaque.height() > 60.0;
    let row = |gap: f32| Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    };
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
            flex_direction: FlexDirection::Column,
            row_gap: px(2.0),
            ..default()
        };
        plaque
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let letters = if large { size::TEXT } else { size::LEAST };
                column.spawn((
                    Says::Label,
                    theme.line(Words::plain(""), Face::Bold, letters, IVORY),
                ));
                column
                    .spawn((row(2.0), Pickable::IGNORE))
                    .with_children(|row| {
                        for nth in 0..MOST {
                            row.spawn((
                                Little(nth),
                                little.clone(),
                                Node {
                                    width: px(15.0),
                                    height: px(18.75),
                                    ..default()
                                },
                                Pickable::IGNORE,
                            ));
                        }
                        row.spawn((
                            Says::Most,
                            Node {
                                margin: UiRect::left(px(6.0)),
                                ..default()
                            },
                            theme.line(Words::plain(""), Face::Bold, letters, LAMP),
                        ));
                    });
            });
    });
    world.resource_mut::<Shown>().set_changed();
}

fn tell(
    shown: Res<Shown>,
    art: Res<Art>,
    mut texts: Query<(Entity, &Says, &mut Words)>,
    mut cards: Query<(&Little, &mut ImageNode)>,
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
    let allowed = cards_allowed(value);
    for (entity, says, mut words) in &mut texts {
        let new = match says {
            Says::Value if value == 0 => Words::plain("–"),
            Says::Value => Words::plain(value.to_string()),
            Says::Label if value == 0 => Words::new("sar-zan-opening"),
            Says::Label if value == SAR_ZAN => Words::new("sar-zan-unbeatable"),
            Says::Label => Words::new("sar-zan-to-beat"),
            Says::Most => Words::new("sar-zan-most").with("most", allowed),
        };
        if words.set_if_neq(new) && *says == Says::Value {
            commands.entity(entity).try_insert(Pops::default());
        }
    }
    for (little, mut image) in &mut cards {
        let (name, color) = if little.0 < allowed {
            ("little-card", LAMP)
        } else {
            ("little-card-empty", IVORY.with_alpha(0.4))
        };
        *image = ImageNode {
            color,
            ..art.image(("sar-zan", name))
        };
    }
}
