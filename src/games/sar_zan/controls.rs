//! What the chooser has at hand: the sum of the cards chosen with its verdict in the prompt, the
//! buttons to play and to pass, and the question which way to play.

use bevy::prelude::*;
use veillee_rules::engine::Ruleset;
use veillee_rules::games::sar_zan::cards::{Cards, SAR_ZAN};
use veillee_rules::games::sar_zan::{Direction, Move, Phase as Asks, SarZan};

use super::choosing::{Chosen, why_not};
use super::layout::{Layout, zone};
use super::piece::Piece;
use super::{Shown, words};
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::gate::is_asked;
use crate::play::{Match, Phase, PlaySystems, Prompt, Viewing, note, table_of};
use crate::table::director::OnTable;
use crate::table::zones::Zones;
use crate::theme::palette::IVORY;
use crate::theme::widgets::{ButtonLook, Face, Unavailable, button, panel, place, size};
use crate::theme::{Art, Theme};

/// What is there only at times.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Play,
    Pass,
    Question,
}

/// What the button to play says.
#[derive(Component)]
struct PlayLabel;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        table_of::<SarZan>(),
        show.run_if(resource_exists::<Match<SarZan>>)
            .run_if(resource_exists::<Zones>)
            .run_if(in_state(Screen::Table))
            .after(PlaySystems::Phase),
    );
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        buttons(world, &theme, layout);
        question(world, &theme, &art, layout);
    });
}

fn buttons(world: &mut World, theme: &Theme, layout: &Layout) {
    let roomy = layout.play.width() > 140.0;
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
            PlayLabel,
            theme.words(Words::plain(""), Face::Bold, letters, IVORY),
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
    // The prompt says what is asked for.
    let low = room.height() < 150.0;
    let card = ((room.height() - if low { 40.0 } else { 84.0 }) / 1.4).min(84.0);
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
                    flex_direction: if low {
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
    lying: Res<Zones>,
    mut prompt: ResMut<Prompt>,
    mut parts: Query<(
        Entity,
        &Part,
        &mut Node,
        Option<&mut ButtonLook>,
        Has<Unavailable>,
    )>,
    mut labels: Query<(&mut Words, &mut TextColor), With<PlayLabel>>,
    mut commands: Commands,
) {
    let asked = *phase.get() == Phase::Choosing && viewing.open && is_asked(&game, viewing.seat);
    let asks = game.state.phase();
    let choosing = asked && asks != Asks::Direction;
    let opening = choosing && asks == Asks::Open;
    let sum = chosen.0.sum();
    let weighed = choosing && !opening && !chosen.0.is_empty() && shown.announced > 0;
    let wrong = why_not(chosen.0, shown.announced).filter(|_| weighed);
    let may_play = opening || weighed && wrong.is_none();
    // They keep their places while others play.
    let holds = !lying.cards(zone::hand(viewing.seat)).is_empty();
    let waits = viewing.open && holds && shown.announced > 0;
    let sar_zan = weighed && wrong.is_none() && sum == SAR_ZAN;
    let look = match (may_play, sar_zan) {
        (true, true) => ButtonLook::Chip { chosen: true },
        (true, false) => ButtonLook::Primary,
        (false, _) => ButtonLook::Secondary,
    };
    note(
        &mut prompt,
        weighed.then(|| sum_words(chosen.0, shown.announced, wrong)),
    );
    for (entity, part, mut node, old_look, unavailable) in &mut parts {
        let there = match part {
            Part::Play => choosing || waits,
            Part::Pass => !opening && (choosing || waits),
            Part::Question => asked && asks == Asks::Direction,
        };
        let display = if there { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let can = match part {
            Part::Play => may_play,
            Part::Pass => choosing,
            Part::Question => true,
        };
        if can && unavailable {
            commands.entity(entity).remove::<Unavailable>();
        } else if !can && !unavailable {
            commands.entity(entity).insert(Unavailable);
        }
        if let (Part::Play, Some(mut old)) = (part, old_look) {
            old.set_if_neq(look);
        }
    }
    for (mut words, mut color) in &mut labels {
        words.set_if_neq(play_words(&game, choosing, opening, sar_zan, sum));
        // Its light is the button's: dimmed while there is nothing to play.
        let ink = look.ink().with_alpha(color.0.alpha());
        if color.0 != ink {
            color.0 = ink;
        }
    }
}

/// The sum of what is chosen, and whether it will do.
fn sum_words(chosen: Cards, announced: u32, wrong: Option<Words>) -> Words {
    let verdict = match wrong {
        Some(wrong) => wrong,
        None if chosen.sum() == SAR_ZAN => Words::new("sar-zan-is-33"),
        None => Words::new("sar-zan-beats")
            .with("beat", announced)
            .with("missing", SAR_ZAN - chosen.sum()),
    };
    Words::new("sar-zan-sum")
        .with("cards", words::cards(chosen))
        .with("count", chosen.len())
        .with("sum", chosen.sum())
        .with("verdict", verdict)
}

/// What the button says it will do.
fn play_words(
    game: &Match<SarZan>,
    choosing: bool,
    opening: bool,
    sar_zan: bool,
    sum: u32,
) -> Words {
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
        None if choosing => Words::new("sar-zan-choose"),
        None => Words::new("sar-zan-play-later"),
    }
}
