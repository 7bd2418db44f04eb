//! The seats before a game: a place for each, with the face, the house and the words of who has it, and
//! what the viewer may do there.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Intent, Level, Stage};
use view::scene::{Scene, SeatHolder, SeatScene};

use crate::board::{face, house};
use crate::desk::desk;
use crate::settings::preferences;
use crate::words::{t, words};

/// A seat, and what the viewer may do with it.
#[expect(clippy::struct_excessive_bools, reason = "independent permissions")]
#[derive(Clone, PartialEq, Eq)]
struct SeatRow {
    seat: SeatScene,
    is_own: bool,
    is_seated: bool,
    can_sit: bool,
    can_seat_bot: bool,
    can_free: bool,
}

#[component]
pub(super) fn Seats() -> impl IntoView {
    let desk = desk();
    let rows = Memo::new(move |_| {
        let row = |scene: &Scene, seat: &SeatScene| SeatRow {
            is_own: scene.viewer == Some(seat.seat),
            is_seated: scene.viewer.is_some(),
            can_sit: scene.may_sit(seat),
            can_seat_bot: scene.may_seat_bot(seat),
            can_free: scene.may_free(seat),
            seat: seat.clone(),
        };
        let rows = |scene: &Arc<Scene>| scene.seats.iter().map(|one| row(scene, one)).collect();
        desk.scene.with(|scene| scene.as_ref().map_or_else(Vec::new, rows))
    });
    view! {
        <section class="seating" aria-labelledby="seats-title">
            <h2 id="seats-title">{t!("table-seats")}</h2>
            <ol class="seats">{move || rows.get().into_iter().map(seat_row).collect_view()}</ol>
        </section>
    }
}

fn seat_row(row: SeatRow) -> impl IntoView {
    let scene = &row.seat;
    let name = match &scene.holder {
        SeatHolder::Nobody => t!("table-seat-free"),
        SeatHolder::Bot(level) => words().seated_bot(*level, scene.seat),
        SeatHolder::Player { name, .. } if row.is_own => {
            t!("table-seat-you", who = name.as_str())
        }
        SeatHolder::Player { name, .. } => name.to_string(),
    };
    let voice = match &scene.holder {
        SeatHolder::Bot(level) => Some(words().voice(*level, scene.seat)),
        SeatHolder::Nobody | SeatHolder::Player { .. } => None,
    };
    let status = scene.status(Some(Stage::Gathering)).map(|status| words().seat_status(status));
    let class = match &scene.holder {
        SeatHolder::Nobody => "chair spare",
        SeatHolder::Bot(_) => "chair bot",
        SeatHolder::Player { .. } if scene.ready => "chair ready",
        SeatHolder::Player { .. } => "chair",
    };
    let own_house = words().house_in_full(scene.house);
    let is_free = scene.holder == SeatHolder::Nobody;
    // An empty chair waits for anybody: whose house it will be, they decide.
    let picture = if is_free { art::chair(None).svg() } else { face(scene) };
    let shield = (!is_free).then(|| {
        let shield = house(scene.house).shield().svg();
        view! { <span class="pennant" inner_html=shield></span> }
    });
    view! {
        <li class=class>
            <span class="face" inner_html=picture></span>
            <div class="who">
                <span class="name">{name}</span>
                {(!is_free).then(|| view! { <span class="of soft">{shield}{own_house}</span> })}
                {voice.map(|voice| view! { <q class="voice">{voice}</q> })}
                {(scene.hosts || status.is_some())
                    .then(|| {
                        view! {
                            <span class="tags">
                                {scene.hosts.then(|| view! { <span class="tag host">{t!("table-seat-host")}</span> })}
                                {status.map(|status| view! { <span class="tag">{status}</span> })}
                            </span>
                        }
                    })}
            </div>
            {deeds(&row)}
        </li>
    }
}

/// What the viewer may do with a seat; nothing if there is nothing.
fn deeds(row: &SeatRow) -> Option<impl IntoView + use<>> {
    let (desk, preferences) = (desk(), preferences());
    let SeatRow { is_own, is_seated, can_sit, can_seat_bot, can_free, .. } = *row;
    let seat = row.seat.seat;
    let sit = move |_| {
        let house = preferences.with_untracked(|settings| settings.house);
        desk.submit(Intent::Sit { seat, house });
    };
    let free = move |_| desk.submit(Intent::Free { seat });
    let seat_bot = move |event: leptos::ev::Event| {
        if let Some(level) = Level::named(&event_target_value(&event)) {
            desk.submit(Intent::SeatBot { seat, level });
        }
    };
    let levels = Level::ALL.map(|level| {
        view! { <option value=level.name()>{words().level(level.name())}</option> }
    });
    (is_own || can_sit || can_seat_bot || can_free).then(|| {
        view! {
            <div class="deeds">
                {is_own
                    .then(|| {
                        view! { <button type="button" class="button small" id="stand" on:click=free>{t!("table-stand")}</button> }
                    })}
                {can_sit
                    .then(|| {
                        let class = if is_seated { "button small sit" } else { "button small primary sit" };
                        view! { <button type="button" class=class on:click=sit>{t!("table-sit")}</button> }
                    })}
                {can_seat_bot
                    .then(|| {
                        view! {
                            <select aria-label=t!("table-add-bot") on:change=seat_bot class="add-bot">
                                <option value="">{t!("table-add-bot")}</option>
                                {levels.into_iter().collect_view()}
                            </select>
                        }
                    })}
                {can_free
                    .then(|| {
                        view! { <button type="button" class="button small free" on:click=free>{t!("table-free")}</button> }
                    })}
            </div>
        }
    })
}
