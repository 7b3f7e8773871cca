//! Where things are: at every size and with every number of players nothing covers what it
//! should not, nothing leaves the screen, everything can be pressed and read.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::engine::GameRng;
use veillee::games::sar_zan::SarZan;
use veillee::games::songo::Songo;
use veillee::games::soon::Soon;
use veillee::games::sovango::Sovango;
use veillee::games::swoop::Swoop;
use veillee::headless::headless_app_with_layout;
use veillee::locale::{Language, Words};
use veillee::menus::Menu;
use veillee::settings::Settings;
use veillee::table::captions::{Caption, CaptionPill};
use veillee::table::director::Staged;
use veillee::table::plates::SeatPlate;
use veillee::theme::focus::Focusable;
use veillee::theme::motion::Speed;
use veillee::theme::widgets::OnPress;
use veillee::theme::{Action, Frame};

use super::card_tables::{begin, play_random, settle};

/// The last is what a television of 1920 × 1080 comes to when everything is larger.
const SIZES: [(u32, u32); 5] = [
    (1280, 800),
    (1920, 1080),
    (844, 390),
    (390, 844),
    (844, 475),
];

/// Rounding and the ends of strokes.
const SLACK: f32 = 1.0;

/// Something on the screen, in logical pixels.
#[derive(Clone, Debug)]
struct Seen {
    entity: Entity,
    what: String,
    rect: Rect,
}

fn rect_of(transform: &UiGlobalTransform, node: &ComputedNode) -> Rect {
    Rect::from_center_size(transform.translation, node.size())
}

fn seen<F: bevy::ecs::query::QueryFilter>(
    app: &mut App,
    what: impl Fn(&World, Entity) -> String,
) -> Vec<Seen> {
    let mut nodes = app.world_mut().query_filtered::<(
        Entity,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
    ), F>();
    let found: Vec<(Entity, Rect)> = nodes
        .iter(app.world())
        .filter(|(_, _, node, visibility)| visibility.get() && node.size().min_element() > 0.0)
        .map(|(entity, transform, node, _)| (entity, rect_of(transform, node)))
        .collect();
    found
        .into_iter()
        .map(|(entity, rect)| Seen {
            entity,
            what: what(app.world(), entity),
            rect,
        })
        .collect()
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
fn faults(app: &mut App, size: (u32, u32)) -> Vec<String> {
    let screen = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32);
    let scale = app.world().resource::<Frame>().scale;
    let targets = seen::<With<Focusable>>(app, |world, entity| {
        let action = world.get::<OnPress>(entity);
        format!("{:?}", action.map(|action| &action.0))
    });
    let texts = seen::<With<Text>>(app, |world, entity| {
        let text = world.get::<Text>(entity);
        format!("“{}”", text.map_or("", |text| text.0.as_str()))
    });
    let texts: Vec<Seen> = texts.into_iter().filter(|text| text.what != "“”").collect();
    assert!(!texts.is_empty(), "the fonts are there");
    let plates = seen::<With<SeatPlate>>(app, |_, _| "plate".to_string());
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
    for target in &targets {
        if target.rect.size().min_element() < 48.0 - SLACK / 2.0 {
            let size = target.rect.size();
            faults.push(format!("{} is small: {size}", target.what));
        }
    }
    for text in &texts {
        let font = app.world().get::<TextFont>(text.entity);
        if let Some(FontSize::Px(px)) = font.map(|font| font.font_size)
            && px * scale < 14.0 - 0.01
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

/// As long as a sentence about a move or a refusal gets, in the longer language.
const LONG_CAPTION: &str = "On ne revient pas plus loin : une carte cachée s'est montrée depuis.";

/// What a caption hides while it stands: it has room of its own, between plates and words.
fn hidden_by_a_caption(app: &mut App) -> Vec<String> {
    let words = Words::plain(LONG_CAPTION);
    app.world_mut().write_message(Caption(words));
    for _ in 0..3 {
        app.update();
    }
    let pills = seen::<With<CaptionPill>>(app, |_, _| "the caption".to_string());
    let [pill] = pills.as_slice() else {
        return vec![format!("captions: {pills:?}")];
    };
    let words = seen::<With<Text>>(app, |world, entity| {
        let text = world.get::<Text>(entity);
        format!("“{}”", text.map_or("", |text| text.0.as_str()))
    });
    let plates = seen::<With<SeatPlate>>(app, |_, _| "a plate".to_string());
    words
        .iter()
        .filter(|text| text.what != "“”" && !inside(app, text.entity, pill.entity))
        .chain(&plates)
        .filter(|thing| overlap(thing.rect, pill.rect))
        .map(|thing| {
            format!(
                "the caption hides {}: {pill:?} {:?}",
                thing.what, thing.rect
            )
        })
        .collect()
}

fn is_laid_out_well<G: Staged>(players: impl IntoIterator<Item = u8>, moves: usize) {
    let mut all = Vec::new();
    for players in players {
        for size in SIZES {
            let mut app = headless_app_with_layout(size, Duration::from_millis(100));
            app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
            begin::<G>(&mut app, players, 1, 11);
            let mut rng = GameRng::from_seed(3);
            for nth in 0..=moves {
                if !settle::<G>(&mut app) {
                    break;
                }
                if nth % 5 == 0 {
                    // Captions go, fonts come.
                    for _ in 0..40 {
                        app.update();
                    }
                    let mut found = faults(&mut app, size);
                    found.extend(hidden_by_a_caption(&mut app));
                    for fault in found {
                        all.push(format!("{} players, {size:?}, {nth}: {fault}", players));
                    }
                }
                play_random::<G>(&mut app, &mut rng);
            }
        }
    }
    assert!(
        all.is_empty(),
        "{}: {}\n{}",
        G::ID,
        all.len(),
        all.join("\n")
    );
}

#[test]
fn songo_is_laid_out_well() {
    is_laid_out_well::<Songo>([2], 10);
}

#[test]
fn sovango_is_laid_out_well() {
    is_laid_out_well::<Sovango>(2..=6, 10);
}

#[test]
fn sar_zan_is_laid_out_well() {
    is_laid_out_well::<SarZan>(2..=4, 15);
}

#[test]
fn soon_is_laid_out_well() {
    is_laid_out_well::<Soon>(2..=6, 20);
}

#[test]
fn swoop_is_laid_out_well() {
    is_laid_out_well::<Swoop>(4..=6, 20);
}

/// A menu may be longer than the screen, since it scrolls, but not wider.
#[test]
fn no_menu_is_wider_than_the_screen() {
    let mut all = Vec::new();
    for (size, language) in SIZES.into_iter().flat_map(|size| {
        let languages = [Language::Fr, Language::En];
        languages.map(|language| (size, language))
    }) {
        let mut app = headless_app_with_layout(size, Duration::from_millis(100));
        app.world_mut().resource_mut::<Settings>().speed = Speed::Off;
        app.world_mut().resource_mut::<Settings>().language = Some(language);
        begin::<Sovango>(&mut app, 6, 1, 11);
        assert!(settle::<Sovango>(&mut app));
        for menu in [
            Menu::Pause,
            Menu::Settings,
            Menu::Help,
            Menu::Log,
            Menu::Score,
            Menu::Seats,
        ] {
            app.world_mut().write_message(Action::Open(menu));
            for _ in 0..10 {
                app.update();
            }
            let texts = seen::<With<Text>>(&mut app, |world, entity| {
                let text = world.get::<Text>(entity);
                format!("“{}”", text.map_or("", |text| text.0.as_str()))
            });
            let targets = seen::<With<Focusable>>(&mut app, |world, entity| {
                let action = world.get::<OnPress>(entity);
                format!("{:?}", action.map(|action| &action.0))
            });
            for thing in texts.iter().chain(&targets) {
                let Rect { min, max } = thing.rect;
                if min.x < -SLACK || max.x > size.0 as f32 + SLACK {
                    all.push(format!("{menu:?} {size:?} {language:?}: {thing:?}"));
                }
            }
            for target in &targets {
                if target.rect.size().min_element() < 48.0 - SLACK / 2.0 {
                    all.push(format!("{menu:?} {size:?}: {target:?} is small"));
                }
            }
            app.world_mut().write_message(Action::CloseMenu);
            app.update();
            app.update();
        }
    }
    assert!(all.is_empty(), "{}\n{}", all.len(), all.join("\n"));
}
