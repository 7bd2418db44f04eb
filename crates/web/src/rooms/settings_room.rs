//! Appearance, motion, sound, language, aids and the name.

use leptos::prelude::*;
use lingo::Language;

use crate::attention;
use crate::settings::{Motion, Preferences, Settings, Theme, preferences};
use crate::words::t;

#[component]
pub(crate) fn SettingsRoom() -> impl IntoView {
    let preferences = preferences();
    // The browser asks whether it may, and only those who have just switched it on.
    let notify = Memo::new(move |_| preferences.with(|all| all.notify));
    Effect::new(move |before: Option<bool>| {
        let now = notify.get();
        if before == Some(false) && now {
            leptos::task::spawn_local(async move {
                if !attention::may_notify().await {
                    preferences.update(|all| all.notify = false);
                }
            });
        }
        now
    });
    view! {
        <main class="room" id="main">
            <h1>{t!("settings-title")}</h1>
            <div class="form">
                <fieldset>
                    <legend>{t!("settings-theme")}</legend>
                    <div class="choices">
                        {choice(preferences, "theme", t!("settings-theme-system"), |all| all.theme == Theme::System, |all| all.theme = Theme::System)}
                        {choice(preferences, "theme", t!("settings-theme-light"), |all| all.theme == Theme::Light, |all| all.theme = Theme::Light)}
                        {choice(preferences, "theme", t!("settings-theme-dark"), |all| all.theme == Theme::Dark, |all| all.theme = Theme::Dark)}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-motion")}</legend>
                    <div class="choices">
                        {choice(preferences, "motion", t!("settings-theme-system"), |all| all.motion == Motion::System, |all| all.motion = Motion::System)}
                        {choice(preferences, "motion", t!("settings-motion-full"), |all| all.motion == Motion::Full, |all| all.motion = Motion::Full)}
                        {choice(preferences, "motion", t!("settings-motion-less"), |all| all.motion == Motion::Fast, |all| all.motion = Motion::Fast)}
                        {choice(preferences, "motion", t!("settings-sound-off"), |all| all.motion == Motion::Off, |all| all.motion = Motion::Off)}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-sound")}</legend>
                    <div class="choices">
                        {choice(preferences, "sound", t!("settings-sound-on"), |all| all.sound, |all| all.sound = true)}
                        {choice(preferences, "sound", t!("settings-sound-off"), |all| !all.sound, |all| all.sound = false)}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-aids")}</legend>
                    <div class="choices">
                        {choice(preferences, "aids", t!("settings-sound-on"), |all| all.aids, |all| all.aids = true)}
                        {choice(preferences, "aids", t!("settings-sound-off"), |all| !all.aids, |all| all.aids = false)}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-notify")}</legend>
                    <div class="choices" id="notify">
                        {choice(preferences, "notify", t!("settings-sound-on"), |all| all.notify, |all| all.notify = true)}
                        {choice(preferences, "notify", t!("settings-sound-off"), |all| !all.notify, |all| all.notify = false)}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-language")}</legend>
                    <select
                        aria-label=t!("settings-language")
                        on:change=move |event| {
                            let code = event_target_value(&event);
                            preferences.update(|all| all.language = (!code.is_empty()).then_some(code));
                        }
                    >
                        <option value="">{t!("settings-language-auto")}</option>
                        {Language::ALL
                            .into_iter()
                            .map(|language| {
                                let chosen = move || preferences.with(|all| all.language.as_deref() == Some(language.code()));
                                view! { <option value=language.code() selected=chosen>{language.native_name()}</option> }
                            })
                            .collect_view()}
                    </select>
                </fieldset>
                <label class="field">
                    <span>{t!("settings-name")}</span>
                    <input
                        type="text"
                        maxlength="24"
                        prop:value=move || preferences.with(|all| all.name.clone())
                        on:change=move |event| preferences.update(|all| event_target_value(&event).trim().clone_into(&mut all.name))
                    />
                </label>
            </div>
        </main>
    }
}

/// One of several choices, kept at once.
fn choice(
    preferences: Preferences,
    group: &'static str,
    label: String,
    is: fn(&Settings) -> bool,
    choose: fn(&mut Settings),
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=group
                prop:checked=move || preferences.with(is)
                on:change=move |_| preferences.update(choose)
            />
            <span>{label}</span>
        </label>
    }
}
