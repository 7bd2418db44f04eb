//! The table of the new-game form as a picture: chairs that one fills with people and bots.
//!
//! It is a shortcut for pointers. Keys and screen readers have the choices below it, which say the same.

use leptos::prelude::*;
use view::new_game::{Chair, NewGame, Occupant};

use super::new_table::Form;
use crate::board::house;
use crate::parts::Icon;
use crate::words::{t, words};

#[component]
pub(super) fn Chairs(form: Form) -> impl IntoView {
    let chairs = Memo::new(move |_| form.game.with(NewGame::chairs));
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
        let shield = move || {
            now.get().map_or_else(String::new, |chair| house(chair.house.index()).shield().svg())
        };
        let icon = move || match now.get().map(|chair| chair.sitter) {
            None => view! { <Icon icon=art::Icon::Plus/> },
            Some(Occupant::Bot(_)) => view! { <Icon icon=art::Icon::Bot/> },
            Some(_) => view! { <Icon icon=art::Icon::People/> },
        };
        let name = move || now.get().map(|chair| occupant(chair.sitter));
        view! {
            <span class=class on:click=press>
                <span class="pennant" inner_html=shield></span>
                {icon}
                <span class="name">{name}</span>
            </span>
        }
    };
    view! {
        <div class="chairs" aria-hidden="true">{(0..Chair::MAX).map(chair).collect_view()}</div>
        <p class="soft">{t!("lobby-chairs")}</p>
    }
}

fn occupant(sitter: Occupant) -> String {
    match sitter {
        Occupant::You => t!("lobby-chair-you"),
        Occupant::Person(person) => t!("lobby-partner-player", number = person + 1),
        Occupant::Guest => t!("lobby-chair-guest"),
        Occupant::Anyone => t!("lobby-chair-anyone"),
        Occupant::Bot(level) => words().level(level.name()),
    }
}
