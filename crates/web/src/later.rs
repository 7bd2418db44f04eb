//! Rooms that a first visit does without: their code is a module of its own, loaded when somebody enters one of
//! them. The front page and a game on this device must not need it.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::ChooseView;

use crate::rooms::{
    DeviceSeriesRoom, Editor, GameReplay, Invitation, Learn, NewTable, ReplayRoom, RulesRoom,
    SeriesRoom, SettingsRoom, TableRoom,
};
use crate::words::t;

/// A room whose code is loaded when it is entered.
#[derive(Clone, Copy)]
pub(crate) enum Later {
    DeviceSeries,
    Editor,
    GameReplay,
    Invitation,
    Learn,
    NewTable,
    Replay,
    Rules,
    Series,
    Settings,
    Table,
}

impl ChooseView for Later {
    async fn choose(self) -> AnyView {
        match enter(self).await {
            Ok(room) => room,
            Err(NotLoaded) => view! { <NotHere/> }.into_any(),
        }
    }

    async fn preload(&self) {}
}

struct NotLoaded;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

// What loads it can fail, and the macro needs that in its type.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(rooms, wasm_split_path = ::leptos::wasm_split, fallible)]
fn enter(room: Later) -> Result<AnyView, NotLoaded> {
    Ok(match room {
        Later::DeviceSeries => view! { <DeviceSeriesRoom/> }.into_any(),
        Later::Editor => view! { <Editor/> }.into_any(),
        Later::GameReplay => view! { <GameReplay/> }.into_any(),
        Later::Invitation => view! { <Invitation/> }.into_any(),
        Later::Learn => view! { <Learn/> }.into_any(),
        Later::NewTable => view! { <NewTable/> }.into_any(),
        Later::Replay => view! { <ReplayRoom/> }.into_any(),
        Later::Rules => view! { <RulesRoom/> }.into_any(),
        Later::Series => view! { <SeriesRoom/> }.into_any(),
        Later::Settings => view! { <SettingsRoom/> }.into_any(),
        Later::Table => view! { <TableRoom/> }.into_any(),
    })
}

/// What is shown where a room's code does not arrive.
#[component]
fn NotHere() -> impl IntoView {
    view! {
        <main class="room" id="main">
            <p role="alert">{t!("page-not-loaded")}</p>
            <button type="button" class="button primary" data-reload>{t!("page-reload")}</button>
        </main>
    }
}
