//! Partners consult each other: presets, own words, and a move suggested. Only their team sees it.

use client::Notice;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use table::{Note, Remark, TableId, TeamPhrase};
use view::consult::Marks;
use view::hand::Hand;

use crate::desk::{Desk, desk};
use crate::net::Connection;
use crate::parts::{Dialog, Icon, toasts};
use crate::words::{t, words};

/// Follows what the team says: marks on the board, and a toast for each remark of the partner.
pub(super) fn follow_team(desk: Desk, connection: Connection, id: StoredValue<TableId>) {
    let notes = Memo::new(move |_| {
        connection.read(|session| {
            let model = session.table(&id.get_value());
            model.map(|model| model.notes().cloned().collect::<Vec<Note>>()).unwrap_or_default()
        })
    });
    Effect::new(move || desk.notes.set(notes.get()));
    Effect::new(move || {
        let marks = desk.state.with(|state| {
            let (state, viewer) = (state.as_ref()?, desk.viewer.get()?);
            Some(notes.with(|notes| Marks::of(notes.iter(), state, viewer)))
        });
        desk.marks.set(marks.unwrap_or_default());
    });
    let toasts = toasts();
    Effect::new(move || {
        for notice in connection.notices.get().iter() {
            if let Notice::Noted { table, note } = notice
                && *table == id.get_value()
                && desk.viewer.get_untracked() != Some(note.seat)
            {
                toasts.inform(untrack(|| describe(desk, note)));
            }
        }
    });
}

fn describe(desk: Desk, note: &Note) -> String {
    let names = desk.names();
    desk.position.with(|position| words().note(note, position.as_ref(), &names))
}

/// The button that opens the talk with one's partner, and that dialog.
#[component]
pub(super) fn Team() -> impl IntoView {
    let desk = desk();
    let open = RwSignal::new(false);
    let has_partner = Memo::new(move |_| {
        desk.is_online()
            && desk.state.with(|state| {
                let partner = desk.viewer.get().zip(state.as_ref());
                partner.is_some_and(|(viewer, state)| state.partner_of(viewer).is_some())
            })
    });
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
        let notes = desk.notes.get();
        let first = notes.len().saturating_sub(SHOWN_MAX);
        let line = |note: &Note| view! { <li>{describe(desk, note)}</li> };
        notes[first..].iter().map(line).collect_view()
    };
    view! {
        <Show when=move || desk.notes.with(Vec::is_empty)><p>{t!("team-empty")}</p></Show>
        <ol class="plain-list" id="team-notes" aria-live="polite">{lines}</ol>
    }
}

#[component]
fn PhraseButton(phrase: TeamPhrase) -> impl IntoView {
    let say = consulting();
    view! {
        <button type="button" class="button small" on:click=move |_| say(Remark::Phrase { phrase })>
            {words().team_phrase(phrase)}
        </button>
    }
}

/// A message in one's own words, and the move in one's hand as a suggestion.
#[component]
fn Own(open: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let say = consulting();
    let text = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        if let Ok(own) = text.get_untracked().parse() {
            say(Remark::Text { text: own });
            text.set(String::new());
        }
    };
    let action = Memo::new(move |_| desk.hand.with(|hand| hand.as_ref().and_then(Hand::action)));
    let suggest = move |_| {
        if let Some(action) = action.get_untracked() {
            say(Remark::Plan { action });
            open.set(false);
        }
    };
    view! {
        <form class="phrases" on:submit=send>
            <input type="text" id="team-text" maxlength=table::TEXT_LETTERS_MAX.to_string()
                placeholder=t!("team-placeholder") aria-label=t!("team-placeholder")
                prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
            <button type="submit" class="button small">{t!("team-send")}</button>
        </form>
        <Show when=move || action.get().is_some()>
            <button type="button" class="button small" id="suggest" on:click=suggest>{t!("team-suggest")}</button>
        </Show>
    }
}

/// Says something to the partner at this table.
fn consulting() -> impl Fn(Remark) + Copy {
    let (desk, connection, toasts) = (desk(), use_context::<Connection>(), toasts());
    move |remark| {
        let table = desk.online_table();
        let sent = connection.zip(table).is_some_and(|(connection, table)| {
            connection.update(|session| session.consult(&table, remark)).is_ok()
        });
        if !sent {
            toasts.warn(words().text("table-sending"));
        }
    }
}
