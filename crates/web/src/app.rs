//! The frame of the page: what all rooms share, and the routes to them.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;

use crate::browser;
use crate::foot::{Foot, OfflineNotice, RejectedNotice, UpdateNotice};
use crate::muted::Muted;
use crate::net::Connection;
use crate::parts::{Icon, ToastList, Toasts};
use crate::rooms::{
    DeviceSeriesRoom, Editor, GameReplay, Home, Invitation, Learn, NewTable, NotFound, ReplayRoom,
    RulesRoom, SeriesRoom, SettingsRoom, SoloRoom, TableRoom,
};
use crate::settings::{Preferences, Theme};
use crate::solo::SoloTable;
use crate::words::{self, t};

/// Whether the shapes that all drawings use are on the page yet.
#[derive(Clone, Copy)]
pub(crate) struct ArtIsReady(pub(crate) ReadSignal<bool>);

#[component]
pub(crate) fn App() -> impl IntoView {
    let preferences = Preferences::provide();
    let toasts = Toasts::provide();
    let connection = Connection::provide();
    Muted::provide(connection);
    SoloTable::provide(toasts);
    let language = Memo::new(move |_| preferences.language());
    // Buttons come first; the art follows once they are on the screen.
    let art_is_ready = browser::after_next_frame();
    provide_context(ArtIsReady(art_is_ready));
    let defs = move || if art_is_ready.get() { art::defs() } else { String::new() };
    view! {
        <div class="defs" inner_html=defs></div>
        {move || {
            words::set_language(language.get());
            view! { <Page/> }
        }}
    }
}

#[component]
fn Page() -> impl IntoView {
    view! {
        <Router>
            <a class="skip" href="#main">{t!("page-skip-to-content")}</a>
            <div class="page">
                <Bar/>
                <OfflineNotice/>
                <RejectedNotice/>
                <Routes fallback=|| view! { <NotFound/> }>
                    <Route path=path!("/") view=Home/>
                    <Route path=path!("/new") view=NewTable/>
                    <Route path=path!("/solo") view=SoloRoom/>
                    <Route path=path!("/t/:table") view=TableRoom/>
                    <Route path=path!("/join") view=Invitation/>
                    <Route path=path!("/g/:table/:number") view=GameReplay/>
                    <Route path=path!("/s/:table/:first") view=SeriesRoom/>
                    <Route path=path!("/s/:place") view=DeviceSeriesRoom/>
                    <Route path=path!("/replay") view=ReplayRoom/>
                    <Route path=path!("/learn") view=Learn/>
                    <Route path=path!("/editor") view=Editor/>
                    <Route path=path!("/rules") view=RulesRoom/>
                    <Route path=path!("/settings") view=SettingsRoom/>
                </Routes>
                <Foot/>
            </div>
            <UpdateNotice/>
            <ToastList/>
        </Router>
    }
}

#[component]
fn Bar() -> impl IntoView {
    let preferences = crate::settings::preferences();
    let emblem = art::emblem().svg();
    let sound_icon = move || {
        let on = preferences.with(|settings| settings.sound);
        if on { art::Icon::SoundOn.svg() } else { art::Icon::SoundOff.svg() }
    };
    let theme_icon = move || match preferences.with(|settings| settings.theme) {
        Theme::System => art::Icon::AutoTheme.svg(),
        Theme::Light => art::Icon::Sun.svg(),
        Theme::Dark => art::Icon::Moon.svg(),
    };
    let next_theme = move |_| {
        preferences.update(|settings| {
            settings.theme = match settings.theme {
                Theme::System => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::System,
            };
        });
    };
    let sound_is_on = move || preferences.with(|settings| settings.sound).to_string();
    view! {
        <header class="bar">
            <A href="/" attr:class="home">
                <span inner_html=emblem></span>
                <span>"Crownlands"</span>
            </A>
            <nav id="menu" tabindex="-1" aria-label=t!("page-menu")>
                <A href="/rules" attr:class="button quiet" attr:aria-label=t!("lobby-rules")>
                    <Icon icon=art::Icon::Help/>
                    <span class="words">{t!("lobby-rules")}</span>
                </A>
                <button type="button" class="button quiet" aria-label=t!("settings-sound")
                    aria-pressed=sound_is_on
                    on:click=move |_| preferences.update(|settings| settings.set_sound(!settings.sound))>
                    <span class="icon" inner_html=sound_icon></span>
                </button>
                <button type="button" class="button quiet" aria-label=t!("settings-theme") on:click=next_theme>
                    <span class="icon" inner_html=theme_icon></span>
                </button>
                <A href="/settings" attr:class="button quiet" attr:aria-label=t!("settings-title")>
                    <Icon icon=art::Icon::Settings/>
                </A>
            </nav>
        </header>
    }
}
