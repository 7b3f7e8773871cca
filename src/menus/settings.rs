//! Settings: every change holds at once.

use bevy::prelude::*;

use crate::action::{Action, Menu, OutsideAction, SettingsAction};
use crate::catalogue::Catalogue;
use crate::locale::{Language, Words};
use crate::menus::{Pens, Sheet, redraw};
use crate::motion::Speed;
use crate::platform;
use crate::settings::{Settings, SystemLanguage};
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
    scrolled: Query<&ScrollPosition, With<crate::theme::scroll::Scrolls>>,
) {
    let scrolled = scrolled
        .iter()
        .map(|position| position.y)
        .fold(0.0, f32::max);
    sheet.spawn(Menu::Settings, "settings", 620.0, scrolled, |pens, list| {
        let language = settings.language.unwrap_or(system.0);
        pens.group(list, "settings-the-game", |list| {
            pens.setting(
                list,
                "settings-language",
                Language::ALL.map(|value| {
                    let words = Words::new(format!("settings-language-{}", value.code()));
                    (words, value == language, SettingsAction::Language(value))
                }),
            );
            pens.setting(
                list,
                "settings-speed",
                Speed::ALL.map(|value| {
                    let words = match value.factor() {
                        None => Words::new("settings-speed-off"),
                        Some(times) => Words::new("settings-speed-times").with("times", times),
                    };
                    (words, value == settings.speed, SettingsAction::Speed(value))
                }),
            );
            let explain = settings.explain;
            pens.toggle(list, "settings-explain", explain, SettingsAction::Explain);
        });
        pens.group(list, "settings-sound", |list| {
            let (music, effects) = (settings.music, settings.effects);
            pens.volume(list, "settings-music", music, SettingsAction::Music);
            pens.volume(list, "settings-effects", effects, SettingsAction::Effects);
            pens.toggle(list, "settings-mute", settings.muted, SettingsAction::Mute);
            // Only phones shake, and phones play in a page.
            if platform::CAN_EXPORT {
                let shakes = settings.vibration;
                let action = SettingsAction::Vibration;
                pens.toggle(list, "settings-vibration", shakes, action);
            }
        });
        pens.group(list, "settings-picture", |list| {
            let (reduced, afar) = (settings.reduced_motion, settings.from_afar);
            let action = SettingsAction::ReducedMotion;
            pens.toggle(list, "settings-reduced-motion", reduced, action);
            pens.toggle(list, "settings-from-afar", afar, SettingsAction::FromAfar);
            for switch in games.iter().flat_map(|game| game.switches) {
                let action = |on| SettingsAction::Switch(*switch, on);
                pens.toggle(list, switch.words, settings.is_on(switch), action);
            }
        });
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
    });
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
