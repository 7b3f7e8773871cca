//! How a review looks: who stood better as a graph, and below or beside it the moments that decided
//! the game. A press on either shows that moment on the table.

use bevy::prelude::*;

use super::curve::{Drawing, number, tap};
use super::sheet::{Moment, Progress, ReviewSheet, SideCourse};
use crate::action::{Action, Menu, ReviewAction};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, TARGET, button, icon, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// What the graph is in, drawn anew whenever there is more to draw.
#[derive(Component)]
struct Holder;

/// How far the review has come, in words and as a bar.
#[derive(Component)]
struct HeadLine;
#[derive(Component)]
struct Bar;

/// What is drawn beside the graph depends on this.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    progress: Progress,
    moves: usize,
    shown: Option<usize>,
}

impl Drawn {
    fn of(sheet: &ReviewSheet) -> Drawn {
        Drawn {
            progress: sheet.progress,
            moves: sheet.moves,
            shown: sheet.shown,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            draw.run_if(redraw(Menu::Review).or_else(is_other)),
            (grow, tap).run_if(in_state(Menu::Review)),
        )
            .chain(),
    );
}

/// Has something changed that needs other buttons?
fn is_other(
    menu: Res<State<Menu>>,
    sheet: Res<ReviewSheet>,
    mut drawn: Local<Option<Drawn>>,
) -> bool {
    let now = (*menu.get() == Menu::Review).then(|| Drawn::of(&sheet));
    let other = now.is_some() && *drawn != now;
    *drawn = now;
    other
}

/// On which the moments are listed.
const LIST: f32 = 372.0;

fn draw(
    mut sheet: Sheet,
    review: Res<ReviewSheet>,
    mut images: ResMut<Assets<Image>>,
    frame: Res<Frame>,
) {
    let width = match frame.kind {
        FrameKind::Wide => 1060.0,
        FrameKind::Short => 832.0,
        FrameKind::Tall => 560.0,
    };
    let tall = frame.is_tall();
    let short = frame.kind == FrameKind::Short;
    let beside = |pens: &Pens, bar: &mut ChildSpawnerCommands| {
        if short {
            let holder = Node {
                flex_grow: 1.0,
                flex_basis: px(0.0),
                margin: UiRect::horizontal(px(14.0)),
                ..default()
            };
            bar.spawn((holder, Pickable::IGNORE))
                .with_children(|holder| pens.progress(holder, &review));
        }
        if !tall {
            pens.close(bar);
        }
    };
    sheet.spawn_plate(Menu::Review, "review", width, beside, |pens, plate| {
        if tall {
            pens.list(plate, 0.0, |list| {
                pens.progress(list, &review);
                pens.graph(list, &review, &mut images);
                pens.moments(list, &review);
            });
            let (look, leave) = leaves(&review);
            let holder = Node {
                padding: UiRect::new(px(6.0), px(8.0), px(0.0), px(0.0)),
                flex_shrink: 0.0,
                ..default()
            };
            plate
                .spawn((holder, Pickable::IGNORE))
                .with_children(|holder| {
                    pens.wide_button(holder, look, leave.0, leave.1, Action::CloseMenu);
                });
            return;
        }
        let row = Node {
            column_gap: px(14.0),
            min_height: px(0.0),
            ..default()
        };
        plate.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(8.0),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn((column, Pickable::IGNORE))
                .with_children(|column| {
                    if !short {
                        pens.progress(column, &review);
                    }
                    pens.graph(column, &review, &mut images);
                });
            let column = Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(if short { 0.0 } else { LIST }),
                min_height: px(0.0),
                ..default()
            };
            row.spawn((column, Pickable::IGNORE))
                .with_children(|column| match review.moments.len() {
                    0 => pens.moments(column, &review),
                    _ => pens.list(column, 0.0, |list| pens.moments(list, &review)),
                });
        });
    });
}

/// What closing leads to.
fn leaves(review: &ReviewSheet) -> (ButtonLook, (&'static str, &'static str)) {
    let back = match review.shown {
        None => ("trophy", "review-to-results"),
        Some(_) => ("eye", "review-to-table"),
    };
    (ButtonLook::Secondary, back)
}

impl Pens<'_> {
    /// How far it has come, and a button to stop it or to go on; in the end what came of it.
    fn progress(&self, list: &mut ChildSpawnerCommands, review: &ReviewSheet) {
        let done = review.progress == Progress::Done;
        let row = Node {
            min_height: px(if done { 26.0 } else { TARGET }),
            align_items: AlignItems::Center,
            column_gap: px(10.0),
            flex_shrink: 0.0,
            width: percent(100.0),
            ..default()
        };
        list.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(5.0),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            row.spawn((column, Pickable::IGNORE))
                .with_children(|column| {
                    let ink = if done { GOLD_LIGHT } else { IVORY };
                    let line = review.headline();
                    column.spawn((
                        HeadLine,
                        self.theme.words(line, Face::Bold, size::TEXT, ink),
                    ));
                    if !done {
                        groove(column, review);
                    }
                });
            let (key, action) = match review.progress {
                Progress::Working => ("review-stop", ReviewAction::Stop),
                Progress::Stopped => ("review-go-on", ReviewAction::GoOn),
                Progress::Done => return,
            };
            let node = Node {
                column_gap: px(8.0),
                padding: UiRect::horizontal(px(14.0)),
                flex_shrink: 0.0,
                ..default()
            };
            row.spawn(button(ButtonLook::Secondary, Action::Review(action), node))
                .with_children(|button| {
                    let words = Words::new(key);
                    button.spawn(self.theme.line(words, Face::Bold, size::TEXT, IVORY));
                });
        });
    }

    /// The graph in its holder.
    fn graph(
        &self,
        list: &mut ChildSpawnerCommands,
        review: &ReviewSheet,
        images: &mut Assets<Image>,
    ) {
        let holder = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(4.0),
            flex_shrink: 0.0,
            padding: UiRect::axes(px(0.0), px(8.0)),
            border: UiRect::all(px(1.0)),
            border_radius: BorderRadius::all(px(16.0)),
            ..default()
        };
        let ground = (
            BackgroundColor(WELL.with_alpha(0.5)),
            BorderColor::all(LAMP.with_alpha(0.14)),
            Pickable::IGNORE,
        );
        list.spawn((Holder, holder, ground))
            .with_children(|holder| {
                Drawing::new(self.theme, self.art, &self.frame, review).all(holder, images);
            });
    }

    /// The moments that decided it, each a way to the table as it was.
    fn moments(&self, list: &mut ChildSpawnerCommands, review: &ReviewSheet) {
        let (heading, ink) = match (review.progress, review.moments.len()) {
            (Progress::Working, _) => (Words::new("review-moments-later"), ASH_LIT),
            (_, 0) => (Words::new("review-no-moments"), IVORY),
            (_, count) => (
                Words::new("review-moments").with("count", count),
                GOLD_LIGHT,
            ),
        };
        list.spawn(self.theme.words(heading, Face::Bold, size::TEXT, ink));
        for (nth, moment) in review.moments.iter().enumerate() {
            let side = review.sides.get(moment.side);
            self.decisive(list, nth, moment, side, review.shown == Some(moment.at));
        }
    }

    fn decisive(
        &self,
        list: &mut ChildSpawnerCommands,
        nth: usize,
        moment: &Moment,
        side: Option<&SideCourse>,
        shown: bool,
    ) {
        self.moment(list, moment.at, shown, |row| {
            let ink = side.map_or(IVORY, |side| side.ink);
            number(row, self.theme, nth, ink, None);
            let lines = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(2.0),
                flex_grow: 1.0,
                flex_basis: px(0.0),
                ..default()
            };
            row.spawn((lines, Pickable::IGNORE)).with_children(|lines| {
                let mut line = |words: Words, face: Face, ink: Color| {
                    lines.spawn(self.theme.words(words, face, size::LEAST, ink));
                };
                line(moment.heading(), Face::Bold, IVORY);
                line(moment.played.clone(), Face::Text, ASH_LIT);
                line(moment.better.clone(), Face::Bold, GOLD_LIGHT);
            });
            row.spawn(icon(self.art, "chevron-right", 18.0, LAMP));
        });
    }
}

/// A groove that fills as the review goes on.
fn groove(column: &mut ChildSpawnerCommands, review: &ReviewSheet) {
    let whole = Node {
        width: percent(100.0),
        height: px(6.0),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    let bar = Node {
        width: percent(done(review)),
        height: percent(100.0),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    column
        .spawn((whole, BackgroundColor(WELL), Pickable::IGNORE))
        .with_child((Bar, bar, BackgroundColor(GOLD), Pickable::IGNORE));
}

/// How much of it is done, in parts of a hundred.
fn done(review: &ReviewSheet) -> f32 {
    100.0 * review.judged as f32 / review.all.max(1) as f32
}

/// How often what is drawn grows.
const OFTEN: f32 = 0.25;

/// While moves are judged the graph grows, and nothing else is drawn anew: somebody may be pressing
/// a button.
fn grow(
    review: Res<ReviewSheet>,
    (theme, art, frame): (Res<Theme>, Res<Art>, Res<Frame>),
    time: Res<Time<Real>>,
    mut images: ResMut<Assets<Image>>,
    holders: Query<Entity, With<Holder>>,
    mut lines: Query<&mut Words, With<HeadLine>>,
    mut bars: Query<&mut Node, With<Bar>>,
    mut commands: Commands,
    mut drawn: Local<(usize, f32)>,
) {
    let waited = drawn.1 + time.delta_secs();
    drawn.1 = waited;
    if drawn.0 == review.judged || waited < OFTEN {
        return;
    }
    *drawn = (review.judged, 0.0);
    for mut line in &mut lines {
        line.set_if_neq(review.headline());
    }
    for mut bar in &mut bars {
        bar.width = percent(done(&review));
    }
    for holder in &holders {
        commands.entity(holder).despawn_related::<Children>();
        commands.entity(holder).with_children(|holder| {
            Drawing::new(&theme, &art, &frame, &review).all(holder, &mut images);
        });
    }
}
