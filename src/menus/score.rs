//! The score sheet between rounds: every round, the totals, and how far it is to the end. The
//! last round is written line by line, then the totals run up; a press shows all of it.

use std::time::Duration;

use bevy::prelude::*;

use crate::action::{Action, Menu};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::motion::{self, Pace};
use crate::play::ScoreSheet;
use crate::theme::FrameKind;
use crate::theme::palette::*;
use crate::theme::press::LetGo;
use crate::theme::widgets::{ButtonLook, Face, size};

/// The rounds that fit; older ones are in the totals.
const MOST_ROUNDS: usize = 8;
const MOST_ROUNDS_SHORT: usize = 3;

#[derive(Resource)]
struct Closes(Timer);

/// For how long the sheet has been written on.
#[derive(Resource, Default)]
struct SheetAge(Duration);

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
        .init_resource::<SheetAge>()
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

fn start_timer(mut written: ResMut<SheetAge>, mut commands: Commands) {
    written.0 = Duration::ZERO;
    commands.insert_resource(Closes(Timer::new(motion::SHEET_STAYS, TimerMode::Once)));
}

fn write(
    // The table's own time stands still while a menu is open.
    time: Res<Time<Real>>,
    pace: Res<Pace>,
    mut presses: MessageReader<LetGo>,
    mut written: ResMut<SheetAge>,
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
    sheet.spawn_with_foot(
        Menu::Score,
        "score-sheet",
        width,
        0.0,
        |pens, list| Writing::new(&score, pens).rounds(list),
        |pens, foot| {
            Writing::new(&score, pens).totals(foot);
            pens.wide_button(
                foot,
                ButtonLook::Primary,
                "play",
                "score-next-round",
                Action::CloseMenu,
            );
        },
    );
}

/// What the sheet is written with.
struct Writing<'a> {
    score: &'a ScoreSheet,
    pens: &'a Pens<'a>,
    /// Many columns on a narrow screen.
    narrow: bool,
}

/// One line of the table.
struct Line {
    label: Words,
    /// How many lines are written before this one.
    step: usize,
    height: f32,
    fill: Color,
}

impl Line {
    fn new(label: Words, step: usize) -> Line {
        Line {
            label,
            step,
            height: 28.0,
            fill: Color::NONE,
        }
    }
}

fn appears(step: usize) -> Appears {
    Appears(motion::SCORE_LINE * step as u32)
}

impl<'a> Writing<'a> {
    fn new(score: &'a ScoreSheet, pens: &'a Pens<'a>) -> Writing<'a> {
        let fit = if score.lines.is_empty() { 3 } else { 2 };
        Writing {
            score,
            pens,
            narrow: pens.frame.is_tall() && score.names.len() > fit,
        }
    }

    /// The last round's lines come first, then the totals, then the details.
    fn totals_step(&self) -> usize {
        2 + self.score.lines.len()
    }

    fn rounds(&self, list: &mut ChildSpawnerCommands) {
        let score = self.score;
        self.line(list, Line::new(Words::plain(""), 0), |column, cell| {
            let name = Words::plain(score.names.get(column).cloned().unwrap_or_default());
            let ahead = score.ahead.get(column) == Some(&true);
            let ink = if ahead { GOLD_LIGHT } else { IVORY };
            let size = if self.narrow { size::LEAST } else { size::TEXT };
            cell.spawn(self.pens.theme.line(name, Face::Bold, size, ink));
        });
        // A phone on its side has room for a few.
        let most = match self.pens.frame.kind {
            FrameKind::Short => MOST_ROUNDS_SHORT,
            _ => MOST_ROUNDS,
        };
        let first = score.rounds.len().saturating_sub(most);
        for (number, round) in score.rounds.iter().enumerate().skip(first) {
            let label = Words::new("score-round").with("round", number + 1);
            let is_last = number + 1 == score.rounds.len();
            let line = Line::new(label, usize::from(is_last));
            self.points(list, line, round, size::TEXT, |_| ASH);
        }
        for (number, (label, points)) in score.lines.iter().enumerate() {
            let line = Line::new(label.clone(), 2 + number);
            self.points(list, line, points, size::LEAST, |points| {
                IVORY.with_alpha(if points == 0 { 0.65 } else { 0.85 })
            });
        }
        if let Some(nearest) = score.totals.iter().max().filter(|_| score.goal > 0) {
            let left = (score.goal - nearest).max(0);
            let key = match score.fewest_win {
                true => "score-left-fewest-win",
                false => "score-left",
            };
            let words = Words::new(key).with("points", left);
            let theme = &self.pens.theme;
            list.spawn((
                appears(self.totals_step()),
                theme.words(words, Face::Text, size::LEAST, ASH),
                TextLayout::justify(Justify::Center),
            ));
        }
        for (number, detail) in score.details.iter().enumerate() {
            let ink = IVORY.with_alpha(0.85);
            let theme = &self.pens.theme;
            list.spawn((
                appears(self.totals_step() + 1 + number),
                theme.words(detail.clone(), Face::Text, size::LEAST, ink),
            ));
        }
    }

    /// The totals run up once everything they are made of is there.
    fn totals(&self, foot: &mut ChildSpawnerCommands) {
        let line = Line {
            height: 44.0,
            fill: WELL.with_alpha(0.7),
            ..Line::new(Words::new("score-total"), 0)
        };
        let after = appears(self.totals_step()).0;
        let last = self.score.rounds.last();
        self.line(foot, line, |column, cell| {
            let to = self.score.totals.get(column).copied().unwrap_or_default();
            let won = last.and_then(|round| round.get(column)).copied();
            let from = to - won.unwrap_or_default();
            let words = Words::number(from);
            let theme = &self.pens.theme;
            cell.spawn((
                RunsUp { from, to, after },
                theme.line(words, Face::Display, size::HEADING, GOLD),
            ));
        });
    }

    fn points(
        &self,
        list: &mut ChildSpawnerCommands,
        line: Line,
        points: &[i32],
        size: f32,
        ink: impl Fn(i32) -> Color,
    ) {
        self.line(list, line, |column, cell| {
            let points = points.get(column).copied().unwrap_or_default();
            let words = Words::signed(points);
            let theme = &self.pens.theme;
            cell.spawn(theme.line(words, Face::Text, size, ink(points)));
        });
    }

    fn line(
        &self,
        list: &mut ChildSpawnerCommands,
        line: Line,
        cell: impl Fn(usize, &mut ChildSpawnerCommands),
    ) {
        let label_width = match (self.score.lines.is_empty(), self.narrow) {
            (true, true) => 70.0,
            (true, false) => 110.0,
            // What points are made of takes more words.
            (false, true) => 118.0,
            (false, false) => 150.0,
        };
        let node = Node {
            align_items: AlignItems::Center,
            min_height: px(line.height),
            padding: UiRect::horizontal(px(8.0)),
            border_radius: BorderRadius::all(px(10.0)),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((
            appears(line.step),
            node,
            BackgroundColor(line.fill),
            Pickable::IGNORE,
        ))
        .with_children(|row| {
            let first = Node {
                width: px(label_width),
                flex_shrink: 0.0,
                ..default()
            };
            let label = self
                .pens
                .theme
                .line(line.label, Face::Text, size::TEXT, ASH);
            row.spawn((first, Pickable::IGNORE)).with_child(label);
            for column in 0..self.score.names.len().max(1) {
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
