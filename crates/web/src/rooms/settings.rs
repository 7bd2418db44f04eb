//! Settings: appearance, motion, sound, language, hints, screen reader, name; and deleting them
//! all.

use leptos::ev;
use leptos::prelude::*;
use lingo::Language;

use crate::attention;
use crate::parts::Dialog;
use crate::settings::{Motion, Preferences, Settings, Speech, Theme, preferences};
use crate::storage;
use crate::title::entitle;
use crate::words::{t, words};

/// A choice among several: its text key, whether it is selected, and how to select it.
type Choice = (&'static str, fn(&Settings) -> bool, fn(&mut Settings));
/// A switch: its text key, whether it is on, and how to set it.
type Switch = (&'static str, fn(&Settings) -> bool, fn(&mut Settings, bool));

const THEMES: [Choice; 3] = [
    ("settings-theme-system", |all| all.theme == Theme::System, |all| all.theme = Theme::System),
    ("settings-theme-light", |all| all.theme == Theme::Light, |all| all.theme = Theme::Light),
    ("settings-theme-dark", |all| all.theme == Theme::Dark, |all| all.theme = Theme::Dark),
];

const MOTIONS: [Choice; 4] = [
    (
        "settings-theme-system",
        |all| all.motion == Motion::System,
        |all| all.motion = Motion::System,
    ),
    ("settings-motion-full", |all| all.motion == Motion::Full, |all| all.motion = Motion::Full),
    ("settings-motion-less", |all| all.motion == Motion::Fast, |all| all.motion = Motion::Fast),
    ("settings-motion-off", |all| all.motion == Motion::Off, |all| all.motion = Motion::Off),
];

const SPEECHES: [Choice; 2] = [
    ("settings-speech-all", |all| all.speech == Speech::All, |all| all.speech = Speech::All),
    ("settings-speech-own", |all| all.speech == Speech::Own, |all| all.speech = Speech::Own),
];

const LOOKS: [Switch; 1] = [("settings-contrast", |all| all.contrast, |all, on| all.contrast = on)];

const CALLS: [Switch; 1] = [("settings-notify-on", |all| all.notify, |all, on| all.notify = on)];

const SOUNDS: [Switch; 1] = [("settings-sound-on", |all| all.sound, Settings::set_sound)];

const HINTS: [Switch; 5] = [
    ("settings-hints-on", |all| all.hints, |all, on| all.hints = on),
    ("settings-hint-spots", |all| all.hint_spots, |all, on| all.hint_spots = on),
    ("settings-hint-score", |all| all.hint_score, |all, on| all.hint_score = on),
    ("settings-hint-dead", |all| all.hint_dead, |all, on| all.hint_dead = on),
    ("settings-hint-order", |all| all.hint_order, |all, on| all.hint_order = on),
];

#[component]
pub(crate) fn SettingsRoom() -> impl IntoView {
    entitle(|| Some(t!("settings-title")));
    let preferences = preferences();
    let set_volume = move |event: ev::Event| {
        let volume = event_target_value(&event).parse().unwrap_or(0);
        preferences.update(|all| {
            all.volume = volume;
            all.sound = volume > 0;
        });
    };
    let saved = RwSignal::new(String::new());
    Effect::new(move |before: Option<()>| {
        preferences.with(|_| ());
        if before.is_some() {
            saved.set(t!("settings-saved"));
        }
    });
    // The browser asks for permission only when notifications are switched on.
    let notify = Memo::new(move |_| preferences.with(|all| all.notify));
    Effect::new(move |before: Option<bool>| {
        let now = notify.get();
        if before == Some(false) && now {
            leptos::task::spawn_local(async move {
                if !attention::can_notify().await {
                    preferences.update(|all| all.notify = false);
                }
            });
        }
        now
    });
    view! {
        <main class="room" id="main">
            <h1>{t!("settings-title")}</h1>
            <p class="hidden-words" role="status">{saved}</p>
            <div class="form settings">
                <fieldset>
                    <legend>{t!("settings-theme")}</legend>
                    {choices(preferences, "theme", &THEMES)}
                    {switches(preferences, &LOOKS)}
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-hints")}</legend>
                    {switches(preferences, &HINTS)}
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-motion")}</legend>
                    <p class="why">{words().attr("settings-motion", "hint")}</p>
                    {choices(preferences, "motion", &MOTIONS)}
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-sound")}</legend>
                    {switches(preferences, &SOUNDS)}
                    <label class="field">
                        <span>{t!("settings-volume")}</span>
                        <input type="range" id="volume" min="0" max="100" step="10"
                            prop:value=move || preferences.with(|all| all.volume).to_string() on:change=set_volume/>
                    </label>
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-speech")}</legend>
                    <p class="why">{words().attr("settings-speech", "hint")}</p>
                    {choices(preferences, "speech", &SPEECHES)}
                </fieldset>
                <fieldset id="notify">
                    <legend>{t!("settings-notify")}</legend>
                    {switches(preferences, &CALLS)}
                </fieldset>
                <fieldset>
                    <legend>{t!("settings-language")}</legend>
                    <Languages/>
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
                <Forget/>
            </div>
        </main>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let preferences = preferences();
    let choose = move |event: ev::Event| {
        let code = event_target_value(&event);
        preferences.update(|all| all.language = (!code.is_empty()).then_some(code));
    };
    let language = |language: Language| {
        let code = language.code();
        let chosen = move || preferences.with(|all| all.language.as_deref() == Some(code));
        view! { <option value=code selected=chosen>{language.native_name()}</option> }
    };
    view! {
        <select aria-label=t!("settings-language") on:change=choose>
            <option value="">{t!("settings-language-auto")}</option>
            {Language::ALL.map(language).collect_view()}
        </select>
    }
}

/// Resets the settings, or deletes everything stored in this browser, after a confirmation.
#[component]
fn Forget() -> impl IntoView {
    let preferences = preferences();
    let open = RwSignal::new(false);
    let reset = move |_| {
        preferences.update(|all| {
            let (name, guest) = (std::mem::take(&mut all.name), std::mem::take(&mut all.guest));
            *all = Settings { name, guest, name_asked: all.name_asked, ..Settings::default() };
        });
    };
    let forget = move |_| {
        storage::forget_all();
        // Loading the page again clears its memory, too.
        let _ = window().location().set_href("/");
    };
    view! {
        <div class="phrases">
            <button type="button" class="button" id="reset" on:click=reset>{t!("settings-reset")}</button>
            <button type="button" class="button danger" id="forget" on:click=move |_| open.set(true)>
                {t!("settings-forget")}
            </button>
        </div>
        <Dialog open title=t!("settings-forget")>
            <p>{words().attr("settings-forget", "hint")}</p>
            <div class="phrases">
                <button type="button" class="button danger" id="forget-sure" on:click=forget>{t!("table-yes")}</button>
                <button type="button" class="button" on:click=move |_| open.set(false)>{t!("table-no")}</button>
            </div>
        </Dialog>
    }
}

/// Several choices, saved at once.
fn choices(
    preferences: Preferences,
    group: &'static str,
    choices: &'static [Choice],
) -> impl IntoView {
    let one = move |&(label, is, choose): &'static Choice| {
        view! {
            <label class="choice">
                <input type="radio" name=group prop:checked=move || preferences.with(is)
                    on:change=move |_| preferences.update(choose)/>
                <span>{words().text(label)}</span>
            </label>
        }
    };
    view! { <div class="choices">{choices.iter().map(one).collect_view()}</div> }
}

/// Switches, saved at once.
fn switches(preferences: Preferences, switches: &'static [Switch]) -> impl IntoView {
    let one = move |&(label, is, set): &'static Switch| {
        let change = move |event: ev::Event| {
            let on = event_target_checked(&event);
            preferences.update(|all| set(all, on));
        };
        let hint = words().attr(label, "hint");
        view! {
            <label class="switch">
                <input type="checkbox" name=label prop:checked=move || preferences.with(is) on:change=change/>
                <span>{words().text(label)}{hint.map(|hint| view! { <span class="why">{hint}</span> })}</span>
            </label>
        }
    };
    switches.iter().map(one).collect_view()
}
