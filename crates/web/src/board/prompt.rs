//! What the viewer has to do, in words and buttons.

use leptos::prelude::*;
use table::Intent;
use view::hand::{Hand, Holding, Preview, Side};
use view::scene::Undo;

use super::mine::with_shown_kingdom;
use super::picture::column_and_row;
use super::places::places;
use crate::desk::{Desk, desk};
use crate::parts::Icon;
use crate::words::{t, words};

#[component]
pub(crate) fn Prompt() -> impl IntoView {
    let desk = desk();
    let is_mine = Memo::new(move |_| desk.hand.with(Option::is_some));
    let class = move || if is_mine.get() { "prompt card mine-now" } else { "prompt card" };
    let kind = Memo::new(move |_| {
        desk.hand.with(|hand| hand.as_ref().map(|hand| Kind::of(hand.holding())))
    });
    let places = places();
    view! {
        <section class=class aria-label=t!("a11y-command-turn")>
            <div class="words" style=move || places.style(|plan| plan.words)>
                <h2 id="prompt-words">{move || prompt_text(desk)}</h2>
                <StopShowing/>
                <p class="preview">{move || preview(desk)}</p>
                <p class="round soft">{move || round(desk)}</p>
                <p class="hidden-words" role="status" id="in-hand">{move || describe_hand(desk)}</p>
            </div>
            <div class="does" style=move || places.style(|plan| plan.actions)>
                {move || kind.get().filter(|_| !desk.is_pointing()).map(|kind| buttons(desk, kind))}
                <Return/>
                <Show when=move || can_undo(desk)>
                    <button
                        type="button"
                        class="button small"
                        id="undo"
                        aria-keyshortcuts="U"
                        aria-label=move || undo_label(desk)
                        title=move || undo_label(desk)
                        on:click=move |_| desk.undo()
                    >
                        <Icon icon=art::Icon::Undo/>
                    </button>
                </Show>
            </div>
        </section>
    }
}

fn undo_label(desk: Desk) -> String {
    match desk.undo.get() {
        Some(Undo::Ask { .. }) => t!("table-ask-take-back"),
        _ => t!("table-undo"),
    }
}

/// Which round it is.
fn round(desk: Desk) -> Option<String> {
    desk.scene.with(|scene| {
        let scene = scene.as_ref()?;
        let board = scene.board.as_ref()?;
        let round = t!("table-round", round = board.round.max(1), rounds = board.rounds);
        let is_last = board.round == board.rounds;
        let round = if is_last { format!("{round} · {}", t!("table-last-round")) } else { round };
        Some(format!("{} · {round}", words().mode(&scene.rules)))
    })
}

/// Returns the viewer to a seat that a bot plays for them.
#[component]
fn Return() -> impl IntoView {
    let desk = desk();
    let can_return = Memo::new(move |_| desk.can_return());
    view! {
        <Show when=move || can_return.get()>
            <button type="button" class="button small primary" id="return"
                on:click=move |_| desk.submit(Intent::Return)>
                {t!("table-return")}
            </button>
        </Show>
    }
}

/// Whether the last action can be undone, at once or if the others agree.
fn can_undo(desk: Desk) -> bool {
    desk.undo.with(|undo| undo.as_ref().is_some_and(|undo| undo.intent().is_ok()))
}

/// What is in the hand, as far as it matters to the buttons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nothing,
    King,
    Domino,
    Misfit,
    Optional,
}

impl Kind {
    fn of(holding: &Holding) -> Self {
        match holding {
            Holding::Nothing => Self::Nothing,
            Holding::King { .. } => Self::King,
            Holding::Domino(_) => Self::Domino,
            Holding::Misfit(_) => Self::Misfit,
            Holding::Knights { .. } | Holding::Tile { .. } | Holding::Torch { .. } => {
                Self::Optional
            }
        }
    }
}

/// Goes back from showing something to the partner.
#[component]
fn StopShowing() -> impl IntoView {
    let desk = desk();
    let stop = move |_| {
        desk.show_partner(view::desk::Desk::stop_showing);
    };
    view! {
        <Show when=move || desk.team().showing.get().is_some()>
            <button type="button" class="button small" id="stop-showing" aria-keyshortcuts="Escape" on:click=stop>
                {t!("team-stop")}
            </button>
        </Show>
    }
}

/// What the main button does: a move that is laid out for the partner is only suggested.
fn act_label(desk: Desk, plays: &str) -> String {
    let is_for_partner = desk.team().showing.get().is_some();
    words().text(if is_for_partner { "team-suggest" } else { plays })
}

fn buttons(desk: Desk, kind: Kind) -> AnyView {
    let ready =
        Memo::new(move |_| desk.hand.with(|hand| hand.as_ref().and_then(Hand::action).is_some()));
    let act = move |_| desk.act_if_seen();
    let change = move |change: fn(&mut Hand)| {
        desk.change_hand(change);
    };
    match kind {
        Kind::Nothing => ().into_any(),
        Kind::King => view! {
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="Enter"
                disabled=move || !ready.get() on:click=act>
                <Icon icon=art::Icon::Check/>
                {move || act_label(desk, "board-claim")}
            </button>
        }
        .into_any(),
        Kind::Domino => view! {
            <button type="button" class="button small" aria-keyshortcuts="R" aria-label=t!("board-rotate")
                title=t!("board-rotate") on:click=move |_| change(|hand| hand.rotate(1))>
                <Icon icon=art::Icon::Rotate/>
            </button>
            <button type="button" class="button small" aria-keyshortcuts="Shift+N" aria-label=t!("board-previous-spot")
                on:click=move |_| change(|hand| hand.next_spot(-1))>
                <Icon icon=art::Icon::StepBack/>
            </button>
            <button type="button" class="button small" aria-keyshortcuts="N" aria-label=t!("board-next-spot")
                on:click=move |_| change(|hand| hand.next_spot(1))>
                <Icon icon=art::Icon::StepForward/>
            </button>
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="Enter"
                disabled=move || !ready.get() on:click=act>
                <Icon icon=art::Icon::Check/>
                {move || act_label(desk, "board-place")}
            </button>
        }
        .into_any(),
        Kind::Misfit => view! {
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="D" on:click=act>
                <Icon icon=art::Icon::Trash/>
                {move || act_label(desk, "board-discard")}
            </button>
        }
        .into_any(),
        Kind::Optional => view! {
            <button type="button" class="button small primary" id="do-it" aria-keyshortcuts="Enter"
                disabled=move || !ready.get() on:click=act>
                <Icon icon=art::Icon::Check/>
                {move || act_label(desk, "board-confirm")}
            </button>
            <button type="button" class="button small" id="do-without" aria-keyshortcuts="P"
                on:click=move |_| desk.skip()>
                {t!("board-pass")}
            </button>
        }
        .into_any(),
    }
}

/// What has to be done now, in a sentence.
pub(crate) fn prompt_text(desk: Desk) -> String {
    if let Some(showing) = desk.team().showing.get() {
        return words().showing(showing);
    }
    desk.scene.with(|scene| match scene {
        None => t!("page-loading"),
        Some(scene) => words().prompt(scene),
    })
}

/// What the hand would do, for screen readers: a domino also with its place.
fn describe_hand(desk: Desk) -> String {
    let ghost = desk.hand.with(|hand| hand.as_ref()?.ghost().cloned());
    let Some(ghost) = ghost else { return preview(desk) };
    let description = with_shown_kingdom(desk, |area, kingdom| {
        let (column, row) = column_and_row(area, ghost.anchor);
        let printed = ghost.domino.domino();
        let (held, other) = match ghost.orientation.held {
            Side::Left => (printed.left, printed.right),
            Side::Right => (printed.right, printed.left),
        };
        let cell = (row as usize + 1, column as usize + 1);
        let words = words();
        let place = words.ghost(held, cell, other, ghost.orientation.toward);
        let preview = desk.hand.with(|hand| hand.as_ref().and_then(Hand::preview));
        let Some(Preview::Place(preview)) = preview else { return place };
        let result = match (preview.refusal, preview.gain) {
            (Some(refusal), _) => words.ghost_refused(refusal.code(), kingdom.grid.width()),
            (None, Some(gain)) if desk.has_hint(|all| all.hint_score) => words.ghost_fits(gain),
            _ => String::new(),
        };
        let losses = words.losses(&preview);
        [place, result].into_iter().chain(losses).collect::<Vec<_>>().join(" ")
    });
    description.unwrap_or_default()
}

/// What the hand would do: the change of points or coins, or why it is illegal.
fn preview(desk: Desk) -> String {
    let hints = desk.hints();
    // Pointers and keys have shown what they are about to do.
    let is_tapped = desk.with_inner(|inner| inner.tapped().is_some());
    desk.hand.with(|hand| {
        let Some(hand) = hand else { return String::new() };
        let mut parts = words().hand_preview(hand, hints);
        if is_tapped && hand.action().is_some() {
            let is_claim = matches!(hand.holding(), Holding::King { .. });
            let again = if is_claim { "board-claim-again" } else { "board-place-again" };
            parts.push(words().text(again));
        }
        parts.join(" · ")
    })
}
