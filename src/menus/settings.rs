//! Settings: every change holds at once.

use bevy::prelude::*;

use crate::action::{Action, Menu, OutsideAction, SettingsAction};
use crate::catalogue::Catalogue;
use crate::locale::{Language, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::motion::Speed;
use crate::platform;
use crate::settings::{Settings, SystemLanguage};
use crate::theme::Frame;
use crate::theme::widgets::ButtonLook;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (act, draw.run_if(redraw(Menu::Settings).or_else(changed))).chain(),
    );
}

fn changed(menu: Res<State<Menu>>, settings: Res<Settings>) -> bool {
    *menu.get() == Menu::Settings && settings.is_changed()
}

fn act(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        let Action::Settings(action) = action else {
            continue;
        };
        match *action {
            SettingsAction::Language(language) => settings.language = Some(language),
            SettingsAction::Speed(speed) => settings.speed = speed,
            SettingsAction::Music(volume) => settings.music = volume,
            SettingsAction::Effects(volume) => settings.effects = volume,
            SettingsAction::Mute(muted) => settings.muted = muted,
            SettingsAction::Vibration(on) => settings.vibration = on,
            SettingsAction::ReducedMotion(reduced) => settings.reduced_motion = reduced,
            SettingsAction::Explain(explain) => settings.explain = explain,
            SettingsAction::FirstMoves(on) => settings.help_with_first_moves(on),
            SettingsAction::FromAfar(afar) => settings.from_afar = afar,
            SettingsAction::Switch(switch, on) => settings.turn(&switch, on),
        }
    }
}

fn draw(
    mut sheet: Sheet,
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    games: Res<Catalogue>,
    frame: Res<Frame>,
    scrolled: Query<&ScrollPosition, With<crate::theme::scroll::Scrolls>>,
) {
    let scrolled = scrolled
        .iter()
        .map(|position| position.y)
        .fold(0.0, f32::max);
    let there = There {
        settings: &settings,
        language: settings.language.unwrap_or(system.0),
        games: &games,
    };
    let wide = frame.is_wide();
    let width = if wide { 940.0 } else { 620.0 };
    sheet.spawn(Menu::Settings, "settings", width, scrolled, |pens, list| {
        // A window has room for two columns, and the table is seen above and below them.
        let half = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0.0),
            row_gap: px(BETWEEN),
            ..default()
        };
        if wide {
            let halves = Node {
                column_gap: px(16.0),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((halves, Pickable::IGNORE))
                .with_children(|halves| {
                    halves
                        .spawn((half.clone(), Pickable::IGNORE))
                        .with_children(|list| {
                            there.the_game(pens, list);
                            there.sound(pens, list);
                        });
                    halves
                        .spawn((half, Pickable::IGNORE))
                        .with_children(|list| {
                            there.picture(pens, list);
                            there.kept(pens, list);
                        });
                });
        } else {
            let whole = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(BETWEEN),
                flex_shrink: 0.0,
                ..default()
            };
            list.spawn((whole, Pickable::IGNORE)).with_children(|list| {
                there.the_game(pens, list);
                there.sound(pens, list);
                there.picture(pens, list);
                there.kept(pens, list);
            });
        }
    });
}

/// From one group of settings to the next.
const BETWEEN: f32 = 12.0;

/// What there is to be set.
struct There<'a> {
    settings: &'a Settings,
    language: Language,
    games: &'a Catalogue,
}

impl There<'_> {
    fn the_game(&self, pens: &Pens, list: &mut ChildSpawnerCommands) {
        let settings = self.settings;
        pens.group(list, "settings-the-game", |list| {
            pens.setting(
                list,
                "settings-language",
                Language::ALL.map(|value| {
                    let words = Words::new(format!("settings-language-{}", value.code()));
                    let chosen = value == self.language;
                    (words, chosen, SettingsAction::Language(value))
                }),
            );
            // Beside four others an upright phone has room for a short word.
            let at_once = if pens.frame.is_tall() {
                "settings-speed-off-short"
            } else {
                "settings-speed-off"
            };
            pens.setting(
                list,
                "settings-speed",
                Speed::ALL.map(|value| {
                    let words = match value.factor() {
                        None => Words::new(at_once),
                        Some(times) => Words::new("settings-speed-times").with("times", times),
                    };
                    (words, value == settings.speed, SettingsAction::Speed(value))
                }),
            );
            let explain = settings.explain;
            pens.toggle(list, "settings-explain", explain, SettingsAction::Explain);
            let helps = settings.first_moves;
            let action = SettingsAction::FirstMoves;
            pens.toggle(list, "settings-first-moves", helps, action);
        });
    }

    fn sound(&self, pens: &Pens, list: &mut ChildSpawnerCommands) {
        let settings = self.settings;
        pens.group(list, "settings-sound", |list| {
            let (music, effects) = (settings.music, settings.effects);
            // A switch says what there is, not what there is not.
            let heard = |on: bool| SettingsAction::Mute(!on);
            pens.toggle(list, "settings-mute", !settings.muted, heard);
            pens.volume(list, "settings-music", music, SettingsAction::Music);
            pens.volume(list, "settings-effects", effects, SettingsAction::Effects);
            // Only phones shake, and phones play in a page.
            if platform::CAN_EXPORT {
                let shakes = settings.vibration;
                let action = SettingsAction::Vibration;
                pens.toggle(list, "settings-vibration", shakes, action);
            }
        });
    }

    fn picture(&self, pens: &Pens, list: &mut ChildSpawnerCommands) {
        let settings = self.settings;
        pens.group(list, "settings-picture", |list| {
            let (reduced, afar) = (settings.reduced_motion, settings.from_afar);
            let action = SettingsAction::ReducedMotion;
            pens.toggle(list, "settings-reduced-motion", reduced, action);
            pens.toggle(list, "settings-from-afar", afar, SettingsAction::FromAfar);
            for switch in self.games.iter().flat_map(|game| game.switches) {
                let action = |on| SettingsAction::Switch(*switch, on);
                pens.toggle(list, switch.words, settings.is_on(switch), action);
            }
        });
    }

    fn kept(&self, pens: &Pens, list: &mut ChildSpawnerCommands) {
        if !platform::CAN_EXPORT {
            return;
        }
        pens.group(list, "settings-kept", |list| {
            let column = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(8.0),
                padding: UiRect::all(px(8.0)),
                ..default()
            };
            list.spawn((column, Pickable::IGNORE))
                .with_children(|list| {
                    for (icon, key, action) in [
                        ("download", "settings-export", OutsideAction::Export),
                        ("upload", "settings-import", OutsideAction::Import),
                    ] {
                        let action = Action::Outside(action);
                        pens.wide_button(list, ButtonLook::Secondary, icon, key, action);
                    }
                });
        });
    }
}

impl Pens<'_> {
    fn toggle(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        on: bool,
        action: impl Fn(bool) -> SettingsAction,
    ) {
        self.switch(list, Words::new(key), on, |on| Action::Settings(action(on)));
    }

    /// Five steps are enough to choose from and large enough to press.
    fn volume(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        volume: u8,
        action: fn(u8) -> SettingsAction,
    ) {
        const STEPS: [u8; 5] = [0, 2, 5, 8, 10];
        let nearest = STEPS.into_iter().min_by_key(|step| step.abs_diff(volume));
        let steps = STEPS.map(|step| (nearest == Some(step), Action::Settings(action(step))));
        self.slider(list, Words::new(key), steps);
    }

    fn setting(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        values: impl IntoIterator<Item = (Words, bool, SettingsAction)>,
    ) {
        let values = values.into_iter();
        let values =
            values.map(|(words, chosen, action)| (words, chosen, Action::Settings(action)));
        self.choice(list, Words::new(key), values);
    }
}
