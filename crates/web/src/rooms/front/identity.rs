//! Who the player is: one name everywhere, which nobody but the player changes.
//!
//! Until they have given one, a guest's name stands in for it, the same at every table and on every
//! visit. It is not written into the settings: there stands only what the player has said.

use leptos::prelude::*;
use table::{Name, TableId};

use crate::browser;
use crate::desk::{Desk, desk};
use crate::net::{Api, ApiError, Connection};
use crate::parts::toasts;
use crate::settings::{Preferences, Settings, preferences};
use crate::words::{t, words};

/// The name that the player has given, or else their guest's name.
pub(crate) fn own_name(preferences: Preferences) -> Name {
    let settings = preferences.now();
    if let Ok(name) = settings.name.parse() {
        return name;
    }
    settings.guest.parse().unwrap_or_else(|_| {
        let name = guest_name();
        preferences.update(|settings| name.as_str().clone_into(&mut settings.guest));
        name
    })
}

/// `Guest 4821`: numbered, so that guests have different names.
fn guest_name() -> Name {
    let number = u16::from_le_bytes(browser::random()) % 9_000 + 1_000;
    format!("{} {number}", t!("lobby-guest")).parse().expect("a guest's name is valid")
}

/// Signs in on the server, by a name alone. Who is known there keeps that name, unless the player has
/// given another one since.
pub(in crate::rooms) async fn sign_in(preferences: Preferences) -> Result<(), ApiError> {
    let Some(known) = Api::own_tables().await?.player else {
        return Api::register(own_name(preferences)).await.map(drop);
    };
    let has_name = preferences.with_untracked(Settings::has_name);
    if !has_name {
        preferences.update(|settings| known.name.as_str().clone_into(&mut settings.guest));
    } else if known.name != own_name(preferences) {
        Api::rename(own_name(preferences)).await?;
    }
    Ok(())
}

/// Tells the server a new name, and the table at which the player sits.
async fn introduce(
    preferences: Preferences,
    connection: Connection,
    desk: Desk,
    table: TableId,
) -> Result<(), ApiError> {
    Api::rename(own_name(preferences)).await?;
    if let Some(seat) = desk.viewer.get_untracked() {
        Api::sit_again(&table, seat).await?;
    }
    connection.reintroduce();
    Ok(())
}

/// Asks someone without a name for it, once; later a button changes it.
#[component]
pub(in crate::rooms) fn OwnName() -> impl IntoView {
    let (desk, preferences, toasts) = (desk(), preferences(), toasts());
    let connection = expect_context::<Connection>();
    let Some(table) = desk.online_table() else { return ().into_any() };
    let is_open =
        RwSignal::new(preferences.with_untracked(|all| all.should_ask_name(&t!("lobby-guest"))));
    let is_first = is_open.get_untracked();
    let text = RwSignal::new(own_name(preferences).to_string());
    let is_valid = move || text.with(|text| text.parse::<Name>().is_ok());
    let close = move || {
        preferences.update(|settings| settings.name_asked = true);
        is_open.set(false);
    };
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(name) = text.get_untracked().parse::<Name>() else { return };
        let is_news = name != own_name(preferences);
        preferences.update(|settings| name.as_str().clone_into(&mut settings.name));
        close();
        if !is_news {
            return;
        }
        let table = table.clone();
        leptos::task::spawn_local(async move {
            if let Err(error) = introduce(preferences, connection, desk, table).await {
                toasts.warn(words().refusal(error.code()));
            }
        });
    };
    let save = StoredValue::new_local(save);
    let open = move |_| {
        text.set(own_name(preferences).to_string());
        is_open.set(true);
        browser::after(0, || browser::focus("#own-name"));
    };
    let title = move || if is_first { t!("lobby-name-ask") } else { t!("lobby-name") };
    view! {
        <Show
            when=move || is_open.get()
            fallback=move || view! {
                <p class="own-name">
                    <button type="button" class="button small quiet" id="change-name" on:click=open>
                        {t!("lobby-name-change")}
                    </button>
                </p>
            }
        >
            <form class="card own-name" id="name-question" on:submit=move |event| save.with_value(|save| save(event))>
                <label class="field">
                    <span class="question">{title}</span>
                    <input type="text" id="own-name" maxlength="24" autocomplete="nickname"
                        prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
                </label>
                <div class="phrases">
                    <button type="submit" class="button primary small" id="save-name" disabled=move || !is_valid()>
                        {t!("lobby-name-save")}
                    </button>
                    <button type="button" class="button small" id="skip-name" on:click=move |_| close()>
                        {t!("lobby-name-skip")}
                    </button>
                </div>
                <p class="why">{words().attr("lobby-name", "hint")}</p>
            </form>
        </Show>
    }
    .into_any()
}
