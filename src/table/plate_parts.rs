//! What the plates say, whatever they look like: texts, what holds them, the gauge, the light of
//! whose turn it is. One system writes them all.

use bevy::prelude::*;
use veillee_rules::engine::Seat;

use super::hud::{Hud, changed};
use super::standing::{Aim, ranks};
use crate::action::Screen;
use crate::locale::Words;
use crate::play::MatchStatus;
use crate::play::history::LookedAt;
use crate::theme::Theme;
use crate::theme::palette::*;
use crate::theme::pop::Pops;
use crate::theme::widgets::{Face, size};

/// The plate of a seat.
#[derive(Component)]
pub struct SeatPlate(pub Seat);

/// What is a seat's where its game draws the plates itself: a lesson points at it.
#[derive(Component)]
pub struct SeatPart(pub Seat);

/// What a text of a plate says of its seat.
#[derive(Component, Clone, Copy, PartialEq)]
pub struct Says(pub Seat, pub What);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Score,
    /// That the score is points, for where it stands without a goal.
    Points,
    /// What the previewed move would add, or what was made just now.
    Gain,
    /// Person, or how strong an opponent.
    Player,
    /// Where the points lead.
    Aim,
    /// The same; where points are not wanted, that the fewest win.
    Way,
    Cards,
    Rank,
    /// Whose turn it is; else the seat's tag.
    Status,
    /// The same in fewer letters.
    Tag,
}

/// Shown only while there is something to say.
#[derive(Component)]
pub(super) struct Holder(pub Says);

/// Shown only while there is not: it has the same room.
#[derive(Component)]
pub(super) struct Instead(pub Says);

/// How full the gauge is.
#[derive(Component)]
struct Filled {
    seat: Seat,
    with_gain: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (write, fill).run_if(changed),
            light.run_if(changed.or_else(resource_changed::<LookedAt>)),
        )
            .run_if(in_state(Screen::Table)),
    );
}

/// A small pill that is only there while it says something.
pub fn pill(theme: &Theme, says: Says, node: Node) -> impl Bundle + use<> {
    written(theme, says, (Face::Bold, size::LEAST, IVORY), node)
}

/// The same, light, for what is added to the points.
pub(super) fn added(theme: &Theme, says: Says) -> impl Bundle + use<> {
    written(theme, says, (Face::Bold, size::LABEL, INK), Node::default())
}

fn written(
    theme: &Theme,
    says: Says,
    (face, letters, ink): (Face, f32, Color),
    node: Node,
) -> impl Bundle + use<> {
    (
        Holder(says),
        Node {
            display: Display::None,
            padding: UiRect::axes(px(7.0), px(1.0)),
            border_radius: BorderRadius::all(px(11.0)),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            ..node
        },
        BackgroundColor(WELL),
        Pickable::IGNORE,
        children![(says, theme.line(Words::plain(""), face, letters, ink))],
    )
}

/// The medal at the corner of a portrait, clear of the face: first, second, …
pub fn medal(theme: &Theme, seat: Seat) -> impl Bundle + use<> {
    let corner = Node {
        position_type: PositionType::Absolute,
        left: px(-7.0),
        top: px(-8.0),
        border: UiRect::all(px(1.0)),
        ..default()
    };
    (
        pill(theme, Says(seat, What::Rank), corner),
        BorderColor::all(LAMP.with_alpha(0.5)),
    )
}

/// A bar that fills as points are made.
pub(super) fn gauge(seat: Seat, node: Node) -> impl Bundle + use<> {
    let part = |with_gain: bool| {
        (
            Filled { seat, with_gain },
            Node {
                position_type: PositionType::Absolute,
                width: px(0.0),
                height: percent(100.0),
                border_radius: BorderRadius::all(px(4.0)),
                ..default()
            },
            BackgroundColor(GOLD),
            Pickable::IGNORE,
        )
    };
    (
        Node {
            border_radius: BorderRadius::all(px(4.0)),
            overflow: Overflow::clip(),
            flex_shrink: 0.0,
            ..node
        },
        BackgroundColor(WELL.with_alpha(0.85)),
        Pickable::IGNORE,
        children![part(true), part(false)],
    )
}

/// What a text says now; `None`: nothing, and its holder is not shown.
fn words(hud: &Hud, ranks: &[Option<u8>], status: &MatchStatus, says: Says) -> Option<Words> {
    let Says(own, what) = says;
    let seat = hud.seats.get(own.index())?;
    let turn = status.to_move && status.turn == Some(own);
    match what {
        // One number: how much of it is counted only at the round's end, the gauge shows.
        What::Score => Some(Words::number(seat.score + seat.running as i32)),
        What::Points => Some(Words::new("hud-points").with("points", seat.score)),
        What::Gain => {
            let gain = seat.gain + seat.brought;
            (gain > 0).then(|| Words::plain(format!("+{gain}")))
        }
        What::Player => Some(Words::new(seat.player)),
        What::Way if matches!(seat.aim, Aim::Limit(_)) => Some(Words::new("hud-fewest-win")),
        What::Aim | What::Way => match seat.aim {
            Aim::Most => None,
            Aim::Reach(goal) => Some(Words::new("hud-goal").with("goal", goal)),
            Aim::Limit(limit) => Some(Words::new("hud-limit").with("limit", limit)),
        },
        What::Cards => seat.cards.map(|cards| Words::plain(cards.to_string())),
        What::Rank => {
            let rank = ranks.get(own.index()).copied().flatten()?;
            Some(Words::new("hud-rank").with("rank", rank))
        }
        What::Status | What::Tag if turn && seat.human => {
            let whose = if status.among_people {
                "hud-their-turn"
            } else {
                "hud-your-turn"
            };
            Some(Words::new(whose))
        }
        What::Status if turn => Some(Words::new("hud-thinking")),
        What::Tag if turn => Some(Words::plain("···")),
        What::Status | What::Tag => seat.tag.clone().or_else(|| {
            let moves = !status.to_move && status.turn == Some(own);
            moves.then(|| Words::new("hud-moves"))
        }),
    }
}

fn write(
    hud: Res<Hud>,
    status: Res<MatchStatus>,
    mut texts: Query<(Entity, &Says, &mut Words, &mut TextColor)>,
    mut holders: Query<(&Holder, &mut Node, &mut BackgroundColor), Without<Instead>>,
    mut insteads: Query<(&Instead, &mut Node), Without<Holder>>,
    mut commands: Commands,
) {
    let ranks = ranks(&hud.seats);
    let leads = |seat: Seat| ranks.get(seat.index()).copied().flatten() == Some(1);
    for (entity, says, mut text, mut color) in &mut texts {
        let new = words(&hud, &ranks, &status, *says).unwrap_or_else(|| Words::plain(""));
        if text.set_if_neq(new) && says.1 == What::Score {
            commands.entity(entity).try_insert(Pops::default());
        }
        if says.1 == What::Rank {
            let ink = if leads(says.0) { INK } else { IVORY };
            color.set_if_neq(TextColor(ink));
        }
    }
    for (holder, mut node, mut ground) in &mut holders {
        let Says(seat, what) = holder.0;
        let there = words(&hud, &ranks, &status, holder.0).is_some();
        show(&mut node, there);
        let turn = status.to_move && status.turn == Some(seat);
        let fill = match what {
            What::Rank if leads(seat) => GOLD,
            What::Gain => GOLD_LIGHT,
            What::Status | What::Tag if turn => EMBER_DEEP,
            _ => WELL,
        };
        ground.set_if_neq(BackgroundColor(fill));
    }
    for (instead, mut node) in &mut insteads {
        let there = words(&hud, &ranks, &status, instead.0).is_some();
        show(&mut node, !there);
    }
}

fn show(node: &mut Mut<Node>, there: bool) {
    let display = if there { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}

fn fill(hud: Res<Hud>, mut parts: Query<(&Filled, &mut Node, &mut BackgroundColor)>) {
    for (part, mut node, mut ground) in &mut parts {
        let Some(seat) = hud.seats.get(part.seat.index()) else {
            continue;
        };
        let gain = match part.with_gain {
            true => (seat.gain + seat.running) as i32,
            false => 0,
        };
        let whole = seat.aim.number().unwrap_or(1).max(1) as f32;
        let share = ((seat.score + gain) as f32 / whole).clamp(0.0, 1.0);
        let width = percent(100.0 * share);
        if node.width != width {
            node.width = width;
        }
        let color = match seat.aim {
            // The nearer to the limit, the more it alarms.
            Aim::Limit(_) if share >= 0.8 => ALARM,
            Aim::Limit(_) if share >= 0.5 => EMBER,
            _ => GOLD,
        };
        let alpha = if part.with_gain { 0.5 } else { 1.0 };
        ground.set_if_neq(BackgroundColor(color.with_alpha(alpha)));
    }
}

fn light(
    status: Res<MatchStatus>,
    looked_at: Res<LookedAt>,
    mut plates: Query<(&SeatPlate, &mut BorderColor, &mut BoxShadow)>,
) {
    for (plate, mut border, mut shadow) in &mut plates {
        // Whoever has moved keeps an edge of light while that is shown; the glow calls for a move.
        let has_moved = status.turn == Some(plate.0);
        let on = has_moved && status.to_move;
        let looked_at = status.looking_back && looked_at.1 == Some(plate.0);
        *border = BorderColor::all(match (on, has_moved) {
            _ if looked_at => GOLD_LIGHT,
            (true, _) => EMBER,
            (false, true) => GOLD_LIGHT,
            (false, false) => LAMP.with_alpha(0.22),
        });
        let (color, blur) = match (on, looked_at) {
            (true, _) => (EMBER.with_alpha(0.45), 20.0),
            (_, true) => (GOLD.with_alpha(0.4), 18.0),
            _ if has_moved => (LAMP.with_alpha(0.35), 16.0),
            _ => (Color::BLACK.with_alpha(0.5), 14.0),
        };
        *shadow = BoxShadow::new(color, px(0.0), px(3.0), px(1.0), px(blur));
    }
}
