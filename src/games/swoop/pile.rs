//! How many cards the pile has, what is in it for whoever asks, and the heap of what is out.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Viewer};
use veillee_rules::games::swoop::Swoop;

use super::layout::{ASPECT, Layout};
use super::piece::Piece;
use super::posing::zone;
use crate::action::{Menu, Piece as _, Screen};
use crate::locale::Words;
use crate::menus::{Sheet, redraw};
use crate::play::{Match, table_of};
use crate::table::cards::GameCard;
use crate::table::director::OnTable;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, Unavailable, button, icon, on_cloth, place, size};
use crate::theme::{Art, Theme};

#[derive(Component)]
struct Count;

/// The button that shows the pile, while there is one.
#[derive(Component)]
struct Look;

pub(super) fn plugin(app: &mut App) {
    let playing = resource_exists::<Zones>;
    app.add_systems(
        table_of::<Swoop>(),
        (
            count.run_if(in_state(Screen::Table)),
            draw.run_if(redraw(Menu::Game)),
        )
            .run_if(playing),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let under_heap = layout.heap + Vec2::Y * (layout.heap_card * ASPECT / 2.0 + 18.0);
    let label = |at: Vec2| {
        (
            Name::new("pile label"),
            OnTable,
            Node {
                justify_content: JustifyContent::Center,
                ..place(Rect::from_center_size(at, Vec2::new(104.0, 22.0)))
            },
            Pickable::IGNORE,
        )
    };
    world.spawn(label(under_heap)).with_child((
        theme.line(Words::new("swoop-out"), Face::Text, size::LEAST, IVORY),
        on_cloth(),
    ));
    let under_look = layout.look + Vec2::Y * 38.0;
    world.spawn(label(under_look)).with_child((
        Count,
        theme.line(Words::plain(""), Face::Bold, size::LEAST, IVORY),
        on_cloth(),
    ));
    world.resource_scope(|world, art: Mut<Art>| {
        let node = Node {
            border_radius: BorderRadius::MAX,
            ..place(Rect::from_center_size(layout.look, Vec2::splat(48.0)))
        };
        world
            .spawn((
                Name::new("look"),
                OnTable,
                Look,
                button(ButtonLook::Round, Piece::LookAtPile.action(), node),
            ))
            .with_child(icon(&art, "eye", 24.0, IVORY));
    });
}

fn count(
    lying: Res<Zones>,
    mut counts: Query<&mut Words, With<Count>>,
    looks: Query<(Entity, Has<Unavailable>), With<Look>>,
    mut commands: Commands,
) {
    let cards = lying.cards(zone::PILE).len();
    for (look, unavailable) in &looks {
        if cards > 0 && unavailable {
            commands.entity(look).remove::<Unavailable>();
        } else if cards == 0 && !unavailable {
            commands.entity(look).insert(Unavailable);
        }
    }
    for mut words in &mut counts {
        words.set_if_neq(if cards == 0 {
            Words::new("swoop-pile-empty")
        } else {
            Words::new("swoop-pile").with("cards", cards)
        });
    }
}

/// The pile from the top, as everybody has seen it grow.
fn draw(mut sheet: Sheet, game: Res<Match<Swoop>>) {
    let pile = game.shown_state().view(Viewer::Public).pile;
    sheet.spawn(Menu::Game, "swoop-pile-title", 560.0, 0.0, |pens, list| {
        let says = if pile.is_empty() {
            Words::new("swoop-pile-empty")
        } else {
            Words::new("swoop-pile").with("cards", pile.len())
        };
        list.spawn(pens.theme.line(says, Face::Bold, size::TEXT, GOLD_LIGHT));
        let width = if pens.frame.is_tall() { 44.0 } else { 60.0 };
        let row = Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(6.0),
            row_gap: px(6.0),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for card in pile.iter().rev() {
                row.spawn((
                    pens.art.image(("swoop", &card.sprite())),
                    Node {
                        width: px(width),
                        height: px(width * ASPECT),
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
            }
        });
    });
}
