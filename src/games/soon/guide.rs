//! What to do now: the two steps of a turn, what the prompt says of the card that is chosen and
//! the buttons for it, pile and discard by their names.

use bevy::prelude::*;
use veillee_rules::games::soon::{Card, Move, Phase as Step, Soon};

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
use crate::theme::widgets::{ButtonLook, Face, button, icon, on_cloth, place, size};
use crate::theme::{Art, FrameKind, Theme};

/// A step of the turn.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum StepPill {
    Draw,
    Act,
}

/// What of a pill is shown: its number before it is done, a tick after.
#[derive(Component)]
struct Done(StepPill, bool);

#[derive(Component)]
struct StepText(StepPill);

#[derive(Component, Clone, Copy)]
enum Label {
    Pile,
    Discard,
}

/// Shown while there is a card to discard or to put back.
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
        ((light_steps, say, offer).run_if(news), label)
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
        let steps = [
            (StepPill::Draw, "soon-pill-draw"),
            (StepPill::Act, "soon-pill-act"),
        ];
        for ((step, words), rect) in steps.into_iter().zip(layout.steps) {
            spawn_step(world, &theme, &art, step, words, rect);
        }
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
            let node = Node {
                display: Display::None,
                padding: UiRect::horizontal(px(4.0)),
                ..place(rect)
            };
            let letters = if layout.kind == FrameKind::Wide {
                size::LABEL
            } else {
                size::LEAST
            };
            world
                .spawn((
                    Name::new("card button"),
                    OnTable,
                    which,
                    button(look, piece.action(), node),
                ))
                .with_child((
                    ButtonSays(which),
                    theme.line(Words::new(words), Face::Bold, letters, IVORY),
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

fn spawn_step(
    world: &mut World,
    theme: &Theme,
    art: &Art,
    step: StepPill,
    words: &'static str,
    rect: Rect,
) {
    let wide = rect.height() > 36.0;
    let letters = if wide { size::LABEL } else { size::TEXT };
    let side = rect.height() - 12.0;
    let node = Node {
        display: Display::None,
        align_items: AlignItems::Center,
        column_gap: px(if wide { 12.0 } else { 8.0 }),
        padding: UiRect::left(px(6.0)),
        border: UiRect::all(px(1.5)),
        border_radius: BorderRadius::MAX,
        ..place(rect)
    };
    world
        .spawn((
            Name::new("step"),
            OnTable,
            step,
            node,
            BackgroundColor(DUSK),
            BorderColor::all(EDGE),
            Pickable::IGNORE,
        ))
        .with_children(|pill| {
            for done in [false, true] {
                let medal = Node {
                    width: px(side),
                    height: px(side),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::MAX,
                    ..default()
                };
                let fill = if done { TEAL } else { IVORY };
                let mut medal = pill.spawn((
                    Done(step, done),
                    medal,
                    BackgroundColor(fill),
                    Pickable::IGNORE,
                ));
                if done {
                    medal.with_child(icon(art, "check", side * 0.7, IVORY));
                } else {
                    let number = Words::plain(if step == StepPill::Draw { "1" } else { "2" });
                    medal.with_child(theme.line(number, Face::Bold, size::TEXT, EMBER_DARK));
                }
            }
            pill.spawn((
                StepText(step),
                theme.line(Words::new(words), Face::Bold, letters, IVORY),
            ));
        });
}

/// The night of the plates.
const DUSK: Color = Color::srgba(0.09, 0.08, 0.22, 0.94);
const EDGE: Color = Color::srgba(0.6, 0.58, 0.85, 0.7);

/// Which step this person is at; `None` when there is none to take.
fn step(turn: &Turn, phase: &State<Phase>) -> Option<Step> {
    (*phase.get() == Phase::Choosing && turn.is_mine()).then(|| turn.phase())
}

fn light_steps(
    turn: Turn,
    phase: Res<State<Phase>>,
    mut pills: Query<(&StepPill, &mut Node, &mut BackgroundColor, &mut BorderColor)>,
    mut medals: Query<(&Done, &mut Node), Without<StepPill>>,
    mut texts: Query<(&StepText, &mut TextColor)>,
) {
    let now = match step(&turn, &phase) {
        Some(Step::Draw) => Some(StepPill::Draw),
        Some(Step::Act { .. }) => Some(StepPill::Act),
        _ => None,
    };
    for (pill, mut node, mut fill, mut edge) in &mut pills {
        node.display = if now.is_some() {
            Display::Flex
        } else {
            Display::None
        };
        let lit = now == Some(*pill);
        fill.0 = if lit { EMBER_DEEP } else { DUSK };
        *edge = BorderColor::all(if lit { EMBER_LIGHT } else { EDGE });
    }
    for (medal, mut node) in &mut medals {
        let done = medal.0 == StepPill::Draw && now == Some(StepPill::Act);
        node.display = if done == medal.1 {
            Display::Flex
        } else {
            Display::None
        };
    }
    for (text, mut color) in &mut texts {
        color.0 = IVORY.with_alpha(if now == Some(text.0) { 1.0 } else { 0.6 });
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
        Some((_, old)) => words.with("old", super::words::the(*old)),
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
    mut buttons: Query<(&CardButton, &mut Node)>,
    mut says: Query<(&ButtonSays, &mut Words)>,
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
    for (which, mut node) in &mut buttons {
        let chosen = choice.card.is_some();
        let on = match (which, step) {
            (CardButton::Discard, Some(Step::Act { .. })) => chosen,
            (CardButton::Cancel, Some(_)) => chosen,
            _ => false,
        };
        node.display = if on { Display::Flex } else { Display::None };
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
