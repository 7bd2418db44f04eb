//! A running game, on a server or on this device: everything on one screen.

use leptos::prelude::*;
use view::hand::{Hand, Holding};
use view::layout::Plan;

use super::end::End;
use super::explain::Explain;
use super::log::{Log, SkipLinks};
use super::tools::{Menu, Sheets, Tools};
use crate::board::{
    AnswerRegion, Builders, Flights, Keys, Lines, Mine, Others, Places, Prompt, ScorePanel, Sheet,
    places,
};
use crate::desk::{Desk, desk};
use crate::later::{Part, Soon};
use crate::parts::Dialog;
use crate::words::{t, words};

#[component]
pub(crate) fn GameView() -> impl IntoView {
    let desk = desk();
    let places = Places::provide_table(desk, |_| 0);
    turn_sheet(desk, places);
    let (sheets, ended) = (Sheets::new(), RwSignal::new(false));
    let frame = Memo::new(move |_| places.frame());
    view! {
        <Flights/>
        <Keys help=sheets.keys/>
        <SkipLinks/>
        <main class=move || frame.get().0 style=move || frame.get().1 id="main">
            <h1 class="hidden-words">
                {move || desk.scene.with(|scene| scene.as_ref().map(|scene| words().mode(&scene.rules)))}
            </h1>
            <Tools sheets/>
            <Prompt/>
            <SheetTabs/>
            <Lines/>
            <Mine/>
            <Builders/>
            <Others/>
            <Log open=sheets.log/>
            <Menu sheets><Soon part=Part::People { ended }/></Menu>
            <AnswerRegion/>
            <Explain/>
        </main>
        <Soon part=Part::Question/>
        <End open=ended/>
        <ScorePanel open=sheets.scores/>
        <Dialog open=sheets.remaining title=t!("board-remaining")><Soon part=Part::Remaining/></Dialog>
        <Dialog open=sheets.describing title=t!("a11y-command")><Soon part=Part::Describe/></Dialog>
        <Dialog open=sheets.keys title=t!("settings-keys")><Soon part=Part::Keys/></Dialog>
    }
}

/// Turns a shared sheet to what the decision is about.
fn turn_sheet(desk: Desk, places: Places) {
    let about = Memo::new(move |_| {
        desk.hand.with(|hand| match hand.as_ref().map(Hand::holding) {
            Some(Holding::Tile { .. } | Holding::Torch { .. }) => Sheet::Builders,
            _ => Sheet::Lines,
        })
    });
    Effect::new(move || places.sheet.set(about.get()));
}

/// Switches a shared sheet between the lines and the builders.
#[component]
pub(crate) fn SheetTabs() -> impl IntoView {
    let places = places();
    let tab = move |side: Sheet, panel: &'static str, title: String| {
        let selected = move || (places.sheet.get() == side).to_string();
        view! {
            <button type="button" role="tab" class="button quiet small" aria-controls=panel
                aria-selected=selected on:click=move |_| places.sheet.set(side)>
                {title}
            </button>
        }
    };
    view! {
        <Show when=move || places.shares_sheet()>
            <div class="tabs" role="tablist" aria-label=t!("board-sheet")
                style=move || places.style(Plan::tabs)>
                {tab(Sheet::Lines, "lines", t!("board-lines"))}
                {tab(Sheet::Builders, "builders", t!("board-builders"))}
            </div>
        </Show>
    }
}
