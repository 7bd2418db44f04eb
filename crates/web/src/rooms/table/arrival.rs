//! Coming to a table: the server learns who one is, and is asked again until it answers.

use client::{Backoff, Pace};
use leptos::prelude::*;
use table::TableId;

use crate::browser;
use crate::net::{ApiError, Connection};
use crate::rooms::front::sign_in;
use crate::settings::preferences;
use crate::words::{t, words};

/// How far somebody has come; clones are the same one.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// Counts attempts, so that what comes of an old one is not taken for the new one's.
    attempt: RwSignal<u32>,
    /// Why the last attempt failed.
    trouble: RwSignal<Option<ApiError>>,
    backoff: StoredValue<Backoff>,
}

impl Arrival {
    /// Sets out for a table, to watch it once the server knows us.
    pub(super) fn at(table: TableId) -> Self {
        let (connection, preferences) = (expect_context::<Connection>(), preferences());
        let arrival = Self {
            attempt: RwSignal::new(0),
            trouble: RwSignal::new(None),
            backoff: StoredValue::new(Backoff::default()),
        };
        Effect::new(move || {
            let attempt = arrival.attempt.get();
            let table = table.clone();
            leptos::task::spawn_local(async move {
                let answer = sign_in(preferences).await;
                // The visitor may have gone on meanwhile, or tried again.
                if !arrival.is_at(attempt) {
                    return;
                }
                arrival.trouble.set(answer.err());
                match arrival.trouble.get_untracked() {
                    None => connection.watch(&table),
                    Some(trouble) if trouble.is_transient() => arrival.wait(attempt),
                    Some(_) => {}
                }
            });
        });
        let ear = window_event_listener_untyped("online", move |_| arrival.hurry());
        on_cleanup(move || ear.remove());
        arrival
    }

    fn is_at(self, attempt: u32) -> bool {
        self.attempt.try_get_untracked() == Some(attempt)
    }

    /// Tries again after a while.
    fn wait(self, attempt: u32) {
        let wait = self.backoff.try_update_value(|backoff| {
            backoff.next(&Pace::default(), js_sys::Math::random()).as_millis() as u32
        });
        browser::after(wait.unwrap_or_default(), move || {
            if self.is_at(attempt) {
                self.attempt.set(attempt + 1);
            }
        });
    }

    /// Tries again at once, where an attempt has failed.
    fn hurry(self) {
        if self.trouble.with_untracked(Option::is_some) {
            self.attempt.update(|attempt| *attempt += 1);
        }
    }
}

/// What is shown until the table is there.
#[component]
pub(super) fn Arriving(arrival: Arrival) -> impl IntoView {
    let told = Memo::new(move |_| {
        arrival.trouble.with(|trouble| match trouble.as_ref()? {
            ApiError::Unreachable => Some(words().refusal("client.offline")),
            trouble => Some(words().refusal(trouble.code())),
        })
    });
    view! {
        <main class="room" id="main">
            <Show
                when=move || told.with(Option::is_some)
                fallback=|| view! { <p role="status">{t!("page-loading")}</p> }
            >
                <p class="warning" role="alert" id="not-arrived">{move || told.get()}</p>
                <p>
                    <button type="button" class="button primary" id="try-again" on:click=move |_| arrival.hurry()>
                        {t!("page-try-again")}
                    </button>
                </p>
            </Show>
        </main>
    }
}
