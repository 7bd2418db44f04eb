//! A running game, on a server or on this device.

use super::end::End;
use super::gathering::gathers_again;
use super::leaving::{Leave, Resign};
use super::log::{KeyList, Log, SkipLinks};
use super::question::{Ask, Question};
use super::spectators::Spectators;
use super::talk::Talk;
use super::team::Team;
use crate::board::{
    AnswerRegion, Builders, Describe, Flights, Keys, Lines, Mine, Others, Prompt, Remaining, Scores,
};
use crate::desk::desk;
use crate::parts::{Dialog, Icon};
use crate::settings::preferences;
use crate::words::{t, words};
use leptos::prelude::*;

#[component]
pub(crate) fn GameView() -> impl IntoView {
    let desk = desk();
    let preferences = preferences();
    let [help, sheet, remaining, describing, ended] = [(); 5].map(|()| RwSignal::new(false));
    let gathers = gathers_again(desk);
    let has_box = Memo::new(move |_| {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref());
            board.is_some_and(|board| board.builders.is_some())
        })
    });
    let class = move || if has_box.get() { "table queen" } else { "table" };
    let round = move || {
        desk.scene.with(|scene| {
            let board = scene.as_ref().and_then(|scene| scene.board.as_ref())?;
            let round = t!("table-round", round = board.round.max(1), rounds = board.rounds);
            let is_last = board.round == board.rounds;
            Some(if is_last { format!("{round} · {}", t!("table-last-round")) } else { round })
        })
    };
    view! {
        <Flights/>
        <Keys help/>
        <SkipLinks/>
        <main class=class id="main">
            <h1 class="hidden-words">
                {move || desk.scene.with(|scene| scene.as_ref().map(|scene| words().mode(&scene.rules)))}
            </h1>
            <Prompt/>
            <Lines/>
            <Mine/>
            <Builders/>
            <Others/>
            <section class="side card" aria-label=t!("page-more")>
                <p class="soft">{round}</p>
                <div class="phrases">
                    <button type="button" class="button small" id="show-scores" on:click=move |_| sheet.set(true)>
                        <Icon icon=art::Icon::Crown/>{t!("score-heading")}
                    </button>
                    <button type="button" class="button small" on:click=move |_| remaining.set(true)>
                        <Icon icon=art::Icon::Grid/>{t!("board-remaining")}
                    </button>
                    <button type="button" class="button small" aria-keyshortcuts="G" title=words().attr("board-hints", "hint")
                        aria-pressed=move || preferences.with(|all| all.hints).to_string()
                        on:click=move |_| preferences.update(|all| all.hints = !all.hints)>
                        <Icon icon=art::Icon::Eye/>{t!("board-hints")}
                    </button>
                    <button type="button" class="button small" aria-keyshortcuts="?" on:click=move |_| help.set(true)>
                        <Icon icon=art::Icon::Help/>{t!("settings-keys")}
                    </button>
                    <button type="button" class="button small" id="describe" on:click=move |_| describing.set(true)>
                        <Icon icon=art::Icon::Chat/>{t!("a11y-command")}
                    </button>
                    <Talk/>
                    <Team/>
                    <Ask/>
                    <Resign/>
                    <Leave/>
                </div>
                <Spectators/>
                <Show when=move || gathers.get()>
                    <p>
                        <button type="button" class="button small" id="show-seats" on:click=move |_| ended.set(true)>
                            <Icon icon=art::Icon::People/>{t!("table-seats")}
                        </button>
                    </p>
                </Show>
                <Log/>
                <AnswerRegion/>
            </section>
        </main>
        <Question/>
        <End open=ended/>
        <Dialog open=sheet title=t!("score-heading")><Scores/></Dialog>
        <Dialog open=remaining title=t!("board-remaining")><Remaining/></Dialog>
        <Dialog open=describing title=t!("a11y-command")><Describe/></Dialog>
        <Dialog open=help title=t!("settings-keys")><KeyList/></Dialog>
    }
}
