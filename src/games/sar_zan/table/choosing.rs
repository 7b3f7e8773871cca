//! Choosing cards: a tap lifts one or puts it back, and their sum shows at once. The button, a
//! tap on the gauge, or dragging a card there plays them. What cannot help is dimmed, and says
//! why.

use bevy::prelude::*;

use super::layout::{Layout, zone};
use super::{Shown, arrange, card_of};
use crate::audio::PlaySound;
use crate::engine::{Ruleset, Status};
use crate::games::sar_zan::cards::SAR_ZAN;
use crate::games::sar_zan::{
    Card, Cards, Direction, Move, Phase as Asks, Reason, SarZan, cards_allowed, words,
};
use crate::locale::Words;
use crate::play::history::Hint;
use crate::play::table_of;
use crate::play::{Match, Phase, PlayMove, PlaySystems, Viewing};
use crate::screens::Screen;
use crate::table::captions::Refusal;
use crate::table::cards::{CARD, Card as TableCard, Marks, Rim};
use crate::table::director::OnTable;
use crate::table::fan::{self, HandScroll};
use crate::table::layers;
use crate::table::lying::{Lying, Way};
use crate::table::pieces::Travel;
use crate::table::targets::{self, Dropped, Target};
use crate::theme::motion::{ease, sar_zan as pace};
use crate::theme::widgets::Action;
use crate::theme::{Art, Frame};

/// Cards are numbered by their value; what else can be pressed comes after them.
pub const PLAY: usize = 100;
pub const PASS: usize = 101;
pub const CLOCKWISE: usize = 102;
pub const COUNTER: usize = 103;
const RING: usize = 104;

/// The cards that have been lifted.
#[derive(Resource, Default, PartialEq, Clone, Copy)]
pub struct Chosen(pub Cards);

/// "→ 33", on the card that would complete what is chosen.
#[derive(Component)]
struct Completes;

pub(super) fn plugin(app: &mut App) {
    let at_the_table = resource_exists::<Layout>.and_then(in_state(Screen::Table));
    app.init_resource::<Chosen>()
        .add_systems(
            table_of::<SarZan>(),
            press
                .run_if(at_the_table.clone())
                .before(PlaySystems::Rules),
        )
        .add_systems(
            table_of::<SarZan>(),
            (
                reflow.run_if(resource_changed::<Chosen>.or_else(resource_changed::<HandScroll>)),
                mark,
            )
                .chain()
                .run_if(at_the_table)
                .after(PlaySystems::Phase),
        )
        .add_systems(OnExit(Screen::Table), |mut chosen: ResMut<Chosen>| {
            chosen.0 = Cards::NONE;
        });
}

pub(super) fn build(world: &mut World, layout: &Layout) {
    let badge = world.resource::<Art>().sprite(("sar-zan", "badge-33"));
    let scale = if layout.places.kind == crate::theme::FrameKind::Wide {
        0.9
    } else {
        0.72
    };
    world.spawn((
        Name::new("to 33"),
        OnTable,
        Completes,
        badge,
        Transform::from_scale(Vec3::splat(scale)),
        Visibility::Hidden,
    ));
}

pub(super) fn chosen(world: &World) -> Cards {
    world
        .get_resource::<Chosen>()
        .map_or(Cards::NONE, |chosen| chosen.0)
}

/// Nothing is lifted any more.
pub(super) fn forget(world: &mut World) {
    world.resource_mut::<Chosen>().set_if_neq(Chosen::default());
}

/// These cards have left their hand.
pub(super) fn played(world: &mut World, cards: Cards) {
    let left = chosen(world).without(cards);
    // Whoever has just played their own cards starts again.
    let left = if left == chosen(world) {
        left
    } else {
        Cards::NONE
    };
    world.resource_mut::<Chosen>().set_if_neq(Chosen(left));
}

/// A target over each card of the viewer's hand, and over the gauge when something would be
/// played there.
pub(super) fn lay_targets(world: &mut World, layout: &Layout) {
    let viewing = *world.resource::<Viewing>();
    let mut targets = Vec::new();
    if !chosen(world).is_empty() {
        targets.push(Target {
            piece: RING,
            rect: layout.ring(),
            card: None,
            first: false,
        });
    }
    if viewing.open {
        let hand: Vec<Entity> = world
            .resource::<Lying>()
            .cards(zone::hand(viewing.seat))
            .to_vec();
        let fan = layout.hand(hand.len());
        let middle = hand.len() / 2;
        for (nth, (entity, place)) in hand.into_iter().zip(&fan.cards).enumerate() {
            let card = world.get::<TableCard>(entity);
            let card = card.and_then(|card| card_of(card.face.as_deref()?));
            if let (Some(card), Some(rect)) = (card, place.target) {
                targets.push(Target {
                    piece: usize::from(card.value()),
                    rect,
                    card: Some(entity),
                    first: nth == middle,
                });
            }
        }
        fan::lay_ends(world, &fan, &mut targets);
    }
    targets::set(world, &targets);
}

fn reflow(world: &mut World) {
    let way = Travel::straight(pace::SELECT, ease::ARRIVE);
    arrange(world, Way::Travel(way));
}

/// Is it for whoever looks at the table to choose?
pub(super) fn is_asked(table: &Match<SarZan>, viewing: &Viewing) -> bool {
    viewing.open && table.may_choose() && table.state.status() == Status::ToMove(viewing.seat)
}

/// Why these cards would not do against this value, in few words.
pub(super) fn why_not(cards: Cards, announced: u32) -> Option<Words> {
    let (sum, most) = (cards.sum(), cards_allowed(announced));
    if sum > SAR_ZAN {
        Some(Words::new("sar-zan-too-high"))
    } else if cards.len() > most {
        Some(Words::new("sar-zan-too-many").with("most", most))
    } else if sum <= announced {
        let words = Words::new("sar-zan-too-low");
        Some(words.with("sum", sum).with("beat", announced))
    } else {
        None
    }
}

/// What may be played, looked up once for all the cards of a hand.
struct Legal(Vec<Move>);

impl Legal {
    fn of(state: &SarZan) -> Legal {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        Legal(moves)
    }

    /// Can these cards still become something to play?
    fn can_become(&self, cards: Cards) -> bool {
        self.0
            .iter()
            .any(|m| matches!(m, Move::Play(legal) if cards.without(*legal).is_empty()))
    }
}

/// What is chosen after a card has been tapped: where only one may answer, it takes the place
/// of the one before.
fn with_tapped(state: &SarZan, chosen: Cards, card: Card, asked: bool) -> Cards {
    let one_only = match state.phase() {
        Asks::Answer => cards_allowed(state.announced()) == 1,
        Asks::Open => true,
        Asks::Direction | Asks::Over { .. } => false,
    };
    if asked && one_only {
        Cards::only(card)
    } else {
        chosen | Cards::only(card)
    }
}

#[derive(bevy::ecs::system::SystemParam)]
struct Answers<'w> {
    phase: Res<'w, State<Phase>>,
    moves: MessageWriter<'w, PlayMove<SarZan>>,
    refusals: MessageWriter<'w, Refusal>,
    sounds: MessageWriter<'w, PlaySound>,
}

impl Answers<'_> {
    fn refuse(&mut self, words: Words) {
        self.refusals.write(Refusal(words));
        self.sounds.write(PlaySound::named("refuse"));
    }

    /// Plays this, or says why not. Not while the table still shows what happened: a second
    /// press would then be somebody else's move.
    fn play(&mut self, table: &Match<SarZan>, viewing: &Viewing, m: Move) -> bool {
        let choosing = *self.phase.get() == Phase::Choosing;
        if table.looking_at.is_some() {
            self.refuse(Words::new("refused-looking-back"));
        } else if !choosing || !is_asked(table, viewing) {
            self.refuse(Words::new("refused-not-your-turn"));
        } else if let Some(reason) = table.state.why_illegal(&m) {
            self.refuse_for(table, &reason);
        } else {
            self.moves.write(PlayMove(m));
            return true;
        }
        false
    }

    fn refuse_for(&mut self, table: &Match<SarZan>, reason: &Reason) {
        self.refuse(words::refusal(reason, &|seat| table.seat_name(seat)));
    }
}

fn press(
    mut actions: MessageReader<Action>,
    mut drops: MessageReader<Dropped>,
    table: Res<Match<SarZan>>,
    layout: Res<Layout>,
    viewing: Res<Viewing>,
    mut chosen: ResMut<Chosen>,
    mut answers: Answers,
) {
    let card_of_number = |number: usize| u8::try_from(number).ok().and_then(Card::new);
    for action in actions.read() {
        let Action::Piece(number) = action else {
            continue;
        };
        let asked = is_asked(&table, &viewing);
        // Whoever opens has no choice: the button plays the one card there is.
        let opening = (table.state.phase() == Asks::Open && asked)
            .then(|| Legal::of(&table.state).0.first().copied())
            .flatten();
        let m = match *number {
            PLAY | RING => Some(opening.unwrap_or(Move::Play(chosen.0))),
            PASS => Some(Move::Pass),
            CLOCKWISE => Some(Move::Direction(Direction::Clockwise)),
            COUNTER => Some(Move::Direction(Direction::CounterClockwise)),
            _ => None,
        };
        match m {
            // One move at a time: what was pressed after it was meant for another moment.
            Some(m) if answers.play(&table, &viewing, m) => {
                actions.clear();
                return;
            }
            Some(_) => {}
            None => {
                let Some(card) = card_of_number(*number) else {
                    continue;
                };
                if chosen.0.contains(card) {
                    chosen.0 = chosen.0.without(Cards::only(card));
                    continue;
                }
                let next = with_tapped(&table.state, chosen.0, card, asked);
                let reason = table.state.why_illegal(&Move::Play(next));
                let barred = asked && !Legal::of(&table.state).can_become(next);
                match reason.filter(|_| barred) {
                    Some(reason) => answers.refuse_for(&table, &reason),
                    // Before one's turn cards can be made ready.
                    None => chosen.0 = next,
                }
            }
        }
    }
    for dropped in drops.read() {
        let Some(card) = card_of_number(dropped.piece) else {
            continue;
        };
        // Anywhere above the hand is the table.
        if dropped.at.y < layout.places.hand.min.y {
            let asked = is_asked(&table, &viewing);
            let cards = if chosen.0.contains(card) {
                chosen.0
            } else {
                with_tapped(&table.state, chosen.0, card, asked)
            };
            answers.play(&table, &viewing, Move::Play(cards));
        }
    }
}

/// The card that would make 33 of what is chosen.
fn completing(table: &Match<SarZan>, chosen: Cards) -> Option<Card> {
    let missing = SAR_ZAN.checked_sub(chosen.sum())?;
    let card = u8::try_from(missing).ok().and_then(Card::new)?;
    let whole = chosen | Cards::only(card);
    let fits = !chosen.is_empty()
        && !chosen.contains(card)
        && table.state.phase() == Asks::Answer
        && table.state.why_illegal(&Move::Play(whole)).is_none();
    fits.then_some(card)
}

/// Dims what cannot help, lights what was chosen and what would make 33.
fn mark(
    table: Res<Match<SarZan>>,
    shown: Res<Shown>,
    viewing: Res<Viewing>,
    chosen: Res<Chosen>,
    phase: Res<State<Phase>>,
    hint: Option<Res<Hint<SarZan>>>,
    lying: Res<Lying>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    mut marked: Query<(&TableCard, &mut Marks)>,
    mut badges: Query<(&mut Transform, &mut Visibility), With<Completes>>,
) {
    let changed = shown.is_changed()
        || chosen.is_changed()
        || phase.is_changed()
        || lying.is_changed()
        || hint.as_ref().is_some_and(|hint| hint.is_changed());
    if !changed {
        return;
    }
    let asked = *phase.get() == Phase::Choosing && is_asked(&table, &viewing);
    let hinted = match hint.filter(|_| asked).map(|hint| hint.0) {
        Some(Move::Play(cards)) => cards,
        _ => Cards::NONE,
    };
    let legal = asked.then(|| Legal::of(&table.state));
    // Nothing can be laid while the direction is asked for, which is no fault of the cards.
    let legal = legal.filter(|_| table.state.phase() != Asks::Direction);
    let completes = completing(&table, chosen.0).filter(|_| asked);
    let opening = asked && table.state.phase() == Asks::Open;
    let hand = lying.cards(zone::hand(viewing.seat));
    let places = layout.hand(hand.len()).cards;
    let mut badge_at = None;
    // What has left the hand is marked no more.
    let elsewhere = lying
        .zones()
        .filter(|(zone, _)| *zone != zone::hand(viewing.seat));
    for entity in elsewhere.flat_map(|(_, cards)| cards) {
        if let Ok((_, mut marks)) = marked.get_mut(*entity) {
            marks.set_if_neq(Marks::default());
        }
    }
    for (entity, place) in hand.iter().zip(places) {
        let Ok((card, mut marks)) = marked.get_mut(*entity) else {
            continue;
        };
        let card = card.face.as_deref().and_then(card_of);
        let is_chosen = card.is_some_and(|card| chosen.0.contains(card));
        let barred = card.zip(legal.as_ref()).is_some_and(|(card, legal)| {
            !is_chosen && !legal.can_become(with_tapped(&table.state, chosen.0, card, true))
        });
        let makes_33 = card.is_some() && card == completes;
        if makes_33 {
            let corner = Vec2::new(place.width * -0.14, place.width * CARD.y / CARD.x * -0.5);
            badge_at = Some(place.at + corner);
        }
        let glows = card.is_some_and(|card| hinted.contains(card)) || (opening && !barred);
        marks.set_if_neq(Marks {
            rim: if makes_33 {
                Some(Rim::Alarm)
            } else if is_chosen || glows {
                Some(Rim::Chosen)
            } else {
                None
            },
            dim: barred,
            lifted: is_chosen,
            ..default()
        });
    }
    for (mut transform, mut visibility) in &mut badges {
        if let Some(at) = badge_at {
            transform.translation = frame.to_world(at).extend(layers::PIECE + 20.0);
        }
        visibility.set_if_neq(if badge_at.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
