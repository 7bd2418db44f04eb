//! Small components that many rooms share: icons, clocks, toasts, dialogs.

use leptos::prelude::*;
use view::scene::ClockScene;

use crate::browser;
use crate::net::Connection;
use crate::words::{t, words};

/// A clock turns red when less than this is left.
const LOW_MS: i64 = 20_000;

#[component]
pub(crate) fn Icon(icon: art::Icon) -> impl IntoView {
    view! { <span class="icon" inner_html=icon.svg()></span> }
}

/// A player's clock; the viewer's own warns before it runs out.
#[component]
pub(crate) fn Clock(clock: ClockScene, is_own: bool) -> impl IntoView {
    let offset_ms = use_context::<Connection>().map(|connection| connection.clock_offset_ms);
    let now = RwSignal::new(browser::now());
    let is_running = clock.running_since.is_some();
    if is_running {
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
        let offset_ms = offset_ms.map_or(0, |offset| offset.get_untracked());
        clock.left_at(now.get() + offset_ms)
    };
    let is_low = Memo::new(move |_| is_running && left() < LOW_MS);
    let is_out = Memo::new(move |_| is_running && left() == 0);
    let class = move || if is_low.get() { "clock low" } else { "clock" };
    let increment = clock.increment();
    let increment_words = increment
        .as_ref()
        .map(|_| t!("table-clock-increment", time = words().duration(clock.increment_ms)));
    let label = Signal::derive(move || {
        let left = match (is_out.get(), is_low.get()) {
            (true, _) => t!("table-clock-out"),
            (false, true) => t!("table-clock-low", time = time(left())),
            (false, false) => t!("table-clock-left", time = time(left())),
        };
        increment_words.iter().fold(left, |left, added| format!("{left} ({added})"))
    });
    if is_own {
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
            {increment.map(|increment| view! { <small>{increment}</small> })}
        </span>
    }
}

/// Minutes and seconds, or days and hours.
pub(crate) fn time(ms: i64) -> String {
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

/// Short messages at the bottom of the page, read out by screen readers.
#[derive(Clone, Copy)]
pub(crate) struct Toasts(RwSignal<Vec<Toast>>);

#[derive(Clone, PartialEq, Eq)]
struct Toast {
    id: u32,
    text: String,
    is_warning: bool,
}

const TOAST_MS: u32 = 5_000;

impl Toasts {
    pub(crate) fn provide() -> Self {
        let toasts = Self(RwSignal::new(Vec::new()));
        provide_context(toasts);
        toasts
    }

    pub(crate) fn inform(&self, text: String) {
        self.show(text, false);
    }

    /// For what did not work, and what to do about it.
    pub(crate) fn warn(&self, text: String) {
        self.show(text, true);
    }

    fn show(&self, text: String, is_warning: bool) {
        let toasts = self.0;
        let id = toasts.with_untracked(|all| all.last().map_or(0, |last| last.id + 1));
        toasts.update(|all| {
            all.retain(|toast| toast.text != text);
            all.push(Toast { id, text, is_warning });
        });
        browser::after(TOAST_MS, move || toasts.update(|all| all.retain(|toast| toast.id != id)));
    }
}

pub(crate) fn toasts() -> Toasts {
    expect_context()
}

#[component]
pub(crate) fn ToastList() -> impl IntoView {
    let Toasts(toasts) = toasts();
    view! {
        <div class="toasts" role="status" aria-live="polite">
            {move || {
                let one = |toast: Toast| {
                    let class = if toast.is_warning { "toast bad" } else { "toast" };
                    view! { <p class=class>{toast.text}</p> }
                };
                toasts.get().into_iter().map(one).collect_view()
            }}
        </div>
    }
}

/// Asks for confirmation before something that cannot be undone.
#[component]
pub(crate) fn Confirm(
    open: RwSignal<bool>,
    #[prop(into)] title: String,
    #[prop(into)] why: Signal<String>,
    on_confirm: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    let title = StoredValue::new(title);
    let on_confirm = StoredValue::new(on_confirm);
    let confirm = move |_| {
        open.set(false);
        on_confirm.with_value(|run| run());
    };
    view! {
        <Dialog open title=title.get_value()>
            <p>{why}</p>
            <div class="phrases">
                <button type="button" class="button danger" class:sure=true on:click=confirm>{title.get_value()}</button>
                <button type="button" class="button" on:click=move |_| open.set(false)>{t!("lobby-cancel")}</button>
            </div>
        </Dialog>
    }
}

/// A modal dialog; Escape closes it.
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
            // This task builds its content; showing it gets a task of its own.
            browser::after(0, move || {
                if open.try_get_untracked() == Some(true) && !dialog.open() {
                    // It fails only if the dialog is already open.
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
