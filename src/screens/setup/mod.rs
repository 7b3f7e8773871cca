//! Before a game: who sits where, and by which house rules. Built from the description of the
//! ruleset's options; nothing here names a game.

mod draw;
mod name;
mod offer;
pub mod places;
mod rules;
mod seat;

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;
use veillee_rules::engine::{Seat, Setup};

use crate::action::{Action, Menu, Screen, SetupAction};
use crate::catalogue::{Catalogue, Entry};
use crate::locale::Locale;
use crate::menus::letters::{Typed, typed};
use crate::plan::{CurrentGame, CurrentRules, LONGEST_NAME, MatchPlan, StartMatch};
use crate::platform;
use crate::screens::redraw;
use crate::settings::Settings;
use offer::Offers;

/// The match being set up.
#[derive(Resource)]
pub struct Draft {
    pub plan: MatchPlan,
    editing: Option<Seat>,
}

impl Draft {
    /// The name being edited.
    fn edited_name(&mut self) -> Option<&mut String> {
        let seat = self.editing?;
        Some(&mut self.plan.seats.get_mut(seat.index())?.name)
    }

    /// Whose name is being edited, and what it is so far.
    pub fn editing(&self) -> Option<&str> {
        let seat = self.plan.seats.get(self.editing?.index())?;
        Some(&seat.name)
    }
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            plan: MatchPlan::new("", 2, 0),
            editing: None,
        }
    }
}

#[derive(Component)]
struct SetupRoot;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_plugins((name::plugin, offer::plugin, rules::plugin))
        .add_systems(
            Update,
            (
                open,
                (type_name, act, tell_rules)
                    .chain()
                    .run_if(in_state(Screen::Setup)),
                draw::draw.run_if(redraw(Screen::Setup).or_else(redrafted)),
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

/// A plan for a game with good defaults and the names last used.
pub fn default_plan(game: &Entry, settings: &Settings) -> MatchPlan {
    let mut plan = MatchPlan::new(game.id, game.usual_players, platform::random_seed());
    for (seat, name) in plan.seats.iter_mut().zip(&settings.names) {
        seat.name.clone_from(name);
    }
    plan
}

fn open(
    mut actions: MessageReader<Action>,
    catalogue: Res<Catalogue>,
    mut current: ResMut<CurrentGame>,
    mut settings: ResMut<Settings>,
    mut draft: ResMut<Draft>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut offers: Offers,
) {
    for action in actions.read() {
        match action {
            Action::SetUp(game) => {
                settings.last_game = game.to_string();
                current.set_if_neq(CurrentGame(game.to_string()));
                if draft.plan.game != *game || draft.plan.seed == 0 {
                    draft.plan = default_plan(catalogue.get_or_first(game), &settings);
                }
                draft.plan.seed = platform::random_seed();
                draft.editing = None;
                NextState::set_if_neq(&mut next, Screen::Setup);
            }
            Action::QuickPlay(game) => {
                settings.last_game = game.to_string();
                let mut plan = if draft.plan.game == *game && draft.plan.seed != 0 {
                    draft.plan.clone()
                } else {
                    default_plan(catalogue.get_or_first(game), &settings)
                };
                plan.seed = platform::random_seed();
                let start = StartMatch { plan, record: None };
                starts.write_batch(offers.first(start, &catalogue, &mut settings));
            }
            _ => {}
        }
    }
}

fn act(
    mut asked: MessageReader<Action>,
    catalogue: Res<Catalogue>,
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    mut starts: MessageWriter<StartMatch>,
    mut offers: Offers,
) {
    for action in asked.read() {
        let Action::Setup(action) = action else {
            continue;
        };
        match action {
            SetupAction::Players(count) => {
                let seats = &mut draft.plan.seats;
                seats.truncate(usize::from(*count));
                while seats.len() < usize::from(*count) {
                    seats.push(MatchPlan::seat(seats.len()));
                }
                let chosen = std::mem::take(&mut draft.plan.setup.options);
                draft.plan.setup = Setup::for_players(*count);
                if let Some(game) = catalogue.get(&draft.plan.game) {
                    keep_what_fits(game, &mut draft.plan.setup, chosen);
                }
            }
            SetupAction::Seat(seat, player) => {
                if let Some(seat) = draft.plan.seats.get_mut(seat.index()) {
                    seat.player = *player;
                }
            }
            SetupAction::EditName(seat) => {
                draft.editing = Some(*seat);
                offers.menu.set(Menu::Name);
            }
            SetupAction::Letter(letter) => {
                if let Some(name) = draft.edited_name()
                    && name.chars().count() < LONGEST_NAME
                {
                    name.push(*letter);
                }
            }
            SetupAction::Backspace => {
                if let Some(name) = draft.edited_name() {
                    name.pop();
                }
            }
            SetupAction::Option { key, value } => {
                let options = &mut draft.plan.setup.options;
                options.insert(key.to_string(), value.to_string());
            }
            SetupAction::UsualRules => draft.plan.setup.options.clear(),
            SetupAction::NewSeed => draft.plan.seed = platform::random_seed(),
            SetupAction::Start => {
                // Nobody sits at a table without a name.
                for (at, seat) in draft.plan.seats.iter_mut().enumerate() {
                    if seat.name.trim().is_empty() {
                        seat.name = MatchPlan::seat(at).name;
                    }
                }
                settings.names = draft.plan.seats.iter().map(|s| s.name.clone()).collect();
                let start = StartMatch {
                    plan: draft.plan.clone(),
                    record: None,
                };
                starts.write_batch(offers.first(start, &catalogue, &mut settings));
            }
        }
    }
}

/// House rules chosen for another number of players stay chosen where they can be played.
fn keep_what_fits(game: &Entry, setup: &mut Setup, chosen: BTreeMap<String, String>) {
    for (key, value) in chosen {
        let mut changed = setup.clone();
        changed.options.insert(key, value);
        if (game.check)(&changed).is_ok() {
            *setup = changed;
        }
    }
}

/// What is read about the game is read about it as it is set up.
fn tell_rules(draft: Res<Draft>, mut rules: ResMut<CurrentRules>) {
    let told = CurrentRules::new(&draft.plan.game, draft.plan.setup.clone());
    rules.set_if_neq(told);
}

/// Letters typed on a keyboard go to the name being edited, like those of the sheet of letters.
fn type_name(
    mut keys: MessageReader<KeyboardInput>,
    menu: Res<State<Menu>>,
    focus_visible: Res<InputFocusVisible>,
    mut actions: MessageWriter<Action>,
) {
    if *menu.get() != Menu::Name {
        keys.clear();
        return;
    }
    // With the focus on a letter, Enter presses that letter.
    let means = |typed: &Typed| *typed != Typed::Done || !focus_visible.0;
    let typed = typed(&mut keys).into_iter().filter(means);
    actions.write_batch(typed.map(name::action));
}
