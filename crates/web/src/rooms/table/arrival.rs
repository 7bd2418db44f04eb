//! Arriving at a table: signs in, retrying until the server answers, then watches the table.

use client::{Backoff, Pace};
use leptos::prelude::*;
use table::TableId;

use crate::browser;
use crate::net::{ApiError, Connection};
use crate::rooms::front::sign_in;
use crate::settings::preferences;
use crate::words::{t, words};

/// The progress of signing in; copies share it.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// Counts attempts, so that the result of an old one is ignored.
    attempt: RwSignal<u32>,
    /// Of the last attempt.
    error: RwSignal<Option<ApiError>>,
    backoff: StoredValue<Backoff>,
}

impl Arrival {
    pub(super) fn start(table: TableId) -> Self {
        let (connection, preferences) = (expect_context::<Connection>(), preferences());
        let arrival = Self {
            attempt: RwSignal::new(0),
            error: RwSignal::new(None),
            backoff: StoredValue::new(Backoff::default()),
        };
        Effect::new(move || {
            let attempt = arrival.attempt.get();
            let table = table.clone();
            leptos::task::spawn_local(async move {
                let answer = sign_in(preferences).await;
                // The visitor may have left meanwhile, or tried again.
                if !arrival.is_current(attempt) {
                    return;
                }
                arrival.error.set(answer.err());
                match arrival.error.get_untracked() {
                    None => connection.watch(&table),
                    Some(error) if error.is_transient() => arrival.retry_later(attempt),
                    Some(_) => {}
                }
            });
        });
        let listener = window_event_listener_untyped("online", move |_| arrival.retry_now());
        on_cleanup(move || listener.remove());
        arrival
    }

    fn is_current(self, attempt: u32) -> bool {
        self.attempt.try_get_untracked() == Some(attempt)
    }

    fn retry_later(self, attempt: u32) {
        let delay = self.backoff.try_update_value(|backoff| {
            backoff.next(&Pace::default(), js_sys::Math::random()).as_millis() as u32
        });
        browser::after(delay.unwrap_or_default(), move || {
            if self.is_current(attempt) {
                self.attempt.set(attempt + 1);
            }
        });
    }

    /// Retries at once if the last attempt failed.
    fn retry_now(self) {
        if self.error.with_untracked(Option::is_some) {
            self.attempt.update(|attempt| *attempt += 1);
        }
    }
}

#[component]
pub(super) fn Arriving(arrival: Arrival) -> impl IntoView {
    let problem = Memo::new(move |_| {
        arrival.error.with(|error| match error.as_ref()? {
            ApiError::Unreachable(_) => Some(words().refusal("client.offline")),
            error => Some(words().refusal(error.code())),
        })
    });
    view! {
        <main class="room" id="main">
            <Show
                when=move || problem.with(Option::is_some)
                fallback=|| view! { <p role="status">{t!("page-loading")}</p> }
            >
                <p class="warning" role="alert" id="not-arrived">{move || problem.get()}</p>
                <p>
                    <button type="button" class="button primary" id="try-again" on:click=move |_| arrival.retry_now()>
                        {t!("page-try-again")}
                    </button>
                </p>
            </Show>
        </main>
    }
}
