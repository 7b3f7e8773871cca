//! Who won, by how much, and again?

use bevy::prelude::*;
use veillee_rules::engine::{Seat, Status};

use crate::action::{Action, Menu, Screen, TableAction};
use crate::locale::{Locale, Words};
use crate::motion::{self, Pace};
use crate::plan::Player;
use crate::play::{Match, Narrator, Phase};
use crate::screens::redraw;
use crate::theme::palette::*;
use crate::theme::widgets::{ButtonLook, Face, button, full_frame, icon, panel, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

/// The end of a match, free of the game it was.
#[derive(Resource, Clone, PartialEq)]
pub struct Results {
    pub headline: Words,
    pub detail: Words,
    /// Name, score, won.
    pub seats: Vec<(String, i32, bool)>,
    pub moves: usize,
    /// Somebody has won whom it may please: a person, or at a table of opponents anybody.
    pub is_a_feast: bool,
}

#[derive(Component)]
struct ResultsRoot;

/// Time to see the last move before the results come.
#[derive(Resource)]
struct UntilResults(Timer);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            wait.run_if(in_state(Phase::GameOver)),
            draw.run_if(redraw(Screen::Results).or_else(retold))
                .run_if(resource_exists::<Results>),
        ),
    )
    .add_systems(OnEnter(Phase::GameOver), start_waiting)
    .add_systems(OnExit(Screen::Results), clear);
}

/// The results of one game.
pub(crate) fn game_plugin<G: Narrator>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Results),
        gather::<G>.run_if(resource_exists::<Match<G>>),
    );
}

fn retold(state: Res<State<Screen>>, locale: Res<Locale>) -> bool {
    *state.get() == Screen::Results && locale.is_changed()
}

/// Writes the results of a game that is over.
fn gather<G: Narrator>(game: Res<Match<G>>, mut commands: Commands) {
    let Status::Over(outcome) = game.state.status() else {
        return;
    };
    let scores = game.state.scores();
    let seats: Vec<(String, i32, bool)> = Seat::all(game.state.players())
        .map(|seat| {
            let score = scores.get(seat.index()).copied().unwrap_or_default();
            (game.seat_name(seat), score, outcome.winners.contains(seat))
        })
        .collect();
    let winners: Vec<&str> = seats
        .iter()
        .filter(|(_, _, won)| *won)
        .map(|(name, _, _)| name.as_str())
        .collect();
    let headline = match winners[..] {
        [winner] => Words::new("results-winner").with("name", winner),
        _ if winners.len() == seats.len() => Words::new("results-draw"),
        _ => Words::new("results-winners").with("names", winners.join(", ")),
    };
    let is_a_feast = winners.len() < seats.len()
        && (game.plan.humans() == 0
            || Seat::all(game.state.players())
                .any(|seat| outcome.winners.contains(seat) && game.player(seat) == Player::Human));
    commands.insert_resource(Results {
        is_a_feast,
        headline,
        detail: G::ending(&game.state),
        seats,
        moves: game.record.moves.len(),
    });
}

fn start_waiting(mut commands: Commands, pace: Res<Pace>) {
    let wait = match pace.factor() {
        Some(factor) => motion::RESULTS_AFTER.div_f32(factor.max(1.0)),
        None => std::time::Duration::ZERO,
    };
    commands.insert_resource(UntilResults(Timer::new(wait, TimerMode::Once)));
}

fn wait(
    mut until: ResMut<UntilResults>,
    time: Res<Time>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let undisturbed = *menu.get() == Menu::None;
    if undisturbed && until.0.tick(time.delta()).just_finished() {
        next.set(Screen::Results);
    }
}

fn clear(roots: Query<Entity, With<ResultsRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    results: Res<Results>,
    frame: Res<Frame>,
    old: Query<Entity, With<ResultsRoot>>,
    mut commands: Commands,
) {
    for root in &old {
        commands.entity(root).despawn();
    }
    // A phone on its side has room for what matters only.
    let short = frame.kind == FrameKind::Short;
    commands
        .spawn((Name::new("results"), ResultsRoot, full_frame()))
        .insert(Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(14.0)),
            ..default()
        })
        // Above the table and its buttons, which can still be seen but no longer be pressed.
        .insert((
            BackgroundColor(NIGHT.with_alpha(0.55)),
            GlobalZIndex(50),
            Pickable::default(),
            crate::theme::focus::FocusLayer(1),
        ))
        .with_children(|root| {
            let card = panel(Node {
                width: px(520.0),
                max_width: percent(100.0),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(22.0), px(if short { 12.0 } else { 20.0 })),
                row_gap: px(if short { 6.0 } else { 12.0 }),
                border_radius: BorderRadius::all(px(24.0)),
                ..default()
            });
            root.spawn(card).with_children(|card| {
                if !short {
                    card.spawn(icon(&art, "trophy", 48.0, GOLD));
                }
                let headline = if short { size::HEADING } else { size::SCORE };
                card.spawn((
                    theme.words(results.headline.clone(), Face::Display, headline, IVORY),
                    TextLayout::justify(Justify::Center),
                ));
                card.spawn((
                    theme.words(results.detail.clone(), Face::Text, size::TEXT, ASH),
                    TextLayout::justify(Justify::Center),
                ));
                for (name, score, won) in &results.seats {
                    seat_row(card, &theme, &art, name, *score, *won);
                }
                let rows = Node {
                    width: percent(100.0),
                    margin: UiRect::top(px(8.0)),
                    column_gap: px(10.0),
                    row_gap: px(10.0),
                    flex_wrap: FlexWrap::Wrap,
                    ..default()
                };
                card.spawn((rows, Pickable::IGNORE)).with_children(|row| {
                    let again = Action::Table(TableAction::Rematch);
                    wide_button(
                        row,
                        &theme,
                        &art,
                        ButtonLook::Primary,
                        "play",
                        "results-rematch",
                        again,
                    );
                    let home = Action::Go(Screen::Title);
                    wide_button(
                        row,
                        &theme,
                        &art,
                        ButtonLook::Secondary,
                        "home",
                        "results-title",
                        home,
                    );
                });
            });
        });
}

fn seat_row(
    card: &mut ChildSpawnerCommands,
    theme: &Theme,
    art: &Art,
    name: &str,
    score: i32,
    won: bool,
) {
    let row = (
        Node {
            width: percent(100.0),
            align_items: AlignItems::Center,
            column_gap: px(12.0),
            padding: UiRect::axes(px(16.0), px(8.0)),
            border_radius: BorderRadius::all(px(14.0)),
            ..default()
        },
        BackgroundColor(WELL.with_alpha(0.6)),
        Pickable::IGNORE,
    );
    card.spawn(row).with_children(|row| {
        let color = if won { GOLD } else { Color::NONE };
        row.spawn(icon(art, "crown", 26.0, color));
        let ink = if won { GOLD_LIGHT } else { IVORY };
        row.spawn(theme.line(Words::plain(name), Face::Bold, size::LABEL, ink));
        row.spawn((
            Node {
                flex_grow: 1.0,
                ..default()
            },
            Pickable::IGNORE,
        ));
        let score = Words::number(score);
        row.spawn(theme.line(score, Face::Display, size::HEADING, GOLD));
    });
}

fn wide_button(
    row: &mut ChildSpawnerCommands,
    theme: &Theme,
    art: &Art,
    look: ButtonLook,
    icon_name: &str,
    key: &'static str,
    action: Action,
) {
    let node = Node {
        flex_grow: 1.0,
        height: px(58.0),
        column_gap: px(10.0),
        padding: UiRect::horizontal(px(18.0)),
        ..default()
    };
    row.spawn(button(look, action, node))
        .with_children(|button| {
            button.spawn(icon(art, icon_name, 24.0, IVORY));
            button.spawn(theme.line(Words::new(key), Face::Bold, size::LABEL, IVORY));
        });
}
