//! Buttons that switch sound and theme, in the page's bar and in a table's menu.

use leptos::prelude::*;

use crate::settings::{Theme, preferences};
use crate::words::t;

#[component]
pub(crate) fn SoundButton(#[prop(optional)] with_words: bool) -> impl IntoView {
    let preferences = preferences();
    let is_on = move || preferences.with(|settings| settings.sound);
    let icon = move || if is_on() { art::Icon::SoundOn.svg() } else { art::Icon::SoundOff.svg() };
    view! {
        <button type="button" class=class_of(with_words) aria-label=t!("settings-sound")
            aria-pressed=move || is_on().to_string()
            on:click=move |_| preferences.update(|settings| settings.set_sound(!settings.sound))>
            <span class="icon" inner_html=icon></span>
            {with_words.then(|| t!("settings-sound"))}
        </button>
    }
}

/// Goes from one theme to the next.
#[component]
pub(crate) fn ThemeButton(#[prop(optional)] with_words: bool) -> impl IntoView {
    let preferences = preferences();
    let icon = move || match preferences.with(|settings| settings.theme) {
        Theme::System => art::Icon::AutoTheme.svg(),
        Theme::Light => art::Icon::Sun.svg(),
        Theme::Dark => art::Icon::Moon.svg(),
    };
    let go_on = move |_| {
        preferences.update(|settings| {
            settings.theme = match settings.theme {
                Theme::System => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::System,
            };
        });
    };
    view! {
        <button type="button" class=format!("{} stays", class_of(with_words))
            aria-label=t!("settings-theme") on:click=go_on>
            <span class="icon" inner_html=icon></span>
            {with_words.then(|| t!("settings-theme"))}
        </button>
    }
}

fn class_of(with_words: bool) -> &'static str {
    if with_words { "button small" } else { "button quiet" }
}
