//! What each player has won, and what was set aside: how many cards, beside the pile.

use bevy::prelude::*;
use veillee_rules::engine::Seat;
use veillee_rules::games::sar_zan::SarZan;

use super::Shown;
use super::count::Count;
use super::layout::{Layout, zone};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::table_of;
use crate::table::cards::CARD;
use crate::table::director::OnTable;
use crate::table::zones::{Zone, Zones};
use crate::theme::palette::*;
use crate::theme::widgets::{Face, on_cloth, place, size};
use crate::theme::{FrameKind, Theme};

/// The badge on a pile.
#[derive(Component)]
struct Badge(Seat);
#[derive(Component)]
struct BadgeText(Seat);

/// A line under a pile.
#[derive(Component, Clone, Copy)]
enum Label {
    Own(Seat),
    Aside,
    /// The Sar-Zan card, while nobody has it.
    Home,
    /// The same with its owner, where there is room to say what it is.
    Dragon(Seat),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        count
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let own = layout.places.viewer;
    let wide = layout.places.kind == FrameKind::Wide;
    for seat in Seat::all(layout.players).filter(|_| wide) {
        let (at, card) = layout.around(seat).dragon;
        // Between the own hand and the own card there is no room.
        let side = if seat == own { -1.0 } else { 1.0 };
        let at = at + Vec2::Y * side * (card * 0.7 + 16.0);
        label(world, &theme, Label::Dragon(seat), at, 110.0);
    }
    for seat in Seat::all(layout.players) {
        let around = layout.around(seat);
        if wide && seat == own {
            // There is room to say it in words.
            let beside = around.pile + Vec2::new(71.0, 0.0);
            label(world, &theme, Label::Own(seat), beside, 84.0);
            continue;
        }
        // On a phone the plate is above the pile, and the gauge below.
        let side = if wide { -1.0 } else { 0.4 };
        let half = Vec2::new(around.pile_card, side * around.pile_card * CARD.y / CARD.x) * 0.5;
        let badge = (
            Name::new("pile count"),
            OnTable,
            Badge(seat),
            Node {
                display: Display::None,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border: UiRect::all(px(1.0)),
                border_radius: BorderRadius::MAX,
                ..place(Rect::from_center_size(
                    around.pile + half * 0.8,
                    Vec2::splat(if wide { 26.0 } else { 22.0 }),
                ))
            },
            BackgroundColor(GOLD),
            BorderColor::all(INK),
            GlobalZIndex(2),
            Pickable::IGNORE,
        );
        world.spawn(badge).with_child((
            BadgeText(seat),
            theme.line(Words::plain(""), Face::Bold, size::LEAST, INK),
        ));
    }
    let (at, width) = layout.aside;
    let foot = at + Vec2::Y * (width * 0.7 + 14.0);
    // Between the gauge and the edge of a phone it takes two lines.
    let (foot, width) = match layout.places.kind {
        FrameKind::Short => (foot + Vec2::Y * 8.0, 76.0),
        FrameKind::Tall => (foot + Vec2::new(-8.0, 8.0), 76.0),
        FrameKind::Wide => (foot, 110.0),
    };
    label(world, &theme, Label::Aside, foot, width);
    let (at, card) = layout.home;
    let lines = if layout.places.kind == FrameKind::Tall {
        2.0
    } else {
        1.0
    };
    let away = Vec2::Y * (card * 0.7 + 6.0 + 9.0 * lines);
    // What is below it belongs to others.
    let (at, width) = match layout.places.kind {
        // Clear of the lines along the edge of the cloth.
        FrameKind::Tall => (at - away + Vec2::X * 9.0, 74.0),
        FrameKind::Short => (at + away, 72.0),
        FrameKind::Wide => (at - away, 200.0),
    };
    label(world, &theme, Label::Home, at, width);
}

fn label(world: &mut World, theme: &Theme, label: Label, at: Vec2, width: f32) {
    let node = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..place(Rect::from_center_size(at, Vec2::new(width, 40.0)))
    };
    world
        .spawn((Name::new("pile label"), OnTable, node, Pickable::IGNORE))
        .with_children(|place| {
            place.spawn((on_cloth(), Pickable::IGNORE)).with_child((
                label,
                theme.words(Words::plain(""), Face::Text, size::LEAST, IVORY),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn count(
    lying: Res<Zones>,
    layout: Res<Layout>,
    shown: Res<Shown>,
    counted: Res<Count>,
    mut badges: Query<(&Badge, &mut Node)>,
    mut texts: Query<(&BadgeText, &mut Words), Without<Label>>,
    mut labels: Query<(&Label, &mut Words, &ChildOf)>,
    mut grounds: Query<&mut Visibility>,
) {
    let changed = lying.is_changed() || shown.is_changed() || counted.is_changed();
    if !changed && !layout.is_changed() {
        return;
    }
    let cards = |zone: Zone| lying.cards(zone).len();
    // The last trick of a round is counted before it is gathered.
    let won = |seat: Seat| {
        let taken = !counted.is_empty() && shown.announcer == Some(seat);
        let trick = (0..shown.combinations).filter(|_| taken);
        trick.map(|nth| cards(zone::pile(nth))).sum::<usize>() + cards(zone::won(seat))
    };
    let free = usize::from(shown.dragon.is_none());
    for (badge, mut node) in &mut badges {
        node.display = if won(badge.0) > 0 {
            Display::Flex
        } else {
            Display::None
        };
    }
    for (text, mut words) in &mut texts {
        words.set_if_neq(Words::plain(won(text.0).to_string()));
    }
    for (label, mut words, ground) in &mut labels {
        let (key, cards) = match label {
            Label::Own(seat) => ("sar-zan-won-cards", won(*seat)),
            Label::Dragon(seat) => {
                let is = shown.dragon == Some(*seat);
                ("sar-zan-dragon-brings", usize::from(is))
            }
            Label::Aside => ("sar-zan-set-aside", cards(zone::ASIDE)),
            Label::Home if layout.places.kind == FrameKind::Wide => ("sar-zan-for-33", free),
            Label::Home => ("sar-zan-for-33-narrow", free),
        };
        words.set_if_neq(Words::new(key).with("cards", cards));
        if let Ok(mut visibility) = grounds.get_mut(ground.parent()) {
            visibility.set_if_neq(if cards > 0 {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}
