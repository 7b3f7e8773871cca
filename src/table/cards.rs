//! Cards: one component for all games. A card is an entity that travels as a whole, with its
//! shadow, its face or back, and the marks on it as children.

use std::fmt::Debug;
use std::time::Duration;

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::pieces::Rest;
use crate::locale::Words;
use crate::motion::{self, Pace};
use crate::table::director::OnTable;
use crate::theme::palette::*;
use crate::theme::widgets::{Face, size};
use crate::theme::{Art, Frame, Theme};

/// The size faces are drawn in.
pub const CARD: Vec2 = Vec2::new(125.0, 175.0);

/// The pack a card is from: the atlas of its faces. Every pack that has been drawn has a sprite
/// `back`; the cards of one that has not are plain, with their names on them.
pub type Pack = &'static str;

/// A card of a game, as its rules know it.
pub trait GameCard: Copy + Eq + Debug + Send + Sync + 'static {
    const PACK: Pack;

    /// The sprite of its face.
    fn sprite(self) -> String;
}

/// Which card this is, if whoever looks may know it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity<C: GameCard>(pub Option<C>);

/// How a card on the table looks.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Card {
    pub pack: Pack,
    /// The sprite of its face.
    pub face: Option<String>,
    /// The sprite of its back: some games have more than one.
    pub back: &'static str,
    /// Its face is up. A card whose face is unknown shows its back all the same.
    pub up: bool,
}

impl Card {
    /// This card of a game, face up if it is known.
    fn of<C: GameCard>(card: Option<C>) -> Card {
        Card {
            pack: C::PACK,
            face: card.map(C::sprite),
            back: "back",
            up: card.is_some(),
        }
    }

    fn sprite(&self, up: bool) -> &str {
        match &self.face {
            Some(face) if up => face,
            _ => self.back,
        }
    }

    /// Has nobody drawn its pack?
    fn is_plain(&self, art: &Art) -> bool {
        !art.has((self.pack, self.back))
    }

    /// What is written on a plain card that shows this: nothing on a back.
    fn name(&self, showing: &str) -> Words {
        Words::plain(match showing {
            back if back == self.back => "",
            face => face.strip_prefix("card-").unwrap_or(face),
        })
    }
}

/// What a card is marked with.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Marks {
    pub rim: Option<Rim>,
    /// Not to be played now.
    pub dim: bool,
    /// Though dim, of some use: under a thinner veil.
    pub thin: bool,
    pub tick: bool,
    pub crown: bool,
    /// Off the table: a wider, softer shadow.
    pub lifted: bool,
}

/// A card too small to be read shows its index alone, enlarged: the sprite `tile-…` of its pack
/// for `card-…`.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct IndexOnly(pub bool);

/// The line round a card. Each differs by its weight too, never by hue alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rim {
    /// May be played.
    Legal,
    /// Chosen.
    Chosen,
    /// A target.
    Target,
    /// Would do harm, or must be taken.
    Alarm,
    /// Winning, completed.
    Gold,
    /// Takes what lies there, which may be good or bad.
    Takes,
}

impl Rim {
    fn look(self) -> (&'static str, Color) {
        match self {
            Rim::Legal => ("rim-thin", GOLD_LIGHT),
            Rim::Chosen => ("rim", LAMP),
            Rim::Target => ("rim", GOLD_LIGHT),
            Rim::Alarm => ("rim-thin", ALARM),
            Rim::Gold => ("rim", GOLD),
            Rim::Takes => ("rim", IVORY),
        }
    }
}

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Part {
    Shadow,
    Body,
    Veil,
    Rim,
    Tick,
    Crown,
}

/// The name on the body of a plain card.
#[derive(Component)]
struct PlainName;

/// A card being turned over: until it stands on its edge, the old side shows.
#[derive(Component)]
struct Turning {
    age: Duration,
    after: Duration,
    over: bool,
}

/// The sprite on a card's body.
#[derive(Component, PartialEq)]
struct Showing(String);

/// Between the parts of one card; the cards of a pile are further apart than all of them.
const LAYER: f32 = 0.004;
/// Between one card of a pile and the next.
pub const NEXT_CARD: f32 = 0.05;
/// The veil over cards that cannot be played.
const VEIL: Color = Color::srgba(0.082, 0.063, 0.039, 0.74);
const THIN_VEIL: Color = Color::srgba(0.082, 0.063, 0.039, 0.34);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            redress.run_if(resource_exists_and_changed::<Art>),
            turn_over,
            dress,
            name_plain_cards,
        )
            .chain(),
    );
}

/// Puts a new card on the table, where `at` says.
pub fn spawn(world: &mut World, card: Card, at: Transform) -> Entity {
    let art = world.resource::<Art>();
    let part = |part: Part, sprite: Sprite, layer: f32, shown: bool| {
        (
            part,
            sprite,
            Transform::from_xyz(0.0, 0.0, layer * LAYER),
            if shown {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            },
        )
    };
    let medal_at = Vec3::new(CARD.x * 0.42, CARD.y * 0.46, 4.0 * LAYER);
    let parts = [
        part(
            Part::Shadow,
            art.sprite(("cards", "shadow-rest")),
            -1.0,
            true,
        ),
        part(
            Part::Body,
            body(
                art,
                &card,
                card.sprite(card.up),
                at.scale.x * CARD.x,
                IndexOnly::default(),
            ),
            0.0,
            true,
        ),
        part(
            Part::Veil,
            Sprite {
                color: VEIL,
                ..art.sprite(("cards", "veil"))
            },
            1.0,
            false,
        ),
        part(Part::Rim, art.sprite(("cards", "rim-thin")), 2.0, false),
    ];
    let tick = part(Part::Tick, art.sprite(("cards", "tick-medal")), 4.0, false);
    let crown = part(
        Part::Crown,
        art.sprite(("cards", "crown-medal")),
        4.0,
        false,
    );
    let name = card.is_plain(art).then(|| {
        let words = card.name(card.sprite(card.up));
        // Where the next card of a fan does not cover it.
        let corner = Vec3::new(8.0 - CARD.x / 2.0, CARD.y / 2.0 - 6.0, LAYER / 2.0);
        let (theme, frame) = (world.resource::<Theme>(), world.resource::<Frame>());
        let printed = theme.printed(words, (Face::Display, size::SCORE), INK, frame, corner);
        (PlainName, printed, Anchor::TOP_LEFT)
    });
    world
        .spawn((
            Name::new("card"),
            OnTable,
            Showing(card.sprite(card.up).to_string()),
            card,
            Marks::default(),
            IndexOnly::default(),
            Rest(at),
            at,
            Visibility::Inherited,
        ))
        .with_children(|children| {
            let mut name = name;
            for part in parts {
                let name = name.take_if(|_| part.0 == Part::Body);
                let mut part = children.spawn(part);
                if let Some(name) = name {
                    part.with_child(name);
                }
            }
            let mut tick = children.spawn(tick);
            tick.insert(Transform::from_translation(medal_at));
            let mut crown = children.spawn(crown);
            crown.insert(Transform::from_xyz(0.0, CARD.y * 0.5, 4.0 * LAYER));
        })
        .id()
}

/// Puts a card of a game on the table, where `at` says.
pub fn spawn_card<C: GameCard>(world: &mut World, card: Option<C>, at: Transform) -> Entity {
    let entity = spawn(world, Card::of(card), at);
    world.entity_mut(entity).insert(Identity(card));
    entity
}

/// It turns out to be this card, or nobody knows any more which it is.
pub fn set_face<C: GameCard>(world: &mut World, entity: Entity, card: Option<C>) {
    let Some(mut face) = world.get_mut::<Identity<C>>(entity) else {
        return;
    };
    if face.set_if_neq(Identity(card))
        && let Some(mut look) = world.get_mut::<Card>(entity)
    {
        look.face = card.map(C::sprite);
    }
}

/// Which card this is.
pub fn face_of<C: GameCard>(world: &World, entity: Entity) -> Option<C> {
    world.get::<Identity<C>>(entity).and_then(|face| face.0)
}

/// Turns a card: over a while where things move, at once where not.
pub fn show_side(world: &mut World, entity: Entity, up: bool, after: Duration) {
    let pace = *world.resource::<Pace>();
    let Ok(mut entity) = world.get_entity_mut(entity) else {
        return;
    };
    let Some(mut card) = entity.get_mut::<Card>() else {
        return;
    };
    if card.up != up {
        card.up = up;
    }
    let wanted = card.sprite(up).to_string();
    let turns = entity
        .get::<Showing>()
        .is_some_and(|showing| showing.0 != wanted);
    if turns && pace.factor().is_some() && !pace.reduced {
        entity.insert(Turning {
            age: Duration::ZERO,
            after,
            over: false,
        });
    }
}

/// Finishes every turning: what is up is up.
pub fn settle_cards(world: &mut World) {
    let mut turning = world.query_filtered::<(Entity, &Children, &mut Card), With<Turning>>();
    let mut settled = Vec::new();
    let mut parts = Vec::new();
    for (entity, children, mut card) in turning.iter_mut(world) {
        card.set_changed();
        settled.push(entity);
        parts.extend(children.iter());
    }
    for entity in settled {
        world.entity_mut(entity).remove::<Turning>();
    }
    for part in parts {
        if let Some(mut transform) = world.get_mut::<Transform>(part) {
            transform.scale = Vec3::ONE;
        }
    }
}

fn turn_over(
    time: Res<Time>,
    pace: Res<Pace>,
    mut turning: Query<(Entity, &mut Turning, &Children)>,
    mut parts: Query<(&Part, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut turn, children) in &mut turning {
        let factor = pace.factor().unwrap_or(motion::AT_ONCE);
        turn.age = turn.age.saturating_add(time.delta().mul_f32(factor));
        let Some(age) = turn.age.checked_sub(turn.after) else {
            // Until then it lies flat, whatever it was about before.
            for child in children.iter() {
                if let Ok((Part::Body | Part::Veil, mut transform)) = parts.get_mut(child)
                    && transform.scale.x != 1.0
                {
                    transform.scale.x = 1.0;
                }
            }
            continue;
        };
        let share = motion::share(age, motion::cards::FLIP);
        turn.over = share >= 0.5;
        let width = (share * std::f32::consts::PI).cos().abs().max(0.02);
        for child in children.iter() {
            if let Ok((Part::Body | Part::Veil, mut transform)) = parts.get_mut(child) {
                transform.scale.x = if share >= 1.0 { 1.0 } else { width };
            }
        }
        if share >= 1.0 {
            commands.entity(entity).remove::<Turning>();
        }
    }
}

/// A card narrower than this shows its small face, where its pack has one.
const SMALL: f32 = 64.0;

/// The sprite of a card's body at this width, or of its index alone.
fn body(art: &Art, card: &Card, showing: &str, width: f32, index: IndexOnly) -> Sprite {
    let pack = card.pack;
    if card.is_plain(art) {
        return Sprite {
            color: if showing == card.back { INDIGO } else { IVORY },
            ..art.sprite(("cards", "veil"))
        };
    }
    let smaller = |prefix: &str, wanted: bool| {
        wanted
            .then(|| showing.strip_prefix("card-"))
            .flatten()
            .map(|face| format!("{prefix}-{face}"))
            .filter(|small| art.has((pack, small)))
    };
    let small = smaller("tile", index.0).or_else(|| smaller("small", width < SMALL));
    Sprite {
        // Whatever size it was drawn in, it is a card.
        custom_size: Some(CARD),
        ..art.sprite((pack, small.as_deref().unwrap_or(showing)))
    }
}

type Undressed = Or<(
    Changed<Card>,
    Changed<Marks>,
    Changed<IndexOnly>,
    Changed<Transform>,
    With<Turning>,
)>;

/// A card with all that says how it looks.
type Dressed = (
    &'static Card,
    &'static Marks,
    &'static IndexOnly,
    Option<&'static Turning>,
    &'static Transform,
    &'static mut Showing,
    &'static Children,
);

/// Another pack was chosen.
fn redress(mut cards: Query<&mut Card>) {
    cards.iter_mut().for_each(|mut card| card.set_changed());
}

/// The parts of a card follow what it is and how it is marked.
fn dress(
    art: Option<Res<Art>>,
    mut cards: Query<Dressed, Undressed>,
    mut parts: Query<(&Part, &mut Sprite, &mut Visibility)>,
) {
    let Some(art) = art else {
        return;
    };
    for (card, marks, index, turning, transform, mut showing, children) in &mut cards {
        let width = transform.scale.x * CARD.x;
        let wanted = card.sprite(card.up);
        if showing.0 != wanted && turning.is_none_or(|turning| turning.over) {
            showing.0 = wanted.to_string();
        }
        for child in children.iter() {
            let Ok((part, mut sprite, mut visibility)) = parts.get_mut(child) else {
                continue;
            };
            let shown = match part {
                Part::Shadow => {
                    let name = if marks.lifted {
                        "shadow-lift"
                    } else {
                        "shadow-rest"
                    };
                    set_sprite(&mut sprite, art.sprite(("cards", name)));
                    true
                }
                Part::Body => {
                    let sprite_now = body(&art, card, &showing.0, width, *index);
                    set_sprite(&mut sprite, sprite_now);
                    true
                }
                Part::Veil => {
                    let color = if marks.thin { THIN_VEIL } else { VEIL };
                    if sprite.color != color {
                        sprite.color = color;
                    }
                    marks.dim
                }
                Part::Rim => {
                    if let Some(rim) = marks.rim {
                        let (name, color) = rim.look();
                        set_sprite(
                            &mut sprite,
                            Sprite {
                                color,
                                ..art.sprite(("cards", name))
                            },
                        );
                    }
                    marks.rim.is_some()
                }
                Part::Tick => marks.tick,
                Part::Crown => marks.crown,
            };
            visibility.set_if_neq(if shown {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}

/// A plain card says which it is, on the side that is seen.
fn name_plain_cards(
    mut names: Query<(Entity, &mut Words), With<PlainName>>,
    parents: Query<&ChildOf>,
    cards: Query<(&Card, &Showing)>,
) {
    for (name, mut words) in &mut names {
        // The name is on the body, the body is on the card.
        let card = parents.iter_ancestors(name).nth(1);
        if let Some(Ok((card, showing))) = card.map(|card| cards.get(card)) {
            words.set_if_neq(card.name(&showing.0));
        }
    }
}

fn set_sprite(sprite: &mut Mut<Sprite>, to: Sprite) {
    let same = sprite.image == to.image
        && sprite.rect == to.rect
        && sprite.color == to.color
        && sprite.custom_size == to.custom_size;
    if !same {
        **sprite = to;
    }
}
