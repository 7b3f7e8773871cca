//! A turn that is called, paper that falls, opponents that say why.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use veillee::action::{Action, Menu, Screen};
use veillee::games::catalogue;
use veillee::games::songo::seeds::Seed;
use veillee::headless::headless_app_with_layout;
use veillee::locale::Locale;
use veillee::motion::{self, Speed};
use veillee::plan::{MatchPlan, Player};
use veillee::play::Phase;
use veillee::settings::Settings;
use veillee::table::lane::LaneLine;
use veillee::table::pieces::Rest;
use veillee::theme::Frame;
use veillee_rules::ai::Level;
use veillee_rules::games::songo::Songo;

use crate::cell;
use crate::helpers::table::*;

/// What is called depends on how long somebody has waited, frame by frame.
const SHORT_FRAME: Duration = Duration::from_millis(16);

#[test]
fn whoever_has_waited_is_told_that_it_is_their_turn() {
    for (opponent, called) in [(Player::Ai(Level::Easy), 1), (Player::Human, 0)] {
        let mut app = app_at(WINDOW, SHORT_FRAME, Speed::Normal);
        let mut plan = crate::people(1);
        // A grenier: sowing it takes some time.
        plan.setup.position = Some("0 1 0 2 8 5 10/1 7 0 0 1 17 7".to_string());
        plan.seats[1].player = opponent;
        start(&mut app, plan);
        let mut ears = Ears::open(&app);
        // However long a thread takes that thinks: its frames are not counted.
        let begun = Instant::now();
        let mut frames = 0;
        while frames < 600 {
            app.update();
            ears.listen(&app);
            let thinks = phase(&app) == Some(Phase::Thinking);
            if thinks && begun.elapsed() < Duration::from_secs(30) {
                continue;
            }
            frames += 1;
            if frames == 60 {
                play::<Songo>(&mut app, cell("S5"));
            }
        }
        assert_eq!(ears.count("turn"), called, "{opponent:?}");
    }
}

/// How many pieces of paper are in view.
fn paper(app: &mut App) -> usize {
    let screen = Rect::new(0.0, 0.0, WINDOW.0 as f32, WINDOW.1 as f32);
    let mut sheets = app.world_mut().query::<(&Name, &Children)>();
    let sheets = sheets.iter(app.world());
    let pieces: Vec<Entity> = sheets
        .filter(|(name, _)| name.as_str() == "confetti")
        .flat_map(|(_, children)| children.iter())
        .collect();
    let is_seen = |piece: &&Entity| {
        let get = |piece| {
            let world = app.world();
            let at = world.get::<UiGlobalTransform>(piece)?.translation;
            let size = world.get::<ComputedNode>(piece)?.size();
            let shown = world.get::<InheritedVisibility>(piece)?.get();
            Some(shown && size.min_element() > 4.0 && screen.contains(at))
        };
        get(**piece).unwrap_or(false)
    };
    pieces.iter().filter(is_seen).count()
}

#[test]
fn paper_falls_for_a_person_who_wins_and_for_nobody_else() {
    for (winner, reduced_motion, falls) in [
        (Player::Human, false, true),
        (Player::Human, true, false),
        (Player::Ai(Level::Easy), false, false),
    ] {
        let mut app = headless_app_with_layout(catalogue(), WINDOW, SHORT_FRAME);
        app.world_mut().resource_mut::<Settings>().reduced_motion = reduced_motion;
        let mut plan = MatchPlan::new("songo", 2, 1);
        // South is about to win.
        plan.setup.position = Some("3 1 1 10 1 3 0/2 3 1 0 1 1 1/8 34".to_string());
        plan.seats[0].player = winner;
        plan.seats[1].player = match winner {
            Player::Human => Player::Ai(Level::Easy),
            _ => Player::Human,
        };
        start(&mut app, plan);
        wait(&mut app, 7);
        play::<Songo>(&mut app, cell("S1"));
        let mut ears = Ears::open(&app);
        let mut frames = 0;
        while screen(&app) != Screen::Results {
            app.update();
            ears.listen(&app);
            frames += 1;
            assert!(frames < 2_000, "no results");
        }
        let fanfare = if winner == Player::Human {
            "win"
        } else {
            "lose"
        };
        let ends = |name: &&str| ["win", "lose", "draw"].contains(name);
        let ends: Vec<&str> = ears.heard.into_iter().filter(ends).collect();
        assert_eq!(ends, [fanfare], "{winner:?}");
        wait(&mut app, 80);
        let seen = paper(&mut app);
        assert_eq!(seen > 20, falls, "{winner:?}: {seen}");
        assert!(falls || seen == 0, "{winner:?}: {seen}");
    }
}

/// Opponents have their reasons, and those are told between the moves, not in their place.
#[test]
fn the_log_tells_the_moves_and_the_reasons() {
    let mut app = app_at(WINDOW, FRAME, Speed::Normal);
    let mut plan = plan::<Songo>(2, 1, 3);
    let south = ("first".to_string(), "south".to_string());
    plan.setup.options.extend([south]);
    let opponent = plan.seats[1].name.clone();
    start(&mut app, plan);
    assert!(settle::<Songo>(&mut app));
    play::<Songo>(&mut app, cell("S3"));
    update_until(&mut app, "an answer", |app| ply::<Songo>(app) >= 2);
    let reasons = &table::<Songo>(&app).reasons;
    assert_eq!(reasons.len(), 1, "the opponent says why");
    let locale = app.world().resource::<Locale>();
    let why: Vec<String> = reasons.values().map(|why| locale.say(why)).collect();
    act(&mut app, Action::Open(Menu::Log));
    wait(&mut app, 10);
    // The lane says the last of it as well.
    let mut texts = app.world_mut().query_filtered::<&Text, Without<LaneLine>>();
    let texts = texts.iter(app.world());
    let said: Vec<&str> = texts.map(|text| text.0.as_str()).collect();
    let sown = |name: &str| {
        let wanted = |text: &&&str| text.starts_with(name) && text.contains("sows the 5 seeds of");
        said.iter().filter(wanted).count()
    };
    let named = said.iter().any(|text| text.ends_with("of their cell 4"));
    assert!(named, "{said:?}");
    assert_eq!(sown(&opponent), 1, "{said:?}");
    let told = said.iter().any(|text| text.contains(&why[0]));
    assert!(told, "{why:?} is not among {said:?}");
}

#[test]
fn without_animation_opponents_are_still_seen_to_think_and_reasons_can_be_read() {
    let mut app = quick_app(WINDOW);
    app.world_mut().resource_mut::<Settings>().explain = true;
    begin::<Songo>(&mut app, 2, 0, 5);
    let mut explained = 0;
    for count in 1..30 {
        update_until(&mut app, "a move", |app| ply::<Songo>(app) >= count);
        let before = app.world().resource::<Time>().elapsed();
        update_until(&mut app, "the next", |app| ply::<Songo>(app) > count);
        let beat = app.world().resource::<Time>().elapsed() - before;
        let has_reason = table::<Songo>(&app).reasons.contains_key(&(count - 1));
        explained += u32::from(has_reason);
        let least = if has_reason {
            motion::EXPLAINED_BEAT
        } else {
            motion::AI_BEAT
        };
        assert!(beat >= least, "{beat:?} after move {count}");
    }
    assert!(explained > 3, "{explained} reasons");
}

/// The number beside each cell, and how many seeds lie still in it.
fn counted_and_lying(app: &mut App) -> Vec<(usize, usize)> {
    let mut nodes = app
        .world_mut()
        .query::<(&Name, &UiGlobalTransform, &ComputedNode, Option<&Children>)>();
    let mut named = |app: &mut App, wanted: &str| -> Vec<(Rect, Vec<Entity>)> {
        nodes
            .iter(app.world())
            .filter(|(name, ..)| name.as_str() == wanted)
            .map(|(_, at, node, children)| {
                let children = children.into_iter().flatten().copied().collect();
                (
                    Rect::from_center_size(at.translation, node.size()),
                    children,
                )
            })
            .collect()
    };
    let cells = named(app, "cell");
    let pills = named(app, "count");
    assert_eq!((cells.len(), pills.len()), (14, 14));
    let frame = *app.world().resource::<Frame>();
    let mut seeds = app
        .world_mut()
        .query_filtered::<(&Transform, &Rest), With<Seed>>();
    let still: Vec<Vec2> = seeds
        .iter(app.world())
        .filter(|(at, rest)| at.translation.distance(rest.0.translation) < 0.5)
        .map(|(at, _)| frame.to_design(at.translation.truncate()) * frame.scale)
        .collect();
    let of = |(cell, _): &(Rect, Vec<Entity>)| {
        let here = |(pill, _): &&(Rect, Vec<Entity>)| cell.inflate(4.0).contains(pill.center());
        let (_, texts) = pills.iter().find(here).expect("every cell has its count");
        let text = texts.iter().find_map(|text| app.world().get::<Text>(*text));
        let counted = text.and_then(|text| text.0.parse().ok());
        let lying = still.iter().filter(|seed| cell.contains(**seed)).count();
        (counted.expect("the count is a number"), lying)
    };
    cells.iter().map(of).collect()
}

/// A seed counts when it lies, not when it leaves the hand.
#[test]
fn seeds_and_their_counts_agree_while_they_fall_and_while_they_are_taken() {
    /// A text is written the frame after what it tells.
    const LATE: usize = 3;
    let mut app = headless_app_with_layout(catalogue(), WINDOW, SHORT_FRAME);
    let mut plan = crate::people(1);
    plan.setup.position = Some("3 4 1 0 2 3 1/2 3 9 0 1 1 7/15 18".to_string());
    start(&mut app, plan);
    wait(&mut app, 120);
    play::<Songo>(&mut app, cell("S2"));
    let mut disagree = [0; 14];
    let mut seen = std::collections::BTreeSet::new();
    for frame in 0..400 {
        app.update();
        for (nth, (counted, lying)) in counted_and_lying(&mut app).into_iter().enumerate() {
            seen.insert((nth, counted));
            disagree[nth] = if counted == lying {
                0
            } else {
                disagree[nth] + 1
            };
            assert!(
                disagree[nth] <= LATE,
                "frame {frame}, cell {nth}: {counted} counted, {lying} lie there"
            );
        }
    }
    // Nine seeds fell and three cells were taken: there was something to count.
    assert!(seen.len() > 14 + 9, "{seen:?}");
}
