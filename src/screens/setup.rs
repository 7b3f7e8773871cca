//! Before a game: who sits where, and by which house rules. Built from the description of the
//! ruleset's options; nothing here names a game.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::{Screen, redraw};
use crate::engine::{Config, OptionSpec, Ruleset, Seat, Setup};
use crate::games::{self, GameVisitor};
use crate::locale::{Locale, Words};
use crate::play::plan::LONGEST_NAME;
use crate::play::{MatchPlan, Player, StartMatch};
use crate::settings::Settings;
use crate::theme::palette::*;
use crate::theme::scroll::Scrolls;
use crate::theme::widgets::{Action, ButtonLook, Face, button, full_frame, icon, panel, size};
use crate::theme::{Art, Frame, FrameKind, Theme};

#[derive(Clone, PartialEq, Debug)]
pub enum SetupAction {
    Players(u8),
    Seat(Seat, Player),
    EditName(Seat),
    Option {
        key: &'static str,
        value: &'static str,
    },
    NewSeed,
    Start,
}

/// The match being set up.
#[derive(Resource)]
pub struct Draft {
    pub plan: MatchPlan,
    editing: Option<Seat>,
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            plan: MatchPlan::new("songo", 2, 0),
            editing: None,
        }
    }
}

#[derive(Component)]
struct SetupRoot;

/// Where the list was, for when it is drawn again.
#[derive(Component)]
struct List;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(
            Update,
            (
                open,
                (act, type_name).run_if(in_state(Screen::Setup)),
                draw.run_if(redraw(Screen::Setup).or_else(redrafted)),
            )
                .chain(),
        )
        .add_systems(OnExit(Screen::Setup), clear);
}

fn redrafted(state: Res<State<Screen>>, draft: Res<Draft>, locale: Res<Locale>) -> bool {
    *state.get() == Screen::Setup && (draft.is_changed() || locale.is_changed())
}

fn clear(roots: Query<Entity, With<SetupRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

/// What a game offers with a given set-up.
struct Offer<'a>(&'a Setup);

struct Offered {
    options: Vec<OptionSpec>,
    least: u8,
    most: u8,
}

impl GameVisitor for Offer<'_> {
    type Output = Offered;

    fn visit<G: Ruleset>(self) -> Offered {
        // An option that no longer fits the number of players falls back to its default.
        let mut setup = self.0.clone();
        let config = loop {
            match G::Config::from_setup(&setup) {
                Ok(config) => break Some(config),
                Err(_) if setup.options.is_empty() => break None,
                Err(_) => setup.options.clear(),
            }
        };
        Offered {
            options: config.map(|config| config.options()).unwrap_or_default(),
            least: *G::Config::PLAYERS.start(),
            most: *G::Config::PLAYERS.end(),
        }
    }
}

fn offered(plan: &MatchPlan) -> Option<Offered> {
    games::visit(&plan.game, Offer(&plan.setup))
}

/// A plan for a game with good defaults and the names last used.
pub fn default_plan(game: &str, settings: &Settings) -> MatchPlan {
    let least = games::visit(game, Offer(&Setup::for_players(0))).map_or(2, |offer| offer.least);
    let mut plan = MatchPlan::new(game, least.max(2), crate::platform::random_seed());
    for (seat, name) in plan.seats.iter_mut().zip(&settings.names) {
        seat.name.clone_from(name);
    }
    plan
}

fn open(
    mut actions: MessageReader<Action>,
    mut settings: ResMut<Settings>,
    mut draft: ResMut<Draft>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
) {
    for action in actions.read() {
        match action {
            Action::SetUp(game) => {
                settings.last_game = game.to_string();
                if draft.plan.game != *game || draft.plan.seed == 0 {
                    draft.plan = default_plan(game, &settings);
                }
                draft.plan.seed = crate::platform::random_seed();
                draft.editing = None;
                next.set(Screen::Setup);
            }
            Action::QuickPlay(game) => {
                settings.last_game = game.to_string();
                let mut plan = if draft.plan.game == *game && draft.plan.seed != 0 {
                    draft.plan.clone()
                } else {
                    default_plan(game, &settings)
                };
                plan.seed = crate::platform::random_seed();
                starts.write(StartMatch { plan, record: None });
            }
            _ => {}
        }
    }
}

fn act(
    mut actions: MessageReader<Action>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut starts: MessageWriter<StartMatch>,
) {
    for action in actions.read() {
        let Action::Setup(action) = action else {
            continue;
        };
        if !matches!(action, SetupAction::EditName(_)) {
            draft.editing = None;
        }
        match action {
            SetupAction::Players(count) => {
                let seats = &mut draft.plan.seats;
                seats.truncate(usize::from(*count));
                while seats.len() < usize::from(*count) {
                    seats.push(MatchPlan::seat(seats.len()));
                }
                draft.plan.setup = Setup::for_players(*count);
            }
            SetupAction::Seat(seat, player) => {
                if let Some(seat) = draft.plan.seats.get_mut(seat.index()) {
                    seat.player = *player;
                }
            }
            SetupAction::EditName(seat) => draft.editing = Some(*seat),
            SetupAction::Option { key, value } => {
                let options = &mut draft.plan.setup.options;
                options.insert(key.to_string(), value.to_string());
            }
            SetupAction::NewSeed => draft.plan.seed = crate::platform::random_seed(),
            SetupAction::Start => {
                settings.names = draft.plan.seats.iter().map(|s| s.name.clone()).collect();
                starts.write(StartMatch {
                    plan: draft.plan.clone(),
                    record: None,
                });
            }
        }
    }
}

/// Letters go to the name being edited.
fn type_name(mut keys: MessageReader<KeyboardInput>, mut draft: ResMut<Draft>) {
    let Some(seat) = draft.editing else {
        keys.clear();
        return;
    };
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        let Some(plan) = draft.plan.seats.get(seat.index()) else {
            return;
        };
        let mut name = plan.name.clone();
        match &key.logical_key {
            Key::Character(text) => {
                let room = LONGEST_NAME.saturating_sub(name.chars().count());
                name.extend(text.chars().filter(|c| !c.is_control()).take(room));
            }
            Key::Space if name.chars().count() < LONGEST_NAME => name.push(' '),
            Key::Backspace => {
                name.pop();
            }
            Key::Enter | Key::Escape | Key::Tab => {
                draft.editing = None;
                return;
            }
            _ => continue,
        }
        draft.plan.seats[seat.index()].name = name;
    }
}

struct Draw<'a> {
    theme: &'a Theme,
    art: &'a Art,
    draft: &'a Draft,
    tall: bool,
}

fn draw(
    theme: Res<Theme>,
    art: Res<Art>,
    frame: Res<Frame>,
    draft: Res<Draft>,
    old: Query<Entity, With<SetupRoot>>,
    lists: Query<&ScrollPosition, With<List>>,
    mut commands: Commands,
) {
    let scrolled = lists.iter().next().map_or(0.0, |position| position.y);
    for root in &old {
        commands.entity(root).despawn();
    }
    let Some(offered) = offered(&draft.plan) else {
        return;
    };
    let draw = Draw {
        theme: &theme,
        art: &art,
        draft: &draft,
        tall: frame.is_tall(),
    };
    let width = if draw.tall {
        frame.size.x
    } else {
        frame.size.x.min(1_060.0)
    };
    commands
        .spawn((Name::new("set-up"), SetupRoot, full_frame()))
        .insert(Node {
            position_type: PositionType::Absolute,
            width: percent(100.0),
            height: percent(100.0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        })
        .with_children(|root| {
            draw.header(root, &frame);
            // Below the cloth, where there is room to show it.
            let height = match frame.kind {
                FrameKind::Tall => 208.0,
                FrameKind::Wide => 226.0,
                FrameKind::Short => 72.0,
            };
            draw.heading(root, width, height);
            root.spawn((
                List,
                Scrolls,
                ScrollPosition(Vec2::new(0.0, scrolled)),
                Node {
                    width: px(width),
                    flex_grow: 1.0,
                    flex_basis: px(0.0),
                    flex_direction: if draw.tall {
                        FlexDirection::Column
                    } else {
                        FlexDirection::Row
                    },
                    align_items: if draw.tall {
                        AlignItems::Stretch
                    } else {
                        AlignItems::FlexStart
                    },
                    column_gap: px(20.0),
                    row_gap: px(8.0),
                    padding: UiRect::axes(px(12.0), px(6.0)),
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
            ))
            .with_children(|list| {
                let column = Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(8.0),
                    flex_grow: 1.0,
                    flex_basis: if draw.tall { auto() } else { px(0.0) },
                    flex_shrink: 0.0,
                    ..default()
                };
                list.spawn((column.clone(), Pickable::IGNORE))
                    .with_children(|column| draw.seats(column, &offered));
                list.spawn((column, Pickable::IGNORE))
                    .with_children(|column| draw.house_rules(column, &offered));
            });
            draw.start(root, width);
        });
}

impl Draw<'_> {
    /// The game's cloth hangs over the top edge with its pieces, where it has been drawn.
    fn header(&self, root: &mut ChildSpawnerCommands, frame: &Frame) {
        let orientation = if self.tall { "portrait" } else { "landscape" };
        let name = format!("setup-header-{}-{orientation}", self.draft.plan.game);
        let Some(drawn) = self.art.picture_size(&name) else {
            return;
        };
        // There is no room to spare on a phone on its side.
        if frame.kind == FrameKind::Short {
            return;
        }
        let size = Vec2::new(frame.size.x.max(drawn.x), drawn.y);
        root.spawn((
            Name::new("header"),
            ImageNode {
                image: self.art.picture(&name),
                image_mode: NodeImageMode::Stretch,
                ..default()
            },
            Node {
                position_type: PositionType::Absolute,
                top: px(0.0),
                left: px((frame.size.x - size.x) / 2.0),
                width: px(size.x),
                height: px(size.y),
                ..default()
            },
            Pickable::IGNORE,
        ));
    }

    fn heading(&self, root: &mut ChildSpawnerCommands, width: f32, height: f32) {
        let node = Node {
            width: px(width),
            height: px(height),
            padding: UiRect::axes(px(14.0), px(if self.tall { 46.0 } else { 12.0 })),
            align_items: AlignItems::FlexStart,
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..default()
        };
        root.spawn((node, Pickable::IGNORE)).with_children(|row| {
            let round = |action: Action| {
                let node = Node {
                    border_radius: BorderRadius::MAX,
                    width: px(48.0),
                    height: px(48.0),
                    ..default()
                };
                button(ButtonLook::Round, action, node)
            };
            row.spawn(round(Action::Go(Screen::Title)))
                .with_child(icon(self.art, "back", 24.0, IVORY));
            let name = Words::new(format!("{}-name", self.draft.plan.game));
            row.spawn(
                self.theme
                    .line(name, Face::Display, size::HEADING + 4.0, IVORY),
            );
            row.spawn(round(Action::Open(crate::menus::Menu::Help)))
                .with_child(icon(self.art, "help", 24.0, IVORY));
        });
    }

    fn seats(&self, column: &mut ChildSpawnerCommands, offered: &Offered) {
        if offered.least < offered.most {
            self.player_count(column, offered);
        }
        for (index, plan) in self.draft.plan.seats.iter().enumerate() {
            let seat = Seat(index as u8);
            let editing = self.draft.editing == Some(seat);
            let card = panel(Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::all(px(10.0)),
                row_gap: px(6.0),
                ..default()
            });
            column
                .spawn((card, Pickable::IGNORE))
                .with_children(|card| {
                    let row = Node {
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::SpaceBetween,
                        ..default()
                    };
                    card.spawn((row, Pickable::IGNORE)).with_children(|row| {
                        let edit = Action::Setup(SetupAction::EditName(seat));
                        let node = Node {
                            column_gap: px(10.0),
                            padding: UiRect::axes(px(8.0), px(0.0)),
                            ..default()
                        };
                        row.spawn(button(ButtonLook::Quiet, edit, node))
                            .with_children(|name| {
                                let mark = if index == 0 { "seat-s" } else { "seat-n" };
                                name.spawn((
                                    self.art.image(("songo", mark)),
                                    Node {
                                        width: px(30.0),
                                        height: px(30.0),
                                        ..default()
                                    },
                                    Pickable::IGNORE,
                                ));
                                let shown = if editing {
                                    format!("{}|", plan.name)
                                } else {
                                    plan.name.clone()
                                };
                                let color = if editing { GOLD_LIGHT } else { IVORY };
                                name.spawn(self.theme.line(
                                    Words::plain(shown),
                                    Face::Bold,
                                    size::LABEL,
                                    color,
                                ));
                            });
                        let place = Words::new(format!("{}-seat-{index}", self.draft.plan.game));
                        row.spawn(self.theme.line(place, Face::Text, size::LEAST, ASH));
                    });
                    self.chips(
                        card,
                        Player::ALL.map(|player| {
                            let action = Action::Setup(SetupAction::Seat(seat, player));
                            (
                                Words::new(format!("{}-short", player.key())),
                                player == plan.player,
                                action,
                            )
                        }),
                    );
                });
        }
    }

    fn player_count(&self, column: &mut ChildSpawnerCommands, offered: &Offered) {
        let card = panel(Node {
            padding: UiRect::all(px(10.0)),
            ..default()
        });
        column
            .spawn((card, Pickable::IGNORE))
            .with_children(|card| {
                let chosen = self.draft.plan.setup.players;
                self.chips(
                    card,
                    (offered.least..=offered.most).map(|count| {
                        let action = Action::Setup(SetupAction::Players(count));
                        (Words::plain(count.to_string()), count == chosen, action)
                    }),
                );
            });
    }

    /// A row of values, one of them chosen.
    fn chips(
        &self,
        parent: &mut ChildSpawnerCommands,
        chips: impl IntoIterator<Item = (Words, bool, Action)>,
    ) {
        let well = (
            Node {
                flex_wrap: FlexWrap::Wrap,
                border_radius: BorderRadius::all(px(26.0)),
                padding: UiRect::all(px(2.0)),
                ..default()
            },
            BackgroundColor(WELL.with_alpha(0.75)),
            Pickable::IGNORE,
        );
        parent.spawn(well).with_children(|row| {
            for (words, chosen, action) in chips {
                let look = ButtonLook::Chip { chosen };
                let node = Node {
                    flex_grow: 1.0,
                    padding: UiRect::horizontal(px(if self.tall { 5.0 } else { 10.0 })),
                    border_radius: BorderRadius::all(px(24.0)),
                    ..default()
                };
                row.spawn(button(look, action, node))
                    .with_child(self.theme.line(words, Face::Bold, size::TEXT, look.ink()));
            }
        });
    }

    fn house_rules(&self, column: &mut ChildSpawnerCommands, offered: &Offered) {
        let heading = Words::new("setup-house-rules");
        column.spawn((
            Node {
                padding: UiRect::axes(px(12.0), px(4.0)),
                ..default()
            },
            Pickable::IGNORE,
            children![self.theme.line(heading, Face::Bold, size::TEXT, LAMP)],
        ));
        let card = panel(Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::axes(px(14.0), px(6.0)),
            ..default()
        });
        let game = &self.draft.plan.game;
        column
            .spawn((card, Pickable::IGNORE))
            .with_children(|card| {
                for option in &offered.options {
                    self.row(
                        card,
                        Words::new(format!("{game}-option-{}", option.key)),
                        |row| {
                            self.chips(
                                row,
                                option.choices.iter().map(|value| {
                                    let words = Words::new(format!(
                                        "{game}-option-{}-{}",
                                        option.key,
                                        value.replace('.', "-")
                                    ));
                                    let action = Action::Setup(SetupAction::Option {
                                        key: option.key,
                                        value,
                                    });
                                    (words, *value == option.chosen, action)
                                }),
                            );
                        },
                    );
                }
                self.row(card, Words::new("setup-seed"), |row| {
                    let action = Action::Setup(SetupAction::NewSeed);
                    let node = Node {
                        column_gap: px(8.0),
                        padding: UiRect::horizontal(px(10.0)),
                        ..default()
                    };
                    row.spawn(button(ButtonLook::Quiet, action, node))
                        .with_children(|seed| {
                            let number = Words::plain(self.draft.plan.seed.to_string());
                            seed.spawn(self.theme.line(number, Face::Bold, size::TEXT, GOLD_LIGHT));
                            seed.spawn(icon(self.art, "dice", 22.0, GOLD_LIGHT));
                        });
                });
            });
    }

    fn row(
        &self,
        card: &mut ChildSpawnerCommands,
        label: Words,
        value: impl FnOnce(&mut ChildSpawnerCommands),
    ) {
        let node = Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(10.0),
            row_gap: px(2.0),
            min_height: px(56.0),
            padding: UiRect::vertical(px(3.0)),
            flex_wrap: FlexWrap::Wrap,
            ..default()
        };
        card.spawn((node, Pickable::IGNORE)).with_children(|row| {
            row.spawn(self.theme.words(label, Face::Text, size::TEXT, IVORY));
            value(row);
        });
    }

    fn start(&self, root: &mut ChildSpawnerCommands, width: f32) {
        let holder = Node {
            width: px(width),
            padding: UiRect::new(px(12.0), px(12.0), px(8.0), px(22.0)),
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        root.spawn((holder, Pickable::IGNORE))
            .with_children(|holder| {
                let node = Node {
                    width: if self.tall { percent(100.0) } else { px(380.0) },
                    height: px(60.0),
                    column_gap: px(12.0),
                    ..default()
                };
                let action = Action::Setup(SetupAction::Start);
                holder
                    .spawn(button(ButtonLook::Primary, action, node))
                    .with_children(|button| {
                        button.spawn(icon(self.art, "play", 24.0, IVORY));
                        let words = Words::new("setup-start");
                        button.spawn(self.theme.line(
                            words,
                            Face::DisplaySoft,
                            size::HEADING,
                            IVORY,
                        ));
                    });
            });
    }
}
