//! What the chooser has at hand: the sum of the cards chosen with its verdict, the buttons to
//! play and to pass, and the question which way to play.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::cards::SAR_ZAN;
use veillee_rules::games::sar_zan::{Direction, Move, Phase as Asks, SarZan};

use super::choosing::{Chosen, why_not};
use super::layout::Layout;
use super::piece::Piece;
use super::{Shown, words};
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::gate::is_asked;
use crate::play::{Match, Phase, PlaySystems, Viewing, table_of};
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, icon, panel, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// What is there only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Live,
    Play,
    Pass,
    Question,
    /// The tick after a sum that will do.
    Tick,
}

/// What a text says.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Says {
    Terms,
    Sum,
    WhyNot,
    Play,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        show.run_if(resource_exists::<Match<SarZan>>)
            .run_if(in_state(Screen::Table))
            .after(PlaySystems::Phase),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        live(world, &theme, &art, layout);
        buttons(world, &theme, layout);
        question(world, &theme, &art, layout);
    });
}

fn live(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    let wide = layout.places.kind == FrameKind::Wide;
    // Where there is less room the reason has a line of its own.
    let direction = if wide {
        FlexDirection::Row
    } else {
        FlexDirection::Column
    };
    let strip = (
        Name::new("live sum"),
        OnTable,
        Part::Live,
        Node {
            display: Display::None,
            justify_content: JustifyContent::Center,
            ..place(layout.live)
        },
        GlobalZIndex(1),
        Pickable::IGNORE,
    );
    let pill = (
        Node {
            flex_direction: direction,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(12.0),
            padding: UiRect::horizontal(px(18.0)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.95)),
        BorderColor::all(EMBER),
        Pickable::IGNORE,
    );
    let (terms, sum) = if wide {
        (size::LABEL, size::HEADING)
    } else {
        (size::TEXT, size::LABEL)
    };
    world.spawn(strip).with_children(|strip| {
        strip.spawn(pill).with_children(|pill| {
            let row = Node {
                align_items: AlignItems::Center,
                column_gap: px(8.0),
                ..default()
            };
            pill.spawn((row, Pickable::IGNORE)).with_children(|row| {
                row.spawn((
                    Says::Terms,
                    theme.line(Words::plain(""), Face::Bold, terms, IVORY),
                ));
                row.spawn((
                    Says::Sum,
                    theme.line(Words::plain(""), Face::Display, sum, EMBER_LIGHT),
                ));
                row.spawn((Part::Tick, icon(art, "check", 24.0, TEAL.lighter(0.2))));
            });
            pill.spawn((
                Says::WhyNot,
                theme.line(
                    Words::plain(""),
                    Face::Text,
                    if wide { size::TEXT } else { size::LEAST },
                    GOLD_LIGHT,
                ),
            ));
        });
    });
}

fn buttons(world: &mut World, theme: &Theme, layout: &Layout) {
    let roomy = layout.play.width() > 120.0;
    let letters = if roomy { size::LABEL } else { size::TEXT };
    let hidden = |rect: Rect| Node {
        display: Display::None,
        padding: UiRect::horizontal(px(6.0)),
        ..place(rect)
    };
    world
        .spawn((
            Name::new("play"),
            OnTable,
            Part::Play,
            button(
                ButtonLook::Primary,
                Piece::Play.action(),
                hidden(layout.play),
            ),
        ))
        .with_child((
            Says::Play,
            theme.words(Words::plain(""), Face::DisplaySoft, letters, IVORY),
            TextLayout::justify(Justify::Center),
        ));
    world
        .spawn((
            Name::new("pass"),
            OnTable,
            Part::Pass,
            button(
                ButtonLook::Secondary,
                Piece::Pass.action(),
                hidden(layout.pass),
            ),
        ))
        .with_child(theme.line(Words::new("sar-zan-pass"), Face::Bold, letters, IVORY));
}

fn question(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    let room = layout.question;
    let card = ((room.height() - 90.0) / 1.4).min(80.0);
    let asks = (
        Name::new("direction"),
        OnTable,
        Part::Question,
        panel(Node {
            display: Display::None,
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(8.0),
            ..place(room)
        }),
        GlobalZIndex(2),
    );
    world.spawn(asks).with_children(|asks| {
        let words = Words::new("sar-zan-choose-direction");
        asks.spawn(theme.line(words, Face::DisplaySoft, size::LABEL, GOLD_LIGHT));
        let row = Node {
            column_gap: px(10.0),
            ..default()
        };
        asks.spawn((row, Pickable::IGNORE)).with_children(|row| {
            for (way, sprite, key) in [
                (
                    Direction::Clockwise,
                    "sar-zan-clockwise",
                    "sar-zan-choose-clockwise",
                ),
                (
                    Direction::CounterClockwise,
                    "sar-zan-counter",
                    "sar-zan-choose-counter-clockwise",
                ),
            ] {
                let node = Node {
                    flex_direction: if room.height() < 160.0 {
                        FlexDirection::Row
                    } else {
                        FlexDirection::Column
                    },
                    row_gap: px(6.0),
                    column_gap: px(8.0),
                    padding: UiRect::all(px(8.0)),
                    width: px((room.width() - 44.0) / 2.0),
                    ..default()
                };
                row.spawn(button(
                    ButtonLook::Secondary,
                    Piece::Direction(way).action(),
                    node,
                ))
                .with_children(|choice| {
                    choice.spawn((
                        art.image(("sar-zan", sprite)),
                        Node {
                            width: px(card),
                            height: px(card * 1.4),
                            ..default()
                        },
                        Pickable::IGNORE,
                    ));
                    choice.spawn((
                        theme.words(Words::new(key), Face::Bold, size::LEAST, IVORY),
                        TextLayout::justify(Justify::Center),
                    ));
                });
            }
        });
    });
}

fn show(
    game: Res<Match<SarZan>>,
    viewing: Res<Viewing>,
    chosen: Res<Chosen>,
    shown: Res<Shown>,
    phase: Res<State<Phase>>,
    mut parts: Query<(&Part, &mut Node, Option<&mut ButtonLook>)>,
    mut texts: Query<(&Says, &mut Words, &mut TextColor)>,
) {
    let asked = *phase.get() == Phase::Choosing && viewing.open && is_asked(&game, viewing.seat);
    let asks = game.state.phase();
    let choosing = asked && asks != Asks::Direction;
    let opening = choosing && asks == Asks::Open;
    let sum = chosen.0.sum();
    let weighed = !chosen.0.is_empty() && shown.announced > 0;
    let wrong = why_not(chosen.0, shown.announced).filter(|_| weighed);
    let sar_zan = weighed && wrong.is_none() && sum == SAR_ZAN;
    let look = if sar_zan && !opening {
        ButtonLook::Chip { chosen: true }
    } else if opening || weighed && wrong.is_none() {
        ButtonLook::Primary
    } else {
        ButtonLook::Secondary
    };
    for (part, mut node, old_look) in &mut parts {
        let there = match part {
            Part::Live => weighed && !opening,
            Part::Play => choosing,
            Part::Pass => choosing && !opening,
            Part::Question => asked && asks == Asks::Direction,
            Part::Tick => wrong.is_none(),
        };
        let display = if there { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if let (Part::Play, Some(mut old)) = (part, old_look) {
            old.set_if_neq(look);
        }
    }
    for (says, mut text, mut color) in &mut texts {
        let (new, ink) = match says {
            Says::Terms if chosen.0.len() > 1 => {
                let terms = words::cards(chosen.0);
                (Words::new("sar-zan-terms").with("cards", terms), IVORY)
            }
            Says::Terms => (Words::plain(""), IVORY),
            Says::Sum => (
                Words::plain(sum.to_string()),
                if sar_zan { GOLD } else { EMBER_LIGHT },
            ),
            Says::WhyNot => (
                wrong.clone().unwrap_or_else(|| Words::plain("")),
                GOLD_LIGHT,
            ),
            Says::Play => (play_words(&game, opening, sar_zan, sum), look.ink()),
        };
        text.set_if_neq(new);
        if color.0 != ink {
            color.0 = ink;
        }
    }
}

/// What the button says it will do.
fn play_words(game: &Match<SarZan>, opening: bool, sar_zan: bool, sum: u32) -> Words {
    let lowest = || {
        let mut moves = Vec::new();
        game.state.legal_moves(&mut moves);
        match moves.first() {
            Some(Move::Play(cards)) => cards.lowest(),
            _ => None,
        }
    };
    match opening.then(lowest).flatten() {
        Some(card) => Words::new("sar-zan-open").with("card", words::card(card)),
        None if sar_zan => Words::new("sar-zan-play-33"),
        None if sum > 0 => Words::new("sar-zan-play").with("sum", sum),
        None => Words::new("sar-zan-choose"),
    }
}
