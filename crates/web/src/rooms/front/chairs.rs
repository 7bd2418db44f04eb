//! The table of the new-game form as a picture: chairs that one fills with people and bots.
//!
//! It is a shortcut for pointers. Keys and screen readers have the choices below it, which say the same.

use leptos::prelude::*;
use rules::Seat;
use table::Level;
use view::characters::Character;
use view::new_game::{Chair, NewGame, Occupant};

use super::new_table::Form;
use crate::app::ArtIsReady;
use crate::board::house;
use crate::words::{t, words};

#[component]
pub(super) fn Chairs(form: Form) -> impl IntoView {
    let ArtIsReady(art_is_ready) = expect_context();
    let chairs = Memo::new(move |_| form.game.with(NewGame::chairs));
    // The bot that speaks: the one that is pointed at, or else the first.
    let heard = RwSignal::new(None::<usize>);
    let chair = move |at: usize| {
        let now = Memo::new(move |_| chairs.with(|chairs| chairs.get(at).copied()));
        let press = move |_| {
            if let Some(value) = form.game.with_untracked(|game| game.press_chair(at)) {
                form.choose(value);
            }
        };
        let class = move || match now.get() {
            None => "chair spare",
            Some(Chair { sitter: Occupant::Bot(_), in_team: false, .. }) => "chair bot",
            Some(Chair { sitter: Occupant::Bot(_), .. }) => "chair bot teamed",
            Some(Chair { in_team: false, .. }) => "chair",
            Some(_) => "chair teamed",
        };
        let picture =
            move || if art_is_ready.get() { sitting(now.get(), at) } else { String::new() };
        let name = move || now.get().map(|chair| occupant(chair.sitter, at));
        view! {
            <span class=class on:click=press on:pointerenter=move |_| heard.set(Some(at))>
                <span class="face" inner_html=picture></span>
                <span class="name">{name}</span>
            </span>
        }
    };
    let speaker = Memo::new(move |_| {
        chairs.with(|chairs| {
            let bot = |at: usize| match chairs.get(at)?.sitter {
                Occupant::Bot(level) => Some((level, Seat::new(at)?)),
                _ => None,
            };
            heard.get().and_then(bot).or_else(|| (0..chairs.len()).find_map(bot))
        })
    });
    let speech = move || speaker.get().map(speech);
    view! {
        <div class="chairs" aria-hidden="true">{(0..Chair::MAX).map(chair).collect_view()}</div>
        <div class="spoken">{speech}</div>
        <p class="soft">{t!("lobby-chairs")}</p>
    }
}

/// A bot by its name and level, and what it says of itself.
fn speech((level, seat): (Level, Seat)) -> impl IntoView {
    let who = words().bot_in_full(level, seat);
    view! { <p><b>{who}</b> <q class="voice">{words().voice(level, seat)}</q></p> }
}

/// Who sits on a chair; the chair itself while they are still to come.
fn sitting(chair: Option<Chair>, at: usize) -> String {
    let Some(Chair { sitter, house: own, .. }) = chair else { return art::chair_to_add().svg() };
    let own = house(own.index());
    match (sitter, Seat::new(at)) {
        (Occupant::Bot(level), Some(seat)) => art::portrait(Character::at(level, seat), own).svg(),
        (Occupant::You | Occupant::Person(_), _) => art::person(own).svg(),
        _ => art::chair(Some(own)).svg(),
    }
}

fn occupant(sitter: Occupant, at: usize) -> String {
    match (sitter, Seat::new(at)) {
        (Occupant::You, _) => t!("lobby-chair-you"),
        (Occupant::Person(person), _) => t!("lobby-partner-player", number = person + 1),
        (Occupant::Guest, _) => t!("lobby-chair-guest"),
        (Occupant::Bot(level), Some(seat)) => Character::at(level, seat).name().to_owned(),
        (Occupant::Anyone | Occupant::Bot(_), _) => t!("lobby-chair-anyone"),
    }
}
