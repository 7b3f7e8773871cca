//! The score sheet between rounds: every round, the totals, and how far it is to the end.

use bevy::prelude::*;

use super::{Menu, Pens, Sheet, redraw};
use crate::locale::Words;
use crate::table::director::Pace;
use crate::theme::palette::*;
use crate::theme::widgets::{Action, ButtonLook, Face, size};
use crate::theme::{FrameKind, motion};

/// What the sheet shows, free of the game it is about.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ScoreSheet {
    /// Players, or teams.
    pub names: Vec<String>,
    /// A row for each round, a column for each name.
    pub rounds: Vec<Vec<i32>>,
    pub totals: Vec<i32>,
    /// Who is ahead.
    pub ahead: Vec<bool>,
    /// The points that end the game.
    pub goal: i32,
    /// What the last round's points are made of, a column for each name.
    pub lines: Vec<(Words, Vec<i32>)>,
    /// The last round, line by line.
    pub details: Vec<Words>,
    /// Nobody is there to close it.
    pub closes_itself: bool,
}

/// The rounds that fit; older ones are summed up.
const MOST_ROUNDS: usize = 8;

#[derive(Resource)]
struct Closes(Timer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoreSheet>()
        .add_systems(
            Update,
            (
                draw.run_if(redraw(Menu::Score)),
                close_by_itself.run_if(in_state(Menu::Score)),
            ),
        )
        .add_systems(OnEnter(Menu::Score), start_timer);
}

fn start_timer(mut commands: Commands) {
    commands.insert_resource(Closes(Timer::new(motion::SHEET_STAYS, TimerMode::Once)));
}

fn close_by_itself(
    sheet: Res<ScoreSheet>,
    // The table's own time stands still while a menu is open.
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

fn draw(mut sheet: Sheet, score: Res<ScoreSheet>) {
    let columns = score.names.len().max(1);
    let width = (150.0 + 110.0 * columns as f32).clamp(420.0, 820.0);
    sheet.spawn(Menu::Score, "score-sheet", width, 0.0, |pens, list| {
        let narrow = pens.frame.is_tall() && columns > 3;
        let label = match (score.lines.is_empty(), narrow) {
            (true, true) => 70.0,
            (true, false) => 110.0,
            // What points are made of takes more words.
            (false, true) => 118.0,
            (false, false) => 150.0,
        };
        let row = Row { pens, label };
        row.spawn(
            list,
            Words::plain(""),
            |column| {
                (
                    Words::plain(score.names[column].clone()),
                    Face::Bold,
                    if narrow { size::LEAST } else { size::TEXT },
                    if score.ahead.get(column) == Some(&true) {
                        GOLD_LIGHT
                    } else {
                        IVORY
                    },
                )
            },
            columns,
            false,
        );
        let first = score.rounds.len().saturating_sub(MOST_ROUNDS);
        for (number, round) in score.rounds.iter().enumerate().skip(first) {
            let label = Words::new("score-round").with("round", number + 1);
            row.spawn(
                list,
                label,
                |column| {
                    let points = round.get(column).copied().unwrap_or_default();
                    (Words::signed(points), Face::Text, size::TEXT, ASH)
                },
                columns,
                false,
            );
        }
        for (label, points) in &score.lines {
            row.spawn(
                list,
                label.clone(),
                |column| {
                    let points = points.get(column).copied().unwrap_or_default();
                    let ink = IVORY.with_alpha(if points == 0 { 0.35 } else { 0.85 });
                    (Words::signed(points), Face::Text, size::LEAST, ink)
                },
                columns,
                false,
            );
        }
        row.spawn(
            list,
            Words::new("score-total"),
            |column| {
                let total = score.totals.get(column).copied().unwrap_or_default();
                (Words::number(total), Face::Display, size::HEADING, GOLD)
            },
            columns,
            true,
        );
        if let Some(nearest) = score.totals.iter().max().filter(|_| score.goal > 0) {
            let left = (score.goal - nearest).max(0);
            let words = Words::new("score-left").with("points", left);
            list.spawn((
                pens.theme.words(words, Face::Text, size::LEAST, ASH),
                TextLayout::justify(Justify::Center),
            ));
        }
        let details = |list: &mut ChildSpawnerCommands| {
            for detail in &score.details {
                list.spawn(pens.theme.words(
                    detail.clone(),
                    Face::Text,
                    size::LEAST,
                    IVORY.with_alpha(0.85),
                ));
            }
        };
        // On a phone on its side the way on is always in view, and the rest below it.
        let short = pens.frame.kind == FrameKind::Short;
        if !short {
            details(list);
        }
        pens.wide_button(
            list,
            ButtonLook::Primary,
            "play",
            "score-next-round",
            Action::CloseMenu,
        );
        if short {
            details(list);
        }
    });
}

struct Row<'a> {
    pens: &'a Pens<'a>,
    /// How wide the first column is.
    label: f32,
}

impl Row<'_> {
    fn spawn(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        cell: impl Fn(usize) -> (Words, Face, f32, Color),
        columns: usize,
        strong: bool,
    ) {
        let node = Node {
            align_items: AlignItems::Center,
            min_height: px(if strong { 44.0 } else { 28.0 }),
            padding: UiRect::horizontal(px(8.0)),
            border_radius: BorderRadius::all(px(10.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let fill = if strong {
            WELL.with_alpha(0.7)
        } else {
            Color::NONE
        };
        let pens = self.pens;
        list.spawn((node, BackgroundColor(fill), Pickable::IGNORE))
            .with_children(|row| {
                let first = Node {
                    width: px(self.label),
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((first, Pickable::IGNORE))
                    .with_child(pens.theme.line(label, Face::Text, size::TEXT, ASH));
                for column in 0..columns {
                    let (words, face, size, color) = cell(column);
                    let node = Node {
                        flex_grow: 1.0,
                        flex_basis: px(0.0),
                        justify_content: JustifyContent::Center,
                        overflow: Overflow::clip_x(),
                        ..default()
                    };
                    row.spawn((node, Pickable::IGNORE))
                        .with_child(pens.theme.line(words, face, size, color));
                }
            });
    }
}
