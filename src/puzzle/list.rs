//! Every puzzle there is: today's first, then those of one game by what they teach, each with its
//! grade and with whether it has been solved.

use bevy::prelude::*;
use veillee_rules::puzzles::Puzzle;

use super::library::{Library, Which};
use super::progress::{Found, Kept};
use super::theme_words;
use crate::action::{Action, Menu, PuzzleAction, Screen};
use crate::locale::Words;
use crate::menus::{Pens, Sheet, redraw};
use crate::plan::Player;
use crate::platform::Calendar;
use crate::settings::Settings;
use crate::theme::FrameKind;
use crate::theme::focus::FocusFirst;
use crate::theme::palette::*;
use crate::theme::scroll::Scrolls;
use crate::theme::widgets::{ButtonLook, Face, SaidAs, button, icon, size};

/// What the list was last about, and how far it had been moved.
#[derive(Resource, Default)]
struct Showing {
    game: Option<&'static str>,
    scrolled: f32,
    /// Whoever comes from a puzzle comes back to the list.
    comes_back: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Showing>().add_systems(
        Update,
        (
            act.run_if(on_message::<Action>),
            come_back.run_if(in_state(Screen::Title)),
            draw.run_if(redraw(Menu::Puzzles).or_else(changed)),
        )
            .chain(),
    );
}

fn changed(menu: Res<State<Menu>>, showing: Res<Showing>) -> bool {
    *menu.get() == Menu::Puzzles && showing.is_changed()
}

type Lists<'w, 's> = Query<'w, 's, &'static ScrollPosition, With<Scrolls>>;

fn scrolled(lists: &Lists) -> f32 {
    lists.iter().map(|list| list.y).fold(0.0, f32::max)
}

fn act(
    mut actions: MessageReader<Action>,
    menu: Res<State<Menu>>,
    lists: Lists,
    mut showing: ResMut<Showing>,
    mut next: ResMut<NextState<Screen>>,
) {
    for action in actions.read() {
        match action {
            Action::Puzzle(PuzzleAction::Show(game)) => {
                showing.game = Some(*game);
                showing.scrolled = scrolled(&lists);
            }
            Action::Puzzle(PuzzleAction::Solve(game, _)) => {
                showing.game = Some(*game);
                if *menu.get() == Menu::Puzzles {
                    showing.scrolled = scrolled(&lists);
                }
            }
            Action::Puzzle(PuzzleAction::List) => {
                showing.comes_back = true;
                next.set(Screen::Title);
            }
            // By the title's button it begins at its beginning.
            Action::Open(Menu::Puzzles) => {
                let comes_back = std::mem::take(&mut showing.comes_back);
                if !comes_back {
                    showing.scrolled = 0.0;
                }
            }
            _ => {}
        }
    }
}

/// The title closes what was open over the table: only then the list opens.
fn come_back(showing: Res<Showing>, menu: Res<State<Menu>>, mut actions: MessageWriter<Action>) {
    if showing.comes_back && *menu.get() == Menu::None {
        actions.write(Action::Open(Menu::Puzzles));
    }
}

fn draw(
    mut sheet: Sheet,
    library: Res<Library>,
    kept: Res<Kept>,
    showing: Res<Showing>,
    settings: Res<Settings>,
    calendar: Res<Calendar>,
) {
    let games: Vec<&'static str> = library.games().collect();
    let last = games.iter().find(|game| **game == settings.last_game);
    let shown = showing.game.or(last.copied()).or(games.first().copied());
    let Some(shown) = shown else {
        return;
    };
    let puzzles = library.puzzles(shown);
    let of_today = (calendar.0)().and_then(|day| library.of_day(day));
    sheet.spawn(
        Menu::Puzzles,
        "puzzles",
        860.0,
        showing.scrolled,
        |pens, list| {
            if let Some((which, puzzle)) =
                of_today.and_then(|which| Some((which, library.get(which)?)))
            {
                pens.today(list, which, puzzle, kept.of(puzzle));
            }
            let games = games.iter().map(|game| {
                let show = Action::Puzzle(PuzzleAction::Show(game));
                (Words::new(format!("{game}-name")), *game == shown, show)
            });
            // Beside each other where there is room.
            let row = Node {
                flex_direction: match pens.frame.is_tall() {
                    true => FlexDirection::Column,
                    false => FlexDirection::Row,
                },
                column_gap: px(16.0),
                row_gap: px(8.0),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((row, Pickable::IGNORE)).with_children(|row| {
                let holder = Node {
                    flex_shrink: 0.0,
                    ..default()
                };
                row.spawn((holder, Pickable::IGNORE))
                    .with_children(|holder| pens.values(holder, games));
                share_of(pens, row, shown, kept.solved(puzzles), puzzles.len());
            });
            let mut nth = 0;
            for alike in puzzles.chunk_by(|one, next| one.theme == next.theme) {
                pens.theme_of(list, shown, nth, alike, &kept);
                nth += alike.len();
            }
        },
    );
}

/// How hard it is, in a word.
fn grade(puzzle: &Puzzle) -> Words {
    Words::new(format!("{}-short", Player::Ai(puzzle.grade).key()))
}

/// Whether it has been solved, in words.
fn standing(found: Option<Found>) -> Words {
    Words::new(match found {
        None => "puzzle-open",
        Some(Found { helped: true, .. }) => "puzzle-solved-helped",
        Some(Found { helped: false, .. }) => "puzzle-solved",
    })
}

/// How many of a game's have been solved, and what share of all that is.
pub(super) fn share_of(
    pens: &Pens,
    list: &mut ChildSpawnerCommands,
    game: &str,
    solved: usize,
    all: usize,
) {
    let words = Words::new("puzzles-solved")
        .with("game", Words::new(format!("{game}-name")))
        .with("solved", solved)
        .with("all", all);
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        row_gap: px(5.0),
        flex_grow: 1.0,
        flex_shrink: 0.0,
        ..default()
    };
    list.spawn((column, Pickable::IGNORE))
        .with_children(|column| {
            column.spawn(pens.theme.words(words, Face::Text, size::TEXT, IVORY));
            let groove = Node {
                width: percent(100.0),
                height: px(8.0),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let share = 100.0 * solved as f32 / all.max(1) as f32;
            let filled = Node {
                width: percent(share),
                height: px(8.0),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            column
                .spawn((groove, BackgroundColor(WELL), Pickable::IGNORE))
                .with_child((filled, BackgroundColor(GOLD), Pickable::IGNORE));
        });
}

/// How large the picture of a game is on today's puzzle, and on a phone on its side; and a puzzle in
/// the list.
const PICTURE: Vec2 = Vec2::new(96.0, 72.0);
const LOW_PICTURE: Vec2 = Vec2::new(64.0, 48.0);
const CHIP: Vec2 = Vec2::new(72.0, 60.0);

impl Pens<'_> {
    /// Today's: its theme is not said, which would be half of the solution.
    fn today(
        &self,
        list: &mut ChildSpawnerCommands,
        which: Which,
        puzzle: &Puzzle,
        found: Option<Found>,
    ) {
        let look = match found {
            None => ButtonLook::Primary,
            Some(_) => ButtonLook::Secondary,
        };
        let node = Node {
            width: percent(100.0),
            min_height: px(self.picture_of_a_game().y + 16.0),
            justify_content: JustifyContent::FlexStart,
            column_gap: px(14.0),
            padding: UiRect::axes(px(8.0), px(7.0)),
            // Its glow is not cut.
            margin: UiRect::bottom(px(8.0)),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(20.0)),
            ..default()
        };
        let action = Action::Puzzle(PuzzleAction::Solve(which.game, which.nth));
        let name = Words::new(format!("{}-name", which.game));
        list.spawn((button(look, action, node), FocusFirst))
            .with_children(|today| {
                today.spawn(self.cloth_of(which.game));
                let lines = Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    row_gap: px(2.0),
                    ..default()
                };
                today
                    .spawn((lines, Pickable::IGNORE))
                    .with_children(|lines| {
                        let heading = Words::new("puzzle-today");
                        // On an upright phone in one line, too.
                        let letters = match self.frame.is_tall() {
                            true => size::LABEL,
                            false => size::CAPTION,
                        };
                        lines.spawn(self.theme.words(heading, Face::DisplaySoft, letters, IVORY));
                        let what = [name, grade(puzzle)].into_iter();
                        let what = what.chain(found.map(|found| standing(Some(found))));
                        if let Some(what) = Words::dotted(what) {
                            lines.spawn(self.theme.words(what, Face::Bold, size::TEXT, IVORY));
                        }
                    });
                let picture = match found {
                    None => "play",
                    Some(Found { helped: true, .. }) => "hint",
                    Some(Found { helped: false, .. }) => "check",
                };
                today.spawn(icon(self.art, picture, 28.0, IVORY));
            });
    }

    fn picture_of_a_game(&self) -> Vec2 {
        match self.frame.kind {
            FrameKind::Short => LOW_PICTURE,
            FrameKind::Wide | FrameKind::Tall => PICTURE,
        }
    }

    /// The game's cloth and its pieces, where they have been drawn.
    fn cloth_of(&self, game: &str) -> impl Bundle + use<> {
        let picture = format!("setup-header-{game}-landscape");
        let seen = self.picture_of_a_game();
        let drawn = self.art.picture_size(&picture).unwrap_or(seen);
        // Its pieces lie in the middle of it, at its lower edge.
        let height = 0.8 * drawn.y;
        let size = Vec2::new(height * seen.x / seen.y, height);
        let middle = Vec2::new(drawn.x / 2.0, drawn.y - height / 2.0);
        let sharp = self.art.density() as f32;
        let node = Node {
            width: px(seen.x),
            height: px(seen.y),
            border_radius: BorderRadius::all(px(14.0)),
            flex_shrink: 0.0,
            ..default()
        };
        let cloth = ImageNode {
            image: self.art.picture(&picture),
            image_mode: NodeImageMode::Stretch,
            rect: Some(Rect::from_center_size(middle * sharp, size * sharp)),
            ..default()
        };
        (node, cloth, Pickable::IGNORE)
    }

    /// What some of a game's puzzles teach, and each of them; the first has this number.
    fn theme_of(
        &self,
        list: &mut ChildSpawnerCommands,
        game: &'static str,
        first: usize,
        alike: &[Puzzle],
        kept: &Kept,
    ) {
        let head = Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            margin: UiRect::top(px(6.0)),
            column_gap: px(8.0),
            flex_shrink: 0.0,
            ..default()
        };
        list.spawn((head, Pickable::IGNORE)).with_children(|head| {
            let words = theme_words(&alike[0]);
            head.spawn(self.theme.line(words, Face::Bold, size::TEXT, GOLD_LIGHT));
            let share = Words::plain(format!("{}/{}", kept.solved(alike), alike.len()));
            head.spawn(self.theme.line(share, Face::Bold, size::LEAST, ASH_LIT));
        });
        self.card(list, |card| {
            let chips = Node {
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(8.0),
                row_gap: px(8.0),
                padding: UiRect::axes(px(8.0), px(5.0)),
                ..default()
            };
            card.spawn((chips, Pickable::IGNORE))
                .with_children(|chips| {
                    for (nth, puzzle) in alike.iter().enumerate() {
                        let solve = PuzzleAction::Solve(game, first + nth);
                        self.chip(chips, nth + 1, puzzle, kept.of(puzzle), solve);
                    }
                });
        });
    }

    /// Gold with a mark if it was solved alone, with the lamp of a hint if it was not.
    fn chip(
        &self,
        chips: &mut ChildSpawnerCommands,
        number: usize,
        puzzle: &Puzzle,
        found: Option<Found>,
        solve: PuzzleAction,
    ) {
        let (look, mark) = match found {
            None => (ButtonLook::Secondary, None),
            Some(Found { helped: true, .. }) => (ButtonLook::Secondary, Some("hint")),
            Some(Found { helped: false, .. }) => (ButtonLook::Chip { chosen: true }, Some("check")),
        };
        let node = Node {
            width: px(CHIP.x),
            height: px(CHIP.y),
            flex_direction: FlexDirection::Column,
            row_gap: px(1.0),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        };
        let said = Words::list([
            theme_words(puzzle),
            Words::plain(number.to_string()),
            grade(puzzle),
            standing(found),
        ]);
        let whole = button(look, Action::Puzzle(solve), node);
        chips.spawn((whole, SaidAs(said))).with_children(|chip| {
            let row = Node {
                align_items: AlignItems::Center,
                column_gap: px(4.0),
                ..default()
            };
            chip.spawn((row, Pickable::IGNORE)).with_children(|row| {
                let number = Words::plain(number.to_string());
                row.spawn(self.theme.line(number, Face::Bold, size::LABEL, look.ink()));
                if let Some(mark) = mark {
                    let ink = match look {
                        ButtonLook::Secondary => GOLD_LIGHT,
                        _ => look.ink(),
                    };
                    row.spawn(icon(self.art, mark, 18.0, ink));
                }
            });
            // On gold a thin letter is hard to read.
            let (face, ink) = match look {
                ButtonLook::Secondary => (Face::Text, ASH_LIT),
                _ => (Face::Bold, look.ink()),
            };
            chip.spawn(self.theme.line(grade(puzzle), face, size::LEAST, ink));
        });
    }
}
