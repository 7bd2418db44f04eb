//! The points while playing: a panel beside the table, or a sheet below it on a phone. It hides nothing
//! that a decision needs, takes no focus by itself from the table, and follows every move.

use leptos::prelude::*;
use rules::Realm;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, KeyboardEvent};

use super::house;
use crate::browser;
use crate::desk::{Desk, desk};
use crate::later::{Part, Soon};
use crate::parts::Icon;
use crate::words::{t, words};

/// The points of all kingdoms, item by item, as long as `open` says so. Escape or its button closes it,
/// and the focus returns to where it was.
#[component]
pub(crate) fn ScorePanel(open: RwSignal<bool>) -> impl IntoView {
    let opener = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        match (was_open.unwrap_or(false), is_open) {
            (false, true) => {
                let focused = document().active_element().and_then(|one| one.dyn_into().ok());
                opener.set_value(focused);
                browser::after(0, || browser::focus("#score-panel"));
            }
            (true, false) => {
                if let Some(Some(opener)) = opener.try_update_value(Option::take) {
                    let _ = opener.focus();
                }
            }
            _ => {}
        }
        is_open
    });
    view! { <Show when=move || open.get()><Soon part=Part::Points { open }/></Show> }
}

/// What the panel shows.
#[component]
pub(crate) fn Points(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    close_on_escape(open);
    let order = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let realms = scene.as_ref()?.board.as_ref()?.realms.iter();
            let mut order: Vec<(u16, Realm)> =
                realms.map(|realm| (realm.points, realm.realm)).collect();
            order.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
            Some(order.into_iter().map(|(_, realm)| realm).collect::<Vec<_>>())
        })
    });
    view! {
        <section class="score-panel card" id="score-panel" role="dialog" aria-modal="false" tabindex="-1"
            aria-labelledby="score-panel-title">
            <header>
                <h2 id="score-panel-title">{t!("score-heading")}</h2>
                <button type="button" class="button quiet small" aria-label=t!("page-close")
                    on:click=move |_| open.set(false)>
                    <Icon icon=art::Icon::Close/>
                </button>
            </header>
            <div class="realms">
                <For each=move || order.get().unwrap_or_default() key=|realm| *realm
                    children=move |realm| realm_view(desk, realm)/>
            </div>
        </section>
    }
}

/// Listens before the table's keys do, for which Escape means something else.
fn close_on_escape(open: RwSignal<bool>) {
    let close = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if event.key() == "Escape" && !browser::is_within(&event, "dialog") {
            event.prevent_default();
            event.stop_immediate_propagation();
            open.set(false);
        }
    });
    let listener = close.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool("keydown", listener, true);
    let close = StoredValue::new_local(Some(close));
    on_cleanup(move || {
        if let Some(Some(close)) = close.try_update_value(Option::take) {
            let listener = close.as_ref().unchecked_ref();
            let _ =
                window().remove_event_listener_with_callback_and_bool("keydown", listener, true);
        }
    });
}

/// A kingdom's points, with its items to unfold. The viewer's own are unfolded from the start.
fn realm_view(desk: Desk, realm: Realm) -> impl IntoView {
    let row = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let of = scene.realm(realm)?;
            Some((words().realm_name(scene, realm), of.house, of.points, of.sheet.clone()))
        })
    });
    let is_own = desk.scene.with_untracked(|scene| {
        let own = scene.as_ref().and_then(|scene| scene.own_realm().map(|own| own.realm));
        own == Some(realm)
    });
    let name = move || row.with(|row| row.as_ref().map(|(name, ..)| name.clone()));
    let points = Memo::new(move |_| row.with(|row| row.as_ref().map(|(_, _, points, _)| *points)));
    let shield = Memo::new(move |_| row.with(|row| row.as_ref().map(|(_, house, ..)| *house)));
    let items = move || {
        row.with(|row| {
            let items = words().score_items(&row.as_ref()?.3);
            let line = |item: lingo::ScoreItem| {
                let class = if item.points == 0 { "nothing" } else { "" };
                view! { <tr class=class><th scope="row">{item.label}</th><td>{item.points}</td></tr> }
            };
            Some(items.into_iter().map(line).collect_view())
        })
    };
    view! {
        <details open=is_own>
            <summary>
                <span class="pennant" inner_html=move || shield.get().map(|at| house(at).shield().svg())></span>
                <span class="who">{name}</span>
                <b class="points">{points}</b>
            </summary>
            <table class="scores">
                <caption class="hidden-words">{name}</caption>
                <tbody>{items}</tbody>
                <tfoot>
                    <tr class="sum"><th scope="row">{t!("score-total")}</th><td>{points}</td></tr>
                </tfoot>
            </table>
        </details>
    }
}
