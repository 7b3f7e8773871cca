//! Round the table: a plate for each player, the caption that says what happens, the rail of
//! buttons. The game's layout says where; what they show comes from [`Hud`].

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::director::OnTable;
use super::{captions, corners, plates};
use crate::action::{Action, Menu, Screen, TableAction};
use crate::locale::Words;
use crate::play::{Company, MatchStatus};
use crate::table::{fast_forward, history_bar};
use crate::theme::palette::*;
use crate::theme::widgets::{
    ButtonLook, Face, OnPress, Unavailable, button, icon, panel, place, size,
};
use crate::theme::{Art, SpriteName, Theme};

/// What the plates show. Scores are those *shown*, which follow the animation.
#[derive(Resource, Default, Clone, PartialEq)]
pub struct Hud {
    pub seats: Vec<SeatHud>,
    /// The last move shown, in words.
    pub last: Option<Words>,
    /// What a press would do, and how to take it back.
    pub note: Option<(Words, Words)>,
}

#[derive(Clone, PartialEq)]
pub struct SeatHud {
    pub name: String,
    pub player: &'static str,
    /// Below zero in games that take points away.
    pub score: i32,
    /// The score that wins.
    pub goal: u32,
    /// What the previewed move would add.
    pub gain: u32,
    pub human: bool,
    /// The mark of the side, in games that have sides.
    pub mark: Option<SpriteName<'static>>,
    /// Which portrait, in games that show one.
    pub portrait: usize,
    pub team: Option<u8>,
    /// Cards held.
    pub cards: Option<usize>,
    /// A word on the plate: passed, last turn.
    pub tag: Option<Words>,
}

/// How a plate looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlateStyle {
    /// A mark, a name, and a bar towards the goal.
    Bar,
    /// The same with less room.
    CompactBar,
    /// A portrait, a name, a score and the cards held.
    Portrait,
}

/// Where things stand, in design units from the top left.
pub struct HudLayout {
    /// By seat.
    pub plates: Vec<Rect>,
    pub style: PlateStyle,
    pub rail: Rect,
    pub rail_labels: bool,
    /// The middle of the caption.
    pub caption: Vec2,
    pub caption_size: f32,
    /// The widest a caption may be.
    pub caption_width: f32,
    /// The lower corners, where there is room for them.
    pub corners: Option<[Rect; 2]>,
}

#[derive(Component)]
struct Plate(Seat);
#[derive(Component)]
struct PlateScore(Seat);
#[derive(Component)]
struct PlateGain(Seat);
#[derive(Component)]
struct PlateBar(Seat);
#[derive(Component)]
struct PlateBarGain(Seat);
#[derive(Component)]
struct PlateKind(Seat);
#[derive(Component)]
struct PlateBadge(Seat);
#[derive(Component)]
struct PlateBadgeText(Seat);

/// Greyed out while there is nothing to do for it.
#[derive(Component, Clone, Copy)]
enum NeedsHud {
    Undo,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>().add_systems(
        Update,
        (fill_plates, mark_available)
            .run_if(changed)
            .run_if(in_state(Screen::Table)),
    );
}

/// Has something changed that the plates show?
pub fn changed(hud: Res<Hud>, status: Res<MatchStatus>) -> bool {
    hud.is_changed() || status.is_changed()
}

/// Spawns plates, rail and caption.
pub fn build(world: &mut World, layout: &HudLayout) {
    let theme = world.resource::<Theme>().clone();
    fast_forward::spawn_surface(world);
    world.resource_scope(|world, art: Mut<Art>| {
        for (index, rect) in layout.plates.iter().enumerate() {
            let seat = Seat(index as u8);
            match layout.style {
                PlateStyle::Bar => spawn_plate(world, &theme, &art, seat, *rect, false),
                PlateStyle::CompactBar => spawn_plate(world, &theme, &art, seat, *rect, true),
                PlateStyle::Portrait => plates::spawn(world, &theme, &art, seat, *rect),
            }
        }
        spawn_rail(world, &theme, &art, layout);
        history_bar::spawn(world, &theme, &art, layout);
    });
    captions::spawn(world, &theme, layout);
    corners::spawn(world, &theme, layout);
    // The new plates have to be filled.
    world.resource_mut::<Hud>().set_changed();
}

fn spawn_plate(world: &mut World, theme: &Theme, art: &Art, seat: Seat, rect: Rect, compact: bool) {
    let hud = world.resource::<Hud>();
    let Some(shown) = hud.seats.get(seat.index()) else {
        return;
    };
    let name = shown.name.clone();
    let shown_mark = shown.mark.unwrap_or(("icons", "person"));
    let initial: String = name.chars().take(1).collect();
    let mark_size = if compact { 34.0 } else { 58.0 };
    let name_size = if compact { size::TEXT } else { size::LABEL };
    let score_size = if compact { size::HEADING } else { size::SCORE };
    let plate = (
        Name::new("plate"),
        OnTable,
        Plate(seat),
        panel(Node {
            align_items: AlignItems::Center,
            padding: UiRect::horizontal(px(if compact { 10.0 } else { 16.0 })),
            column_gap: px(if compact { 8.0 } else { 14.0 }),
            ..place(rect)
        }),
        Pickable::IGNORE,
    );
    world.spawn(plate).with_children(|plate| {
        plate
            .spawn((
                Node {
                    width: px(mark_size),
                    height: px(mark_size),
                    flex_shrink: 0.0,
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                art.image(shown_mark),
                Pickable::IGNORE,
            ))
            .with_child(theme.line(
                Words::plain(initial),
                Face::Display,
                size::near(mark_size * 0.42),
                IVORY,
            ));
        plate
            .spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(2.0),
                    min_width: px(if compact { 0.0 } else { 108.0 }),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|column| {
                column.spawn(theme.line(Words::plain(name), Face::Bold, name_size, IVORY));
                column.spawn((
                    PlateKind(seat),
                    theme.line(Words::plain(""), Face::Text, size::LEAST, ASH),
                ));
            });
        plate
            .spawn((
                PlateBadge(seat),
                Node {
                    padding: UiRect::axes(px(10.0), px(3.0)),
                    border_radius: BorderRadius::all(px(12.0)),
                    flex_shrink: 0.0,
                    // Takes no room while it is not shown.
                    display: Display::None,
                    ..default()
                },
                BackgroundColor(EMBER_DEEP),
                Pickable::IGNORE,
            ))
            .with_child((
                PlateBadgeText(seat),
                theme.line(Words::new("hud-your-turn"), Face::Bold, size::LEAST, IVORY),
            ));
        // The way to the goal.
        plate
            .spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(6.0),
                    flex_grow: 1.0,
                    min_width: px(if compact { 0.0 } else { 90.0 }),
                    overflow: Overflow::clip(),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|column| {
                if !compact {
                    let goal =
                        Words::new("hud-goal").with("goal", shown_goal(seat, column.world()));
                    column.spawn(theme.line(goal, Face::Text, size::LEAST, ASH));
                }
                column
                    .spawn((
                        Node {
                            height: px(8.0),
                            border_radius: BorderRadius::all(px(4.0)),
                            overflow: Overflow::clip(),
                            ..default()
                        },
                        BackgroundColor(WELL.with_alpha(0.85)),
                        Pickable::IGNORE,
                    ))
                    .with_children(|track| {
                        track.spawn((PlateBarGain(seat), bar(GOLD.with_alpha(0.4))));
                        track.spawn((PlateBar(seat), bar(GOLD)));
                    });
            });
        plate.spawn((
            PlateScore(seat),
            theme.line(Words::plain("0"), Face::Display, score_size, GOLD),
        ));
        plate.spawn((
            PlateGain(seat),
            theme.line(Words::plain(""), Face::Bold, size::TEXT, GOLD_LIGHT),
        ));
    });
}

fn shown_goal(seat: Seat, world: &World) -> usize {
    let hud = world.resource::<Hud>();
    hud.seats
        .get(seat.index())
        .map_or(0, |seat| seat.goal as usize)
}

fn bar(color: Color) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            height: percent(100.0),
            border_radius: BorderRadius::all(px(4.0)),
            ..default()
        },
        BackgroundColor(color),
        Pickable::IGNORE,
    )
}

/// The rail's buttons: icon, label, what it does.
const RAIL: [(&str, &str, Action); 4] = [
    ("menu", "rail-menu", Action::Open(Menu::Pause)),
    ("undo", "rail-undo", Action::Table(TableAction::Undo)),
    ("hint", "rail-hint", Action::Table(TableAction::Hint)),
    ("log", "rail-log", Action::Open(Menu::Log)),
];

fn spawn_rail(world: &mut World, theme: &Theme, art: &Art, layout: &HudLayout) {
    let vertical = layout.rail.height() > layout.rail.width();
    let direction = if vertical {
        FlexDirection::Column
    } else {
        FlexDirection::Row
    };
    let rail = (
        Name::new("rail"),
        OnTable,
        panel(Node {
            flex_direction: direction,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceAround,
            border_radius: BorderRadius::all(px(22.0)),
            ..place(layout.rail)
        }),
        Pickable::IGNORE,
    );
    // Whatever is touched, the demo ends: there is only this to say.
    let demo = world.resource::<Company>().demo;
    world.spawn(rail).with_children(|rail| {
        if demo {
            let narrow = vertical && !layout.rail_labels;
            let words = if narrow { "demo-narrow" } else { "demo" };
            invite(rail, theme, art, Words::new(words), direction);
            return;
        }
        for (icon_name, label, action) in RAIL {
            let needs = (icon_name == "undo").then_some(NeedsHud::Undo);
            let column = (
                Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    row_gap: px(4.0),
                    ..default()
                },
                Pickable::IGNORE,
            );
            rail.spawn(column).with_children(|column| {
                let look = ButtonLook::Round;
                let node = Node {
                    width: px(48.0),
                    height: px(48.0),
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                let mut round = column.spawn(button(look, action.clone(), node));
                if let Some(needs) = needs {
                    round.insert(needs);
                }
                round.with_child(icon(art, icon_name, 24.0, IVORY));
                if layout.rail_labels {
                    column.spawn(theme.line(Words::new(label), Face::Text, size::LEAST, ASH));
                }
            });
        }
    });
}

/// In place of the buttons, while the table plays by itself.
fn invite(
    rail: &mut ChildSpawner,
    theme: &Theme,
    art: &Art,
    words: Words,
    direction: FlexDirection,
) {
    let invitation = Node {
        flex_direction: direction,
        align_items: AlignItems::Center,
        padding: UiRect::horizontal(px(4.0)),
        row_gap: px(12.0),
        column_gap: px(12.0),
        ..default()
    };
    rail.spawn((invitation, Pickable::IGNORE))
        .with_children(|invitation| {
            invitation.spawn(icon(art, "play", 24.0, GOLD_LIGHT));
            invitation.spawn((
                theme.words(words, Face::Bold, size::LEAST, GOLD_LIGHT),
                TextLayout::justify(Justify::Center),
            ));
        });
}

fn fill_plates(
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    mut plates: Query<(&Plate, &mut BorderColor, &mut BoxShadow)>,
    mut scores: Query<(&PlateScore, &mut Words), (Without<PlateGain>, Without<PlateKind>)>,
    mut gains: Query<(&PlateGain, &mut Words), (Without<PlateScore>, Without<PlateKind>)>,
    mut kinds: Query<(&PlateKind, &mut Words), (Without<PlateScore>, Without<PlateGain>)>,
    mut bars: Query<(&PlateBar, &mut Node), (Without<PlateBarGain>, Without<PlateBadge>)>,
    mut bar_gains: Query<(&PlateBarGain, &mut Node), (Without<PlateBar>, Without<PlateBadge>)>,
    mut badges: Query<(&PlateBadge, &mut Node), (Without<PlateBar>, Without<PlateBarGain>)>,
    mut badge_texts: Query<
        (&PlateBadgeText, &mut Words),
        (Without<PlateScore>, Without<PlateGain>, Without<PlateKind>),
    >,
) {
    let seat = |seat: Seat| hud.seats.get(seat.index());
    for (plate, mut border, mut shadow) in &mut plates {
        let on = status.turn == Some(plate.0);
        *border = BorderColor::all(if on { EMBER } else { LAMP.with_alpha(0.22) });
        let (color, blur) = if on {
            (EMBER.with_alpha(0.45), 22.0)
        } else {
            (Color::BLACK.with_alpha(0.5), 16.0)
        };
        *shadow = BoxShadow::new(color, px(0.0), px(3.0), px(1.0), px(blur));
    }
    for (part, mut words) in &mut scores {
        if let Some(seat) = seat(part.0) {
            words.set_if_neq(Words::number(seat.score));
        }
    }
    for (part, mut words) in &mut gains {
        if let Some(seat) = seat(part.0) {
            let gain = if seat.gain > 0 {
                format!("+{}", seat.gain)
            } else {
                String::new()
            };
            words.set_if_neq(Words::plain(gain));
        }
    }
    for (part, mut words) in &mut kinds {
        if let Some(seat) = seat(part.0) {
            words.set_if_neq(Words::new(seat.player));
        }
    }
    let share = |seat: &SeatHud, score: i32| {
        percent(100.0 * (score as f32 / seat.goal.max(1) as f32).clamp(0.0, 1.0))
    };
    for (part, mut node) in &mut bars {
        if let Some(seat) = seat(part.0) {
            node.width = share(seat, seat.score);
        }
    }
    for (part, mut node) in &mut bar_gains {
        if let Some(seat) = seat(part.0) {
            node.width = share(seat, seat.score + seat.gain as i32);
        }
    }
    for (part, mut node) in &mut badges {
        let on = status.turn == Some(part.0);
        node.display = if on { Display::Flex } else { Display::None };
    }
    for (part, mut words) in &mut badge_texts {
        let human = seat(part.0).is_some_and(|seat| seat.human);
        words.set_if_neq(Words::new(if human {
            "hud-your-turn"
        } else {
            "hud-thinking"
        }));
    }
}

fn mark_available(
    status: Res<MatchStatus>,
    buttons: Query<(Entity, &NeedsHud, Has<Unavailable>), With<OnPress>>,
    mut commands: Commands,
) {
    for (entity, needs, unavailable) in &buttons {
        let available = match needs {
            NeedsHud::Undo => status.can_undo,
        };
        if available == unavailable {
            let mut entity = commands.entity(entity);
            if available {
                entity.remove::<Unavailable>();
            } else {
                entity.insert(Unavailable);
            }
        }
    }
}
