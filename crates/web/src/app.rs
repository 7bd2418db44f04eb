//! The frame of the page: what all rooms share, and the routes to them.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;

use crate::browser;
use crate::foot::{Foot, OfflineNotice, RejectedNotice, UpdateNotice};
use crate::later::{Later, PartsOfRooms};
use crate::muted::Muted;
use crate::net::Connection;
use crate::own_tables::OwnTablesList;
use crate::parts::{Icon, ToastList, Toasts};
use crate::rooms::{Home, NotFound, SoloRoom};
use crate::settings::Preferences;
use crate::solo::SoloTable;
use crate::switches::{SoundButton, ThemeButton};
use crate::title::Title;
use crate::words::{self, t};

/// Whether the shapes that all drawings use are on the page yet.
#[derive(Clone, Copy)]
pub(crate) struct ArtIsReady(pub(crate) ReadSignal<bool>);

#[component]
pub(crate) fn App() -> impl IntoView {
    let preferences = Preferences::provide();
    let toasts = Toasts::provide();
    let connection = Connection::provide();
    Title::provide(OwnTablesList::provide().calls());
    Muted::provide(connection);
    SoloTable::provide(toasts);
    PartsOfRooms::provide();
    let language = words::follow(Memo::new(move |_| preferences.language()));
    // Buttons come first; the art follows once they are on the screen.
    let art_is_ready = browser::after_next_frame();
    provide_context(ArtIsReady(art_is_ready));
    let defs = move || if art_is_ready.get() { art::defs() } else { String::new() };
    view! {
        <div class="defs" inner_html=defs></div>
        {move || {
            language.track();
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
                    <Route path=path!("/new") view=Later::NewTable/>
                    <Route path=path!("/solo") view=SoloRoom/>
                    <Route path=path!("/t/:table") view=Later::Table/>
                    <Route path=path!("/join") view=Later::Invitation/>
                    <Route path=path!("/g/:table/:number") view=Later::GameReplay/>
                    <Route path=path!("/s/:table/:first") view=Later::Series/>
                    <Route path=path!("/s/:place") view=Later::DeviceSeries/>
                    <Route path=path!("/replay") view=Later::Replay/>
                    <Route path=path!("/learn") view=Later::Learn/>
                    <Route path=path!("/editor") view=Later::Editor/>
                    <Route path=path!("/rules") view=Later::Rules/>
                    <Route path=path!("/settings") view=Later::Settings/>
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
    let emblem = art::emblem().svg();
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
                <SoundButton/>
                <ThemeButton/>
                <A href="/settings" attr:class="button quiet" attr:aria-label=t!("settings-title")>
                    <Icon icon=art::Icon::Settings/>
                </A>
            </nav>
        </header>
    }
}
