//! Scraps of coloured paper that fall over the last screen of a winner. They take no clicks, and any
//! key or click sweeps them away.

use art::House;
use leptos::ev;
use leptos::prelude::*;
use view::finale::{SHOWER_MS, Scrap, shower};

use crate::browser;
use crate::settings::preferences;

#[component]
pub(crate) fn Confetti(
    /// Set to false once the last scrap has fallen.
    falling: RwSignal<bool>,
) -> impl IntoView {
    let sweep = move || {
        let _ = falling.try_set(false);
    };
    let lasts = untrack(|| preferences().motion_ms(SHOWER_MS));
    let ends = browser::after(lasts, sweep);
    let listeners = [
        window_event_listener(ev::pointerdown, move |_| sweep()),
        window_event_listener(ev::keydown, move |_| sweep()),
    ];
    on_cleanup(move || {
        if let Some(ends) = ends {
            ends.clear();
        }
        listeners.into_iter().for_each(WindowListenerHandle::remove);
    });
    let pace = f64::from(lasts) / f64::from(SHOWER_MS);
    let scraps: String = shower().map(|scrap| draw(&scrap, pace)).collect();
    view! { <div class="confetti" aria-hidden="true" inner_html=scraps></div> }
}

fn draw(scrap: &Scrap, pace: f64) -> String {
    let Scrap { from, to, begins_ms, lasts_ms, turns, colour, is_ribbon } = *scrap;
    let colour = House::new(colour % House::COUNT).map(House::colour).unwrap_or_default();
    let class = if is_ribbon { "scrap ribbon" } else { "scrap" };
    let (begins, lasts) = (f64::from(begins_ms) * pace, f64::from(lasts_ms) * pace);
    format!(
        "<i class=\"{class}\" style=\"--from:{from:.1}vw;--to:{to:.1}vw;--turns:{turns}deg;\
         background:{colour};animation-delay:{begins:.0}ms;animation-duration:{lasts:.0}ms\"></i>"
    )
}
