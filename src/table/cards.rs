//! Cards: one component for all games. A card is an entity that travels as a whole, with its
//! shadow, its face or back, and the marks on it as children.

use std::time::Duration;

use bevy::prelude::*;

use super::director::{OnTable, Pace};
use super::pieces::Rest;
use crate::theme::palette::*;
use crate::theme::{Art, motion};

/// The size faces are drawn in.
pub const CARD: Vec2 = Vec2::new(125.0, 175.0);

/// The pack a card is from: the atlas of its faces. Every pack has a sprite `back`.
pub type Pack = &'static str;

/// A card on the table. What its face is may be unknown to whoever looks.
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
    fn sprite(&self, up: bool) -> &str {
        match &self.face {
            Some(face) if up => face,
            _ => self.back,
        }
    }
}

/// What a card is marked with.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Marks {
    pub rim: Option<Rim>,
    /// Not to be played now.
    pub dim: bool,
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
}

impl Rim {
    fn look(self) -> (&'static str, Color) {
        match self {
            Rim::Legal => ("rim-thin", GOLD_LIGHT),
            Rim::Chosen => ("rim", LAMP),
            Rim::Target => ("rim", GOLD_LIGHT),
            Rim::Alarm => ("rim-thin", ALARM),
            Rim::Gold => ("rim", GOLD),
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
const VEIL: Color = Color::srgba(0.082, 0.063, 0.039, 0.6);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            redress.run_if(resource_exists_and_changed::<Art>),
            turn_over,
            dress,
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
                card.pack,
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
            for part in parts {
                children.spawn(part);
            }
            let mut tick = children.spawn(tick);
            tick.insert(Transform::from_translation(medal_at));
            let mut crown = children.spawn(crown);
            crown.insert(Transform::from_xyz(0.0, CARD.y * 0.5, 4.0 * LAYER));
        })
        .id()
}

/// Gives a card its face and turns it: over a while where things move, at once where not.
pub fn show_side(
    world: &mut World,
    entity: Entity,
    face: Option<String>,
    up: bool,
    after: Duration,
) {
    let pace = *world.resource::<Pace>();
    let Ok(mut entity) = world.get_entity_mut(entity) else {
        return;
    };
    let Some(mut card) = entity.get_mut::<Card>() else {
        return;
    };
    if card.face != face || card.up != up {
        card.face = face;
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
fn body(art: &Art, pack: Pack, showing: &str, width: f32, index: IndexOnly) -> Sprite {
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
                    let sprite_now = body(&art, card.pack, &showing.0, width, *index);
                    set_sprite(&mut sprite, sprite_now);
                    true
                }
                Part::Veil => marks.dim,
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

fn set_sprite(sprite: &mut Mut<Sprite>, to: Sprite) {
    let same = sprite.image == to.image
        && sprite.rect == to.rect
        && sprite.color == to.color
        && sprite.custom_size == to.custom_size;
    if !same {
        **sprite = to;
    }
}
