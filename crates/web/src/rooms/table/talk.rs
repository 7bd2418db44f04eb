//! What seated players say to everyone, presets or their own words, and muting.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use rules::Seat;
use table::{Intent, Phrase, PlayerId};
use view::scene::SeatHolder;

use crate::desk::desk;
use crate::muted::muted;
use crate::parts::{Dialog, Icon};
use crate::words::{t, words};

#[component]
pub(super) fn Talk() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let is_online = desk.is_online();
    let is_allowed = Memo::new(move |_| {
        is_online && desk.state.with(|state| state.as_ref().is_some_and(|state| state.options.talk))
    });
    let can_talk = move || is_allowed.get() && desk.viewer.get().is_some();
    let say = move |phrase: Phrase| {
        let say = move |_| {
            desk.submit(Intent::Say { phrase });
            open.set(false);
        };
        view! {
            <button type="button" class="button small reaction" on:click=say>
                <span inner_html=art::reaction(phrase).svg()></span>{words().phrase(phrase)}
            </button>
        }
    };
    view! {
        <Show when=move || is_allowed.get()>
            <button type="button" class="button small" id="talk" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::Chat/>{t!("table-talk")}
            </button>
        </Show>
        <Dialog open title=t!("table-talk")>
            <Show when=can_talk>
                <Own open/>
                <div class="phrases">
                    {Phrase::ALL.map(say).collect_view()}
                </div>
            </Show>
            <MuteButtons/>
        </Dialog>
    }
}

/// A message in one's own words, where the table allows it.
#[component]
fn Own(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let may_write = Memo::new(move |_| {
        desk.scene.with(|scene| scene.as_ref().is_some_and(|one| one.may_write()))
    });
    let text = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        if let Ok(own) = text.get_untracked().parse() {
            desk.submit(Intent::Write { text: own });
            text.set(String::new());
            open.set(false);
        }
    };
    view! {
        <Show when=move || may_write.get()>
            <form class="phrases" on:submit=send>
                <input type="text" id="talk-text" maxlength=table::TEXT_LETTERS_MAX.to_string()
                    placeholder=t!("table-message") aria-label=t!("table-message")
                    prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                <button type="submit" class="button small">{t!("team-send")}</button>
            </form>
        </Show>
    }
}

/// Mutes or unmutes the other players.
#[component]
pub(super) fn MuteButtons() -> impl IntoView {
    let desk = desk();
    let others = Memo::new(move |_| {
        let viewer = desk.viewer.get();
        desk.scene.with(|scene| {
            let seats = scene.as_ref().map(|scene| scene.seats.clone()).unwrap_or_default();
            let people = seats.into_iter().filter(|seat| Some(seat.seat) != viewer);
            let people = people.filter_map(|seat| match seat.holder {
                SeatHolder::Player { id, .. } => Some((seat.seat, id)),
                SeatHolder::Nobody | SeatHolder::Bot(_) => None,
            });
            people.collect::<Vec<(Seat, PlayerId)>>()
        })
    });
    let muted = muted();
    let row = move |(seat, player): (Seat, PlayerId)| {
        let who = desk.name_of(seat);
        let is_muted = muted.contains(&player);
        let label =
            if is_muted { t!("table-unmute", who = who) } else { t!("table-mute", who = who) };
        let icon = if is_muted { art::Icon::SoundOn } else { art::Icon::SoundOff };
        view! {
            <button type="button" class="button small mute"
                on:click=move |_| muted.set(&player, !is_muted)>
                <Icon icon/>{label}
            </button>
        }
    };
    view! {
        <Show when=move || !others.with(Vec::is_empty)>
            <div class="phrases mutes">{move || others.get().into_iter().map(row).collect_view()}</div>
        </Show>
    }
}
