//! The score sheet between rounds: a sheet of paper with everybody's face, every round and the
//! totals. The last round is written line by line, then the totals
//! run up; a press shows all of it. A round that is pressed tells what its points are made of.

mod columns;
pub mod lines;
mod paper;
mod shape;

use bevy::prelude::*;

use crate::action::{Action, Menu};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::motion::{self, Pace};
use crate::play::ScoreSheet;
use crate::table::hud::Hud;
use crate::theme::palette::*;
use crate::theme::unfold::{Unfold, Unfolding};
use crate::theme::widgets::{ButtonLook, Face, button, icon, size};
use crate::theme::{Frame, FrameKind};
use paper::Writing;

#[derive(Resource)]
struct Closes(Timer);

/// The round that tells what its points are made of.
#[derive(Resource, Default, PartialEq)]
struct OpenRound(Option<usize>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoreSheet>()
        .init_resource::<OpenRound>()
        .add_systems(
            Update,
            (
                open.run_if(on_message::<Action>),
                draw.run_if(redraw(Menu::Score).or_else(other_round)),
                close_by_itself,
            )
                .chain()
                .before(Unfold)
                .run_if(in_state(Menu::Score)),
        )
        .add_systems(OnEnter(Menu::Score), begin);
}

fn other_round(open: Res<OpenRound>) -> bool {
    open.is_changed()
}

fn begin(
    score: Res<ScoreSheet>,
    mut open: ResMut<OpenRound>,
    mut unfolding: ResMut<Unfolding>,
    mut commands: Commands,
) {
    unfolding.begin();
    open.0 = score.rounds.len().checked_sub(1);
    commands.insert_resource(Closes(Timer::new(motion::SHEET_STAYS, TimerMode::Once)));
}

/// Another press closes it again.
fn open(mut actions: MessageReader<Action>, mut open: ResMut<OpenRound>) {
    for action in actions.read() {
        if let Action::OpenRound(round) = action {
            open.0 = Some(*round).filter(|round| open.0 != Some(*round));
        }
    }
}

fn close_by_itself(
    sheet: Res<ScoreSheet>,
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    mut closes: ResMut<Closes>,
    mut actions: MessageWriter<Action>,
) {
    let factor = pace.factor().unwrap_or(motion::AT_ONCE);
    if sheet.closes_itself && closes.0.tick(time.delta().mul_f32(factor)).just_finished() {
        actions.write(Action::CloseMenu);
    }
}

fn draw(
    mut sheet: Sheet,
    score: Res<ScoreSheet>,
    open: Res<OpenRound>,
    hud: Res<Hud>,
    frame: Res<Frame>,
) {
    let columns = score.sides.len().max(1);
    let width = match frame.kind {
        FrameKind::Short => 800.0f32.min(frame.size.x - 24.0),
        FrameKind::Tall => frame.size.x - 24.0,
        FrameKind::Wide => (210.0 + 124.0 * columns as f32).clamp(480.0, 1000.0),
    };
    let next = if score.is_last {
        ("trophy", "score-results")
    } else {
        ("play", "score-next-round")
    };
    sheet.spawn_plate(
        Menu::Score,
        "score-sheet",
        width,
        |pens, bar| {
            // A phone on its side has no room for it below.
            if pens.frame.kind == FrameKind::Short {
                standing(pens, bar, &score);
                let node = Node {
                    height: px(48.0),
                    column_gap: px(10.0),
                    padding: UiRect::horizontal(px(16.0)),
                    flex_shrink: 0.0,
                    ..default()
                };
                bar.spawn(button(ButtonLook::Primary, Action::CloseMenu, node))
                    .with_children(|button| {
                        button.spawn(icon(pens.art, next.0, 22.0, IVORY));
                        let words = Words::new(next.1);
                        button.spawn(pens.theme.line(words, Face::Bold, size::TEXT, IVORY));
                    });
            }
        },
        |pens, plate| {
            Writing::new(&score, &hud, pens, open.0, width).paper(plate);
            if pens.frame.kind != FrameKind::Short {
                standing(pens, plate, &score);
                let look = ButtonLook::Primary;
                pens.wide_button(plate, look, next.0, next.1, Action::CloseMenu);
            }
        },
    );
}

/// Who leads, which way points count, and how far it is to the end.
fn standing(pens: &Pens, parent: &mut ChildSpawnerCommands, score: &ScoreSheet) {
    let short = pens.frame.kind == FrameKind::Short;
    let letters = if short { size::LEAST } else { size::TEXT };
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        flex_grow: 1.0,
        flex_basis: if short { px(0.0) } else { Val::Auto },
        padding: UiRect::horizontal(px(12.0)),
        ..default()
    };
    parent
        .spawn((column, Pickable::IGNORE))
        .with_children(|column| {
            let aims = score.left().into_iter().chain([score.way()]);
            // On a phone there is no room for both in one line.
            let aims: Vec<Words> = match pens.frame.kind {
                FrameKind::Tall | FrameKind::Short => aims.collect(),
                FrameKind::Wide => Words::dotted(aims).into_iter().collect(),
            };
            let leads = score.leads().into_iter();
            let leads = leads.map(|words| (words, Face::Bold, GOLD_LIGHT));
            let aims = aims.into_iter().map(|words| (words, Face::Text, ASH_LIT));
            for (words, face, ink) in leads.chain(aims) {
                column.spawn((
                    pens.theme.words(words, face, letters, ink),
                    TextLayout::justify(Justify::Center),
                ));
            }
        });
}
