//! Before a game: the invitation link, houses, getting ready.

use std::sync::Arc;

use leptos::prelude::*;
use table::{House, Intent};
use view::scene::{HouseChoice, HouseStanding, Scene};

use super::leaving::Leave;
use super::seats::Seats;
use super::spectators::Spectators;
use crate::board::house;
use crate::browser;
use crate::desk::{Desk, desk};
use crate::net::Connection;
use crate::parts::{Confirm, Icon, toasts};
use crate::rooms::front::OwnName;
use crate::settings::preferences;
use crate::words::{t, words};

/// Before the first game.
#[component]
pub(crate) fn Gathering() -> impl IntoView {
    let desk = desk();
    let mode = move || {
        desk.scene.with(|scene| {
            scene.as_ref().map(|scene| words().mode(&scene.rules)).unwrap_or_default()
        })
    };
    let ready = readiness(desk);
    let is_ready = move || ready.get() == Some(true);
    view! {
        <main class="room form gathering" id="main">
            <h1>{mode}</h1>
            <div class="plan">
                <div>
                    <OwnName/>
                    <Seats/>
                    <Show when=move || ready.with(Option::is_some)>
                        <p>
                            <button type="button" class="button primary" id="ready"
                                on:click=move |_| desk.submit(Intent::ready(!is_ready()))>
                                {move || if is_ready() { t!("table-not-ready") } else { t!("table-ready") }}
                            </button>
                        </p>
                    </Show>
                    <Waiting/>
                    <Spectators/>
                </div>
                <div>
                    <InviteLink/>
                    <HousePicker/>
                </div>
            </div>
            <div class="phrases">
                <Leave/>
                <CloseTable/>
            </div>
        </main>
    }
}

/// After a game, for the next one: empty seats can go to others, or to bots.
#[component]
pub(super) fn Regathering() -> impl IntoView {
    let desk = desk();
    let free = free_seats(desk);
    view! {
        <div class="form" id="regathering">
            <Seats/>
            <HousePicker/>
            <Waiting/>
            <Show when=move || { free.get() > 0 }><InviteLink/></Show>
            <div class="phrases"><CloseTable/></div>
        </div>
    }
}

/// Whether players on a server gather for another game, after the first.
pub(super) fn gathers_again(desk: Desk) -> Memo<bool> {
    Memo::new(move |_| {
        let gathers = |scene: &Arc<Scene>| scene.gathers_again();
        desk.is_online() && desk.scene.with(|scene| scene.as_ref().is_some_and(gathers))
    })
}

/// Whether the viewer is ready for the next game; `None` if they have no seat to be ready in.
pub(super) fn readiness(desk: Desk) -> Memo<Option<bool>> {
    Memo::new(move |_| desk.scene.with(|scene| scene.as_ref()?.readiness()))
}

fn free_seats(desk: Desk) -> Memo<usize> {
    Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.free_seats().count()))
    })
}

/// The houses, of which a seated player may choose a free one.
#[component]
fn HousePicker() -> impl IntoView {
    let desk = desk();
    let choices = Memo::new(move |_| desk.scene.with(|scene| scene.as_ref()?.house_choices()));
    view! {
        <Show when=move || choices.with(Option::is_some)>
            <fieldset class="houses" id="houses">
                <legend>{t!("lobby-house")}</legend>
                <div class="choices">
                    {House::ALL.map(|house| house_choice(desk, house, choices)).collect_view()}
                </div>
            </fieldset>
        </Show>
    }
}

type HouseChoices = Option<[HouseChoice; House::ALL.len()]>;

fn house_choice(desk: Desk, own: House, choices: Memo<HouseChoices>) -> impl IntoView {
    let preferences = preferences();
    let standing = Memo::new(move |_| {
        let all = choices.get()?;
        all.iter().find(|choice| choice.house == own).map(|choice| choice.standing)
    });
    let reason = move || match standing.get() {
        Some(HouseStanding::Taken(seat)) => Some(t!("table-house-taken", who = desk.name_of(seat))),
        _ => None,
    };
    let choose = move |_| {
        preferences.update(|settings| settings.house = Some(own));
        desk.submit(Intent::House { house: own });
    };
    view! {
        <label class="choice" title=reason>
            <input
                type="radio"
                name="house"
                value=own.name()
                prop:checked=move || standing.get() == Some(HouseStanding::Own)
                disabled=move || reason().is_some()
                on:change=choose
            />
            <span>
                <i class="pennant" inner_html=house(own.index()).shield().svg()></i>
                {words().house(own.index())}
                {move || reason().map(|reason| view! { <small>{reason}</small> })}
            </span>
        </label>
    }
}

/// Whether the viewer may change what the table is for.
fn is_host(desk: Desk) -> Memo<bool> {
    Memo::new(move |_| {
        desk.scene.with(|scene| {
            let table = scene.as_ref().and_then(|scene| scene.table.as_ref());
            table.is_some_and(|table| table.hosted_by_viewer)
        })
    })
}

/// What the table waits for: players, their readiness, or the bots that fill free seats.
#[component]
fn Waiting() -> impl IntoView {
    let desk = desk();
    let offset_ms = use_context::<Connection>().map(|connection| connection.clock_offset_ms);
    let now = RwSignal::new(browser::now());
    let ticking = set_interval_with_handle(
        move || now.set(browser::now()),
        std::time::Duration::from_secs(1),
    );
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let fills_at =
        Memo::new(move |_| desk.scene.with(|scene| scene.as_ref()?.table.as_ref()?.fills_at));
    let (free, ready, again) = (free_seats(desk), readiness(desk), gathers_again(desk));
    let sentences = move || {
        if let Some(at) = fills_at.get() {
            let now = now.get() + offset_ms.map_or(0, |offset| offset.get());
            let seconds = ((at - now).max(0) + 999) / 1_000;
            return vec![t!("lobby-searching"), t!("lobby-searching-bots", seconds = seconds)];
        }
        let next = match ready.get() {
            Some(true) => t!("table-waiting"),
            _ if again.get() => t!("table-starts-again"),
            _ => t!("table-starts"),
        };
        let free = free.get();
        let seats = (free > 0).then(|| t!("table-waiting-seats", count = free));
        seats.into_iter().chain([next]).collect()
    };
    view! { <p class="soft" id="waiting">{move || sentences().join(" ")}</p> }
}

/// Lets the host close the table for good.
#[component]
fn CloseTable() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let is_host = is_host(desk);
    view! {
        <Show when=move || is_host.get()>
            <button type="button" class="button small" id="close-table" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::Trash/>{t!("table-close")}
            </button>
        </Show>
        <Confirm open title=t!("table-close") why=t!("table-close-sure") on_confirm=move || desk.submit(Intent::Close)/>
    }
}

/// The link to the table, to copy, to share and to scan.
#[component]
fn InviteLink() -> impl IntoView {
    let desk = desk();
    let toasts = toasts();
    let Some(table) = desk.online_table() else { return ().into_any() };
    let address = browser::address(&format!("/t/{table}"));
    let text = address.clone();
    let copy = move |_| {
        let text = text.clone();
        leptos::task::spawn_local(async move {
            if browser::copy(&text).await {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let to_send = address.clone();
    let share = move |_| {
        let link = to_send.clone();
        leptos::task::spawn_local(async move {
            if browser::share("Crownlands", &link).await == Some(browser::Shared::Copied) {
                toasts.inform(t!("lobby-link-copied"));
            }
        });
    };
    let code = qr_svg(&address);
    view! {
        <section class="card share" aria-labelledby="invite-title">
            <div>
                <h2 id="invite-title">{t!("lobby-invite")}</h2>
                <p class="soft">{words().attr("lobby-invite", "hint")}</p>
                <p class="link" id="table-link">{address}</p>
                <div class="phrases">
                    <button type="button" class="button" on:click=copy>
                        <Icon icon=art::Icon::Copy/>
                        {t!("lobby-copy-link")}
                    </button>
                    <button type="button" class="button" on:click=share>
                        <Icon icon=art::Icon::Share/>
                        {t!("lobby-share-link")}
                    </button>
                </div>
            </div>
            <div class="qr" role="img" aria-label=t!("lobby-qr") inner_html=code></div>
        </section>
    }
    .into_any()
}

/// A QR code, dark on light in every theme, since cameras need that.
fn qr_svg(text: &str) -> String {
    use qrcodegen::{QrCode, QrCodeEcc};
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    let size = code.size();
    let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
    let path: String = dark
        .filter(|&(x, y)| code.get_module(x, y))
        .map(|(x, y)| format!("M{x} {y}h1v1h-1z"))
        .collect();
    format!(
        "<svg viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\"><path fill=\"#000\" d=\"{path}\"/></svg>"
    )
}
