//! The two banners: the colour that was led, and the franchise. A franchise that is coming
//! hangs half unrolled until it is in force.

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
use crate::theme::widgets::{Face, place, size};
use crate::theme::{Art, Frame, Theme};

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Banner {
    Led,
    Franchise,
}

#[derive(Component)]
struct BannerLabel(Banner);

/// How long the cloth of a banner is, in its sprite's units.
const CLOTH: f32 = 142.0;
/// What of it shows while it is only announced.
const HALF: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<Sovango>(),
        hang.run_if(resource_changed::<Shown>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let frame = *world.resource::<Frame>();
    let theme = world.resource::<Theme>().clone();
    let none = world.resource::<Art>().sprite(("sovango", "banner-none"));
    for (banner, (rod, scale)) in [Banner::Led, Banner::Franchise]
        .into_iter()
        .zip(layout.banners())
    {
        world.spawn((
            Name::new("banner"),
            OnTable,
            banner,
            none.clone(),
            Transform::from_translation(frame.to_world(rod).extend(layers::GLOW))
                .with_scale(Vec3::splat(scale)),
        ));
        let wide = frame.is_wide();
        let foot = rod + Vec2::Y * (CLOTH * scale + if wide { 16.0 } else { 12.0 });
        let half = if wide { 85.0 } else { 50.0 };
        // At the edge of a phone the words move in.
        let middle = foot.x.clamp(half + 4.0, frame.size.x - half - 4.0);
        let label = Rect::from_center_size(Vec2::new(middle, foot.y), Vec2::new(2.0 * half, 40.0));
        let letters = if wide { size::TEXT } else { size::LEAST };
        world
            .spawn((
                Name::new("banner label"),
                OnTable,
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
    world.resource_mut::<Shown>().set_changed();
}

/// The colour a banner shows, and whether only half of it.
fn shows(shown: &Shown, banner: Banner) -> (Option<Colour>, bool) {
    match banner {
        Banner::Led => (shown.led, false),
        Banner::Franchise => match shown.next_franchise {
            Some(next) => (Some(next), true),
            None => (shown.franchise, false),
        },
    }
}

fn hang(
    shown: Res<Shown>,
    art: Res<Art>,
    frame: Res<Frame>,
    layout: Res<Layout>,
    mut banners: Query<(&Banner, &mut Sprite, &mut Transform)>,
    mut labels: Query<(&BannerLabel, &mut Words)>,
) {
    for (banner, mut sprite, mut transform) in &mut banners {
        let (colour, half) = shows(&shown, *banner);
        let name = match (banner, colour) {
            (_, None) => "banner-none".to_string(),
            (Banner::Led, Some(colour)) => format!("banner-{}", colour.letter()),
            (Banner::Franchise, Some(colour)) => format!("banner-gate-{}", colour.letter()),
        };
        let name = ("sovango", name.as_str());
        let mut new = art.sprite(name);
        let mut size = art.size(name);
        if let (true, Some(rect), Some(custom)) = (half, new.rect, new.custom_size) {
            // The upper part: still rolled up.
            let part = Vec2::new(1.0, HALF);
            new.rect = Some(Rect::from_corners(rect.min, rect.min + rect.size() * part));
            new.custom_size = Some(custom * part);
            size *= part;
        }
        let (rod, scale) = layout.banners()[usize::from(*banner == Banner::Franchise)];
        // Sprites are placed by their middle, banners by their rod.
        let middle = rod + Vec2::Y * (size.y / 2.0 - art.anchor(name).y) * scale;
        transform.translation = frame.to_world(middle).extend(layers::GLOW);
        *sprite = new;
    }
    for (label, mut text) in &mut labels {
        let (colour, _) = shows(&shown, label.0);
        let says = match (label.0, colour) {
            (Banner::Led, None) => Words::plain(""),
            (Banner::Led, Some(colour)) => {
                Words::new("sovango-led").with("colour", words::colour(colour))
            }
            (Banner::Franchise, None) => Words::new("sovango-no-franchise"),
            (Banner::Franchise, Some(colour)) => {
                Words::new("sovango-franchise").with("colour", words::colour(colour))
            }
        };
        text.set_if_neq(says);
    }
}
