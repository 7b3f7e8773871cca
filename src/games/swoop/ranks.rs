//! The order of the ranks, from the ace up, and the 10 outside it. What whoever is asked may play on
//! the pile is lit. On a phone upright cards fly over its place: it is there only for them.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::swoop::{Card, Rank, Swoop};

use super::layout::Layout;
use super::posing::zone;
use super::{Shown, top_run};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::gate::is_asked;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::cards::Identity;
use crate::table::director::OnTable;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, on_cloth, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// The order, and what stands over it.
#[derive(Component)]
struct Strip;

#[derive(Component)]
struct Lit(Rank);
#[derive(Component)]
struct LitText(Rank);
/// Of the 10.
#[derive(Component)]
struct Star;

/// What the points are for.
#[derive(Component)]
pub(super) struct Limit;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Swoop>(),
        light
            .run_if(
                resource_exists_and_changed::<Zones>
                    .or_else(state_changed::<Phase>)
                    .or_else(resource_changed::<Layout>)
                    .or_else(resource_changed::<Shown>),
            )
            .run_if(resource_exists::<Layout>.and_then(resource_exists::<Zones>))
            .run_if(in_state(Screen::Table))
            .after(PlaySystems::Phase),
    );
}

/// Each has so much room, so much of it is between them, and the 10 stands so far from the rest.
pub(super) const EACH: f32 = 23.0;
const GAP: f32 = 2.0;
const APART: f32 = 8.0;
const HEIGHT: f32 = 24.0;
/// The 10 has a star: it goes on anything.
const TEN: f32 = 42.0;
const STAR: f32 = 18.0;

/// How wide and high it is.
pub(super) const SIZE: Vec2 = Vec2::new(EACH * 12.0 + APART + TEN + 10.0, HEIGHT);

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    if let Some(rect) = layout.limit {
        let line = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(rect)
        };
        let limit = world.resource::<Match<Swoop>>().state.config().target();
        let words = Words::new("swoop-limit").with("limit", limit);
        world
            .spawn((Name::new("limit"), OnTable, Limit, line, Pickable::IGNORE))
            .with_child((
                theme.words(words, Face::Text, size::LEAST, IVORY),
                TextLayout::justify(Justify::Center),
                on_cloth(),
            ));
    }
    let Some(middle) = layout.ranks else {
        return;
    };
    if let Some(over) = layout.fits {
        let line = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(over)
        };
        let words = Words::new("swoop-fits");
        world
            .spawn((
                Name::new("what fits"),
                OnTable,
                Strip,
                line,
                Pickable::IGNORE,
            ))
            .with_child((
                theme.line(words, Face::Text, size::LEAST, IVORY),
                on_cloth(),
            ));
    }
    let strip = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::all(px(HEIGHT / 2.0)),
        ..place(Rect::from_center_size(middle, SIZE))
    };
    let strip = (
        Name::new("ranks"),
        OnTable,
        Strip,
        strip,
        BackgroundColor(WELL.with_alpha(0.84)),
        Pickable::IGNORE,
    );
    let star = ImageNode {
        color: INK,
        ..world.resource::<Art>().image(("cards", "spark"))
    };
    world.spawn(strip).with_children(|strip| {
        let ordered = Rank::ALL.into_iter().filter(|rank| *rank != Rank::TEN);
        for rank in ordered.chain([Rank::TEN]) {
            let ten = rank == Rank::TEN;
            let node = Node {
                width: px(if ten { TEN } else { EACH - GAP }),
                height: px(HEIGHT - 4.0),
                margin: UiRect {
                    left: px(if ten { APART } else { GAP / 2.0 }),
                    right: px(if ten { 0.0 } else { GAP / 2.0 }),
                    ..default()
                },
                column_gap: px(1.0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(6.0)),
                ..default()
            };
            strip
                .spawn((Lit(rank), node, BackgroundColor(WELL), Pickable::IGNORE))
                .with_children(|chip| {
                    if ten {
                        let side = Node {
                            width: px(STAR),
                            height: px(STAR),
                            ..default()
                        };
                        chip.spawn((Star, star.clone(), side, Pickable::IGNORE));
                    }
                    chip.spawn((
                        LitText(rank),
                        theme.line(Words::plain(rank.to_string()), Face::Bold, size::LEAST, ASH),
                    ));
                });
        }
    });
}

fn light(
    game: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    phase: Res<State<Phase>>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    lying: Res<Zones>,
    cards: Query<&Identity<Card>>,
    mut strips: Query<&mut Visibility, With<Strip>>,
    mut lit: Query<(&Lit, &mut BackgroundColor)>,
    mut texts: Query<(&LitText, &mut TextColor)>,
    mut stars: Query<&mut ImageNode, With<Star>>,
) {
    let faces: Vec<Option<Card>> = lying
        .cards(zone::PILE)
        .iter()
        .map(|entity| cards.get(*entity).ok()?.0)
        .collect();
    let top = top_run(&faces).map(|(rank, _)| rank);
    let asked = *phase.get() == Phase::Choosing && viewing.open && is_asked(&game, viewing.seat);
    let plays = |rank: Rank| asked && (rank == Rank::TEN || top.is_none_or(|top| rank <= top));
    let there = !shown.named && (asked || layout.places.kind != FrameKind::Tall);
    for mut strip in &mut strips {
        strip.set_if_neq(if there {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (Lit(rank), mut ground) in &mut lit {
        let fill = if plays(*rank) { GOLD } else { WELL };
        ground.set_if_neq(BackgroundColor(fill));
    }
    for (LitText(rank), mut ink) in &mut texts {
        let color = if plays(*rank) { INK } else { ASH };
        ink.set_if_neq(TextColor(color));
    }
    for mut star in &mut stars {
        star.color = if plays(Rank::TEN) { INK } else { ASH };
    }
}
