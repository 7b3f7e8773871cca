//! Won tricks stay open to everybody: a tap on a pile shows them, the last one first.

use bevy::prelude::*;
use veillee_rules::engine::{Ruleset, Seat, Viewer};
use veillee_rules::games::sovango::{Sovango, TrickView};

use super::layout::{Layout, zone};
use super::piece::Piece;
use crate::action::{Action, Menu, Piece as _, Screen, pressed};
use crate::locale::Words;
use crate::menus::{Sheet, redraw};
use crate::play::{Match, table_of};
use crate::table::cards::GameCard;
use crate::table::director::OnTable;
use crate::table::targets::Target;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, on_cloth, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// How many tricks a pile holds, beside it.
#[derive(Component)]
struct PileCount(Seat);
#[derive(Component)]
struct PileCountText(Seat);

/// Which tricks are being looked at.
#[derive(Resource, Default, Clone, Copy, PartialEq)]
enum LookedAt {
    #[default]
    Last,
    Of(Seat),
}

/// The button for the last trick.
#[derive(Component)]
struct LastTrick;

/// What lies beside the trick with two or five players.
#[derive(Component, Clone, Copy)]
enum SideLabel {
    Stock,
    Hidden,
}

pub(super) fn plugin(app: &mut App) {
    let playing = resource_exists::<Layout>;
    app.init_resource::<LookedAt>().add_systems(
        table_of::<Sovango>(),
        (
            (open, count).run_if(in_state(Screen::Table)),
            draw.run_if(redraw(Menu::Game)),
        )
            .run_if(playing),
    );
}

fn pile_rect(layout: &Layout, seat: Seat) -> Rect {
    let side = if layout.places.kind == FrameKind::Wide {
        68.0
    } else {
        48.0
    };
    Rect::from_center_size(layout.places.spot(seat).pile, Vec2::splat(side))
}

/// On a phone the pile lies under its player's plate: the plate itself answers.
fn target_rect(layout: &Layout, seat: Seat) -> Rect {
    let places = &layout.places;
    let Rect { min, max } = places.spot(seat).plate;
    match places.kind {
        FrameKind::Wide => pile_rect(layout, seat),
        // A finger needs more than a low plate.
        FrameKind::Short if seat != places.viewer => Rect::new(min.x, min.y, max.x, max.y + 18.0),
        FrameKind::Short | FrameKind::Tall => Rect { min, max },
    }
}

pub(super) fn targets(world: &World, layout: &Layout) -> Vec<Target> {
    let Some(lying) = world.get_resource::<Zones>() else {
        return Vec::new();
    };
    Seat::all(layout.players)
        .filter(|seat| !lying.cards(zone::won(*seat)).is_empty())
        .map(|seat| Target {
            press: Piece::Pile(seat).into(),
            rect: target_rect(layout, seat),
            card: None,
            first: false,
        })
        .collect()
}

fn side_labels(world: &mut World, theme: &Theme, layout: &Layout) {
    let card = layout.side_card();
    for (label, at) in [
        (SideLabel::Stock, layout.stock()),
        (SideLabel::Hidden, layout.hidden()),
    ] {
        // On a phone there is no room for one long line.
        let room = match layout.places.kind {
            FrameKind::Short | FrameKind::Tall => Vec2::new(64.0, 40.0),
            FrameKind::Wide => Vec2::new(120.0, 22.0),
        };
        let foot = at + Vec2::Y * (card * 0.7 + 5.0 + room.y / 2.0);
        world
            .spawn((
                Name::new("side label"),
                OnTable,
                Node {
                    justify_content: JustifyContent::Center,
                    ..place(Rect::from_center_size(foot, room))
                },
                Pickable::IGNORE,
            ))
            .with_child((
                label,
                theme.words(Words::plain(""), Face::Text, size::LEAST, IVORY),
                TextLayout::justify(Justify::Center),
            ));
    }
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    let art = world.remove_resource::<Art>();
    if let Some(art) = art {
        let room = layout.last();
        let node = Node {
            display: Display::None,
            column_gap: px(8.0),
            padding: UiRect::ZERO,
            ..place(room)
        };
        world
            .spawn((
                Name::new("last trick"),
                OnTable,
                LastTrick,
                button(ButtonLook::Secondary, Piece::LastTrick.action(), node),
            ))
            .with_children(|button| {
                button.spawn(icon(&art, "eye", 20.0, GOLD_LIGHT));
                if room.width() > room.height() {
                    let words = Words::new("sovango-last-trick");
                    button.spawn(theme.line(words, Face::Bold, size::LEAST, IVORY));
                }
            });
        world.insert_resource(art);
    }
    side_labels(world, &theme, layout);
    if let Some(rect) = layout.limit() {
        let limit = world.resource::<Match<Sovango>>().state.config().contract();
        let words = Words::new("sovango-limit").with("limit", limit);
        world
            .spawn((Name::new("limit"), OnTable, place(rect), Pickable::IGNORE))
            .with_child((
                theme.words(words, Face::Text, size::LEAST, IVORY),
                on_cloth(),
            ));
    }
    // On a phone the plates say it.
    if layout.places.kind != FrameKind::Wide {
        return;
    }
    for seat in Seat::all(layout.players) {
        let pile = pile_rect(layout, seat);
        let middle = pile.center();
        // Beside two along the top a banner hangs.
        let at = if layout.players == 5 && middle.y < 100.0 {
            Vec2::new(middle.x, middle.y + layout.pile_card() * 0.7 + 15.0)
        } else {
            Vec2::new(pile.max.x + 24.0, middle.y + layout.pile_card() * 0.1)
        };
        let place = Node {
            display: Display::None,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..place(Rect::from_center_size(at, Vec2::new(64.0, 24.0)))
        };
        world
            .spawn((
                Name::new("pile count"),
                OnTable,
                PileCount(seat),
                place,
                Pickable::IGNORE,
            ))
            .with_children(|place| {
                place.spawn((on_cloth(), Pickable::IGNORE)).with_child((
                    PileCountText(seat),
                    theme.line(Words::plain(""), Face::Bold, size::LEAST, IVORY),
                ));
            });
    }
}

/// How many tricks a player has won, in words.
pub(super) fn count_words(lying: &Zones, seat: Seat, players: u8) -> Option<Words> {
    let tricks = lying.cards(zone::won(seat)).len() / usize::from(players).max(1);
    (tricks > 0).then(|| Words::new("sovango-tricks-won").with("tricks", tricks))
}

fn count(
    lying: Res<Zones>,
    layout: Res<Layout>,
    mut badges: Query<(&PileCount, &mut Node), Without<LastTrick>>,
    mut texts: Query<(&PileCountText, &mut Words), Without<SideLabel>>,
    mut last: Query<&mut Node, With<LastTrick>>,
    mut labels: Query<(&SideLabel, &mut Words)>,
) {
    if !lying.is_changed() && !layout.is_changed() {
        return;
    }
    let tricks = |seat: Seat| count_words(&lying, seat, layout.players);
    for (badge, mut node) in &mut badges {
        node.display = if tricks(badge.0).is_some() {
            Display::Flex
        } else {
            Display::None
        };
    }
    for (text, mut words) in &mut texts {
        words.set_if_neq(tricks(text.0).unwrap_or_else(|| Words::plain("")));
    }
    let any = Seat::all(layout.players).any(|seat| tricks(seat).is_some());
    for mut node in &mut last {
        node.display = if any { Display::Flex } else { Display::None };
    }
    for (label, mut words) in &mut labels {
        let stock = lying.cards(zone::STOCK).len();
        let hidden = lying.cards(zone::HIDDEN).len();
        words.set_if_neq(match label {
            SideLabel::Stock if stock > 0 => Words::new("sovango-stock").with("cards", stock),
            SideLabel::Hidden if hidden > 0 => Words::new("sovango-hidden-card"),
            _ => Words::plain(""),
        });
    }
}

fn open(
    mut actions: MessageReader<Action>,
    mut looked_at: ResMut<LookedAt>,
    mut next: ResMut<NextState<Menu>>,
) {
    for action in actions.read() {
        *looked_at = match pressed(action) {
            Some(Piece::Pile(seat)) => LookedAt::Of(seat),
            Some(Piece::LastTrick) => LookedAt::Last,
            Some(Piece::Card(_)) | None => continue,
        };
        next.set(Menu::Game);
    }
}

fn draw(mut sheet: Sheet, game: Res<Match<Sovango>>, looked_at: Res<LookedAt>) {
    let view = game.shown_state().view(Viewer::Public);
    let (whose, tricks): (Words, Vec<TrickView>) = match *looked_at {
        LookedAt::Last => (
            Words::new("sovango-last-trick"),
            view.tricks.last().cloned().into_iter().collect(),
        ),
        LookedAt::Of(seat) => (
            Words::new("sovango-tricks-of").with("name", game.seat_name(seat)),
            view.tricks
                .into_iter()
                .filter(|trick| trick.winner == seat)
                .collect(),
        ),
    };
    let players = game.state.players();
    sheet.spawn(Menu::Game, "sovango-tricks", 560.0, 0.0, |pens, list| {
        list.spawn(pens.theme.line(whose, Face::Bold, size::LABEL, GOLD_LIGHT));
        if tricks.is_empty() {
            let none = Words::new("sovango-no-tricks");
            list.spawn(pens.theme.line(none, Face::Text, size::TEXT, ASH));
        }
        let width = if pens.frame.is_tall() { 50.0 } else { 68.0 };
        for trick in tricks.iter().rev() {
            let row = Node {
                column_gap: px(6.0),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((row, Pickable::IGNORE)).with_children(|row| {
                for (seat, card) in trick.leader.round(players).zip(&trick.cards) {
                    let wins = seat == trick.winner;
                    let column = Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Center,
                        width: px(width + 6.0),
                        overflow: Overflow::clip_x(),
                        row_gap: px(2.0),
                        ..default()
                    };
                    row.spawn((column, Pickable::IGNORE))
                        .with_children(|column| {
                            column.spawn((
                                pens.art.image(("sovango", &card.sprite())),
                                Node {
                                    width: px(width),
                                    height: px(width * 1.4),
                                    border: UiRect::all(px(if wins { 2.0 } else { 0.0 })),
                                    border_radius: BorderRadius::all(px(5.0)),
                                    ..default()
                                },
                                BorderColor::all(GOLD),
                                Pickable::IGNORE,
                            ));
                            let ink = if wins { GOLD_LIGHT } else { ASH };
                            column.spawn(pens.theme.line(
                                Words::plain(game.seat_name(seat)),
                                Face::Text,
                                size::LEAST,
                                ink,
                            ));
                        });
                }
            });
        }
    });
}
