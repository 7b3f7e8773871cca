//! Where things are: nothing covers what it should not, nothing leaves the screen, everything
//! can be pressed and read.

use std::time::Duration;

use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::Action;
use veillee::game::Game;
use veillee::games::catalogue;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Words;
use veillee::messages::Caption;
use veillee::motion::Speed;
use veillee::settings::Settings;
use veillee::table::cards::{CARD, Card};
use veillee::table::lane::LaneGround;
use veillee::table::pieces::Rest;
use veillee::table::plate_parts::SeatPlate;
use veillee::table::zones::{Zone, Zones};
use veillee::theme::Frame;
use veillee::theme::focus::{FocusLayer, Focusable};
use veillee::theme::scroll::Scrolls;
use veillee::theme::widgets::{ButtonLook, OnPress};
use veillee_rules::engine::{Config, GameRng};

use super::table::*;

/// Phones in a browser, between its bars; and what a television of 1920 × 1080 comes to when
/// everything is larger.
pub const SMALL_UPRIGHT: (u32, u32) = (390, 664);
pub const SMALL_ON_ITS_SIDE: (u32, u32) = (750, 340);
pub const FROM_AFAR: (u32, u32) = (844, 475);

/// Rounding and the ends of strokes.
const SLACK: f32 = 1.0;

/// Something on the screen, in logical pixels.
#[derive(Clone, Debug)]
pub struct Seen {
    entity: Entity,
    what: String,
    rect: Rect,
}

impl Seen {
    /// Does it leave a screen so wide to the left or to the right?
    pub fn is_too_wide(&self, width: f32) -> bool {
        self.rect.min.x < -SLACK || self.rect.max.x > width + SLACK
    }

    /// Too small for a finger? On the smallest phones everything is a little smaller.
    pub fn is_too_small(&self, scale: f32) -> bool {
        self.rect.size().min_element() < 48.0 * scale.min(1.0) - SLACK
    }
}

fn seen<F: QueryFilter>(app: &mut App, what: impl Fn(&World, Entity) -> String) -> Vec<Seen> {
    let mut nodes = app.world_mut().query_filtered::<(
        Entity,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
    ), F>();
    let world = app.world();
    nodes
        .iter(world)
        .filter(|(_, _, node, visibility)| visibility.get() && node.size().min_element() > 0.0)
        .map(|(entity, transform, node, _)| Seen {
            entity,
            what: what(world, entity),
            rect: Rect::from_center_size(transform.translation, node.size()),
        })
        .collect()
}

/// What can be pressed.
pub fn targets(app: &mut App) -> Vec<Seen> {
    seen::<With<Focusable>>(app, |world, entity| {
        let action = world.get::<OnPress>(entity);
        format!("{:?}", action.map(|action| &action.0))
    })
}

/// Where this is pressed.
pub fn place_of(app: &mut App, action: &Action) -> Option<Rect> {
    let wanted = format!("{:?}", Some(action));
    let found = targets(app).into_iter().find(|seen| seen.what == wanted)?;
    Some(found.rect)
}

/// Where this is written.
pub fn place_of_text(app: &mut App, said: &str) -> Option<Rect> {
    let wanted = format!("“{said}”");
    let found = texts(app).into_iter().find(|seen| seen.what == wanted)?;
    Some(found.rect)
}

/// What can be read.
pub fn texts(app: &mut App) -> Vec<Seen> {
    let texts = seen::<With<Text>>(app, |world, entity| {
        let text = world.get::<Text>(entity);
        format!("“{}”", text.map_or("", |text| text.0.as_str()))
    });
    texts.into_iter().filter(|text| text.what != "“”").collect()
}

fn plates(app: &mut App) -> Vec<Seen> {
    seen::<With<SeatPlate>>(app, |_, _| "a plate".to_string())
}

/// What is wrong with a menu: its texts leave the screen, lie on each other, or are cut by the edge
/// of the list they are in.
pub fn faults_of_a_list(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let screen = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32).inflate(SLACK);
    let mut roots = app.world_mut().query::<(Entity, &FocusLayer)>();
    let top = roots.iter(app.world()).max_by_key(|(_, layer)| **layer);
    let Some((top, _)) = top else {
        return vec!["nothing is open".to_string()];
    };
    let lists = seen::<With<Scrolls>>(app, |_, _| "a list".to_string());
    let all = texts(app).into_iter().chain(targets(app));
    let all: Vec<Seen> = all.filter(|thing| inside(app, thing.entity, top)).collect();
    let mut found = Vec::new();
    let mut whole = Vec::new();
    for thing in all {
        let list = lists
            .iter()
            .find(|list| inside(app, thing.entity, list.entity));
        let room = list.map_or(screen, |list| list.rect.inflate(SLACK));
        let is_whole = room.contains(thing.rect.min) && room.contains(thing.rect.max);
        if is_whole {
            whole.push(thing);
        } else if list.is_none() || overlap(thing.rect, room.inflate(-3.0 * SLACK)) {
            found.push(format!("{} is cut: {:?} {room:?}", thing.what, thing.rect));
        }
    }
    if whole.is_empty() {
        found.push("there is nothing to read".to_string());
    }
    for (nth, one) in whole.iter().enumerate() {
        for other in &whole[nth + 1..] {
            let related =
                inside(app, one.entity, other.entity) || inside(app, other.entity, one.entity);
            if !related && overlap(one.rect, other.rect) {
                found.push(format!("{} covers {}", one.what, other.what));
            }
        }
    }
    found
}

/// What is wrong with a list that is read from its beginning to its end: something in it reaches
/// beyond its sides, lies on something else, or is too small for a finger.
pub fn faults_of_reading(app: &mut App) -> Vec<String> {
    let lists = seen::<With<Scrolls>>(app, |_, _| "the list".to_string());
    let [list] = &lists[..] else {
        return vec![format!("{} lists", lists.len())];
    };
    let scale = app.world().resource::<Frame>().scale;
    let all = texts(app).into_iter().chain(targets(app));
    let all: Vec<Seen> = all
        .filter(|thing| inside(app, thing.entity, list.entity))
        .collect();
    let mut found = Vec::new();
    let room = list.rect.inflate(SLACK);
    for (nth, one) in all.iter().enumerate() {
        if one.rect.min.x < room.min.x || one.rect.max.x > room.max.x {
            found.push(format!("{} leaves the list: {:?}", one.what, one.rect));
        }
        for other in &all[nth + 1..] {
            let related =
                inside(app, one.entity, other.entity) || inside(app, other.entity, one.entity);
            if !related && overlap(one.rect, other.rect) {
                found.push(format!("{} covers {}", one.what, other.what));
            }
        }
    }
    let targets = targets(app).into_iter();
    let small = targets.filter(|target| target.is_too_small(scale));
    found.extend(small.map(|target| format!("{} is small", target.what)));
    found
}

fn overlap(a: Rect, b: Rect) -> bool {
    let shared = a.intersect(b);
    shared.width() > SLACK && shared.height() > SLACK
}

fn inside(app: &App, inner: Entity, outer: Entity) -> bool {
    let mut at = inner;
    while let Some(parent) = app.world().get::<ChildOf>(at) {
        at = parent.parent();
        if at == outer {
            return true;
        }
    }
    false
}

/// Everything wrong with the screen as it is.
pub fn faults(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let screen = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32);
    let frame = *app.world().resource::<Frame>();
    let least = if frame.is_wide() { 15.0 } else { 13.0 };
    let (targets, texts, plates) = (targets(app), texts(app), plates(app));
    assert!(!texts.is_empty(), "the fonts are there");
    let mut faults = Vec::new();
    for thing in targets.iter().chain(&texts).chain(&plates) {
        let whole = screen.inflate(SLACK);
        if !whole.contains(thing.rect.min) || !whole.contains(thing.rect.max) {
            faults.push(format!(
                "{} leaves the screen: {:?}",
                thing.what, thing.rect
            ));
        }
    }
    for target in targets
        .iter()
        .filter(|target| target.is_too_small(frame.scale))
    {
        let size = target.rect.size();
        faults.push(format!("{} is small: {size}", target.what));
    }
    for text in &texts {
        let font = app.world().get::<TextFont>(text.entity);
        if let Some(FontSize::Px(px)) = font.map(|font| font.font_size)
            && px * frame.scale < least - 0.01
        {
            faults.push(format!("{} is small: {px}", text.what));
        }
    }
    let mut pairs = |these: &[Seen], those: &[Seen], same: bool| {
        for (nth, one) in these.iter().enumerate() {
            let rest = if same { &those[nth + 1..] } else { those };
            for other in rest {
                let related =
                    inside(app, one.entity, other.entity) || inside(app, other.entity, one.entity);
                if !related && overlap(one.rect, other.rect) {
                    faults.push(format!(
                        "{} covers {}: {:?} {:?}",
                        one.what, other.what, one.rect, other.rect
                    ));
                }
            }
        }
    };
    pairs(&targets, &targets, true);
    pairs(&texts, &texts, true);
    pairs(&plates, &plates, true);
    // A whole plate may be a target.
    let others: Vec<Seen> = targets
        .iter()
        .filter(|target| {
            !plates.iter().any(|plate| {
                let room = target.rect.inflate(SLACK);
                room.contains(plate.rect.min) && room.contains(plate.rect.max)
            })
        })
        .cloned()
        .collect();
    pairs(&plates, &others, false);
    faults
}

/// The open cards, where they come to rest.
fn open_cards(app: &mut App) -> Vec<Seen> {
    let mut cards = app.world_mut().query::<(Entity, &Card, &Rest)>();
    let frame = *app.world().resource::<Frame>();
    cards
        .iter(app.world())
        .filter(|(_, card, _)| card.up && card.face.is_some())
        .map(|(entity, card, Rest(at))| {
            let middle = frame.to_design(at.translation.truncate()) * frame.scale;
            let size = CARD * at.scale.truncate() * frame.scale;
            Seen {
                entity,
                what: card.face.clone().unwrap_or_default(),
                rect: Rect::from_center_size(middle, size),
            }
        })
        .collect()
}

/// The part of a card that says which it is.
fn index_of(card: Rect) -> Rect {
    Rect::from_corners(card.min, card.min + card.size() * Vec2::new(0.3, 0.3))
}

/// No plate, lane or button lies on an open card, and nothing else on what says which it is.
fn on_cards(app: &mut App) -> Vec<String> {
    let cards = open_cards(app);
    let mut large = plates(app);
    large.extend(seen::<With<LaneGround>>(app, |_, _| "the lane".to_string()));
    // What is to be pressed of a card or of a place looks like nothing.
    large.extend(seen::<With<ButtonLook>>(app, |world, entity| {
        let action = world.get::<OnPress>(entity);
        format!("{:?}", action.map(|action| &action.0))
    }));
    let ground = |world: &World, entity: Entity| {
        let name = world.get::<Name>(entity);
        format!("{:?}", name.map(Name::as_str))
    };
    let small = seen::<(With<BackgroundColor>, With<Name>)>(app, ground);
    let small = small.into_iter().filter(|thing| {
        let color = app.world().get::<BackgroundColor>(thing.entity);
        color.is_some_and(|color| color.0.alpha() > 0.3)
    });
    let small: Vec<Seen> = small.collect();
    let mut found = Vec::new();
    for card in &cards {
        let index = index_of(card.rect);
        let lie = large.iter().map(|thing| (thing, card.rect));
        for (thing, part) in lie.chain(small.iter().map(|thing| (thing, index))) {
            if overlap(thing.rect, part) {
                found.push(format!(
                    "{} lies on {}: {:?} {part:?}",
                    thing.what, card.what, thing.rect
                ));
            }
        }
    }
    found
}

/// Where the cards of these zones come to rest, in logical pixels.
pub fn cards_in(app: &mut App, wanted: impl Fn(Zone) -> bool) -> Vec<Rect> {
    let frame = *app.world().resource::<Frame>();
    let world = app.world();
    let zones = world.resource::<Zones>().zones();
    let cards = zones
        .filter(|(zone, _)| wanted(*zone))
        .flat_map(|(_, cards)| cards)
        .filter_map(|card| world.get::<Rest>(*card));
    cards
        .map(|Rest(at)| {
            let middle = frame.to_design(at.translation.truncate()) * frame.scale;
            Rect::from_center_size(middle, CARD * at.scale.truncate() * frame.scale)
        })
        .collect()
}

/// With every number of players, for so many moves, at every size: the cards that `wanted` finds
/// are seen whole, none under another, and nothing that is written lies on what they say.
pub fn are_seen_whole<G: Game>(moves: usize, wanted: impl Fn(&mut App) -> Vec<Rect>) {
    let sizes = [
        WINDOW,
        ON_ITS_SIDE,
        UPRIGHT,
        SMALL_UPRIGHT,
        SMALL_ON_ITS_SIDE,
    ];
    for size in sizes {
        let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(250));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        let mut most = 0;
        for players in G::Config::PLAYERS {
            begin::<G>(&mut app, players, players, 11);
            let mut rng = GameRng::from_seed(5);
            for nth in 0..moves {
                if !settle::<G>(&mut app) {
                    break;
                }
                let at = format!("{players} players, {size:?}, {nth}");
                let cards = wanted(&mut app);
                most = most.max(cards.len());
                let screen = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32);
                let (texts, plates) = (texts(&mut app), plates(&mut app));
                for (one, card) in cards.iter().enumerate() {
                    let inside = screen.contains(card.min) && screen.contains(card.max);
                    assert!(inside, "{at}: {card:?} leaves the screen");
                    for other in &cards[..one] {
                        assert!(!overlap(*card, *other), "{at}: {card:?} and {other:?}");
                    }
                    for thing in texts.iter().chain(&plates) {
                        let hides = overlap(thing.rect, index_of(*card));
                        assert!(!hides, "{at}: {} on {card:?}", thing.what);
                    }
                }
                play_random::<G>(&mut app, &mut rng);
            }
        }
        assert!(most > 2, "{size:?}: at most {most} cards were seen");
    }
}

/// As long as a sentence about a move or a refusal gets, in the longer language.
const LONG_CAPTION: &str = "Aucun Voleur à votre place 3 : reprenez plutôt la place d’un Voleur.";

/// What the lane hides: it has room of its own, between plates and words.
fn hidden_by_the_lane(app: &mut App) -> Vec<String> {
    let words = Words::plain(LONG_CAPTION);
    app.world_mut().write_message(Caption(words));
    wait(app, 3);
    let pills = seen::<With<LaneGround>>(app, |_, _| "the lane".to_string());
    let [pill] = pills.as_slice() else {
        return vec![format!("lanes: {pills:?}")];
    };
    let (texts, plates) = (texts(app), plates(app));
    texts
        .iter()
        .filter(|text| !inside(app, text.entity, pill.entity))
        .chain(&plates)
        .filter(|thing| overlap(thing.rect, pill.rect))
        .map(|thing| {
            let what = &thing.what;
            format!("the lane hides {what}: {pill:?} {:?}", thing.rect)
        })
        .collect()
}

/// With every number of players, for so many moves, at this size.
pub fn is_laid_out_well<G: Game>(size: (u32, u32), moves: usize) {
    // Long frames: there is much to wait for.
    let mut app = headless_app_with_layout(catalogue(), size, Duration::from_millis(250));
    app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
    let mut all = Vec::new();
    for players in G::Config::PLAYERS {
        begin::<G>(&mut app, players, 1, 11);
        let mut rng = GameRng::from_seed(3);
        for nth in 0..=moves {
            if !settle::<G>(&mut app) {
                break;
            }
            if nth % 5 == 0 {
                // Captions go, fonts come.
                wait(&mut app, 16);
                let mut found = faults(&mut app, size);
                found.extend(hidden_by_the_lane(&mut app));
                found.extend(on_cards(&mut app));
                for fault in found {
                    all.push(format!("{players} players, {size:?}, {nth}: {fault}"));
                }
            }
            play_random::<G>(&mut app, &mut rng);
        }
    }
    let faults = all.len();
    assert!(all.is_empty(), "{}: {faults}\n{}", G::ID, all.join("\n"));
}
