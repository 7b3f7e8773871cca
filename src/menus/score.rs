//! The score sheet between rounds: every round, the totals, and how far it is to the end. The
//! last round is written line by line, then the totals run up; a press shows all of it.

use std::cell::Cell;
use std::time::Duration;

use bevy::prelude::*;

use super::{Menu, Pens, Sheet, redraw};
use crate::locale::Words;
use crate::table::director::Pace;
use crate::theme::palette::*;
use crate::theme::press::LetGo;
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

/// For how long the sheet has been written on.
#[derive(Resource, Default)]
struct Written(Duration);

/// Written at this time.
#[derive(Component)]
struct Appears(Duration);

/// A total that runs up.
#[derive(Component)]
struct RunsUp {
    from: i32,
    to: i32,
    after: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoreSheet>()
        .init_resource::<Written>()
        .add_systems(
            Update,
            (
                draw.run_if(redraw(Menu::Score)),
                (write, close_by_itself).run_if(in_state(Menu::Score)),
            )
                .chain(),
        )
        .add_systems(OnEnter(Menu::Score), start_timer);
}

fn start_timer(mut written: ResMut<Written>, mut commands: Commands) {
    written.0 = Duration::ZERO;
    commands.insert_resource(Closes(Timer::new(motion::SHEET_STAYS, TimerMode::Once)));
}

fn write(
    // The table's own time stands still while a menu is open.
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    mut presses: MessageReader<LetGo>,
    mut written: ResMut<Written>,
    mut lines: Query<(&Appears, &mut Visibility)>,
    mut totals: Query<(&RunsUp, &mut Words)>,
) {
    let at_once = pace.reduced || presses.read().count() > 0;
    written.0 = match pace.factor() {
        Some(factor) if !at_once => written.0.saturating_add(time.delta().mul_f32(factor)),
        _ => Duration::MAX,
    };
    for (appears, mut visibility) in &mut lines {
        visibility.set_if_neq(if written.0 >= appears.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (total, mut words) in &mut totals {
        let age = written.0.saturating_sub(total.after);
        let share = motion::ease_out(motion::share(age, motion::TOTAL_RUNS));
        let way = (total.to - total.from) as f32 * share;
        words.set_if_neq(Words::number(total.from + way.round() as i32));
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
        let row = Row {
            pens,
            label,
            step: Cell::new(0),
        };
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
            if number + 1 == score.rounds.len() {
                row.next();
            }
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
            row.next();
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
        row.spawn_totals(list, &score, columns);
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
                row.next();
                list.spawn((
                    row.appears(),
                    pens.theme.words(
                        detail.clone(),
                        Face::Text,
                        size::LEAST,
                        IVORY.with_alpha(0.85),
                    ),
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
    /// How many lines have to be written before.
    step: Cell<u32>,
}

impl Row<'_> {
    fn next(&self) {
        self.step.set(self.step.get() + 1);
    }

    fn appears(&self) -> Appears {
        Appears(motion::SCORE_LINE * self.step.get())
    }

    /// The totals run up once everything they are made of is there.
    fn spawn_totals(&self, list: &mut ChildSpawnerCommands, score: &ScoreSheet, columns: usize) {
        self.next();
        let last = score.rounds.last();
        let after = self.appears().0;
        self.spawn_with(
            list,
            Words::new("score-total"),
            |column, cell| {
                let to = score.totals.get(column).copied().unwrap_or_default();
                let won = last.and_then(|round| round.get(column)).copied();
                let from = to - won.unwrap_or_default();
                let theme = &self.pens.theme;
                cell.spawn((
                    RunsUp { from, to, after },
                    theme.line(Words::number(from), Face::Display, size::HEADING, GOLD),
                ));
            },
            columns,
            true,
        );
    }

    fn spawn(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        cell: impl Fn(usize) -> (Words, Face, f32, Color),
        columns: usize,
        strong: bool,
    ) {
        let write = |column: usize, node: &mut ChildSpawnerCommands| {
            let (words, face, size, color) = cell(column);
            node.spawn(self.pens.theme.line(words, face, size, color));
        };
        self.spawn_with(list, label, write, columns, strong);
    }

    fn spawn_with(
        &self,
        list: &mut ChildSpawnerCommands,
        label: Words,
        cell: impl Fn(usize, &mut ChildSpawnerCommands),
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
        // What was there before is there at once, and the totals wait in their place.
        let appears = if strong {
            Appears(Duration::ZERO)
        } else {
            self.appears()
        };
        list.spawn((appears, node, BackgroundColor(fill), Pickable::IGNORE))
            .with_children(|row| {
                let first = Node {
                    width: px(self.label),
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((first, Pickable::IGNORE))
                    .with_child(pens.theme.line(label, Face::Text, size::TEXT, ASH));
                for column in 0..columns {
                    let node = Node {
                        flex_grow: 1.0,
                        flex_basis: px(0.0),
                        justify_content: JustifyContent::Center,
                        overflow: Overflow::clip_x(),
                        ..default()
                    };
                    row.spawn((node, Pickable::IGNORE))
                        .with_children(|node| cell(column, node));
                }
            });
    }
}
