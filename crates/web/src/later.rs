//! What a first visit does without until somebody can choose a domino: its code is a module of its own, loaded
//! when a room is entered that needs it, or as soon as the page has nothing else to do. The front page and a
//! game on this device must not need it to begin; their parts that do are [`Soon`] there.

use std::sync::Arc;

use futures_util::FutureExt;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::ChooseView;
use view::scene::Scene;

use crate::board::{Describe, Points, Remaining};
use crate::browser;
use crate::rooms::{
    Confetti, CountUp, DeviceSeriesRoom, Editor, GameReplay, Invitation, KeyList, LastScreen,
    Learn, Lobby, NewTable, People, Question, ReplayRoom, RulesRoom, SeriesRoom, SettingsRoom,
    Showcase, TableRoom,
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
        match enter(Wanted::Room(self)).await {
            Ok(room) => room,
            Err(NotLoaded) => view! { <NotHere/> }.into_any(),
        }
    }

    async fn preload(&self) {}
}

/// A part of the front page or of a table.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// Public tables and games.
    Lobby,
    /// The game beside the ways in.
    Showcase,
    /// What the menu of a table has for the people at it; `ended` opens the last screen.
    People {
        ended: RwSignal<bool>,
    },
    Question,
    Points {
        open: RwSignal<bool>,
    },
    Remaining,
    Describe,
    Keys,
    CountUp {
        done: Callback<()>,
    },
    LastScreen {
        open: RwSignal<bool>,
        ended: Memo<Option<Arc<Scene>>>,
    },
    Confetti {
        falling: RwSignal<bool>,
    },
}

enum Wanted {
    Room(Later),
    Part(Part),
}

/// How far the code of the parts has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    NotAsked,
    OnItsWay,
    Here,
    Lost,
}

/// The code of all parts; copies share it.
#[derive(Clone, Copy)]
pub(crate) struct PartsOfRooms(RwSignal<Arrival>);

impl PartsOfRooms {
    pub(crate) fn provide() {
        provide_context(Self(RwSignal::new(Arrival::NotAsked)));
    }

    /// Loads it once the page has nothing else to do.
    fn ask(self) {
        if matches!(self.0.get_untracked(), Arrival::OnItsWay | Arrival::Here) {
            return;
        }
        self.0.set(Arrival::OnItsWay);
        browser::when_idle(move || {
            leptos::task::spawn_local(async move {
                let is_here = load().await.is_ok();
                self.0.set(if is_here { Arrival::Here } else { Arrival::Lost });
            });
        });
    }
}

/// A part that is drawn once its code is here.
#[component]
pub(crate) fn Soon(part: Part) -> impl IntoView {
    let code = expect_context::<PartsOfRooms>();
    code.ask();
    // Only this one leaves nothing to do without it.
    let is_needed = matches!(part, Part::LastScreen { .. });
    move || match code.0.get() {
        Arrival::Here => enter(Wanted::Part(part))
            .now_or_never()
            .and_then(Result::ok)
            .unwrap_or_else(|| ().into_any()),
        Arrival::Lost if is_needed => view! { <NotHere/> }.into_any(),
        Arrival::Lost | Arrival::NotAsked | Arrival::OnItsWay => ().into_any(),
    }
}

struct NotLoaded;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

// What loads it can fail, and the macro needs that in its type.
#[allow(clippy::unnecessary_wraps)]
#[wasm_split(rooms, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
fn enter(wanted: Wanted) -> Result<AnyView, NotLoaded> {
    Ok(match wanted {
        Wanted::Room(room) => room_view(room),
        Wanted::Part(part) => part_view(part),
    })
}

fn room_view(room: Later) -> AnyView {
    match room {
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
    }
}

fn part_view(part: Part) -> AnyView {
    match part {
        Part::Lobby => view! { <Lobby/> }.into_any(),
        Part::Showcase => view! { <Showcase/> }.into_any(),
        Part::People { ended } => view! { <People ended/> }.into_any(),
        Part::Question => view! { <Question/> }.into_any(),
        Part::Points { open } => view! { <Points open/> }.into_any(),
        Part::Remaining => view! { <Remaining/> }.into_any(),
        Part::Describe => view! { <Describe/> }.into_any(),
        Part::Keys => view! { <KeyList/> }.into_any(),
        Part::CountUp { done } => view! { <CountUp done/> }.into_any(),
        Part::LastScreen { open, ended } => view! { <LastScreen open ended/> }.into_any(),
        Part::Confetti { falling } => view! { <Confetti falling/> }.into_any(),
    }
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
