//! The plates of a card game: a portrait, a name, a score, how many cards are held, and whose
//! turn it is.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::director::OnTable;
use crate::action::Screen;
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::table::hud::{Hud, SeatHud, changed};
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::portrait::portrait;
use crate::theme::widgets::{Face, icon, panel, place, size};
use crate::theme::{Art, Theme};

#[derive(Component)]
pub struct SeatPlate(pub Seat);

/// What a text of a plate says.
#[derive(Component, Clone, Copy, PartialEq)]
enum Says {
    Score(Seat),
    Goal(Seat),
    Cards(Seat),
    Badge(Seat),
    Tag(Seat),
}

impl Says {
    fn seat(self) -> Seat {
        let (Says::Score(seat)
        | Says::Goal(seat)
        | Says::Cards(seat)
        | Says::Badge(seat)
        | Says::Tag(seat)) = self;
        seat
    }
}

/// Shown only while there is something to say.
#[derive(Component)]
struct Holder(Says);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (fill, light)
            .run_if(changed)
            .run_if(in_state(Screen::Table)),
    );
}

pub(super) fn spawn(world: &mut World, theme: &Theme, art: &Art, seat: Seat, rect: Rect) {
    let hud = world.resource::<Hud>();
    let Some(shown) = hud.seats.get(seat.index()).cloned() else {
        return;
    };
    let compact = rect.height() < 60.0;
    let narrow = rect.width() < 150.0;
    let side = match (compact, narrow) {
        (true, true) => (rect.height() - 6.0).min(38.0),
        (true, false) => rect.height() - 6.0,
        _ => rect.height() - 8.0,
    };
    let plate = (
        Name::new("plate"),
        OnTable,
        SeatPlate(seat),
        panel(Node {
            align_items: AlignItems::Center,
            padding: UiRect::new(
                px(3.0),
                px(if compact { 8.0 } else { 14.0 }),
                px(0.0),
                px(0.0),
            ),
            column_gap: px(if compact { 6.0 } else { 12.0 }),
            border_radius: BorderRadius::all(px(rect.height() / 2.0)),
            ..place(rect)
        }),
        Pickable::IGNORE,
    );
    world.spawn(plate).with_children(|plate| {
        if !(narrow && compact) || rect.width() > 100.0 {
            plate.spawn(portrait(art, shown.portrait, shown.team, side));
        }
        let column = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            overflow: Overflow::clip_x(),
            ..default()
        };
        plate
            .spawn((column, Pickable::IGNORE))
            .with_children(|column| {
                let name_size = if compact { size::LEAST } else { size::LABEL };
                // It ends where the number of cards begins.
                let beside = Node {
                    overflow: Overflow::clip_x(),
                    margin: UiRect::right(px(match (compact, narrow) {
                        (true, true) => 0.0,
                        (_, true) => 22.0,
                        (_, false) => 40.0,
                    })),
                    ..default()
                };
                column
                    .spawn((beside, Pickable::IGNORE))
                    .with_child(theme.line(
                        Words::plain(shown.name.clone()),
                        Face::Bold,
                        name_size,
                        IVORY,
                    ));
                let line = Node {
                    align_items: AlignItems::Baseline,
                    column_gap: px(4.0),
                    ..default()
                };
                column
                    .spawn((line, Pickable::IGNORE))
                    .with_children(|line| {
                        let score_size = if compact { size::LABEL } else { size::HEADING };
                        line.spawn((
                            Says::Score(seat),
                            theme.line(Words::plain(""), Face::Display, score_size, GOLD),
                        ));
                        if !narrow {
                            line.spawn((
                                Says::Goal(seat),
                                theme.line(Words::plain(""), Face::Text, size::LEAST, ASH),
                            ));
                        }
                    });
            });
        cards_badge(plate, theme, art, seat, compact, narrow);
    });
    pill(
        world,
        theme,
        rect,
        seat,
        Says::Badge(seat),
        EMBER_DEEP,
        IVORY,
    );
    pill(world, theme, rect, seat, Says::Tag(seat), GOLD, INK);
}

/// In the upper corner; on a small plate beside the score, where it covers no name.
fn cards_badge(
    plate: &mut ChildSpawner,
    theme: &Theme,
    art: &Art,
    seat: Seat,
    compact: bool,
    narrow: bool,
) {
    let beside_score = compact && narrow;
    let badge = (
        Holder(Says::Cards(seat)),
        Node {
            display: Display::None,
            position_type: PositionType::Absolute,
            right: px(if compact { 2.0 } else { 6.0 }),
            top: match (compact, beside_score) {
                (_, true) => Val::Auto,
                (true, false) => px(2.0),
                _ => px(-8.0),
            },
            bottom: if beside_score { px(4.0) } else { Val::Auto },
            align_items: AlignItems::Center,
            column_gap: px(2.0),
            padding: UiRect::axes(px(if beside_score { 3.0 } else { 6.0 }), px(1.0)),
            border: UiRect::all(px(1.0)),
            border_radius: BorderRadius::all(px(11.0)),
            ..default()
        },
        BackgroundColor(WELL),
        BorderColor::all(LAMP.with_alpha(0.3)),
        Pickable::IGNORE,
    );
    plate.spawn(badge).with_children(|badge| {
        if !narrow {
            badge.spawn(icon(art, "log", 14.0, IVORY.with_alpha(0.8)));
        }
        badge.spawn((
            Says::Cards(seat),
            theme.line(Words::plain(""), Face::Bold, size::LEAST, IVORY),
        ));
    });
}

/// A pill on the upper (turn) or lower (tag) edge of a plate.
fn pill(
    world: &mut World,
    theme: &Theme,
    rect: Rect,
    seat: Seat,
    says: Says,
    fill: Color,
    ink: Color,
) {
    debug_assert_eq!(says.seat(), seat);
    let turn = matches!(says, Says::Badge(_));
    // On a compact plate there is no edge to spare: beside it, where there is room.
    let compact = rect.height() < 60.0;
    let y = match (turn, compact) {
        (true, false) => rect.min.y - 13.0,
        (true, true) if rect.min.y > 30.0 => rect.min.y - 25.0,
        (_, true) => rect.max.y - 3.0,
        (false, false) => rect.max.y - 11.0,
    };
    let strip = Rect::new(rect.min.x - 20.0, y, rect.max.x + 20.0, y + 24.0);
    let holder = (
        Name::new("pill"),
        OnTable,
        Holder(says),
        Node {
            display: Display::None,
            justify_content: JustifyContent::Center,
            ..place(strip)
        },
        GlobalZIndex(3),
        Pickable::IGNORE,
    );
    world.spawn(holder).with_children(|strip| {
        strip
            .spawn((
                Node {
                    padding: UiRect::axes(px(12.0), px(3.0)),
                    border_radius: BorderRadius::all(px(12.0)),
                    ..default()
                },
                BackgroundColor(fill),
                Pickable::IGNORE,
            ))
            .with_child((
                says,
                theme.line(Words::plain(""), Face::Bold, size::LEAST, ink),
            ));
    });
}

/// What a text says now; `None`: nothing, and its holder is not shown.
fn words(hud: &Hud, status: &MatchStatus, says: Says) -> Option<Words> {
    let seat = hud.seats.get(says.seat().index())?;
    match says {
        Says::Score(_) => Some(Words::number(seat.score)),
        Says::Goal(_) => (seat.goal > 0).then(|| Words::plain(format!("/ {}", seat.goal))),
        Says::Cards(_) => seat.cards.map(|cards| Words::plain(cards.to_string())),
        Says::Tag(_) => seat.tag.clone(),
        Says::Badge(own) => (status.turn == Some(own)).then(|| {
            Words::new(if seat.human {
                "hud-your-turn"
            } else {
                "hud-thinking"
            })
        }),
    }
}

fn fill(
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    mut texts: Query<(Entity, &Says, &mut Words)>,
    mut holders: Query<(&Holder, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, says, mut text) in &mut texts {
        let new = words(&hud, &status, *says).unwrap_or_else(|| Words::plain(""));
        if text.set_if_neq(new) && matches!(says, Says::Score(_)) {
            commands.entity(entity).try_insert(Pops::default());
        }
    }
    for (holder, mut node) in &mut holders {
        let display = if words(&hud, &status, holder.0).is_some() {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
    }
}

fn light(
    status: Res<MatchStatus>,
    mut plates: Query<(&SeatPlate, &mut BorderColor, &mut BoxShadow)>,
) {
    for (plate, mut border, mut shadow) in &mut plates {
        let on = status.turn == Some(plate.0);
        *border = BorderColor::all(if on { EMBER } else { LAMP.with_alpha(0.22) });
        let (color, blur) = if on {
            (EMBER.with_alpha(0.45), 20.0)
        } else {
            (Color::BLACK.with_alpha(0.5), 14.0)
        };
        *shadow = BoxShadow::new(color, px(0.0), px(3.0), px(1.0), px(blur));
    }
}
