//! The two banners: the colour that was led, and the franchise. While there is none, one that is
//! coming hangs pale; else the one in force stays, and the one to come is told in words. On a phone
//! upright they are chips by the hand.

use bevy::prelude::*;
use veillee_rules::games::sovango::{Colour, Sovango};

use super::layout::Layout;
use super::{Shown, words};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::director::OnTable;
use crate::table::layers;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, panel, place, size};
use crate::theme::{Art, Frame, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Banner {
    Led,
    Franchise,
}

/// Its words; they hang under the cloth.
#[derive(Component)]
struct BannerLabel(Banner);
#[derive(Component)]
struct LabelPlace(Banner);

/// The lines of a chip: what it tells of, which colour, and what that means or what comes.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum ChipLine {
    What,
    Colour,
    Then,
}
/// Its symbol.
#[derive(Component)]
struct ChipSymbol;

/// How long the cloth of a banner is, in its sprite's units.
const CLOTH: f32 = 142.0;
/// How pale it is while it is only announced.
const PALE: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Sovango>(),
        (hang, name_labels, write_chips)
            .run_if(resource_changed::<Shown>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    match layout.banners() {
        Some(places) => banners(world, &theme, places, layout.players),
        None => chips(world, &theme, layout),
    }
    world.resource_mut::<Shown>().set_changed();
}

fn banners(world: &mut World, theme: &Theme, places: [(Vec2, f32); 2], players: u8) {
    let frame = *world.resource::<Frame>();
    let none = world.resource::<Art>().sprite(("sovango", "banner-none"));
    let (half, letters) = match (frame.is_wide(), players) {
        // Between the plates at the sides and the trick.
        (true, 6) => (68.0, size::LEAST),
        (true, _) => (85.0, size::TEXT),
        (false, _) => (66.0, size::LEAST),
    };
    for (banner, (rod, scale)) in [Banner::Led, Banner::Franchise].into_iter().zip(places) {
        world.spawn((
            Name::new("banner"),
            OnTable,
            banner,
            none.clone(),
            Transform::from_translation(frame.to_world(rod).extend(layers::GLOW))
                .with_scale(Vec3::splat(scale)),
            Visibility::Inherited,
        ));
        let label = Rect::from_center_size(rod, Vec2::new(2.0 * half, 24.0));
        world
            .spawn((
                Name::new("banner label"),
                OnTable,
                LabelPlace(banner),
                Node {
                    justify_content: JustifyContent::Center,
                    ..place(label)
                },
                Pickable::IGNORE,
            ))
            .with_child((
                BannerLabel(banner),
                theme.words(Words::plain(""), Face::Bold, letters, IVORY),
                TextLayout::justify(Justify::Center),
            ));
    }
}

fn chips(world: &mut World, theme: &Theme, layout: &Layout) {
    let art = world.resource::<Art>();
    let symbol = art.image(("sovango", "symbol-R"));
    for (banner, rect) in [Banner::Led, Banner::Franchise]
        .into_iter()
        .zip(layout.chips())
    {
        let chip = (
            Name::new("chip"),
            OnTable,
            panel(Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::all(px(14.0)),
                ..place(rect)
            }),
            Pickable::IGNORE,
        );
        let line = |line: ChipLine, face: Face, ink: Color| {
            (
                banner,
                line,
                Node::default(),
                theme.line(Words::plain(""), face, size::LEAST, ink),
            )
        };
        world.spawn(chip).with_children(|chip| {
            chip.spawn(line(ChipLine::What, Face::Text, ASH_LIT));
            let row = Node {
                align_items: AlignItems::Center,
                column_gap: px(4.0),
                ..default()
            };
            chip.spawn((row, Pickable::IGNORE)).with_children(|row| {
                let side = Node {
                    width: px(17.0),
                    height: px(17.0),
                    ..default()
                };
                row.spawn((banner, ChipSymbol, symbol.clone(), side, Pickable::IGNORE));
                row.spawn(line(ChipLine::Colour, Face::Bold, IVORY));
            });
            chip.spawn(line(ChipLine::Then, Face::Text, ASH_LIT));
        });
    }
}

/// The colour a banner shows, and whether it is still to come.
fn shows(shown: &Shown, banner: Banner) -> (Option<Colour>, bool) {
    match banner {
        Banner::Led => (shown.led, false),
        Banner::Franchise => match shown.franchise {
            Some(franchise) => (Some(franchise), false),
            None => (shown.next_franchise, true),
        },
    }
}

fn hang(
    shown: Res<Shown>,
    art: Res<Art>,
    frame: Res<Frame>,
    layout: Res<Layout>,
    mut banners: Query<(&Banner, &mut Sprite, &mut Transform, &mut Visibility)>,
    mut places: Query<(&LabelPlace, &mut Node)>,
) {
    let Some(rods) = layout.banners() else {
        return;
    };
    for (banner, mut sprite, mut transform, mut visibility) in &mut banners {
        let (colour, is_next) = shows(&shown, *banner);
        // A rod without a cloth says nothing.
        visibility.set_if_neq(if colour.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let name = match (banner, colour) {
            (_, None) => "banner-none".to_string(),
            (Banner::Led, Some(colour)) => format!("banner-{}", colour.letter()),
            (Banner::Franchise, Some(colour)) => format!("banner-gate-{}", colour.letter()),
        };
        let name = ("sovango", name.as_str());
        let mut new = art.sprite(name);
        let size = art.size(name);
        if is_next {
            new.color.set_alpha(PALE);
        }
        let (rod, scale) = rods[usize::from(*banner == Banner::Franchise)];
        // Sprites are placed by their middle, banners by their rod.
        let middle = rod + Vec2::Y * (size.y / 2.0 - art.anchor(name).y) * scale;
        transform.translation = frame.to_world(middle).extend(layers::GLOW);
        *sprite = new;
        for (label, mut node) in &mut places {
            if label.0 == *banner {
                let cloth = match colour {
                    // Clear of the cloth's border.
                    None => CLOTH * 0.2,
                    Some(_) => CLOTH,
                };
                node.top = px(rod.y + cloth * scale + 4.0);
            }
        }
    }
}

/// What a franchise means: nothing of it takes a trick, unless there is nothing else in it. Or
/// which comes after it.
fn franchise_then(shown: &Shown) -> Option<Words> {
    let next = shown.next_franchise;
    let mut trick = shown.trick.iter();
    let alone =
        !shown.trick.is_empty() && trick.all(|(_, card)| Some(card.colour()) == shown.franchise);
    match (shown.franchise, next.filter(|_| next != shown.franchise)) {
        (_, Some(next)) => Some(Words::new("sovango-then").with("colour", words::colour(next))),
        (Some(_), None) if alone => Some(Words::new("sovango-alone")),
        (Some(_), None) => Some(Words::new("sovango-sheltered")),
        (None, None) => None,
    }
}

fn name_labels(shown: Res<Shown>, mut labels: Query<(&BannerLabel, &mut Words)>) {
    for (label, mut text) in &mut labels {
        let says = match (label.0, shows(&shown, label.0)) {
            (Banner::Led, (None, _)) => Words::plain(""),
            (Banner::Led, (Some(colour), _)) => {
                Words::new("sovango-led").with("colour", words::colour(colour))
            }
            (Banner::Franchise, (None, _)) => Words::new("sovango-no-franchise"),
            (Banner::Franchise, (Some(colour), true)) => {
                Words::new("sovango-franchise-next").with("colour", words::colour(colour))
            }
            (Banner::Franchise, (Some(colour), false)) => Words::new("sovango-franchise")
                .with("colour", words::colour(colour))
                .with("then", franchise_then(&shown).unwrap_or(Words::plain(""))),
        };
        text.set_if_neq(says);
    }
}

fn write_chips(
    shown: Res<Shown>,
    art: Res<Art>,
    mut lines: Query<(&Banner, &ChipLine, &mut Words, &mut Node), Without<ChipSymbol>>,
    mut symbols: Query<(&Banner, &mut ImageNode, &mut Node), With<ChipSymbol>>,
) {
    let in_force = |banner: Banner| match banner {
        Banner::Led => shown.led,
        Banner::Franchise => shown.franchise,
    };
    let display = |there: bool| if there { Display::Flex } else { Display::None };
    for (banner, line, mut words, mut node) in &mut lines {
        let says = match (line, banner) {
            (ChipLine::What, Banner::Led) => Some(Words::new("sovango-chip-led")),
            (ChipLine::What, Banner::Franchise) => Some(Words::new("sovango-chip-franchise")),
            (ChipLine::Colour, Banner::Franchise) if shown.franchise.is_none() => {
                Some(Words::new("sovango-chip-none"))
            }
            (ChipLine::Colour, _) => {
                Some(in_force(*banner).map_or(Words::plain("–"), words::colour))
            }
            (ChipLine::Then, Banner::Led) => None,
            (ChipLine::Then, Banner::Franchise) => franchise_then(&shown),
        };
        node.display = display(says.is_some());
        words.set_if_neq(says.unwrap_or(Words::plain("")));
    }
    for (banner, mut image, mut node) in &mut symbols {
        let colour = in_force(*banner);
        node.display = display(colour.is_some());
        if let Some(colour) = colour {
            *image = art.image(("sovango", &format!("symbol-{}", colour.letter())));
        }
    }
}
