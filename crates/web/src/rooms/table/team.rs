//! Partners consult each other: presets, own words, a thing pointed at, a move suggested. Only their
//! team sees it.

use client::Notice;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::{Note, Remark, TableId, TeamPhrase};
use view::consult::{Marks, position_at};

use super::talk::MuteButtons;
use crate::desk::{Desk, desk};
use crate::net::Connection;
use crate::parts::{Dialog, Icon, toasts};
use crate::words::{t, words};

/// Follows what the team says: marks on the board, and a toast for each remark.
pub(super) fn follow_team(desk: Desk, connection: Connection, id: StoredValue<TableId>) {
    let toasts = toasts();
    desk.team().consult.set_value(Some(Callback::new(move |remark| {
        if connection.update(|session| session.consult(&id.get_value(), remark)).is_err() {
            toasts.warn(words().text("table-sending"));
        }
    })));
    let notes = Memo::new(move |_| {
        connection.read(|session| {
            let model = session.table(&id.get_value());
            model.map(|model| model.notes().cloned().collect::<Vec<Note>>()).unwrap_or_default()
        })
    });
    Effect::new(move || desk.team().notes.set(notes.get()));
    Effect::new(move || {
        let marks = desk.state.with(|state| {
            let (state, viewer) = (state.as_ref()?, desk.viewer.get()?);
            Some(notes.with(|notes| Marks::of(notes.iter(), state, viewer)))
        });
        desk.team().marks.set(marks.unwrap_or_default());
    });
    Effect::new(move || {
        for notice in connection.notices.get().iter() {
            if let Notice::Noted { table, note } = notice
                && *table == id.get_value()
                && (desk.viewer.get_untracked() != Some(note.seat)
                    || is_made_on_board(&note.remark))
            {
                toasts.inform(untrack(|| describe(desk, note)));
            }
        }
    });
}

/// Whether a remark is made on the board, where nothing else tells that it was sent.
fn is_made_on_board(remark: &Remark) -> bool {
    !matches!(remark, Remark::Phrase { .. } | Remark::Text { .. })
}

pub(super) fn describe(desk: Desk, note: &Note) -> String {
    let names = desk.names();
    let position = desk.state.with(|state| position_at(note, state.as_deref()?));
    words().note(note, position.as_ref(), &names)
}

/// The button that opens the talk with one's partner, and that dialog.
#[component]
pub(super) fn Team() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let has_partner = Memo::new(move |_| desk.with_inner(|inner| inner.partner().is_some()));
    view! {
        <Show when=move || has_partner.get()>
            <button type="button" class="button small" id="team" on:click=move |_| open.set(true)>
                <Icon icon=art::Icon::People/>{t!("team-talk")}
            </button>
        </Show>
        <Dialog open title=t!("team-talk")>
            <p class="soft">{t!("team-private")}</p>
            <Notes/>
            <div class="phrases">
                {TeamPhrase::ALL.map(|phrase| view! { <PhraseButton phrase/> }).into_iter().collect_view()}
            </div>
            <Own open/>
            <MuteButtons/>
        </Dialog>
    }
}

/// What was said last.
#[component]
fn Notes() -> impl IntoView {
    /// How many lines the dialog shows.
    const SHOWN_MAX: usize = 8;
    let desk = desk();
    let lines = move || {
        let notes = desk.team().notes.get();
        let first = notes.len().saturating_sub(SHOWN_MAX);
        // A remark stays as it was said, so there is nothing to follow.
        let line = |note: &Note| view! { <li>{untrack(|| describe(desk, note))}</li> };
        notes[first..].iter().map(line).collect_view()
    };
    view! {
        <Show when=move || desk.team().notes.with(Vec::is_empty)><p>{t!("team-empty")}</p></Show>
        <ol class="plain-list" id="team-notes" aria-live="polite">{lines}</ol>
    }
}

#[component]
fn PhraseButton(phrase: TeamPhrase) -> impl IntoView {
    let desk = desk();
    view! {
        <button type="button" class="button small" on:click=move |_| desk.consult(Remark::Phrase { phrase })>
            {words().team_phrase(phrase)}
        </button>
    }
}

/// A message in one's own words, a finger on something, and a move as a suggestion.
#[component]
fn Own(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let text = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        if let Ok(own) = text.get_untracked().parse() {
            desk.consult(Remark::Text { text: own });
            text.set(String::new());
        }
    };
    let point = move |_| {
        if desk.show_partner(view::desk::Desk::start_pointing) {
            open.set(false);
        }
    };
    let plan = Memo::new(move |_| desk.with_inner(view::desk::Desk::own_plan));
    let can_lay_out = Memo::new(move |_| desk.with_inner(view::desk::Desk::can_lay_out_move));
    let suggest = move |_| {
        match plan.get_untracked() {
            Some(plan) => desk.consult(plan),
            None => {
                desk.show_partner(view::desk::Desk::start_laying_out);
            }
        }
        open.set(false);
    };
    let has_game = Memo::new(move |_| desk.position.with(Option::is_some));
    view! {
        <form class="phrases" on:submit=send>
            <input type="text" id="team-text" maxlength=table::TEXT_LETTERS_MAX.to_string()
                placeholder=t!("team-placeholder") aria-label=t!("team-placeholder")
                prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
            <button type="submit" class="button small">{t!("team-send")}</button>
        </form>
        <div class="phrases">
            <Show when=move || has_game.get()>
                <button type="button" class="button small" id="point" on:click=point>{t!("team-point")}</button>
            </Show>
            <Show when=move || plan.get().is_some() || can_lay_out.get()>
                <button type="button" class="button small" id="suggest" on:click=suggest>
                    {move || if plan.get().is_some() { t!("team-suggest") } else { t!("team-lay-out") }}
                </button>
            </Show>
        </div>
    }
}
