//! What to do now: the two steps of a turn, what the prompt says of the card that is chosen and
//! the buttons for it, pile and discard by their names.

use bevy::prelude::*;
use veillee_rules::games::soon::{Card, Move, Phase as Step, Soon};

use super::effects::HeldUp;
use super::layout::{Layout, zone};
use super::piece::Piece;
use super::turn::{Choice, Turn};
use super::{Shown, marks};
use crate::action::{Piece as _, Screen};
use crate::locale::Words;
use crate::play::{Phase, PlaySystems, Prompt, note, table_of};
use crate::table::director::OnTable;
use crate::table::zones::Zones;
use crate::theme::palette::*;
use crate::theme::widgets::{
    ButtonLook, Face, Unavailable, button as button_of, icon, on_cloth, place, size,
};
use crate::theme::{Art, FrameKind, Theme};

/// The two steps of a turn, as a list: nothing of it is pressed.
#[derive(Component)]
struct Steps;

/// A step of the turn.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum TurnStep {
    Draw,
    Act,
}

/// The tick after a step that is done.
#[derive(Component)]
struct Done(TurnStep);

#[derive(Component)]
struct StepText(TurnStep);

#[derive(Component, Clone, Copy)]
enum Label {
    Pile,
    Discard,
}

/// Discarding is there through the whole step, and can be used while a card is chosen; putting
/// back is there only then.
#[derive(Component, Clone, Copy, PartialEq)]
enum CardButton {
    Discard,
    Cancel,
}

/// What such a button says.
#[derive(Component)]
struct ButtonSays(CardButton);

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>
        .and_then(resource_exists::<Zones>)
        .and_then(in_state(Screen::Table));
    app.add_systems(
        table_of::<Soon>(),
        (
            (light_steps, say, offer).run_if(news),
            make_way,
            label,
            keep_readable,
        )
            .run_if(at_the_table)
            .after(PlaySystems::Phase),
    );
}

/// Something that the guide speaks of has changed. Asked away from the table too, where there
/// is nothing of it.
fn news(
    choice: Res<Choice>,
    phase: Option<Res<State<Phase>>>,
    layout: Option<Res<Layout>>,
    lying: Option<Res<Zones>>,
) -> bool {
    choice.is_changed()
        || phase.is_some_and(|phase| phase.is_changed())
        || layout.is_some_and(|layout| layout.is_changed())
        || lying.is_some_and(|lying| lying.is_changed())
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    marks::build(world, layout);
    let theme = world.resource::<Theme>().clone();
    world.resource_scope(|world, art: Mut<Art>| {
        spawn_steps(world, &theme, &art, layout);
        let buttons = [
            (CardButton::Cancel, "soon-cancel", Piece::Cancel),
            (CardButton::Discard, "soon-discard-it", Piece::DiscardIt),
        ];
        for ((which, words, piece), rect) in buttons.into_iter().zip(layout.buttons) {
            // Nobody should throw away what they wanted to put back.
            let look = match which {
                CardButton::Cancel => ButtonLook::Secondary,
                CardButton::Discard => ButtonLook::Danger,
            };
            let wide = layout.kind == FrameKind::Wide;
            let node = Node {
                display: Display::None,
                flex_direction: if wide {
                    FlexDirection::Row
                } else {
                    FlexDirection::Column
                },
                column_gap: px(8.0),
                padding: UiRect::horizontal(px(4.0)),
                ..place(rect)
            };
            let letters = if wide { size::LABEL } else { size::LEAST };
            let mut button = world.spawn((
                Name::new("card button"),
                OnTable,
                which,
                button_of(look, piece.action(), node),
                // While it cannot be used, the ornaments of the cloth do not show through.
                BackgroundColor(GROUND.with_alpha(1.0)),
            ));
            if which == CardButton::Discard {
                button.with_child((ButtonSays(which), icon(&art, DISCARDS, SIGN * 0.75, IVORY)));
            }
            button.with_child((
                ButtonSays(which),
                theme.words(Words::new(words), Face::Bold, letters, IVORY),
                TextLayout::justify(Justify::Center),
            ));
        }
    });
    for (label, rect) in [(Label::Pile, layout.pile), (Label::Discard, layout.discard)] {
        let at = Vec2::new(rect.center().x, rect.max.y + 13.0);
        let width = if layout.kind == FrameKind::Wide {
            136.0
        } else {
            100.0
        };
        let node = Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..place(Rect::from_center_size(at, Vec2::new(width, 20.0)))
        };
        let letters = if layout.kind == FrameKind::Wide {
            size::TEXT
        } else {
            size::LEAST
        };
        world
            .spawn((Name::new("pile label"), OnTable, node, Pickable::IGNORE))
            .with_child((
                label,
                theme.line(Words::plain(""), Face::Bold, letters, IVORY),
                on_cloth(),
            ));
    }
}

fn spawn_steps(world: &mut World, theme: &Theme, art: &Art, layout: &Layout) {
    let wide = layout.kind == FrameKind::Wide;
    let letters = if wide { size::LABEL } else { size::TEXT };
    let room = Node {
        align_items: AlignItems::Center,
        ..place(layout.steps)
    };
    let list = Node {
        flex_direction: if wide {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        },
        column_gap: px(22.0),
        row_gap: px(6.0),
        padding: UiRect::axes(px(10.0), px(5.0)),
        border_radius: BorderRadius::all(px(9.0)),
        ..default()
    };
    let steps = (Name::new("steps"), OnTable, Steps, room, Pickable::IGNORE);
    world.spawn(steps).with_children(|room| {
        let list = (list, BackgroundColor(GROUND), Pickable::IGNORE);
        room.spawn(list).with_children(|list| {
            for (step, words) in [
                (TurnStep::Draw, "soon-pill-draw"),
                (TurnStep::Act, "soon-pill-act"),
            ] {
                spawn_step(list, theme, art, step, (words, letters));
            }
        });
    });
}

fn spawn_step(
    list: &mut ChildSpawner,
    theme: &Theme,
    art: &Art,
    step: TurnStep,
    (words, letters): (&'static str, f32),
) {
    let line = Node {
        align_items: AlignItems::Center,
        column_gap: px(6.0),
        ..default()
    };
    list.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let number = match step {
            TurnStep::Draw => "1.",
            TurnStep::Act => "2.",
        };
        for words in [Words::plain(number), Words::new(words)] {
            line.spawn((
                StepText(step),
                theme.line(words, Face::Bold, letters, IVORY),
            ));
        }
        // Its room is kept: nothing moves when a step is done.
        if step == TurnStep::Draw {
            line.spawn((Done(step), icon(art, "check", letters, DONE)));
        }
    });
}

/// The sign of throwing a card away, on the button and on what can only be thrown away.
pub(super) const DISCARDS: &str = "download";
pub(super) const SIGN: f32 = 24.0;

/// That sign with its middle here.
pub(super) fn sign_at(at: Vec2) -> Node {
    place(Rect::from_center_size(at, Vec2::splat(SIGN)))
}

/// What waits for a card to be chosen can be read all the same.
fn keep_readable(
    mut texts: Query<&mut TextColor, With<ButtonSays>>,
    mut icons: Query<&mut ImageNode, With<ButtonSays>>,
) {
    for mut color in &mut texts {
        if color.0.alpha() < READABLE {
            color.0.set_alpha(READABLE);
        }
    }
    for mut icon in &mut icons {
        if icon.color.alpha() < READABLE {
            icon.color.set_alpha(READABLE);
        }
    }
}

const READABLE: f32 = 0.78;

/// What the steps are written on, and the tick after one that is done.
const GROUND: Color = Color::srgba(0.06, 0.05, 0.15, 0.72);
const DONE: Color = Color::srgb(0.42, 0.86, 0.72);

/// Which step this person is at; `None` when there is none to take.
fn step(turn: &Turn, phase: &State<Phase>) -> Option<Step> {
    (*phase.get() == Phase::Choosing && turn.is_mine()).then(|| turn.phase())
}

fn light_steps(
    turn: Turn,
    phase: Res<State<Phase>>,
    mut signs: Query<(&Done, &mut Visibility)>,
    mut texts: Query<(&StepText, &mut TextColor)>,
) {
    let now = match step(&turn, &phase) {
        Some(Step::Draw) => Some(TurnStep::Draw),
        Some(Step::Act { .. }) => Some(TurnStep::Act),
        _ => None,
    };
    for (sign, mut visibility) in &mut signs {
        let done = sign.0 == TurnStep::Draw && now == Some(TurnStep::Act);
        visibility.set_if_neq(if done {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (text, mut color) in &mut texts {
        color.0 = if now == Some(text.0) {
            GOLD_LIGHT
        } else {
            IVORY.with_alpha(0.6)
        };
    }
}

/// The steps are there while there is one to take, and what is held up on the stage is not written
/// on.
fn make_way(
    turn: Turn,
    phase: Res<State<Phase>>,
    layout: Res<Layout>,
    lying: Res<Zones>,
    held_up: Query<(), With<HeldUp>>,
    mut steps: Query<&mut Visibility, With<Steps>>,
) {
    let on_stage = !held_up.is_empty() || !lying.cards(zone::PASSING).is_empty();
    let covered = on_stage && layout.steps.contains(layout.stage);
    let steps_to_take = matches!(step(&turn, &phase), Some(Step::Draw | Step::Act { .. }));
    for mut visibility in &mut steps {
        visibility.set_if_neq(if steps_to_take && !covered {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// What to do with the card that is chosen; without one, the prompt says what can be done.
fn advice(turn: &Turn, choice: &Choice, step: Step) -> Option<Words> {
    let Step::Act { .. } = step else {
        return None;
    };
    let card = turn.chosen(choice)?;
    Some(if !turn.is_playable(card) {
        Words::new("soon-only-discard").with("card", super::words::card(card))
    } else {
        match card {
            Card::EXPLORER => Words::new(match (choice.who, choice.rank) {
                (None, _) => "soon-explorer-who",
                (Some(_), None) => "soon-explorer-rank",
                (Some(_), Some(_)) => "soon-explorer-colour",
            }),
            Card::LIGHTNING => Words::new("soon-lightning-where"),
            Card::THIEF => Words::new("soon-thief-where"),
            card => where_to(turn, card),
        }
    })
}

/// Where a card for the own sequence may go: to the next place, or in place of another card.
fn where_to(turn: &Turn, card: Card) -> Words {
    let sequence = turn.game.state.sequence(turn.viewing.seat);
    let mut replaced = (1..)
        .zip(sequence)
        .filter(|(place, _)| turn.accepts(card, *place));
    let (one, more) = (replaced.next(), replaced.next());
    let key = match (turn.allows(Move::Lay(card)), one, more) {
        (true, None, _) => "soon-lay",
        (true, Some(_), _) => "soon-lay-or-replace",
        (false, Some(_), None) => "soon-replace",
        (false, ..) => "soon-replace-one-of",
    };
    let words = Words::new(key)
        .with("card", super::words::card(card))
        .with("place", sequence.len() + 1);
    match one {
        Some((_, old)) => words.with("old", super::words::yours(*old)),
        None => words,
    }
}

fn say(turn: Turn, choice: Res<Choice>, phase: Res<State<Phase>>, mut prompt: ResMut<Prompt>) {
    let advice = step(&turn, &phase).and_then(|step| advice(&turn, &choice, step));
    note(&mut prompt, advice);
}

fn offer(
    turn: Turn,
    choice: Res<Choice>,
    phase: Res<State<Phase>>,
    mut buttons: Query<(Entity, &CardButton, &mut Node, Has<Unavailable>)>,
    mut says: Query<(&ButtonSays, &mut Words)>,
    mut commands: Commands,
) {
    for (button, mut words) in &mut says {
        if button.0 == CardButton::Cancel {
            let key = if choice.who.is_some() {
                "soon-back"
            } else {
                "soon-cancel"
            };
            words.set_if_neq(Words::new(key));
        }
    }
    let step = step(&turn, &phase);
    let chosen = choice.card.is_some();
    for (entity, which, mut node, unavailable) in &mut buttons {
        let on = match (which, step) {
            (CardButton::Discard, Some(Step::Act { .. })) => true,
            (CardButton::Cancel, Some(_)) => chosen,
            _ => false,
        };
        node.display = if on { Display::Flex } else { Display::None };
        if chosen && unavailable {
            commands.entity(entity).remove::<Unavailable>();
        } else if !chosen && !unavailable {
            commands.entity(entity).insert(Unavailable);
        }
    }
}

fn label(
    lying: Res<Zones>,
    shown: Res<Shown>,
    layout: Res<Layout>,
    mut labels: Query<(&Label, &mut Words, &mut TextColor)>,
) {
    if !lying.is_changed() && !shown.is_changed() {
        return;
    }
    for (label, mut words, mut color) in &mut labels {
        words.set_if_neq(match label {
            Label::Pile => Words::new("soon-pile").with("cards", lying.cards(zone::PILE).len()),
            Label::Discard if shown.blocked && layout.kind != FrameKind::Wide => {
                Words::new("soon-discard-blocked-short")
            }
            Label::Discard if shown.blocked => Words::new("soon-discard-blocked"),
            Label::Discard => Words::new("soon-discard"),
        });
        let blocked = matches!(label, Label::Discard) && shown.blocked;
        color.0 = if blocked { BLOCKED } else { IVORY };
    }
}

const BLOCKED: Color = Color::srgb(1.0, 0.66, 0.68);
