//! The run meter: the rank on top of the pile and a lozenge for each card of it, full, missing,
//! or about to be added.

use bevy::prelude::*;
use veillee_rules::games::swoop::{Card, Chosen, Rank, SWOOP, Swoop};

use super::choosing::{Choice, chosen};
use super::layout::Layout;
use super::posing::zone;
use super::{Shown, top_run};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::{Match, Viewing, table_of};
use crate::table::cards::Identity;
use crate::table::director::OnTable;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, FrameKind, Theme};

#[derive(Component)]
struct Meter;
#[derive(Component)]
struct MeterRank;
/// From the left.
#[derive(Component)]
struct Lozenge(usize);
/// The same in words.
#[derive(Component)]
struct MeterWords;

/// No run is longer: there are eight cards of a rank.
const LOZENGES: usize = 8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Swoop>(),
        fill.run_if(
            resource_exists::<Match<Swoop>>
                .and_then(resource_exists::<Zones>)
                .and_then(in_state(Screen::Table)),
        ),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let art = world.resource::<Art>();
    let lozenge = art.image(("swoop", "lozenge-empty"));
    let height = layout.meter_size;
    let strip = Rect::from_center_size(layout.meter, Vec2::new(height * 10.0, height));
    let disc = height - 10.0;
    let holder = (
        Name::new("meter"),
        OnTable,
        Node {
            justify_content: JustifyContent::Center,
            ..place(strip)
        },
        Pickable::IGNORE,
    );
    world.spawn(holder).with_children(|strip| {
        let pill = (
            Meter,
            Visibility::Hidden,
            Node {
                align_items: AlignItems::Center,
                column_gap: px(height * 0.1),
                padding: UiRect::new(px(4.0), px(height * 0.22), px(0.0), px(0.0)),
                border: UiRect::all(px(2.0)),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.94)),
            BorderColor::all(GOLD),
            Pickable::IGNORE,
        );
        strip.spawn(pill).with_children(|pill| {
            let rank = (
                Node {
                    width: px(disc),
                    height: px(disc),
                    margin: UiRect::right(px(2.0)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(IVORY),
                Pickable::IGNORE,
            );
            pill.spawn(rank).with_child((
                MeterRank,
                theme.line(
                    Words::plain(""),
                    Face::Display,
                    size::near(height * 0.5),
                    INK,
                ),
            ));
            let letters = size::near(height * 0.44);
            for nth in 0..LOZENGES {
                pill.spawn((
                    Lozenge(nth),
                    lozenge.clone(),
                    Node {
                        width: px(height * 0.6),
                        height: px(height * 0.6 * 32.0 / 28.0),
                        display: Display::None,
                        ..default()
                    },
                    Pickable::IGNORE,
                ));
            }
            pill.spawn((
                MeterWords,
                theme.line(Words::plain(""), Face::Bold, letters, GOLD_LIGHT),
                Node {
                    margin: UiRect::left(px(3.0)),
                    ..default()
                },
            ));
        });
    });
}

/// How many of the chosen cards would lengthen the run of this rank.
fn would_join(state: &Swoop, viewing: &Viewing, cards: Chosen, rank: Rank) -> usize {
    let up = cards
        .up
        .iter()
        .filter_map(|column| state.face_up(viewing.seat, column));
    let mut cards = cards.hand.iter().chain(up).peekable();
    match cards.peek() {
        Some(card) if card.rank() == rank => cards.count(),
        _ => 0,
    }
}

/// How far the run is on its way; where there is little room, no word more than needed.
fn says(run: usize, narrow: bool) -> Option<Words> {
    let all = usize::from(SWOOP);
    Some(
        match (run < all, narrow) {
            (true, true) => Words::new("swoop-run"),
            (true, false) => Words::new("swoop-run-to-swoop"),
            (false, true) => return None,
            (false, false) => return Some(Words::new("swoop-play-swoop")),
        }
        .with("cards", run)
        .with("all", all),
    )
}

fn fill(
    game: Res<Match<Swoop>>,
    viewing: Res<Viewing>,
    choice: Res<Choice>,
    lying: Res<Zones>,
    shown: Res<Shown>,
    art: Res<Art>,
    cards: Query<&Identity<Card>>,
    mut meters: Query<&mut Visibility, With<Meter>>,
    layout: Option<Res<Layout>>,
    mut ranks: Query<&mut Words, With<MeterRank>>,
    mut said: Query<(&mut Words, &mut Node), (With<MeterWords>, Without<MeterRank>)>,
    mut lozenges: Query<(&Lozenge, &mut ImageNode, &mut Node), Without<MeterWords>>,
) {
    if !lying.is_changed() && !choice.is_changed() && !shown.is_changed() {
        return;
    }
    let faces: Vec<Option<Card>> = lying
        .cards(zone::PILE)
        .iter()
        .map(|entity| cards.get(*entity).ok()?.0)
        .collect();
    let run = top_run(&faces);
    for mut meter in &mut meters {
        // The name of a Swoop takes its place; a 10 is no run.
        meter.set_if_neq(match run {
            Some((rank, _)) if !shown.named && rank != Rank::TEN => Visibility::Inherited,
            _ => Visibility::Hidden,
        });
    }
    let Some((rank, run)) = run else {
        return;
    };
    let chosen = chosen(&game.state, viewing.seat, &choice);
    let next = run + would_join(&game.state, &viewing, chosen, rank);
    for mut words in &mut ranks {
        let top = faces.last().copied().flatten();
        words.set_if_neq(Words::plain(
            top.map_or_else(String::new, |card| card.rank().to_string()),
        ));
    }
    let most = next.max(usize::from(SWOOP));
    let narrow = layout.is_none_or(|layout| layout.places.kind == FrameKind::Short);
    let says = says(next, narrow);
    for (mut words, mut node) in &mut said {
        node.display = match &says {
            Some(_) => Display::Flex,
            None => Display::None,
        };
        words.set_if_neq(says.clone().unwrap_or_else(|| Words::plain("")));
    }
    for (lozenge, mut image, mut node) in &mut lozenges {
        let name = if lozenge.0 < run {
            "lozenge-full"
        } else if lozenge.0 < next {
            "lozenge-next"
        } else {
            "lozenge-empty"
        };
        *image = art.image(("swoop", name));
        node.display = if lozenge.0 < most {
            Display::Flex
        } else {
            Display::None
        };
    }
}
