//! Small things that many rooms show.

use leptos::prelude::*;
use view::scene::ClockScene;

use crate::browser;
use crate::net::Connection;
use crate::words::t;

/// A clock is red when less than this is left.
const LOW_MS: i64 = 20_000;

/// A small picture beside words.
#[component]
pub(crate) fn Icon(icon: art::Icon) -> impl IntoView {
    view! { <span class="icon" inner_html=icon.svg()></span> }
}

/// A clock that runs; one's own says when it runs out.
#[component]
pub(crate) fn Clock(clock: ClockScene, own: bool) -> impl IntoView {
    let ahead_ms = use_context::<Connection>().map(|connection| connection.clock_ahead_ms);
    let now = RwSignal::new(browser::now());
    let runs = clock.running_since.is_some();
    if runs {
        let ticking = set_interval_with_handle(
            move || now.set(browser::now()),
            std::time::Duration::from_millis(250),
        );
        on_cleanup(move || {
            if let Ok(ticking) = ticking {
                ticking.clear();
            }
        });
    }
    let left = move || {
        let ahead_ms = ahead_ms.map_or(0, |ahead| ahead.get_untracked());
        clock.left_at(now.get() + ahead_ms)
    };
    let is_low = Memo::new(move |_| runs && left() < LOW_MS);
    let is_out = Memo::new(move |_| runs && left() == 0);
    let class = move || if is_low.get() { "clock low" } else { "clock" };
    let label = move || match (is_out.get(), is_low.get()) {
        (true, _) => t!("table-clock-out"),
        (false, true) => t!("table-clock-low", time = time(left())),
        (false, false) => t!("table-clock-left", time = time(left())),
    };
    if own {
        let toasts = toasts();
        Effect::new(move || match (is_out.get(), is_low.get()) {
            (true, _) => toasts.warn(t!("table-clock-out")),
            (false, true) => toasts.warn(t!("table-clock-low", time = untrack(|| time(left())))),
            _ => {}
        });
    }
    view! {
        <span class=class role="timer" aria-label=label title=label>
            <Icon icon=art::Icon::Clock/>
            {move || if is_out.get() { t!("table-clock-out") } else { time(left()) }}
        </span>
    }
}

/// Minutes and seconds, or days and hours.
fn time(ms: i64) -> String {
    let seconds = ms / 1_000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    if days > 0 {
        t!("table-clock-days-left", count = days)
    } else if hours > 0 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// Short messages at the lower border, read out by screen readers.
#[derive(Clone, Copy)]
pub(crate) struct Toasts(RwSignal<Vec<Toast>>);

#[derive(Clone, PartialEq, Eq)]
struct Toast {
    id: u32,
    words: String,
    bad: bool,
}

/// How long a message stays.
const TOAST_MS: u32 = 5_000;

impl Toasts {
    pub(crate) fn provide() -> Self {
        let toasts = Self(RwSignal::new(Vec::new()));
        provide_context(toasts);
        toasts
    }

    /// Says something that is good to know.
    pub(crate) fn say(&self, words: String) {
        self.show(words, false);
    }

    /// Says that something did not work, and what to do.
    pub(crate) fn warn(&self, words: String) {
        self.show(words, true);
    }

    fn show(&self, words: String, bad: bool) {
        let toasts = self.0;
        let id = toasts.with_untracked(|all| all.last().map_or(0, |last| last.id + 1));
        toasts.update(|all| {
            all.retain(|toast| toast.words != words);
            all.push(Toast { id, words, bad });
        });
        browser::after(TOAST_MS, move || toasts.update(|all| all.retain(|toast| toast.id != id)));
    }
}

/// Says something in this page.
pub(crate) fn toasts() -> Toasts {
    expect_context()
}

/// Where the messages are shown.
#[component]
pub(crate) fn ToastShelf() -> impl IntoView {
    let Toasts(toasts) = toasts();
    view! {
        <div class="toasts" role="status" aria-live="polite">
            {move || {
                let one = |toast: Toast| {
                    let class = if toast.bad { "toast bad" } else { "toast" };
                    view! { <p class=class>{toast.words}</p> }
                };
                toasts.get().into_iter().map(one).collect_view()
            }}
        </div>
    }
}

/// Asks once more before something is done that costs something.
#[component]
pub(crate) fn Sure(
    open: RwSignal<bool>,
    #[prop(into)] title: String,
    #[prop(into)] why: Signal<String>,
    yes: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let title = StoredValue::new(title);
    let yes = StoredValue::new(yes);
    let agree = move |_| {
        open.set(false);
        yes.with_value(|yes| yes());
    };
    view! {
        <Dialog open title=title.get_value()>
            <p>{why}</p>
            <div class="phrases">
                <button type="button" class="button danger" class:sure=true on:click=agree>{title.get_value()}</button>
                <button type="button" class="button" on:click=move |_| open.set(false)>{t!("lobby-cancel")}</button>
            </div>
        </Dialog>
    }
}

/// A dialog that opens over everything and closes by Escape.
#[component]
pub(crate) fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: String,
    children: ChildrenFn,
) -> impl IntoView {
    let label = title.clone();
    let node = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        if open.get() && !dialog.open() {
            // What it holds is being made in this task; showing it deserves one of its own.
            browser::after(0, move || {
                if open.try_get_untracked() == Some(true) && !dialog.open() {
                    // One that is open already needs no opening.
                    let _ = dialog.show_modal();
                }
            });
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=node aria-label=label on:close=move |_| open.set(false)>
            <header>
                <h2>{title}</h2>
                <button type="button" class="button quiet small" aria-label=t!("page-close")
                    on:click=move |_| open.set(false)>
                    <Icon icon=art::Icon::Close/>
                </button>
            </header>
            <Show when=move || open.get()>{children()}</Show>
        </dialog>
    }
}
