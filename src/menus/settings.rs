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
                let words = match value {
                    Speed::Off => Words::new("settings-speed-off"),
                    _ => Words::plain(format!("{}×", value.name())),
                };
                (words, value == settings.speed, SettingsAction::Speed(value))
            }),
        );
        for (key, volume, action) in [
            (
                "settings-music",
                settings.music,
                SettingsAction::Music as fn(u8) -> SettingsAction,
            ),
            (
                "settings-effects",
                settings.effects,
                SettingsAction::Effects,
            ),
        ] {
            // Five steps are enough to choose from and large enough to press.
            pens.setting(
                list,
                key,
                [0u8, 2, 5, 8, 10].map(|step| {
                    let nearest = [0u8, 2, 5, 8, 10]
                        .into_iter()
                        .min_by_key(|step| step.abs_diff(volume));
                    let words = Words::plain(format!("{}", u32::from(step) * 10));
                    (words, nearest == Some(step), action(step))
                }),
            );
        }
        let toggles = [
            (
                "settings-mute",
                settings.muted,
                SettingsAction::Mute as fn(bool) -> SettingsAction,
            ),
            (
                "settings-vibration",
                settings.vibration,
                SettingsAction::Vibration,
            ),
            (
                "settings-reduced-motion",
                settings.reduced_motion,
                SettingsAction::ReducedMotion,
            ),
            (
                "settings-explain",
                settings.explain,
                SettingsAction::Explain,
            ),
            (
                "settings-from-afar",
                settings.from_afar,
                SettingsAction::FromAfar,
            ),
        ];
        for (key, on, action) in toggles {
            // Only phones shake, and phones play in a page.
            if key == "settings-vibration" && !platform::CAN_EXPORT {
                continue;
            }
            pens.switch(list, key, on, action);
        }
        for switch in games.iter().flat_map(|game| game.switches) {
            let action = |on| SettingsAction::Switch(*switch, on);
            pens.switch(list, switch.words, settings.is_on(switch), action);
        }
        for (icon, key, action) in [
            ("download", "settings-export", OutsideAction::Export),
            ("upload", "settings-import", OutsideAction::Import),
        ] {
            if platform::CAN_EXPORT {
                let action = Action::Outside(action);
                pens.wide_button(list, ButtonLook::Secondary, icon, key, action);
            }
        }
    });
}

impl Pens<'_> {
    fn switch(
        &self,
        list: &mut ChildSpawnerCommands,
        key: &'static str,
        on: bool,
        action: impl Fn(bool) -> SettingsAction,
    ) {
        let values = [(false, "settings-no"), (true, "settings-yes")];
        let values = values.map(|(value, key)| (Words::new(key), on == value, action(value)));
        self.setting(list, key, values);
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
